## King of the Hill on Discord

## Coaching for people who are new to King of the Hill: what to do now, and why

setting-aside-reserve-only = The reserve is only for ties, and strong cards decide those. But a card there can't attack in any other battle.
choosing-stack-biggest = { $stack } is the biggest prize now, hidden cards included. But you'll both be fighting for it.
attacking-play-gone = What you play is gone, win or lose, so win with as little as you can. Your best attack is { $best }.
dividing-card-hand = A card in your hand can attack in any battle, but one in your reserve only counts in a tie. It stays where you put it.
setting-aside-reserve-only-ties = The reserve is only for ties. In your hand, cards in sequence attack together: { $attack }.
choosing-apex-open = The apex is open, and it wins the match. Is your best attack enough? If not, other stacks give you cards.
choosing-single-card = With a single card you see exactly what you fight for, and once it's gone, the stacks above it open.
attacking-only-reserves = Only reserves fight now, and your best there is worth { $best }. What you play is gone.
attacking-decides-match = This decides the match, so don't save anything. Your best attack is worth { $best }.
attacking-only-card = Only { $card } is at stake: is it worth what you play? The Joker gives it up at no cost.
attacking-size-cards = All { $size } cards go to the winner, so expect a strong attack. Your best is worth { $best }.
dividing-hand-makes = In hand this makes a sequence: { $attack }. Cards in reserve can only break ties.
dividing-reserve-win = Your reserve can't win a tie yet. But a card you put there can't be used in normal attacks.
attacking-opponent-nothing = Your opponent has nothing in reserve but the Joker, worth 0: every card beats it.
attacking-size-cards-go = All { $size } cards go to the winner. Your best attack is worth { $best }: no single card beats that.

## The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing

setting-aside-set-up = **Set up your reserve.** Pick the cards to set aside: they break ties, and your opponent only learns how many there are. You can hide the Joker among them as a bluff.
dividing-goes-hand = What goes to your hand can be played in the very next battle.
dividing-won-cards = **You won { $cards }.** Send them all to one place, or pick the ones for your reserve and press *Divide*.
menu = Fight for…
stack-name = The apex
attacking-tie-attack = **A tie!** Attack again for { $stack }, from your reserve.
attacking-attack-stack = **Attack for { $stack }.** Whatever you pick is played right away.
attack-menus = Attack with…
dividing-won-cards-where = **You won { $cards }.** Where to?
button-divide = Divide
controls-choosing = **Your turn:** choose the stack to fight for.
button-battles-far = Battles so far
button-set-aside = Set aside
button-reserve = No reserve
attacking-joker-gives = The Joker gives up the match!
button-into-my = Into my hand
button-into-my-hand = All into my hand
button-into-my-reserve = Into my reserve
button-into-my-reserve-2 = All into my reserve

## A lesson of King of the Hill by playing: seven battles, from the bottom row to the apex

