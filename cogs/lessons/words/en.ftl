## Two ways to start: trying a game right away, and lessons that teach one in two minutes

lesson-learn-game = Learn { $game }: { $step } of { $steps }
button-skip = Skip →
lesson-play-game = You can play { $game }
lesson-play-game-2 = Play a game
button-once-more = Once more
lesson-theres-lesson = There's no lesson for that game yet. /help has its rules.
lesson-now-heres = Now here's one to solve on your own:
