## The game and its options

name = 登顶为王
about = 19×19 格、带墙的国际象棋：被吃的子会回来，谁的王先到中心，谁就是山大王。2 到 4 人。
goal = 把你的王走到中心 J10 就赢
score = 吃子 { $n } 个
board = { $board ->
    [citadel] 堡垒：一圈断墙，四道门
    [forest] 森林：到处是零星的墙，线都不长
   *[valleys] 山谷：四道山脊之间的长斜线
 }
option = { $option ->
    [all_hands] 全员上阵：每人 24 子
    [army_size] 精兵简政：每人 { $n } 子
    [pick_for_friend] 朋友任你挑
    [wait_for_it] 稍安勿躁
    [mutant_monarch] 变异王
    [keep_it] 守得住吗：{ $n } 回合
   *[turn_limit] 满 { $n } 回合判和
 }

## The pieces

piece = { $kind ->
    [K] 王
    [Q] 后
    [M] 元帅
    [C] 枢机
    [B] 象
    [R] 车
    [N] 马
    [L] 袋鼠
    [P] 炮
    [A] 弓手
    [G] 巨人
   *[H] 勇士
 }
way = { $kind ->
    [K] 往任意方向走一步，但不能走进会被吃的格子。
    [Q] 横走、竖走、斜走，远近随意。
    [M] 横走或竖走，远近随意；或者走马步。
    [C] 斜走，远近随意；或者走马步。
    [B] 斜走，远近随意。
    [R] 横走或竖走，远近随意。
    [N] 先横走或竖走一步到空格，再向外斜走一步。
    [L] 什么都能跳过，跳法同国际象棋的马，或斜跳两格。
    [P] 横走或竖走，远近随意；吃子要隔一个子作炮架，墙多少都不算。
    [A] 横走或竖走一格或两格；斜射两格，隔着什么都行。
    [G] 横走或竖走一步；斜吃一格或两格，可以隔墙，不能隔子。
   *[H] 斜走一步；横吃或竖吃一步。
 }
way-also = 还会走{ $kind }的走法。
drawn-k = 王
drawn-q = 后
drawn-m = 帅
drawn-c = 枢
drawn-b = 象
drawn-r = 车
drawn-n = 马
drawn-l = 袋
drawn-p = 炮
drawn-a = 弓
drawn-g = 巨
drawn-h = 勇

## Boards

now = { $phase ->
    [picking-for-reserve] 大家暗中挑选在后备等候的子。还没挑好：{ $names }。按*我的手牌*来挑。
    [picking] 大家暗中替左边的玩家挑子。还没挑好：{ $names }。按*我的手牌*来挑。
    [deploying] 各方暗中布阵，然后一起公开。还没布好：{ $names }。按*我的手牌*看你的一角。
   *[mutating] { $names } 的王第一次被吃，可以学会后备里一个子的走法。
 }
king-checked = { $name } 的王被将军了。
king-captured = 👑 **{ $name } 的王在 { $square } 被吃，回到了 { $point }。**
king-near = 👑 **{ $name } 的王离中心还有 { $n } 步。**
kings-near = 👑 **到 J10 的步数：{ $steps }**
king-keeps-centre = 👑 **{ $name } 的王守在中心：{ $kept }/{ $wanted } 回合。**
draw-offered = { $whose ->
    [own] 🤝 你提和，下次轮到你之前都有效；这期间照常走棋。还没答复：{ $names }。
    [asked] 🤝 { $name } 提和，下次轮到其走棋之前都有效。
   *[other] 🤝 { $name } 提和，下次轮到其走棋之前都有效。还没答复：{ $names }。
 }
last-turns = **最近几步**
event = { $what ->
    [pass] { $name } 跳过这一步。
    [offers] { $name } 提和。
    [accepts] { $name } 同意和棋。
    [declines] { $name } 拒绝和棋。
    [resigns] { $name } 退出，棋子一并撤走。
    [king-stays] { $name } 的王不变异。
   *[king-gains] { $name } 的王从此也会走{ $kind }的走法。
 }
