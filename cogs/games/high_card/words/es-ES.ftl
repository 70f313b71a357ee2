## The game and its command

name = Carta alta
start-here = Empieza aquí: Carta alta, un minuto
about = Juega una carta boca abajo y di si será la más baja, la de en medio o la más alta. Acierta y resiste más que nadie. De 2 a 13 jugadores.
goal = Gana un punto quien aguanta hasta el final de la ronda
options = { $n ->
    [one] Gana quien llegue a 1 punto
   *[other] Gana quien llegue a { $n } puntos
 }
signs-legend = ✅ acierto · ❌ error, y fuera de la ronda · ⭐ ronda ganada
not-now = Esa jugada no existe en «Carta alta». Vuelve a abrir tu mano.
table-full = En «Carta alta» caben como mucho { $most } jugadores.
players = A «Carta alta» juegan de { $least } a { $most } personas.
too-many = Para { $players } jugadores con la meta en { $target } puntos no alcanzan las 52 cartas: jugadores multiplicados por puntos no pueden pasar de 52.

## The board

drawn-lowest = Más baja
drawn-middle = En medio
drawn-highest = Más alta
declaration = { $said ->
    [lowest] Más baja
    [middle] En medio
   *[highest] Más alta
 }
button-hands-played = Manos jugadas
heading = Ronda { $round }, mano { $hand } · gana quien llegue a { $target } · { $deck ->
    [one] 1 carta en la baraja
   *[other] { $deck } cartas en la baraja
 }
turn = { $whose ->
    [computer] Turno: { $name }.
   *[person] Turno: { $name }.
 }
last-reveal = Lo último descubierto: { $plays }
# $ranks are the different ranks among the $cards.
ends = { $ranks ->
    [1] Todas las cartas eran del mismo valor, { $lowest }: todas «Más baja», todas «Más alta», ninguna «En medio».
    [2] { $cards ->
        [2] La más baja ha sido { $lowest }; la más alta, { $highest }.
       *[other] La más baja ha sido { $lowest }; la más alta, { $highest }, y en medio no ha quedado ninguna.
     }
   *[other] La más baja ha sido { $lowest }; la más alta, { $highest }; las demás han quedado en medio.
 }
verdict = { $n ->
    [0] Han acertado todos.
    [one] { $names } se ha equivocado y queda fuera.
   *[other] { $names } se han equivocado y quedan fuera.
 }
ending = { $how ->
    [won] Gana la ronda { $names }: un punto y una carta.
    [void] No queda nadie, así que nadie puntúa y la ronda se repite.
   *[short] { $n ->
        [one] La baraja no alcanza para otra mano: { $names } gana un punto y una carta.
       *[other] La baraja no alcanza para otra mano: { $names } ganan un punto y una carta por cabeza.
     }
 }
news = { $kind ->
    [joined] { $name } se une y juega desde la próxima ronda.
   *[left] { $name } ha dejado la partida.
 }
hand-number = **Mano { $number }**

## The board in words

seat = { $number } { $name }: { $points } de { $target }, { $held ->
    [one] 1 carta
   *[other] { $held } cartas
 }{ $state ->
    [winner] , **gana**
    [lowest] , ha dicho **Más baja**
    [middle] , ha dicho **En medio**
    [highest] , ha dicho **Más alta**
    [to-play] , **le toca**
    [out] , fuera de esta ronda ✗
    [waiting] , juega desde la próxima ronda
   *[in] {""}
 }
seat-left = { $number } { $name }: ha dejado la partida
face-up = A la vista en esta ronda: { $cards }
you-hold = Tienes { $cards }.

## A player's hand

# $card is none, or the card that has been picked; $left are the players left in the round.
question = { $card ->
    [none] **Te toca.** Elige una carta y di dónde va a quedar.
   *[other] { $left ->
        [2] **Te toca.** De las dos cartas, ¿{ $card } será la más baja o la más alta? Con tu respuesta se juega.
       *[other] **Te toca.** ¿{ $card } será la más baja, la de en medio o la más alta? Con tu respuesta se juega.
     }
 }
lies-face-down = Tu carta { $card } está boca abajo.
waiting = { $how ->
    [waiting] Recibes cartas desde la próxima ronda.
   *[in] Todavía no te toca.
 }
