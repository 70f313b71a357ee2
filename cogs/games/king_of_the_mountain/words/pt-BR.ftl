## King of the Mountain on Discord

## Coaching for people who are new to King of the Mountain: what to do now, and why

chances-king-step = { $n ->
    [1] Seu Rei está a { $n } passo de J10, e cada passo gasta um turno. Com as outras peças, mantenha o caminho dele livre de ataques.
   *[other] Seu Rei está a { $n } passos de J10, e cada passo gasta um turno. Com as outras peças, mantenha o caminho dele livre de ataques.
 }
turn-king-stay = Seu Rei tem que ficar ali para vencer. Veja quais peças poderiam capturá-lo, e não deixe.
turn-king-step = Seu Rei já pode pisar em J10, e isso vence na hora.
turn-king-step-onto = Seu Rei ainda não pode pisar em J10: lá ele poderia ser capturado. Afaste o que ataca J10 ou entre no caminho.
turn-check-but = { $n ->
    [1] Xeque, mas você não precisa responder: capturado aqui, seu Rei volta em { $point }, a { $n } passo de J10.
   *[other] Xeque, mas você não precisa responder: capturado aqui, seu Rei volta em { $point }, a { $n } passos de J10.
 }
chances-capture-possible = { $n ->
    [1] Há { $n } captura possível. Nada que é capturado se perde: só volta para casa, ou espera na reserva.
   *[other] Há { $n } capturas possíveis. Nada que é capturado se perde: só volta para casa, ou espera na reserva.
 }
chances-king-walk = Seu Rei, que precisa andar até J10, não tem como se mexer: falta uma casa livre ao lado dele.
chances-king-step-j10 = { $n ->
    [1] Seu Rei está a { $n } passo de J10. Trazer uma peça em { $point } também gasta a vez.
   *[other] Seu Rei está a { $n } passos de J10. Trazer uma peça em { $point } também gasta a vez.
 }
coaching-picking-picking-another = Você escolhe o que outra pessoa recebe: as peças de curto alcance são as mais fracas, e a sugestão é justa.
coaching-picking-bringing-piece = Trazer uma peça custa um turno, então o que mais vale são poucas peças de longo alcance. *Sugerir* é uma escolha segura.
coaching-deploying = Se quiser, fique com o exército mostrado: o que é capturado volta, então nenhuma peça fica mal colocada por muito tempo.
coaching-mutating = Um Rei que também corre como Torre ou Bispo chega antes ao centro. A peça se vai de vez.
coaching = Com o empate, a colina fica sem dono. Compare a distância dos Reis até J10 antes de responder.
turn-king-step-onto-j10 = Seu Rei já pode pisar em J10. Para vencer, ele tem que ficar lá, então tenha ajuda por perto.
turn-mark-s = O Rei de { $mark } vence se ficar em J10. Se for capturado ali, recomeça de mais longe.
turn-mark-s-king = O Rei de { $mark } está perto de J10, mas Rei nenhum pode pisar onde seria capturado: ataque as casas à frente dele.

## The parts of every hand of King of the Mountain: the row of controls, and the board

board-shown = Números
button-resign = Abandonar
button-offer-draw = Oferecer empate
button-accept-draw = Aceitar o empate
button-decline = Recusar

## Setting up an army: picking pieces for a friend, and an editor that swaps squares

picking-picked-pieces = Escolhidas: { $pieces }.
wanted-pick-piece = { $n ->
    [1] **Escolha { $n } peça para { $name }**; a corte e seis Heróis são à parte. Antes de os exércitos serem mostrados, só quem recebe fica sabendo.
   *[other] **Escolha { $n } peças para { $name }**; a corte e seis Heróis são à parte. Antes de os exércitos serem mostrados, só quem recebe fica sabendo.
 }
deploying = **Posicione seu exército.** Aceite uma sugestão como está, ou aperte *Reorganizar* para trocar peças de lugar.
editor-rearrange-army = **Reorganize seu exército.** Aperte duas casas para trocar o que está nelas.
given-name-picked = { $name } escolheu para você: { $pieces }.
army-shown = Canto: { $pieces }
picking-choose-pieces = Escolha as peças
picking-keep-these = Deixar na reserva
picking-give-these = Entregar estas peças
wanted-pick-piece-reserve = { $n ->
    [1] **Escolha { $n } peça para a sua reserva**; seis Heróis também esperam lá. Todas as reservas são mostradas quando todo mundo tiver escolhido.
   *[other] **Escolha { $n } peças para a sua reserva**; seis Heróis também esperam lá. Todas as reservas são mostradas quando todo mundo tiver escolhido.
 }
