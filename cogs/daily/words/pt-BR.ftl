## Begins attempts at daily deals, and records which results were shared

server-deleted = Os dados deste servidor foram apagados hoje, então não tenho como saber quem já jogou. Amanhã tem mais.
deal-title = { $game }: partida do dia, { $day }
fixed-options = A partida do dia é igual para todos, então você não pode mudar as opções dela.
no-takebacks = Na partida do dia, não dá para desfazer jogadas.
still-secret = Talvez outras pessoas ainda estejam jogando esta partida. Você verá o segredo dela quando o dia acabar e todo mundo tiver terminado.
finish-first = Termine primeiro a partida do dia para poder compartilhar seu resultado.
already-shared = Você já compartilhou este resultado: está mais acima.

## ``/daily``: today's deals, others' results, and standings over many deals

played-today = Você já jogou a partida do dia. A próxima chega { $moment }.
ending-unknown = Não sei mais como esta partida terminou.
finish-one-first = Termine primeiro uma das partidas do dia para poder compartilhar.
play-first = Jogue primeiro a partida do dia para poder compartilhar isto.

## The page of all daily deals of a day, and a person's day as signs

day-title = Partidas do dia, { $day }
next-deals = As próximas chegam { $moment }.
legend = Com as mesmas cartas: ✅ melhor que a maioria · 🟨 na média · ❌ pior que a maioria · 🟦 ninguém para comparar ainda
names-played = { $n ->
    [0] ninguém jogou ainda
    [1] { $names } jogou
   *[other] { $names } jogaram
 }
intro = { $where ->
    [everywhere] Uma partida do dia de cada jogo, a mesma para todos em todos os servidores. Cavaleiros jogam nos outros lugares, e você tem uma tentativa.
   *[server] Uma partida do dia de cada jogo, a mesma para todos neste servidor. Cavaleiros jogam nos outros lugares, e você tem uma tentativa.
 }
still-playing = você ainda está jogando
played-so-far = { $n ->
    [0] ninguém ainda
    [1] { $n } pessoa até agora
   *[other] { $n } pessoas até agora
 }
streak = { $n ->
    [1] Sua sequência: { $n } dia.
   *[other] Sua sequência: { $n } dias.
 }
button-scope = { $where ->
    [everywhere] Partidas do dia deste servidor
   *[server] Partidas do dia de todos os servidores
 }
you-played = você jogou

## Posts yesterday's results and today's deals each morning on servers whose managers want it

morning = { $when ->
    [later] As partidas do dia começam às { $time }: as mesmas para todos, uma tentativa em cada uma.
   *[now] Chegaram as partidas do dia: as mesmas para todos, uma tentativa em cada uma.
 }
morning-none = **Partidas do dia toda manhã:** não publicadas
morning-note = Toda manhã, depois das oito no horário deste servidor, publico o melhor resultado de ontem em cada jogo, com um botão para as partidas do dia. As novas chegam à meia-noite UTC.
morning-channel = **Partidas do dia toda manhã:** { $channel }
button-morning = Partidas do dia toda manhã
morning-asked = Quer que eu publique aqui toda manhã os resultados de ontem e as partidas do dia?
button-post-them = Sim, toda manhã
button-post-none = Não

## Pages of daily deals: the results of one, and standings over many

yesterday = { $case ->
    [nobody] Ninguém terminou a partida diária de ontem.
    [so-far] Melhor de ontem até agora: { $names } ({ $how }).
   *[over] Melhor de ontem: { $names } ({ $how }).
 }
one-try = Você só tem uma tentativa nesta partida do dia.
next-deal = A próxima partida do dia chega { $moment }.
results-hidden = { $n ->
    [0] Ninguém terminou a partida do dia ainda.
    [1] { $n } pessoa já terminou. Você verá como ela foi depois de jogar também.
   *[other] { $n } pessoas já terminaram. Você verá como elas foram depois de jogar também.
 }
measure = Aqui contam suas escolhas, não como a rodada termina: com as mesmas cartas, escolhas igualmente boas muitas vezes terminam de formas diferentes. Comparo cada uma, pelo que você podia ver, com uma a meio caminho entre a média e a melhor. Lidera quem tem a melhor soma.
invitation = { $reader ->
    [playing] Você ainda está jogando a partida do dia.
    [played] { "" }
    [new] Você tem uma tentativa, e só você vê.
   *[everyone] Jogue a partida do dia com { $command }: é uma tentativa, e só você vê.
 }
deals-needed = { $n ->
    [1] Você precisa de { $n } partida do dia para entrar no ranking. Sua pontuação é o seu resultado médio em comparação com quem teve as mesmas cartas. Uma partida conta quando o dia dela acabou e todos já terminaram.
   *[other] Você precisa de { $n } partidas do dia para entrar no ranking. Sua pontuação é o seu resultado médio em comparação com quem teve as mesmas cartas. Uma partida conta quando o dia dela acabou e todos já terminaram.
 }
not-reviewed = ainda em análise
button-play = { $reader ->
    [playing] Continuar
   *[new] Jogar a partida do dia
 }
button-month = Este mês
button-share-result = Compartilhar resultado
others-unnamed = { $n ->
    [0] { "" }
    [1] Mais { $n } pessoa também já jogou. Fora dos servidores, só cito quem permite isso em `/preferences`.
   *[other] Mais { $n } pessoas também já jogaram. Fora dos servidores, só cito quem permite isso em `/preferences`.
 }
others-playing = { $n ->
    [0] { "" }
    [1] { $n } pessoa ainda está jogando.
   *[other] { $n } pessoas ainda estão jogando.
 }
same-cards = **Com as mesmas cartas:**
button-all-deals = Todas as partidas do dia
menu-watch = Veja como alguém jogou
nobody-ranked = Ainda não há ninguém no ranking: as partidas de hoje contam a partir de amanhã.

## Commands

command-daily = partida-do-dia
    .about = Jogue as partidas do dia e o enigma do dia
    .help = as partidas do dia, iguais para todos, e o enigma do dia
    .game = jogo
    .game-about = Qual jogo
