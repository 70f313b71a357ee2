## ``/tables``: the front page, private and kept up to date for a while

you-sit = Ya estás en la mesa de { $place }.
menu-own-matches = Abrir una de tus partidas

## The lobby post: the public part of the front page, kept up to date in a channel

post-none = **Cartelera:** ninguna
post-note = La cartelera muestra qué se juega aquí: mesas abiertas, partidas para ver, las partidas del día, el problema del día y la próxima noche de juegos. La mantengo al día.
post-channel = **Cartelera:** { $channel }
post-unfit = Para la cartelera hace falta un canal de texto o de voz. Elige otro.

## The front page: open tables, matches to watch, and lines of other features

title = Qué se juega aquí
button-tables = Qué se juega
no-table = Ahora no hay ninguna mesa abierta. *Abrir una mesa* lo arregla.
button-open-table = Abrir una mesa
seats-left = { $n ->
    [one] queda { $n } plaza
   *[other] quedan { $n } plazas
 }
menu-join = Unirse a una mesa
menu-watch = Ver una partida
own-matches = **Tus partidas**
open-tables = **Mesas abiertas**
to-watch = **Partidas para ver**

## Commands

command-tables = mesas
    .about = Mira tus partidas, las mesas abiertas y qué se juega hoy
    .help = qué se juega aquí: tus partidas, mesas abiertas, partidas para ver
