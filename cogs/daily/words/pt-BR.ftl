## Begins attempts at daily deals, and records which results were shared

server-deleted = Os dados deste servidor foram apagados hoje, então não tenho como saber quem já jogou. Amanhã tem mais.
daily-title = { $game }: partida do dia, { $day }
daily-fixed-options = A partida do dia é igual para todos, então você não pode mudar as opções dela.
daily-no-undo = Na partida do dia, não dá para desfazer jogadas.
daily-still-secret = Talvez outras pessoas ainda estejam jogando esta partida. Você verá o segredo dela quando o dia acabar e todo mundo tiver terminado.
share-finish-daily = Termine primeiro a partida do dia para poder compartilhar seu resultado.
share-result-already = Este resultado já foi compartilhado.

## ``/daily``: today's deals, others' results, and standings over many deals

begin = Você já jogou a partida do dia. A próxima chega { $moment }.
share-result = Não sei mais como esta partida terminou.
share-finish-todays = Termine primeiro uma das partidas do dia para poder compartilhar.
share-play-todays = Jogue primeiro a partida do dia para poder compartilhar isto.

## The page of all daily deals of a day, and a person's day as signs

title = Partidas do dia, { $day }
page-next-ones = As próximas chegam { $moment }.
legend = Com as mesmas cartas: ✅ melhor que a maioria · 🟨 na média · ❌ pior que a maioria · 🟦 ninguém para comparar ainda
people-names-played = { $n ->
    [1] { $names } jogou
   *[other] { $names } jogaram
 }
people-nobody-played = ninguém jogou ainda
page-deal-each = Uma partida do dia de cada jogo, a mesma para todos em todos os servidores. Cavaleiros jogam nos outros lugares, e você tem uma tentativa.
page-deal-each-game = Uma partida do dia de cada jogo, a mesma para todos neste servidor. Cavaleiros jogam nos outros lugares, e você tem uma tentativa.
line-still-playing = você ainda está jogando
line-player-far = { $n ->
    [1] { $n } pessoa até agora
   *[other] { $n } pessoas até agora
 }
line-nobody-yet = ninguém ainda
streak = { $n ->
    [1] Sua sequência: { $n } dia.
   *[other] Sua sequência: { $n } dias.
 }
rows-servers-deals = Partidas do dia deste servidor
rows-cross-server = Partidas do dia de todos os servidores
people-youve-played = você jogou

## Posts yesterday's results and today's deals each morning on servers whose managers want it

page-todays-deals = Chegaram as partidas do dia: as mesmas para todos, uma tentativa em cada uma.
menu-none = **Partidas do dia toda manhã:** não publicadas
menu-note = Toda manhã, depois das oito no horário deste servidor, publico o melhor resultado de ontem em cada jogo, com um botão para as partidas do dia. As novas chegam à meia-noite UTC.
page-todays-deals-begin = As partidas do dia começam às { $time }: as mesmas para todos, uma tentativa em cada uma.
menu-some = **Partidas do dia toda manhã:** { $channel }
button-deals-each = Partidas do dia toda manhã

## Pages of daily deals: the results of one, and standings over many

best-yesterdays-best = Melhor de ontem: { $names } ({ $how }).
leaving = Você só tem uma tentativa nesta partida do dia.
best-nobody-finished = Ninguém terminou a partida do dia de ontem.
best-yesterdays-best-far = Melhor de ontem até agora: { $names } ({ $how }).
page-next-deal = A próxima partida do dia chega { $moment }.
nothing-player-finished = { $n ->
    [1] { $n } pessoa já terminou. Você verá como ela foi depois de jogar também.
   *[other] { $n } pessoas já terminaram. Você verá como elas foram depois de jogar também.
 }
measure = Aqui contam suas escolhas, não como a rodada termina: com as mesmas cartas, escolhas igualmente boas muitas vezes terminam de formas diferentes. Comparo cada uma, pelo que você podia ver, com uma a meio caminho entre a média e a melhor. Lidera quem tem a melhor soma.
invitation-play-todays = Jogue a partida do dia com { $command }: é uma tentativa, e só você vê.
page-need-deal = { $n ->
    [1] Você precisa de { $n } partida do dia para entrar no ranking. Sua pontuação é o seu resultado médio em comparação com quem teve as mesmas cartas. Uma partida conta quando o dia dela acabou e todos já terminaram.
   *[other] Você precisa de { $n } partidas do dia para entrar no ranking. Sua pontuação é o seu resultado médio em comparação com quem teve as mesmas cartas. Uma partida conta quando o dia dela acabou e todos já terminaram.
 }
given-away = ainda em análise
nothing-nobody-finished = Ninguém terminou a partida do dia ainda.
invitation-still-playing = Você ainda está jogando a partida do dia.
invitation-attempt-only = Você tem uma tentativa, e só você vê.
way-in-continue = Continuar
way-in-play-todays = Jogar a partida do dia
controls = Este mês
button-share-result = Compartilhar resultado
others-other-played = { $n ->
    [1] Mais { $n } pessoa também já jogou. Fora dos servidores, só cito quem permite isso em `/preferences`.
   *[other] Mais { $n } pessoas também já jogaram. Fora dos servidores, só cito quem permite isso em `/preferences`.
 }
others-player-still = { $n ->
    [1] { $n } pessoa ainda está jogando.
   *[other] { $n } pessoas ainda estão jogando.
 }
button-todays-deals = Todas as partidas do dia
menu = Veja como alguém jogou
page-empty = Ainda não há ninguém no ranking.

## Commands

command-daily = partida-do-dia
    .about = Jogue as partidas do dia e veja como os outros foram
    .game = jogo
    .game-about = Qual jogo
