## ``/leaderboard``: the standings in a server or across servers

unknown-period = Não conheço esse período. Escolha um dos sugeridos, ou escreva um mês como { $month }.
unknown-game = Não conheço um jogo chamado “{ $game }”. Escolha um dos sugeridos.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody = { $case ->
    [closed] Não há ninguém na lista deste período.
    [alone] O primeiro lugar ainda está livre: { $command } dá as cartas para você.
   *[together] O primeiro lugar ainda está livre: { $command } abre uma mesa. Uma partida conta quando pelo menos duas pessoas jogam e uma delas fica até o fim.
 }
missing = { $case ->
    [hidden] Sua própria linha está escondida, como você escolheu em `/preferences`.
    [closed] Você não está na lista deste período.
    [alone] Você ainda não está na lista: { $command } dá as cartas para você.
   *[together] Você ainda não está na lista. Abra uma mesa com { $command } e jogue uma partida contra quem entrar.
 }
menu-game = Escolha um jogo
menu-period = Escolha um período
all-time = Todos os tempos
month-name = { $which ->
    [this-season] Esta temporada: { $month }
    [season] Temporada de { $month }
    [this-month] Este mês: { $month }
   *[month] { $month }
 }
scope = { $where ->
    [server] deste servidor
   *[everywhere] de todos os servidores
 }
ranked-after = { $game ->
    [alone] { $n ->
        [1] Você entra no ranking depois de { $n } partida.
       *[other] Você entra no ranking depois de { $n } partidas.
     }
   *[together] Para entrar no ranking, jogue umas oito partidas contra pelo menos três pessoas.
 }
page-number = { $pages ->
    [0] Página { $page }
   *[other] Página { $page } de { $pages }
 }
more-players-than = mais de { $n } jogadores
provisional = ? = provisório, ainda fora do ranking
button-first = Primeira
button-last = Última
button-find-me = Onde estou?
title = Ranking: { $game }
picture-heading = Ranking de “{ $game }”. { $period }.

## Commands

command-leaderboard = ranking
    .about = Veja quem lidera num jogo
    .help = quem está na liderança, aqui e em todo lugar
    .game = jogo
    .game-about = Qual jogo (padrão: o último jogado aqui)
    .period = período
    .period-about = Qual período
    .where = onde
    .where-about = Este servidor, ou todos os servidores juntos
