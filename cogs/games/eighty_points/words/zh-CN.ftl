## The game, its options and its lines on a board

name = 八十分
about = 庄家和暗中的朋友对三个闲家，闲家要抓八十分。5 人；空位由电脑补上。
goal = 级数最高者胜。闲家抓不到 80 分，{ $side ->
    [none] 庄家升级
    [hidden] 至少升到：{ $risen }，朋友同样升级
   *[known] 至少升到：{ $risen }
 }
options = { $rounds ->
    [0] 打到有人过 A
   *[other] { $rounds } 局
 }{ $loose ->
    [yes] { " · " }宽松跟牌
   *[no] { "" }
 }
heading = { $rounds ->
    [0] 第 { $round } 局
   *[other] 第 { $round }/{ $rounds } 局
 }{ $trick ->
    [0] { "" }
   *[other] { " · " }第 { $trick } 墩
 }{ $loose ->
    [yes] { " · " }宽松跟牌
   *[no] { "" }
 }
score = 打 { $rank }
signs-legend = ✅ 你赢的墩，有分 · 🟨 你赢的墩，没分 · ⬛ 别人赢的墩
memory = 这一局的出牌记录
button-tricks = 出牌记录

## What the match is waiting for

now = { $phase ->
    [dealing] 正在发牌。
    [declaring] 牌发完了，还有最后一次亮主机会。还在等：{ $who }。
    [naming] 没人亮主，由 { $who } 定主花色。
    [burying] { $who } 坐庄：拿起 8 张底牌，再埋 8 张。
    [calling] { $who } 叫朋友牌。谁先打出它，谁就是朋友。
    [leading] { $who } 先出。
    [playing] 轮到 { $who }。
    [shown] { $who } 赢下这墩，得 { $n } 分。
    [scored] 大家都准备好就开下一局。还在等：{ $who }。
   *[over] { "" }
 }
may-declare = { $shown ->
    [none] 有 { $rank } 的人可以亮主。
    [card] 只有一对 { $rank } 能反。
   *[pair] 对子亮了就定了。
 }
order = 出牌次序：{ $seats }

## The number of rounds, which the host changes; in a rated match everybody has to agree

rounds-left = { $n ->
    [0] 打完这一局，对局就结束。
   *[other] 这一局之后还有 { $n } 局。
 }
rounds-wished = { $names } 想在这一局之后再打 { $n } 局。同意的话，在菜单里选一样的。
rounds-too-soon = 计分的对局里，改动从下一局起生效，所以至少还要打一局。
menu-rounds = 更改还要打几局

## Trumps, the called card and the tricks

trumps = { $suit ->
    [none] 级牌：**{ $rank }**。
   *[other] 主牌：**{ $suit }**、所有的 **{ $rank }** 和大小王。
 }
suit-of-trumps = 主牌
declared = { $how ->
    [first] { $name } 亮主：**{ $cards }**。
    [again] { $name } 又亮出 **{ $cards }**！
    [over-you] { $name } 亮出 **{ $cards }**，用对子反掉你的 **{ $before }**。
    [late] 你也用 **{ $before }** 亮主，但 { $name } 的 **{ $cards }** 先发到。
   *[over] { $name } 亮出 **{ $cards }**，用对子反掉 { $other } 的 **{ $before }**。
 }
crowned = { $how ->
    [lot] 没人亮主，抽签决定：**{ $name }** 坐庄，主花色是 **{ $suit }**。
    [declared] 所以 **{ $name }** 坐庄，主花色是 **{ $suit }**。
    [named] 没人亮主，庄家 **{ $name }** 定 **{ $suit }** 为主花色。
   *[trumps] 所以主花色是 **{ $suit }**。庄家是 **{ $name }**。
 }
called = { $how ->
    [nobody] 没叫朋友：{ $name } 单打。
    [hidden] 朋友牌：**{ $card }**，还没人打出。
    [alone] 朋友牌：**{ $card }**，由 { $name } 自己打出，所以单打。
   *[ally] 朋友牌：**{ $card }**，由 **{ $name }** 打出，朋友就是 **{ $name }**。
 }
