## Two ways to start: trying a game right away, and lessons that teach one in two minutes

title = { $at ->
    [step] Aprender “{ $game }” · { $step } de { $steps }
   *[end] Você já sabe jogar “{ $game }”
 }
button-skip = Pular →
button-play = Jogar uma partida
button-once-more = Mais uma vez
no-lesson = Ainda não há lição para esse jogo. As regras estão em /help.
already-playing = Você já está jogando este jogo: aqui está a sua partida.
now-one-to-solve = Agora uma para você resolver por conta própria:
