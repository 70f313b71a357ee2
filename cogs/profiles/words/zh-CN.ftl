## ``/profile``: a person's games, results and opponents

## Pages of ``/profile``: a line for each game, and the highlights and chart of one

bot = { $name } 是机器人。只有真人才有战绩：电脑也能玩，但没有名次。
title = 战绩：{ $name }
never-name-hasnt = { $name } 在这里还没打完过计分的对局。
bare-havent-finished = 你还没打完过一场。`/play` 可以开桌，打完一场就有战绩了。
never-havent-finished = 你在这里还没打完过计分的对局。
every-day-daily-puzzles = 每日一题
place = 第 { $rank } 名
alternative = { $name } 的纹章，以及最近 { $n } 场计分的《{ $game }》每场之后的等级分：最早 { $first }，最近 { $last }，最高 { $highest }，最低 { $lowest }。
bare-name-doesnt = { $name } 不公开跨服务器的成绩。在你们都玩的服务器里用 `/profile`，可以看那里的成绩。
every-day-percent-over = 本月 { $n } 副牌，**{ $percent }**
footer = 带 ? 的等级分是暂定的：打的场数或遇到的对手还太少。
details-most-frequent = 交手最多的人，胜–负：
against-computers-rating-against = 对电脑的等级分：**{ $rating }**
overview-beat-level = 赢过 { $level }
overview-unrated = 不计分 { $n } 场
details-cross-server = 还没有跨服务器的等级分。在 `/preferences` 里同意的人，互相之间计分。
details-highest-rating = 最高等级分：**{ $rating }**，{ $day }
details-largest-table = 赢过的最大一桌：**{ $n }** 人
details-won-against = 对电脑获胜：{ $record }
against-computers-next-level = 接着挑战：{ $level }
streak-win-streak = 跨服务器连胜：现在 **{ $now }**，最长 **{ $most }**
streak-win-streak-now = 连胜：现在 **{ $now }**，最长 **{ $most }**
overview-across-servers = 跨服务器：{ $rating }
alone-solo-games = 跨服务器自由局：**{ $score }** · { $rank }
alone-solo-games-score = 自由局：**{ $score }** · { $rank }
alone-daily-deals = 跨服务器每日一局：**{ $score }** · { $rank }
alone-daily-deals-score = 每日一局：**{ $score }** · { $rank }
alone-daily-win = 跨服务器每日连胜天数：现在 **{ $now }**，最长 **{ $most }**
alone-daily-win-streak = 每日连胜天数：现在 **{ $now }**，最长 **{ $most }**

## Commands

command-profile = 战绩
    .about = 看看某人玩什么、打得怎样
    .member = 成员
    .member-about = 看谁的战绩（默认自己）
