## The game, its options and its lines on a board

name = Oitenta Pontos
about = O Rei da Colina e um aliado secreto enfrentam três desafiantes, que precisam de oitenta pontos em vazas. Para 5 jogadores; computadores ocupam os lugares vazios.
goal = Vence o posto mais alto. Se os desafiantes fizerem menos de 80 pontos, { $side ->
    [none] o Rei da Colina sobe
    [hidden] isso leva { $risen }, no mínimo, e o aliado sobe o mesmo tanto
   *[known] isso leva { $risen }, no mínimo
 }
options = { $rounds ->
    [0] até alguém passar do ás
    [1] { $rounds } rodada
   *[other] { $rounds } rodadas
 }{ $loose ->
    [yes] { " · " }resposta livre
   *[no] { "" }
 }
heading = { $rounds ->
    [0] Rodada { $round }
   *[other] Rodada { $round } de { $rounds }
 }{ $trick ->
    [0] { "" }
   *[other] { " · " }vaza { $trick }
 }{ $loose ->
    [yes] { " · " }resposta livre
   *[no] { "" }
 }
score = posto { $rank }
signs-legend = ✅ sua vaza, com pontos · 🟨 sua vaza, sem pontos · ⬛ vaza de outra pessoa
memory = Vazas da rodada
button-tricks = Vazas

## What the match is waiting for

now = { $phase ->
    [dealing] Dando as cartas.
    [declaring] Todas as cartas foram dadas: última chance de declarar. Aguardando: { $who }.
    [naming] Ninguém declarou, então { $who } diz o naipe do trunfo.
    [burying] { $who } é Rei da Colina, pega as últimas oito cartas e enterra oito.
    [calling] { $who } chama uma carta. Quem a jogar primeiro é o aliado.
    [leading] A saída é de { $who }.
    [playing] Vez de { $who }.
    [shown] { $n ->
        [1] { $who } leva a vaza e { $n } ponto.
       *[other] { $who } leva a vaza e { $n } pontos.
     }
    [scored] A próxima rodada começa quando todos confirmarem. Aguardando: { $who }.
   *[over] { "" }
 }
may-declare = { $shown ->
    [none] Quem tiver uma carta de valor { $rank } pode declarar o naipe dela.
    [card] Só um par de valor { $rank } pode cobrir essa declaração.
   *[pair] Um par é definitivo.
 }
order = Ordem de jogo: { $seats }

## The number of rounds, which the host changes; in a rated match everybody has to agree

rounds-left = { $n ->
    [0] A partida termina com a rodada atual.
    [1] Depois da atual, falta { $n } rodada.
   *[other] Depois da atual, faltam { $n } rodadas.
 }
rounds-wished = { $n ->
    [1] Proposta de { $names }: mais { $n } rodada depois desta. Se concordar, escolha o mesmo no menu.
   *[other] Proposta de { $names }: mais { $n } rodadas depois desta. Se concordar, escolha o mesmo no menu.
 }
rounds-too-soon = Numa partida ranqueada, a mudança vale a partir da próxima rodada, então joga-se pelo menos mais uma.
menu-rounds = Mudar quantas rodadas faltam

## Trumps, the called card and the tricks

trumps = { $suit ->
    [none] Valor de trunfo: **{ $rank }**.
   *[other] Trunfo: **{ $suit }**, todas as cartas de valor **{ $rank }** e os Curingas.
 }
suit-of-trumps = trunfo
declared = { $how ->
    [first] { $name } declarou com **{ $cards }**.
    [again] { $name } agora mostra **{ $cards }**!
    [over-you] { $name } mostrou **{ $cards }**: o par cobre a sua carta **{ $before }**.
    [late] Você também declarou com **{ $before }**, mas { $name } recebeu **{ $cards }** antes.
   *[over] { $name } mostrou **{ $cards }**: o par cobre a carta **{ $before }** de { $other }.
 }