editor-which-square = Trocar { $square } com qual casa?
button-deploy-army = Posicionar exército
given-name-left = { $name } deixou a partida; você tem: { $pieces }.
square = vazia
button-rearrange = Reorganizar
editor-swap-another = Ou ponha outra peça no lugar.

## A player's hand in King of the Mountain: its decisions, and how to make them

mutating = **Seu Rei foi capturado** e pode sofrer uma mutação, só desta vez: uma peça deixa a sua reserva de vez, e ele passa a andar e capturar também como ela, sem perder o jeito dele.
button-leave-him = Deixá-lo como está

## A lesson of King of the Mountain by playing: one walk to the centre, with its setbacks

lesson-goal = Leve seu Rei ao centro, J10. Vence quem chegar lá primeiro com o seu.
lesson-last = É só isso: leve o Rei ao centro e lembre que o que é capturado volta. Uma partida de verdade começa com todos se posicionando em segredo: aperte *Posicionar exército* para ficar com o que é mostrado. Vamos lá?
lesson-steps-pieces-red = Suas peças são as vermelhas, embaixo à esquerda. A maioria espera na reserva, e trazer uma delas gasta toda a sua vez. Aperte *Repor* e depois *Canhão*.
lesson-steps-bring-help = Primeiro, traga ajuda: aperte *Repor* e depois *Canhão*.
lesson-steps-pieces-come = As peças entram no seu canto, A1. Seu Rei está ali, então o Canhão entrou no seu ponto interno, E5.
lesson-steps-king-shut = Seu Rei está preso pela própria corte. Seu Cardeal corre na diagonal até algo barrar o caminho: aqui, é o muro em H7. Aperte o número do Cardeal, em B1, e depois o de G6.
lesson-steps-let-cardinal = Que o Cardeal abra espaço para o Rei: aperte o número em B1 e depois o de G6.
lesson-steps-walls-stop = Os muros param quase todas as peças, e nenhuma pode ficar sobre eles. Por isso só há quatro entradas para o centro; a sua passa por J7.
lesson-steps-now-walk = Agora começa a caminhada. O Rei anda um passo por vez, em qualquer direção, e J10 fica a 12 passos. Escolha *Rei A1* e depois *B1*.
lesson-steps-only-win = Só a caminhada do Rei vence a partida. Que ele comece: *Rei A1* e depois *B1*.
lesson-steps-11-steps = Faltam 11 passos, e o seu canto ficou livre.
lesson-steps-cannon-captures = O Canhão captura por cima de exatamente uma peça, e aí nenhum muro o segura. A Dama de Aldric em R18 é essa peça, e o Cardeal atrás dela é seu: *Canhão R4* e depois *×R19*.
lesson-steps-capture-cannon = Capture com o Canhão, por cima da Dama: *Canhão R4* e depois *×R19*.
lesson-steps-aldrics-queen = A Dama de Aldric tomou seu Canhão, mas nada se perdeu: ele está de volta no seu canto, A1. O Cardeal dele encontrou o canto ocupado pelo próprio Rei e foi para a reserva.
lesson-steps-four-turns = Quatro turnos depois, a Dama de Aldric, em H3, dá xeque no seu Rei, em F5. Você não precisa responder: Reis capturados também voltam. Aproveite a vez para apontar o Canhão para cima, pela coluna I: *Canhão A1* e depois *I1*.
lesson-steps-leave-him = Deixe o Rei em xeque e aproveite a vez: *Canhão A1* e depois *I1*.
lesson-steps-she-took = Ela tomou seu Rei, e na mesma hora ele voltou em E5: um passo perdido, nada mais. Do meio, é para lá que ele volta; capturado mais perto da borda, volta para A1.
lesson-steps-king-capture = Seu Rei captura a um passo, em qualquer direção, e nada protege a Dama ao lado dele. Escolha *Rei E5* e depois *×F5*.
lesson-steps-queen-f5 = A Dama em F5 está de graça: *Rei E5* e depois *×F5*.
lesson-steps-shes-his = Agora ela está na reserva dele, e trazê-la de volta custa um turno a ele.
lesson-steps-two-steps = Faltam dois passos, mas o Marechal de Aldric em I10 vigia J10, e Rei nenhum pode pisar onde seria capturado. Capture o Marechal por cima do seu próprio Rei: *Canhão I1* e depois *×I10*.
lesson-steps-get-rid = Primeiro, livre-se do Marechal: *Canhão I1* e depois *×I10*, por cima dos muros e do seu Rei.
lesson-steps-aldrics-king = O Rei de Aldric tinha saído de casa, então o Marechal voltou para aquele canto, S19: bem longe. Agora nada vigia J10.
lesson-steps-way-clear = O caminho está livre, e casas onde seu Rei seria capturado nem aparecem para você. Escolha *Rei I8* e depois *J9*.
lesson-steps-aldric-needs = Aldric precisa de tempo para voltar, então siga em frente: *Rei I8* e depois *J9*.
lesson-steps-step-go = Falta um passo. A Dama de Aldric está longe demais para deter você.
lesson-steps-now-up = E agora, até o alto: *Rei J9* e depois *J10*.
lesson-steps-nothing-else = Agora nada mais importa: *Rei J9* e depois *J10*.
lesson-steps-king-centre = Seu Rei está no centro: **você vence na hora**.
lesson-ask = O Rei de Aldric está em K11, a um passo de J10, e o seu ainda está longe. Qual jogada o detém?
lesson-meanwhile-two-turns = Passam dois turnos. Seu Canhão dá a volta nos muros, E5–E4–R4. Aldric traz um Gigante, que anda O15–O14–O13.
lesson-meanwhile-then-king = Depois seu Rei segue andando, B1–C2–D3–E4–F5. A Dama de Aldric dá a volta, R19–P17–P3–H3, e o Marechal dele vai para M18.
lesson-meanwhile-five-turns = Passam cinco turnos. Seu Rei atravessa o portão em J7, F5–G5–H6–I6–J7–I8. O Marechal de Aldric vai M18–M14–J14–K12–K10–I10, e o Rei dele passa para R18.
lesson-meanwhile-aldric-brings = Aldric traz a Dama de volta, em O15.
lesson-steps-piece-come = Essa entra do mesmo jeito. Mas aqui traga o Canhão: você vai precisar dele.
lesson-steps-makes-room = Assim também abre espaço, mas ele pode ir até onde o muro deixa: até *G6*.
lesson-steps-he-could = Ele pode fugir, mas não precisa: veja o que acontece com um Rei capturado. *Canhão A1* e depois *I1*.
lesson-steps-i9-just = I9 fica tão perto quanto. Nesta lição, que seja *J9*.
lesson-answers-queen-j6 = Dama para J6
lesson-answers-right-j6 = Isso! De J6 sua Dama vigia J10, e Rei nenhum pode pisar onde seria capturado. Aldric traz antes uma Torre, então seu Rei tem tempo de chegar mais perto.
lesson-answers-queen-k6 = Dama para K6
lesson-answers-then-cannon = Aí seu Canhão dá xeque por cima da sua Dama. Mas um Rei não precisa sair do xeque: ele vai para J10 e vence. O que proíbe esse passo?
lesson-answers-king-h6 = Rei para H6
lesson-answers-king-needs = Seu Rei precisa de vários turnos, e o de Aldric, de um só. Rei nenhum pode pisar onde seria capturado: que peça pode vigiar J10?
lesson-reasons-cardinal-could = O Cardeal também poderia tomá-la. Mas assim o Rei ganha um passo: *Rei E5* e depois *×F5*.
lesson-reasons-marshall-still = O Marechal continuaria vigiando J10, e seu Rei não poderia ir para lá. *Canhão I1* e depois *×I10*.

