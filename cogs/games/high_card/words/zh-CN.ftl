## The game and its command

name = 猜大小
start-here = 从这里开始：猜大小，一分钟
about = 扣一张牌，报它最小、居中还是最大。报得准，撑到最后。2 到 13 人。
goal = 一局里撑到最后的人得 1 分
options = 先得 { $n } 分者胜
signs-legend = ✅ 报准 · ❌ 没报准，出局 · ⭐ 赢下这一局
not-now = 《猜大小》里没有这样的打法。重新打开手牌看看。
table-full = 《猜大小》最多 { $most } 人。
players = 《猜大小》是 { $least } 到 { $most } 人的游戏。
too-many = { $players } 人打到 { $target } 分，52 张牌不够用：人数乘以目标分不能超过 52，减少其中一个吧。

## The board

drawn-lowest = 最小
drawn-middle = 居中
drawn-highest = 最大
declaration = { $said ->
    [lowest] 最小
    [middle] 居中
   *[highest] 最大
 }
button-hands-played = 打过的各轮
heading = 第 { $round } 局第 { $hand } 轮 · 先得 { $target } 分者胜 · 牌堆还有 { $deck } 张
turn = { $whose ->
    [computer] 轮到 { $name }。
   *[person] 轮到 { $name }。
 }
last-reveal = 上次亮牌：{ $plays }
# $ranks are the different ranks among the $cards.
ends = { $ranks ->
    [1] 所有牌都是 { $lowest }：全是最小，也全是最大，没有居中。
    [2] { $cards ->
        [2] 最小的是 { $lowest }，最大的是 { $highest }。
       *[other] 最小的是 { $lowest }，最大的是 { $highest }，没有牌居中。
     }
   *[other] 最小的是 { $lowest }，最大的是 { $highest }，其余居中。
 }
verdict = { $n ->
    [0] 全都报对了。
   *[other] { $names } 没报准，出局。
 }
ending = { $how ->
    [won] { $names } 赢下这一局：得 1 分，多 1 张牌。
    [void] 全军覆没，谁也不得分，这一局重打。
   *[short] 牌堆不够再发一轮，还没出局的都得 1 分、多 1 张牌：{ $names }。
 }
news = { $kind ->
    [joined] { $name } 入座了，从下一局打起。
   *[left] { $name } 退出了对局。
 }
hand-number = **第 { $number } 轮**

## The board in words

seat = { $number } { $name }：{ $points }/{ $target } 分、{ $held } 张牌{ $state ->
    [winner] 、**胜者**
    [lowest] 、报了**最小**
    [middle] 、报了**居中**
    [highest] 、报了**最大**
    [to-play] 、**该出牌**
    [out] 、这一局出局 ✗
    [waiting] 、下一局上场
   *[in] {""}
 }
seat-left = { $number } { $name }：已退出对局
face-up = 这一局已亮出：{ $cards }
you-hold = 你手里有 { $cards }。

## A player's hand

# $card is none, or the card that has been picked; $left are the players left in the round.
question = { $card ->
    [none] **轮到你了。** 选一张牌，再报最小、居中还是最大。
   *[other] { $left ->
        [2] **轮到你了。** 两张牌里，{ $card } 会是最小还是最大？一报就算打出。
       *[other] **轮到你了。** { $card } 会是最小、居中还是最大？一报就算打出。
     }
 }
lies-face-down = 你的 { $card } 扣在桌上。
waiting = { $how ->
    [waiting] 从下一局起给你发牌。
   *[in] 还没轮到你。
 }
# $end is the end of the hand that a middle card was at.
why-out = { $said ->
    [highest] 这一局你出局了：你用 { $card } 报*最大*，可 { $highest } 更大。下一局再回来。
    [lowest] 这一局你出局了：你用 { $card } 报*最小*，可 { $lowest } 更小。下一局再回来。
   *[middle] { $end ->
        [high] 这一局你出局了：你用 { $card } 报*居中*，可没有更大的牌。下一局再回来。
       *[low] 这一局你出局了：你用 { $card } 报*居中*，可没有更小的牌。下一局再回来。
     }
 }
went-out = { $said ->
    [highest] 你用 { $card } 报*最大*，出局了：{ $highest } 更大。
    [lowest] 你用 { $card } 报*最小*，出局了：{ $lowest } 更小。
   *[middle] { $end ->
        [high] 你用 { $card } 报*居中*，出局了：没有牌比它大。
       *[low] 你用 { $card } 报*居中*，出局了：没有牌比它小。
     }
 }
own-result = 你得了{ $points }。

## Replays and reviews

# $card is hidden, or the card once it may be seen.
step = { $card ->
    [hidden] { $name } 报“{ $declaration }”
   *[other] { $name } 出 { $card }，报“{ $declaration }”
 }
