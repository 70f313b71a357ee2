## The game, its options and its lines on a board

name = Ochenta puntos
about = El Rey de la colina y un cómplice secreto juegan contra tres retadores, que necesitan ochenta puntos en bazas. Para 5 jugadores; las máquinas ocupan las plazas libres.
goal = Gana el rango más alto. Si los retadores no llegan a 80 puntos, { $side ->
    [none] sube el Rey de la colina
    [hidden] eso lleva a { $risen } como mínimo, y su cómplice sube lo mismo
   *[known] eso lleva a { $risen } como mínimo
 }
options = { $rounds ->
    [0] hasta que alguien pase del as
    [one] 1 ronda
   *[other] { $rounds } rondas
 }{ $loose ->
    [yes] { " · " }asistencia libre
   *[no] { "" }
 }
heading = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
 }{ $trick ->
    [0] { "" }
   *[other] { " · " }baza { $trick }
 }{ $loose ->
    [yes] { " · " }asistencia libre
   *[no] { "" }
 }
score = rango { $rank }
signs-legend = ✅ baza tuya, con puntos · 🟨 baza tuya, sin puntos · ⬛ baza de otro jugador
memory = Bazas de la ronda
button-tricks = Bazas

## What the match is waiting for

now = { $phase ->
    [dealing] Se reparte.
    [declaring] Ya está todo repartido: última ocasión de declarar. Esperando a { $who }.
    [naming] Nadie ha declarado: { $who } nombra el palo de triunfo.
    [burying] { $who } es Rey de la colina, toma las ocho últimas cartas y entierra ocho.
    [calling] { $who } llama una carta. Quien la juegue primero será su cómplice.
    [leading] Sale { $who }.
    [playing] Turno: { $who }.
    [shown] { $n ->
        [one] { $who } gana la baza y 1 punto.
       *[other] { $who } gana la baza y { $n } puntos.
     }
    [scored] La siguiente ronda empieza cuando todos digan «Adelante». Esperando a { $who }.
   *[over] { "" }
 }
may-declare = { $shown ->
    [none] Quien tenga una carta de rango { $rank } puede declarar su palo.
    [card] Lo declarado solo lo supera una pareja de rango { $rank }.
   *[pair] Una pareja es definitiva.
 }
order = Orden de juego: { $seats }

## The number of rounds, which the host changes; in a rated match everybody has to agree

rounds-left = { $n ->
    [0] La partida acaba con la ronda actual.
    [one] Después de la actual queda 1 ronda.
   *[other] Después de la actual quedan { $n } rondas.
 }
rounds-wished = { $n ->
    [one] Propuesta de { $names }: { $n } ronda más después de esta. Si te parece bien, elige lo mismo en el menú.
   *[other] Propuesta de { $names }: { $n } rondas más después de esta. Si te parece bien, elige lo mismo en el menú.
 }
rounds-too-soon = En una partida puntuable, un cambio vale desde la ronda siguiente, así que se juega al menos una más.
menu-rounds = Cambiar cuántas rondas faltan

## Trumps, the called card and the tricks

trumps = { $suit ->
    [none] Rango de triunfo: **{ $rank }**.
   *[other] Triunfos: **{ $suit }**, todas las cartas de rango **{ $rank }** y los comodines.
 }
suit-of-trumps = triunfos
declared = { $how ->
    [first] { $name } ha declarado con **{ $cards }**.
    [again] ¡{ $name } muestra ahora **{ $cards }**!
    [over-you] { $name } ha mostrado **{ $cards }**: la pareja supera tu carta **{ $before }**.
    [late] Tú también declaraste con **{ $before }**, pero a { $name } le llegó antes **{ $cards }**.
   *[over] { $name } ha mostrado **{ $cards }**: la pareja supera la carta **{ $before }** de { $other }.
 }
