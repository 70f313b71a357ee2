### King of the Hill

name = 占山为王
about = 暗中出击，争夺牌山上的一叠叠牌；谁赢下山顶，谁就是山大王。2 人。
goal = 谁赢下山顶的鬼牌，谁就赢下对局
signs-legend = ✅ 赢得牌叠 · ❌ 输掉牌叠 · ⬛ 鬼牌碰鬼牌，牌叠弃掉 · ⭐ 山大王
options = 10、J、Q、K 互相平手
score = 赢得 { $n } 张

## The board

now = { $phase ->
    [setup] 双方暗中留后备：按*我的手牌*选牌。还没选好：{ $names }。
    [choosing] { $names } 正在选要争的牌叠，带金框的都可以选。
    [attack] { $name } 选定：**{ $stack }**。双方暗中出击，还没出击：{ $names }。
    [tie] 平手！用后备再出击一次，争的还是：**{ $stack }**。还没出击：{ $names }。
   *[spoils] { $names } 赢得 { $stack }，正在把牌分到手牌和后备。
 }
counts = 手牌 { $hand } · 后备 { $reserve } · 已赢 { $won }
king = **山大王**
row = 第 { $row } 排：{ $stacks }
footer = 15 叠还剩 { $n } 叠{ $faces ->
    [tie] { " " }· 10、J、Q、K 互相平手
   *[rank] { "" }
 }
joker = 鬼牌
apex = 山顶
your-end = { $how ->
    [won] 你赢下了山顶：{ $cards } 对 { $others }
   *[lost] 你输掉了山顶：{ $cards } 对 { $others }
 }
verdict = { $how ->
    [draw] 山顶上鬼牌碰鬼牌：谁也没当成山大王。和局。
    [conceded] { $other } 退出了对局：{ $name } 成了山大王！
   *[crowned] { $name } 赢下山顶，成了山大王！
 }

## Battles

battle = **第 { $number } 战**（{ $stack }）：
blow = { $source ->
    [hand] { $name } 出 { $cards }，{ $other } 出 { $others }
   *[reserve] 用后备再战，{ $name } 出 { $cards }，{ $other } 出 { $others }
 }：{ $how ->
    [jokers] 鬼牌碰鬼牌
    [tie] 平手
    [rank] { $winner } 赢，{ $card } 点数高过 { $beaten }
   *[value] { $winner } 赢
 }。
result = { $where ->
    [discard] 谁也得不到，弃掉：{ $stack }。
    [hand] { $n ->
        [2] { $name } 赢得 { $stack }，两张都收入手牌。
       *[other] { $name } 赢得 { $stack }，收入手牌（{ $n } 张）。
     }
    [reserve] { $n ->
        [2] { $name } 赢得 { $stack }，两张都放入后备。
       *[other] { $name } 赢得 { $stack }，放入后备（{ $n } 张）。
     }
   *[both] { $name } 赢得 { $stack }：{ $hand } 张收入手牌，{ $reserve } 张放入后备。
 }

## A player's cards

your-turn = { $phase ->
    [setup] **留后备：** 平手时靠这些牌决胜，对手只知道有几张。鬼牌（0 点）也能混进去充一张牌。
    [choosing] **轮到你了**：选一叠来争夺。
    [attack] **争夺：{ $stack }。** 选了马上打出。
    [tie] **平手！** 用后备再出击一次，争的还是：{ $stack }。
   *[spoils] **你赢得 { $cards }。** { $n ->
        [1] 放哪儿？
       *[other] 可以全放一处，也可以选出放后备的，再按*分配*。
     }收入手牌的，下一战马上能用。
 }{ $at ->
    [apex] 打鬼牌就等于认输！
   *[below] { "" }
 }
not-your-turn = { $phase ->
    [choosing] { $name } 正在选要争的牌叠。
    [spoils] { $name } 正在分配赢来的牌。
   *[attack] 你选好了，还在等：{ $name }。
 }
reserve = 后备 { $n } 张：{ $cards }
reserved = { $cards ->
    [none] 全部收入手牌
   *[other] { $cards } 留作后备
 }
cards = { $which ->
    [chosen] 已选：{ $cards }
    [won] 刚赢来：{ $cards }
    [gone] 已移出对局：{ $cards }
    [hand] 已知手里有：{ $cards }
    [reserve] 已知后备里有：{ $cards }
   *[either] 手里或后备里：{ $cards }
 }
step = { $what ->
    [reserve] { $name } 留后备
    [stack] { $name } 争夺：{ $of }
    [secret] { $name } 暗中出击
   *[attack] { $name } 以 { $of } 出击
 }
menu-stack = 争夺哪一叠……
menu-attack = 用什么出击……
button-apex = 山顶
button-battles = 历次交锋
button-set-aside = 留作后备
button-no-reserve = 不留后备
button-to-hand = { $n ->
    [1] 收入手牌
   *[other] 全部收入手牌
 }
button-to-reserve = { $n ->
    [1] 放入后备
   *[other] 全部放入后备
 }
button-divide = 分配
refusal-not-your-turn = 这一步由对手决定。接下来怎样，看桌面。
refusal-stack = 那叠现在还不能选：下面的牌叠还压着它。能选的都带金框。
refusal-attack = 这样不能出击。打一张单牌，或同花色、点数相连、都不超过 8 的两张以上，或鬼牌。
refusal-tie = 平手时只能用后备里的牌出击。
refusal-not-won = 只有刚赢来的牌可以分配。重新打开手牌看看。
refusal-two-players = 《占山为王》是两个人的游戏。
refusal-full = 《占山为王》是两个人的游戏，人已经齐了。

## Words in pictures

drawn-hand = 手牌
drawn-reserve = 后备
drawn-won = 已赢
drawn-spoils = 战利品
drawn-choose = 选牌叠
drawn-attack = 出击
drawn-divide = 分配
drawn-ready = 已选好
drawn-conceded = 已退出
drawn-king = 山大王
drawn-draw = 无人称王
drawn-discarded = 已弃

## Advice for beginners: what to do now, and why

advice-setup = { $n ->
    [0] 平手时一张强牌就能定胜负；可放进后备的牌，平时就不能出击了。
   *[other] 同花顺能一起出击，留在手里吧：{ $attack }。
 }
advice-choosing = { $biggest ->
    [apex] 山顶可以争了，赢下山顶就赢下对局。你最强的一击够不够？不够的话，别的牌叠还能给你添牌。
    [single] 争单张，争的是什么看得清清楚楚；每拿走一张，上面的牌叠就能选了。
   *[several] 眼下最值得争的是 { $stack }，连盖着的牌也算上。不过对手也会来抢。
 }
advice-attack = { $case ->
    [only-joker] 对手的后备只剩鬼牌，值 0：随便哪张都赢它。
    [tie] 现在只有后备能打，你最强的一击值 { $best }。打出的牌就没了。
    [apex] 这一战定胜负，没什么可省的。你最强的一击值 { $best }。
    [cheap] 赢了也就得 { $card } 一张：值得搭上你的牌吗？打鬼牌放弃，一张牌也不用花。
    [large-sure] 赢的人拿走全部 { $size } 张。你最强的一击值 { $best }：没有单张压得过。
    [large] 赢的人拿走全部 { $size } 张，对手多半会下重手。你最强的一击值 { $best }。
   *[small] 打出的牌无论输赢都没了，所以刚好够赢最划算。你最高能打到 { $best }。
 }
advice-spoils = { $case ->
    [sequence] 留在手里正好凑成同花顺：{ $attack }。放进后备就只能等平手时用了。
    [no-reserve] 你的后备里没有能在平手时取胜的牌。可是放进去的牌，平时就不能出击了。
   *[either] 手里的牌哪一战都能出击，后备的牌只在平手时能用。放哪儿就一直在哪儿。
 }

## Reasons why one choice is better than another

why-attack = { $case ->
    [joker-apex] 出鬼牌等于放弃山顶，整场对局也就输了。
    [joker-loses] 出鬼牌等于放弃 { $stack }，而 { $cards } 有机会赢下来。
    [joker] { $stack } 不值得用 { $other } 去争。出鬼牌放弃它，鬼牌之后还会回到你手里。
    [only-joker] { $name } 的后备里只有鬼牌，{ $cards } 就够了。把 { $other } 留给下次平手。
    [known] { $name } 有 { $third }：{ $cards } 能赢它，{ $other } 不能。
    [apex] 争完山顶就没有下一战了，别舍不得 { $cards }：它能赢的牌比 { $other } 多。
    [tie] 平手时只能用后备交锋，{ $cards } 能赢的牌比 { $other } 多。
    [wins] 争 { $stack } 时，{ $name } 可能出的牌里，{ $cards } 能赢的比 { $other } 多。
    [breaks] 出 { $other } 会拆散 { $third }，这几张以后可以一起出击。
    [for-apex] { $other } 在这一战胜率更高，但争山顶时你还用得着。
    [spares] { $cards } 在这一战的胜率差不多，{ $other } 可以留着争山顶。
    [not-worth] 出 { $other } 更容易赢下 { $stack }，但后面几战你会缺它。
    [cheaper] { $cards } 赢下 { $stack } 的机会和 { $other } 差不多，代价更小。
   *[none] { "" }
 }
why-stack = { $case ->
    [apex-likely] 有 { $third }，你现在多半能赢下山顶。先争 { $other } 只会给 { $name } 时间。
    [apex-now] 先争 { $other }，你在山顶的机会也不会变好。
    [not-apex] { $third } 还不够强，争不下山顶。先争 { $cards }。
    [opens-apex] { $other } 一没，{ $name } 就能选山顶。
    [sequence] 赢下 { $cards }，就能和手牌凑成 { $third }。
    [smaller] { $other } 你多半会输，{ $name } 得到的牌比争 { $cards } 时多。
    [larger] 赢下 { $cards } 得到的牌比 { $other } 多。
    [wins] { $cards } 比 { $other } 更容易赢下。
   *[none] { "" }
 }
why-reserve = { $case ->
    [sequence] { $cards } 是 { $third } 的一部分，放进后备就不能和其他牌一起出击。
    [hand] { $cards } 留在手里能赢仗，放进后备就只能等平手。
    [no-rival] { $name } 没有后备，你的后备里有 { $cards }，平手就能赢。
    [ace] { $third } 可能碰上另一张 A。后备里有 { $cards }，这样的平手你就有机会赢。
    [ties] 后备里有 { $cards }，能赢下 { $other } 会输的平手。
    [spare] 出击你有 { $third }，所以 { $cards } 留给平手更有用。
    [only-joker] 后备里没有 { $cards }，平手时你就只剩鬼牌，什么也赢不了。
   *[none] { "" }
 }

## Rules

rules-table =
    {""}**目标。** 赢下牌山最顶上的那张鬼牌，也就是山顶。赢了它，你就是山大王，哪怕这一战是对手选的。赢了多少张牌不算数。

    {""}**发牌。**
    - 每人 11 张牌和一张鬼牌。
    - 其余 30 张在第三张鬼牌下面摆成金字塔形的牌山，从上往下是两叠 4 张、三叠 3 张、四叠 2 张、五个单张。
    - 每叠只有最上面一张亮着。

    {""}**后备。**
    - 第一战之前，两人先暗中留牌，平手时用来分胜负。
    - 可以不留，可以留几张，也可以全留。对手看得见张数，看不见是什么牌。
    - 鬼牌也可以藏在里面，充一张牌。

    {""}**选牌叠。**
    - 两人轮流选要争的牌叠，发牌人先选。
    - 最底下一排任选；上面的牌叠，要等紧挨着的下边两叠至少走掉一叠。
    - 山顶要等紧挨着的下边两叠都走掉才能选，别的牌叠还在也不要紧。

    {""}**战利品。**
    - 赢下一叠，整叠牌都归你，每张可以收入手牌，下一战就能用，也可以放入后备。
    - 对手只看得见两边各放几张。除此之外，牌不能在手牌和后备之间移动。从来不摸牌，新牌只能从牌叠里赢来。