# $end is the end of the hand that a middle card was at.
why-out = { $said ->
    [highest] Quedas fuera de esta ronda: has dicho *Más alta* con { $card }, y había una más alta: { $highest }. Vuelves en la siguiente.
    [lowest] Quedas fuera de esta ronda: has dicho *Más baja* con { $card }, y había una más baja: { $lowest }. Vuelves en la siguiente.
   *[middle] { $end ->
        [high] Quedas fuera de esta ronda: has dicho *En medio* con { $card }, y ninguna carta era más alta. Vuelves en la siguiente.
       *[low] Quedas fuera de esta ronda: has dicho *En medio* con { $card }, y ninguna carta era más baja. Vuelves en la siguiente.
     }
 }
went-out = { $said ->
    [highest] Con { $card } has dicho *Más alta* y has quedado fuera: había una carta más alta, { $highest }.
    [lowest] Con { $card } has dicho *Más baja* y has quedado fuera: había una carta más baja, { $lowest }.
   *[middle] { $end ->
        [high] Con { $card } has dicho *En medio* y has quedado fuera: no había carta más alta.
       *[low] Con { $card } has dicho *En medio* y has quedado fuera: no había carta más baja.
     }
 }
own-result = Has sumado { $points }.

## Replays and reviews

# $card is hidden, or the card once it may be seen.
step = { $card ->
    [hidden] { $name } dice «{ $declaration }»
   *[other] { $name } juega { $card } y dice «{ $declaration }»
 }
face-down = boca abajo: { $card }
worth = { $right ->
    [0] prácticamente nunca aciertas
   *[other] aciertas el { $right_percent } de las veces
 }; { $n ->
    [0] casi nunca ganarías la partida
    [100] casi siempre ganarías la partida
   *[other] ganarías la partida el { $percent } de las veces
 }
reason = { $why ->
    [two-left] Solo queda { $rivals } además de ti: *En medio* no puede acertar.
    [never-middle] { $said ->
        [lowest] Ninguna de las cartas que no ves es más baja que tu { $card }, así que no puede quedar en medio.
       *[highest] Ninguna de las cartas que no ves es más alta que tu { $card }, así que no puede quedar en medio.
     }
    [fatal] { $ahead } podría ganar la partida con esta ronda, y **{ $action }** lo hace más probable.
    [keeps-sure] Tu { $card } no puede fallar como *{ declaration }*: guárdala para otra mano.
    [keeps] Tu { $card } vale más guardada para otra mano.
    [sure] { $said ->
        [lowest] Ninguna de las cartas que no ves es más baja que tu { $best }: *Más baja* no puede fallar.
       *[highest] Ninguna de las cartas que no ves es más alta que tu { $best }: *Más alta* no puede fallar.
     }
    [stronger] { $said ->
        [lowest] Es más difícil quedar por debajo de tu { $best } que de tu { $card }.
       *[highest] Es más difícil superar tu { $best } que tu { $card }.
     }
    [nearer] Tu { $best } está más cerca del medio que tu { $card }.
    [beats] Como *{ declaration }*, tu { $best } seguramente gana a { $names }, y entonces la ronda es tuya.
    [between] *Más baja* es de { $lows } y *Más alta* de { $highs }: tu { $best } seguramente queda en medio.
    [claimed] { $n ->
        [one] { $names } ha dicho *{ declaration }*, y seguramente con una carta que gana a tu { $card }.
       *[other] { $names } han dicho *{ declaration }*: alguna de sus cartas seguramente gana a tu { $card }.
     }
    [unclaimed] { $said ->
        [lowest] Nadie ha dicho *Más baja* hasta ahora, así que lo más probable es que lo sea tu { $best }.
       *[highest] Nadie ha dicho *Más alta* hasta ahora, así que lo más probable es que lo sea tu { $best }.
     }
    [exposed] { $said ->
        [lowest] Nadie ha dicho *Más baja* hasta ahora, pero seguramente alguien tiene una carta más baja que tu { $card }.
       *[highest] Nadie ha dicho *Más alta* hasta ahora, pero seguramente alguien tiene una carta más alta que tu { $card }.
     }
   *[unseen] { $said ->
        [lowest] La mayoría de las cartas que no ves son más altas que tu { $best }.
       *[highest] La mayoría de las cartas que no ves son más bajas que tu { $best }.
     }
 }

## Advice for people who are new to High Card

