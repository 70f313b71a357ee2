## Kill the Kings on Discord

## Hints for Kill the Kings: the recommended move, and the reason

draw-hint-draw = { $n ->
    [1] Dica: compre. Por enquanto não há coisa melhor, e { $n } vaga da reserva está livre.
   *[other] Dica: compre. Por enquanto não há coisa melhor, e { $n } vagas da reserva estão livres.
 }
gain-card-stock = { $n ->
    [1] { $n } carta do monte encaixa abaixo dela.
   *[other] { $n } cartas do monte encaixam abaixo dela.
 }
draw-hint-draw-nothing = Dica: compre. Nada da reserva encaixa.
place-hint-card = Dica: { $card } mata { $king }.
place-hint-card-under = Dica: { $card } embaixo de { $king }.
gain-then-card = Depois, { $card } o mata.
gain-then-card-stock = { $n ->
    [1] Depois, { $n } carta do monte o mataria.
   *[other] Depois, qualquer uma de { $n } cartas do monte o mataria.
 }
gain-fits-nowhere = Não encaixa em nenhum outro lugar.
advice = Dica: { $card } para a reserva.
run-alternating = Com ela são { $have } de 5 em cores alternadas.
run-suited = Com ela são { $have } de 4 do mesmo naipe.
run-kind = Com ela são { $have } de 3 da trinca.

## Coaching for people who are new to Kill the Kings: what to do now, and why

coaching-reserve-slot = { $n ->
    [1] { $n } vaga da reserva está livre: dá para comprar sem risco, mas depois pense em abrir espaço.
   *[other] { $n } vagas da reserva estão livres: dá para comprar sem risco e jogar a carta de lá mais tarde.
 }
keeping-below-king = Embaixo de um rei, { $card } fica para sempre, e o que vier depois tem que encaixar ali. Na reserva, pode esperar.
coaching-three-cards = O que mata um rei: uma trinca ou, em ordem decrescente, quatro cartas do mesmo naipe ou cinco de cores alternadas.
coaching-stock-empty = Não há mais o que comprar: veja quais cartas da reserva encaixam umas abaixo das outras.
coaching-nothing-reserve = Nada da reserva encaixa, então a próxima carta decide a partida.
placing-same-rank = Para encaixar, ela tem que ser mais baixa que a de cima, e do mesmo naipe ou da outra cor; ou então ter o mesmo valor.
placing-reserve-full = A reserva está cheia, então ela tem que ir para baixo de um rei: de preferência, onde continua uma série.
keeping-almost-nothing = Quase nada encaixa abaixo de { $card }: melhor guardar para fechar uma série.
coaching-king-needs = Falta uma carta para matar { $king }, e ela está esperando na sua reserva. Um rei morto abre mais uma vaga lá.
coaching-play-card = Jogue uma carta da reserva, e a próxima que você comprar pode esperar lá.
placing-card-card = { $card } é o que falta para matar { $king }: embaixo dele, completa uma série, e ele morre.

## A lesson of Kill the Kings by playing: the four kings die in one prearranged game