crowned = { $how ->
    [lot] Ninguém declarou, então foi por sorteio: **{ $name }** é Rei da Colina e o trunfo é **{ $suit }**.
    [declared] Com isso, **{ $name }** é Rei da Colina e o trunfo é **{ $suit }**.
    [named] Ninguém declarou, então **{ $name }**, Rei da Colina, escolheu **{ $suit }** como trunfo.
   *[trumps] Com isso, o trunfo é **{ $suit }**. **{ $name }** é Rei da Colina.
 }
called = { $how ->
    [nobody] Nenhuma carta foi chamada: { $name } fica sem aliado.
    [hidden] Carta chamada: **{ $card }**, ainda não jogada.
    [alone] Carta chamada: **{ $card }**, jogada por { $name }, que por isso fica sem aliado.
   *[ally] Carta chamada: **{ $card }**, jogada por **{ $name }**, que se alia ao Rei.
 }
trick = **Vaza { $number }:** { $plays }
trick-taken = { $n ->
    [1] Vaza { $number }, { $n } ponto para { $name }: { $plays }
   *[other] Vaza { $number }, { $n } pontos para { $name }: { $plays }
 }
seat = posto { $rank }, { $held ->
    [1] { $held } carta
   *[other] { $held } cartas
 }, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
 }{ $left ->
    [yes] , deixou a partida, um computador continua
   *[no] { "" }
 }{ $side ->
    [koth] , ♔ Rei da Colina
    [ally] , aliança
   *[none] { "" }
 }{ $doing ->
    [ready] , tudo pronto ✓
    [answered] , já respondeu ✓
    [to-play] , **na vez**
   *[none] { "" }
 }
seat-known = { $seat } { $name } · { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
 }{ $suits ->
    [none] { "" }
   *[other] { " · " }sem { $suits }
 }

## The end of a round and of a match

defended = { $n ->
    [1] { $names } defendeu sem aliado.
   *[other] { $names } defenderam.
 } Desafiantes: { $parts } = **{ $sum }** pontos.
dead-hand = { $doubled ->
    [yes] { $n ->
        [1] Enterradas: { $cards } ({ $n } ponto). A última vaza foi dos desafiantes, então contam em dobro: **+{ $twice }**.
       *[other] Enterradas: { $cards } ({ $n } pontos). A última vaza foi dos desafiantes, então contam em dobro: **+{ $twice }**.
     }
   *[no] { $n ->
        [1] Enterradas: { $cards } ({ $n } ponto). A última vaza foi da defesa, então não contam.
       *[other] Enterradas: { $cards } ({ $n } pontos). A última vaza foi da defesa, então não contam.
     }
 }
your-round = { $won ->
    [yes] **Seu lado venceu esta rodada.**
   *[no] **Seu lado perdeu esta rodada.**
 }
total = { $winner ->
    [challengers] Total: **{ $total }**, pelo menos 80: os desafiantes vencem a rodada.
   *[defenders] Total: **{ $total }**, menos de 80: a defesa vence a rodada.
 }
rise = { $n ->
    [0] De 80 a 119, ninguém sobe.
    [1] { $band }, então { $n } posto acima: { $now }.
   *[other] { $band }, então { $n } postos acima: { $now }.
 }
band = { $least ->
    [0] Nem um ponto
    [200] 200 pontos ou mais
   *[other] De { $least } a { $most } pontos
 }
risen = { $how ->
    [passed] { $name } além do ás
   *[rank] { $name } ao { $rank }
 }
next-king = { $who ->
    [same] **{ $name }** defendeu sem aliado e continua Rei da Colina.
    [ally] **{ $name }**, que se aliou ao Rei, é o próximo Rei da Colina.
   *[challenger] **{ $name }**, desafiante seguinte na ordem da mesa, é o próximo Rei da Colina.
 }
