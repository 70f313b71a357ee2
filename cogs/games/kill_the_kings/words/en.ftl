## The game and its command

name = Kill the Kings
about = Bring down four kings with runs of cards before the stock brings you down. For 1 player.
goal = Kill all four kings to win
signs-legend = 3️⃣ king killed by three of a kind · 4️⃣ king killed by four of one suit · 5️⃣ king killed by five alternating cards · ⬛ king not killed
refusal = { $code ->
    [match_over] This game is over. *New game* deals another.
    [card_drawn] You've drawn a card. Place it or reserve it first.
    [nothing_drawn] Only a card you've just drawn can go into the reserve. Draw one first.
    [stock_empty] The stock is empty. Play what's in the reserve.
    [reserve_full] The reserve is full. Kill a king, or place the card under one.
    [nothing_to_undo] There's nothing to take back. Once you draw the next card, the cards under a king stay there.
    [card_not_held] You haven't drawn that card, and it isn't in the reserve.
    [king_dead] That king is already dead.
    [does_not_fit] That card doesn't fit there. It has to be lower and of the other colour, lower and of the same suit, or of the same rank.
   *[other] That's not a move in Kill the Kings.
 }

## The board

your-move = Your move
# $card has just been drawn. It's already in the reserve if the move is [newest].
now = { $move ->
    [stuck] { $who }: **{ $card }** doesn't fit anywhere. Reserve it.
    [must-place] { $who }: put **{ $card }** under a king.
    [place] { $who }: put **{ $card }** under a king, or reserve it.
    [last] { $who }: play the last cards from the reserve.
    [newest] { $who }: put **{ $card }** under a king, or leave it in the reserve and draw.
    [play] { $who }: draw, or play from the reserve.
   *[draw] { $who }: draw.
 }
reserve-full = **The reserve is full:** drawing a card that doesn't fit anywhere ends the game.
# $cards is the king who was killed, the card that was taken back, or those that fit nowhere.
event = { $kind ->
    [useless] { $n ->
        [one] **{ $cards }** doesn't fit anywhere, so it waits in the reserve.
       *[other] **{ $cards }** don't fit anywhere, so they wait in the reserve.
     }
    [undone] { $cards } was taken back.
    [killed] { $way ->
        [alternating] **{ $cards } is dead**, killed by five alternating cards.
        [suited] **{ $cards } is dead**, killed by four cards of one suit.
       *[kind] **{ $cards } is dead**, killed by three of a kind.
     }
   *[other] {""}
 }
# $n is the number of kings killed, for { score }.
ending = { $how ->
    [won] { $drawn ->
        [one] **All four kings are dead: { $name } wins**, with { $drawn } card drawn.
       *[other] **All four kings are dead: { $name } wins**, with { $drawn } cards drawn.
     }
    [bust] **Bust!** **{ $card }** doesn't fit anywhere and the reserve is full. { score }.
    [out_of_moves] **Out of moves:** the stock is empty and nothing fits. { score }.
   *[conceded] **Conceded.** { score }.
 }
dead-pile = { $king } dead: { $cards }
# $cards are cards, or if the case is [ways], kinds of cards from deadly-cards.
threat = { $how ->
    [gone] the cards that would kill him are gone
   *[ways] { $cards } kills him
 }
deadly-cards = { $way ->
    [alternating] any card of the other colour below { $card }
    [suited] any lower card of { $card }'s suit
   *[kind] any card of { $card }'s rank
 }
runs = { $alternating } of 5 alternating, { $suited } of 4 in suit, { $kind } of 3 of a rank
reserve = Reserve, { $taken } of { $slots }: { $cards }
stock = { $n ->
    [one] { $n } card in the stock
   *[other] { $n } cards in the stock
 }

## Buttons and menus

button-draw = Draw
button-risk = Risk a draw
button-undo = Undo
button-reserve = To the reserve
play-reserve = Play from the reserve
kills-king = kills { $king }

## Results

score = { $n ->
    [one] { $n } king killed
   *[other] { $n } kings killed
 }
mean = { $percent } of kings killed
so-far = { $killed } of 4 kings killed, { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
 } in the stock
result = { $kings } { $ending ->
    [won] won
    [bust] bust
    [out_of_moves] out of moves
    [conceded] conceded
   *[lost] lost
 } · { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
 } drawn
