## Kill the Kings on Discord

## Hints for Kill the Kings: the recommended move, and the reason

draw-hint-draw = { $n ->
    [one] Hint: draw. There's nothing better to do yet, and { $n } reserve slot is free.
   *[other] Hint: draw. There's nothing better to do yet, and { $n } reserve slots are free.
 }
gain-card-stock = { $n ->
    [one] { $n } card in the stock fits below it.
   *[other] { $n } cards in the stock fit below it.
 }
draw-hint-draw-nothing = Hint: draw. Nothing in the reserve fits.
place-hint-card = Hint: { $card } kills { $king }.
place-hint-card-under = Hint: { $card } under { $king }.
gain-then-card = Then { $card } kills him.
gain-then-card-stock = { $n ->
    [one] Then { $n } card in the stock would kill him.
   *[other] Then any of { $n } cards in the stock would kill him.
 }
gain-fits-nowhere = It fits nowhere else.
advice = Hint: { $card } to the reserve.
run-alternating = That makes { $have } of the 5 cards you need for five in alternating colours.
run-suited = That makes { $have } of the 4 cards you need for four of one suit.
run-kind = That makes { $have } of the 3 cards you need for three of a kind.

## Coaching for people who are new to Kill the Kings: what to do now, and why

coaching-reserve-slot = { $n ->
    [one] { $n } reserve slot is free: you can draw safely now, but make room after that.
   *[other] { $n } reserve slots are free: you can draw safely, and play from there later.
 }
keeping-below-king = Below a king, { $card } stays for good, and every later card has to fit it. In the reserve it can wait.
coaching-three-cards = Three cards of a rank, four descending cards of a suit or five of alternating colours kill a king.
coaching-stock-empty = The stock is empty, so see which cards in your reserve fit below one another.
coaching-nothing-reserve = Nothing in the reserve fits, so the next card decides the game.
placing-same-rank = It has to be of the same rank as the card above it, or lower and of the same suit or the other colour.
placing-reserve-full = The reserve is full, so this card has to go below a king, preferably where it continues a run.
keeping-almost-nothing = Almost nothing fits below { $card }, so it's best as the last card of a run.
coaching-king-needs = { $king } needs one more card to die, and it's in your reserve. A dead king adds a slot there.
coaching-play-card = If you play a card from the reserve, the next one you draw can wait there.
placing-card-card = { $card } is the card you need below { $king }: it completes a run and kills him.

## A lesson of Kill the Kings by playing: the four kings die in one prearranged game