respawns = { $name } 让{ $kind }重生：`{ $move }`
lost = { $to ->
    [reserve] { $mark } { $kind } { $square } 进后备
   *[other] { $mark } { $kind } { $square } 回到 { $to }
 }
checks = 被将军：{ $names }
still-in-check = 仍被将军
before-turns = { $what ->
    [pick] { $name } 挑棋子
   *[deploy] { $name } 布阵
 }
round = 第 { $round } 回合
reserve = 后备：{ $pieces }
verdict = { $how ->
    [alone] 场上只剩 { $name }：{ $name } 的王当上山大王。
    [kept] { $name } 的王在中心 J10 守满了回合，当上山大王，赢下对局。
    [crowned] { $name } 的王走到了中心 J10，当上山大王，赢下对局。
    [agreed] 大家同意和棋：谁的王也没当上山大王。
    [limit] 最后一回合打完，和棋：谁的王也没当上山大王。
   *[stuck] 和棋：谁都走不了了。
 }

## Every hand

waiting = { $phase ->
    [picking] 你挑好了：{ $pieces }。等其他人。
   *[deploying] 你的阵布好了。大家都布好就公开。
 }
friend-left = { $name } 退出了，你不用挑子了。等其他人。
last-move = 你上一步：`{ $move }`。
numbers = 号码
button-offer-draw = 提和
button-answer = { $accept ->
    [yes] 同意和棋
   *[no] 拒绝和棋
 }

## Picking and deploying

pick = { $whose ->
    [friend] **替 { $name } 挑 { $n } 个子**；王、后、元帅、枢机和六个勇士另算。军队公开之前，只有本人知道。
   *[own] **挑 { $n } 个子放进你的后备**；六个勇士也在那里等着。大家都挑完，后备一起公开。
 }
picked = 已挑：{ $pieces }。
menu-pieces = 挑选棋子
button-give = { $whose ->
    [friend] 就选这些子
   *[own] 留在后备
 }
deploy = **布阵：** 可以直接用这个阵，也可以按*调整*对换棋子。
swap = { $what ->
    [first] **调整你的军队。** 按两个格子，就对换上面的棋子。
    [square] { $square } 要和哪一格对换？
   *[piece] { $square } 要和哪一格对换？或者改用别的子。
 }
given = { $giver ->
    [left] { $name } 已退出，你分到：{ $pieces }。
   *[here] { $name } 替你挑了：{ $pieces }。
 }
army = 一角：{ $pieces }
empty-square = { $square } 空
suggested-army = { $army ->
    [vanguard] 先锋
    [phalanx] 方阵
   *[raiders] 奇袭
 }
button-deploy = 就用这个阵
button-rearrange = 调整

## A turn

choose-piece = { $how ->
    [short] **轮到你了。**
   *[full] **轮到你了。** 先按棋子的号码，再按格子的号码；红色的是吃子。
 }
choose-square = **{ $piece } { $square }。** { $way }
choose-reserve = 让后备里的哪个子从 { $square } 上场？这就是你的一整步。
in-check = { $n ->
    [1] **你的王被 { $squares } 的{ $kind }将军了。**
   *[other] **你的王被 { $squares } 的棋子将军了。**
 }
centre-attacked = { $n ->
    [1] { $squares } 的{ $kind }正攻击 { $centre }。
   *[other] { $squares } 的棋子正攻击 { $centre }。
 }
mutate = **你的王被吃了**，可以变异，只此一次：后备里的一个子从此离场，王除了自己的走法，还能照它那样走、照它那样吃。
button-whole-board = 整张棋盘
button-respawn = 重生
button-back = ← 换子
button-more = 其他棋子
button-keep-king = 王不变

## Typed moves

from-reserve = 后备的{ $kind }
read-as-respawn = 我当作是让{ $kind }重生：`{ $move }`。
unreadable = 我看不懂 { $move } 这步。格子从 A1 到 S19：写 `/move E5 E9`；让马重生写 `/move 马@`。
written-differently = 这步还没走。请写成 `{ $move }`。
stuck = { $square } 上没有你能走的子。
can-move = { $reason } 现在能走的：{ $pieces }。
can-go = { $reason } 从 { $square } 可以走到：{ $squares }。
can-respawn = { $reason } 可以重生的：{ $pieces }。

