## ``/leaderboard``: the standings in a server or across servers

period = No conozco ese periodo. Elige uno de la lista, o escribe un mes como { $month }.
leaderboard = No conozco ningún juego llamado «{ $game }». Elige uno de la lista.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody-first-place = El primer puesto sigue libre: { $command } abre una mesa. Una partida cuenta si la juegan al menos dos personas y una de ellas se queda hasta el final.
missing-arent-listed = Aún no apareces. Abre una mesa con { $command } y juega una partida contra alguien que se una.
boards = Elige un juego
periods = Elige un periodo
name-time = Histórico
name-season-month = Temporada de { $month }
name-month-month = Este mes: { $month }
scope-server = de este servidor
scope-across-servers = global
scope-ranked-after = { $n ->
    [one] Entras en la clasificación tras { $n } partida.
   *[other] Entras en la clasificación tras { $n } partidas.
 }
scope-ranked-after-about = Para entrar en la clasificación, juega unas ocho partidas contra al menos tres personas. Las partidas contra novatos que se han medido con menos no cambian tu puntuación, y contra la misma persona cuentan como mucho { $n } al día.
nobody-nobody-listed = En este periodo no aparece nadie.
nobody-first-place-still = El primer puesto sigue libre: { $command } te reparte una partida.
missing-own-entry = Tu línea está oculta, como elegiste en `/preferences`.
missing-arent-listed-period = En este periodo no apareces.
missing-arent-listed-yet = Aún no apareces: { $command } te reparte una partida.
of = No conozco esa clasificación. Usa otra vez /leaderboard.
name-season-month-2 = Esta temporada: { $month }
footer-page-page = Página { $page }
footer-more-than = más de { $n } jugadores
footer-provisional-ranked = ? = provisional, aún sin puesto
turns-first = Primera
turns-last = Última
turns-find-me = ¿Dónde estoy?
page-title = Clasificación: { $game }
page-heading = Clasificación de «{ $game }». { $period }.
footer-page-page-pages = Página { $page } de { $pages }

## Commands

command-leaderboard = clasificación
    .about = Mira quién va en cabeza en un juego
    .game = juego
    .game-about = Qué juego (por defecto, el último que se jugó aquí)
    .period = periodo
    .period-about = Qué periodo
    .where = dónde
    .where-about = Este servidor, o todos los servidores juntos