crowned = { $how ->
    [lot] Nadie ha declarado y ha decidido el azar: **{ $name }** es Rey de la colina y el triunfo es **{ $suit }**.
    [declared] Por eso **{ $name }** es Rey de la colina y el triunfo es **{ $suit }**.
    [named] Nadie ha declarado, así que **{ $name }**, Rey de la colina, ha nombrado triunfo **{ $suit }**.
   *[trumps] Por eso el triunfo es **{ $suit }**. **{ $name }** es Rey de la colina.
 }
called = { $how ->
    [nobody] No hay carta llamada: { $name } defiende en solitario.
    [hidden] Carta llamada: **{ $card }**, sin jugar todavía.
    [alone] Carta llamada: **{ $card }**. La ha jugado { $name }, que por eso defiende en solitario.
   *[ally] Carta llamada: **{ $card }**. La ha jugado **{ $name }**, cómplice del Rey.
 }
trick = **Baza { $number }:** { $plays }
trick-taken = { $n ->
    [one] Baza { $number }, 1 punto para { $name }: { $plays }
   *[other] Baza { $number }, { $n } puntos para { $name }: { $plays }
 }
seat = rango { $rank }, { $held ->
    [one] 1 carta
   *[other] { $held } cartas
 }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }{ $left ->
    [yes] , ha dejado la partida, sigue una máquina
   *[no] { "" }
 }{ $side ->
    [koth] , ♔ Rey de la colina
    [ally] , cómplice
   *[none] { "" }
 }{ $doing ->
    [ready] , ya está ✓
    [answered] , ha respondido ✓
    [to-play] , **le toca**
   *[none] { "" }
 }
seat-known = { $seat } { $name } · { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }{ $suits ->
    [none] { "" }
   *[other] { " · " }sin { $suits }
 }

## The end of a round and of a match

defended = { $n ->
    [one] { $names } ha defendido en solitario.
   *[other] Han defendido { $names }.
 } Retadores: { $parts } = **{ $sum }** puntos.
dead-hand = { $doubled ->
    [yes] { $n ->
        [one] Enterradas: { $cards } (1 punto). La última baza ha sido de un retador, así que cuentan doble: **+{ $twice }**.
       *[other] Enterradas: { $cards } ({ $n } puntos). La última baza ha sido de un retador, así que cuentan doble: **+{ $twice }**.
     }
   *[no] { $n ->
        [one] Enterradas: { $cards } (1 punto). La última baza ha sido de un defensor, así que no cuentan.
       *[other] Enterradas: { $cards } ({ $n } puntos). La última baza ha sido de un defensor, así que no cuentan.
     }
 }
your-round = { $won ->
    [yes] **Tu bando ha ganado esta ronda.**
   *[no] **Tu bando ha perdido esta ronda.**
 }
total = { $winner ->
    [challengers] Total: **{ $total }**, al menos 80: los retadores ganan la ronda.
   *[defenders] Total: **{ $total }**, menos de 80: los defensores ganan la ronda.
 }
rise = { $n ->
    [0] De 80 a 119 no sube nadie.
    [one] { $band }, así que 1 rango más: { $now }.
   *[other] { $band }, así que { $n } rangos más: { $now }.
 }
band = { $least ->
    [0] Ni un punto
    [200] 200 puntos o más
   *[other] De { $least } a { $most } puntos
 }
risen = { $how ->
    [passed] { $name } más allá del as
   *[rank] { $name } al rango { $rank }
 }
next-king = { $who ->
    [same] **{ $name }** ha defendido en solitario y sigue como Rey de la colina.
    [ally] El próximo Rey de la colina es **{ $name }**, cómplice del actual.
   *[challenger] El próximo Rey de la colina es **{ $name }**, siguiente entre los retadores por orden de mesa.
 }
verdict = { $how ->
    [risen] { $n ->
        [one] ¡{ $names } ha pasado del as y gana la partida!
       *[other] ¡{ $names } han pasado del as y comparten la victoria!
     }
    [tie] { $n ->
        [one] Gana { $names } con rango { $rank }: el empate lo rompen sus { $points } puntos.
       *[other] Comparten la victoria { $names } con rango { $rank } y { $points } puntos por cabeza.
     }
   *[highest] { $n ->
        [one] ¡Con el rango más alto, { $rank }, { $names } gana la partida!
       *[other] ¡Con el rango más alto, { $rank }, { $names } comparten la victoria!
     }
 }

