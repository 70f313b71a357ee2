## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = That time has already passed. Choose a later one.
deleted = You've deleted your data, so you can't join a game night that has already started.
too-many-planned = { $n ->
    [one] You already have { $n } game night planned on this server.
   *[other] You already have { $n } game nights planned on this server. Cancel one first.
 }
too-many-here = { $n ->
    [one] This server already has { $n } game night planned.
   *[other] This server already has { $n } game nights planned. Cancel one first.
 }
begun = This game night has already started.
too-late = The last matches are already being played, so it's too late to join.
already-joined = You've already joined.
left-too-often = { $n ->
    [one] You've left { $n } match at this game night, so you can't join it again.
   *[other] You've left { $n } matches at this game night, so you can't join it again.
 }
full = { $n ->
    [one] { $n } player has joined, and there's no room for more.
   *[other] { $n } players have joined, and there's no room for more.
 }
not-joined = You haven't joined this game night.
running-until = running, ends { $moment }
ended = { $how ->
    [over] This game night is over.
    [missed] I was away when this game night was due to start, so it's off.
    [withdrawn] Game nights with the same deals at every table no longer exist, so this one is off.
    [uninstalled] I don't have its game any more, so this game night is off.
   *[cancelled] This game night was cancelled.
 }

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

planners-none = **Who can plan game nights:** only managers
planners = **Who can plan game nights:** { $role } and managers
left = You've left the game night. Please finish the match you're in.

## The form that plans a game night: its first values, and parsing what people enter

day = { $ahead ->
    [0] Today, { $day }
    [1] Tomorrow, { $day }
   *[other] { $day }
 }
unknown-time = I can't read that time. Write it like this: 20:30.
duration = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
form = { $what ->
    [change] Change this game night
   *[new] Plan a game night
 }
soon = { $n ->
    [one] In { $n } minute
   *[other] In { $n } minutes
 }
field = { $what ->
    [day] Day
    [time] Time ({ $zone })
    [length] Length
    [title] Title (optional)
   *[note] Note (optional)
 }

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }: { $game } starts { $moment }.
event-cancelled = The server's event for **{ $game }** was cancelled, but the game night is still on. You can cancel it too.
button-cancel = Cancel

## Pages of game nights: the message for everybody, and a player's own matches

title = Game night: { $game }
rules = Play match after match against whoever's free. Turns are quick: you have seconds, not minutes. A win is worth 2 points, a draw 1. Win two in a row, and each match counts double until you stop winning. If nobody's free, you play a computer: { $level }.
times = { $n ->
    [one] It starts on { $day } ({ $moment }) and lasts { $n } minute. You can join late and leave early.
   *[other] It starts on { $day } ({ $moment }) and lasts { $n } minutes. You can join late and leave early.
 }{ $weekly ->
    [yes] {" "}It repeats every week.
   *[no] {""}
 }
link = {"["}go to the table]({ $address })
ends = It ends { $moment }.
playing = You're playing against { $name }: { $link }
guests = { $n ->
    [0] Nobody has joined yet.
    [one] **{ $n } player has joined:** { $names }
   *[other] **{ $n } players have joined:** { $names }
 }
outcome = { $how ->
    [won] Won against { $name }
    [drawn] Drew with { $name }
   *[lost] Lost to { $name }
 }
nobody = Nobody turned up.
more-played = { $n } more played.
left-early = has left
more-tables = { $n ->
    [one] { $n } more table
   *[other] { $n } more tables
 }
waiting = Waiting: { $names }
not-played = You haven't played here.
streak = on a streak: double points
button-join = Join
button-leave = Leave
waiting-for-match = You're waiting for your next match.

## Planning a game night: its form, and the page with its other settings

create-events = Create Events
may-not-plan = Only this server's managers and people with a role they've chosen can plan game nights.
saved = { $was ->
    [changed] Done! It now starts on { $time }.
   *[new] Your game night starts on { $time }. I've posted it here so everyone can join.
 }
cancel = Cancel this game night?
facts = **Computers:** { $level }
    { $role ->
        [none] **Ping before it starts:** no role
       *[other] **Ping before it starts:** { $role }
     }
    { $weekly ->
        [yes] **Repeats:** every week
       *[no] **Repeats:** no
     }
button-game-nights = Game nights
not-in-events = { $why ->
    [hidden] It's not in the server's events, because not everyone can see this channel.
    [new] I couldn't add it to the server's events, because I'm missing { $permissions }.
   *[changed] The server's events still show the old plan because I'm missing { $permissions }.
 }
button-cancel-for-good = { $weekly ->
    [yes] End it for good
   *[no] Yes, cancel it
 }
none-planned = No game night is planned on this server.
why-game = Short matches for two
menu-nights = Change or cancel a game night
menu-level = Computers for empty seats
menu-role = Role to ping before it starts: none
button-change = Change
not-on-server = Game nights only work on servers I'm in.
may-not-ping = You can't ping { $role } yourself, so I won't.
button-keep = No, keep it
button-skip = Skip this one
button-weekly = { $weekly ->
    [yes] Don't repeat it
   *[no] Repeat weekly
 }
button-all = All game nights
every-week = every week

## Stored game nights, and their SQL

gone = That game night no longer exists.

## Commands

command-gamenight = gamenight
    .about = See this server's game nights, or plan one
    .help =
        see what's planned here, or plan a game night if you're allowed to

        Press *Join* on its message, and you'll be dealt in when it starts.
