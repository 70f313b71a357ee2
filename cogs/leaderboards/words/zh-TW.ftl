## ``/leaderboard``: the standings in a server or across servers

unknown-period = 我看不懂這段期間。請從清單裡選，或像 { $month } 這樣寫月份。
unknown-game = 我沒聽過「{ $game }」這個遊戲。請從清單裡選一個。

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody = { $case ->
    [closed] 這段期間沒有人上榜。
    [alone] 榜首還空著：用 { $command } 來打一局。
   *[together] 榜首還空著：用 { $command } 開一桌。至少兩個真人入座、其中一人打到最後，對局才算數。
 }
missing = { $case ->
    [hidden] 照你在 `/preferences` 的選擇，你的成績沒有列出來。
    [closed] 這段期間你沒有上榜。
    [alone] 你還沒上榜：用 { $command } 來打一局。
   *[together] 你還沒上榜：用 { $command } 開一桌，和加入的人打一場。
 }
menu-game = 選一個遊戲
menu-period = 選一段期間
all-time = 總榜
month-name = { $which ->
    [this-season] 本季：{ $month }
    [season] { $month }賽季
    [this-month] 本月：{ $month }
   *[month] { $month }
 }
scope = { $where ->
    [server] 本伺服器
   *[everywhere] 跨伺服器
 }
ranked-after = { $game ->
    [alone] 打滿 { $n } 局就有名次。
   *[together] 大約打八場、至少碰過三個不同的對手，才排得上名次。
 }
page-number = { $pages ->
    [0] 第 { $page } 頁
   *[other] 第 { $page }／{ $pages } 頁
 }
more-players-than = 超過 { $n } 位玩家
provisional = ?：暫定積分，還沒有名次
button-first = 第一頁
button-last = 最後一頁
button-find-me = 找我的名次
title = 「{ $game }」排行榜
picture-heading = 「{ $game }」排行榜。{ $period }。

## Commands

command-leaderboard = 排行榜
    .about = 看誰在這個遊戲領先
    .help = 誰領先，這個伺服器的和所有伺服器的
    .game = 遊戲
    .game-about = 哪個遊戲（預設是這裡最近玩的那個）
    .period = 期間
    .period-about = 哪一段期間
    .where = 範圍
    .where-about = 這個伺服器，或所有伺服器合計
