## ``/help``, and the rules of each game

menu-contents = Contents
topics-table-table = At the table
topics-table-challenge-challenge =
    { $challenge }: challenge someone to a match, or to a best-of series
    { $hand }: your cards, which only you can see. *More* posts the board again and lets you leave
    { $tables }: what's on here: your matches, open tables, matches to watch
    { $move }: type a move in King of the Mountain
topics-hall-whos-best = Who's best
topics-hall-daily-todays =
    { $daily }: today's deals, the same for everyone, and the daily puzzle
    { $leaderboard }: who's leading, here and everywhere
    { $profile }: how someone is doing, and their finished matches, to watch again step by step
topics-nights =
    { $gamenight }: see what's planned here, or plan a game night if you're allowed to

    Press *Join* on its message, and you're dealt in when it starts.
topics-you-choices-data = Your choices and your data
topics-you-preferences-pings = { $preferences }: pings, hands by direct message, automatic moves, a four-colour deck, your language. *Your data* shows what's stored about you, to export or delete it
topics-server-running-server = Running a server
topics-server-settings-where =
    { $settings }: where and how matches are played here; for people who manage the server

    Permissions I need in a channel: { $needed }. For a thread per match, also: { $threads }.
help-castellan-deals = Castellan deals games of kings
help-new-here =
    {""}**New here?** *Try a game* deals one at once, with computers in the other seats. *Learn a game* teaches one in two minutes.
    {""}**Play with others**: { $tables } shows what's on, and /play opens a table.
    {""}**Your cards**: press *My hand* on the board, or use { $hand }. Only you see them.
menu-more-commands = More commands
## Commands

command-help = help
    .about = See what Castellan can do
