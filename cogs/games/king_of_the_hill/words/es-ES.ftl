## King of the Hill on Discord

## Coaching for people who are new to King of the Hill: what to do now, and why

setting-aside-reserve-only = La reserva solo sirve en los empates, y ahí decide una carta fuerte; pero la que está en ella no puede atacar de otro modo.
choosing-stack-biggest = Lo más que se puede ganar ahora es { $stack }, con lo oculto incluido. Pero tu rival también lo quiere.
attacking-play-gone = Lo que juegues se gasta, ganes o pierdas: gana con lo justo. Tu mejor ataque vale { $best }.
dividing-card-hand = Una carta de la mano puede atacar en cualquier batalla; una de la reserva, solo en los empates. Donde la pongas, se queda.
setting-aside-reserve-only-ties = La reserva solo sirve en los empates. En la mano, las cartas en escalera atacan juntas: { $attack }.
choosing-apex-open = La cima está libre, y quien la gane se lleva la partida: ¿te alcanza con tu mejor ataque? Si no, en otros montones hay más cartas.
choosing-single-card = Con una carta suelta ves justo aquello por lo que peleas, y cuando se va quedan libres los montones de encima.
attacking-only-reserves = Ahora solo pelean las reservas, y lo mejor de la tuya vale { $best }. Lo que juegues se gasta.
attacking-decides-match = Esto decide la partida: no tiene sentido guardarse nada. Tu mejor ataque vale { $best }.
attacking-only-card = Solo está en juego { $card }: ¿vale lo que vas a gastar? El comodín la cede gratis.
attacking-size-cards = Las { $size } cartas van para quien gane, así que espera un ataque fuerte. Tu mejor ataque vale { $best }.
dividing-hand-makes = En la mano esto hace escalera: { $attack }. En la reserva, las cartas solo desempatan.
dividing-reserve-win = Tu reserva aún no puede ganar un empate. Pero la carta que pongas ahí ya no servirá en los ataques normales.
attacking-opponent-nothing = Tu rival no tiene en reserva más que el comodín, que vale 0: lo vence cualquier carta.
attacking-size-cards-go = Las { $size } cartas van para quien gane. Tu mejor ataque vale { $best }: ninguna carta suelta lo supera.

## The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing

setting-aside-set-up = **Prepara tu reserva.** Elige las cartas que apartas: sirven para desempatar, y tu rival solo sabrá cuántas son. Puedes esconder ahí el comodín, de farol.
dividing-goes-hand = Lo que va a tu mano se puede jugar ya en la próxima batalla.
dividing-won-cards = **Has ganado { $cards }.** Mándalo todo a un lado, o elige qué va a la reserva y pulsa *Dividir*.
menu = Pelear por…
stack-name = La cima
attacking-tie-attack = **¡Empate!** Ataca otra vez por { $stack }, desde tu reserva.
attacking-attack-stack = **Ataca por { $stack }.** Lo que elijas se juega al momento.
attack-menus = Atacar con…
dividing-won-cards-where = **Has ganado { $cards }.** ¿Adónde va?
button-divide = Dividir
controls-choosing = **Te toca:** elige por qué montón pelear.
button-battles-far = Batallas anteriores
button-set-aside = Apartar
button-reserve = Sin reserva
attacking-joker-gives = ¡Con el comodín entregas la partida!
button-into-my = A la mano
button-into-my-hand = Todo a la mano
button-into-my-reserve = A la reserva
button-into-my-reserve-2 = Todo a la reserva

## A lesson of King of the Hill by playing: seven battles, from the bottom row to the apex

