### King of the Hill

name = Rey de la colina
about = Pelea con ataques secretos por los montones de una pirámide; quien gana su cima es Rey de la colina. Para 2 jugadores.
goal = Gana la partida quien gana el comodín de la cima
signs-legend = ✅ montón ganado · ❌ montón perdido · ⬛ montón descartado: dos comodines · ⭐ Rey de la colina
options = Diez, jota, reina y rey empatan
score = { $n ->
    [one] 1 carta ganada
   *[other] { $n } cartas ganadas
 }

## The board

now = { $phase ->
    [setup] Hora de preparar la reserva, en secreto: *Mi mano* abre tus cartas. Esperando a { $names }.
    [choosing] { $names } elige por qué montón pelear, entre los de marco dorado.
    [attack] { $name } pelea por **{ $stack }**: los dos atacan en secreto. Esperando a { $names }.
    [tie] ¡Empate por **{ $stack }**! Otro ataque, desde la reserva. Esperando a { $names }.
   *[spoils] { $names } ha ganado { $stack } y reparte las cartas entre la mano y la reserva.
 }
counts = { $hand } en la mano · { $reserve } en la reserva · ganadas: { $won }
king = **Rey de la colina**
row = Fila { $row }: { $stacks }
footer = { $n ->
    [one] Queda 1 montón de 15
   *[other] Quedan { $n } montones de 15
 }{ $faces ->
    [tie] { " " }· diez, jota, reina y rey empatan
   *[rank] { "" }
 }
joker = Comodín
apex = la cima
your-end = { $how ->
    [won] Has ganado la cima: { $cards } contra { $others }
   *[lost] Has perdido la cima: { $cards } contra { $others }
 }
verdict = { $how ->
    [draw] Dos comodines en la cima: nadie reina en la colina. Empate.
    [conceded] { $other } ha dejado la partida: ¡{ $name } reina en la colina!
   *[crowned] ¡{ $name } gana la cima y reina en la colina!
 }

## Battles

battle = **Batalla { $number }**, por { $stack }:
blow = { $source ->
    [hand] { $name } ha atacado con { $cards }; { $other }, con { $others }
   *[reserve] Desde las reservas, { $name } ha atacado con { $cards }; { $other }, con { $others }
 }: { $how ->
    [jokers] dos comodines
    [tie] empate
    [rank] gana { $winner }, porque { $card } está por encima de { $beaten }
   *[value] gana { $winner }
 }.
result = { $where ->
    [discard] Nadie se lleva { $stack }: se descarta.
    [hand] { $n ->
        [one] { $name } ha ganado { $stack } y se ha llevado la carta a la mano.
        [2] { $name } ha ganado { $stack } y se ha llevado las dos cartas a la mano.
       *[other] { $name } ha ganado { $stack } y se ha llevado las { $n } cartas a la mano.
     }
    [reserve] { $n ->
        [one] { $name } ha ganado { $stack } y ha puesto la carta en la reserva.
        [2] { $name } ha ganado { $stack } y ha puesto las dos cartas en la reserva.
       *[other] { $name } ha ganado { $stack } y ha puesto las { $n } cartas en la reserva.
     }
   *[both] { $name } ha ganado { $stack }: { $hand } a la mano, { $reserve } a la reserva.
 }

## A player's cards

your-turn = { $phase ->
    [setup] **Elige tu reserva:** cartas para desempatar. Tu rival solo sabrá cuántas son. El comodín vale 0, pero ahí no se nota.
    [choosing] **Te toca:** elige por qué montón pelear.
    [attack] **Ataca por { $stack }.** Lo que elijas se juega al momento.
    [tie] **¡Empate!** Ataca otra vez por { $stack }, desde tu reserva.
   *[spoils] **Has ganado { $cards }.** { $n ->
        [one] ¿Adónde va?
       *[other] Mándalo todo a un lado, o elige qué va a la reserva y pulsa *Repartir*.
     } Lo que va a tu mano se puede jugar ya en la próxima batalla.
 }{ $at ->
    [apex] { " " }¡Con el comodín cedes la partida!
   *[below] { "" }
 }
not-your-turn = { $phase ->
    [choosing] { $name } elige por qué montón pelear.
    [spoils] { $name } está repartiendo el botín.
   *[attack] Ya has elegido. Falta { $name }.
 }
reserve = Reserva, { $n }: { $cards }
reserved = { $cards ->
    [none] todo en la mano
   *[other] { $cards } en la reserva
 }