## The letters on the pieces, in the reader's language

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

## A turn in a hand: press a piece, then a square

respawning = Qual peça da sua reserva entra em { $square }? Isso gasta toda a sua vez.
button-whole-board = Tabuleiro inteiro
button-re-spawn = Repor
button-another-piece = ← Outra peça
going = **{ $piece }.** { $way }
warnings = **Seu Rei está em xeque.**
choosing-turn-press = **Sua vez.** Aperte o número de uma peça e depois o de uma casa; os números vermelhos são capturas.
button-more = Mais…
choosing-type-move = Ou digite um lance: `/move E5 E9`.

## The presenter of King of the Mountain: its board, its hands and its rules

name = Rei da Montanha
about = Xadrez com muros em 19×19 casas: peças capturadas voltam, e quem primeiro levar o Rei ao centro é Rei da Colina. Para 2 a 4 jogadores.
goal = Leve seu Rei ao centro, J10, para vencer
summary = Com três ou quatro jogadores, os Canhões podem capturar já no primeiro lance.
score = { $n ->
    [1] { $n } captura
   *[other] { $n } capturas
 }
refusal-wrong-pick = { $n ->
    [1] Escolha exatamente { $n } peça.
   *[other] Escolha exatamente { $n } peças, no máximo duas de cada tipo.
 }

