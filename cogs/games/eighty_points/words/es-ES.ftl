## King of the Hill: Eighty Points on Discord

## Coaching for people who are new to Eighty Points: what to do now, and why

declaring-suit-held = Con { $suit }, los triunfos de tu mano serían { $n } de { $held }. Lo normal es uno de cada tres cartas; con más, vale la pena declarar.
leading-lead-highest = Sales tú: lo que gana a todo lo demás se lleva los puntos de la baza; una carta baja regala la salida.
following-name-winning = { $name }, del otro bando, va ganando con { $cards }, y eso puedes superarlo. Puntos en esta baza: { $n }.
declaring-youve-declared = Ya declaraste; una pareja todavía puede superar una carta sola.
declaring-theres-already = Ya hay algo declarado, y solo una pareja de rango { $rank } lo supera.
declaring-need-card = Solo con una carta de rango { $rank } puedes declarar. Sin ella, espera a ver con quién juegas.
declaring-suit-held-cards = Con { $suit }, los triunfos de tu mano serían { $n } de { $held }. Lo normal es uno de cada tres cartas; quien quiere ser Rey de la colina pide más.
leading-lead-aces = Sales tú: ases, parejas y triunfos altos les niegan puntos a los retadores, que necesitan 80.
leading-lead-pair = Puedes salir con una pareja: solo la gana una pareja más alta o una de triunfos, así que sus puntos están bastante seguros.
following-name-winning-side = { $name }, de tu bando, va ganando con { $cards }: los puntos que añadas pueden quedarse en tu bando.
following-name-winning-cards = { $name } va ganando con { $cards }. Si juegas { $card } antes que nadie, estáis en el mismo bando.
following-beat-cards = Nada de lo que puedes jugar gana a lo más alto de la mesa ({ $cards }): un cinco, un diez o un rey tuyo iría para quien gane.
following-beat-cards-but = { $name } va ganando con { $cards }: puedes superarlo, pero aún no se sabe en qué bando está. Puntos en esta baza: { $n }.
coaching-naming = Los triunfos ganan a cualquier otro palo, así que muchos ayudan: con { $suit } tendrías { $n }.
coaching-burying = Si entierras un palo entero, podrás fallarlo cuando salga.
coaching-calling = Quien tiene la carta alta que te falta es un buen cómplice, y es probable que la juegue pronto.
coaching-scored = Los rangos se quedan; los bandos, no: quien estaba en tu contra puede ser tu cómplice en la ronda siguiente.

## The controls of Eighty Points: declaring, burying, calling, playing

naming-name-suit = Nombrar el palo
naming-nobody-declared = **Nadie declaró.** Nombra el palo de triunfo.
burying-king-hill = **Eres Rey de la colina.** Entierra ocho de tus 28 cartas. Si un retador gana la última baza, los puntos enterrados cuentan doble para los retadores.
calling-call-card = **Llama una carta** que tengan otros: quien la juegue primero será tu cómplice. Si no llamas ninguna, defiendes en solitario.
calling-call-card-2 = Llamar esta carta
declaring-declare = Declarar
naming-name-suit-2 = Nombrar { $suit }
calling-call-suit = Llamar una carta de { $suit }
calling-call-card-3 = Llamar { $card }
called-option = { $n ->
    [one] { $card } (tienes 1)
   *[other] { $card } (tienes { $n })
 }
playing = Recuperar { $card }
declaring-declare-cards = Declarar { $cards }
declaring-done = He acabado
declaring-declare-nothing = No declarar nada
burying-bury-these = Enterrar estas ocho
button-n-of = { $n } de { $all }
calling-call-suit-joker = Llamar una carta de { $suit } o un comodín
button-call-nobody = No llamar ninguna
menu-play-card = Juega una carta
button-ready = Adelante
controls-scored = **¿Pasamos a la siguiente ronda?**
menu-choose-declare = Qué declarar
menu-trump-suit = Triunfo

## The texts of a hand of Eighty Points, for its owner only

