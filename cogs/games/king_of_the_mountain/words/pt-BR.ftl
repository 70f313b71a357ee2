## The game and its options

name = Rei da Montanha
about = Xadrez com muros em 19×19 casas: peças capturadas voltam, e quem primeiro levar o Rei ao centro é Rei da Colina. Para 2 a 4 jogadores.
goal = Leve seu Rei ao centro, J10, para vencer
score = { $n ->
    [1] { $n } captura
   *[other] { $n } capturas
 }
board = { $board ->
    [citadel] Cidadela: um anel quebrado com quatro portões
    [forest] Floresta: muros soltos por toda parte, linhas curtas
   *[valleys] Vales: longas diagonais entre quatro cristas
 }
option = { $option ->
    [all_hands] Todos a Postos: 24 peças para cada um
    [army_size] Exércitos Limitados: { $n } peças para cada um
    [pick_for_friend] Amigos a Gente Escolhe
    [wait_for_it] Aguarde e Confie
    [mutant_monarch] Monarca Mutante
    [keep_it] { $n ->
        [1] Mas Será Que Segura: { $n } turno
       *[other] Mas Será Que Segura: { $n } turnos
     }
   *[turn_limit] { $n ->
        [1] empate depois de { $n } rodada
       *[other] empate depois de { $n } rodadas
     }
 }

## The pieces

piece = { $kind ->
    [K] Rei
    [Q] Dama
    [M] Marechal
    [C] Cardeal
    [B] Bispo
    [R] Torre
    [N] Cavalo
    [L] Canguru
    [P] Canhão
    [A] Arqueiro
    [G] Gigante
   *[H] Herói
 }
way = { $kind ->
    [K] Um passo em qualquer direção, mas não aonde poderia ser capturado.
    [Q] Em linha reta ou na diagonal, quantas casas quiser.
    [M] Em linha reta, quantas casas quiser, ou como o Cavalo.
    [C] Na diagonal, quantas casas quiser, ou como o Cavalo.
    [B] Na diagonal, quantas casas quiser.
    [R] Em linha reta, quantas casas quiser.
    [N] Um passo em linha reta até uma casa livre, depois um na diagonal, para fora.
    [L] Salta por cima de tudo, como o Cavalo do xadrez ou duas casas na diagonal.
    [P] Em linha reta, quantas casas quiser; captura por cima de uma outra peça e de quaisquer muros.
    [A] Uma ou duas casas em linha reta; atira a duas casas na diagonal, por cima de tudo.
    [G] Um passo em linha reta; captura a uma ou duas casas na diagonal, passando por muros.
   *[H] Um passo na diagonal; captura a um passo em linha reta.
 }
way-also = Também como { $kind }.
drawn-k = R
drawn-q = D
drawn-m = M
drawn-c = L
drawn-b = B
drawn-r = T
drawn-n = C
drawn-l = U
drawn-p = P
drawn-a = A
drawn-g = G
drawn-h = H

## Boards

now = { $phase ->
    [picking-for-reserve] Cada um escolhe em segredo as peças que esperam na sua reserva. Aguardando: { $names }. *Minha mão* abre a escolha.
    [picking] Cada um escolhe em segredo as peças de quem está à sua esquerda. Aguardando: { $names }. *Minha mão* abre a escolha.
    [deploying] Todos se posicionam em segredo; os exércitos são mostrados juntos. Aguardando: { $names }. *Minha mão* abre o seu canto.
   *[mutating] O Rei de { $names } foi capturado pela primeira vez e pode ganhar o movimento de uma peça da reserva.
 }
king-checked = O Rei de { $name } está em xeque.
king-captured = 👑 **O Rei de { $name } foi capturado em { $square } e voltou para { $point }.**
king-near = { $n ->
    [1] 👑 **O Rei de { $name } está a { $n } passo do centro.**
   *[other] 👑 **O Rei de { $name } está a { $n } passos do centro.**
 }
kings-near = 👑 **Passos até J10: { $steps }**
king-keeps-centre = 👑 **O Rei de { $name } está no centro. Turnos mantidos: { $kept } de { $wanted }.**
draw-offered = { $whose ->
    [own] 🤝 Sua oferta de empate vale até a sua próxima vez; enquanto isso, siga jogando. Aguardando: { $names }.
    [asked] 🤝 { $name } oferece empate; a oferta vale até { $name } jogar de novo.
   *[other] 🤝 { $name } oferece empate; a oferta vale até { $name } jogar de novo. Aguardando: { $names }.
 }