verdict = { $how ->
    [risen] { $n ->
        [1] { $names } passou do ás e vence a partida!
       *[other] { $names } passaram do ás e vencem a partida em conjunto!
     }
    [tie] { $n ->
        [1] { $names } vence no posto { $rank }: { $points } pontos no desempate.
       *[other] { $names } dividem a vitória no posto { $rank }, com { $points } pontos cada.
     }
   *[highest] { $n ->
        [1] { $names } chega mais alto, ao posto { $rank }, e vence a partida!
       *[other] { $names } chegam mais alto, ao posto { $rank }, e dividem a vitória!
     }
 }

## The steps of a replay, and what a review says about choices

step = { $what ->
    [declare] { $name } responde
    [pass] { $name } não declara mais nada
    [name] { $name } escolhe { $it } como trunfo
    [choose] { $name } escolhe cartas para enterrar
    [buried] { $name } enterra { $it }
    [bury] { $name } enterra oito cartas
    [call] { $it ->
        [nobody] { $name } não chama nenhuma carta
       *[other] { $name } chama { $it }
     }
    [put] { $name } joga { $it }
   *[ready] { $name } confirma
 }
worth = { $ranks ->
    [0] você quase nunca subiria
   *[other] você subiria { $ranks } postos em média
 }
lost-by-choices = escolhas { $sign ->
    [minus] −
   *[plus] +
 }{ $ranks } postos
luck = { $ranks ->
    [0] Suas cartas estavam mais ou menos na média.
   *[other] { $sign ->
        [minus] { $ranks ->
            [one] Suas cartas eram { $ranks } posto piores que a média.
           *[other] Suas cartas eram { $ranks } postos piores que a média.
         }
       *[plus] { $ranks ->
            [one] Suas cartas eram { $ranks } posto melhores que a média.
           *[other] Suas cartas eram { $ranks } postos melhores que a média.
         }
     }
 }

## The text of a hand, for its owner only

declaring = { $how ->
    [claimed-dealing] Você declara { $cards }: todos vão ver quando vierem as próximas cartas.
    [claimed-declaring] Você declara { $cards }: todos vão ver quando cada um tiver respondido.
    [for-the-hill] **Você pode declarar.** Se ninguém cobrir, você vira Rei da Colina, e o naipe vira trunfo.
    [for-trumps] **Você pode declarar.** O naipe vira trunfo.
    [nothing] Você não tem nada para declarar.
    [answered] Você já respondeu. Faltam os outros.
    [pair] Um par é definitivo.
   *[not-yet] Por enquanto, você não tem nada para declarar.
 }
naming = **Ninguém declarou.** Diga o naipe do trunfo.
burying = **Enterre oito das suas 28 cartas.** Se um desafiante levar a última vaza, os pontos enterrados valem em dobro para os desafiantes.
counted = { $n } de { $all } escolhidas.
calling = **Chame uma carta** que esteja com os outros: quem a jogar primeiro se alia a você. Sem chamar, você fica sem aliado.
may-play = { $may ->
    [lead] **A saída é sua:** uma carta qualquer, ou duas iguais.
    [follow] **Sua vez:** siga com { $suit }.
    [any] **Sua vez:** você não tem { $suit }, então jogue qualquer carta.
    [follow-pair] **Sua vez:** siga com um par de { $suit }.
    [any-two] **Sua vez:** você não tem { $suit }, então jogue duas cartas quaisquer.
    [loose] **Sua vez:** você não tem par de { $suit }, então jogue duas cartas quaisquer.
    [only] **Sua vez:** { $card } é a sua única carta de { $suit } e tem que ir. Complete com qualquer outra.
   *[two] **Sua vez:** você não tem par de { $suit }, então jogue duas cartas quaisquer de { $suit }.
 }
scored = **Vamos à próxima rodada?**
ended = Você: posto { $rank }, { $points } pontos.
you-challenge = Você está com os desafiantes.
you-buried = Você enterrou { $cards }.
called-yourself = { $side ->
    [koth] A carta chamada está com você.
    [ally] **As duas cartas chamadas estão com você: a aliança secreta com o Rei é sua.**
   *[first] **Você tem a carta chamada. Se for você a jogá-la primeiro, a aliança com o Rei é sua.**
 }
