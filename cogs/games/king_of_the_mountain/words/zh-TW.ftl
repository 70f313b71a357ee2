## The game and its options

name = 高山之王
about = 19×19 格、有牆的西洋棋：被吃的棋子會回來，誰的國王先到中央就是山丘之王。2 到 4 人。
goal = 把國王帶到中央 J10 就贏
score = 吃子 { $n } 次
board = { $board ->
    [citadel] 堡壘：一圈有四個城門的城牆
    [forest] 森林：到處是零星的牆，直線都很短
   *[valleys] 山谷：四道山脊之間有長斜線
 }
option = { $option ->
    [all_hands] 全員出動：每人 24 枚棋子
    [army_size] 限制兵力：每人 { $n } 枚棋子
    [pick_for_friend] 代客點兵
    [wait_for_it] 好戲在後
    [mutant_monarch] 變身國王
    [keep_it] 守得住嗎：守 { $n } 回合
   *[turn_limit] 滿 { $n } 輪算和局
 }

## The pieces

piece = { $kind ->
    [K] 國王
    [Q] 皇后
    [M] 元帥
    [C] 樞機
    [B] 主教
    [R] 城堡
    [N] 騎士
    [L] 袋鼠
    [P] 砲
    [A] 弓箭手
    [G] 巨人
   *[H] 英雄
 }
way = { $kind ->
    [K] 任何方向走一格，但不能走進會被吃的地方。
    [Q] 直走或斜走，格數不限。
    [M] 直走，格數不限；也能像騎士那樣走。
    [C] 斜走，格數不限；也能像騎士那樣走。
    [B] 斜走，格數不限。
    [R] 直走，格數不限。
    [N] 先直走一格到空格，再往外斜走一格。
    [L] 什麼都跳得過去：像西洋棋騎士那樣跳，或斜跳兩格。
    [P] 直走，格數不限；隔著一枚棋子吃，牆全打得過去。
    [A] 直走一或兩格；射斜向兩格外，隔著什麼都行。
    [G] 直走一格；斜吃一或兩格，牆擋不住。
   *[H] 斜走一格；直吃一格。
 }
way-also = 另有{ $kind }的走法。
drawn-k = 王
drawn-q = 后
drawn-m = 帥
drawn-c = 樞
drawn-b = 主
drawn-r = 城
drawn-n = 騎
drawn-l = 袋
drawn-p = 砲
drawn-a = 弓
drawn-g = 巨
drawn-h = 英

## Boards

now = { $phase ->
    [picking-for-reserve] 各家暗中挑選在預備區待命的棋子。還沒挑好的：{ $names }。按*我的手牌*來選。
    [picking] 各家暗中替左手邊的玩家挑棋子。還沒挑好的：{ $names }。按*我的手牌*來選。
    [deploying] 各家暗中佈陣，陣容一起公開。還沒佈好的：{ $names }。按*我的手牌*打開你的角落。
   *[mutating] { $names } 的國王第一次被吃，可以學預備區一枚棋子的走法。
 }
king-checked = { $name } 的國王被將軍了。
king-captured = 👑 **{ $name } 的國王在 { $square } 被吃，回到了 { $point }。**
king-near = 👑 **{ $name } 的國王離中央還有 { $n } 步。**
kings-near = 👑 **到 J10 的步數：{ $steps }**
king-keeps-centre = 👑 **{ $name } 的國王守在中央：{ $kept }／{ $wanted } 回合。**
draw-offered = { $whose ->
    [own] 🤝 你提和了，到你的下一回合為止都有效；大家先照常走棋。還沒回答的：{ $names }。
    [asked] 🤝 { $name } 提和，到下次輪到 { $name } 為止都有效。
   *[other] 🤝 { $name } 提和，到下次輪到 { $name } 為止都有效。還沒回答的：{ $names }。
 }
last-turns = **最近幾手**
event = { $what ->
    [pass] { $name } 跳過。
    [offers] { $name } 提和。
    [accepts] { $name } 同意和局。
    [declines] { $name } 拒絕和局。
    [resigns] { $name } 退出，棋子也一併下場。
    [king-stays] { $name } 讓國王保持原樣。
   *[king-gains] { $name } 的國王從此多了{ $kind }的走法。
 }
