## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = It's too late to take that back: someone has moved since, or your move drew or revealed something.
lapsed = That request has already been answered, or the match has moved on.
own = You asked for that yourself, so the others have to answer.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked-youve-asked = You've asked to take your move back. The others have to agree.
asked-name-like = { $name } would like to take a move back.
asked-youve-offered = You've offered to stop without a result. The others have to agree.
takeback-button-take-back = Take back (a win won't count)
takeback-button-take-back-2 = Take back
answers-stop-match = Stop the match
answers-let-take = Let them take it back
hand = Answer that on the board, or just play on.
asked-name-offers = { $name } offers to stop, without a result.
told-name-took = { $name } took a move back.
button-offer-stop = Offer to stop
told-name-rather = { $name } would rather play on.