trick = **第 { $number } 墩**：{ $plays }
trick-taken = 第 { $number } 墩，{ $name } 得 { $n } 分：{ $plays }
seat = 打 { $rank }、{ $held } 张牌、{ $points } 分{ $left ->
    [yes] 、已退出（电脑代打）
   *[no] { "" }
 }{ $side ->
    [koth] 、♔ 庄家
    [ally] 、朋友
   *[none] { "" }
 }{ $doing ->
    [ready] 、已准备 ✓
    [answered] 、已表态 ✓
    [to-play] 、**该出牌**
   *[none] { "" }
 }
seat-known = { $seat } { $name } · { $n } 分{ $suits ->
    [none] { "" }
   *[other] { " · " }断门：{ $suits }
 }

## The end of a round and of a match

defended = 守庄：{ $names }。闲家：{ $parts } = **{ $sum }** 分。
dead-hand = { $doubled ->
    [yes] 底牌：{ $cards }（{ $n } 分）。最后一墩归闲家，抠底翻倍：**+{ $twice }**。
   *[no] 底牌：{ $cards }（{ $n } 分）。最后一墩归庄家方，底牌不算。
 }
your-round = { $won ->
    [yes] **这一局你方胜。**
   *[no] **这一局你方负。**
 }
total = { $winner ->
    [challengers] 共 **{ $total }** 分，到了 80：闲家赢下这一局。
   *[defenders] 共 **{ $total }** 分，不到 80：庄家方赢下这一局。
 }
rise = { $n ->
    [0] 80 到 119 分，谁也不升级。
   *[other] { $band }，升 { $n } 级：{ $now }。
 }
band = { $least ->
    [0] 0 分（大光）
    [200] 200 分以上
   *[other] { $least } 到 { $most } 分
 }
risen = { $how ->
    [passed] { $name }（过 A）
   *[rank] { $name }（打 { $rank }）
 }
next-king = { $who ->
    [same] **{ $name }** 单打守住，下局连庄。
    [ally] 朋友 **{ $name }** 下局坐庄。
   *[challenger] 从庄家往下数，第一个闲家 **{ $name }** 下局坐庄。
 }
verdict = { $how ->
    [risen] { $names } 打过 A，赢得对局！
    [tie] 同打到 { $rank }，{ $names } 凭 { $points } 分胜出。
   *[highest] { $names } 打到 { $rank }，级数最高，赢得对局！
 }

## The steps of a replay, and what a review says about choices

step = { $what ->
    [declare] { $name } 作出答复
    [pass] { $name } 不再亮主
    [name] { $name } 定 { $it } 为主
    [choose] { $name } 选要埋的牌
    [buried] { $name } 埋 { $it }
    [bury] { $name } 埋 8 张
    [call] { $it ->
        [nobody] { $name } 不叫朋友
       *[other] { $name } 叫 { $it }
     }
    [put] { $name } 出 { $it }
   *[ready] { $name } 准备好了
 }
worth = { $ranks ->
    [0] 几乎升不了级
   *[other] 平均升 { $ranks } 级
 }
lost-by-choices = 选择 { $sign ->
    [minus] -
   *[plus] +
 }{ $ranks } 级
luck = { $ranks ->
    [0] 你的牌大致是平均水平。
   *[other] { $sign ->
        [minus] 你的牌比平均水平差 { $ranks } 级。
       *[plus] 你的牌比平均水平好 { $ranks } 级。
     }
 }

## The text of a hand, for its owner only

declaring = { $how ->
    [claimed-dealing] 你亮了 { $cards }：下一次发牌时大家就看得见。
    [claimed-declaring] 你亮了 { $cards }：大家都表态后一起公开。
    [for-the-hill] **你可以亮主。** 没人反主的话，你就坐庄，那门花色就是主。
    [for-trumps] **你可以亮主。** 那门花色就是主。
    [nothing] 你没有可亮的牌。
    [answered] 你已经表态，等其他人。
    [pair] 对子亮了就定了。
   *[not-yet] 你还没有可亮的牌。
 }
