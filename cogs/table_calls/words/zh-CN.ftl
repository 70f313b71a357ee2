## Calls of lobbies for more players, limited per table, person, game and server

you-called = 你刚刚才为一桌 @ 提醒过玩家，{ $moment }才能再来一次。
game-called = 这个游戏刚刚 @ 提醒过玩家，{ $moment }再试。
server-called = 这里刚刚为好几桌 @ 提醒过玩家。{ $moment }再试。
reserve-call-every-seat = 你这桌已经满了。
reserve-call-youve-already = 你已经为这桌 @ 提醒过玩家了。

## *Ping players*: mentions a server's role while a table waits

on-tell-when = 这里开桌时**通知**你。
on-tell-me = 别通知我开桌
off-told-when = 这里开桌时**不通知**你。
off-tell-me = 开桌时通知我
menu-none = **开桌通知身份组**：无
button-ping-players = @ 提醒玩家
menu-some = **开桌通知身份组**：{ $role }
call-ive-pinged = 想收开桌通知的人，我都 @ 提醒了。

## Messages that mention a server's role when a table is open

no-table-role = 本服务器没有开桌通知的身份组。
find = { $role } 《{ $game }》开桌了：{ $link }
call-its-quiet = 现在是本服务器的静音时段，我不会 @ 任何人。
