## Controls for picking one or several cards from a hand of any size

menu-choose-card = Elige carta: de { $first } a { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
jokers-black-joker = Comodín negro
jokers-red-joker = Comodín rojo

## Names of the computers' levels, and the mark that tells computers from people

level-names-page = Paje
level-names-knight = Caballero
level-names-king = Rey
manners-page = Comete errores de principiante: ideal para tus primeras partidas
manners-knight = Juega bien, con manías que puedes descubrir
manners-king = Juega tan bien como sé
opponents-page = Te enfrentas a Pajes ★, que cometen errores de principiante. Si les ganas, la próxima vez se sentarán Caballeros ★★.
opponents-knight = Aquí ya ganaste a Pajes, así que se han sentado Caballeros ★★. En una mesa abierta, con *Añadir máquina* eliges tú el nivel.
opponents-king = Aquí ya ganaste a Caballeros, así que se han sentado Reyes ★★★. En una mesa abierta, con *Añadir máquina* eliges tú el nivel.
menu-add-computer = Añadir máquina

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated-casual = No puntuable: partida amistosa.
unrated-hint = Se usó una pista, así que solo cuenta si se pierde.
unrated-takeback = Se deshizo una jugada, así que solo cuenta si se pierde.
unrated-often = No puntuable, porque dos personas de esta partida ya han jugado entre sí { $n } partidas puntuables de este juego en las últimas 24 horas.
called-off-rules = Esta partida se ha anulado: las reglas del juego se corrigieron después de que empezara. No cuenta. Empieza otra con /play.
called-off-manager = Alguien que gestiona este servidor anuló esta partida. No cuenta para nadie.
called-off-agreed = Todos acordaron parar, así que esta partida no tiene resultado.
called-off-removed = Me quitaron del servidor, así que esta partida no tiene resultado.
called-off-unseen = Discord lleva una semana sin dejarme mostrar esta partida, así que la he anulado. No cuenta para nadie.
called-off-unplayed = { $name } se fue antes de su primera decisión, así que esta partida se anuló. No cuenta para nadie.
called-off-absent = { $name } dejó pasar sus primeros turnos, así que esta partida se anuló. No cuenta para nadie.
called-off-none = Esta partida se anuló, sin resultado.
closed-host = Quien dirigía esta mesa la cerró antes de empezar la partida.
closed-empty = Todos dejaron esta mesa antes de empezar la partida.
closed-idle = En esta mesa no pasó nada durante un buen rato, así que la cerré.
closed-manager = Alguien que gestiona este servidor cerró esta mesa.
closed-rules = Las reglas de este juego se han corregido, así que esta mesa se cerró antes de empezar la partida. Abre otra con /play.
closed-none = Esta mesa se cerró antes de empezar la partida.
page-without-board = Se jugó con reglas anteriores, así que ya no se puede mostrar su tablero.
full-seal = Sello del reparto: `{ $commitment }`, hecho con `{ $secret }`
against = Siguiente: { $level }
too-soon = { $name } se quedó sin rivales a las pocas jugadas, así que su puntuación no cambia.
place-rank-players = puesto { $rank } de { $players }
place-won = victoria
place-drew = empate
place-lost = derrota
gain-rating-rating = puntuación { $rating } ({ $change })
button-new-game = Otra partida
gain-now-rank = ahora en el puesto { $rank } de este servidor
button-rematch = Revancha
button-open-again = Volver a abrirla
standings = estuvo fuera demasiado tiempo, lo que cuenta como dejar la partida

## Choosing a language, for a person or a server

language-menu-as-in-discord = Como en Discord
menu-language = Idioma
chosen-language = No hablo ese idioma. Elige uno de la lista.

## Names of leaderboards and of their periods

period-title = Semana { $week } de { $year }

## The interface that a game's cog implements so that everything else can show the game

refusals-not-your-turn = No te toca. El tablero muestra quién juega.
refusals-already-chosen = Ya elegiste, y no hay vuelta atrás.
refusals-already-left = Ya dejaste esta partida.
refusals-card-not-held = Esa carta ya no la tienes. Vuelve a abrir tu mano.
refusals-match-over = Esta partida ha terminado. *Revancha* abre otra mesa.
not-now = Eso no se puede hacer ahora. Vuelve a abrir tu mano.
chance-youd-win = ganarías la partida { $n } de cada 100 veces
luck-luck-lowered = { $n ->
    [one] La suerte ha reducido tus opciones de ganar en { $n } punto porcentual.
   *[other] La suerte ha reducido tus opciones de ganar en { $n } puntos porcentuales.
 }
plain-verdict-names-wins = { $n ->
    [one] ¡{ $names } gana la partida!
   *[other] ¡{ $names } comparten la victoria!
 }
chance-youd-almost = casi nunca ganarías la partida
chance-youd-almost-always = casi siempre ganarías la partida
luck-luck-made = La suerte no ha cambiado tus opciones de ganar.
luck-luck-raised = { $n ->
    [one] La suerte ha aumentado tus opciones de ganar en { $n } punto porcentual.
   *[other] La suerte ha aumentado tus opciones de ganar en { $n } puntos porcentuales.
 }
plain-verdict-match-ends = La partida acaba en empate.

## The pages with the rules of a game

leaving-early = Si te vas antes de tu primera decisión, la partida se anula y no cuenta. Si lo haces tres veces en un día, tienes que esperar 15 minutos para tu siguiente partida puntuable.
kept-seat = Si te pasa tres veces seguidas, una máquina juega por ti hasta que recuperes tu asiento.

## Pages shared by all games: lobby, notice, controls, pings, hands

paces-live = en vivo: segundos por turno
paces-relaxed = tranquilo: 5 minutos por turno
paces-correspondence = por correspondencia: un día por turno
paces-untimed = sin reloj: sin límite de tiempo
late-names-ran = { $n ->
    [one] A { $names } se le acabó el tiempo, así que hice su jugada.
   *[other] A { $names } se les acabó el tiempo, así que hice sus jugadas.
 }
clock = El tiempo se acaba { $moment }
absent = Una máquina juega por { $names } hasta su regreso.
lobby-game-table = { $game }: hay mesa abierta
notice-table-place = Mesa: { $place }
pings-turn = { $names }: toca jugar en «{ $game }».
pings-chance = { $names }: ya se puede jugar en «{ $game }».
pings-late = { $names }: el tiempo en «{ $game }» se acaba { $moment }.
pings-joined = { $names }: { $player } se ha sentado a tu mesa de «{ $game }».
pings-full = { $names }: ya están todos para «{ $game }».
pings-closing = { $names }: tu mesa de «{ $game }» se cierra { $moment }.
pings-invited = { $names }: { $host } quiere volver a jugar a «{ $game }».
pings-next = { $names }: la siguiente partida de «{ $game }» empieza cuando pulses *Siguiente partida* tú también.
pings-replaced = { $names }: has perdido varios turnos en «{ $game }», así que una máquina juega por ti. Abre tu mano para recuperar tu asiento.
pings-over = { $names }: tu partida de «{ $game }» ha terminado.
pings-cancelled = { $names }: se anula «{ $game }».
late-names-ran-out = Se acabó el tiempo: { $names }.
covered-board = Otras mesas también están jugando este reparto, así que no muestro las cartas en el tablero. Pulsa *Mi mano* para ver la mesa. Falta: { $names }.
hand-hand-dealt = Tu mano se reparte cuando empiece la partida.
hand-computer-playing = Mientras no estás, juega por ti una máquina.
hand-plays-more = Si hace más de un tercio de tus jugadas, cuenta como dejar la partida.
button-more = Más
lobby-press-join = Pulsa **Unirse** para jugar. { $host } empieza la partida, o juega ya contra la máquina.
lobby-everyones-here = Ya están todos: la partida empieza { $moment }.
solitaire-controls-hint-win = Pista (la victoria no contará)
solitaire-controls-hint = Pista
resign-leave-match = ¿Dejar esta partida?
resign-yes-concede = Sí, me rindo
resign-yes-leave = Sí, la dejo
board-archived = En pausa tras un mes sin jugadas.
hand-match-but = No estás en esta partida, pero puedes seguirla en el tablero.
button-take-my = Recuperar mi asiento
lobby-invited-play = Invitación a jugar otra vez: { $names }.
button-learn-two = Aprende en 2 minutos
notice-names-playing = En la mesa: { $names }.
resign-concede-game = ¿Rendirte en esta partida?
resign-ends-here = Acaba aquí y se da por perdida.
resign-havent-made = Aún no has hecho ninguna jugada: si te vas, la partida se anula para todos. No contará.
hand-match-over = Esta partida ha terminado. El tablero muestra cómo acabó.
hand-youve-left = Dejaste esta partida. Lo demás lo muestra el tablero.
button-join = Unirse
button-watch = Ver
button-still-looking = Sigo buscando
resign-computer-plays = Una máquina juega por ti el resto del reparto, y te cuenta como un 0 por ciento. Si dejas dos repartos, quedas fuera de esta noche de juegos.
lobby-host = dirige la mesa
resign-come-back = No podrás volver, y cuenta como derrota.
resign-come-back-havent = No podrás volver. Aún no has hecho ninguna jugada, así que para ti no contará.
button-resume = Retomarla
button-start = Empezar
button-cancel = Cancelar
button-yet = Aún no

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Partidas terminadas
button-settings = Configuración
games-like-learn = ¿Qué quieres aprender?
games-each-lesson = Cada lección dura unos dos minutos: se juega, y no hay nada que perder.
games-like-play = ¿A qué quieres jugar?
games-press-playing = Pulsa uno y ya estás jugando, con máquinas en los demás asientos.
button-try-game = Probar un juego
games-press-opens = Pulsa uno y se abre una mesa en este canal; otros pueden unirse.
