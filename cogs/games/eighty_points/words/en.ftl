## The game, its options and its lines on a board

name = Eighty Points
about = The King of the Hill and a secret ally play against three challengers, who need eighty points in tricks. For 5 players; computers take empty seats.
# $risen names ranks, such as "Ada to 3".
goal = Highest rank wins. If the challengers stay under 80 points, { $side ->
    [none] the King of the Hill rises
    [hidden] that takes { $risen } at least, and the ally rises by as many ranks
   *[known] that takes { $risen } at least
 }
options = { $rounds ->
    [0] until someone passes the ace
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }{ $loose ->
    [yes] { " · " }loose following
   *[no] { "" }
 }
heading = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
 }{ $trick ->
    [0] { "" }
   *[other] { " · " }trick { $trick }
 }{ $loose ->
    [yes] { " · " }loose following
   *[no] { "" }
 }
score = rank { $rank }
signs-legend = ✅ your trick, with points · 🟨 your trick, without points · ⬛ another player's trick
memory = Tricks of the round
button-tricks = Tricks

## What the match is waiting for

now = { $phase ->
    [dealing] The cards are being dealt.
    [declaring] All the cards have been dealt, so this is the last chance to declare. Waiting for { $who }.
    [naming] Nobody declared, so { $who } names the trump suit.
    [burying] { $who } is King of the Hill, takes the last eight cards and buries eight.
    [calling] { $who } calls a card. The player who plays it first is the ally.
    [leading] { $who } leads.
    [playing] To play: { $who }
    [shown] { $n ->
        [one] { $who } takes the trick and { $n } point.
       *[other] { $who } takes the trick and { $n } points.
     }
    [scored] The next round starts when everyone's ready. Waiting for { $who }.
   *[over] { "" }
 }
may-declare = { $shown ->
    [none] If you hold a card of rank { $rank }, you may declare its suit.
    [card] Only a pair of rank { $rank } can override that.
   *[pair] A pair is final.
 }
order = Order of play: { $seats }

## The number of rounds, which the host changes; in a rated match everybody has to agree

rounds-left = { $n ->
    [0] The match ends after this round.
    [one] { $n } more round after this one.
   *[other] { $n } more rounds after this one.
 }
rounds-wished = { $n ->
    [one] { $names } would like { $n } more round after this one. To agree, choose the same in the menu.
   *[other] { $names } would like { $n } more rounds after this one. To agree, choose the same in the menu.
 }
rounds-too-soon = In a rated match, a change takes effect from the next round, so at least one more is played.
menu-rounds = Change how many rounds are left

## Trumps, the called card and the tricks

trumps = { $suit ->
    [none] Trump rank: **{ $rank }**.
   *[other] Trumps: **{ $suit }**, every **{ $rank }** and the Jokers.
 }
suit-of-trumps = trumps
declared = { $how ->
    [first] { $name } declared with **{ $cards }**.
    [again] { $name } now shows **{ $cards }**!
    [over-you] { $name } showed **{ $cards }**: a pair beats your **{ $before }**.
    [late] You declared **{ $before }** too, but { $name }'s **{ $cards }** was dealt first.
   *[over] { $name } showed **{ $cards }**: a pair beats { $other }'s **{ $before }**.
 }
crowned = { $how ->
    [lot] Nobody declared, so lots were drawn: **{ $name }** is King of the Hill and **{ $suit }** are trumps.
    [declared] That makes **{ $name }** King of the Hill and **{ $suit }** trumps.
    [named] Nobody declared, so **{ $name }**, King of the Hill, made **{ $suit }** trumps.
   *[trumps] That makes **{ $suit }** trumps. **{ $name }** is King of the Hill.
 }
called = { $how ->
    [nobody] No card is called: { $name } stands alone.
    [hidden] Called card: **{ $card }**, not played yet.
    [alone] Called card: **{ $card }**, played by { $name }, who stands alone.
   *[ally] Called card: **{ $card }**, played by **{ $name }**, the ally.
 }
trick = **Trick { $number }:** { $plays }
trick-taken = { $n ->
    [one] Trick { $number }, { $n } point for { $name }: { $plays }
   *[other] Trick { $number }, { $n } points for { $name }: { $plays }
 }
