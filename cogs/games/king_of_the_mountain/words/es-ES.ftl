## The game and its options

name = Rey de la montaña
about = Ajedrez con muros en 19×19 casillas: las piezas capturadas vuelven, y gana el primer rey que llegue al centro. De 2 a 4 jugadores.
goal = Lleva tu rey al centro, J10, y ganas
score = { $n ->
    [one] 1 captura
   *[other] { $n } capturas
 }
board = { $board ->
    [citadel] Ciudadela: un anillo roto con cuatro puertas
    [forest] Bosque: muros sueltos por todas partes, líneas cortas
   *[valleys] Valles: largas diagonales entre cuatro crestas
 }
option = { $option ->
    [all_hands] Todos a cubierta: 24 piezas por cabeza
    [army_size] Ejércitos reducidos: { $n } piezas por cabeza
    [pick_for_friend] Los amigos se eligen
    [wait_for_it] Todo a su tiempo
    [mutant_monarch] Monarca mutante
    [keep_it] { $n ->
        [one] A ver si aguantas: 1 turno
       *[other] A ver si aguantas: { $n } turnos
     }
   *[turn_limit] { $n ->
        [one] tablas tras 1 ronda
       *[other] tablas tras { $n } rondas
     }
 }

## The pieces

piece = { $kind ->
    [K] Rey
    [Q] Dama
    [M] Mariscal
    [C] Cardenal
    [B] Alfil
    [R] Torre
    [N] Caballo
    [L] Canguro
    [P] Cañón
    [A] Arquero
    [G] Gigante
   *[H] Héroe
 }
way = { $kind ->
    [K] Un paso en cualquier dirección, pero no adonde podrían capturarlo.
    [Q] En horizontal, vertical o diagonal, a cualquier distancia.
    [M] En horizontal o vertical, a cualquier distancia, o como caballo.
    [C] En diagonal, a cualquier distancia, o como caballo.
    [B] En diagonal, a cualquier distancia.
    [R] En horizontal o vertical, a cualquier distancia.
    [N] Un paso en horizontal o vertical a una casilla libre y luego uno en diagonal hacia fuera.
    [L] Salta por encima de lo que sea, como un caballo de ajedrez o dos casillas en diagonal.
    [P] En horizontal o vertical, a cualquier distancia; captura saltando exactamente otra pieza y los muros que haya.
    [A] Una o dos casillas en horizontal o vertical; dispara a dos casillas en diagonal, por encima de lo que sea.
    [G] Un paso en horizontal o vertical; captura a una o dos casillas en diagonal, por encima de los muros.
   *[H] Un paso en diagonal; captura a un paso en horizontal o vertical.
 }
way-also = Además, como { $kind }.
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

## Boards

now = { $phase ->
    [picking-for-reserve] Cada cual elige en secreto las piezas que esperan en su reserva. Esperando a { $names }. *Mi mano* abre la tuya.
    [picking] Cada cual elige en secreto las piezas de quien se sienta a su izquierda. Esperando a { $names }. *Mi mano* abre la tuya.
    [deploying] Todos despliegan en secreto; los ejércitos se muestran a la vez. Esperando a { $names }. *Mi mano* abre tu esquina.
   *[mutating] Han capturado por primera vez al rey de { $names }, que puede ganar el movimiento de una pieza de la reserva.
 }
king-checked = El rey de { $name } está en jaque.
king-captured = 👑 **El rey de { $name } fue capturado en { $square } y ha vuelto a { $point }.**
king-near = { $n ->
    [one] 👑 **El rey de { $name } está a 1 paso del centro.**
   *[other] 👑 **El rey de { $name } está a { $n } pasos del centro.**
 }
kings-near = 👑 **Pasos hasta J10: { $steps }**
king-keeps-centre = 👑 **El rey de { $name } está en el centro. Turnos aguantados: { $kept } de { $wanted }.**
draw-offered = { $whose ->
    [own] 🤝 Has ofrecido tablas; la oferta vale hasta tu próximo turno y, mientras tanto, la partida sigue. Esperando a { $names }.
    [asked] 🤝 { $name } ofrece tablas; la oferta vale hasta su próximo turno.
   *[other] 🤝 { $name } ofrece tablas; la oferta vale hasta su próximo turno. Esperando a { $names }.
 }