## The steps of a replay, and what a review says about choices

step = { $what ->
    [declare] { $name } responde
    [pass] { $name } no declara nada más
    [name] { $name } nombra { $it } como triunfo
    [choose] { $name } elige cartas para enterrar
    [buried] { $name } entierra { $it }
    [bury] { $name } entierra ocho cartas
    [call] { $it ->
        [nobody] { $name } no llama ninguna carta
       *[other] { $name } llama { $it }
     }
    [put] { $name } juega { $it }
   *[ready] { $name } dice «Adelante»
 }
worth = { $ranks ->
    [0] casi nunca subirías
   *[other] subirías { $ranks } rangos en promedio
 }
lost-by-choices = decisiones { $sign ->
    [minus] −
   *[plus] +
 }{ $ranks } rangos
luck = { $ranks ->
    [0] Tus cartas estaban más o menos en la media.
   *[other] { $sign ->
        [minus] { $ranks ->
            [one] Tus cartas eran { $ranks } rango peores que la media.
           *[other] Tus cartas eran { $ranks } rangos peores que la media.
         }
       *[plus] { $ranks ->
            [one] Tus cartas eran { $ranks } rango mejores que la media.
           *[other] Tus cartas eran { $ranks } rangos mejores que la media.
         }
     }
 }

## The text of a hand, for its owner only

declaring = { $how ->
    [claimed-dealing] Declaras { $cards }: todos lo verán con las próximas cartas.
    [claimed-declaring] Declaras { $cards }: todos lo verán cuando hayan respondido todos.
    [for-the-hill] **Puedes declarar.** Si nadie te supera, serás Rey de la colina y ese palo será triunfo.
    [for-trumps] **Puedes declarar.** Ese palo será triunfo.
    [nothing] No tienes nada que declarar.
    [answered] Ya has respondido. Faltan los demás.
    [pair] Una pareja es definitiva.
   *[not-yet] Aún no tienes nada que declarar.
 }
naming = **Nadie ha declarado.** Nombra el palo de triunfo.
burying = **Entierra ocho de tus 28 cartas.** Si un retador gana la última baza, los puntos enterrados cuentan doble para los retadores.
counted = { $n } de { $all } elegidas.
calling = **Llama una carta** que tengan otros: quien la juegue primero será tu cómplice. Si no llamas ninguna, defiendes en solitario.
may-play = { $may ->
    [lead] **Sales tú:** cualquier carta, o dos iguales.
    [follow] **Te toca:** asiste con { $suit }.
    [any] **Te toca:** no tienes { $suit }, así que juega cualquier carta.
    [follow-pair] **Te toca:** asiste con una pareja de { $suit }.
    [any-two] **Te toca:** no tienes { $suit }, así que juega dos cartas cualesquiera.
    [loose] **Te toca:** no tienes pareja de { $suit }, así que juega dos cartas cualesquiera.
    [only] **Te toca:** { $card } es tu única carta de { $suit }, así que tienes que jugarla. Añade otra cualquiera.
   *[two] **Te toca:** no tienes pareja de { $suit }, así que juega dos cartas cualesquiera de { $suit }.
 }
scored = **¿Pasamos a la siguiente ronda?**
ended = Tú: rango { $rank }, { $points } puntos.
you-challenge = Estás con los retadores.
you-buried = Has enterrado { $cards }.
called-yourself = { $side ->
    [koth] La carta llamada la tienes tú.
    [ally] **Tienes las dos cartas llamadas: eres cómplice en secreto.**
   *[first] **Tienes la carta llamada. Juégala antes que nadie y serás cómplice del Rey.**
 }
points-taken = Retadores: { $points } de 80 puntos. Tú: { $mine }.

## Buttons and menus of a hand

button-pass = { $declared ->
    [yes] He acabado
   *[no] No declarar nada
 }
