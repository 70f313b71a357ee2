## Calls of lobbies for more players, limited per table, person, game and server

called = { $who ->
    [you] Acabas de mencionar a jugadores para una mesa. Podrás hacerlo otra vez { $moment }.
    [game] Acabo de mencionar a jugadores para este juego. Inténtalo de nuevo { $moment }.
   *[server] Aquí se acaba de mencionar a jugadores para varias mesas. Inténtalo de nuevo { $moment }.
 }
table-full = En tu mesa no queda ninguna plaza libre.
already-called = Ya has mencionado a jugadores para esta mesa.

## *Ping players*: mentions a server's role while a table waits

button-not-told = No avisarme de mesas
button-told = Avisarme de mesas abiertas
no-role = **Rol que se menciona para las mesas abiertas:** ninguno
button-ping-players = Mencionar a jugadores
role = **Rol que se menciona para las mesas abiertas:** { $role }
pinged = He mencionado a quienes quieren enterarse de las mesas abiertas.

## Messages that mention a server's role when a table is open

nobody-to-ping = Este servidor no tiene un rol para quienes quieren enterarse de las mesas abiertas.
call = { $role } Hay una mesa abierta: { $game }, { $link }
quiet-hours = En este servidor son horas de silencio, así que no menciono a nadie.
