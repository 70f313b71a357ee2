## King of the Mountain on Discord

## Coaching for people who are new to King of the Mountain: what to do now, and why

chances-king-step = { $n ->
    [one] Tu rey está a 1 paso de J10, que le cuesta un turno. Las demás piezas le despejan el camino de atacantes.
   *[other] Tu rey está a { $n } pasos de J10, y cada paso cuesta un turno. Las demás piezas le despejan el camino de atacantes.
 }
turn-king-stay = Tu rey tiene que quedarse ahí para ganar: mira qué piezas podrían capturarlo y detenlas.
turn-king-step = Tu rey ya puede pisar J10, y con eso ganas al instante.
turn-king-step-onto = Tu rey aún no puede pisar J10: allí podrían capturarlo. Ahuyenta lo que ataca J10 o ponte en medio.
turn-check-but = { $n ->
    [one] Jaque, pero no hace falta responder: si lo capturan aquí, tu rey reaparece en { $point }, a 1 paso de J10.
   *[other] Jaque, pero no hace falta responder: si lo capturan aquí, tu rey reaparece en { $point }, a { $n } pasos de J10.
 }
chances-capture-possible = { $n ->
    [one] Hay 1 captura posible. Lo capturado no se pierde: solo vuelve a casa, o espera en la reserva.
   *[other] Hay { $n } capturas posibles. Lo capturado no se pierde: solo vuelve a casa, o espera en la reserva.
 }
chances-king-walk = Tu rey, que tiene que caminar hasta J10, no puede moverse: le hace falta una casilla libre al lado.
chances-king-step-j10 = { $n ->
    [one] Tu rey está a 1 paso de J10. Hacer entrar una pieza en { $point } también gasta el turno.
   *[other] Tu rey está a { $n } pasos de J10. Hacer entrar una pieza en { $point } también gasta el turno.
 }
coaching-picking-picking-another = Eliges lo que recibe otro jugador: las piezas de corto alcance son las más débiles, y la sugerencia es justa.
coaching-picking-bringing-piece = Cada pieza gasta un turno en entrar, así que lo que más vale son unas pocas de largo alcance. *Sugerir* es una opción segura.
coaching-deploying = Quédate con el ejército que se muestra, si te gusta: lo capturado vuelve, así que ningún error de colocación dura mucho.
coaching-mutating = Un rey que además corre como torre o alfil llega antes al centro. La pieza se va para siempre.
coaching = Con las tablas, la colina se queda sin dueño. Antes de responder, compara a qué distancia de J10 está cada rey.
turn-king-step-onto-j10 = Tu rey ya puede pisar J10; para ganar tendrá que quedarse, así que ten ayuda cerca.
turn-mark-s = El rey de { $mark } gana si aguanta en J10. Si lo capturan ahí, vuelve a empezar desde más lejos.
turn-mark-s-king = El rey de { $mark } está cerca de J10, pero ningún rey puede pisar donde podrían capturarlo: ataca las casillas que tiene delante.

## The parts of every hand of King of the Mountain: the row of controls, and the board

board-shown = Números
button-resign = Abandonar
button-offer-draw = Ofrecer tablas
button-accept-draw = Aceptar tablas
button-decline = Rechazar

## Setting up an army: picking pieces for a friend, and an editor that swaps squares

picking-picked-pieces = Elegidas: { $pieces }.
wanted-pick-piece = { $n ->
    [one] **Elige 1 pieza para { $name }**; la corte y seis héroes van aparte. Hasta que se muestren los ejércitos, solo se entera quien la recibe.
   *[other] **Elige { $n } piezas para { $name }**; la corte y seis héroes van aparte. Hasta que se muestren los ejércitos, solo se entera quien las recibe.
 }
deploying = **Despliega tu ejército.** Acepta una sugerencia tal cual, o pulsa *Recolocar* para intercambiar piezas.
editor-rearrange-army = **Recoloca tu ejército.** Pulsa dos casillas para intercambiar sus piezas.
given-name-picked = { $name } eligió para ti: { $pieces }.
army-shown = Esquina: { $pieces }
picking-choose-pieces = Elige las piezas
picking-keep-these = Dejar en reserva
picking-give-these = Dar estas piezas
wanted-pick-piece-reserve = { $n ->
    [one] **Elige 1 pieza para tu reserva**; también esperan ahí seis héroes. Las reservas se muestran cuando todos hayan elegido.
   *[other] **Elige { $n } piezas para tu reserva**; también esperan ahí seis héroes. Las reservas se muestran cuando todos hayan elegido.
 }