respawns = { $name } 讓{ $kind }重生：`{ $move }`
lost = { $to ->
    [reserve] { $mark } { $kind } { $square } 進預備區
   *[other] { $mark } { $kind } { $square } 回到 { $to }
 }
checks = 被將軍：{ $names }
still-in-check = 仍被將軍
before-turns = { $what ->
    [pick] { $name } 選棋子
   *[deploy] { $name } 佈陣
 }
round = 第 { $round } 輪
reserve = 預備區：{ $pieces }
verdict = { $how ->
    [alone] 場上只剩 { $name }：{ $name } 的國王成為山丘之王。
    [kept] { $name } 的國王在中央 J10 守滿回合，成為山丘之王，贏得對局。
    [crowned] { $name } 的國王走到了中央 J10，成為山丘之王，贏得對局。
    [agreed] 大家同意和局：誰的國王都沒當上山丘之王。
    [limit] 最後一輪打完，和局：誰的國王都沒當上山丘之王。
   *[stuck] 和局：誰都走不動了。
 }

## Every hand

waiting = { $phase ->
    [picking] 你選了：{ $pieces }。等其他人選好。
   *[deploying] 你佈好陣了。等大家都佈好，陣容就一起公開。
 }
friend-left = { $name } 退出了，你不用挑棋子了。等其他人選好。
last-move = 你的上一步：`{ $move }`。
numbers = 號碼
button-offer-draw = 提和
button-answer = { $accept ->
    [yes] 同意和局
   *[no] 拒絕
 }

## Picking and deploying

pick = { $whose ->
    [friend] **替 { $name } 選 { $n } 枚棋子**；國王、皇后、元帥、樞機和六枚英雄另外附上。公開陣容之前，只有對方會知道。
   *[own] **選 { $n } 枚棋子放進你的預備區**；另外六枚英雄也在那裡待命。大家都選好後，所有預備區一起公開。
 }
picked = 已選：{ $pieces }。
menu-pieces = 選棋子
button-give = { $whose ->
    [friend] 就選這些
   *[own] 放入預備區
 }
deploy = **請佈陣：** 可以直接用這個陣容，也可以按*調整*對調棋子。
swap = { $what ->
    [first] **調整你的陣容。** 按兩個格子，就對調上面的棋子。
    [square] { $square } 要跟哪一格對調？
   *[piece] { $square } 要跟哪一格對調？或者換成別的棋子。
 }
given = { $giver ->
    [left] { $name } 退出了；你有：{ $pieces }。
   *[here] { $name } 替你選了：{ $pieces }。
 }
army = 角落：{ $pieces }
empty-square = { $square } 空的
suggested-army = { $army ->
    [vanguard] 先鋒
    [phalanx] 方陣
   *[raiders] 突擊隊
 }
button-deploy = 就這樣佈陣
button-rearrange = 調整

## A turn

choose-piece = { $how ->
    [short] **輪到你了。**
   *[full] **輪到你了。** 先按棋子的號碼，再按格子的號碼；紅色的是吃子。
 }
choose-square = **{ $piece } { $square }。** { $way }
choose-reserve = 要讓預備區的哪枚棋子在 { $square } 進場？這要花掉整個回合。
in-check = { $n ->
    [1] **你的國王被 { $squares } 的{ $kind }將軍了。**
   *[other] **你的國王被 { $squares } 的棋子將軍了。**
 }
centre-attacked = { $n ->
    [1] { $squares } 的{ $kind }正攻擊 { $centre }。
   *[other] { $squares } 的棋子正攻擊 { $centre }。
 }
mutate = **你的國王被吃了**，可以變身，只有這一次機會：從預備區永久移除一枚棋子，國王除了原本的走法，也能照它的走法走子、吃子。
button-whole-board = 整個棋盤
button-respawn = 重生
button-back = ← 換棋子
button-more = 其他棋子
button-keep-king = 保持原樣

## Typed moves

from-reserve = 預備區的{ $kind }
read-as-respawn = 我當作是讓{ $kind }重生：`{ $move }`。
unreadable = { $move } 這一步我看不懂。格子是 A1 到 S19：`/move E5 E9`；要讓騎士重生就寫 `/move 騎@`。
written-differently = 這一步還沒走。請寫成 `{ $move }`。
stuck = { $square } 上沒有你能走的棋子。
can-move = { $reason } 現在能走的：{ $pieces }。
can-go = { $reason } 從 { $square } 可以走到：{ $squares }。
can-respawn = { $reason } 可以重生的：{ $pieces }。

