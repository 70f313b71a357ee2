## King of the Hill: Eighty Points on Discord

## Coaching for people who are new to Eighty Points: what to do now, and why

declaring-suit-held = Com { $suit }, trunfos na sua mão: { $n } de { $held }. O normal é um em cada três cartas; com mais, vale a pena declarar.
leading-lead-highest = A saída é sua: uma carta que ganha de todas traz os pontos da vaza; uma carta baixa entrega a saída.
following-name-winning = { $name } está levando a vaza contra você com { $cards }, mas você pode passar na frente. Pontos nesta vaza: { $n }.
declaring-youve-declared = Você declarou; um par ainda pode cobrir uma carta sozinha.
declaring-theres-already = Já há uma declaração, e só um par de valor { $rank } pode cobrir.
declaring-need-card = Só uma carta de valor { $rank } permite declarar. Sem ela, espere para ver com quem você joga.
declaring-suit-held-cards = Com { $suit }, trunfos na sua mão: { $n } de { $held }. O normal é um em cada três cartas; um Rei da Colina quer mais.
leading-lead-aces = A saída é sua: com ases, pares e trunfos altos, os pontos não chegam aos desafiantes, que precisam de 80.
leading-lead-pair = Você pode sair com um par: só um par mais alto ou um par de trunfos ganha dele, então os pontos estão bem seguros.
following-name-winning-side = { $name } está levando a vaza para o seu lado com { $cards }: os pontos que você puser podem ficar com vocês.
following-name-winning-cards = { $name } está levando a vaza com { $cards }. Se for você a jogar { $card } primeiro, vocês ficam do mesmo lado.
following-beat-cards = { $cards }: nada que você possa jogar ganha disso. Um cinco, um dez ou um rei seu iria para quem levar a vaza.
following-beat-cards-but = Você pode ganhar de { $cards }, mas ainda não dá para saber de que lado { $name } está. Pontos nesta vaza: { $n }.
coaching-naming = O trunfo ganha de qualquer outro naipe, então ter muitos ajuda. Com { $suit }, você teria { $n }.
coaching-burying = Enterre um naipe inteiro, e você pode cortar quando saírem com ele.
coaching-calling = Quem tem uma carta alta que falta a você é um bom aliado, e é provável que ela apareça logo.
coaching-scored = Os postos ficam, os lados não: quem foi contra você pode ser seu aliado na próxima rodada.

## The controls of Eighty Points: declaring, burying, calling, playing

naming-name-suit = Dizer o naipe
naming-nobody-declared = **Ninguém declarou.** Diga o naipe do trunfo.
burying-king-hill = **Você é Rei da Colina.** Enterre oito das suas 28 cartas. Se um desafiante levar a última vaza, os pontos enterrados valem em dobro para os desafiantes.
calling-call-card = **Chame uma carta** que esteja com os outros: quem a jogar primeiro se alia a você. Sem chamar, você fica sem aliado.
calling-call-card-2 = Chamar esta carta
declaring-declare = Declarar
naming-name-suit-2 = Escolher { $suit }
calling-call-suit = Chamar { $suit }
calling-call-card-3 = Chamar { $card }
called-option = { $card } (você tem { $n })
playing = Pegar { $card } de volta
declaring-declare-cards = Declarar { $cards }
declaring-done = Terminei
declaring-declare-nothing = Não declarar nada
burying-bury-these = Enterrar estas oito
button-n-of = { $n } de { $all }
calling-call-suit-joker = Chamar { $suit } ou um Curinga
button-call-nobody = Não chamar ninguém
menu-play-card = Jogue uma carta
button-ready = Pronto
controls-scored = **Vamos à próxima rodada?**
menu-choose-declare = O que declarar
menu-trump-suit = Trunfo

## The texts of a hand of Eighty Points, for its owner only