keep-the-sequence = Es un buen ataque, pero guarda esas cartas para un montón mayor. Pulsa K♠.
lesson-goal = Gana el comodín que corona la pirámide, en la cima, y serás Rey de la colina. Los montones que ganes por el camino te dan cartas.
lesson-last = Y eso es todo: elige un montón, ataca en secreto, llévate lo que ganes y guarda lo suficiente para la cima. ¿Jugamos una partida de verdad?
lesson-steps-first-set = Primero aparta cartas para tu reserva: sirve para desempatar y para nada más. Las demás quedan en la mano para atacar. Elige 10♣ y Q♣, y pulsa «Apartar».
lesson-steps-any-reserve = Vale cualquier reserva, pero aquí te harán falta las demás cartas en la mano: aparta 10♣ y Q♣, nada más.
lesson-steps-aldric-set = Aldric también ha apartado 2 cartas. Todos ven cuántas, pero no cuáles.
lesson-steps-its-turn = Te toca elegir el montón por el que se pelea. Se puede elegir lo que tiene marco dorado: por ahora, la fila de abajo. El as es lo que más vale, así que pulsa A♦.
lesson-steps-thats-allowed = Se puede, pero ahí abajo no hay carta mejor que el as: pulsa A♦.
lesson-steps-stake-marked = Está en juego A♦, marcado con las espadas.
lesson-steps-both-attack = Se ataca en secreto, y gana el valor más alto. Las cartas cuentan su número; jota, reina y rey, 10; el as, 15. Gana el as con tu rey: pulsa K♠.
lesson-steps-aldric-more = Aldric tiene más cartas que ganarían a esa. Tu rey es más fuerte: pulsa K♠.
lesson-steps-win-aldrics = ¡Has ganado! La reina de Aldric también cuenta 10, pero el rey está por encima. Las dos cartas quedan fuera de la partida.
lesson-steps-ace-yours = El as es tuyo. En la mano puede atacar; en la reserva solo podría desempatar. Ninguna carta suelta gana a un as, así que pulsa «A la mano».
lesson-steps-reserve-ace = En la reserva, el as esperaría un empate. Lo quieres para atacar, así que pulsa «A la mano».
lesson-steps-choose-stack = Un montón se puede elegir en cuanto una de sus dos esquinas de abajo queda libre. Sin el A♦, ya se pueden elegir los dos que tenía encima.
lesson-steps-aldric-chose = Aldric eligió 3♣ y la carta oculta de debajo. No vale la pena gastar ahí una buena carta. El comodín cede un montón, y siempre vuelve a ti. Juégalo.
lesson-steps-could-fight = Puedes pelear, pero lo que juegues se gasta. Aquí cede: juega el comodín.
lesson-steps-aldric-won = Aldric ganó dos cartas, pero su 9 está fuera de la partida. Tu comodín ha vuelto a tu mano.
lesson-steps-take-turns = Se elige por turno, gane quien gane. Ahora hay dos montones de 3 para elegir. Solo ves la carta de arriba, pero ganarías las tres: elige K♥ ×3 en el menú.
lesson-steps-thats-allowed-but = Se puede, pero tres cartas con un rey encima valen más: K♥ ×3.
lesson-steps-three-cards = Hay tres cartas en juego: merecen tu ataque más fuerte.
lesson-steps-two-more = Dos o más cartas seguidas de un palo, ninguna por encima del 8, atacan juntas y se suman. Tres diamantes bajos hacen 15, tanto como un as: juega 4♦ 5♦ 6♦.
lesson-steps-thats-worth = Eso vale menos de 15. Juega los tres diamantes: 4♦ 5♦ 6♦.
lesson-steps-aldric-played = Aldric jugó un as: 15 contra 15, ¡empate! Todas esas cartas quedan fuera de la partida.
lesson-steps-tie-both = En un empate se ataca otra vez, solo desde la reserva. Tu comodín ha pasado a ella por sí solo. Tu reina es lo más fuerte que tienes ahí: juega Q♣.
lesson-steps-10-counts = Un 10 cuenta lo mismo que una reina, pero está por debajo. Juega Q♣.
lesson-steps-queen-beat = Tu reina ganó a la jota de Aldric. K♥, 8♥ y 6♥ están ahora en tu mano. Tu comodín sigue en la reserva.
lesson-steps-aldric-chose-which = Aldric eligió 4♣, que vale poco. Tu comodín también puede atacar desde la reserva, y luego vuelve a tu mano: juégalo.
lesson-steps-play-gone = Lo que juegas se gasta, y 4♣ no lo vale. Juega el comodín.
lesson-steps-aldric-played-his = Aldric también jugó su comodín. *Cuando chocan dos comodines, nadie gana el montón*: 4♣ se descarta. Después Aldric ganó los dos montones de 4, y ahora se pelea por la cima.
lesson-steps-player-wins = Quien gana la cima gana la partida, sin importar quién la eligió ni quién ganó más cartas. Sabes que Aldric tiene A♣, que vale 15. Supéralo: juega 6♥ 7♥ 8♥, que valen 21.
lesson-steps-nothing-comes = Después de la cima no viene nada, así que no te guardes nada: 6♥ 7♥ 8♥ suman 21.
lesson-steps-21-beats = 21 gana a 15. Aldric ganó más cartas, ¡pero en la colina reinas tú!
lesson-ask = Aldric jugó un rey y tú otro: empate. Él no apartó nada, así que en su reserva solo está el comodín. ¿Qué carta juegas?
lesson-steps-then-youd = Entonces en un empate no te quedaría más que el comodín, que vale 0. Aparta 10♣ y Q♣.
lesson-steps-joker-worth = El comodín vale 0: cede el montón. Y este as te interesa.
lesson-steps-joker-give = El comodín cedería tres cartas. Pelea por ellas.
lesson-steps-ace-worth = Tu as también vale 15, pero estas tres cartas bajas por separado poco pueden: juega 4♦ 5♦ 6♦ y guarda el as.
lesson-steps-joker-still = El comodín seguiría cediendo el montón. Juega Q♣.
lesson-steps-apex-joker = ¡En la cima, el comodín entrega la partida entera!
lesson-steps-ace-only = Tu as solo empataría con A♣. 6♥ 7♥ 8♥ valen 21: juégalas.
lesson-answers-play = Jugar Q♣
lesson-answers-wins-but = Con esa ganas, pero lo que juegas se gasta. Aldric solo puede jugar su comodín, que vale 0: ¿qué es lo mínimo que le gana?
lesson-answers-play-2 = Jugar 2♦
lesson-answers-right-aldric = ¡Eso es! Aldric tuvo que jugar su comodín, que vale 0. Te basta con 2♦, y Q♣ puede ganar otro empate.
lesson-answers-play-joker = Jugar el comodín
lesson-answers-then-two = Entonces chocan dos comodines, y el montón se descarta. Puedes ganar este as: ¿qué es lo mínimo que le gana a un comodín?

