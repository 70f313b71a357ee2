## The game and its command

name = Carta Alta
start-here = Comece aqui: Carta Alta, um minuto
about = Jogue uma carta fechada e diga se ela vai ser a menor, a do meio ou a maior. Acerte e resista mais que os outros. Para 2 a 13 jogadores.
goal = Só quem sobra no fim da rodada marca um ponto
options = { $n ->
    [1] Vence quem fizer { $n } ponto primeiro
   *[other] Vence quem fizer { $n } pontos primeiro
 }
signs-legend = ✅ certo · ❌ errado, fora da rodada · ⭐ rodada vencida
not-now = Isso não é uma jogada de “Carta Alta”. Abra sua mão de novo.
table-full = Em “Carta Alta” cabem no máximo { $most } jogadores.
players = “Carta Alta” é para { $least } a { $most } jogadores.
too-many = { $players } jogadores em busca de { $target } pontos precisam de mais do que as 52 cartas que existem: o número de jogadores vezes o de pontos não pode passar de 52.

## The board

drawn-lowest = Menor
drawn-middle = Meio
drawn-highest = Maior
declaration = { $said ->
    [lowest] Menor
    [middle] Meio
   *[highest] Maior
 }
button-hands-played = Mãos jogadas
heading = Rodada { $round }, mão { $hand } · meta: { $target } · { $deck ->
    [1] { $deck } carta no baralho
   *[other] { $deck } cartas no baralho
 }
turn = { $whose ->
    [computer] Vez de { $name }.
   *[person] { $name }: sua vez.
 }
last-reveal = Últimas cartas viradas: { $plays }
# $ranks are the different ranks among the $cards.
ends = { $ranks ->
    [1] Todas as cartas eram de valor { $lowest }: cada uma é a menor e a maior, e nenhuma é a do meio.
    [2] { $cards ->
        [2] A menor foi { $lowest } e a maior, { $highest }.
       *[other] A menor foi { $lowest } e a maior, { $highest }; nenhuma ficou no meio.
     }
   *[other] A menor foi { $lowest } e a maior, { $highest }; as outras ficaram no meio.
 }
verdict = { $n ->
    [0] Todo mundo acertou.
    [1] { $names } errou e está fora.
   *[other] { $names } erraram e estão fora.
 }
ending = { $how ->
    [won] A rodada é de { $names }: um ponto e mais uma carta.
    [void] Não sobrou ninguém, então ninguém marca e a rodada é jogada de novo.
   *[short] { $n ->
        [1] O baralho não dá para mais uma mão: { $names } marca um ponto e ganha uma carta.
       *[other] O baralho não dá para mais uma mão: { $names } marcam um ponto e ganham uma carta cada.
     }
 }
news = { $kind ->
    [joined] { $name } entrou e joga a partir da próxima rodada.
   *[left] { $name } deixou a partida.
 }
hand-number = **Mão { $number }**

## The board in words

seat = { $number } { $name }: { $points } de { $target }, { $held ->
    [1] { $held } carta
   *[other] { $held } cartas
 }{ $state ->
    [winner] , **vitória**
    [lowest] , declarou **Menor**
    [middle] , declarou **Meio**
    [highest] , declarou **Maior**
    [to-play] , **na vez**
    [out] , fora desta rodada ✗
    [waiting] , joga a partir da próxima rodada
   *[in] {""}
 }
seat-left = { $number } { $name }: deixou a partida
face-up = Abertas nesta rodada: { $cards }
you-hold = Na sua mão: { $cards }.

## A player's hand

# $card is none, or the card that has been picked; $left are the players left in the round.
question = { $card ->
    [none] **Sua vez.** Escolha uma carta e depois diga onde ela vai ficar.
   *[other] { $left ->
        [2] **Sua vez.** Das duas cartas, { $card } vai ser a menor ou a maior? A resposta já joga a carta.
       *[other] **Sua vez.** Com { $card }, qual é o palpite: menor, meio ou maior? A resposta já joga a carta.
     }
 }
lies-face-down = Sua carta está na mesa, fechada: { $card }.
waiting = { $how ->
    [waiting] Você recebe cartas a partir da próxima rodada.
   *[in] Ainda não é a sua vez.
 }