own-declaring-nothing-declare = Aún no tienes nada que declarar.
why-turn-pair = **Te toca:** no tienes pareja de { $suit }, así que juega dos cartas cualesquiera de { $suit }.
ended-match-over = La partida ha terminado. Tú: puesto { $position }, rango { $rank }, { $points } puntos.
own-declaring-declaring-cards = Declaras { $cards }: todos lo verán cuando hayan respondido todos.
own-declaring-declare-nobody = **Puedes declarar.** Si nadie te supera, serás Rey de la colina y ese palo será triunfo.
own-declaring-declare-suit = **Puedes declarar.** Ese palo será triunfo.
own-declaring-nothing-declare-2 = No tienes nada que declarar.
own-declaring-youve-answered = Ya respondiste. Faltan los demás.
own-declaring-pair-final = Una pareja es definitiva.
why-lead-any = **Sales tú:** cualquier carta, o dos iguales.
why-turn-suit = **Te toca:** no tienes { $suit }, así que juega cualquier carta.
why-turn-follow = **Te toca:** asiste con una pareja de { $suit }.
why-turn-suit-play = **Te toca:** no tienes { $suit }, así que juega dos cartas cualesquiera.
why-turn-pair-suit = **Te toca:** no tienes pareja de { $suit }, así que juega dos cartas cualesquiera.
why-turn-card = **Te toca:** { $card } es tu única carta de { $suit }, así que tienes que jugarla. Añade otra cualquiera.
held = triunfos
ended-match-over-2 = La partida ha terminado.
own-declaring-declaring-cards-everyone = Declaras { $cards }: todos lo verán con las próximas cartas.
why-turn-follow-suit = **Te toca:** asiste con { $suit }.
secret-buried-cards = Enterraste { $cards }.
secret-hold-called = La carta llamada la tienes tú.
hand-in = Retadores: { $points } de 80 puntos. Tú: { $mine }.
secret-hold-both = **Tienes las dos cartas llamadas: eres cómplice en secreto.**
secret-hold-called-card = **Tienes la carta llamada. Juégala antes que nadie y serás cómplice del Rey.**

## A lesson of Eighty Points by playing: six tricks as a challenger, then burying and calling

