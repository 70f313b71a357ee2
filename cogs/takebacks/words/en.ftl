## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = It's too late to take that back: someone has moved since, or your move drew or revealed something.
lapsed = That request has already been answered, or the match has moved on.
asked-yourself = You asked for that yourself, so the others have to answer.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked = { $who ->
    [you] { $what ->
        [stop] You've offered to stop without a result. The others have to agree.
       *[takeback] You've asked to take your move back. The others have to agree.
     }
   *[other] { $what ->
        [stop] { $name } offers to stop, without a result.
       *[takeback] { $name } would like to take a move back.
     }
 }
button-take-back = { $rated ->
    [yes] Take back (a win won't count)
   *[no] Take back
 }
button-agree = { $what ->
    [stop] Stop the match
   *[takeback] Let them take it back
 }
answer-on-board = Answer that on the board, or just play on.
told = { $what ->
    [taken_back] { $name } took a move back.
   *[takeback_declined] { $name } would rather play on.
 }
button-offer-stop = Offer to stop
