## Watching a match: a private page that follows it

stopped = 你已停止觀戰。

## Pages for spectators: the board without its controls, or the hands of the last deal

only-you = 你正在觀戰；只有你看得到。
last-hands = 上一局打完的**所有手牌**，是開打時的樣子。
expired = 這個頁面我只能更新 15 分鐘，現在停下來了。按*繼續觀戰*就會接著更新。
no-hands = 第一局還沒打完。打完後，這裡會顯示大家的牌。
button-keep-watching = 繼續觀戰
button-stop-watching = 停止觀戰
button-back-table = 回到牌桌

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = 觀戰這場對局的人太多，沒有位置了。桌面上看到的是一樣的。