last-turns = **Últimos lances**
event = { $what ->
    [pass] { $name } passa.
    [offers] { $name } oferece empate.
    [accepts] { $name } aceita o empate.
    [declines] { $name } recusa o empate.
    [resigns] { $name } deixa a partida e leva as peças.
    [king-stays] { $name } deixa o Rei como está.
   *[king-gains] O Rei de { $name } agora também anda e captura como { $kind }.
 }
respawns = { $name } repõe: { $kind } `{ $move }`
lost = { $to ->
    [reserve] { $mark } { $kind } { $square } vai para a reserva
   *[other] { $mark } { $kind } { $square } volta para { $to }
 }
checks = xeque: { $names }
still-in-check = ainda em xeque
before-turns = { $what ->
    [pick] { $name } escolhe peças
   *[deploy] { $name } posiciona as peças
 }
round = Rodada { $round }
reserve = reserva: { $pieces }
verdict = { $how ->
    [alone] Só resta o Rei de { $name }, que é coroado Rei da Colina.
    [kept] O Rei de { $name } manteve o centro, J10, por tempo suficiente. Ele é coroado Rei da Colina e vence a partida.
    [crowned] O Rei de { $name } chegou ao centro, J10. Ele é coroado Rei da Colina e vence a partida.
    [agreed] Empate de comum acordo: nenhum Rei é coroado Rei da Colina.
    [limit] Empate: a última rodada acabou, e nenhum Rei é coroado Rei da Colina.
   *[stuck] Empate: ninguém mais pode se mover.
 }

## Every hand

waiting = { $phase ->
    [picking] Você escolheu: { $pieces }. Faltam os outros.
   *[deploying] Seu exército está formado. Ele é mostrado quando todos tiverem se posicionado.
 }
friend-left = { $name } deixou a partida, então não há nada para você escolher. Faltam os outros.
last-move = Seu último lance: `{ $move }`.
numbers = Números
button-offer-draw = Oferecer empate
button-answer = { $accept ->
    [yes] Aceitar o empate
   *[no] Recusar
 }

## Picking and deploying

pick = { $whose ->
    [friend] { $n ->
        [1] **Escolha { $n } peça para { $name }**; o Rei, a Dama, o Marechal, o Cardeal e seis Heróis são à parte. Antes de os exércitos serem mostrados, só quem recebe fica sabendo.
       *[other] **Escolha { $n } peças para { $name }**; o Rei, a Dama, o Marechal, o Cardeal e seis Heróis são à parte. Antes de os exércitos serem mostrados, só quem recebe fica sabendo.
     }
   *[own] { $n ->
        [1] **Escolha { $n } peça para a sua reserva**; seis Heróis também esperam lá. Todas as reservas são mostradas quando todo mundo tiver escolhido.
       *[other] **Escolha { $n } peças para a sua reserva**; seis Heróis também esperam lá. Todas as reservas são mostradas quando todo mundo tiver escolhido.
     }
 }
picked = Escolhidas: { $pieces }.
menu-pieces = Escolha as peças
button-give = { $whose ->
    [friend] Entregar estas peças
   *[own] Deixar na reserva
 }
deploy = **Posicione seu exército** como está, ou troque peças de lugar com *Reorganizar*.
swap = { $what ->
    [first] **Reorganize seu exército.** Aperte duas casas para trocar o que está nelas.
    [square] Trocar { $square } com qual casa?
   *[piece] Trocar { $square } com qual casa? Ou ponha outra peça no lugar.
 }
given = { $giver ->
    [left] { $name } deixou a partida; você tem: { $pieces }.
   *[here] { $name } escolheu para você: { $pieces }.
 }
army = Canto: { $pieces }
empty-square = { $square } vazia
suggested-army = { $army ->
    [vanguard] Vanguarda
    [phalanx] Falange
   *[raiders] Incursores
 }
button-deploy = Posicionar exército
button-rearrange = Reorganizar

## A turn

choose-piece = { $how ->
    [short] **Sua vez.**
   *[full] **Sua vez.** Aperte o número da peça e o da casa; em vermelho, as capturas.
 }