naming = **没人亮主。** 你来定主花色。
burying = **从 28 张里埋 8 张。** 要是最后一墩被闲家拿下，就是抠底，埋的分翻倍算给闲家。
counted = 已选 { $n }/{ $all } 张。
calling = **叫一张朋友牌**，要在别人手里：谁先打出它，谁就是你的朋友。不叫就单打。
may-play = { $may ->
    [lead] **你先出**：任意一张，或两张一样的。
    [follow] **轮到你了**：跟{ $suit }。
    [any] **轮到你了**：你没有{ $suit }，随便出一张。
    [follow-pair] **轮到你了**：跟一对{ $suit }。
    [any-two] **轮到你了**：你没有{ $suit }，随便出两张。
    [loose] **轮到你了**：你没有{ $suit }对子，随便出两张。
    [only] **轮到你了**：{ $suit }你只剩 { $card } 一张，必须出，再随便垫一张。
   *[two] **轮到你了**：你没有{ $suit }对子，跟任意两张{ $suit }。
 }
scored = **下一局，准备好了吗？**
ended = 你打到 { $rank }，得 { $points } 分。
you-challenge = 你是闲家。
you-buried = 你埋了 { $cards }。
called-yourself = { $side ->
    [koth] 朋友牌在你自己手里。
    [ally] **两张朋友牌都在你手里：你就是暗中的朋友。**
   *[first] **朋友牌在你手里。抢先打出来，你就是朋友。**
 }
points-taken = 闲家：{ $points }/80 分。你：{ $mine } 分。

## Buttons and menus of a hand

button-pass = { $declared ->
    [yes] 我亮完了
   *[no] 不亮
 }
menu-suit = 主花色
button-name = 定 { $suit } 为主
button-bury = 埋这 8 张
menu-call = { $jokers ->
    [yes] 叫一张 { $suit } 或大小王
   *[no] 叫一张 { $suit }
 }
option-call = { $n ->
    [0] { $card }
   *[other] { $card }（你有 { $n } 张）
 }
button-call = { $card ->
    [nobody] 不叫，单打
   *[other] 叫 { $card }
 }
menu-play = 出一张牌
button-take-back = 收回 { $card }
button-ready = 准备好了

## What beginners are told about their decision

coaching = { $on ->
    [declared] 你亮主了；单张还可能被对子反掉。
    [overriding] 已经有人亮主，只有一对 { $rank } 能反。
    [no-card] 有 { $rank } 才能亮主。没有就等着，看你跟谁一边。
    [declaring-for-the-hill] { $suit } 作主，你 { $held } 张牌里有 { $n } 张主。一般三张里有一张；坐庄还得更多。
    [declaring] { $suit } 作主，你 { $held } 张牌里有 { $n } 张主。一般三张里有一张；比这多就值得亮。
    [naming] 主牌管得住一切副牌，越多越好：{ $suit } 作主，你有 { $n } 张主。
    [burying] 把一门副牌埋光，别人再出这门，你就能毙。
    [calling] 你缺的大牌在谁手里，谁就是得力的朋友；这样的牌多半很快会打出来。
    [leading-to-defend] A、对子、大主牌能守住分，闲家要抓 80 分呢。
    [leading-a-pair] 可以出对子：只有更大的对子或主牌对子才管得住，里面的分比较稳。
    [leading] 出谁都管不住的，这墩的分就归你；出小牌，牌权就让出去了。
    [partner-wins] 眼下自己人 { $name } 的 { $cards } 最大：{ $worth ->
        [yes] 添点分，也许就落在自己这边
       *[no] 大牌留到后面再出
     }。
    [partner-if-called] 眼下 { $name } 的 { $cards } 最大。你抢先打出 { $card }，就是自己人。
    [unbeatable] 你能出的牌都管不住 { $cards }：{ $worth ->
        [yes] 这时垫 5、10 或 K，分就白送给赢家了
       *[no] 大牌留到后面再出
     }。
    [unknown-wins] { $name } 的 { $cards } 你{ $with ->
        [none] { "" }
       *[other] 用 { $with } 
     }管得住，但还不知道 { $name } 是哪一边。这墩已有 { $n } 分。
    [rival-wins] 眼下最大的是对方 { $name } 的 { $cards }，你{ $with ->
        [none] { "" }
       *[other] 用 { $with } 
     }管得住。这墩已有 { $n } 分。
    [scored] 级数留着，阵营会变：这局跟你作对的，下局也许就是朋友。
   *[shown] { "" }
 }

