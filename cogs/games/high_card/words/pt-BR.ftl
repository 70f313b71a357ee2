## High Card on Discord

## Coaching for people who are new to High Card: what to do now, and why

against-one-cards-see = Das cartas que você não vê: { $lower } abaixo da sua e { $higher } acima.
alone-card-middling = { $card } é de valor médio: com mais { $rivals } na disputa, é bem provável haver uma menor e uma maior.
coaching-both-ends = As duas pontas já têm dono, então uma carta de valor médio tem mais chance no Meio.
coaching-player-said = Quem disse Menor deve ter carta baixa, então a sua pode estar mais alta do que parece.
coaching-player-said-highest = Quem disse Maior deve ter carta alta, então a sua pode estar mais baixa do que parece.
coaching-player-said-middle = Quem disse Meio deve ter uma carta de valor médio: aqui, uma carta bem baixa ou bem alta é forte.
coaching-nobody-spoken = Ninguém falou ainda: a sua menor carta ou a maior é a mais segura. As outras ficam com você.
against-one-two-cards = Das duas cartas jogadas, uma será a menor e a outra, a maior: uma bem baixa ou bem alta é a mais segura.
alone-nothing-ranks = { $card } está bem na ponta da escala: ali não tem erro, porque o empate também vale.
alone-few-cards = Poucas cartas são mais baixas que { $card }, mas com mais { $rivals } na disputa alguém pode ter uma.
alone-few-cards-higher = Poucas cartas são mais altas que { $card }, mas com mais { $rivals } na disputa alguém pode ter uma.

## A lesson of High Card by playing: two rounds against two computers, up to the first win

lesson-goal = Adivinhe onde a sua carta fica entre todas as que forem jogadas. Quem erra está fora.
lesson-last = É só isso: jogue uma carta, diga onde ela fica, acerte e resista mais que os outros. Uma partida de verdade vai até 4 pontos. Vamos lá?
lesson-steps-everyone-card = Cada um tem uma carta que mais ninguém vê. A sua é um 2, e não existe nada mais baixo: diga *Menor*.
lesson-steps-nothing-ranks = Abaixo de um 2 não tem nada. Aperte **Menor**.
lesson-steps-three-right = Os três acertaram: seu 2 era a carta mais baixa, o 9 de Aldric ficou no meio e a dama de Berengar era a mais alta. Ninguém saiu, então a rodada segue com cartas novas.
lesson-steps-now-speak = Agora você fala por último, então escute: os dois disseram Menor. E a sua dama, o que é?
lesson-steps-other-two = Os dois dizem ter carta baixa, então a dama deve ficar por cima: Maior.
lesson-steps-right-again = Acertou de novo. O 7 de Berengar não era a carta mais baixa, e ele está fora desta rodada.
lesson-steps-two-players = Sobraram dois, e você fala primeiro. Com duas cartas, uma é a maior e a outra é a menor. A maioria das cartas é mais baixa que o seu 10.
lesson-steps-more-cards = Há mais cartas abaixo de um 10 do que acima dele, então Maior é o melhor palpite.
lesson-steps-aldric-had = Aldric tinha um 8 e disse Maior: errou. Só sobrou você, então a rodada é sua: **um ponto, e uma carta a mais** daqui em diante.
lesson-steps-point-gave = Com o ponto veio uma segunda carta, então agora você escolhe. Um rei é quase sempre a maior: aperte nele e depois em *Maior*.
lesson-steps-could-anything = Aqui o 6 pode ser qualquer coisa. O rei, como Maior, é a jogada segura.
lesson-steps-right-cards = Isso. As cartas mostradas ficam abertas até o fim da rodada: dê uma olhada nelas antes de falar.
lesson-steps-other-two-both = Os dois disseram Maior. Qual das suas cartas fica bem abaixo das deles?
lesson-steps-go-low = Quando todos vão por cima, vá por baixo: a mais baixa das suas cartas, como Menor.
lesson-steps-berengars-10 = O 10 de Berengar não era a carta mais alta: ele está fora. Mais um, e a vitória é sua.
lesson-steps-only-aldric = Só sobrou Aldric, e você tem uma carta que não erra. Jogue essa carta.
lesson-steps-lowest-fail = Um 2 como Menor não erra: na pior hipótese, empata com outro 2.
lesson-steps-aldrics-wasnt = O 5 de Aldric não era a carta mais baixa. É o seu segundo ponto, e aqui dois bastam para vencer.
lesson-ask = Aldric disse Menor e Berengar disse Maior, e você fala por último. O que você joga?
lesson-steps-only-ace = Só um ás fica acima do rei, então diga *Maior*.
lesson-steps-may-work = Pode dar certo, mas seu 6 é mais seguro: jogue a carta mais baixa.
lesson-answers-highest = Q♣ como Maior
lesson-answers-berengar-said = Berengar disse Maior, então a carta dele deve ser muito alta: talvez sua dama não fique acima dela. Procure algo mais seguro.
lesson-answers-lowest = 8♦ como Menor
lesson-answers-aldric-said = Aldric disse Menor, então a carta dele deve ser mais baixa que um 8. Procure algo mais seguro.
lesson-answers-middle = 8♦ como Meio
lesson-answers-right-claims = Isso! Um diz ter carta baixa e o outro, carta alta, e o seu 8 fica entre as duas: Aldric tinha um 4 e Berengar, um ás.