# $end is the end of the hand that a middle card was at.
why-out = { $said ->
    [highest] Você está fora desta rodada: disse *Maior* com { $card }, e havia uma mais alta, { $highest }. Na próxima você volta.
    [lowest] Você está fora desta rodada: disse *Menor* com { $card }, e havia uma mais baixa, { $lowest }. Na próxima você volta.
   *[middle] { $end ->
        [high] Você está fora desta rodada: disse *Meio* com { $card }, e nenhuma carta era mais alta. Na próxima você volta.
       *[low] Você está fora desta rodada: disse *Meio* com { $card }, e nenhuma carta era mais baixa. Na próxima você volta.
     }
 }
went-out = { $said ->
    [highest] Você saiu da rodada com { $card } como *Maior*: havia uma mais alta, { $highest }.
    [lowest] Você saiu da rodada com { $card } como *Menor*: havia uma mais baixa, { $lowest }.
   *[middle] { $end ->
        [high] Você saiu da rodada com { $card } como *Meio*: nenhuma carta era mais alta.
       *[low] Você saiu da rodada com { $card } como *Meio*: nenhuma carta era mais baixa.
     }
 }
own-result = Você fez { $points }.

## Replays and reviews

# $card is hidden, or the card once it may be seen.
step = { $card ->
    [hidden] { $name } diz “{ $declaration }”
   *[other] { $name } joga { $card } e diz “{ $declaration }”
 }
face-down = fechada: { $card }
worth = { $right ->
    [0] você praticamente nunca acerta
   *[other] você acerta em { $right_percent } das vezes
 } e { $n ->
    [0] quase nunca venceria a partida
    [100] quase sempre venceria a partida
   *[other] venceria a partida em { $percent } das vezes
 }
reason = { $why ->
    [two-left] Só restam você e { $rivals }: *Meio* não tem como dar certo.
    [never-middle] { $said ->
        [lowest] Nenhuma das cartas que você não vê é mais baixa que { $card }: essa não tem como ficar no meio.
       *[highest] Nenhuma das cartas que você não vê é mais alta que { $card }: essa não tem como ficar no meio.
     }
    [fatal] { $ahead } pode vencer a partida com esta rodada, e **{ $action }** torna isso mais provável.
    [keeps-sure] { $card } como *{ declaration }* não tem como dar errado: guarde para outra mão.
    [keeps] Vale mais guardar { $card } para outra mão.
    [sure] { $said ->
        [lowest] Nenhuma das cartas que você não vê é mais baixa que { $best }: *Menor* não tem como dar errado.
       *[highest] Nenhuma das cartas que você não vê é mais alta que { $best }: *Maior* não tem como dar errado.
     }
    [stronger] { $said ->
        [lowest] É mais difícil ficar abaixo de { $best } que de { $card }.
       *[highest] É mais difícil passar de { $best } que de { $card }.
     }
    [nearer] { $best } fica mais perto do meio que { $card }.
    [beats] Como *{ declaration }*, { $best } provavelmente ganha de { $names }, e aí a rodada é sua.
    [between] *Menor* é de { $lows } e *Maior* é de { $highs }: { $best } deve ficar entre as duas pontas.
    [claimed] { $n ->
        [1] { $names } disse *{ declaration }* e deve ter uma carta que ganha de { $card }.
       *[other] { $names } disseram *{ declaration }*: alguma dessas cartas deve ganhar de { $card }.
     }
    [unclaimed] { $said ->
        [lowest] Ninguém disse *Menor* até agora, então { $best } deve ser a menor carta.
       *[highest] Ninguém disse *Maior* até agora, então { $best } deve ser a maior carta.
     }
    [exposed] { $said ->
        [lowest] Ninguém disse *Menor* até agora, mas alguém deve ter uma carta mais baixa que { $card }.
       *[highest] Ninguém disse *Maior* até agora, mas alguém deve ter uma carta mais alta que { $card }.
     }
   *[unseen] { $said ->
        [lowest] A maioria das cartas que você não vê é mais alta que { $best }.
       *[highest] A maioria das cartas que você não vê é mais baixa que { $best }.
     }
 }

## Advice for people who are new to High Card

