## King of the Hill on Discord

## Coaching for people who are new to King of the Hill: what to do now, and why

setting-aside-reserve-only = A reserva só serve nos empates, e ali uma carta forte decide; mas o que está na reserva não ataca fora deles.
choosing-stack-biggest = O maior prêmio em disputa agora é { $stack }, com cartas escondidas e tudo. Mas o outro lado também luta por ele.
attacking-play-gone = O que você joga não volta, ganhando ou perdendo: o ideal é gastar só o bastante para ganhar. Seu melhor ataque vale { $best }.
dividing-card-hand = Uma carta na mão ataca em qualquer batalha; na reserva, só nos empates. Onde você a puser, ela fica.
setting-aside-reserve-only-ties = A reserva só serve nos empates. Na mão, cartas em sequência atacam juntas: { $attack }.
choosing-apex-open = O cume está aberto, e quem o ganha vence a partida: seu melhor ataque basta? Se não, as outras pilhas rendem cartas.
choosing-single-card = Numa carta sozinha você vê exatamente o que disputa, e quando ela sai as pilhas de cima ficam livres.
attacking-only-reserves = Agora só as reservas lutam, e o melhor ataque da sua vale { $best }. O que você jogar não volta.
attacking-decides-match = Isto decide a partida: não há por que guardar nada. Seu melhor ataque vale { $best }.
attacking-only-card = Só { $card } está em jogo: vale o que você vai gastar? O Curinga entrega a carta sem custo.
attacking-size-cards = As { $size } cartas vão todas para quem ganhar, então espere um ataque forte. O seu melhor vale { $best }.
dividing-hand-makes = Na mão, isto forma uma sequência: { $attack }. Na reserva, as cartas só desempatam.
dividing-reserve-win = Sua reserva ainda não ganharia um desempate. Mas uma carta posta lá só ataca nos empates.
attacking-opponent-nothing = Do outro lado só resta o Curinga na reserva, e ele vale 0: qualquer carta ganha.
attacking-size-cards-go = As { $size } cartas vão todas para quem ganhar. Seu melhor ataque vale { $best }: nenhuma carta sozinha passa disso.

## The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing

setting-aside-set-up = **Monte sua reserva.** Escolha as cartas que vai separar: elas servem para desempatar, e o outro lado só fica sabendo quantas são. Dá para esconder o Curinga ali, como blefe.
dividing-goes-hand = O que vai para a mão já pode ser jogado na próxima batalha.
dividing-won-cards = **Você ganhou { $cards }.** Mande tudo para um lado só, ou escolha o que vai para a reserva e aperte *Dividir*.
menu = Disputar…
stack-name = O cume
attacking-tie-attack = **Empate!** Ataque de novo, com a reserva, valendo { $stack }.
attacking-attack-stack = **Ataque, valendo { $stack }.** O que você escolher é jogado na hora.
attack-menus = Atacar com…
dividing-won-cards-where = **Você ganhou { $cards }.** Para onde?
button-divide = Dividir
controls-choosing = **Sua vez:** escolha a pilha em disputa.
button-battles-far = Batalhas até agora
button-set-aside = Separar
button-reserve = Sem reserva
attacking-joker-gives = O Curinga entrega a partida!
button-into-my = Para a mão
button-into-my-hand = Tudo para a mão
button-into-my-reserve = Para a reserva
button-into-my-reserve-2 = Tudo para a reserva

## A lesson of King of the Hill by playing: seven battles, from the bottom row to the apex