lesson-goal = Four kings stand at the top. Kill all of them with the cards you draw.
lesson-last = Three of a rank, four of a suit or five of alternating colours kill. In a game of your own, *Hint* shows a move and *Undo* takes one back. Ready?
lesson-steps-cards-come = Your cards come from the stock, one at a time. Press *Draw*.
lesson-steps-theres-card = There's no card to play yet. Press *Draw*.
lesson-steps-drew-its = You drew 9♥. It's in your reserve now, and you can play it from there.
lesson-steps-fits-below = It fits below a higher card, if the colours differ or the suits are the same. So K♣, K♥ and K♠ take it, and K♦ doesn't. Press *→ K♠*.
lesson-steps-rules-allow = The rules allow that, but here it starts the pile of K♠. Press *→ K♠*.
lesson-steps-stays-good = It stays there for good: the next card below K♠ has to fit the 9♥, not the king.
lesson-steps-drew-card = You drew 9♣. A card of the same rank always fits: put it on the other nine.
lesson-steps-keep-nines = Keep the nines together: the other one lies below K♠, so press *→ K♠*.
lesson-steps-thats-two = That's two nines. Beside K♠, three bars stand for nines: the two light ones are there already, and the gold one is still missing.
lesson-steps-theres-three = And there's 9♠! *Three cards of one rank* in a row kill their king. Buttons that kill a king are green.
lesson-steps-kills-nobody = That kills nobody. The third nine belongs on the other two: *→ K♠*.
lesson-steps-dead-each = K♠ is dead. Each dead king gives your reserve one more slot: you have five now.
lesson-steps-drew-aces = You drew A♣. Aces are low, so only another ace would fit below it. Save it for the end of a pile: leave it in the reserve and press *Draw*.
lesson-steps-block-pile = It would block that pile. Save it for later: press *Draw*.
lesson-steps-waits-until = It waits there until you need it.
lesson-steps-four-draws = Four draws later: below K♥ each card is lower than the last, and black and red alternate. *Five of alternating colours* kill. Open *Play from the reserve* and choose *A♣ → K♥*.
lesson-steps-only-needs = K♥ only needs the fifth card: choose *A♣ → K♥* in the menu.
lesson-steps-thats-ace = That's what your ace was waiting for: K♥ is dead, and you have six slots.
lesson-steps-nine-draws = Nine draws later your reserve is full. If you draw a card that fits nowhere now, you're *bust* and lose the game. Make room for the next one: press *→ K♦* to put 5♦ there.
lesson-steps-too-risky = Too risky: with a full reserve, a card that fits nowhere ends the game. Press *→ K♦*.
lesson-steps-theres-room = There's room again, so you can draw safely. And three diamonds lie below K♦.
lesson-steps-drew-four = You drew 3♦. *Four of one suit*, each lower than the last, kill too. Which king is it for?
lesson-steps-nows-time = Now's the time to play it: three diamonds lie below K♦, and it's the fourth.
lesson-steps-dead-king = J♦ 8♦ 5♦ 3♦: K♦ is dead. One king is left.
lesson-steps-three-draws = Three draws later a card in your reserve kills the last king. Which one?
lesson-steps-doesnt-kill = That doesn't kill K♣. Two sevens lie below him: what makes it three?
lesson-steps-four-kings = All four kings are dead: *you've won*, with 21 cards. The fewer, the better.
lesson-ask = K♦ and K♥ each need one more card, and you have two red eights in reserve. Which move lets you kill both?
lesson-steps-keep-later = That would keep it for later, but it already fits somewhere: *→ K♠*.
lesson-steps-need-draw = You don't need to draw: A♣, the card that kills, is in your reserve.
lesson-steps-hold-already = You hold it already: look at the sevens below K♣.
lesson-steps-takes-back = That takes the 7♠ back, but you need it where it is.
lesson-answers-put-under = Put 8♦ under K♦
lesson-answers-right-fourth = Right! 8♦ is the fourth diamond, so K♦ is dead. 8♥ fits below 9♠ just as well, and kills K♥ next.
lesson-answers-put-under-2 = Put 8♦ under K♥
lesson-answers-kills-but = That kills K♥, but only a diamond can be the fourth below K♦. Which of your eights is one?
lesson-answers-draw = Draw
lesson-answers-full-reserve = With a full reserve that's a risk, and the fewer cards you draw, the better. You already have both cards you need.

## The picture of a game of Kill the Kings

drawn-won = Won
drawn-bust = Bust
drawn-out-of-moves = Out of moves
drawn-conceded = Gave up

## The presenter of Kill the Kings: its board and its rules

name = Kill the Kings
about = Bring down four kings with runs of cards before the stock brings you down. For 1 player.
goal = Kill all four kings to win
not-now = That's not a move in Kill the Kings.
signs-legend = Kings killed by 3️⃣ of a kind, 4️⃣ of one suit or 5️⃣ alternating cards · ⬛ not killed
reserve-play-reserve = Play from the reserve
progress = { $killed } of 4 kings killed, { $stock } in the stock
score = { $n ->
    [one] { $n } king killed
   *[other] { $n } kings killed
 }
mean = { $percent } of kings killed
ending-kings-card = { $n ->
    [one] { $kings }, { $n } card drawn
   *[other] { $kings }, { $n } cards drawn
 }
best = { $n ->
    [one] all kings, { $n } card drawn
   *[other] all kings, { $n } cards drawn
 }
nobody = Nobody brought down a king yesterday.
fewest = { $n ->
    [one] fewest: { $n } card
   *[other] fewest: { $n } cards
 }
best-win = { $n ->
    [one] Best win: with **{ $n }** card drawn
   *[other] Best win: with **{ $n }** cards drawn
 }
course = { $n ->
    [one] The coat of arms of { $name }, and the kings killed in the last { $n } counted game of { $game }: first { $first }, last { $last }, most { $most }, fewest { $fewest }; won: { $won }.
   *[other] The coat of arms of { $name }, and the kings killed in each of the last { $n } counted games of { $game }: first { $first }, last { $last }, most { $most }, fewest { $fewest }; won: { $won }.
 }