## Sentences on why one move is better than another, from the facts about both

wins-wins-next = { $n ->
    [1] Vence no seu próximo turno, não importa o que os outros façam.
   *[other] Vence em { $n } turnos, não importa o que os outros façam.
 }
loses-after-move = Depois de { $move }, { $name } pode levar o Rei ao centro e vencer.
is-captured = Depois de { $move }, { $name } pode capturar sua peça em { $square } ({ $piece }).
captures = Captura a peça em { $square } ({ $piece }).
prepares = Se a resposta for `{ $reply }`, depois você pode capturar a peça em { $square } ({ $piece }).
chances-strongest-answer = A resposta mais forte a { $move } é `{ $reply }`: você venceria em { $less } de cada 100 vezes, não em { $more }.
wins-nobody-take = Ninguém consegue tirar seu Rei do centro a tempo, então você vence.
loses-after-move-name = { $n ->
    [1] Depois de { $move }, { $name } vence no turno seguinte, não importa o que você faça.
   *[other] Depois de { $move }, { $name } vence em { $n } turnos, não importa o que você faça.
 }
loses-after-move-name-s = Depois de { $move }, o Rei de { $name } já manteve o centro por tempo suficiente, e vence.
approaches-leaves-king = { $n ->
    [1] Deixa seu Rei a { $n } passo do centro.
   *[other] Deixa seu Rei a { $n } passos do centro.
 }
approaches-after-move = { $n ->
    [1] Depois de { $move }, um Rei rival fica a { $n } passo do centro.
   *[other] Depois de { $move }, um Rei rival fica a { $n } passos do centro.
 }
chances-youd-win = Com este lance você venceria em { $more } de cada 100 vezes; com { $move }, em { $less }.

## Sentences for the refusals of King of the Mountain

not-an-army = Esse exército não vale. O seu tem { $number } peças, com a corte e seis Heróis entre elas. Abra sua mão de novo e parta de uma sugestão.
refusals-heroes-missing = Os seis Heróis têm que estar no tabuleiro, nem mais, nem menos.
refusals-empty-square = Não há peça nessa casa.
refusals-not-your-piece = Essa peça não é sua.
refusals-into-check = Seu Rei não pode ir aonde uma peça inimiga poderia capturá-lo.
refusals-onto-wall = Nenhuma peça pode parar sobre um muro.
refusals-illegal-move = Essa peça não pode ir para lá. Escolha a peça na sua mão para ver aonde ela pode ir.
refusals-not-in-reserve = Você não tem essa peça na reserva.
refusals-no-respawn-point = Agora não dá para repor nada: há peças suas nos seus dois pontos de reposição.
refusals-already-offered = Só dá para oferecer empate uma vez por turno.
refusals-offer-pending = Já há um empate oferecido; espere as respostas.
refusals-no-offer = Não há oferta de empate para você responder.
refusals-players = “Rei da Montanha” é para dois a quatro jogadores.
refusals-joining-closed = Ninguém pode entrar em “Rei da Montanha” depois que a partida começou.
clashing-all-hands = Todos a Postos (todos_a_postos)
clashing-army-size = Exércitos Limitados (tamanho_exército)
clashing-pick-for-friend = Amigos a Gente Escolhe (escolher_amigos)
clashing-wait-for-it = Aguarde e Confie (aguarde)
clash-other-contradict = { $one } e { $other } não combinam. Deixe uma das duas de fora.
clash-without-hands = Sem Todos a Postos (todos_a_postos), um exército tem de 10 a 20 peças. Escolha um tamanho_exército menor, ou todos_a_postos.
clash-other-contradict-each = { $one } e { $other } não combinam: com dez peças, não há nada para escolher. Deixe uma das duas de fora.

