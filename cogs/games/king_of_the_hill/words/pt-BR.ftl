### King of the Hill

name = Rei da Colina
about = Dispute as pilhas de uma pirâmide com ataques secretos; quem ganha o cume é Rei da Colina. Para 2 jogadores.
goal = Quem ganhar o Curinga do cume vence a partida
signs-legend = ✅ pilha ganha · ❌ pilha perdida · ⬛ pilha descartada: dois Curingas · ⭐ Rei da Colina
options = Dez, valete, dama e rei empatam
score = { $n ->
    [1] { $n } carta ganha
   *[other] { $n } cartas ganhas
 }

## The board

now = { $phase ->
    [setup] Montem as reservas em segredo: *Minha mão* abre as suas cartas. Aguardando: { $names }.
    [choosing] { $names } escolhe a pilha em disputa, entre as de moldura dourada.
    [attack] { $name } disputa **{ $stack }**: ataquem em segredo, os dois. Aguardando: { $names }.
    [tie] Empate! Continua valendo **{ $stack }**: ataquem de novo, com as reservas. Aguardando: { $names }.
   *[spoils] { $names } ganhou { $stack } e divide as cartas entre a mão e a reserva.
 }
counts = { $hand } na mão · { $reserve } na reserva · ganhas: { $won }
king = **Rei da Colina**
row = Fileira { $row }: { $stacks }
footer = { $n ->
    [1] Resta { $n } pilha de 15
   *[other] Restam { $n } pilhas de 15
 }{ $faces ->
    [tie] { " " }· dez, valete, dama e rei empatam
   *[rank] { "" }
 }
joker = Curinga
apex = o cume
your-end = { $how ->
    [won] Você ganhou o cume: { $cards } contra { $others }
   *[lost] Você perdeu o cume: { $cards } contra { $others }
 }
verdict = { $how ->
    [draw] Dois Curingas no cume: ninguém é Rei da Colina. Empate.
    [conceded] { $other } deixou a partida: { $name } é Rei da Colina!
   *[crowned] { $name } ganha o cume e é Rei da Colina!
 }

## Battles

battle = **Batalha { $number }**, valendo { $stack }:
blow = { $source ->
    [hand] { $name } atacou com { $cards }; { $other }, com { $others }
   *[reserve] Das reservas, { $name } atacou com { $cards }; { $other }, com { $others }
 }: { $how ->
    [jokers] dois Curingas
    [tie] empate
    [rank] { $winner } ganha, pois { $card } está acima de { $beaten }
   *[value] { $winner } ganha
 }.
result = { $where ->
    [discard] Ninguém fica com { $stack }: vai para o descarte.
    [hand] { $n ->
        [1] { $name } ganhou { $stack } e levou a carta para a mão.
        [2] { $name } ganhou { $stack } e levou as duas cartas para a mão.
       *[other] { $name } ganhou { $stack } e levou as { $n } cartas para a mão.
     }
    [reserve] { $n ->
        [1] { $name } ganhou { $stack } e pôs a carta na reserva.
        [2] { $name } ganhou { $stack } e pôs as duas cartas na reserva.
       *[other] { $name } ganhou { $stack } e pôs as { $n } cartas na reserva.
     }
   *[both] { $name } ganhou { $stack }: { $hand } para a mão, { $reserve } para a reserva.
 }

## A player's cards

your-turn = { $phase ->
    [setup] **Escolha sua reserva:** cartas que desempatam. Seu adversário só fica sabendo quantas são. O Curinga vale 0, mas ali ninguém nota.
    [choosing] **Sua vez:** escolha a pilha em disputa.
    [attack] **Ataque, valendo { $stack }.** O que você escolher é jogado na hora.
    [tie] **Empate!** Ataque de novo, com a reserva, valendo { $stack }.
   *[spoils] **Você ganhou { $cards }.** { $n ->
        [1] Para onde?
       *[other] Mande tudo para um lado só, ou escolha o que vai para a reserva e aperte *Dividir*.
     } O que vai para a mão já pode ser jogado na próxima batalha.
 }{ $at ->
    [apex] { " " }O Curinga entrega a partida!
   *[below] { "" }
 }
not-your-turn = { $phase ->
    [choosing] { $name } está escolhendo a pilha em disputa.
    [spoils] { $name } está dividindo o que ganhou.
   *[attack] Sua escolha está feita. Falta { $name }.
 }
reserve = Reserva, { $n }: { $cards }
reserved = { $cards ->
    [none] tudo na mão
   *[other] { $cards } na reserva
 }
