## Challenges: one person asks another for a match or a best-of

often-enough = 对 { $name } 的挑战先到这里，{ $moment }可以再挑战。
unwilling = { $name } 在这里不接受挑战。
already-open = 你们两人之间已经有一个等待回应的挑战。
too-many-open = 你已经有 { $n } 个挑战在等回应。等一等，或者撤回一个。
old-rules = 你发出挑战之后，这个游戏的规则改过了。请重新发起挑战。
last-suggestion = 这是最后一次提议了：接受它，或者拒绝。
not-yours = 只有 { $name } 能撤回这次挑战。
over = 这次挑战已经结束。
not-asked = 只有 { $name } 能回应这次挑战。
another-game-now = 这期间又有人提了别的游戏。请再看一眼。
busy = { $name } 现在不能再加入一桌。请过会儿再试。

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

sent = 已向 { $name } 发起挑战。对方的答复会显示在这个频道。
passed-on = 已把你的提议转告 { $name }。
you-are-ready = 你准备好了。等 { $name } 也按了*下一场*，就开始下一场。我等到 { $time }。
menu-best = 打三场两胜或五场三胜，不只打一场
asks = { $whom ->
    [someone] 你想和 { $name } 比什么？
   *[challenger] 你更想玩什么？
 }
withdrawn = 你的挑战已撤回。
button-challenge = 挑战
yourself = 你不能挑战自己。/play 可以开一桌。
bot = 机器人不接受挑战。/play 可以和电脑开一桌。
not-on-server = 这个人不在这个服务器里。
cannot-see = { $name } 看不到这个频道。换一个对方看得到的频道再挑战吧。
series-over = 这个系列赛已经结束。
next-over = 下一场也已经结束了：{ $link }

## The next match of a best-of, started by one of its players

not-in-series = 只有这个系列赛的双方可以这么做。

## The pages of challenges: their message, and the form to send one

expires = 挑战截止：{ $moment }。
button-never-from = 不接受 { $name } 的挑战
declined = 你已拒绝。不想再收到这个人的挑战，就按这里。
best-of = { $best ->
    [1] 一场
   *[other] BO{ $best }
 }
lead = { $counters ->
    [0] { $other }，{ $name } 向你发起挑战！
   *[other] { $other }，{ $name } 提议改玩这个。
 }
button-other-game = 换个游戏
button-withdraw = 撤回
button-accept = 接受
button-decline = 拒绝

## A best-of: matches between the same two people, perhaps a single one, and their score

closed = 这场对局是系列赛的一场，只有双方可以参加。

## The score of a best-of on the pages of its matches

ready = { $name } 准备好了。{ $other }，想接着打，就在 { $time } 之前按*下一场*。
loses-series = 这个 BO{ $best } 系列赛也算你输。
series = { $how ->
    [on] BO{ $best }：{ $score }
    [drawn] BO{ $best } 系列赛打成平手：{ $score }
    [won] { $name } 赢得 BO{ $best } 系列赛：{ $score }
   *[forfeited] { $other } 退出了，{ $name } 赢得 BO{ $best } 系列赛：{ $score }
 }
time-left = 下一场请在{ $time }之前开始。
button-next = 下一场

## Commands

command-challenge = 挑战
    .about = 向某人挑战一场对局
    .help = 向某人挑战，打一场，或者打系列赛
    .member = 成员
    .member-about = 你要挑战谁
    .game = 游戏
    .game-about = 哪个游戏
    .pace = 节奏
    .pace-about = 一步可以想多久（默认 5 分钟）
    .casual = 娱乐
    .casual-about = 只为好玩：不计等级分，不上排行榜，不算连胜
    .best_of = 赛制
    .best_of-about = 打三场两胜或五场三胜，不只打一场
