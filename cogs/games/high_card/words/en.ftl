## High Card on Discord

## Coaching for people who are new to High Card: what to do now, and why

against-one-cards-see = Cards you can't see: { $lower } lower than yours, { $higher } higher.
alone-card-middling = Your { $card } is a middling card: with { $rivals } rivals, one may well have a lower card and another a higher one.
coaching-both-ends = Both ends have been called already, so a middling card has its best chance as Middle.
coaching-player-said = A player who said Lowest probably has a low card, so yours may be higher than it looks.
coaching-player-said-highest = A player who said Highest probably has a high card, so yours may be lower than it looks.
coaching-player-said-middle = A player who said Middle probably has a middling card, so a very low or very high one is strong here.
coaching-nobody-spoken = Nobody has spoken yet, so your lowest or highest card is the safest. You keep the others.
against-one-two-cards = One of the two cards will be lowest and the other highest, so a very low or very high one is safest.
alone-nothing-ranks = Nothing ranks beyond your { $card }, so calling that end can't go wrong: ties count as right.
alone-few-cards = Few cards are lower than your { $card }, but any of your { $rivals } rivals might hold one.
alone-few-cards-higher = Few cards are higher than your { $card }, but any of your { $rivals } rivals might hold one.

## A lesson of High Card by playing: two rounds against two computers, up to the first win

lesson-goal = Guess where your card stands among all the cards played. If you're wrong, you're out.
lesson-last = That's all there is to it: play a card, say where it stands, be right, and be the last one left. A real match goes to 4 points. Ready?
lesson-steps-everyone-card = Everyone has one card that nobody else sees. Yours is a 2, and nothing is lower: say *Lowest*.
lesson-steps-nothing-ranks = Nothing ranks below a 2. Press **Lowest**.
lesson-steps-three-right = All three were right: your 2 was lowest, Aldric's 9 was in the middle and Berengar's queen was highest. Nobody is out, so the round goes on with new cards.
lesson-steps-now-speak = Now you speak last, so listen: the other two both said Lowest. What does that make your queen?
lesson-steps-other-two = The other two both claim low cards, so a queen should be above them: Highest.
lesson-steps-right-again = Right again. Berengar's 7 wasn't the lowest, so he's out of this round.
lesson-steps-two-players = Two players are left, and you speak first. With only two cards, one is highest and the other lowest. Most cards are below your 10.
lesson-steps-more-cards = More cards lie below a 10 than above it, so Highest is the better bet.
lesson-steps-aldric-had = Aldric had an 8 and said Highest: wrong. You're the last one left, so the round is yours: **a point, and one more card** from now on.
lesson-steps-point-gave = Your point gave you a second card, so now you choose. A king is nearly always highest: press it, then *Highest*.
lesson-steps-could-anything = The 6 could be anything here. The king, as Highest, is the safe play.
lesson-steps-right-cards = Right. Cards that have been shown stay face up until the round ends, so look at them before you speak.
lesson-steps-other-two-both = The other two both said Highest. Which of your cards goes well below theirs?
lesson-steps-go-low = Go low where everyone else goes high: play the lower of your cards as Lowest.
lesson-steps-berengars-10 = Berengar's 10 wasn't the highest: he's out. One more, and you've won.
lesson-steps-only-aldric = Only Aldric is left, and you have a card that can't fail. Play it.
lesson-steps-lowest-fail = A 2 as Lowest can't fail: at worst it's level with another 2.
lesson-steps-aldrics-wasnt = Aldric's 5 wasn't the lowest. That's your second point, and here two points win the match.
lesson-ask = Aldric has said Lowest and Berengar Highest, and you speak last. What do you play?
lesson-steps-only-ace = Only an ace is above the king, so say *Highest*.
lesson-steps-may-work = That may work, but your 6 is safer still: play the lower card.
lesson-answers-highest = Q♣ as Highest
lesson-answers-berengar-said = Berengar said Highest, so his card is probably very high: your queen may not be higher. Look for something safer.
lesson-answers-lowest = 8♦ as Lowest
lesson-answers-aldric-said = Aldric said Lowest, so his card is probably lower than an 8. Look for something safer.
lesson-answers-middle = 8♦ as Middle
lesson-answers-right-claims = Right! One of them claims a low card and the other a high one, and your 8 is in between: Aldric had a 4, Berengar an ace.

