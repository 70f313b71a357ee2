## Pages of ``/profile``: a line for each game, and the highlights and chart of one

no-profile = { $name } es un bot. Los perfiles son para personas: las máquinas también juegan, pero no entran en la clasificación.
title = Perfil: { $name }
nothing = { $why ->
    [you-finished-none] Aún no has terminado ninguna partida. Abre una mesa con `/play`: tu perfil empieza después de tu primera partida.
    [not-shown] { $name } no muestra sus resultados globales. `/profile`, en un servidor donde también juegues tú, muestra los de ese servidor.
    [you-none-rated] Aquí aún no has terminado ninguna partida puntuable.
   *[none-rated] { $name } aún no ha terminado aquí ninguna partida puntuable.
 }
daily-puzzles = Problemas del día
place = puesto { $rank }
picture-of-ratings = { $n ->
    [one] El escudo de armas de { $name } y la puntuación en «{ $game }» tras una partida puntuable: { $last }.
   *[other] El escudo de armas de { $name } y la puntuación en «{ $game }» tras cada una de las { $n } últimas partidas puntuables: primera { $first }, última { $last }, máxima { $highest }, mínima { $lowest }.
 }
daily-result = { $n ->
    [one] **{ $percent }** en { $n } partida del día este mes
   *[other] **{ $percent }** en { $n } partidas del día este mes
 }
provisional = Una puntuación con ? es provisional: aún hay pocas partidas o pocos rivales distintos.
opponents = Rivales más frecuentes, victorias–derrotas:
rating-against-computers = Puntuación contra las máquinas: **{ $rating }**{ $next ->
    [yes] { " " }· siguiente: { $level }
   *[no] { "" }
 }
beat-level = victoria contra: { $level }
unrated = { $n ->
    [one] { $n } partida no puntuable
   *[other] { $n } partidas no puntuables
 }
no-cross-server-rating = Sin puntuación global aún. Quienes lo permiten en `/preferences` puntúan entre sí.
highest-rating = Mejor puntuación: **{ $rating }**, { $day }
largest-table = { $n ->
    [one] Mayor mesa ganada: **1** persona
   *[other] Mayor mesa ganada: **{ $n }** personas
 }
won-against-computers = Victorias contra máquinas: { $record }
win-streak = { $where ->
    [everywhere] Victorias seguidas (global): **{ $now }** (récord: **{ $most }**)
   *[server] Victorias seguidas: **{ $now }** (récord: **{ $most }**)
 }
rating-across-servers = Global: { $rating }
solo-games = { $where ->
    [everywhere] Partidas propias, global ({ $n }): **{ $score }**
   *[server] Partidas propias ({ $n }): **{ $score }**
 }
daily-deals = { $where ->
    [everywhere] Partidas del día, global ({ $n }): **{ $score }**
   *[server] Partidas del día ({ $n }): **{ $score }**
 }
daily-win-streak = { $where ->
    [everywhere] Días seguidos con victoria (global): **{ $now }** (récord: **{ $most }**)
   *[server] Días seguidos con victoria: **{ $now }** (récord: **{ $most }**)
 }

## Commands

command-profile = perfil
    .about = Mira las puntuaciones de alguien y sus partidas terminadas
    .help = cómo le va a alguien, y sus partidas terminadas, para volver a verlas paso a paso
    .member = miembro
    .member-about = De quién es el perfil (por defecto, el tuyo)
