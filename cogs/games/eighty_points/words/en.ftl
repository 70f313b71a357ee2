## King of the Hill: Eighty Points on Discord

## Coaching for people who are new to Eighty Points: what to do now, and why

declaring-suit-held = With { $suit }, { $n } of your { $held } cards would be trumps. One in three is usual; with more, it's worth declaring.
leading-lead-highest = You lead. The highest card wins you the points of the trick; a low card gives the lead away.
following-name-winning = { $name } is winning against you with { $cards }, but you can beat that. Points in this trick: { $n }.
declaring-youve-declared = You've declared, but a pair can still override a single card.
declaring-theres-already = There's already a declaration, and only a pair of rank { $rank } overrides it.
declaring-need-card = You need a card of rank { $rank } to declare. Without one, wait and see who you're playing with.
declaring-suit-held-cards = With { $suit }, { $n } of your { $held } cards would be trumps. One in three is usual; as King of the Hill you'd want more.
leading-lead-aces = You lead. Aces, pairs and high trumps keep points away from the challengers, who need 80.
leading-lead-pair = You can lead a pair. Only a higher pair or a pair of trumps beats it, so its points are fairly safe.
following-name-winning-side = { $name } is winning for your side with { $cards }. Any points you add may stay with your side.
following-name-winning-cards = { $name } is winning with { $cards }. You're on the same side if you play { $card } first.
following-beat-cards = You can't beat { $cards }, so any five, ten or king you play would go to the winner.
following-beat-cards-but = You can beat { $cards }, but you can't know yet which side { $name } is on. Points in this trick: { $n }.
coaching-naming = Trumps beat every other suit, so it's good to have many: with { $suit } you'd have { $n }.
coaching-burying = If you bury all of a suit, you can trump it when it's led.
coaching-calling = A player with a high card that you don't have makes a strong ally, and will probably play it soon.
coaching-scored = You keep your ranks, but sides change: a challenger in this round may be your ally in the next.

## The controls of Eighty Points: declaring, burying, calling, playing

naming-name-suit = Name the suit
naming-nobody-declared = **Nobody declared.** Name the trump suit.
burying-king-hill = **You're King of the Hill.** Bury eight of your 28 cards. If a challenger wins the last trick, the buried points count double for the challengers.
calling-call-card = **Call a card** that others hold. The player who plays it first is your ally. If you call nobody, you stand alone.
calling-call-card-2 = Call this card
declaring-declare = Declare
naming-name-suit-2 = Name { $suit }
calling-call-suit = Call a { $suit }
calling-call-card-3 = Call { $card }
called-option = { $card } (you have { $n })
playing = Take { $card } back
declaring-declare-cards = Declare { $cards }
declaring-done = I'm done
declaring-declare-nothing = Declare nothing
burying-bury-these = Bury these eight
button-n-of = { $n } of { $all }
calling-call-suit-joker = Call a { $suit } or a Joker
button-call-nobody = Call nobody
menu-play-card = Play a card
button-ready = Ready
controls-scored = **Ready for the next round?**
menu-choose-declare = Choose what to declare
menu-trump-suit = Trump suit

## The texts of a hand of Eighty Points, for its owner only

own-declaring-nothing-declare = You have nothing to declare yet.
why-turn-pair = **Your turn:** you have no pair of { $suit }, so play any two of { $suit }.
ended-match-over = The match is over. You finished #{ $position }, at rank { $rank } with { $points } points.
own-declaring-declaring-cards = You're declaring { $cards }. Everyone will see it once you've all answered.
own-declaring-declare-nobody = **You can declare.** If nobody overrides you, you become King of the Hill and that suit is trumps.
own-declaring-declare-suit = **You can declare.** That suit will be trumps.
own-declaring-nothing-declare-2 = You have nothing to declare.
own-declaring-youve-answered = You've answered. Waiting for the others.
own-declaring-pair-final = A pair is final.
why-lead-any = **Your lead:** any card, or two that are the same.
why-turn-suit = **Your turn:** you have no { $suit }, so play any card.
why-turn-follow = **Your turn:** follow with a pair of { $suit }.
why-turn-suit-play = **Your turn:** you have no { $suit }, so play any two cards.
why-turn-pair-suit = **Your turn:** you have no pair of { $suit }, so play any two cards.
why-turn-card = **Your turn:** { $card } is your only card of { $suit }, so you have to play it. Add any card.
held = trumps
ended-match-over-2 = The match is over.
own-declaring-declaring-cards-everyone = You're declaring { $cards }. Everyone will see it when the next cards are dealt.
why-turn-follow-suit = **Your turn:** follow { $suit }.
secret-buried-cards = You buried { $cards }.
secret-hold-called = You hold the called card yourself.
hand-in = Challengers: { $points } of 80 points. You: { $mine }.
secret-hold-both = **You hold both called cards: you're the secret ally.**
secret-hold-called-card = **You hold the called card. Play it first, and you're the ally.**

