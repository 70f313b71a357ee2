## The game and its command

name = High Card
start-here = Start here: High Card, one minute
about = Play a card face down and say whether it will be lowest, middle or highest. Be right and outlast the others. For 2 to 13 players.
goal = Be the last one left in a round to score a point
options = { $n ->
    [one] First to { $n } point
   *[other] First to { $n } points
 }
signs-legend = ✅ right · ❌ wrong, so out of the round · ⭐ round won
not-now = That's not a move in High Card. Open your hand again.
table-full = High Card takes at most { $most } players.
players = High Card takes { $least } to { $most } players.
too-many = { $players } players going for { $target } points could need more than 52 cards. Players times points can't be more than 52: choose fewer players or fewer points.

## The board

drawn-lowest = Lowest
drawn-middle = Middle
drawn-highest = Highest
declaration = { $said ->
    [lowest] Lowest
    [middle] Middle
   *[highest] Highest
 }
button-hands-played = Hands played
heading = Round { $round }, hand { $hand } · first to { $target } · { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
 }
turn = { $whose ->
    [computer] To play: { $name }
   *[person] { $name }: your turn.
 }
last-reveal = Last reveal: { $plays }
# $ranks are the different ranks among the $cards.
ends = { $ranks ->
    [1] Every card had the same rank, { $lowest }: each was both lowest and highest, and none was in the middle.
    [2] { $cards ->
        [2] { $lowest } was lowest and { $highest } highest.
       *[other] { $lowest } was lowest and { $highest } highest; no card was in the middle.
     }
   *[other] { $lowest } was lowest and { $highest } highest; the rest were in the middle.
 }
verdict = { $n ->
    [0] Everyone was right.
    [one] { $names } was wrong and is out.
   *[other] { $names } were wrong and are out.
 }
ending = { $how ->
    [won] { $names } wins the round: a point and another card.
    [void] Nobody is left, so nobody scores and the round is played again.
   *[short] { $n ->
        [one] There aren't enough cards for another hand: { $names } scores a point and gets another card.
       *[other] There aren't enough cards for another hand: { $names } each score a point and get another card.
     }
 }
news = { $kind ->
    [joined] { $name } joined and plays from the next round.
   *[left] { $name } left the match.
 }
hand-number = **Hand { $number }**

## The board in words

seat = { $number } { $name }: { $points } of { $target }, { $held ->
    [one] { $held } card
   *[other] { $held } cards
 }{ $state ->
    [winner] , **winner**
    [lowest] , declared **Lowest**
    [middle] , declared **Middle**
    [highest] , declared **Highest**
    [to-play] , **to play**
    [out] , out of this round ✗
    [waiting] , joins next round
   *[in] {""}
 }
seat-left = { $number } { $name }: left the match
face-up = Face up in this round: { $cards }
you-hold = You hold { $cards }.

## A player's hand

# $card is none, or the card that has been picked; $left are the players left in the round.
question = { $card ->
    [none] **Your turn.** Pick a card, then say where it will stand.
   *[other] { $left ->
        [2] **Your turn.** Of the two cards, will { $card } be lowest or highest? Answer to play it.
       *[other] **Your turn.** Will { $card } be lowest, middle or highest? Answer to play it.
     }
 }
lies-face-down = Your { $card } lies face down.
waiting = { $how ->
    [waiting] You'll get cards from the next round on.
   *[in] It's not your turn yet.
 }
# $end is the end of the hand that a middle card was at.
why-out = { $said ->
    [highest] You're out of this round: you said *Highest* with { $card }, and { $highest } was higher. You're back in the next one.
    [lowest] You're out of this round: you said *Lowest* with { $card }, and { $lowest } was lower. You're back in the next one.
   *[middle] { $end ->
        [high] You're out of this round: you said *Middle* with { $card }, and no card was higher. You're back in the next one.
       *[low] You're out of this round: you said *Middle* with { $card }, and no card was lower. You're back in the next one.
     }
 }
went-out = { $said ->
    [highest] You went out with { $card } as *Highest*: { $highest } was higher.
    [lowest] You went out with { $card } as *Lowest*: { $lowest } was lower.
   *[middle] { $end ->
        [high] You went out with { $card } as *Middle*: no card was higher.
       *[low] You went out with { $card } as *Middle*: no card was lower.
     }
 }
own-result = You scored { $points }.

## Replays and reviews

# $card is hidden, or the card once it may be seen.
step = { $card ->
    [hidden] { $name } says { $declaration }
   *[other] { $name } plays { $card } and says { $declaration }
 }
