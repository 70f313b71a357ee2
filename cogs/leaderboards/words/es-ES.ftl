## ``/leaderboard``: the standings in a server or across servers

unknown-period = No conozco ese periodo. Elige uno de la lista, o escribe un mes como { $month }.
unknown-game = No conozco ningún juego llamado «{ $game }». Elige uno de la lista.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody = { $case ->
    [closed] En este periodo no aparece nadie.
    [alone] El primer puesto sigue libre: { $command } te reparte una partida.
   *[together] El primer puesto sigue libre: { $command } abre una mesa. Una partida cuenta si la juegan al menos dos personas y una de ellas se queda hasta el final.
 }
missing = { $case ->
    [hidden] Tu línea está oculta, como elegiste en `/preferences`.
    [closed] En este periodo no apareces.
    [alone] Aún no apareces: { $command } te reparte una partida.
   *[together] Aún no apareces. Abre una mesa con { $command } y juega una partida contra alguien que se una.
 }
menu-game = Elige un juego
menu-period = Elige un periodo
all-time = Histórico
month-name = { $which ->
    [this-season] Esta temporada: { $month }
    [season] Temporada de { $month }
    [this-month] Este mes: { $month }
   *[month] { $month }
 }
scope = { $where ->
    [server] de este servidor
   *[everywhere] global
 }
ranked-after = { $game ->
    [alone] { $n ->
        [one] Entras en la clasificación tras { $n } partida.
       *[other] Entras en la clasificación tras { $n } partidas.
     }
   *[together] Para entrar en la clasificación, juega unas ocho partidas contra al menos tres personas.
 }
page-number = { $pages ->
    [0] Página { $page }
   *[other] Página { $page } de { $pages }
 }
more-players-than = más de { $n } jugadores
provisional = ? = provisional, aún sin puesto
button-first = Primera
button-last = Última
button-find-me = ¿Dónde estoy?
title = Clasificación: { $game }
picture-heading = Clasificación de «{ $game }». { $period }.

## Commands

command-leaderboard = clasificación
    .about = Mira quién va en cabeza en un juego
    .help = quién va en cabeza, aquí y en todas partes
    .game = juego
    .game-about = Qué juego (por defecto, el último que se jugó aquí)
    .period = periodo
    .period-about = Qué periodo
    .where = dónde
    .where-about = Este servidor, o todos los servidores juntos
