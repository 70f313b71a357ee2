## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = Ya es tarde para deshacer eso: alguien ha jugado desde entonces, o tu jugada robó o mostró algo.
lapsed = Esa petición ya tiene respuesta, o la partida ha seguido desde entonces.
own = Eso lo has pedido tú, así que tienen que responder los demás.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked-youve-asked = Has pedido deshacer tu jugada. Los demás tienen que aceptar.
asked-name-like = { $name } quiere deshacer una jugada.
asked-youve-offered = Has propuesto parar sin resultado. Los demás tienen que aceptar.
takeback-button-take-back = Deshacer la jugada (la victoria no contará)
takeback-button-take-back-2 = Deshacer la jugada
answers-stop-match = Parar la partida
answers-let-take = Dejar que la deshaga
hand = Responde en el tablero o sigue jugando sin más.
asked-name-offers = { $name } propone parar, sin resultado.
told-name-took = { $name } deshizo una jugada.
button-offer-stop = Proponer parar
told-name-rather = { $name } prefiere seguir jugando.