lesson-goal = Gana el rango más alto. En cada ronda, dos defienden la colina contra tres. Si los tres sacan **80 puntos** en bazas (5 por un cinco, 10 por un diez o un rey), los defensores no suben.
lesson-last = La ronda dura hasta que se juegan todas las cartas. Por debajo de 80, los defensores suben de rango; desde 80, el próximo Rey es un retador, y desde 120 los retadores suben. Luego cambian los bandos. ¿Empezamos?
lesson-steps-everyone-starts = Todos empiezan en el rango 2, así que en esta ronda los doses son especiales: quien muestra uno reclama la colina. Tienes 2♥. Pulsa «Declarar 2♥».
lesson-steps-could-keep = Podrías no decir nada, pero lucha ya por la colina: pulsa **Declarar 2♥**.
lesson-steps-aldric-showed = Aldric mostró dos 2♠, y una pareja supera a una carta sola. Así que es Rey de la colina, y las picas son triunfo. Tú estás con los retadores. Aldric llama A♦: quien lo juegue primero será su cómplice.
lesson-steps-aldric-led = Aldric salió de corazones, así que tienes que jugar un corazón. El más alto se lleva la baza, que tiene 15 puntos: juega A♥.
lesson-steps-heart-below = Ese corazón no llega a la reina de Aldric, y los 15 puntos serían suyos. Juega A♥.
lesson-steps-ace-took = Tu as se la llevó: 5 por el cinco, 10 por el diez. 15 puntos de 80.
lesson-steps-take-trick = Quien gana una baza sale en la siguiente: con una carta o con dos iguales. A una pareja solo la gana una pareja más alta, o una de triunfos. Elige K♣ K♣ en el menú.
lesson-steps-could-lead = Puedes salir con eso, pero una pareja es más difícil de superar. Elige **K♣ K♣**.
lesson-steps-everyone-had = Todos tuvieron que asistir con dos tréboles, y nadie tenía pareja. 20 puntos por tus reyes, y 10 y 5 de los demás: 50 de 80.
lesson-steps-but-aldrics = Pero ¿quién es el cómplice de Aldric? Quien juegue primero A♦. Sácalo: elige en el menú tu único diamante, 3♦.
lesson-steps-tells-nothing = Así no descubres al cómplice. Sal de diamantes, a ver si cae A♦.
lesson-steps-berengar-played = Berengar (el 3) jugó A♦: **es el cómplice**. Él y Aldric defienden. Clotilde y Dagobert (el 4 y el 5) están de tu lado: sus puntos cuentan con los tuyos.
lesson-steps-clotildes-highest = El A♣ de Clotilde es el trébol más alto, y está de tu lado. Dale puntos: juega 10♣.
lesson-steps-club-worth = Ese trébol no vale nada. Clotilde va ganando para tu bando: añade 10♣.
lesson-steps-clotilde-took = Clotilde se llevó tu 10 para los tres: 60 de 80.
lesson-steps-diamonds-led = Salen diamantes y ya no te queda ninguno: ahora vale cualquier carta. Las picas son triunfo, y hasta la más baja gana a todos los diamantes. Juega 4♠.
lesson-steps-diamonds-only = Sin diamantes, esta baza solo se gana con un triunfo. Juega 4♠.
lesson-steps-berengar-had = Berengar tuvo que asistir con su último diamante, el rey. Tu 4♠ se lo llevó todo: 15 más, 75 de 80.
lesson-steps-trumps-form = Los triunfos son un solo palo; de arriba abajo: comodín rojo, comodín negro, 2♠, los demás doses, A♠ y los que siguen. A tu comodín rojo no le gana nada: sal con él.
lesson-steps-something-could = Esa carta podría perder. Sal con el comodín rojo, al que no le gana nada.
lesson-steps-everyone-had-follow = Todos tuvieron que asistir con triunfos, y Dagobert le dio a su bando el K♠. **85, más de los 80 que hacían falta.** Pase lo que pase ahora, Aldric y Berengar se quedan en el rango 2.
lesson-steps-new-match = Otra partida: nadie superó tu 2♥, así que eres Rey de la colina. Has tomado ocho cartas más, y entierras ocho. Quédate sin un palo entero: elige los ocho tréboles en su menú.
lesson-steps-without-any = Sin tréboles podrás fallar cuando salgan. Elige los ocho tréboles en su menú, y nada más.
lesson-steps-makes-eight = Ya son ocho, y entre ellas no hay cincos, dieces ni reyes.
lesson-steps-buried-points = Los puntos enterrados cuentan doble para los retadores si ganan la última baza. Estos tréboles no les darían nada. Pulsa «Enterrar estas ocho».
lesson-steps-bury-other = Los puntos de otras cartas podrían acabar en manos de los retadores. Pulsa **Enterrar estas ocho**.
lesson-steps-nobody-else = Nadie más las ve hasta que acaba la ronda.
lesson-steps-now-call = Ahora llama a tu cómplice: lo será quien juegue primero la carta llamada. A tus K♦ K♦ solo les ganan los ases, y no tienes ninguno. Elige A♦ en el menú de diamantes y pulsa «Llamar A♦».
lesson-steps-high-card = Una carta alta que te falta trae un cómplice fuerte. Elige A♦ en el menú de diamantes y pulsa **Llamar A♦**.
lesson-steps-now-only = Ahora solo quien tenga un A♦ puede ser tu cómplice. Todos sabrán quién es cuando se juegue esa carta.
lesson-ask = Aldric es Rey de la colina y llama A♦: las dos las tienes tú. Su A♥ va ganando esta baza, y tú juegas al final. ¿Qué juegas?
lesson-steps-king-lose = Un rey solo cae ante un as. Sal con los dos: elige **K♣ K♣**.
lesson-steps-then-youd = Así te quedarías a solas contra cuatro. Mejor llama A♦.
lesson-answers-play = Jugar 6♥
lesson-answers-hold-both = Tienes las dos cartas llamadas, así que defiendes con Aldric, y su as se lleva esta baza. Un 10 que te guardes puede caer más tarde en manos de los retadores.
lesson-answers-play-10 = Jugar 10♥
lesson-answers-right-makes = ¡Eso es! Con A♦ eres cómplice de Aldric en secreto, y a su as ya no le gana nadie: los retadores no se llevan tus 10 puntos.
lesson-answers-play-2 = Jugar A♦
lesson-answers-hearts-led = Salieron corazones y tienes alguno, así que debes jugarlo. Eres cómplice de Aldric: ¿cuál de tus corazones le ayuda?
lesson-steps-trump-take = Ese triunfo también la ganaría, pero te basta con el más bajo: 4♠.

## The public picture of a game of Eighty Points