own-declaring-nothing-declare = Por enquanto, você não tem nada para declarar.
why-turn-pair = **Sua vez:** você não tem par de { $suit }, então jogue duas cartas quaisquer de { $suit }.
ended-match-over = A partida acabou. Você: { $position }º lugar, posto { $rank }, { $points } pontos.
own-declaring-declaring-cards = Você declara { $cards }: todos vão ver quando cada um tiver respondido.
own-declaring-declare-nobody = **Você pode declarar.** Se ninguém cobrir, você vira Rei da Colina, e o naipe vira trunfo.
own-declaring-declare-suit = **Você pode declarar.** O naipe vira trunfo.
own-declaring-nothing-declare-2 = Você não tem nada para declarar.
own-declaring-youve-answered = Você já respondeu. Faltam os outros.
own-declaring-pair-final = Um par é definitivo.
why-lead-any = **A saída é sua:** uma carta qualquer, ou duas iguais.
why-turn-suit = **Sua vez:** você não tem { $suit }, então jogue qualquer carta.
why-turn-follow = **Sua vez:** siga com um par de { $suit }.
why-turn-suit-play = **Sua vez:** você não tem { $suit }, então jogue duas cartas quaisquer.
why-turn-pair-suit = **Sua vez:** você não tem par de { $suit }, então jogue duas cartas quaisquer.
why-turn-card = **Sua vez:** { $card } é a sua única carta de { $suit } e tem que ir. Complete com qualquer outra.
held = trunfo
ended-match-over-2 = A partida acabou.
own-declaring-declaring-cards-everyone = Você declara { $cards }: todos vão ver quando vierem as próximas cartas.
why-turn-follow-suit = **Sua vez:** siga com { $suit }.
secret-buried-cards = Você enterrou { $cards }.
secret-hold-called = A carta chamada está com você.
hand-in = Desafiantes: { $points } de 80 pontos. Você: { $mine }.
secret-hold-both = **As duas cartas chamadas estão com você: a aliança secreta com o Rei é sua.**
secret-hold-called-card = **Você tem a carta chamada. Se for você a jogá-la primeiro, a aliança com o Rei é sua.**

## A lesson of Eighty Points by playing: six tricks as a challenger, then burying and calling

