## Reviews finished matches, once for each seat, from what its owner could have known

busy = Ainda estou analisando outra partida para você. Aperte de novo quando eu terminar.

## *Review*: the decisions of a finished match that had a clearly better alternative

not-your-match = Você só pode analisar partidas que jogou.
progress = Estou analisando sua partida. Decisões vistas: { $done } de { $total }.

## The pages of a review: a question for each decision, and its answers

title = Análise · { $game }{ $all ->
    [0] { "" }
   *[other] : { $number } de { $all }
 }
graded = { $answer ->
    [fine] **Nada era claramente melhor que isso.**
    [unrated] Essa jogada eu não avaliei.
    [best] **Era a melhor escolha.**
    [other] Ainda há algo melhor. Tente de novo ou veja qual é.
    [played-bad] Foi o que se jogou, mas há algo melhor. Tente de novo ou veja qual é.
   *[played] Foi o que se jogou, e nada era claramente melhor.
 }
closing = { $mistakes ->
    [0] **Com o que dava para ver, nada era claramente melhor que as suas jogadas.**
    [1] É isso! Melhores jogadas: **{ $n } de { $all }**.
   *[other] É isso! Melhores jogadas: **{ $n } de { $all }**. A jogada que mais custou foi a da pergunta 1.
 }
question = **Dava para fazer melhor aqui. O que você jogaria agora?**
played = { $reader ->
    [other] Jogado
   *[player] Você jogou
 }
your-choice-now = Sua escolha desta vez
left-early = Sair antes do fim não entra na análise.
button-turning-points = Viradas
button-next = Próxima →
button-show = Mostrar

## The button that reviews add to the pages of a match

button-review = Analisar

## The steps of a finished match at which a seat's chances changed most

turns-title = Viradas · { $game }
chances-picture = Cada lugar tem uma linha que mostra as chances dele depois de cada passo.
chances-changed = { $whose ->
    [own] suas chances: { $change }
   *[other] chances de { $name }: { $change }
 }
no-turns = De um passo para o outro, as chances quase não mudaram para ninguém.
turns-note = São estimativas rápidas depois de cada passo, com as jogadas de todos e a sorte. Uma análise avalia só as jogadas de uma pessoa, pelo que dava para ver na hora. Por isso os números dela são outros.
menu-turns = Ver uma virada
