## Reviews finished matches, once for each seat, from what its owner could have known

busy = Ainda estou analisando outra partida para você. Aperte de novo quando eu terminar.

## *Review*: the decisions of a finished match that had a clearly better alternative

begin = Você só pode analisar partidas que jogou.
progress = Estou analisando sua partida. Decisões vistas: { $done } de { $total }.

## The pages of a review: a question for each decision, and its answers

title-review-game = Análise · { $game }
told-thats-played = Foi o que se jogou, e nada era claramente melhor.
title-heading-number = { $heading }: { $number } de { $all }
closing-thats-made = { $n ->
    [1] É isso! Você cometeu mais { $n } erro, mas ele custou menos.
   *[other] É isso! Você cometeu mais { $n } erros, mas eles custaram menos.
 }
question = **Dava para fazer melhor aqui. O que você jogaria agora?**
answer-played = Jogado
answer-played-2 = Você jogou
answer-choice-now = Sua escolha agora
told-nothing-clearly = **Nada era claramente melhor que isso.**
told-didnt-rate = Essa jogada eu não avaliei.
told-best-choice = **Era o melhor que havia.**
told-heres-compares = Veja como isso se compara com a partida:
told-thats-played-but = Foi o que se jogou, mas havia algo melhor.
closing-thats-other = É isso! Suas outras decisões foram todas boas.
closing-given-could = **Com o que dava para ver, você não cometeu nenhum erro.**
closing-leaving-early = Sair antes do fim não entra na análise.
button-turning-points = Viradas
button-next = Próxima →

## The button that reviews add to the pages of a match

button-review = Analisar

## The steps of a finished match at which a seat's chances changed most

turns-turning-points = Viradas · { $game }
turns-each-seat = Cada lugar tem uma linha que mostra as chances dele depois de cada passo.
turns-nobodys-chances = De um passo para o outro, as chances quase não mudaram para ninguém.
menu = Ver uma virada