## Refusals

clash-hands-army = “全员上阵”和“精兵简政（兵力）”不能同时用。去掉其中一个。
clash-hands-friend = “全员上阵”和“朋友任你挑（替友挑子）”不能同时用。去掉其中一个。
clash-hands-wait = “全员上阵”和“稍安勿躁”不能同时用。去掉其中一个。
clash-army-friend = “精兵简政（兵力）”和“朋友任你挑（替友挑子）”不能同时用：只有十个子，就没有什么可挑的了。去掉其中一个。
clash-army-too-large = 不用“全员上阵”时，军队是 10 到 20 个子。把选项“兵力”改小，或者打开“全员上阵”。
refusal = { $code ->
    [wrong_pick] 正好挑 { $number } 个子，同一种最多两个。
    [heroes_missing] 棋盘上要有六个勇士，不多不少。
    [empty_square] 那格没有棋子。
    [not_your_piece] 那不是你的子。
    [into_check] 你的王不能走进会被敌方吃掉的格子。
    [onto_wall] 什么子都不能落在墙上。
    [illegal_move] 那个子走不到那里。按它的号码，就能看到它能走到哪儿。
    [not_in_reserve] 你的后备里没有这种子。
    [no_respawn_point] 现在没有子能重生：你的两个重生点上都站着自己的子。
    [already_offered] 一回合只能提和一次。
    [offer_pending] 已经有人提和，等大家答复。
    [no_offer] 没有要你答复的提和。
    [players] 《登顶为王》是 2 到 4 人的游戏。
    [joining_closed] 《登顶为王》开始以后就不能再加入了。
   *[wrong_number] 这样的军队不能布阵：一共要 { $number } 个子，包括王、后、元帅、枢机和六个勇士。重新打开手牌，从推荐的阵开始。
 }

## Coaching: what to do now, and why

advice = { $case ->
    [picking] 你挑的子归别人用：走不远的子弱一些；推荐的阵容是公平的。
    [picking-for-reserve] 每个子上场都要花一步，几个走得远的子最值钱。按*推荐*就不错。
    [deploying] 被吃的子会回来，摆错了也不要紧。
    [mutating] 王要是还能像车或象那样跑，到中心更快。那个子可就再也没有了。
    [on-centre] 你的王要守在那里才能赢：看看哪些子能吃他，拦住它们。
    [wins] 你的王现在就能走上 J10，一到就赢。
    [next-to-centre] 你的王现在就能走上 J10；要赢还得守在那里，身边要有帮手。
    [centre-attacked] 你的王还不能走上 J10：在那里会被吃。赶走瞄住 J10 的子；不会跳的子，也可以挡在中间。
    [rival-on-centre] { $name } 的王守住 J10 就赢。在那里吃掉他，他就得从远处重新来。
    [rival-wins] { $name } 的王下一步就能走上 J10 获胜。看看现在能不能瞄住 J10，或者吃掉他。
    [rival-near] { $name } 的王快到 J10 了。不过王不能走进会被吃的格子：用子看住他前面的格子。
    [in-check] 被将军了，但不必应将：王在这里被吃，会回到 { $point }，离 J10 还有 { $n } 步。
    [captures] 这一步可以吃子。被吃的子不会丢，只是回家，或者在后备里等着。
    [shut-in] 你的王要一路走到 J10，可他现在动不了：得在他身边腾出一格。
    [reserve] 你的王离 J10 还有 { $n } 步。从 { $point } 放一个子上场，和走一步一样要花掉这一回合。
    [walk] 你的王离 J10 还有 { $n } 步，一回合走一步。别的子替他清路，别让人瞄上。
   *[draw-offered] 和棋就谁也当不成山大王。答复之前，比一比各方的王离 J10 有多远。
 }

## Reasons: why one move is better than another