advice = { $case ->
    [two-left] Das duas cartas jogadas, uma será a menor e a outra, a maior: uma bem baixa ou bem alta é a mais segura.
    [two-left-one-card] Das cartas que você não vê: { $lower } abaixo da sua e { $higher } acima.
    [both-ends] As duas pontas já têm dono, então uma carta de valor médio tem mais chance no “Meio”.
    [lowest-said] Quem disse “Menor” deve ter carta baixa, então a sua pode estar mais alta do que parece.
    [highest-said] Quem disse “Maior” deve ter carta alta, então a sua pode estar mais baixa do que parece.
    [middle-said] Quem disse “Meio” deve ter uma carta de valor médio: aqui, uma carta bem baixa ou bem alta é forte.
    [first] Ninguém falou ainda: a sua menor carta ou a maior é a mais segura. As outras ficam com você.
    [end] Com { $card }, *{ $end }* não tem erro, porque o empate também vale.
    [low] Poucas cartas são mais baixas que { $card }, mas com mais { $rivals } na disputa alguém pode ter uma.
    [high] Poucas cartas são mais altas que { $card }, mas com mais { $rivals } na disputa alguém pode ter uma.
   *[middling] { $card } é de valor médio: com mais { $rivals } na disputa, é bem provável haver uma menor e uma maior.
 }

## The rules: $kept and $leaving are house rules of all games

rules-play =
    {""}**Objetivo.** Marcar pontos. Vence quem chegar primeiro à meta (padrão: 4).

    {""}**A mão.**
    - Quem ainda está na rodada recebe uma carta.
    - Um após o outro, para a esquerda, cada um põe na mesa uma carta da mão, fechada, e diz *Menor*, *Meio* ou *Maior*.
    - Quando todos já falaram, as cartas são viradas. Quem errou está fora da rodada.
    - As cartas viradas ficam abertas até a rodada acabar.

    {""}**Quem acertou.**
    - O ás é a carta mais alta.
    - *Menor* está certo para todas as cartas do valor mais baixo que apareceu, e *Maior* para todas do mais alto.
    - *Meio* está certo para todos os valores entre eles.
    - Se todas as cartas forem do mesmo valor, *Menor* e *Maior* estão certos e *Meio* está errado.

    {""}**Fim da rodada.**
    - Quem sobra no fim marca um ponto e, daí em diante, tem uma carta a mais na mão. Com 2 pontos, você escolhe entre 3 cartas.
    - Se todos os que restam errarem juntos, ninguém marca. A rodada é jogada de novo com todo mundo de volta (o número da rodada sobe mesmo assim).
    - Se o baralho não der para mais uma mão, marcam todos os que ainda estão na rodada.
    - Depois, as cartas abertas voltam ao baralho, que é embaralhado. As que você não jogou continuam suas.

    {""}**A imagem.** O 9 não era nem a carta mais baixa nem a mais alta, então *Meio* estava certo. Quem disse *Maior* com o rei errou, porque havia um ás.
rules-rounds =
    {""}**Quem começa.**
    - Quem marcou por último começa a próxima rodada. Até alguém marcar, começa alguém sorteado (regra da casa).
    - Nas mãos seguintes da rodada, começa a próxima pessoa à esquerda que ainda está na rodada.
    - Se vários marcaram porque o baralho acabou, siga para a esquerda a partir de quem abriu a última mão, que também conta. O primeiro que tiver marcado começa.

    {""}**Entrar.**
    - Dá para entrar com a partida em andamento. Você começa sem pontos e recebe cartas a partir da próxima rodada.
    - Podem jogar até 13, desde que o número de jogadores vezes a meta não passe de 52 (regra da casa).

    {""}**Regras da casa.**
    - Se vários chegarem juntos à meta, dividem a vitória.
    - Se você deixar a partida, fica fora na hora, suas cartas entram no próximo embaralhamento e você termina atrás de todos os que ficaram. Quem sobrar por último vence.
    - Se uma mão acabar porque alguém deixou a partida, as cartas ainda fechadas voltam para os donos.
    - Se o seu tempo acabar, são jogadas no seu lugar a carta e a palavra com mais chance de acertar.
    - { $kept }
    - { $leaving }
