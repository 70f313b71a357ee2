## Calls of lobbies for more players, limited per table, person, game and server

you-called = You've only just pinged players for a table. You can do that again { $moment }.
game-called = I've only just pinged players for this game. Try again { $moment }.
server-called = I've only just pinged players for several tables here. Try again { $moment }.
reserve-call-every-seat = Every seat at your table is taken.
reserve-call-youve-already = You've already pinged players for this table.

## *Ping players*: mentions a server's role while a table waits

on-tell-when = I **tell you** when a table opens here.
on-tell-me = Don't tell me about tables
off-told-when = You're **not told** when a table opens here.
off-tell-me = Tell me when a table opens
menu-none = **Role to ping about open tables:** none
button-ping-players = Ping players
menu-some = **Role to ping about open tables:** { $role }
call-ive-pinged = I've pinged everyone who wants to hear about open tables.

## Messages that mention a server's role when a table is open

no-table-role = This server has no role for people who want to hear about open tables.
find = { $role } A table is open for { $game }: { $link }
call-its-quiet = It's quiet hours on this server, so I won't ping anyone.
