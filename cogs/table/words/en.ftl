## Actions that only a host may take, with a replacement if the host is gone

replace-host = { $host } has left this server, so you're the host now.

## Lobbies: opening a table, and the buttons of its message

thread-hint = The match stays in this channel. To give it a thread of its own, I'd need { $permissions }.
open-lobby = This game needs other players: play it on a server I'm in. { $games } can be played anywhere.
stay-open = Your table stays open.
join = Welcome to the table. The board shows when you're dealt in.
rematch-new-table = You're at the new table in { $place }.
leave = You've left the table.
rematch-new-table-open = A new table is open for the same people in { $place }.

## The menu of a match: things people at the table rarely need, behind one button

told-ive-posted = I've posted the table again in { $place }.
moves-moves-far = The moves so far, and the position they led to.
verify-when-table =
    When the table opened, this seal was published; it is the SHA-256 of the rules version, the deal's name and a random secret:
    `{ $commitment }`
    The secret, shown now that nothing depends on it:
    `{ $secret }`
    { $source } The file holds the whole match; check it offline with `castellan verify { $file }` where Castellan is installed.
    This proves that no deal was changed afterwards. It can't prove that the person who runs the bot didn't look.
show-menu = Your other matches
button-post-board = Post the board again
told-tables-channel = This table's channel is gone, so the table stays here from now on.
told-here-table = Here is the table again.
verify-every-shuffle = Every shuffle is drawn from this secret alone, so it's the same for everyone who plays this deal.
verify-every-shuffle-derived = Every shuffle is derived from this secret and from the IDs that Discord gave to the players' clicks when they took their seats.
confirm-resigning-youve-conceded = You've conceded the game.
told-show-table = I can't show the table in { $place }.
post-again = This match has no board to post.
confirm-resigning-left-before = You left before making a decision, so the match was cancelled. It doesn't count for anyone.
confirm-resigning-youve-left = You've left the match.
decline-resigning = Okay, carry on!
moves-game-move = { $game } has no move notation.
verify-seal-deal =
    The seal of this deal, published when the table opened:
    `{ $commitment }`
    The secret it was made from is shown when the match is over.
verify-deal-longer =
    This deal is no longer in play. The seal that was published when the table opened:
    `{ $commitment }`
    The secret it was made from:
    `{ $secret }`

## ``/play``: a command for each game, built from the options in its rules

## Lines of tables on the pages of a match

gone = { $name } is no longer on the server, so their seat was given up.

## Running matches: hands, and the controls that play

suggest = A suggestion: change what you like, then confirm.
check-seated = You're not at this table, so you have no cards to see.
remember = Nothing has been played yet, so there's nothing to see.
return-to-seat = Welcome back: the seat is yours again.

## Games for one: dealing, hints, and new games

present-cards-table = The cards are on the table in { $place }.
present-cards-table-2 = The cards are on the table.

## Finding and showing the match that a person means, and permission to start one

needs-a-server = This game needs a table in a channel, so start it on a server I'm in.
matches-any-table = You're not at any table. /play opens one.
matches-matches = Your matches
refusal-by-role-only-people = Only people with the role { $role } can start matches here. You can still join others.
match-meant-any-game = You're not at any { $game } table.
match-meant-several-tables = You're at several tables. Say which one with the `match` option.
meant-among = You're not at that table. Pick one from the list.
match-paused-hand = paused, `/hand` resumes it
match-paused = paused
check-permissions = I can't host a table here, because I'm missing: { $permissions }. Ask a moderator to grant them, or try another channel.
check-shown = I'm not in this thread yet. Mention me here to let me in, then try again.
refusal-to-start-server-matches = On this server, matches start in { $channels }.
refusal-by-role-everyone-start = Not everyone can start matches on that server, so start this one there yourself.
refusal-by-role-role-may = The role that may start matches here has been deleted. A server manager can choose another with /settings.
matches-open-match = Open a match
match-hand-shows = `/hand` shows it
refusal-to-start-channels-matches = All the channels for matches on this server have been deleted. A server manager can choose others with /settings.
match-turn = **your turn**

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

page = I can't show your table of { $game } in { $place }: { $reason } Until I can, its clock is stopped and nobody misses a turn. You can open your hand here too; then your time runs.

## Commands

command-hand = hand
    .about = Look at your cards, and play
    .match = match
    .match-about = Which match, if you're in several
command-play = play
    .about = Open a table for a game
    .pace = pace
    .pace-about = Time per turn (default: 5 minutes)
    .computers = computers
    .computers-about = How many computers join you right away
    .level = level
    .level-about = How well they play
    .casual = casual
    .casual-about = Play for fun: no rating, no leaderboard, no streak
    .private = private
    .private-about = Play on your own; nobody else sees the table