## The public picture of a game of King of the Hill, and the private one of a hand

drawn-hand = Mano
drawn-reserve = Reserva
drawn-won = Ganadas
drawn-spoils = Botín
drawn-choose = Elegir
drawn-attack = Ataque
drawn-divide = Dividir
drawn-ready = Hecho
drawn-conceded = Se rindió
drawn-king = Rey
drawn-draw = Sin rey
drawn-discarded = Descarte

## The presenter of King of the Hill: its board, its hands and its rules

name = Rey de la colina
about = Pelea con ataques secretos por los montones de una pirámide; quien gana su cima es Rey de la colina. Para 2 jugadores.
goal = Gana la partida quien gana el comodín de la cima
signs-legend = ✅ montón ganado · ❌ montón perdido · ⬛ montón descartado: dos comodines · ⭐ Rey de la colina
options-ten-jack = Diez, jota, reina y rey conservan su orden
score = { $n ->
    [one] 1 carta ganada
   *[other] { $n } cartas ganadas
 }
options-ten-jack-queen = Diez, jota, reina y rey empatan

## Sentences on why one decision in King of the Hill is better than another

attack-cards-wins = Con { $cards } ganas esta batalla { $n } de cada 100 veces; con { $other }, solo { $m }.
attack-both-win = Las dos opciones ganan esta batalla casi con la misma frecuencia, pero esta guarda { $best } para la cima.
attack-other-wins = Con { $other } ganas esta batalla más a menudo, pero el montón no lo vale.
attack-both-win-battle = Las dos opciones ganan esta batalla casi con la misma frecuencia, pero esta te cuesta menos.
stack-youd-win = Ahora mismo ganarías la cima { $n } de cada 100 veces.
stack-youd-win-apex = Ahora mismo solo ganarías la cima { $n } de cada 100 veces.
stack-youd-win-stack = Peleando por { $stack }, ganarías { $n } de cada 100 veces; por { $other }, solo { $m }.
after-lose-battle = Si pierdes la batalla, aún ganas la partida { $n } de cada 100 veces, no solo { $m }.
after-win-battle = Si ganas la batalla, ganas la partida { $n } de cada 100 veces, no solo { $m }.
division-best-attack = Así, tu mejor ataque desde la mano es { $cards }; de la otra forma, solo { $other }.
division-cards-reserve = Con { $cards } en la reserva ganas más empates.
division-leaves-more = { $n ->
    [one] Así te queda { $n } carta más para atacar, y aún hay batallas por delante.
   *[other] Así te quedan { $n } cartas más para atacar, y aún hay batallas por delante.
 }
division-reserve-more = Cuantas más cartas haya en la reserva, más empates podrás romper.
reserve-card-does = { $card } rinde más en tu mano que en la reserva, donde solo sirve para desempatar.
reserve-card-reserve = En la reserva, { $card } gana empates que de otro modo perderías.
attack-cards-wins-apex = Con { $cards } ganas la cima { $n } de cada 100 veces; con { $other }, solo { $m }.
attack-other-wins-battle = Con { $other } ganas esta batalla más a menudo, pero así guardas { $best } para la cima.

