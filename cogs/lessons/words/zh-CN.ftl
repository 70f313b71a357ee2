## Two ways to start: trying a game right away, and lessons that teach one in two minutes

lesson-learn-game = 学《{ $game }》：{ $step }/{ $steps }
button-skip = 跳过 →
lesson-play-game = 你会玩《{ $game }》了
lesson-play-game-2 = 玩一局
button-once-more = 再来一遍
lesson-theres-lesson = 那个游戏还没有教学。规则在 /help 里。
lesson-now-heres = 现在自己来解一道：
