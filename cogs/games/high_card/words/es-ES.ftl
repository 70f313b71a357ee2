## High Card on Discord

## Coaching for people who are new to High Card: what to do now, and why

against-one-cards-see = Entre las cartas que no ves, por debajo de la tuya hay { $lower }, y por encima, { $higher }.
alone-card-middling = Tu { $card } es de las de en medio: con { $rivals } rivales, bien puede haber una por debajo y otra por encima.
coaching-both-ends = Los dos extremos ya los han reclamado otros, así que con una carta de valor medio lo mejor es En medio.
coaching-player-said = Quien dijo Más baja tendrá, seguramente, una carta baja; la tuya puede quedar más arriba de lo que parece.
coaching-player-said-highest = Quien dijo Más alta tendrá, seguramente, una carta alta; la tuya puede quedar más abajo de lo que parece.
coaching-player-said-middle = Quien dijo En medio tendrá, seguramente, una carta de valor medio, así que aquí una muy baja o muy alta es fuerte.
coaching-nobody-spoken = Nadie ha hablado todavía: lo más seguro es tu carta más baja o la más alta. Las demás te las quedas.
against-one-two-cards = De las dos cartas jugadas, una será la más baja y la otra la más alta: lo más seguro es una muy baja o una muy alta.
alone-nothing-ranks = Tu { $card } está en un extremo de la escala: ahí no puede fallar, porque el empate también vale.
alone-few-cards = Hay pocas cartas más bajas que tu { $card }, pero con { $rivals } rivales cualquiera puede tener una.
alone-few-cards-higher = Hay pocas cartas más altas que tu { $card }, pero con { $rivals } rivales cualquiera puede tener una.

## A lesson of High Card by playing: two rounds against two computers, up to the first win

lesson-goal = Adivina dónde queda tu carta entre todas las que se juegan. Quien se equivoca queda fuera.
lesson-last = Y eso es todo: juega una carta, di dónde queda, acierta y aguanta hasta que no quede nadie más. Una partida de verdad va a 4 puntos. ¿Empezamos?
lesson-steps-everyone-card = Cada cual tiene una carta que nadie más ve. La tuya es un 2 y no hay nada más bajo: di *Más baja*.
lesson-steps-nothing-ranks = Por debajo de un 2 no hay nada. Pulsa **Más baja**.
lesson-steps-three-right = Acertaron los tres: tu 2 era la más baja, el 9 de Aldric quedó en medio y la reina de Berengar era la más alta. Nadie queda fuera, así que la ronda sigue con cartas nuevas.
lesson-steps-now-speak = Ahora hablas al final, así que escucha: los otros dos dijeron Más baja. ¿Y tu reina, entonces?
lesson-steps-other-two = Los otros dos dicen tener cartas bajas; una reina debería quedar por encima: Más alta.
lesson-steps-right-again = Otro acierto. El 7 de Berengar no era la más baja, así que queda fuera de esta ronda.
lesson-steps-two-players = Quedan dos, y hablas tú primero. Con dos cartas, una es la más alta y otra la más baja. La mayoría está por debajo de tu 10.
lesson-steps-more-cards = Hay más cartas por debajo del 10 que por encima: Más alta es mejor apuesta.
lesson-steps-aldric-had = Aldric tenía un 8 y dijo Más alta: se equivocó. Solo quedas tú, así que la ronda es tuya: **un punto y, desde ahora, una carta más**.
lesson-steps-point-gave = El punto te dio una segunda carta, así que ahora eliges. Un rey es casi siempre la más alta: púlsalo y luego *Más alta*.
lesson-steps-could-anything = Con el 6, aquí puede pasar cualquier cosa. El rey, como Más alta, es la jugada segura.
lesson-steps-right-cards = Bien. Las cartas mostradas quedan a la vista hasta el final de la ronda: míralas ahí arriba antes de hablar.
lesson-steps-other-two-both = Los otros dos dijeron Más alta. ¿Cuál de tus cartas queda claramente por debajo?
lesson-steps-go-low = Si los demás van por lo alto, ve tú por lo bajo: la menor de tus cartas, como Más baja.
lesson-steps-berengars-10 = El 10 de Berengar no era la más alta: queda fuera. Uno más y ganas.
lesson-steps-only-aldric = Solo queda Aldric, y tienes una carta que no puede fallar. Juégala.
lesson-steps-lowest-fail = Un 2 como Más baja no puede fallar: en el peor caso iguala con otro 2.
lesson-steps-aldrics-wasnt = El 5 de Aldric no era la más baja. Es tu segundo punto, y aquí con dos se gana la partida.
lesson-ask = Aldric dijo Más baja; Berengar, Más alta; y tú hablas al final. ¿Qué juegas?
lesson-steps-only-ace = Por encima del rey solo hay un as, así que di *Más alta*.
lesson-steps-may-work = Puede salir bien, pero tu 6 es más seguro todavía: juega la carta más baja.
lesson-answers-highest = Q♣ como Más alta
lesson-answers-berengar-said = Berengar dijo Más alta, así que su carta será probablemente muy alta: puede que tu reina no la supere. Busca algo más seguro.
lesson-answers-lowest = 8♦ como Más baja
lesson-answers-aldric-said = Aldric dijo Más baja, así que su carta será probablemente menor que un 8. Busca algo más seguro.
lesson-answers-middle = 8♦ como En medio
lesson-answers-right-claims = ¡Eso es! Uno dice tener una carta baja y el otro una alta, y tu 8 queda en medio: Aldric tenía un 4 y Berengar, un as.

