## ``/profile``: a person's games, results and opponents

## Pages of ``/profile``: a line for each game, and the highlights and chart of one

bot = { $name } é um bot. Perfis são para pessoas: os computadores também jogam, mas não entram no ranking.
title = Perfil: { $name }
never-name-hasnt = { $name } ainda não terminou uma partida ranqueada aqui.
bare-havent-finished = Você ainda não terminou uma partida. Abra uma mesa com `/play`: seu perfil começa depois da primeira.
never-havent-finished = Você ainda não terminou uma partida ranqueada aqui.
every-day-daily-puzzles = Enigmas do dia
place = { $rank }º lugar
alternative = { $n ->
    [1] O brasão de { $name } e o rating em { $game } depois da última partida ranqueada: primeiro { $first }, último { $last }, mais alto { $highest }, mais baixo { $lowest }.
   *[other] O brasão de { $name } e o rating em { $game } depois de cada uma das últimas { $n } partidas ranqueadas: primeiro { $first }, último { $last }, mais alto { $highest }, mais baixo { $lowest }.
 }
bare-name-doesnt = { $name } não mostra resultados de todos os servidores. Num servidor onde vocês jogam, `/profile` mostra os de lá.
every-day-percent-over = { $n ->
    [1] **{ $percent }** em { $n } partida do dia este mês
   *[other] **{ $percent }** em { $n } partidas do dia este mês
 }
footer = Um rating com ? é provisório: ainda são poucas partidas ou poucos rivais diferentes.
details-most-frequent = Rivais mais frequentes, vitórias–derrotas:
against-computers-rating-against = Rating contra computadores: **{ $rating }**
overview-beat-level = ganhou de { $level }
overview-unrated = { $n ->
    [1] { $n } não ranqueada
   *[other] { $n } não ranqueadas
 }
details-cross-server = Ainda sem rating de todos os servidores. Quem o permite em `/preferences` recebe um, entre os que também permitem.
details-highest-rating = Rating mais alto: **{ $rating }**, { $day }
details-largest-table = { $n ->
    [1] Maior mesa vencida: **{ $n }** pessoa
   *[other] Maior mesa vencida: **{ $n }** pessoas
 }
details-won-against = Vitórias contra computadores: { $record }
against-computers-next-level = próximo: { $level }
streak-win-streak = Vitórias seguidas em todos os servidores: **{ $now }** (recorde: **{ $most }**)
streak-win-streak-now = Vitórias seguidas: **{ $now }** (recorde: **{ $most }**)
overview-across-servers = Em todos os servidores: { $rating }
alone-solo-games = Partidas avulsas em todos os servidores: **{ $score }** · { $rank }
alone-solo-games-score = Partidas avulsas: **{ $score }** · { $rank }
alone-daily-deals = Partidas do dia em todos os servidores: **{ $score }** · { $rank }
alone-daily-deals-score = Partidas do dia: **{ $score }** · { $rank }
alone-daily-win = Dias seguidos com vitória em todos os servidores: **{ $now }** (recorde: **{ $most }**)
alone-daily-win-streak = Dias seguidos com vitória: **{ $now }** (recorde: **{ $most }**)

## Commands

command-profile = perfil
    .about = Veja o que alguém joga, e se joga bem
    .member = membro
    .member-about = Perfil de quem (padrão: o seu)