lesson-goal = Há quatro reis lá em cima. Mate todos com as cartas que você comprar.
lesson-last = Uma trinca, quatro do mesmo naipe ou cinco de cores alternadas matam. Numa partida sua, *Dica* mostra uma jogada e *Desfazer* volta atrás. Vamos lá?
lesson-steps-cards-come = Suas cartas vêm do monte, uma a uma. Aperte *Comprar*.
lesson-steps-theres-card = Ainda não há carta para jogar. Aperte *Comprar*.
lesson-steps-drew-its = Um 9♥. Agora ele está na sua reserva, e você pode jogá-lo dali.
lesson-steps-fits-below = O 9♥ encaixa abaixo de uma carta mais alta, se as cores forem diferentes ou o naipe for o mesmo. Então K♣, K♥ e K♠ servem, e K♦ não. Aperte *→ K♠*.
lesson-steps-rules-allow = A regra permite, mas aqui o 9♥ começa a coluna do K♠. Aperte *→ K♠*.
lesson-steps-stays-good = Ali ele fica para sempre: o que vier depois na coluna do K♠ tem que encaixar no 9♥, não no rei.
lesson-steps-drew-card = Você comprou 9♣. Uma carta do mesmo valor sempre encaixa: ponha a sua embaixo do outro nove.
lesson-steps-keep-nines = Junte os noves: o outro está na coluna do K♠, então aperte *→ K♠*.
lesson-steps-thats-two = Dois noves. Das três barras dos noves ao lado do K♠, duas estão claras. A dourada é a única que falta.
lesson-steps-theres-three = E vem o 9♠! *Uma trinca*, três cartas seguidas do mesmo valor, mata o rei. O botão que mata é verde.
lesson-steps-kills-nobody = Isso não mata ninguém. O terceiro nove vai com os outros dois: *→ K♠*.
lesson-steps-dead-each = K♠ está morto. Cada rei morto dá mais uma vaga à sua reserva: agora são cinco.
lesson-steps-drew-aces = Você comprou A♣. O ás é a carta mais baixa, então só outro ás encaixaria abaixo dele. É bom para fechar uma coluna: por enquanto, deixe o ás na reserva e aperte *Comprar*.
lesson-steps-block-pile = Ele travaria essa coluna. Guarde o ás para depois: aperte *Comprar*.
lesson-steps-waits-until = Ali ele espera até você precisar.
lesson-steps-four-draws = Quatro cartas depois: na coluna do K♥, cada carta é mais baixa que a anterior, alternando preta e vermelha. *Cinco de cores alternadas* matam. Abra *Jogar da reserva* e escolha *A♣ → K♥*.
lesson-steps-only-needs = Só falta a quinta carta na coluna do K♥: escolha *A♣ → K♥* no menu.
lesson-steps-thats-ace = Era o que o seu ás esperava: K♥ está morto, e você tem seis vagas.
lesson-steps-nine-draws = Nove cartas depois, sua reserva está cheia. Se agora vier uma carta que não encaixa em lugar nenhum, você *estoura*: a partida está perdida. Abra espaço: aperte *→ K♦*, e o 5♦ vai para lá.
lesson-steps-too-risky = Arriscado demais: com a reserva cheia, uma carta que não encaixa em lugar nenhum acaba com a partida. Aperte *→ K♦*.
lesson-steps-theres-room = Há espaço de novo, e você pode comprar sem risco. E na coluna do K♦ há três cartas de ouros.
lesson-steps-drew-four = Você comprou 3♦. *Quatro do mesmo naipe*, cada uma mais baixa que a anterior, também matam. Para qual rei ela serve?
lesson-steps-nows-time = Chegou a hora dela: há três cartas de ouros na coluna do K♦, e ela é a quarta.
lesson-steps-dead-king = J♦ 8♦ 5♦ 3♦: K♦ está morto. Resta um rei.
lesson-steps-three-draws = Três cartas depois, uma carta da sua reserva mata o último rei. Qual?
lesson-steps-doesnt-kill = Isso não mata o K♣. Há dois setes na coluna dele: qual carta faz a trinca?
lesson-steps-four-kings = Os quatro reis estão mortos: *você venceu*, com 21 cartas. Quanto menos, melhor.
lesson-ask = Falta uma carta ao K♦ e uma ao K♥, e a sua reserva tem um oito vermelho para cada um. Qual jogada deixa você matar os dois?
lesson-steps-keep-later = Assim ela ficaria para depois. Mas ela já tem lugar: *→ K♠*.
lesson-steps-need-draw = Não precisa comprar: a carta que mata está na sua reserva, A♣.
lesson-steps-hold-already = Você já a tem: veja os setes na coluna do K♣.
lesson-steps-takes-back = Isso pegaria o 7♠ de volta, mas você precisa dele onde está.
lesson-answers-put-under = Pôr 8♦ embaixo de K♦
lesson-answers-right-fourth = Isso! 8♦ é a quarta carta de ouros, então K♦ está morto. 8♥ encaixa abaixo do 9♠ tão bem quanto 8♦, e em seguida mata K♥.
lesson-answers-put-under-2 = Pôr 8♦ embaixo de K♥
lesson-answers-kills-but = Isso mata K♥, mas a quarta carta na coluna do K♦ tem que ser de ouros. Qual dos seus oitos é?
lesson-answers-draw = Comprar
lesson-answers-full-reserve = Com a reserva cheia, isso é um risco, e cada carta comprada conta. Você já tem as duas cartas de que precisa.

