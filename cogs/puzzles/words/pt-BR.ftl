## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Hoje não há enigma. Volte amanhã.
not-an-answer = Isso não vale como resposta aqui. Tente outra coisa.

## The daily puzzle: answered once, privately

answer-first = Resolva primeiro o enigma de hoje.
channel-none = **Enigma do dia:** não publicado
channel-note = O enigma do dia é uma posição em que um lance é claramente o melhor. Posso publicar o enigma todo dia em um canal, e cada um responde em particular. Em /daily, ele está sempre à mão.
button-daily-puzzle = Enigma do dia
channel = **Enigma do dia:** { $channel }
channel-unfit = O enigma do dia precisa de um canal de texto ou de voz. Escolha outro.
front = { $answer ->
    [right] ✅ **Enigma do dia** · você acertou
    [missed] ❌ **Enigma do dia** · você errou
   *[none] 🧩 **Enigma do dia** · uma posição, um lance claramente melhor
 }

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

title = { $game }: enigma do dia, { $day }
tally = { $n ->
    [0] { "" }
    [1] { "" }
   *[other] { $right } de { $n } pessoas acertaram.
 }
asked-as = **O que você jogaria no lugar de { $name }?**
how-to-answer = Uma jogada é claramente a melhor. Aperte *Responder* para dar a sua. Ninguém mais vê, e só vale a sua primeira tentativa.
yesterdays-puzzle = **O enigma de ontem** ({ $game })
drawn-right = acertos
button-answer = Responder
only-first-counts = Uma resposta é claramente a melhor, e só vale a sua primeira. As regras do jogo estão em /help.
puzzle-rating = Seu rating nos enigmas: { $rating } ({ $change })
streak = { $n ->
    [1] Você acertou { $n } dia seguido.
   *[other] Você acertou { $n } dias seguidos.
 }
shared-streak = { $n ->
    [1] Acertou { $n } dia seguido.
   *[other] Acertou { $n } dias seguidos.
 }
judged = { $grade ->
    [best] ✅ **Certo! Não há nada melhor.**
    [right] ✅ **Certo, nada era claramente melhor.**
    [wrong] ❌ **Desta vez não. Havia algo melhor.**
   *[none] Este enigma já foi encerrado.
 }
button-todays-puzzle = Enigma do dia
next-puzzle = O próximo enigma chega { $moment }.
shared-grade = { $grade ->
    [right] ✅ Certo de primeira.
   *[wrong] ❌ Desta vez não.
 }
list-title = Ranking dos enigmas do dia
list-empty = Ainda não há ninguém na lista.
your-answer = Sua resposta