menu-suit = Triunfo
button-name = Nombrar { $suit }
button-bury = Enterrar estas ocho
menu-call = { $jokers ->
    [yes] Llamar una carta de { $suit } o un comodín
   *[no] Llamar una carta de { $suit }
 }
option-call = { $n ->
    [0] { $card }
    [one] { $card } (tienes 1)
   *[other] { $card } (tienes { $n })
 }
button-call = { $card ->
    [nobody] No llamar ninguna
   *[other] Llamar { $card }
 }
menu-play = Juega una carta
button-take-back = Recuperar { $card }
button-ready = Adelante

## What beginners are told about their decision

coaching = { $on ->
    [declared] Ya has declarado; una pareja todavía puede superar una carta sola.
    [overriding] Ya hay algo declarado, y solo una pareja de rango { $rank } lo supera.
    [no-card] Solo con una carta de rango { $rank } puedes declarar. Sin ella, espera a ver con quién juegas.
    [declaring-for-the-hill] Con { $suit }, los triunfos de tu mano serían { $n } de { $held }. Lo normal es uno de cada tres cartas; quien quiere ser Rey de la colina pide más.
    [declaring] Con { $suit }, los triunfos de tu mano serían { $n } de { $held }. Lo normal es uno de cada tres cartas; con más, vale la pena declarar.
    [naming] Los triunfos ganan a cualquier otro palo, así que muchos ayudan: con { $suit } tendrías { $n }.
    [burying] Si entierras un palo entero, podrás fallarlo cuando salga.
    [calling] Quien tiene la carta alta que te falta es un buen cómplice, y es probable que la juegue pronto.
    [leading-to-defend] Ases, parejas y triunfos altos les niegan puntos a los retadores, que necesitan 80.
    [leading-a-pair] Puedes salir con una pareja: solo la gana una pareja más alta o una de triunfos, así que sus puntos están bastante seguros.
    [leading] Lo que gana a todo lo demás se lleva los puntos de la baza; una carta baja regala la salida.
    [partner-wins] { $name }, de tu bando, va ganando con { $cards }: { $worth ->
        [yes] los puntos que añadas pueden quedarse en tu bando
       *[no] guarda tus cartas altas para más tarde
     }.
    [partner-if-called] { $name } va ganando con { $cards }. Si juegas { $card } antes que nadie, tú y { $name } son del mismo bando.
    [unbeatable] Nada de lo que puedes jugar gana a lo más alto de la mesa ({ $cards }): { $worth ->
        [yes] un cinco, un diez o un rey tuyo iría para quien gane
       *[no] guarda tus cartas altas para más tarde
     }.
    [unknown-wins] { $name } va ganando con { $cards }: puedes superarlo{ $with ->
        [none] { "" }
       *[other] { " " }con { $with }
     }, pero aún no se sabe en qué bando está. Puntos en esta baza: { $n }.
    [rival-wins] { $name }, del otro bando, va ganando con { $cards }, y eso puedes superarlo{ $with ->
        [none] { "" }
       *[other] { " " }con { $with }
     }. Puntos en esta baza: { $n }.
    [scored] Los rangos se quedan; los bandos, no: quien estaba en tu contra puede ser tu cómplice en la ronda siguiente.
   *[shown] { "" }
 }

## Why one decision of a round was better than another