## A lesson of Eighty Points by playing: six tricks as a challenger, then burying and calling

lesson-goal = Highest rank wins. In each round, two players defend the hill against three. If the three take **80 points** in tricks (5 for a five, 10 for a ten or king), the defenders don't rise.
lesson-last = A round lasts until all cards are played. Below 80 the defenders rise in rank; at 80 or more a challenger is the next King, and at 120 or more the challengers rise. Then sides change. Ready?
lesson-steps-everyone-starts = Everyone starts at rank 2, so twos are special in this round: anyone who shows one claims the hill. You have 2♥. Press Declare 2♥.
lesson-steps-could-keep = You could keep quiet. But try for the hill now: press **Declare 2♥**.
lesson-steps-aldric-showed = Aldric showed two 2♠, and a pair overrides a single card. So he's King of the Hill, and spades are trumps. You're a challenger. He calls A♦: the player who plays it first is his ally.
lesson-steps-aldric-led = Aldric led a heart, so you must play a heart. The highest takes the trick, with 15 points in it: play A♥.
lesson-steps-heart-below = That heart is below Aldric's queen, so he would get the 15 points. Play A♥.
lesson-steps-ace-took = Your ace took it: 5 for the five, 10 for the ten. 15 points of 80.
lesson-steps-take-trick = If you take a trick, you lead the next: one card, or two that are the same. Only a higher pair, or a pair of trumps, beats a pair. Choose K♣ K♣ in the menu.
lesson-steps-could-lead = You could lead that, but a pair is harder to beat. Choose **K♣ K♣**.
lesson-steps-everyone-had = Everyone had to follow with two clubs, and nobody had a pair. You get 20 points for your kings, plus 10 and 5 from the others: 50 of 80.
lesson-steps-but-aldrics = But who is Aldric's ally? The player who plays A♦ first. Lure it out: choose your only diamond, 3♦, in the menu.
lesson-steps-tells-nothing = That tells you nothing about the ally. Lead a diamond to draw out A♦.
lesson-steps-berengar-played = Berengar (3) played A♦: **he is the ally**. He and Aldric defend. Clotilde and Dagobert (4 and 5) are on your side: their points count with yours.
lesson-steps-clotildes-highest = Clotilde's A♣ is the highest club, and she's on your side. Give her points: play 10♣.
lesson-steps-club-worth = That club is worth nothing. Clotilde is winning for your side: add 10♣.
lesson-steps-clotilde-took = Clotilde took your 10 for all three of you: 60 of 80.
lesson-steps-diamonds-led = Diamonds are led, and you have none left, so you can play any card. Spades are trumps, and even a low one beats every diamond. Play 4♠.
lesson-steps-diamonds-only = You have no diamonds, so only a trump can take this trick. Play 4♠.
lesson-steps-berengar-had = Berengar had to follow with his last diamond, the king. Your 4♠ took it all: 15 more, 75 of 80.
lesson-steps-trumps-form = All trumps form one suit. From the top: Red Joker, Black Joker, 2♠, the other twos, A♠ and down. Nothing beats your Red Joker: lead it.
lesson-steps-something-could = Something could beat that. Lead the Red Joker: nothing beats it.
lesson-steps-everyone-had-follow = Everyone had to follow with trumps, and Dagobert gave his side the K♠. **85, past the 80 you needed.** Whatever happens now, Aldric and Berengar stay at rank 2.
lesson-steps-new-match = A new match: nobody overrode your 2♥, so you're King of the Hill. You took eight more cards, and now you bury eight. Get rid of a whole suit: choose all eight clubs in the clubs menu.
lesson-steps-without-any = Without any clubs, you can trump when they're led. Choose all eight clubs in the clubs menu, and nothing else.
lesson-steps-makes-eight = That makes eight, without a five, ten or king among them.
lesson-steps-buried-points = Buried points count double for the challengers if one of them wins the last trick. These clubs would bring them nothing. Press Bury these eight.
lesson-steps-bury-other = If you bury other cards, their points could go to the challengers. Press **Bury these eight**.
lesson-steps-nobody-else = Nobody else sees them until the round ends.
lesson-steps-now-call = Now call your ally: the player who plays the called card first. Only aces beat your K♦ K♦, and you have none. Choose A♦ in the diamonds menu, then press Call A♦.
lesson-steps-high-card = A high card that you don't have gets you a strong ally. Choose A♦ in the diamonds menu, then press **Call A♦**.
lesson-steps-now-only = Now only someone with an A♦ can become your ally. You'll all find out who it is when the card is played.
lesson-ask = Aldric is King of the Hill and calls A♦, and you hold both. His A♥ is winning this trick, and you play last. What do you play?
lesson-steps-king-lose = One king would lose to an ace. Lead both: choose **K♣ K♣**.
lesson-steps-then-youd = Then you'd stand alone against four. Call A♦ instead.
lesson-answers-play = Play 6♥
lesson-answers-hold-both = You hold both called cards, so you defend with Aldric, and his ace takes this trick. If you keep the 10, the challengers may take it later.
lesson-answers-play-10 = Play 10♥
lesson-answers-right-makes = Right! A♦ makes you Aldric's secret ally, and nobody can beat his ace any more: the challengers don't get your 10 points.
lesson-answers-play-2 = Play A♦
lesson-answers-hearts-led = Hearts are led and you have some, so you must play one. You're Aldric's ally: which of your hearts helps him?
lesson-steps-trump-take = That trump would take it too, but your lowest is enough: 4♠.