last-turns = **Últimos turnos**
event = { $what ->
    [pass] { $name } pasa.
    [offers] { $name } ofrece tablas.
    [accepts] { $name } acepta las tablas.
    [declines] { $name } rechaza las tablas.
    [resigns] { $name } deja la partida y se lleva sus piezas.
    [king-stays] { $name } deja al rey como está.
   *[king-gains] Desde ahora, el rey de { $name } se mueve y captura también como { $kind }.
 }
respawns = { $name } hace entrar: { $kind } `{ $move }`
lost = { $to ->
    [reserve] { $mark } { $kind } { $square } va a la reserva
   *[other] { $mark } { $kind } { $square } vuelve a { $to }
 }
checks = jaque: { $names }
still-in-check = sigue en jaque
before-turns = { $what ->
    [pick] { $name } elige piezas
   *[deploy] { $name } despliega sus piezas
 }
round = Ronda { $round }
reserve = reserva: { $pieces }
verdict = { $how ->
    [alone] Ya solo queda { $name }, así que su rey se corona Rey de la colina.
    [kept] El rey de { $name } ha aguantado en el centro, J10, el tiempo suficiente. Se corona Rey de la colina y gana la partida.
    [crowned] El rey de { $name } ha llegado al centro, J10. Se corona Rey de la colina y gana la partida.
    [agreed] Tablas de común acuerdo: ningún rey se corona Rey de la colina.
    [limit] Tablas: ha acabado la última ronda y ningún rey se corona Rey de la colina.
   *[stuck] Tablas: ya nadie puede mover.
 }

## Every hand

waiting = { $phase ->
    [picking] Has elegido: { $pieces }. Faltan los demás.
   *[deploying] Tu ejército está en su sitio. Se mostrará cuando todos hayan desplegado.
 }
friend-left = { $name } ha dejado la partida, así que no tienes nada que elegir. Faltan los demás.
last-move = Tu última jugada: `{ $move }`.
numbers = Números
button-offer-draw = Ofrecer tablas
button-answer = { $accept ->
    [yes] Aceptar tablas
   *[no] Rechazar
 }

## Picking and deploying

pick = { $whose ->
    [friend] { $n ->
        [one] **Elige 1 pieza para { $name }**; el rey, la dama, el mariscal, el cardenal y seis héroes van aparte. Hasta que se muestren los ejércitos, solo se entera quien la recibe.
       *[other] **Elige { $n } piezas para { $name }**; el rey, la dama, el mariscal, el cardenal y seis héroes van aparte. Hasta que se muestren los ejércitos, solo se entera quien las recibe.
     }
   *[own] { $n ->
        [one] **Elige 1 pieza para tu reserva**; también esperan ahí seis héroes. Las reservas se muestran cuando todos hayan elegido.
       *[other] **Elige { $n } piezas para tu reserva**; también esperan ahí seis héroes. Las reservas se muestran cuando todos hayan elegido.
     }
 }
picked = Elegidas: { $pieces }.
menu-pieces = Elige las piezas
button-give = { $whose ->
    [friend] Dar estas piezas
   *[own] Dejar en reserva
 }
deploy = **Despliega tu ejército** tal cual, o intercambia piezas con *Recolocar*.
swap = { $what ->
    [first] **Recoloca tu ejército.** Pulsa dos casillas para intercambiar sus piezas.
    [square] ¿Con qué casilla se intercambia { $square }?
   *[piece] ¿Con qué casilla se intercambia { $square }? O pon otra pieza en su lugar.
 }
given = { $giver ->
    [left] { $name } ha dejado la partida; tienes: { $pieces }.
   *[here] { $name } ha elegido para ti: { $pieces }.
 }
army = Esquina: { $pieces }
empty-square = { $square } vacía
suggested-army = { $army ->
    [vanguard] Vanguardia
    [phalanx] Falange
   *[raiders] Asaltantes
 }
button-deploy = Desplegar este ejército
button-rearrange = Recolocar

## A turn

choose-piece = { $how ->
    [short] **Te toca.**
   *[full] **Te toca.** Pulsa una pieza y luego una casilla; en rojo, las capturas.
 }
choose-square = **{ $piece } { $square }.** { $way }
choose-reserve = ¿Qué pieza de tu reserva entra por { $square }? Te ocupa todo el turno.
in-check = { $n ->
    [1] **Tu rey está en jaque: { $kind } en { $squares }.**
   *[other] **Tu rey está en jaque desde { $squares }.**
 }
