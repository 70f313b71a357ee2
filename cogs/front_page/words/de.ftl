## ``/tables``: the front page, private and kept up to date for a while

you-sit = Du sitzt jetzt am Tisch in { $place }.
menu-own-matches = Eine deiner Partien öffnen

## The lobby post: the public part of the front page, kept up to date in a channel

post-none = **Aushang:** keiner
post-note = Der Aushang zeigt, was hier läuft: offene Tische, Partien zum Zuschauen, die Tagesspiele, das Rätsel des Tages und den nächsten Spielabend. Ich halte ihn aktuell.
post-channel = **Aushang:** { $channel }
post-unfit = Der Aushang braucht einen Text- oder Sprachkanal. Wähl einen anderen.

## The front page: open tables, matches to watch, and lines of other features

title = Was hier läuft
button-tables = Was läuft
no-table = Gerade ist kein Tisch offen. Mit *Tisch öffnen* änderst du das.
button-open-table = Tisch öffnen
seats-left = { $n ->
    [one] noch { $n } Platz frei
   *[other] noch { $n } Plätze frei
 }
menu-join = An einem Tisch mitspielen
menu-watch = Einer Partie zuschauen
own-matches = **Deine Partien**
open-tables = **Offene Tische**
to-watch = **Partien zum Zuschauen**

## Commands

command-tables = tische
    .about = Deine Partien, offene Tische und was heute läuft
    .help = was hier läuft: deine Partien, offene Tische, Partien zum Zuschauen
