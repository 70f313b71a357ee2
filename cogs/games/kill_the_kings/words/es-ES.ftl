## The game and its command

name = Matarreyes
about = Derriba a cuatro reyes con series de cartas antes de que el mazo te derribe a ti. Para 1 jugador.
goal = Mata a los cuatro reyes y ganas
signs-legend = 3️⃣ rey muerto por un trío · 4️⃣ rey muerto por cuatro cartas de un palo · 5️⃣ rey muerto por cinco cartas alternas · ⬛ rey vivo
refusal = { $code ->
    [match_over] Esta partida ha terminado. *Otra partida* reparte de nuevo.
    [card_drawn] Has robado una carta: colócala o resérvala antes de nada.
    [nothing_drawn] A la reserva solo va una carta recién robada. Roba una primero.
    [stock_empty] El mazo está vacío. Juega lo que hay en la reserva.
    [reserve_full] La reserva está llena. Mata a un rey o pon la carta bajo uno.
    [nothing_to_undo] No hay nada que deshacer: en cuanto se descubre la siguiente carta, lo que está bajo un rey se queda ahí.
    [card_not_held] Esa carta ni la has robado ni está en la reserva.
    [king_dead] Ese rey ya está muerto.
    [does_not_fit] Esa carta no encaja ahí: tiene que ser más baja y del otro color, más baja y del mismo palo, o del mismo valor.
   *[other] Esa jugada no existe en «Matarreyes».
 }

## The board

your-move = Tu jugada
# $card has just been drawn. It's already in the reserve if the move is [newest].
now = { $move ->
    [stuck] { $who }: **{ $card }** no encaja en ninguna parte. Resérvala.
    [must-place] { $who }: pon **{ $card }** bajo un rey.
    [place] { $who }: pon **{ $card }** bajo un rey, o resérvala.
    [last] { $who }: juega las últimas cartas de la reserva.
    [newest] { $who }: pon **{ $card }** bajo un rey, o déjala en la reserva y roba.
    [play] { $who }: roba, o juega de la reserva.
   *[draw] { $who }: roba.
 }
reserve-full = **La reserva está llena:** robar una carta que no encaje acaba con la partida.
# $cards is the king who was killed, the card that was taken back, or those that fit nowhere.
event = { $kind ->
    [useless] { $n ->
        [one] **{ $cards }** no encaja en ninguna parte, así que espera en la reserva.
       *[other] **{ $cards }** no encajan en ninguna parte, así que esperan en la reserva.
     }
    [undone] Jugada deshecha: { $cards }.
    [killed] { $way ->
        [alternating] **{ $cards } ha muerto**, por cinco cartas alternas.
        [suited] **{ $cards } ha muerto**, por cuatro cartas de un palo.
       *[kind] **{ $cards } ha muerto**, por un trío.
     }
   *[other] {""}
 }
# $n is the number of kings killed, for { score }.
ending = { $how ->
    [won] { $drawn ->
        [one] **Los cuatro reyes han muerto: gana { $name }**, con 1 carta del mazo.
       *[other] **Los cuatro reyes han muerto: gana { $name }**, con { $drawn } cartas del mazo.
     }
    [bust] **¡Desborde!** **{ $card }** no encaja en ninguna parte y la reserva está llena. { score }.
    [out_of_moves] **Sin jugadas:** el mazo está vacío y no encaja nada. { score }.
   *[conceded] **Rendición.** { score }.
 }
dead-pile = { $king }, muerto: { $cards }
# $cards are cards, or if the case is [ways], kinds of cards from deadly-cards.
threat = { $how ->
    [gone] lo que lo mataría ya no está
   *[ways] lo mata { $cards }
 }
deadly-cards = { $way ->
    [alternating] cualquier carta más baja y del otro color que { $card }
    [suited] cualquier carta más baja del palo de { $card }
   *[kind] cualquier carta del valor de { $card }
 }
runs = { $alternating } de 5 alternas, { $suited } de 4 del palo, { $kind } de 3 iguales
reserve = Reserva, { $taken } de { $slots }: { $cards }
stock = { $n ->
    [one] 1 carta en el mazo
   *[other] { $n } cartas en el mazo
 }