choose-square = **{ $piece } { $square }.** { $way }
choose-reserve = Qual peça da sua reserva entra em { $square }? Isso gasta toda a sua vez.
in-check = { $n ->
    [1] **Seu Rei está em xeque: { $kind } em { $squares }.**
   *[other] **Seu Rei está em xeque de { $squares }.**
 }
centre-attacked = { $n ->
    [1] { $centre } está atacada: { $kind } em { $squares }.
   *[other] { $centre } está atacada: { $squares }.
 }
mutate = **Seu Rei foi capturado** e pode sofrer uma mutação, só desta vez: uma peça deixa a sua reserva de vez, e ele passa a andar e capturar também como ela, sem perder o jeito dele.
button-whole-board = Tabuleiro inteiro
button-respawn = Repor
button-back = ← Peças
button-more = Mais peças
button-keep-king = Deixar como está

## Typed moves

from-reserve = { $kind } da reserva
read-as-respawn = Entendi que você repõe uma peça: { $kind } `{ $move }`.
unreadable = Não consigo ler { $move } como lance. As casas vão de A1 a S19: `/move E5 E9`, ou `/move C@` para repor um Cavalo.
written-differently = Não fiz esse lance. Escreva assim: `{ $move }`.
stuck = Em { $square } não há peça sua que possa se mover.
can-move = { $reason } Você pode mover: { $pieces }.
can-go = { $reason } De { $square }, dá para ir a { $squares }.
can-respawn = { $reason } Você pode repor: { $pieces }.

## Refusals

clash-hands-army = “Todos a Postos” (todos_a_postos) e “Exércitos Limitados” (tamanho_exército) não combinam. Deixe uma das duas de fora.
clash-hands-friend = “Todos a Postos” (todos_a_postos) e “Amigos a Gente Escolhe” (escolher_amigos) não combinam. Deixe uma das duas de fora.
clash-hands-wait = “Todos a Postos” (todos_a_postos) e “Aguarde e Confie” (aguarde) não combinam. Deixe uma das duas de fora.
clash-army-friend = “Exércitos Limitados” (tamanho_exército) e “Amigos a Gente Escolhe” (escolher_amigos) não combinam: com dez peças, não há nada para escolher. Deixe uma das duas de fora.
clash-army-too-large = Sem “Todos a Postos” (todos_a_postos), um exército tem de 10 a 20 peças. Escolha um tamanho_exército menor, ou todos_a_postos.
refusal = { $code ->
    [wrong_pick] { $number ->
        [1] Escolha exatamente { $number } peça.
       *[other] Escolha exatamente { $number } peças, no máximo duas de cada tipo.
     }
    [heroes_missing] Os seis Heróis têm que estar no tabuleiro, nem mais, nem menos.
    [empty_square] Não há peça nessa casa.
    [not_your_piece] Essa peça não é sua.
    [into_check] Seu Rei não pode ir aonde uma peça inimiga poderia capturá-lo.
    [onto_wall] Nenhuma peça pode parar sobre um muro.
    [illegal_move] Essa peça não pode ir para lá. Escolha a peça na sua mão para ver aonde ela pode ir.
    [not_in_reserve] Você não tem essa peça na reserva.
    [no_respawn_point] Agora não dá para repor nada: há peças suas nos seus dois pontos de reposição.
    [already_offered] Só dá para oferecer empate uma vez por turno.
    [offer_pending] Já há um empate oferecido; espere as respostas.
    [no_offer] Não há oferta de empate para você responder.
    [players] “Rei da Montanha” é para dois a quatro jogadores.
    [joining_closed] Ninguém pode entrar em “Rei da Montanha” depois que a partida começou.
   *[wrong_number] Esse exército não vale. O seu precisa ter { $number } peças, entre elas o Rei, a Dama, o Marechal, o Cardeal e seis Heróis. Abra sua mão de novo e parta de uma sugestão.
 }

## Coaching: what to do now, and why