reason = { $why ->
    [joins] { $called } te hace cómplice del Rey, y ese bando es el que va mejor.
    [waits] { $other } te haría ya cómplice del Rey. Por ahora te conviene no serlo.
    [found] Es más probable que { $cards } haga aparecer { $called }, y así sabrás quién es tu cómplice.
    [takes-points] { $cards } gana a { $theirs } de { $name }, y en esta baza hay puntos.
    [takes] { $cards } gana a { $theirs } de { $name }, y quien gana la baza sale en la siguiente.
    [overtakes] { $name } ya va ganando esta baza para tu bando, así que guarda { $other }.
    [spends] { $other } ganaría esta baza, pero te servirá más en otra posterior.
    [cheaper] { $cards } también gana a { $theirs } de { $name }, así que guarda { $other }.
    [feeds] { $name }, del otro bando, va ganando esta baza, y { $other } le añadiría puntos.
    [feeds-unknown] { $name } va ganando esta baza y puede estar en tu contra. Con { $other } arriesgarías puntos.
    [adds] { $name } va ganando esta baza para tu bando: añade los puntos de { $cards }.
    [breaks] { $other } rompería tu pareja, que solo pierde contra otra pareja.
    [hopeless] Ninguna opción gana a { $theirs } de { $name }, así que guarda { $other } para más tarde.
    [pair] Solo otra pareja puede ganar a { $cards }. { $other } puede perder contra una carta sola.
    [top] Ninguna carta de su palo que siga fuera gana a { $cards }. De { $other } no se puede decir lo mismo.
    [exposes] { $other } vale puntos, y una carta más alta aún puede llevárselos.
    [keeps-trump] { $other } es un triunfo: guárdalo para una baza en la que salga otra persona.
    [draws] { $cards } saca triunfos: quien tenga alguno debe asistir.
    [buries-points] Entierra las ocho mejores, y los retadores no podrán contar doble { $third }.
    [buries-trumps] Entierra las ocho mejores, y conservas { $third } entre tus triunfos.
    [empties] Entierra las ocho mejores, y te quedas sin { $third }: así podrás fallar ese palo.
    [buries-top] Entierra las ocho mejores, y conservas { $third }: nada de su palo le gana.
    [alone] Sin llamar a nadie, te quedas sin cómplice. Llama { $cards }: quien juegue esa carta primero estará contigo.
    [own-both] Tienes los dos ejemplares de { $other }, así que nadie podría ser tu cómplice.
    [own] Tienes un ejemplar de { $other }, así que solo otra persona podría ser tu cómplice.
    [stronger] Menos cartas ganan a { $cards } que a { $other }, así que tu cómplice sería más fuerte.
    [leads-to] Puedes salir del palo de { $cards } para que aparezca tu cómplice. Del palo de { $other } no tienes nada.
    [last] Después de { $cards }, tu bando gana más a menudo la última baza, que decide lo que vale lo enterrado.
   *[none] { "" }
 }

## Why a move is refused

refusals-not-following = Hay que asistir a la salida. Tu mano solo ofrece las cartas que puedes jugar.
refusals-not-the-koth = Eso lo decide solo el Rey de la colina.
refusals-pair-is-final = Ya se ha declarado una pareja, y nada supera a una pareja.
refusals-pair-needed = Ya hay un palo declarado; solo lo supera una pareja.
refusals-not-declarable = No tienes las cartas para declarar ese palo.
refusals-answered = Ya has respondido en esta ronda.
refusals-already-ready = Ya has dicho «Adelante». Faltan los demás.
refusals-eight-cards = Se entierran exactamente ocho cartas, ni una más ni una menos.
refusals-not-a-lead = Sal con una carta, o con dos del mismo rango y palo.
refusals-players = «Ochenta puntos» es para cinco. Pulsa **Contra la máquina** para llenar las plazas libres.
refusals-joining-closed = «Ochenta puntos» es para cinco, y no queda ninguna plaza.

## The rules

rules-dealing =
    {""}**Objetivo.** Cada cual sube por su cuenta, desde el rango 2 hasta el as y más allá. Pero cada ronda la gana un bando: el Rey de la colina y un cómplice defienden, los demás retan. Los bandos cambian de ronda en ronda.

    {""}**Las cartas.**
    - Dos barajas con sus comodines son 108 cartas: 20 para cada uno de los cinco, y sobran 8.
    - En cada palo, el as es la carta más alta y el 2 la más baja. Dos cartas del mismo rango y palo son una *pareja*.
    - Cada 5 vale 5 puntos; cada 10 y cada rey, 10. En una ronda hay 200 puntos.

    {""}**El reparto.** Las plazas se sortean antes de la primera carta.
    - El rango de triunfo es el rango del Rey de la colina. En la primera ronda es el 2.
    - Mientras se reparte, quien tenga una carta de ese rango puede declarar triunfo su palo. Después, solo una pareja de ese rango supera la declaración.
    - En la primera ronda, quien hizo la declaración que queda en pie se convierte en Rey de la colina.
    - Si nadie declara, el Rey de la colina nombra el palo. En la primera ronda se sortean el palo y el Rey.

    {""}**Enterrar y llamar.**
    - El Rey de la colina toma las 8 cartas que sobran y entierra 8, las que quiera.
    - Después el Rey llama una carta cualquiera, o ninguna. Quien juegue primero esa carta será su cómplice.
    - De cada carta hay dos, así que hasta entonces nadie sabe con certeza quién es el cómplice.
