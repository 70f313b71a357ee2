## ``/leaderboard``: the standings in a server or across servers

unknown-period = I don't know that period. Choose one from the list, or write a month like { $month }.
unknown-game = I don't know a game called { $game }. Choose one from the list.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody = { $case ->
    [closed] Nobody is listed for this period.
    [alone] First place is still up for grabs: { $command } deals you a game.
   *[together] First place is still up for grabs: { $command } opens a table. A match counts if at least two people play in it and one of them stays to the end.
 }
missing = { $case ->
    [hidden] Your own entry is hidden, as you chose in `/preferences`.
    [closed] You aren't listed for this period.
    [alone] You aren't listed yet: { $command } deals you a game.
   *[together] You aren't listed yet. Open a table with { $command } and play a match against someone who joins you.
 }
menu-game = Choose a game
menu-period = Choose a period
all-time = All time
month-name = { $which ->
    [this-season] This season: { $month }
    [season] { $month } season
    [this-month] This month: { $month }
   *[month] { $month }
 }
scope = { $where ->
    [server] on this server
   *[everywhere] across servers
 }
ranked-after = { $game ->
    [alone] { $n ->
        [one] You're ranked after { $n } game.
       *[other] You're ranked after { $n } games.
     }
   *[together] You're ranked after about eight matches against at least three people.
 }
page-number = { $pages ->
    [0] Page { $page }
   *[other] Page { $page } of { $pages }
 }
more-players-than = more than { $n } players
provisional = ? = provisional, not ranked yet
button-first = First
button-last = Last
button-find-me = Find me
title = Leaderboard: { $game }
picture-heading = { $game } leaderboard. { $period }.

## Commands

command-leaderboard = leaderboard
    .about = See who's leading in a game
    .help = who's leading, here and everywhere
    .game = game
    .game-about = Which game (default: the last one played here)
    .period = period
    .period-about = Which period
    .where = where
    .where-about = This server, or all servers together
