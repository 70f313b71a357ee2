## Calls of lobbies for more players, limited per table, person, game and server

called = { $who ->
    [you] 你刚刚才为一桌 @ 提醒过玩家，{ $moment }才能再来一次。
    [game] 这个游戏刚刚 @ 提醒过玩家，{ $moment }再试。
   *[server] 这里刚刚为好几桌 @ 提醒过玩家。{ $moment }再试。
 }
table-full = 你这桌已经满了。
already-called = 你已经为这桌 @ 提醒过玩家了。

## *Ping players*: mentions a server's role while a table waits

button-not-told = 别通知我开桌
button-told = 开桌时通知我
no-role = **开桌通知身份组**：无
button-ping-players = @ 提醒玩家
role = **开桌通知身份组**：{ $role }
pinged = 想收开桌通知的人，我都 @ 提醒了。

## Messages that mention a server's role when a table is open

nobody-to-ping = 本服务器没有开桌通知的身份组。
call = { $role } 《{ $game }》开桌了：{ $link }
quiet-hours = 现在是本服务器的静音时段，我不会 @ 任何人。