## Buttons and menus

button-draw = Robar
button-risk = Arriesgar
button-undo = Deshacer
button-reserve = A la reserva
play-reserve = Jugar de la reserva
kills-king = mata a { $king }

## Results

score = { $n ->
    [one] 1 rey muerto
   *[other] { $n } reyes muertos
 }
mean = { $percent } de reyes muertos
so-far = { $killed } de 4 reyes muertos, { $stock ->
    [one] 1 carta
   *[other] { $stock } cartas
 } en el mazo
result = { $kings } { $ending ->
    [won] victoria
    [bust] desborde
    [out_of_moves] sin jugadas
    [conceded] rendición
   *[lost] derrota
 } · { $drawn ->
    [one] 1 carta
   *[other] { $drawn } cartas
 } del mazo
# $n is the number of kings killed, for { score }.
game-result = { $won ->
    [1] { $drawn ->
        [one] victoria con 1 carta robada
       *[other] victoria con { $drawn } cartas robadas
     }
   *[0] { $drawn ->
        [one] { score }, 1 carta robada
       *[other] { score }, { $drawn } cartas robadas
     }
 }
best-result = { $won ->
    [1] { $drawn ->
        [one] todos los reyes, 1 carta robada
       *[other] todos los reyes, { $drawn } cartas robadas
     }
   *[0] { score }
 }
nobody = Ayer nadie derribó a ningún rey.
fewest = { $n ->
    [one] récord: 1 carta
   *[other] récord: { $n } cartas
 }
best-win = { $n ->
    [one] Mejor victoria: con **1** carta robada
   *[other] Mejor victoria: con **{ $n }** cartas robadas
 }
course = { $n ->
    [one] El escudo de armas de { $name } y los reyes muertos en una partida puntuable de «{ $game }»: { $last }; victorias: { $won }.
   *[other] El escudo de armas de { $name } y los reyes muertos en cada una de las { $n } últimas partidas puntuables de «{ $game }»: primera { $first }, última { $last }, máximo { $most }, mínimo { $fewest }; victorias: { $won }.
 }

## Replays and reviews

step = { $what ->
    [draw] { $name } roba { $card }
    [place] { $name } pone { $card } bajo { $king }
    [reserve] { $name } pone la carta en la reserva
   *[undo] { $name } deshace la última carta
 }
move = { $what ->
    [draw] { button-draw }
    [place] { $card } bajo { $king }
    [reserve] { button-reserve }
   *[undo] { button-undo }
 }
# It's the better choice, with $n; $action is the other one, with $fewer.
reason = { $why ->
    [certain] **{ $best }** gana, salga lo que salga.
    [spared] Después de **{ $action }**, ninguna de las cartas que quedan puede matar a { $cards }.
    [hopeless] Después de **{ $action }**, las cartas que quedan ya no bastan para matar a todos los reyes.
    [killed] Mata a { $king } al instante, y eso deja un espacio más en la reserva.
    [full] Tu reserva está llena: { $cards } no encajaría en ninguna parte y acabaría con la partida.
    [disarms] { $cards } aún podría matar a { $king }, pero no con { $card } ahí.
    [breaks] Bajo { $king }, { $card } rompe la serie { $run }.
    [strands] Con { $card } bajo { $king }, en ninguna parte habría sitio para { $all } de tu reserva.
    [first] { $cards } puede ir antes bajo { $king }: { $card } encaja debajo, pero no al revés.
    [pairs] { $card } y { $cards } son del mismo valor: en la reserva pueden esperar a la tercera.
    [low] { $value ->
        [1] Debajo de { $card } solo encajan los otros ases: mejor guardar esa carta para cerrar una serie.
        [2] Bajo { $king }, { $card } solo deja sitio a ases y doses.
       *[other] Bajo { $king }, { $card } solo deja sitio a ases, doses y treses.
     }
    [blocks] Con { $card } bajo { $king }, ya no podrías poner ahí { $all } de tu reserva.
    [opens] Bajo { $king } aún no hay nada, y { $card } dejaría fuera todo lo que sea más alto.
    [shuts] Debajo de { $above } encajan más cartas que debajo de { $card }: nada más alto podría ir ya bajo { $king }.
    [arms] Con { $card } bajo { $king }, morirá en cuanto llegue { $cards }.
    [continues] Bajo { $king }, { $card } continúa la serie { $run }.
    [covers] Debajo de { $cards } encajan más cartas que debajo de { $above }: { $card } está mejor debajo de { $above }.
    [slot] En la reserva, { $card } ocuparía tu último espacio libre.
    [room] **{ $best }** hace sitio en tu reserva antes de la próxima carta.
   *[waits] { $card } puede esperar en tu reserva hasta que sepas más.
 }

