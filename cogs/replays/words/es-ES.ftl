## Replays of finished matches: step by step, as a file, and as an animation

paused = He puesto en pausa esta repetición porque has abierto otras. Pulsa **Reproducir** para seguir.
too-many-playing = Ahora mismo hay demasiadas repeticiones en marcha. Avanza esta a mano, paso a paso.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

unrated = { $why ->
    [hint] con pistas
    [casual] amistosa
   *[other] no puntuable
 }
nothing = { $where ->
    [narrowed] Ninguna partida terminada coincide. Con los menús de abajo puedes buscar otras.
    [server] Aquí aún no ha terminado ninguna partida que puedas ver. `/play` abre una mesa.
    [here] Aquí aún no has terminado ninguna partida. `/play` abre una mesa.
   *[anywhere] Aún no has terminado ninguna partida. `/play` abre una mesa.
 }
only-with = Solo partidas con { $name }.
button-rated = { $counted ->
    [yes] Puntuables
    [no] No puntuables
   *[both] Puntuables o no
 }
list-title = { $whose ->
    [mine] Tus partidas terminadas
   *[server] Partidas terminadas de este servidor
 }
daily-deal-of = partida del día, { $day }
more-players = { $n ->
    [one] 1 más
   *[other] { $n } más
 }
whose-server = Partidas de este servidor
button-newest = Las más recientes
button-newer = Más recientes
button-older = Más antiguas
button-oldest = Las más antiguas
menu-watch-again = Volver a ver una
menu-whose = De quién
button-anyone = Con cualquiera

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = En ese paso no le toca a nadie. Elige otro.
others-played = En ese paso alguien ya se había unido o se había ido, así que solo puedes seguir contra la máquina.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Por ahora solo lo ves tú. *Compartir* lo publica aquí para todos.
exported = La partida entera: su reparto y todos los pasos desde entonces. Donde Castellan esté instalado, `castellan verify { $file }` la vuelve a jugar y comprueba cada sorteo.
animation = { $n ->
    [one]
        La partida en 1 imagen. { $result }
        El último tablero: { $board }
   *[other]
        La partida en { $n } imágenes, una tras otra. { $result }
        El último tablero: { $board }
 }
step = **Paso { $number } de { $total }** · { $what }
button-quiz = ¿Qué jugarías?
told = { $what ->
    [start] empieza la partida
    [action] juega { $name }
    [concession] { $name } se rinde
    [leaving] { $name } deja la partida
    [joining] { $name } se une
    [amendment] quien dirige la mesa cambia las opciones
    [late] se acaba el tiempo: { $names }
   *[time] la partida sigue
 }
seen-as = { $view ->
    [all-hands] Con todas las manos a la vista.
    [seat] Como lo ve **{ $name }**.
   *[public] { "" }
 }
title = Repetición · { $game }
button-autoplay = { $playing ->
    [yes] Pausa
   *[no] Reproducir
 }
exported-moves = Las jugadas vienen también como texto, con la posición final.
button-first = Primero
button-last = Último
menu-jump-step = Ir a un paso
option-spectator-view = Vista del público
menu-whose-view = Vista de quién
button-share-step = Compartir este paso
button-animation = Animación
button-play-here = Seguir desde aquí
button-same-cards = Las mismas cartas otra vez
option-step-number = Paso { $number } · { $what }
option-seat-number = Plaza { $number }: { $name }

## Lines and buttons that replays add to the pages of a match

known-cards = { $n ->
    [one] Ya conocía estas cartas: { $names }.
   *[other] Ya conocían estas cartas: { $names }.
 }
origin = { $steps ->
    [0] Las mismas cartas que en { $linked ->
        [yes] [una partida anterior]({ $link })
       *[no] una partida anterior
     }; no puntuable.
   *[other] Sigue desde el paso { $step } de { $linked ->
        [yes] [una partida anterior]({ $link })
       *[no] una partida anterior
     }; no puntuable.
 }

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-title = Seguir jugando · { $game }
levels = Ocupas la plaza a la que le toca. ¿Quién juega en las demás? La partida no es puntuable.
button-table-friends = Una mesa para amigos
already-open = Ya has abierto esa mesa en { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Esta partida se jugó con reglas anteriores, así que ya no se puede reproducir.
damaged = El registro de esta partida no concuerda con su resultado, así que no se puede reproducir.
