## Kill the Kings on Discord

## Hints for Kill the Kings: the recommended move, and the reason

draw-hint-draw = { $n ->
    [one] Pista: roba. De momento no hay nada mejor, y queda 1 espacio libre en la reserva.
   *[other] Pista: roba. De momento no hay nada mejor, y quedan { $n } espacios libres en la reserva.
 }
gain-card-stock = { $n ->
    [one] Debajo encaja 1 carta del mazo.
   *[other] Debajo encajan { $n } cartas del mazo.
 }
draw-hint-draw-nothing = Pista: roba. En la reserva no encaja nada.
place-hint-card = Pista: { $card } mata a { $king }.
place-hint-card-under = Pista: { $card } bajo { $king }.
gain-then-card = Luego lo mata { $card }.
gain-then-card-stock = { $n ->
    [one] Luego lo mataría 1 carta del mazo.
   *[other] Luego lo mataría cualquiera de { $n } cartas del mazo.
 }
gain-fits-nowhere = No encaja en ninguna otra parte.
advice = Pista: { $card } a la reserva.
run-alternating = Con esa van { $have } de 5 en colores alternos.
run-suited = Con esa van { $have } de 4 de un palo.
run-kind = Con esa van { $have } de 3 para el trío.

## Coaching for people who are new to Kill the Kings: what to do now, and why

coaching-reserve-slot = { $n ->
    [one] Queda 1 espacio libre en la reserva: puedes robar sin riesgo, pero después piensa en hacer sitio.
   *[other] Quedan { $n } espacios libres en la reserva: puedes robar sin riesgo y jugar desde ahí más adelante.
 }
keeping-below-king = Bajo un rey, { $card } se queda para siempre, y todo lo que venga después tiene que encajar con ella. En la reserva puede esperar.
coaching-three-cards = A un rey lo matan tres cartas de un valor, cuatro de un palo en descenso o cinco de colores alternos en descenso.
coaching-stock-empty = Ya no se puede robar: mira qué cartas de la reserva encajan unas debajo de otras.
coaching-nothing-reserve = De la reserva no encaja nada: la próxima carta decide la partida.
placing-same-rank = Tiene que ser más baja que la carta de encima y del mismo palo o del otro color, o de su mismo valor.
placing-reserve-full = La reserva está llena, así que tiene que ir bajo un rey: mejor donde continúe una serie.
keeping-almost-nothing = Debajo de { $card } no encaja casi nada: donde mejor luce es como última carta de una serie.
coaching-king-needs = A { $king } le falta una carta, y la tienes en la reserva. Un rey muerto añade ahí un espacio.
coaching-play-card = Jugar una carta de la reserva deja sitio para que espere la próxima que robes.
placing-card-card = { $card } es lo que le falta a { $king }: debajo de él completa una serie, y muere.

## A lesson of Kill the Kings by playing: the four kings die in one prearranged game

