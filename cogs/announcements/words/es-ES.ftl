## Announces new champions, and the results of closed months

nothing-yet = Este mes no ha jugado nadie aquí, así que no habría nada que anunciar.

## Starts the feature, and adds its settings for managers

channel-none = **Anuncios:** en el canal de la partida
note-seasons = Cuando acaba una temporada, anuncio los tres primeros puestos de cada juego. Es líder quien ocupa en solitario un primer puesto.
channel = **Anuncios:** { $channel }
seasons-on = **Temporadas:** una por mes
button-no-seasons = Jugar sin temporadas
seasons-off = **Temporadas:** ninguna
button-seasons = Jugar por temporadas
champions-on = **Cambios de líder:** se anuncian
button-no-champions = No anunciar líderes
champions-off = **Cambios de líder:** no se anuncian
button-champions = Anunciar líderes

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] 1 persona más comparte el último puesto mostrado.
   *[other] { $n } personas más comparten el último puesto mostrado.
 }
rating = Puntuación { $rating }
champion = { $period ->
    [all] 👑 { $name } sube al primer puesto en «{ $game }».
   *[month] 👑 { $name } sube al primer puesto del mes en «{ $game }».
 }
champion-title = Cambio de líder
nobody-ranked = Nadie ha jugado lo suficiente para entrar en la clasificación.
season-title = Ha acabado la temporada de { $month }
champion-footer = /leaderboard muestra el puesto de cada cual.
season-footer = Su clasificación queda en /leaderboard. Ya ha empezado una temporada nueva.
