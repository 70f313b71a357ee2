## Announces new champions, and the results of closed months

preview = Este mes no ha jugado nadie aquí, así que no habría nada que anunciar.

## Starts the feature, and adds its settings for managers

menu-none = **Anuncios:** en el canal de la partida
settings-note = Cuando acaba una temporada, anuncio los tres primeros puestos de cada juego. Es líder quien ocupa en solitario un primer puesto.
menu-some = **Anuncios:** { $channel }
settings-on-seasons-each = **Temporadas:** una por mes
settings-on-play-without = Jugar sin temporadas
settings-off-seasons-none = **Temporadas:** ninguna
settings-off-play-seasons = Jugar por temporadas
settings-on-new-champions = **Cambios de líder:** se anuncian
settings-on-announce-champions = No anunciar líderes
settings-off-new-champions = **Cambios de líder:** no se anuncian
settings-off-announce-champions = Anunciar líderes

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] 1 persona más comparte el último puesto mostrado.
   *[other] { $n } personas más comparten el último puesto mostrado.
 }
standing = Puntuación { $rating }
champion-name-takes = 👑 { $name } sube al primer puesto en «{ $game }».
champion-name-takes-first = 👑 { $name } sube al primer puesto del mes en «{ $game }».
champion-new-champion = Cambio de líder
season-nobody-played = Nadie ha jugado lo suficiente para entrar en la clasificación.
season-season-month = Acabó la temporada de { $month }
champion-footer = /leaderboard muestra el puesto de cada cual.
season-footer = Su clasificación queda en /leaderboard. Ya ha empezado una temporada nueva.
