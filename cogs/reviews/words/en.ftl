## Reviews finished matches, once for each seat, from what its owner could have known

busy = I'm still reviewing another match for you. Press again once that one is done.

## *Review*: the decisions of a finished match that had a clearly better alternative

not-your-match = You can only review matches you played yourself.
progress = I'm reviewing your match: { $done } of { $total ->
    [one] { $total } move
   *[other] { $total } moves
 }.

## The pages of a review: a question for each decision, and its answers

title = Review · { $game }{ $all ->
    [0] { "" }
   *[other] : { $number } of { $all }
 }
graded = { $answer ->
    [fine] **Nothing was clearly better than that.**
    [unrated] I can't judge that one.
    [best] **That was the best move.**
    [other] There's still something better. Try again, or press *Show me*.
    [played-bad] That's what was played, but there's something better. Try again, or press *Show me*.
   *[played] That's what was played, and nothing was clearly better.
 }
closing = { $mistakes ->
    [0] **Given what you could see, nothing was clearly better than your moves.**
    [1] That's it! Best moves: **{ $n } of { $all }**.
   *[other] That's it! Best moves: **{ $n } of { $all }**. The move in question 1 cost you the most.
 }
question = **There was a better move. What would you play now?**
played = { $reader ->
    [other] Played
   *[player] You played
 }
your-choice-now = This time
left-early = Leaving early isn't part of the review.
button-turning-points = Turning points
button-next = Next →
button-show = Show me

## The button that reviews add to the pages of a match

button-review = Review

## The steps of a finished match at which a seat's chances changed most

turns-title = Turning points · { $game }
chances-picture = Each seat has a line that shows how good its chances were after each step.
chances-changed = { $whose ->
    [own] your chances: { $change }
   *[other] chances of { $name }: { $change }
 }
no-turns = Nobody's chances changed much from one step to the next.
turns-note = Quick estimates after each step, with everyone's moves and luck. A review weighs only a player's own moves, by what they could see then, so its numbers differ.
menu-turns = Watch a turning point