reason = { $why ->
    [wins-kept] 走最好的一步，谁也来不及把你的王赶出中心，你就赢了。
    [wins-next] 走 { $best }，谁也拦不住你的王下一步走到中心。
    [wins-later] 走 { $best }，谁也拦不住你的王走到中心了。
    [loses-kept] 选 { $move }，{ $name } 的王就在中心守满回合，赢下对局。
    [loses-next] 选 { $move }，{ $name } 就能让王走到中心获胜。
    [loses-later] 选 { $move }，谁也拦不住 { $name } 的王走到中心了。
    [lets-capture] 选 { $move }，{ $name } 就能走 `{ $reply }`，吃掉你的{ $piece }。
    [lets-check] 选 { $move }，{ $name } 就能走 `{ $reply }`，将你的军。
    [lets-attack] 选 { $move }，{ $name } 就能走 `{ $reply }`，攻击你在 { $square } 的{ $piece }。
    [lets-approach] 选 { $move }，{ $name } 就能走 `{ $reply }`，让王离中心更近。
    [captures] { $best } 能吃掉 { $square } 的{ $piece }。
    [exposes] 选 { $move }，{ $name } 就能吃掉你在 { $square } 的{ $piece }。
    [prepares] 走最好的一步，对手要是应 `{ $reply }`，你接着就能吃掉 { $square } 的{ $piece }。
    [leads] 没有哪个王比你的离中心更近，{ $best } 让他更进一步。
    [trails] { $name } 的王比你的离中心更近，步步要紧：{ $best } 让你的王也靠近。
    [checks] { $best } 将 { $name } 的军。
    [attacks] { $best } 攻击 { $name } 在 { $square } 的{ $piece }。
    [returns] { $move } 吃掉的{ $piece }马上就回到 { $square }。
    [guards] { $best } 守住中心，别的王就走不上去。
    [enters] { $best } 让你的{ $piece }在 { $square } 上场。
    [slow] { $move } 花掉整整一步，只是让{ $piece }在 { $square } 上场。
    [clears] 走 { $best }，你的王下一步就能靠近中心。
    [reaches] 你的{ $piece }在 { $square } 比在 { $start } 能去的格子更多。
   *[shortens] 你的{ $piece }在 { $square } 比在 { $start } 能去的格子更少。
 }

## The rules

rules-setting-up = **目标。** 把你的王走到中心 J10：他就成了山大王，你就赢了。王被吃只是退回去重来，他还会回到棋盘上。

    {""}**棋盘。**
    - 19×19 格，有墙。谁也不能落在墙上，也不能穿墙，除非那种子的规则另有说明。
    - 红圈是重生点：四个角，以及离中心近些的 E5、E15、O15、O5，后面这四个叫内侧点，离你的角最近的那个是你的。

    {""}**军队。**
    - 王从你的角出发，后在他斜前方，元帅在他左边，枢机在他右边。这四个合称*王庭*。
    - 另有十六个子，排在从后、元帅、枢机伸出去的几条线上：六个勇士全上，其余十四个里任挑十个。
    - 没挑中的子不在这场对局里，也不会在后备里等着。
    - 各方暗中布阵，然后一起公开（本桌规矩）。

    {""}**行棋。**
    - 按顺时针轮流，一人走一步。
    - 也可以不走，改让后备里的一个子重生。
    - 两样都做不到，就跳过你这一步（本桌规矩）。
rules-pieces = **棋子。** 横走、竖走是沿棋盘的横线、竖线走，不含斜走。括号里的字是棋子在图上的记号，数字是你有几个。
    - **王**：往任意方向走一格，但不能走进会被吃的格子。被将军可以不应将。
    - **后**、**车**（2）、**象**（2）：同国际象棋。
    - **马**（2）：先横走或竖走一格，再向外斜走一格。第一格上有子或有墙，就蹩马腿。
    - **元帅**（`帅`）：车加马。**枢机**（`枢`）：象加马。
    - **袋鼠**（`袋`，2）：什么都能跳过，跳法同国际象棋的马，或斜跳两格。
    - **炮**（2）：走法同车。吃子要隔着正好一个子作炮架，吃同一横线或竖线上的第二个子，中间有多少墙都不碍事。
    - **弓手**（`弓`，2）：横走或竖走一格或两格；也可以原地不动，射掉斜线上正好两格远的敌子，中间隔着什么都行。
    - **巨人**（`巨`，2）：横走或竖走一格；斜吃一格或两格，可以隔墙，不能隔子（本桌规矩）。
    - **勇士**（`勇`，6）：斜走一格；横吃或竖吃一格。