## The rules of King of the Mountain in our own words

setting-up-goal-move = **Objetivo.** Leve seu Rei ao centro, J10: ele vira Rei da Colina, e você vence. Perdê-lo é só um contratempo, porque ele volta.
signs-moving-hand = **Mover.** Na sua mão, aperte o número de uma peça e depois o de uma casa. Números vermelhos capturam. Uma peça com muitas casas tem um botão para cada direção, e ↱ para os saltos.
signs-move-notation = **Lances por escrito.** Digite em `/move`: `E5-E9` move, `E5xE9` captura, `E5*G7` é um tiro de Arqueiro e `C@A1` repõe um Cavalo. Valem as letras das peças; as inglesas (`N` para o Cavalo) também, se aqui não forem de outra peça.
signs-captured-pieces = **Peças capturadas voltam.** Isso acontece na hora e não gasta a vez de ninguém. Elas vão para o canto do dono, se estiver vazio; senão, para a reserva do dono.
rules-king-mountain = O jogo “Rei da Montanha” foi criado por Paul E. Newton (The Chess Variant Pages).
rules-citadel-four = A Cidadela com quatro exércitos posicionados, um em cada canto; no meio, um anel quebrado de muros em volta do centro.
setting-up-board = **Tabuleiro.**
setting-up-19-19 = Tem 19×19 casas e alguns muros. Nada pode parar num muro, e nada passa por ele, a não ser que as regras da peça digam o contrário.
setting-up-red-rings = Os anéis vermelhos são pontos de reposição: os quatro cantos e, mais perto do centro, E5, E15, O15 e O5. Estes são os pontos internos.
setting-up-armies = **Exércitos.**
setting-up-king-begins = Seu Rei começa no seu canto. A Dama fica na diagonal ao lado dele, o Marechal à esquerda e o Cardeal à direita.
setting-up-sixteen-more = Outras dezesseis peças ficam nas linhas que partem dessas três: os seis Heróis e mais dez das outras catorze, à sua escolha.
setting-up-pieces-leave = As peças que você deixar de fora estão fora do jogo. Elas não esperam na reserva.
setting-up-deploy-secret = Todos posicionam as peças em segredo, e os exércitos são mostrados juntos (regra da casa).
setting-up-turns = **A vez.**
setting-up-move-piece = Na sua vez, você move uma peça. A vez passa em sentido horário.
setting-up-instead-moving = Em vez de mover, você pode repor uma peça da reserva.
setting-up-either-turn = Se você não puder fazer nem uma coisa nem outra, perde a vez (regra da casa).
pieces-pieces-straight = **Peças.** *Em linha reta* quer dizer ao longo de uma fileira ou coluna, nunca na diagonal. O número diz quantas você tem.
pieces-king-square = **R Rei:** uma casa em qualquer direção, mas não aonde poderia ser capturado. Ele não precisa sair do xeque.
pieces-queen-rook = **D Dama**, **T Torre** (2), **B Bispo** (2): como no xadrez.
pieces-knight-square = **C Cavalo** (2): uma casa em linha reta e depois uma na diagonal, para fora. Na primeira casa não pode haver peça nem muro.
pieces-marshall-rook = **M Marechal:** Torre e Cavalo numa peça só. **L Cardeal:** Bispo e Cavalo numa peça só.
pieces-kangaroo-leaps = **U Canguru** (2): salta por cima de tudo, como o Cavalo do xadrez ou duas casas na diagonal.
pieces-cannon-moves = **P Canhão** (2): anda como a Torre. Captura a segunda peça em linha reta, por cima de exatamente uma outra e de quaisquer muros.
pieces-archer-moves = **A Arqueiro** (2): anda uma ou duas casas em linha reta. Sem sair do lugar, atira no que estiver a exatamente duas casas na diagonal, por cima de tudo.
pieces-giant-moves = **G Gigante** (2): anda uma casa em linha reta. Captura a uma ou duas casas na diagonal, passando por um muro, mas não por uma peça.
pieces-hero-moves = **H Herói** (6): anda uma casa na diagonal e captura a uma casa em linha reta.
signs-reading-board = **Como ler o tabuleiro.**
signs-picture-shows = A imagem mostra a parte que mais importa. O mapa pequeno é o tabuleiro inteiro, e a moldura nele é essa parte. *Tabuleiro inteiro*, na sua mão, mostra tudo.
signs-boards-frame = A moldura do tabuleiro tem a cor de quem joga agora. Ao lado do tabuleiro, uma borda dourada marca essa pessoa.
signs-each-name = Cada nome tem na frente o seu Rei. Embaixo estão o número de peças no tabuleiro, as capturas (`×3`) e, depois de um anel, a reserva: `H6` são seis Heróis.
signs-number-alone = Um número sozinho depois do anel conta uma reserva longa demais para ser listada.
signs-crown-number = Uma coroa com um número é um Rei a três passos ou menos do centro; o número diz quantos faltam. No tabuleiro, ele tem uma moldura dourada.
signs-tinted-squares = As casas coloridas são as dos últimos lances. A casa de borda dentada é a de um Rei em xeque.
signs-golden-plate = Uma placa dourada num Rei mostra o movimento que ele ganhou. No centro, ela mostra por quantos turnos ele foi mantido.
signs-re-spawning = **Repor.** Trazer uma peça da reserva gasta a sua vez.
signs-comes-corner = Ela entra no seu canto. Só se houver ali uma peça sua, entra no seu ponto interno.
signs-enemy-piece = Uma peça inimiga nessa casa é capturada. Uma sua, nunca.
signs-captured-king = **Rei capturado.** Ele também volta na hora.
signs-he-captured = Se foi capturado nas quatro fileiras ou colunas de fora (A–D, P–S, 1–4, 16–19), volta para o canto dele.
signs-he-captured-middle = Se foi capturado no meio (de E5 a O15), volta para o ponto interno dele.
signs-whatever-stands = O que estiver ali é capturado por sua vez, mesmo que seja uma peça sua ou outro Rei.
variants-variants-host = **Variantes.** Quem comanda a mesa pode misturá-las.
variants-hands-deck = *Todos a Postos*: você joga com todas as 24 peças, e as linhas são uma casa mais compridas (regra da casa).
variants-limited-armies = *Exércitos Limitados*: você joga com 10 a 20 peças; 16 ou 12 funcionam bem. Rei, Dama, Marechal, Cardeal e os seis Heróis estão sempre entre elas (regra da casa).
variants-pick-friends = *Amigos a Gente Escolhe*: você escolhe as peças de quem está à sua esquerda.
variants-wait-pieces = *Aguarde e Confie*: todas as peças, menos Rei, Dama, Marechal e Cardeal, começam na reserva. Com exércitos limitados, você antes escolhe em segredo quais esperam lá (regra da casa).
variants-mutant-monarch = *Monarca Mutante*: quando seu Rei é capturado pela primeira vez, ele pode ganhar o movimento de uma peça da sua reserva. Essa peça sai do jogo de vez.
variants-but-keep = *Mas Será Que Segura*: seu Rei tem que ficar no centro por alguns turnos.
variants-boards-original = **Os tabuleiros.** O documento não mostra nenhum, então estes três são nossos (regra da casa).
variants-citadel-broken = Cidadela: um anel quebrado, com um escudo diante de cada portão.
variants-forest-single = Floresta: muros soltos por toda parte, de modo que quase todas as linhas são curtas.
variants-valleys-four = Vales: quatro cristas e longas diagonais.
rulings-two-players = Dois jogam em cantos opostos; três ou quatro, em sentido horário a partir de A1. Quem começa é sorteado.
rulings-suggested-armies = Com os exércitos sugeridos, nenhuma peça pode capturar no primeiro lance, a não ser os Canhões quando jogam três ou quatro: os muros não os seguram.
rulings-piece-may = Uma peça pode passar na diagonal entre dois muros que só se tocam na quina.
rulings-king-step = Seu Rei não pode pisar onde uma peça inimiga poderia capturá-lo depois que tudo tiver voltado. Peças que ainda poderiam ser repostas não contam.
rulings-piece-shot = Uma peça atingida por um tiro no próprio canto reaparece ali na hora.
rulings-king-make = Um Rei que tem que ceder o lugar conta como capturado.
rulings-reserve-empty = Se a sua reserva estiver vazia na primeira captura do seu Rei, a chance de mutação se perde.
rulings-keep-centre = Para manter o centro, seu Rei tem que estar lá no começo de tantos turnos seus quantos quem comanda a mesa escolheu. Se ele sair ou for capturado, a conta recomeça.
rulings-draws-leaving = **Empates e abandonos.** Também são regras da casa.
rulings-offer-draw = Dá para oferecer empate na sua vez. Todos os outros têm que aceitar.
rulings-nobody-move = Se ninguém puder jogar, ou se a partida chegar ao limite de rodadas escolhido por quem comanda a mesa, é empate.
rulings-leave-pieces = Se você deixar a partida, suas peças saem do tabuleiro. Quem sobrar por último vence.
rulings-get-suggested = Você fica com o exército sugerido, seu Rei não muta e você perde a vez.

