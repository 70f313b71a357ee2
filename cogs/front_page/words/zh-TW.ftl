## ``/tables``: the front page, private and kept up to date for a while

sit-down = 你坐在 { $place } 的牌桌了。
page = 打開你的一場對局
## The lobby post: the public part of the front page, kept up to date in a channel

menu-none = **大廳訊息：** 無
menu-note = 大廳訊息顯示這裡有什麼好玩：開著的牌桌、可以觀戰的對局、今天的每日一局、每日一題，還有下一場遊戲之夜。我會隨時更新。
menu-some = **大廳訊息：** { $channel }
menu-check = 大廳訊息要貼在文字頻道或語音頻道。請換一個。

## The front page: open tables, matches to watch, and lines of other features

private-whats-here = 這裡有什麼好玩
button-whats = 有什麼好玩
text-table-open = 現在沒有開著的牌桌。按 *開一桌* 就有了。
button-open-table = 開一桌
button-play-computers = 與電腦對戰
terms = 還有 { $n } 個座位
private-join-table = 加入牌桌
private-watch-match = 觀戰一場對局
text-matches = **你的對局**
text-open-tables = **開著的牌桌**
text-matches-watch = **可以觀戰的對局**

## Commands

command-tables = 牌桌
    .about = 看看你的對局、開著的牌桌，和今天有什麼好玩
