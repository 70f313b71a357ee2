## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Hoje não há enigma. Volte amanhã.
not-an-answer = Isso não pode ser uma resposta aqui. Tente outra coisa.

## The daily puzzle: answered once, privately

not-answered = Resolva primeiro o enigma de hoje.
front-daily-puzzle = **Enigma do dia**
menu-none = **Enigma do dia:** não publicado
menu-note = O enigma do dia é uma posição em que um lance é claramente o melhor. Posso publicá-lo todo dia em um canal, e cada um responde em particular. Em /daily, ele está sempre à mão.
button-daily-puzzle = Enigma do dia
menu-some = **Enigma do dia:** { $channel }
menu-check = O enigma do dia precisa de um canal de texto ou de voz. Escolha outro.
front-position-clearly = uma posição, um lance claramente melhor
front-right = você acertou
front-missed = você errou

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

puzzle-title = { $game }: enigma do dia, { $day }
tally = { $n ->
    [1] { $right } de { $n } pessoa acertou.
   *[other] { $right } de { $n } pessoas acertaram.
 }
public-play-name = **O que você jogaria no lugar de { $name }?**
public-move-clearly = Uma jogada é claramente a melhor. Aperte *Responder* para dar a sua. Ninguém mais a vê, e só vale a sua primeira tentativa.
before = **O enigma de ontem** ({ $game })
drawn-right = acertos
button-answer = Responder
asked = Uma resposta é claramente a melhor, e só vale a sua primeira.
answered-puzzle-rating = Seu rating nos enigmas: { $rating } ({ $change })
answered-youve-been = { $n ->
    [1] Você acertou { $n } dia seguido.
   *[other] Você acertou { $n } dias seguidos.
 }
shared-right-day = { $n ->
    [1] Acertou { $n } dia seguido.
   *[other] Acertou { $n } dias seguidos.
 }
judged-time-something = ❌ **Desta vez não. Havia algo claramente melhor.**
button-todays-puzzle = Enigma do dia
answered-next-puzzle = O próximo enigma chega { $moment }.
shared-right-first = ✅ Certo de primeira.
shared-time = ❌ Desta vez não.
judged-right-thats = ✅ **Certo! Não há nada melhor.**
judged-right-nothing = ✅ **Certo, nada era claramente melhor.**
list-title = Ranking dos enigmas do dia
list-empty = Ainda não há ninguém na lista.
past = Este enigma já foi encerrado.
compared = Sua resposta