## Hints and coaching

hint = { $what ->
    [draw] { $free ->
        [0] Pista: roba. En la reserva no encaja nada.
        [one] Pista: primero roba. Aún queda 1 espacio libre en la reserva.
       *[other] Pista: primero roba. Aún quedan { $free } espacios libres en la reserva.
     }
    [reserve] Pista: { $card } a la reserva.
    [kills] Pista: { $card } mata a { $king }.
   *[place] Pista: { $card } bajo { $king }.
 }
hint-why = { $why ->
    [held] Luego lo mata { $card }.
    [stock] { $n ->
        [one] Luego lo mataría 1 carta del mazo.
       *[other] Luego lo mataría cualquiera de { $n } cartas del mazo.
     }
    [only] No encaja en ninguna otra parte.
    [alternating] Con esa van { $n } de 5 en colores alternos.
    [suited] Con esa van { $n } de 4 de un palo.
    [kind] Con esa van { $n } de 3 para el trío.
   *[fits] { $n ->
        [one] Debajo encaja 1 carta del mazo.
       *[other] Debajo encajan { $n } cartas del mazo.
     }
 }
coaching = { $case ->
    [start] A un rey lo matan tres cartas de un valor, cuatro de un palo en descenso o cinco de colores alternos en descenso.
    [kills] { $card } es lo que le falta a { $king }: debajo de él completa una serie, y muere.
    [needs] { $card }, en tu reserva, mata a { $king }. Un rey muerto añade ahí un espacio.
    [stuck] Tiene que ser más baja que la carta de encima y del mismo palo o del otro color, o de su mismo valor.
    [must-place] La reserva está llena, así que tiene que ir bajo un rey: mejor donde continúe una serie.
    [last] Ya no se puede robar: mira qué cartas de la reserva encajan unas debajo de otras.
    [full] { $move ->
        [draw] De la reserva no encaja nada: la próxima carta decide la partida.
       *[play] Jugar una carta de la reserva deja sitio para que espere la próxima que robes.
     }
    [low] Debajo de { $card } no encaja casi nada: donde mejor luce es como última carta de una serie.
    [keep] Bajo un rey, { $card } se queda para siempre, y la siguiente tiene que encajar con ella. En la reserva puede esperar.
   *[room] { $n ->
        [one] Queda 1 espacio libre en la reserva: puedes robar sin riesgo, pero después piensa en hacer sitio.
       *[other] Quedan { $n } espacios libres en la reserva: puedes robar sin riesgo y jugar desde ahí más adelante.
     }
 }

## Rules