face-down = face down: { $card }
worth = { $right ->
    [0] practically never right
   *[other] right { $right_percent } of the time
 }; { $n ->
    [0] you'd almost never win the match
    [100] you'd almost always win the match
   *[other] you'd win the match { $percent } of the time
 }
# $best is the card of the better choice, $card that of the other one, $action. $said is the word
# that the reason is about, and $names are the $n rivals who have said it.
reason = { $why ->
    [two-left] Only you and { $rivals } are left, so *Middle* can't be right.
    [never-middle] { $said ->
        [lowest] None of the cards you can't see is lower than your { $card }, so it can't be in the middle.
       *[highest] None of the cards you can't see is higher than your { $card }, so it can't be in the middle.
     }
    [fatal] { $ahead } could win the match with this round, and **{ $action }** makes that more likely.
    [keeps-sure] Your { $card } can't go wrong as *{ declaration }*, so keep it for a later hand.
    [keeps] Your { $card } is worth keeping for a later hand.
    [sure] { $said ->
        [lowest] None of the cards you can't see is lower than your { $best }, so *Lowest* can't go wrong.
       *[highest] None of the cards you can't see is higher than your { $best }, so *Highest* can't go wrong.
     }
    [stronger] { $said ->
        [lowest] Your { $best } is harder to undercut than your { $card }.
       *[highest] Your { $best } is harder to beat than your { $card }.
     }
    [nearer] Your { $best } is nearer the middle than your { $card }.
    [beats] As *{ declaration }*, your { $best } probably beats { $names }, and then the round is yours.
    [between] { $lows } said *Lowest* and { $highs } said *Highest*, so your { $best } is probably in between.
    [claimed] { $n ->
        [one] { $names } said *{ declaration }*, with a card that probably beats your { $card }.
        [2] { $names } both said *{ declaration }*, so one of them probably beats your { $card }.
       *[other] { $names } all said *{ declaration }*, so one of them probably beats your { $card }.
     }
    [unclaimed] { $said ->
        [lowest] Nobody has said *Lowest* yet, so your { $best } is probably the lowest.
       *[highest] Nobody has said *Highest* yet, so your { $best } is probably the highest.
     }
    [exposed] { $said ->
        [lowest] Nobody has said *Lowest* yet, but someone probably has a card lower than your { $card }.
       *[highest] Nobody has said *Highest* yet, but someone probably has a card higher than your { $card }.
     }
   *[unseen] { $said ->
        [lowest] Most of the cards you can't see are higher than your { $best }.
       *[highest] Most of the cards you can't see are lower than your { $best }.
     }
 }

## Advice for people who are new to High Card

advice = { $case ->
    [two-left] One of the two cards will be lowest and the other highest, so a very low or very high one is safest.
    [two-left-one-card] Cards you can't see: { $lower } lower than yours, { $higher } higher.
    [both-ends] Both ends have been called already, so a middling card has its best chance as Middle.
    [lowest-said] A player who said Lowest probably has a low card, so yours may be higher than it looks.
    [highest-said] A player who said Highest probably has a high card, so yours may be lower than it looks.
    [middle-said] A player who said Middle probably has a middling card, so a very low or very high one is strong here.
    [first] Nobody has spoken yet, so your lowest or highest card is the safest. You keep the others.
    [end] *{ $end }* can't go wrong with your { $card }: ties count as right.
    [low] Few cards are lower than your { $card }, but any of your { $rivals } rivals might hold one.
    [high] Few cards are higher than your { $card }, but any of your { $rivals } rivals might hold one.
   *[middling] Your { $card } is a middling card: with { $rivals } rivals, one may well have a lower card and another a higher one.
 }

## The rules: $kept and $leaving are house rules of all games

rules-play =
    {""}**Goal.** Score points. The first player to reach the target wins (default: 4).

    {""}**A hand.**
    - Everyone still in the round is dealt a card.
    - Going round to the left, you each put one card from your hand face down and say *Lowest*, *Middle* or *Highest*.
    - When everyone has spoken, the cards are turned up. If you were wrong, you're out of the round.
    - Cards that have been turned up stay face up until the round ends.

    {""}**Who is right.**
    - Aces are high.
    - *Lowest* is right for every card of the lowest rank in the hand, and *Highest* for every card of the highest.
    - *Middle* is right for every rank in between.
    - If all the cards have the same rank, *Lowest* and *Highest* are both right and *Middle* is wrong.

    {""}**End of a round.**
    - The last player left scores a point and holds one more card from then on. With 2 points you choose from 3 cards.
    - If everyone left is wrong in the same hand, nobody scores. The round is played again with everyone back in (the round number still goes up).
    - If the deck is too small for another hand, everyone still in scores.
    - Then all the face-up cards are shuffled back into the deck. You keep the cards you didn't play.

    {""}**The picture.** The 9 was neither the lowest nor the highest card, so *Middle* was right. The player with the king said *Highest* and was wrong, because there was an ace.
