## Two ways to start: trying a game right away, and lessons that teach one in two minutes

lesson-learn-game = 「{ $game }」入門：{ $step }/{ $steps }
button-skip = 飛ばす →
lesson-play-game = これで「{ $game }」を遊べます
lesson-play-game-2 = ゲームで遊ぶ
button-once-more = もう一度
lesson-theres-lesson = そのゲームの入門はまだありません。ルールは /help で読めます。
lesson-now-heres = では、自分で解いてみましょう。
