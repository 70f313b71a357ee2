## Actions that only a host may take, with a replacement if the host is gone

new-host = { $host } has left this server, so you're the host now.

## Lobbies: opening a table, and the buttons of its message

thread-hint = The match stays in this channel. To give it a thread of its own, I'd need { $permissions }.
only-alone = This game needs other players: play it on a server I'm in. { $games } can be played anywhere.
stay-open = Your table stays open.
welcome = Welcome to the table. You'll see on the board when you're dealt in.
left-table = You've left the table.
new-table = { $who ->
    [host] A new table is open for the same people in { $place }.
   *[guest] You're at the new table in { $place }.
 }

## The menu of a match: things people at the table rarely need, behind one button

moves-so-far = The moves so far, and the position they led to.
proof =
    When the table opened, this seal was published; it's the SHA-256 of the rules version, the deal's name and a random secret:
    `{ $commitment }`
    The secret, shown now that nothing depends on it:
    `{ $secret }`
    { $deal ->
        [shared] Everything left to chance is derived from this secret alone, so it's the same for everyone who plays this deal.
       *[own] Everything left to chance is derived from this secret and from the IDs that Discord gave to the players' clicks when they took their seats.
     } The file holds the whole match; check it offline with `castellan verify { $file }` where Castellan is installed.
    This proves that nothing was changed afterwards. It can't prove that the person who runs the bot didn't look.
other-matches = Your other matches
button-post-board = Post the board again
resigned = { $how ->
    [alone] You've conceded the game.
    [unplayed] You left before making a move, so the match was cancelled. It doesn't count for anyone.
   *[left] You've left the match.
 }
reposted = { $how ->
    [refused] I can't show the table in { $place }. { $reason }
    [moved] This table's channel is gone, so the table stays here from now on.
    [here] Here's the table again.
   *[elsewhere] I've posted the table again in { $place }.
 }
no-board = This match has no board to post.
carry-on = Okay, carry on!
no-notation = { $game } has no move notation.
seal =
    The seal of this match, published when the table opened:
    `{ $commitment }`
    The secret it was made from is shown when the match is over.
seal-broken =
    This deal is no longer in play. The seal that was published when the table opened:
    `{ $commitment }`
    The secret it was made from:
    `{ $secret }`

## Lines of tables on the pages of a match

gone = { $name } is no longer on the server, so their seat was given up.

## Running matches: hands, and the controls that play

suggested = A suggestion: change what you like, then confirm.
nothing-played = Nothing has been played yet, so there's nothing to see.
welcome-back = Welcome back: the seat is yours again.

## Games for one: dealing, hints, and new games

dealt = { $where ->
    [there] The cards are on the table in { $place }.
   *[here] The cards are on the table.
 }

## Finding and showing the match that a person means, and permission to start one

needs-server = This game needs a table in a channel, so start it on a server I'm in.
no-table = You're not at any table. /play opens one.
your-matches = Your matches
not-in-game = You're not at any { $game } table.
several-tables = You're at several tables. Say which one with the `match` option.
not-among = You're not at that table. Pick one from the list.
note = { $how ->
    [paused] paused
    [resumable] paused, `/hand` resumes it
    [private] `/hand` shows it
   *[turn] **your turn**
 }
permissions-missing = I can't host a table here, because I'm missing: { $permissions }. Ask a server manager to grant them, or try another channel.
not-in-thread = I'm not in this thread yet. Mention me here to let me in, then try again.
wrong-role = { $why ->
    [elsewhere] Not everyone can start matches on that server, so start this one there yourself.
    [deleted] The role that may start matches here has been deleted. A server manager can choose another with /settings.
   *[lacking] Only people with the { $role } role can start matches here, but you can join any.
 }
menu-match = Open a match
wrong-channel = { $n ->
    [0] All the channels for matches on this server have been deleted. A server manager can choose others with /settings.
   *[other] On this server, matches start in { $channels }.
 }

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

unseen = I can't show your { $game } table in { $place }: { $reason } Until I can, its clock is stopped and nobody misses a turn. You can open your hand here too, but then your time starts running.

## Commands

command-hand = hand
    .about = See your cards and play
    .help = your cards, which only you can see. *More* posts the board again and lets you leave
    .match = match
    .match-about = Which match, if you're in several
command-play = play
    .about = Open a table for a game
    .pace = pace
    .pace-about = Time per turn (default: 5 minutes)
    .computers = computers
    .computers-about = How many computers join you right away
    .level = level
    .level-about = How well those computers play
    .casual = casual
    .casual-about = Play for fun: no rating, no leaderboard, no streak
    .private = private
    .private-about = Play on your own; nobody else sees the table
