## ``/profile``: a person's games, results and opponents

## Pages of ``/profile``: a line for each game, and the highlights and chart of one

bot = { $name } 是機器人。只有真人才有戰績：電腦也會玩，但不排名。
title = { $name } 的戰績
never-name-hasnt = { $name } 在這裡還沒打完過計積分的對局。
bare-havent-finished = 你還沒打完過任何一場。用 `/play` 開一桌，打完就有戰績了。
never-havent-finished = 你在這裡還沒打完過計積分的對局。
every-day-daily-puzzles = 每日一題
place = 第 { $rank } 名
alternative = { $name } 的紋章，以及最近 { $n } 場計積分的「{ $game }」每場打完後的積分：最早 { $first }，最近 { $last }，最高 { $highest }，最低 { $lowest }。
bare-name-doesnt = { $name } 沒有公開跨伺服器的成績。在你們一起玩的伺服器上用 `/profile`，就看得到那裡的成績。
every-day-percent-over = 本月 { $n } 副牌，**{ $percent }**
footer = 積分帶 ? 表示還是暫定的：打過的場次或碰過的對手還不夠多。
details-most-frequent = 最常遇到的對手（勝–負）：
against-computers-rating-against = 對電腦的積分：**{ $rating }**
overview-beat-level = 贏過 { $level }
overview-unrated = 不計積分 { $n } 場
details-cross-server = 還沒有跨伺服器積分。只有在 `/preferences` 同意的人之間，才會互相計算積分。
details-highest-rating = 最高積分：**{ $rating }**，{ $day }
details-largest-table = 贏過的最大一桌：**{ $n }** 人
details-won-against = 對電腦獲勝：{ $record }
against-computers-next-level = 接著挑戰：{ $level }
streak-win-streak = 跨伺服器連勝：目前 **{ $now }**，最長 **{ $most }**
streak-win-streak-now = 連勝：目前 **{ $now }**，最長 **{ $most }**
overview-across-servers = 跨伺服器：{ $rating }
alone-solo-games = 一般牌局，跨伺服器：**{ $score }** · { $rank }
alone-solo-games-score = 一般牌局：**{ $score }** · { $rank }
alone-daily-deals = 每日一局，跨伺服器：**{ $score }** · { $rank }
alone-daily-deals-score = 每日一局：**{ $score }** · { $rank }
alone-daily-win = 跨伺服器連勝天數：目前 **{ $now }**，最長 **{ $most }**
alone-daily-win-streak = 連勝天數：目前 **{ $now }**，最長 **{ $most }**

## Commands

command-profile = 戰績
    .about = 看看某人玩些什麼、打得如何
    .member = 成員
    .member-about = 看誰的戰績（預設是你自己的）