# $n is the number of kings killed, for { score }.
game-result = { $won ->
    [1] { $drawn ->
        [one] won with { $drawn } card drawn
       *[other] won with { $drawn } cards drawn
     }
   *[0] { $drawn ->
        [one] { score }, { $drawn } card drawn
       *[other] { score }, { $drawn } cards drawn
     }
 }
best-result = { $won ->
    [1] { $drawn ->
        [one] all kings, { $drawn } card drawn
       *[other] all kings, { $drawn } cards drawn
     }
   *[0] { score }
 }
nobody = Nobody killed a king yesterday.
fewest = { $n ->
    [one] fewest: { $n } card
   *[other] fewest: { $n } cards
 }
best-win = { $n ->
    [one] Best win: with **{ $n }** card drawn
   *[other] Best win: with **{ $n }** cards drawn
 }
course = { $n ->
    [one] The coat of arms of { $name }, and the kings killed in one rated game of { $game }: { $last }; won: { $won }.
   *[other] The coat of arms of { $name }, and the kings killed in each of the last { $n } rated games of { $game }: first { $first }, last { $last }, most { $most }, fewest { $fewest }; won: { $won }.
 }

## Replays and reviews

step = { $what ->
    [draw] { $name } draws { $card }
    [place] { $name } puts { $card } under { $king }
    [reserve] { $name } keeps the card in reserve
   *[undo] { $name } takes the last card back
 }
move = { $what ->
    [draw] { button-draw }
    [place] { $card } under { $king }
    [reserve] { button-reserve }
   *[undo] { button-undo }
 }
# $card is put under $king, below $above. $action is the worse choice, $best the better one. $cards
# are listed with "or", and the same cards with "and" in $all.
reason = { $why ->
    [certain] **{ $best }** wins whatever cards come.
    [spared] After **{ $action }**, none of the cards left can kill { $cards }.
    [hopeless] After **{ $action }**, the cards left can't kill all the kings any more.
    [killed] It kills { $king } right away, and that adds a reserve slot.
    [full] Your reserve is full: { $cards } would fit nowhere and end the game.
    [disarms] { $cards } could kill { $king } now, but not once { $card } is there.
    [breaks] Under { $king }, { $card } breaks off the run { $run }.
    [strands] Once { $card } is under { $king }, { $all } from your reserve would fit nowhere.
    [first] { $cards } can go under { $king } first: { $card } fits below it, but not the other way round.
    [pairs] { $card } and { $cards } are two of a kind: in your reserve, they can wait for a third.
    [low] { $value ->
        [1] Only the other aces fit below { $card }, so it's best kept to end a run.
        [2] Under { $king }, { $card } leaves room only for aces and twos.
       *[other] Under { $king }, { $card } leaves room only for aces, twos and threes.
     }
    [blocks] { $all } from your reserve could go under { $king } now, but not below { $card }.
    [opens] { $king } has no cards yet, and { $card } would keep out everything higher.
    [shuts] More cards fit below { $above } than below { $card }: after that, nothing higher could go under { $king }.
    [arms] With { $card } under { $king }, he dies when { $cards } comes.
    [continues] Under { $king }, { $card } continues the run { $run }.
    [covers] More cards fit below { $cards } than below { $above }, so { $card } is better put below { $above }.
    [slot] In the reserve, { $card } would take your last free slot.
    [room] **{ $best }** makes room in your reserve before the next card comes.
   *[waits] { $card } can wait in your reserve until you know more.
 }

## Hints and coaching

hint = { $what ->
    [draw] { $free ->
        [0] Hint: draw. Nothing in the reserve fits.
        [one] Hint: draw first. { $free } reserve slot is still free.
       *[other] Hint: draw first. { $free } reserve slots are still free.
     }
    [reserve] Hint: { $card } to the reserve.
    [kills] Hint: { $card } kills { $king }.
   *[place] Hint: { $card } under { $king }.
 }
hint-why = { $why ->
    [held] Then { $card } kills him.
    [stock] { $n ->
        [one] Then { $n } card in the stock would kill him.
       *[other] Then any of { $n } cards in the stock would kill him.
     }
    [only] It doesn't fit anywhere else.
    [alternating] That makes { $n } of the 5 cards you need for five of alternating colours.
    [suited] That makes { $n } of the 4 cards you need for four of one suit.
    [kind] That makes { $n } of the 3 cards you need for three of a kind.
   *[fits] { $n ->
        [one] { $n } card in the stock fits below it.
       *[other] { $n } cards in the stock fit below it.
     }
 }