## Refusals

clash-hands-army = 「全員出動」和「限制兵力」（兵力）不能一起用。請拿掉其中一個。
clash-hands-friend = 「全員出動」和「代客點兵」不能一起用。請拿掉其中一個。
clash-hands-wait = 「全員出動」和「好戲在後」不能一起用。請拿掉其中一個。
clash-army-friend = 「限制兵力」（兵力）和「代客點兵」不能一起用：只有十枚棋子，根本沒得挑。請拿掉其中一個。
clash-army-too-large = 沒有「全員出動」，一支軍隊是 10 到 20 枚棋子。請把「兵力」改小，或加上「全員出動」。
refusal = { $code ->
    [wrong_pick] 請剛好選 { $number } 枚棋子，同一種最多兩枚。
    [heroes_missing] 六枚英雄必須全部上場，一枚不多、一枚不少。
    [empty_square] 那一格沒有棋子。
    [not_your_piece] 那不是你的棋子。
    [into_check] 國王不能走進會被敵方棋子吃掉的格子。
    [onto_wall] 棋子不能站在牆上。
    [illegal_move] 那枚棋子走不到那裡。按它的號碼，就會列出可以走的地方。
    [not_in_reserve] 你的預備區沒有這種棋子。
    [no_respawn_point] 現在什麼都不能重生：兩個重生點都站著你自己的棋子。
    [already_offered] 每回合只能提和一次。
    [offer_pending] 已經有人提和了，先等大家回答。
    [no_offer] 現在沒有等你回答的提和。
    [players] 「高山之王」可以 2 到 4 人玩。
    [joining_closed] 「高山之王」開打之後就不能加入了。
   *[wrong_number] 這個陣容不符規定：總共要 { $number } 枚棋子，包括國王、皇后、元帥、樞機和六枚英雄。請重新打開「我的手牌」，從建議的陣容改起。
 }

## Coaching: what to do now, and why

advice = { $case ->
    [picking] 你挑的棋子是給別人用的：短程的棋子比較弱，而建議的組合很公道。
    [picking-for-reserve] 每枚棋子進場都要花一回合，所以走得遠的幾枚最值錢。按*建議*就不錯。
    [deploying] 被吃的棋子都會回來，站錯位置也沒關係。
    [mutating] 國王要是能像城堡或主教那樣走，就能更快到中央。不過那枚棋子從此就沒了。
    [on-centre] 國王守住才會贏，所以看清楚有哪些棋子吃得到他，把它們擋下來。
    [wins] 國王現在就能走上 J10，一走上去立刻獲勝。
    [next-to-centre] 國王現在就能走上 J10；不過還得守在那裡才算贏，先備好援兵。
    [centre-attacked] 國王還不能走上 J10：在那裡會被吃。趕走瞄準 J10 的棋子；不會跳的棋子，也可以擋在中間。
    [rival-on-centre] { $name } 的國王只要守在 J10 就贏了。在那裡吃掉他，他就得從更遠的地方重來。
    [rival-wins] { $name } 的國王下一步就能走上 J10 獲勝。看看現在能不能瞄準 J10，或吃掉他。
    [rival-near] { $name } 的國王離 J10 很近了。不過國王不能走進會被吃的格子：用棋子瞄準他的去路。
    [in-check] 被將軍了，但不必理會：在這裡被吃，國王會回到 { $point }，離 J10 還有 { $n } 步。
    [captures] 這一步可以吃子。被吃的都不算損失：只是回家，或到預備區待命。
    [shut-in] 國王得自己走到 J10，現在卻動彈不得：旁邊要有空格才行。
    [reserve] 國王離 J10 還有 { $n } 步。在 { $point } 派棋子進場，跟走一步一樣要花一回合。
    [walk] 國王離 J10 還有 { $n } 步，一回合一步。其他棋子要替他除掉威脅去路的敵人。
   *[draw-offered] 和局的話，誰也當不成山丘之王。回答之前，先比比各家國王離 J10 還有多遠。
 }

## Reasons: why one move is better than another