placing-kills-king = kills { $king }
moves = Risk a draw
ending-won-card = { $n ->
    [one] won with { $n } card drawn
   *[other] won with { $n } cards drawn
 }
button-undo = Undo
button-reserve = To the reserve

## Sentences on why one action of Kill the Kings is better than another

certain-after-action = After **{ $action }**, no card left can kill { $king }.
waiting = There's room in your reserve, so { $card } can wait there until you know more.
by-next-card = { $n ->
    [one] It wins for certain with { $wins } of the { $n } card that can come next; **{ $action }** with { $fewer }.
   *[other] It wins for certain with { $wins } of the { $n } cards that can come next; **{ $action }** with { $fewer }.
 }
on-the-table-then-left = { $n ->
    [one] Then { $n } of the { $left } cards left fits below a king; after **{ $action }**, { $fewer }.
   *[other] Then { $n } of the { $left } cards left fit below a king; after **{ $action }**, { $fewer }.
 }
by-orders = { $n ->
    [one] Played out with { $n } other order of the stock, it wins { $won } times; **{ $action }** wins { $fewer }.
   *[other] Played out with { $n } other orders of the stock, it wins { $won } times; **{ $action }** wins { $fewer }.
 }
by-search = { $n ->
    [one] Over every order of the cards left, it wins { $n } time in 100; **{ $action }** { $fewer }.
   *[other] Over every order of the cards left, it wins { $n } times in 100; **{ $action }** { $fewer }.
 }
certain-wins-whatever = It wins whatever cards come.
certain-after-action-cards = After **{ $action }**, the cards left can't kill all the kings any more.
on-the-table-kills-king = It kills { $king } at once, and that adds a reserve slot.
on-the-table-reserve-full = { $n ->
    [one] Your reserve is full: { $n } of the { $left } cards left fits nowhere and would end the game.
   *[other] Your reserve is full: { $n } of the { $left } cards left fit nowhere and would end the game.
 }
on-the-table-then-left-cards = Then { $n } of the { $left } cards left would kill a king; after **{ $action }**, { $fewer }.

## The rules of Kill the Kings in our own words

play-goal-kill = **Goal.** Kill all four kings.
ending-won-we = **Can it be won?** We looked at 1,000 deals. If you knew the order of the stock, you could win every one.
rules-solitaire-whose = A solitaire whose author isn't named in the rules we know.
rules-four-piles = Four piles: K♣ over J♣ 9♣; K♦ over Q♣ 9♦; K♥ over Q♠ 10♦ 6♠ 2♥, one short of five alternating; K♠ over 10♠ 6♥ 3♣. Reserve: A♠, and A♣, just drawn.
play-table = **The table.**
play-kings-lie = The kings lie face up, each with room for a pile below him. The other 48 cards are the stock.
play-reserve-slots = You have 4 reserve slots, and one more for each dead king.
play-what-you = **What you can do.**
play-draw-top = *Draw* the top card: it goes into a free reserve slot.
play-play-card = Or play a card from your reserve to the bottom of a king's pile.
play-when-reserve = When your reserve is full, a drawn card has to go under a king before you do anything else. Cards under a king stay there.
play-fits-card = **What fits.** A card fits under another one if it is:
play-lower-other = lower and of the other colour,
play-lower-same = lower and of the same suit,
play-same-rank = or of the same rank.
play-aces-low = Aces are low. You can skip ranks.
play-killing-king = **Killing.** A king dies when the cards at the bottom of his pile are:
play-five-descending = five descending cards of alternating colours,
play-four-descending = four descending cards of one suit,
play-three-cards = or three cards of one rank.
play-king-himself = The king himself doesn't count. The run can begin anywhere in the pile: Q♣ 10♥ 9♠ 8♦ 7♣ kills, and so does Q♣ 10♥ 10♠ 10♣.
play-picture = **The picture.**
play-just-been = A♣ has just been drawn. It fits everywhere. Under 2♥ it makes five of alternating colours, and that king dies. A♠ would do the same.
play-bars-beside = The bars beside a king show the ways to kill him that are still open. A light bar is a card that's already there, and a gold one is the only card missing.
ending-win-when = You win when all four kings are dead.
ending-bust-when = You're bust when you draw a card that fits nowhere and your reserve is full, even if you could still play a reserve card.
ending-also-lose = You also lose when the stock is empty and no card in your reserve fits (house rule).
ending-original-rules = In the original rules, a drawn card can go straight under a king. Here it passes through the reserve, which comes to the same thing.
ending-undo-takes = *Undo* takes back the last card you put under a king, until you turn up the next one.
ending-score-number = Your score is the number of kings you killed. If you win, the fewer cards you drew, the better.
ending-ask-hint = If you ask for a hint, the game only counts if you lose it.
ending-theres-clock = There's no clock.
ending-daily-deal = **The daily deal.** This is a house rule too.
ending-each-day = Each day (UTC), everyone on a server gets one attempt at a deal. Up to twenty people get the same one.
ending-nobody-watch = Nobody can watch you play the daily deal, and there are no hints and no *Undo*.
ending-until-end = You have until the end of the next day to finish it. After that, it counts as conceded.