rules-tricks =
    {""}**Una baza.** Cada cual juega una vez, en el orden que muestra el tablero: una carta, o dos si se salió con dos. La ronda dura hasta que se acaban las 20 cartas de cada cual.

    {""}**Los triunfos.** Todos los triunfos forman un solo palo. De mayor a menor:
    - el comodín rojo y luego el negro
    - el rango de triunfo: primero en el palo de triunfo, luego en los demás palos (iguales entre sí)
    - el resto del palo de triunfo, del as hacia abajo

    Un triunfo no pertenece al palo que lleva impreso.

    {""}**La salida.** Primero sale el Rey de la colina. Después, quien ganó la última baza. Se sale con una carta o con una pareja de cartas idénticas.

    {""}**Asistir.**
    - Si se salió con una carta, juega una de su palo, si la tienes.
    - Si se salió con una pareja, juega una pareja de su palo, si la tienes.
    - Si no tienes esa pareja, juega tantas cartas de su palo como tengas, hasta dos, y completa con lo que quieras (regla de la casa).
    - Con *asistencia libre*, si no tienes esa pareja, valen dos cartas cualesquiera.

    {""}**Ganar la baza.**
    - Gana la baza el triunfo más alto. Si no hay triunfos, la carta más alta del palo de salida.
    - A una pareja solo la gana otra pareja.
    - Entre cartas iguales gana la que se jugó primero.
    - Los puntos de la baza son para quien la gana.
rules-score =
    {""}**El recuento.**
    - Se cuentan los puntos que sacaron los retadores.
    - Si uno de ellos ganó la última baza, se añade el doble de los puntos enterrados.
    - La barra del tablero cuenta los puntos de todos, salvo los de quien ya se sabe que defiende, así que baja cuando se descubre el cómplice.

    {""}**¿Quién sube?**
    - Con 0 puntos, los defensores suben 3 rangos. De 1 a 40, suben 2. De 41 a 79, suben 1.
    - Desde 80 ganan los retadores. Hasta 119 no sube nadie. De 120 a 159, suben 1. De 160 a 199, suben 2. Con 200 o más, suben 3.

    {""}**El próximo Rey.** Por debajo de 80 lo será el cómplice o, si no lo hay, el mismo Rey otra vez. Desde 80, el siguiente retador por orden de mesa.

    {""}**El final.**
    - La partida acaba tras las rondas acordadas (por defecto, 5). Quien dirige la mesa puede cambiar el número: *Más*, en su mano. En una partida puntuable todos tienen que elegir lo mismo, y se juega al menos una ronda más.
    - Acaba al instante cuando alguien pasa del as.
    - Gana el rango más alto. A igual rango, deciden los puntos sacados en toda la partida.

    {""}**Con ritmo en vivo.**
    - Se reparte una carta cada 1,5 segundos. En cuanto se declara una pareja, llegan de golpe todas las que faltan.
    - Tienes 3 segundos para la última ocasión de declarar, 5 para nombrar un palo, 60 para enterrar, 15 para llamar y 10 para jugar.
    - Una baza terminada queda a la vista 2 segundos.
