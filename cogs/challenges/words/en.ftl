## Challenges: one person asks another for a match or a best-of

check-often = That's enough challenges to { $name } for now. You can challenge them again { $moment }.
unwilling = { $name } isn't taking challenges here.
alreadyopen = There's already an open challenge between the two of you.
check-open-ones = { $n ->
    [one] You already have { $n } open challenge. Wait for an answer, or withdraw it.
   *[other] You already have { $n } open challenges. Wait for an answer, or withdraw one.
 }
accept = This game's rules have changed since you sent the challenge. Please send a new one.
check-may-counter = That's the last suggestion: accept it or decline.
withdraw-only-name = Only { $name } can withdraw this challenge.
load-open = This challenge is over.
check-asked = Only { $name } can answer this challenge.
check-version = A different game has been proposed since then. Take another look.
check-both = { $name } can't join another table right now.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

challenge-name-been = { $name } has been challenged. You'll see their answer in this channel.
counter = I've passed your suggestion on to { $name }.
tell-ready-ready-next = You're ready. The next match begins as soon as { $name } presses *Next match* too. I'll wait for that until { $time }.
challenge-best = Best of 3 or 5 instead of a single match
fill-in-want-challenge = What do you want to challenge { $name } to?
fill-in-rather-play = What would you rather play?
withdraw-youve-withdrawn = You've withdrawn your challenge.
challengecog-name = Challenge
challenge-challenge-yourself = You can't challenge yourself. /play opens a table.
challenge-bots-take = Bots don't take challenges. /play opens a table with computers.
challenge-arent-server = They aren't on this server.
challenge-name-see = { $name } can't see this channel. Challenge them in one that they can see.
tell-ready-best-series = This best-of series is over.
next-match-next-match = The next match is over as well: { $link }

## The next match of a best-of, started by one of its players

next-match-only-two = Only the two players in this best-of series can do that.

## The pages of challenges: their message, and the form to send one

best-best-best = best of { $best }
challenge-challenge-expires = The challenge expires { $moment }.
declined-name = Not from { $name }
declined-youve-declined = You've declined. Press this to get no more challenges from them.
best-match = one match
challenge-other-name = { $other }, { $name } suggests this instead.
challenge-other-name-challenging = { $other }, { $name } is challenging you!
answer-challenge-another-game = Another game
button-withdraw = Withdraw
button-accept = Accept
answer-challenge-decline = Decline

## A best-of: matches between the same two people, perhaps a single one, and their score

challenge-closed = This match is part of a best-of series, so only its two players can be in it.

## The score of a best-of on the pages of its matches

series-other-left = { $other } left, so { $name } wins the best-of-{ $best }: { $score }
ready = { $name } is ready. { $other }, press *Next match* by { $time } to carry on.
leaving = You also lose the best-of-{ $best }.
series-best-best = Best of { $best }: { $score }
series-until-time = You have until { $time } to start the next match.
series-best-best-draw = The best-of-{ $best } is a draw: { $score }
series-name-wins = { $name } wins the best-of-{ $best }: { $score }
button-next-match = Next match

## Commands

command-challenge = challenge
    .about = Challenge someone to a match
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
