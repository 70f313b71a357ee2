## Controls for picking one or several cards from a hand of any size

choose-card = Elige carta: de { $first } a { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
joker = { $colour ->
    [black] Comodín negro
   *[red] Comodín rojo
 }

## Names of the computers' levels, and the mark that tells computers from people

level = { $level ->
    [page] Paje
    [knight] Caballero
   *[king] Rey
 }
manner = { $level ->
    [page] Comete errores de principiante: ideal para tus primeras partidas
    [knight] Juega bien, con manías que puedes descubrir
   *[king] Juega tan bien como sé
 }
opponents = { $level ->
    [page] Los Pajes ★ juegan como principiantes. Gánales y vendrán Caballeros ★★.
    [knight] Aquí ya has ganado a Pajes, así que se han sentado Caballeros ★★.
   *[king] Aquí ya has ganado a Caballeros, así que se han sentado Reyes ★★★.
 }
menu-add-computer = Añadir máquina

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated = { $why ->
    [casual] No puntuable: partida amistosa.
    [hint] Se ha usado una pista, así que esta victoria no cuenta.
    [takeback] Se ha deshecho una jugada, así que solo cuenta si se pierde.
   *[often] No puntuable, porque dos personas de esta partida ya han jugado entre sí { $n } partidas puntuables de este juego en las últimas 24 horas.
 }
called-off = { $why ->
    [rules] Esta partida se ha anulado: las reglas del juego se han corregido desde que empezó. No cuenta. Empieza otra con /play.
    [uninstalled] Esta partida se ha anulado porque ya no tengo su juego. No cuenta para nadie.
    [manager] Alguien que gestiona este servidor ha anulado esta partida. No cuenta para nadie.
    [agreed] Todos han acordado parar, así que esta partida no tiene resultado.
    [removed] Me han quitado del servidor, así que esta partida no tiene resultado.
    [unseen] Discord lleva una semana sin dejarme mostrar esta partida, así que la he anulado. No cuenta para nadie.
    [unplayed] { $name } se ha ido antes de su primera jugada, así que esta partida se ha anulado. No cuenta para nadie.
    [absent] { $name } ha dejado pasar sus primeros turnos, así que esta partida se ha anulado. No cuenta para nadie.
   *[none] Esta partida se ha anulado, sin resultado.
 }
closed = { $why ->
    [host] Quien dirigía esta mesa la ha cerrado antes de empezar la partida.
    [empty] Todos han dejado esta mesa antes de empezar la partida.
    [idle] En esta mesa no ha pasado nada en un buen rato, así que la he cerrado.
    [manager] Alguien que gestiona este servidor ha cerrado esta mesa.
    [rules] Las reglas de este juego se han corregido, así que esta mesa se ha cerrado antes de empezar la partida. Abre otra con /play.
    [uninstalled] Ya no tengo este juego, así que esta mesa se ha cerrado antes de empezar la partida.
   *[none] Esta mesa se ha cerrado antes de empezar la partida.
 }
older-rules = Se jugó con reglas anteriores, así que ya no se puede mostrar su tablero.
not-installed = Ya no tengo este juego, pero sus resultados se conservan.
button-next-level = Siguiente: { $level }
too-soon = { $name } se ha quedado sin rivales a las pocas jugadas, así que su puntuación no cambia.
your-end = { $how ->
    [won] ¡Has ganado!
    [drew] Empate
    [lost] Has perdido
   *[ranked] Has quedado { $rank }.º de { $players }
 }
place = { $how ->
    [won] victoria
    [drew] empate
    [lost] derrota
   *[ranked] puesto { $rank } de { $players }
 }
rating = puntuación { $rating } ({ $change })
button-new-game = Otra partida
new-rank = ahora en el puesto { $rank } de este servidor
button-rematch = Revancha
button-open-again = Volver a abrirla
was-away = ha estado fuera demasiado tiempo, lo que cuenta como dejar la partida

## Choosing a language, for a person or a server

as-in-discord = El idioma de Discord
menu-language = Idioma
unknown-language = No hablo ese idioma. Elige uno de la lista.

## Names of leaderboards and of their periods

week = Semana { $week } de { $year }

## The interface that a game's cog implements so that everything else can show the game

refusal = { $code ->
    [not_your_turn] No te toca. El tablero muestra quién juega.
    [already_chosen] Ya has elegido, y no hay vuelta atrás.
    [already_left] Ya has dejado esta partida.
    [card_not_held] Esa carta ya no la tienes. Vuelve a abrir tu mano.
    [match_over] Esta partida ha terminado. *Revancha* abre otra mesa.
   *[other] Eso no se puede hacer ahora. Vuelve a abrir tu mano.
 }
chance = { $n ->
    [0] casi nunca ganarías
    [100] casi siempre ganarías
   *[other] ganarías el { $percent } de las veces
 }
luck = { $how ->
    [none] La suerte no ha cambiado tus opciones de ganar.
    [raised] { $n ->
        [one] La suerte ha aumentado tus opciones de ganar en { $n } punto porcentual.
       *[other] La suerte ha aumentado tus opciones de ganar en { $n } puntos porcentuales.
     }
   *[lowered] { $n ->
        [one] La suerte ha reducido tus opciones de ganar en { $n } punto porcentual.
       *[other] La suerte ha reducido tus opciones de ganar en { $n } puntos porcentuales.
     }
 }
winners = { $n ->
    [0] La partida acaba en empate.
    [one] ¡{ $names } gana la partida!
   *[other] ¡{ $names } comparten la victoria!
 }

## The pages with the rules of a game

leaving-early = Si te vas antes de tu primera jugada, la partida se anula y no cuenta. Si lo haces tres veces en un día, tienes que esperar 15 minutos para tu siguiente partida puntuable.
kept-seat = Si te pasa tres veces seguidas, una máquina juega por ti hasta que recuperes tu plaza.

## Pages shared by all games: lobby, notice, controls, pings, hands

pace = { $pace ->
    [live] en vivo: segundos por turno
    [relaxed] tranquilo: 5 minutos por turno
    [correspondence] por correspondencia: un día por turno
   *[untimed] sin reloj: sin límite de tiempo
 }
clock = El tiempo se acaba { $moment }
absent = Una máquina juega por { $names } hasta su regreso.
lobby = **{ $game }: hay mesa abierta**
lobby-full = Ya están todos: la partida empieza { $moment }.
table-at = Mesa: { $place }
ping = { $occasion ->
    [turn] { $names }: toca jugar en «{ $game }».
    [chance] { $names }: ya se puede jugar en «{ $game }».
    [late] { $names }: el tiempo en «{ $game }» se acaba { $moment }.
    [joined] { $names }: { $player } se ha sentado a tu mesa de «{ $game }».
    [full] { $names }: ya están todos para «{ $game }».
    [closing] { $names }: tu mesa de «{ $game }» se cierra { $moment }.
    [invited] { $names }: { $host } quiere volver a jugar a «{ $game }».
    [next] { $names }: la siguiente partida de «{ $game }» empieza cuando pulses *Siguiente partida* tú también.
    [replaced] { $names }: has perdido varios turnos en «{ $game }», así que una máquina juega por ti. Abre tu mano para recuperar tu plaza.
    [over] { $names }: tu partida de «{ $game }» ha terminado.
   *[cancelled] { $names }: se anula «{ $game }».
 }
late = { $how ->
    [passed] Se ha acabado el tiempo: { $names }.
   *[moved] { $n ->
        [one] A { $names } se le ha acabado el tiempo, así que he hecho su jugada.
       *[other] A { $names } se les ha acabado el tiempo, así que he hecho sus jugadas.
     }
 }
covered-board = Otras mesas también están jugando con estas cartas, así que no las muestro en el tablero. Pulsa *Mi mano* para ver la mesa. Aún no: { $names }.
no-hand = { $why ->
    [undealt] Tu mano se reparte cuando empiece la partida.
    [over] Esta partida ha terminado. El tablero muestra cómo ha acabado.
    [left] Has dejado esta partida. Lo demás lo muestra el tablero.
   *[watching] No estás en esta partida, pero puedes seguirla en el tablero.
 }
stand-in = Mientras no estás, juega por ti una máquina. Si hace más de un tercio de tus jugadas, cuenta como dejar la partida.
button-more = Más
button-hint = { $rated ->
    [yes] Pista (la victoria no contará)
   *[no] Pista
 }
button-resign = { $how ->
    [alone] Sí, me rindo
   *[counts] Sí, la dejo
 }
paused = En pausa tras un mes sin jugadas.
button-take-seat = Recuperar mi plaza
invited = Invitación a jugar otra vez: { $names }.
button-lesson = Aprende en 2 minutos
playing = En la mesa: { $names }.
resign = { $how ->
    [alone] ¿Rendirte en esta partida?
   *[counts] ¿Dejar esta partida?
 }
resign-cost = { $how ->
    [alone] Acaba aquí y se da por perdida.
    [unplayed] Aún no has hecho ninguna jugada: si te vas, la partida se anula para todos. No contará.
    [undecided] No podrás volver. Aún no has hecho ninguna jugada, así que para ti no contará.
   *[counts] No podrás volver, y cuenta como derrota.
 }
button-join = Unirse
button-watch = Ver
button-still-looking = Sigo buscando
host = dirige la mesa
button-resume = Reanudar
button-start = Empezar
button-cancel = Cerrar la mesa
button-wait = Aún no

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Partidas terminadas
button-settings = Configuración
games-question = { $verb ->
    [learn] ¿Qué quieres aprender?
   *[try] ¿A qué quieres jugar?
 }
games-told = { $verb ->
    [learn] Cada lección dura unos dos minutos: se juega, y no hay nada que perder.
    [open_table] Pulsa uno y se abre una mesa en este canal; otros pueden unirse.
   *[try] Pulsa uno y ya estás jugando, con máquinas en las demás plazas.
 }
button-try-game = Probar un juego
level-with-stars = { $level } { $stars }