coaching = { $case ->
    [start] Three cards of a rank, four descending cards of a suit or five of alternating colours kill a king.
    [kills] { $card } is the card you need below { $king }: it completes a run and kills him.
    [needs] { $card } in your reserve kills { $king }. A dead king adds a slot there.
    [stuck] It has to be of the same rank as the card above it, or lower and of the same suit or the other colour.
    [must-place] The reserve is full, so this card has to go below a king, preferably where it continues a run.
    [last] The stock is empty, so see which cards in your reserve fit below one another.
    [full] { $move ->
        [draw] Nothing in the reserve fits, so the next card decides the game.
       *[play] If you play a card from the reserve, the next one you draw can wait there.
     }
    [low] Almost nothing fits below { $card }, so it's best as the last card of a run.
    [keep] Below a king, { $card } stays for good, and the next card has to fit below it. In the reserve it can wait.
   *[room] { $n ->
        [one] { $n } reserve slot is free: you can draw safely now, but make room after that.
       *[other] { $n } reserve slots are free: you can draw safely, and play from there later.
     }
 }

## Rules

rules-credit = A solitaire game whose author isn't named in the rules I know.
rules-picture = Four piles: K♣ over J♣ 9♣; K♦ over Q♣ 9♦; K♥ over Q♠ 10♦ 6♠ 2♥, one short of five alternating; K♠ over 10♠ 6♥ 3♣. Reserve: A♠, and A♣, just drawn.
rules-play =
    {""}**Goal.** Kill all four kings.

    {""}**The table.**
    - The kings lie face up, each with room for a pile below him. The other 48 cards are the stock.
    - You have 4 reserve slots, and one more for each dead king.

    {""}**What you can do.**
    - *Draw* the top card: it goes into a free reserve slot.
    - Or play a card from your reserve to the bottom of a king's pile.
    - When your reserve is full, a drawn card has to go under a king before you do anything else. Cards under a king stay there.

    {""}**What fits.** A card fits under another one if it is:
    - lower and of the other colour,
    - lower and of the same suit,
    - or of the same rank.

    The first card has to fit the king. Aces are low, and you can skip ranks.

    {""}**Killing.** A king dies when the cards at the bottom of his pile are:
    - five descending cards of alternating colours,
    - four descending cards of one suit,
    - or three cards of one rank.

    The king himself doesn't count. The run can start anywhere in the pile: Q♣ 10♥ 9♠ 8♦ 7♣ kills, and so does Q♣ 10♥ 10♠ 10♣.

    {""}**The picture.**
    - A♣ has just been drawn. It fits everywhere. Under 2♥ it makes five of alternating colours, and that king dies. A♠ would do the same.
    - The bars beside a king show the ways to kill him that are still open. A light bar is a card that's already there, and a gold one is the only card missing.
rules-ending =
    {""}**The end.**
    - You win when all four kings are dead.
    - You're bust when you draw a card that fits nowhere and your reserve is full, even if you could still play a reserve card.
    - You also lose when the stock is empty and no card in your reserve fits (house rule).

    {""}**Can it be won?** I looked at 1,000 deals. If you knew the order of the stock, you could win every one.

    {""}**House rules.**
    - In the original rules, a drawn card can go straight under a king. Here it passes through the reserve, which comes to the same thing.
    - *Undo* takes back the last card you put under a king, until you draw the next one.
    - Your score is the number of kings you killed. If you win, the fewer cards you drew, the better.
    - If you ask for a hint, the game only counts if you lose it.
    - There's no clock.

    {""}**The daily deal.** This is a house rule too.
    - Each day (UTC), everyone on a server gets one attempt at a deal. Up to twenty people get the same one.
    - Nobody can watch you play the daily deal, and there are no hints and no *Undo*.
    - You have until the end of the next day to finish it. After that, it counts as conceded.

## The lesson: four kings die in one prearranged game