centre-attacked = { $n ->
    [1] Ataca { $centre }: { $kind } en { $squares }.
   *[other] Atacan { $centre } desde { $squares }.
 }
mutate = **Han capturado a tu rey** y puede mutar, solo esta vez: una pieza deja tu reserva para siempre, y él se mueve y captura como ella, además de a su manera.
button-whole-board = Tablero entero
button-respawn = Hacer entrar
button-back = ← Piezas
button-more = Más piezas
button-keep-king = Dejarlo como está

## Typed moves

from-reserve = { $kind } de la reserva
read-as-respawn = He entendido que haces entrar una pieza: { $kind } `{ $move }`.
unreadable = No entiendo { $move } como jugada. Las casillas van de A1 a S19: `/move E5 E9`, o `/move C@` para hacer entrar un caballo.
written-differently = No he hecho esa jugada. Escríbela así: `{ $move }`.
stuck = En { $square } no tienes ninguna pieza que pueda moverse.
can-move = { $reason } Pueden moverse: { $pieces }.
can-go = { $reason } Desde { $square } puede ir a { $squares }.
can-respawn = { $reason } Puedes hacer entrar { $pieces }.

## Refusals

clash-hands-army = «Todos a cubierta» (todos_a_cubierta) y «Ejércitos reducidos» (tamaño_ejército) se contradicen. Prescinde de una de las dos.
clash-hands-friend = «Todos a cubierta» (todos_a_cubierta) y «Los amigos se eligen» (elegir_amigos) se contradicen. Prescinde de una de las dos.
clash-hands-wait = «Todos a cubierta» (todos_a_cubierta) y «Todo a su tiempo» (todo_a_su_tiempo) se contradicen. Prescinde de una de las dos.
clash-army-friend = «Ejércitos reducidos» (tamaño_ejército) y «Los amigos se eligen» (elegir_amigos) se contradicen: con diez piezas no hay nada que elegir. Prescinde de una de las dos.
clash-army-too-large = Sin «Todos a cubierta» (todos_a_cubierta), un ejército tiene de 10 a 20 piezas. Elige un tamaño_ejército menor, o todos_a_cubierta.
refusal = { $code ->
    [wrong_pick] { $number ->
        [one] Elige exactamente 1 pieza.
       *[other] Elige exactamente { $number } piezas, como mucho dos de cada clase.
     }
    [heroes_missing] En el tablero tienen que estar los seis héroes, y ni uno más.
    [empty_square] En esa casilla no hay ninguna pieza.
    [not_your_piece] Esa pieza no es tuya.
    [into_check] Tu rey no puede ir adonde una pieza enemiga podría capturarlo.
    [onto_wall] Ninguna pieza puede ponerse sobre un muro.
    [illegal_move] Esa pieza no puede ir ahí. Elígela en tu mano y verás adónde puede ir.
    [not_in_reserve] No tienes esa pieza en la reserva.
    [no_respawn_point] Ahora no puede entrar nada: tus propias piezas ocupan tus dos casillas de entrada.
    [already_offered] Solo puedes ofrecer tablas una vez por turno.
    [offer_pending] Ya hay una oferta de tablas; espera las respuestas.
    [no_offer] No hay ninguna oferta de tablas que tengas que responder.
    [players] «Rey de la montaña» es para dos, tres o cuatro jugadores.
    [joining_closed] Nadie puede unirse a «Rey de la montaña» una vez empezada la partida.
   *[wrong_number] Así no puedes desplegar. Tu ejército debe tener { $number } piezas, incluidos el rey, la dama, el mariscal, el cardenal y los seis héroes. Vuelve a abrir tu mano y parte de una sugerencia.
 }

## Coaching: what to do now, and why

advice = { $case ->
    [picking] Eliges lo que recibe otro jugador: las piezas de corto alcance son las más débiles, y la sugerencia es justa.
    [picking-for-reserve] Cada pieza gasta un turno en entrar, así que lo que más vale son unas pocas de largo alcance. *Sugerir* es una opción segura.
    [deploying] Lo capturado vuelve, así que ningún error de colocación dura mucho.
    [mutating] Un rey que además corre como torre o alfil llega antes al centro. La pieza se va para siempre.
    [on-centre] Tu rey tiene que quedarse ahí para ganar: mira qué piezas podrían capturarlo y detenlas.
    [wins] Tu rey ya puede pisar J10, y con eso ganas al instante.
    [next-to-centre] Tu rey ya puede pisar J10; para ganar tendrá que quedarse, así que ten ayuda cerca.
    [centre-attacked] Tu rey aún no puede pisar J10: allí podrían capturarlo. Ahuyenta lo que ataca J10, o ponte en medio si no puede saltar.
    [rival-on-centre] El rey de { $name } gana si aguanta en J10. Si lo capturan ahí, vuelve a empezar desde más lejos.
    [rival-wins] El rey de { $name } puede pisar J10 en su próximo turno, y con eso gana. Mira si puedes atacar J10 ya, o capturarlo.
    [rival-near] El rey de { $name } está cerca de J10. Ningún rey puede pisar una casilla atacada: ataca las que tiene delante.
    [in-check] { $n ->
        [one] Jaque, pero no hace falta responder: si lo capturan aquí, tu rey reaparece en { $point }, a 1 paso de J10.
       *[other] Jaque, pero no hace falta responder: si lo capturan aquí, tu rey reaparece en { $point }, a { $n } pasos de J10.
     }
    [captures] En este turno puedes capturar. Lo capturado no se pierde: solo vuelve a casa, o espera en la reserva.
    [shut-in] Tu rey, que tiene que caminar hasta J10, no puede moverse: le hace falta una casilla libre al lado.
    [reserve] { $n ->
        [one] Tu rey está a 1 paso de J10. Hacer entrar una pieza en { $point } también gasta el turno.
       *[other] Tu rey está a { $n } pasos de J10. Hacer entrar una pieza en { $point } también gasta el turno.
     }
    [walk] { $n ->
        [one] Tu rey está a 1 paso de J10, que le cuesta un turno. Las demás piezas le despejan el camino de atacantes.
       *[other] Tu rey está a { $n } pasos de J10, y cada paso cuesta un turno. Las demás piezas le despejan el camino de atacantes.
     }
   *[draw-offered] Con las tablas, la colina se queda sin dueño. Antes de responder, compara a qué distancia de J10 está cada rey.
 }

## Reasons: why one move is better than another

reason = { $why ->
    [wins-kept] Nadie puede sacar a tiempo a tu rey del centro, así que ganas.
    [wins-next] Después de { $best }, nadie puede impedir que tu rey llegue al centro en tu próximo turno.
    [wins-later] Después de { $best }, ya nadie puede impedir que tu rey llegue al centro.
    [loses-kept] Después de { $move }, el rey de { $name } ya ha aguantado en el centro el tiempo suficiente, y gana.
    [loses-next] Después de { $move }, { $name } puede llevar su rey al centro y ganar.
    [loses-later] Después de { $move }, ya nadie puede impedir que el rey de { $name } llegue al centro.
    [lets-capture] { $move } permite a { $name } jugar `{ $reply }` y capturar una de tus piezas ({ $piece }).
    [lets-check] { $move } permite a { $name } jugar `{ $reply }` y dar jaque a tu rey.
    [lets-attack] { $move } permite a { $name } jugar `{ $reply }` y atacar tu pieza de { $square } ({ $piece }).
    [lets-approach] { $move } permite a { $name } jugar `{ $reply }` y acercar su rey al centro.
    [captures] { $best } captura la pieza de { $square } ({ $piece }).
    [exposes] Después de { $move }, { $name } puede capturar tu pieza de { $square } ({ $piece }).
    [prepares] Si la respuesta es `{ $reply }`, luego puedes capturar la pieza de { $square } ({ $piece }).
    [leads] Ningún rey está más cerca del centro que el tuyo, y { $best } lo acerca aún más.
    [trails] El rey de { $name } está más cerca del centro que el tuyo, así que cada paso cuenta: { $best } acerca el tuyo.
    [checks] { $best } da jaque al rey de { $name }.
    [attacks] { $best } ataca la pieza de { $name } en { $square } ({ $piece }).
    [returns] La pieza que captura { $move } ({ $piece }) vuelve enseguida a { $square }.
    [guards] { $best } vigila el centro, así que ningún otro rey puede ir allí.
    [enters] { $best } pone en juego una pieza en { $square } ({ $piece }).
    [slow] { $move } gasta un turno entero solo para poner una pieza en { $square } ({ $piece }).
    [clears] Después de { $best }, tu rey puede acercarse al centro en el turno siguiente.
    [reaches] En { $square }, tu pieza tiene más casillas adonde ir que en { $start } ({ $piece }).
   *[shortens] En { $square }, tu pieza tiene menos casillas adonde ir que en { $start } ({ $piece }).
 }