advice = { $case ->
    [picking] Você escolhe o que outra pessoa recebe: as peças de curto alcance são as mais fracas, e a sugestão é justa.
    [picking-for-reserve] Trazer uma peça custa um turno, então o que mais vale são poucas peças de longo alcance. *Sugerir* é uma escolha segura.
    [deploying] O que é capturado volta, então nenhuma peça fica mal colocada por muito tempo.
    [mutating] Um Rei que também corre como Torre ou Bispo chega antes ao centro. A peça se vai de vez.
    [on-centre] Seu Rei tem que ficar ali para vencer. Veja quais peças poderiam chegar até ele, e não deixe.
    [wins] Seu Rei já pode pisar em J10, e com isso você vence na hora.
    [next-to-centre] Seu Rei já pode pisar em J10. Para vencer, ele tem que ficar lá, então tenha ajuda por perto.
    [centre-attacked] Seu Rei ainda não pode pisar em J10: lá ele poderia ser capturado. Afaste o que ataca J10, ou entre no caminho do que não salta.
    [rival-on-centre] O Rei de { $name } vence se ficar em J10. Se for capturado ali, recomeça de mais longe.
    [rival-wins] O Rei de { $name } pode pisar em J10 na próxima vez, e isso vence a partida. Veja se dá para atacar J10 agora ou capturá-lo.
    [rival-near] O Rei de { $name } está perto de J10, mas nenhum Rei pode ir aonde seria capturado: ataque as casas à frente dele.
    [in-check] { $n ->
        [1] Xeque, mas você não precisa responder: capturado aqui, seu Rei volta em { $point }, a { $n } passo de J10.
       *[other] Xeque, mas você não precisa responder: capturado aqui, seu Rei volta em { $point }, a { $n } passos de J10.
     }
    [captures] Nesta vez você pode capturar. Nada que é capturado se perde: só volta para casa, ou espera na reserva.
    [shut-in] Seu Rei, que precisa andar até J10, não tem como se mexer: falta uma casa livre ao lado dele.
    [reserve] { $n ->
        [1] Seu Rei está a { $n } passo de J10. Trazer uma peça em { $point } também gasta a vez.
       *[other] Seu Rei está a { $n } passos de J10. Trazer uma peça em { $point } também gasta a vez.
     }
    [walk] { $n ->
        [1] Seu Rei está a { $n } passo de J10, e cada passo gasta um turno. Com as outras peças, mantenha o caminho dele livre de ataques.
       *[other] Seu Rei está a { $n } passos de J10, e cada passo gasta um turno. Com as outras peças, mantenha o caminho dele livre de ataques.
     }
   *[draw-offered] Com o empate, a colina fica sem dono. Compare a distância dos Reis até J10 antes de responder.
 }

## Reasons: why one move is better than another

reason = { $why ->
    [wins-kept] Ninguém consegue tirar seu Rei do centro a tempo, então você vence.
    [wins-next] Depois de { $best }, ninguém pode impedir seu Rei de ir para o centro no seu próximo turno.
    [wins-later] Depois de { $best }, ninguém mais pode impedir seu Rei de chegar ao centro.
    [loses-kept] Depois de { $move }, o Rei de { $name } já manteve o centro por tempo suficiente, e vence.
    [loses-next] Depois de { $move }, { $name } pode levar o Rei ao centro e vencer.
    [loses-later] Depois de { $move }, ninguém mais pode impedir o Rei de { $name } de chegar ao centro.
    [lets-capture] { $move } deixa { $name } jogar `{ $reply }` e capturar uma peça sua ({ $piece }).
    [lets-check] { $move } deixa { $name } jogar `{ $reply }` e dar xeque no seu Rei.
    [lets-attack] { $move } deixa { $name } jogar `{ $reply }` e atacar sua peça em { $square } ({ $piece }).
    [lets-approach] { $move } deixa { $name } jogar `{ $reply }` e levar o Rei para mais perto do centro.
    [captures] { $best } captura a peça em { $square } ({ $piece }).
    [exposes] Depois de { $move }, { $name } pode capturar sua peça em { $square } ({ $piece }).
    [prepares] Se a resposta for `{ $reply }`, depois você pode capturar a peça em { $square } ({ $piece }).
    [leads] Nenhum Rei está mais perto do centro que o seu, e { $best } leva o seu ainda mais perto.
    [trails] O Rei de { $name } está mais perto do centro que o seu, então cada passo conta: { $best } aproxima o seu.
    [checks] { $best } dá xeque no Rei de { $name }.
    [attacks] { $best } ataca a peça de { $name } em { $square } ({ $piece }).
    [returns] A peça que { $move } captura ({ $piece }) volta na hora para { $square }.
    [guards] { $best } vigia o centro, então nenhum outro Rei pode ir para lá.
    [enters] { $best } põe uma peça em jogo, em { $square } ({ $piece }).
    [slow] { $move } gasta um turno inteiro só para pôr uma peça em { $square } ({ $piece }).
    [clears] Depois de { $best }, seu Rei pode chegar mais perto do centro no próximo turno.
    [reaches] Em { $square }, sua peça tem mais casas para onde ir do que em { $start } ({ $piece }).
   *[shortens] Em { $square }, sua peça tem menos casas para onde ir do que em { $start } ({ $piece }).
 }