points-taken = Desafiantes: { $points } de 80 pontos. Você: { $mine }.

## Buttons and menus of a hand

button-pass = { $declared ->
    [yes] Terminei
   *[no] Não declarar nada
 }
menu-suit = Trunfo
button-name = Escolher { $suit }
button-bury = Enterrar estas oito
menu-call = { $jokers ->
    [yes] Chamar { $suit } ou um Curinga
   *[no] Chamar { $suit }
 }
option-call = { $n ->
    [0] { $card }
   *[other] { $card } (você tem { $n })
 }
button-call = { $card ->
    [nobody] Não chamar ninguém
   *[other] Chamar { $card }
 }
menu-play = Jogue uma carta
button-take-back = Pegar { $card } de volta
button-ready = Pronto

## What beginners are told about their decision

coaching = { $on ->
    [declared] Você declarou; um par ainda pode cobrir uma carta sozinha.
    [overriding] Já há uma declaração, e só um par de valor { $rank } pode cobrir.
    [no-card] Só uma carta de valor { $rank } permite declarar. Sem ela, espere para ver com quem você joga.
    [declaring-for-the-hill] Com { $suit }, trunfos na sua mão: { $n } de { $held }. O normal é um em cada três cartas; um Rei da Colina quer mais.
    [declaring] Com { $suit }, trunfos na sua mão: { $n } de { $held }. O normal é um em cada três cartas; com mais, vale a pena declarar.
    [naming] O trunfo ganha de qualquer outro naipe, então ter muitos ajuda. Com { $suit }, você teria { $n }.
    [burying] Enterre um naipe inteiro, e você pode cortar quando saírem com ele.
    [calling] Quem tem uma carta alta que falta a você é um bom aliado, e é provável que ela apareça logo.
    [leading-to-defend] Com ases, pares e trunfos altos, os pontos não chegam aos desafiantes, que precisam de 80.
    [leading-a-pair] Você pode sair com um par: só um par mais alto ou um par de trunfos ganha dele, então os pontos estão bem seguros.
    [leading] Uma carta que ganha de todas traz os pontos da vaza; uma carta baixa entrega a saída.
    [partner-wins] { $name } está levando a vaza para o seu lado com { $cards }: { $worth ->
        [yes] os pontos que você puser podem ficar com vocês
       *[no] guarde as cartas altas para depois
     }.
    [partner-if-called] { $name } está levando a vaza com { $cards }. Se for você a jogar { $card } primeiro, vocês ficam do mesmo lado.
    [unbeatable] { $cards }: nada que você possa jogar ganha disso. { $worth ->
        [yes] Um cinco, um dez ou um rei seu iria para quem levar a vaza
       *[no] Guarde as cartas altas para depois
     }.
    [unknown-wins] Você pode ganhar de { $cards }{ $with ->
        [none] { "" }
       *[other] { " " }com { $with }
     }, mas ainda não dá para saber de que lado { $name } está. Pontos nesta vaza: { $n }.
    [rival-wins] { $name } está levando a vaza contra você com { $cards }, mas você pode passar na frente{ $with ->
        [none] { "" }
       *[other] { " " }com { $with }
     }. Pontos nesta vaza: { $n }.
    [scored] Os postos ficam, os lados não: quem foi contra você pode ser seu aliado na próxima rodada.
   *[shown] { "" }
 }

## Why one decision of a round was better than another

