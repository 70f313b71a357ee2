## Two ways to start: trying a game right away, and lessons that teach one in two minutes

title = { $at ->
    [step] 「{ $game }」入門：{ $step }/{ $steps }
   *[end] これで「{ $game }」を遊べます
 }
button-skip = 飛ばす →
button-play = ゲームで遊ぶ
button-once-more = もう一度
no-lesson = そのゲームの入門はまだありません。ルールは /help で読めます。
already-playing = このゲームはもうプレイ中です。その対局を開きました。
now-one-to-solve = では、自分で解いてみましょう。