## Sentences of a replay of King of the Mountain

step-name-picks = { $name } escolhe peças
step-name-deploys = { $name } posiciona as peças

## ``/move``: a typed move, instead of one chosen by buttons

with-help = { $reason } De { $square }, dá para ir a { $squares }.
with-reserve = { $reason } Você pode repor: { $pieces }.
stuck = Em { $square } não há peça sua que possa se mover.
with-pieces = { $reason } Você pode mover: { $pieces }.
move = Entendi que você repõe uma peça: { $kind } `{ $move }`.
sources = { $kind } da reserva
parse-move-read-move = Não consigo ler { $move } como lance. As casas vão de A1 a S19: `/move E5 E9`, ou `/move C@` para repor um Cavalo.
parse-move-move-written = Aqui esse lance se escreve `{ $move }`.

## The texts of King of the Mountain: turns, captures and returns

boards-citadel = Cidadela: um anel quebrado com quatro portões
boards-forest = Floresta: muros soltos por toda parte, linhas curtas
boards-valleys = Vales: longas diagonais entre quatro cristas
names-king = Rei
names-queen = Dama
names-marshall = Marechal
names-cardinal = Cardeal
names-bishop = Bispo
names-rook = Torre
names-knight = Cavalo
names-kangaroo = Canguru
names-cannon = Canhão
names-archer = Arqueiro
names-giant = Gigante
names-hero = Herói
way-also-like = Também como { $kind }: { $way }
offer-name-offers = 🤝 { $name } oferece empate; a oferta vale até a vez voltar a quem a fez. Falta responder: { $names }.
loss-mark-kind = { $mark } { $kind } { $square } volta para { $to }
footer = Rodada { $round }
pieces-reserve-pieces = reserva: { $pieces }
way-step-any = Um passo em qualquer direção, mas não aonde poderia ser capturado.
way-any-distance = Em linha reta ou na diagonal, quantas casas quiser.
way-any-distance-straight = Em linha reta, quantas casas quiser, ou como o Cavalo.
way-any-distance-diagonally = Na diagonal, quantas casas quiser, ou como o Cavalo.
way-any-distance-diagonally-2 = Na diagonal, quantas casas quiser.
way-any-distance-straight-2 = Em linha reta, quantas casas quiser.
way-step-straight = Um passo em linha reta até uma casa livre, depois um na diagonal, para fora.
way-leaps-over = Salta por cima de tudo, como o Cavalo do xadrez ou duas casas na diagonal.
way-any-distance-straight-captures = Em linha reta, quantas casas quiser; captura por cima de uma outra peça e de quaisquer muros.
way-two-squares = Uma ou duas casas em linha reta; atira a duas casas na diagonal, por cima de tudo.
way-step-straight-captures = Um passo em linha reta; captura a uma ou duas casas na diagonal, passando por muros.
way-step-diagonally = Um passo na diagonal; captura a um passo em linha reta.
offer-youve-offered = 🤝 Sua oferta de empate vale até a sua próxima vez; enquanto isso, siga jogando. Falta responder: { $names }.
near-name-s = 👑 **O Rei de { $name } foi capturado em { $square } e voltou para { $point }.**
ply-name-passes = { $name } passa.
ply-name-offers = { $name } oferece empate.
ply-name-accepts = { $name } aceita o empate.
ply-name-declines = { $name } recusa o empate.
ply-name-leaves = { $name } deixa a partida e leva as peças.
ply-name-s = O Rei de { $name } agora também anda e captura como { $kind }.
ply-name-re = { $name } repõe: { $kind } `{ $move }`
loss-mark-kind-square = { $mark } { $kind } { $square } vai para a reserva
verdict-name-s = O Rei de { $name } chegou ao centro, J10. Ele é coroado Rei da Colina, e isso vence a partida.
suggestion-vanguard = Vanguarda
suggestion-phalanx = Falange
suggestion-raiders = Incursores
options-hands-deck = Todos a Postos: 24 peças para cada um
options-pick-friends = Amigos a Gente Escolhe
options-wait = Aguarde e Confie
options-mutant-monarch = Monarca Mutante
options-but-keep = { $n ->
    [1] Mas Será Que Segura: { $n } turno
   *[other] Mas Será Que Segura: { $n } turnos
 }