## The rules

rules-setting-up = **Objetivo.** Leve seu Rei ao centro, J10: ele vira Rei da Colina, e você vence. Perder o Rei é só um contratempo, porque ele volta.

    {""}**Tabuleiro.**
    - Tem 19×19 casas e alguns muros. Nada pode parar num muro, e nada passa por ele, a não ser que as regras da peça digam o contrário.
    - Os anéis vermelhos são pontos de reposição: os quatro cantos e, mais perto do centro, E5, E15, O15 e O5. Estes são os pontos internos; o seu é o mais perto do seu canto.

    {""}**Exércitos.**
    - Seu Rei começa no seu canto. A Dama fica na diagonal ao lado dele, o Marechal à esquerda e o Cardeal à direita. Os quatro formam a *corte*.
    - Outras dezesseis peças ficam nas linhas que partem dessas três: os seis Heróis e mais dez das outras catorze, à sua escolha.
    - As peças que você deixar de fora estão fora do jogo. Elas não esperam na reserva.
    - Todos posicionam as peças em segredo, e os exércitos são mostrados juntos (regra da casa).

    {""}**A vez.**
    - Na sua vez, você move uma peça. A vez passa em sentido horário.
    - Em vez de mover, você pode repor uma peça da reserva.
    - Se você não puder fazer nem uma coisa nem outra, perde a vez (regra da casa).
rules-pieces = **Peças.** *Em linha reta* quer dizer ao longo de uma fileira ou coluna, nunca na diagonal. O número diz quantas você tem.
    - **Rei** (`R`): uma casa em qualquer direção, mas não aonde poderia ser capturado. Ele não precisa sair do xeque.
    - **Dama** (`D`), **Torre** (`T`, 2), **Bispo** (`B`, 2): como no xadrez.
    - **Cavalo** (`C`, 2): uma casa em linha reta e depois uma na diagonal, para fora. Na primeira casa não pode haver peça nem muro.
    - **Marechal** (`M`): Torre e Cavalo numa peça só. **Cardeal** (`L`): Bispo e Cavalo numa peça só.
    - **Canguru** (`U`, 2): salta por cima de tudo, como o Cavalo do xadrez ou duas casas na diagonal.
    - **Canhão** (`P`, 2): anda como a Torre. Captura a segunda peça em linha reta, por cima de exatamente uma outra e de quaisquer muros.
    - **Arqueiro** (`A`, 2): anda uma ou duas casas em linha reta. Sem sair do lugar, atira no que estiver a exatamente duas casas na diagonal, por cima de tudo.
    - **Gigante** (`G`, 2): anda uma casa em linha reta. Captura a uma ou duas casas na diagonal, passando por um muro, mas não por uma peça (regra da casa).
    - **Herói** (`H`, 6): anda uma casa na diagonal e captura a uma casa em linha reta.