lesson-goal = Vence o posto mais alto. Em cada rodada, dois defendem a colina contra três. Se os três fizerem **80 pontos** em vazas (5 por um cinco, 10 por um dez ou rei), a defesa não sobe.
lesson-last = A rodada vai até acabarem as cartas. Abaixo de 80, a defesa sobe de posto; a partir de 80, o próximo Rei é um desafiante, e a partir de 120 os desafiantes sobem. Depois, os lados mudam. Vamos lá?
lesson-steps-everyone-starts = Todos começam no posto 2, então nesta rodada o 2 é uma carta especial: quem mostra um 2 reivindica a colina. Você tem 2♥. Aperte “Declarar 2♥”.
lesson-steps-could-keep = Você poderia ficar na moita. Mas agora tente a colina: aperte **Declarar 2♥**.
lesson-steps-aldric-showed = Aldric mostrou dois 2♠, e um par cobre uma carta sozinha. Então ele é Rei da Colina, e o trunfo é espadas. Você está entre os desafiantes. Ele chama A♦: quem jogar essa carta primeiro é o aliado dele.
lesson-steps-aldric-led = Aldric saiu com uma carta de copas, então você tem que jogar copas. A mais alta leva a vaza, que vale 15 pontos: jogue A♥.
lesson-steps-heart-below = Essa carta de copas perde para a dama de Aldric, e ele levaria os 15 pontos. Jogue A♥.
lesson-steps-ace-took = Seu ás levou a vaza: 5 pontos do cinco, 10 do dez. Já são 15 de 80.
lesson-steps-take-trick = Quem leva a vaza sai na seguinte: com uma carta, ou com duas iguais. Só um par mais alto, ou um de trunfos, ganha de um par. Escolha K♣ K♣ no menu.
lesson-steps-could-lead = Você pode sair com isso, mas é mais difícil ganhar de um par. Escolha **K♣ K♣**.
lesson-steps-everyone-had = Todos tiveram que seguir com duas cartas de paus, e ninguém tinha par. 20 pontos dos seus reis, 10 e 5 dos outros: 50 de 80.
lesson-steps-but-aldrics = Mas quem é o aliado de Aldric? Quem jogar A♦ primeiro. Faça essa carta aparecer: escolha sua única carta de ouros, 3♦, no menu.
lesson-steps-tells-nothing = Isso não revela nada do aliado. Saia com ouros, para o A♦ cair.
lesson-steps-berengar-played = Berengar (3) jogou A♦: **ele é o aliado**. Ele e Aldric defendem. Clotilde e Dagobert (4 e 5) estão do seu lado: os pontos deles contam com os seus.
lesson-steps-clotildes-highest = O A♣ de Clotilde é a carta de paus mais alta, e Clotilde está do seu lado. Dê pontos a ela: jogue 10♣.
lesson-steps-club-worth = Essa carta de paus não vale nada. Clotilde está levando a vaza para o seu lado: jogue 10♣.
lesson-steps-clotilde-took = Clotilde levou seu 10 para vocês três: 60 de 80.
lesson-steps-diamonds-led = A saída foi de ouros, e você não tem mais nenhuma carta do naipe: agora qualquer uma serve. O trunfo é espadas, e até a mais baixa delas ganha de qualquer carta de ouros. Jogue 4♠.
lesson-steps-diamonds-only = Sem ouros, só um trunfo pode levar esta vaza. Jogue 4♠.
lesson-steps-berengar-had = Berengar teve que seguir com sua última carta de ouros, o rei. O seu 4♠ levou tudo: mais 15 pontos, agora 75 de 80.
lesson-steps-trumps-form = Os trunfos formam um naipe só. De cima para baixo: Curinga vermelho, Curinga preto, 2♠, os 2 dos outros naipes, A♠ e assim por diante. Nada ganha do seu Curinga vermelho: saia com ele.
lesson-steps-something-could = Ainda há carta que ganha dessa. Saia com o Curinga vermelho: nada ganha dele.
lesson-steps-everyone-had-follow = Todos tiveram que seguir com trunfo, e Dagobert deu o K♠ para o lado de vocês. **85: mais do que os 80 necessários.** Aconteça o que acontecer, Aldric e Berengar ficam no posto 2.
lesson-steps-new-match = Outra partida: ninguém cobriu o seu 2♥, então você é Rei da Colina. Você pegou mais oito cartas e enterra oito. Livre-se de um naipe inteiro: escolha as oito cartas de paus no menu delas.
lesson-steps-without-any = Sem paus, você pode cortar quando saírem com esse naipe. Escolha as oito cartas de paus no menu delas, e nada mais.
lesson-steps-makes-eight = São oito, e entre elas não há cinco, dez nem rei.
lesson-steps-buried-points = Pontos enterrados valem em dobro para os desafiantes se um deles levar a última vaza. Estas cartas de paus não renderiam nada. Aperte “Enterrar estas oito”.
lesson-steps-bury-other = Pontos de outras cartas poderiam ir para os desafiantes. Aperte **Enterrar estas oito**.
lesson-steps-nobody-else = Ninguém mais vê essas cartas até o fim da rodada.
lesson-steps-now-call = Agora chame seu aliado: é quem jogar primeiro a carta chamada. Só ases ganham dos seus K♦ K♦, e você não tem o de ouros. Escolha A♦ no menu de ouros e aperte “Chamar A♦”.
lesson-steps-high-card = Uma carta alta que você não tem traz um aliado forte. Escolha A♦ no menu de ouros e aperte **Chamar A♦**.
lesson-steps-now-only = Agora só quem tem um A♦ pode se aliar a você. Todos vão saber quem é quando a carta for jogada.
lesson-ask = Aldric é Rei da Colina e chama A♦, e as duas estão na sua mão. O A♥ dele está levando esta vaza, e você joga por último. O que você joga?
lesson-steps-king-lose = Um rei sozinho perde para um ás. Saia com os dois: escolha **K♣ K♣**.
lesson-steps-then-youd = Aí seria você contra quatro. É melhor chamar A♦.
lesson-answers-play = Jogar 6♥
lesson-answers-hold-both = Você tem as duas cartas chamadas, então defende com Aldric, e o ás dele leva esta vaza. Um 10 que você guarda pode ir parar com os desafiantes mais tarde.
lesson-answers-play-10 = Jogar 10♥
lesson-answers-right-makes = Isso! Com A♦, a aliança secreta com Aldric é sua, e ninguém mais ganha do ás dele: os desafiantes não levam os seus 10 pontos.
lesson-answers-play-2 = Jogar A♦
lesson-answers-hearts-led = A saída foi de copas, e você tem copas, então precisa seguir. Você se aliou a Aldric: qual das suas cartas de copas ajuda?
lesson-steps-trump-take = Esse trunfo também levaria a vaza, mas basta o seu mais baixo: 4♠.

## The public picture of a game of Eighty Points