reason = { $why ->
    [wins-kept] 走最好的一手，誰也來不及把你的國王趕出中央，所以你贏定了。
    [wins-next] 走 { $best }，誰也擋不住你的國王下一手走上中央。
    [wins-later] 走 { $best }，誰也擋不住你的國王走到中央了。
    [loses-kept] 選 { $move } 的話，{ $name } 的國王就在中央守滿回合，贏得對局。
    [loses-next] 選 { $move } 的話，{ $name } 的國王就能走上中央獲勝。
    [loses-later] 選 { $move } 的話，誰也擋不住 { $name } 的國王走到中央了。
    [lets-capture] 選 { $move } 的話，{ $name } 就能走 `{ $reply }`，吃掉你的{ $piece }。
    [lets-check] 選 { $move } 的話，{ $name } 就能走 `{ $reply }`，將軍你的國王。
    [lets-attack] 選 { $move } 的話，{ $name } 就能走 `{ $reply }`，攻擊你在 { $square } 的{ $piece }。
    [lets-approach] 選 { $move } 的話，{ $name } 就能走 `{ $reply }`，讓國王離中央更近。
    [captures] { $best } 能吃掉 { $square } 的{ $piece }。
    [exposes] 選 { $move } 的話，{ $name } 就能吃掉你在 { $square } 的{ $piece }。
    [prepares] 走最好的一手，對手如果回 `{ $reply }`，你下一手就能吃掉 { $square } 的{ $piece }。
    [leads] 沒有哪個國王比你的離中央更近，{ $best } 讓他再靠近一點。
    [trails] { $name } 的國王比你的離中央更近，每一步都要緊：{ $best } 讓你的國王也靠近。
    [checks] { $best } 將軍 { $name } 的國王。
    [attacks] { $best } 攻擊 { $name } 在 { $square } 的{ $piece }。
    [returns] { $move } 吃掉的{ $piece }馬上就回到 { $square }。
    [guards] { $best } 守住中央，其他國王就走不上去。
    [enters] { $best } 讓你的{ $piece }在 { $square } 上場。
    [slow] { $move } 花掉整整一回合，只是讓{ $piece }在 { $square } 上場。
    [clears] 走 { $best }，你的國王下一手就能靠近中央。
    [reaches] 你的{ $piece }在 { $square } 比在 { $start } 能去的格子更多。
   *[shortens] 你的{ $piece }在 { $square } 比在 { $start } 能去的格子更少。
 }

## The rules

rules-setting-up = **目標。** 把你的國王走到中央 J10，他就成為山丘之王，你就贏了。國王被吃不過是小挫折，他會回來的。

    {""}**棋盤。**
    - 棋盤有 19×19 格，上面有牆。棋子不能走到牆上；除非走法另有說明，也不能穿過牆。
    - 紅圈是重生點：四個角落，加上離中央較近的 E5、E15、O15、O5。後面這四個叫做內圈重生點，離你角落最近的那個是你的。

    {""}**軍隊。**
    - 開局時國王在你的角落，皇后在他斜前方，元帥在他左邊，樞機在他右邊。這四枚合稱*宮廷*。
    - 另外十六枚站在從皇后、元帥、樞機往外延伸的幾條線上：六枚英雄全上，再從其他十四枚裡任選十枚。
    - 沒選上的棋子不參加這一場，也不會在預備區待命。
    - 大家暗中佈陣，陣容一起公開（本桌規矩）。

    {""}**回合。**
    - 順時針輪流，一回合走一枚棋子。
    - 也可以不走，改讓預備區的一枚棋子重生。
    - 兩樣都做不到，就跳過你的回合（本桌規矩）。
rules-pieces = **棋子。** 「直」是沿著橫排或直排，絕不走斜線。括號裡的數字是你有幾枚。
    - **國王**（`王`）：任何方向走一格，但不能走到會被吃的地方。被將軍可以不理。
    - **皇后**（`后`）、**城堡**（`城`，2）、**主教**（`主`，2）：走法同西洋棋。
    - **騎士**（`騎`，2）：先直走一格，再往外斜走一格。第一格不能有棋子，也不能有牆。
    - **元帥**（`帥`）：城堡兼騎士。**樞機**（`樞`）：主教兼騎士。
    - **袋鼠**（`袋`，2）：什麼都跳得過去，可以像西洋棋的騎士跳日字，也可以斜跳兩格。
    - **砲**（2）：走法同城堡。吃的是直線上的第二枚棋子，中間剛好隔一枚；牆不管隔幾道都打得過去。
    - **弓箭手**（`弓`，2）：直走一或兩格。斜向剛好兩格外的敵方棋子可以射下，隔著什麼都射得到，本身不動。
    - **巨人**（`巨`，2）：直走一格。斜吃一或兩格，隔著牆沒關係，隔著棋子就不行（本桌規矩）。
    - **英雄**（`英`，6）：斜走一格，直吃一格。
