## Announces new champions, and the results of closed months

nothing-yet = 这个月这里还没人打过，没什么可公布的。

## Starts the feature, and adds its settings for managers

channel-none = **公告**：在对局的频道
note-seasons = 赛季结束时，我公布每个游戏的前三名。独占第一名的，就是榜首。
channel = **公告**：{ $channel }
seasons-on = **赛季**：每月一个
button-no-seasons = 不分赛季
seasons-off = **赛季**：无
button-seasons = 分赛季
champions-on = **新榜首**：公布
button-no-champions = 不公布榜首
champions-off = **新榜首**：不公布
button-champions = 公布榜首

## Announcements: a new champion, and the end of a month's season

tied = 另有 { $n } 人与上面最后一位并列。
rating = 等级分 { $rating }
champion = { $period ->
    [all] 👑 { $name } 登上《{ $game }》榜首。
   *[month] 👑 { $name } 登上《{ $game }》本月榜首。
 }
champion-title = 新榜首
nobody-ranked = 还没有人打得够多、排得上名次。
season-title = { $month }赛季结束
champion-footer = 各人的名次见 /leaderboard。
season-footer = 排行榜保留在 /leaderboard。新赛季已经开始。
