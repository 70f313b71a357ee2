## The game, its options and its lines on a board

name = 八十分
about = 莊家帶一個暗藏的朋友，對上三個閒家；閒家要吃墩湊到八十分。五個人玩，空位由電腦補。
goal = 級數最高的人贏。閒家不到 80 分，{ $side ->
    [none] 莊家升級
    [hidden] 至少升到：{ $risen }，朋友也升同樣多
   *[known] 至少升到：{ $risen }
 }
options = { $rounds ->
    [0] 打到有人過 A
   *[other] { $rounds } 局
 }{ $loose ->
    [yes] { " · " }寬鬆跟牌
   *[no] { "" }
 }
heading = { $rounds ->
    [0] 第 { $round } 局
   *[other] 第 { $round } 局，共 { $rounds } 局
 }{ $trick ->
    [0] { "" }
   *[other] { " · " }第 { $trick } 墩
 }{ $loose ->
    [yes] { " · " }寬鬆跟牌
   *[no] { "" }
 }
score = 打 { $rank }
signs-legend = ✅ 你吃的墩，有分 · 🟨 你吃的墩，沒分 · ⬛ 別人吃的墩
memory = 這一局的出牌紀錄
button-tricks = 出牌紀錄

## What the match is waiting for

now = { $phase ->
    [dealing] 發牌中。
    [declaring] 牌發完了：最後的亮主機會。等 { $who }。
    [naming] 沒有人亮主，由 { $who } 定主花色。
    [burying] { $who } 當莊家：拿起底牌八張，再埋回八張。
    [calling] { $who } 叫朋友。誰先打出那張牌，誰就是朋友。
    [leading] { $who } 先出。
    [playing] 輪到 { $who }。
    [shown] { $who } 吃下這墩，得 { $n } 分。
    [scored] 大家都準備好就開始下一局。等 { $who }。
   *[over] { "" }
 }
may-declare = { $shown ->
    [none] 誰有 { $rank }，誰就能亮主。
    [card] 只有一對 { $rank } 才能反主。
   *[pair] 亮了對子就不能再反。
 }
order = 出牌順序：{ $seats }

## The number of rounds, which the host changes; in a rated match everybody has to agree

rounds-left = { $n ->
    [0] 打完這一局，這場對局就結束。
   *[other] 這一局之後還有 { $n } 局。
 }
rounds-wished = { $names } 想在這一局之後再打 { $n } 局。同意的話，在選單裡選一樣的。
rounds-too-soon = 計積分的對局裡，改動從下一局起生效，所以至少還要打一局。
menu-rounds = 更改還要打幾局

## Trumps, the called card and the tricks

trumps = { $suit ->
    [none] 本局打 **{ $rank }**。
   *[other] 主牌：**{ $suit }**、所有的 **{ $rank }** 和鬼牌。
 }
suit-of-trumps = 主牌
declared = { $how ->
    [first] { $name } 用 **{ $cards }** 亮主。
    [again] { $name } 再亮出 **{ $cards }**！
    [over-you] { $name } 亮出 **{ $cards }**，用對子反掉你的 **{ $before }**。
    [late] 你也用 **{ $before }** 亮主，但 { $name } 的 **{ $cards }** 先發到。
   *[over] { $name } 亮出 **{ $cards }**，用對子反掉 { $other } 的 **{ $before }**。
 }
crowned = { $how ->
    [lot] 沒有人亮主，抽籤決定：**{ $name }** 當莊家，主花色是 **{ $suit }**。
    [declared] 所以 **{ $name }** 當莊家，主花色是 **{ $suit }**。
    [named] 沒有人亮主，莊家 **{ $name }** 定 **{ $suit }** 為主花色。
   *[trumps] 所以主花色是 **{ $suit }**。莊家是 **{ $name }**。
 }
called = { $how ->
    [nobody] 沒有叫朋友：{ $name } 獨打。
    [hidden] 朋友牌：**{ $card }**，還沒打出來。
    [alone] 朋友牌：**{ $card }**，{ $name } 自己打出來了，所以獨打。
   *[ally] 朋友牌 **{ $card }** 由 **{ $name }** 打出，**{ $name }** 就是朋友。
 }
