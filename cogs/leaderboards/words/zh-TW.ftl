## ``/leaderboard``: the standings in a server or across servers

period = 我看不懂這段期間。請從清單裡選，或像 { $month } 這樣寫月份。
leaderboard = 我沒聽過「{ $game }」這個遊戲。請從清單裡選一個。

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody-first-place = 榜首還空著：用 { $command } 開一桌。至少兩個真人入座、其中一人打到最後，對局才算數。
missing-arent-listed = 你還沒上榜：用 { $command } 開一桌，和加入的人打一場。
boards = 選一種遊戲
periods = 選一段期間
name-time = 總榜
name-season-month = { $month }賽季
name-month-month = 本月：{ $month }
scope-server = 本伺服器
scope-across-servers = 跨伺服器
scope-ranked-after = 打滿 { $n } 局就有名次。
scope-ranked-after-about = 大約打八場、至少碰過三個不同的對手，才排得上名次；對上碰過的人還不到三個的新手，你的積分不變；跟同一個人打，一天最多算 { $n } 場。
nobody-nobody-listed = 這段期間沒有人上榜。
nobody-first-place-still = 榜首還空著：用 { $command } 來打一局。
missing-own-entry = 照你在 `/preferences` 的選擇，你的成績沒有列出來。
missing-arent-listed-period = 這段期間你沒有上榜。
missing-arent-listed-yet = 你還沒上榜：用 { $command } 來打一局。
of = 我不認得那個排行榜。請重新使用 /leaderboard。
name-season-month-2 = 本季：{ $month }
footer-page-page = 第 { $page } 頁
footer-more-than = 超過 { $n } 位玩家
footer-provisional-ranked = ?：暫定積分，還沒有名次
turns-first = 第一頁
turns-last = 最後一頁
turns-find-me = 找我的名次
page-title = 「{ $game }」排行榜
page-heading = 「{ $game }」排行榜。{ $period }。
footer-page-page-pages = 第 { $page }／{ $pages } 頁

## Commands

command-leaderboard = 排行榜
    .about = 看誰在這個遊戲領先
    .game = 遊戲
    .game-about = 哪一種遊戲（預設是這裡最近玩的那種）
    .period = 期間
    .period-about = 哪一段期間
    .where = 範圍
    .where-about = 這個伺服器，或所有伺服器合計