## Sentences of a replay of Kill the Kings

step-name-draws = { $name } draws { $card }
step-name-puts = { $name } puts { $card } under { $king }
step-name-keeps = { $name } keeps the card in reserve
step-name-takes = { $name } takes the last card back
choice = { $card } under { $king }

## The texts of Kill the Kings: piles, events and endings

refusals-match-over = This game is over. *New game* deals another.
refusals-card-drawn = You've drawn a card. Place it or reserve it first.
refusals-nothing-drawn = Only a card you've just drawn can go into the reserve. Draw one first.
refusals-stock-empty = The stock is empty. Play what's in the reserve.
refusals-reserve-full = The reserve is full. Kill a king, or place the card under one.
refusals-nothing-to-undo = There's nothing to take back. Once you turn the next card, the cards under a king stay there.
refusals-card-not-held = You haven't drawn that card, and it isn't in the reserve.
refusals-king-dead = That king is already dead.
refusals-does-not-fit = That card doesn't fit there. It has to be lower and of the other colour, lower and of the same suit, or of the same rank.
placing-put-card = { $who }: put { $card } under a king, or reserve it.
threat-ways-kills = { $ways } kills him
reserve-reserve-taken = Reserve, { $taken } of { $slots }: { $cards }
runs = alternating { $alternating }/5, suit { $suited }/4, kind { $kind }/3
result = **{ $name }** · { $game } · { $kings } { $ending } · { $cards } drawn
headline = Your move
now-play-last = { $who }: play the last cards from the reserve.
now-put-card = { $who }: put { $card } under a king, or leave it in the reserve and draw.
now-reserve-full = **The reserve is full:** drawing a card that fits nowhere ends the game.
placing-card-fits = { $who }: { $card } fits nowhere. Reserve it.
placing-put-card-under = { $who }: put { $card } under a king.
news = { $cards } fit nowhere, so they wait in the reserve.
pile = { $king } dead: { $cards }
threat-cards-kill = the cards that would kill him are gone
threat-cards-kills = { $cards } kills him
in-words = { $n ->
    [one] { $n } card in the stock
   *[other] { $n } cards in the stock
 }
now-draw = { $who }: draw.
now-draw-play = { $who }: draw, or play from the reserve.
ending-won = **All four kings are dead: { $name } wins**, with { $cards } drawn.
ending-bust = **Bust!** { $card } fits nowhere and the reserve is full. { $killed }.
ending-out-of-moves = **Out of moves:** the stock is empty and nothing fits. { $killed }.
ending-conceded-killed = **Conceded.** { $killed }.
killing-alternating = **{ $king } is dead**, killed by five alternating cards.
killing-suited = **{ $king } is dead**, killed by four cards of one suit.
killing-kind = **{ $king } is dead**, killed by three of a kind.
ways-any-card = any card of the other colour below { $card }
ways-any-lower = any lower card of { $card }'s suit
ways-any-card-card = any card of { $card }'s rank
news-undone = { $card } was taken back.
news-reserved = { $card } fits nowhere, so it waits in the reserve.
result-bust = bust
result-out-of-moves = out of moves
result-lost = lost

## Commands

command = kill-the-kings
    .about = A solitaire: bring down four kings