## The rules of King of the Hill in our own words

table-goal-win = **Objetivo.** Ganar el comodín que corona la pirámide, en la cima. Quien lo gana es Rey de la colina, aunque esa batalla la haya elegido su rival. Da igual cuántas cartas ganes.
battle-ties-joker = **Los empates.** Si tu comodín sigue en tu mano, pasa a tu reserva; el de tu rival, a la suya. Luego se ataca otra vez, solo desde la reserva, hasta romper el empate.
rules-king-hill = «Rey de la colina» es una creación de Larry Levy (The Games Journal).
rules-pyramid-start = La pirámide al empezar: el comodín en la cima; debajo, dos montones de cuatro, tres de tres, cuatro de dos y cinco cartas sueltas. Se puede elegir la fila de abajo, de la A a la E.
table-deal = **El reparto.**
table-each-get = Recibes 11 cartas y un comodín, y tu rival lo mismo.
table-other-30 = Las otras 30 cartas forman una pirámide bajo un tercer comodín. De arriba abajo: dos montones de 4, tres de 3, cuatro de 2 y cinco cartas sueltas.
table-only-top = De cada montón solo se ve la carta de arriba.
table-reserve = **La reserva.**
table-before-first = Antes de la primera batalla, cada cual aparta cartas en secreto. Sirven para los desempates.
table-set-aside = Puedes apartar todas tus cartas, algunas o ninguna. Tu rival ve cuántas son, pero no cuáles.
table-hide-joker = También puedes esconder ahí tu comodín, de farol.
table-choosing = **Elegir.**
table-take-turns = Por turno, se elige el montón por el que se pelea. Empieza quien repartió.
table-choose-any = Puedes elegir cualquier montón de la fila de abajo, o uno más alto al que ya le falte al menos uno de los dos que tiene justo debajo.
table-only-choose = Para pelear por la cima tienen que faltar los dos montones que tiene justo debajo. Otros pueden seguir en pie.
table-spoils = **El botín.**
table-win-stack = Si ganas un montón, te llevas todas sus cartas. Pon cada una en tu mano o en tu reserva.
table-opponent-only = Tu rival solo ve cuántas van a cada lado. Ninguna otra carta pasa de tu mano a tu reserva ni al revés.
battle-attacks-both = **Los ataques.** Cada cual elige su ataque en secreto (ni siquiera se sabe de cuántas cartas es) y los dos se descubren a la vez. Puedes jugar:
battle-card = una carta
battle-sequence-two = una escalera: dos o más cartas seguidas de un palo, ninguna por encima del 8 (el as es alto, así que la más baja es el 2)
battle-joker-which = el comodín, que cede el montón y, en la cima, la partida
battle-values-higher = **Los valores.** Gana el valor más alto.
battle-cards-10 = Las cartas del 2 al 10 valen su número. La jota, la reina y el rey valen 10; el as, 15.
battle-sequence-worth = Una escalera vale su suma: 4-5-6 de tréboles son 15, y 3-4-5-6 de diamantes son 18.
battle-joker-counts = El comodín no vale nada.
battle-between-two = Entre dos cartas sueltas que valen 10 gana la más alta, en el orden 10, J, Q, K. Si quien dirige la mesa eligió que empaten, empatan.
battle-anything-else = Cualquier otro ataque del mismo valor empata.
battle-after-battle = **Tras la batalla.**
battle-cards-both = Las cartas jugadas quedan fuera de la partida. Los comodines vuelven a la mano.
battle-two-jokers = Si se encuentran dos comodines, nadie gana el montón, que se descarta.
battle-now-other = Ahora le toca elegir a quien no eligió antes, gane quien gane.
rulings-dealer-chosen = Quién reparte se decide por sorteo.
rulings-play-joker = Puedes jugar tu comodín desde la reserva. Después estará en tu mano.
rulings-joker-isnt = Un comodín que no se juega en un empate se queda en la reserva.
rulings-tie-reserve = En un empate, una reserva de una sola carta no puede ser más que el comodín, así que se juega al instante.
rulings-two-jokers = Si se encuentran dos comodines en la cima, la partida acaba en empate.
rulings-discarded-cards = Las cartas descartadas quedan a la vista.
rulings-leave-lose = Si te vas, pierdes.
rulings-cards-go = A tu reserva no va ninguna carta.
rulings-smallest-stack = Se elige el montón más pequeño; la cima, en último lugar.
rulings-joker-attacks = Ataca tu comodín. En la cima, tu ataque más fuerte.
rulings-spoils-go = Todo el botín va a tu mano.