drawn-round = Rodada
drawn-trick = Vaza
drawn-dealing = Cartas
drawn-declaring = Declarar
drawn-naming = Trunfo
drawn-burying = Enterra 8
drawn-calling = Chamar
drawn-turn = Vez
drawn-first = Saída
drawn-you = Você
drawn-ally = Aliança
drawn-alone = Sem aliado
drawn-score = Placar
drawn-end = Resultado
drawn-defenders = Defesa
drawn-challengers = Desafiantes
drawn-dead = Morto
drawn-next = Novo Rei
drawn-winner = Vitória
drawn-ideas = Ideias

## The presenter of Eighty Points: its board, its hands and its rules

name-king-hill = Rei da Colina: Oitenta Pontos
about = O Rei da Colina e um aliado secreto enfrentam três desafiantes, que precisam de oitenta pontos em vazas. Para 5 jogadores; computadores ocupam os lugares vazios.
goal = Vence o posto mais alto. A defesa sobe se os desafiantes fizerem menos de 80 pontos
signs-legend = ✅ sua vaza, com pontos · 🟨 sua vaza, sem pontos · ⬛ vaza de outra pessoa
short-title = Oitenta Pontos
score-rank-rank = posto { $rank }
button-tricks = Vazas
options-round = { $n ->
    [1] { $n } rodada
   *[other] { $n } rodadas
 }
options-until-someone = até alguém passar do ás
memory = Vazas da rodada
options-loose-following = resposta livre
menu-change-many = Mudar as rodadas restantes

## Explains why one decision of a round was better than another

ally-card-makes = Com { $card }, você já se alia ao Rei e só subiria em { $m } de cada 100 vezes. Com { $better }, em { $n }.
found = Depois de { $better }, seu aliado aparece nesta vaza em { $n } de cada 100 vezes; depois de { $worse }, em { $m }.
trick-worse-trick = Com { $worse }, esta vaza de cerca de { $points } pontos vai para o outro lado em { $m } de cada 100 vezes; com { $better }, em { $n }.
pair = Com { $better } você mantém seu par de { $card }, e os desafiantes terminam com cerca de { $n } pontos. Com { $worse }, terminam com { $m }.
buried = Assim você enterra menos pontos: { $less }, não { $more }. Eles valem em dobro se um desafiante levar a última vaza. Os desafiantes terminam com cerca de { $n } pontos, não com { $m }.
trumps-keeps-more = Assim você fica com mais trunfos: { $more }, não { $fewer }. Os desafiantes terminam com cerca de { $n } pontos, não com { $m }.
last = A última vaza decide o destino dos pontos enterrados. Depois de { $better }, seu lado leva essa vaza em { $n } de cada 100 vezes; depois de { $worse }, em { $m }.
ally-card-makes-ally = Com { $card }, você se alia ao Rei, no lado que está melhor: subiria em { $n } de cada 100 vezes. Com { $worse }, em { $m }.
trick-better-takes = Com { $better }, você leva esta vaza em { $n } de cada 100 vezes; com { $worse }, em { $m }. Ela vale cerca de { $points } pontos.
gift-worse-other = Com { $worse }, o outro lado faz cerca de { $m } pontos nesta vaza; com { $better }, { $n }.
gift-better-side = Com { $better }, seu lado faz cerca de { $n } pontos nesta vaza; com { $worse }, { $m }.
end-after-better = Depois de { $better }, os desafiantes terminam com cerca de { $n } pontos. Depois de { $worse }, com { $m }.
end-after-better-rise = Depois de { $better }, você sobe em { $n } de cada 100 rodadas. Depois de { $worse }, em { $m }.
name-calling-nobody = **não chamar ninguém**
reason-better = enterrar do melhor jeito
reason-worse = enterrar do outro jeito

## The scoring of a round of Eighty Points, line by line

tricks-names-defended = { $n ->
    [1] { $names } defendeu sem aliado.
   *[other] { $names } defenderam.
 }
tricks-challengers-parts = Desafiantes: { $parts } = **{ $sum }** pontos.
dead-dead-hand = { $n ->
    [1] Morto: { $cards } ({ $n } ponto). A última vaza foi dos desafiantes, então ele conta em dobro: **+{ $twice }**.
   *[other] Morto: { $cards } ({ $n } pontos). A última vaza foi dos desafiantes, então ele conta em dobro: **+{ $twice }**.
 }
total-total-total = Total: { $total }, pelo menos 80: os desafiantes vencem a rodada.
rise-band-up = { $n ->
    [1] { $band }: { $n } posto acima, { $now }.
   *[other] { $band }: { $n } postos acima, { $now }.
 }
