## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = Esa hora ya ha pasado. Elige una posterior.
deleted = Has borrado tus datos, así que no puedes unirte a una noche de juegos que ya ha empezado.
too-many-planned = { $n ->
    [one] Ya tienes { $n } noche de juegos prevista en este servidor.
   *[other] Ya tienes { $n } noches de juegos previstas en este servidor. Anula antes alguna.
 }
too-many-here = { $n ->
    [one] Este servidor ya tiene { $n } noche de juegos prevista.
   *[other] Este servidor ya tiene { $n } noches de juegos previstas. Anula antes alguna.
 }
begun = Esta noche de juegos ya ha empezado.
too-late = Ya se están jugando las últimas partidas, así que es tarde para participar.
already-joined = Ya participas.
left-too-often = { $n ->
    [one] Has dejado { $n } partida de esta noche de juegos, así que ya no puedes volver a participar.
   *[other] Has dejado { $n } partidas de esta noche de juegos, así que ya no puedes volver a participar.
 }
full = { $n ->
    [one] Ya participa { $n } persona, y no quedan plazas.
   *[other] Ya participan { $n } personas, y no quedan plazas.
 }
not-joined = No participas en esta noche de juegos.
running-until = en curso, termina { $moment }
ended = { $how ->
    [over] Esta noche de juegos ha terminado.
    [missed] Yo no estaba cuando debía empezar esta noche de juegos, así que se anula.
    [withdrawn] Las noches de juegos con las mismas cartas en todas las mesas ya no existen, así que esta no se celebra.
    [uninstalled] Ya no tengo el juego de esta noche de juegos, así que se anula.
   *[cancelled] Esta noche de juegos se ha anulado.
 }

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

planners-none = **Quién puede organizar noches de juegos:** solo quienes gestionan el servidor
planners = **Quién puede organizar noches de juegos:** { $role } y quienes gestionan el servidor
left = Has dejado la noche de juegos. Termina, por favor, la partida en la que estás.

## The form that plans a game night: its first values, and parsing what people enter

day = { $ahead ->
    [0] Hoy, { $day }
    [1] Mañana, { $day }
   *[other] { $day }
 }
unknown-time = No entiendo esa hora. Escríbela así: 20:30.
duration = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }
form = { $what ->
    [change] Modificar esta noche de juegos
   *[new] Organizar una noche de juegos
 }
soon = { $n ->
    [one] Dentro de { $n } minuto
   *[other] Dentro de { $n } minutos
 }
field = { $what ->
    [day] Día
    [time] Hora ({ $zone })
    [length] Duración
    [title] Título (opcional)
   *[note] Nota (opcional)
 }

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }: «{ $game }» comienza { $moment }.
event-cancelled = Se ha anulado el evento del servidor para **{ $game }**, pero la noche de juegos sigue en pie. También puedes anularla.
button-cancel = Anular

## Pages of game nights: the message for everybody, and a player's own matches

title = Noche de juegos: { $game }
rules = Juega partida tras partida contra quien esté libre. Tienes segundos por turno, no minutos. Una victoria vale 2 puntos; un empate, 1. Si ganas dos seguidas, tus partidas cuentan el doble mientras sigas ganando. Si no hay nadie libre, juegas contra la máquina: { $level }.
times = { $n ->
    [one] Comienzo: { $day } ({ $moment }). Dura { $n } minuto. Puedes llegar tarde y marcharte antes.
   *[other] Comienzo: { $day } ({ $moment }). Dura { $n } minutos. Puedes llegar tarde y marcharte antes.
 }{ $weekly ->
    [yes] {" "}Se celebra cada semana.
   *[no] {""}
 }
link = {"["}a la mesa]({ $address })
ends = Termina { $moment }.
playing = Juegas contra { $name }: { $link }
guests = { $n ->
    [0] Nadie participa todavía.
    [one] **Participa { $n } persona:** { $names }
   *[other] **Participan { $n } personas:** { $names }
 }
outcome = { $how ->
    [won] Victoria contra { $name }
    [drawn] Empate con { $name }
   *[lost] Derrota contra { $name }
 }
nobody = No ha venido nadie.
more-played = { $n ->
    [one] Ha jugado { $n } más.
   *[other] Han jugado { $n } más.
 }
left-early = se ha ido
more-tables = { $n ->
    [one] { $n } mesa más
   *[other] { $n } mesas más
 }
waiting = En espera: { $names }
not-played = No has jugado aquí.
streak = en racha: puntos dobles
button-join = Participar
button-leave = Salir
waiting-for-match = Esperas tu próxima partida.

## Planning a game night: its form, and the page with its other settings

create-events = Crear eventos
may-not-plan = Solo quienes gestionan este servidor, y un rol que elijan, pueden organizar noches de juegos.
saved = { $was ->
    [changed] ¡Hecho! Ahora empieza el { $time }.
   *[new] Tu noche de juegos empieza el { $time }. La he publicado aquí para que participe quien quiera.
 }
cancel = ¿Anular esta noche de juegos?
facts = **Máquinas:** { $level }
    { $role ->
        [none] **Mención antes de empezar:** ningún rol
       *[other] **Mención antes de empezar:** { $role }
     }
    { $weekly ->
        [yes] **Se repite:** cada semana
       *[no] **Se repite:** no
     }
button-game-nights = Noches de juegos
not-in-events = { $why ->
    [hidden] No está entre los eventos del servidor, porque no todo el mundo ve este canal.
    [new] No he podido añadirla a los eventos del servidor. Me falta: { $permissions }.
   *[changed] En los eventos del servidor sigue como antes. Me falta: { $permissions }.
 }
button-cancel-for-good = { $weekly ->
    [yes] Anular para siempre
   *[no] Sí, anularla
 }
none-planned = No hay ninguna noche de juegos prevista en este servidor.
why-game = Partidas cortas para dos
menu-nights = Modificar o anular una noche de juegos
menu-level = Máquinas para las plazas libres
menu-role = Rol que se menciona antes de empezar: ninguno
button-change = Modificar
not-on-server = Las noches de juegos solo funcionan en servidores donde estoy.
may-not-ping = Tú no puedes mencionar a { $role }, así que yo tampoco lo hago.
button-keep = No, mantenerla
button-skip = Saltar solo esta
button-weekly = { $weekly ->
    [yes] No repetir
   *[no] Repetir cada semana
 }
button-all = Todas las noches de juegos
every-week = cada semana

## Stored game nights, and their SQL

gone = Esa noche de juegos ya no existe.

## Commands

command-gamenight = noche-de-juegos
    .about = Mira las noches de juegos de este servidor u organiza una
    .help =
        mira lo que hay previsto aquí u organiza una noche de juegos si puedes

        Pulsa *Participar* en su mensaje y recibirás cartas cuando empiece.