seat = rank { $rank }, { $held ->
    [one] { $held } card
   *[other] { $held } cards
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $left ->
    [yes] , left; a computer took over
   *[no] { "" }
 }{ $side ->
    [koth] , ♔ King of the Hill
    [ally] , ally
   *[none] { "" }
 }{ $doing ->
    [ready] , ready ✓
    [answered] , has answered ✓
    [to-play] , **to play**
   *[none] { "" }
 }
seat-known = { $seat } { $name } · { $n ->
    [one] { $n } point
   *[other] { $n } points
 }{ $suits ->
    [none] { "" }
   *[other] { " · " }out of { $suits }
 }

## The end of a round and of a match

defended = { $n ->
    [one] { $names } defended alone.
   *[other] { $names } defended.
 } Challengers: { $parts } = **{ $sum }** points.
dead-hand = { $doubled ->
    [yes] { $n ->
        [one] Buried: { $cards } ({ $n } point). A challenger took the last trick, so it counts twice: **+{ $twice }**.
       *[other] Buried: { $cards } ({ $n } points). A challenger took the last trick, so they count twice: **+{ $twice }**.
     }
   *[no] { $n ->
        [one] Buried: { $cards } ({ $n } point). A defender took the last trick, so it doesn't count.
       *[other] Buried: { $cards } ({ $n } points). A defender took the last trick, so they don't count.
     }
 }
your-round = { $won ->
    [yes] **You won this round.**
   *[no] **You lost this round.**
 }
total = { $winner ->
    [challengers] Total: **{ $total }**. That's at least 80, so the challengers win the round.
   *[defenders] Total: **{ $total }**. That's short of 80, so the defenders win the round.
 }
rise = { $n ->
    [0] From 80 to 119 nobody rises.
    [one] { $band }, so up by { $n } rank: { $now }.
   *[other] { $band }, so up by { $n } ranks: { $now }.
 }
band = { $least ->
    [0] No points
    [200] 200 or more points
   *[other] { $least } to { $most } points
 }
risen = { $how ->
    [passed] { $name } past the ace
   *[rank] { $name } to { $rank }
 }
next-king = { $who ->
    [same] **{ $name }** defended alone and stays King of the Hill.
    [ally] **{ $name }**, the ally, is the next King of the Hill.
   *[challenger] **{ $name }**, the next challenger around the table, becomes King of the Hill.
 }
verdict = { $how ->
    [risen] { $n ->
        [one] { $names } has risen past the ace and wins the match!
       *[other] { $names } have risen past the ace and win the match together!
     }
    [tie] { $n ->
        [one] { $names } wins at rank { $rank }: { $points } points break the tie.
       *[other] { $names } share the win at rank { $rank }, with { $points } points each.
     }
   *[highest] { $n ->
        [one] { $names } has the highest rank, { $rank }, and wins the match!
       *[other] { $names } have the highest rank, { $rank }, and share the win!
     }
 }

## The steps of a replay, and what a review says about choices

step = { $what ->
    [declare] { $name } answers
    [pass] { $name } has nothing more to declare
    [name] { $name } makes { $it } trumps
    [choose] { $name } chooses cards to bury
    [buried] { $name } buries { $it }
    [bury] { $name } buries eight cards
    [call] { $it ->
        [nobody] { $name } calls no card
       *[other] { $name } calls { $it }
     }
    [put] { $name } plays { $it }
   *[ready] { $name } is ready
 }
worth = { $ranks ->
    [0] you'd hardly ever rise
   *[other] you'd rise { $ranks } ranks on average
 }
lost-by-choices = choices { $sign ->
    [minus] -
   *[plus] +
 }{ $ranks } ranks
luck = { $ranks ->
    [0] Your cards were about average.
   *[other] { $sign ->
        [minus] Your cards were { $ranks } ranks worse than average.
       *[plus] Your cards were { $ranks } ranks better than average.
     }
 }

## The text of a hand, for its owner only

declaring = { $how ->
    [claimed-dealing] You're declaring { $cards }. Everyone will see it when the next cards are dealt.
    [claimed-declaring] You're declaring { $cards }. Everyone will see it once you've all answered.
    [for-the-hill] **You can declare.** If nobody overrides you, you become King of the Hill and that suit is trumps.
    [for-trumps] **You can declare.** That suit will be trumps.
    [nothing] You have nothing to declare.
    [answered] You've answered. Waiting for the others.
    [pair] A pair is final.
   *[not-yet] You have nothing to declare yet.
 }
