## ``/settings``: a server's settings for its managers, as options, buttons and menus

played-in = No puedes terminar una partida en la que has jugado.
bots-never-play = Aquí no juegan bots, así que no hay a quién bloquear.
manages-server = No puedes bloquear a quien gestiona este servidor.
not-blocked = No hay nadie bloqueado con ese nombre. Elige a alguien de la lista.

## The pages of ``/settings`` that aren't lists of settings

act = { $deed ->
    [ended] { $name } terminó la partida `{ $match }`
    [barred] { $name } bloqueó a { $other }
    [unbarred] { $name } desbloqueó a { $other }
    [dodged] { $name } iba perdiendo otra vez en la partida `{ $match }`, que ya no pude mostrar
    [changed] { $name } cambió una noche de juegos de { $other }
   *[cancelled] { $name } anuló una noche de juegos de { $other }
 }
menu-block = Bloquear a alguien en las partidas…
about-blocked = Las personas bloqueadas no pueden unirse a partidas ni empezarlas aquí, ni compartir nada, ni resolver el problema del día de este servidor, y pierden su plaza en las mesas abiertas. Las partidas que están jugando siguen.
acts-kept = Esto lo guardo 90 días.
acts-none = Últimamente no ha pasado nada.
end-meaning = Acaba sin resultado y no cambia la puntuación de nadie.
people = { $tables ->
        [0] **Mesas abiertas y partidas:** ninguna
       *[other] **Mesas abiertas y partidas:** { $tables }
     }
    { $blocked ->
        [0] **Bloqueos:** ninguno
        [one] **Bloqueos:** 1 persona
       *[other] **Bloqueos:** { $blocked } personas
     }
menu-letters = Parte del alfabeto
former-player = un exjugador
week = Semana del { $day }
button-end = Sí, terminarla
button-go-on = Dejarla seguir
end-question = ¿Terminar esta partida?
not-open = Esa partida ya no está abierta en este servidor. Elige una de la lista.
defaults = Todo lo demás está como viene. Cámbialo con los botones de abajo.
language = { $language ->
    [discord] **Idioma:** el de este servidor en Discord
   *[other] **Idioma:** { $language }
 }
menu-region = Parte del mundo
button-log = Registro
button-activity = Actividad
button-moderators = Moderación
more-blocked = { $n ->
    [one] 1 persona más: `/settings desbloquear:` la encuentra por su nombre.
   *[other] { $n } personas más: `/settings desbloquear:` las encuentra por su nombre.
 }
from-to = De { $first } a { $last }
menu-place = Lugar
menu-unblock = Dejar que alguien vuelva a jugar…
menu-end = Terminar una partida sin resultado…

## The settings of every server, whichever features are on

note-moderators = Discord solo muestra /settings a quien tiene el permiso Gestionar servidor. Para que lo vea también el rol, permítelo en los ajustes del servidor de Discord, en *Integraciones*.
quiet-hours = **Horas de silencio:** de { $start } a { $end }
zone = **Zona horaria:** { $zone }, ahora { $time }
note-games = Un juego que no está disponible no se puede empezar: no sale en ninguna lista y /play lo rechaza. Sus mesas abiertas se cierran. Las partidas en marcha y las noches de juegos previstas siguen adelante.
no-thread = No he podido abrir un hilo en { $channel }, porque este servidor tiene demasiados abiertos. Cierra algunos y las partidas volverán a tener hilo.
quiet-hours-none = **Horas de silencio:** ninguna
moderators-none = **Quién puede cambiar esta configuración:** quien tiene Gestionar servidor
channels = { $n ->
    [0] **Canales para jugar:** todos
   *[other] **Canales para jugar:** { $channels }
 }
too-many-channels = { $n ->
    [one] No se puede elegir más de 1 canal.
   *[other] No se pueden elegir más de { $n } canales. Quita uno primero.
 }
button-quiet-off = Quitar el silencio
quiet-hours-same = Las horas de silencio tienen que empezar y acabar a horas distintas.
starters-none = **Quién puede empezar partidas:** todo el mundo
starters-gone = **Quién puede empezar partidas:** solo quienes gestionan el servidor, porque el rol elegido se ha borrado
menu-pace = Ritmo habitual
menu-games = Juegos disponibles aquí
games = { $off ->
    [0] **Juegos:** todos
   *[other] **Juegos:** { $n } de { $total }
 }
moderators = **Quién puede cambiar esta configuración:** quien tiene Gestionar servidor, y { $role }
menu-quiet-from = Silencio desde…
note-quiet = En las horas de silencio, todo lo que envío llega sin sonido. Si un turno dura un día o más, las menciones esperan a que acaben. Los relojes corren.
menu-quiet-until = Silencio hasta…
button-zone = Zona horaria
note-zone = Las partidas del día y las rachas van siempre por UTC.
deleted-channels = { $n ->
    [one] 1 canal borrado
   *[other] { $n } canales borrados
 }
starters = **Quién puede empezar partidas:** { $role } y quienes gestionan el servidor
pace = **Ritmo habitual:** { $pace }
threads-on = **Hilos:** uno por partida
button-no-threads = Jugar sin hilos
threads-off = **Hilos:** ninguno, las partidas se quedan en el canal
button-threads = Jugar en hilos
button-games = Juegos

## Commands

command-settings = configuración-del-servidor
    .about = Configura Castellan en este servidor
    .help = dónde y cómo se juega aquí; para quienes gestionan el servidor
    .block = bloquear
    .block-about = Impide que alguien juegue aquí; sus partidas en marcha siguen
    .unblock = desbloquear
    .unblock-about = Deja que alguien vuelva a jugar aquí
    .end = terminar
    .end-about = Termina una partida atascada: sin resultado ni puntuación
    .language = idioma
    .language-about = El idioma de los tableros y los anuncios de aquí
