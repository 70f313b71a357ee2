## Pages of ``/profile``: a line for each game, and the highlights and chart of one

no-profile = { $name } 是機器人。只有真人才有戰績：電腦也會玩，但不排名。
title = { $name } 的戰績
nothing = { $why ->
    [you-finished-none] 你還沒打完過任何一場。用 `/play` 開一桌，打完就有戰績了。
    [not-shown] { $name } 沒有公開跨伺服器的成績。在你們一起玩的伺服器上用 `/profile`，就看得到那裡的成績。
    [you-none-rated] 你在這裡還沒打完過計積分的對局。
   *[none-rated] { $name } 在這裡還沒打完過計積分的對局。
 }
daily-puzzles = 每日一題
place = 第 { $rank } 名
picture-of-ratings = { $n ->
    [1] { $name } 的紋章，以及 1 場計積分的「{ $game }」打完後的積分：{ $last }。
   *[other] { $name } 的紋章，以及最近 { $n } 場計積分的「{ $game }」每場打完後的積分：最早 { $first }，最近 { $last }，最高 { $highest }，最低 { $lowest }。
 }
daily-result = 本月 { $n } 副牌，**{ $percent }**
provisional = 積分帶 ? 表示還是暫定的：打過的場次或碰過的對手還不夠多。
opponents = 最常遇到的對手（勝–負）：
rating-against-computers = 對電腦的積分：**{ $rating }**{ $next ->
    [yes] { " " }· 接著挑戰：{ $level }
   *[no] { "" }
 }
beat-level = 贏過{ $level }
unrated = 不計積分 { $n } 場
no-cross-server-rating = 還沒有跨伺服器積分。只有在 `/preferences` 同意的人之間，才會互相計算積分。
highest-rating = 最高積分：**{ $rating }**，{ $day }
largest-table = 贏過的最大一桌：**{ $n }**人
won-against-computers = 對電腦獲勝：{ $record }
win-streak = { $where ->
    [everywhere] 跨伺服器連勝：目前**{ $now }**，最長**{ $most }**
   *[server] 連勝：目前**{ $now }**，最長**{ $most }**
 }
rating-across-servers = 跨伺服器：{ $rating }
solo-games = { $where ->
    [everywhere] 一般牌局，跨伺服器（{ $n } 局）：**{ $score }**
   *[server] 一般牌局（{ $n } 局）：**{ $score }**
 }
daily-deals = { $where ->
    [everywhere] 每日一局，跨伺服器（{ $n } 局）：**{ $score }**
   *[server] 每日一局（{ $n } 局）：**{ $score }**
 }
daily-win-streak = { $where ->
    [everywhere] 跨伺服器連勝天數：目前**{ $now }**，最長**{ $most }**
   *[server] 連勝天數：目前**{ $now }**，最長**{ $most }**
 }

## Commands

command-profile = 戰績
    .about = 看某人的積分和打完的對局
    .help = 某人打得如何，還有打完的對局，可以一步步重看
    .member = 成員
    .member-about = 看誰的戰績（預設是你自己的）