naming = **Nobody declared.** Name the trump suit.
burying = **Bury eight of your 28 cards.** If a challenger takes the last trick, the buried points count double for the challengers.
counted = { $n } of { $all } chosen.
calling = **Call a card** that others hold. The player who plays it first is your ally. If you call nobody, you stand alone.
may-play = { $may ->
    [lead] **Your lead:** any card, or two that are the same.
    [follow] **Your turn:** follow { $suit }.
    [any] **Your turn:** you have no { $suit }, so play any card.
    [follow-pair] **Your turn:** follow with a pair of { $suit }.
    [any-two] **Your turn:** you have no { $suit }, so play any two cards.
    [loose] **Your turn:** you have no pair of { $suit }, so play any two cards.
    [only] **Your turn:** { $card } is your only card of { $suit }, so you have to play it. Add any card.
   *[two] **Your turn:** you have no pair of { $suit }, so play any two { $suit }.
 }
scored = **Ready for the next round?**
ended = You finished at rank { $rank } with { $points } points.
you-challenge = You're a challenger.
you-buried = You buried { $cards }.
called-yourself = { $side ->
    [koth] You hold the called card yourself.
    [ally] **You hold both called cards: you're the secret ally.**
   *[first] **You hold the called card. Play it first, and you're the ally.**
 }
points-taken = Challengers: { $points } of 80 points. You: { $mine }.

## Buttons and menus of a hand

button-pass = { $declared ->
    [yes] I'm done
   *[no] Declare nothing
 }
menu-suit = Trump suit
button-name = Name { $suit }
button-bury = Bury these eight
menu-call = { $jokers ->
    [yes] Call a { $suit } or a Joker
   *[no] Call a { $suit }
 }
option-call = { $n ->
    [0] { $card }
   *[other] { $card } (you have { $n })
 }
button-call = { $card ->
    [nobody] Call nobody
   *[other] Call { $card }
 }
menu-play = Play a card
button-take-back = Take { $card } back
button-ready = Ready

## What beginners are told about their decision

coaching = { $on ->
    [declared] You've declared, but a pair can still override a single card.
    [overriding] There's already a declaration, and only a pair of rank { $rank } overrides it.
    [no-card] You need a card of rank { $rank } to declare. Without one, wait and see who you're playing with.
    [declaring-for-the-hill] With { $suit }, { $held ->
        [one] your only card would be a trump.
       *[other] { $n } of your { $held } cards would be trumps.
     } One in three is usual; as King of the Hill you'd want more.
    [declaring] With { $suit }, { $held ->
        [one] your only card would be a trump.
       *[other] { $n } of your { $held } cards would be trumps.
     } One in three is usual; with more, it's worth declaring.
    [naming] Trumps beat every other suit, so it's good to have many: with { $suit } you'd have { $n }.
    [burying] If you bury a whole suit, you can trump it when it's led.
    [calling] A player with a high card that you don't have makes a strong ally, and will probably play it soon.
    [leading-to-defend] Aces, pairs and high trumps keep points away from the challengers, who need 80.
    [leading-a-pair] You can lead a pair. Only a higher pair or a pair of trumps beats it, so its points are fairly safe.
    [leading] A high card can win you the trick's points; a low one gives up the lead.
    [partner-wins] { $name } is winning for your side with { $cards }. { $worth ->
        [yes] Any points you add may stay with your side
       *[no] Keep your high cards for later
     }.
    [partner-if-called] { $name } is winning with { $cards }. You're on the same side if you play { $card } first.
    [unbeatable] You can't beat { $cards }, so { $worth ->
        [yes] any five, ten or king you play would go to the winner
       *[no] keep your high cards for later
     }.
    [unknown-wins] You can beat { $cards }{ $with ->
        [none] { "" }
       *[other] { " " }with { $with }
     }, but you can't know yet which side { $name } is on. Points in this trick: { $n }.
    [rival-wins] { $name }, an opponent, is winning this trick with { $cards }. You can beat that{ $with ->
        [none] { "" }
       *[other] { " " }with { $with }
     }. Points in this trick: { $n }.
    [scored] You keep your ranks, but sides change: a challenger in this round may be your ally in the next.
   *[shown] { "" }
 }

