## Two ways to start: trying a game right away, and lessons that teach one in two minutes

title = { $at ->
    [step] 学《{ $game }》：{ $step }/{ $steps }
   *[end] 你会玩《{ $game }》了
 }
button-skip = 跳过 →
button-play = 玩一局
button-once-more = 再来一遍
no-lesson = 那个游戏还没有教学。规则在 /help 里。
already-playing = 这个游戏你已经有一局在玩了，就是这局。
now-one-to-solve = 现在自己来解一道：
