## Actions that only a host may take, with a replacement if the host is gone

replace-host = { $host } ya no está en este servidor, así que ahora diriges tú la mesa.

## Lobbies: opening a table, and the buttons of its message

thread-hint = La partida se queda en este canal. Para darle un hilo propio me falta: { $permissions }.
open-lobby = Para este juego hacen falta más personas: juégalo en un servidor en el que esté yo. En cualquier parte se puede jugar a { $games }.
stay-open = Tu mesa sigue abierta.
join = Hola, esta es tu mesa. El tablero muestra desde cuándo recibes cartas.
rematch-new-table = Tienes asiento en la mesa nueva, en { $place }.
leave = Has dejado la mesa.
rematch-new-table-open = Hay una mesa nueva para las mismas personas en { $place }.

## The menu of a match: things people at the table rarely need, behind one button

told-ive-posted = He vuelto a publicar la mesa en { $place }.
moves-moves-far = Las jugadas hasta ahora y la posición a la que llevaron.
verify-when-table =
    Al abrirse la mesa se publicó este sello; es el SHA-256 de la versión de las reglas, el nombre del reparto y un secreto al azar:
    `{ $commitment }`
    El secreto, que se muestra ahora que nada depende de él:
    `{ $secret }`
    { $source } El archivo contiene la partida entera; compruébala sin conexión con `castellan verify { $file }` donde Castellan esté instalado.
    Esto demuestra que ningún reparto se cambió después. No puede demostrar que quien administra el bot no haya mirado.
show-menu = Tus otras partidas
button-post-board = Republicar el tablero
told-tables-channel = El canal de esta mesa ya no existe, así que desde ahora está aquí.
told-here-table = Aquí está otra vez la mesa.
verify-every-shuffle = Todo lo que se baraja sale solo de este secreto, y así es igual para todos los que juegan estas cartas.
verify-every-shuffle-derived = Todo lo que se baraja sale de este secreto y de los identificadores que Discord dio a los clics con los que se ocuparon los asientos.
confirm-resigning-youve-conceded = Te has rendido.
told-show-table = No puedo mostrar la mesa en { $place }.
post-again = Esta partida no tiene tablero que publicar.
confirm-resigning-left-before = Te fuiste antes de tu primera decisión, así que la partida se anuló. No cuenta para nadie.
confirm-resigning-youve-left = Has dejado la partida.
decline-resigning = ¡De acuerdo, seguimos!
moves-game-move = «{ $game }» no tiene notación de jugadas.
verify-seal-deal =
    El sello de este reparto, publicado al abrirse la mesa:
    `{ $commitment }`
    El secreto del que salió se mostrará cuando acabe la partida.
verify-deal-longer =
    De este reparto ya no depende nada. El sello que se publicó al abrirse la mesa:
    `{ $commitment }`
    El secreto del que salió:
    `{ $secret }`

## ``/play``: a command for each game, built from the options in its rules

## Lines of tables on the pages of a match

gone = { $name } ya no está en el servidor, así que su asiento queda cedido.

## Running matches: hands, and the controls that play

suggest = Una sugerencia: cambia lo que quieras y confirma.
check-seated = No tienes asiento en esta mesa, así que no hay cartas tuyas que mostrar.
remember = Aún no se ha jugado nada, así que no hay nada que ver.
return-to-seat = ¡Hola de nuevo! El asiento vuelve a ser tuyo.

## Games for one: dealing, hints, and new games

present-cards-table = Las cartas están en la mesa, en { $place }.
present-cards-table-2 = Las cartas están en la mesa.

## Finding and showing the match that a person means, and permission to start one

needs-a-server = Este juego necesita una mesa en un canal: empiézalo en un servidor en el que esté yo.
matches-any-table = No tienes asiento en ninguna mesa. /play abre una.
matches-matches = Tus partidas
refusal-by-role-only-people = Aquí solo empieza partidas quien tiene el rol { $role }. Pero puedes unirte a las de otros.
match-meant-any-game = No tienes asiento en ninguna mesa de «{ $game }».
match-meant-several-tables = Tienes asiento en varias mesas. Di cuál con la opción `partida`.
meant-among = No tienes asiento en esa mesa. Elige una de la lista.
match-paused-hand = en pausa, `/hand` la retoma
match-paused = en pausa
check-permissions = Aquí no puedo abrir una mesa. Me falta: { $permissions }. Pide a un moderador que me lo conceda, o prueba en otro canal.
check-shown = Todavía no estoy en este hilo. Mencióname aquí para que entre, y prueba otra vez.
refusal-to-start-server-matches = En este servidor, las partidas empiezan en { $channels }.
refusal-by-role-everyone-start = En ese servidor no todos pueden empezar partidas, así que empieza esta allí.
refusal-by-role-role-may = Se ha borrado el rol que podía empezar partidas aquí. Quien gestione este servidor puede elegir otro con /settings.
matches-open-match = Abrir una partida
match-hand-shows = `/hand` la muestra
refusal-to-start-channels-matches = Todos los canales donde se podían empezar partidas aquí se han borrado. Quien gestione este servidor puede elegir otros con /settings.
match-turn = **te toca**

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

page = No puedo mostrar tu mesa ({ $game }) en { $place }: { $reason } Hasta entonces el reloj está parado y nadie pierde su turno. Tu mano se abre también aquí; entonces corre tu tiempo.

## Commands

command-hand = mano
    .about = Mira tus cartas y juega
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