keep-the-sequence = That's a fine attack, but keep these cards for a bigger stack. Press K♠.
lesson-goal = Win the Joker at the top of the pyramid, the apex, and you're King of the Hill. Stacks that you win on the way up give you cards.
lesson-last = That's all there is to it: choose a stack, attack in secret, take what you win, and have enough left for the apex. Ready for a real match?
lesson-steps-first-set = First set cards aside as your reserve: it breaks ties, and does nothing else. The other cards stay in hand to attack. Pick 10♣ and Q♣, then press Set aside.
lesson-steps-any-reserve = Any reserve is allowed, but here you'll need the other cards in hand: set aside 10♣ and Q♣, nothing else.
lesson-steps-aldric-set = Aldric has set 2 cards aside as well. Everyone sees how many, but not which ones.
lesson-steps-its-turn = It's your turn to choose the stack that you both fight for. You can choose any stack with a gold frame: for now, the bottom row. An ace is worth most, so press A♦.
lesson-steps-thats-allowed = That's allowed, but no card down there is better than the ace: press A♦.
lesson-steps-stake-marked = A♦ is at stake, marked with the swords.
lesson-steps-both-attack = You both attack in secret, and the higher value wins. Number cards count at face value; a jack, queen or king counts 10, and an ace 15. Win the ace with your king: press K♠.
lesson-steps-aldric-more = Aldric has more cards that could beat that. Your king is stronger: press K♠.
lesson-steps-win-aldrics = You win! Aldric's queen counts 10 as well, but the king ranks higher. Both cards are now out of the match.
lesson-steps-ace-yours = The ace is yours. In hand it can attack; in reserve it could only break ties. No single card beats an ace, so press Into my hand.
lesson-steps-reserve-ace = In reserve the ace would wait for a tie. You want to attack with it, so press Into my hand.
lesson-steps-choose-stack = You can choose a stack once one of its two lower corners is free. With A♦ gone, you can choose either stack above it.
lesson-steps-aldric-chose = Aldric chose 3♣ and the hidden card below it. Not worth one of your good cards? The Joker gives a stack up, and always comes back to you. Play it.
lesson-steps-could-fight = You could fight, but what you play is gone. Give this one up: play the Joker.
lesson-steps-aldric-won = Aldric won two cards, but his 9 is out of the match. Your Joker is back in your hand.
lesson-steps-take-turns = You take turns to choose, no matter who won. Two stacks of 3 can be chosen now. You only see the top card, but you'd win all three: choose K♥ ×3 in the menu.
lesson-steps-thats-allowed-but = That's allowed, but three cards with a king on top are worth more: K♥ ×3.
lesson-steps-three-cards = Three cards are at stake, so they're worth your strongest attack.
lesson-steps-two-more = Two or more cards of one suit in a row, none above 8, attack together and add up. Three low diamonds make 15, as much as an ace: play 4♦ 5♦ 6♦.
lesson-steps-thats-worth = That's worth less than 15. Play all three diamonds: 4♦ 5♦ 6♦.
lesson-steps-aldric-played = Aldric played an ace: 15 against 15, a tie! What you both played is gone.
lesson-steps-tie-both = In a tie you both attack again, using only your reserves. Your Joker went there by itself. Your queen is the strongest card in it: play Q♣.
lesson-steps-10-counts = A 10 counts as much as a queen, but ranks lower. Play Q♣.
lesson-steps-queen-beat = Your queen beat Aldric's jack. K♥, 8♥ and 6♥ are now in your hand. Your Joker is still in reserve.
lesson-steps-aldric-chose-which = Aldric chose 4♣, which is worth little. Your Joker can attack from the reserve too, and comes back to your hand: play it.
lesson-steps-play-gone = What you play is gone, and 4♣ isn't worth it. Play the Joker.
lesson-steps-aldric-played-his = Aldric played his Joker as well. *When two Jokers meet, nobody wins the stack*: 4♣ is thrown away. Then Aldric won both stacks of 4, and now you fight for the apex.
lesson-steps-player-wins = The player who wins the apex wins the match, no matter who chose it or won more cards. You know Aldric has A♣, worth 15. Beat it: play 6♥ 7♥ 8♥, worth 21.
lesson-steps-nothing-comes = Nothing comes after the apex, so hold nothing back: 6♥ 7♥ 8♥ make 21.
lesson-steps-21-beats = 21 beats 15. Aldric won more cards, but you're King of the Hill!
lesson-ask = You and Aldric both played a king: a tie. He set nothing aside, so only the Joker is in his reserve. Which card do you play?
lesson-steps-then-youd = Then you'd have nothing but the Joker for a tie, and it's worth 0. Set 10♣ and Q♣ aside.
lesson-steps-joker-worth = The Joker is worth 0: it gives the stack up. You want this ace.
lesson-steps-joker-give = The Joker would give up three cards. Fight for them.
lesson-steps-ace-worth = Your ace is worth 15 too, but these three low cards can't do much on their own: play 4♦ 5♦ 6♦, and keep the ace.
lesson-steps-joker-still = The Joker would still give the stack up. Play Q♣.
lesson-steps-apex-joker = At the apex, the Joker gives up the whole match!
lesson-steps-ace-only = Your ace would only tie with A♣. 6♥ 7♥ 8♥ are worth 21: play those.
lesson-answers-play = Play Q♣
lesson-answers-wins-but = That wins, but what you play is gone. Aldric can only play his Joker, which is worth 0: what's the least that beats it?
lesson-answers-play-2 = Play 2♦
lesson-answers-right-aldric = Right! Aldric had to play his Joker, which is worth 0. Your 2♦ is enough, and Q♣ can win another tie.
lesson-answers-play-joker = Play the Joker
lesson-answers-then-two = Then two Jokers meet, and the stack is thrown away. You can win this ace: what's the least that beats a Joker?