## The rules

rules-setting-up = **Objetivo.** Llevar tu rey al centro, J10. Entonces es Rey de la colina, y ganas. Perderlo no pasa de ser un contratiempo, porque vuelve.

    {""}**El tablero.**
    - Tiene 19×19 casillas y muros. Nada puede ponerse sobre un muro ni atravesarlo, salvo que lo digan las reglas de la propia pieza.
    - Los aros rojos son casillas de entrada: las cuatro esquinas y, más cerca del centro, E5, E15, O15 y O5, que son las casillas interiores; la tuya es la más cercana a tu esquina.

    {""}**Los ejércitos.**
    - Tu rey empieza en tu esquina. La dama está junto a él en diagonal, el mariscal a su izquierda y el cardenal a su derecha. Los cuatro forman la *corte*.
    - Otras dieciséis piezas ocupan las líneas que salen de estas tres: los seis héroes y, a tu gusto, diez de las otras catorce.
    - Las piezas que dejas fuera no juegan la partida. No esperan en tu reserva.
    - Todos despliegan en secreto, y los ejércitos se muestran a la vez (regla de la casa).

    {""}**Los turnos.**
    - En cada turno mueves una pieza. Los turnos van en el sentido del reloj.
    - En vez de mover, puedes hacer entrar una pieza de tu reserva.
    - Si no puedes hacer ni lo uno ni lo otro, pierdes el turno (regla de la casa).
rules-pieces = **Las piezas.** *En línea recta* quiere decir por una fila o una columna, nunca en diagonal. El número dice cuántas tienes.
    - **Rey** (`R`): una casilla en cualquier dirección, pero no adonde podrían capturarlo. No está obligado a salir del jaque.
    - **Dama** (`D`), **Torre** (`T`, 2), **Alfil** (`A`, 2): como en ajedrez.
    - **Caballo** (`C`, 2): una casilla en línea recta y luego una en diagonal hacia fuera. En la primera no puede haber ni pieza ni muro.
    - **Mariscal** (`M`): torre y caballo a la vez. **Cardenal** (`L`): alfil y caballo a la vez.
    - **Canguro** (`U`, 2): salta por encima de lo que sea, como un caballo de ajedrez o dos casillas en diagonal.
    - **Cañón** (`P`, 2): mueve como una torre. Captura la segunda pieza que haya en línea recta, por encima de exactamente una y de cualquier muro.
    - **Arquero** (`Q`, 2): mueve una o dos casillas en línea recta. Dispara, sin moverse, a lo que esté exactamente a dos casillas en diagonal, por encima de lo que sea.
    - **Gigante** (`G`, 2): mueve una casilla en línea recta. Captura a una o dos casillas en diagonal, por encima de un muro, pero no de una pieza (regla de la casa).
    - **Héroe** (`H`, 6): mueve una casilla en diagonal y captura a una casilla en línea recta.
