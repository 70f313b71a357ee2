## ``/tables``: the front page, private and kept up to date for a while

sit-down = Du sitzt jetzt am Tisch in { $place }.
page = Eine deiner Partien öffnen
## The lobby post: the public part of the front page, kept up to date in a channel

menu-none = **Aushang:** keiner
menu-note = Der Aushang zeigt, was hier läuft: offene Tische, Partien zum Zuschauen, die Tagesspiele, das Rätsel des Tages und den nächsten Spielabend. Ich halte ihn aktuell.
menu-some = **Aushang:** { $channel }
menu-check = Der Aushang braucht einen Text- oder Sprachkanal. Wähl einen anderen.

## The front page: open tables, matches to watch, and lines of other features

private-whats-here = Was hier läuft
button-whats = Was läuft
text-table-open = Gerade ist kein Tisch offen. Mit *Tisch öffnen* änderst du das.
button-open-table = Tisch öffnen
button-play-computers = Gegen Computer spielen
terms = { $n ->
    [one] noch { $n } Platz frei
   *[other] noch { $n } Plätze frei
 }
private-join-table = An einem Tisch mitspielen
private-watch-match = Einer Partie zuschauen
text-matches = **Deine Partien**
text-open-tables = **Offene Tische**
text-matches-watch = **Partien zum Zuschauen**

## Commands

command-tables = tische
    .about = Deine Partien, offene Tische und was heute läuft
