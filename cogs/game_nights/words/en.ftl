## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = That time has already passed. Choose a later one.
deleted = You've deleted your data, so you can't join a game night that has already begun.
check-room-already-game = { $n ->
    [one] You already have { $n } game night planned on this server.
   *[other] You already have { $n } game nights planned on this server. Cancel one first.
 }
check-room-server-already = { $n ->
    [one] This server already has { $n } game night planned.
   *[other] This server already has { $n } game nights planned. Cancel one first.
 }
set-up = This game night has already begun.
take-part-last-matches = The last matches are already being played, so it's too late to join.
take-part-youve-already = You've already joined.
take-part-youve-left = { $n ->
    [one] You've left { $n } match at this game night, so you can't join it again.
   *[other] You've left { $n } matches at this game night, so you can't join it again.
 }
take-part-player-joined = { $n ->
    [one] { $n } player has joined, and there's no room for more.
   *[other] { $n } players have joined, and there's no room for more.
 }
leave-havent-joined = You haven't joined this game night.
load-unfinished-game-night = This game night is over.
load-unfinished-game-night-cancelled = This game night was cancelled.

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

menu-none = **Who can plan game nights:** only managers
menu-some = **Who can plan game nights:** { $role } and managers
leave-youve-left = You've left the game night. Please finish the match you're in.
leave-youve-left-game = You've left the game night. A computer plays the rest of your match.

## Runs a game night: begin, deal tables, end. Each step is one transaction

night-deal-closed = This table belongs to a game night. To play, press *Join* on its message.
night-deal-fixed-options = All tables at a game night use the same options, so you can't change yours.
night-deal-still-secret = Others are still playing this deal. You can look at it once it's over at every table.

## The form that plans a game night: its first values, and parsing what people enter

days-today-day = Today, { $day }
days-tomorrow-day = Tomorrow, { $day }
parse-time = I can't read that time. Write it like this: 20:30.
length = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
gamenightform-change-game = Change this game night
gamenightform-plan-game = Plan a game night
days-minute = { $n ->
    [one] In { $n } minute
   *[other] In { $n } minutes
 }
gamenightform-day = Day
gamenightform-time-zone = Time ({ $zone })
gamenightform-length = Length
gamenightform-title-optional = Title (optional)
gamenightform-note-optional = Note (optional)

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }: { $game } begins { $moment }.
question = The server's event for **{ $game }** was cancelled, but the game night still takes place. You can cancel it too.
game-night-cancel = Cancel

## Pages of game nights: the message for everybody, and a player's own matches

rules-every-table = Every table plays the same deals, and you meet new people each time. You're scored against everyone who had your cards in your seat. Computers fill empty seats: { $level }.
times-begins-day = { $n ->
    [one] It begins on { $day } ({ $moment }), and you play { $n } deal. You can join late and leave early.
   *[other] It begins on { $day } ({ $moment }), and you play { $n } deals. You can join late and leave early.
 }
plain-title = Game night: { $game }
rules-play-match = Play match after match against whoever's free. A win is worth 2 points, a draw 1. Win two in a row, and your matches count double for as long as you keep winning. If nobody's free, you play { $level }.
times-begins-day-moment = { $n ->
    [one] It begins on { $day } ({ $moment }) and lasts { $n } minute. You can join late and leave early.
   *[other] It begins on { $day } ({ $moment }) and lasts { $n } minutes. You can join late and leave early.
 }
guests-player-joined = { $n ->
    [one] **{ $n } player has joined:** { $names }
   *[other] **{ $n } players have joined:** { $names }
 }
link = go to the table
deal-deal-number = Deal { $number } of { $total }
stage-ends-moment = It ends { $moment }.
playing-playing-against = You're playing against { $name }: { $link }
outcome-lost-name = Lost to { $name }
playing-playing-deal = You're playing deal { $number }: { $link }
guests-nobody-joined = Nobody has joined yet.
deal-seat-number = Seat { $number }
outcome-won-against = Won against { $name }
outcome-drew-name = Drew with { $name }
stage-deal-number = Deal { $number } of { $total } is being played.
stage-deal-number-total = Deal { $number } of { $total } is over. The next one is coming up.
standings-nobody-showed = Nobody showed up.
standings-nobody-played = Nobody has played yet.
standings-more-played = { $n } more played.
line-left = has left
tables-more-table = { $n ->
    [one] { $n } more table
   *[other] { $n } more tables
 }
tables-waiting-names = Waiting: { $names }
mine-havent-played = You haven't played here.
facts-streak-double = on a streak: double points
message-open = It repeats every week.
message-missed = I was away when this game night was due to begin, so it's off.
game-night-join = Join
game-night-leave = Leave
button-results-deal = Results by deal
mine-waiting-next = You're waiting for your next match.

## Planning a game night: its form, and the page with its other settings

create-events = Create Events
refusal-to-plan = Only this server's managers, and a role they choose, can plan game nights.
change = Done! It now starts { $time }.
plan = Your game night starts { $time }. I've posted it here so everyone can join.
ask-to-call-off-cancel-game = Cancel this game night?
facts-computers-level = **Computers:** { $level }
button-game-nights = Game nights
with-event-isnt-among = It isn't among the server's events: everyone sees those, but not this channel.
ask-to-call-off-end-good = End it for good
ask-to-call-off-yes-cancel = Yes, cancel it
page = No game night is planned on this server.
menu = Change or cancel a game night
night-computers-empty = Computers for empty seats
night-role-ping = Role to ping before it begins: none
night-change = Change
facts-ping-before = **Ping before it begins:** no role
facts-ping-before-begins = **Ping before it begins:** { $role }
facts-repeats-every = **Repeats:** every week
facts-repeats = **Repeats:** no
check-server = Game nights only work on servers I'm in.
check-role = You can't ping { $role } yourself, so I won't.
button-keep = No, keep it
button-skip = Skip this one
night-repeat = Don't repeat it
night-repeat-weekly = Repeat weekly
button-game-nights-2 = All game nights
line-every-week = every week
with-event-couldnt-add = I couldn't add it to the server's events, because I'm missing { $permissions }.
with-event-servers-events = The server's events still show the old plan, because I'm missing { $permissions }.

## Stored game nights, and their SQL

require = That game night no longer exists.

## Commands

command-gamenight = gamenight
    .about = See this server's game nights, or plan one