rules-playing =
    {""}**Lo capturado vuelve.** Al instante y sin gastar el turno de nadie. La pieza vuelve a la esquina de su dueño si está vacía; si no, a la reserva de su dueño.

    {""}**Hacer entrar.** Hacer entrar una pieza de tu reserva te gasta el turno.
    - Entra por tu esquina o, si ahí hay una pieza tuya, por tu casilla interior. Si en las dos hay piezas tuyas, no puedes hacer entrar ninguna.
    - Si en esa casilla hay una pieza enemiga, queda capturada. Una tuya, nunca.

    {""}**Un rey capturado.** También vuelve al instante.
    - Si lo capturaron en las cuatro filas o columnas exteriores (A–D, P–S, 1–4, 16–19), vuelve a su esquina.
    - Si lo capturaron en la zona media (de E5 a O15), vuelve a su casilla interior.
    - Lo que haya ahí queda capturado a su vez, aunque sea una pieza tuya u otro rey.

    {""}**Cómo leer el tablero.**
    - La imagen muestra la parte que más importa. El mapa pequeño es el tablero entero, y su marco señala esa parte. *Tablero entero*, en tu mano, lo muestra todo.
    - El marco del tablero tiene el color de quien mueve. Al lado del tablero, su nombre lleva un borde dorado.
    - Delante de cada nombre va su rey. Debajo están el número de piezas en el tablero, las capturas (`×3`) y, tras un aro, la reserva: `6×H` son seis héroes.
    - Si tras el aro solo hay un número, cuenta las piezas de una reserva demasiado larga para enumerarla.
    - Una corona con un número es un rey al que le faltan esos pasos para llegar al centro, si son tres o menos. En el tablero lleva un marco dorado.
    - Las casillas teñidas son las últimas jugadas. Una casilla de borde dentado es un rey en jaque.
    - Una placa dorada sobre un rey muestra el movimiento que ha ganado. Sobre el centro, cuántos turnos lleva ahí un rey.

    {""}**Mover.** En tu mano, pulsa el número de una pieza y después el de una casilla. Los números rojos capturan. Una pieza con muchas casillas tiene un botón por dirección, y ↱ para los saltos.

    {""}**La notación.** `E5-E9` mueve, `E5xE9` captura, `E5*G7` es un disparo de arquero y `C@A1` hace entrar un caballo. Puedes escribirla con `/move`. Valen las letras de las piezas; también las inglesas (`N` para el caballo), si aquí no son de otra pieza.
rules-variants = **Las variantes.** Quien dirige la mesa puede mezclarlas.
    - *Todos a cubierta*: juegas con las 24 piezas, y las líneas son una casilla más largas (regla de la casa).
    - *Ejércitos reducidos*: juegas con entre 10 y 20 piezas; 16 o 12 van bien. Siempre están el rey, la dama, el mariscal, el cardenal y los seis héroes (regla de la casa).
    - *Los amigos se eligen*: eliges las piezas de quien se sienta a tu izquierda.
    - *Todo a su tiempo*: todas menos rey, dama, mariscal y cardenal empiezan en la reserva. Con ejércitos reducidos, antes eliges en secreto las que esperan ahí (regla de la casa).
    - *Monarca mutante*: cuando capturan por primera vez a tu rey, puede ganar el movimiento de una pieza de tu reserva. Esa pieza desaparece para siempre.
    - *A ver si aguantas*: tu rey tiene que quedarse en el centro unos cuantos turnos: se recomiendan tres, cinco como mucho.

    {""}**Los tableros.** El documento original no trae ninguno, así que estos tres son míos (regla de la casa).
    - Ciudadela: un anillo roto, con un escudo ante cada puerta.
    - Bosque: muros sueltos por todas partes, así que casi todas las líneas son cortas.
    - Valles: cuatro crestas y largas diagonales.
rules-rulings = { $house }
    - Dos ejércitos ocupan esquinas opuestas; tres o cuatro, las esquinas en el sentido del reloj desde A1. Quién empieza se decide por sorteo.
    - Con los ejércitos sugeridos, ninguna pieza puede capturar en su primera jugada, salvo los cañones cuando juegan tres o cuatro: a ellos no los paran los muros.
    - Una pieza puede pasar en diagonal entre dos muros que solo se tocan por la esquina.
    - Tu rey no puede pisar una casilla donde, una vez que hayan vuelto todas las piezas capturadas, una pieza enemiga podría capturarlo. Las piezas que aún podrían entrar no cuentan.
    - Una pieza alcanzada por un disparo en su propia esquina vuelve a ella al instante.
    - Un rey que tiene que ceder su casilla cuenta como capturado.
    - Si tu reserva está vacía cuando capturan por primera vez a tu rey, la ocasión de mutar se pierde.
    - Para aguantar en el centro, tu rey tiene que estar ahí al empezar tu turno, tantas veces como eligió quien dirige la mesa. Si sale o lo capturan, la cuenta vuelve a empezar.

    {""}**Tablas y abandonos.** También son reglas de la casa.
    - Puedes ofrecer tablas en tu turno. Tienen que aceptarlas todos los demás.
    - Si nadie puede mover, o se alcanza el límite de rondas fijado por quien dirige la mesa, son tablas.
    - Si te vas, tus piezas salen del tablero. Gana quien quede al final.
    - { $leaving }

    { $time }
    - Recibes el ejército sugerido, tu rey no muta y pierdes el turno.
    - { $kept }