band-200-more = 200 ou mais
next-name-next = { $name }, desafiante seguinte na ordem da mesa, é o próximo Rei da Colina.
dead-dead-hand-cards = { $n ->
    [1] Morto: { $cards } ({ $n } ponto). A última vaza foi da defesa, então ele não conta.
   *[other] Morto: { $cards } ({ $n } pontos). A última vaza foi da defesa, então ele não conta.
 }
total-total-total-thats = Total: { $total }, menos de 80: a defesa vence a rodada.
rise-80-119 = De 80 a 119, ninguém sobe.
band-points = Nem um ponto
next-name-defended = { $name } defendeu sem aliado e continua Rei da Colina.
next-name-ally = { $name }, que se aliou ao Rei, é o próximo Rei da Colina.
rise-name-past = { $name } passa do ás
rise-name-rank = { $name } vai ao { $rank }
band-least-most = De { $least } a { $most }

## Changing the number of rounds of a rated match, which everybody at the table has to agree to

too-soon = Numa partida ranqueada, a mudança vale a partir da próxima rodada, então joga-se pelo menos mais uma.

## The rules of Eighty Points in our own words

dealing-goal-climb = **Objetivo.** Cada um sobe por si, do posto 2 até o ás e além dele. Mas cada rodada é vencida por um lado: o Rei da Colina e um aliado defendem, os outros desafiam. De uma rodada para outra, os lados mudam.
tricks-leading-king = **A saída.** A primeira é do Rei da Colina; as seguintes, de quem levou a última vaza. Dá para sair com uma carta ou com um par de cartas idênticas.
score-next-king = **O próximo Rei.** Abaixo de 80, é o aliado, ou o mesmo Rei de novo, se não houver aliado. A partir de 80, é o próximo desafiante na ordem da mesa.
rules-based-five = Baseado numa variante de Oitenta Pontos (Sheng Ji) para cinco jogadores.
rules-table-during = Uma mesa na primeira vaza: cinco lugares, o naipe e o valor de trunfo, a carta chamada, as cartas jogadas até agora e a escada dos postos.
dealing-cards = **As cartas.**
dealing-two-decks = São dois baralhos com os Curingas, 108 cartas: 20 para cada um dos cinco, e sobram 8.
dealing-each-worth = Cada 5 vale 5 pontos; cada 10 e cada rei, 10. São 200 pontos por rodada.
dealing-dealing-seats = **Dar as cartas.** Os lugares são sorteados antes da primeira carta.
dealing-trump-rank = O valor de trunfo é o posto do Rei da Colina. Na primeira rodada, é o 2.
dealing-while-cards = Enquanto se dão as cartas, quem tiver uma desse valor pode declarar que o naipe dela é trunfo. Depois disso, só um par desse valor cobre a declaração.
dealing-first-round = Na primeira rodada, quem fez a declaração que prevalece vira Rei da Colina.
dealing-nobody-declares = Se ninguém declarar, o Rei da Colina diz o naipe. Na primeira rodada, o naipe e o Rei são sorteados.
dealing-dead-hand = **O morto.**
dealing-king-hill = O Rei da Colina pega as 8 cartas que sobraram e enterra 8 quaisquer.
dealing-then-king = Depois, o Rei chama uma carta qualquer, ou ninguém. Quem jogar essa carta primeiro vira o aliado.
dealing-two-every = De cada carta existem duas, então até lá ninguém tem certeza de quem é o aliado.
tricks-trumps-trumps = **Os trunfos.** Todos os trunfos formam um naipe só. Do mais alto para o mais baixo:
tricks-red-joker = o Curinga vermelho e depois o Curinga preto
tricks-trump-rank = o valor de trunfo: primeiro no naipe do trunfo, depois nos outros naipes (estes são iguais entre si)
tricks-rest-trump = o resto do naipe do trunfo, do ás para baixo
tricks-trump-doesnt = Um trunfo não pertence ao naipe impresso nele.
tricks-following = **Seguir.**
tricks-card-led = Se a saída foi de uma carta, jogue uma do mesmo naipe, se tiver.
tricks-pair-led = Se a saída foi de um par, jogue um par do mesmo naipe, se tiver.
tricks-pair-play = Se não tiver um par, jogue quantas cartas do naipe você tiver, até duas; o resto é livre.
tricks-loose-following = Com *resposta livre*, quem não tem um par do naipe joga duas cartas quaisquer.
tricks-taking-trick = **Levar a vaza.**
tricks-highest-trump = O trunfo mais alto leva a vaza. Sem trunfos, leva a carta mais alta do naipe da saída.
tricks-only-pair = Só um par ganha de um par.
tricks-cards-equal = Entre cartas iguais, ganha a que foi jogada primeiro.
tricks-player-takes = Quem leva a vaza fica com os pontos dela.
score-scoring = **A conta.**
score-count-points = Some os pontos que os desafiantes fizeram.
score-took-last = Se um deles levou a última vaza, some em dobro os pontos do morto.
score-bar-board = A barra na mesa conta os pontos de todos os que ainda não se revelaram da defesa, por isso ela desce quando o aliado aparece.
score-rises = **Quem sobe?**
score-points-defenders = 0 pontos: a defesa sobe 3 postos. De 1 a 40: sobe 2. De 41 a 79: sobe 1.
score-80-more = A partir de 80, os desafiantes vencem. Até 119, ninguém sobe. De 120 a 159: eles sobem 1. De 160 a 199: sobem 2. Com 200 ou mais: sobem 3.
score-match-ends = A partida acaba depois das rodadas combinadas (padrão: 5). Quem comanda a mesa pode mudar o número com *Mais*, na própria mão. Numa partida ranqueada, todos precisam escolher o mesmo, e joga-se pelo menos mais uma rodada.
score-ends-soon = Ela acaba na hora quando alguém passa do ás.
score-highest-rank = Vence o posto mais alto. Com postos iguais, decidem os pontos feitos na partida inteira.
score-live-pace = **No ritmo ao vivo.**
score-card-dealt = Vem uma carta a cada 1,5 segundo. Depois que um par é declarado, todas as outras vêm de uma vez.
score-seconds-last = Você tem 3 segundos na última chance de declarar, 5 para dizer o naipe, 60 para enterrar, 15 para chamar e 10 para jogar.
score-finished-trick = Uma vaza completa fica à vista por 2 segundos.
rulings-declared-pair = Um par declarado é definitivo. Com um par, você pode cobrir até a sua própria declaração de uma carta só.
rulings-several-declare = Se vários declararem ao mesmo tempo, vale a carta que foi dada primeiro. O mesmo vale para as últimas respostas, que todos dão em segredo.
rulings-follow-pair = Quem não tem um par para seguir um par joga quantas cartas do naipe tiver, até duas.
rulings-any-54 = Dá para chamar qualquer uma das 54 cartas. Se o próprio Rei for o primeiro a jogar a carta chamada, fica sem aliado.
rulings-first-round = A primeira rodada começa quando quem comanda a mesa aperta *Começar*. Antes de cada uma das outras, todos apertam *Pronto*.
rulings-several-pass = Se vários passarem do ás na mesma rodada, vencem juntos.
rulings-leave-placed = Se você deixar a partida, fica em último lugar, e um computador continua por você.
rulings-declare-name = Você não declara nada, e o naipe que caberia a você dizer é sorteado.
rulings-cards-picked = As cartas que você já escolheu são enterradas, e outras são sorteadas até completar 8.
rulings-nobody-called = Ninguém é chamado.
rulings-lowest-playable = Você joga a carta ou o par mais baixo que puder, sem pontos se der.