lesson-goal = Arriba hay cuatro reyes. Mátalos a todos con las cartas que robes.
lesson-last = Matan tres de un valor, cuatro de un palo o cinco de colores alternos. En tus propias partidas, *Pista* muestra una jugada y *Deshacer* la retira. ¿Empezamos?
lesson-steps-cards-come = Tus cartas salen del mazo de una en una. Pulsa *Robar*.
lesson-steps-theres-card = Todavía no hay carta que jugar. Pulsa *Robar*.
lesson-steps-drew-its = Un 9♥. Ahora está en tu reserva, y desde ahí puedes jugarlo.
lesson-steps-fits-below = Encaja bajo una carta más alta si es del otro color o del mismo palo. Así que la aceptan K♣, K♥ y K♠; K♦, no. Pulsa *→ K♠*.
lesson-steps-rules-allow = Las reglas lo permiten, pero en esta lección va a la columna de K♠. Pulsa *→ K♠*.
lesson-steps-stays-good = Ahí se queda para siempre: lo próximo que pongas bajo K♠ tiene que encajar con el 9♥, no con el rey.
lesson-steps-drew-card = Has robado el 9♣. Una carta del mismo valor siempre encaja: ponla a continuación del otro nueve.
lesson-steps-keep-nines = Junta los nueves: el otro está bajo K♠, así que pulsa *→ K♠*.
lesson-steps-thats-two = Dos nueves. Junto a K♠ hay tres barras para los nueves, y dos están claras. La dorada es lo único que falta.
lesson-steps-theres-three = ¡Y aquí está el 9♠! *Tres cartas de un valor* seguidas matan a su rey. El botón que mata es verde.
lesson-steps-kills-nobody = Eso no mata a nadie. El tercer nueve va con los otros dos: *→ K♠*.
lesson-steps-dead-each = K♠ ha muerto. Cada rey muerto le da a tu reserva un espacio más: ya son cinco.
lesson-steps-drew-aces = Has robado el A♣. El as es la carta más baja, así que debajo solo encajaría otro as. Guárdalo para el final de una columna: déjalo en la reserva y pulsa *Robar*.
lesson-steps-block-pile = Bloquearía esa columna. Guárdalo para después: pulsa *Robar*.
lesson-steps-waits-until = Ahí espera hasta que te haga falta.
lesson-steps-four-draws = Cuatro cartas después: bajo K♥, cada carta es más baja que la anterior, alternando negras y rojas. *Cinco de colores alternos* matan. Abre *Jugar de la reserva* y elige *A♣ → K♥*.
lesson-steps-only-needs = A K♥ solo le falta la quinta carta: elige *A♣ → K♥* en el menú.
lesson-steps-thats-ace = Tu as esperaba justo eso: K♥ ha muerto, y tienes seis espacios.
lesson-steps-nine-draws = Nueve cartas después, tu reserva está llena. Si ahora robas una que no encaja en ninguna parte, hay *desborde*: pierdes la partida. Haz sitio para la próxima: pulsa *→ K♦*, y 5♦ irá ahí.
lesson-steps-too-risky = Demasiado riesgo: con la reserva llena, una carta que no encaja acaba con la partida. Pulsa *→ K♦*.
lesson-steps-theres-room = Vuelve a haber sitio, así que puedes robar sin miedo. Y bajo K♦ hay tres diamantes.
lesson-steps-drew-four = Has robado el 3♦. *Cuatro de un palo*, cada una más baja que la anterior, también matan. ¿Para qué rey es?
lesson-steps-nows-time = Este es su momento: bajo K♦ hay tres diamantes, y él es el cuarto.
lesson-steps-dead-king = J♦ 8♦ 5♦ 3♦: K♦ ha muerto. Queda un rey.
lesson-steps-three-draws = Tres cartas después, una carta de tu reserva mata al último rey. ¿Cuál?
lesson-steps-doesnt-kill = Esa no mata a K♣. Debajo tiene dos sietes: ¿cuál será el tercero?
lesson-steps-four-kings = Los cuatro reyes han muerto: *has ganado*, con 21 cartas. Cuantas menos, mejor.
lesson-ask = A K♦ y a K♥ les falta una carta a cada uno, y en tu reserva hay un ocho rojo para cada cual. ¿Con qué jugada puedes matar a los dos?
lesson-steps-keep-later = Así la guardarías para después. Pero ya tiene su lugar: *→ K♠*.
lesson-steps-need-draw = No hace falta robar: la carta que mata, el A♣, está en tu reserva.
lesson-steps-hold-already = Ya la tienes: mira los sietes bajo K♣.
lesson-steps-takes-back = Eso retira el 7♠, pero te hace falta donde está.
lesson-answers-put-under = Poner 8♦ bajo K♦
lesson-answers-right-fourth = ¡Eso es! 8♦ es el cuarto diamante, y K♦ ha muerto. 8♥ encaja bajo 9♠ igual de bien que 8♦ y mata después a K♥.
lesson-answers-put-under-2 = Poner 8♦ bajo K♥
lesson-answers-kills-but = Eso mata a K♥, pero la cuarta carta bajo K♦ tiene que ser un diamante. ¿Cuál de tus ochos lo es?
lesson-answers-draw = Robar
lesson-answers-full-reserve = Con la reserva llena es un riesgo, y cada carta que robas cuenta. Ya tienes las dos cartas que necesitas.

