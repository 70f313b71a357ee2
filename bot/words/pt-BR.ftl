## Said in several places

match-hasnt-begun = Esta partida ainda não começou.
match-over = Esta partida acabou.
match-already-begun = Esta partida já começou. Para acompanhar, toque em *Assistir* na mesa.
table = Só quem está nesta mesa pode fazer isso.
match-still-being = Esta partida ainda está em andamento. Quando ela acabar, dá para jogar de novo.
only-works-solo = Isso só funciona em partidas solo.
choose-cards-first = Escolha cartas: { $first } a { $last }
seal-deal-seal = Selo da partida: { $seal }…
button-verify-match = Conferir o selo
button-rules = Regras
left-match = deixou a partida
game-daily-deal = { $game }, partida do dia
which-game = Qual jogo
time-per-turn = Tempo por jogada (padrão: 5 minutos)
point = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
 }
game-names = { $game }: { $names }
game-started-yet = { $game }, ainda não começou: { $names }
button-concede = Desistir
button-my-hand = Minha mão
button-leave = Sair
private = privada
casual-unrated = amistosa (não ranqueada)
button-play-vs-computers = Com computadores
button-keep-playing = Continuar jogando
button-todays-deals = Partidas do dia
button-learn-game = Aprender um jogo
button-preview = Prévia
announcements-need-ordinary = Anúncios precisam de um canal com mensagens comuns. Escolha outro.
daily-deals = Partidas do dia
deal = { $n ->
    [1] { $n } partida do dia
   *[other] { $n } partidas do dia
 }
left-server = saiu do servidor
play-fun-rating = Jogue por diversão: sem rating, ranking nem sequência
rated = ranqueada
todays-deals = **Partidas do dia**
only-see-hand = Só você vê isto. `/hand` abre de novo.
played-played = Jogadas: { $played } de { $all }
streak-day = { $n ->
    [1] sequência: { $n } dia
   *[other] sequência: { $n } dias
 }
button-standings = Classificação
button-play-too = Jogar também
games = Todos os jogos
week = Esta semana
server-server = Este servidor
across-servers = Todos os servidores
match = { $n ->
    [1] { $n } partida
   *[other] { $n } partidas
 }
button-my-matches = Minhas partidas
game-nights-server = Noites de jogos neste servidor
button-try-again = Tentar de novo
button-suggest = Sugerir
hand-cards = Mão, { $n }: { $cards }
house-rules = **Regras da casa.**
time-runs-out = **Se o seu tempo acabar.**
round-round = Rodada { $round }
ready = tudo pronto ✓
name-s-turn = Vez de { $name }.
wins-match-once = Com isso você vence a partida na hora.
none = nenhuma
won = venceu
conceded = desistiu
button-done = Pronto
name-left = { $name } (saiu)
another-game = Outro jogo
rating = rating
only-people-allow = Aqui só aparece quem permite: o botão está em `/preferences`.
won-played-won = vitórias: { $won } em { $played }
longest-streak = recorde de vitórias seguidas: { $n }
player = { $n ->
    [1] { $n } jogador
   *[other] { $n } jogadores
 }
button-data = Seus dados
button-export = Exportar
won-played-right = acertos: { $won } em { $played }
best = O melhor
play-play-2 = **O que você jogaria?**
button-try-position = Tentar esta posição
button-replay = Replay
hands = Todas as mãos
table-open-press = Sua mesa está aberta. Aperte **Começar** quando todo mundo tiver entrado, ou **Com computadores** para começar já.
button-moves-text = Lances em texto

## The bot: wires storage, matches, publisher and router, and loads the cogs by name

## Every sentence that a person reads, in that person's language

label = { $label }: { $text }
names = mais { $n }

## The local page: the real bot in SimCord's simulated Discord, in a browser on localhost

server-keep = O Castelo
channel = salão-nobre
people-ada = Ana
people-boris = Bruno
people-chidi = Clara
people-dunya = Davi
people-edda = Elisa

## The panel of ``/settings``, where managers configure their server

unknown = Não conheço essa opção. /settings abre o painel de novo.
tabs-overview = Visão geral
tabs-matches = Partidas
tabs-calls = Notificações
tabs-hall = Hall da fama
tabs-people = Pessoas e mesas abertas
lost-setting-channel = { $setting } · o canal escolhido foi apagado
lost-setting-role = { $setting } · o cargo escolhido foi apagado
page = Configurações deste servidor
check-server = Só servidores têm configurações. Use /settings em um que você gerencia.
check-manager = Só quem tem a permissão “Gerenciar servidor” pode fazer isso.
check-may-change = Só quem tem a permissão “Gerenciar servidor” ou o cargo de moderação deste servidor pode mudar as configurações dele.
role-to-give = Você só pode escolher cargos que pode dar a outras pessoas, e { $role } não é um deles.
check = Não posso anunciar nada em { $channel }. Permissões que me faltam: { $permissions }.

## Servers' settings, and the people blocked from their matches

not-offered = Este servidor não oferece esse jogo. Escolha outro.

## Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table

not-to-watch = Não encontro essa partida, ou ela não está liberada para você. /profile mostra as que você pode ver.
not-told = Talvez outras pessoas ainda estejam jogando esta partida. Você poderá ver quando o dia (UTC) acabar e todo mundo tiver terminado.
same-cards = Você ainda está jogando estas cartas, então não pode ver outras pessoas jogarem.
own-table = Você não pode assistir a uma partida em que está ou para a qual recebeu convite.

## Boards on Discord: where they are, and how they are posted, edited and found again

thread-name = { $game }: mesa de { $host }

## Private hands: ephemeral messages kept up to date, or direct messages for those who want that

leave = Só consigo manter esta mão em dia por 15 minutos. `/hand` abre de novo.

## Pings: short messages that mention the people whom something concerns, and nobody else

post-names-reach = { $names }: minhas mensagens diretas não estão chegando, então a mão se abre aqui.

## One page for all rankings: leaderboards, daily deals and their standings, puzzles

rating-rating = rating { $rating }
leader = **{ $name }** está na liderança.
own = Sua linha: { $line }
line = { $line } ◂ **você**
back = ← Voltar
forward = Avançar →
picture = Um pódio vazio.

## Sharing a private page with everybody in the channel

only-you = Neste servidor só você vê minhas mensagens, então ninguém mais pode ver isso. Compartilhe em outro lugar.
shared-already = Você já compartilhou isso aqui: está mais acima. Amanhã tem coisa nova.
post-name-shares = { $name } compartilha:
share-button = Compartilhado
share = Compartilhar

## Names of commands and their options, as people type them