editor-which-square = ¿Con qué casilla se intercambia { $square }?
button-deploy-army = Desplegar este ejército
given-name-left = { $name } dejó la partida; tienes: { $pieces }.
square = vacía
button-rearrange = Recolocar
editor-swap-another = O pon otra pieza en su lugar.

## A player's hand in King of the Mountain: its decisions, and how to make them

mutating = **Han capturado a tu rey** y puede mutar, solo esta vez: una pieza deja tu reserva para siempre, y él se mueve y captura como ella, además de a su manera.
button-leave-him = Dejarlo como está

## A lesson of King of the Mountain by playing: one walk to the centre, with its setbacks

lesson-goal = Lleva tu rey al centro, J10. Gana el primer rey que llegue.
lesson-last = Y eso es todo: lleva tu rey al centro, y recuerda que lo capturado vuelve. Una partida de verdad empieza con un despliegue secreto de todos: pulsa *Desplegar este ejército* y te quedas con el que se muestra. ¿Empezamos?
lesson-steps-pieces-red = Tus piezas son las rojas, abajo a la izquierda. La mayoría espera en la reserva, y hacer entrar una te ocupa todo el turno. Pulsa *Hacer entrar* y luego *Cañón*.
lesson-steps-bring-help = Primero trae ayuda: pulsa *Hacer entrar* y luego *Cañón*.
lesson-steps-pieces-come = Las piezas entran por tu esquina, A1. Ahí está tu rey, así que el cañón entró por tu segunda casilla, E5.
lesson-steps-king-shut = A tu rey lo encierra su propia corte. Tu cardenal corre en diagonal hasta que algo se interpone: aquí, el muro de H7. Pulsa el número del cardenal, en B1, y luego el de G6.
lesson-steps-let-cardinal = Que el cardenal haga sitio al rey: pulsa el número de B1 y luego el de G6.
lesson-steps-walls-stop = Los muros detienen a casi todas las piezas, y ninguna puede ponerse encima. Por eso solo hay cuatro entradas al centro; la tuya pasa por J7.
lesson-steps-now-walk = Ahora empieza la caminata. El rey da un paso por turno, en cualquier dirección, y J10 está a 12 pasos. Elige *Rey A1* y luego *B1*.
lesson-steps-only-win = Solo la caminata de tu rey gana la partida. Que empiece: *Rey A1*, luego *B1*.
lesson-steps-11-steps = Quedan 11 pasos, y ya tienes libre la esquina.
lesson-steps-cannon-captures = El cañón captura saltando exactamente una pieza, y entonces no hay muro que lo pare. Salta a la dama de Aldric, en R18, y llévate el cardenal que hay detrás: *Cañón R4*, luego *×R19*.
lesson-steps-capture-cannon = Captura con el cañón, por encima de la dama: *Cañón R4*, luego *×R19*.
lesson-steps-aldrics-queen = La dama de Aldric se llevó tu cañón, pero nada se ha perdido: ya lo tienes otra vez en tu esquina, A1. El cardenal de Aldric encontró la suya ocupada por su propio rey, así que fue a la reserva.
lesson-steps-four-turns = Cuatro turnos después, la dama de Aldric da jaque desde H3 a tu rey, en F5. No hace falta responder: los reyes capturados también vuelven. Aprovecha el turno y apunta tu cañón por la columna I: *Cañón A1*, luego *I1*.
lesson-steps-leave-him = Déjalo en jaque y aprovecha el turno: *Cañón A1*, luego *I1*.
lesson-steps-she-took = La dama se llevó a tu rey, y al instante él está de vuelta en E5: un paso perdido, nada más. Ahí vuelve cuando lo capturan en la zona media; más cerca del borde, vuelve a A1.
lesson-steps-king-capture = Tu rey captura a un paso, en cualquier dirección, y a la dama que tiene al lado no la protege nadie. Elige *Rey E5* y luego *×F5*.
lesson-steps-queen-f5 = La dama de F5 está servida: *Rey E5*, luego *×F5*.
lesson-steps-shes-his = Ahora la dama está en la reserva de Aldric, y hacerla entrar le cuesta un turno.
lesson-steps-two-steps = Quedan dos pasos, pero el mariscal de Aldric vigila J10 desde I10, y ningún rey puede pisar donde podrían capturarlo. Captúralo por encima de tu propio rey: *Cañón I1*, luego *×I10*.
lesson-steps-get-rid = Antes, quita de en medio al mariscal: *Cañón I1*, luego *×I10*, por encima de los muros y de tu rey.
lesson-steps-aldrics-king = El rey de Aldric había salido de casa, así que el mariscal ha vuelto a esa esquina, S19: bien lejos. Ya nada vigila J10.
lesson-steps-way-clear = El camino está despejado, y las casillas donde podrían capturar a tu rey nunca se te ofrecen. Elige *Rey I8* y luego *J9*.
lesson-steps-aldric-needs = Aldric necesita tiempo para volver, así que sigue: *Rey I8*, luego *J9*.
lesson-steps-step-go = Queda un paso. La dama de Aldric está demasiado lejos para impedirlo.
lesson-steps-now-up = Y ahora, a lo más alto: *Rey J9*, luego *J10*.
lesson-steps-nothing-else = Lo demás ya da igual: *Rey J9*, luego *J10*.
lesson-steps-king-centre = Tu rey está en el centro: **ganas al instante**.
lesson-ask = El rey de Aldric está en K11, a un paso de J10, y el tuyo aún queda lejos. ¿Qué jugada lo detiene?
lesson-meanwhile-two-turns = Pasan dos turnos. Tu cañón rodea los muros, E5–E4–R4. Aldric hace entrar un gigante, que anda O15–O14–O13.
lesson-meanwhile-then-king = Después tu rey sigue andando, B1–C2–D3–E4–F5. La dama de Aldric da la vuelta, R19–P17–P3–H3, y su mariscal va a M18.
lesson-meanwhile-five-turns = Pasan cinco turnos. Tu rey cruza la puerta de J7, F5–G5–H6–I6–J7–I8. El mariscal de Aldric va M18–M14–J14–K12–K10–I10, y su rey pasa a R18.
lesson-meanwhile-aldric-brings = Aldric hace entrar otra vez a su dama, en O15.
lesson-steps-piece-come = Esa entra igual. Pero aquí elige el cañón: te hará falta.
lesson-steps-makes-room = Eso también hace sitio, pero puede ir hasta donde el muro lo deje: a *G6*.
lesson-steps-he-could = Puede huir, pero no le hace falta: mira qué le pasa a un rey capturado. *Cañón A1*, luego *I1*.
lesson-steps-i9-just = I9 queda igual de cerca. Para esta lección, que sea *J9*.
lesson-answers-queen-j6 = Dama a J6
lesson-answers-right-j6 = ¡Eso es! Desde J6 tu dama vigila J10, y ningún rey puede pisar donde podrían capturarlo. Aldric hace entrar antes una torre, así que tu rey tiene tiempo de acercarse.
lesson-answers-queen-k6 = Dama a K6
lesson-answers-then-cannon = Así tu cañón le da jaque por encima de tu dama. Pero un rey no tiene que salir del jaque: va a J10 y gana. ¿Qué le prohíbe ese paso?
lesson-answers-king-h6 = Rey a H6
lesson-answers-king-needs = Tu rey necesita varios turnos, y el de Aldric solo uno. Ningún rey puede pisar donde podrían capturarlo: ¿qué pieza puede vigilar J10?
lesson-reasons-cardinal-could = El cardenal también podría capturarla. Pero el rey gana así un paso: *Rey E5*, luego *×F5*.
lesson-reasons-marshall-still = El mariscal seguiría vigilando J10, y tu rey no podría entrar. *Cañón I1*, luego *×I10*.