## Why one decision of a round was better than another

reason = { $why ->
    [joins] 出 { $called }，你就成了庄家的朋友，这一边形势更好。
    [waits] 出 { $other }，你马上就成了庄家的朋友。现在还是不当为好。
    [found] 出 { $cards } 更容易引出 { $called }，这样就知道谁是朋友。
    [takes-points] { $cards } 管得住 { $name } 的 { $theirs }，这墩里有分。
    [takes] { $cards } 管得住 { $name } 的 { $theirs }，赢下这墩就轮到你先出。
    [overtakes] 自己人 { $name } 已经最大了，{ $other } 留着吧。
    [spends] { $other } 能赢下这墩，但留到后面用处更大。
    [cheaper] { $cards } 也管得住 { $name } 的 { $theirs }，{ $other } 留着吧。
    [feeds] 眼下最大的是对方 { $name }，出 { $other } 等于送分。
    [feeds-unknown] 眼下最大的 { $name } 可能是对方，出 { $other } 有丢分的风险。
    [adds] 眼下自己人 { $name } 最大，用 { $cards } 添分吧。
    [breaks] 出 { $other } 会拆掉你的对子，而对子只有别的对子才管得住。
    [hopeless] 两种出法都管不住 { $name } 的 { $theirs }，{ $other } 留到后面吧。
    [pair] 只有别的对子才管得住 { $cards }，{ $other } 一张单牌就可能管住。
    [top] 外面同一门里没有能管住 { $cards } 的牌，{ $other } 就不一样了。
    [exposes] { $other } 带分，还可能被更大的牌拿走。
    [keeps-trump] { $other } 是主牌，留着等别人先出的那墩再用。
    [draws] { $cards } 能调主：有主牌的都得跟。
    [buries-points] 按最好的埋法，{ $third } 的分就不会给闲家翻倍。
    [buries-trumps] 按最好的埋法，你能留住主牌 { $third }。
    [empties] 按最好的埋法，你没有 { $third } 了，别人出这门你就能毙。
    [buries-top] 按最好的埋法，你能留住 { $third }，同一门里没有牌管得住。
    [alone] 不叫朋友就是单打。叫 { $cards }，谁先打出来谁就是你的朋友。
    [own-both] 两张 { $other } 都在你手里，谁也当不了你的朋友。
    [own] 你自己有一张 { $other }，能当朋友的只剩一个人。
    [stronger] 能管住 { $cards } 的牌比 { $other } 少，这样的朋友更得力。
    [leads-to] { $cards } 那门你能出，可以引出朋友；{ $other } 那门你没有。
    [last] 出 { $cards }，你这边更容易拿下最后一墩，底牌的分怎么算就看它。
   *[none] { "" }
 }

## Why a move is refused

refusals-not-following = 要跟首家出的牌。手牌里只列出能出的牌。
refusals-not-the-koth = 这件事由庄家一个人定。
refusals-pair-is-final = 已经有人亮了对子，不能再反主。
refusals-pair-needed = 已经有人亮主，只有对子能反。
refusals-not-declarable = 你没有能亮那门花色的牌。
refusals-answered = 这一局你已经表过态了。
refusals-already-ready = 你已经准备好了，等其他人。
refusals-eight-cards = 要埋正好 8 张，不多不少。
refusals-not-a-lead = 先出的人出一张，或花色、点数都一样的两张。
refusals-players = 《八十分》要五个人。空位按**和电脑玩**补上。
refusals-joining-closed = 《八十分》要五个人，已经坐满了。