## The public picture of a game of King of the Hill, and the private one of a hand

drawn-hand = Hand
drawn-reserve = Reserve
drawn-won = Won
drawn-spoils = Spoils
drawn-choose = Choose
drawn-attack = Attack
drawn-divide = Divide
drawn-ready = Ready
drawn-conceded = Gave up
drawn-king = King
drawn-draw = No king
drawn-discarded = Discarded

## The presenter of King of the Hill: its board, its hands and its rules

name = King of the Hill
about = Fight for the stacks of a pyramid with secret attacks. Win the apex to be King of the Hill. For 2 players.
goal = Win the Joker at the top, and you win the match
signs-legend = ✅ stack won · ❌ stack lost · ⬛ stack discarded: two Jokers · ⭐ King of the Hill
options-ten-jack = Ten, jack, queen and king don't tie
score = { $n ->
    [one] { $n } card won
   *[other] { $n } cards won
 }
options-ten-jack-queen = Ten, jack, queen and king tie

## Sentences on why one decision in King of the Hill is better than another

attack-cards-wins = { $n ->
    [one] Your { $cards } wins this battle { $n } time in 100; the { $other } only { $m }.
   *[other] Your { $cards } wins this battle { $n } times in 100; the { $other } only { $m }.
 }
attack-both-win = Both win this battle about as often, but this keeps { $best } for the apex.
attack-other-wins = The { $other } wins this battle more often, but the stack isn't worth it.
attack-both-win-battle = Both win this battle about as often, but this costs you less.
stack-youd-win = { $n ->
    [one] You'd win the apex { $n } time in 100 right now.
   *[other] You'd win the apex { $n } times in 100 right now.
 }
stack-youd-win-apex = { $n ->
    [one] You'd win the apex only { $n } time in 100 right now.
   *[other] You'd win the apex only { $n } times in 100 right now.
 }
stack-youd-win-stack = { $n ->
    [one] You'd win { $stack } { $n } time in 100; { $other } only { $m }.
   *[other] You'd win { $stack } { $n } times in 100; { $other } only { $m }.
 }
after-lose-battle = { $n ->
    [one] If you lose the battle, you still win the match { $n } time in 100, not just { $m }.
   *[other] If you lose the battle, you still win the match { $n } times in 100, not just { $m }.
 }
after-win-battle = { $n ->
    [one] If you win the battle, you win the match { $n } time in 100, not just { $m }.
   *[other] If you win the battle, you win the match { $n } times in 100, not just { $m }.
 }
division-best-attack = Your best attack from the hand is { $cards } then; the other way it's only { $other }.
division-cards-reserve = With { $cards } in reserve you win more ties.
division-leaves-more = { $n ->
    [one] That leaves you { $n } more card to attack with, and there are battles to come.
   *[other] That leaves you { $n } more cards to attack with, and there are battles to come.
 }
division-reserve-more = In reserve, more cards break more ties.
reserve-card-does = { $card } does more in your hand than in the reserve, where it only breaks ties.
reserve-card-reserve = { $card } in reserve breaks ties that you'd lose otherwise.
attack-cards-wins-apex = { $n ->
    [one] Your { $cards } wins the apex { $n } time in 100; the { $other } only { $m }.
   *[other] Your { $cards } wins the apex { $n } times in 100; the { $other } only { $m }.
 }
