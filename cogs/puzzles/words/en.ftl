## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = There's no puzzle today. Check back tomorrow.
not-an-answer = That isn't a possible answer here. Try something else.

## The daily puzzle: answered once, privately

answer-first = Solve today's puzzle first.
channel-none = **Daily puzzle:** not posted
channel-note = The daily puzzle is a position with one clearly best move. I can post it in a channel every day; everyone answers in private. You can always get it with /daily.
button-daily-puzzle = Daily puzzle
channel = **Daily puzzle:** { $channel }
channel-unfit = The daily puzzle needs a text or voice channel. Choose another.
front = { $answer ->
    [right] ✅ **Daily puzzle** · you were right
    [missed] ❌ **Daily puzzle** · you got it wrong
   *[none] 🧩 **Daily puzzle** · one position, one clearly best move
 }

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

title = { $game }: daily puzzle, { $day }
tally = { $n ->
    [0] { "" }
    [1] { "" }
   *[other] { $right } of { $n } got it right.
 }
asked-as = **What would you play as { $name }?**
how-to-answer = One move is clearly best. Press *Answer* to give yours. Nobody else sees it, and only your first try counts.
yesterdays-puzzle = **Yesterday's puzzle** ({ $game })
drawn-right = right
button-answer = Answer
only-first-counts = One move is clearly best, and only your first answer counts. The game's rules are in /help.
puzzle-rating = Your puzzle rating: { $rating } ({ $change })
streak = { $n ->
    [one] You've been right { $n } day in a row.
   *[other] You've been right { $n } days in a row.
 }
shared-streak = { $n ->
    [one] Right { $n } day in a row.
   *[other] Right { $n } days in a row.
 }
judged = { $grade ->
    [best] ✅ **Right! That's the best there is.**
    [right] ✅ **Right, nothing was clearly better.**
    [wrong] ❌ **Not this time. Something else was better.**
   *[none] This puzzle is closed.
 }
button-todays-puzzle = Today's puzzle
next-puzzle = The next puzzle arrives { $moment }.
shared-grade = { $grade ->
    [right] ✅ Right on the first try.
   *[wrong] ❌ Not this time.
 }
list-title = Daily puzzle leaderboard
list-empty = Nobody is listed here yet.
your-answer = Your answer
