## ``/help``, and the rules of each game

menu-contents = Índice
topics-table-table = Na mesa
topics-table-challenge-challenge =
    { $challenge }: desafie alguém para uma partida ou para uma melhor de 3 ou de 5
    { $hand }: suas cartas, que só você vê. *Mais* posta a mesa de novo e permite deixar a partida
    { $tables }: o que está rolando aqui, com suas partidas, mesas abertas e partidas para assistir
    { $move }: digite um lance em “Rei da Montanha”
topics-hall-whos-best = Quem joga melhor
topics-hall-daily-todays =
    { $daily }: as partidas do dia, iguais para todos, e o enigma do dia
    { $leaderboard }: quem está na liderança, aqui e em todo lugar
    { $profile }: como alguém está indo, e as partidas que terminou, para rever passo a passo
topics-nights =
    { $gamenight }: veja o que está marcado aqui, ou marque uma noite de jogos, se puder

    Aperte *Participar* na mensagem dela e você recebe cartas quando ela começar.
topics-you-choices-data = Suas escolhas e seus dados
topics-you-preferences-pings = { $preferences }: menções, mãos por mensagem direta, jogadas automáticas, baralho de quatro cores, seu idioma. *Seus dados* mostra o que está guardado sobre você, para exportar ou apagar
topics-server-running-server = Para quem tem um servidor
topics-server-settings-where =
    { $settings }: onde e como se jogam partidas aqui; para quem gerencia o servidor

    Num canal, preciso de { $needed }; para um tópico por partida, também de { $threads }.
help-castellan-deals = O Castellan dá as cartas em jogos de reis
help-new-here =
    {""}**Primeira vez aqui?** *Experimentar um jogo* já dá as cartas, com computadores nos outros lugares. *Aprender um jogo* ensina um em dois minutos.
    {""}**Jogar com outras pessoas**: { $tables } mostra o que está rolando, e /play abre uma mesa.
    {""}**Suas cartas**: aperte *Minha mão* na mesa, ou use { $hand }. Só você as vê.
menu-more-commands = Mais comandos
## Commands

command-help = ajuda
    .about = Veja o que o Castellan sabe fazer