## The pictures of High Card: the public table, and the same above the viewer's own cards

drawn-lowest = Menor
drawn-middle = Meio
drawn-highest = Maior

## The presenter of High Card: its board, its hand and its rules

name = Carta Alta
about = Jogue uma carta fechada e diga se ela vai ser a menor, a do meio ou a maior. Acerte e resista mais que os outros. Para 2 a 13 jogadores.
goal = Só quem sobra no fim da rodada marca um ponto
not-now = Isso não é uma jogada de “Carta Alta”. Abra sua mão de novo.
signs-legend = ✅ certo · ❌ errado, fora da rodada · ⭐ rodada vencida
options = { $n ->
    [1] Vence quem fizer { $n } ponto primeiro
   *[other] Vence quem fizer { $n } pontos primeiro
 }
memory-hands-played = Mãos jogadas

## Sentences on why one declaration of High Card is better than another

contested = { $name } disse *{ $declaration }*, e aí { $card } só ganha em { $n } de cada 100 vezes.
gain-wins-round = Vence a rodada na hora em { $n } de cada 100 vezes, contra { $other } com { $action }.
reason-two-players = Com só dois na rodada, *Meio* não tem como dar certo.
reason-keeps-card = Assim você guarda { $card } para outra mão.
gain-loses-match = Perde a partida na hora em { $n } de cada 100 vezes, contra { $other } com { $action }.
gain-knocks-out = Tira você da rodada em { $n } de cada 100 vezes, contra { $other } com { $action }.
gain-its-right = Acerta em { $n } de cada 100 vezes, contra { $other } com { $action }.
gain-wins-match = Vence a partida na hora em { $n } de cada 100 vezes, contra { $other } com { $action }.

## The rules of High Card in our own words

play-goal-score = **Objetivo.** Marcar pontos. Vence quem chegar primeiro à meta (padrão: 4).
play-picture-neither = **A imagem.** O 9 não era nem a carta mais baixa nem a mais alta, então *Meio* estava certo. Quem disse *Maior* com o rei errou, porque havia um ás.
rules-reveal-four = Quatro cartas viradas: 4♣ Menor, certo; 9♦ Meio, certo; K♠ Maior, errado; A♥ Maior, certo. Quem jogou a terceira está fora da rodada.
rules-high-card = O jogo “Carta Alta” foi inventado por Chris Gesell e Jason Christie e enviado por Guy Srinivasan.
play-hand = **A mão.**
play-everyone-still = Quem ainda está na rodada recebe uma carta.
play-turn-each = Na sua vez, cada um põe na mesa uma carta da mão, fechada, e diz *Menor*, *Meio* ou *Maior*.
play-when-everyone = Quando todos já falaram, as cartas são viradas. Quem errou está fora da rodada.
play-cards-been = As cartas viradas ficam abertas até a rodada acabar.
play-right = **Quem acertou.**
play-aces-high = O ás é a carta mais alta.
play-lowest-right = *Menor* está certo para todas as cartas do valor mais baixo que apareceu, e *Maior* para todas do mais alto.
play-middle-right = *Meio* está certo para todos os valores entre eles.
play-cards-same = Se todas as cartas forem do mesmo valor, *Menor* e *Maior* estão certos e *Meio* está errado.
play-end-round = **Fim da rodada.**
play-last-player = Quem sobra no fim marca um ponto e, daí em diante, tem uma carta a mais na mão. Com 2 pontos, você escolhe entre 3 cartas.
play-everyone-left = Se todos os que restam errarem juntos, ninguém marca. A rodada é jogada de novo com todo mundo de volta (o número da rodada sobe mesmo assim).
play-deck-too = Se o baralho não der para mais uma mão, marcam todos os que ainda estão na rodada.
play-then-open = Depois, as cartas abertas voltam ao baralho, que é embaralhado. As que você não jogou continuam suas.
rounds-begins = **Quem começa.**
rounds-last-player = Quem marcou por último começa a próxima rodada. Até alguém marcar, começa alguém sorteado (regra da casa).
rounds-later-hands = Nas mãos seguintes da rodada, começa a próxima pessoa à esquerda que ainda está na rodada.
rounds-several-players = Se vários marcaram porque o baralho acabou, siga para a esquerda a partir de quem abriu a última mão, que também conta. O primeiro que tiver marcado começa.
rounds-joining = **Entrar.**
rounds-join-match = Dá para entrar com a partida em andamento. Você começa sem pontos e recebe cartas a partir da próxima rodada.
rounds-up-13 = Podem jogar até 13, desde que o número de jogadores vezes a meta não passe de 52.
rounds-several-players-reach = Se vários chegarem juntos à meta, dividem a vitória.
rounds-leave-out = Se você deixar a partida, fica fora na hora, suas cartas entram no próximo embaralhamento e sua colocação é atrás de todos os que ficaram. Quem sobrar por último vence.
rounds-hand-ends = Se uma mão acabar porque alguém deixou a partida, as cartas ainda fechadas voltam para os donos.
rounds-time-runs = Se o seu tempo acabar, são jogadas por você a carta e a palavra com mais chance de acertar.