## Why one decision of a round was better than another

reason = { $why ->
    [joins] { $called } makes you the King's ally, and that's the better side to be on.
    [waits] { $other } would make you the King's ally now. For now, you're better off without that.
    [found] { $cards } is more likely to bring out { $called }, and then you'll know who your ally is.
    [takes-points] { $cards } beats { $name }'s { $theirs }, and there are points in this trick.
    [takes] { $cards } beats { $name }'s { $theirs }, and taking the trick gives you the lead.
    [overtakes] { $name } is already winning this trick for your side, so keep { $other }.
    [spends] { $other } would take this trick, but it can do more for you in a later one.
    [cheaper] { $cards } beats { $name }'s { $theirs } as well, so keep { $other }.
    [feeds] { $name }, an opponent, is winning this trick, and { $other } would add points to it.
    [feeds-unknown] { $name } is winning this trick and may be against you. { $other } would risk its points.
    [adds] { $name } is winning this trick for your side, so add the points of { $cards }.
    [breaks] { $other } would break up your pair, which only another pair can beat.
    [hopeless] Neither beats { $name }'s { $theirs }, so keep { $other } for later.
    [pair] Only another pair can beat { $cards }. { $other } can lose to a single card.
    [top] Nothing still out in its suit beats { $cards }. That isn't true of { $other }.
    [exposes] { $other } is worth points, and a higher card may still take them.
    [keeps-trump] { $other } is a trump: keep it for a trick that someone else leads.
    [draws] { $cards } draws trumps: everyone who has one must follow.
    [buries-points] Bury the best eight, and { $third } can't count double for the challengers.
    [buries-trumps] Bury the best eight, and you keep { $third } among your trumps.
    [empties] Bury the best eight, and you have no { $third } left: then you can trump it.
    [buries-top] Bury the best eight, and you keep { $third }, which nothing in its suit beats.
    [alone] If you call nobody, you stand alone. Call { $cards }, and whoever plays it first is your ally.
    [own-both] You have both { $other }, so nobody could become your ally.
    [own] You have one { $other } yourself, so only one other player could be your ally.
    [stronger] Fewer cards beat { $cards } than { $other }, so your ally would be stronger.
    [leads-to] You can lead the suit of { $cards } to bring out your ally. You have no card of { $other }'s suit.
    [last] After { $cards }, your side takes the last trick more often, and that decides what the buried cards are worth.
   *[none] { "" }
 }

## Why a move is refused

refusals-not-following = You have to follow the lead. Your hand only offers the cards you may play.
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

## The rules

rules-dealing =
    {""}**Goal.** You climb for yourself, from rank 2 to the ace and past it. But each round is won by a side: the King of the Hill and an ally defend, and the others challenge. The sides change from round to round.

    {""}**Cards.**
    - Two decks with their Jokers make 108 cards: 20 for each of the five of you, and 8 left over.
    - In each suit, the ace is highest and the 2 lowest. Two cards of the same rank and suit are a *pair*.
    - Each 5 is worth 5 points, each 10 and each king 10. There are 200 points in a round.

    {""}**Dealing.** Seats are assigned at random before the first card is dealt.
    - The trump rank is the rank of the King of the Hill. In the first round it's 2.
    - While cards are being dealt, anyone who holds a card of that rank can declare its suit trumps. After that, only a pair of that rank overrides it.
    - In the first round, the player whose declaration stands becomes King of the Hill.
    - If nobody declares, the King of the Hill names the suit. In the first round the suit and the King are chosen at random.

    {""}**Burying and calling.**
    - The King of the Hill takes the 8 leftover cards and buries any 8.
    - Then the King calls any card, or nobody. The player who plays that card first becomes the ally.
    - There are two of every card, so until then nobody is sure who the ally is.