rules-rounds =
    {""}**Who starts.**
    - The last player to score starts the next round. Until someone scores, it's a random player (house rule).
    - In later hands of a round, the next player to the left who's still in starts.
    - If several players scored because the deck ran out, look left from the player who started the last hand, counting that player too. The first one who scored starts.

    {""}**Joining.**
    - You can join a match that has already started. You have no points at first and get cards from the next round on.
    - Up to 13 people can play, as long as the number of players times the target is 52 or less (house rule).

    {""}**House rules.**
    - If several players reach the target together, they share the win.
    - If you leave, you're out right away, your cards go into the next shuffle, and you're placed behind everyone who stayed. The last player left wins.
    - If a hand ends because someone leaves, cards that are still face down go back to their owners.
    - If your time runs out, the card and the word most likely to be right are played for you.
    - { $kept }
    - { $leaving }
rules-picture = A reveal with four players: 4♣ Lowest, right; 9♦ Middle, right; K♠ Highest, wrong; A♥ Highest, right. The third player is out of the round.
credit = High Card was invented by Chris Gesell and Jason Christie and contributed by Guy Srinivasan.

## The lesson: what each step says, and says of wrong moves and of the right one

lesson-goal = Guess where your card stands among all the cards played. If you're wrong, you're out.
lesson-deuce = { $part ->
    [say] Everyone has one card that nobody else sees. Yours is a 2, and nothing is lower: say *Lowest*.
    [wrong] Nothing ranks below a 2. Press **Lowest**.
   *[well] All three were right: your 2 was lowest, Aldric's 9 was in the middle and Berengar's queen was highest. Nobody is out, so the round goes on with new cards.
 }
lesson-listen = { $part ->
    [say] Now you speak last, so listen: the other two both said Lowest. What does that make your queen?
    [wrong] The other two both claim low cards, so a queen should be above them: Highest.
   *[well] Right again. Berengar's 7 wasn't the lowest, so he's out of this round.
 }
lesson-two-left = { $part ->
    [say] Two players are left, and you speak first. With only two cards, one is highest and the other lowest. Most cards are below your 10.
    [wrong] More cards lie below a 10 than above it, so Highest is the better bet.
   *[well] Aldric had an 8 and said Highest: wrong. You're the last one left, so the round is yours: **a point, and one more card** from now on.
 }
lesson-choose = { $part ->
    [say] Your point gave you a second card, so now you choose. A king is nearly always highest: press it, then *Highest*.
    [wrong] The 6 could be anything here. The king, as Highest, is the safe play.
    [other-card] Only an ace is above the king, so say *Highest*.
   *[well] Right. Cards that have been shown stay face up until the round ends, so look at them before you speak.
 }
lesson-go-low = { $part ->
    [say] The other two both said Highest. Which of your cards is well below theirs?
    [wrong] Go low where everyone else goes high: play the lower of your cards as Lowest.
    [other-card] That may work, but your 6 is safer still: play the lower card.
   *[well] Berengar's 10 wasn't the highest: he's out. One more, and you've won.
 }
lesson-sure = { $part ->
    [say] Only Aldric is left, and you have a card that can't fail. Play it.
    [wrong] A 2 as Lowest can't fail: at worst it's level with another 2.
   *[well] Aldric's 5 wasn't the lowest. That's your second point, and here two points win the match.
 }
lesson-question = Aldric has said Lowest and Berengar Highest, and you speak last. What do you play?
lesson-answer-highest = { $part ->
    [label] Q♣ as Highest
   *[why] Berengar said Highest, so his card is probably very high: your queen may not be higher. Look for something safer.
 }
lesson-answer-lowest = { $part ->
    [label] 8♦ as Lowest
   *[why] Aldric said Lowest, so his card is probably lower than an 8. Look for something safer.
 }
lesson-answer-middle = { $part ->
    [label] 8♦ as Middle
   *[why] Right! One of them claims a low card and the other a high one, and your 8 is in between: Aldric had a 4, Berengar an ace.
 }
lesson-last = That's all there is to it: play a card, say where it stands, be right, and be the last one left. A real match goes to 4 points. Ready?

## Commands

command = high-card
    .about = Outguess the table, for 2 to 13 players
    .target = target
    .target-about = Points to win the match (default: 4)