## The public picture of a game of Eighty Points

drawn-round = Round
drawn-trick = Trick
drawn-dealing = Dealing
drawn-declaring = Declare
drawn-naming = Trump suit
drawn-burying = Bury 8
drawn-calling = Call
drawn-turn = Turn
drawn-first = First
drawn-you = You
drawn-ally = Ally
drawn-alone = Alone
drawn-score = Score
drawn-end = Final score
drawn-defenders = Defenders
drawn-challengers = Challengers
drawn-dead = Dead hand
drawn-next = Next king
drawn-winner = Winner
drawn-ideas = Ideas

## The presenter of Eighty Points: its board, its hands and its rules

name-king-hill = King of the Hill: Eighty Points
about = The King of the Hill and a secret ally play against three challengers, who need eighty points in tricks. For 5 players; computers take empty seats.
goal = Highest rank wins. Defenders rise if the challengers take under 80 points
signs-legend = ✅ your trick, with points · 🟨 your trick, without points · ⬛ another player's trick
short-title = Eighty Points
score-rank-rank = rank { $rank }
button-tricks = Tricks
options-round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }
options-until-someone = until someone passes the ace
memory = Tricks of the round
options-loose-following = loose following
menu-change-many = Change how many rounds are left

## Explains why one decision of a round was better than another