trick = **第 { $number } 墩：** { $plays }
trick-taken = 第 { $number } 墩，{ $name } 得 { $n } 分：{ $plays }
seat = 打 { $rank }、{ $held } 張、{ $points } 分{ $left ->
    [yes] 、已退出（電腦代打）
   *[no] { "" }
 }{ $side ->
    [koth] 、♔ 莊家
    [ally] 、朋友
   *[none] { "" }
 }{ $doing ->
    [ready] 、準備好了 ✓
    [answered] 、已回答 ✓
    [to-play] 、**輪到出牌**
   *[none] { "" }
 }
seat-known = { $seat } { $name } · { $n } 分{ $suits ->
    [none] { "" }
   *[other] { " · " }缺門：{ $suits }
 }

## The end of a round and of a match

defended = { $names } 守莊。閒家：{ $parts } = **{ $sum }** 分。
dead-hand = { $doubled ->
    [yes] 底牌：{ $cards }（{ $n } 分）。閒家摳底，翻倍計算：**+{ $twice }**。
   *[no] 底牌：{ $cards }（{ $n } 分）。最後一墩由莊家方吃下，所以不算分。
 }
your-round = { $won ->
    [yes] **這一局你方獲勝。**
   *[no] **這一局你方落敗。**
 }
total = { $winner ->
    [challengers] 總計 **{ $total }**，滿 80：這一局閒家贏。
   *[defenders] 總計 **{ $total }**，不到 80：這一局莊家方贏。
 }
rise = { $n ->
    [0] 80 到 119 分，誰都不升級。
   *[other] { $band }：升 { $n } 級，{ $now }。
 }
band = { $least ->
    [0] 0 分
    [200] 200 分以上
   *[other] { $least } 到 { $most } 分
 }
risen = { $how ->
    [passed] { $name }（過 A）
   *[rank] { $name }（打 { $rank }）
 }
next-king = { $who ->
    [same] **{ $name }** 獨自守莊成功，連莊。
    [ally] 朋友 **{ $name }** 接任下一局的莊家。
   *[challenger] 下一局的莊家是順著座位的下一位閒家：**{ $name }**。
 }
verdict = { $how ->
    [risen] { $names } 升過 A，贏得這場對局！
    [tie] { $names } 打到 { $rank }，級數相同，以 { $points } 分勝出！
   *[highest] { $names } 打到 { $rank }，級數最高，贏得這場對局！
 }

## The steps of a replay, and what a review says about choices

step = { $what ->
    [declare] { $name } 作出回覆
    [pass] { $name } 不再亮主
    [name] { $name } 定 { $it } 為主花色
    [choose] { $name } 選要埋的牌
    [buried] { $name } 埋 { $it }
    [bury] { $name } 埋八張牌
    [call] { $it ->
        [nobody] { $name } 不叫朋友
       *[other] { $name } 叫 { $it }
     }
    [put] { $name } 出 { $it }
   *[ready] { $name } 準備好了
 }
worth = { $ranks ->
    [0] 幾乎升不了級
   *[other] 平均升 { $ranks } 級
 }
lost-by-choices = 選擇 { $sign ->
    [minus] -
   *[plus] +
 }{ $ranks } 級
luck = { $ranks ->
    [0] 你的牌大致是平均水準。
   *[other] { $sign ->
        [minus] 你的牌比平均水準差 { $ranks } 級。
       *[plus] 你的牌比平均水準好 { $ranks } 級。
     }
 }

## The text of a hand, for its owner only

declaring = { $how ->
    [claimed-dealing] 你亮 { $cards }：下次發牌時，大家就會看到。
    [claimed-declaring] 你亮 { $cards }：大家都回答之後就公開。
    [for-the-hill] **你可以亮主。** 沒有人反主的話，你就當莊家，那一門就是主花色。
    [for-trumps] **你可以亮主。** 亮了，那一門就是主花色。
    [nothing] 你沒有可以亮主的牌。
    [answered] 你回答了，等其他人回答。
    [pair] 亮了對子就不能再反。
   *[not-yet] 你還沒有可以亮主的牌。
 }