## The letters on the pieces, in the reader's language

drawn-k = R
drawn-q = D
drawn-m = M
drawn-c = L
drawn-b = A
drawn-r = T
drawn-n = C
drawn-l = U
drawn-p = P
drawn-a = Q
drawn-g = G
drawn-h = H

## A turn in a hand: press a piece, then a square

respawning = ¿Qué pieza de tu reserva entra por { $square }? Te ocupa todo el turno.
button-whole-board = Tablero entero
button-re-spawn = Hacer entrar
button-another-piece = ← Otra pieza
going = **{ $piece }.** { $way }
warnings = **Tu rey está en jaque.**
choosing-turn-press = **Te toca.** Pulsa el número de una pieza y luego el de una casilla; los números rojos son capturas.
button-more = Más…
choosing-type-move = O escribe la jugada: `/move E5 E9`.

## The presenter of King of the Mountain: its board, its hands and its rules

name = Rey de la montaña
about = Ajedrez con muros en 19×19 casillas: las piezas capturadas vuelven, y gana el primer rey que llegue al centro. De 2 a 4 jugadores.
goal = Lleva tu rey al centro, J10, y ganas
summary = Con tres o cuatro jugadores, los cañones pueden capturar en la primera jugada.
score = { $n ->
    [one] 1 captura
   *[other] { $n } capturas
 }
