## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = É tarde para desfazer isso: alguém já jogou depois, ou a sua jogada comprou ou revelou alguma coisa.
lapsed = Esse pedido já foi respondido, ou a partida já seguiu em frente.
own = Foi você quem pediu isso, então são os outros que respondem.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked-youve-asked = Você pediu para desfazer sua jogada. Os outros precisam concordar.
asked-name-like = { $name } quer desfazer uma jogada.
asked-youve-offered = Você propôs parar sem resultado. Os outros precisam concordar.
takeback-button-take-back = Desfazer a jogada (vitória não conta)
takeback-button-take-back-2 = Desfazer a jogada
answers-stop-match = Parar a partida
answers-let-take = Deixar desfazer
hand = Responda na mesa ou simplesmente continue jogando.
asked-name-offers = { $name } propõe parar, sem resultado.
told-name-took = { $name } desfez uma jogada.
button-offer-stop = Propor parar
told-name-rather = { $name } prefere continuar jogando.