options-draw-after = { $n ->
    [1] empate depois de { $n } rodada
   *[other] empate depois de { $n } rodadas
 }
now-picking-each-secretly = Cada um escolhe em segredo as peças que esperam na sua reserva. Falta escolher: { $names }. *Minha mão* abre a escolha.
now-picking-each-secretly-pick = Cada um escolhe em segredo as peças de quem está à sua esquerda. Falta escolher: { $names }. *Minha mão* abre a escolha.
now-deploying = Todos se posicionam em segredo; os exércitos são mostrados juntos. Falta se posicionar: { $names }. *Minha mão* abre o seu canto.
now-mutating = O Rei de { $name } foi capturado pela primeira vez e pode ganhar o movimento de uma peça da reserva.
recent = **Últimos lances**
ply-name-leaves-king = { $name } deixa o Rei como está.
ply-check-names = xeque: { $names }
ply-still-check = ainda em xeque
waiting-picking-youve-picked = Você escolheu: { $pieces }. Faltam os outros.
waiting-deploying = Seu exército está formado. Ele é mostrado quando todos tiverem se posicionado.
waiting-its-turn = Não é a sua vez. O tabuleiro mostra como está o jogo.
verdict-name-last = Só resta o Rei de { $name }, que é coroado Rei da Colina.
verdict-name-s-king = O Rei de { $name } manteve o centro, J10, por tempo suficiente. Ele é coroado Rei da Colina, e isso vence a partida.
verdict-agreed = Empate de comum acordo: nenhum Rei é coroado Rei da Colina.
verdict-limit = Empate: a última rodada acabou, e nenhum Rei é coroado Rei da Colina.
verdict-stuck = Empate: ninguém mais pode se mover.
options-limited-armies = Exércitos Limitados: { $n } peças para cada um
now-playing = O Rei de { $name } está em xeque.
near-name-s-king = { $n ->
    [1] 👑 **O Rei de { $name } está a { $n } passo do centro.**
   *[other] 👑 **O Rei de { $name } está a { $n } passos do centro.**
 }