rules-battle =
    {""}**出击。** 两人暗中选牌出击，连打几张也不公开，然后一齐亮牌。可以打：
    - 一张单牌；
    - 一副同花顺：同花色、点数相连的两张以上，都不超过 8（A 算大，所以最小从 2 起）；
    - 鬼牌：放弃这一叠；争山顶时打鬼牌，就是放弃整场对局。后备里的鬼牌也可以打，打完回到手里。

    {""}**大小。** 大的赢。
    - 2 到 10 按点数算，J、Q、K 算 10，A 算 15。
    - 同花顺按总和算：梅花 4-5-6 是 15，方块 3-4-5-6 是 18。
    - 鬼牌算 0。
    - 两张值 10 的单牌相碰，点数高的赢；桌主也可以定成算平手。
    - 其余一样大的，都是平手。

    {""}**平手。** 还在手里的鬼牌放进后备。然后两人只用后备再出击，直到分出胜负。

    {""}**打完之后。**
    - 两人打出的牌移出对局，鬼牌回到手里。
    - 鬼牌碰鬼牌，谁也赢不到这叠牌，整叠弃掉。
    - 不管谁赢，下一叠换另一个人选。
rules-rulings =
    { $house }
    - 发牌人由抽签决定。
    - 平手时没打出的鬼牌留在后备。
    - 平手时后备只剩一张，那必是鬼牌，立即替你打出。
    - 争山顶时鬼牌碰鬼牌，就是和局。
    - 弃掉的牌是亮着的。
    - 你若退出，就判负。
    - { $leaving }

    { $timeout }
    - 后备一张不留。
    - 选张数最少的一叠，山顶放到最后。
    - 出击打鬼牌；争山顶时，打最强的一击。
    - 战利品全部收入手牌。
    - { $kept }
rules-credit = 《占山为王》（King of the Hill）由 Larry Levy 设计（The Games Journal）。
rules-picture = 开局时的牌山：山顶是鬼牌，往下是两叠 4 张、三叠 3 张、四叠 2 张和五个单张。最底下一排 A 到 E 可以选。

## A lesson: seven battles, from the bottom row to the apex

lesson-goal = 牌山的顶上有一张鬼牌，那里就是山顶：赢下它，你就是山大王。一路打上去，赢来的牌叠会给你添牌。
lesson-reserve = { $part ->
    [say] 先留几张牌作后备：平手时靠它决胜，别的用处没有。其余的牌留在手里出击。选 10♣ 和 Q♣，再按“留作后备”。
    [wrong] 后备怎么留都行，不过这里别的牌还要拿在手里用：只留 10♣ 和 Q♣。
    [nothing] 那样一碰上平手，你就只剩值 0 的鬼牌了。把 10♣ 和 Q♣ 留作后备。
   *[well] 阿尔德里克也留了 2 张后备。张数谁都看得见，是什么牌就看不见了。
 }
lesson-choose = { $part ->
    [say] 轮到你选一叠，两个人一起争。带金框的都能选：眼下是最底下一排。A 最值钱，按 A♦。
    [wrong] 也可以，不过底下那排没有比 A 更好的：按 A♦。
   *[well] 争的是 A♦，上面有两把剑作记号。
 }
lesson-attack = { $part ->
    [say] 两人暗中出击，大的赢。数字牌按点数算，J、Q、K 都算 10，A 算 15。用 K 拿下这张 A：按 K♠。
    [wrong] 阿尔德里克手上能压过它的牌可能更多。你的 K 更硬：按 K♠。
    [joker] 鬼牌值 0，打它就是放弃这叠。这张 A 你可得要。
    [sequence] 这一击很漂亮，但这些牌该留给更大的牌叠。按 K♠。
   *[well] 你赢了！阿尔德里克的 Q 也算 10，可 K 的点数更高。打出的两张牌都移出这场对局。
 }
lesson-spoils = { $part ->
    [say] A 归你了。留在手里能出击，放进后备就只能等平手。没有单张压得过 A，所以按“收入手牌”。
    [wrong] 放进后备，A 就只能干等平手。这里要的是能出击：按“收入手牌”。
   *[well] 一叠牌的左下、右下只要空出一边，就可以选。A♦ 一走，它上面的两叠都能选了。
 }
