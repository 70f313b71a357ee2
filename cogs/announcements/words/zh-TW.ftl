## Announces new champions, and the results of closed months

nothing-yet = 這個月這裡還沒有人打過，沒什麼好公布的。

## Starts the feature, and adds its settings for managers

channel-none = **公告：** 貼在對局的頻道
note-seasons = 每季結束時，我會公布每個遊戲的前三名。獨自登上榜首的人就是冠軍。
channel = **公告：** { $channel }
seasons-on = **賽季：** 每月一季
button-no-seasons = 不分賽季
seasons-off = **賽季：** 無
button-seasons = 採用賽季
champions-on = **新冠軍：** 公布
button-no-champions = 不公布冠軍
champions-off = **新冠軍：** 不公布
button-champions = 公布冠軍

## Announcements: a new champion, and the end of a month's season

tied = 還有 { $n } 人並列最後這個名次。
rating = 積分 { $rating }
champion = { $period ->
    [all] 👑 { $name } 登上「{ $game }」榜首。
   *[month] 👑 { $name } 登上「{ $game }」本月榜首。
 }
champion-title = 新冠軍出爐
nobody-ranked = 還沒有人打到足夠的場數，排不出名次。
season-title = { $month }賽季結束
champion-footer = 大家的名次都在 /leaderboard 裡。
season-footer = 這一季的排行榜留在 /leaderboard 裡。新賽季開始了。