refusal-wrong-pick = { $n ->
    [one] Elige exactamente 1 pieza.
   *[other] Elige exactamente { $n } piezas, como mucho dos de cada clase.
 }

## Sentences on why one move is better than another, from the facts about both

wins-wins-next = { $n ->
    [one] Gana en tu próximo turno, hagan lo que hagan los demás.
   *[other] Gana en { $n } turnos, hagan lo que hagan los demás.
 }
loses-after-move = Después de { $move }, { $name } puede llevar su rey al centro y ganar.
is-captured = Después de { $move }, { $name } puede capturar tu pieza de { $square } ({ $piece }).
captures = Captura la pieza de { $square } ({ $piece }).
prepares = Si la respuesta es `{ $reply }`, luego puedes capturar la pieza de { $square } ({ $piece }).
chances-strongest-answer = La respuesta más fuerte a { $move } es `{ $reply }`: ganarías { $less } de cada 100 veces, no { $more }.
wins-nobody-take = Nadie puede sacar a tiempo a tu rey del centro, así que ganas.
loses-after-move-name = { $n ->
    [one] Después de { $move }, { $name } gana en el turno siguiente, hagas lo que hagas.
   *[other] Después de { $move }, { $name } gana en { $n } turnos, hagas lo que hagas.
 }
loses-after-move-name-s = Después de { $move }, el rey de { $name } ya ha mantenido el centro lo suficiente, y gana.
approaches-leaves-king = { $n ->
    [one] Deja a tu rey a { $n } paso del centro.
   *[other] Deja a tu rey a { $n } pasos del centro.
 }
approaches-after-move = { $n ->
    [one] Después de { $move }, un rey rival queda a { $n } paso del centro.
   *[other] Después de { $move }, un rey rival queda a { $n } pasos del centro.
 }
chances-youd-win = Con esta jugada ganarías { $more } de cada 100 veces; con { $move }, { $less }.

## Sentences for the refusals of King of the Mountain

not-an-army = Así no puedes desplegar. Tu ejército tiene { $number } piezas, con la corte y los seis héroes entre ellas. Vuelve a abrir tu mano y parte de una sugerencia.
refusals-heroes-missing = En el tablero tienen que estar los seis héroes, y ni uno más.
refusals-empty-square = En esa casilla no hay ninguna pieza.
refusals-not-your-piece = Esa pieza no es tuya.
refusals-into-check = Tu rey no puede ir adonde una pieza enemiga podría capturarlo.
refusals-onto-wall = Ninguna pieza puede ponerse sobre un muro.
refusals-illegal-move = Esa pieza no puede ir ahí. Elígela en tu mano y verás adónde puede ir.
refusals-not-in-reserve = No tienes esa pieza en la reserva.
refusals-no-respawn-point = Ahora no puede entrar nada: tus propias piezas ocupan tus dos casillas de entrada.
refusals-already-offered = Solo puedes ofrecer tablas una vez por turno.
refusals-offer-pending = Ya hay una oferta de tablas; espera las respuestas.
refusals-no-offer = No hay ninguna oferta de tablas que tengas que responder.
refusals-players = «Rey de la montaña» es para entre dos y cuatro jugadores.
refusals-joining-closed = Nadie puede unirse a «Rey de la montaña» una vez empezada la partida.
clashing-all-hands = Todos a cubierta (todos_a_cubierta)
clashing-army-size = Ejércitos reducidos (tamaño_ejército)
clashing-pick-for-friend = Los amigos se eligen (elegir_amigos)
clashing-wait-for-it = Todo a su tiempo (todo_a_su_tiempo)
clash-other-contradict = { $one } y { $other } se contradicen. Prescinde de una de las dos.
clash-without-hands = Sin Todos a cubierta (todos_a_cubierta), un ejército tiene de 10 a 20 piezas. Elige un tamaño_ejército menor, o todos_a_cubierta.
clash-other-contradict-each = { $one } y { $other } se contradicen: con diez piezas no hay nada que elegir. Prescinde de una de las dos.

