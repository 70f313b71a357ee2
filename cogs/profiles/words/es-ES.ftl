## ``/profile``: a person's games, results and opponents

## Pages of ``/profile``: a line for each game, and the highlights and chart of one

bot = { $name } es un bot. Los perfiles son para personas: las máquinas también juegan, pero no entran en la clasificación.
title = Perfil: { $name }
never-name-hasnt = { $name } aún no ha terminado aquí ninguna partida puntuable.
bare-havent-finished = Aún no has terminado ninguna partida. Abre una mesa con `/play`: tu perfil empieza después de tu primera partida.
never-havent-finished = Aquí aún no has terminado ninguna partida puntuable.
every-day-daily-puzzles = Problemas del día
place = puesto { $rank }
alternative = { $n ->
    [one] El escudo de armas de { $name } y la puntuación en «{ $game }» tras la última partida puntuable: primera { $first }, última { $last }, máxima { $highest }, mínima { $lowest }.
   *[other] El escudo de armas de { $name } y la puntuación en «{ $game }» tras cada una de las { $n } últimas partidas puntuables: primera { $first }, última { $last }, máxima { $highest }, mínima { $lowest }.
 }
bare-name-doesnt = { $name } no muestra sus resultados globales. `/profile`, en un servidor donde también juegues tú, muestra los de ese servidor.
every-day-percent-over = { $n ->
    [one] **{ $percent }** en { $n } partida del día este mes
   *[other] **{ $percent }** en { $n } partidas del día este mes
 }
footer = Una puntuación con ? es provisional: aún hay pocas partidas o pocos rivales distintos.
details-most-frequent = Rivales más frecuentes, victorias–derrotas:
against-computers-rating-against = Puntuación contra las máquinas: **{ $rating }**
overview-beat-level = victoria contra { $level }
overview-unrated = { $n ->
    [one] { $n } no puntuable
   *[other] { $n } no puntuables
 }
details-cross-server = Sin puntuación global aún. Quienes lo permiten en `/preferences` puntúan entre sí.
details-highest-rating = Mejor puntuación: **{ $rating }**, { $day }
details-largest-table = { $n ->
    [one] Mayor mesa ganada: **1** persona
   *[other] Mayor mesa ganada: **{ $n }** personas
 }
details-won-against = Victorias contra máquinas: { $record }
against-computers-next-level = siguiente: { $level }
streak-win-streak = Victorias seguidas (global): **{ $now }** (récord: **{ $most }**)
streak-win-streak-now = Victorias seguidas: **{ $now }** (récord: **{ $most }**)
overview-across-servers = Global: { $rating }
alone-solo-games = Partidas propias (global): **{ $score }** · { $rank }
alone-solo-games-score = Partidas propias: **{ $score }** · { $rank }
alone-daily-deals = Partidas del día (global): **{ $score }** · { $rank }
alone-daily-deals-score = Partidas del día: **{ $score }** · { $rank }
alone-daily-win = Días seguidos con victoria (global): **{ $now }** (récord: **{ $most }**)
alone-daily-win-streak = Días seguidos con victoria: **{ $now }** (récord: **{ $most }**)

## Commands

command-profile = perfil
    .about = Mira a qué juega alguien, y qué tal
    .member = miembro
    .member-about = De quién es el perfil (por defecto, el tuyo)
