## ``/leaderboard``: the standings in a server or across servers

period = I don't know that period. Choose one from the list, or write a month like { $month }.
leaderboard = I don't know a game called { $game }. Choose one from the list.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody-first-place = First place is still up for grabs: { $command } opens a table. A match counts if at least two people play in it and one of them stays to the end.
missing-arent-listed = You aren't listed yet. Open a table with { $command } and play a match against someone who joins you.
boards = Choose a game
periods = Choose a period
name-time = All time
name-season-month = Season of { $month }
name-month-month = This month: { $month }
scope-server = of this server
scope-across-servers = across servers
scope-ranked-after = { $n ->
    [one] You're ranked after { $n } game.
   *[other] You're ranked after { $n } games.
 }
scope-ranked-after-about = You're ranked after about eight matches against at least three people. Matches against newcomers who have met fewer don't change your rating, and at most { $n } a day against the same person count.
nobody-nobody-listed = Nobody is listed for this period.
nobody-first-place-still = First place is still up for grabs: { $command } deals you a game.
missing-own-entry = Your own entry is hidden, as you chose in `/preferences`.
missing-arent-listed-period = You aren't listed for this period.
missing-arent-listed-yet = You aren't listed yet: { $command } deals you a game.
of = I don't know that leaderboard. Use /leaderboard again.
name-season-month-2 = This season: { $month }
footer-page-page = Page { $page }
footer-more-than = more than { $n } players
footer-provisional-ranked = ? = provisional, not ranked yet
turns-first = First
turns-last = Last
turns-find-me = Find me
page-title = Leaderboard: { $game }
page-heading = Leaderboard of { $game }. { $period }.
footer-page-page-pages = Page { $page } of { $pages }

## Commands

command-leaderboard = leaderboard
    .about = See who's leading in a game
    .game = game
    .game-about = Which game (default: the last one played here)
    .period = period
    .period-about = Which period
    .where = where
    .where-about = This server, or all servers together