rules-playing =
    {""}**被吃的會回來。** 立刻回來，不佔任何人的回合：自家角落空著就回角落，不然就進自家預備區。

    {""}**重生。** 讓預備區的一枚棋子進場，要花你一回合。
    - 棋子從你的角落進場。只有自己的棋子佔住角落時，才改從內圈重生點進場。兩處都有自己的棋子，就不能重生。
    - 那一格有敵方棋子就吃掉。自己的棋子絕不會被吃。

    {""}**國王被吃。** 國王也會立刻回來。
    - 在最外圍的四行或四列（A–D、P–S、1–4、16–19）被吃，就回角落。
    - 在中間（E5 到 O15）被吃，就回內圈重生點。
    - 不管誰站在那裡，都跟著被吃，連自己的棋子、別家的國王也一樣。

    {""}**圖示。**
    - 圖上畫的是最要緊的部分。小地圖是整個棋盤，上面的方框就是這一部分。按你頁面上的*整個棋盤*可以看全部。
    - 棋盤外框是輪到那一方的顏色，棋盤旁那一方也會鑲金邊。
    - 每個名字前面是那一方的國王。名字下面是盤上還有幾枚棋子、吃過幾枚（`×3`），圓圈後面是預備區：`6×英` 就是六枚英雄。
    - 圓圈後面如果只有一個數字，就是預備區太長列不下，只寫總數。
    - 皇冠旁的數字是國王離中央還有幾步，三步以內才會標出。棋盤上的他會加金框。
    - 上色的格子是最近幾手。鋸齒格是被將軍的國王。
    - 國王身上的金色小牌是他學到的走法。中央的金色小牌是已經守了幾回合。

    {""}**走棋。** 按*我的手牌*打開自己的頁面，先按棋子的號碼，再按格子的號碼，紅色號碼是吃子。能走的格子很多時，每個方向各有一個按鈕，跳躍則按 ↱。

    {""}**棋譜寫法。** `E5-E9` 是走棋，`E5xE9` 是吃子，`E5*G7` 是弓箭手射擊，`騎@A1` 是讓騎士重生，都可以用 `/move` 輸入。棋子寫圖上的字，寫英文字母（騎士是 `N`）也行。
rules-variants = **變體。** 桌主可以混搭。
    - *全員出動*：24 枚全上，幾條線各多一格（本桌規矩）。
    - *限制兵力*：只上 10 到 20 枚，16 或 12 枚最合適。國王、皇后、元帥、樞機和六枚英雄一定在內（本桌規矩）。
    - *代客點兵*：由你替左手邊的玩家挑棋子。
    - *好戲在後*：除了國王、皇后、元帥、樞機，全都從預備區開始。兵力有限制時，先暗中挑好哪些棋子在那裡待命（本桌規矩）。
    - *變身國王*：國王第一次被吃時，可以學會預備區裡一枚棋子的走法。那枚棋子從此離場。
    - *守得住嗎*：國王必須在中央守滿幾回合，建議三回合，最多五回合。

    {""}**三種棋盤。** 原規則沒附棋盤圖，這三種是我設計的（本桌規矩）。
    - 堡壘：一圈有缺口的城牆，每個城門前都擋著一面牆。
    - 森林：到處是零星的牆，直線多半很短。
    - 山谷：四道山脊，還有長長的斜線。
rules-rulings = { $house }
    - 兩人坐對角；三人、四人從 A1 起順時針入座。先手隨機決定。
    - 用建議的陣容，第一步誰都吃不到子，只有三、四人對戰時的砲例外：牆擋不住它。
    - 兩堵牆只有角碰角時，棋子可以從中間斜穿過去。
    - 國王不能走到這樣的格子：等被吃的棋子都回來之後，敵人走棋就吃得到他。靠重生才吃得到的不算。
    - 棋子在自家角落被射中，會立刻原地回來。
    - 國王被擠走，也算被吃。
    - 國王第一次被吃時，預備區如果是空的，變身的機會就沒了。
    - 守中央是這樣算的：每次輪到你、國王還站在中央，就算守住一回合，要守滿桌主選的回合數。國王離開或被吃，就從頭算起。

    {""}**和局與退出。** 這些也是本桌規矩。
    - 輪到自己時可以提和，其他人要全都同意。
    - 誰都走不動，或打滿桌主定的輪數，就是和局。
    - 退出的人，棋子全部下場。剩到最後的人獲勝。
    - { $leaving }

    { $time }
    - 佈陣時採用建議的陣容；國王不變身；輪到你走棋就跳過。
    - { $kept }