## The rules of King of the Mountain in our own words

setting-up-goal-move = **Objetivo.** Llevar tu rey al centro, J10. Entonces es Rey de la colina, y ganas. Perderlo no pasa de ser un contratiempo, porque vuelve.
signs-moving-hand = **Mover.** En tu mano, pulsa el número de una pieza y después el de una casilla. Los números rojos capturan. Una pieza con muchas casillas tiene un botón por dirección, y ↱ para los saltos.
signs-move-notation = **La notación.** `E5-E9` mueve, `E5xE9` captura, `E5*G7` es un disparo de arquero y `C@A1` hace entrar un caballo. Puedes escribirla con `/move`. Valen las letras de las piezas; también las inglesas (`N` para el caballo), si aquí no son de otra pieza.
signs-captured-pieces = **Lo capturado vuelve.** Al instante y sin gastar el turno de nadie. La pieza vuelve a la esquina de su dueño si está vacía; si no, a la reserva de su dueño.
rules-king-mountain = «Rey de la montaña» es una creación de Paul E. Newton (The Chess Variant Pages).
rules-citadel-four = La Ciudadela con cuatro ejércitos desplegados, uno en cada esquina; en medio, un anillo roto de muros alrededor del centro.
setting-up-board = **El tablero.**
setting-up-19-19 = Tiene 19×19 casillas y muros. Nada puede ponerse sobre un muro ni atravesarlo, salvo que lo digan las reglas de la propia pieza.
setting-up-red-rings = Los aros rojos son casillas de entrada: las cuatro esquinas y, más cerca del centro, E5, E15, O15 y O5, que son las casillas interiores.
setting-up-armies = **Los ejércitos.**
setting-up-king-begins = Tu rey empieza en tu esquina. La dama está junto a él en diagonal, el mariscal a su izquierda y el cardenal a su derecha.
setting-up-sixteen-more = Otras dieciséis piezas ocupan las líneas que salen de estas tres: los seis héroes y, a tu gusto, diez de las otras catorce.
setting-up-pieces-leave = Las piezas que dejas fuera no juegan la partida. No esperan en tu reserva.
setting-up-deploy-secret = Todos despliegan en secreto, y los ejércitos se muestran a la vez (regla de la casa).
setting-up-turns = **Los turnos.**
setting-up-move-piece = En cada turno mueves una pieza. Los turnos van en el sentido del reloj.
setting-up-instead-moving = En vez de mover, puedes hacer entrar una pieza de tu reserva.
setting-up-either-turn = Si no puedes hacer ni lo uno ni lo otro, pierdes el turno (regla de la casa).
pieces-pieces-straight = **Las piezas.** *En línea recta* quiere decir por una fila o una columna, nunca en diagonal. El número dice cuántas tienes.
pieces-king-square = **R Rey:** una casilla en cualquier dirección, pero no adonde podrían capturarlo. No está obligado a salir del jaque.
pieces-queen-rook = **D Dama**, **T Torre** (2), **A Alfil** (2): como en ajedrez.
pieces-knight-square = **C Caballo** (2): una casilla en línea recta y luego una en diagonal hacia fuera. En la primera no puede haber ni pieza ni muro.
pieces-marshall-rook = **M Mariscal:** torre y caballo a la vez. **L Cardenal:** alfil y caballo a la vez.
pieces-kangaroo-leaps = **U Canguro** (2): salta por encima de lo que sea, como un caballo de ajedrez o dos casillas en diagonal.
pieces-cannon-moves = **P Cañón** (2): mueve como una torre. Captura la segunda pieza que haya en línea recta, por encima de exactamente una y de cualquier muro.
pieces-archer-moves = **Q Arquero** (2): mueve una o dos casillas en línea recta. Dispara, sin moverse, a lo que esté exactamente a dos casillas en diagonal, por encima de lo que sea.
pieces-giant-moves = **G Gigante** (2): mueve una casilla en línea recta. Captura a una o dos casillas en diagonal, por encima de un muro pero no de una pieza.
pieces-hero-moves = **H Héroe** (6): mueve una casilla en diagonal y captura a una casilla en línea recta.
signs-reading-board = **Cómo leer el tablero.**
signs-picture-shows = La imagen muestra la parte que más importa. El mapa pequeño es el tablero entero, y su marco señala esa parte. *Tablero entero*, en tu mano, lo muestra todo.
signs-boards-frame = El marco del tablero tiene el color de quien mueve. Al lado del tablero, su nombre lleva un borde dorado.
signs-each-name = Delante de cada nombre va su rey. Debajo están el número de piezas en el tablero, las capturas (`×3`) y, tras un aro, la reserva: `H6` son seis héroes.
signs-number-alone = Si tras el aro solo hay un número, cuenta las piezas de una reserva demasiado larga para enumerarla.
signs-crown-number = Una corona con un número es un rey al que le faltan esos pasos para llegar al centro, si son tres o menos. En el tablero lleva un marco dorado.
signs-tinted-squares = Las casillas teñidas son las últimas jugadas. Una casilla de borde dentado es un rey en jaque.
signs-golden-plate = Una placa dorada sobre un rey muestra el movimiento que ha ganado. Sobre el centro, cuántos turnos se ha mantenido.
signs-re-spawning = **Hacer entrar.** Hacer entrar una pieza de tu reserva te gasta el turno.
signs-comes-corner = Entra por tu esquina. Solo si ahí hay una pieza tuya, entra por tu casilla interior.
signs-enemy-piece = Si en esa casilla hay una pieza enemiga, queda capturada. Una tuya, nunca.
signs-captured-king = **Un rey capturado.** También vuelve al instante.
signs-he-captured = Si lo capturaron en las cuatro filas o columnas exteriores (A–D, P–S, 1–4, 16–19), vuelve a su esquina.
signs-he-captured-middle = Si lo capturaron en la zona media (de E5 a O15), vuelve a su casilla interior.
signs-whatever-stands = Lo que haya ahí queda capturado a su vez, aunque sea una pieza tuya u otro rey.
variants-variants-host = **Las variantes.** Quien dirige la mesa puede mezclarlas.
variants-hands-deck = *Todos a cubierta*: juegas con las 24 piezas, y las líneas son una casilla más largas (regla de la casa).
variants-limited-armies = *Ejércitos reducidos*: juegas con entre 10 y 20 piezas; 16 o 12 van bien. Siempre están el rey, la dama, el mariscal, el cardenal y los seis héroes (regla de la casa).
variants-pick-friends = *Los amigos se eligen*: eliges las piezas de quien se sienta a tu izquierda.
variants-wait-pieces = *Todo a su tiempo*: todas menos rey, dama, mariscal y cardenal empiezan en la reserva. Con ejércitos reducidos, antes eliges en secreto las que esperan ahí (regla de la casa).
variants-mutant-monarch = *Monarca mutante*: cuando capturan por primera vez a tu rey, puede ganar el movimiento de una pieza de tu reserva. Esa pieza desaparece para siempre.
variants-but-keep = *A ver si aguantas*: tu rey tiene que quedarse en el centro unos cuantos turnos.
variants-boards-original = **Los tableros.** El documento original no trae ninguno, así que estos tres son nuestros (regla de la casa).
variants-citadel-broken = Ciudadela: un anillo roto, con un escudo ante cada puerta.
variants-forest-single = Bosque: muros sueltos por todas partes, así que casi todas las líneas son cortas.
variants-valleys-four = Valles: cuatro crestas y largas diagonales.
rulings-two-players = Dos ejércitos ocupan esquinas opuestas; tres o cuatro, las esquinas en el sentido del reloj desde A1. Quién empieza se decide por sorteo.
rulings-suggested-armies = Con los ejércitos sugeridos, ninguna pieza puede capturar en su primera jugada, salvo los cañones cuando juegan tres o cuatro: a ellos no los paran los muros.
rulings-piece-may = Una pieza puede pasar en diagonal entre dos muros que solo se tocan por la esquina.
rulings-king-step = Tu rey no puede pisar una casilla donde, una vez que todo haya vuelto, una pieza enemiga podría capturarlo. Las piezas que aún podrían entrar no cuentan.
rulings-piece-shot = Una pieza alcanzada por un disparo en su propia esquina vuelve a ella al instante.
rulings-king-make = Un rey que tiene que ceder su casilla cuenta como capturado.
rulings-reserve-empty = Si tu reserva está vacía cuando capturan por primera vez a tu rey, la ocasión de mutar se pierde.
rulings-keep-centre = Para mantener el centro, tu rey tiene que estar ahí al empezar tantos turnos tuyos como eligió quien dirige la mesa. Si sale o lo capturan, la cuenta vuelve a empezar.
rulings-draws-leaving = **Tablas y abandonos.** También son reglas de la casa.
rulings-offer-draw = Puedes ofrecer tablas en tu turno. Tienen que aceptarlas todos los demás.
rulings-nobody-move = Si nadie puede mover, o se alcanza el límite de rondas fijado por quien dirige la mesa, son tablas.
rulings-leave-pieces = Si te vas, tus piezas salen del tablero. Gana quien quede al final.
rulings-get-suggested = Recibes el ejército sugerido, tu rey no muta y pierdes el turno.

