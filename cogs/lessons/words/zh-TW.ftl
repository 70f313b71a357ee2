## Two ways to start: trying a game right away, and lessons that teach one in two minutes

title = { $at ->
    [step] 學玩「{ $game }」：{ $step }／{ $steps }
   *[end] 你會玩「{ $game }」了
 }
button-skip = 跳過 →
button-play = 玩一局
button-once-more = 再來一次
no-lesson = 這個遊戲還沒有教學。規則在 /help 裡。
already-playing = 這個遊戲你已經有一局在玩了，就是這局。
now-one-to-solve = 現在換你自己解一題：
