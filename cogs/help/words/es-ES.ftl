## ``/help``, and the rules of each game

menu-contents = Índice
topics-table-table = En la mesa
topics-table-challenge-challenge =
    { $challenge }: desafía a alguien a una partida o a una serie
    { $hand }: tus cartas, que solo ves tú. Con *Más* vuelves a publicar el tablero o dejas la partida
    { $tables }: qué se juega aquí: tus partidas, mesas abiertas, partidas para ver
    { $move }: escribe una jugada en «Rey de la montaña»
topics-hall-whos-best = Quién juega mejor
topics-hall-daily-todays =
    { $daily }: las partidas del día, las mismas para todos, y el problema del día
    { $leaderboard }: quién va en cabeza, aquí y en todas partes
    { $profile }: cómo le va a alguien, y sus partidas terminadas, para volver a verlas paso a paso
topics-nights =
    { $gamenight }: mira lo que hay previsto aquí u organiza una noche de juegos si puedes

    Pulsa *Participar* en su mensaje y recibirás cartas cuando empiece.
topics-you-choices-data = Tus preferencias y tus datos
topics-you-preferences-pings = { $preferences }: menciones, la mano por mensaje directo, jugadas automáticas, una baraja de cuatro colores, tu idioma. *Tus datos* muestra qué se guarda de ti, para exportarlo o borrarlo
topics-server-running-server = Si llevas un servidor
topics-server-settings-where =
    { $settings }: dónde y cómo se juega aquí; para quienes gestionan el servidor

    En un canal necesito { $needed }; para un hilo por partida, además, { $threads }.
help-castellan-deals = Castellan reparte juegos de reyes
help-new-here =
    {""}**¿Es tu primera vez?** *Probar un juego* reparte al momento, con máquinas en los demás asientos. *Aprender un juego* te enseña uno en dos minutos.
    {""}**Jugar con otros**: { $tables } muestra qué se juega, y /play abre una mesa.
    {""}**Tus cartas**: pulsa *Mi mano* en el tablero o usa { $hand }. Solo tú las ves.
menu-more-commands = Más comandos
## Commands

command-help = ayuda
    .about = Mira todo lo que sabe hacer Castellan
