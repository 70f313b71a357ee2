## Calls of lobbies for more players, limited per table, person, game and server

called = { $who ->
    [you] 你才剛為牌桌提醒過玩家，{ $moment }才能再提醒一次。
    [game] 這個遊戲剛剛才提醒過玩家，請{ $moment }再試。
   *[server] 這裡剛剛才為好幾桌提醒過玩家，請{ $moment }再試。
 }
table-full = 你這桌已經滿了。
already-called = 你已經為這桌提醒過玩家了。

## *Ping players*: mentions a server's role while a table waits

button-not-told = 不要通知我開桌
button-told = 開桌時通知我
no-role = **開桌通知身分組：** 無
button-ping-players = 提醒玩家
role = **開桌通知身分組：** { $role }
pinged = 想收開桌通知的人，我都提醒了。

## Messages that mention a server's role when a table is open

nobody-to-ping = 這個伺服器沒有開桌通知的身分組。
call = { $role } 「{ $game }」開桌了：{ $link }
quiet-hours = 現在是這個伺服器的勿擾時段，我不會提醒任何人。
