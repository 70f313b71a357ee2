## ``/settings``: a server's settings for its managers, as options, buttons and menus

end-match = No puedes terminar una partida en la que has jugado.
bar-bots-play = Aquí no juegan bots, así que no hay a quién bloquear.
bar-block-someone = No puedes bloquear a quien gestiona este servidor.
unbar = No hay nadie bloqueado con ese nombre. Elige a alguien de la lista.

## The pages of ``/settings`` that aren't lists of settings

acts-ended = { $name } terminó la partida `{ $match }`
acts-barred = { $name } bloqueó a { $other }
acts-unbarred = { $name } desbloqueó a { $other }
acts-dodged = { $name } iba perdiendo otra vez en la partida `{ $match }`, que ya no pude mostrar
acts-changed = { $name } cambió una noche de juegos de { $other }
acts-cancelled = { $name } anuló una noche de juegos de { $other }
people-block-someone = Bloquear a alguien en las partidas…
people-blocked-people = Las personas bloqueadas no pueden unirse a partidas ni empezarlas aquí, ni compartir nada, ni resolver el problema del día de este servidor, y pierden su asiento en las mesas abiertas. Las partidas que están jugando siguen.
acts-keep-90 = Esto lo guardo 90 días.
acts-nothing-happened = Últimamente no ha pasado nada.
end-question-ends-without = Acaba sin resultado y no cambia la puntuación de nadie.
language-language-language = **Idioma:** { $language }
people-blocked-nobody = **Bloqueos:** ninguno
people-open-tables = **Mesas abiertas y partidas:** ninguna
zones-part-alphabet = Parte del alfabeto
mention = un exjugador
weeks = Semana del { $day }
button-yes-end = Sí, terminarla
button-let-continue = Dejarla seguir
end-question-end-match = ¿Terminar esta partida?
table-in = Esa partida ya no está abierta en este servidor. Elige una de la lista.
language-language-servers = **Idioma:** el de este servidor en Discord
people-blocked-person = { $n ->
    [one] **Bloqueos:** 1 persona
   *[other] **Bloqueos:** { $n } personas
 }
people-open-tables-matches = **Mesas abiertas y partidas:** { $n }
zones-part-world = Parte del mundo
button-log = Registro
button-activity = Actividad
button-moderators = Moderación
barred-lines = { $n ->
    [one] 1 persona más: `/settings desbloquear:` la encuentra por su nombre.
   *[other] { $n } personas más: `/settings desbloquear:` las encuentra por su nombre.
 }
zones-first-last = De { $first } a { $last }
zones-place = Lugar
people-let-someone = Dejar que alguien vuelva a jugar…
people-end-match = Terminar una partida sin resultado…

## The settings of every server, whichever features are on

integrations-note = Discord solo muestra /settings a quien tiene el permiso Gestionar servidor. Para que lo vea también el rol, permítelo en los ajustes del servidor de Discord, en *Integraciones*.
quiet-quiet-hours = **Horas de silencio:** de { $start } a { $end }
zone = **Zona horaria:** { $zone }, ahora { $time }
games-settings = Un juego que no está disponible no se puede empezar: no sale en ninguna lista y /play lo rechaza. Sus mesas abiertas se cierran. Las partidas en marcha y las noches de juegos previstas siguen adelante.
line-channels-channels = **Canales:** { $channels }
control = Canales para jugar: todos
line-couldnt-open = No pude abrir un hilo en { $channel }, porque este servidor tiene demasiados abiertos. Cierra algunos y las partidas volverán a tener hilo.
quiet-quiet-hours-none = **Horas de silencio:** ninguna
told-games-total = **Juegos:** { $n } de { $total }
moderators-none = **Quién puede cambiar esta configuración:** quien tiene Gestionar servidor
line-channels = **Canales:** todos
values = { $n ->
    [one] No se puede elegir más de 1 canal.
   *[other] No se pueden elegir más de { $n } canales. Quita uno primero.
 }
button-turn-off = Quitar el silencio
quiet-quiet-hours-need = Las horas de silencio tienen que empezar y acabar a horas distintas.
menu-none = **Quién puede empezar partidas:** todo el mundo
menu-gone = **Quién puede empezar partidas:** solo quienes gestionan el servidor, porque el rol elegido se borró
menu-label-usual-pace = Ritmo habitual
menu = Juegos disponibles aquí
told-games = **Juegos:** todos
moderators-some = **Quién puede cambiar esta configuración:** quien tiene Gestionar servidor, y { $role }
menu-label-quiet = Silencio desde…
menu-note = En las horas de silencio, mis menciones, avisos y manos por mensaje directo siguen llegando, pero no suena ningún teléfono. Si un turno dura un día o más, las menciones esperan a que acaben. Los relojes corren.
menu-label-quiet-until = Silencio hasta…
button-time-zone = Zona horaria
notifications-note = Las horas de silencio siguen la hora de allí, horario de verano incluido. Las partidas del día y las rachas van siempre por UTC.
line-deleted-channel = { $n ->
    [one] 1 canal borrado
   *[other] { $n } canales borrados
 }
menu-some = **Quién puede empezar partidas:** { $role } y quienes gestionan el servidor
menu-told = **Ritmo:** { $pace }
matches-on-threads-each = **Hilos:** uno por partida
matches-on-play-without = Jugar sin hilos
matches-off-threads-none = **Hilos:** ninguno, las partidas se quedan en el canal
matches-off-play-threads = Jugar en hilos
button-games = Juegos

## Commands

command-settings = configuración
    .about = Configura Castellan en este servidor
    .block = bloquear
    .block-about = Impide que alguien juegue aquí; sus partidas en marcha siguen
    .unblock = desbloquear
    .unblock-about = Deja que alguien vuelva a jugar aquí
    .end = terminar
    .end-about = Termina una partida atascada: sin resultado ni puntuación
    .language = idioma
    .language-about = El idioma de los tableros y los anuncios de aquí
