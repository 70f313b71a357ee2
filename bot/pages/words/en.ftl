## Controls for picking one or several cards from a hand of any size

menu-choose-card = Choose a card: { $first } to { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
jokers-black-joker = Black Joker
jokers-red-joker = Red Joker

## Names of the computers' levels, and the mark that tells computers from people

level-names-page = Page
level-names-knight = Knight
level-names-king = King
manners-page = Makes beginner's mistakes: good for your first matches
manners-knight = Plays well, but has habits you can learn
manners-king = Plays as well as I can
opponents-page = You're up against Pages ★, who make beginner's mistakes. Beat them, and Knights ★★ join you next time.
opponents-knight = You've beaten Pages here, so Knights ★★ have joined you. With *Add computer* in a lobby, you can pick any level.
opponents-king = You've beaten Knights here, so Kings ★★★ have joined you. With *Add computer* in a lobby, you can pick any level.
menu-add-computer = Add computer

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated-casual = Unrated: a casual match.
unrated-hint = A hint was used, so it only counts if it's lost.
unrated-takeback = A move was taken back, so it only counts if it's lost.
unrated-often = Unrated, because two of you have already played { $n } rated matches of this game against each other in the past day.
called-off-rules = This match was cancelled: the game's rules have been corrected since it began. It won't count. Start a new one with /play.
called-off-manager = A server manager cancelled this match. It doesn't count for anyone.
called-off-agreed = Everyone agreed to stop, so this match has no result.
called-off-removed = I was removed from the server, so this match has no result.
called-off-unseen = Discord hasn't let me show this match for a week, so I've cancelled it. It doesn't count for anyone.
called-off-unplayed = { $name } left before making a decision, so this match was cancelled. It doesn't count for anyone.
called-off-absent = { $name } missed their first turns, so this match was cancelled. It doesn't count for anyone.
called-off-none = This match was cancelled, without a result.
closed-host = The host closed this table before the match began.
closed-empty = Everyone left this table before the match began.
closed-idle = Nothing happened at this table for a while, so I closed it.
closed-manager = A server manager closed this table.
closed-rules = The rules of this game have been corrected, so this table was closed before the match began. Open a new one with /play.
closed-none = This table was closed before the match began.
page-without-board = It was played under older rules, so its board can't be shown any more.
full-seal = Seal of the deal: `{ $commitment }` made from `{ $secret }`
against = Next: { $level }
too-soon = { $name } was left alone within a few moves, so their rating stays as it is.
place-rank-players = #{ $rank } of { $players }
place-won = won
place-drew = drew
place-lost = lost
gain-rating-rating = rating { $rating } ({ $change })
button-new-game = New game
gain-now-rank = now #{ $rank } on this server
button-rematch = Rematch
button-open-again = Open it again
standings = was away too long, which counts as leaving

## Choosing a language, for a person or a server

language-menu-as-in-discord = Same as Discord
menu-language = Language
chosen-language = I don't speak that language. Choose one from the list.

## Names of leaderboards and of their periods

period-title = Week { $week } of { $year }

## The interface that a game's cog implements so that everything else can show the game

refusals-not-your-turn = It's not your turn. The board shows who plays next.
refusals-already-chosen = You've already chosen, and you can't take it back.
refusals-already-left = You've already left this match.
refusals-card-not-held = You don't hold that card any more. Open your hand again.
refusals-match-over = This match is over. *Rematch* opens a new table.
not-now = You can't do that now. Open your hand again.
chance-youd-win = { $n ->
    [one] you'd win the match { $n } time in 100
   *[other] you'd win the match { $n } times in 100
 }
luck-luck-lowered = { $n ->
    [one] Luck lowered your chance of winning by { $n } percentage point.
   *[other] Luck lowered your chance of winning by { $n } percentage points.
 }
plain-verdict-names-wins = { $n ->
    [one] { $names } wins the match!
   *[other] { $names } share the victory!
 }
chance-youd-almost = you'd almost never win the match
chance-youd-almost-always = you'd almost always win the match
luck-luck-made = Luck made no difference to your chance of winning.
luck-luck-raised = { $n ->
    [one] Luck raised your chance of winning by { $n } percentage point.
   *[other] Luck raised your chance of winning by { $n } percentage points.
 }
plain-verdict-match-ends = The match ends in a draw.

## The pages with the rules of a game

leaving-early = If you leave before your first decision, the match is cancelled and doesn't count. Do that three times in a day, and you have to wait 15 minutes for your next rated match.
kept-seat = If that happens three times in a row, a computer plays for you until you take your seat back.

## Pages shared by all games: lobby, notice, controls, pings, hands

paces-live = live: seconds per turn
paces-relaxed = relaxed: 5 minutes per turn
paces-correspondence = correspondence: a day per turn
paces-untimed = untimed: no clock
late-names-ran = { $n ->
    [one] { $names } ran out of time, so I made their move.
   *[other] { $names } ran out of time, so I made their moves.
 }
clock = Ends { $moment }
absent = A computer plays for { $names } until they take their seat back.
lobby-game-table = { $game }: a table is open
notice-table-place = Table: { $place }
pings-turn = { $names }: it's your turn in { $game }.
pings-chance = { $names }: you can play in { $game } now, if you like.
pings-late = { $names }: your time in { $game } runs out { $moment }.
pings-joined = { $names }: { $player } has joined your table of { $game }.
pings-full = { $names }: everyone's here for { $game }.
pings-closing = { $names }: your table of { $game } closes { $moment }.
pings-invited = { $names }: { $host } wants to play { $game } again.
pings-next = { $names }: the next match of { $game } begins once you press *Next match* too.
pings-replaced = { $names }: you've missed several turns in { $game }, so a computer is playing for you. Open your hand to take your seat back.
pings-over = { $names }: your match of { $game } is over.
pings-cancelled = { $names }: { $game } is off.
late-names-ran-out = { $names } ran out of time.
covered-board = Other tables are playing this deal too, so I keep the cards off the board. Press *My hand* to see the table. Waiting for { $names }.
hand-hand-dealt = Your hand is dealt when the match begins.
hand-computer-playing = A computer is playing for you while you're away.
hand-plays-more = If it plays more than a third of your moves, that counts as leaving.
button-more = More
lobby-press-join = Press **Join** to play. { $host } can start the match, or play computers right away.
lobby-everyones-here = Everyone's here: the match begins { $moment }.
solitaire-controls-hint-win = Hint (a win won't count)
solitaire-controls-hint = Hint
resign-leave-match = Leave this match?
resign-yes-concede = Yes, concede
resign-yes-leave = Yes, leave
board-archived = Paused after a month without a move.
hand-match-but = You're not in this match, but you can follow it on the board.
button-take-my = Take my seat back
lobby-invited-play = Invited to play again: { $names }.
button-learn-two = Learn in two minutes
notice-names-playing = { $names } are playing.
resign-concede-game = Concede this game?
resign-ends-here = It ends here and counts as a loss.
resign-havent-made = You haven't made a move yet, so leaving cancels the match for everyone. It won't count.
hand-match-over = This match is over. The board shows how it ended.
hand-youve-left = You've left this match. The board shows the rest.
button-join = Join
button-watch = Watch
button-still-looking = Still looking
resign-computer-plays = A computer plays the rest of the deal for you, and it counts as 0 percent. If you leave twice, you're out of this game night.
lobby-host = host
resign-come-back = You can't come back, and it counts as a loss.
resign-come-back-havent = You can't come back. You haven't made a move yet, so it won't count for you.
button-resume = Resume
button-start = Start
button-cancel = Cancel
button-yet = Not yet

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Finished matches
button-settings = Settings
games-like-learn = What would you like to learn?
games-each-lesson = Each lesson takes about two minutes. You learn by playing, and nothing is at stake.
games-like-play = What would you like to play?
games-press-playing = One press and you're playing, with computers in the other seats.
button-try-game = Try a game
games-press-opens = One press opens a table in this channel, and others can join.