naming = **沒有人亮主。** 請定主花色。
burying = **從 28 張牌裡選八張埋下。** 如果閒家摳底（吃下最後一墩），埋下的分就翻倍算給閒家。
counted = 已選 { $n }/{ $all } 張。
calling = **叫朋友**：叫一張在別人手上的牌，誰先打出來，誰就是你的朋友。不叫就是一打四。
may-play = { $may ->
    [lead] **由你帶頭：** 隨便出一張，或兩張一模一樣的。
    [follow] **輪到你了：** 要跟牌（{ $suit }）。
    [any] **輪到你了：** 這一門（{ $suit }）你缺門，隨便出一張。
    [follow-pair] **輪到你了：** 要跟一對 { $suit }。
    [any-two] **輪到你了：** 這一門（{ $suit }）你缺門，隨便出兩張。
    [loose] **輪到你了：** 這一門（{ $suit }）你沒有對子，隨便出兩張。
    [only] **輪到你了：** 這一門（{ $suit }）你只有 { $card }，一定要出。再隨便配一張。
   *[two] **輪到你了：** 這一門（{ $suit }）你沒有對子，從這一門任選兩張出。
 }
scored = **可以打下一局了嗎？**
ended = 你打到 { $rank }，{ $points } 分。
you-challenge = 你是閒家。
you-buried = 你埋了 { $cards }。
called-yourself = { $side ->
    [koth] 朋友牌在你自己手上。
    [ally] **兩張朋友牌都在你手上：你就是暗藏的朋友。**
   *[first] **你有一張朋友牌。搶先打出來，你就是朋友。**
 }
points-taken = 閒家：{ $points }／80 分。你：{ $mine }。

## Buttons and menus of a hand

button-pass = { $declared ->
    [yes] 我亮完了
   *[no] 不亮
 }
menu-suit = 主花色
button-name = 定 { $suit } 為主
button-bury = 埋這八張
menu-call = { $jokers ->
    [yes] 叫一張 { $suit } 或鬼牌
   *[no] 叫一張 { $suit }
 }
option-call = { $n ->
    [0] { $card }
   *[other] { $card }（你有 { $n } 張）
 }
button-call = { $card ->
    [nobody] 不叫朋友
   *[other] 叫 { $card }
 }
menu-play = 出一張牌
button-take-back = 收回 { $card }
button-ready = 準備好了

## What beginners are told about their decision

coaching = { $on ->
    [declared] 你亮主了；單張還是可能被對子反掉。
    [overriding] 已經有人亮主了，只有一對 { $rank } 才能反主。
    [no-card] 有 { $rank } 才能亮主。沒有的話，就等著看你跟誰一國。
    [declaring-for-the-hill] { $suit } 作主的話，{ $held } 張牌裡你有 { $n } 張主牌。一般占三分之一，想當莊家最好再多一點。
    [declaring] { $suit } 作主的話，{ $held } 張牌裡你有 { $n } 張主牌。一般占三分之一，再多就值得亮主。
    [naming] 主牌壓得過所有副牌，越多越好：{ $suit } 作主的話，你有 { $n } 張主牌。
    [burying] 把一門花色埋光，別人出那一門時，你就能用主牌吃。
    [calling] 自己缺哪張大牌就叫哪張：有那張的人會是得力的朋友，牌也多半很快就會打出來。
    [leading-to-defend] 用 A、對子和大主牌守住分，別讓閒家湊到 80 分。
    [leading-a-pair] 可以帶頭出對子：只有更大的對子或主牌對子吃得掉，所以裡面的分相當安全。
    [leading] 出別人壓不過的牌，這墩的分就是你的；出小牌就是把先手讓出去。
    [partner-wins] { $name } 跟你一國，目前以 { $cards } 最大：{ $worth ->
        [yes] 現在送分，多半是自己人收下
       *[no] 大牌留到後面再出
     }。
    [partner-if-called] { $name } 目前以 { $cards } 最大。你搶先打出 { $card }，就是同一國。
    [unbeatable] 你能出的牌都壓不過 { $cards }：{ $worth ->
        [yes] 這時出 5、10 或 K，就是把分送給贏家
       *[no] 大牌留到後面再出
     }。
    [unknown-wins] 你{ $with ->
        [none] { "" }
       *[other] 用 { $with } 
     }壓得過 { $cards }，只是還不知道 { $name } 跟誰一國。這墩已有 { $n } 分。
    [rival-wins] 目前對手 { $name } 以 { $cards } 最大，你{ $with ->
        [none] { "" }
       *[other] 用 { $with } 
     }壓得過。這墩已有 { $n } 分。
    [scored] 級數會留著，陣營不會：這一局的對手，下一局可能就是你的朋友。
   *[shown] { "" }
 }

