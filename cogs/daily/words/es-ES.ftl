## Begins attempts at daily deals, and records which results were shared

server-deleted = Hoy se han borrado los datos de este servidor, así que no puedo saber quién la ha jugado ya. La próxima llega mañana.
deal-title = { $game }: partida del día, { $day }
fixed-options = La partida del día es igual para todos, así que no puedes cambiar sus opciones.
no-takebacks = En la partida del día no se pueden deshacer jugadas.
still-secret = Puede que otros aún jueguen esta partida. Verás su secreto cuando acabe el día y todos hayan terminado.
finish-first = Termina antes la partida del día y podrás compartir tu resultado.
already-shared = Este resultado ya lo has compartido: lo encontrarás más arriba.

## ``/daily``: today's deals, others' results, and standings over many deals

played-today = Ya has jugado la partida del día. La próxima llega { $moment }.
ending-unknown = Ya no sé cómo acabó esta partida.
finish-one-first = Termina antes una de las partidas del día y podrás compartir.
play-first = Juega antes la partida del día y podrás compartir esto.

## The page of all daily deals of a day, and a person's day as signs

day-title = Partidas del día, { $day }
next-deals = Las próximas llegan { $moment }.
legend = Con las mismas cartas: ✅ mejor que la mayoría · 🟨 cerca de la media · ❌ peor que la mayoría · 🟦 aún sin nadie con quien comparar
names-played = { $n ->
    [0] aún no ha jugado nadie
    [one] ya ha jugado { $names }
   *[other] ya han jugado { $names }
 }
intro = { $where ->
    [everywhere] Una partida del día por juego, la misma para todos en todos los servidores. En las demás plazas juegan Caballeros, y tienes un solo intento.
   *[server] Una partida del día por juego, la misma para todos en este servidor. En las demás plazas juegan Caballeros, y tienes un solo intento.
 }
still-playing = la estás jugando
played-so-far = { $n ->
    [0] nadie todavía
    [one] { $n } persona hasta ahora
   *[other] { $n } personas hasta ahora
 }
streak = { $n ->
    [one] Llevas una racha de { $n } día.
   *[other] Llevas una racha de { $n } días.
 }
button-scope = { $where ->
    [everywhere] Partidas del día de este servidor
   *[server] Partidas del día globales
 }
you-played = ya has jugado

## Posts yesterday's results and today's deals each morning on servers whose managers want it

morning = { $when ->
    [later] Las partidas del día empiezan a las { $time }: las mismas para todos, con un solo intento en cada una.
   *[now] Ya están las partidas del día: las mismas para todos, con un solo intento en cada una.
 }
morning-none = **Partidas del día por la mañana:** no se publican
morning-note = Cada mañana después de las ocho, según la hora de este servidor, publico lo mejor de ayer en cada juego, con un botón para las partidas del día. Las nuevas llegan a medianoche UTC.
morning-channel = **Partidas del día por la mañana:** { $channel }
button-morning = Partidas del día por la mañana
morning-asked = ¿Publico aquí cada mañana los resultados de ayer y las partidas del día?
button-post-them = Sí, cada mañana
button-post-none = No

## Pages of daily deals: the results of one, and standings over many

yesterday = { $case ->
    [nobody] Nadie terminó la partida del día de ayer.
    [so-far] Lo mejor de ayer hasta ahora: { $names } ({ $how }).
   *[over] Lo mejor de ayer: { $names } ({ $how }).
 }
one-try = Solo tienes un intento en esta partida del día.
next-deal = La próxima partida del día llega { $moment }.
results-hidden = { $n ->
    [0] Nadie ha terminado todavía la partida del día.
    [one] { $n } persona la ha terminado. Verás su resultado cuando la hayas jugado tú también.
   *[other] { $n } personas la han terminado. Verás sus resultados cuando la hayas jugado tú también.
 }
measure = Aquí cuentan tus decisiones, no cómo acaba la ronda: con las mismas cartas, decisiones igual de buenas acaban a menudo de formas distintas. Comparo cada una, según lo que podías ver, con una a medio camino entre la normal y la mejor. Va en cabeza quien más suma.
invitation = { $reader ->
    [playing] Sigues con la partida del día.
    [played] { "" }
    [new] Tienes un solo intento, y nadie más lo ve.
   *[everyone] Juega la partida del día con { $command }: un solo intento, y nadie más la ve.
 }
deals-needed = { $n ->
    [one] Entras en la clasificación a partir de { $n } partida del día. Cuenta tu resultado medio frente a quienes tuvieron las mismas cartas. Una partida cuenta cuando ha acabado su día y todos la han terminado.
   *[other] Entras en la clasificación a partir de { $n } partidas del día. Cuenta tu resultado medio frente a quienes tuvieron las mismas cartas. Una partida cuenta cuando ha acabado su día y todos la han terminado.
 }
not-reviewed = análisis en curso
button-play = { $reader ->
    [playing] Seguir
   *[new] Jugar la partida del día
 }
button-month = Este mes
button-share-result = Compartir resultado
others-unnamed = { $n ->
    [0] { "" }
    [one] 1 persona más también la ha jugado. Fuera de los servidores solo nombro a quien lo permite en `/preferences`.
   *[other] { $n } personas más también la han jugado. Fuera de los servidores solo nombro a quien lo permite en `/preferences`.
 }
others-playing = { $n ->
    [0] { "" }
    [one] 1 persona sigue jugando.
   *[other] { $n } personas siguen jugando.
 }
same-cards = **Con las mismas cartas:**
button-all-deals = Todas las partidas del día
menu-watch = Mira cómo la jugó alguien
nobody-ranked = Aún no hay nadie clasificado: las partidas de hoy cuentan desde mañana.

## Commands

command-daily = partida-del-día
    .about = Juega las partidas del día y el problema del día
    .help = las partidas del día, las mismas para todos, y el problema del día
    .game = juego
    .game-about = Qué juego
