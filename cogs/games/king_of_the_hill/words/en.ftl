### King of the Hill

name = King of the Hill
about = Fight for the stacks of a pyramid with secret attacks. Win the apex to be King of the Hill. For 2 players.
goal = Win the Joker at the top, and you win the match
signs-legend = ✅ stack won · ❌ stack lost · ⬛ stack discarded: two Jokers · ⭐ King of the Hill
options = Ten, jack, queen and king tie
score = { $n ->
    [one] { $n } card won
   *[other] { $n } cards won
 }

## The board

now = { $phase ->
    [setup] Set up your reserves in secret. Press *My hand* to see your cards. Waiting for { $names }.
    [choosing] { $names } is choosing a stack to fight for: one with a gold frame.
    [attack] { $name } chose to fight for **{ $stack }**. Both of you attack in secret now. Waiting for { $names }.
    [tie] A tie for **{ $stack }**! Attack again, from your reserves. Waiting for { $names }.
   *[spoils] { $names } won { $stack } and is dividing the cards between hand and reserve.
 }
counts = { $hand } in hand · { $reserve } in reserve · { $won } won
king = **King of the Hill**
row = Row { $row }: { $stacks }
footer = { $n } of 15 stacks left{ $faces ->
    [tie] { " " }· ten, jack, queen and king tie
   *[rank] { "" }
 }
joker = Joker
apex = the apex
your-end = { $how ->
    [won] You won the apex: { $cards } against { $others }
   *[lost] You lost the apex: { $cards } against { $others }
 }
verdict = { $how ->
    [draw] Two Jokers meet at the apex: it's a draw. Nobody is King of the Hill.
    [conceded] { $other } left the match: { $name } is King of the Hill!
   *[crowned] { $name } wins the apex and is King of the Hill!
 }

## Battles

battle = **Battle { $number }**, for { $stack }:
blow = { $source ->
    [hand] { $name } attacked with { $cards } and { $other } with { $others }
   *[reserve] From the reserves, { $name } attacked with { $cards } and { $other } with { $others }
 }: { $how ->
    [jokers] two Jokers
    [tie] a tie
    [rank] { $winner } wins, because { $card } ranks above { $beaten }
   *[value] { $winner } wins
 }.
result = { $where ->
    [discard] Nobody gets { $stack }: it's discarded.
    [hand] { $n ->
        [one] { $name } won { $stack } and took it into hand.
        [2] { $name } won { $stack } and took both into hand.
       *[other] { $name } won { $stack } and took all { $n } into hand.
     }
    [reserve] { $n ->
        [one] { $name } won { $stack } and put it in reserve.
        [2] { $name } won { $stack } and put both in reserve.
       *[other] { $name } won { $stack } and put all { $n } in reserve.
     }
   *[both] { $name } won { $stack }: { $hand } into hand, { $reserve } in reserve.
 }

## A player's cards

your-turn = { $phase ->
    [setup] **Pick your reserve:** cards that break ties. Your opponent only learns how many. The Joker counts 0, but it hides well there.
    [choosing] **Your turn:** choose the stack to fight for.
    [attack] **Attack for { $stack }.** Whatever you pick is played right away.
    [tie] **A tie!** Attack again for { $stack }, from your reserve.
   *[spoils] **You won { $cards }.** { $n ->
        [one] Where to?
       *[other] Send them all to one place, or pick the ones for your reserve and press *Divide*.
     } What goes into your hand can be played in the very next battle.
 }{ $at ->
    [apex] { " " }The Joker gives up the match!
   *[below] { "" }
 }
not-your-turn = { $phase ->
    [choosing] { $name } is choosing a stack to fight for.
    [spoils] { $name } is dividing the spoils.
   *[attack] You've chosen. Waiting for { $name }.
 }
reserve = Reserve, { $n }: { $cards }
reserved = { $cards ->
    [none] all in your hand
   *[other] { $cards } in reserve
 }
cards = { $which ->
    [chosen] Chosen: { $cards }
    [won] Just won: { $cards }
    [gone] Out of the match: { $cards }
    [hand] Known in hand: { $cards }
    [reserve] Known in reserve: { $cards }
   *[either] In hand or reserve: { $cards }
 }
step = { $what ->
    [reserve] { $name } sets up the reserve
    [stack] { $name } fights for { $of }
    [secret] { $name } attacks in secret
   *[attack] { $name } attacks with { $of }
 }
menu-stack = Fight for…
menu-attack = Attack with…
button-apex = The apex
button-battles = Battles so far
button-set-aside = Set aside
button-no-reserve = No reserve
button-to-hand = { $n ->
    [one] Into my hand
   *[other] All into my hand
 }
button-to-reserve = { $n ->
    [one] Into my reserve
   *[other] All into my reserve
 }
