## Challenges: one person asks another for a match or a best-of

often-enough = That's enough challenges to { $name } for now. You can challenge them again { $moment }.
unwilling = { $name } isn't taking challenges here.
already-open = There's already an open challenge between the two of you.
too-many-open = { $n ->
    [one] You already have { $n } open challenge. Wait for an answer, or withdraw it.
   *[other] You already have { $n } open challenges. Wait for an answer, or withdraw one.
 }
old-rules = This game's rules have changed since you sent the challenge. Please send a new one.
last-suggestion = That's the last suggestion: accept it or decline.
not-yours = Only { $name } can withdraw this challenge.
over = This challenge is over.
not-asked = Only { $name } can answer this challenge.
another-game-now = A different game has been suggested since then. Take another look.
busy = { $name } can't join another table right now. Try again later.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

sent = You've challenged { $name }. You'll see their answer in this channel.
passed-on = I've passed your suggestion on to { $name }.
you-are-ready = You're ready. The next match starts as soon as { $name } presses *Next match* too. I'll wait until { $time }.
menu-best = Best of 3 or 5 instead of a single match
asks = { $whom ->
    [someone] What do you want to challenge { $name } to?
   *[challenger] What would you rather play?
 }
withdrawn = You've withdrawn your challenge.
button-challenge = Challenge
yourself = You can't challenge yourself. /play opens a table.
bot = Bots don't take challenges. /play opens a table with computers.
not-on-server = They aren't on this server.
cannot-see = { $name } can't see this channel. Challenge them in one that they can see.
series-over = This best-of series is over.
next-over = The next match is over as well: { $link }

## The next match of a best-of, started by one of its players

not-in-series = Only the two players in this best-of series can do that.

## The pages of challenges: their message, and the form to send one

expires = The challenge expires { $moment }.
button-never-from = No more from { $name }
declined = You've declined. Press the button below if you don't want any more challenges from them.
best-of = { $best ->
    [1] one match
   *[other] best of { $best }
 }
lead = { $counters ->
    [0] { $other }, { $name } is challenging you!
   *[other] { $other }, { $name } suggests this instead.
 }
button-other-game = Another game
button-withdraw = Withdraw
button-accept = Accept
button-decline = Decline

## A best-of: matches between the same two people, perhaps a single one, and their score

closed = This match is part of a best-of series, so nobody except its two players can join it.

## The score of a best-of on the pages of its matches

ready = { $name } is ready. { $other }, press *Next match* by { $time } to carry on.
loses-series = You also lose the best-of-{ $best }.
series = { $how ->
    [on] Best of { $best }: { $score }
    [drawn] The best-of-{ $best } is a draw: { $score }
    [won] { $name } wins the best-of-{ $best }: { $score }
   *[forfeited] { $other } left, so { $name } wins the best-of-{ $best }: { $score }
 }
time-left = You have until { $time } to start the next match.
button-next = Next match

## Commands

command-challenge = challenge
    .about = Challenge someone to a match
    .help = challenge someone to a match, or to a best-of series
    .member = member
    .member-about = Who to challenge
    .game = game
    .game-about = Which game
    .pace = pace
    .pace-about = Time per turn (default: 5 minutes)
    .casual = casual
    .casual-about = Play for fun: no rating, no leaderboard, no streak
    .best_of = best_of
    .best_of-about = Best of 3 or 5 instead of a single match