keep-the-sequence = Belo ataque, mas guarde essas cartas para uma pilha maior. Aperte K♠.
lesson-goal = Ganhe o Curinga que está no cume, lá no alto da pirâmide, e você é Rei da Colina. As pilhas que você ganha no caminho rendem cartas.
lesson-last = É só isso: escolha uma pilha, ataque em segredo, leve o que ganhar e chegue ao cume com força de sobra. Vamos a uma partida de verdade?
lesson-steps-first-set = Primeiro, separe cartas para a reserva: ela desempata, e não faz mais nada. As outras ficam na mão para atacar. Escolha 10♣ e Q♣ e aperte “Separar”.
lesson-steps-any-reserve = Qualquer reserva vale, mas aqui você vai precisar das outras cartas na mão: separe 10♣ e Q♣, nada mais.
lesson-steps-aldric-set = Aldric também separou 2 cartas. Todo mundo vê quantas, ninguém vê quais.
lesson-steps-its-turn = É a sua vez de escolher a pilha que os dois vão disputar. Dá para escolher as de moldura dourada: por enquanto, a fileira de baixo. O ás é o que mais vale, então aperte A♦.
lesson-steps-thats-allowed = Pode, mas nenhuma carta ali embaixo é melhor que o ás: aperte A♦.
lesson-steps-stake-marked = A♦ está em jogo, marcado com as espadas cruzadas.
lesson-steps-both-attack = Os dois atacam em segredo, e o valor mais alto ganha. As cartas valem o seu número; valete, dama e rei valem 10, o ás vale 15. Ganhe o ás com o seu rei: aperte K♠.
lesson-steps-aldric-more = Mais cartas de Aldric poderiam ganhar dessa. Seu rei é mais forte: aperte K♠.
lesson-steps-win-aldrics = Ganhou! A dama de Aldric também vale 10, mas o rei está acima dela. As duas cartas agora estão fora da partida.
lesson-steps-ace-yours = O ás é seu. Na mão, ele pode atacar; na reserva, só desempataria. Nenhuma carta sozinha ganha de um ás, então aperte “Para a mão”.
lesson-steps-reserve-ace = Na reserva, o ás ficaria esperando um empate. Você quer atacar com ele, então aperte “Para a mão”.
lesson-steps-choose-stack = Uma pilha pode ser escolhida quando um dos dois cantos de baixo dela está livre. Sem o A♦, as duas pilhas acima dele já podem.
lesson-steps-aldric-chose = Aldric escolheu o 3♣ e a carta escondida embaixo dele. Não vale gastar uma boa carta? O Curinga entrega a pilha e sempre volta para você. Jogue o Curinga.
lesson-steps-could-fight = Você pode lutar, mas o que joga não volta. Aqui, ceda: jogue o Curinga.
lesson-steps-aldric-won = Aldric ganhou duas cartas, mas o 9 dele está fora da partida. Seu Curinga voltou para a mão.
lesson-steps-take-turns = A escolha se alterna, não importa quem ganhou. Agora há duas pilhas de 3 à disposição. Só se vê a carta de cima, mas quem ganha leva todas: escolha K♥ ×3 no menu.
lesson-steps-thats-allowed-but = Pode, mas três cartas com um rei em cima rendem mais: K♥ ×3.
lesson-steps-three-cards = Três cartas em jogo: valem o seu ataque mais forte.
lesson-steps-two-more = Duas ou mais cartas seguidas do mesmo naipe, nenhuma acima de 8, atacam juntas e se somam. Três cartas baixas de ouros dão 15, o mesmo que um ás: jogue 4♦ 5♦ 6♦.
lesson-steps-thats-worth = Isso vale menos de 15. Jogue as três de ouros: 4♦ 5♦ 6♦.
lesson-steps-aldric-played = Aldric jogou um ás: 15 a 15, empate! O que os dois jogaram se foi.
lesson-steps-tie-both = No empate, os dois atacam de novo, só com a reserva. Seu Curinga foi para lá sozinho. Sua dama é a carta mais forte dali: jogue Q♣.
lesson-steps-10-counts = Um 10 vale o mesmo que uma dama, mas está abaixo dela. Jogue Q♣.
lesson-steps-queen-beat = Sua dama ganhou do valete de Aldric. K♥, 8♥ e 6♥ agora estão na sua mão. Seu Curinga continua na reserva.
lesson-steps-aldric-chose-which = Aldric escolheu 4♣, que vale pouco. Seu Curinga também pode atacar da reserva, e depois volta para a mão: jogue o Curinga.
lesson-steps-play-gone = O que você joga não volta, e 4♣ não vale isso. Jogue o Curinga.
lesson-steps-aldric-played-his = Aldric também jogou o Curinga. *Quando dois Curingas se encontram, ninguém ganha a pilha*: 4♣ é descartado. Depois Aldric ganhou as duas pilhas de 4, e agora a disputa é pelo cume.
lesson-steps-player-wins = Quem ganha o cume vence a partida, não importa quem o escolheu nem quem ganhou mais cartas. Você sabe que Aldric tem A♣, que vale 15. Vá além: jogue 6♥ 7♥ 8♥, que valem 21.
lesson-steps-nothing-comes = Depois do cume não vem mais nada, então jogue tudo: 6♥ 7♥ 8♥ dão 21.
lesson-steps-21-beats = 21 a 15. Aldric ganhou mais cartas, mas o trono é seu: você é Rei da Colina!
lesson-ask = Você e Aldric jogaram um rei: empate. Aldric não separou nada, então na reserva dele só há o Curinga. Que carta você joga?
lesson-steps-then-youd = Aí, num empate, só restaria a você o Curinga, que vale 0. Separe 10♣ e Q♣.
lesson-steps-joker-worth = O Curinga vale 0: ele entrega a pilha. Você quer este ás.
lesson-steps-joker-give = O Curinga entregaria três cartas. Lute por elas.
lesson-steps-ace-worth = Seu ás também vale 15, mas essas três cartas baixas, sozinhas, valem pouco: jogue 4♦ 5♦ 6♦ e guarde o ás.
lesson-steps-joker-still = O Curinga ainda entregaria a pilha. Jogue Q♣.
lesson-steps-apex-joker = No cume, o Curinga entrega a partida inteira!
lesson-steps-ace-only = Seu ás só empataria com o A♣. 6♥ 7♥ 8♥ valem 21: jogue essas três.
lesson-answers-play = Jogar Q♣
lesson-answers-wins-but = Com essa você ganha, mas o que joga não volta. Aldric só pode jogar o Curinga, que vale 0: qual é a carta mais baixa que ganha dele?
lesson-answers-play-2 = Jogar 2♦
lesson-answers-right-aldric = Isso! Aldric teve que jogar o Curinga, que vale 0. Seu 2♦ basta, e Q♣ ainda pode ganhar outro empate.
lesson-answers-play-joker = Jogar o Curinga
lesson-answers-then-two = Aí dois Curingas se encontram, e a pilha é descartada. Você pode ganhar este ás: qual é a carta mais baixa que ganha de um Curinga?

