## ``/tables``: the front page, private and kept up to date for a while

sit-down = Ya tienes asiento en la mesa de { $place }.
page = Abrir una de tus partidas
## The lobby post: the public part of the front page, kept up to date in a channel

menu-none = **Cartelera:** ninguna
menu-note = La cartelera muestra qué se juega aquí: mesas abiertas, partidas para ver, las partidas del día, el problema del día y la próxima noche de juegos. La mantengo al día.
menu-some = **Cartelera:** { $channel }
menu-check = Para la cartelera hace falta un canal de texto o de voz. Elige otro.

## The front page: open tables, matches to watch, and lines of other features

private-whats-here = Qué se juega aquí
button-whats = Qué se juega
text-table-open = Ahora no hay ninguna mesa abierta. *Abrir una mesa* lo arregla.
button-open-table = Abrir una mesa
button-play-computers = Jugar contra la máquina
terms = { $n ->
    [one] queda { $n } asiento
   *[other] quedan { $n } asientos
 }
private-join-table = Unirse a una mesa
private-watch-match = Ver una partida
text-matches = **Tus partidas**
text-open-tables = **Mesas abiertas**
text-matches-watch = **Partidas para ver**

## Commands

command-tables = mesas
    .about = Mira tus partidas, las mesas abiertas y qué se juega hoy