button-divide = Divide
refusal-not-your-turn = That's up to the other player. The board shows what's next.
refusal-stack = You can't choose that stack yet: the stacks below still cover it. Those you can choose have a gold frame.
refusal-attack = That's not an attack. Play one card, a sequence (two or more of one suit in a row, none above 8), or the Joker.
refusal-tie = In a tie you can only attack from your reserve.
refusal-not-won = You can only divide the cards you've just won. Open your hand again.
refusal-two-players = King of the Hill is for two players.
refusal-full = King of the Hill is for two players, and both seats are taken.

## Words in pictures

drawn-hand = Hand
drawn-reserve = Reserve
drawn-won = Won
drawn-spoils = Spoils
drawn-choose = Choose
drawn-attack = Attack
drawn-divide = Divide
drawn-ready = Ready
drawn-conceded = Left
drawn-king = King
drawn-draw = No king
drawn-discarded = Discarded

## Advice for beginners: what to do now, and why

advice-setup = { $n ->
    [0] Strong cards decide ties, but a card in reserve can't attack in any other battle.
   *[other] Cards in sequence attack together, so keep them in your hand: { $attack }.
 }
advice-choosing = { $biggest ->
    [apex] The apex is open, and it wins the match. Is your best attack enough? If not, other stacks give you cards.
    [single] With a single card you see exactly what you're fighting for, and once it's gone, the stacks above it open.
   *[several] { $stack } is the biggest prize now, hidden cards included. But you'll both be fighting for it.
 }
advice-attack = { $case ->
    [only-joker] Your opponent has nothing in reserve but the Joker, worth 0: every card beats it.
    [tie] Only reserves fight now, and your best there is worth { $best }. What you play is gone.
    [apex] This decides the match, so don't save anything. Your best attack is worth { $best }.
    [cheap] Only { $card } is at stake: is it worth what you play? The Joker gives it up at no cost.
    [large-sure] All { $size } cards go to the winner. Your best attack is worth { $best }: no single card beats that.
    [large] All { $size } cards go to the winner, so expect a strong attack. Your best is worth { $best }.
   *[small] What you play is gone, win or lose, so win with as little as you can. Your best attack is worth { $best }.
 }
advice-spoils = { $case ->
    [sequence] In your hand this makes a sequence: { $attack }. Cards in reserve can only break ties.
    [no-reserve] Your reserve can't win a tie yet. But a card you put there can't be used in normal attacks.
   *[either] A card in your hand can attack in any battle, but one in your reserve only counts in a tie. It stays where you put it.
 }

## Reasons why one choice is better than another

why-attack = { $case ->
    [joker-apex] Your Joker would give up the apex, and the match with it.
    [joker-loses] Your Joker would give up { $stack }, but { $cards } can win it.
    [joker] { $stack } isn't worth { $other }. Your Joker gives it up, and then comes back to your hand.
    [only-joker] { $name } has nothing in reserve but the Joker, so { $cards } is enough. Keep { $other } for another tie.
    [known] { $name } holds { $third }. { $cards } beats that, and { $other } doesn't.
    [apex] Nothing comes after the apex, so don't save { $cards }: it beats more than { $other }.
    [tie] Only reserves fight in a tie, and { $cards } beats more of them than { $other }.
    [wins] { $cards } beats more of what { $name } may play for { $stack } than { $other } does.
    [breaks] { $other } would break up { $third }, which can attack together later.
    [for-apex] { $other } wins this battle more often, but you'll want it for the apex.
    [spares] { $cards } wins this battle about as often, so you can keep { $other } for the apex.
    [not-worth] { $other } wins { $stack } more often, but you'd miss it in later battles.
    [cheaper] { $cards } wins { $stack } about as often as { $other }, and costs you less.
   *[none] { "" }
 }
why-stack = { $case ->
    [apex-likely] With { $third }, you'll probably win the apex now. Fighting for { $other } would only give { $name } time.
    [apex-now] Your chance of winning the apex won't improve if you fight for { $other } first.
    [not-apex] { $third } isn't strong enough for the apex yet. Fight for { $cards } first.
    [opens-apex] Once { $other } is gone, { $name } can choose the apex.
    [sequence] Together with your hand, { $cards } makes { $third }.
    [smaller] You'd lose { $other } more often than not, and { $name } would get more cards than with { $cards }.
    [larger] Winning { $cards } brings more cards than winning { $other }.
    [wins] You'd win { $cards } more often than { $other }.
   *[none] { "" }
 }
