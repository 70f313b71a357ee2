## Announces new champions, and the results of closed months

preview = 这个月这里还没人打过，没什么可公布的。

## Starts the feature, and adds its settings for managers

menu-none = **公告**：在对局的频道
settings-note = 赛季结束时，我公布每个游戏的前三名。独占第一名的，就是榜首。
menu-some = **公告**：{ $channel }
settings-on-seasons-each = **赛季**：每月一个
settings-on-play-without = 不分赛季
settings-off-seasons-none = **赛季**：无
settings-off-play-seasons = 分赛季
settings-on-new-champions = **新榜首**：公布
settings-on-announce-champions = 不公布榜首
settings-off-new-champions = **新榜首**：不公布
settings-off-announce-champions = 公布榜首

## Announcements: a new champion, and the end of a month's season

tied = 另有 { $n } 人与上面最后一位并列。
standing = 等级分 { $rating }
champion-name-takes = 👑 { $name } 登上《{ $game }》榜首。
champion-name-takes-first = 👑 { $name } 登上《{ $game }》本月榜首。
champion-new-champion = 新榜首
season-nobody-played = 还没有人打得够多、排得上名次。
season-season-month = { $month }赛季结束
champion-footer = 各人的名次见 /leaderboard。
season-footer = 排行榜保留在 /leaderboard。新赛季已经开始。