## The picture of a game of Kill the Kings

drawn-won = Venceu
drawn-bust = Estourou
drawn-out-of-moves = Travou
drawn-conceded = Desistiu

## The presenter of Kill the Kings: its board and its rules

name = Morte aos Reis
about = Derrube quatro reis com séries de cartas antes que o monte derrube você. Para 1 jogador.
goal = Mate os quatro reis para vencer
not-now = Isso não é uma jogada de “Morte aos Reis”.
signs-legend = Reis mortos por 3️⃣ cartas do mesmo valor, 4️⃣ do mesmo naipe ou 5️⃣ de cores alternadas · ⬛ ainda vivo
reserve-play-reserve = Jogar da reserva
progress = Reis mortos: { $killed } de 4. No monte: { $stock }
score = { $n ->
    [1] { $n } rei morto
   *[other] { $n } reis mortos
 }
mean = { $percent } dos reis mortos
ending-kings-card = { $n ->
    [1] { $kings }, { $n } carta comprada
   *[other] { $kings }, { $n } cartas compradas
 }
best = { $n ->
    [1] todos os reis, { $n } carta comprada
   *[other] todos os reis, { $n } cartas compradas
 }
nobody = Ontem ninguém derrubou um rei.
fewest = { $n ->
    [1] recorde: { $n } carta
   *[other] recorde: { $n } cartas
 }
best-win = { $n ->
    [1] Melhor vitória: com **{ $n }** carta comprada
   *[other] Melhor vitória: com **{ $n }** cartas compradas
 }
course = { $n ->
    [1] O brasão de { $name } e os reis mortos na última partida contada de { $game }: primeira { $first }, última { $last }, máximo { $most }, mínimo { $fewest }; vitórias: { $won }.
   *[other] O brasão de { $name } e os reis mortos em cada uma das últimas { $n } partidas contadas de { $game }: primeira { $first }, última { $last }, máximo { $most }, mínimo { $fewest }; vitórias: { $won }.
 }
placing-kills-king = mata { $king }
moves = Arriscar
ending-won-card = { $n ->
    [1] vitória com { $n } carta comprada
   *[other] vitória com { $n } cartas compradas
 }
button-undo = Desfazer
button-reserve = Para a reserva

## Sentences on why one action of Kill the Kings is better than another

certain-after-action = Depois de **{ $action }**, nenhuma das cartas que restam pode matar { $king }.
waiting = Há vaga na sua reserva: { $card } pode esperar lá até você saber mais.
by-next-card = { $n ->
    [1] Só pode vir { $n } carta: a vitória é certa com { $wins }; **{ $action }**, com { $fewer }.
   *[other] Das { $n } cartas que podem vir agora, a vitória é certa com { $wins }; **{ $action }**, com { $fewer }.
 }
on-the-table-then-left = { $n ->
    [1] Assim, { $n } das { $left } cartas que restam encaixa embaixo de um rei; depois de **{ $action }**, { $fewer }.
   *[other] Assim, { $n } das { $left } cartas que restam encaixam embaixo de um rei; depois de **{ $action }**, { $fewer }.
 }
by-orders = { $n ->
    [1] Testando mais { $n } ordem do monte, vence em { $won }; **{ $action }**, em { $fewer }.
   *[other] Testando outras { $n } ordens do monte, vence em { $won }; **{ $action }**, em { $fewer }.
 }
by-search = Com todas as ordens possíveis das cartas que restam, vence em { $n } de cada 100 vezes; **{ $action }**, em { $fewer }.
certain-wins-whatever = Vence, venha o que vier.
certain-after-action-cards = Depois de **{ $action }**, as cartas que restam já não bastam para matar todos os reis.
on-the-table-kills-king = Mata { $king } na hora, e isso abre mais uma vaga na reserva.
on-the-table-reserve-full = { $n ->
    [1] Sua reserva está cheia: { $n } das { $left } cartas que restam não encaixa em lugar nenhum e acabaria com a partida.
   *[other] Sua reserva está cheia: { $n } das { $left } cartas que restam não encaixam em lugar nenhum e acabariam com a partida.
 }