ally-card-makes = { $card } makes you the ally now, and you'd rise only { $m } times in 100. With { $better } it's { $n }.
found = { $better } finds your ally in this trick { $n } times in 100. { $worse }: { $m } times.
trick-worse-trick = With { $worse } this trick of about { $points } points goes to the other side { $m } times in 100, with { $better } { $n } times.
pair = { $better } keeps your pair of { $card }, and the challengers end with about { $n } points. With { $worse } they end with { $m }.
buried = That buries { $less } points, not { $more }. They count twice if a challenger takes the last trick. The challengers end with about { $n } points, not { $m }.
trumps-keeps-more = That keeps { $more } trumps, not { $fewer }. The challengers end with about { $n } points, not { $m }.
last = The last trick decides about the buried points. With { $better } your side takes it { $n } times in 100, with { $worse } { $m } times.
ally-card-makes-ally = { $card } makes you the ally, on the side that does better: you'd rise { $n } times in 100. With { $worse } it's { $m }.
trick-better-takes = { $better } takes this trick { $n } times in 100, { $worse } { $m } times. About { $points } points are in it.
gift-worse-other = With { $worse } the other side gets about { $m } points in this trick, with { $better } { $n }.
gift-better-side = With { $better } your side gets about { $n } points in this trick, with { $worse } { $m }.
end-after-better = After { $better } the challengers end with about { $n } points. After { $worse } they end with { $m }.
end-after-better-rise = After { $better } you rise in { $n } of 100 rounds. After { $worse } you rise in { $m }.
name-calling-nobody = **calling nobody**
reason-better = the best burial
reason-worse = the other burial

## The scoring of a round of Eighty Points, line by line

tricks-names-defended = { $n ->
    [one] { $names } defended alone.
   *[other] { $names } defended.
 }
tricks-challengers-parts = Challengers: { $parts } = **{ $sum }** points.
dead-dead-hand = { $n ->
    [one] Dead hand: { $cards } ({ $n } point). A challenger took the last trick, so it counts twice: **+{ $twice }**.
   *[other] Dead hand: { $cards } ({ $n } points). A challenger took the last trick, so it counts twice: **+{ $twice }**.
 }
total-total-total = Total: { $total }. That's at least 80, so the challengers win the round.
rise-band-up = { $n ->
    [one] { $band }: up by { $n } rank, { $now }.
   *[other] { $band }: up by { $n } ranks, { $now }.
 }
band-200-more = 200 or more
next-name-next = { $name }, the next challenger around the table, becomes King of the Hill.
dead-dead-hand-cards = { $n ->
    [one] Dead hand: { $cards } ({ $n } point). A defender took the last trick, so it doesn't count.
   *[other] Dead hand: { $cards } ({ $n } points). A defender took the last trick, so it doesn't count.
 }
total-total-total-thats = Total: { $total }. That's short of 80, so the defenders win the round.
rise-80-119 = From 80 to 119 nobody rises.
band-points = No points
next-name-defended = { $name } defended alone and stays King of the Hill.
next-name-ally = { $name }, the ally, is the next King of the Hill.
rise-name-past = { $name } past the ace
rise-name-rank = { $name } to { $rank }
band-least-most = { $least } to { $most }

## Changing the number of rounds of a rated match, which everybody at the table has to agree to

too-soon = In a rated match, a change counts from the next round on, so at least one more is played.

## The rules of Eighty Points in our own words

