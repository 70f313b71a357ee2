## Replays of finished matches: step by step, as a file, and as an animation

pause = He puesto en pausa esta repetición porque has abierto otras. Pulsa **Reproducir** para seguir.
follow-control = Ahora mismo hay demasiadas repeticiones en marcha. Avanza esta a mano, paso a paso.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

not-counted = no puntuable
unrated-hint = con pistas
unrated-casual = amistosa
nothing-havent-finished = Aún no has terminado ninguna partida. `/play` abre una mesa.
page-only-matches = Solo partidas con { $name }.
nothing-finished-matches = Ninguna partida terminada coincide. Con los menús de abajo puedes buscar otras.
nothing-finished-matches-here = Aquí aún no ha terminado ninguna partida que puedas ver. `/play` abre una mesa.
nothing-havent-finished-match = Aquí aún no has terminado ninguna partida. `/play` abre una mesa.
narrowing-true = Puntuables
narrowing-false = No puntuables
narrowing-none = Puntuables o no
page-finished-matches = Tus partidas terminadas
page-finished-matches-server = Partidas terminadas de este servidor
when-and-how = partida del día, { $day }
who = { $n ->
    [one] 1 más
   *[other] { $n } más
 }
rows-server = Partidas de este servidor
turns-newest = Las más nuevas
turns-newer = Más nuevas
turns-older = Más antiguas
turns-oldest = Las más antiguas
menu-watch-again = Volver a ver una
rows = De quién
narrowing = Con cualquiera

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = En ese paso no le toca a nadie. Elige otro.
others-played = En ese paso alguien ya se había unido o se había ido, así que solo puedes seguir contra la máquina.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Por ahora solo lo ves tú. *Compartir* lo publica aquí para todos.
exported-whole-match = La partida entera: su reparto y todos los pasos desde entonces. Donde Castellan esté instalado, `castellan verify { $file }` la vuelve a jugar y comprueba cada sorteo.
animation = { $n ->
    [one]
        La partida en 1 imagen. { $result }
        El último tablero: { $board }
   *[other]
        La partida en { $n } imágenes, una tras otra. { $result }
        El último tablero: { $board }
 }
page-step-number = **Paso { $number } de { $total }** · { $what }
button-play = ¿Qué jugarías?
told-match-begins = empieza la partida
told-concession-name-leaves = { $name } deja la partida
told-joining = { $name } se une
told-amendment = quien dirige la mesa cambia la partida
told-time-up = se acabó el tiempo: { $names }
told-game-goes = la partida sigue
page-seen-hands = Con todas las manos a la vista.
page-title = Repetición · { $game }
controls-pause = Pausa
controls-play = Reproducir
exported-also-get = Las jugadas vienen también como texto, con la posición final.
told-action = juega { $name }
told-concession-name-concedes = { $name } se rinde
page-seen-name = Desde el asiento de **{ $name }**.
controls-first = Primero
controls-last = Último
menu-jump-step = Ir a un paso
option-spectator-view = Vista del público
menu-whose-view = Vista de quién
button-share-step = Compartir este paso
button-animation = Animación
button-play-here = Seguir desde aquí
button-same-cards = Las mismas cartas otra vez
option-step-number = Paso { $number } · { $what }
option-seat-number = Asiento { $number }: { $name }

## Lines and buttons that replays add to the pages of a match

lobby = Ya han jugado con estas cartas: { $names }.
origin-continued-step = Sigue desde el paso { $step } de [una partida anterior]({ $link }); no puntuable.
origin-same-cards = Las mismas cartas que en [una partida anterior]({ $link }); no puntuable.

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-play-game = Seguir jugando · { $game }
levels-take-seat = Ocupas el asiento al que le toca. ¿Quién juega en los demás? La partida no es puntuable.
button-table-friends = Una mesa para amigos
open-table = Ya abriste esa mesa en { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Esta partida se jugó con reglas anteriores, así que ya no se puede reproducir.
damaged = El registro de esta partida no concuerda con su resultado, así que no se puede reproducir.