## The pictures of High Card: the public table, and the same above the viewer's own cards

drawn-lowest = Más baja
drawn-middle = En medio
drawn-highest = Más alta

## The presenter of High Card: its board, its hand and its rules

name = Carta alta
about = Juega una carta boca abajo y di si será la más baja, la de en medio o la más alta. Acierta y resiste más que nadie. De 2 a 13 jugadores.
goal = Gana un punto quien aguanta hasta el final de la ronda
not-now = Esa jugada no existe en «Carta alta». Vuelve a abrir tu mano.
signs-legend = ✅ acierto · ❌ error, y fuera de la ronda · ⭐ ronda ganada
options = { $n ->
    [one] Gana quien llegue a 1 punto
   *[other] Gana quien llegue a { $n } puntos
 }
memory-hands-played = Manos jugadas

## Sentences on why one declaration of High Card is better than another

contested = { $name } dijo *{ $declaration }*, y ahí tu { $card } solo gana { $n } de cada 100 veces.
gain-wins-round = Gana la ronda al instante { $n } de cada 100 veces, frente a { $other } con { $action }.
reason-two-players = Cuando solo quedan dos, *En medio* no puede acertar.
reason-keeps-card = Así guardas { $card } para otra mano.
gain-loses-match = Pierde la partida al instante { $n } de cada 100 veces, frente a { $other } con { $action }.
gain-knocks-out = Te deja fuera de la ronda { $n } de cada 100 veces, frente a { $other } con { $action }.
gain-its-right = Acierta { $n } de cada 100 veces, frente a { $other } con { $action }.
gain-wins-match = Gana la partida al instante { $n } de cada 100 veces, frente a { $other } con { $action }.

## The rules of High Card in our own words

play-goal-score = **Objetivo.** Sumar puntos. Gana quien llega antes a la meta (por defecto, 4 puntos).
play-picture-neither = **La imagen.** El 9 no era ni la carta más baja ni la más alta, así que *En medio* acertó. Quien tenía el rey dijo *Más alta* y se equivocó, porque había un as.
rules-reveal-four = Cuatro cartas descubiertas: 4♣ Más baja, acierto; 9♦ En medio, acierto; K♠ Más alta, error; A♥ Más alta, acierto. El tercer asiento queda fuera de la ronda.
rules-high-card = «Carta alta» es un invento de Chris Gesell y Jason Christie, aportado por Guy Srinivasan.
play-hand = **Una mano.**
play-everyone-still = Quien siga en la ronda recibe una carta.
play-turn-each = Por turno, cada cual pone boca abajo una carta de su mano y dice *Más baja*, *En medio* o *Más alta*.
play-when-everyone = Cuando todos han hablado, se descubren las cartas. Si te equivocaste, quedas fuera de la ronda.
play-cards-been = Las cartas descubiertas siguen a la vista hasta que acaba la ronda.
play-right = **Quién acierta.**
play-aces-high = El as es la carta más alta.
play-lowest-right = *Más baja* acierta con cualquier carta del valor más bajo que se vea, y *Más alta*, con cualquiera del más alto.
play-middle-right = *En medio* acierta con todos los valores intermedios.
play-cards-same = Si todas las cartas son del mismo valor, aciertan tanto *Más baja* como *Más alta*, y *En medio* se equivoca.
play-end-round = **Fin de la ronda.**
play-last-player = Quien queda en pie gana un punto y desde entonces tiene una carta más. Con 2 puntos, eliges entre 3 cartas.
play-everyone-left = Si todos los que quedaban se equivocan a la vez, nadie puntúa. La ronda se repite con todos dentro otra vez (aun así, el número de ronda sube).
play-deck-too = Si la baraja no alcanza para otra mano, puntúan todos los que siguen dentro.
play-then-open = Después, todas las cartas descubiertas vuelven a la baraja y se mezclan. Las que no jugaste siguen siendo tuyas.
rounds-begins = **Quién empieza.**
rounds-last-player = La ronda la empieza la última persona que puntuó. Mientras nadie haya puntuado, la empieza alguien elegido por sorteo (regla de la casa).
rounds-later-hands = En las demás manos de una ronda empieza el siguiente a la izquierda que siga dentro.
rounds-several-players = Si puntuaron varios porque se acabó la baraja, se mira hacia la izquierda desde quien empezó la última mano, que también cuenta. Empieza el primero que haya puntuado.
rounds-joining = **Unirse.**
rounds-join-match = Puedes unirte a una partida en marcha. Empiezas sin puntos y recibes cartas desde la ronda siguiente.
rounds-up-13 = Se puede jugar hasta 13, siempre que el número de jugadores multiplicado por la meta no pase de 52.
rounds-several-players-reach = Si varios llegan a la meta a la vez, comparten la victoria.
rounds-leave-out = Si te vas, quedas fuera al instante, tus cartas se mezclan en la baraja la próxima vez y acabas por detrás de quienes se quedaron. Si solo queda una persona, gana.
rounds-hand-ends = Si la mano acaba porque alguien se va, las cartas que sigan boca abajo vuelven a quienes las jugaron.
rounds-time-runs = Si se te acaba el tiempo, juegas la carta y dices la palabra con más probabilidades de acertar.