face-down = 扣着：{ $card }
worth = { $right ->
    [0] 几乎不可能报对
   *[other] 报对的机会 { $right_percent }
 }，{ $n ->
    [0] 这场对局几乎赢不了
    [100] 这场对局几乎必胜
   *[other] 对局胜率 { $percent }
 }
reason = { $why ->
    [two-left] 只剩你和 { $rivals }，报*居中*不可能对。
    [never-middle] { $said ->
        [lowest] 你看不见的牌里没有比 { $card } 小的，它不可能居中。
       *[highest] 你看不见的牌里没有比 { $card } 大的，它不可能居中。
     }
    [fatal] { $ahead } 这一局就可能赢下对局，选 **{ $action }** 会让这个机会更大。
    [keeps-sure] { $card } 报*{ declaration }*不会错，留到后面的轮次再用。
    [keeps] { $card } 值得留到后面的轮次再用。
    [sure] { $said ->
        [lowest] 你看不见的牌里没有比 { $best } 小的，报*最小*不会错。
       *[highest] 你看不见的牌里没有比 { $best } 大的，报*最大*不会错。
     }
    [stronger] { $said ->
        [lowest] 比 { $best } 小的牌，少于比 { $card } 小的牌。
       *[highest] 比 { $best } 大的牌，少于比 { $card } 大的牌。
     }
    [nearer] { $best } 比 { $card } 更靠中间。
    [beats] 报*{ declaration }*，你的 { $best } 多半能赢 { $names }，这一局就归你。
    [between] { $lows } 报了*最小*，{ $highs } 报了*最大*，你的 { $best } 多半在中间。
    [claimed] { $n ->
        [1] { $names } 报了*{ declaration }*，多半赢过你的 { $card }。
       *[other] { $names } 都报了*{ declaration }*，多半有人赢过你的 { $card }。
     }
    [unclaimed] { $said ->
        [lowest] 还没有人报*最小*，你的 { $best } 多半就是最小的。
       *[highest] 还没有人报*最大*，你的 { $best } 多半就是最大的。
     }
    [exposed] { $said ->
        [lowest] 虽然还没有人报*最小*，但多半有人的牌比 { $card } 小。
       *[highest] 虽然还没有人报*最大*，但多半有人的牌比 { $card } 大。
     }
   *[unseen] { $said ->
        [lowest] 你看不见的牌大多比 { $best } 大。
       *[highest] 你看不见的牌大多比 { $best } 小。
     }
 }

## Advice for people who are new to High Card

advice = { $case ->
    [two-left] 两张牌，一张最小，一张最大：出很小或很大的牌最稳。
    [two-left-one-card] 你看不见的牌里，比你小的有 { $lower } 张，比你大的有 { $higher } 张。
    [both-ends] 两头都有人报了，不大不小的牌报“居中”最有机会。
    [lowest-said] 报“最小”的人手里多半是小牌，你的牌排得可能比看上去高。
    [highest-said] 报“最大”的人手里多半是大牌，你的牌排得可能比看上去低。
    [middle-said] 报“居中”的人多半两头不沾，这时特小或特大的牌都很硬。
    [first] 还没人开口，打手里最小或最大的那张最稳。其余的还留在你手里。
    [end] 你的 { $card } 报*{ $end }*准没错，碰上同点也算对。
    [low] 比你的 { $card } 小的牌不多，不过还有 { $rivals } 个对手，谁手里都可能有一张。
    [high] 比你的 { $card } 大的牌不多，不过还有 { $rivals } 个对手，谁手里都可能有一张。
   *[middling] 你的 { $card } 不大不小：还有 { $rivals } 个对手，很可能有人比你小，也有人比你大。
 }

## The rules: $kept and $leaving are house rules of all games

rules-play =
    {""}**目标。** 抢分。最先拿到目标分的人获胜（默认 4 分）。

    {""}**一轮。**
    - 还在这一局里的人各发一张牌。
    - 大家向左依次从手里扣下一张，报*最小*、*居中*或*最大*。
    - 都报完了一齐亮牌，没报准的人这一局出局。
    - 亮出的牌一直摊在桌上，直到这一局结束。

    {""}**怎样算对。**
    - A 最大。
    - 亮出的牌里，点数最低的每一张都算*最小*，点数最高的每一张都算*最大*。
    - 点数在两头之间的，都算*居中*。
    - 要是所有牌都同一个点数，报*最小*、*最大*都对，报*居中*就错。

    {""}**一局结束。**
    - 最后剩下的人得 1 分，从此手里多留一张牌；有 2 分，就是从 3 张里挑。
    - 要是剩下的人同时全错，谁也不得分。大家都回来，这一局重打（局数照样加一）。
    - 要是牌堆不够再发一轮，还没出局的人全都得分。
    - 之后摊开的牌都洗回牌堆；没打出的牌还留在你手里。

    {""}**图示。** 那张 9 既不是最小也不是最大，所以报*居中*对了。拿 K 的人报*最大*，没报准，因为还有一张 A。