rules-tricks =
    {""}**A trick.** Each of you plays once, in the order shown on the board: one card, or two if two were led. A round lasts until your 20 cards are gone.

    {""}**Trumps.** All trumps form a single suit. From highest to lowest:
    - the red Joker, then the black Joker
    - the trump rank: first in the trump suit, then in the other suits (these are equal)
    - the rest of the trump suit, from the ace down

    A trump doesn't belong to the suit printed on it.

    {""}**Leading.** The King of the Hill leads first. After that, the player who took the last trick leads. You can lead one card or a pair.

    {""}**Following.**
    - If one card was led, play a card of its suit if you have one.
    - If a pair was led, play a pair of its suit if you have one.
    - If you don't have a pair, play as many cards of its suit as you have, up to two, and anything for the rest (house rule).
    - With *loose following*, any two cards will do if you don't have a pair.

    {""}**Taking a trick.**
    - The highest trump takes the trick. Without trumps, it's the highest card of the suit led.
    - Only a pair can beat a pair.
    - If cards are equal, the one played first wins.
    - The player who takes the trick gets its points.
rules-score =
    {""}**Scoring.**
    - Count the points the challengers took.
    - If one of them took the last trick, add twice the buried points.
    - The bar on the board counts the points of everyone who isn't known to defend, so it drops when the ally is revealed.

    {""}**Who rises?**
    - 0 points: the defenders rise 3 ranks. 1 to 40: they rise 2. 41 to 79: they rise 1.
    - With 80 or more, the challengers win. Up to 119 nobody rises. 120 to 159: they rise 1 rank. 160 to 199: they rise 2. 200 or more: they rise 3.

    {""}**The next King.** Below 80 it's the ally, or the same King again if there's no ally. At 80 or more it's the next challenger around the table.

    {""}**The end.**
    - The match ends after the rounds you agreed on (default: 5). The host can change that under *More* in their hand. In a rated match everyone has to choose the same, and at least one more round is played.
    - It ends as soon as someone passes the ace.
    - The highest rank wins. If ranks are equal, the points taken in the whole match break the tie.

    {""}**At the live pace.**
    - A card is dealt every 1.5 seconds. Once a pair has been declared, the rest are dealt right away.
    - You have 3 seconds for the last chance to declare, 5 to name a suit, 60 to bury, 15 to call and 10 to play.
    - A finished trick is shown for 2 seconds.
rules-rulings =
    {""}**House rules.**
    - A declared pair is final. You can override your own single card with one.
    - If several of you declare at the same time, the card that was dealt first counts. The same goes for the last chance to declare, when everyone answers in secret.
    - Any of the 54 cards can be called. A King who plays the called card first stands alone.
    - The first round starts when the host presses *Start*. Before each later round you all say that you're ready; between tricks you don't have to.
    - If several of you pass the ace in the same round, you win together.
    - If you leave, you're placed last and a computer takes over.
    - { $leaving }

    {""}**If your time runs out.**
    - You don't declare. If you have to name a suit, it's chosen at random.
    - The cards you picked are buried, and others are chosen at random to make 8.
    - Nobody is called.
    - Your lowest playable card or pair is played, preferably one without points.
    - { $seat }
rules-credit = Based on a five-player variant of Eighty Points (Sheng Ji).
rules-picture = A table during the first trick: five seats, the trump suit and rank, the called card, the cards played so far, and the ladder of ranks.

## A lesson: six tricks as a challenger, then burying and calling