rules-credit = Un solitario cuyo autor no aparece en las reglas que conozco.
rules-picture = Cuatro columnas: K♣ sobre J♣ 9♣; K♦ sobre Q♣ 9♦; K♥ sobre Q♠ 10♦ 6♠ 2♥, a una carta de cinco alternas; K♠ sobre 10♠ 6♥ 3♣. Reserva: A♠ y A♣, recién robada.
rules-play =
    {""}**Objetivo.** Matar a los cuatro reyes.

    {""}**La mesa.**
    - Los reyes están a la vista, cada uno con sitio para una columna debajo. Las otras 48 cartas son el mazo.
    - Tu reserva tiene 4 espacios, y uno más por cada rey muerto.

    {""}**Qué puedes hacer.**
    - *Robar* la carta de arriba del mazo: va a un espacio libre de la reserva.
    - O jugar una carta de la reserva al final de la columna de un rey.
    - Con la reserva llena, la carta robada tiene que ir bajo un rey antes de nada. Lo que está bajo un rey, ahí se queda.

    {""}**Qué encaja.** Una carta encaja debajo de otra si es:
    - más baja y del otro color,
    - más baja y del mismo palo,
    - o del mismo valor.

    La primera carta tiene que encajar con el rey. El as es la carta más baja, y se pueden saltar valores.

    {""}**Matar.** Un rey muere cuando las cartas del final de su columna son:
    - cinco cartas en descenso de colores alternos,
    - cuatro cartas en descenso de un mismo palo,
    - o tres cartas de un mismo valor.

    El propio rey no cuenta. La serie puede empezar en cualquier punto de la columna: Q♣ 10♥ 9♠ 8♦ 7♣ mata, y Q♣ 10♥ 10♠ 10♣ también.

    {""}**La imagen.**
    - Acabas de robar A♣, que encaja en todas partes. Debajo de 2♥ completa cinco de colores alternos, y ese rey muere. Con A♠ pasaría lo mismo.
    - Las barras junto a un rey son las maneras de matarlo que siguen abiertas. Una barra clara es una carta que ya está; una dorada, la única que falta.
rules-ending =
    {""}**El final.**
    - Ganas cuando los cuatro reyes han muerto.
    - Hay desborde, y pierdes, cuando con la reserva llena robas una carta que no encaja en ninguna parte. De nada sirve que hubieras podido jugar una carta de la reserva.
    - También pierdes si el mazo se ha acabado y no encaja ninguna carta de la reserva (regla de la casa).

    {""}**¿Se puede ganar?** Examiné 1000 repartos. Conociendo el orden del mazo, todos se podían ganar.

    {""}**Reglas de la casa.**
    - En las reglas originales, la carta robada puede ir directamente bajo un rey. Aquí pasa por la reserva, y el resultado es el mismo.
    - *Deshacer* te devuelve la última carta que pusiste bajo un rey, mientras no descubras la siguiente.
    - Tu marcador son los reyes que mataste. Entre dos victorias, es mejor la de menos cartas robadas.
    - Si pides una pista, la partida solo cuenta si la pierdes.
    - Se juega sin reloj.

    {""}**La partida del día.** También es una regla de la casa.
    - Cada día (UTC), cada persona del servidor tiene un solo intento. Las mismas cartas les tocan a veinte personas como máximo.
    - Nadie puede mirar cómo juegas la partida del día, y no hay pistas ni *Deshacer*.
    - Tienes hasta el final del día siguiente para terminarla. Después cuenta como rendición.

## The lesson: four kings die in one prearranged game

lesson-goal = Arriba hay cuatro reyes. Mátalos a todos con las cartas que robes.
lesson-last = Matan tres de un valor, cuatro de un palo o cinco de colores alternos. En tus propias partidas, *Pista* muestra una jugada y *Deshacer* la retira. ¿Empezamos?
lesson-draw = { $part ->
    [say] Tus cartas salen del mazo de una en una. Pulsa *Robar*.
    [wrong] Todavía no hay carta que jugar. Pulsa *Robar*.
   *[well] Un 9♥. Ahora está en tu reserva, y desde ahí puedes jugarlo.
 }
lesson-nine = { $part ->
    [say] Encaja bajo una carta más alta si es del otro color o del mismo palo. Así que la aceptan K♣, K♥ y K♠; K♦, no. Pulsa *→ K♠*.
    [draw] Así la guardarías para después. Pero ya tiene su lugar: *→ K♠*.
    [wrong] Las reglas lo permiten, pero en esta lección va a la columna de K♠. Pulsa *→ K♠*.
   *[well] Ahí se queda para siempre: lo próximo que pongas bajo K♠ tiene que encajar con el 9♥, no con el rey.
 }