drawn-round = Ronda
drawn-trick = Baza
drawn-dealing = Reparto
drawn-declaring = Declarar
drawn-naming = Triunfo
drawn-burying = Entierra
drawn-calling = Llamar
drawn-turn = Turno
drawn-first = Sale
drawn-you = Tú
drawn-ally = Cómplice
drawn-alone = A solas
drawn-score = Marcador
drawn-end = Resultado
drawn-defenders = Defensores
drawn-challengers = Retadores
drawn-dead = Mano muerta
drawn-next = Será Rey
drawn-winner = Gana
drawn-ideas = Ideas

## The presenter of Eighty Points: its board, its hands and its rules

name-king-hill = Rey de la colina: Ochenta puntos
about = El Rey de la colina y un cómplice secreto juegan contra tres retadores, que necesitan ochenta puntos en bazas. Para 5 jugadores; las máquinas ocupan los asientos libres.
goal = Gana el rango más alto. Los defensores suben si los retadores no llegan a 80 puntos
signs-legend = ✅ baza tuya, con puntos · 🟨 baza tuya, sin puntos · ⬛ baza de otro jugador
short-title = Ochenta puntos
score-rank-rank = rango { $rank }
button-tricks = Bazas
options-round = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
 }
options-until-someone = hasta que alguien pase del as
memory = Bazas de la ronda
options-loose-following = asistencia libre
menu-change-many = Cambiar cuántas rondas faltan

## Explains why one decision of a round was better than another

ally-card-makes = Con { $card } pasas ya a ser cómplice, y solo subirías { $m } de cada 100 veces. Con { $better }, { $n }.
found = Tras { $better }, tu cómplice aparece en esta baza { $n } de cada 100 veces; tras { $worse }, { $m }.
trick-worse-trick = Con { $worse }, esta baza de unos { $points } puntos va al otro bando { $m } de cada 100 veces; con { $better }, { $n }.
pair = Con { $better } conservas tu pareja de { $card }, y los retadores acaban con unos { $n } puntos. Con { $worse } acaban con { $m }.
buried = Así entierras menos puntos: { $less }, no { $more }. Cuentan doble si un retador gana la última baza. Los retadores acaban con unos { $n } puntos, no con { $m }.
trumps-keeps-more = Así conservas más triunfos: { $more }, no { $fewer }. Los retadores acaban con unos { $n } puntos, no con { $m }.
last = La última baza decide qué pasa con los puntos enterrados. Tras { $better }, la gana tu bando { $n } de cada 100 veces; tras { $worse }, { $m }.
ally-card-makes-ally = Con { $card } pasas a ser cómplice, en el bando al que le va mejor: subirías { $n } de cada 100 veces. Con { $worse }, { $m }.
trick-better-takes = Con { $better } ganas esta baza { $n } de cada 100 veces; con { $worse }, { $m }. Hay en juego unos { $points } puntos.
gift-worse-other = Con { $worse }, el otro bando saca unos { $m } puntos en esta baza; con { $better }, { $n }.
gift-better-side = Con { $better }, tu bando saca unos { $n } puntos en esta baza; con { $worse }, { $m }.
end-after-better = Tras { $better }, los retadores acaban con unos { $n } puntos. Tras { $worse }, con { $m }.
end-after-better-rise = Tras { $better }, subes en { $n } de cada 100 rondas. Tras { $worse }, en { $m }.
name-calling-nobody = **no llamar ninguna**
reason-better = enterrar de la mejor manera
reason-worse = enterrar de la otra manera

## The scoring of a round of Eighty Points, line by line

tricks-names-defended = { $n ->
    [one] { $names } defendió en solitario.
   *[other] Defendieron { $names }.
 }
tricks-challengers-parts = Retadores: { $parts } = **{ $sum }** puntos.
dead-dead-hand = { $n ->
    [one] Mano muerta: { $cards } (1 punto). La última baza fue de un retador, así que cuenta doble: **+{ $twice }**.
   *[other] Mano muerta: { $cards } ({ $n } puntos). La última baza fue de un retador, así que cuenta doble: **+{ $twice }**.
 }
total-total-total = Total: { $total }, al menos 80: los retadores ganan la ronda.
rise-band-up = { $n ->
    [one] { $band }: 1 rango más, { $now }.
   *[other] { $band }: { $n } rangos más, { $now }.
 }