lesson-goal = Four kings stand at the top. Kill all of them with the cards you draw.
lesson-last = Three of a rank, four of a suit or five of alternating colours kill. In a game of your own, *Hint* shows a move and *Undo* takes one back. Ready?
lesson-draw = { $part ->
    [say] Your cards come from the stock, one at a time. Press *Draw*.
    [wrong] There's no card to play yet. Press *Draw*.
   *[well] You drew 9♥. It's in your reserve now, and you can play it from there.
 }
lesson-nine = { $part ->
    [say] It fits below a higher card, if the colours differ or the suits are the same. So K♣, K♥ and K♠ take it, and K♦ doesn't. Press *→ K♠*.
    [draw] That would keep it for later, but it already fits somewhere: *→ K♠*.
    [wrong] The rules allow that, but here it starts the pile of K♠. Press *→ K♠*.
   *[well] It stays there for good: the next card below K♠ has to fit the 9♥, not the king.
 }
lesson-second-nine = { $part ->
    [say] You drew 9♣. A card of the same rank always fits: put it on the other nine.
    [wrong] Keep the nines together: the other one lies below K♠, so press *→ K♠*.
   *[well] That's two nines. Beside K♠, three bars stand for nines: the two light ones are there already, and the gold one is still missing.
 }
lesson-third-nine = { $part ->
    [say] And there's 9♠! *Three cards of one rank* in a row kill their king. Buttons that kill a king are green.
    [wrong] That kills nobody. The third nine belongs on the other two: *→ K♠*.
   *[well] K♠ is dead. Each dead king gives your reserve one more slot: you have five now.
 }
lesson-ace = { $part ->
    [say] You drew A♣. Aces are low, so only another ace would fit below it. Save it for the end of a pile: leave it in the reserve and press *Draw*.
    [wrong] It would block that pile. Save it for later: press *Draw*.
   *[well] It waits there until you need it.
 }
lesson-five = { $part ->
    [say] Four draws later: below K♥ each card is lower than the last, and black and red alternate. *Five of alternating colours* kill. Open *Play from the reserve* and choose *A♣ → K♥*.
    [draw] You don't need to draw: A♣, the card that kills, is in your reserve.
    [wrong] K♥ only needs the fifth card: choose *A♣ → K♥* in the menu.
   *[well] That's what your ace was waiting for: K♥ is dead, and you have six slots.
 }
lesson-full-reserve = { $part ->
    [say] Nine draws later your reserve is full. If you draw a card that doesn't fit anywhere now, you're *bust* and lose the game. Make room for the next one: press *→ K♦* to put 5♦ there.
    [wrong] Too risky: with a full reserve, a card that doesn't fit anywhere ends the game. Press *→ K♦*.
   *[well] There's room again, so you can draw safely. And three diamonds lie below K♦.
 }
lesson-four = { $part ->
    [say] You drew 3♦. *Four of one suit*, each lower than the last, kill too. Which king is it for?
    [wrong] Now's the time to play it: three diamonds lie below K♦, and it's the fourth.
   *[well] J♦ 8♦ 5♦ 3♦: K♦ is dead. One king is left.
 }
lesson-last-king = { $part ->
    [say] Three draws later a card in your reserve kills the last king. Which one?
    [draw] You hold it already: look at the sevens below K♣.
    [undo] That takes the 7♠ back, but you need it where it is.
    [wrong] That doesn't kill K♣. Two sevens lie below him: what makes it three?
   *[well] All four kings are dead: *you've won*, with 21 cards. The fewer, the better.
 }
lesson-question = { $part ->
    [ask] K♦ and K♥ each need one more card, and you have two red eights in reserve. Which move lets you kill both?
    [diamonds] Put 8♦ under K♦
    [diamonds-why] Right! 8♦ is the fourth diamond, so K♦ is dead. 8♥ fits below 9♠ just as well, and kills K♥ next.
    [hearts] Put 8♦ under K♥
    [hearts-why] That kills K♥, but only a diamond can be the fourth below K♦. Which of your eights is one?
    [draw] { button-draw }
   *[draw-why] With a full reserve that's a risk, and the fewer cards you draw, the better. You already have both cards you need.
 }

## The picture

drawn-won = Won
drawn-bust = Bust
drawn-out-of-moves = Out of moves
drawn-conceded = Conceded

## Commands

command = kill-the-kings
    .about = Solitaire: bring down four kings