attack-other-wins-battle = The { $other } wins this battle more often, but this keeps { $best } for the apex.

## The rules of King of the Hill in our own words

table-goal-win = **Goal.** Win the Joker at the top of the pyramid, the apex. That makes you King of the Hill, even if your opponent chose that battle. It doesn't matter how many cards you win.
battle-ties-joker = **Ties.** A Joker that's still in your hand goes into your reserve. Then you both attack again, using only your reserves, until the tie is broken.
rules-king-hill = King of the Hill was designed by Larry Levy (The Games Journal).
rules-pyramid-start = The pyramid at the start: the Joker at the apex, below it two stacks of four, three of three, four of two and five single cards. The bottom row, A to E, can be chosen.
table-deal = **The deal.**
table-each-get = You each get 11 cards and a Joker.
table-other-30 = The other 30 cards make a pyramid below a third Joker. From the top, it has two stacks of 4, three of 3, four of 2 and five single cards.
table-only-top = Only the top card of each stack is face up.
table-reserve = **The reserve.**
table-before-first = Before the first battle, you both secretly set aside cards for breaking ties.
table-set-aside = You can set aside none, some or all of your cards. Your opponent sees how many, but not which.
table-hide-joker = You can hide your Joker there too, as a bluff.
table-choosing = **Choosing.**
table-take-turns = You take turns to choose the stack you both fight for. The dealer chooses first.
table-choose-any = You can choose any stack of the bottom row, or a stack above it once one of the two just below it is gone.
table-only-choose = You can only choose the apex once both stacks just below it are gone. Other stacks can still be there.
table-spoils = **Spoils.**
table-win-stack = If you win a stack, you take all its cards. Put each of them into your hand or your reserve.
table-opponent-only = Your opponent only sees how many go where. No other card moves between your hand and your reserve.
battle-attacks-both = **Attacks.** You both choose an attack in secret, including how many cards it has, and reveal your attacks together. You can play:
battle-card = one card
battle-sequence-two = a sequence: two or more cards of one suit in a row, none above 8 (aces are high, so 2 is the lowest)
battle-joker-which = the Joker, which gives up the stack (at the apex, the match)
battle-values-higher = **Values.** The higher value wins.
battle-cards-10 = Cards from 2 to 10 count at face value. A jack, queen or king counts 10, and an ace 15.
battle-sequence-worth = A sequence is worth the sum of its cards: 4-5-6 of clubs is 15, and 3-4-5-6 of diamonds is 18.
battle-joker-counts = The Joker counts 0.
battle-between-two = Between two single cards worth 10, the higher rank wins, unless the host has chosen to let them tie.
battle-anything-else = Anything else of equal value is a tie.
battle-after-battle = **After a battle.**
battle-cards-both = The cards you both played are out of the match. Jokers go back to their owners' hands.
battle-two-jokers = If two Jokers meet, nobody wins the stack and it's discarded.
battle-now-other = Now the other player chooses, no matter who won.
rulings-dealer-chosen = The dealer is chosen at random.
rulings-play-joker = You can play your Joker from your reserve. It then goes to your hand.
rulings-joker-isnt = A Joker that isn't played in a tie stays in the reserve.
rulings-tie-reserve = In a tie, a reserve of one card can only be the Joker, so it's played at once.
rulings-two-jokers = If two Jokers meet at the apex, the match is a draw.
rulings-discarded-cards = Discarded cards stay face up.
rulings-leave-lose = If you leave, you lose.
rulings-cards-go = No cards go into your reserve.
rulings-smallest-stack = The smallest stack is chosen. The apex is chosen only if nothing else is left.
rulings-joker-attacks = Your Joker attacks. At the apex, it's your strongest attack.
rulings-spoils-go = All spoils go into your hand.