dealing-goal-climb = **Goal.** You climb for yourself, from rank 2 to the ace and past it. But each round is won by a side: the King of the Hill and an ally defend, and the others challenge. The sides change from round to round.
tricks-leading-king = **Leading.** The King of the Hill leads first. After that, the player who took the last trick leads: one card, or a pair of identical cards.
score-next-king = **The next King.** Below 80 it's the ally, or the same King again if there's no ally. At 80 or more it's the next challenger around the table.
rules-based-five = Based on a five-player variant of Eighty Points (Sheng Ji).
rules-table-during = A table during the first trick: five seats, the trump suit and rank, the called card, the cards played so far, and the ladder of ranks.
dealing-cards = **Cards.**
dealing-two-decks = Two decks with their Jokers make 108 cards: 20 for each of the five of you, and 8 left over.
dealing-each-worth = Each 5 is worth 5 points, each 10 and each king 10. There are 200 points in a round.
dealing-dealing-seats = **Dealing.** Seats are assigned at random before the first card is dealt.
dealing-trump-rank = The trump rank is the rank of the King of the Hill. In the first round it's 2.
dealing-while-cards = While cards are being dealt, anyone who holds a card of that rank can declare its suit trumps. After that, only a pair of that rank overrides it.
dealing-first-round = In the first round, the player whose declaration stands becomes King of the Hill.
dealing-nobody-declares = If nobody declares, the King of the Hill names the suit. In the first round the suit and the King are chosen at random.
dealing-dead-hand = **The dead hand.**
dealing-king-hill = The King of the Hill takes the 8 leftover cards and buries any 8.
dealing-then-king = Then the King calls any card, or nobody. The player who plays that card first becomes the ally.
dealing-two-every = There are two of every card, so until then nobody is sure who the ally is.
tricks-trumps-trumps = **Trumps.** All trumps form a single suit. From highest to lowest:
tricks-red-joker = the red Joker, then the black Joker
tricks-trump-rank = the trump rank: first in the trump suit, then in the other suits (these are equal)
tricks-rest-trump = the rest of the trump suit, from the ace down
tricks-trump-doesnt = A trump doesn't belong to the suit printed on it.
tricks-following = **Following.**
tricks-card-led = If one card was led, play a card of its suit if you have one.
tricks-pair-led = If a pair was led, play a pair of its suit if you have one.
tricks-pair-play = If you don't have a pair, play as many cards of its suit as you have, up to two, and anything for the rest.
tricks-loose-following = With *loose following*, any two cards will do if you don't have a pair.
tricks-taking-trick = **Taking a trick.**
tricks-highest-trump = The highest trump takes the trick. Without trumps, it's the highest card of the suit led.
tricks-only-pair = Only a pair can beat a pair.
tricks-cards-equal = If cards are equal, the one played first wins.
tricks-player-takes = The player who takes the trick gets its points.
score-scoring = **Scoring.**
score-count-points = Count the points the challengers took.
score-took-last = If one of them took the last trick, add twice the points in the dead hand.
score-bar-board = The bar on the board counts the points of everyone who isn't known to defend, so it drops when the ally is revealed.
score-rises = **Who rises?**
score-points-defenders = 0 points: the defenders rise 3 ranks. 1 to 40: they rise 2. 41 to 79: they rise 1.
score-80-more = With 80 or more, the challengers win. Up to 119 nobody rises. 120 to 159: they rise 1 rank. 160 to 199: they rise 2. 200 or more: they rise 3.
score-match-ends = The match ends after the rounds you agreed on (default: 5). The host can change the number: *More* on their hand. In a rated match everyone has to choose the same, and at least one more round is played.
score-ends-soon = It ends as soon as someone passes the ace.
score-highest-rank = The highest rank wins. If ranks are equal, the points taken in the whole match break the tie.
score-live-pace = **At the live pace.**
score-card-dealt = A card is dealt every 1.5 seconds. Once a pair has been declared, the rest are dealt right away.
score-seconds-last = You have 3 seconds for the last chance to declare, 5 to name a suit, 60 to bury, 15 to call and 10 to play.
score-finished-trick = A finished trick is shown for 2 seconds.
rulings-declared-pair = A declared pair is final. You can override your own single card with one.
rulings-several-declare = If several of you declare at the same time, the card that was dealt first counts. The same goes for the last answers, which everyone gives in secret.
rulings-follow-pair = If you have to follow a pair and don't have one, you play as many cards of its suit as you have, up to two.
rulings-any-54 = Any of the 54 cards can be called. A King who plays the called card first stands alone.
rulings-first-round = The first round begins when the host presses *Start*. Before each later round, you all say that you're ready.
rulings-several-pass = If several of you pass the ace in the same round, you win together.
rulings-leave-placed = If you leave, you're placed last and a computer takes over.
rulings-declare-name = You don't declare. If you have to name a suit, it's chosen at random.
rulings-cards-picked = The cards you picked are buried, and others are chosen at random to make 8.
rulings-nobody-called = Nobody is called.
rulings-lowest-playable = Your lowest playable card or pair is played, preferably one without points.

## Sentences of a replay of Eighty Points: its steps, and open hands

worth-youd-rise = you'd rise { $ranks } ranks on average
lost = choices { $ranks } ranks
luck-compared-average = Compared with an average deal, your cards were worth { $ranks } ranks.
worth-youd-hardly = you'd hardly ever rise
luck-cards-worth = Your cards were worth as much as those of an average deal.
step-name-nothing = { $name } has nothing more to declare
step-name-makes = { $name } makes { $suit } trumps
step-name-chooses = { $name } chooses cards to bury
step-name-buries = { $name } buries eight cards
step-name-calls = { $name } calls no card
step-name-calls-card = { $name } calls { $card }
step-name-plays = { $name } plays { $cards }
step-name-ready = { $name } is ready