## The public picture of a game of King of the Hill, and the private one of a hand

drawn-hand = Mão
drawn-reserve = Reserva
drawn-won = Ganhas
drawn-spoils = Ganho
drawn-choose = Escolhe
drawn-attack = Atacar
drawn-divide = Dividir
drawn-ready = Pronto
drawn-conceded = Desistiu
drawn-king = Rei
drawn-draw = Sem Rei
drawn-discarded = Descarte

## The presenter of King of the Hill: its board, its hands and its rules

name = Rei da Colina
about = Dispute as pilhas de uma pirâmide com ataques secretos; quem ganha o cume é Rei da Colina. Para 2 jogadores.
goal = Quem ganhar o Curinga do cume vence a partida
signs-legend = ✅ pilha ganha · ❌ pilha perdida · ⬛ pilha descartada: dois Curingas · ⭐ Rei da Colina
options-ten-jack = Dez, valete, dama e rei mantêm a ordem
score = { $n ->
    [1] { $n } carta ganha
   *[other] { $n } cartas ganhas
 }
options-ten-jack-queen = Dez, valete, dama e rei empatam

## Sentences on why one decision in King of the Hill is better than another

attack-cards-wins = Com { $cards }, você ganha esta batalha em { $n } de cada 100 vezes; com { $other }, só em { $m }.
attack-both-win = As duas opções ganham esta batalha quase com a mesma frequência, mas esta guarda { $best } para o cume.
attack-other-wins = Com { $other } você ganha esta batalha mais vezes, mas a pilha não compensa.
attack-both-win-battle = As duas opções ganham esta batalha quase com a mesma frequência, mas esta custa menos para você.
stack-youd-win = Agora, você ganharia o cume em { $n } de cada 100 vezes.
stack-youd-win-apex = Agora, você só ganharia o cume em { $n } de cada 100 vezes.
stack-youd-win-stack = Disputando { $stack }, você ganharia em { $n } de cada 100 vezes; { $other }, só em { $m }.
after-lose-battle = Se você perder a batalha, ainda vence a partida em { $n } de cada 100 vezes, não só em { $m }.
after-win-battle = Se você ganhar a batalha, vence a partida em { $n } de cada 100 vezes, não só em { $m }.
division-best-attack = Assim, seu melhor ataque com a mão é { $cards }; do outro jeito, só { $other }.
division-cards-reserve = Com { $cards } na reserva, você ganha mais empates.
division-leaves-more = { $n ->
    [1] Assim você fica com mais { $n } carta para atacar, e ainda há batalhas pela frente.
   *[other] Assim você fica com mais { $n } cartas para atacar, e ainda há batalhas pela frente.
 }
division-reserve-more = Na reserva, quanto mais cartas, mais empates você desfaz.
reserve-card-does = { $card } rende mais na sua mão do que na reserva, onde só desempata.
reserve-card-reserve = Na reserva, { $card } ganha empates que você perderia de outro jeito.
attack-cards-wins-apex = Com { $cards }, você ganha o cume em { $n } de cada 100 vezes; com { $other }, só em { $m }.
attack-other-wins-battle = Com { $other } você ganha esta batalha mais vezes, mas assim guarda { $best } para o cume.