## The picture of a game of Kill the Kings

drawn-won = Victoria
drawn-bust = Desborde
drawn-out-of-moves = Sin jugadas
drawn-conceded = Rendición

## The presenter of Kill the Kings: its board and its rules

name = Matarreyes
about = Derriba a cuatro reyes con series de cartas antes de que el mazo te derribe a ti. Para 1 jugador.
goal = Mata a los cuatro reyes y ganas
not-now = Esa jugada no existe en «Matarreyes».
signs-legend = Reyes muertos por 3️⃣ cartas iguales, 4️⃣ de un palo o 5️⃣ alternas · ⬛ siguen vivos
reserve-play-reserve = Jugar de la reserva
progress = { $killed } de 4 reyes muertos, { $stock } en el mazo
score = { $n ->
    [one] 1 rey muerto
   *[other] { $n } reyes muertos
 }
mean = { $percent } de los reyes, muertos
ending-kings-card = { $n ->
    [one] { $kings }, 1 carta robada
   *[other] { $kings }, { $n } cartas robadas
 }
best = { $n ->
    [one] todos los reyes, 1 carta robada
   *[other] todos los reyes, { $n } cartas robadas
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
    [one] El escudo de armas de { $name } y los reyes muertos en la última partida puntuable de «{ $game }»: primera { $first }, última { $last }, máximo { $most }, mínimo { $fewest }; victorias: { $won }.
   *[other] El escudo de armas de { $name } y los reyes muertos en cada una de las { $n } últimas partidas puntuables de «{ $game }»: primera { $first }, última { $last }, máximo { $most }, mínimo { $fewest }; victorias: { $won }.
 }
placing-kills-king = mata a { $king }
moves = Arriesgar
ending-won-card = { $n ->
    [one] victoria con 1 carta robada
   *[other] victoria con { $n } cartas robadas
 }
button-undo = Deshacer
button-reserve = A la reserva

## Sentences on why one action of Kill the Kings is better than another

certain-after-action = Después de **{ $action }**, ninguna de las cartas que quedan puede matar a { $king }.
waiting = Hay sitio en tu reserva: { $card } puede esperar ahí hasta que sepas más.
by-next-card = { $n ->
    [one] Solo puede salir { $n } carta: gana seguro con { $wins }; **{ $action }**, con { $fewer }.
   *[other] De las { $n } cartas que pueden salir ahora, gana seguro con { $wins }; **{ $action }**, con { $fewer }.
 }
on-the-table-then-left = { $n ->
    [one] Luego, { $n } de las { $left } cartas que quedan encaja bajo un rey; después de **{ $action }**, { $fewer }.
   *[other] Luego, { $n } de las { $left } cartas que quedan encajan bajo un rey; después de **{ $action }**, { $fewer }.
 }
by-orders = { $n ->
    [one] Al probar { $n } orden más del mazo, gana en { $won }; **{ $action }**, en { $fewer }.
   *[other] Al probar otros { $n } órdenes del mazo, gana en { $won }; **{ $action }**, en { $fewer }.
 }
by-search = Con todos los órdenes posibles de las cartas que quedan, gana { $n } de cada 100 veces; **{ $action }**, { $fewer }.
certain-wins-whatever = Gana, salga lo que salga.
certain-after-action-cards = Después de **{ $action }**, las cartas que quedan ya no bastan para matar a todos los reyes.
on-the-table-kills-king = Mata a { $king } al instante, y eso deja un espacio más en la reserva.
on-the-table-reserve-full = { $n ->
    [one] Tu reserva está llena: { $n } de las { $left } cartas que quedan no encaja en ninguna parte y acabaría con la partida.
   *[other] Tu reserva está llena: { $n } de las { $left } cartas que quedan no encajan en ninguna parte y acabarían con la partida.
 }
