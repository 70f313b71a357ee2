## Actions of people, computers and time in a match that has begun

no-newcomers = This match is no longer open to new players. /tables shows others.
not-away = You're already in your seat.
not-paused = This match isn't paused.
joined-before = { $how ->
    [left] You left this match, so you can't rejoin it.
   *[seated] You're already at this table.
 }

## Checks before a person takes a seat or changes a table. Each raises Refusal

paused = This match is paused. Resume it first.
only-host = Only the host, { $host }, can do that.
many-matches = { $n ->
    [one] You're already in { $n } match.
   *[other] You're already in { $n } matches. Finish or leave one first; /hand lists them.
 }
many-idle = Several matches are waiting for your first move. Make it in one of them first; /hand lists them.
played-often = { $n ->
    [one] You've already played { $n } rated match of this game against someone at this table in the past day. Open a table of your own with /play.
   *[other] You've already played { $n } rated matches of this game against someone at this table in the past day. Open a table of your own with /play.
 }
blocked = The managers of this server have blocked you from its matches. Only they can change that.
cancelled = { $what ->
    [match] This match was cancelled. Open a new table with /play.
   *[table] This table was closed. Open a new one with /play.
 }
left-often = { $who ->
    [you] You've recently left several matches without making a move. You can play rated matches again { $moment }, and casual ones now (`casual:True`).
   *[other] { $name } has recently left several matches without making a move. They can play rated matches again { $moment }.
 }

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

data-deleted = You deleted your data today, so I can't tell whether you've already played this. There's a new one tomorrow.

## Kinds of match: the policies that a feature sets for all of its matches

not-your-game = This is someone else's game. Use /play to open one of your own.
no-rematch = That doesn't work in solo games.

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = I don't have that match any more. Start a new one with /play.
stale = The match has moved on since you saw that. Here's how it stands now.

## Actions of people before a match begins: open, join, leave, start, cancel

seats-kept = This table is reserved for { $names }. If there's still a seat free, you can join { $moment }.
names = { $names }, { $name }
too-few = { $n ->
    [one] This game needs { $n } player.
   *[other] This game needs at least { $n } players. Wait for others to join, or press **Play vs computers**.
 }
not-a-player = Only the people who played can ask for a rematch. Use /play to open a table.
many-tables = { $n ->
    [one] You already have { $n } open table. Start it first, or leave it: /hand lists it.
   *[other] You already have { $n } open tables. Start one first, or leave it: /hand lists them.
 }
table-changed = Someone has just joined or left. Take another look, then press again.
full = { $n ->
    [one] This table has only { $n } seat.
   *[other] All { $n } seats are taken.
 }
old-options = This game's options have changed since then. Open a new table with /play.

## The person who asks for something, and where they ask

computer-name = { $name ->
    [Aldric] Aldric
    [Berengar] Berengar
    [Clotilde] Clotilde
    [Dagobert] Dagobert
    [Eleanor] Eleanor
    [Fulk] Fulk
    [Godiva] Godiva
    [Harold] Harold
    [Isolde] Isolde
    [Joan] Joan
    [Ladislas] Ladislas
   *[Matilda] Matilda
 }

## Brings a match to the step of the finished one that it continues

earlier-gone = The match this table continues has been deleted. Open a new table.

## Solitaires: they begin without a lobby and can be dealt again

not-over = This game isn't over yet. Concede it first.

## Due changes of matches, and hints: changes that may wait for a computer player

no-hint = { $why ->
    [shared] You can't get hints while others are playing the same deal.
   *[waiting] There's nothing for you to decide now.
 }