## The rules of King of the Hill in our own words

table-goal-win = **Objetivo.** Ganhe o Curinga no alto da pirâmide, o cume. Com ele você é Rei da Colina, mesmo que o outro lado tenha escolhido essa batalha. Não importa quantas cartas você ganha.
battle-ties-joker = **Os empates.** O Curinga que ainda está na mão vai para a reserva. Então os dois atacam de novo, só com a reserva, até desempatar.
rules-king-hill = O jogo “Rei da Colina” foi criado por Larry Levy (The Games Journal).
rules-pyramid-start = A pirâmide no começo: o Curinga no cume; abaixo dele, duas pilhas de quatro, três de três, quatro de duas e cinco cartas sozinhas. Dá para escolher as da fileira de baixo, de A a E.
table-deal = **A distribuição.**
table-each-get = Cada um recebe 11 cartas e um Curinga.
table-other-30 = As outras 30 cartas formam uma pirâmide embaixo de um terceiro Curinga. De cima para baixo: duas pilhas de 4, três de 3, quatro de 2 e cinco cartas sozinhas.
table-only-top = De cada pilha, só a carta de cima fica aberta.
table-reserve = **A reserva.**
table-before-first = Antes da primeira batalha, os dois separam cartas em segredo. Elas servem para desempatar.
table-set-aside = Você pode separar nenhuma, algumas ou todas as suas cartas. O outro lado vê quantas, mas não quais.
table-hide-joker = Dá para esconder seu Curinga ali também, como blefe.
table-choosing = **A escolha.**
table-take-turns = Os dois se alternam na escolha da pilha em disputa. O carteador escolhe primeiro.
table-choose-any = Dá para escolher qualquer pilha da fileira de baixo, ou uma mais acima que já tenha perdido uma das duas pilhas logo abaixo dela.
table-only-choose = Para o cume, as duas pilhas logo abaixo dele têm que ter saído. Outras ainda podem estar de pé.
table-spoils = **O espólio.**
table-win-stack = Quem ganha uma pilha leva todas as cartas dela e põe cada uma na mão ou na reserva.
table-opponent-only = O outro lado só vê quantas vão para onde. Fora isso, nenhuma carta passa da mão para a reserva, nem da reserva para a mão.
battle-attacks-both = **Os ataques.** Os dois escolhem um ataque em segredo, sem mostrar nem quantas cartas, e revelam juntos. Dá para jogar:
battle-card = uma carta
battle-sequence-two = uma sequência: duas ou mais cartas seguidas do mesmo naipe, nenhuma acima de 8 (o ás é alto, então a mais baixa é o 2)
battle-joker-which = o Curinga, que entrega a pilha e, no cume, a partida
battle-values-higher = **Os valores.** Ganha o valor mais alto.
battle-cards-10 = De 2 a 10, cada carta vale o seu número. Valete, dama e rei valem 10, e o ás, 15.
battle-sequence-worth = Uma sequência vale a soma: 4-5-6 de paus dão 15, e 3-4-5-6 de ouros dão 18.
battle-joker-counts = O Curinga não vale nada.
battle-between-two = Entre duas cartas sozinhas que valem 10, ganha a mais alta (10, J, Q, K), a não ser que quem comanda a mesa tenha escolhido que elas empatam.
battle-anything-else = Qualquer outra igualdade de valor é empate.
battle-after-battle = **Depois da batalha.**
battle-cards-both = As cartas jogadas pelos dois estão fora da partida. Os Curingas voltam para a mão.
battle-two-jokers = Se dois Curingas se encontram, ninguém ganha a pilha, e ela é descartada.
battle-now-other = A próxima pilha é escolhida por quem não escolheu esta, não importa quem ganhou.
rulings-dealer-chosen = O carteador é sorteado.
rulings-play-joker = Dá para jogar o Curinga da reserva. Depois, ele fica na mão.
rulings-joker-isnt = Um Curinga que não é jogado num empate continua na reserva.
rulings-tie-reserve = Num empate, uma reserva de uma carta só pode ser o Curinga, então ele é jogado na hora.
rulings-two-jokers = Dois Curingas no cume empatam a partida.
rulings-discarded-cards = As cartas descartadas ficam abertas.
rulings-leave-lose = Se você deixar a partida, perde.
rulings-cards-go = Nenhuma carta vai para a sua reserva.
rulings-smallest-stack = A escolhida é a menor pilha; o cume, só por último.
rulings-joker-attacks = Seu Curinga ataca. No cume, vai o seu ataque mais forte.
rulings-spoils-go = O espólio vai todo para a sua mão.