reason = { $why ->
    [joins] Com { $called }, você se alia ao Rei da Colina, e esse é o lado que está melhor.
    [waits] Com { $other }, você já se aliaria ao Rei da Colina. Por enquanto, é melhor não.
    [found] { $cards } tem mais chance de fazer { $called } aparecer, e aí você sabe quem é seu aliado.
    [takes-points] { $cards } ganha de { $theirs } de { $name }, e há pontos nesta vaza.
    [takes] { $cards } ganha de { $theirs } de { $name }, e quem leva a vaza sai na próxima.
    [overtakes] { $name } já está ganhando esta vaza para o seu lado, então guarde { $other }.
    [spends] { $other } levaria esta vaza, mas rende mais em outra depois.
    [cheaper] { $cards } também ganha de { $theirs } de { $name }, então guarde { $other }.
    [feeds] { $name }, do outro lado, está ganhando esta vaza, e { $other } daria mais pontos a ela.
    [feeds-unknown] { $name } está ganhando esta vaza e pode estar contra você. Com { $other }, você arriscaria pontos.
    [adds] { $name } está ganhando esta vaza para o seu lado: junte os pontos de { $cards }.
    [breaks] { $other } desfaria o seu par, que só perde para outro par.
    [hopeless] Nenhuma das opções ganha de { $theirs } de { $name }, então guarde { $other } para depois.
    [pair] Só outro par ganha de { $cards }. { $other } pode perder para uma carta sozinha.
    [top] Nenhuma carta do naipe que ainda está fora ganha de { $cards }. De { $other } não dá para dizer o mesmo.
    [exposes] { $other } vale pontos, e uma carta mais alta ainda pode levá-los.
    [keeps-trump] { $other } é trunfo: guarde para uma vaza em que outra pessoa saia.
    [draws] { $cards } puxa trunfos: quem tiver algum precisa seguir.
    [buries-points] Enterre as oito melhores, e os desafiantes não podem contar { $third } em dobro.
    [buries-trumps] Enterre as oito melhores, e você fica com { $third } entre os seus trunfos.
    [empties] Enterre as oito melhores, e você fica sem { $third }: aí pode cortar.
    [buries-top] Enterre as oito melhores, e você fica com { $third }: nada do naipe ganha disso.
    [alone] Sem chamar ninguém, você fica sem aliado. Chame { $cards }: quem jogar essa carta primeiro se alia a você.
    [own-both] Você tem as duas cópias de { $other }, então ninguém poderia se aliar a você.
    [own] Você tem uma cópia de { $other }, então só mais uma pessoa poderia se aliar a você.
    [stronger] Menos cartas ganham de { $cards } do que de { $other }, então seu aliado seria mais forte.
    [leads-to] Você pode sair com o naipe de { $cards } para seu aliado aparecer. Do naipe de { $other } você não tem nada.
    [last] Depois de { $cards }, o seu lado leva mais vezes a última vaza, que decide quanto valem as cartas enterradas.
   *[none] { "" }
 }

## Why a move is refused

refusals-not-following = É preciso seguir a saída. Sua mão só oferece as cartas que você pode jogar.
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

## The rules

rules-dealing =
    {""}**Objetivo.** Cada um sobe por si, do posto 2 até o ás e além dele. Mas cada rodada é vencida por um lado: o Rei da Colina e um aliado defendem, os outros desafiam. De uma rodada para outra, os lados mudam.

    {""}**As cartas.**
    - São dois baralhos com os Curingas, 108 cartas: 20 para cada um dos cinco, e sobram 8.
    - Em cada naipe, o ás é a carta mais alta e o 2 a mais baixa. Duas cartas do mesmo valor e naipe são um *par*.
    - Cada 5 vale 5 pontos; cada 10 e cada rei, 10. São 200 pontos por rodada.

    {""}**Dar as cartas.** Os lugares são sorteados antes da primeira carta.
    - O valor de trunfo é o posto do Rei da Colina. Na primeira rodada, é o 2.
    - Enquanto se dão as cartas, quem tiver uma desse valor pode declarar que o naipe dela é trunfo. Depois disso, só um par desse valor cobre a declaração.
    - Na primeira rodada, quem fez a declaração que prevalece vira Rei da Colina.
    - Se ninguém declarar, o Rei da Colina diz o naipe. Na primeira rodada, o naipe e o Rei são sorteados.

    {""}**Enterrar e chamar.**
    - O Rei da Colina pega as 8 cartas que sobraram e enterra 8 quaisquer.
    - Depois, o Rei chama uma carta qualquer, ou ninguém. Quem jogar essa carta primeiro vira o aliado.
    - De cada carta existem duas, então até lá ninguém tem certeza de quem é o aliado.