## Sentences of a replay of King of the Mountain

step-name-picks = { $name } elige piezas
step-name-deploys = { $name } despliega sus piezas

## ``/move``: a typed move, instead of one chosen by buttons

with-help = { $reason } Desde { $square } puede ir a { $squares }.
with-reserve = { $reason } Puedes hacer entrar { $pieces }.
stuck = En { $square } no hay ninguna pieza tuya que pueda mover.
with-pieces = { $reason } Pueden mover: { $pieces }.
move = He entendido que haces entrar: { $kind } `{ $move }`.
sources = { $kind } de la reserva
parse-move-read-move = No entiendo { $move } como jugada. Las casillas van de A1 a S19: `/move E5 E9`, o `/move C@` para hacer entrar un caballo.
parse-move-move-written = Aquí esa jugada se escribe `{ $move }`.

## The texts of King of the Mountain: turns, captures and returns

boards-citadel = Ciudadela: un anillo roto con cuatro puertas
boards-forest = Bosque: muros sueltos por todas partes, líneas cortas
boards-valleys = Valles: largas diagonales entre cuatro crestas
names-king = Rey
names-queen = Dama
names-marshall = Mariscal
names-cardinal = Cardenal
names-bishop = Alfil
names-rook = Torre
names-knight = Caballo
names-kangaroo = Canguro
names-cannon = Cañón
names-archer = Arquero
names-giant = Gigante
names-hero = Héroe
way-also-like = Además, como { $kind }: { $way }
offer-name-offers = 🤝 { $name } ofrece tablas hasta su próximo turno. Falta la respuesta de { $names }.
loss-mark-kind = { $mark } { $kind } { $square } vuelve a { $to }
footer = Ronda { $round }
pieces-reserve-pieces = reserva: { $pieces }
way-step-any = Un paso en cualquier dirección, pero no adonde podrían capturarlo.
way-any-distance = En horizontal, vertical o diagonal, a cualquier distancia.
way-any-distance-straight = En horizontal o vertical, a cualquier distancia, o como caballo.
way-any-distance-diagonally = En diagonal, a cualquier distancia, o como caballo.
way-any-distance-diagonally-2 = En diagonal, a cualquier distancia.
way-any-distance-straight-2 = En horizontal o vertical, a cualquier distancia.
way-step-straight = Un paso en horizontal o vertical a una casilla libre y luego uno en diagonal hacia fuera.
way-leaps-over = Salta por encima de lo que sea, como un caballo de ajedrez o dos casillas en diagonal.
way-any-distance-straight-captures = En horizontal o vertical, a cualquier distancia; captura saltando exactamente otra pieza y los muros que haya.
way-two-squares = Una o dos casillas en horizontal o vertical; dispara a dos casillas en diagonal, por encima de lo que sea.
way-step-straight-captures = Un paso en horizontal o vertical; captura a una o dos casillas en diagonal, por encima de los muros.
way-step-diagonally = Un paso en diagonal; captura a un paso en horizontal o vertical.
offer-youve-offered = 🤝 Ofreces tablas hasta tu próximo turno; mientras tanto, la partida sigue. Falta la respuesta de { $names }.
near-name-s = 👑 **Han capturado en { $square } al rey de { $name }, que vuelve a estar en { $point }.**
ply-name-passes = { $name } pasa.
ply-name-offers = { $name } ofrece tablas.
ply-name-accepts = { $name } acepta las tablas.
ply-name-declines = { $name } rechaza las tablas.
ply-name-leaves = { $name } deja la partida y se lleva sus piezas.
ply-name-s = Desde ahora, el rey de { $name } se mueve y captura también como { $kind }.
ply-name-re = { $name } hace entrar: { $kind } `{ $move }`
loss-mark-kind-square = { $mark } { $kind } { $square } va a la reserva
verdict-name-s = El rey de { $name } ha llegado al centro, J10. Se corona Rey de la colina y gana la partida.
suggestion-vanguard = Vanguardia
suggestion-phalanx = Falange
suggestion-raiders = Asaltantes
options-hands-deck = Todos a cubierta: 24 piezas por cabeza
options-pick-friends = Los amigos se eligen
options-wait = Todo a su tiempo
options-mutant-monarch = Monarca mutante
options-but-keep = { $n ->
    [one] A ver si aguantas: 1 turno
   *[other] A ver si aguantas: { $n } turnos
 }