rules-credit = «Rey de la montaña» es una creación de Paul E. Newton (The Chess Variant Pages).
rules-picture = La Ciudadela con cuatro ejércitos desplegados, uno en cada esquina; en medio, un anillo roto de muros alrededor del centro.

## A lesson by playing: one walk to the centre, with its setbacks

lesson-goal = Lleva tu rey al centro, J10. Gana el primer rey que llegue.
lesson-respawn = { $part ->
    [say] Tus piezas son las rojas, abajo a la izquierda. La mayoría espera en la reserva, y hacer entrar una te ocupa todo el turno. Pulsa *Hacer entrar* y luego *Cañón*.
    [wrong] Primero trae ayuda: pulsa *Hacer entrar* y luego *Cañón*.
    [why-not] Esa entra igual. Pero aquí elige el cañón: te hará falta.
   *[well] Las piezas entran por tu esquina, A1. Ahí está tu rey, así que el cañón entró por tu segunda casilla, E5.
 }
lesson-walls = { $part ->
    [say] A tu rey lo encierra su propia corte. Tu cardenal corre en diagonal hasta que algo se interpone: aquí, el muro de H7. Pulsa el número del cardenal, en B1, y luego el de G6.
    [wrong] Que el cardenal haga sitio al rey: pulsa el número de B1 y luego el de G6.
    [why-not] Eso también hace sitio, pero puede ir hasta donde el muro lo deje: a *G6*.
   *[well] Los muros detienen a casi todas las piezas, y ninguna puede ponerse encima. Por eso solo hay cuatro entradas al centro; la tuya pasa por J7.
 }
lesson-walk = { $part ->
    [say] Ahora empieza la caminata. El rey da un paso por turno, en cualquier dirección, y J10 está a 12 pasos. Elige Rey A1 y luego *B1*.
    [wrong] Solo la caminata de tu rey gana la partida. Que empiece: Rey A1, luego *B1*.
    [meanwhile] Pasan dos turnos. Tu cañón rodea los muros, E5–E4–R4. Aldric hace entrar un gigante, que anda O15–O14–O13.
   *[well] Quedan 11 pasos, y ya tienes libre la esquina.
 }
lesson-cannon = { $part ->
    [say] El cañón captura saltando exactamente una pieza, y entonces no hay muro que lo pare. Salta a la dama de Aldric, en R18, y llévate el cardenal que hay detrás: Cañón R4, luego *×R19*.
    [wrong] Captura con el cañón, por encima de la dama: Cañón R4, luego *×R19*.
    [meanwhile] Después tu rey sigue andando, B1–C2–D3–E4–F5. La dama de Aldric da la vuelta, R19–P17–P3–H3, y su mariscal va a M18.
   *[well] La dama de Aldric se llevó tu cañón, pero nada se ha perdido: ya lo tienes otra vez en tu esquina, A1. El cardenal de Aldric encontró la suya ocupada por su propio rey, así que fue a la reserva.
 }
lesson-check = { $part ->
    [say] Cuatro turnos después, la dama de Aldric da jaque desde H3 a tu rey, en F5. No hace falta responder: los reyes capturados también vuelven. Aprovecha el turno y apunta tu cañón por la columna I: Cañón A1, luego el número de I1.
    [wrong] Déjalo en jaque y aprovecha el turno: Cañón A1, luego el número de I1.
    [why-not] Puede huir, pero no le hace falta: mira qué le pasa a un rey capturado. Cañón A1, luego el número de I1.
   *[well] La dama se llevó a tu rey, y al instante él está de vuelta en E5: un paso perdido, nada más. Ahí vuelve cuando lo capturan en la zona media; más cerca del borde, vuelve a A1.
 }
