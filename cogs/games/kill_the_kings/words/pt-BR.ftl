## The game and its command

name = Morte aos Reis
about = Derrube quatro reis com séries de cartas antes que o monte derrube você. Para 1 jogador.
goal = Mate os quatro reis para vencer
signs-legend = 3️⃣ rei morto com uma trinca · 4️⃣ rei morto com quatro cartas do mesmo naipe · 5️⃣ rei morto com cinco cartas de cores alternadas · ⬛ rei ainda vivo
refusal = { $code ->
    [match_over] Esta partida acabou. *Nova partida* dá outras cartas.
    [card_drawn] Você comprou uma carta: antes, ponha essa carta embaixo de um rei ou na reserva.
    [nothing_drawn] Só uma carta recém-comprada pode ir para a reserva. Compre uma primeiro.
    [stock_empty] O monte acabou. Jogue o que está na reserva.
    [reserve_full] A reserva está cheia. Mate um rei, ou ponha a carta embaixo de um.
    [nothing_to_undo] Não há o que desfazer: depois que a próxima carta é virada, o que está embaixo de um rei fica ali.
    [card_not_held] Essa carta não foi comprada nem está na reserva.
    [king_dead] Esse rei já está morto.
    [does_not_fit] Essa carta não encaixa ali: ela tem que ser mais baixa e da outra cor, mais baixa e do mesmo naipe, ou do mesmo valor.
   *[other] Isso não é uma jogada de “Morte aos Reis”.
 }

## The board

your-move = Sua jogada
# $card has just been drawn. It's already in the reserve if the move is [newest].
now = { $move ->
    [stuck] { $who }: **{ $card }** não encaixa em lugar nenhum. Para a reserva.
    [must-place] { $who }: ponha **{ $card }** embaixo de um rei.
    [place] { $who }: ponha **{ $card }** embaixo de um rei, ou na reserva.
    [last] { $who }: jogue as últimas cartas da reserva.
    [newest] { $who }: ponha **{ $card }** embaixo de um rei, ou deixe na reserva e compre.
    [play] { $who }: compre, ou jogue uma carta da reserva.
   *[draw] { $who }: compre uma carta.
 }
reserve-full = **A reserva está cheia:** comprar uma carta que não encaixa em lugar nenhum acaba com a partida.
# $cards is the king who was killed, the card that was taken back, or those that fit nowhere.
event = { $kind ->
    [useless] { $n ->
        [1] **{ $cards }** não encaixa em lugar nenhum e espera na reserva.
       *[other] **{ $cards }** não encaixam em lugar nenhum e esperam na reserva.
     }
    [undone] Jogada desfeita: { $cards }.
    [killed] { $way ->
        [alternating] **{ $cards } está morto**, com cinco cartas de cores alternadas.
        [suited] **{ $cards } está morto**, com quatro cartas do mesmo naipe.
       *[kind] **{ $cards } está morto**, com uma trinca.
     }
   *[other] {""}
 }
# $n is the number of kings killed, for { score }.
ending = { $how ->
    [won] { $drawn ->
        [1] **Os quatro reis estão mortos: { $name } vence**, com { $drawn } carta do monte.
       *[other] **Os quatro reis estão mortos: { $name } vence**, com { $drawn } cartas do monte.
     }
    [bust] **Estourou!** **{ $card }** não encaixa em lugar nenhum, e a reserva está cheia. { score }.
    [out_of_moves] **Travou:** o monte acabou e nada encaixa. { score }.
   *[conceded] **Desistência.** { score }.
 }
dead-pile = { $king } morto: { $cards }
# $cards are cards, or if the case is [ways], kinds of cards from deadly-cards.
threat = { $how ->
    [gone] não resta carta que mate esse rei
   *[ways] { $cards } mata
 }
deadly-cards = { $way ->
    [alternating] qualquer carta mais baixa e de cor diferente da de { $card }
    [suited] qualquer carta mais baixa do naipe de { $card }
   *[kind] qualquer carta do valor de { $card }
 }