rules-rulings =
    {""}**Reglas de la casa.**
    - Una pareja declarada es definitiva. Con una pareja puedes superar tu propia carta suelta.
    - Si varios declaran a la vez, cuenta la carta que se repartió antes. Lo mismo vale para las últimas respuestas, que todos dan en secreto.
    - Puede llamarse cualquiera de las 54 cartas. Si es el propio Rey quien la juega primero, defiende en solitario.
    - La primera ronda empieza cuando quien dirige la mesa pulsa *Empezar*. Antes de cada una de las siguientes, todos pulsan *Adelante*, pero no después de cada baza.
    - Si varios pasan del as en la misma ronda, ganan juntos.
    - Si te vas, acabas en el último puesto y una máquina sigue por ti.
    - { $leaving }

    {""}**Si se te acaba el tiempo.**
    - No declaras, y si te toca nombrar un palo, se sortea.
    - Se entierran las cartas que elegiste, y otras por sorteo hasta llegar a 8.
    - No se llama ninguna carta.
    - Juegas la carta o la pareja más baja que puedas, a ser posible sin puntos.
    - { $seat }
rules-credit = Según una variante para cinco de «Ochenta puntos» (Sheng Ji).
rules-picture = Una mesa en la primera baza: cinco plazas, el palo y el rango de triunfo, la carta llamada, las cartas jugadas hasta ahora y la escala de rangos.

## A lesson: six tricks as a challenger, then burying and calling