rules-playing =
    {""}**Peças capturadas voltam.** Isso acontece na hora e não gasta a vez de ninguém. Elas vão para o canto do dono, se estiver vazio; senão, para a reserva do dono.

    {""}**Repor.** Trazer uma peça da reserva gasta a sua vez.
    - Ela entra no seu canto ou, se houver ali uma peça sua, no seu ponto interno. Se houver peças suas nos dois, você não pode repor nenhuma.
    - Uma peça inimiga nessa casa é capturada. Uma sua, nunca.

    {""}**Rei capturado.** Ele também volta na hora.
    - Se foi capturado nas quatro fileiras ou colunas de fora (A–D, P–S, 1–4, 16–19), volta para o canto dele.
    - Se foi capturado no meio (de E5 a O15), volta para o ponto interno dele.
    - O que estiver ali é capturado por sua vez, mesmo que seja uma peça sua ou outro Rei.

    {""}**Como ler o tabuleiro.**
    - A imagem mostra a parte que mais importa. O mapa pequeno é o tabuleiro inteiro, e a moldura nele é essa parte. *Tabuleiro inteiro*, na sua mão, mostra tudo.
    - A moldura do tabuleiro tem a cor de quem joga agora. Ao lado do tabuleiro, uma borda dourada marca essa pessoa.
    - Cada nome tem na frente o seu Rei. Embaixo estão o número de peças no tabuleiro, as capturas (`×3`) e, depois de um anel, a reserva: `6×H` são seis Heróis.
    - Um número sozinho depois do anel conta uma reserva longa demais para ser listada.
    - Uma coroa com um número é um Rei a três passos ou menos do centro; o número diz quantos faltam. No tabuleiro, ele tem uma moldura dourada.
    - As casas coloridas são as dos últimos lances. A casa de borda dentada é a de um Rei em xeque.
    - Uma placa dourada num Rei mostra o movimento que ele ganhou. No centro, ela mostra por quantos turnos ele foi mantido.

    {""}**Mover.** Na sua mão, aperte o número de uma peça e depois o de uma casa. Números vermelhos capturam. Uma peça com muitas casas tem um botão para cada direção, e ↱ para os saltos.

    {""}**Lances por escrito.** Digite em `/move`: `E5-E9` move, `E5xE9` captura, `E5*G7` é um tiro de Arqueiro e `C@A1` repõe um Cavalo. Valem as letras das peças; as inglesas (`N` para o Cavalo) também, se aqui não forem de outra peça.
rules-variants = **Variantes.** Quem comanda a mesa pode combinar umas com as outras.
    - *Todos a Postos*: você joga com todas as 24 peças, e as linhas são uma casa mais compridas (regra da casa).
    - *Exércitos Limitados*: você joga com 10 a 20 peças; 16 ou 12 funcionam bem. Rei, Dama, Marechal, Cardeal e os seis Heróis estão sempre entre elas (regra da casa).
    - *Amigos a Gente Escolhe*: você escolhe as peças de quem está à sua esquerda.
    - *Aguarde e Confie*: todas as peças, menos Rei, Dama, Marechal e Cardeal, começam na reserva. Com exércitos limitados, você antes escolhe em segredo quais esperam lá (regra da casa).
    - *Monarca Mutante*: quando seu Rei é capturado pela primeira vez, ele pode ganhar o movimento de uma peça da sua reserva. Essa peça sai do jogo de vez.
    - *Mas Será Que Segura*: seu Rei tem que ficar no centro por alguns turnos: três é o recomendado, cinco o máximo.

    {""}**Os tabuleiros.** O documento não mostra nenhum, então estes três são meus (regra da casa).
    - Cidadela: um anel quebrado, com um escudo diante de cada portão.
    - Floresta: muros soltos por toda parte, de modo que quase todas as linhas são curtas.
    - Vales: quatro cristas e longas diagonais.
rules-rulings = { $house }
    - Dois jogam em cantos opostos; três ou quatro, em sentido horário a partir de A1. Quem começa é sorteado.
    - Com os exércitos sugeridos, nenhuma peça pode capturar no primeiro lance, a não ser os Canhões quando jogam três ou quatro: os muros não os seguram.
    - Uma peça pode passar na diagonal entre dois muros que só se tocam na quina.
    - Seu Rei não pode pisar onde uma peça inimiga poderia capturá-lo depois que todas as peças capturadas tiverem voltado. Peças que ainda poderiam ser repostas não contam.
    - Uma peça atingida por um tiro no próprio canto reaparece ali na hora.
    - Um Rei que tem que ceder o lugar conta como capturado.
    - Se a sua reserva estiver vazia na primeira captura do seu Rei, a chance de mutação se perde.
    - Para manter o centro, seu Rei tem que estar lá no começo do seu turno, tantas vezes quantas quem comanda a mesa escolheu. Se ele sair ou for capturado, a conta recomeça.

    {""}**Empates e abandonos.** Também são regras da casa.
    - Dá para oferecer empate na sua vez. Todos os outros têm que aceitar.
    - Se ninguém puder jogar, ou se a partida chegar ao limite de rodadas escolhido por quem comanda a mesa, é empate.
    - Se você deixar a partida, suas peças saem do tabuleiro. Quem sobrar por último vence.
    - { $leaving }

    { $time }
    - Você fica com o exército sugerido, seu Rei não muta e você perde a vez.
    - { $kept }