rules-playing =
    {""}**被吃的子会回来。** 马上回来，不占任何人的步数：主人的角空着就回到角上，不空就进主人的后备。

    {""}**重生。** 让后备里的一个子上场，要花掉你这一步。
    - 它从你的角上场；只有角上站着自己的子，才改从内侧点上场。两处都站着自己的子，就不能重生。
    - 那一格上有敌子就吃掉，自己的子绝不会被吃。

    {""}**王被吃。** 王也是马上回来。
    - 在最外面四行或四列（A–D、P–S、1–4、16–19）被吃，回自己的角。
    - 在中间（E5 到 O15）被吃，回自己的内侧点。
    - 那里站着谁，谁就跟着被吃，自己的子也好，别的王也好。

    {""}**记号。**
    - 图上画的是最要紧的部分。小地图是整张棋盘，上面的方框就是这一部分。按你页面上的*整张棋盘*，可以看全。
    - 该谁走，棋盘边框就是谁的颜色，棋盘边上那一方也带金边。
    - 名字前面是这一方的王，下面是棋盘上还有几个子、吃了几个子（`×3`），圆环后面是后备：`6×勇` 是六个勇士。
    - 圆环后面要是只有一个数字，就是后备太多，列不下，只写总数。
    - 王冠旁的数字是这个王离中心还差几步，三步以内才标。棋盘上的这个王带金框。
    - 着色的格子是最近几步，锯齿形的格子是被将军的王。
    - 王身上的金牌是他学会的走法，中心上的金牌是已经守住的回合数。

    {""}**怎么走。** 按*我的手牌*打开自己的页面，先按棋子的号码，再按格子的号码。红色号码是吃子。能去的格子多的棋子，每个方向一个按钮，↱ 是它的跳步。

    {""}**记谱。** `E5-E9` 是走，`E5xE9` 是吃，`E5*G7` 是弓手放箭，`马@A1` 是让马重生；用 `/move` 可以直接输入。棋子写图上的字，写英文字母（马是 `N`）也行。
rules-variants = **变体。** 桌主可以混着用。
    - *全员上阵*：24 个子全上，几条线各长一格（本桌规矩）。
    - *精兵简政*：只上 10 到 20 个子，16 或 12 个最合适。王、后、元帅、枢机和六个勇士必在其中（本桌规矩）。
    - *朋友任你挑*：你替左边的玩家挑子。
    - *稍安勿躁*：除了王、后、元帅、枢机，其余都先在后备。要是还限了兵力，各人先暗中挑好哪些子在后备等着（本桌规矩）。
    - *变异王*：你的王第一次被吃时，可以学会后备里一个子的走法，那个子从此离场。
    - *守得住吗*：你的王要在中心守住几个回合（建议三个，最多五个），才算赢。

    {""}**棋盘有三种。** 原文没有附图，这三种是我画的（本桌规矩）。
    - 堡垒：一圈断开的墙，每道门前有一块盾墙。
    - 森林：到处是零星的墙，长线不多。
    - 山谷：四道山脊，斜线很长。
rules-rulings = { $house }
    - 两人各占对角，三人或四人从 A1 起顺时针坐。先走的人由抽签决定。
    - 都用推荐的阵，第一步谁也吃不到谁，只有三人或四人对局时的炮例外：墙拦不住炮。
    - 两堵墙只在角上相碰，中间的斜路是通的。
    - 一步走完、被吃的子都回来以后，敌方要是能走一步吃掉王，这一步王就不能走。靠重生才能吃到的不算。
    - 子站在自己的角上被弓手射掉，马上又回到原处。
    - 王被挤走，也算被吃。
    - 王第一次被吃时后备空着，变异的机会就过去了。
    - 守住中心，是指王走到中心以后，接连几次轮到你走时都还在那里，次数由桌主定。离开或被吃，就从头数。

    {""}**和棋与退出。** 这些也是本桌规矩。
    - 轮到你时可以提和，要其他人全都同意。
    - 谁都走不了，或到了桌主定的回合上限，就是和棋。
    - 你若退出，你的子全部离开棋盘。最后留下的人获胜。
    - { $leaving }

    { $time }
    - 布阵用推荐的阵，变异算不变，走棋就跳过。
    - { $kept }