cards = { $which ->
    [chosen] Escolha: { $cards }
    [won] Você acaba de ganhar: { $cards }
    [gone] Fora da partida: { $cards }
    [hand] Na mão, já se sabe: { $cards }
    [reserve] Na reserva, já se sabe: { $cards }
   *[either] Na mão ou na reserva: { $cards }
 }
step = { $what ->
    [reserve] { $name } prepara a reserva
    [stack] { $name } disputa { $of }
    [secret] { $name } ataca em segredo
   *[attack] { $name } ataca com { $of }
 }
menu-stack = Disputar…
menu-attack = Atacar com…
button-apex = O cume
button-battles = Batalhas até agora
button-set-aside = Separar
button-no-reserve = Sem reserva
button-to-hand = { $n ->
    [1] Para a mão
   *[other] Tudo para a mão
 }
button-to-reserve = { $n ->
    [1] Para a reserva
   *[other] Tudo para a reserva
 }
button-divide = Dividir
refusal-not-your-turn = Agora quem decide é o seu adversário. A mesa mostra o que vem a seguir.
refusal-stack = Essa pilha ainda não pode ser escolhida: está coberta pelas pilhas de baixo. As que você pode escolher têm moldura dourada.
refusal-attack = Isso não é um ataque. Jogue uma carta; ou duas ou mais do mesmo naipe em sequência, nenhuma acima de 8; ou o Curinga.
refusal-tie = Num empate, só atacam as cartas da sua reserva.
refusal-not-won = Só dá para dividir as cartas que acabaram de ser ganhas. Abra sua mão de novo.
refusal-two-players = “Rei da Colina” é para dois jogadores.
refusal-full = “Rei da Colina” é para dois jogadores, e os dois lugares estão ocupados.

## Words in pictures

drawn-hand = Mão
drawn-reserve = Reserva
drawn-won = Ganhas
drawn-spoils = Ganho
drawn-choose = Escolher
drawn-attack = Atacar
drawn-divide = Dividir
drawn-ready = Pronto
drawn-conceded = Saiu
drawn-king = Rei
drawn-draw = Sem Rei
drawn-discarded = Descarte

## Advice for beginners: what to do now, and why

advice-setup = { $n ->
    [0] Nos empates, uma carta forte decide, mas o que está na reserva não ataca fora deles.
   *[other] Cartas em sequência atacam juntas, então fique com elas na mão: { $attack }.
 }
advice-choosing = { $biggest ->
    [apex] O cume está aberto, e quem o ganha vence a partida: seu melhor ataque basta? Se não, as outras pilhas rendem cartas.
    [single] Numa carta sozinha você vê exatamente o que disputa, e quando ela sai as pilhas de cima ficam livres.
   *[several] O maior prêmio em disputa agora é { $stack }, com cartas escondidas e tudo. Mas seu adversário também quer.
 }
advice-attack = { $case ->
    [only-joker] Seu adversário só tem o Curinga na reserva, e ele vale 0: qualquer carta ganha.
    [tie] Agora só as reservas lutam, e o melhor ataque da sua vale { $best }. O que você jogar não volta.
    [apex] Isto decide a partida: não há por que guardar nada. Seu melhor ataque vale { $best }.
    [cheap] Só { $card } está em jogo: vale o que você vai gastar? O Curinga entrega a carta sem custo.
    [large-sure] As { $size } cartas vão todas para quem ganhar. Seu melhor ataque vale { $best }: nenhuma carta sozinha passa disso.
    [large] As { $size } cartas vão todas para quem ganhar, então espere um ataque forte. O seu melhor vale { $best }.
   *[small] O que você joga não volta, ganhando ou perdendo: o ideal é gastar só o bastante para ganhar. Seu melhor ataque vale { $best }.
 }
advice-spoils = { $case ->
    [sequence] Na mão, isto forma uma sequência: { $attack }. Na reserva, as cartas só desempatam.
    [no-reserve] Sua reserva ainda não ganharia um desempate. Mas uma carta posta lá só ataca nos empates.
   *[either] Uma carta na mão ataca em qualquer batalha; na reserva, só nos empates. Ela fica onde você puser.
 }

## Reasons why one choice is better than another