rules-rounds =
    {""}**谁先开口。**
    - 最近得分的人在下一局先开口。还没人得分时，由抽签抽中的人先开口（本桌规矩）。
    - 同一局里往后每一轮，由上一轮先开口的人左边、下一个还没出局的人先开口。
    - 要是牌堆发完、几个人一起得了分，就从上一轮先开口的人数起（本人也算），向左数到的第一个得分的人先开口。

    {""}**中途加入。**
    - 对局进行中也能加入：从 0 分起，下一局开始发牌给你。
    - 最多 13 人，人数乘以目标分不能超过 52（本桌规矩）。

    {""}**本桌规矩。**
    - 几个人同时拿到目标分，就并列获胜。
    - 你若退出，立即出局，你的牌进下一次洗牌，名次排在所有留下的人后面。只剩一个人时，那人获胜。
    - 有人退出，这一轮因此打不下去，还扣着的牌就各回各手。
    - 超时的话，系统替你打出最可能报对的牌并报出来。
    - { $kept }
    - { $leaving }
rules-picture = 四个人亮牌：4♣ 报“最小”，对；9♦ 报“居中”，对；K♠ 报“最大”，错；A♥ 报“最大”，对。第三位这一局出局。
credit = 《猜大小》（High Card）由 Chris Gesell 和 Jason Christie 发明，Guy Srinivasan 供稿。

## The lesson: what each step says, and says of wrong moves and of the right one

lesson-goal = 猜一猜，自己的牌在大家打出的牌里排在哪儿。猜错就出局。
lesson-deuce = { $part ->
    [say] 每人一张牌，只有自己看得见。你的是 2，没有比它更小的：报*最小*。
    [wrong] 没有牌能比 2 更小。按**最小**。
   *[well] 三个人都对了：你的 2 最小，阿尔德里克的 9 居中，贝伦加尔的 Q 最大。没人出局，这一局换新牌接着打。
 }
lesson-listen = { $part ->
    [say] 这回你最后开口，先听别人的：那两位都报了“最小”。你的 Q 该算什么？
    [wrong] 那两位都说自己是小牌，Q 应该压得住：报“最大”。
   *[well] 又对了。贝伦加尔的 7 不是最小，这一局他出局了。
 }
lesson-two-left = { $part ->
    [say] 只剩两个人，你先开口。两张牌里一张最大、一张最小。比你的 10 小的牌占多数。
    [wrong] 比 10 小的牌比大的多，报“最大”胜算更高。
   *[well] 阿尔德里克拿着 8 报“最大”：错了。只剩你一个，这一局归你：**得一分，以后还多拿一张牌**。
 }
lesson-choose = { $part ->
    [say] 得了一分，手里就多一张牌，现在可以挑着打了。K 几乎总是最大：先按 K，再按*最大*。
    [wrong] 6 在这里什么都可能。打 K 报“最大”才稳。
    [other-card] 比 K 大的只有 A，报*最大*吧。
   *[well] 没错。亮过的牌会一直摊到这一局结束：开口前先往上看看。
 }
lesson-go-low = { $part ->
    [say] 那两位都报了“最大”。你哪张牌比他们小得多？
    [wrong] 别人都往大里报，你就往小里走：打小的那张，报“最小”。
    [other-card] 那样也许行，不过 6 更稳：打小的那张。
   *[well] 贝伦加尔的 10 不是最大：出局。再淘汰一个，你就赢了。
 }
lesson-sure = { $part ->
    [say] 只剩阿尔德里克了，你手里正好有张不会错的牌。打出去吧。
    [wrong] 2 报“最小”错不了：最坏也就是碰上另一张 2。
   *[well] 阿尔德里克的 5 不是最小。你拿到第二分，这一课两分就赢。
 }
lesson-question = 阿尔德里克报了“最小”，贝伦加尔报了“最大”，你最后开口。你打什么？
lesson-answer-highest = { $part ->
    [label] Q♣ 报“最大”
   *[why] 贝伦加尔报了“最大”，他的牌多半很大，你的 Q 未必压得住。找个更稳的。
 }
lesson-answer-lowest = { $part ->
    [label] 8♦ 报“最小”
   *[why] 阿尔德里克报了“最小”，他的牌多半比 8 小。找个更稳的。
 }
lesson-answer-middle = { $part ->
    [label] 8♦ 报“居中”
   *[why] 对了！一个说自己是小牌，一个说自己是大牌，你的 8 正好在中间：阿尔德里克是 4，贝伦加尔是 A。
 }
lesson-last = 就这些：打一张牌，说它排在哪儿，说准了，撑到最后。正式对局要打到 4 分。准备好了吗？

## Commands

command = 猜大小
    .about = 猜透全桌人的牌，2 到 13 人
    .target = 目标分
    .target-about = 得几分算赢（默认 4 分）