## The pictures of High Card: the public table, and the same above the viewer's own cards

drawn-lowest = Lowest
drawn-middle = Middle
drawn-highest = Highest

## The presenter of High Card: its board, its hand and its rules

name = High Card
about = Play a card face down and say whether it will be lowest, middle or highest. Be right and outlast the others. For 2 to 13 players.
goal = Be the last one left in a round to score a point
not-now = That's not a move in High Card. Open your hand again.
signs-legend = ✅ right · ❌ wrong, so out of the round · ⭐ round won
options = { $n ->
    [one] First to { $n } point
   *[other] First to { $n } points
 }
memory-hands-played = Hands played

## Sentences on why one declaration of High Card is better than another

contested = { $n ->
    [one] { $name } said *{ $declaration }*, and your { $card } beats that only { $n } time in 100.
   *[other] { $name } said *{ $declaration }*, and your { $card } beats that only { $n } times in 100.
 }
gain-wins-round = { $n ->
    [one] It wins the round at once { $n } time in 100, against { $other } for { $action }.
   *[other] It wins the round at once { $n } times in 100, against { $other } for { $action }.
 }
reason-two-players = With two players left, *Middle* can't be right.
reason-keeps-card = It keeps your { $card } for a later hand.
gain-loses-match = { $n ->
    [one] It loses the match at once { $n } time in 100, against { $other } for { $action }.
   *[other] It loses the match at once { $n } times in 100, against { $other } for { $action }.
 }
gain-knocks-out = { $n ->
    [one] It knocks you out of the round { $n } time in 100, against { $other } for { $action }.
   *[other] It knocks you out of the round { $n } times in 100, against { $other } for { $action }.
 }
gain-its-right = { $n ->
    [one] It's right { $n } time in 100, against { $other } for { $action }.
   *[other] It's right { $n } times in 100, against { $other } for { $action }.
 }
gain-wins-match = { $n ->
    [one] It wins the match at once { $n } time in 100, against { $other } for { $action }.
   *[other] It wins the match at once { $n } times in 100, against { $other } for { $action }.
 }

## The rules of High Card in our own words

play-goal-score = **Goal.** Score points. The first player to reach the target wins (default: 4).
play-picture-neither = **The picture.** The 9 was neither the lowest nor the highest card, so *Middle* was right. The player with the king said *Highest* and was wrong, because there was an ace.
rules-reveal-four = A reveal with four players: 4♣ Lowest, right; 9♦ Middle, right; K♠ Highest, wrong; A♥ Highest, right. The third player is out of the round.
rules-high-card = High Card was invented by Chris Gesell and Jason Christie and contributed by Guy Srinivasan.
play-hand = **A hand.**
play-everyone-still = Everyone still in the round is dealt a card.
play-turn-each = In turn, you each put one card from your hand face down and say *Lowest*, *Middle* or *Highest*.
play-when-everyone = When everyone has spoken, the cards are turned up. If you were wrong, you're out of the round.
play-cards-been = Cards that have been turned up stay face up until the round ends.
play-right = **Who is right.**
play-aces-high = Aces are high.
play-lowest-right = *Lowest* is right for every card of the lowest rank in the hand, and *Highest* for every card of the highest.
play-middle-right = *Middle* is right for every rank in between.
play-cards-same = If all the cards have the same rank, *Lowest* and *Highest* are both right and *Middle* is wrong.
play-end-round = **End of a round.**
play-last-player = The last player left scores a point and holds one more card from then on. With 2 points you choose from 3 cards.
play-everyone-left = If everyone left is wrong at once, nobody scores. The round is played again with everyone back in (the round number still goes up).
play-deck-too = If the deck is too small for another hand, everyone still in scores.
play-then-open = Then all the open cards are shuffled back into the deck. You keep the cards you didn't play.
rounds-begins = **Who begins.**
rounds-last-player = The last player who scored starts the next round. Until someone scores, it's a random player (house rule).
rounds-later-hands = In later hands of a round, the next player to the left who's still in begins.
rounds-several-players = If several players scored because the deck ran out, look left from the player who began the last hand, and count that player too. The first one who scored begins.
rounds-joining = **Joining.**
rounds-join-match = You can join a match that has already begun. You start with no points and get cards from the next round on.
rounds-up-13 = Up to 13 people can play, as long as the number of players times the target is 52 or less.
rounds-several-players-reach = If several players reach the target together, they share the win.
rounds-leave-out = If you leave, you're out at once, your cards go into the next shuffle, and you're placed behind everyone who stayed. The last player left wins.
rounds-hand-ends = If a hand ends because someone leaves, cards that are still face down go back to their owners.
rounds-time-runs = If your time runs out, the card and the word most likely to be right are played for you.

