## ``/tables``: the front page, private and kept up to date for a while

you-sit = 你在 { $place } 的桌入座了。
menu-own-matches = 打开你的一场对局

## The lobby post: the public part of the front page, kept up to date in a channel

post-none = **大厅消息**：无
post-note = 大厅消息显示这里有什么好玩的：等人的桌、可以旁观的对局、今天的每日一局、每日一题，和下一场游戏之夜。我会随时更新。
post-channel = **大厅消息**：{ $channel }
post-unfit = 大厅消息要发在文字频道或语音频道。另选一个吧。

## The front page: open tables, matches to watch, and lines of other features

title = 这里有什么好玩的
button-tables = 有什么好玩的
no-table = 现在没有等人的桌。按*开一桌*，就有了。
button-open-table = 开一桌
seats-left = 还有 { $n } 个座位
menu-join = 加入一桌
menu-watch = 旁观一场对局
own-matches = **你的对局**
open-tables = **等人的桌**
to-watch = **可以旁观的对局**

## Commands

command-tables = 牌桌
    .about = 看看你的对局、等人的桌，和今天有什么好玩的
    .help = 这里有什么好玩的：你的对局、等人的桌、可以旁观的对局
