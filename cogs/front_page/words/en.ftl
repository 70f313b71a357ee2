## ``/tables``: the front page, private and kept up to date for a while

sit-down = You're at the table in { $place } now.
page = Open one of your matches
## The lobby post: the public part of the front page, kept up to date in a channel

menu-none = **Lobby post:** none
menu-note = The lobby post shows what's on here: open tables, matches to watch, today's deals, the daily puzzle and the next game night. I keep it up to date.
menu-some = **Lobby post:** { $channel }
menu-check = The lobby post needs a text or voice channel. Choose another.

## The front page: open tables, matches to watch, and lines of other features

private-whats-here = What's on here
button-whats = What's on
text-table-open = No table is open right now. *Open a table* changes that.
button-open-table = Open a table
button-play-computers = Play computers
terms = { $n ->
    [one] { $n } seat left
   *[other] { $n } seats left
 }
private-join-table = Join a table
private-watch-match = Watch a match
text-matches = **Your matches**
text-open-tables = **Open tables**
text-matches-watch = **Matches to watch**

## Commands

command-tables = tables
    .about = See your matches, open tables and what's on today
