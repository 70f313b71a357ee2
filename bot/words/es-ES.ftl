## Said in several places

match-hasnt-begun = Esta partida aún no ha empezado.
match-over = Esta partida ha terminado.
match-already-begun = Esta partida ya ha empezado. Para seguirla, pulsa *Ver* en el tablero.
table = Eso solo pueden hacerlo quienes están en esta mesa.
match-still-being = Esta partida sigue en juego. Cuando termine, se puede jugar otra.
only-works-solo = Eso solo funciona en las partidas en solitario.
choose-cards-first = Elige cartas: de { $first } a { $last }
seal-deal-seal = Sello de la partida: { $seal }…
button-verify-match = Comprobar la partida
button-rules = Reglas
left-match = ha dejado la partida
game-daily-deal = { $game }, partida del día
which-game = Qué juego
time-per-turn = Tiempo por turno (por defecto, 5 minutos)
point = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
game-names = { $game }: { $names }
game-started-yet = { $game }, sin empezar: { $names }
button-concede = Rendirse
button-my-hand = Mi mano
button-leave = Dejar la mesa
private = privada
casual-unrated = amistosa (no puntuable)
button-play-vs-computers = Contra la máquina
button-keep-playing = Seguir jugando
button-todays-deals = Partidas del día
button-learn-game = Aprender un juego
button-preview = Vista previa
announcements-need-ordinary = Para los anuncios hace falta un canal de mensajes corrientes. Elige otro.
daily-deals = Partidas del día
deal = { $n ->
    [one] { $n } partida del día
   *[other] { $n } partidas del día
 }
left-server = ya no está en el servidor
play-fun-rating = Juega por gusto: sin puntuación, clasificación ni racha
rated = puntuable
todays-deals = **Partidas del día**
only-see-hand = Esto solo lo ves tú. `/hand` lo abre de nuevo.
played-played = { $played } de { $all } jugadas
streak-day = { $n ->
    [one] racha: { $n } día
   *[other] racha: { $n } días
 }
button-standings = Clasificación
button-play-too = Jugar también
games = Todos los juegos
week = Esta semana
server-server = Este servidor
across-servers = Global
match = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
 }
button-my-matches = Mis partidas
game-nights-server = Noches de juegos en este servidor
button-try-again = Otra vez
button-suggest = Sugerir
hand-cards = Mano, { $n }: { $cards }
house-rules = **Reglas de la casa.**
time-runs-out = **Si se te acaba el tiempo.**
round-round = Ronda { $round }
ready = ya está ✓
name-s-turn = Turno: { $name }.
wins-match-once = Con eso ganas la partida al instante.
none = nada
won = victoria
conceded = rendición
button-done = Terminar
name-left = { $name } (ha dejado la partida)
another-game = Otro juego
rating = puntuación
only-people-allow = Aquí solo aparece quien lo permite; se elige en `/preferences`.
won-played-won = ganadas: { $won } de { $played }
longest-streak = racha más larga: { $n }
player = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
 }
button-data = Tus datos
button-export = Exportar
won-played-right = aciertos: { $won } de { $played }
best = Lo mejor
play-play-2 = **¿Qué jugarías?**
button-try-position = Probar esta posición
button-replay = Repetición
hands = Todas las manos
table-open-press = Tu mesa está abierta. Pulsa **Empezar** cuando estén todos, o **Contra la máquina** para empezar ya.
button-moves-text = Jugadas como texto

## The bot: wires storage, matches, publisher and router, and loads the cogs by name

## Every sentence that a person reads, in that person's language

label = { $label }: { $text }
names = { $n ->
    [one] 1 persona más
   *[other] { $n } personas más
 }

## The local page: the real bot in SimCord's simulated Discord, in a browser on localhost

server-keep = El Castillo
channel = gran-salón
people-ada = Ana
people-boris = Bruno
people-chidi = Carmen
people-dunya = Darío
people-edda = Elena

## The panel of ``/settings``, where managers configure their server

unknown = No conozco esa opción. /settings abre otra vez el panel.
tabs-overview = Resumen
tabs-matches = Partidas
tabs-calls = Notificaciones
tabs-hall = Salón de la fama
tabs-people = Personas y mesas abiertas
lost-setting-channel = { $setting } · el canal elegido se ha borrado
lost-setting-role = { $setting } · el rol elegido se ha borrado
page = La configuración de este servidor
check-server = Solo los servidores tienen configuración. Usa /settings en uno que gestiones.
check-manager = Eso solo puede hacerlo quien tiene el permiso Gestionar servidor.
check-may-change = Solo quien tiene el permiso Gestionar servidor o el rol de moderación de este servidor puede cambiar su configuración.
role-to-give = Solo puedes elegir roles que puedas dar a otros, y { $role } no lo es.
check = No puedo anunciar nada en { $channel }. Me falta: { $permissions }.

## Servers' settings, and the people blocked from their matches

not-offered = Este servidor no ofrece ese juego. Elige otro.

## Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table

not-to-watch = No encuentro esa partida, o no puedes verla. En /profile están las que sí puedes ver.
not-told = Puede que otros aún jueguen esta partida. Podrás verla cuando acabe el día (UTC) y todos hayan terminado.
same-cards = Todavía juegas estas cartas, así que no puedes ver cómo las juegan otros.
own-table = No puedes ver una partida en la que juegas o a la que te han invitado.

## Boards on Discord: where they are, and how they are posted, edited and found again

thread-name = { $game }: la mesa de { $host }

## Private hands: ephemeral messages kept up to date, or direct messages for those who want that

leave = Solo puedo mantener al día esta mano durante 15 minutos. `/hand` la abre de nuevo.

## Pings: short messages that mention the people whom something concerns, and nobody else

post-names-reach = { $names }: mis mensajes directos no llegan, así que la mano se abre aquí.

## One page for all rankings: leaderboards, daily deals and their standings, puzzles

rating-rating = puntuación { $rating }
leader = **{ $name }** va en cabeza.
own = Tu línea: { $line }
line = { $line } ◂ **tú**
back = ← Atrás
forward = Adelante →
picture = Un podio vacío.

## Sharing a private page with everybody in the channel

only-you = En este servidor mis mensajes solo los ves tú, así que nadie más puede verlo. Compártelo en otro sitio.
shared-already = Eso ya lo has compartido aquí: lo encontrarás más arriba. Mañana habrá algo nuevo.
post-name-shares = { $name } comparte:
share-button = Compartido
share = Compartir

## Names of commands and their options, as people type them