## Sentences of a replay of High Card: its steps, and open hands

step-name-says = { $name } dice { $declaration }
worth = acierta { $right } de cada 100 veces, y ganarías la partida { $n }
step-name-plays = { $name } juega { $card } y dice { $declaration }
held = boca abajo: { $card }

## The texts of High Card: standings, events, and reasons

too-many = Para { $players } jugadores con la meta en { $target } puntos no alcanzan las 52 cartas: jugadores multiplicados por puntos no pueden pasar de 52.
refusals-table-full = En «Carta alta» caben como mucho { $most } jugadores.
refusals-players = «Carta alta» es para entre { $least } y { $most } jugadores.
heading = Ronda { $round }, mano { $hand } · gana quien llegue a { $target } · { $deck }
turn = Turno: { $name }.
result = Lo último descubierto: { $plays }
why-lowest-lowest = La más baja fue { $lowest }; la más alta, { $highest }; las demás quedaron en medio.
judgement-names-wrong = { $n ->
    [one] { $names } se equivocó y queda fuera.
   *[other] { $names } se equivocaron y quedan fuera.
 }
why-it-went-out-went-out = Con { $card } dijiste *{ $declaration }* y quedaste fuera: no había carta más baja.
why-out-out-round = Quedas fuera de esta ronda: dijiste *En medio* con { $card }, y ninguna carta era más baja. Vuelves en la siguiente.
open = A la vista en esta ronda: { $cards }
plain-seat = { $points } de { $target }
state-declared-declaration = dijo **{ $declaration }**
state-out-round = fuera de esta ronda ✗
state-joins-next = juega desde la próxima ronda
why-every-card = Todas las cartas eran del mismo valor, { $rank }: todas Más baja, todas Más alta, ninguna En medio.
why-lowest-lowest-highest = La más baja fue { $lowest }; la más alta, { $highest }.
why-lowest-lowest-highest-highest = La más baja fue { $lowest }; la más alta, { $highest }, y en medio no quedó ninguna.
judgement-everyone-right = Acertaron todos.
ending-names-wins = Gana la ronda { $names }: un punto y una carta.
ending-nobody-left = No queda nadie, así que nadie puntúa y la ronda se repite.
ending-arent-enough = { $n ->
    [one] La baraja no alcanza para otra mano: { $names } gana un punto y una carta.
   *[other] La baraja no alcanza para otra mano: { $names } ganan un punto y una carta por cabeza.
 }
question-turn-pick = **Te toca.** Elige una carta y di dónde va a quedar.
question-turn-card = **Te toca.** ¿{ $card } será la más baja, la de en medio o la más alta? Con tu respuesta se juega.
waiting-card-lies = Tu carta { $card } está boca abajo.
own-result = Tu resultado
why-it-went-out-went-out-card = Con { $card } dijiste *{ $declaration }* y quedaste fuera: no había carta más alta.
why-out-out-round-said = Quedas fuera de esta ronda: dijiste *En medio* con { $card }, y ninguna carta era más alta. Vuelves en la siguiente.
hand-in = Tienes { $cards }.
declaration-lowest = Más baja
declaration-middle = En medio
declaration-highest = Más alta
heading-deck = { $n ->
    [one] 1 carta en la baraja
   *[other] { $n } cartas en la baraja
 }
state-winner = **gana**
memory-hand-number = **Mano { $number }**
told-joined = { $name } se une y juega desde la próxima ronda.
told-left = { $name } dejó la partida.
waiting-youll-get = Recibes cartas desde la próxima ronda.
why-it-went-out-highest = Con { $card } dijiste *{ $declaration }* y quedaste fuera: había una carta más alta, { $other }.
why-it-went-out-lowest = Con { $card } dijiste *{ $declaration }* y quedaste fuera: había una carta más baja, { $other }.
why-out-highest = Quedas fuera de esta ronda: dijiste *Más alta* con { $card }, y había una más alta: { $other }. Vuelves en la siguiente.
why-out-lowest = Quedas fuera de esta ronda: dijiste *Más baja* con { $card }, y había una más baja: { $other }. Vuelves en la siguiente.

## Commands

command = carta-alta
    .about = Adivina mejor que toda la mesa; de 2 a 13 jugadores
    .target = meta
    .target-about = Puntos para ganar la partida (por defecto, 4)
