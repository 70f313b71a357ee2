## Two ways to start: trying a game right away, and lessons that teach one in two minutes

lesson-learn-game = 學玩「{ $game }」：{ $step }／{ $steps }
button-skip = 跳過 →
lesson-play-game = 你會玩「{ $game }」了
lesson-play-game-2 = 玩一局
button-once-more = 再來一次
lesson-theres-lesson = 那種遊戲還沒有教學。規則在 /help 裡。
lesson-now-heres = 現在換你自己解一題：