rules-credit = 《登顶为王》（King of the Mountain）由 Paul E. Newton 设计（The Chess Variant Pages）。
rules-picture = 堡垒棋盘，四支军队各在一角布好了阵；正中是围着中心的一圈断墙。

## A lesson by playing: one walk to the centre, with its setbacks

lesson-goal = 把你的王走到中心 J10。谁的王先到，谁就赢。
lesson-respawn = { $part ->
    [say] 左下角红色的是你的子。它们大多在后备里，放一个上场就是你的一整步。按*重生*，再按*炮*。
    [wrong] 先叫帮手：按*重生*，再按*炮*。
    [why-not] 那个子也能这样上场。不过这里选炮，待会儿用得着。
   *[well] 子从你的角 A1 上场。王正站在那里，所以炮从你的内侧点 E5 上来。
 }
lesson-walls = { $part ->
    [say] 你的王被自家王庭堵在里面。枢机沿斜线走，走到有东西挡住为止：这里挡路的是 H7 的墙。按枢机（B1）上的号码，再按 G6 上的号码。
    [wrong] 让枢机给王让路：按 B1 上的号码，再按 G6 上的号码。
    [why-not] 那样也能让路，不过他可以一直走到墙边：走到 *G6*。
   *[well] 墙能挡住几乎所有的子，谁也不能停在墙上。所以通向中心的只有四条路；你那条要过 J7。
 }
lesson-walk = { $part ->
    [say] 现在出发。王一回合走一步，方向随意，离 J10 有 12 步。选王 A1，再选 *B1*。
    [wrong] 只有王走到了才能赢。让他动身：王 A1，再选 *B1*。
    [meanwhile] 过了两回合。你的炮绕过墙：E5–E4–R4。阿尔德里克放了巨人上场，走了 O15–O14–O13。
   *[well] 还有 11 步，你的角也空出来了。
 }
lesson-cannon = { $part ->
    [say] 炮隔着正好一个子吃子，这时墙也拦不住。拿 R18 上阿尔德里克的后当炮架，后面的枢机就是你的：炮 R4，再选 *×R19*。
    [wrong] 用炮隔着后去打：炮 R4，再选 *×R19*。
    [meanwhile] 接着你的王往前走：B1–C2–D3–E4–F5。阿尔德里克的后绕了过来：R19–P17–P3–H3，他的元帅走到 M18。
   *[well] 阿尔德里克的后吃了你的炮，可你什么也没丢：炮回到了你的角 A1。他的枢机该回自己的角，那里却站着他的王，只好进了后备。
 }
lesson-check = { $part ->
    [say] 又过了四回合，阿尔德里克的后在 H3 将你 F5 的王。不必应将：王被吃了也会回来。趁这一步，把炮对着 I 列架好：炮 A1，再选 I1 上的号码。
    [wrong] 让他将着好了，这一步你自己用：炮 A1，再选 I1 上的号码。
    [why-not] 王可以跑，但不必：看看王被吃了会怎样。炮 A1，再选 I1 上的号码。
   *[well] 后吃了你的王，王马上又在 E5 出现：只丢了一步。在中间一带被吃回 E5；靠边被吃，回 A1。
 }