options-draw-after = { $n ->
    [one] tablas tras 1 ronda
   *[other] tablas tras { $n } rondas
 }
now-picking-each-secretly = Cada cual elige en secreto las piezas que esperan en su reserva. Falta la elección de { $names }. *Mi mano* abre la tuya.
now-picking-each-secretly-pick = Cada cual elige en secreto las piezas de quien se sienta a su izquierda. Falta la elección de { $names }. *Mi mano* abre la tuya.
now-deploying = Todos despliegan en secreto; los ejércitos se muestran a la vez. Falta el despliegue de { $names }. *Mi mano* abre tu esquina.
now-mutating = Han capturado por primera vez al rey de { $name }, que puede ganar el movimiento de una pieza de la reserva.
recent = **Últimos turnos**
ply-name-leaves-king = { $name } deja al rey como está.
ply-check-names = jaque: { $names }
ply-still-check = sigue en jaque
waiting-picking-youve-picked = Elegiste: { $pieces }. Faltan los demás.
waiting-deploying = Tu ejército está en su sitio. Se mostrará cuando todos hayan desplegado.
waiting-its-turn = No te toca. El tablero muestra cómo va la partida.
verdict-name-last = Ya solo queda { $name }, así que su rey se corona Rey de la colina.
verdict-name-s-king = El rey de { $name } ha mantenido el centro, J10, el tiempo suficiente. Se corona Rey de la colina y gana la partida.
verdict-agreed = Tablas de común acuerdo: ningún rey se corona Rey de la colina.
verdict-limit = Tablas: acabó la última ronda y ningún rey se corona Rey de la colina.
verdict-stuck = Tablas: ya nadie puede mover.
options-limited-armies = Ejércitos reducidos: { $n } piezas por cabeza
now-playing = El rey de { $name } está en jaque.
near-name-s-king = { $n ->
    [one] 👑 **El rey de { $name } está a 1 paso del centro.**
   *[other] 👑 **El rey de { $name } está a { $n } pasos del centro.**
 }