on-the-table-then-left-cards = { $n ->
    [1] Assim, { $n } das { $left } cartas que restam mataria um rei; depois de **{ $action }**, { $fewer }.
   *[other] Assim, { $n } das { $left } cartas que restam matariam um rei; depois de **{ $action }**, { $fewer }.
 }

## The rules of Kill the Kings in our own words

play-goal-kill = **Objetivo.** Matar os quatro reis.
ending-won-we = **Dá para ganhar?** Examinamos 1.000 distribuições. Sabendo a ordem do monte, dava para ganhar todas.
rules-solitaire-whose = Uma paciência cujo autor não aparece nas regras que conhecemos.
rules-four-piles = Quatro colunas: K♣ sobre J♣ 9♣; K♦ sobre Q♣ 9♦; K♥ sobre Q♠ 10♦ 6♠ 2♥, faltando uma para cinco alternadas; K♠ sobre 10♠ 6♥ 3♣. Reserva: A♠ e A♣, que acabou de ser comprado.
play-table = **A mesa.**
play-kings-lie = Os reis ficam abertos, cada um com espaço embaixo para uma coluna. As outras 48 cartas são o monte.
play-reserve-slots = Você tem 4 vagas na reserva, e mais uma para cada rei morto.
play-what-you = **O que você pode fazer.**
play-draw-top = Aperte *Comprar*: a carta de cima vai para uma vaga livre da reserva.
play-play-card = Ou jogue uma carta da reserva no fim da coluna de um rei.
play-when-reserve = Com a reserva cheia, a carta comprada tem que ir para baixo de um rei antes de qualquer outra coisa. O que está embaixo de um rei fica ali.
play-fits-card = **O que encaixa.** Uma carta encaixa embaixo de outra se for:
play-lower-other = mais baixa e da outra cor,
play-lower-same = mais baixa e do mesmo naipe,
play-same-rank = ou do mesmo valor.
play-aces-low = O ás é a carta mais baixa. Dá para pular valores.
play-killing-king = **Matar.** Um rei morre quando a coluna dele termina com:
play-five-descending = cinco cartas em ordem decrescente e de cores alternadas,
play-four-descending = quatro cartas em ordem decrescente e do mesmo naipe,
play-three-cards = ou três cartas do mesmo valor.
play-king-himself = O próprio rei não conta. A série pode começar em qualquer ponto da coluna: Q♣ 10♥ 9♠ 8♦ 7♣ mata, e Q♣ 10♥ 10♠ 10♣ também.
play-picture = **A imagem.**
play-just-been = A♣ acabou de ser comprado e encaixa em qualquer lugar. Embaixo do 2♥, completa cinco de cores alternadas, e esse rei morre. Com A♠ seria a mesma coisa.
play-bars-beside = As barras ao lado de um rei são as maneiras de matá-lo ainda em aberto. Uma barra clara é uma carta que já está ali; uma dourada, a única que falta.
ending-win-when = Você vence quando os quatro reis estão mortos.
ending-bust-when = Você estoura quando compra uma carta que não encaixa em lugar nenhum com a reserva cheia. Não adianta se uma carta da reserva ainda pudesse ser jogada.
ending-also-lose = Você também perde quando o monte acaba e nenhuma carta da reserva encaixa (regra da casa).
ending-original-rules = Nas regras originais, a carta comprada pode ir direto para baixo de um rei. Aqui ela passa pela reserva, o que dá na mesma.
ending-undo-takes = *Desfazer* recolhe a última carta que você pôs embaixo de um rei, enquanto você não virar a próxima.
ending-score-number = O resultado são os reis que você matou. Entre vitórias, quanto menos cartas compradas, melhor.
ending-ask-hint = Se você pedir uma dica, a partida só conta se você perder.
ending-theres-clock = Não há relógio.
ending-daily-deal = **A partida do dia.** Também é regra da casa.
ending-each-day = Todo dia (UTC), cada pessoa em um servidor tem uma tentativa. No máximo vinte pessoas recebem as mesmas cartas.
ending-nobody-watch = Ninguém pode ver você jogar a partida do dia, e não há dicas nem *Desfazer*.
ending-until-end = Você tem até o fim do dia seguinte para terminá-la. Depois disso, conta como desistência.