waiting-picking-name-left = { $name } deixou a partida, então não há nada para você escolher. Faltam os outros.
waiting-last-move = Seu último lance: `{ $move }`.
near-name-s-king-centre = 👑 **O Rei de { $name } está no centro: { $kept } de { $wanted }.**

## Commands

command-move = lance
    .about = Rei da Montanha: digite um lance, como E5 E9 ou C@A1
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
    .board-citadel = Cidadela: um anel quebrado com quatro portões
    .board-forest = Floresta: muros soltos por toda parte, linhas curtas
    .board-valleys = Vales: longas diagonais entre quatro cristas
    .all_hands = todos_a_postos
    .all_hands-about = Variante: Todos a Postos, 24 peças para cada um
    .army_size = tamanho_exército
    .army_size-about = Variante: Exércitos Limitados. Peças para cada um (padrão: 20)
    .pick_for_friend = escolher_amigos
    .pick_for_friend-about = Variante: você escolhe as peças de quem está à sua esquerda
    .wait_for_it = aguarde
    .wait_for_it-about = Variante: todas as peças, menos quatro, começam na reserva
    .mutant_monarch = monarca_mutante
    .mutant_monarch-about = Variante: um Rei capturado pela primeira vez ganha um movimento
    .keep_it = segurar
    .keep_it-about = Variante: turnos que o Rei precisa ficar no centro (0: nenhum)
    .turn_limit = limite_rodadas
    .turn_limit-about = Rodadas até a partida terminar empatada (0: sem limite)
