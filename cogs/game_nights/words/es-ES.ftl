## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = Esa hora ya ha pasado. Elige una posterior.
deleted = Has borrado tus datos, así que no puedes unirte a una noche de juegos que ya ha empezado.
check-room-already-game = { $n ->
    [one] Ya tienes { $n } noche de juegos prevista en este servidor.
   *[other] Ya tienes { $n } noches de juegos previstas en este servidor. Anula antes alguna.
 }
check-room-server-already = { $n ->
    [one] Este servidor ya tiene { $n } noche de juegos prevista.
   *[other] Este servidor ya tiene { $n } noches de juegos previstas. Anula antes alguna.
 }
set-up = Esta noche de juegos ya ha empezado.
take-part-last-matches = Ya se están jugando las últimas partidas, así que es tarde para participar.
take-part-youve-already = Ya participas.
take-part-youve-left = { $n ->
    [one] Has dejado { $n } partida de esta noche de juegos, así que ya no puedes volver a participar.
   *[other] Has dejado { $n } partidas de esta noche de juegos, así que ya no puedes volver a participar.
 }
take-part-player-joined = { $n ->
    [one] Ya participa { $n } persona, y no quedan plazas.
   *[other] Ya participan { $n } personas, y no quedan plazas.
 }
leave-havent-joined = No participas en esta noche de juegos.
load-unfinished-game-night = Esta noche de juegos ha terminado.
load-unfinished-game-night-cancelled = Esta noche de juegos se anuló.

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

menu-none = **Quién puede organizar noches de juegos:** solo quienes gestionan el servidor
menu-some = **Quién puede organizar noches de juegos:** { $role } y quienes gestionan el servidor
leave-youve-left = Has dejado la noche de juegos. Termina, por favor, la partida en la que estás.
leave-youve-left-game = Has dejado la noche de juegos. Una máquina juega el resto de tu partida.

## Runs a game night: begin, deal tables, end. Each step is one transaction

night-deal-closed = Esta mesa es de una noche de juegos. Para jugar, pulsa *Participar* en su mensaje.
night-deal-fixed-options = En una noche de juegos todas las mesas usan las mismas opciones, así que no puedes cambiar las tuyas.
night-deal-still-secret = Otros aún juegan este reparto. Podrás verlo cuando haya terminado en todas las mesas.

## The form that plans a game night: its first values, and parsing what people enter

days-today-day = Hoy, { $day }
days-tomorrow-day = Mañana, { $day }
parse-time = No entiendo esa hora. Escríbela así: 20:30.
length = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }
gamenightform-change-game = Cambiar esta noche de juegos
gamenightform-plan-game = Organizar una noche de juegos
days-minute = { $n ->
    [one] Dentro de { $n } minuto
   *[other] Dentro de { $n } minutos
 }
gamenightform-day = Día
gamenightform-time-zone = Hora ({ $zone })
gamenightform-length = Duración
gamenightform-title-optional = Título (opcional)
gamenightform-note-optional = Nota (opcional)

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }: «{ $game }» comienza { $moment }.
question = Se anuló el evento del servidor para **{ $game }**, pero la noche de juegos sigue en pie. También puedes anularla.
game-night-cancel = Anular

## Pages of game nights: the message for everybody, and a player's own matches

rules-every-table = Todas las mesas juegan las mismas cartas, y cada vez te toca con gente distinta. Tu resultado se compara con el de quienes tuvieron tus cartas en tu asiento. Las máquinas ocupan los asientos libres: { $level }.
times-begins-day = { $n ->
    [one] Comienzo: { $day } ({ $moment }). Se juega { $n } reparto. Puedes llegar tarde y marcharte antes.
   *[other] Comienzo: { $day } ({ $moment }). Se juegan { $n } repartos. Puedes llegar tarde y marcharte antes.
 }