on-the-table-then-left-cards = { $n ->
    [one] Luego, { $n } de las { $left } cartas que quedan mataría a un rey; después de **{ $action }**, { $fewer }.
   *[other] Luego, { $n } de las { $left } cartas que quedan matarían a un rey; después de **{ $action }**, { $fewer }.
 }

## The rules of Kill the Kings in our own words

play-goal-kill = **Objetivo.** Matar a los cuatro reyes.
ending-won-we = **¿Se puede ganar?** Examinamos 1000 repartos. Conociendo el orden del mazo, todos se podían ganar.
rules-solitaire-whose = Un solitario cuyo autor no aparece en las reglas que conocemos.
rules-four-piles = Cuatro columnas: K♣ sobre J♣ 9♣; K♦ sobre Q♣ 9♦; K♥ sobre Q♠ 10♦ 6♠ 2♥, a una carta de cinco alternas; K♠ sobre 10♠ 6♥ 3♣. Reserva: A♠ y A♣, recién robada.
play-table = **La mesa.**
play-kings-lie = Los reyes están a la vista, cada uno con sitio para una columna debajo. Las otras 48 cartas son el mazo.
play-reserve-slots = Tu reserva tiene 4 espacios, y uno más por cada rey muerto.
play-what-you = **Qué puedes hacer.**
play-draw-top = *Robar* la carta de arriba del mazo: va a un espacio libre de la reserva.
play-play-card = O jugar una carta de la reserva al final de la columna de un rey.
play-when-reserve = Con la reserva llena, la carta robada tiene que ir bajo un rey antes de nada. Lo que está bajo un rey, ahí se queda.
play-fits-card = **Qué encaja.** Una carta encaja debajo de otra si es:
play-lower-other = más baja y del otro color,
play-lower-same = más baja y del mismo palo,
play-same-rank = o del mismo valor.
play-aces-low = El as es la carta más baja. Se pueden saltar valores.
play-killing-king = **Matar.** Un rey muere cuando las cartas del final de su columna son:
play-five-descending = cinco cartas en descenso de colores alternos,
play-four-descending = cuatro cartas en descenso de un mismo palo,
play-three-cards = o tres cartas de un mismo valor.
play-king-himself = El propio rey no cuenta. La serie puede empezar en cualquier punto de la columna: Q♣ 10♥ 9♠ 8♦ 7♣ mata, y Q♣ 10♥ 10♠ 10♣ también.
play-picture = **La imagen.**
play-just-been = Acabas de robar A♣, que encaja en todas partes. Debajo de 2♥ completa cinco de colores alternos, y ese rey muere. Con A♠ pasaría lo mismo.
play-bars-beside = Las barras junto a un rey son las maneras de matarlo que siguen abiertas. Una barra clara es una carta que ya está; una dorada, la única que falta.
ending-win-when = Ganas cuando los cuatro reyes han muerto.
ending-bust-when = Hay desborde, y pierdes, cuando con la reserva llena robas una carta que no encaja en ninguna parte. De nada sirve que hubieras podido jugar una carta de la reserva.
ending-also-lose = También pierdes si el mazo se ha acabado y no encaja ninguna carta de la reserva (regla de la casa).
ending-original-rules = En las reglas originales, la carta robada puede ir directamente bajo un rey. Aquí pasa por la reserva, y el resultado es el mismo.
ending-undo-takes = *Deshacer* te devuelve la última carta que pusiste bajo un rey, mientras no descubras la siguiente.
ending-score-number = Tu marcador son los reyes que mataste. Entre dos victorias, es mejor la de menos cartas robadas.
ending-ask-hint = Si pides una pista, la partida solo cuenta si la pierdes.
ending-theres-clock = Se juega sin reloj.
ending-daily-deal = **La partida del día.** También es una regla de la casa.
ending-each-day = Cada día (UTC), cada persona del servidor tiene un solo intento. Las mismas cartas les tocan a veinte personas como máximo.
ending-nobody-watch = Nadie puede mirar cómo juegas la partida del día, y no hay pistas ni *Deshacer*.
ending-until-end = Tienes hasta el final del día siguiente para terminarla. Después cuenta como rendición.

