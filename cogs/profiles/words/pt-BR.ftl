## Pages of ``/profile``: a line for each game, and the highlights and chart of one

no-profile = { $name } é um bot. Perfis são para pessoas: os computadores também jogam, mas não entram no ranking.
title = Perfil: { $name }
nothing = { $why ->
    [you-finished-none] Você ainda não terminou uma partida. Abra uma mesa com `/play`: seu perfil começa depois da primeira.
    [not-shown] { $name } não mostra resultados de todos os servidores. Num servidor em que os dois jogam, `/profile` mostra os de lá.
    [you-none-rated] Você ainda não terminou uma partida ranqueada aqui.
   *[none-rated] { $name } ainda não terminou uma partida ranqueada aqui.
 }
daily-puzzles = Enigmas do dia
place = { $rank }º lugar
picture-of-ratings = { $n ->
    [1] O brasão de { $name } e o rating em “{ $game }” depois de uma partida ranqueada: { $last }.
   *[other] O brasão de { $name } e o rating em “{ $game }” depois de cada uma das últimas { $n } partidas ranqueadas: primeiro { $first }, último { $last }, mais alto { $highest }, mais baixo { $lowest }.
 }
daily-result = { $n ->
    [1] **{ $percent }** em { $n } partida do dia este mês
   *[other] **{ $percent }** em { $n } partidas do dia este mês
 }
provisional = Um rating com ? é provisório: ainda são poucas partidas ou poucos adversários diferentes.
opponents = Adversários mais frequentes, vitórias–derrotas:
rating-against-computers = Rating contra computadores: **{ $rating }**{ $next ->
    [yes] { " " }· próximo: { $level }
   *[no] { "" }
 }
beat-level = vitória contra: { $level }
unrated = { $n ->
    [1] { $n } partida não ranqueada
   *[other] { $n } partidas não ranqueadas
 }
no-cross-server-rating = Ainda sem rating de todos os servidores. Quem permite isso em `/preferences` recebe um, entre os que também permitem.
highest-rating = Rating mais alto: **{ $rating }**, { $day }
largest-table = { $n ->
    [1] Maior mesa vencida: **{ $n }** pessoa
   *[other] Maior mesa vencida: **{ $n }** pessoas
 }
won-against-computers = Vitórias contra computadores: { $record }
win-streak = { $where ->
    [everywhere] Vitórias seguidas em todos os servidores: **{ $now }** (recorde: **{ $most }**)
   *[server] Vitórias seguidas: **{ $now }** (recorde: **{ $most }**)
 }
rating-across-servers = Em todos os servidores: { $rating }
solo-games = { $where ->
    [everywhere] Partidas avulsas em todos os servidores ({ $n }): **{ $score }**
   *[server] Partidas avulsas ({ $n }): **{ $score }**
 }
daily-deals = { $where ->
    [everywhere] Partidas do dia em todos os servidores ({ $n }): **{ $score }**
   *[server] Partidas do dia ({ $n }): **{ $score }**
 }
daily-win-streak = { $where ->
    [everywhere] Dias seguidos com vitória em todos os servidores: **{ $now }** (recorde: **{ $most }**)
   *[server] Dias seguidos com vitória: **{ $now }** (recorde: **{ $most }**)
 }

## Commands

command-profile = perfil
    .about = Veja os ratings de alguém e suas partidas terminadas
    .help = como alguém está indo, e as partidas que terminou, para rever passo a passo
    .member = membro
    .member-about = Perfil de quem (padrão: o seu)