plain-title = Noche de juegos: { $game }
rules-play-match = Juega partida tras partida contra quien esté libre. Una victoria vale 2 puntos; un empate, 1. Si ganas dos seguidas, tus partidas cuentan el doble mientras sigas ganando. Si no hay nadie libre, juegas contra { $level }.
times-begins-day-moment = { $n ->
    [one] Comienzo: { $day } ({ $moment }). Dura { $n } minuto. Puedes llegar tarde y marcharte antes.
   *[other] Comienzo: { $day } ({ $moment }). Dura { $n } minutos. Puedes llegar tarde y marcharte antes.
 }
guests-player-joined = { $n ->
    [one] **Participa { $n } persona:** { $names }
   *[other] **Participan { $n } personas:** { $names }
 }
link = a la mesa
deal-deal-number = Reparto { $number } de { $total }
stage-ends-moment = Termina { $moment }.
playing-playing-against = Juegas contra { $name }: { $link }
outcome-lost-name = Derrota contra { $name }
playing-playing-deal = Estás jugando el reparto { $number }: { $link }
guests-nobody-joined = Nadie participa todavía.
deal-seat-number = Asiento { $number }
outcome-won-against = Victoria contra { $name }
outcome-drew-name = Empate con { $name }
stage-deal-number = Se está jugando el reparto { $number } de { $total }.
stage-deal-number-total = El reparto { $number } de { $total } ha terminado. Ahora viene el siguiente.
standings-nobody-showed = No vino nadie.
standings-nobody-played = Nadie ha jugado todavía.
standings-more-played = { $n ->
    [one] Jugó { $n } más.
   *[other] Jugaron { $n } más.
 }
line-left = se ha ido
tables-more-table = { $n ->
    [one] { $n } mesa más
   *[other] { $n } mesas más
 }
tables-waiting-names = En espera: { $names }
mine-havent-played = No has jugado aquí.
facts-streak-double = en racha: puntos dobles
message-open = Se celebra cada semana.
message-missed = Yo no estaba cuando debía empezar esta noche de juegos, así que se anula.
game-night-join = Participar
game-night-leave = Salir
button-results-deal = Resultados por reparto
mine-waiting-next = Esperas tu próxima partida.

## Planning a game night: its form, and the page with its other settings

create-events = Crear eventos
refusal-to-plan = Solo quienes gestionan este servidor, y un rol que elijan, pueden organizar noches de juegos.
change = ¡Hecho! Ahora empieza el { $time }.
plan = Tu noche de juegos empieza el { $time }. La he publicado aquí para que participe quien quiera.
ask-to-call-off-cancel-game = ¿Anular esta noche de juegos?
facts-computers-level = **Máquinas:** { $level }
button-game-nights = Noches de juegos
with-event-isnt-among = No está entre los eventos del servidor: esos los ve todo el mundo; este canal, no.
ask-to-call-off-end-good = Anular para siempre
ask-to-call-off-yes-cancel = Sí, anularla
page = No hay ninguna noche de juegos prevista en este servidor.
menu = Cambiar o anular una noche de juegos
night-computers-empty = Máquinas para los asientos libres
night-role-ping = Rol que se menciona antes de empezar: ninguno
night-change = Cambiar
facts-ping-before = **Mención antes de empezar:** ningún rol
facts-ping-before-begins = **Mención antes de empezar:** { $role }
facts-repeats-every = **Se repite:** cada semana
facts-repeats = **Se repite:** no
check-server = Las noches de juegos solo funcionan en servidores donde estoy.
check-role = Tú no puedes mencionar a { $role }, así que yo tampoco lo hago.
button-keep = No, mantenerla
button-skip = Saltar solo esta
night-repeat = No repetir
night-repeat-weekly = Repetir cada semana
button-game-nights-2 = Todas las noches de juegos
line-every-week = cada semana
with-event-couldnt-add = No he podido añadirla a los eventos del servidor. Me falta: { $permissions }.
with-event-servers-events = En los eventos del servidor sigue como antes. Me falta: { $permissions }.

## Stored game nights, and their SQL

require = Esa noche de juegos ya no existe.

## Commands

command-gamenight = noche-de-juegos
    .about = Mira las noches de juegos de este servidor u organiza una
