## ``/profile``: a person's games, results and opponents

## Pages of ``/profile``: a line for each game, and the highlights and chart of one

bot = { $name } is a bot. Only people have profiles: computers play too, but aren't ranked.
title = Profile: { $name }
never-name-hasnt = { $name } hasn't finished a rated match here yet.
bare-havent-finished = You haven't finished a match yet. Open a table with `/play`: your profile begins after your first match.
never-havent-finished = You haven't finished a rated match here yet.
every-day-daily-puzzles = Daily puzzles
place = #{ $rank }
alternative = { $n ->
    [one] The coat of arms of { $name }, and the rating in { $game } after the last { $n } rated match: first { $first }, last { $last }, highest { $highest }, lowest { $lowest }.
   *[other] The coat of arms of { $name }, and the rating in { $game } after each of the last { $n } rated matches: first { $first }, last { $last }, highest { $highest }, lowest { $lowest }.
 }
bare-name-doesnt = { $name } doesn't show results across servers. Use `/profile` on a server where you both play to see the results there.
every-day-percent-over = { $n ->
    [one] **{ $percent }** over { $n } deal this month
   *[other] **{ $percent }** over { $n } deals this month
 }
footer = A rating marked ? is provisional, because there have been too few matches or different opponents so far.
details-most-frequent = Most frequent opponents, won–lost:
against-computers-rating-against = Rating against computers: **{ $rating }**
overview-beat-level = beat { $level }
overview-unrated = { $n } unrated
details-cross-server = No cross-server rating yet. People who allow it in `/preferences` are rated against each other.
details-highest-rating = Highest rating: **{ $rating }**, { $day }
details-largest-table = { $n ->
    [one] Largest table won: **{ $n }** person
   *[other] Largest table won: **{ $n }** people
 }
details-won-against = Won against computers: { $record }
against-computers-next-level = next: { $level }
streak-win-streak = Win streak across servers: **{ $now }** (best: **{ $most }**)
streak-win-streak-now = Win streak: **{ $now }** (best: **{ $most }**)
overview-across-servers = Across servers: { $rating }
alone-solo-games = Solo games across servers: **{ $score }** · { $rank }
alone-solo-games-score = Solo games: **{ $score }** · { $rank }
alone-daily-deals = Daily deals across servers: **{ $score }** · { $rank }
alone-daily-deals-score = Daily deals: **{ $score }** · { $rank }
alone-daily-win = Daily win streak across servers: **{ $now }** (best: **{ $most }**)
alone-daily-win-streak = Daily win streak: **{ $now }** (best: **{ $most }**)

## Commands

command-profile = profile
    .about = See which games someone plays, and how well
    .member = member
    .member-about = Whose profile (default: your own)