## Sentences of a replay of King of the Hill: its steps, and open hands

step-name-sets = { $name } sets up the reserve
step-name-fights = { $name } fights for { $stack }
step-name-attacks = { $name } attacks in secret
choice-reserve-cards = Reserve, { $n }: { $cards }
step-name-attacks-cards = { $name } attacks with { $cards }

## The texts of King of the Hill: turns, battles, and reasons

refusals-not-your-turn = That's up to the other player. The board shows what's next.
refusals-stack-not-available = You can't choose that stack yet: the stacks below still cover it. Those you can choose have a gold frame.
refusals-not-an-attack = That's not an attack. Play one card, a sequence (two or more of one suit in a row, none above 8), or the Joker.
refusals-not-in-reserve = In a tie you can only attack from your reserve.
refusals-not-won = You can only divide the cards you've just won. Open your hand again.
refusals-players = King of the Hill is for two players.
refusals-joining-closed = King of the Hill is for two players, and both seats are taken.
blow-name-attacked = { $name } attacked with { $cards } and { $other } with { $others }: { $what }.
result-name-won = { $name } won { $stack }: { $hand } to hand, { $reserve } to reserve.
footer-stack-left = { $n ->
    [one] { $n } stack left of 15
   *[other] { $n } stacks left of 15
 }
choice-chosen-cards = Chosen: { $cards }
verdict-name-wins = { $name } wins the apex and is King of the Hill!
card = Joker
stack-apex = the apex
counts-hand = { $n } in hand
counts-reserve = { $n } in reserve
counts-won = { $n } won
battle-battle-number = **Battle { $number }**, for { $stack }:
blow-two-jokers = two Jokers
blow-reserves-name = From the reserves { $name } attacked with { $cards } and { $other } with { $others }: { $what }.
result-nobody-gets = Nobody gets { $stack }: it's discarded.
result-name-won-stack = { $name } won { $stack } and put both cards in hand.
result-name-won-stack-put = { $name } won { $stack } and put both cards in reserve.
result-name-won-stack-put-hand = { $n ->
    [one] { $name } won { $stack } and put it in hand.
   *[other] { $name } won { $stack } and put all { $n } cards in hand.
 }
result-name-won-stack-put-reserve = { $n ->
    [one] { $name } won { $stack } and put it in reserve.
   *[other] { $name } won { $stack } and put all { $n } cards in reserve.
 }
memory = Out of the match: { $cards }
verdict-two-jokers = Two Jokers meet at the apex: it's a draw. Nobody is King of the Hill.
verdict-other-concedes = { $other } concedes: { $name } is King of the Hill!
rows = Row { $row }: { $stacks }
now-setup = Set up your reserves in secret. Press *My hand* to see your cards. Waiting for { $names }.
now-choosing = { $name } is choosing a stack to fight for: one with a gold frame.
now-attack-name-chose = { $name } chose to fight for { $stack }. Both of you attack in secret now. Waiting for { $names }.
now-spoils = { $name } won { $stack } and is dividing the cards between hand and reserve.
seat = **King of the Hill**
blow-tie = a tie
blow-name-wins = { $name } wins
footer-ten-jack = ten, jack, queen and king tie
waiting-choosing = { $name } is choosing a stack to fight for.
waiting-spoils = { $name } is dividing the spoils.
waiting = You've chosen. Waiting for { $name }.
hand-in = Just won: { $cards }
known-known-hand = Known in hand: { $cards }
known-known-reserve = Known in reserve: { $cards }
known-hand-reserve = In hand or reserve: { $cards }
now-attack-tie-stack = A tie for { $stack }! Attack again, from your reserves. Waiting for { $names }.
blow-name-wins-because = { $name } wins, because { $card } ranks above { $other }

## Commands

command = king-of-the-hill
    .about = Fight over a pyramid of cards, for two players
    .faces_tie = faces_tie
    .faces_tie-about = Variant: ten, jack, queen and king all tie (default: off)
