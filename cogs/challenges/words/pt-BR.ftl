## Challenges: one person asks another for a match or a best-of

check-often = Chega de desafios para { $name } por enquanto. Você pode desafiar de novo { $moment }.
unwilling = { $name } não aceita desafios aqui.
alreadyopen = Já existe um desafio em aberto entre vocês.
check-open-ones = { $n ->
    [1] Você já tem { $n } desafio em aberto. Espere a resposta ou retire-o.
   *[other] Você já tem { $n } desafios em aberto. Espere uma resposta ou retire um.
 }
accept = As regras deste jogo mudaram desde que você mandou o desafio. Mande um novo, por favor.
check-may-counter = Esta é a última sugestão: aceite ou recuse.
withdraw-only-name = Só { $name } pode retirar este desafio.
load-open = Este desafio acabou.
check-asked = Só { $name } pode responder a este desafio.
check-version = Enquanto isso, foi proposto outro jogo. Olhe de novo.
check-both = { $name } não pode entrar em outra mesa agora.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

challenge-name-been = Você desafiou { $name }. A resposta vai aparecer neste canal.
counter = Passei sua sugestão para { $name }.
tell-ready-ready-next = Confirmado. A próxima partida começa assim que { $name } também apertar *Próxima partida*. Eu espero até { $time }.
challenge-best = Melhor de 3 ou de 5 em vez de uma partida só
fill-in-want-challenge = Em que jogo você quer desafiar { $name }?
fill-in-rather-play = O que você prefere jogar?
withdraw-youve-withdrawn = Seu desafio foi retirado.
challengecog-name = Desafiar
challenge-challenge-yourself = Você não pode se desafiar. /play abre uma mesa.
challenge-bots-take = Bots não aceitam desafios. /play abre uma mesa com computadores.
challenge-arent-server = Essa pessoa não está neste servidor.
challenge-name-see = { $name } não pode ver este canal. Faça o desafio em um canal que essa pessoa veja.
tell-ready-best-series = Esta série acabou.
next-match-next-match = A próxima partida também já acabou: { $link }

## The next match of a best-of, started by one of its players

next-match-only-two = Só quem joga esta série pode fazer isso.

## The pages of challenges: their message, and the form to send one

best-best-best = melhor de { $best }
challenge-challenge-expires = O desafio expira { $moment }.
declined-name = Sem desafios de { $name }
declined-youve-declined = Você recusou. Aperte aqui para não receber mais desafios dessa pessoa.
best-match = uma partida
challenge-other-name = { $other }, { $name } faz outra sugestão.
challenge-other-name-challenging = { $other }, { $name } está desafiando você!
answer-challenge-another-game = Outro jogo
button-withdraw = Retirar
button-accept = Aceitar
answer-challenge-decline = Recusar

## A best-of: matches between the same two people, perhaps a single one, and their score

challenge-closed = Esta partida é de uma série, então só os dois jogadores dela podem participar.

## The score of a best-of on the pages of its matches

series-other-left = { $other } saiu, então { $name } vence a melhor de { $best }: { $score }
ready = { $name } já confirmou. { $other }, aperte *Próxima partida* até { $time } para continuar.
leaving = Você também perde a melhor de { $best }.
series-best-best = Melhor de { $best }: { $score }
series-until-time = A próxima partida pode começar até { $time }.
series-best-best-draw = A melhor de { $best } termina empatada: { $score }
series-name-wins = { $name } vence a melhor de { $best }: { $score }
button-next-match = Próxima partida

## Commands

command-challenge = desafiar
    .about = Desafie alguém para uma partida
    .member = membro
    .member-about = Quem você desafia
    .game = jogo
    .game-about = Qual jogo
    .pace = ritmo
    .pace-about = Tempo por jogada (padrão: 5 minutos)
    .casual = amistosa
    .casual-about = Jogue por diversão: sem rating, ranking nem sequência
    .best_of = melhor_de
    .best_of-about = Melhor de 3 ou de 5 em vez de uma partida só