band-200-more = 200 o más
next-name-next = El próximo Rey de la colina es { $name }, siguiente entre los retadores por orden de mesa.
dead-dead-hand-cards = { $n ->
    [one] Mano muerta: { $cards } (1 punto). La última baza fue de un defensor, así que no cuenta.
   *[other] Mano muerta: { $cards } ({ $n } puntos). La última baza fue de un defensor, así que no cuenta.
 }
total-total-total-thats = Total: { $total }, menos de 80: los defensores ganan la ronda.
rise-80-119 = De 80 a 119 no sube nadie.
band-points = Ni un punto
next-name-defended = { $name } defendió en solitario y sigue como Rey de la colina.
next-name-ally = El próximo Rey de la colina es { $name }, cómplice del actual.
rise-name-past = { $name } pasa del as
rise-name-rank = { $name } al rango { $rank }
band-least-most = De { $least } a { $most }

## Changing the number of rounds of a rated match, which everybody at the table has to agree to

too-soon = En una partida puntuable, un cambio vale desde la ronda siguiente, así que se juega al menos una más.

## The rules of Eighty Points in our own words

dealing-goal-climb = **Objetivo.** Cada cual sube por su cuenta, desde el rango 2 hasta el as y más allá. Pero cada ronda la gana un bando: el Rey de la colina y un cómplice defienden, los demás retan. Los bandos cambian de ronda en ronda.
tricks-leading-king = **La salida.** Primero sale el Rey de la colina. Después, quien ganó la última baza. Se sale con una carta o con una pareja de cartas idénticas.
score-next-king = **El próximo Rey.** Por debajo de 80 lo será el cómplice o, si no lo hay, el mismo Rey otra vez. Desde 80, el siguiente retador por orden de mesa.
rules-based-five = Según una variante para cinco de Ochenta puntos (Sheng Ji).
rules-table-during = Una mesa en la primera baza: cinco asientos, el palo y el rango de triunfo, la carta llamada, las cartas jugadas hasta ahora y la escala de rangos.
dealing-cards = **Las cartas.**
dealing-two-decks = Dos barajas con sus comodines son 108 cartas: 20 para cada uno de los cinco, y sobran 8.
dealing-each-worth = Cada 5 vale 5 puntos; cada 10 y cada rey, 10. En una ronda hay 200 puntos.
dealing-dealing-seats = **El reparto.** Los asientos se sortean antes de la primera carta.
dealing-trump-rank = El rango de triunfo es el rango del Rey de la colina. En la primera ronda es el 2.
dealing-while-cards = Mientras se reparte, quien tenga una carta de ese rango puede declarar triunfo su palo. Después, solo una pareja de ese rango supera la declaración.
dealing-first-round = En la primera ronda, quien hizo la declaración que queda en pie se convierte en Rey de la colina.
dealing-nobody-declares = Si nadie declara, el Rey de la colina nombra el palo. En la primera ronda se sortean el palo y el Rey.
dealing-dead-hand = **La mano muerta.**
dealing-king-hill = El Rey de la colina toma las 8 cartas que sobran y entierra 8, las que quiera.
dealing-then-king = Después el Rey llama una carta cualquiera, o ninguna. Quien juegue primero esa carta será su cómplice.
dealing-two-every = De cada carta hay dos, así que hasta entonces nadie sabe con certeza quién es el cómplice.
tricks-trumps-trumps = **Los triunfos.** Todos los triunfos forman un solo palo. De mayor a menor:
tricks-red-joker = el comodín rojo y luego el negro
tricks-trump-rank = el rango de triunfo: primero en el palo de triunfo, luego en los demás palos (iguales entre sí)
tricks-rest-trump = el resto del palo de triunfo, del as hacia abajo
tricks-trump-doesnt = Un triunfo no pertenece al palo que lleva impreso.
tricks-following = **Asistir.**
tricks-card-led = Si se salió con una carta, juega una de su palo, si la tienes.
tricks-pair-led = Si se salió con una pareja, juega una pareja de su palo, si la tienes.
tricks-pair-play = Si no tienes esa pareja, juega tantas cartas de su palo como tengas, hasta dos, y completa con lo que quieras.
tricks-loose-following = Con *asistencia libre*, si no tienes esa pareja, valen dos cartas cualesquiera.
tricks-taking-trick = **Ganar la baza.**
tricks-highest-trump = Gana la baza el triunfo más alto. Si no hay triunfos, la carta más alta del palo de salida.
tricks-only-pair = A una pareja solo la gana otra pareja.
tricks-cards-equal = Entre cartas iguales gana la que se jugó primero.
tricks-player-takes = Los puntos de la baza son para quien la gana.
score-scoring = **El recuento.**
score-count-points = Se cuentan los puntos que sacaron los retadores.
score-took-last = Si uno de ellos ganó la última baza, se añade el doble de los puntos de la mano muerta.
score-bar-board = La barra del tablero cuenta a todos salvo a quienes se sabe que defienden, así que baja cuando se descubre el cómplice.
score-rises = **¿Quién sube?**
score-points-defenders = Con 0 puntos, los defensores suben 3 rangos. De 1 a 40, suben 2. De 41 a 79, suben 1.
score-80-more = Desde 80 ganan los retadores. Hasta 119 no sube nadie. De 120 a 159, suben 1. De 160 a 199, suben 2. Con 200 o más, suben 3.
score-match-ends = La partida acaba tras las rondas acordadas (por defecto, 5). Quien dirige la mesa puede cambiar el número: *Más*, en su mano. En una partida puntuable todos tienen que elegir lo mismo, y se juega al menos una ronda más.
score-ends-soon = Acaba al instante cuando alguien pasa del as.
score-highest-rank = Gana el rango más alto. A igual rango, deciden los puntos sacados en toda la partida.
score-live-pace = **Con ritmo en vivo.**
score-card-dealt = Se reparte una carta cada 1,5 segundos. En cuanto se declara una pareja, llegan de golpe todas las que faltan.
score-seconds-last = Tienes 3 segundos para la última ocasión de declarar, 5 para nombrar un palo, 60 para enterrar, 15 para llamar y 10 para jugar.
score-finished-trick = Una baza terminada queda a la vista 2 segundos.
rulings-declared-pair = Una pareja declarada es definitiva. Con una pareja puedes superar tu propia carta suelta.
rulings-several-declare = Si varios declaran a la vez, cuenta la carta que se repartió antes. Lo mismo vale para las últimas respuestas, que todos dan en secreto.
rulings-follow-pair = Si asistes a una pareja sin tener otra, juegas tantas cartas de su palo como tengas, hasta dos.
rulings-any-54 = Puede llamarse cualquiera de las 54 cartas. Si es el propio Rey quien la juega primero, defiende en solitario.
rulings-first-round = La primera ronda empieza cuando quien dirige la mesa pulsa *Empezar*. Antes de cada una de las siguientes, todos pulsan *Adelante*.
rulings-several-pass = Si varios pasan del as en la misma ronda, ganan juntos.
rulings-leave-placed = Si te vas, acabas en el último puesto y una máquina sigue por ti.
rulings-declare-name = No declaras, y si te toca nombrar un palo, se sortea.
rulings-cards-picked = Se entierran las cartas que elegiste, y otras por sorteo hasta llegar a 8.
rulings-nobody-called = No se llama ninguna carta.
rulings-lowest-playable = Juegas la carta o la pareja más baja que puedas, a ser posible sin puntos.