why-reserve = { $case ->
    [sequence] { $cards } belongs to { $third }. From the reserve, it can't attack with the others.
    [hand] From your hand, { $cards } can win battles. In reserve, it can only break ties.
    [no-rival] { $name } has no reserve, so with { $cards } in yours you'd win a tie.
    [ace] { $third } may meet another ace. With { $cards } in reserve, you could win that tie.
    [ties] In reserve, { $cards } wins ties that { $other } would lose.
    [spare] You have { $third } to attack with, so { $cards } helps more in a tie.
    [only-joker] Without { $cards } in reserve, you'd have only the Joker for a tie, and it beats nothing.
   *[none] { "" }
 }

## Rules

rules-table =
    {""}**Goal.** Win the Joker at the top of the pyramid, the apex. That makes you King of the Hill, even if your opponent chose that battle. It doesn't matter how many cards you win.

    {""}**The deal.**
    - You each get 11 cards and a Joker.
    - The other 30 cards make a pyramid below a third Joker. From the top, it has two stacks of 4, three of 3, four of 2 and five single cards.
    - Only the top card of each stack is face up.

    {""}**The reserve.**
    - Before the first battle, you both secretly set aside cards for breaking ties.
    - You can set aside none, some or all of your cards. Your opponent sees how many, but not which.
    - You can hide your Joker there too, as a bluff.

    {""}**Choosing.**
    - You take turns choosing the stack you both fight for. The dealer chooses first.
    - You can choose any stack in the bottom row, or a stack above it once one of the two just below it is gone.
    - You can only choose the apex once both stacks just below it are gone. Other stacks can still be there.

    {""}**Spoils.**
    - If you win a stack, you take all its cards. Put each of them into your hand, to attack with in the very next battle, or into your reserve.
    - Your opponent only sees how many go where. No other card moves between your hand and your reserve. You never draw cards: they only come from stacks.
rules-battle =
    {""}**Attacks.** You both choose an attack in secret, including how many cards it has, and reveal your attacks together. You can play:
    - one card
    - a sequence: two or more cards of one suit in a row, none above 8 (aces are high, so 2 is the lowest)
    - the Joker, which gives up the stack (at the apex, the match). You can play it from your reserve too, and then it goes to your hand

    {""}**Values.** The higher value wins.
    - Cards from 2 to 10 count at face value. A jack, queen or king counts 10, and an ace 15.
    - A sequence is worth the sum of its cards: 4-5-6 of clubs is 15, and 3-4-5-6 of diamonds is 18.
    - The Joker counts 0.
    - Between two single cards worth 10, the higher rank wins, unless the host has chosen to let them tie.
    - Anything else of equal value is a tie.

    {""}**Ties.** A Joker that's still in your hand goes into your reserve. Then you both attack again, using only your reserves, until the tie is broken.

    {""}**After a battle.**
    - The cards you both played are out of the match. Jokers go back to their owners' hands.
    - If two Jokers meet, nobody wins the stack and it's discarded.
    - Then the other player chooses, no matter who won.
rules-rulings =
    { $house }
    - The dealer is chosen at random.
    - A Joker that isn't played in a tie stays in the reserve.
    - In a tie, a reserve of one card can only be the Joker, so it's played right away.
    - If two Jokers meet at the apex, the match is a draw.
    - Discarded cards stay face up.
    - If you leave, you lose.
    - { $leaving }

    { $timeout }
    - No cards go into your reserve.
    - The smallest stack is chosen. The apex is chosen only if nothing else is left.
    - Your Joker attacks. At the apex, your strongest attack is played instead.
    - All spoils go into your hand.
    - { $kept }
rules-credit = King of the Hill was designed by Larry Levy (The Games Journal).
rules-picture = The pyramid at the start: the Joker at the apex, below it two stacks of four, three of three, four of two and five single cards. The bottom row, A to E, can be chosen.

## A lesson: seven battles, from the bottom row to the apex

lesson-goal = Win the Joker at the top of the pyramid, the apex, and you're King of the Hill. Stacks that you win on the way up give you cards.
lesson-reserve = { $part ->
    [say] First set some cards aside as your reserve, which only breaks ties. The others stay in your hand for attacks. Pick 10♣ and Q♣, then press *Set aside*.
    [wrong] Any reserve is allowed, but here you'll need the other cards in your hand: set aside 10♣ and Q♣, nothing else.
    [nothing] Then you'd have nothing but the Joker for a tie, and it's worth 0. Set 10♣ and Q♣ aside.
   *[well] Aldric has set 2 cards aside as well. Everyone sees how many, but not which ones.
 }
lesson-choose = { $part ->
    [say] It's your turn to choose the stack that you both fight for. You can choose any stack with a gold frame: for now, the bottom row. An ace is worth most, so press A♦.
    [wrong] That's allowed, but no card down there is better than the ace: press A♦.
   *[well] A♦ is at stake, marked with the swords.
 }