cards = { $which ->
    [chosen] Elección: { $cards }
    [won] Recién ganado: { $cards }
    [gone] Fuera de la partida: { $cards }
    [hand] Se sabe que en la mano hay: { $cards }
    [reserve] Se sabe que en la reserva hay: { $cards }
   *[either] En la mano o en la reserva: { $cards }
 }
step = { $what ->
    [reserve] { $name } prepara la reserva
    [stack] { $name } pelea por { $of }
    [secret] { $name } ataca en secreto
   *[attack] { $name } ataca con { $of }
 }
menu-stack = Pelear por…
menu-attack = Atacar con…
button-apex = La cima
button-battles = Batallas anteriores
button-set-aside = Apartar
button-no-reserve = Sin reserva
button-to-hand = { $n ->
    [one] A la mano
   *[other] Todo a la mano
 }
button-to-reserve = { $n ->
    [one] A la reserva
   *[other] Todo a la reserva
 }
button-divide = Repartir
refusal-not-your-turn = Eso le toca a tu rival. El tablero muestra qué viene ahora.
refusal-stack = Ese montón aún no se puede elegir: lo tapan los montones de abajo. Los que se pueden elegir tienen marco dorado.
refusal-attack = Eso no es un ataque. Juega una carta, o dos o más seguidas de un palo sin pasar del 8, o el comodín.
refusal-tie = En un empate solo pueden atacar las cartas de tu reserva.
refusal-not-won = Solo se reparten las cartas recién ganadas. Vuelve a abrir tu mano.
refusal-two-players = «Rey de la colina» es para dos.
refusal-full = «Rey de la colina» es para dos, y las dos plazas están ocupadas.

## Words in pictures

drawn-hand = Mano
drawn-reserve = Reserva
drawn-won = Ganadas
drawn-spoils = Botín
drawn-choose = Elegir
drawn-attack = Ataque
drawn-divide = Repartir
drawn-ready = Hecho
drawn-conceded = Se ha ido
drawn-king = Rey
drawn-draw = Sin rey
drawn-discarded = Descarte

## Advice for beginners: what to do now, and why

advice-setup = { $n ->
    [0] En los empates decide una carta fuerte, pero desde la reserva solo puede desempatar.
   *[other] Las cartas en escalera atacan juntas, así que déjalas en la mano: { $attack }.
 }
advice-choosing = { $biggest ->
    [apex] La cima está libre, y quien la gane se lleva la partida: ¿te alcanza con tu mejor ataque? Si no, en otros montones hay más cartas.
    [single] Con una carta suelta ves justo aquello por lo que peleas, y cuando se va quedan libres los montones de encima.
   *[several] Lo más que se puede ganar ahora es { $stack }, con lo oculto incluido. Pero tu rival también lo quiere.
 }
advice-attack = { $case ->
    [only-joker] Tu rival no tiene en reserva más que el comodín, que vale 0: lo vence cualquier carta.
    [tie] Ahora solo pelean las reservas, y lo mejor de la tuya vale { $best }. Lo que juegues se gasta.
    [apex] Esto decide la partida: no tiene sentido guardarse nada. Tu mejor ataque vale { $best }.
    [cheap] Solo está en juego { $card }: ¿vale lo que vas a gastar? El comodín la cede gratis.
    [large-sure] Las { $size } cartas van para quien gane. Tu mejor ataque vale { $best }: ninguna carta suelta lo supera.
    [large] Las { $size } cartas van para quien gane, así que espera un ataque fuerte. Tu mejor ataque vale { $best }.
   *[small] Lo que juegues se gasta, ganes o pierdas: gana con lo justo. Tu mejor ataque vale { $best }.
 }
advice-spoils = { $case ->
    [sequence] En la mano esto hace escalera: { $attack }. En la reserva, las cartas solo desempatan.
    [no-reserve] Tu reserva aún no puede ganar un empate. Pero la carta que pongas ahí ya no servirá en los ataques normales.
   *[either] Una carta de la mano puede atacar en cualquier batalla; una de la reserva, solo en los empates. Donde la pongas, se queda.
 }

## Reasons why one choice is better than another

why-attack = { $case ->
    [joker-apex] Con el comodín cederías la cima, y la partida con ella.
    [joker-loses] Con el comodín cederías { $stack }, pero { $cards } puede ganar.
    [joker] { $stack } no vale lo que { $other }. El comodín cede el montón y luego vuelve a tu mano.
    [only-joker] { $name } solo tiene el comodín en la reserva, así que basta { $cards }. Guarda { $other } para otro empate.
    [known] { $name } tiene { $third }. { $cards } le gana; { $other }, no.
    [apex] Después de la cima no hay nada, así que no guardes { $cards }: gana a más ataques que { $other }.
    [tie] En un empate solo pelean las reservas, y { $cards } gana a más cartas que { $other }.
    [wins] Por { $stack }, { $name } puede atacar de varias formas: { $cards } gana a más que { $other }.
    [breaks] { $other } rompería { $third }, que más tarde puede atacar en bloque.
    [for-apex] Con { $other } ganas esta batalla más a menudo, pero te hará falta para la cima.
    [spares] Con { $cards } ganas esta batalla casi con la misma frecuencia y guardas { $other } para la cima.
    [not-worth] Con { $other } ganas { $stack } más a menudo, pero te haría falta en batallas posteriores.
    [cheaper] Con { $cards } ganas { $stack } casi tan a menudo como con { $other }, y te cuesta menos.
   *[none] { "" }
 }
why-stack = { $case ->
    [apex-likely] Con { $third } es probable que ganes la cima ahora. Pelear por { $other } solo le daría tiempo a { $name }.
    [apex-now] Tus opciones en la cima no mejorarán si antes peleas por { $other }.
    [not-apex] { $third } aún no basta para la cima. Pelea antes por { $cards }.
    [opens-apex] Cuando { $other } ya no esté, { $name } podrá elegir la cima.
    [sequence] Si ganas { $cards }, forma { $third } con tu mano.
    [smaller] Perderías { $other } la mayoría de las veces, y { $name } se llevaría más cartas que con { $cards }.
    [larger] Quien gana { $cards } se lleva más cartas que con { $other }.
    [wins] Ganarías { $cards } más a menudo que { $other }.
   *[none] { "" }
 }
why-reserve = { $case ->
    [sequence] { $cards } es parte de { $third }. Desde la reserva no puede atacar con las demás.
    [hand] En tu mano, { $cards } puede ganar batallas; en la reserva, solo desempatar.
    [no-rival] { $name } no tiene reserva: con { $cards } en la tuya ganarías un empate.
    [ace] { $third } puede toparse con otro as. Con { $cards } en la reserva podrías ganar ese empate.
    [ties] En la reserva, { $cards } gana empates que { $other } perdería.
    [spare] Para atacar tienes { $third }, así que { $cards } ayuda más en un empate.
    [only-joker] Sin { $cards } en la reserva, en un empate solo tendrías el comodín, y no gana a nada.
   *[none] { "" }
 }

## Rules

rules-table =
    {""}**Objetivo.** Ganar el comodín que corona la pirámide, en la cima. Quien lo gana es Rey de la colina, aunque esa batalla la haya elegido su rival. Da igual cuántas cartas ganes.

    {""}**El reparto.**
    - Recibes 11 cartas y un comodín, y tu rival lo mismo.
    - Las otras 30 cartas forman una pirámide bajo un tercer comodín. De arriba abajo: dos montones de 4, tres de 3, cuatro de 2 y cinco cartas sueltas.
    - De cada montón solo se ve la carta de arriba.

    {""}**La reserva.**
    - Antes de la primera batalla, cada cual aparta cartas en secreto. Sirven para los desempates.
    - Puedes apartar todas tus cartas, algunas o ninguna. Tu rival ve cuántas son, pero no cuáles.
    - También puedes esconder ahí tu comodín, de farol.

    {""}**Elegir.**
    - Los dos se turnan para elegir el montón por el que se pelea. Empieza quien repartió.
    - Puedes elegir cualquier montón de la fila de abajo, o uno más alto al que ya le falte al menos uno de los dos que tiene justo debajo.
    - Para pelear por la cima tienen que faltar los dos montones que tiene justo debajo. Otros pueden seguir en pie.

    {""}**El botín.**
    - Si ganas un montón, te llevas todas sus cartas. Pon cada una en tu mano, para atacar ya en la batalla siguiente, o en tu reserva.
    - Tu rival solo ve cuántas van a cada lado. Ninguna otra carta pasa de tu mano a tu reserva ni al revés. Nunca se roban cartas: solo vienen de los montones.
rules-battle =
    {""}**Los ataques.** Cada cual elige su ataque en secreto (ni siquiera se sabe de cuántas cartas es) y los dos se descubren a la vez. Puedes jugar:
    - una carta
    - una escalera: dos o más cartas seguidas de un palo, ninguna por encima del 8 (el as es alto, así que la más baja es el 2)
    - el comodín, que cede el montón y, en la cima, la partida. También puedes jugarlo desde la reserva; después estará en tu mano

    {""}**Los valores.** Gana el valor más alto.
    - Las cartas del 2 al 10 valen su número. La jota, la reina y el rey valen 10; el as, 15.
    - Una escalera vale su suma: 4-5-6 de tréboles son 15, y 3-4-5-6 de diamantes son 18.
    - El comodín no vale nada.
    - Entre dos cartas sueltas que valen 10 gana la más alta, en el orden 10, J, Q, K, salvo que quien dirige la mesa haya elegido que empaten.
    - Cualquier otro ataque del mismo valor empata.

    {""}**Los empates.** Si tu comodín sigue en tu mano, pasa a tu reserva; el de tu rival, a la suya. Luego se ataca otra vez, solo desde la reserva, hasta romper el empate.

    {""}**Después de la batalla.**
    - Las cartas jugadas quedan fuera de la partida. Los comodines vuelven a la mano.
    - Si se encuentran dos comodines, nadie gana el montón, que se descarta.
    - Ahora le toca elegir a quien no eligió antes, gane quien gane.
rules-rulings =
    { $house }
    - Quién reparte se decide por sorteo.
    - Un comodín que no se juega en un empate se queda en la reserva.
    - En un empate, una reserva de una sola carta no puede ser más que el comodín, así que se juega al instante.
    - Si se encuentran dos comodines en la cima, la partida acaba en empate.
    - Las cartas descartadas quedan a la vista.
    - Si te vas, pierdes.
    - { $leaving }

    { $timeout }
    - A tu reserva no va ninguna carta.
    - Se elige el montón más pequeño; la cima, en último lugar.
    - Ataca tu comodín. En la cima, tu ataque más fuerte.
    - Todo el botín va a tu mano.
    - { $kept }
rules-credit = «Rey de la colina» es una creación de Larry Levy (The Games Journal).
rules-picture = La pirámide al empezar: el comodín en la cima; debajo, dos montones de cuatro, tres de tres, cuatro de dos y cinco cartas sueltas. Se puede elegir la fila de abajo, de la A a la E.

## A lesson: seven battles, from the bottom row to the apex

lesson-goal = Gana el comodín que corona la pirámide, en la cima, y serás Rey de la colina. Los montones que ganes por el camino te dan cartas.
lesson-reserve = { $part ->
    [say] Primero aparta cartas para tu reserva: sirve para desempatar y para nada más. Las demás quedan en la mano para atacar. Elige 10♣ y Q♣, y pulsa «Apartar».
    [wrong] Vale cualquier reserva, pero aquí te harán falta las demás cartas en la mano: aparta 10♣ y Q♣, nada más.
    [nothing] Entonces en un empate no te quedaría más que el comodín, que vale 0. Aparta 10♣ y Q♣.
   *[well] Aldric también apartó 2 cartas. Todos ven cuántas, pero no cuáles.
 }
lesson-choose = { $part ->
    [say] Te toca elegir el montón por el que se pelea. Se puede elegir lo que tiene marco dorado: por ahora, la fila de abajo. El as es lo que más vale, así que pulsa A♦.
    [wrong] Se puede, pero ahí abajo no hay carta mejor que el as: pulsa A♦.
   *[well] Está en juego A♦, marcado con las espadas.
 }
lesson-attack = { $part ->
    [say] Se ataca en secreto, y gana el valor más alto. Las cartas cuentan su número; jota, reina y rey, 10; el as, 15. Gana el as con tu rey: pulsa K♠.
    [wrong] Aldric tiene más cartas que ganarían a esa. Tu rey es más fuerte: pulsa K♠.
    [joker] El comodín vale 0: cede el montón. Y este as te interesa.
    [sequence] Es un buen ataque, pero guarda esas cartas para un montón mayor. Pulsa K♠.
   *[well] ¡Has ganado! La reina de Aldric también cuenta 10, pero el rey está por encima. Las dos cartas quedan fuera de la partida.
 }
lesson-spoils = { $part ->
    [say] El as es tuyo. En la mano puede atacar; en la reserva solo podría desempatar. Ninguna carta suelta gana a un as, así que pulsa «A la mano».
    [wrong] En la reserva, el as esperaría un empate. Lo quieres para atacar, así que pulsa «A la mano».
   *[well] Un montón se puede elegir en cuanto una de sus dos esquinas de abajo queda libre. Sin el A♦, ya se pueden elegir los dos que tenía encima.
 }
