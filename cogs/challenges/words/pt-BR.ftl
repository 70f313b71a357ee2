## Challenges: one person asks another for a match or a best-of

often-enough = Chega de desafios para { $name } por enquanto. Você pode desafiar de novo { $moment }.
unwilling = { $name } não aceita desafios aqui.
already-open = Já existe um desafio em aberto entre vocês.
too-many-open = { $n ->
    [1] Você já tem { $n } desafio em aberto. Espere a resposta ou retire o desafio.
   *[other] Você já tem { $n } desafios em aberto. Espere uma resposta ou retire um.
 }
old-rules = As regras deste jogo mudaram desde que você mandou o desafio. Mande um novo, por favor.
last-suggestion = Esta é a última sugestão: aceite ou recuse.
not-yours = Só { $name } pode retirar este desafio.
over = Este desafio acabou.
not-asked = Só { $name } pode responder a este desafio.
another-game-now = Enquanto isso, foi proposto outro jogo. Olhe de novo.
busy = { $name } não pode entrar em outra mesa agora. Tente mais tarde.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

sent = Você desafiou { $name }. A resposta vai aparecer neste canal.
passed-on = Passei sua sugestão para { $name }.
you-are-ready = Confirmado. A próxima partida começa assim que { $name } também apertar *Próxima partida*. Eu espero até { $time }.
menu-best = Melhor de 3 ou de 5 em vez de uma partida só
asks = { $whom ->
    [someone] Em que jogo você quer desafiar { $name }?
   *[challenger] O que você prefere jogar?
 }
withdrawn = Seu desafio foi retirado.
button-challenge = Desafiar
yourself = Você não pode se desafiar. /play abre uma mesa.
bot = Bots não aceitam desafios. /play abre uma mesa com computadores.
not-on-server = Essa pessoa não está neste servidor.
cannot-see = { $name } não pode ver este canal. Faça o desafio em um canal que essa pessoa veja.
series-over = Esta série acabou.
next-over = A próxima partida também já acabou: { $link }

## The next match of a best-of, started by one of its players

not-in-series = Só quem joga esta série pode fazer isso.

## The pages of challenges: their message, and the form to send one

expires = O desafio expira { $moment }.
button-never-from = Sem desafios de { $name }
declined = Você recusou. Aperte aqui para não receber mais desafios dessa pessoa.
best-of = { $best ->
    [1] uma partida
   *[other] melhor de { $best }
 }
lead = { $counters ->
    [0] { $other }, { $name } está desafiando você!
   *[other] { $other }, { $name } faz outra sugestão.
 }
button-other-game = Outro jogo
button-withdraw = Retirar
button-accept = Aceitar
button-decline = Recusar

## A best-of: matches between the same two people, perhaps a single one, and their score

closed = Esta partida é de uma série, então só os dois jogadores dela podem participar.

## The score of a best-of on the pages of its matches

ready = { $name } já confirmou. { $other }, aperte *Próxima partida* até { $time } para continuar.
loses-series = Você também perde a melhor de { $best }.
series = { $how ->
    [on] Melhor de { $best }: { $score }
    [drawn] A melhor de { $best } termina empatada: { $score }
    [won] { $name } vence a melhor de { $best }: { $score }
   *[forfeited] { $other } saiu, então { $name } vence a melhor de { $best }: { $score }
 }
time-left = A próxima partida pode começar até { $time }.
button-next = Próxima partida

## Commands

command-challenge = desafiar
    .about = Desafie alguém para uma partida
    .help = desafie alguém para uma partida ou para uma melhor de 3 ou de 5
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