lesson-attack = { $part ->
    [say] You both attack in secret, and the higher value wins. Number cards count at face value; a jack, queen or king counts 10, and an ace 15. Win the ace with your king: press K♠.
    [wrong] More of Aldric's cards could beat that. Your king is stronger: press K♠.
    [joker] The Joker is worth 0: it gives the stack up. You want this ace.
    [sequence] That's a fine attack, but keep these cards for a bigger stack. Press K♠.
   *[well] You win! Aldric's queen counts 10 as well, but the king ranks higher. Both cards are now out of the match.
 }
lesson-spoils = { $part ->
    [say] The ace is yours. In your hand it can attack; in reserve it can only break ties. No single card beats an ace, so press *Into my hand*.
    [wrong] In reserve the ace would wait for a tie. You want to attack with it, so press *Into my hand*.
   *[well] You can choose a stack once one of its two lower corners is free. With A♦ gone, you can choose either stack above it.
 }
lesson-give-up = { $part ->
    [say] Aldric chose 3♣ and the hidden card below it. Not worth one of your good cards? The Joker gives a stack up, and always comes back to you. Play it.
    [wrong] You could fight, but what you play is gone. Give this one up: play the Joker.
   *[well] Aldric won two cards, but his 9 is out of the match. Your Joker is back in your hand.
 }
lesson-largest = { $part ->
    [say] You take turns choosing, no matter who won. Two stacks of 3 can be chosen now. You only see the top card, but you'd win all three: choose K♥ ×3 in the menu.
    [wrong] That's allowed, but three cards with a king on top are worth more: K♥ ×3.
   *[well] Three cards are at stake, so they're worth your strongest attack.
 }
lesson-sequence = { $part ->
    [say] Two or more cards of one suit in a row, none above 8, attack together and add up. Three low diamonds make 15, as much as an ace: play 4♦ 5♦ 6♦.
    [wrong] That's worth less than 15. Play all three diamonds: 4♦ 5♦ 6♦.
    [joker] The Joker would give up three cards. Fight for them.
    [ace] Your ace is worth 15 too, but these three low cards can't do much on their own: play 4♦ 5♦ 6♦, and keep the ace.
   *[well] Aldric played an ace: 15 against 15, a tie! What you both played is gone.
 }
lesson-tie = { $part ->
    [say] In a tie you both attack again, using only your reserves. Your Joker went there by itself. Your queen is the strongest card in it: play Q♣.
    [wrong] A 10 counts as much as a queen, but ranks lower. Play Q♣.
    [joker] The Joker would still give the stack up. Play Q♣.
   *[well] Your queen beat Aldric's jack. K♥, 8♥ and 6♥ are now in your hand. Your Joker is still in reserve.
 }
lesson-two-jokers = { $part ->
    [say] Aldric chose 4♣, which is worth little. Your Joker can attack from the reserve too, and comes back to your hand: play it.
    [wrong] What you play is gone, and 4♣ isn't worth it. Play the Joker.
   *[well] Aldric played his Joker as well. *When two Jokers meet, nobody wins the stack*: 4♣ is discarded. Then Aldric won both stacks of 4, and now you're fighting for the apex.
 }
lesson-apex = { $part ->
    [say] The player who wins the apex wins the match, no matter who chose it or won more cards. You know Aldric has A♣, worth 15. Beat it: play 6♥ 7♥ 8♥, worth 21.
    [wrong] Nothing comes after the apex, so hold nothing back: 6♥ 7♥ 8♥ make 21.
    [joker] At the apex, the Joker gives up the whole match!
    [ace] Your ace would only tie with A♣. 6♥ 7♥ 8♥ are worth 21: play those.
   *[well] 21 beats 15. Aldric won more cards, but you're King of the Hill!
 }
lesson-question = You and Aldric both played a king: a tie. He set nothing aside, so only the Joker is in his reserve. Which card do you play?
lesson-play-queen = { $part ->
    [label] Play Q♣
   *[why] That wins, but what you play is gone. Aldric can only play his Joker, which is worth 0: what's the least that beats it?
 }
lesson-play-two = { $part ->
    [label] Play 2♦
   *[why] Right! Aldric had to play his Joker, which is worth 0. Your 2♦ is enough, and Q♣ can win another tie.
 }
lesson-play-joker = { $part ->
    [label] Play the Joker
   *[why] Then two Jokers meet, and the stack is discarded. You can win this ace: what's the least that beats a Joker?
 }
lesson-last = That's all there is to it: choose a stack, attack in secret, take what you win, and have enough left for the apex. Ready for a real match?

## Commands

command = king-of-the-hill
    .about = Fight over a pyramid of cards, for two players
    .faces_tie = faces_tie
    .faces_tie-about = Variant: ten, jack, queen and king all tie (default: off)