rules-tricks =
    {""}**Uma vaza.** Cada um joga uma vez, na ordem mostrada na mesa: uma carta, ou duas se a saída foi de duas. A rodada dura até acabarem as 20 cartas de cada um.

    {""}**Os trunfos.** Todos os trunfos formam um naipe só. Do mais alto para o mais baixo:
    - o Curinga vermelho e depois o Curinga preto
    - o valor de trunfo: primeiro no naipe do trunfo, depois nos outros naipes (estes são iguais entre si)
    - o resto do naipe do trunfo, do ás para baixo

    Um trunfo não pertence ao naipe impresso nele.

    {""}**A saída.** A primeira é do Rei da Colina; as seguintes, de quem levou a última vaza. Dá para sair com uma carta ou com um par de cartas idênticas.

    {""}**Seguir.**
    - Se a saída foi de uma carta, jogue uma do mesmo naipe, se tiver.
    - Se a saída foi de um par, jogue um par do mesmo naipe, se tiver.
    - Se não tiver um par, jogue quantas cartas do naipe você tiver, até duas; o resto é livre (regra da casa).
    - Com *resposta livre*, quem não tem um par do naipe joga duas cartas quaisquer.

    {""}**Levar a vaza.**
    - O trunfo mais alto leva a vaza. Sem trunfos, leva a carta mais alta do naipe da saída.
    - Só um par ganha de um par.
    - Entre cartas iguais, ganha a que foi jogada primeiro.
    - Quem leva a vaza fica com os pontos dela.
rules-score =
    {""}**A conta.**
    - Some os pontos que os desafiantes fizeram.
    - Se um deles levou a última vaza, some em dobro os pontos enterrados.
    - A barra na mesa conta os pontos de todos os que ainda não se revelaram da defesa, por isso ela desce quando o aliado aparece.

    {""}**Quem sobe?**
    - 0 pontos: a defesa sobe 3 postos. De 1 a 40: sobe 2. De 41 a 79: sobe 1.
    - A partir de 80, os desafiantes vencem. Até 119, ninguém sobe. De 120 a 159: eles sobem 1. De 160 a 199: sobem 2. Com 200 ou mais: sobem 3.

    {""}**O próximo Rei.** Abaixo de 80, é o aliado, ou o mesmo Rei de novo, se não houver aliado. A partir de 80, é o próximo desafiante na ordem da mesa.

    {""}**O fim.**
    - A partida acaba depois das rodadas combinadas (padrão: 5). Quem comanda a mesa pode mudar o número com *Mais*, na própria mão. Numa partida ranqueada, todos precisam escolher o mesmo, e joga-se pelo menos mais uma rodada.
    - Ela acaba na hora quando alguém passa do ás.
    - Vence o posto mais alto. Com postos iguais, decidem os pontos feitos na partida inteira.

    {""}**No ritmo ao vivo.**
    - Vem uma carta a cada 1,5 segundo. Depois que um par é declarado, todas as outras vêm de uma vez.
    - Você tem 3 segundos na última chance de declarar, 5 para dizer o naipe, 60 para enterrar, 15 para chamar e 10 para jogar.
    - Uma vaza completa fica à vista por 2 segundos.
rules-rulings =
    {""}**Regras da casa.**
    - Um par declarado é definitivo. Com um par, você pode cobrir até a sua própria declaração de uma carta só.
    - Se vários declararem ao mesmo tempo, vale a carta que foi dada primeiro. O mesmo vale para as últimas respostas, que todos dão em segredo.
    - Dá para chamar qualquer uma das 54 cartas. Se o próprio Rei for o primeiro a jogar a carta chamada, fica sem aliado.
    - A primeira rodada começa quando quem comanda a mesa aperta *Começar*. Antes de cada uma das outras, todos apertam *Pronto*, mas não depois de cada vaza.
    - Se vários passarem do ás na mesma rodada, vencem juntos.
    - Se você deixar a partida, fica em último lugar, e um computador continua por você.
    - { $leaving }

    {""}**Se o seu tempo acabar.**
    - Você não declara nada, e o naipe que caberia a você dizer é sorteado.
    - As cartas que você já escolheu são enterradas, e outras são sorteadas até completar 8.
    - Ninguém é chamado.
    - Você joga a carta ou o par mais baixo que puder, sem pontos se der.
    - { $seat }
