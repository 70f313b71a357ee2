## Said in several places

match-hasnt-begun = This match hasn't started yet.
match-over = This match is over.
match-already-begun = This match has already started. To follow it, press *Watch* on the board.
table = Only players at this table can do that.
match-still-being = This match is still being played. You can play again once it's over.
only-works-solo = That only works in solo games.
choose-cards-first = Choose cards: { $first } to { $last }
seal-deal-seal = Seal of the match: { $seal }…
button-verify-match = Verify the match
button-rules = Rules
left-match = left the match
game-daily-deal = { $game }, daily deal
which-game = Which game
time-per-turn = Time per turn (default: 5 minutes)
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
game-names = { $game }: { $names }
game-started-yet = { $game }, not started yet: { $names }
button-concede = Concede
button-my-hand = My hand
button-leave = Leave
private = private
casual-unrated = casual (unrated)
button-play-vs-computers = Play vs computers
button-keep-playing = Keep playing
button-todays-deals = Today's deals
button-learn-game = Learn a game
button-preview = Preview
announcements-need-ordinary = Announcements need an ordinary text or voice channel. Choose another.
daily-deals = Daily deals
deal = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
 }
left-server = has left the server
play-fun-rating = Play for fun: no rating, no leaderboard, no streak
rated = rated
todays-deals = **Today's deals**
only-see-hand = Only you see this. `/hand` opens it again.
played-played = { $played } of { $all } played
streak-day = { $n ->
    [one] streak: { $n } day
   *[other] streak: { $n } days
 }
button-standings = Standings
button-play-too = Play it too
games = All games
week = This week
server-server = This server
across-servers = Across servers
match = { $n ->
    [one] { $n } match
   *[other] { $n } matches
 }
button-my-matches = My matches
game-nights-server = Game nights on this server
button-try-again = Try again
button-suggest = Suggest
hand-cards = Hand ({ $n }): { $cards }
house-rules = **House rules.**
time-runs-out = **If your time runs out.**
round-round = Round { $round }
ready = ready ✓
name-s-turn = To play: { $name }
wins-match-once = It wins the match right away.
none = none
won = won
conceded = conceded
button-done = Done
name-left = { $name } (left)
another-game = Another game
rating = rating
only-people-allow = Only people who allow it in `/preferences` are listed here.
won-played-won = { $won } of { $played } won
longest-streak = longest streak: { $n }
player = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
button-data = Your data
button-export = Export
won-played-right = { $won } of { $played } right
best = Best
play-play-2 = **What would you play?**
button-try-position = Try this position
button-replay = Replay
hands = All hands
table-open-press = Your table is open. Press **Start** when everyone has joined, or **Play vs computers** to start right away.
button-moves-text = Moves as text

## The bot: wires storage, matches, publisher and router, and loads the cogs by name

## Every sentence that a person reads, in that person's language

label = { $label }: { $text }
names = { $n ->
    [one] { $n } other
   *[other] { $n } others
 }

## The local page: the real bot in SimCord's simulated Discord, in a browser on localhost

server-keep = The Keep
channel = great-hall
people-ada = Ada
people-boris = Boris
people-chidi = Chidi
people-dunya = Dunya
people-edda = Edda

## The panel of ``/settings``, where managers configure their server

unknown = I don't know that choice. Open /settings again.
tabs-overview = Overview
tabs-matches = Matches
tabs-calls = Notifications
tabs-hall = Hall of fame
tabs-people = People and open tables
lost-setting-channel = { $setting } · the channel you chose was deleted
lost-setting-role = { $setting } · the role you chose was deleted
page = This server's settings
check-server = Only servers have settings. Use /settings on one that you manage.
check-manager = Only people with the Manage Server permission can do that.
check-may-change = Only people with the Manage Server permission, or this server's moderator role, can change its settings.
role-to-give = You can only choose roles that you're allowed to give to others, and { $role } isn't one of them.
check = I can't announce anything in { $channel }, because I'm missing: { $permissions }.

## Servers' settings, and the people blocked from their matches

not-offered = This server doesn't offer that game. Pick another one.

## Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table

not-to-watch = I can't find that match, or you aren't allowed to watch it. /profile lists the ones you can.
not-told = Others may still be playing this deal. You can watch it once the day (UTC) is over and everyone has finished.
same-cards = You're still playing these cards yourself, so you can't watch others play them.
own-table = You can't watch a match you're playing in or invited to.

## Boards on Discord: where they are, and how they are posted, edited and found again

thread-name = { $game }: { $host }'s table

## Private hands: ephemeral messages kept up to date, or direct messages for those who want that

leave = I can only keep this hand up to date for 15 minutes. `/hand` opens it again.

## Pings: short messages that mention the people whom something concerns, and nobody else

post-names-reach = { $names }: I can't reach you by direct message, so your hand opens here.

## One page for all rankings: leaderboards, daily deals and their standings, puzzles

rating-rating = rating { $rating }
leader = **{ $name }** is in the lead.
own = Your entry: { $line }
line = { $line } ◂ **you**
back = ← Back
forward = Forward →
picture = An empty podium.

## Sharing a private page with everybody in the channel

only-you = This server shows my messages only to you, so nobody else can see that. Share it elsewhere.
shared-already = You've already shared that here. Scroll up to find it; there'll be something new tomorrow.
post-name-shares = { $name } shared this:
share-button = Shared
share = Share

## Names of commands and their options, as people type them