runs = { $alternating } de 5 alternadas, { $suited } de 4 do naipe, { $kind } de 3 iguais
reserve = Reserva, { $taken } de { $slots }: { $cards }
stock = { $n ->
    [1] { $n } carta no monte
   *[other] { $n } cartas no monte
 }

## Buttons and menus

button-draw = Comprar
button-risk = Arriscar
button-undo = Desfazer
button-reserve = Para a reserva
play-reserve = Jogar da reserva
kills-king = mata { $king }

## Results

score = { $n ->
    [1] { $n } rei morto
   *[other] { $n } reis mortos
 }
mean = { $percent } dos reis mortos
so-far = Reis mortos: { $killed } de 4. No monte: { $stock ->
    [1] { $stock } carta
   *[other] { $stock } cartas
 }
result = { $kings } { $ending ->
    [won] venceu
    [bust] estourou
    [out_of_moves] travou
    [conceded] desistiu
   *[lost] perdeu
 } · { $drawn ->
    [1] { $drawn } carta
   *[other] { $drawn } cartas
 } do monte
# $n is the number of kings killed, for { score }.
game-result = { $won ->
    [1] { $drawn ->
        [1] vitória com { $drawn } carta comprada
       *[other] vitória com { $drawn } cartas compradas
     }
   *[0] { $drawn ->
        [1] { score }, { $drawn } carta comprada
       *[other] { score }, { $drawn } cartas compradas
     }
 }
best-result = { $won ->
    [1] { $drawn ->
        [1] todos os reis, { $drawn } carta comprada
       *[other] todos os reis, { $drawn } cartas compradas
     }
   *[0] { score }
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
    [1] O brasão de { $name } e os reis mortos em uma partida contada de “{ $game }”: { $last }; vitórias: { $won }.
   *[other] O brasão de { $name } e os reis mortos em cada uma das últimas { $n } partidas contadas de “{ $game }”: primeira { $first }, última { $last }, máximo { $most }, mínimo { $fewest }; vitórias: { $won }.
 }

## Replays and reviews

step = { $what ->
    [draw] { $name } compra { $card }
    [place] { $name } põe { $card } embaixo de { $king }
    [reserve] { $name } põe a carta na reserva
   *[undo] { $name } desfaz a última carta
 }
move = { $what ->
    [draw] { button-draw }
    [place] { $card } embaixo de { $king }
    [reserve] { button-reserve }
   *[undo] { button-undo }
 }
# It's the better choice, with $n; $action is the other one, with $fewer.
reason = { $why ->
    [certain] **{ $best }** vence, venha o que vier.
    [spared] Depois de **{ $action }**, nenhuma das cartas que restam pode matar { $cards }.
    [hopeless] Depois de **{ $action }**, as cartas que restam já não bastam para matar todos os reis.
    [killed] Mata { $king } na hora, e isso abre mais uma vaga na reserva.
    [full] Sua reserva está cheia: { $cards } não encaixaria em lugar nenhum e acabaria com a partida.
    [disarms] { $cards } ainda pode matar { $king }, mas não depois de { $card } entrar ali.
    [breaks] Embaixo de { $king }, { $card } interrompe a série { $run }.
    [strands] Com { $card } embaixo de { $king }, não sobra lugar nenhum para { $all } da sua reserva.
    [first] { $cards } pode ir antes para baixo de { $king }: { $card } ainda encaixa depois, e o contrário não.
    [pairs] { $card } e { $cards } têm o mesmo valor: na reserva, podem esperar a terceira.
    [low] { $value ->
        [1] Embaixo de { $card } só encaixam os outros ases: melhor guardar essa carta para fechar uma série.
        [2] Embaixo de { $king }, { $card } só deixa lugar para ases e 2.
       *[other] Embaixo de { $king }, { $card } só deixa lugar para ases, 2 e 3.
     }
    [blocks] Com { $card } embaixo de { $king }, você não poderia mais pôr ali { $all } da sua reserva.
    [opens] Ainda não há nada embaixo de { $king }, e { $card } fecharia a porta a tudo que é mais alto.
    [shuts] Embaixo de { $above } encaixam mais cartas que embaixo de { $card }: nada mais alto caberia embaixo de { $king }.
    [arms] Com { $card } embaixo de { $king }, ele morre assim que vier { $cards }.
    [continues] Embaixo de { $king }, { $card } continua a série { $run }.
    [covers] Embaixo de { $cards } encaixam mais cartas que embaixo de { $above }: { $card } fica melhor embaixo de { $above }.
    [slot] Na reserva, { $card } ocuparia sua última vaga livre.
    [room] **{ $best }** abre uma vaga na sua reserva antes da próxima carta.
   *[waits] { $card } pode esperar na sua reserva até você saber mais.
 }