lesson-king-captures = { $part ->
    [say] Tu rey captura a un paso, en cualquier dirección, y a la dama que tiene al lado no la protege nadie. Elige Rey E5 y luego *×F5*.
    [wrong] La dama de F5 está servida: Rey E5, luego *×F5*.
    [why-not] El cardenal también podría capturarla. Pero el rey gana así un paso: Rey E5, luego *×F5*.
    [meanwhile] Pasan cinco turnos. Tu rey cruza la puerta de J7, F5–G5–H6–I6–J7–I8. El mariscal de Aldric va M18–M14–J14–K12–K10–I10, y su rey pasa a R18.
   *[well] Ahora la dama está en la reserva de Aldric, y hacerla entrar le cuesta un turno.
 }
lesson-guard = { $part ->
    [say] Quedan dos pasos, pero el mariscal de Aldric defiende J10 desde I10, y ningún rey puede ir adonde podrían capturarlo. Captúralo por encima de tu propio rey: Cañón I1, luego *×I10*.
    [wrong] Antes, quita de en medio al mariscal: Cañón I1, luego *×I10*, por encima de los muros y de tu rey.
    [why-not] El mariscal seguiría defendiendo J10, y tu rey no podría entrar. Cañón I1, luego *×I10*.
    [meanwhile] Aldric reincorpora su dama en O15.
   *[well] El rey de Aldric había salido de casa, así que el mariscal volvió a esa esquina, S19: bien lejos. Ya nada defiende J10.
 }
lesson-way-clear = { $part ->
    [say] El camino está despejado, y las casillas donde podrían capturar a tu rey nunca se te ofrecen. Elige Rey I8 y luego *J9*.
    [wrong] Aldric necesita tiempo para volver, así que sigue: Rey I8, luego *J9*.
    [why-not] I9 queda igual de cerca. Para esta lección, que sea *J9*.
   *[well] Queda un paso. La dama de Aldric está demasiado lejos para impedirlo.
 }
lesson-centre = { $part ->
    [say] Y ahora, a lo más alto: Rey J9, luego *J10*.
    [wrong] Lo demás ya da igual: Rey J9, luego *J10*.
   *[well] Tu rey está en el centro: **ganas al instante**.
 }
lesson-question = El rey de Aldric está en K11, a un paso de J10, y el tuyo aún queda lejos. ¿Qué jugada lo detiene?
lesson-answer-j6 = { $part ->
    [label] Dama a J6
   *[why] ¡Eso es! Desde J6 tu dama defiende J10, y ningún rey puede ir adonde podrían capturarlo. Aldric hace entrar antes una torre, así que tu rey tiene tiempo de acercarse.
 }
lesson-answer-k6 = { $part ->
    [label] Dama a K6
   *[why] Así tu cañón le da jaque por encima de tu dama. Pero un rey no tiene que salir del jaque: va a J10 y gana. ¿Qué le prohíbe ese paso?
 }
lesson-answer-h6 = { $part ->
    [label] Rey a H6
   *[why] Tu rey necesita varios turnos, y el de Aldric solo uno. Ningún rey puede ir adonde podrían capturarlo: ¿qué pieza puede defender J10?
 }
lesson-last = Y eso es todo: lleva tu rey al centro, y recuerda que lo capturado vuelve. Una partida de verdad empieza con un despliegue secreto de todos: pulsa *Desplegar este ejército* y te quedas con el que se muestra. ¿Empezamos?

## Commands

command-move = mover
    .about = Rey de la montaña: escribe una jugada, como E5 E9 o C@A1
    .help = escribe una jugada en «Rey de la montaña»
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
    .all_hands = todos_a_cubierta
    .all_hands-about = Variante: Todos a cubierta, 24 piezas por cabeza
    .army_size = tamaño_ejército
    .army_size-about = Variante: Ejércitos reducidos. Piezas por cabeza (por defecto, 20)
    .pick_for_friend = elegir_amigos
    .pick_for_friend-about = Variante «Los amigos se eligen»: elige las piezas de quien se sienta a tu izquierda
    .wait_for_it = todo_a_su_tiempo
    .wait_for_it-about = Variante «Todo a su tiempo»: todas las piezas menos cuatro empiezan en la reserva
    .mutant_monarch = monarca_mutante
    .mutant_monarch-about = Variante «Monarca mutante»: el rey al que capturan por primera vez gana un movimiento
    .keep_it = aguantar
    .keep_it-about = Variante «A ver si aguantas»: turnos que el rey debe estar en el centro (0: ninguno)
    .turn_limit = límite_rondas
    .turn_limit-about = Rondas tras las que la partida acaba en tablas (0: sin límite)
