## ``/help``, and the rules of each game

menu-contents = Inhalt
topic-title = { $topic ->
    [table] Am Tisch
    [best] Die Besten
    [nights] Spielabende auf diesem Server
    [you] Deine Wünsche und deine Daten
    [server] Einen Server betreuen
   *[start] Castellan lädt zu Königsspielen ein
 }
start =
    {""}**Neu hier?** *Spiel ausprobieren* gibt dir gleich Karten, mit Computern auf den anderen Plätzen. *Spiel lernen* bringt dir in zwei Minuten eins bei.
    {""}**Mit anderen spielen**: { $tables } zeigt, was läuft, und /play öffnet einen Tisch.
    {""}**Deine Karten**: Drück am Tisch auf *Mein Blatt* oder nimm { $hand }. Nur du siehst sie.
line = { $command }: { $told }
permissions = In einem Kanal brauche ich diese Berechtigungen: { $needed }. Für einen Thread je Partie kommen dazu: { $threads }.
menu-more-commands = Weitere Befehle

## Commands

command-help = hilfe
    .about = Lektionen, Regeln und Befehle finden