## The rules

rules-dealing =
    {""}**目标。** 各升各的级，从 2 打到 A，再打过 A。但每一局是一边赢：庄家和一个朋友守庄，其余的人是闲家。每一局都重新分边。

    {""}**牌。**
    - 两副牌连大小王，共 108 张：五人各 20 张，剩 8 张。
    - 每门花色里 A 最大，2 最小。点数和花色都相同的两张牌是*一对*。
    - 每张 5 算 5 分，每张 10 和 K 算 10 分。一局共有 200 分。

    {""}**发牌与亮主。** 发第一张牌之前，先抽签定座位。
    - 庄家打几，级牌就是几。第一局打 2。
    - 发牌时，手里有级牌的人可以亮主，把那门花色定为主。亮过之后，只有一对级牌能反主。
    - 第一局谁亮的主没被反掉，谁就坐庄。
    - 没人亮主，就由庄家定主花色；第一局没人亮，庄家和主花色都抽签定。

    {""}**底牌与朋友。**
    - 庄家拿起剩下的 8 张底牌，再任选 8 张埋下。
    - 然后庄家叫一张朋友牌，什么牌都可以叫，也可以不叫。谁先打出这张牌，谁就是朋友。
    - 每种牌都有两张，打出来之前，谁也说不准朋友是谁。
rules-tricks =
    {""}**一墩。** 按桌面上的次序每人出一次：出一张；首家出两张，就都出两张。20 张手牌出完，一局结束。

    {""}**主牌。** 主牌自成一门，从大到小是：
    - 大王，然后小王；
    - 级牌：先是主花色的，再是其他花色的（不分大小）；
    - 主花色其余的牌，从 A 往下。

    主牌不再算牌面上的那门花色。

    {""}**首家出牌。** 第一墩庄家先出，以后谁赢了上一墩谁先出：出单张，或一对完全相同的牌。

    {""}**跟牌。**
    - 首家出单张，你有这门就要跟一张。
    - 首家出对子，你有这门的对子就要跟对子。
    - 没有对子，这门牌有几张跟几张，跟满两张为止，不够的随便垫（本桌规矩）。
    - 用*宽松跟牌*时，没有对子就可以随便出两张。

    {""}**大小。**
    - 最大的主牌赢下这墩；没人出主牌，就是首家那门里最大的牌赢。
    - 对子只能用对子来管。
    - 一样大的，先出为大。
    - 这墩的分归赢家。
rules-score =
    {""}**算分。**
    - 数闲家抓到的分。
    - 最后一墩要是闲家赢了，就是抠底，再加上底牌分的两倍。
    - 桌面上的分数条，把还不能断定在守庄的人都算作闲家，所以朋友一亮身份，它就会往下掉。

    {""}**谁升级？**
    - 0 分：庄家方升 3 级。1 到 40 分：升 2 级。41 到 79 分：升 1 级。
    - 80 分起闲家赢。80 到 119 分谁也不升级，120 到 159 分升 1 级，160 到 199 分升 2 级，200 分以上升 3 级。

    {""}**下局庄家。** 闲家不到 80 分，由朋友坐庄；没有朋友，原庄家连庄。到了 80 分，从庄家往下数，第一个闲家坐庄。

    {""}**结束。**
    - 打完约好的局数（默认 5 局），对局就结束。桌主可以改局数：打开手牌，按*更多*。计分的对局要所有人选一样的，而且至少还要打一局。
    - 有人打过 A，就立即结束。
    - 级数高的赢；级数相同，比整场抓到的分。

    {""}**快节奏时。**
    - 每 1.5 秒发一张牌。有人亮了对子，余下的一次发完。
    - 最后的亮主机会有 3 秒，定主花色 5 秒，埋底 60 秒，叫朋友 15 秒，出牌 10 秒。
    - 每墩打完，牌在桌上停 2 秒。
