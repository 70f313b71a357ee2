## Controls for picking one or several cards from a hand of any size

choose-card = Choose a card: { $first } to { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
joker = { $colour ->
    [black] Black Joker
   *[red] Red Joker
 }

## Names of the computers' levels, and the mark that tells computers from people

level = { $level ->
    [page] Page
    [knight] Knight
   *[king] King
 }
manner = { $level ->
    [page] Makes beginner's mistakes: good for your first matches
    [knight] Plays well, but has habits you can learn
   *[king] Plays as well as I can
 }
opponents = { $level ->
    [page] Pages ★ play like beginners. Beat them, and Knights ★★ come next.
    [knight] You've beaten Pages here, so Knights ★★ have joined you.
   *[king] You've beaten Knights here, so Kings ★★★ have joined you.
 }
menu-add-computer = Add computer

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated = { $why ->
    [casual] Unrated: a casual match.
    [hint] A hint was used, so this win doesn't count.
    [takeback] A move was taken back, so only a loss counts.
   *[often] Unrated, because two of you have already played { $n } rated matches of this game against each other in the past day.
 }
called-off = { $why ->
    [rules] This match was cancelled: the game's rules have been corrected since it started. It won't count. Start a new one with /play.
    [uninstalled] This match was cancelled because I don't have its game any more. It doesn't count for anyone.
    [manager] A server manager cancelled this match. It doesn't count for anyone.
    [agreed] Everyone agreed to stop, so this match has no result.
    [removed] I was removed from the server, so this match has no result.
    [unseen] Discord hasn't let me show this match for a week, so I've cancelled it. It doesn't count for anyone.
    [unplayed] { $name } left before making a move, so this match was cancelled. It doesn't count for anyone.
    [absent] { $name } missed their first turns, so this match was cancelled. It doesn't count for anyone.
   *[none] This match was cancelled, without a result.
 }
closed = { $why ->
    [host] The host closed this table before the match started.
    [empty] Everyone left this table before the match started.
    [idle] Nothing happened at this table for a while, so I closed it.
    [manager] A server manager closed this table.
    [rules] The rules of this game have been corrected, so this table was closed before the match started. Open a new one with /play.
    [uninstalled] I don't have this game any more, so this table was closed before the match started.
   *[none] This table was closed before the match started.
 }
older-rules = It was played under older rules, so its board can't be shown any more.
not-installed = I don't have this game any more, but its results are kept.
button-next-level = Next: { $level }
too-soon = Everyone else left within a few moves, so { $name } keeps the same rating.
your-end = { $how ->
    [won] You won!
    [drew] It's a draw
    [lost] You lost
   *[ranked] { $rank ->
        [2] You finished 2nd of { $players }
        [3] You finished 3rd of { $players }
       *[other] You finished { $rank }th of { $players }
     }
 }
place = { $how ->
    [won] won
    [drew] drew
    [lost] lost
   *[ranked] #{ $rank } of { $players }
 }
rating = rating { $rating } ({ $change })
button-new-game = New game
new-rank = now #{ $rank } on this server
button-rematch = Rematch
button-open-again = Open it again
was-away = was away too long, which counts as leaving

## Choosing a language, for a person or a server

as-in-discord = Same language as Discord
menu-language = Language
unknown-language = I don't speak that language. Choose one from the list.

## Names of leaderboards and of their periods

week = Week { $week } of { $year }

## The interface that a game's cog implements so that everything else can show the game

refusal = { $code ->
    [not_your_turn] It's not your turn. The board shows who plays next.
    [already_chosen] You've already made your choice, and you can't change it.
    [already_left] You've already left this match.
    [card_not_held] You don't have that card any more. Open your hand again.
    [match_over] This match is over. *Rematch* opens a new table.
   *[other] You can't do that now. Open your hand again.
 }
chance = { $n ->
    [0] you'd almost never win
    [100] you'd almost always win
   *[other] you'd win { $percent } of the time
 }
luck = { $how ->
    [none] Luck made no difference to your chance of winning.
    [raised] { $n ->
        [one] Luck raised your chance of winning by { $n } percentage point.
       *[other] Luck raised your chance of winning by { $n } percentage points.
     }
   *[lowered] { $n ->
        [one] Luck lowered your chance of winning by { $n } percentage point.
       *[other] Luck lowered your chance of winning by { $n } percentage points.
     }
 }
winners = { $n ->
    [0] The match ends in a draw.
    [one] { $names } wins the match!
   *[other] { $names } share the victory!
 }

## The pages with the rules of a game

leaving-early = If you leave before your first move, the match is cancelled and doesn't count. Do that three times in a day, and you'll have to wait 15 minutes for your next rated match.
kept-seat = If that happens three times in a row, a computer plays for you until you take your seat back.

## Pages shared by all games: lobby, notice, controls, pings, hands

pace = { $pace ->
    [live] live: seconds per turn
    [relaxed] relaxed: 5 minutes per turn
    [correspondence] correspondence: a day per turn
   *[untimed] untimed: no clock
 }
clock = Time runs out { $moment }
absent = A computer is playing for { $names } until they take their seat back.
lobby = **{ $game }: a table is open**
lobby-full = Everyone's here: the match starts { $moment }.
table-at = Table: { $place }
ping = { $occasion ->
    [turn] { $names }: it's your turn in { $game }.
    [chance] { $names }: you can play in { $game } now, if you like.
    [late] { $names }: your time in { $game } runs out { $moment }.
    [joined] { $names }: { $player } has joined your { $game } table.
    [full] { $names }: everyone's here for { $game }.
    [closing] { $names }: your { $game } table closes { $moment }.
    [invited] { $names }: { $host } wants to play { $game } again.
    [next] { $names }: the next { $game } match starts once you press *Next match* too.
    [replaced] { $names }: you've missed several turns in { $game }, so a computer is playing for you. Open your hand to take your seat back.
    [over] { $names }: your { $game } match is over.
   *[cancelled] { $names }: { $game } is off.
 }
late = { $how ->
    [passed] { $names } ran out of time.
   *[moved] { $n ->
        [one] { $names } ran out of time, so I made their move.
       *[other] { $names } ran out of time, so I made their moves.
     }
 }
covered-board = Other tables are playing this deal too, so I keep the cards off the board. Press *My hand* to see the table. Waiting for { $names }.
no-hand = { $why ->
    [undealt] You'll get your hand when the match starts.
    [over] This match is over. The board shows how it ended.
    [left] You've left this match. The board shows the rest.
   *[watching] You're not in this match, but you can follow it on the board.
 }
stand-in = A computer is playing for you while you're away. If it plays more than a third of your moves, that counts as leaving.
button-more = More
button-hint = { $rated ->
    [yes] Hint (a win won't count)
   *[no] Hint
 }
button-resign = { $how ->
    [alone] Yes, concede
   *[counts] Yes, leave
 }
paused = Paused after a month without a move.
button-take-seat = Take my seat back
invited = Invited to play again: { $names }.
button-lesson = Learn in two minutes
playing = { $names } are playing.
resign = { $how ->
    [alone] Concede this game?
   *[counts] Leave this match?
 }
resign-cost = { $how ->
    [alone] It ends here and counts as a loss.
    [unplayed] You haven't made a move yet, so leaving cancels the match for everyone. It won't count.
    [undecided] You can't come back. You haven't made a move yet, so it won't count for you.
   *[counts] You can't come back, and it counts as a loss.
 }
button-join = Join
button-watch = Watch
button-still-looking = Still looking
host = host
button-resume = Resume
button-start = Start
button-cancel = Cancel
button-wait = Not yet

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Finished matches
button-settings = Settings
games-question = { $verb ->
    [learn] What would you like to learn?
   *[try] What would you like to play?
 }
games-told = { $verb ->
    [learn] Each lesson takes about two minutes. You learn by playing, and nothing is at stake.
    [open_table] One press opens a table in this channel, and others can join.
   *[try] One press and you're playing, with computers in the other seats.
 }
button-try-game = Try a game
level-with-stars = { $level } { $stars }
