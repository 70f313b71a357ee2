## ``/help``, and the rules of each game

menu-contents = Índice
topic-title = { $topic ->
    [table] En la mesa
    [best] Quién juega mejor
    [nights] Noches de juegos en este servidor
    [you] Tus preferencias y tus datos
    [server] Si llevas un servidor
   *[start] Castellan reparte juegos de reyes
 }
start =
    {""}**¿Es tu primera vez?** *Probar un juego* reparte al momento, con máquinas en las demás plazas. *Aprender un juego* te enseña uno en dos minutos.
    {""}**Jugar con otros**: { $tables } muestra qué se juega, y /play abre una mesa.
    {""}**Tus cartas**: pulsa *Mi mano* en el tablero o usa { $hand }. Solo tú las ves.
line = { $command }: { $told }
permissions = En un canal necesito { $needed }; para un hilo por partida, además, { $threads }.
menu-more-commands = Más comandos

## Commands

command-help = ayuda
    .about = Encuentra lecciones, reglas y comandos
