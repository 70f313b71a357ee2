## Two ways to start: trying a game right away, and lessons that teach one in two minutes

title = { $at ->
    [step] Aprende «{ $game }»: { $step } de { $steps }
   *[end] Ya sabes jugar a «{ $game }»
 }
button-skip = Saltar →
button-play = Jugar
button-once-more = Otra vez
no-lesson = De ese juego aún no hay lección. Sus reglas están en /help.
already-playing = Ya estás jugando a este juego: aquí tienes tu partida.
now-one-to-solve = Y ahora, una para que la resuelvas por tu cuenta:
