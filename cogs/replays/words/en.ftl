## Replays of finished matches: step by step, as a file, and as an animation

paused = I've paused this replay because you've started others. Press **Autoplay** to continue.
too-many-playing = Too many replays are playing right now. Step through this one by hand.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

unrated = { $why ->
    [hint] with hints
    [casual] casual
   *[other] unrated
 }
nothing = { $where ->
    [narrowed] No finished matches found. Use the menus below to look for others.
    [server] There are no finished matches here that you can see yet. Use `/play` to open a table.
    [here] You haven't finished a match here yet. Use `/play` to open a table.
   *[anywhere] You haven't finished a match yet. Use `/play` to open a table.
 }
only-with = Only matches with { $name }.
button-rated = { $counted ->
    [yes] Rated
    [no] Unrated
   *[both] Rated or not
 }
list-title = { $whose ->
    [mine] Your finished matches
   *[server] Finished matches on this server
 }
daily-deal-of = daily deal, { $day }
more-players = { $n } more
whose-server = This server's matches
button-newest = Newest
button-newer = Newer
button-older = Older
button-oldest = Oldest
menu-watch-again = Watch one again
menu-whose = Whose matches
button-anyone = With anyone

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = It's nobody's turn at that step. Choose another one.
others-played = Someone had joined or left by that step, so you can only play on against computers.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Only you see this so far. *Share* posts it here for everyone.
exported = The whole match: its deal, and every step since. Where Castellan is installed, `castellan verify { $file }` replays it and checks every draw.
animation = { $n ->
    [one]
        The match in { $n } picture. { $result }
        The last board: { $board }
   *[other]
        The match in { $n } pictures, one after the other. { $result }
        The last board: { $board }
 }
step = **Step { $number } of { $total }** · { $what }
button-quiz = What would you play?
told = { $what ->
    [start] the match starts
    [action] { $name } plays
    [concession] { $name } concedes
    [leaving] { $name } leaves
    [joining] { $name } joins
    [amendment] the host changes the options
    [late] time is up for { $names }
   *[time] play continues
 }
seen-as = { $view ->
    [all-hands] Showing all hands.
    [seat] Showing what **{ $name }** sees.
   *[public] { "" }
 }
title = Replay · { $game }
button-autoplay = { $playing ->
    [yes] Pause
   *[no] Autoplay
 }
exported-moves = You also get the moves as text, with the final position.
button-first = First
button-last = Last
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

known-cards = { $n ->
    [one] { $names } has played with these cards before.
   *[other] { $names } have played with these cards before.
 }
origin = { $steps ->
    [0] Same cards as in { $linked ->
        [yes] [an earlier match]({ $link })
       *[no] an earlier match
     }; unrated.
   *[other] Continued from step { $step } of { $linked ->
        [yes] [an earlier match]({ $link })
       *[no] an earlier match
     }; unrated.
 }

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-title = Play on · { $game }
levels = You take the seat that's next to move. Who plays the others? The match is unrated.
button-table-friends = Play with friends
already-open = You've already opened that table in { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = This match was played under older rules, so I can't replay it any more.
damaged = This match's log doesn't agree with its result, so I can't replay it.