## Sentences of a replay of Eighty Points: its steps, and open hands

worth-youd-rise = subirías { $ranks } rangos en promedio
lost = decisiones { $ranks } rangos
luck-compared-average = Comparadas con un reparto medio, tus cartas valían { $ranks } rangos.
worth-youd-hardly = casi nunca subirías
luck-cards-worth = Tus cartas valían lo mismo que las de un reparto medio.
step-name-nothing = { $name } no declara nada más
step-name-makes = { $name } nombra { $suit } como triunfo
step-name-chooses = { $name } elige cartas para enterrar
step-name-buries = { $name } entierra ocho cartas
step-name-calls = { $name } no llama ninguna carta
step-name-calls-card = { $name } llama { $card }
step-name-plays = { $name } juega { $cards }
step-name-ready = { $name } dice «Adelante»

## The texts of Eighty Points: turns, trumps, tricks and scores

not-following = Hay que asistir a la salida. Tu mano solo ofrece las cartas que puedes jugar.
refusals-not-the-koth = Eso lo decide solo el Rey de la colina.
refusals-pair-is-final = Hay declarada una pareja, y a una pareja no la supera nada.
refusals-pair-needed = Ya hay un palo declarado; solo lo supera una pareja.
refusals-not-declarable = No tienes las cartas para declarar ese palo.
refusals-answered = Ya respondiste en esta ronda.
refusals-already-ready = Ya dijiste «Adelante». Faltan los demás.
refusals-eight-cards = Se entierran exactamente ocho cartas, ni una más ni una menos.
refusals-not-a-lead = Sal con una carta, o con dos del mismo rango y palo.
refusals-players = «Ochenta puntos» es para cinco. Pulsa **Contra la máquina** para llenar los asientos libres.
refusals-joining-closed = «Ochenta puntos» es para cinco, y no queda ningún asiento.
order = Orden de juego: { $seats }
rounds-left-round-left = { $n ->
    [one] Después de la actual queda 1 ronda.
   *[other] Después de la actual quedan { $n } rondas.
 }
