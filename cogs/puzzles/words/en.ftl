## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = There's no puzzle today. Check back tomorrow.
not-an-answer = That can't be an answer here. Try something else.

## The daily puzzle: answered once, privately

not-answered = Solve today's puzzle first.
front-daily-puzzle = **Daily puzzle**
menu-none = **Daily puzzle:** not posted
menu-note = The daily puzzle is a position with one clearly best move. I can post it in a channel every day; everyone answers in private. You can always get it with /daily.
button-daily-puzzle = Daily puzzle
menu-some = **Daily puzzle:** { $channel }
menu-check = The daily puzzle needs a text or voice channel. Choose another.
front-position-clearly = one position, one clearly best move
front-right = you were right
front-missed = you missed it

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

puzzle-title = { $game }: daily puzzle, { $day }
tally = { $n ->
    [one] { $right } of { $n } person was right.
   *[other] { $right } of { $n } people were right.
 }
public-play-name = **What would you play as { $name }?**
public-move-clearly = One move is clearly best. Press *Answer* to give yours. Nobody else sees it, and only your first try counts.
before = **Yesterday's puzzle** ({ $game })
drawn-right = right
button-answer = Answer
asked = One move is clearly best, and only your first answer counts.
answered-puzzle-rating = Your puzzle rating: { $rating } ({ $change })
answered-youve-been = { $n ->
    [one] You've been right { $n } day in a row.
   *[other] You've been right { $n } days in a row.
 }
shared-right-day = { $n ->
    [one] Right { $n } day in a row.
   *[other] Right { $n } days in a row.
 }
judged-time-something = ❌ **Not this time. Something else was clearly better.**
button-todays-puzzle = Today's puzzle
answered-next-puzzle = The next puzzle comes { $moment }.
shared-right-first = ✅ Right on the first try.
shared-time = ❌ Not this time.
judged-right-thats = ✅ **Right! That's the best there is.**
judged-right-nothing = ✅ **Right, nothing was clearly better.**
list-title = Daily puzzle leaderboard
list-empty = Nobody is listed here yet.
past = This puzzle is closed.
compared = Your answer
