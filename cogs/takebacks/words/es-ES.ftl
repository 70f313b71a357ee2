## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = Ya es tarde para deshacer eso: alguien ha jugado desde entonces, o con tu jugada se ha robado o mostrado algo.
lapsed = Esa petición ya tiene respuesta, o la partida ha seguido desde entonces.
asked-yourself = Eso lo has pedido tú, así que tienen que responder los demás.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked = { $who ->
    [you] { $what ->
        [stop] Has propuesto parar sin resultado. Los demás tienen que aceptar.
       *[takeback] Has pedido deshacer tu jugada. Los demás tienen que aceptar.
     }
   *[other] { $what ->
        [stop] { $name } propone parar, sin resultado.
       *[takeback] { $name } quiere deshacer una jugada.
     }
 }
button-take-back = { $rated ->
    [yes] Deshacer la jugada (victoria no contada)
   *[no] Deshacer la jugada
 }
button-agree = { $what ->
    [stop] Parar la partida
   *[takeback] Dejar que la deshaga
 }
answer-on-board = Responde en el tablero o sigue jugando sin más.
told = { $what ->
    [taken_back] { $name } ha deshecho una jugada.
   *[takeback_declined] { $name } prefiere seguir jugando.
 }
button-offer-stop = Proponer parar