## Hints and coaching

hint = { $what ->
    [draw] { $free ->
        [0] Dica: compre. Nada da reserva encaixa.
        [1] Dica: compre primeiro. Ainda há { $free } vaga livre na reserva.
       *[other] Dica: compre primeiro. Ainda há { $free } vagas livres na reserva.
     }
    [reserve] Dica: { $card } para a reserva.
    [kills] Dica: { $card } mata { $king }.
   *[place] Dica: { $card } embaixo de { $king }.
 }
hint-why = { $why ->
    [held] Depois, { $card } mata esse rei.
    [stock] { $n ->
        [1] Depois, { $n } carta do monte mataria esse rei.
       *[other] Depois, qualquer uma de { $n } cartas do monte mataria esse rei.
     }
    [only] Não encaixa em nenhum outro lugar.
    [alternating] Com ela são { $n } de 5 em cores alternadas.
    [suited] Com ela são { $n } de 4 do mesmo naipe.
    [kind] Com ela são { $n } de 3 da trinca.
   *[fits] { $n ->
        [1] { $n } carta do monte encaixa abaixo dela.
       *[other] { $n } cartas do monte encaixam abaixo dela.
     }
 }
coaching = { $case ->
    [start] O que mata um rei: uma trinca ou, em ordem decrescente, quatro cartas do mesmo naipe ou cinco de cores alternadas.
    [kills] { $card } é o que falta para matar { $king }: embaixo dele, completa uma série, e ele morre.
    [needs] { $card }, na sua reserva, mata { $king }. Um rei morto abre mais uma vaga lá.
    [stuck] Para encaixar, ela tem que ser mais baixa que a de cima, e do mesmo naipe ou da outra cor; ou então ter o mesmo valor.
    [must-place] A reserva está cheia, então ela tem que ir para baixo de um rei: de preferência, onde continua uma série.
    [last] Não há mais o que comprar: veja quais cartas da reserva encaixam umas abaixo das outras.
    [full] { $move ->
        [draw] Nada da reserva encaixa, então a próxima carta decide a partida.
       *[play] Jogue uma carta da reserva, e a próxima que você comprar pode esperar lá.
     }
    [low] Quase nada encaixa abaixo de { $card }: melhor guardar para fechar uma série.
    [keep] Embaixo de um rei, { $card } fica para sempre, e a próxima carta tem que encaixar ali. Na reserva, pode esperar.
   *[room] { $n ->
        [1] { $n } vaga da reserva está livre: dá para comprar sem risco, mas depois pense em abrir espaço.
       *[other] { $n } vagas da reserva estão livres: dá para comprar sem risco e jogar a carta de lá mais tarde.
     }
 }

## Rules