lesson-give-up = { $part ->
    [say] 阿尔德里克选了 3♣ 和它下面盖着的那张。不值得搭上好牌？打鬼牌就能放弃这叠，而且鬼牌总会回到你手里。就打它吧。
    [wrong] 争也可以，可打出的牌就没了。这里让一让：打鬼牌。
   *[well] 阿尔德里克赢了两张，可他的 9 也就此移出对局。你的鬼牌回到了手里。
 }
lesson-largest = { $part ->
    [say] 不管谁赢，两人轮流选。现在有两叠 3 张的可以选。你只看得见最上面一张，赢了却是全拿：在菜单里选 K♥ ×3。
    [wrong] 也可以，不过三张一叠、最上面还是 K，那叠更值：K♥ ×3。
   *[well] 眼下争的是三张牌：值得你打出最强的一击。
 }
lesson-sequence = { $part ->
    [say] 同花色、点数相连的两张以上，都不超过 8，可以一起出击，点数相加。三张小方块加起来是 15，顶一张 A：打 4♦ 5♦ 6♦。
    [wrong] 那不到 15。三张方块一起打：4♦ 5♦ 6♦。
    [joker] 打鬼牌就白送三张牌。这叠要争。
    [ace] 你的 A 也值 15，可这三张小牌单打没什么用：打 4♦ 5♦ 6♦，把 A 留着。
   *[well] 阿尔德里克打了 A：15 对 15，平手！两边打出的牌都没了。
 }
lesson-tie = { $part ->
    [say] 平手以后两人再出击，只能用后备。你的鬼牌自己进了后备。里面最强的是 Q：打 Q♣。
    [wrong] 10 和 Q 都算 10，可点数低。打 Q♣。
    [joker] 打鬼牌还是放弃这叠。打 Q♣。
   *[well] 你的 Q 压过了阿尔德里克的 J，K♥、8♥、6♥ 都到了你手里。你的鬼牌还在后备里。
 }
lesson-two-jokers = { $part ->
    [say] 阿尔德里克选了 4♣，没多大价值。鬼牌在后备里也能出击，之后还会回到你手里：打鬼牌吧。
    [wrong] 打出的牌就没了，为 4♣ 不值得。打鬼牌吧。
   *[well] 阿尔德里克也打了鬼牌。*两张鬼牌相遇，谁也得不到这叠*：4♣ 弃掉。之后阿尔德里克赢下了两叠 4 张的，现在要争山顶了。
 }
lesson-apex = { $part ->
    [say] 谁赢下山顶，谁就赢下对局，不管是谁选的、谁赢的牌多。你知道阿尔德里克有 A♣，值 15。压过它：打 6♥ 7♥ 8♥，值 21。
    [wrong] 争完山顶就结束了，别再留着：6♥ 7♥ 8♥ 共 21。
    [joker] 争山顶时打鬼牌，整场对局就送掉了！
    [ace] 你的 A 只能和 A♣ 打平。6♥ 7♥ 8♥ 值 21：打这三张。
   *[well] 21 压过 15。阿尔德里克赢的牌多，山大王却是你！
 }
lesson-question = 你和阿尔德里克都打了 K：平手。他没留后备，所以后备里只有鬼牌。你打哪张？
lesson-play-queen = { $part ->
    [label] 打 Q♣
   *[why] 这样能赢，可打出的牌就没了。阿尔德里克只能打值 0 的鬼牌：能压过它的最小的牌是哪张？
 }
lesson-play-two = { $part ->
    [label] 打 2♦
   *[why] 对了！阿尔德里克只能打值 0 的鬼牌。2♦ 就够了，Q♣ 留着下次平手再赢。
 }
lesson-play-joker = { $part ->
    [label] 打鬼牌
   *[why] 那样两张鬼牌相遇，这叠就弃掉了。这张 A 你能赢：能压过鬼牌的最小的牌是哪张？
 }
lesson-last = 就这些：选一叠，暗中出击，赢了就拿，还要给山顶留够力气。来一场真的？

## Commands

command = 占山为王
    .about = 争夺一座牌山，两人对战
    .faces_tie = 花牌平手
    .faces_tie-about = 变体：10、J、Q、K 互相平手（默认关闭）
