## Two ways to start: trying a game right away, and lessons that teach one in two minutes

title = { $at ->
    [step] Learn { $game }: { $step } of { $steps }
   *[end] You can play { $game }
 }
button-skip = Skip →
button-play = Play a game
button-once-more = Once more
no-lesson = There's no lesson for that game yet. /help has its rules.
already-playing = You're already playing this game: here's your match.
now-one-to-solve = Now here's one to solve on your own:
