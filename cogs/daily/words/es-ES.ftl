## Begins attempts at daily deals, and records which results were shared

server-deleted = Hoy se han borrado los datos de este servidor, así que no puedo saber quién la ha jugado ya. La próxima llega mañana.
daily-title = { $game }: partida del día, { $day }
daily-fixed-options = La partida del día es igual para todos, así que no puedes cambiar sus opciones.
daily-no-undo = En la partida del día no se pueden deshacer jugadas.
daily-still-secret = Puede que otros aún jueguen esta partida. Verás su secreto cuando acabe el día y todos hayan terminado.
share-finish-daily = Termina antes la partida del día y podrás compartir tu resultado.
share-result-already = Este resultado ya se ha compartido.

## ``/daily``: today's deals, others' results, and standings over many deals

begin = Ya jugaste la partida del día. La próxima llega { $moment }.
share-result = Ya no sé cómo acabó esta partida.
share-finish-todays = Termina antes una de las partidas del día y podrás compartir.
share-play-todays = Juega antes la partida del día y podrás compartir esto.

## The page of all daily deals of a day, and a person's day as signs

title = Partidas del día, { $day }
page-next-ones = Las próximas llegan { $moment }.
legend = Con las mismas cartas: ✅ mejor que la mayoría · 🟨 cerca de la media · ❌ peor que la mayoría · 🟦 aún sin nadie con quien comparar
people-names-played = { $n ->
    [one] ya jugó { $names }
   *[other] ya jugaron { $names }
 }
people-nobody-played = aún no ha jugado nadie
page-deal-each = Una partida del día por juego, la misma para todos en todos los servidores. En los demás asientos juegan caballeros, y tienes un solo intento.
page-deal-each-game = Una partida del día por juego, la misma para todos en este servidor. En los demás asientos juegan caballeros, y tienes un solo intento.
line-still-playing = la estás jugando
line-player-far = { $n ->
    [one] { $n } persona hasta ahora
   *[other] { $n } personas hasta ahora
 }
line-nobody-yet = nadie todavía
streak = { $n ->
    [one] Llevas una racha de { $n } día.
   *[other] Llevas una racha de { $n } días.
 }
rows-servers-deals = Partidas del día de este servidor
rows-cross-server = Partidas del día globales
people-youve-played = ya jugaste

## Posts yesterday's results and today's deals each morning on servers whose managers want it

page-todays-deals = Ya están las partidas del día: las mismas para todos, con un solo intento en cada una.
menu-none = **Partidas del día por la mañana:** no se publican
menu-note = Cada mañana después de las ocho, según la hora de este servidor, publico lo mejor de ayer en cada juego, con un botón para las partidas del día. Las nuevas llegan a medianoche UTC.
page-todays-deals-begin = Las partidas del día empiezan a las { $time }: las mismas para todos, con un solo intento en cada una.
menu-some = **Partidas del día por la mañana:** { $channel }
button-deals-each = Partidas del día por la mañana

## Pages of daily deals: the results of one, and standings over many

best-yesterdays-best = Lo mejor de ayer: { $names } ({ $how }).
leaving = Solo tienes un intento en esta partida del día.
best-nobody-finished = Nadie terminó la partida del día de ayer.
best-yesterdays-best-far = Lo mejor de ayer hasta ahora: { $names } ({ $how }).
page-next-deal = La próxima partida del día llega { $moment }.
nothing-player-finished = { $n ->
    [one] { $n } persona la ha terminado. Verás su resultado cuando la hayas jugado tú también.
   *[other] { $n } personas la han terminado. Verás sus resultados cuando la hayas jugado tú también.
 }
measure = Aquí cuentan tus decisiones, no cómo acaba la ronda: con las mismas cartas, decisiones igual de buenas acaban a menudo de formas distintas. Comparo cada una, según lo que podías ver, con una a medio camino entre la normal y la mejor. Va en cabeza quien más suma.
invitation-play-todays = Juega la partida del día con { $command }: un solo intento, y nadie más la ve.
page-need-deal = { $n ->
    [one] Entras en la clasificación a partir de { $n } partida del día. Cuenta tu resultado medio frente a quienes tuvieron las mismas cartas. Una partida cuenta cuando ha acabado su día y todos la han terminado.
   *[other] Entras en la clasificación a partir de { $n } partidas del día. Cuenta tu resultado medio frente a quienes tuvieron las mismas cartas. Una partida cuenta cuando ha acabado su día y todos la han terminado.
 }
given-away = análisis en curso
nothing-nobody-finished = Nadie ha terminado todavía la partida del día.
invitation-still-playing = Sigues con la partida del día.
invitation-attempt-only = Tienes un solo intento, y nadie más lo ve.
way-in-continue = Seguir
way-in-play-todays = Jugar la partida del día
controls = Este mes
button-share-result = Compartir resultado
others-other-played = { $n ->
    [one] 1 persona más también la ha jugado. Fuera de los servidores solo nombro a quien lo permite en `/preferences`.
   *[other] { $n } personas más también la han jugado. Fuera de los servidores solo nombro a quien lo permite en `/preferences`.
 }
others-player-still = { $n ->
    [one] 1 persona sigue jugando.
   *[other] { $n } personas siguen jugando.
 }
button-todays-deals = Todas las partidas del día
menu = Mira cómo la jugó alguien
page-empty = Aquí todavía no hay nadie clasificado.

## Commands

command-daily = partida-del-día
    .about = Juega las partidas del día y mira cómo les fue a los demás
    .game = juego
    .game-about = Qué juego