rules-credit = Baseado numa variante de “Oitenta Pontos” (Sheng Ji) para cinco jogadores.
rules-picture = Uma mesa na primeira vaza: cinco lugares, o naipe e o valor de trunfo, a carta chamada, as cartas jogadas até agora e a escada dos postos.

## A lesson: six tricks as a challenger, then burying and calling

lesson-goal = Vence o posto mais alto. Em cada rodada, dois defendem a colina contra três. Se os três fizerem **80 pontos** em vazas (5 por um cinco, 10 por um dez ou rei), a defesa não sobe.
lesson-claim = Todos começam no posto 2, então nesta rodada o 2 é uma carta especial: quem mostra um 2 reivindica a colina. Você tem 2♥: aperte “2♥” para declarar.
lesson-claim-wrong = Você poderia ficar na moita. Mas agora tente a colina: aperte **2♥**.
lesson-claim-well = Aldric mostrou dois 2♠, e um par cobre uma carta sozinha. Então ele é Rei da Colina, e o trunfo é espadas. Você está entre os desafiantes. Ele chama A♦: quem jogar essa carta primeiro é o aliado dele.
lesson-follow = Aldric saiu com uma carta de copas, então você tem que jogar copas. A mais alta leva a vaza, que vale 15 pontos: jogue A♥.
lesson-follow-wrong = Essa carta de copas perde para a dama de Aldric, e ele levaria os 15 pontos. Jogue A♥.
lesson-follow-well = Seu ás levou a vaza: 5 pontos do cinco, 10 do dez. Já são 15 de 80.
lesson-pair = Quem leva a vaza sai na seguinte: com uma carta, ou com duas iguais. Só um par mais alto, ou um de trunfos, ganha de um par. Escolha K♣ K♣ no menu.
lesson-pair-wrong = Você pode sair com isso, mas é mais difícil ganhar de um par. Escolha **K♣ K♣**.
lesson-pair-one-king = Um rei sozinho perde para um ás. Saia com os dois: escolha **K♣ K♣**.
lesson-pair-well = Todos tiveram que seguir com duas cartas de paus, e ninguém tinha par. 20 pontos dos seus reis, 10 e 5 dos outros: 50 de 80.
lesson-lure = Mas quem é o aliado de Aldric? Quem jogar A♦ primeiro. Faça essa carta aparecer: escolha sua única carta de ouros, 3♦, no menu.
lesson-lure-wrong = Isso não revela nada do aliado. Saia com ouros, para o A♦ cair.
lesson-lure-well = Berengar (3) jogou A♦: **ele é o aliado**. Ele e Aldric defendem. Clotilde e Dagobert (4 e 5) estão do seu lado: os pontos deles contam com os seus.
lesson-give = O A♣ de Clotilde é a carta de paus mais alta, e Clotilde está do seu lado. Dê pontos a ela: jogue 10♣.
lesson-give-wrong = Essa carta de paus não vale nada. Clotilde está levando a vaza para o seu lado: jogue 10♣.
lesson-give-well = Clotilde levou seu 10 para vocês três: 60 de 80.
lesson-trump = A saída foi de ouros, e você não tem mais nenhuma carta do naipe: agora qualquer uma serve. O trunfo é espadas, e até a mais baixa delas ganha de qualquer carta de ouros. Jogue 4♠.
lesson-trump-wrong = Sem ouros, só um trunfo pode levar esta vaza. Jogue 4♠.
lesson-trump-too-high = Esse trunfo também levaria a vaza, mas basta o seu mais baixo: 4♠.
lesson-trump-well = Berengar teve que seguir com sua última carta de ouros, o rei. O seu 4♠ levou tudo: mais 15 pontos, agora 75 de 80.
lesson-joker = Os trunfos formam um naipe só. De cima para baixo: Curinga vermelho, Curinga preto, 2♠, os 2 dos outros naipes, A♠ e assim por diante. Nada ganha do seu Curinga vermelho: saia com ele.
lesson-joker-wrong = Ainda há carta que ganha dessa. Saia com o Curinga vermelho: nada ganha dele.
lesson-joker-well = Todos tiveram que seguir com trunfo, e Dagobert deu o K♠ para o lado de vocês. **85: mais do que os 80 necessários.** Aconteça o que acontecer, Aldric e Berengar ficam no posto 2.
lesson-clubs = Outra partida: ninguém cobriu o seu 2♥, então você é Rei da Colina. Você pegou mais oito cartas e enterra oito. Livre-se de um naipe inteiro: escolha as oito cartas de paus no menu delas.
lesson-clubs-wrong = Sem paus, você pode cortar quando saírem com esse naipe. Escolha as oito no menu de paus, e nada mais.
lesson-clubs-well = São oito, e entre elas não há cinco, dez nem rei.
lesson-bury = Pontos enterrados valem em dobro para os desafiantes se um deles levar a última vaza. Estas cartas de paus não renderiam nada. Aperte “Enterrar estas oito”.
lesson-bury-wrong = Pontos de outras cartas poderiam ir para os desafiantes. Aperte **Enterrar estas oito**.
lesson-bury-well = Ninguém mais vê essas cartas até o fim da rodada.
lesson-call = Agora chame seu aliado: é quem jogar primeiro a carta chamada. Só ases ganham dos seus K♦ K♦, e você não tem o de ouros. Escolha A♦ no menu de ouros e aperte “Chamar A♦”.
lesson-call-wrong = Chame uma carta alta que você não tem e ganhe um aliado forte. Escolha A♦ no menu de ouros e aperte **Chamar A♦**.
lesson-call-nobody = Aí seria você contra quatro. É melhor chamar A♦.
lesson-call-well = Agora só quem tem um A♦ pode se aliar a você. Todos vão saber quem é quando a carta for jogada.
lesson-question = Aldric é Rei da Colina e chama A♦, e as duas estão na sua mão. O A♥ dele está levando esta vaza, e você joga por último. O que você joga?
lesson-six = Jogar 6♥
lesson-six-why = Você tem as duas cartas chamadas, então defende com Aldric, e o ás dele leva esta vaza. Um 10 que você guarda pode ir parar com os desafiantes mais tarde.
lesson-ten = Jogar 10♥
lesson-ten-why = Isso! Com A♦, a aliança secreta com Aldric é sua, e ninguém mais ganha do ás dele: os desafiantes não levam os seus 10 pontos.
lesson-ace = Jogar A♦
lesson-ace-why = A saída foi de copas, e você tem copas, então precisa seguir. Você se aliou a Aldric: qual das suas cartas de copas ajuda?
lesson-last = A rodada vai até acabarem as cartas. Abaixo de 80, a defesa sobe de posto; a partir de 80, o próximo Rei é um desafiante, e a partir de 120 os desafiantes sobem. Depois, os lados mudam. Vamos lá?

## Words in pictures

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
drawn-dead = Enterradas
drawn-next = Novo Rei
drawn-winner = Vitória
drawn-ideas = Ideias
drawn-rank = Seu posto

## Commands

command = oitenta-pontos
    .about = Vazas, trunfos e um aliado secreto, para cinco jogadores
    .rounds = rodadas
    .rounds-about = Rodadas da partida (padrão: 5; 0: até alguém passar do ás)
    .loose_following = resposta_livre
    .loose_following-about = Variante: quem não tem par pode seguir um par com duas cartas quaisquer
