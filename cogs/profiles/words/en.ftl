## Pages of ``/profile``: a line for each game, and the highlights and chart of one

no-profile = { $name } is a bot. Only people have profiles: computers play too, but aren't ranked.
title = Profile: { $name }
nothing = { $why ->
    [you-finished-none] You haven't finished a match yet. Open a table with `/play`: your profile starts after your first match.
    [not-shown] { $name } doesn't show results across servers. Use `/profile` on a server where you both play to see their results there.
    [you-none-rated] You haven't finished a rated match here yet.
   *[none-rated] { $name } hasn't finished a rated match here yet.
 }
daily-puzzles = Daily puzzles
place = #{ $rank }
picture-of-ratings = { $n ->
    [one] The coat of arms of { $name }, and the rating in { $game } after one rated match: { $last }.
   *[other] The coat of arms of { $name }, and the rating in { $game } after each of the last { $n } rated matches: first { $first }, last { $last }, highest { $highest }, lowest { $lowest }.
 }
daily-result = { $n ->
    [one] **{ $percent }** over { $n } deal this month
   *[other] **{ $percent }** over { $n } deals this month
 }
provisional = A rating marked ? is provisional: there haven't been enough matches or different opponents yet.
opponents = Most frequent opponents, won–lost:
rating-against-computers = Rating against computers: **{ $rating }**{ $next ->
    [yes] { " " }· next: { $level }
   *[no] { "" }
 }
beat-level = beat { $level }
unrated = { $n ->
    [one] { $n } unrated match
   *[other] { $n } unrated matches
 }
no-cross-server-rating = No cross-server rating yet. People who allow it in `/preferences` are rated against each other.
highest-rating = Highest rating: **{ $rating }**, { $day }
largest-table = { $n ->
    [one] Largest table won: **{ $n }** person
   *[other] Largest table won: **{ $n }** people
 }
won-against-computers = Won against computers: { $record }
win-streak = { $where ->
    [everywhere] Win streak across servers: **{ $now }** (best: **{ $most }**)
   *[server] Win streak: **{ $now }** (best: **{ $most }**)
 }
rating-across-servers = Across servers: { $rating }
solo-games = { $where ->
    [everywhere] Solo games across servers ({ $n }): **{ $score }**
   *[server] Solo games ({ $n }): **{ $score }**
 }
daily-deals = { $where ->
    [everywhere] Daily deals across servers ({ $n }): **{ $score }**
   *[server] Daily deals ({ $n }): **{ $score }**
 }
daily-win-streak = { $where ->
    [everywhere] Daily win streak across servers: **{ $now }** (best: **{ $most }**)
   *[server] Daily win streak: **{ $now }** (best: **{ $most }**)
 }

## Commands

command-profile = profile
    .about = See someone's ratings and finished matches
    .help = how someone's doing, and their finished matches to watch again step by step
    .member = member
    .member-about = Whose profile (default: your own)
