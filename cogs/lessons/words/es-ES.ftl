## Two ways to start: trying a game right away, and lessons that teach one in two minutes

lesson-learn-game = Aprende { $game }: { $step } de { $steps }
button-skip = Saltar →
lesson-play-game = Ya sabes jugar a «{ $game }»
lesson-play-game-2 = Jugar
button-once-more = Otra vez
lesson-theres-lesson = De ese juego aún no hay lección. Sus reglas están en /help.
lesson-now-heres = Y ahora, una para que la resuelvas por tu cuenta:
