## ``/help``, and the rules of each game

menu-contents = Índice
topic-title = { $topic ->
    [table] Na mesa
    [best] Quem joga melhor
    [nights] Noites de jogos neste servidor
    [you] Suas escolhas e seus dados
    [server] Para quem tem um servidor
   *[start] O Castellan dá as cartas em jogos de reis
 }
start =
    {""}**Primeira vez aqui?** *Experimentar um jogo* já dá as cartas, com computadores nos outros lugares. *Aprender um jogo* ensina um em dois minutos.
    {""}**Jogar com outras pessoas**: { $tables } mostra o que está rolando, e /play abre uma mesa.
    {""}**Suas cartas**: aperte *Minha mão* na mesa, ou use { $hand }. Só você vê.
line = { $command }: { $told }
permissions = Num canal, preciso de { $needed }; para um tópico por partida, também de { $threads }.
menu-more-commands = Mais comandos

## Commands

command-help = ajuda
    .about = Encontre lições, regras e comandos