## Sentences of a replay of High Card: its steps, and open hands

step-name-says = { $name } diz { $declaration }
worth = acerta em { $right } de cada 100 vezes, e você venceria a partida em { $n }
step-name-plays = { $name } joga { $card } e diz { $declaration }
held = fechada: { $card }

## The texts of High Card: standings, events, and reasons

too-many = { $players } jogadores em busca de { $target } pontos precisam de mais do que as 52 cartas que existem: o número de jogadores vezes o de pontos não pode passar de 52.
refusals-table-full = Em “Carta Alta” cabem no máximo { $most } jogadores.
refusals-players = “Carta Alta” é para { $least } a { $most } jogadores.
heading = Rodada { $round }, mão { $hand } · meta: { $target } · { $deck }
turn = { $name }: sua vez.
result = Últimas cartas viradas: { $plays }
why-lowest-lowest = A menor foi { $lowest } e a maior, { $highest }; as outras ficaram no meio.
judgement-names-wrong = { $n ->
    [1] { $names } errou e está fora.
   *[other] { $names } erraram e estão fora.
 }
why-it-went-out-went-out = Você saiu da rodada com { $card } como *{ $declaration }*: nenhuma carta era mais baixa.
why-out-out-round = Você está fora desta rodada: disse *Meio* com { $card }, e nenhuma carta era mais baixa. Na próxima você volta.
open = Abertas nesta rodada: { $cards }
plain-seat = { $points } de { $target }
state-declared-declaration = declarou **{ $declaration }**
state-out-round = fora desta rodada ✗
state-joins-next = joga a partir da próxima rodada
why-every-card = Todas as cartas eram de valor { $rank }: cada uma é a menor e a maior, e nenhuma é a do meio.
why-lowest-lowest-highest = A menor foi { $lowest } e a maior, { $highest }.
why-lowest-lowest-highest-highest = A menor foi { $lowest } e a maior, { $highest }; nenhuma ficou no meio.
judgement-everyone-right = Todo mundo acertou.
ending-names-wins = A rodada é de { $names }: um ponto e mais uma carta.
ending-nobody-left = Não sobrou ninguém, então ninguém marca e a rodada é jogada de novo.
ending-arent-enough = { $n ->
    [1] O baralho não dá para mais uma mão: { $names } marca um ponto e ganha uma carta.
   *[other] O baralho não dá para mais uma mão: { $names } marcam um ponto e ganham uma carta cada.
 }
question-turn-pick = **Sua vez.** Escolha uma carta e depois diga onde ela vai ficar.
question-turn-card = **Sua vez.** Com { $card }, qual é o palpite: menor, meio ou maior? A resposta já joga a carta.
waiting-card-lies = Sua carta está na mesa, fechada: { $card }.
own-result = Seu resultado
why-it-went-out-went-out-card = Você saiu da rodada com { $card } como *{ $declaration }*: nenhuma carta era mais alta.
why-out-out-round-said = Você está fora desta rodada: disse *Meio* com { $card }, e nenhuma carta era mais alta. Na próxima você volta.
hand-in = Na sua mão: { $cards }.
declaration-lowest = Menor
declaration-middle = Meio
declaration-highest = Maior
heading-deck = { $n ->
    [1] { $n } carta no baralho
   *[other] { $n } cartas no baralho
 }
state-winner = **vitória**
memory-hand-number = **Mão { $number }**
told-joined = { $name } entrou e joga a partir da próxima rodada.
told-left = { $name } deixou a partida.
waiting-youll-get = Você recebe cartas a partir da próxima rodada.
why-it-went-out-highest = Você saiu da rodada com { $card } como *{ $declaration }*: havia uma mais alta, { $other }.
why-it-went-out-lowest = Você saiu da rodada com { $card } como *{ $declaration }*: havia uma mais baixa, { $other }.
why-out-highest = Você está fora desta rodada: disse *Maior* com { $card }, e havia uma mais alta, { $other }. Na próxima você volta.
why-out-lowest = Você está fora desta rodada: disse *Menor* com { $card }, e havia uma mais baixa, { $other }. Na próxima você volta.

## Commands

command = carta-alta
    .about = Dê palpites melhores que os da mesa inteira, de 2 a 13 jogadores
    .target = meta
    .target-about = Pontos para vencer a partida (padrão: 4)
