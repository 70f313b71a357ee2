## Reviews finished matches, once for each seat, from what its owner could have known

busy = I'm still reviewing another match for you. Press again once that one is done.

## *Review*: the decisions of a finished match that had a clearly better alternative

begin = You can only review matches you played yourself.
progress = I'm reviewing your match: { $done } of { $total } decisions.

## The pages of a review: a question for each decision, and its answers

title-review-game = Review · { $game }
told-thats-played = That's what was played, and nothing was clearly better.
title-heading-number = { $heading }: { $number } of { $all }
closing-thats-made = { $n ->
    [one] That's it! You made { $n } more mistake, but it cost you less.
   *[other] That's it! You made { $n } more mistakes, but they cost you less.
 }
question = **There was a better choice. What would you play now?**
answer-played = Played
answer-played-2 = You played
answer-choice-now = Your choice now
told-nothing-clearly = **Nothing was clearly better than that.**
told-didnt-rate = I didn't rate that one.
told-best-choice = **That was the best choice.**
told-heres-compares = Here's how that compares with the match:
told-thats-played-but = That's what was played, but there was something better.
closing-thats-other = That's it! Your other decisions were all fine.
closing-given-could = **Given what you could see, you made no mistakes.**
closing-leaving-early = Leaving early isn't part of the review.
button-turning-points = Turning points
button-next = Next →

## The button that reviews add to the pages of a match

button-review = Review

## The steps of a finished match at which a seat's chances changed most

turns-turning-points = Turning points · { $game }
turns-each-seat = Each seat has a line that shows how good its chances were after each step.
turns-nobodys-chances = Nobody's chances changed much from one step to the next.
menu = Watch a turning point
