## Calls of lobbies for more players, limited per table, person, game and server

you-called = Du hast gerade erst Mitspieler für einen Tisch angepingt. Das geht { $moment } wieder.
game-called = Für dieses Spiel habe ich gerade erst Mitspieler angepingt. Versuch es { $moment } noch einmal.
server-called = Hier wurden gerade erst Mitspieler für mehrere Tische angepingt. Versuch es { $moment } noch einmal.
reserve-call-every-seat = An deinem Tisch ist kein Platz mehr frei.
reserve-call-youve-already = Für diesen Tisch hast du schon Mitspieler angepingt.

## *Ping players*: mentions a server's role while a table waits

on-tell-when = Ich sage dir **Bescheid**, wenn hier ein Tisch öffnet.
on-tell-me = Keine Tische melden
off-told-when = Ich sage dir **nicht Bescheid**, wenn hier ein Tisch öffnet.
off-tell-me = Offene Tische melden
menu-none = **Ping-Rolle für offene Tische:** keine
button-ping-players = Mitspieler anpingen
menu-some = **Ping-Rolle für offene Tische:** { $role }
call-ive-pinged = Ich habe alle angepingt, die von offenen Tischen hören wollen.

## Messages that mention a server's role when a table is open

no-table-role = Dieser Server hat keine Rolle für Leute, die von offenen Tischen hören wollen.
find = { $role } Ein Tisch ist offen: { $game }, { $link }
call-its-quiet = Auf diesem Server ist gerade Ruhezeit, darum pinge ich niemanden an.