waiting-picking-name-left = { $name } dejó la partida, así que no tienes nada que elegir. Faltan los demás.
waiting-last-move = Tu última jugada: `{ $move }`.
near-name-s-king-centre = 👑 **El rey de { $name } está en el centro: { $kept } de { $wanted }.**

## Commands

command-move = mover
    .about = Rey de la montaña: escribe una jugada, como E5 E9 o C@A1
    .from = desde
    .from-about = La casilla de tu pieza, una pieza de la reserva (C@) o la jugada entera
    .to = hasta
    .to-about = La casilla de destino, o la casilla a la que disparar
    .match = partida
    .match-about = Qué partida, si juegas en varias
command = rey-de-la-montaña
    .about = Ajedrez con muros en 19×19 casillas, para dos a cuatro
    .board = tablero
    .board-about = Cuál de los tres tableros (por defecto, Ciudadela)
    .board-citadel = Ciudadela: un anillo roto con cuatro puertas
    .board-forest = Bosque: muros sueltos por todas partes, líneas cortas
    .board-valleys = Valles: largas diagonales entre cuatro crestas
    .all_hands = todos_a_cubierta
    .all_hands-about = Variante: Todos a cubierta, 24 piezas por cabeza
    .army_size = tamaño_ejército
    .army_size-about = Variante: Ejércitos reducidos. Piezas por cabeza (por defecto, 20)
    .pick_for_friend = elegir_amigos
    .pick_for_friend-about = Variante: elige las piezas de quien se sienta a tu izquierda
    .wait_for_it = todo_a_su_tiempo
    .wait_for_it-about = Variante: todas las piezas menos cuatro empiezan en la reserva
    .mutant_monarch = monarca_mutante
    .mutant_monarch-about = Variante: el rey al que capturan por primera vez gana un movimiento
    .keep_it = aguantar
    .keep_it-about = Variante: turnos que el rey debe quedarse en el centro (0: ninguno)
    .turn_limit = límite_rondas
    .turn_limit-about = Rondas tras las que la partida acaba en tablas (0: sin límite)