## Sentences of a replay of Eighty Points: its steps, and open hands

worth-youd-rise = você subiria { $ranks } postos em média
lost = escolhas { $ranks } postos
luck-compared-average = Em comparação com uma mão média, suas cartas valiam { $ranks } postos.
worth-youd-hardly = você quase nunca subiria
luck-cards-worth = Suas cartas valiam tanto quanto as de uma mão média.
step-name-nothing = { $name } não declara mais nada
step-name-makes = { $name } escolhe { $suit } como trunfo
step-name-chooses = { $name } escolhe cartas para enterrar
step-name-buries = { $name } enterra oito cartas
step-name-calls = { $name } não chama nenhuma carta
step-name-calls-card = { $name } chama { $card }
step-name-plays = { $name } joga { $cards }
step-name-ready = { $name } confirma

## The texts of Eighty Points: turns, trumps, tricks and scores

not-following = É preciso seguir a saída. Sua mão só oferece as cartas que você pode jogar.
refusals-not-the-koth = Isso só o Rei da Colina decide.
refusals-pair-is-final = Já foi declarado um par, e nada cobre um par.
refusals-pair-needed = Já foi declarado um naipe. Só um par pode cobrir.
refusals-not-declarable = Você não tem as cartas para declarar esse naipe.
refusals-answered = Você já deu sua resposta nesta rodada.
refusals-already-ready = Você já confirmou. Faltam os outros.
refusals-eight-cards = Você tem que enterrar exatamente oito cartas.
refusals-not-a-lead = Saia com uma carta, ou com duas iguais em valor e naipe.
refusals-players = “Oitenta Pontos” é para cinco jogadores. Aperte **Com computadores** para ocupar os lugares vazios.
refusals-joining-closed = “Oitenta Pontos” é para cinco jogadores, e todos os lugares estão ocupados.
order = Ordem de jogo: { $seats }
rounds-left-round-left = { $n ->
    [1] Depois da atual, falta { $n } rodada.
   *[other] Depois da atual, faltam { $n } rodadas.
 }