rules-credit = 原遊戲 King of the Mountain 由 Paul E. Newton 設計（The Chess Variant Pages）。
rules-picture = 「堡壘」棋盤，四支軍隊各佔一角佈好了陣；中間一圈有缺口的城牆圍著中央。

## A lesson by playing: one walk to the centre, with its setbacks

lesson-goal = 帶國王走到中央 J10。誰的國王先到，誰就贏。
lesson-respawn = { $part ->
    [say] 左下角紅色的是你的棋子，大部分還在預備區待命；派一枚進場要花掉整個回合。按*重生*，再按*砲*。
    [wrong] 先叫援兵：按*重生*，再按*砲*。
    [why-not] 那枚也是這樣進場。不過這裡請選砲：等一下用得到。
   *[well] 棋子從你的角落 A1 進場。現在國王站在那裡，所以砲改從第二個重生點 E5 進場。
 }
lesson-walls = { $part ->
    [say] 你的國王被自家宮廷堵住了。樞機可以斜著一路走，直到被擋住：這裡擋路的是 H7 的牆。按樞機（B1）上的號碼，再按 G6 上的號碼。
    [wrong] 讓樞機給國王讓個位子：按 B1 上的號碼，再按 G6 上的號碼。
    [why-not] 那樣也能讓路，不過他可以一路走到牆邊：走到 *G6*。
   *[well] 幾乎所有棋子都過不了牆，也沒有棋子能站在牆上。所以通往中央的路只有四條，你要走的那條經過 J7。
 }
lesson-walk = { $part ->
    [say] 出發了。國王每回合走一步，任何方向都行，離 J10 還有 12 步。選國王 A1，再選 *B1*。
    [wrong] 只有國王走到底才會贏。讓他出發：國王 A1，再選 *B1*。
    [meanwhile] 過了兩回合。你的砲繞過牆：E5–E4–R4。阿爾德里克派巨人進場，走了 O15–O14–O13。
   *[well] 還有 11 步，你的角落也空出來了。
 }
lesson-cannon = { $part ->
    [say] 砲要隔著剛好一枚棋子才能吃子，這時牆也擋不住它。阿爾德里克的皇后在 R18，正好當砲架，她後面的樞機就是你的了：砲 R4，再選 *×R19*。
    [wrong] 隔著皇后用砲吃過去：砲 R4，再選 *×R19*。
    [meanwhile] 接著你的國王繼續走：B1–C2–D3–E4–F5。阿爾德里克的皇后繞了過來：R19–P17–P3–H3，他的元帥走到 M18。
   *[well] 阿爾德里克的皇后吃了你的砲，可是什麼都沒損失：砲回到你的角落 A1 了。阿爾德里克的樞機要回去時，角落正站著自家的國王，只好進預備區。
 }
lesson-check = { $part ->
    [say] 又過了四回合，阿爾德里克的皇后走到 H3，將了你 F5 上的國王一軍。不必理會：國王被吃也會回來。趁這一回合把砲對準 I 線：砲 A1，再選 I1 上的號碼。
    [wrong] 將軍就讓他將，這一回合拿來做正事：砲 A1，再選 I1 上的號碼。
    [why-not] 逃當然可以，但沒必要：看看國王被吃會怎樣。砲 A1，再選 I1 上的號碼。
   *[well] 皇后吃了你的國王，國王馬上回到 E5：不過損失一步而已。在中間一帶被吃就回這裡；要是在靠邊的地方被吃，就得回 A1。
 }