rules-credit = Uma paciência cujo autor não aparece nas regras que conheço.
rules-picture = Quatro colunas: K♣ sobre J♣ 9♣; K♦ sobre Q♣ 9♦; K♥ sobre Q♠ 10♦ 6♠ 2♥, faltando uma para cinco alternadas; K♠ sobre 10♠ 6♥ 3♣. Reserva: A♠ e A♣, que acabou de ser comprado.
rules-play =
    {""}**Objetivo.** Matar os quatro reis.

    {""}**A mesa.**
    - Os reis ficam abertos, cada um com espaço embaixo para uma coluna. As outras 48 cartas são o monte.
    - Você tem 4 vagas na reserva, e mais uma para cada rei morto.

    {""}**O que você pode fazer.**
    - Aperte *Comprar*: a carta de cima vai para uma vaga livre da reserva.
    - Ou jogue uma carta da reserva no fim da coluna de um rei.
    - Com a reserva cheia, a carta comprada tem que ir para baixo de um rei antes de qualquer outra coisa. O que está embaixo de um rei fica ali.

    {""}**O que encaixa.** Uma carta encaixa embaixo de outra se for:
    - mais baixa e da outra cor,
    - mais baixa e do mesmo naipe,
    - ou do mesmo valor.

    A primeira carta tem que encaixar no rei. O ás é a carta mais baixa, e dá para pular valores.

    {""}**Matar.** Um rei morre quando a coluna dele termina com:
    - cinco cartas em ordem decrescente e de cores alternadas,
    - quatro cartas em ordem decrescente e do mesmo naipe,
    - ou três cartas do mesmo valor.

    O próprio rei não conta. A série pode começar em qualquer ponto da coluna: Q♣ 10♥ 9♠ 8♦ 7♣ mata, e Q♣ 10♥ 10♠ 10♣ também.

    {""}**A imagem.**
    - A♣ acabou de ser comprado e encaixa em qualquer lugar. Embaixo do 2♥, completa cinco de cores alternadas, e esse rei morre. Com A♠ seria a mesma coisa.
    - As barras ao lado de um rei são as maneiras ainda em aberto de matar esse rei. Uma barra clara é uma carta que já está ali; uma dourada, a única que falta.
rules-ending =
    {""}**O fim.**
    - Você vence quando os quatro reis estão mortos.
    - Você estoura quando compra uma carta que não encaixa em lugar nenhum com a reserva cheia, mesmo que uma carta da reserva ainda pudesse ser jogada.
    - Você também perde quando o monte acaba e nenhuma carta da reserva encaixa (regra da casa).

    {""}**Dá para ganhar?** Examinei 1.000 distribuições. Sabendo a ordem do monte, dava para ganhar todas.

    {""}**Regras da casa.**
    - Nas regras originais, a carta comprada pode ir direto para baixo de um rei. Aqui ela passa pela reserva, o que dá na mesma.
    - *Desfazer* recolhe a última carta que você pôs embaixo de um rei, enquanto você não virar a próxima.
    - O resultado são os reis que você matou. Entre vitórias, quanto menos cartas compradas, melhor.
    - Se você pedir uma dica, a partida só conta se você perder.
    - Não há relógio.

    {""}**A partida do dia.** Também é regra da casa.
    - Todo dia (UTC), cada pessoa em um servidor tem uma tentativa. No máximo vinte pessoas recebem as mesmas cartas.
    - Ninguém pode ver você jogar a partida do dia, e não há dicas nem *Desfazer*.
    - Você tem até o fim do dia seguinte para terminar. Depois disso, conta como desistência.

## The lesson: four kings die in one prearranged game

lesson-goal = Há quatro reis lá em cima. Mate todos com as cartas que você comprar.
lesson-last = Uma trinca, quatro do mesmo naipe ou cinco de cores alternadas matam. Numa partida sua, *Dica* mostra uma jogada e *Desfazer* volta atrás. Vamos lá?
lesson-draw = { $part ->
    [say] Suas cartas vêm do monte, uma a uma. Aperte *Comprar*.
    [wrong] Ainda não há carta para jogar. Aperte *Comprar*.
   *[well] Um 9♥. Agora ele está na sua reserva, e dali você pode jogar essa carta.
 }
lesson-nine = { $part ->
    [say] O 9♥ encaixa abaixo de uma carta mais alta, se as cores forem diferentes ou o naipe for o mesmo. Então K♣, K♥ e K♠ servem, e K♦ não. Aperte *→ K♠*.
    [draw] Assim ela ficaria para depois. Mas ela já tem lugar: *→ K♠*.
    [wrong] A regra permite, mas aqui o 9♥ começa a coluna do K♠. Aperte *→ K♠*.
   *[well] Ali ele fica para sempre: o que vier depois na coluna do K♠ tem que encaixar no 9♥, não no rei.
 }
lesson-second-nine = { $part ->
    [say] Você comprou 9♣. Uma carta do mesmo valor sempre encaixa: ponha a sua embaixo do outro nove.
    [wrong] Junte os noves: o outro está na coluna do K♠, então aperte *→ K♠*.
   *[well] Dois noves. Das três barras dos noves ao lado do K♠, duas estão claras. A dourada é a única que falta.
 }