lesson-goal = Gana el rango más alto. En cada ronda, dos defienden la colina contra tres. Si los tres sacan **80 puntos** en bazas (5 por un cinco, 10 por un diez o un rey), los defensores no suben.
lesson-claim = Todos empiezan en el rango 2, así que en esta ronda los doses son especiales: quien muestra uno reclama la colina. Tienes 2♥: pulsa «2♥» para declararlo.
lesson-claim-wrong = Podrías no decir nada, pero lucha ya por la colina: pulsa **2♥**.
lesson-claim-well = Aldric mostró dos 2♠, y una pareja supera a una carta sola. Así que es Rey de la colina, y las picas son triunfo. Tú estás con los retadores. Aldric llama A♦: quien lo juegue primero será su cómplice.
lesson-follow = Aldric salió de corazones, así que tienes que jugar un corazón. El más alto se lleva la baza, que tiene 15 puntos: juega A♥.
lesson-follow-wrong = Ese corazón no llega a la reina de Aldric, y los 15 puntos serían suyos. Juega A♥.
lesson-follow-well = Tu as se la llevó: 5 por el cinco, 10 por el diez. 15 puntos de 80.
lesson-pair = Quien gana una baza sale en la siguiente: con una carta o con dos iguales. A una pareja solo la gana una pareja más alta, o una de triunfos. Elige K♣ K♣ en el menú.
lesson-pair-wrong = Puedes salir con eso, pero una pareja es más difícil de superar. Elige **K♣ K♣**.
lesson-pair-one-king = Un rey solo cae ante un as. Sal con los dos: elige **K♣ K♣**.
lesson-pair-well = Todos tuvieron que asistir con dos tréboles, y nadie tenía pareja. 20 puntos por tus reyes, y 10 y 5 de los demás: 50 de 80.
lesson-lure = Pero ¿quién es el cómplice de Aldric? Quien juegue primero A♦. Sácalo: elige en el menú tu único diamante, 3♦.
lesson-lure-wrong = Así no descubres al cómplice. Sal de diamantes, a ver si cae A♦.
lesson-lure-well = Berengar (el 3) jugó A♦: **es el cómplice**. Él y Aldric defienden. Clotilde y Dagobert (el 4 y el 5) están de tu lado: sus puntos cuentan con los tuyos.
lesson-give = El A♣ de Clotilde es el trébol más alto, y está de tu lado. Dale puntos: juega 10♣.
lesson-give-wrong = Ese trébol no vale nada. Clotilde va ganando para tu bando: añade 10♣.
lesson-give-well = Clotilde se llevó tu 10 para los tres: 60 de 80.
lesson-trump = Salen diamantes y ya no te queda ninguno: ahora vale cualquier carta. Las picas son triunfo, y hasta la más baja gana a todos los diamantes. Juega 4♠.
lesson-trump-wrong = Sin diamantes, esta baza solo se gana con un triunfo. Juega 4♠.
lesson-trump-too-high = Ese triunfo también la ganaría, pero te basta con el más bajo: 4♠.
lesson-trump-well = Berengar tuvo que asistir con su último diamante, el rey. Tu 4♠ se lo llevó todo: 15 más, 75 de 80.
lesson-joker = Los triunfos son un solo palo; de arriba abajo: comodín rojo, comodín negro, 2♠, los demás doses, A♠ y los que siguen. A tu comodín rojo no le gana nada: sal con él.
lesson-joker-wrong = Esa carta podría perder. Sal con el comodín rojo, al que no le gana nada.
lesson-joker-well = Todos tuvieron que asistir con triunfos, y Dagobert le dio a su bando el K♠. **85, más de los 80 que hacían falta.** Pase lo que pase ahora, Aldric y Berengar se quedan en el rango 2.
lesson-clubs = Otra partida: nadie superó tu 2♥, así que eres Rey de la colina. Has tomado ocho cartas más, y entierras ocho. Quédate sin un palo entero: elige los ocho tréboles en su menú.
lesson-clubs-wrong = Sin tréboles podrás fallar cuando salgan. Elige los ocho tréboles en su menú, y nada más.
lesson-clubs-well = Ya son ocho, y entre ellas no hay cincos, dieces ni reyes.
lesson-bury = Los puntos enterrados cuentan doble para los retadores si ganan la última baza. Estos tréboles no les darían nada. Pulsa «Enterrar estas ocho».
lesson-bury-wrong = Los puntos de otras cartas podrían acabar en manos de los retadores. Pulsa **Enterrar estas ocho**.
lesson-bury-well = Nadie más las ve hasta que acaba la ronda.
lesson-call = Ahora llama a tu cómplice: lo será quien juegue primero la carta llamada. A tus K♦ K♦ solo les ganan los ases, y no tienes ninguno. Elige A♦ en el menú de diamantes y pulsa «Llamar A♦».
lesson-call-wrong = Llama una carta alta que no tengas y tendrás un cómplice fuerte. Elige A♦ en el menú de diamantes y pulsa **Llamar A♦**.
lesson-call-nobody = Así te quedarías a solas contra cuatro. Mejor llama A♦.
lesson-call-well = Ahora solo quien tenga un A♦ puede ser tu cómplice. Todos sabrán quién es cuando se juegue esa carta.
lesson-question = Aldric es Rey de la colina y llama A♦: las dos las tienes tú. Su A♥ va ganando esta baza, y tú juegas al final. ¿Qué juegas?
lesson-six = Jugar 6♥
lesson-six-why = Tienes las dos cartas llamadas, así que defiendes con Aldric, y su as se lleva esta baza. Un 10 que te guardes puede caer más tarde en manos de los retadores.
lesson-ten = Jugar 10♥
lesson-ten-why = ¡Eso es! Con A♦ eres cómplice de Aldric en secreto, y a su as ya no le gana nadie: los retadores no se llevan tus 10 puntos.
lesson-ace = Jugar A♦
lesson-ace-why = Salieron corazones y tienes alguno, así que debes jugarlo. Eres cómplice de Aldric: ¿cuál de tus corazones le ayuda?
lesson-last = La ronda dura hasta que se juegan todas las cartas. Por debajo de 80, los defensores suben de rango; desde 80, el próximo Rey es un retador, y desde 120 los retadores suben. Luego cambian los bandos. ¿Empezamos?

## Words in pictures

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
drawn-dead = Enterradas
drawn-next = Será Rey
drawn-winner = Gana
drawn-ideas = Ideas
drawn-rank = Tu rango

## Commands

command = ochenta-puntos
    .about = Bazas, triunfos y un cómplice secreto, para cinco
    .rounds = rondas
    .rounds-about = Rondas por jugar (por defecto, 5; 0: hasta que alguien pase del as)
    .loose_following = asistencia_libre
    .loose_following-about = Variante: quien no tiene pareja responde a una pareja con dos cartas cualesquiera
