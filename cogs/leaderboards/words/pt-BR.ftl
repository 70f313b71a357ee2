## ``/leaderboard``: the standings in a server or across servers

period = Não conheço esse período. Escolha um dos sugeridos, ou escreva um mês como { $month }.
leaderboard = Não conheço um jogo chamado { $game }. Escolha um dos sugeridos.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody-first-place = O primeiro lugar ainda está livre: { $command } abre uma mesa. Uma partida conta quando pelo menos duas pessoas jogam e uma delas fica até o fim.
missing-arent-listed = Você ainda não está na lista. Abra uma mesa com { $command } e jogue uma partida contra quem entrar.
boards = Escolha um jogo
periods = Escolha um período
name-time = Todos os tempos
name-season-month = Temporada de { $month }
name-month-month = Este mês: { $month }
scope-server = deste servidor
scope-across-servers = de todos os servidores
scope-ranked-after = { $n ->
    [1] Você entra no ranking depois de { $n } partida.
   *[other] Você entra no ranking depois de { $n } partidas.
 }
scope-ranked-after-about = Para entrar no ranking, jogue umas oito partidas contra pelo menos três pessoas. Partidas contra novatos que enfrentaram menos gente não mudam seu rating, e contra a mesma pessoa contam no máximo { $n } por dia.
nobody-nobody-listed = Não há ninguém na lista deste período.
nobody-first-place-still = O primeiro lugar ainda está livre: { $command } dá as cartas para você.
missing-own-entry = Sua própria linha está escondida, como você escolheu em `/preferences`.
missing-arent-listed-period = Você não está na lista deste período.
missing-arent-listed-yet = Você ainda não está na lista: { $command } dá as cartas para você.
of = Não conheço esse ranking. Use /leaderboard de novo.
name-season-month-2 = Esta temporada: { $month }
footer-page-page = Página { $page }
footer-more-than = mais de { $n } jogadores
footer-provisional-ranked = ? = provisório, ainda fora do ranking
turns-first = Primeira
turns-last = Última
turns-find-me = Onde estou
page-title = Ranking: { $game }
page-heading = Ranking de { $game }. { $period }.
footer-page-page-pages = Página { $page } de { $pages }

## Commands

command-leaderboard = ranking
    .about = Veja quem lidera num jogo
    .game = jogo
    .game-about = Qual jogo (padrão: o último jogado aqui)
    .period = período
    .period-about = Qual período
    .where = onde
    .where-about = Este servidor, ou todos os servidores juntos
