## Calls of lobbies for more players, limited per table, person, game and server

called = { $who ->
    [you] Du hast gerade erst Mitspieler für einen Tisch angepingt. Das geht { $moment } wieder.
    [game] Für dieses Spiel habe ich gerade erst Mitspieler angepingt. Versuch es { $moment } noch einmal.
   *[server] Hier wurden gerade erst Mitspieler für mehrere Tische angepingt. Versuch es { $moment } noch einmal.
 }
table-full = An deinem Tisch ist kein Platz mehr frei.
already-called = Für diesen Tisch hast du schon Mitspieler angepingt.

## *Ping players*: mentions a server's role while a table waits

button-not-told = Keine Tische melden
button-told = Offene Tische melden
no-role = **Ping-Rolle für offene Tische:** keine
button-ping-players = Mitspieler anpingen
role = **Ping-Rolle für offene Tische:** { $role }
pinged = Ich habe alle angepingt, die von offenen Tischen hören wollen.

## Messages that mention a server's role when a table is open

nobody-to-ping = Dieser Server hat keine Rolle für Leute, die von offenen Tischen hören wollen.
call = { $role } Ein Tisch ist offen: { $game }, { $link }
quiet-hours = Auf diesem Server ist gerade Ruhezeit, darum pinge ich niemanden an.
