## Two ways to start: trying a game right away, and lessons that teach one in two minutes

lesson-learn-game = Aprender { $game } · { $step } de { $steps }
button-skip = Pular →
lesson-play-game = Você já sabe jogar “{ $game }”
lesson-play-game-2 = Jogar uma partida
button-once-more = Mais uma vez
lesson-theres-lesson = Ainda não há lição desse jogo. /help tem as regras dele.
lesson-now-heres = Agora uma para você resolver por conta própria:
