## Replays of finished matches: step by step, as a file, and as an animation

pause = I've paused this replay, because you've started others. Press **Play** to go on.
follow-control = Too many replays are playing right now. Step through this one by hand.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

not-counted = unrated
unrated-hint = with hints
unrated-casual = casual
nothing-havent-finished = You haven't finished a match yet. Use `/play` to open a table.
page-only-matches = Only matches with { $name }.
nothing-finished-matches = No finished matches found. Use the menus below to look for others.
nothing-finished-matches-here = There are no finished matches here that you can see yet. Use `/play` to open a table.
nothing-havent-finished-match = You haven't finished a match here yet. Use `/play` to open a table.
narrowing-true = Rated
narrowing-false = Unrated
narrowing-none = Rated or not
page-finished-matches = Your finished matches
page-finished-matches-server = Finished matches of this server
when-and-how = daily deal, { $day }
who = { $n } more
rows-server = This server's matches
turns-newest = Newest
turns-newer = Newer
turns-older = Older
turns-oldest = Oldest
menu-watch-again = Watch one again
rows = Whose matches
narrowing = With anyone

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = It's nobody's turn at that step. Choose another one.
others-played = Someone had joined or left by that step, so you can only play on against computers.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Only you see this so far. *Share* posts it here for everyone.
exported-whole-match = The whole match: its deal, and every step since. Where Castellan is installed, `castellan verify { $file }` plays it again and checks every draw.
animation = { $n ->
    [one]
        The match in { $n } picture. { $result }
        The last board: { $board }
   *[other]
        The match in { $n } pictures, one after the other. { $result }
        The last board: { $board }
 }
page-step-number = **Step { $number } of { $total }** · { $what }
button-play = What would you play?
told-match-begins = the match begins
told-concession-name-leaves = { $name } leaves
told-joining = { $name } joins
told-amendment = the host changes the match
told-time-up = time is up for { $names }
told-game-goes = the game goes on
page-seen-hands = Seen with all hands open.
page-title = Replay · { $game }
controls-pause = Pause
controls-play = Play
exported-also-get = You also get the moves as text, with the final position.
told-action = { $name } plays
told-concession-name-concedes = { $name } concedes
page-seen-name = Seen from **{ $name }**'s seat.
controls-first = First
controls-last = Last
menu-jump-step = Jump to a step
option-spectator-view = Spectator view
menu-whose-view = Whose view
button-share-step = Share this step
button-animation = Animation
button-play-here = Play on from here
button-same-cards = Same cards again
option-step-number = Step { $number } · { $what }
option-seat-number = Seat { $number }: { $name }

## Lines and buttons that replays add to the pages of a match

lobby = Played with these cards before: { $names }.
origin-continued-step = Continued from step { $step } of [an earlier match]({ $link }); unrated.
origin-same-cards = Same cards as in [an earlier match]({ $link }); unrated.

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-play-game = Play on · { $game }
levels-take-seat = You take the seat that's next to move. Who plays the others? The match is unrated.
button-table-friends = A table for friends
open-table = You've already opened that table in { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = This match was played under older rules, so I can't play it back any more.
damaged = This match's log doesn't agree with its result, so I can't play it back.