rules-rulings =
    {""}**本桌规矩。**
    - 亮出的对子不能再反。自己亮的单张，可以再用对子反。
    - 几个人同时亮主，谁亮的牌先发到手，就算谁的。发完牌后大家最后暗中表态，也是这样算。
    - 54 种牌都可以叫。庄家自己先打出朋友牌，就是单打。
    - 第一局由桌主按*开始*开打；以后每一局，要等大家都说准备好了；每墩之后不用确认。
    - 同一局里过 A 的人一起获胜。
    - 你若退出，就排在末位，由电脑接着打。
    - { $leaving }

    {""}**超时。**
    - 不亮主；该你定的主花色，由抽签决定。
    - 埋底先埋你选好的，其余抽签补足 8 张。
    - 不叫朋友。
    - 出能出的最小的单张或对子，尽量不带分。
    - { $seat }
rules-credit = 据五人八十分（升级）的一种玩法改编。
rules-picture = 第一墩的牌桌：五个座位、主花色和级牌、朋友牌、已经出的牌，以及各人打到几的级数梯。

## A lesson: six tricks as a challenger, then burying and calling

lesson-goal = 级数最高的人赢。每局两人守庄，对三个闲家。三个闲家要是抓到 **80 分**（一张 5 算 5 分，10 和 K 各算 10 分），庄家方就升不了级。
lesson-claim = 大家都从 2 打起，所以这一局 2 最特别：谁亮出 2，谁就抢庄。你有 2♥，按“2♥”亮出来。
lesson-claim-wrong = 不吭声也行。不过现在抢一抢庄：按 **2♥**。
lesson-claim-well = 阿尔德里克亮出一对 2♠，对子能反单张。所以他坐庄，黑桃作主，你是闲家。他叫 A♦：谁先打出 A♦，谁就是他的朋友。
lesson-follow = 阿尔德里克出了红桃，你必须跟红桃。最大的赢下这墩，里面有 15 分：出 A♥。
lesson-follow-wrong = 那张红桃比阿尔德里克的 Q 小，15 分就归他了。出 A♥。
lesson-follow-well = 你的 A 赢了：5 算 5 分，10 算 10 分。要抓 80 分，到手 15 分了。
lesson-pair = 谁赢了这墩，下一墩就由谁先出：出一张，或两张一样的。只有更大的对子，或主牌对子，才管得住对子。在菜单里选 K♣ K♣。
lesson-pair-wrong = 这样出也可以，不过对子更不容易被管住。选 **K♣ K♣**。
lesson-pair-one-king = 单出一张 K，会被 A 管住。两张一起出：选 **K♣ K♣**。
lesson-pair-well = 大家都得跟两张梅花，谁也没有对子。你的两张 K 是 20 分，别人又垫进 10 分和 5 分：到手 50 分了。
lesson-lure = 可是谁是阿尔德里克的朋友？得看谁先打出 A♦。把它引出来：在菜单里选你唯一的方块 3♦。
lesson-lure-wrong = 那样探不出朋友。出方块，逼一逼 A♦。
lesson-lure-well = 贝伦加尔（3 号）打出 A♦：**他就是朋友**。他和阿尔德里克守庄。克洛蒂尔德和达戈贝尔特（4 号、5 号）跟你一边：他们抓的分和你的一起算。
lesson-give = 克洛蒂尔德的 A♣ 是最大的梅花，她又跟你一边。给她送分：出 10♣。
lesson-give-wrong = 那张梅花没有分。这墩克洛蒂尔德最大，又是自己人：添上 10♣。
lesson-give-well = 克洛蒂尔德替你们三家收下了这 10 分：到手 60 分了。
lesson-trump = 有人出了方块，你一张也没有：现在随便出什么都行。黑桃是主，最小的主也管得住所有方块。出 4♠ 毙掉。
lesson-trump-wrong = 没有方块，只有主牌能赢下这墩。出 4♠。
lesson-trump-too-high = 那张主也能赢，不过最小的就够了：4♠。
lesson-trump-well = 贝伦加尔只能跟出最后一张方块 K。你的 4♠ 全收了：又是 15 分，到手 75 分了。
lesson-joker = 主牌是一门，从大到小：大王、小王、2♠、其他的 2、A♠，再往下。什么都管不住你的大王：先出它吧。
lesson-joker-wrong = 那张也许有牌管得住。出大王，谁也管不住。
lesson-joker-well = 大家都得跟主，达戈贝尔特给自己人添了 K♠。**85 分，过 80 了**：往后不管怎么出，阿尔德里克和贝伦加尔都还是打 2。
lesson-clubs = 换一场新对局：没人反得了你的 2♥，你坐庄。你拿起 8 张底牌，也要埋 8 张。把一门埋光：在梅花的菜单里把 8 张梅花全选上。
lesson-clubs-wrong = 手里没有梅花，别人出梅花时你就能毙。在梅花的菜单里把 8 张梅花全选上，别的不选。
lesson-clubs-well = 8 张够了，里面没有 5、10 和 K。
lesson-bury = 最后一墩要是被闲家拿下，埋的分就翻倍算给闲家。这些梅花一分也没有。按“埋这 8 张”。
lesson-bury-wrong = 别的牌里有分，可能会送给闲家。按**埋这 8 张**。
lesson-bury-well = 这一局结束前，别人都看不到。
lesson-call = 现在叫朋友：谁先打出你叫的牌，谁就是朋友。只有 A 管得住你的 K♦ K♦，而你没有 A♦。在方块的菜单里选 A♦，再按“叫 A♦”。
lesson-call-wrong = 叫一张自己没有的大牌，才能找到得力的朋友。在方块的菜单里选 A♦，再按**叫 A♦**。
lesson-call-nobody = 那样你就一个人打四家了。还是叫 A♦。
lesson-call-well = 现在只有手里有 A♦ 的人能当你的朋友。是谁，等这张牌打出来大家就都知道了。
lesson-question = 阿尔德里克坐庄，叫了 A♦，而两张都在你手里。这墩眼下他的 A♥ 最大，你最后出。你出什么？
lesson-six = 出 6♥
lesson-six-why = 两张朋友牌都在你手里，你就是和阿尔德里克一起守庄，这墩他的 A 赢。留着 10，以后可能被闲家抓走。
lesson-ten = 出 10♥
lesson-ten-why = 对了！有 A♦，你就是阿尔德里克暗中的朋友，再没人管得住他的 A：闲家拿不到你这 10 分。
lesson-ace = 出 A♦
lesson-ace-why = 这墩出的是红桃，你手里有，就得跟。你是阿尔德里克的朋友：哪张红桃能帮他？
lesson-last = 一局要打到牌出完。不到 80 分，庄家方升级；到了 80 分，下局由一个闲家坐庄；到了 120 分，闲家升级。然后重新分边。准备好了吗？

## Words in pictures

drawn-round = 局
drawn-trick = 墩
drawn-dealing = 发牌
drawn-declaring = 亮主
drawn-naming = 主花色
drawn-burying = 埋 8 张
drawn-calling = 叫朋友
drawn-turn = 出牌
drawn-first = 首家
drawn-you = 你
drawn-ally = 朋友
drawn-alone = 单打
drawn-score = 得分
drawn-end = 最终得分
drawn-defenders = 庄家方
drawn-challengers = 闲家
drawn-dead = 底牌
drawn-next = 下局庄家
drawn-winner = 胜者
drawn-ideas = 建议
drawn-rank = 你打到

## Commands

command = 八十分
    .about = 升级加找朋友，五人
    .rounds = 局数
    .rounds-about = 打几局；0 表示打到有人过 A 为止（默认 5 局）
    .loose_following = 宽松跟牌
    .loose_following-about = 变体：跟对子时没有对子，任意两张都可以