lesson-second-nine = { $part ->
    [say] Has robado el 9♣. Una carta del mismo valor siempre encaja: ponla a continuación del otro nueve.
    [wrong] Junta los nueves: el otro está bajo K♠, así que pulsa *→ K♠*.
   *[well] Dos nueves. Junto a K♠ hay tres barras para los nueves, y dos están claras. La dorada es lo único que falta.
 }
lesson-third-nine = { $part ->
    [say] ¡Y aquí está el 9♠! *Tres cartas de un valor* seguidas matan a su rey. El botón que mata es verde.
    [wrong] Eso no mata a nadie. El tercer nueve va con los otros dos: *→ K♠*.
   *[well] K♠ ha muerto. Cada rey muerto le da a tu reserva un espacio más: ya son cinco.
 }
lesson-ace = { $part ->
    [say] Has robado el A♣. El as es la carta más baja, así que debajo solo encajaría otro as. Guárdalo para el final de una columna: déjalo en la reserva y pulsa *Robar*.
    [wrong] Bloquearía esa columna. Guárdalo para después: pulsa *Robar*.
   *[well] Ahí espera hasta que te haga falta.
 }
lesson-five = { $part ->
    [say] Cuatro cartas después: bajo K♥, cada carta es más baja que la anterior, alternando negras y rojas. *Cinco de colores alternos* matan. Abre *Jugar de la reserva* y elige *A♣ → K♥*.
    [draw] No hace falta robar: la carta que mata, el A♣, está en tu reserva.
    [wrong] A K♥ solo le falta la quinta carta: elige *A♣ → K♥* en el menú.
   *[well] Tu as esperaba justo eso: K♥ ha muerto, y tienes seis espacios.
 }
lesson-full-reserve = { $part ->
    [say] Nueve cartas después, tu reserva está llena. Si ahora robas una que no encaja en ninguna parte, hay *desborde*: pierdes la partida. Haz sitio para la próxima: pulsa *→ K♦*, y 5♦ irá ahí.
    [wrong] Demasiado arriesgado: con la reserva llena, una carta que no encaja acaba con la partida. Pulsa *→ K♦*.
   *[well] Vuelve a haber sitio, así que puedes robar sin miedo. Y bajo K♦ hay tres diamantes.
 }
lesson-four = { $part ->
    [say] Has robado el 3♦. *Cuatro de un palo*, cada una más baja que la anterior, también matan. ¿Para qué rey es?
    [wrong] Este es su momento: bajo K♦ hay tres diamantes, y él es el cuarto.
   *[well] J♦ 8♦ 5♦ 3♦: K♦ ha muerto. Queda un rey.
 }
lesson-last-king = { $part ->
    [say] Tres cartas después, una carta de tu reserva mata al último rey. ¿Cuál?
    [draw] Ya la tienes: mira los sietes bajo K♣.
    [undo] Eso retira el 7♠, pero te hace falta donde está.
    [wrong] Esa no mata a K♣. Debajo tiene dos sietes: ¿cuál será el tercero?
   *[well] Los cuatro reyes han muerto: *has ganado*, con 21 cartas. Cuantas menos, mejor.
 }
lesson-question = { $part ->
    [ask] A K♦ y a K♥ les falta una carta a cada uno, y en tu reserva hay un ocho rojo para cada cual. ¿Con qué jugada puedes matar a los dos?
    [diamonds] Poner 8♦ bajo K♦
    [diamonds-why] ¡Eso es! 8♦ es el cuarto diamante, y K♦ ha muerto. 8♥ encaja bajo 9♠ igual de bien que 8♦ y mata después a K♥.
    [hearts] Poner 8♦ bajo K♥
    [hearts-why] Eso mata a K♥, pero la cuarta carta bajo K♦ tiene que ser un diamante. ¿Cuál de tus ochos lo es?
    [draw] { button-draw }
   *[draw-why] Con la reserva llena es un riesgo, y cuantas menos cartas robes, mejor. Ya tienes las dos cartas que necesitas.
 }

## The picture

drawn-won = Victoria
drawn-bust = Desborde
drawn-out-of-moves = Sin jugadas
drawn-conceded = Rendición

## Commands

command = matarreyes
    .about = Un solitario: derriba a cuatro reyes
