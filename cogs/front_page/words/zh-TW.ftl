## ``/tables``: the front page, private and kept up to date for a while

you-sit = 你坐在 { $place } 的牌桌了。
menu-own-matches = 打開你的一場對局

## The lobby post: the public part of the front page, kept up to date in a channel

post-none = **大廳訊息：** 無
post-note = 大廳訊息顯示這裡有什麼好玩：開著的牌桌、可以觀戰的對局、今天的每日一局、每日一題，還有下一場遊戲之夜。我會隨時更新。
post-channel = **大廳訊息：** { $channel }
post-unfit = 大廳訊息要貼在文字頻道或語音頻道。請換一個。

## The front page: open tables, matches to watch, and lines of other features

title = 這裡有什麼好玩
button-tables = 有什麼好玩
no-table = 現在沒有開著的牌桌。按*開一桌*就有了。
button-open-table = 開一桌
seats-left = 還有 { $n } 個座位
menu-join = 加入牌桌
menu-watch = 觀戰一場對局
own-matches = **你的對局**
open-tables = **開著的牌桌**
to-watch = **可以觀戰的對局**

## Commands

command-tables = 牌桌
    .about = 看看你的對局、開著的牌桌，和今天有什麼好玩
    .help = 這裡有什麼好玩：你的對局、開著的牌桌、可以觀戰的對局