## Sentences of a replay of High Card: its steps, and open hands

step-name-says = { $name } says { $declaration }
worth = right { $right } times in 100, and you'd win the match { $n } times
step-name-plays = { $name } plays { $card } and says { $declaration }
held = face down: { $card }

## The texts of High Card: standings, events, and reasons

too-many = { $players } players going for { $target } points would need more than 52 cards. The number of players times the points can't be more than 52.
refusals-table-full = High Card takes at most { $most } players.
refusals-players = High Card takes { $least } to { $most } players.
heading = Round { $round }, hand { $hand } · first to { $target } · { $deck }
turn = { $name }: your turn.
result = Last reveal: { $plays }
why-lowest-lowest = { $lowest } was lowest, { $highest } was highest; the rest were in the middle.
judgement-names-wrong = { $n ->
    [one] { $names } was wrong and is out.
   *[other] { $names } were wrong and are out.
 }
why-it-went-out-went-out = You went out with { $card } as *{ $declaration }*: no card was lower.
why-out-out-round = You're out of this round: you said *Middle* with { $card }, and no card was lower. You're back in the next one.
open = Face up in this round: { $cards }
plain-seat = { $points } of { $target }
state-declared-declaration = declared **{ $declaration }**
state-out-round = out of this round ✗
state-joins-next = joins next round
why-every-card = Every card had the same rank, { $rank }: all were both lowest and highest, and none was in the middle.
why-lowest-lowest-highest = { $lowest } was lowest, { $highest } was highest.
why-lowest-lowest-highest-highest = { $lowest } was lowest, { $highest } was highest, and no card was in the middle.
judgement-everyone-right = Everyone was right.
ending-names-wins = { $names } wins the round, a point and a card.
ending-nobody-left = Nobody is left, so nobody scores and the round is played again.
ending-arent-enough = { $n ->
    [one] There aren't enough cards for another hand: { $names } scores a point and gets another card.
   *[other] There aren't enough cards for another hand: { $names } each score a point and get another card.
 }
question-turn-pick = **Your turn.** Pick a card, then say where it will stand.
question-turn-card = **Your turn.** Will { $card } be lowest, middle or highest? Answer to play it.
waiting-card-lies = Your { $card } lies face down.
own-result = Your result
why-it-went-out-went-out-card = You went out with { $card } as *{ $declaration }*: no card was higher.
why-out-out-round-said = You're out of this round: you said *Middle* with { $card }, and no card was higher. You're back in the next one.
hand-in = You hold { $cards }.
declaration-lowest = Lowest
declaration-middle = Middle
declaration-highest = Highest
heading-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
 }
state-winner = **winner**
memory-hand-number = **Hand { $number }**
told-joined = { $name } joined and plays from the next round.
told-left = { $name } left the match.
waiting-youll-get = You'll get cards from the next round on.
why-it-went-out-highest = You went out with { $card } as *{ $declaration }*: { $other } was higher.
why-it-went-out-lowest = You went out with { $card } as *{ $declaration }*: { $other } was lower.
why-out-highest = You're out of this round: you said *Highest* with { $card }, and { $other } was higher. You're back in the next one.
why-out-lowest = You're out of this round: you said *Lowest* with { $card }, and { $other } was lower. You're back in the next one.

## Commands

command = high-card
    .about = Outguess the table, for 2 to 13 players
    .target = target
    .target-about = Points to win the match (default: 4)