## Sentences of a replay of King of the Hill: its steps, and open hands

step-name-sets = { $name } prepara a reserva
step-name-fights = { $name } disputa { $stack }
step-name-attacks = { $name } ataca em segredo
choice-reserve-cards = Reserva, { $n }: { $cards }
step-name-attacks-cards = { $name } ataca com { $cards }

## The texts of King of the Hill: turns, battles, and reasons

refusals-not-your-turn = Agora quem decide é o outro lado. A mesa mostra o que vem a seguir.
refusals-stack-not-available = Essa pilha ainda não pode ser escolhida: as pilhas de baixo a cobrem. As que você pode escolher têm moldura dourada.
refusals-not-an-attack = Isso não é um ataque. Jogue uma carta; ou duas ou mais do mesmo naipe em sequência, nenhuma acima de 8; ou o Curinga.
refusals-not-in-reserve = Num empate, só atacam as cartas da sua reserva.
refusals-not-won = Só dá para dividir as cartas que acabaram de ser ganhas. Abra sua mão de novo.
refusals-players = “Rei da Colina” é para dois jogadores.
refusals-joining-closed = “Rei da Colina” é para dois jogadores, e os dois lugares estão ocupados.
blow-name-attacked = { $name } atacou com { $cards }; { $other }, com { $others }: { $what }.
result-name-won = { $name } ganhou { $stack }: { $hand } para a mão, { $reserve } para a reserva.
footer-stack-left = { $n ->
    [1] Resta { $n } pilha de 15
   *[other] Restam { $n } pilhas de 15
 }
choice-chosen-cards = Escolha: { $cards }
verdict-name-wins = { $name } ganha o cume e é Rei da Colina!
card = Curinga
stack-apex = o cume
counts-hand = { $n } na mão
counts-reserve = { $n } na reserva
counts-won = ganhas: { $n }
battle-battle-number = **Batalha { $number }**, valendo { $stack }:
blow-two-jokers = dois Curingas
blow-reserves-name = Das reservas, { $name } atacou com { $cards }; { $other }, com { $others }: { $what }.
result-nobody-gets = Ninguém fica com { $stack }: vai para o descarte.
result-name-won-stack = { $name } ganhou { $stack } e levou as duas cartas para a mão.
result-name-won-stack-put = { $name } ganhou { $stack } e pôs as duas cartas na reserva.
result-name-won-stack-put-hand = { $n ->
    [1] { $name } ganhou { $stack } e levou a carta para a mão.
   *[other] { $name } ganhou { $stack } e levou as { $n } cartas para a mão.
 }
result-name-won-stack-put-reserve = { $n ->
    [1] { $name } ganhou { $stack } e pôs a carta na reserva.
   *[other] { $name } ganhou { $stack } e pôs as { $n } cartas na reserva.
 }
memory = Fora da partida: { $cards }
verdict-two-jokers = Dois Curingas no cume: ninguém é Rei da Colina. Empate.
verdict-other-concedes = { $other } desiste: { $name } é Rei da Colina!
rows = Fileira { $row }: { $stacks }
now-setup = Montem as reservas em segredo: *Minha mão* abre as suas cartas. Falta escolher: { $names }.
now-choosing = { $name } escolhe a pilha em disputa, entre as de moldura dourada.
now-attack-name-chose = { $name } disputa { $stack }: ataquem em segredo, os dois. Falta atacar: { $names }.
now-spoils = { $name } ganhou { $stack } e divide as cartas entre a mão e a reserva.
seat = **Rei da Colina**
blow-tie = empate
blow-name-wins = { $name } ganha
footer-ten-jack = dez, valete, dama e rei empatam
waiting-choosing = { $name } está escolhendo a pilha em disputa.
waiting-spoils = { $name } está dividindo o que ganhou.
waiting = Sua escolha está feita. Falta { $name }.
hand-in = Você acaba de ganhar: { $cards }
known-known-hand = Na mão, já se sabe: { $cards }
known-known-reserve = Na reserva, já se sabe: { $cards }
known-hand-reserve = Na mão ou na reserva: { $cards }
now-attack-tie-stack = Empate! Continua valendo { $stack }: ataquem de novo, com as reservas. Falta atacar: { $names }.
blow-name-wins-because = { $name } ganha, pois { $card } está acima de { $other }

## Commands

command = rei-da-colina
    .about = Dispute uma pirâmide de cartas, a dois
    .faces_tie = figuras_empatam
    .faces_tie-about = Variante: dez, valete, dama e rei empatam entre si (padrão: desligada)