## The texts of Eighty Points: turns, trumps, tricks and scores

not-following = You have to follow the lead. Your hand only offers the cards you may play.
refusals-not-the-koth = Only the King of the Hill can decide that.
refusals-pair-is-final = A pair has been declared, and nothing can override a pair.
refusals-pair-needed = A suit has already been declared. Only a pair can override it.
refusals-not-declarable = You don't have the cards to declare that suit.
refusals-answered = You've already given your answer for this round.
refusals-already-ready = You've already said you're ready. Waiting for the others.
refusals-eight-cards = You have to bury exactly eight cards.
refusals-not-a-lead = Lead one card, or two with the same rank and suit.
refusals-players = Eighty Points is for five players. Press **Play vs computers** to fill the empty seats.
refusals-joining-closed = Eighty Points is for five players, and all seats are taken.
order = Order of play: { $seats }
rounds-left-round-left = { $n ->
    [one] { $n } round is left after this one.
   *[other] { $n } rounds are left after this one.
 }
declared-name-overrode = { $name } overrode { $other } with { $cards }!
called-called-card = Called card: { $card }, played by { $name }, the ally.
trick-trick-number = **Trick { $number }:** { $plays }
verdict-names-highest = { $n ->
    [one] { $names } has the highest rank, { $rank }, and wins the match!
   *[other] { $names } have the highest rank, { $rank }, and share the victory!
 }
plain-seat = rank { $rank }, { $held }, { $points }
card-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
trick-trick-number-point = { $n ->
    [one] Trick { $number }, { $n } point for { $name }: { $plays }
   *[other] Trick { $number }, { $n } points for { $name }: { $plays }
 }
rounds = { $n ->
    [one] { $names } would like { $n } more round after this one. To agree, choose the same in the menu.
   *[other] { $names } would like { $n } more rounds after this one. To agree, choose the same in the menu.
 }
rounds-left-match-ends = The match ends after this round.
may-declare-hold-card = If you hold a card of rank { $rank }, you may declare its suit.
declared-name-declared = { $name } declared with { $cards }.
declared-name-now = { $name } now shows { $cards }!
called-card-called = No card is called: { $name } stands alone.
called-called-card-card = Called card: { $card }, not played yet.
called-called-card-card-played = Called card: { $card }, played by { $name }, who stands alone.
verdict-names-risen = { $n ->
    [one] { $names } has risen past the ace and wins the match!
   *[other] { $names } have risen past the ace and win the match together!
 }
verdict-names-wins = { $n ->
    [one] { $names } wins at rank { $rank }: { $points } points break the tie.
   *[other] { $names } share the win at rank { $rank }: { $points } points each break the tie.
 }
heading-round-round = Round { $round } of { $rounds }
heading-trick-number = trick { $number }
now-declaring = All the cards have been dealt, so this is the last chance to declare. Waiting for { $names }.
now-naming = Nobody declared, so { $name } names the trump suit.
now-burying = { $name } is King of the Hill, takes the last eight cards and buries eight.
now-calling = { $name } calls a card. The player who plays it first is the ally.
now-playing = { $name } leads.
now-shown = { $n ->
    [one] { $name } takes the trick and { $n } point.
   *[other] { $name } takes the trick and { $n } points.
 }
now-scored = The next round begins when everyone's ready. Waiting for { $names }.
may-declare-only-pair = Only a pair of rank { $rank } can override that.
trumps-trumps-suit = Trumps: { $suit }, every { $rank } and the Jokers.
trumps-trump-rank = Trump rank: { $rank }.
standing-left-computer = left; a computer took over
standing-king-hill = ♔ King of the Hill
standing-answered = has answered ✓
known = out of { $suits }
now-dealing = The cards are being dealt.
standing-ally = ally

## Commands

command = eighty-points
    .about = Tricks, trumps and a secret ally, for five players
    .rounds = rounds
    .rounds-about = Rounds to play (default: 5; 0: until someone passes the ace)
    .loose_following = loose_following
    .loose_following-about = Variant: without a pair, any two cards may follow a pair