lesson-king-captures = { $part ->
    [say] 國王往任何方向走一步都能吃子，旁邊的皇后又沒有人保護。選國王 E5，再選 *×F5*。
    [wrong] F5 的皇后送上門了：國王 E5，再選 *×F5*。
    [why-not] 樞機也吃得到她。不過用國王吃可以順便前進一步：國王 E5，再選 *×F5*。
    [meanwhile] 過了五回合。你的國王穿過 J7 的缺口：F5–G5–H6–I6–J7–I8。阿爾德里克的元帥走了 M18–M14–J14–K12–K10–I10，他的國王走到 R18。
   *[well] 皇后現在進了阿爾德里克的預備區，要再派出來得花一回合。
 }
lesson-guard = { $part ->
    [say] 還有兩步，可是阿爾德里克的元帥在 I10 守著 J10，國王不能走進會被吃的格子。用砲隔著自己的國王吃掉元帥：砲 I1，再選 *×I10*。
    [wrong] 先解決元帥：砲 I1，再選 *×I10*，隔著牆和你的國王打過去。
    [why-not] 這樣元帥還是守著 J10，你的國王過不去。砲 I1，再選 *×I10*。
    [meanwhile] 阿爾德里克的皇后在 O15 重生。
   *[well] 阿爾德里克的國王早就離家了，所以元帥回到那個角落 S19：遠得很。現在沒有人守 J10 了。
 }
lesson-way-clear = { $part ->
    [say] 路通了。會讓國王被吃的格子，根本不會列出來給你選。選國王 I8，再選 *J9*。
    [wrong] 阿爾德里克還要一陣子才趕得回來，繼續走：國王 I8，再選 *J9*。
    [why-not] I9 也一樣近。不過這堂課就走 *J9* 吧。
   *[well] 還有一步。阿爾德里克的皇后太遠，攔不住你了。
 }
lesson-centre = { $part ->
    [say] 好，登上山頂：國王 J9，再選 *J10*。
    [wrong] 現在別的都不重要：國王 J9，再選 *J10*。
   *[well] 你的國王到了中央：**當場獲勝**。
 }
lesson-question = 阿爾德里克的國王在 K11，離 J10 只差一步，你的還很遠。哪一步攔得住他？
lesson-answer-j6 = { $part ->
    [label] 皇后到 J6
   *[why] 答對了！皇后在 J6 守著 J10，國王不能走進會被吃的格子。阿爾德里克先派了城堡進場，你的國王就有時間靠近了。
 }
lesson-answer-k6 = { $part ->
    [label] 皇后到 K6
   *[why] 那樣你的砲會隔著皇后將軍。可是國王不必理會將軍：他走到 J10 就贏了。什麼能讓他走不了那一步？
 }
lesson-answer-h6 = { $part ->
    [label] 國王到 H6
   *[why] 你的國王還要好幾回合，阿爾德里克的只要一回合。國王不能走進會被吃的格子：哪枚棋子能守住 J10？
 }
lesson-last = 國王走到中央就贏，被吃的都會回來。正式對局先由大家暗中佈陣：按*就這樣佈陣*，就採用畫面上的陣容。準備好了嗎？

## Commands

command-move = 走棋
    .about = 高山之王：輸入走法，例如 E5 E9 或 騎@A1
    .help = 在「高山之王」直接輸入走法
    .from = 從
    .from-about = 你的棋子所在的格子，或預備區的棋子（騎@）；也可以寫整步走法
    .to = 到
    .to-about = 要走到或射向的格子
    .match = 對局
    .match-about = 你坐了好幾桌時，指定哪一場對局
command = 高山之王
    .about = 19×19 格、有牆的西洋棋，2 到 4 人
    .board = 棋盤
    .board-about = 用三種棋盤的哪一種（預設「堡壘」）
    .all_hands = 全員出動
    .all_hands-about = 變體「全員出動」：每人 24 枚棋子
    .army_size = 兵力
    .army_size-about = 變體「限制兵力」：每人幾枚棋子（預設 20）
    .pick_for_friend = 代客點兵
    .pick_for_friend-about = 變體「代客點兵」：由你挑左手邊玩家的棋子
    .wait_for_it = 好戲在後
    .wait_for_it-about = 變體「好戲在後」：除了四枚棋子，其餘都從預備區開始
    .mutant_monarch = 變身國王
    .mutant_monarch-about = 變體「變身國王」：國王第一次被吃時，可以多學一種走法
    .keep_it = 守得住嗎
    .keep_it-about = 變體「守得住嗎」：國王要在中央守住幾回合（0：不必守）
    .turn_limit = 輪數上限
    .turn_limit-about = 打滿幾輪就算和局（0：不限）