## Why one decision of a round was better than another

reason = { $why ->
    [joins] 出 { $called }，你就成了莊家的朋友，這一邊的局面比較好。
    [waits] 出 { $other }，你馬上就成了莊家的朋友。現在還是先不要比較好。
    [found] 出 { $cards } 比較容易引出 { $called }，這樣就知道誰是朋友。
    [takes-points] { $cards } 壓得過 { $name } 的 { $theirs }，這墩裡有分。
    [takes] { $cards } 壓得過 { $name } 的 { $theirs }，吃下這墩就由你帶頭。
    [overtakes] 自己人 { $name } 已經最大，{ $other } 留著吧。
    [spends] { $other } 能吃下這墩，但留到後面用處更大。
    [cheaper] { $cards } 也壓得過 { $name } 的 { $theirs }，{ $other } 留著吧。
    [feeds] 目前最大的 { $name } 是對手，出 { $other } 等於送分。
    [feeds-unknown] 目前最大的 { $name } 可能是對手，出 { $other } 有丟分的風險。
    [adds] 目前自己人 { $name } 最大，用 { $cards } 送分吧。
    [breaks] 出 { $other } 會拆掉你的對子，而對子只有別的對子才吃得掉。
    [hopeless] 兩種出法都壓不過 { $name } 的 { $theirs }，{ $other } 留到後面吧。
    [pair] 只有別的對子才吃得掉 { $cards }，{ $other } 一張單牌就可能壓過。
    [top] 外面同一門裡沒有牌壓得過 { $cards }，{ $other } 就不一樣了。
    [exposes] { $other } 帶分，還可能被更大的牌拿走。
    [keeps-trump] { $other } 是主牌，留著等別人帶頭的那墩再用。
    [draws] { $cards } 能調主：有主牌的人都得跟。
    [buries-points] 用最好的埋法，{ $third } 的分就不會讓閒家翻倍。
    [buries-trumps] 用最好的埋法，你能留住主牌 { $third }。
    [empties] 用最好的埋法，你沒有 { $third } 了，別人出那一門你就能用主牌吃。
    [buries-top] 用最好的埋法，你能留住 { $third }，同一門裡沒有牌壓得過。
    [alone] 不叫朋友就是獨打。叫 { $cards }，誰先打出來誰就是你的朋友。
    [own-both] 兩張 { $other } 都在你手上，沒有人能當你的朋友。
    [own] 你自己有一張 { $other }，能當朋友的只剩一個人。
    [stronger] 壓得過 { $cards } 的牌比 { $other } 少，這樣的朋友比較強。
    [leads-to] { $cards } 那一門你能帶頭，可以引出朋友；{ $other } 那一門你沒有。
    [last] 出 { $cards }，你這邊比較容易吃下最後一墩，埋下的分怎麼算就看它。
   *[none] { "" }
 }

## Why a move is refused

refusals-not-following = 必須跟帶頭的牌。手牌裡只會列出能出的牌。
refusals-not-the-koth = 這要由莊家一個人決定。
refusals-pair-is-final = 已經有人亮了對子，對子不能再反。
refusals-pair-needed = 已經有人亮主了，只有對子才能反主。
refusals-not-declarable = 你沒有牌可以亮這一門。
refusals-answered = 這一次你已經回答過了。
refusals-already-ready = 你已經準備好了，等其他人。
refusals-eight-cards = 要埋剛好八張，不多也不少。
refusals-not-a-lead = 帶頭請出一張，或花色、點數都一樣的兩張。
refusals-players = 「八十分」是五個人玩的。按**與電腦對戰**補滿空位。
refusals-joining-closed = 「八十分」是五個人玩的，座位已經滿了。