why-attack = { $case ->
    [joker-apex] Com o Curinga, você entregaria o cume e, com ele, a partida.
    [joker-loses] Com o Curinga, você entregaria { $stack }, mas { $cards } pode ganhar.
    [joker] { $stack } não vale { $other }. O Curinga entrega a pilha e depois volta para a sua mão.
    [only-joker] { $name } só tem o Curinga na reserva, então { $cards } basta. Guarde { $other } para outro empate.
    [known] { $name } tem { $third }. { $cards } ganha disso; { $other }, não.
    [apex] Depois do cume não há mais nada, então não guarde { $cards }: ganha de mais ataques do que { $other }.
    [tie] Num empate, só as reservas lutam, e { $cards } ganha de mais cartas do que { $other }.
    [wins] Por { $stack }, { $name } pode atacar de várias formas: { $cards } ganha de mais delas do que { $other }.
    [breaks] { $other } desfaria { $third }, que pode atacar junto mais tarde.
    [for-apex] Com { $other }, você ganha esta batalha mais vezes, mas vai precisar disso no cume.
    [spares] Com { $cards }, você ganha esta batalha quase com a mesma frequência e guarda { $other } para o cume.
    [not-worth] Com { $other }, você ganha { $stack } mais vezes, mas isso faria falta nas próximas batalhas.
    [cheaper] Com { $cards }, você ganha { $stack } quase tantas vezes quanto com { $other }, e custa menos.
   *[none] { "" }
 }
why-stack = { $case ->
    [apex-likely] Com { $third }, você provavelmente ganha o cume agora. Disputar { $other } só daria tempo a { $name }.
    [apex-now] Suas chances no cume não vão melhorar se você disputar { $other } antes.
    [not-apex] { $third } ainda não basta para o cume. Dispute { $cards } antes.
    [opens-apex] Quando { $other } sair, { $name } pode escolher o cume.
    [sequence] Se você ganhar { $cards }, forma { $third } com a sua mão.
    [smaller] Você perderia { $other } na maioria das vezes, e { $name } levaria mais cartas do que com { $cards }.
    [larger] Quem ganha { $cards } leva mais cartas do que com { $other }.
    [wins] Você ganharia { $cards } mais vezes do que { $other }.
   *[none] { "" }
 }
why-reserve = { $case ->
    [sequence] { $cards } faz parte de { $third }. Da reserva, não pode atacar com as outras.
    [hand] Na sua mão, { $cards } pode ganhar batalhas; na reserva, só desempata.
    [no-rival] { $name } não tem reserva: com { $cards } na sua, você ganharia um empate.
    [ace] { $third } pode topar com outro ás. Com { $cards } na reserva, você poderia ganhar esse empate.
    [ties] Na reserva, { $cards } ganha empates que { $other } perderia.
    [spare] Para atacar você tem { $third }, então { $cards } ajuda mais num empate.
    [only-joker] Sem { $cards } na reserva, você só teria o Curinga num empate, e ele não ganha de nada.
   *[none] { "" }
 }

## Rules

rules-table =
    {""}**Objetivo.** Ganhe o Curinga no alto da pirâmide, o cume. Com ele você é Rei da Colina, mesmo que seu adversário tenha escolhido essa batalha. Não importa quantas cartas você ganha.

    {""}**A distribuição.**
    - Cada um recebe 11 cartas e um Curinga.
    - As outras 30 cartas formam uma pirâmide embaixo de um terceiro Curinga. De cima para baixo: duas pilhas de 4, três de 3, quatro de 2 e cinco cartas sozinhas.
    - De cada pilha, só a carta de cima fica aberta.

    {""}**A reserva.**
    - Antes da primeira batalha, os dois separam cartas em segredo. Elas servem para desempatar.
    - Você pode separar nenhuma, algumas ou todas as suas cartas. Seu adversário vê quantas, mas não quais.
    - Dá para esconder seu Curinga ali também, como blefe.

    {""}**A escolha.**
    - Os dois se alternam na escolha da pilha em disputa. O carteador escolhe primeiro.
    - Dá para escolher qualquer pilha da fileira de baixo, ou uma mais acima que já tenha perdido uma das duas pilhas logo abaixo dela.
    - Para o cume, as duas pilhas logo abaixo dele têm que ter saído. Outras ainda podem estar de pé.

    {""}**O espólio.**
    - Quem ganha uma pilha leva todas as cartas dela e põe cada uma na mão, para atacar já na próxima batalha, ou na reserva.
    - O adversário só vê quantas vão para onde. Fora isso, nenhuma carta passa da mão para a reserva, nem da reserva para a mão. Ninguém compra cartas: elas só vêm das pilhas.
