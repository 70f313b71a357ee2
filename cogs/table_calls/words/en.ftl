## Calls of lobbies for more players, limited per table, person, game and server

called = { $who ->
    [you] You've only just pinged players for a table. You can do that again { $moment }.
    [game] I've only just pinged players for this game. Try again { $moment }.
   *[server] I've only just pinged players for several tables here. Try again { $moment }.
 }
table-full = Every seat at your table is taken.
already-called = You've already pinged players for this table.

## *Ping players*: mentions a server's role while a table waits

button-not-told = Don't tell me about tables
button-told = Tell me when a table opens
no-role = **Role to ping about open tables:** none
button-ping-players = Ping players
role = **Role to ping about open tables:** { $role }
pinged = I've pinged everyone who wants to hear about open tables.

## Messages that mention a server's role when a table is open

nobody-to-ping = This server has no role for people who want to hear about open tables.
call = { $role } A table is open for { $game }: { $link }
quiet-hours = It's quiet hours on this server, so I won't ping anyone.