## Sentences of a replay of King of the Hill: its steps, and open hands

step-name-sets = { $name } prepara la reserva
step-name-fights = { $name } pelea por { $stack }
step-name-attacks = { $name } ataca en secreto
choice-reserve-cards = Reserva, { $n }: { $cards }
step-name-attacks-cards = { $name } ataca con { $cards }

## The texts of King of the Hill: turns, battles, and reasons

refusals-not-your-turn = Eso le toca a tu rival. El tablero muestra qué viene ahora.
refusals-stack-not-available = Ese montón aún no se puede elegir: lo tapan los montones de abajo. Los que se pueden elegir tienen marco dorado.
refusals-not-an-attack = Eso no es un ataque. Juega una carta, o dos o más seguidas de un palo sin pasar del 8, o el comodín.
refusals-not-in-reserve = En un empate solo pueden atacar las cartas de tu reserva.
refusals-not-won = Solo se dividen las cartas recién ganadas. Vuelve a abrir tu mano.
refusals-players = «Rey de la colina» es para dos.
refusals-joining-closed = «Rey de la colina» es para dos, y los dos asientos están ocupados.
blow-name-attacked = { $name } atacó con { $cards }; { $other }, con { $others }: { $what }.
result-name-won = { $name } ganó { $stack }: { $hand } a la mano, { $reserve } a la reserva.
footer-stack-left = { $n ->
    [one] Queda 1 montón de 15
   *[other] Quedan { $n } montones de 15
 }
choice-chosen-cards = Elección: { $cards }
verdict-name-wins = ¡{ $name } gana la cima y reina en la colina!
card = Comodín
stack-apex = la cima
counts-hand = { $n } en la mano
counts-reserve = { $n } en la reserva
counts-won = ganadas: { $n }
battle-battle-number = **Batalla { $number }**, por { $stack }:
blow-two-jokers = dos comodines
blow-reserves-name = Desde las reservas, { $name } atacó con { $cards }; { $other }, con { $others }: { $what }.
result-nobody-gets = Nadie se lleva { $stack }: se descarta.
result-name-won-stack = { $name } ganó { $stack } y se llevó las dos cartas a la mano.
result-name-won-stack-put = { $name } ganó { $stack } y puso las dos cartas en la reserva.
result-name-won-stack-put-hand = { $n ->
    [one] { $name } ganó { $stack } y se llevó la carta a la mano.
   *[other] { $name } ganó { $stack } y se llevó las { $n } cartas a la mano.
 }
result-name-won-stack-put-reserve = { $n ->
    [one] { $name } ganó { $stack } y puso la carta en la reserva.
   *[other] { $name } ganó { $stack } y puso las { $n } cartas en la reserva.
 }
memory = Fuera de la partida: { $cards }
verdict-two-jokers = Dos comodines en la cima: nadie reina en la colina. Empate.
verdict-other-concedes = { $other } se rinde: ¡{ $name } reina en la colina!
rows = Fila { $row }: { $stacks }
now-setup = Hora de preparar la reserva, en secreto: *Mi mano* abre tus cartas. Falta la elección de { $names }.
now-choosing = { $name } elige por qué montón pelear, entre los de marco dorado.
now-attack-name-chose = { $name } pelea por { $stack }: los dos atacan en secreto. Falta el ataque de { $names }.
now-spoils = { $name } ganó { $stack } y divide las cartas entre la mano y la reserva.
seat = **Rey de la colina**
blow-tie = empate
blow-name-wins = gana { $name }
footer-ten-jack = diez, jota, reina y rey empatan
waiting-choosing = { $name } elige por qué montón pelear.
waiting-spoils = { $name } divide lo ganado.
waiting = Ya elegiste. Falta { $name }.
hand-in = Recién ganado: { $cards }
known-known-hand = Se sabe que en la mano hay: { $cards }
known-known-reserve = Se sabe que en la reserva hay: { $cards }
known-hand-reserve = En la mano o en la reserva: { $cards }
now-attack-tie-stack = ¡Empate por { $stack }! Otro ataque, desde la reserva. Falta el ataque de { $names }.
blow-name-wins-because = gana { $name }, porque { $card } está por encima de { $other }

## Commands

command = rey-de-la-colina
    .about = Pelea por una pirámide de cartas, para dos
    .faces_tie = figuras_empatan
    .faces_tie-about = Variante: diez, jota, reina y rey empatan todos (por defecto, no)
