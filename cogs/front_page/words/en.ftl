## ``/tables``: the front page, private and kept up to date for a while

you-sit = You're at the table in { $place } now.
menu-own-matches = Open one of your matches

## The lobby post: the public part of the front page, kept up to date in a channel

post-none = **Lobby post:** none
post-note = The lobby post shows what's on here: open tables, matches to watch, today's deals, the daily puzzle and the next game night. I keep it up to date.
post-channel = **Lobby post:** { $channel }
post-unfit = The lobby post needs a text or voice channel. Choose another.

## The front page: open tables, matches to watch, and lines of other features

title = What's on here
button-tables = What's on
no-table = No open tables right now. Press *Open a table* to start one.
button-open-table = Open a table
seats-left = { $n ->
    [one] { $n } seat left
   *[other] { $n } seats left
 }
menu-join = Join a table
menu-watch = Watch a match
own-matches = **Your matches**
open-tables = **Open tables**
to-watch = **Matches to watch**

## Commands

command-tables = tables
    .about = See your matches, open tables and what's on today
    .help = what's on here: your matches, open tables, matches to watch
