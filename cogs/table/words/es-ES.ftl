## Actions that only a host may take, with a replacement if the host is gone

new-host = { $host } ya no está en este servidor, así que ahora diriges tú la mesa.

## Lobbies: opening a table, and the buttons of its message

thread-hint = La partida se queda en este canal. Para darle un hilo propio me falta: { $permissions }.
only-alone = { $n ->
    [one] Para este juego hacen falta más personas: juégalo en un servidor en el que esté yo. En cualquier parte se puede jugar a «{ $games }».
   *[other] Para este juego hacen falta más personas: juégalo en un servidor en el que esté yo. En cualquier parte se puede jugar a { $games }.
 }
stay-open = Tu mesa sigue abierta.
welcome = Hola, esta es tu mesa. El tablero muestra desde cuándo recibes cartas.
left-table = Has dejado la mesa.
new-table = { $who ->
    [host] Hay una mesa nueva para las mismas personas en { $place }.
   *[guest] Estás en la mesa nueva, en { $place }.
 }

## The menu of a match: things people at the table rarely need, behind one button

moves-so-far = Las jugadas hasta ahora y la posición a la que llevaron.
proof =
    Al abrirse la mesa se publicó este sello; es el SHA-256 de la versión de las reglas, el nombre del reparto y un secreto al azar:
    `{ $commitment }`
    El secreto, que se muestra ahora que nada depende de él:
    `{ $secret }`
    { $deal ->
        [shared] Todo lo que decide el azar sale solo de este secreto, y así es igual para todos los que juegan estas cartas.
       *[own] Todo lo que decide el azar sale de este secreto y de los identificadores que Discord dio a los clics con los que se ocuparon las plazas.
     } El archivo contiene la partida entera; compruébala sin conexión con `castellan verify { $file }` donde Castellan esté instalado.
    Esto demuestra que nada se cambió después. No puede demostrar que quien administra el bot no haya mirado.
other-matches = Tus otras partidas
button-post-board = Republicar el tablero
resigned = { $how ->
    [alone] Te has rendido.
    [unplayed] Te has ido antes de tu primera jugada, así que la partida se ha anulado. No cuenta para nadie.
   *[left] Has dejado la partida.
 }
reposted = { $how ->
    [refused] No puedo mostrar la mesa en { $place }. { $reason }
    [moved] El canal de esta mesa ya no existe, así que desde ahora está aquí.
    [here] Aquí está otra vez la mesa.
   *[elsewhere] He vuelto a publicar la mesa en { $place }.
 }
no-board = Esta partida no tiene tablero que publicar.
carry-on = ¡De acuerdo, seguimos!
no-notation = «{ $game }» no tiene notación de jugadas.
seal =
    El sello de esta partida, publicado al abrirse la mesa:
    `{ $commitment }`
    El secreto del que salió se mostrará cuando acabe la partida.
seal-broken =
    De este reparto ya no depende nada. El sello que se publicó al abrirse la mesa:
    `{ $commitment }`
    El secreto del que salió:
    `{ $secret }`

## Lines of tables on the pages of a match

gone = { $name } ya no está en el servidor, así que su plaza queda libre.

## Running matches: hands, and the controls that play

suggested = Una sugerencia: cambia lo que quieras y confirma.
nothing-played = Aún no se ha jugado nada, así que no hay nada que ver.
welcome-back = ¡Hola de nuevo! La plaza vuelve a ser tuya.

## Games for one: dealing, hints, and new games

dealt = { $where ->
    [there] Las cartas están en la mesa, en { $place }.
   *[here] Las cartas están en la mesa.
 }

## Finding and showing the match that a person means, and permission to start one

needs-server = Este juego necesita una mesa en un canal: empiézalo en un servidor en el que esté yo.
no-table = No estás en ninguna mesa. /play abre una.
your-matches = Tus partidas
not-in-game = No estás en ninguna mesa de «{ $game }».
several-tables = Estás en varias mesas. Di cuál con la opción `partida`.
not-among = No estás en esa mesa. Elige una de la lista.
note = { $how ->
    [paused] en pausa
    [resumable] en pausa, `/hand` la reanuda
    [private] `/hand` la muestra
   *[turn] **te toca**
 }
permissions-missing = Aquí no puedo abrir una mesa. Me falta: { $permissions }. Pide a quien gestione el servidor que me lo conceda, o prueba en otro canal.
not-in-thread = Todavía no estoy en este hilo. Mencióname aquí para que entre, y prueba otra vez.
wrong-role = { $why ->
    [elsewhere] En ese servidor no todos pueden empezar partidas, así que empieza esta allí.
    [deleted] Se ha borrado el rol que podía empezar partidas aquí. Quien gestione este servidor puede elegir otro con /settings.
   *[lacking] Aquí solo empieza partidas quien tiene el rol { $role }. Pero puedes unirte a las de otros.
 }
menu-match = Abrir una partida
wrong-channel = { $n ->
    [0] Todos los canales donde se podían empezar partidas aquí se han borrado. Quien gestione este servidor puede elegir otros con /settings.
   *[other] En este servidor, las partidas empiezan en { $channels }.
 }

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

unseen = No puedo mostrar tu mesa ({ $game }) en { $place }: { $reason } Hasta entonces el reloj está parado y nadie pierde su turno. Tu mano se abre también aquí; entonces corre tu tiempo.

## Commands

command-hand = mano
    .about = Mira tus cartas y juega
    .help = tus cartas, que solo ves tú. Con *Más* vuelves a publicar el tablero o dejas la partida
    .match = partida
    .match-about = Qué partida, si juegas en varias
command-play = jugar
    .about = Abre una mesa para un juego
    .pace = ritmo
    .pace-about = Tiempo por turno (por defecto, 5 minutos)
    .computers = máquinas
    .computers-about = Cuántas máquinas se sientan contigo desde el principio
    .level = nivel
    .level-about = Con qué nivel juegan
    .casual = amistosa
    .casual-about = Juega por gusto: sin puntuación, clasificación ni racha
    .private = privada
    .private-about = Juega para ti; nadie más ve la mesa