lesson-third-nine = { $part ->
    [say] E vem o 9♠! *Uma trinca*, três cartas seguidas do mesmo valor, mata o rei. O botão que mata é verde.
    [wrong] Isso não mata ninguém. O terceiro nove vai com os outros dois: *→ K♠*.
   *[well] K♠ está morto. Cada rei morto dá mais uma vaga à sua reserva: agora são cinco.
 }
lesson-ace = { $part ->
    [say] Você comprou A♣. O ás é a carta mais baixa, então só outro ás encaixaria abaixo dele. É bom para fechar uma coluna: por enquanto, deixe o ás na reserva e aperte *Comprar*.
    [wrong] Ele travaria essa coluna. Guarde o ás para depois: aperte *Comprar*.
   *[well] Ali ele espera até você precisar.
 }
lesson-five = { $part ->
    [say] Quatro cartas depois: na coluna do K♥, cada carta é mais baixa que a anterior, alternando preta e vermelha. *Cinco de cores alternadas* matam. Abra *Jogar da reserva* e escolha *A♣ → K♥*.
    [draw] Não precisa comprar: a carta que mata está na sua reserva, A♣.
    [wrong] Só falta a quinta carta na coluna do K♥: escolha *A♣ → K♥* no menu.
   *[well] Era o que o seu ás esperava: K♥ está morto, e você tem seis vagas.
 }
lesson-full-reserve = { $part ->
    [say] Nove cartas depois, sua reserva está cheia. Se agora vier uma carta que não encaixa em lugar nenhum, você *estoura*: a partida está perdida. Abra espaço: aperte *→ K♦*, e o 5♦ vai para lá.
    [wrong] Arriscado demais: com a reserva cheia, uma carta que não encaixa em lugar nenhum acaba com a partida. Aperte *→ K♦*.
   *[well] Há espaço de novo, e você pode comprar sem risco. E na coluna do K♦ há três cartas de ouros.
 }
lesson-four = { $part ->
    [say] Você comprou 3♦. *Quatro do mesmo naipe*, cada uma mais baixa que a anterior, também matam. Para qual rei ela serve?
    [wrong] Chegou a hora dela: há três cartas de ouros na coluna do K♦, e ela é a quarta.
   *[well] J♦ 8♦ 5♦ 3♦: K♦ está morto. Resta um rei.
 }
lesson-last-king = { $part ->
    [say] Três cartas depois, uma carta da sua reserva mata o último rei. Qual?
    [draw] Ela já está com você: veja os setes na coluna do K♣.
    [undo] Isso pegaria o 7♠ de volta, mas você precisa dele onde está.
    [wrong] Isso não mata o K♣. Há dois setes na coluna dele: qual carta faz a trinca?
   *[well] Os quatro reis estão mortos: *você venceu*, com 21 cartas. Quanto menos, melhor.
 }
lesson-question = { $part ->
    [ask] Falta uma carta ao K♦ e uma ao K♥, e a sua reserva tem um oito vermelho para cada um. Qual jogada deixa você matar os dois?
    [diamonds] Pôr 8♦ embaixo de K♦
    [diamonds-why] Isso! 8♦ é a quarta carta de ouros, então K♦ está morto. 8♥ encaixa abaixo do 9♠ tão bem quanto 8♦, e em seguida mata K♥.
    [hearts] Pôr 8♦ embaixo de K♥
    [hearts-why] Isso mata K♥, mas a quarta carta na coluna do K♦ tem que ser de ouros. Qual dos seus oitos é?
    [draw] { button-draw }
   *[draw-why] Com a reserva cheia, isso é um risco, e quanto menos cartas você comprar, melhor. Você já tem as duas cartas de que precisa.
 }

## The picture

drawn-won = Venceu
drawn-bust = Estourou
drawn-out-of-moves = Travou
drawn-conceded = Desistiu

## Commands

command = morte-aos-reis
    .about = Uma paciência: derrube quatro reis