rules-picture = Quatro cartas viradas: 4♣ “Menor”, certo; 9♦ “Meio”, certo; K♠ “Maior”, errado; A♥ “Maior”, certo. Quem jogou a terceira está fora da rodada.
credit = O jogo “Carta Alta” foi inventado por Chris Gesell e Jason Christie e enviado por Guy Srinivasan.

## The lesson: what each step says, and says of wrong moves and of the right one

lesson-goal = Adivinhe onde a sua carta fica entre todas as que forem jogadas. Quem erra está fora.
lesson-deuce = { $part ->
    [say] Cada um tem uma carta que mais ninguém vê. A sua é um 2, e não existe nada mais baixo: diga *Menor*.
    [wrong] Abaixo de um 2 não tem nada. Aperte **Menor**.
   *[well] Os três acertaram: seu 2 era a carta mais baixa, o 9 de Aldric ficou no meio e a dama de Berengar era a mais alta. Ninguém saiu, então a rodada segue com cartas novas.
 }
lesson-listen = { $part ->
    [say] Agora você fala por último, então escute: os dois disseram “Menor”. E a sua dama, o que é?
    [wrong] Os dois dizem ter carta baixa, então a dama deve ficar por cima: “Maior”.
   *[well] Acertou de novo. O 7 de Berengar não era a carta mais baixa, e ele está fora desta rodada.
 }
lesson-two-left = { $part ->
    [say] Sobraram dois, e você fala primeiro. Com duas cartas, uma é a maior e a outra é a menor. A maioria das cartas é mais baixa que o seu 10.
    [wrong] Há mais cartas abaixo de um 10 do que acima dele, então “Maior” é o melhor palpite.
   *[well] Aldric tinha um 8 e disse “Maior”: errou. Só sobrou você, então a rodada é sua: **um ponto, e uma carta a mais** daqui em diante.
 }
lesson-choose = { $part ->
    [say] Com o ponto veio uma segunda carta, então agora você escolhe. Um rei é quase sempre a maior: aperte nele e depois em *Maior*.
    [wrong] Aqui o 6 pode ser qualquer coisa. O rei, como “Maior”, é a jogada segura.
    [other-card] Só um ás fica acima do rei, então diga *Maior*.
   *[well] Isso. As cartas mostradas ficam abertas até o fim da rodada: dê uma olhada nelas antes de falar.
 }
lesson-go-low = { $part ->
    [say] Os dois disseram “Maior”. Qual das suas cartas fica bem abaixo das deles?
    [wrong] Quando todos vão por cima, vá por baixo: a mais baixa das suas cartas, como “Menor”.
    [other-card] Pode dar certo, mas seu 6 é mais seguro: jogue a carta mais baixa.
   *[well] O 10 de Berengar não era a carta mais alta: ele está fora. Mais um, e a vitória é sua.
 }
lesson-sure = { $part ->
    [say] Só sobrou Aldric, e você tem uma carta que não erra. Jogue essa carta.
    [wrong] Um 2 como “Menor” não erra: na pior hipótese, empata com outro 2.
   *[well] O 5 de Aldric não era a carta mais baixa. É o seu segundo ponto, e aqui dois bastam para vencer.
 }
lesson-question = Aldric disse “Menor” e Berengar disse “Maior”, e você fala por último. O que você joga?
lesson-answer-highest = { $part ->
    [label] Q♣ como “Maior”
   *[why] Berengar disse “Maior”, então a carta dele deve ser muito alta: talvez sua dama não fique acima dela. Procure algo mais seguro.
 }
lesson-answer-lowest = { $part ->
    [label] 8♦ como “Menor”
   *[why] Aldric disse “Menor”, então a carta dele deve ser mais baixa que um 8. Procure algo mais seguro.
 }
lesson-answer-middle = { $part ->
    [label] 8♦ como “Meio”
   *[why] Isso! Um diz ter carta baixa e o outro, carta alta, e o seu 8 fica entre as duas: Aldric tinha um 4 e Berengar, um ás.
 }
lesson-last = É só isso: jogue uma carta, diga onde ela fica, acerte e resista mais que os outros. Uma partida de verdade vai até 4 pontos. Vamos lá?

## Commands

command = carta-alta
    .about = Dê palpites melhores que os da mesa inteira, de 2 a 13 jogadores
    .target = meta
    .target-about = Pontos para vencer a partida (padrão: 4)