## Sentences of a replay of Kill the Kings

step-name-draws = { $name } compra { $card }
step-name-puts = { $name } põe { $card } embaixo de { $king }
step-name-keeps = { $name } põe a carta na reserva
step-name-takes = { $name } desfaz a última carta
choice = { $card } embaixo de { $king }

## The texts of Kill the Kings: piles, events and endings

refusals-match-over = Esta partida acabou. *Nova partida* dá outras cartas.
refusals-card-drawn = Você comprou uma carta: antes, ponha essa carta embaixo de um rei ou na reserva.
refusals-nothing-drawn = Só uma carta recém-comprada pode ir para a reserva. Compre uma primeiro.
refusals-stock-empty = O monte acabou. Jogue o que está na reserva.
refusals-reserve-full = A reserva está cheia. Mate um rei, ou ponha a carta embaixo de um.
refusals-nothing-to-undo = Não há o que desfazer: depois que a próxima carta é virada, o que está embaixo de um rei fica ali.
refusals-card-not-held = Essa carta não foi comprada nem está na reserva.
refusals-king-dead = Esse rei já está morto.
refusals-does-not-fit = Essa carta não encaixa ali: ela tem que ser mais baixa e da outra cor, mais baixa e do mesmo naipe, ou do mesmo valor.
placing-put-card = { $who }: ponha { $card } embaixo de um rei, ou na reserva.
threat-ways-kills = { $ways } mata
reserve-reserve-taken = Reserva, { $taken } de { $slots }: { $cards }
runs = alternadas { $alternating }/5, naipe { $suited }/4, trinca { $kind }/3
result = **{ $name }** · { $game } · { $kings } { $ending } · { $cards } do monte
headline = Sua jogada
now-play-last = { $who }: jogue as últimas cartas da reserva.
now-put-card = { $who }: ponha { $card } embaixo de um rei, ou deixe na reserva e compre.
now-reserve-full = **A reserva está cheia:** comprar uma carta que não encaixa em lugar nenhum acaba com a partida.
placing-card-fits = { $who }: { $card } não encaixa em lugar nenhum. Para a reserva.
placing-put-card-under = { $who }: ponha { $card } embaixo de um rei.
news = { $cards } não encaixam em lugar nenhum e esperam na reserva.
pile = { $king } morto: { $cards }
threat-cards-kill = o que o mataria já se foi
threat-cards-kills = { $cards } mata
in-words = { $n ->
    [1] { $n } carta no monte
   *[other] { $n } cartas no monte
 }
now-draw = { $who }: compre uma carta.
now-draw-play = { $who }: compre, ou jogue uma carta da reserva.
ending-won = **Os quatro reis estão mortos: { $name } vence**, com { $cards } do monte.
ending-bust = **Estourou!** { $card } não encaixa em lugar nenhum, e a reserva está cheia. { $killed }.
ending-out-of-moves = **Travou:** o monte acabou e nada encaixa. { $killed }.
ending-conceded-killed = **Desistência.** { $killed }.
killing-alternating = **{ $king } está morto**, com cinco cartas de cores alternadas.
killing-suited = **{ $king } está morto**, com quatro cartas do mesmo naipe.
killing-kind = **{ $king } está morto**, com uma trinca.
ways-any-card = qualquer carta mais baixa e de cor diferente da de { $card }
ways-any-lower = qualquer carta mais baixa do naipe de { $card }
ways-any-card-card = qualquer carta do valor de { $card }
news-undone = Jogada desfeita: { $card }.
news-reserved = { $card } não encaixa em lugar nenhum e espera na reserva.
result-bust = estourou
result-out-of-moves = travou
result-lost = perdeu

## Commands

command = morte-aos-reis
    .about = Uma paciência: derrube quatro reis