lesson-give-up = { $part ->
    [say] Aldric eligió 3♣ y la carta oculta de debajo. No vale la pena gastar ahí una buena carta. El comodín cede un montón, y siempre vuelve a ti. Juégalo.
    [wrong] Puedes pelear, pero lo que juegues se gasta. Aquí cede: juega el comodín.
   *[well] Aldric ganó dos cartas, pero su 9 está fuera de la partida. Tu comodín volvió a tu mano.
 }
lesson-largest = { $part ->
    [say] Se elige por turno, gane quien gane. Ahora hay dos montones de 3 para elegir. Solo ves la carta de arriba, pero ganarías las tres: elige K♥ ×3 en el menú.
    [wrong] Se puede, pero tres cartas con un rey encima valen más: K♥ ×3.
   *[well] Hay tres cartas en juego: merecen tu ataque más fuerte.
 }
lesson-sequence = { $part ->
    [say] Dos o más cartas seguidas de un palo, ninguna por encima del 8, atacan juntas y se suman. Tres diamantes bajos hacen 15, tanto como un as: juega 4♦ 5♦ 6♦.
    [wrong] Eso vale menos de 15. Juega los tres diamantes: 4♦ 5♦ 6♦.
    [joker] El comodín cedería tres cartas. Pelea por ellas.
    [ace] Tu as también vale 15, pero estas tres cartas bajas por separado poco pueden: juega 4♦ 5♦ 6♦ y guarda el as.
   *[well] Aldric jugó un as: 15 contra 15, ¡empate! Todas esas cartas quedan fuera de la partida.
 }
lesson-tie = { $part ->
    [say] En un empate se ataca otra vez, solo desde la reserva. Tu comodín pasó a ella por sí solo. Tu reina es lo más fuerte que tienes ahí: juega Q♣.
    [wrong] Un 10 cuenta lo mismo que una reina, pero está por debajo. Juega Q♣.
    [joker] El comodín seguiría cediendo el montón. Juega Q♣.
   *[well] Tu reina ganó a la jota de Aldric. K♥, 8♥ y 6♥ están ahora en tu mano. Tu comodín sigue en la reserva.
 }
lesson-two-jokers = { $part ->
    [say] Aldric eligió 4♣, que vale poco. Tu comodín también puede atacar desde la reserva, y luego vuelve a tu mano: juégalo.
    [wrong] Lo que juegas se gasta, y 4♣ no lo vale. Juega el comodín.
   *[well] Aldric también jugó su comodín. *Cuando chocan dos comodines, nadie gana el montón*: 4♣ se descarta. Después Aldric ganó los dos montones de 4, y ahora se pelea por la cima.
 }
lesson-apex = { $part ->
    [say] Quien gana la cima gana la partida, sin importar quién la eligió ni quién ganó más cartas. Sabes que Aldric tiene A♣, que vale 15. Supéralo: juega 6♥ 7♥ 8♥, que valen 21.
    [wrong] Después de la cima no viene nada, así que no te guardes nada: 6♥ 7♥ 8♥ suman 21.
    [joker] ¡En la cima, el comodín entrega la partida entera!
    [ace] Tu as solo empataría con A♣. 6♥ 7♥ 8♥ valen 21: juégalas.
   *[well] 21 gana a 15. Aldric ganó más cartas, ¡pero en la colina reinas tú!
 }
lesson-question = Aldric jugó un rey y tú otro: empate. Él no apartó nada, así que en su reserva solo está el comodín. ¿Qué carta juegas?
lesson-play-queen = { $part ->
    [label] Jugar Q♣
   *[why] Con esa ganas, pero lo que juegas se gasta. Aldric solo puede jugar su comodín, que vale 0: ¿qué es lo mínimo que le gana?
 }
lesson-play-two = { $part ->
    [label] Jugar 2♦
   *[why] ¡Eso es! Aldric tuvo que jugar su comodín, que vale 0. Te basta con 2♦, y Q♣ puede ganar otro empate.
 }
lesson-play-joker = { $part ->
    [label] Jugar el comodín
   *[why] Entonces chocan dos comodines, y el montón se descarta. Puedes ganar este as: ¿qué es lo mínimo que le gana a un comodín?
 }
lesson-last = Y eso es todo: elige un montón, ataca en secreto, llévate lo que ganes y guarda lo suficiente para la cima. ¿Jugamos una partida de verdad?

## Commands

command = rey-de-la-colina
    .about = Pelea por una pirámide de cartas, para dos
    .faces_tie = figuras_empatan
    .faces_tie-about = Variante: diez, jota, reina y rey empatan todos (por defecto, no)
