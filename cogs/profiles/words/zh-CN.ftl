## Pages of ``/profile``: a line for each game, and the highlights and chart of one

no-profile = { $name } 是机器人。只有真人才有战绩：电脑也能玩，但没有名次。
title = 战绩：{ $name }
nothing = { $why ->
    [you-finished-none] 你还没打完过一场。`/play` 可以开桌，打完一场就有战绩了。
    [not-shown] { $name } 不公开跨服务器的成绩。在你们都玩的服务器里用 `/profile`，可以看那里的成绩。
    [you-none-rated] 你在这里还没打完过计分的对局。
   *[none-rated] { $name } 在这里还没打完过计分的对局。
 }
daily-puzzles = 每日一题
place = 第 { $rank } 名
picture-of-ratings = { $n ->
    [1] { $name } 的纹章，以及 1 场计分的《{ $game }》之后的等级分：{ $last }。
   *[other] { $name } 的纹章，以及最近 { $n } 场计分的《{ $game }》每场之后的等级分：最早 { $first }，最近 { $last }，最高 { $highest }，最低 { $lowest }。
 }
daily-result = 本月 { $n } 副牌，**{ $percent }**
provisional = 带 ? 的等级分是暂定的：打的场数或遇到的对手还太少。
opponents = 交手最多的人，胜–负：
rating-against-computers = 对电脑的等级分：**{ $rating }**{ $next ->
    [yes] { " " }· 接着挑战：{ $level }
   *[no] { "" }
 }
beat-level = 赢过{ $level }
unrated = 不计分 { $n } 场
no-cross-server-rating = 还没有跨服务器的等级分。在 `/preferences` 里同意的人，互相之间计分。
highest-rating = 最高等级分：**{ $rating }**，{ $day }
largest-table = 赢过的最大一桌：**{ $n }** 人
won-against-computers = 对电脑获胜：{ $record }
win-streak = { $where ->
    [everywhere] 跨服务器连胜：现在 **{ $now }**，最长 **{ $most }**
   *[server] 连胜：现在 **{ $now }**，最长 **{ $most }**
 }
rating-across-servers = 跨服务器：{ $rating }
solo-games = { $where ->
    [everywhere] 跨服务器自由局（{ $n } 局）：**{ $score }**
   *[server] 自由局（{ $n } 局）：**{ $score }**
 }
daily-deals = { $where ->
    [everywhere] 跨服务器每日一局（{ $n } 局）：**{ $score }**
   *[server] 每日一局（{ $n } 局）：**{ $score }**
 }
daily-win-streak = { $where ->
    [everywhere] 跨服务器每日连胜天数：现在 **{ $now }**，最长 **{ $most }**
   *[server] 每日连胜天数：现在 **{ $now }**，最长 **{ $most }**
 }

## Commands

command-profile = 战绩
    .about = 看某人的等级分和打完的对局
    .help = 某人打得怎样，还有打完的对局，可以一步步重看
    .member = 成员
    .member-about = 看谁的战绩（默认自己）