rules-battle =
    {""}**Os ataques.** Os dois escolhem um ataque em segredo, sem mostrar nem quantas cartas, e revelam juntos. Dá para jogar:
    - uma carta
    - uma sequência: duas ou mais cartas seguidas do mesmo naipe, nenhuma acima de 8 (o ás é alto, então a mais baixa é o 2)
    - o Curinga, que entrega a pilha e, no cume, a partida. Dá para jogá-lo também da reserva; depois, ele fica na mão

    {""}**Os valores.** Ganha o valor mais alto.
    - De 2 a 10, cada carta vale o seu número. Valete, dama e rei valem 10, e o ás, 15.
    - Uma sequência vale a soma: 4-5-6 de paus dão 15, e 3-4-5-6 de ouros dão 18.
    - O Curinga não vale nada.
    - Entre duas cartas sozinhas que valem 10, ganha a mais alta (10, J, Q, K), a não ser que quem comanda a mesa tenha escolhido que elas empatam.
    - Qualquer outra igualdade de valor é empate.

    {""}**Os empates.** O Curinga que ainda está na mão vai para a reserva. Então os dois atacam de novo, só com a reserva, até desempatar.

    {""}**Depois da batalha.**
    - As cartas jogadas pelos dois estão fora da partida. Os Curingas voltam para a mão.
    - Se dois Curingas se encontram, ninguém ganha a pilha, e ela é descartada.
    - A próxima pilha é escolhida por quem não escolheu esta, não importa quem ganhou.
rules-rulings =
    { $house }
    - O carteador é sorteado.
    - Um Curinga que não é jogado num empate continua na reserva.
    - Num empate, uma reserva de uma carta só pode ser o Curinga, então ele é jogado na hora.
    - Dois Curingas no cume empatam a partida.
    - As cartas descartadas ficam abertas.
    - Se você deixar a partida, perde.
    - { $leaving }

    { $timeout }
    - Nenhuma carta vai para a sua reserva.
    - A escolhida é a menor pilha; o cume, só por último.
    - Seu Curinga ataca. No cume, vai o seu ataque mais forte.
    - O espólio vai todo para a sua mão.
    - { $kept }
rules-credit = O jogo “Rei da Colina” foi criado por Larry Levy (The Games Journal).
rules-picture = A pirâmide no começo: o Curinga no cume; abaixo dele, duas pilhas de quatro, três de três, quatro de duas e cinco cartas sozinhas. Dá para escolher as da fileira de baixo, de A a E.

## A lesson: seven battles, from the bottom row to the apex

lesson-goal = Ganhe o Curinga que está no cume, lá no alto da pirâmide, e você é Rei da Colina. As pilhas que você ganha no caminho rendem cartas.
lesson-reserve = { $part ->
    [say] Primeiro, separe cartas para a reserva: ela desempata, e não faz mais nada. As outras ficam na mão para atacar. Escolha 10♣ e Q♣ e aperte “Separar”.
    [wrong] Qualquer reserva vale, mas aqui você vai precisar das outras cartas na mão: separe 10♣ e Q♣, nada mais.
    [nothing] Aí, num empate, só restaria a você o Curinga, que vale 0. Separe 10♣ e Q♣.
   *[well] Aldric também separou 2 cartas. Todo mundo vê quantas, ninguém vê quais.
 }
lesson-choose = { $part ->
    [say] É a sua vez de escolher a pilha que os dois vão disputar. Dá para escolher as de moldura dourada: por enquanto, a fileira de baixo. O ás é o que mais vale, então aperte A♦.
    [wrong] Pode, mas nenhuma carta ali embaixo é melhor que o ás: aperte A♦.
   *[well] A♦ está em jogo, marcado com as espadas cruzadas.
 }
lesson-attack = { $part ->
    [say] Os dois atacam em segredo, e o valor mais alto ganha. As cartas valem o seu número; valete, dama e rei valem 10, o ás vale 15. Ganhe o ás com o seu rei: aperte K♠.
    [wrong] Mais cartas de Aldric poderiam ganhar dessa. Seu rei é mais forte: aperte K♠.
    [joker] O Curinga vale 0: ele entrega a pilha. Você quer este ás.
    [sequence] Belo ataque, mas guarde essas cartas para uma pilha maior. Aperte K♠.
   *[well] Ganhou! A dama de Aldric também vale 10, mas o rei está acima dela. As duas cartas agora estão fora da partida.
 }
lesson-spoils = { $part ->
    [say] O ás é seu. Na mão, ele pode atacar; na reserva, só desempataria. Nenhuma carta sozinha ganha de um ás, então aperte “Para a mão”.
    [wrong] Na reserva, o ás ficaria esperando um empate. Você quer atacar com ele, então aperte “Para a mão”.
   *[well] Uma pilha pode ser escolhida quando um dos dois cantos de baixo dela está livre. Sem o A♦, as duas pilhas acima dele já podem.
 }