lesson-goal = Highest rank wins. In each round, two players defend the hill against three. If the three take **80 points** in tricks (5 for a five, 10 for a ten or king), the defenders don't rise.
lesson-claim = Everyone starts at rank 2, so twos are special in this round: anyone who shows one claims the hill. You have 2♥: press *2♥* to declare it.
lesson-claim-wrong = You could keep quiet. But try for the hill now: press **2♥**.
lesson-claim-well = Aldric showed two 2♠, and a pair overrides a single card. So he's King of the Hill, and spades are trumps. You're a challenger. He calls A♦: the player who plays it first is his ally.
lesson-follow = Aldric led a heart, so you must play a heart. The highest takes the trick, with 15 points in it: play A♥.
lesson-follow-wrong = That heart is below Aldric's queen, so he'd get the 15 points. Play A♥.
lesson-follow-well = Your ace took it: 5 for the five, 10 for the ten. 15 points of 80.
lesson-pair = If you take a trick, you lead the next one: one card, or two that are the same. Only a higher pair, or a pair of trumps, beats a pair. Choose K♣ K♣ in the menu.
lesson-pair-wrong = You could lead that, but a pair is harder to beat. Choose **K♣ K♣**.
lesson-pair-one-king = One king would lose to an ace. Lead both: choose **K♣ K♣**.
lesson-pair-well = Everyone had to follow with two clubs, and nobody had a pair. You get 20 points for your kings, plus 10 and 5 from the others: 50 of 80.
lesson-lure = But who is Aldric's ally? The player who plays A♦ first. Lure it out: choose your only diamond, 3♦, in the menu.
lesson-lure-wrong = That tells you nothing about the ally. Lead a diamond to draw out A♦.
lesson-lure-well = Berengar (3) played A♦: **he is the ally**. He and Aldric defend. Clotilde and Dagobert (4 and 5) are on your side: their points count with yours.
lesson-give = Clotilde's A♣ is the highest club, and she's on your side. Give her points: play 10♣.
lesson-give-wrong = That club is worth nothing. Clotilde is winning for your side: add 10♣.
lesson-give-well = Clotilde took your 10 for all three of you: 60 of 80.
lesson-trump = Diamonds are led, and you have none left, so you can play any card. Spades are trumps, and even a low one beats every diamond. Play 4♠.
lesson-trump-wrong = You have no diamonds, so only a trump can take this trick. Play 4♠.
lesson-trump-too-high = That trump would take it too, but your lowest is enough: 4♠.
lesson-trump-well = Berengar had to follow with his last diamond, the king. Your 4♠ took it all: 15 more, 75 of 80.
lesson-joker = All trumps form one suit. From the top: Red Joker, Black Joker, 2♠, the other twos, A♠ and down. Nothing beats your Red Joker: lead it.
lesson-joker-wrong = Something could beat that. Lead the Red Joker: nothing beats it.
lesson-joker-well = Everyone had to follow with trumps, and Dagobert gave his side the K♠. **85, past the 80 you needed.** Whatever happens now, Aldric and Berengar stay at rank 2.
lesson-clubs = A new match: nobody overrode your 2♥, so you're King of the Hill. You took eight more cards, and now you bury eight. Get rid of a whole suit: choose all eight clubs in the clubs menu.
lesson-clubs-wrong = Without any clubs, you can trump them when they're led. Choose all eight clubs in the clubs menu, and nothing else.
lesson-clubs-well = That makes eight, without a five, ten or king among them.
lesson-bury = Buried points count double for the challengers if one of them takes the last trick. These clubs would bring them nothing. Press *Bury these eight*.
lesson-bury-wrong = If you bury other cards, their points could go to the challengers. Press **Bury these eight**.
lesson-bury-well = Nobody else sees them until the round ends.
lesson-call = Now call your ally: the player who plays the called card first. Only aces beat your K♦ K♦, and you have none. Choose A♦ in the diamonds menu, then press *Call A♦*.
lesson-call-wrong = A high card that you don't have gets you a strong ally. Choose A♦ in the diamonds menu, then press **Call A♦**.
lesson-call-nobody = Then you'd stand alone against four. Call A♦ instead.
lesson-call-well = Now only someone with an A♦ can become your ally. You'll all find out who it is when the card is played.
lesson-question = Aldric is King of the Hill and calls A♦, and you hold both. His A♥ is winning this trick, and you play last. What do you play?
lesson-six = Play 6♥
lesson-six-why = You hold both called cards, so you defend with Aldric, and his ace takes this trick. If you keep the 10, the challengers may take it later.
lesson-ten = Play 10♥
lesson-ten-why = Right! A♦ makes you Aldric's secret ally, and nobody can beat his ace any more: the challengers don't get your 10 points.
lesson-ace = Play A♦
lesson-ace-why = Hearts are led and you have some, so you must play one. You're Aldric's ally: which of your hearts helps him?
lesson-last = A round lasts until all cards are played. Below 80 the defenders rise in rank; at 80 or more a challenger is the next King, and at 120 or more the challengers rise. Then sides change. Ready?

## Words in pictures

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
drawn-dead = Buried
drawn-next = Next king
drawn-winner = Winner
drawn-ideas = Ideas
drawn-rank = Your rank

## Commands

command = eighty-points
    .about = Tricks, trumps and a secret ally, for five players
    .rounds = rounds
    .rounds-about = Rounds to play (default: 5; 0: until someone passes the ace)
    .loose_following = loose_following
    .loose_following-about = Variant: if you have no pair of the suit led, any two cards may follow a pair