declared-name-overrode = ¡{ $name } superó a { $other } con { $cards }!
called-called-card = Carta llamada: { $card }. La jugó { $name }, cómplice del Rey.
trick-trick-number = **Baza { $number }:** { $plays }
verdict-names-highest = { $n ->
    [one] ¡Con el rango más alto, { $rank }, { $names } gana la partida!
   *[other] ¡Con el rango más alto, { $rank }, { $names } comparten la victoria!
 }
plain-seat = rango { $rank }, { $held }, { $points }
card-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
trick-trick-number-point = { $n ->
    [one] Baza { $number }, 1 punto para { $name }: { $plays }
   *[other] Baza { $number }, { $n } puntos para { $name }: { $plays }
 }
rounds = { $n ->
    [one] Propuesta de { $names }: { $n } ronda más después de esta. Si te parece bien, elige lo mismo en el menú.
   *[other] Propuesta de { $names }: { $n } rondas más después de esta. Si te parece bien, elige lo mismo en el menú.
 }
rounds-left-match-ends = La partida acaba con la ronda actual.
may-declare-hold-card = Quien tenga una carta de rango { $rank } puede declarar su palo.
declared-name-declared = { $name } declaró con { $cards }.
declared-name-now = ¡{ $name } muestra ahora { $cards }!
called-card-called = No hay carta llamada: { $name } defiende en solitario.
called-called-card-card = Carta llamada: { $card }, sin jugar todavía.
called-called-card-card-played = Carta llamada: { $card }. La jugó { $name }, que por eso defiende en solitario.
verdict-names-risen = { $n ->
    [one] ¡{ $names } ha pasado del as y gana la partida!
   *[other] ¡{ $names } han pasado del as y comparten la victoria!
 }
verdict-names-wins = { $n ->
    [one] Gana { $names } con rango { $rank }: el empate lo rompen sus { $points } puntos.
   *[other] Comparten la victoria { $names } con rango { $rank }: el empate lo rompen los { $points } puntos de cada cual.
 }
heading-round-round = Ronda { $round } de { $rounds }
heading-trick-number = baza { $number }
now-declaring = Ya está todo repartido: última ocasión de declarar. Falta la respuesta de { $names }.
now-naming = Nadie declaró: { $name } nombra el palo de triunfo.
now-burying = { $name } es Rey de la colina, toma las ocho últimas cartas y entierra ocho.
now-calling = { $name } llama una carta. Quien la juegue primero será su cómplice.
now-playing = Sale { $name }.
now-shown = { $n ->
    [one] { $name } gana la baza y 1 punto.
   *[other] { $name } gana la baza y { $n } puntos.
 }
now-scored = La siguiente ronda empieza cuando todos digan «Adelante». Falta la respuesta de { $names }.
may-declare-only-pair = Lo declarado solo lo supera una pareja de rango { $rank }.
trumps-trumps-suit = Triunfos: { $suit }, todas las cartas de rango { $rank } y los comodines.
trumps-trump-rank = Rango de triunfo: { $rank }.
standing-left-computer = dejó la partida, sigue una máquina
standing-king-hill = ♔ Rey de la colina
standing-answered = respondió ✓
known = sin { $suits }
now-dealing = Se reparte.
standing-ally = cómplice

## Commands

command = ochenta-puntos
    .about = Bazas, triunfos y un cómplice secreto, para cinco
    .rounds = rondas
    .rounds-about = Rondas por jugar (por defecto, 5; 0: hasta que alguien pase del as)
    .loose_following = asistencia_libre
    .loose_following-about = Variante: quien no tiene pareja responde a una pareja con dos cartas cualesquiera