declared-name-overrode = { $name } cobriu { $other } com { $cards }!
called-called-card = Carta chamada: { $card }, jogada por { $name }, que se alia ao Rei.
trick-trick-number = **Vaza { $number }:** { $plays }
verdict-names-highest = { $n ->
    [1] { $names } chega mais alto, ao posto { $rank }, e vence a partida!
   *[other] { $names } chegam mais alto, ao posto { $rank }, e dividem a vitória!
 }
plain-seat = posto { $rank }, { $held }, { $points }
card-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
 }
trick-trick-number-point = { $n ->
    [1] Vaza { $number }, { $n } ponto para { $name }: { $plays }
   *[other] Vaza { $number }, { $n } pontos para { $name }: { $plays }
 }
rounds = { $n ->
    [1] Proposta de { $names }: mais { $n } rodada depois desta. Se concordar, escolha o mesmo no menu.
   *[other] Proposta de { $names }: mais { $n } rodadas depois desta. Se concordar, escolha o mesmo no menu.
 }
rounds-left-match-ends = A partida termina com a rodada atual.
may-declare-hold-card = Quem tiver uma carta de valor { $rank } pode declarar o naipe dela.
declared-name-declared = { $name } declarou com { $cards }.
declared-name-now = { $name } agora mostra { $cards }!
called-card-called = Nenhuma carta foi chamada: { $name } fica sem aliado.
called-called-card-card = Carta chamada: { $card }, ainda não jogada.
called-called-card-card-played = Carta chamada: { $card }, jogada por { $name }, que por isso fica sem aliado.
verdict-names-risen = { $n ->
    [1] { $names } passou do ás e vence a partida!
   *[other] { $names } passaram do ás e vencem a partida em conjunto!
 }
verdict-names-wins = { $n ->
    [1] { $names } vence no posto { $rank }: { $points } pontos no desempate.
   *[other] { $names } dividem a vitória no posto { $rank }: { $points } pontos cada no desempate.
 }
heading-round-round = Rodada { $round } de { $rounds }
heading-trick-number = vaza { $number }
now-declaring = Todas as cartas foram dadas: última chance de declarar. Falta responder: { $names }.
now-naming = Ninguém declarou, então { $name } diz o naipe do trunfo.
now-burying = { $name } é Rei da Colina, pega as últimas oito cartas e enterra oito.
now-calling = { $name } chama uma carta. Quem a jogar primeiro é o aliado.
now-playing = A saída é de { $name }.
now-shown = { $n ->
    [1] { $name } leva a vaza e { $n } ponto.
   *[other] { $name } leva a vaza e { $n } pontos.
 }
now-scored = A próxima rodada começa quando todos confirmarem. Falta responder: { $names }.
may-declare-only-pair = Só um par de valor { $rank } pode cobrir essa declaração.
trumps-trumps-suit = Trunfo: { $suit }, todas as cartas de valor { $rank } e os Curingas.
trumps-trump-rank = Valor de trunfo: { $rank }.
standing-left-computer = deixou a partida, um computador continua
standing-king-hill = ♔ Rei da Colina
standing-answered = já respondeu ✓
known = sem { $suits }
now-dealing = Dando as cartas.
standing-ally = aliança

## Commands

command = oitenta-pontos
    .about = Vazas, trunfos e um aliado secreto, para cinco jogadores
    .rounds = rodadas
    .rounds-about = Rodadas da partida (padrão: 5; 0: até alguém passar do ás)
    .loose_following = resposta_livre
    .loose_following-about = Variante: quem não tem par pode seguir um par com duas cartas quaisquer