lesson-give-up = { $part ->
    [say] Aldric escolheu o 3♣ e a carta escondida embaixo dele. Não vale gastar uma boa carta? O Curinga entrega a pilha e sempre volta para você. Jogue o Curinga.
    [wrong] Você pode lutar, mas o que joga não volta. Aqui, ceda: jogue o Curinga.
   *[well] Aldric ganhou duas cartas, mas o 9 dele está fora da partida. Seu Curinga voltou para a mão.
 }
lesson-largest = { $part ->
    [say] A escolha se alterna, não importa quem ganhou. Agora há duas pilhas de 3 à disposição. Só se vê a carta de cima, mas quem ganha leva todas: escolha K♥ ×3 no menu.
    [wrong] Pode, mas três cartas com um rei em cima rendem mais: K♥ ×3.
   *[well] Três cartas em jogo: valem o seu ataque mais forte.
 }
lesson-sequence = { $part ->
    [say] Duas ou mais cartas seguidas do mesmo naipe, nenhuma acima de 8, atacam juntas e se somam. Três cartas baixas de ouros dão 15, o mesmo que um ás: jogue 4♦ 5♦ 6♦.
    [wrong] Isso vale menos de 15. Jogue as três de ouros: 4♦ 5♦ 6♦.
    [joker] O Curinga entregaria três cartas. Lute por elas.
    [ace] Seu ás também vale 15, mas essas três cartas baixas, sozinhas, valem pouco: jogue 4♦ 5♦ 6♦ e guarde o ás.
   *[well] Aldric jogou um ás: 15 a 15, empate! O que os dois jogaram se foi.
 }
lesson-tie = { $part ->
    [say] No empate, os dois atacam de novo, só com a reserva. Seu Curinga foi para lá sozinho. Sua dama é a carta mais forte dali: jogue Q♣.
    [wrong] Um 10 vale o mesmo que uma dama, mas está abaixo dela. Jogue Q♣.
    [joker] O Curinga ainda entregaria a pilha. Jogue Q♣.
   *[well] Sua dama ganhou do valete de Aldric. K♥, 8♥ e 6♥ agora estão na sua mão. Seu Curinga continua na reserva.
 }
lesson-two-jokers = { $part ->
    [say] Aldric escolheu 4♣, que vale pouco. Seu Curinga também pode atacar da reserva, e depois volta para a mão: jogue o Curinga.
    [wrong] O que você joga não volta, e 4♣ não vale isso. Jogue o Curinga.
   *[well] Aldric também jogou o Curinga. *Quando dois Curingas se encontram, ninguém ganha a pilha*: 4♣ é descartado. Depois Aldric ganhou as duas pilhas de 4, e agora a disputa é pelo cume.
 }
lesson-apex = { $part ->
    [say] Quem ganha o cume vence a partida, não importa quem escolheu a pilha nem quem ganhou mais cartas. Você sabe que Aldric tem A♣, que vale 15. Vá além: jogue 6♥ 7♥ 8♥, que valem 21.
    [wrong] Depois do cume não vem mais nada, então jogue tudo: 6♥ 7♥ 8♥ dão 21.
    [joker] No cume, o Curinga entrega a partida inteira!
    [ace] Seu ás só empataria com o A♣. 6♥ 7♥ 8♥ valem 21: jogue essas três.
   *[well] 21 a 15. Aldric ganhou mais cartas, mas o trono é seu: você é Rei da Colina!
 }
lesson-question = Você e Aldric jogaram um rei: empate. Aldric não separou nada, então na reserva dele só há o Curinga. Que carta você joga?
lesson-play-queen = { $part ->
    [label] Jogar Q♣
   *[why] Com essa você ganha, mas o que joga não volta. Aldric só pode jogar o Curinga, que vale 0: qual é a carta mais baixa que ganha dele?
 }
lesson-play-two = { $part ->
    [label] Jogar 2♦
   *[why] Isso! Aldric teve que jogar o Curinga, que vale 0. Seu 2♦ basta, e Q♣ ainda pode ganhar outro empate.
 }
lesson-play-joker = { $part ->
    [label] Jogar o Curinga
   *[why] Aí dois Curingas se encontram, e a pilha é descartada. Você pode ganhar este ás: qual é a carta mais baixa que ganha de um Curinga?
 }
lesson-last = É só isso: escolha uma pilha, ataque em segredo, leve o que ganhar e chegue ao cume com força de sobra. Vamos a uma partida de verdade?

## Commands

command = rei-da-colina
    .about = Dispute uma pirâmide de cartas, a dois
    .faces_tie = figuras_empatam
    .faces_tie-about = Variante: dez, valete, dama e rei empatam entre si (padrão: desligada)
