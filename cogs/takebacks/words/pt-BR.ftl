## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = É tarde para desfazer isso: alguém já jogou depois, ou a sua jogada comprou ou revelou alguma coisa.
lapsed = Esse pedido já foi respondido, ou a partida já seguiu em frente.
asked-yourself = Foi você quem pediu isso, então são os outros que respondem.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked = { $who ->
    [you] { $what ->
        [stop] Você propôs parar sem resultado. Os outros precisam concordar.
       *[takeback] Você pediu para desfazer sua jogada. Os outros precisam concordar.
     }
   *[other] { $what ->
        [stop] { $name } propõe parar, sem resultado.
       *[takeback] { $name } quer desfazer uma jogada.
     }
 }
button-take-back = { $rated ->
    [yes] Desfazer a jogada (vitória não conta)
   *[no] Desfazer a jogada
 }
button-agree = { $what ->
    [stop] Parar a partida
   *[takeback] Deixar desfazer
 }
answer-on-board = Responda na mesa ou simplesmente continue jogando.
told = { $what ->
    [taken_back] { $name } desfez uma jogada.
   *[takeback_declined] { $name } prefere continuar jogando.
 }
button-offer-stop = Propor parar