## The rules

rules-dealing =
    {""}**目標。** 升級各升各的，從 2 打到 A，再打過 A。不過每一局的輸贏看陣營：莊家（也就是山丘之王）和一個朋友守莊，其他人當閒家。每一局重新分邊。

    {""}**牌。**
    - 兩副牌連同鬼牌共 108 張：五個人各 20 張，剩 8 張。
    - 每一門花色裡 A 最大、2 最小。點數和花色都相同的兩張牌是*一對*。
    - 每張 5 算 5 分，每張 10 和每張 K 算 10 分。一局總共 200 分。

    {""}**發牌。** 發第一張之前，先抽籤排座位。
    - 莊家打幾，級牌就是幾。第一局打 2。
    - 發牌途中，誰拿到級牌就能亮主，把那張的花色定為主花色。有人亮了之後，只有一對級牌才能反主。
    - 第一局誰亮的主沒被反掉，誰就是莊家。
    - 沒人亮主，就由莊家定主花色；第一局沒人亮，就抽籤決定主花色和莊家。

    {""}**底牌。**
    - 莊家拿起剩下的 8 張，再任選 8 張埋回去。
    - 然後莊家叫一張牌，什麼牌都行，也可以不叫。誰先打出那張牌，誰就是朋友。
    - 每種牌都有兩張，所以打出來之前，誰也說不準朋友是誰。
rules-tricks =
    {""}**一墩。** 依桌面上的順序每人出一次：出一張；帶頭出兩張，就都出兩張。20 張手牌出完，一局結束。

    {""}**主牌。** 主牌自成一門。從大到小是：
    - 大鬼，再來是小鬼。
    - 級牌：主花色的那張在前，其他花色的在後（彼此一樣大）。
    - 主花色的其他牌，從 A 往下。

    主牌不再屬於牌面上印的花色。

    {""}**帶頭。** 第一墩由莊家帶頭，之後由吃下上一墩的人帶頭：出一張，或一對一模一樣的牌。

    {""}**跟牌。**
    - 帶頭出單張，有那一門就要跟一張。
    - 帶頭出對子，有那一門的對子就要跟對子。
    - 沒有對子的話，那一門有幾張就跟幾張，最多兩張；不夠的隨便墊（本桌規矩）。
    - 採用*寬鬆跟牌*時，沒有對子就隨便出兩張。

    {""}**吃墩。**
    - 最大的主牌吃下這墩。沒人出主牌，就由帶頭那一門裡最大的牌吃下。
    - 帶頭的是對子，只有對子才壓得過。
    - 一樣大的牌，先出的贏。
    - 這一墩裡的分，歸吃下它的人。
rules-score =
    {""}**算分。**
    - 計算閒家抓到的分。
    - 最後一墩如果是閒家吃下（叫做摳底），再加上底牌分的兩倍。
    - 桌面上的分數條，把還沒亮明是莊家方的人都算進去，所以朋友一現身，分數就會往下掉。

    {""}**誰升級？**
    - 0 分，莊家方升 3 級；1 到 40 分，升 2 級；41 到 79 分，升 1 級。
    - 滿 80 分就是閒家贏。80 到 119 分，誰都不升；120 到 159 分，閒家升 1 級；160 到 199 分，升 2 級；200 分以上，升 3 級。

    {""}**下任莊家。** 不到 80 分，由朋友接莊；沒有朋友，原莊家就連莊。滿 80 分，由順著座位的下一位閒家接莊。

    {""}**結束。**
    - 打完約好的局數（預設 5 局），對局就結束。桌主可以改局數：打開手牌，按*更多*。計積分的對局要所有人選一樣的，而且至少還要打一局。
    - 有人過 A，就立刻結束。
    - 級數最高的人獲勝。級數相同，就比整場抓到的分。

    {""}**即時步調。**
    - 每 1.5 秒發一張牌。有人亮了對子，剩下的就一次發完。
    - 最後一次亮主的機會有 3 秒，定主花色 5 秒，埋牌 60 秒，叫朋友 15 秒，出牌 10 秒。
    - 每墩打完，牌會停留 2 秒。