lesson-king-captures = { $part ->
    [say] 王往哪个方向都能吃一步远的子，他身边的后又没有保护。选王 E5，再选 *×F5*。
    [wrong] F5 的后白送上门：王 E5，再选 *×F5*。
    [why-not] 枢机也能吃她。不过让王来吃，还多走近一步：王 E5，再选 *×F5*。
    [meanwhile] 过了五回合。你的王穿过 J7 那道门：F5–G5–H6–I6–J7–I8。阿尔德里克的元帅走了 M18–M14–J14–K12–K10–I10，他的王走到 R18。
   *[well] 后进了阿尔德里克的后备，再放上场要花他一步。
 }
lesson-guard = { $part ->
    [say] 还差两步，可阿尔德里克的元帅在 I10 看着 J10，王不能走进会被吃的格子。隔着你自己的王，把元帅吃掉：炮 I1，再选 *×I10*。
    [wrong] 先拔掉元帅：炮 I1，再选 *×I10*，隔着墙，也隔着你的王。
    [why-not] 元帅还看着 J10，你的王就进不去。炮 I1，再选 *×I10*。
    [meanwhile] 阿尔德里克的后在 O15 重生。
   *[well] 阿尔德里克的王早已离家，元帅就回到那个角 S19 去了：远着呢。现在没人看着 J10。
 }
lesson-way-clear = { $part ->
    [say] 路通了。你的王会被吃的格子，根本不会给你选。选王 I8，再选 *J9*。
    [wrong] 阿尔德里克要赶回来还得些工夫，接着走：王 I8，再选 *J9*。
    [why-not] I9 也一样近。这一课就走 *J9* 吧。
   *[well] 还差一步。阿尔德里克的后太远，拦不住你。
 }
lesson-centre = { $part ->
    [say] 登顶：王 J9，再选 *J10*。
    [wrong] 现在别的都不重要：王 J9，再选 *J10*。
   *[well] 你的王到了中心：**你立刻就赢**。
 }
lesson-question = 阿尔德里克的王在 K11，离 J10 只差一步，你的王还远。哪一步能拦住他？
lesson-answer-j6 = { $part ->
    [label] 后到 J6
   *[why] 对了！后在 J6 看着 J10，王不能走进会被吃的格子。阿尔德里克先放了车上场，你的王就有时间靠近了。
 }
lesson-answer-k6 = { $part ->
    [label] 后到 K6
   *[why] 那样炮隔着你的后将他的军。可王不必应将：他走到 J10 就赢了。怎样才能让他走不了那一步？
 }
lesson-answer-h6 = { $part ->
    [label] 王到 H6
   *[why] 你的王还要好几回合，阿尔德里克的王只要一回合。王不能走进会被吃的格子：哪个子能看住 J10？
 }
lesson-last = 王走到中心就赢，被吃的子都会回来。正式对局先由各方暗中布阵：想用图上现成的，就按*就用这个阵*。准备好了吗？

## Commands

command-move = 走棋
    .about = 登顶为王：输入一步走法，例如 E5 E9 或 马@A1
    .help = 在《登顶为王》里直接输入走法
    .from = 起点
    .from-about = 你的子所在的格，或后备里的子（马@）；也可以写完整的一步
    .to = 终点
    .to-about = 要走到或射向的格
    .match = 对局
    .match-about = 你同时坐了几桌时，说明是哪一场
command = 登顶为王
    .about = 19×19 格、带墙的国际象棋，2 到 4 人
    .board = 棋盘
    .board-about = 用三种棋盘中的哪一种（默认堡垒）
    .all_hands = 全员上阵
    .all_hands-about = 变体：全员上阵，每人 24 子
    .army_size = 兵力
    .army_size-about = 变体：精兵简政，每人限定子数（默认 20）
    .pick_for_friend = 替友挑子
    .pick_for_friend-about = 变体“朋友任你挑”：替左边的玩家挑子
    .wait_for_it = 稍安勿躁
    .wait_for_it-about = 变体“稍安勿躁”：除了四个子，其余都先在后备
    .mutant_monarch = 变异王
    .mutant_monarch-about = 变体“变异王”：王第一次被吃时，学会一种走法
    .keep_it = 守住中心
    .keep_it-about = 变体“守得住吗”：王要在中心守住几回合（0：不用守）
    .turn_limit = 回合上限
    .turn_limit-about = 满多少回合判和（0：不限）
