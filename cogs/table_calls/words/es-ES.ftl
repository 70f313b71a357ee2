## Calls of lobbies for more players, limited per table, person, game and server

you-called = Acabas de mencionar a jugadores para una mesa. Podrás hacerlo otra vez { $moment }.
game-called = Acabo de mencionar a jugadores para este juego. Inténtalo de nuevo { $moment }.
server-called = Aquí se acaba de mencionar a jugadores para varias mesas. Inténtalo de nuevo { $moment }.
reserve-call-every-seat = En tu mesa no queda ningún asiento libre.
reserve-call-youve-already = Ya mencionaste a jugadores para esta mesa.

## *Ping players*: mentions a server's role while a table waits

on-tell-when = **Te aviso** cuando se abre una mesa aquí.
on-tell-me = No avisarme de mesas
off-told-when = **No te aviso** cuando se abre una mesa aquí.
off-tell-me = Avisarme de mesas abiertas
menu-none = **Rol que se menciona para las mesas abiertas:** ninguno
button-ping-players = Mencionar a jugadores
menu-some = **Rol que se menciona para las mesas abiertas:** { $role }
call-ive-pinged = He mencionado a quienes quieren enterarse de las mesas abiertas.

## Messages that mention a server's role when a table is open

no-table-role = Este servidor no tiene un rol para quienes quieren enterarse de las mesas abiertas.
find = { $role } Hay una mesa abierta: { $game }, { $link }
call-its-quiet = En este servidor son horas de silencio, así que no menciono a nadie.
