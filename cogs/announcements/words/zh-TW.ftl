## Announces new champions, and the results of closed months

preview = 這個月這裡還沒有人打過，沒什麼好公布的。

## Starts the feature, and adds its settings for managers

menu-none = **公告：** 貼在對局的頻道
settings-note = 每季結束時，我會公布每種遊戲的前三名。獨自登上榜首的人就是冠軍。
menu-some = **公告：** { $channel }
settings-on-seasons-each = **賽季：** 每月一季
settings-on-play-without = 不用賽季
settings-off-seasons-none = **賽季：** 無
settings-off-play-seasons = 採用賽季
settings-on-new-champions = **新冠軍：** 公布
settings-on-announce-champions = 不公布冠軍
settings-off-new-champions = **新冠軍：** 不公布
settings-off-announce-champions = 公布冠軍

## Announcements: a new champion, and the end of a month's season

tied = 還有 { $n } 人並列最後這個名次。
standing = 積分 { $rating }
champion-name-takes = 👑 { $name } 登上「{ $game }」榜首。
champion-name-takes-first = 👑 { $name } 登上「{ $game }」本月榜首。
champion-new-champion = 新冠軍出爐
season-nobody-played = 還沒有人打滿足夠的場數，排不出名次。
season-season-month = { $month }賽季結束
champion-footer = 大家的名次都在 /leaderboard 裡。
season-footer = 這一季的排行榜留在 /leaderboard 裡。新賽季開始了。