advice = { $case ->
    [two-left] De las dos cartas jugadas, una será la más baja y la otra la más alta: lo más seguro es una muy baja o una muy alta.
    [two-left-one-card] Entre las cartas que no ves, por debajo de la tuya hay { $lower }, y por encima, { $higher }.
    [both-ends] Los dos extremos ya están pedidos, así que con una carta de valor medio lo mejor es «En medio».
    [lowest-said] Quien ha dicho «Más baja» tendrá, seguramente, una carta baja; la tuya puede quedar más arriba de lo que parece.
    [highest-said] Quien ha dicho «Más alta» tendrá, seguramente, una carta alta; la tuya puede quedar más abajo de lo que parece.
    [middle-said] Quien ha dicho «En medio» tendrá, seguramente, una carta de valor medio, así que aquí una muy baja o muy alta es fuerte.
    [first] Nadie ha hablado todavía: lo más seguro es tu carta más baja o la más alta. Las demás te las quedas.
    [end] Con tu { $card }, *{ $end }* no puede fallar, porque el empate también vale.
    [low] Hay pocas cartas más bajas que tu { $card }, pero con { $rivals } rivales cualquiera puede tener una.
    [high] Hay pocas cartas más altas que tu { $card }, pero con { $rivals } rivales cualquiera puede tener una.
   *[middling] Tu { $card } es de las de en medio: con { $rivals } rivales, bien puede haber una por debajo y otra por encima.
 }

## The rules: $kept and $leaving are house rules of all games

rules-play =
    {""}**Objetivo.** Sumar puntos. Gana quien llega antes a la meta (por defecto, 4 puntos).

    {""}**Una mano.**
    - Quien siga en la ronda recibe una carta.
    - Por turno, hacia la izquierda, cada cual pone boca abajo una carta de su mano y dice *Más baja*, *En medio* o *Más alta*.
    - Cuando todos han hablado, se descubren las cartas. Si te equivocaste, quedas fuera de la ronda.
    - Las cartas descubiertas siguen a la vista hasta que acaba la ronda.

    {""}**Quién acierta.**
    - El as es la carta más alta.
    - *Más baja* acierta con cualquier carta del valor más bajo que se vea, y *Más alta*, con cualquiera del más alto.
    - *En medio* acierta con todos los valores intermedios.
    - Si todas las cartas son del mismo valor, aciertan tanto *Más baja* como *Más alta*, y *En medio* se equivoca.

    {""}**Fin de la ronda.**
    - Quien queda en pie gana un punto y desde entonces tiene una carta más. Con 2 puntos, eliges entre 3 cartas.
    - Si todos los que quedaban se equivocan a la vez, nadie puntúa. La ronda se repite con todos dentro otra vez (aun así, el número de ronda sube).
    - Si la baraja no alcanza para otra mano, puntúan todos los que siguen dentro.
    - Después, todas las cartas descubiertas vuelven a la baraja y se mezclan. Las que no jugaste siguen siendo tuyas.

    {""}**La imagen.** El 9 no era ni la carta más baja ni la más alta, así que *En medio* acertó. Quien tenía el rey dijo *Más alta* y se equivocó, porque había un as.
rules-rounds =
    {""}**Quién empieza.**
    - La ronda la empieza la última persona que puntuó. Mientras nadie haya puntuado, la empieza alguien elegido por sorteo (regla de la casa).
    - En las demás manos de una ronda empieza el siguiente a la izquierda que siga dentro.
    - Si puntuaron varios porque se acabó la baraja, se mira hacia la izquierda desde quien empezó la última mano, que también cuenta. Empieza el primero que haya puntuado.

    {""}**Unirse.**
    - Puedes unirte a una partida en marcha. Empiezas sin puntos y recibes cartas desde la ronda siguiente.
    - Se puede jugar hasta 13, siempre que el número de jugadores multiplicado por la meta no pase de 52 (regla de la casa).

    {""}**Reglas de la casa.**
    - Si varios llegan a la meta a la vez, comparten la victoria.
    - Si te vas, quedas fuera al instante, tus cartas se mezclan en la baraja la próxima vez y acabas por detrás de quienes se quedaron. Si solo queda una persona, gana.
    - Si la mano acaba porque alguien se va, las cartas que sigan boca abajo vuelven a quienes las jugaron.
    - Si se te acaba el tiempo, se juegan por ti la carta y la palabra con más probabilidades de acertar.
    - { $kept }
    - { $leaving }