rules-rulings =
    {""}**本桌規矩。**
    - 亮了對子就定案。自己亮的單張，也可以自己用對子來反。
    - 好幾個人同時亮主，以先發下來的那張牌為準。最後大家暗中回答的那一次也一樣。
    - 54 種牌都能叫。莊家自己先打出朋友牌，就是獨打。
    - 第一局由桌主按*開始*。之後每一局開打前，大家都要表示準備好了；每墩之後不用確認。
    - 同一局過 A 的人一起獲勝。
    - 退出的人排最後一名，由電腦接著打。
    - { $leaving }

    {""}**時間到了。**
    - 不亮主；該由你定主花色時，改用抽籤。
    - 你選好的牌照埋，不滿 8 張的抽籤補足。
    - 不叫朋友。
    - 出能出的最小一張或一對，盡量不帶分。
    - { $seat }
rules-credit = 改編自五人打的八十分（升級）。
rules-picture = 第一墩進行中的牌桌：五個座位、主花色和級牌、朋友牌、打出的牌，還有級數階梯。

## A lesson: six tricks as a challenger, then burying and calling

lesson-goal = 級數最高的人贏。每一局兩個人守莊、三個人搶分。三個閒家吃墩拿到 **80 分**（5 算 5 分，10 和 K 算 10 分），莊家方就不能升級。
lesson-claim = 大家都從 2 打起，所以這一局的 2 很特別：誰亮 2 就是搶莊。你有 2♥，按「2♥」亮出來。
lesson-claim-wrong = 不吭聲也行。不過這次先搶莊看看：按 **2♥**。
lesson-claim-well = 阿爾德里克亮出一對 2♠，對子能反單張。所以他當莊家，黑桃是主花色，你是閒家。他叫 A♦：誰先打出 A♦，誰就是他的朋友。
lesson-follow = 阿爾德里克帶頭出紅心，你就要跟紅心。最大的吃下這墩，裡面有 15 分：出 A♥。
lesson-follow-wrong = 那張紅心比阿爾德里克的 Q 小，15 分就歸他了。出 A♥。
lesson-follow-well = 你的 A 吃下來了：5 算 5 分，10 算 10 分。目前 15／80 分。
lesson-pair = 吃下這墩的人帶頭出下一墩：出一張，或兩張一模一樣的。對子只有更大的對子或主牌對子壓得過。在選單裡選 K♣ K♣。
lesson-pair-wrong = 規則上可以，不過對子比較難壓過。選 **K♣ K♣**。
lesson-pair-one-king = 單張 K 碰到 A 就沒了。兩張一起出：選 **K♣ K♣**。
lesson-pair-well = 大家都得跟兩張梅花，誰也沒有對子。你的一對 K 是 20 分，別人又送來 10 分和 5 分：目前 50／80 分。
lesson-lure = 可是誰是阿爾德里克的朋友？看誰先打出 A♦。把它引出來：在選單裡選你唯一的方塊 3♦。
lesson-lure-wrong = 那樣看不出誰是朋友。出方塊，把 A♦ 逼出來。
lesson-lure-well = 貝倫加爾（3 號）打出 A♦：**他就是朋友**，跟阿爾德里克一起守莊。克洛蒂爾德和達戈貝爾特（4、5 號）跟你一國：他們的分跟你的一起算。
lesson-give = 克洛蒂爾德的 A♣ 是最大的梅花，而且跟你一國。送分給她：出 10♣。
lesson-give-wrong = 那張梅花沒有分。目前是自己人克洛蒂爾德最大：送分給她，出 10♣。
lesson-give-well = 克洛蒂爾德替你們這一國收下你的 10 分：目前 60／80 分。
lesson-trump = 這墩帶頭的是方塊，你已經缺門了，出什麼都行。黑桃是主牌，再小也壓得過所有方塊。出 4♠。
lesson-trump-wrong = 沒有方塊，只有主牌吃得下這墩。出 4♠。
lesson-trump-too-high = 那張主牌也吃得下，不過最小的就夠了：4♠。
lesson-trump-well = 貝倫加爾只剩最後一張方塊 K，非跟不可。你的 4♠ 全收下：再 15 分，目前 75／80 分。
lesson-joker = 主牌自成一門，從大到小：大鬼、小鬼、2♠、其他的 2、A♠ 往下。沒有牌壓得過你的大鬼：用它帶頭。
lesson-joker-wrong = 那張可能會被壓過。出大鬼，沒有牌壓得過。
lesson-joker-well = 大家都得跟主牌，達戈貝爾特又送了 K♠ 給自己人。**85 分，超過要拿的 80 分了。** 不管後面怎麼打，阿爾德里克和貝倫加爾都還是 2 級。
lesson-clubs = 換一場新對局：沒有人反你的 2♥，所以由你當莊家。你收下八張底牌，也要埋八張。把一門花色埋光：在梅花的選單裡把八張梅花全選起來。
lesson-clubs-wrong = 手上沒有梅花，別人帶頭出梅花時，你就能用主牌吃。在梅花的選單裡把八張梅花全選起來，別的都不要選。
lesson-clubs-well = 八張齊了，裡面沒有 5、10 和 K。
lesson-bury = 如果閒家吃下最後一墩，埋下的分就翻倍算給閒家。這些梅花一分也沒有。按「埋這八張」。
lesson-bury-wrong = 別的牌裡有分，可能會落到閒家手上。按**埋這八張**。
lesson-bury-well = 這一局結束以前，別人都看不到。
lesson-call = 現在叫朋友：誰先打出你叫的牌，誰就是朋友。只有 A 壓得過你的 K♦ K♦，而你沒有 A♦。在方塊的選單裡選 A♦，再按「叫 A♦」。
lesson-call-wrong = 叫一張你沒有的大牌，朋友才夠力。在方塊的選單裡選 A♦，再按**叫 A♦**。
lesson-call-nobody = 那樣你就要一個人對四個人。還是叫 A♦ 吧。
lesson-call-well = 現在只有手上有 A♦ 的人能當你的朋友。是誰，等這張牌打出來大家就知道了。
lesson-question = 阿爾德里克是莊家，叫了 A♦，而兩張都在你手上。這墩目前是阿爾德里克的 A♥ 最大，你最後出。你要出什麼？
lesson-six = 出 6♥
lesson-six-why = 兩張朋友牌都在你手上，所以你跟阿爾德里克一起守莊，這墩由他的 A 吃下。留著 10，之後可能會被閒家吃走。
lesson-ten = 出 10♥
lesson-ten-why = 答對了！有 A♦，你就是阿爾德里克暗藏的朋友，而且再也沒有人壓得過他的 A：閒家拿不到你這 10 分。
lesson-ace = 出 A♦
lesson-ace-why = 這墩帶頭的是紅心，你手上有，就要跟。你是阿爾德里克的朋友：哪張紅心幫得上忙？
lesson-last = 一局打到牌出完為止。閒家不到 80 分，莊家方升級；到了 80 分，換閒家當下一任莊家；到了 120 分，閒家還能升級。之後重新分邊。準備好了嗎？

## Words in pictures

drawn-round = 局
drawn-trick = 墩
drawn-dealing = 發牌
drawn-declaring = 亮主
drawn-naming = 主花色
drawn-burying = 埋 8 張
drawn-calling = 叫朋友
drawn-turn = 出牌
drawn-first = 首家
drawn-you = 你
drawn-ally = 朋友
drawn-alone = 獨打
drawn-score = 得分
drawn-end = 最終成績
drawn-defenders = 莊家方
drawn-challengers = 閒家
drawn-dead = 底牌
drawn-next = 下任莊家
drawn-winner = 贏家
drawn-ideas = 建議
drawn-rank = 你打到

## Commands

command = 八十分
    .about = 吃墩、主牌、暗藏的朋友，五個人玩
    .rounds = 局數
    .rounds-about = 打幾局；0 表示打到有人過 A 為止（預設 5）
    .loose_following = 寬鬆跟牌
    .loose_following-about = 變體：跟對子時沒有對子，隨便出兩張都行