rules-credit = O jogo “Rei da Montanha” foi criado por Paul E. Newton (The Chess Variant Pages).
rules-picture = A Cidadela com quatro exércitos posicionados, um em cada canto; no meio, um anel quebrado de muros em volta do centro.

## A lesson by playing: one walk to the centre, with its setbacks

lesson-goal = Leve seu Rei ao centro, J10. Vence quem chegar lá primeiro com o seu.
lesson-respawn = { $part ->
    [say] Suas peças são as vermelhas, embaixo à esquerda. A maioria espera na reserva, e trazer uma delas gasta toda a sua vez. Aperte *Repor* e depois *Canhão*.
    [wrong] Primeiro, traga ajuda: aperte *Repor* e depois *Canhão*.
    [why-not] Essa entra do mesmo jeito. Mas aqui traga o Canhão: você vai precisar dele.
   *[well] As peças entram no seu canto, A1. Seu Rei está ali, então o Canhão entrou no seu ponto interno, E5.
 }
lesson-walls = { $part ->
    [say] Seu Rei está preso pela própria corte. Seu Cardeal corre na diagonal até algo barrar o caminho: aqui, é o muro em H7. Aperte o número do Cardeal, em B1, e depois o de G6.
    [wrong] Que o Cardeal abra espaço para o Rei: aperte o número em B1 e depois o de G6.
    [why-not] Assim também abre espaço, mas ele pode ir até onde o muro deixa: até *G6*.
   *[well] Os muros param quase todas as peças, e nenhuma pode ficar sobre eles. Por isso só há quatro entradas para o centro; a sua passa por J7.
 }
lesson-walk = { $part ->
    [say] Agora começa a caminhada. O Rei anda um passo por vez, em qualquer direção, e J10 fica a 12 passos. Escolha Rei A1 e depois *B1*.
    [wrong] Só a caminhada do Rei vence a partida. Que ele comece: Rei A1 e depois *B1*.
    [meanwhile] Passam dois turnos. Seu Canhão dá a volta nos muros, E5–E4–R4. Aldric traz um Gigante, que anda O15–O14–O13.
   *[well] Faltam 11 passos, e o seu canto ficou livre.
 }
lesson-cannon = { $part ->
    [say] O Canhão captura por cima de exatamente uma peça, e aí não há muro que segure. A Dama de Aldric em R18 é essa peça, e o Cardeal atrás dela é seu: Canhão R4 e depois *×R19*.
    [wrong] Capture com o Canhão, por cima da Dama: Canhão R4 e depois *×R19*.
    [meanwhile] Depois seu Rei segue andando, B1–C2–D3–E4–F5. A Dama de Aldric dá a volta, R19–P17–P3–H3, e o Marechal dele vai para M18.
   *[well] A Dama de Aldric tomou seu Canhão, mas nada se perdeu: ele está de volta no seu canto, A1. O Cardeal dele encontrou o canto ocupado pelo próprio Rei e foi para a reserva.
 }
lesson-check = { $part ->
    [say] Quatro turnos depois, a Dama de Aldric, em H3, dá xeque no seu Rei, em F5. Você não precisa responder: Reis capturados também voltam. Aproveite a vez para apontar o Canhão para cima, pela coluna I: Canhão A1 e depois o número em I1.
    [wrong] Deixe o Rei em xeque e aproveite a vez: Canhão A1 e depois o número em I1.
    [why-not] Ele pode fugir, mas não precisa: veja o que acontece com um Rei capturado. Canhão A1 e depois o número em I1.
   *[well] Ela tomou seu Rei, e na mesma hora ele voltou em E5: um passo perdido, nada mais. Do meio, é para lá que ele volta; capturado mais perto da borda, volta para A1.
 }
lesson-king-captures = { $part ->
    [say] Seu Rei captura a um passo, em qualquer direção, e nada protege a Dama ao lado dele. Escolha Rei E5 e depois *×F5*.
    [wrong] A Dama em F5 está de graça: Rei E5 e depois *×F5*.
    [why-not] O Cardeal também poderia capturar a Dama. Mas com o Rei você ainda ganha um passo: Rei E5 e depois *×F5*.
    [meanwhile] Passam cinco turnos. Seu Rei atravessa o portão em J7, F5–G5–H6–I6–J7–I8. O Marechal de Aldric vai M18–M14–J14–K12–K10–I10, e o Rei dele passa para R18.
   *[well] Agora ela está na reserva dele, e trazer a Dama de volta custa um turno.
 }