rules-picture = Cuatro cartas descubiertas: 4♣ «Más baja», acierto; 9♦ «En medio», acierto; K♠ «Más alta», error; A♥ «Más alta», acierto. Quien jugó la tercera queda fuera de la ronda.
credit = «Carta alta» es un invento de Chris Gesell y Jason Christie, aportado por Guy Srinivasan.

## The lesson: what each step says, and says of wrong moves and of the right one

lesson-goal = Adivina dónde queda tu carta entre todas las que se juegan. Quien se equivoca queda fuera.
lesson-deuce = { $part ->
    [say] Cada cual tiene una carta que nadie más ve. La tuya es un 2 y no hay nada más bajo: di *Más baja*.
    [wrong] Por debajo de un 2 no hay nada. Pulsa **Más baja**.
   *[well] Acertaron los tres: tu 2 era la más baja, el 9 de Aldric quedó en medio y la reina de Berengar era la más alta. Nadie queda fuera, así que la ronda sigue con cartas nuevas.
 }
lesson-listen = { $part ->
    [say] Ahora hablas al final, así que escucha: los otros dos dijeron «Más baja». ¿Y tu reina, entonces?
    [wrong] Los otros dos dicen tener cartas bajas; una reina debería quedar por encima: «Más alta».
   *[well] Otro acierto. El 7 de Berengar no era la más baja, así que queda fuera de esta ronda.
 }
lesson-two-left = { $part ->
    [say] Quedan dos, y hablas tú primero. Con dos cartas, una es la más alta y otra la más baja. La mayoría está por debajo de tu 10.
    [wrong] Hay más cartas por debajo del 10 que por encima: «Más alta» es mejor apuesta.
   *[well] Aldric tenía un 8 y dijo «Más alta»: se equivocó. Solo quedas tú, así que la ronda es tuya: **un punto y, desde ahora, una carta más**.
 }
lesson-choose = { $part ->
    [say] El punto te dio una segunda carta, así que ahora eliges. Un rey es casi siempre la más alta: púlsalo y luego *Más alta*.
    [wrong] Con el 6, aquí puede pasar cualquier cosa. El rey, como «Más alta», es la jugada segura.
    [other-card] Por encima del rey solo hay un as, así que di *Más alta*.
   *[well] Bien. Las cartas mostradas quedan a la vista hasta el final de la ronda: míralas ahí arriba antes de hablar.
 }
lesson-go-low = { $part ->
    [say] Los otros dos dijeron «Más alta». ¿Cuál de tus cartas queda claramente por debajo?
    [wrong] Si los demás van a lo alto, ve tú a lo bajo: la menor de tus cartas, como «Más baja».
    [other-card] Puede salir bien, pero tu 6 es más seguro todavía: juega la carta más baja.
   *[well] El 10 de Berengar no era la más alta: queda fuera. Uno más y ganas.
 }
lesson-sure = { $part ->
    [say] Solo queda Aldric, y tienes una carta que no puede fallar. Juégala.
    [wrong] Un 2 como «Más baja» no puede fallar: en el peor caso iguala con otro 2.
   *[well] El 5 de Aldric no era la más baja. Es tu segundo punto, y aquí con dos se gana la partida.
 }
lesson-question = Aldric dijo «Más baja»; Berengar, «Más alta»; y tú hablas al final. ¿Qué juegas?
lesson-answer-highest = { $part ->
    [label] Q♣ como «Más alta»
   *[why] Berengar dijo «Más alta», así que seguramente su carta es muy alta: puede que tu reina no la supere. Busca algo más seguro.
 }
lesson-answer-lowest = { $part ->
    [label] 8♦ como «Más baja»
   *[why] Aldric dijo «Más baja», así que seguramente su carta es más baja que un 8. Busca algo más seguro.
 }
lesson-answer-middle = { $part ->
    [label] 8♦ como «En medio»
   *[why] ¡Eso es! Uno dice tener una carta baja y el otro una alta, y tu 8 queda en medio: Aldric tenía un 4 y Berengar, un as.
 }
lesson-last = Y eso es todo: juega una carta, di dónde queda, acierta y aguanta hasta que no quede nadie más. Una partida de verdad va a 4 puntos. ¿Empezamos?

## Commands

command = carta-alta
    .about = Adivina mejor que toda la mesa; de 2 a 13 jugadores
    .target = meta
    .target-about = Puntos para ganar la partida (por defecto, 4)
