## Watching a match: a private page that follows it

stopped = 你不再旁观了。

## Pages for spectators: the board without its controls, or the hands of the last deal

only-you = 你在旁观；只有你看得见。
last-hands = 上一局打完的**所有手牌**，是开打时的样子。
expired = 这个页面我只能更新 15 分钟，现在停下了。按*接着看*就继续。
no-hands = 第一局还没打完。打完后，这里会显示所有人的牌。
button-keep-watching = 接着看
button-stop-watching = 不看了
button-back-table = 回到桌面

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = 旁观这场对局的人太多，没有位置了。桌面上看到的是一样的。