lesson-guard = { $part ->
    [say] Faltam dois passos, mas o Marechal de Aldric em I10 vigia J10, e nenhum Rei pode ir aonde seria capturado. Capture o Marechal por cima do seu próprio Rei: Canhão I1 e depois *×I10*.
    [wrong] Primeiro, livre-se do Marechal: Canhão I1 e depois *×I10*, por cima dos muros e do seu Rei.
    [why-not] O Marechal continuaria vigiando J10, e seu Rei não poderia ir para lá. Canhão I1 e depois *×I10*.
    [meanwhile] Aldric traz a Dama de volta, em O15.
   *[well] O Rei de Aldric tinha saído de casa, então o Marechal voltou para aquele canto, S19: bem longe. Agora nada vigia J10.
 }
lesson-way-clear = { $part ->
    [say] O caminho está livre, e casas onde seu Rei seria capturado nem aparecem para você. Escolha Rei I8 e depois *J9*.
    [wrong] Aldric precisa de tempo para voltar, então siga em frente: Rei I8 e depois *J9*.
    [why-not] I9 fica tão perto quanto. Nesta lição, que seja *J9*.
   *[well] Falta um passo. A Dama de Aldric está longe demais para deter você.
 }
lesson-centre = { $part ->
    [say] E agora, até o alto: Rei J9 e depois *J10*.
    [wrong] Agora nada mais importa: Rei J9 e depois *J10*.
   *[well] Seu Rei está no centro: **você vence na hora**.
 }
lesson-question = O Rei de Aldric está em K11, a um passo de J10, e o seu ainda está longe. Que lance impede isso?
lesson-answer-j6 = { $part ->
    [label] Dama para J6
   *[why] Isso! De J6 sua Dama vigia J10, e nenhum Rei pode ir aonde seria capturado. Aldric traz antes uma Torre, então seu Rei tem tempo de chegar mais perto.
 }
lesson-answer-k6 = { $part ->
    [label] Dama para K6
   *[why] Aí seu Canhão dá xeque por cima da sua Dama. Mas um Rei não precisa sair do xeque: ele vai para J10 e vence. O que proíbe esse passo?
 }
lesson-answer-h6 = { $part ->
    [label] Rei para H6
   *[why] Seu Rei precisa de vários turnos, e o de Aldric, de um só. Nenhum Rei pode ir aonde seria capturado: que peça pode vigiar J10?
 }
lesson-last = É só isso: leve o Rei ao centro e lembre que o que é capturado volta. Uma partida de verdade começa com todos se posicionando em segredo: aperte *Posicionar exército* para ficar com o que é mostrado. Vamos lá?

## Commands

command-move = lance
    .about = Rei da Montanha: digite um lance, como E5 E9 ou C@A1
    .help = digite um lance em “Rei da Montanha”
    .from = de
    .from-about = A casa da sua peça, uma peça da reserva (C@) ou o lance inteiro
    .to = para
    .to-about = A casa para onde ir, ou em que atirar
    .match = partida
    .match-about = Qual partida, se você está em várias
command = rei-da-montanha
    .about = Xadrez com muros em 19×19 casas, para dois a quatro
    .board = tabuleiro
    .board-about = Qual dos três tabuleiros (padrão: Cidadela)
    .all_hands = todos_a_postos
    .all_hands-about = Variante: Todos a Postos, 24 peças para cada um
    .army_size = tamanho_exército
    .army_size-about = Variante: Exércitos Limitados. Peças para cada um (padrão: 20)
    .pick_for_friend = escolher_amigos
    .pick_for_friend-about = Variante “Amigos a Gente Escolhe”: você escolhe as peças de quem está à sua esquerda
    .wait_for_it = aguarde
    .wait_for_it-about = Variante “Aguarde e Confie”: todas as peças, menos quatro, começam na reserva
    .mutant_monarch = monarca_mutante
    .mutant_monarch-about = Variante “Monarca Mutante”: um Rei capturado pela primeira vez ganha um movimento
    .keep_it = segurar
    .keep_it-about = Variante “Mas Será Que Segura”: turnos que o Rei precisa ficar no centro (0: nenhum)
    .turn_limit = limite_rodadas
    .turn_limit-about = Rodadas até a partida terminar empatada (0: sem limite)