## Sentences of a replay of Kill the Kings

step-name-draws = { $name } roba { $card }
step-name-puts = { $name } pone { $card } bajo { $king }
step-name-keeps = { $name } pone la carta en la reserva
step-name-takes = { $name } deshace la última carta
choice = { $card } bajo { $king }

## The texts of Kill the Kings: piles, events and endings

refusals-match-over = Esta partida ha terminado. *Otra partida* reparte de nuevo.
refusals-card-drawn = Has robado una carta: colócala o resérvala antes de nada.
refusals-nothing-drawn = A la reserva solo va una carta recién robada. Roba una primero.
refusals-stock-empty = El mazo está vacío. Juega lo que hay en la reserva.
refusals-reserve-full = La reserva está llena. Mata a un rey o pon la carta bajo uno.
refusals-nothing-to-undo = No hay nada que deshacer: en cuanto se descubre la siguiente carta, lo que está bajo un rey se queda ahí.
refusals-card-not-held = Esa carta ni la has robado ni está en la reserva.
refusals-king-dead = Ese rey ya está muerto.
refusals-does-not-fit = Esa carta no encaja ahí: tiene que ser más baja y del otro color, más baja y del mismo palo, o del mismo valor.
placing-put-card = { $who }: pon { $card } bajo un rey, o resérvala.
threat-ways-kills = lo mata { $ways }
reserve-reserve-taken = Reserva, { $taken } de { $slots }: { $cards }
runs = alternas { $alternating }/5, palo { $suited }/4, trío { $kind }/3
result = **{ $name }** · { $game } · { $kings } { $ending } · { $cards } del mazo
headline = Tu jugada
now-play-last = { $who }: juega las últimas cartas de la reserva.
now-put-card = { $who }: pon { $card } bajo un rey, o déjala en la reserva y roba.
now-reserve-full = **La reserva está llena:** robar una carta que no encaje acaba con la partida.
placing-card-fits = { $who }: { $card } no encaja en ninguna parte. Resérvala.
placing-put-card-under = { $who }: pon { $card } bajo un rey.
news = { $cards } no encajan en ninguna parte, así que esperan en la reserva.
pile = { $king }, muerto: { $cards }
threat-cards-kill = lo que lo mataría ya no está
threat-cards-kills = lo mata { $cards }
in-words = { $n ->
    [one] 1 carta en el mazo
   *[other] { $n } cartas en el mazo
 }
now-draw = { $who }: roba.
now-draw-play = { $who }: roba, o juega de la reserva.
ending-won = **Los cuatro reyes han muerto: gana { $name }**, con { $cards } del mazo.
ending-bust = **¡Desborde!** { $card } no encaja en ninguna parte y la reserva está llena. { $killed }.
ending-out-of-moves = **Sin jugadas:** el mazo está vacío y no encaja nada. { $killed }.
ending-conceded-killed = **Rendición.** { $killed }.
killing-alternating = **{ $king } ha muerto**, por cinco cartas alternas.
killing-suited = **{ $king } ha muerto**, por cuatro cartas de un palo.
killing-kind = **{ $king } ha muerto**, por un trío.
ways-any-card = cualquier carta más baja y del otro color que { $card }
ways-any-lower = cualquier carta más baja del palo de { $card }
ways-any-card-card = cualquier carta del valor de { $card }
news-undone = Jugada deshecha: { $card }.
news-reserved = { $card } no encaja en ninguna parte, así que espera en la reserva.
result-bust = desborde
result-out-of-moves = sin jugadas
result-lost = derrota

## Commands

command = matarreyes
    .about = Un solitario: derriba a cuatro reyes
