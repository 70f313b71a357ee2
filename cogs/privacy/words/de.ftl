## Deletes a person's data, and updates its messages on Discord

try-again = Eine deiner Partien hat sich gerade verändert, darum habe ich noch nichts gelöscht. Drück noch einmal.

## Erases a person or a server from every column of every table

former-player = ehemaliges Mitglied

## The pages of *Your data* in ``/preferences``

export-title = Alles, was über dich gespeichert ist
export = Die Datei enthält es Tabelle für Tabelle, so wie es gespeichert ist. Was anderen gehört, fehlt darin, ebenso die Karten laufender Partien.
question-title = Deine Daten löschen?
question =
    Das lässt sich nicht rückgängig machen.
    - Deine Wertungszahlen und Einstellungen sind weg.
    - Überall sonst heißt du dann *ehemaliges Mitglied*. Beendete Partien lassen sich weiter ansehen, ohne deinen Namen.
    - In laufenden Partien übernimmt ein Computer deinen Platz endgültig. Deine Spiele für dich allein und Partien nur gegen Computer enden ohne Ergebnis. Von Tischen, an denen noch nicht gespielt wird, stehst du auf.
    - Hat dich ein Server ausgesperrt, bleibt das so, ohne deinen Namen.
    - Geteilte Ergebnisse und Ranglisten, Bekanntgaben und Direktnachrichten bleiben auf Discord, bis jemand sie dort löscht.
gone-title = Deine Daten sind gelöscht
gone = Tische, die noch in Kanälen stehen, werden gerade geändert. Wenn du wieder spielst, fängst du ganz neu an; nur ein Server, der dich ausgesperrt hat, lässt dich weiter nicht herein.
button-count = { $count ->
    [everywhere] Nur auf meinen Servern zählen
   *[here] Auf allen Servern zählen
 }
about =
    {""}**Was über dich gespeichert ist**, unter deiner Discord-ID
    - was du in /preferences gewählt hast, und die Sprache, die du zuletzt benutzt hast
    - die Partien, bei denen du mitgespielt hast: dein Name damals, was du wann gespielt hast, wer eingeladen hat
    - wie sie ausgingen, deine Antworten auf Rätsel des Tages, deine Wertungszahlen und der Name, unter dem sie stehen
    - welche Nachricht welches Blatt enthält, falls du Blätter per Direktnachricht bekommst
    - welche Server dich von ihren Partien ausgesperrt haben
    - wen du herausforderst und wer dich herausfordert, etwa einen Tag lang
    - wofür und wo du einen Gegner suchst, etwa zehn Minuten lang

    {""}**Warum**: damit Partien laufen, damit man sie prüfen und noch einmal ansehen kann, und für die Ranglisten.

    {""}**Wie lange**: bis du es löschst. Was zu einem Server gehört, verschwindet eine Woche, nachdem ich von ihm entfernt wurde, oder wenn seine Verwaltung es löscht; Ergebnisse, die du auf allen Servern zählen lässt, behältst du.

    {""}**Was nicht gespeichert ist**: Nachrichten. Ich kann nicht lesen, was Leute schreiben, und führe keine Mitgliederlisten. Geht etwas schief, kann deine ID im technischen Protokoll derer stehen, die mich betreiben.

    { $count ->
        [everywhere] **Alle Server**: Deine Ergebnisse zählen auch in den Ranglisten über alle Server, und dort sehen dich alle als { $name }.
       *[here] **Alle Server**: Deine Ergebnisse zählen in den Ranglisten des Servers, auf dem du spielst, und sonst nirgends. Wenn du willst, zählen künftige Partien auch in den Ranglisten über alle Server.
     }
button-delete = Löschen
button-delete-all = Ja, alles löschen
button-keep = Behalten

## The page of ``/settings`` about a server's data, and its erasure by managers

erase = { $time ->
    [first] Die Daten dieses Servers
   *[last] Bist du ganz sicher?
 }
erased = Alles, was ich von diesem Server aufbewahrt habe, ist weg.
erase-question = { $time ->
    [first] Ich bewahre seine Partien, Ranglisten, Ergebnisse, Einstellungen und die Liste der Ausgesperrten auf. *Alles löschen* löscht sie endgültig, laufende Partien auch.
   *[last] Das lässt sich nicht rückgängig machen. Soll jetzt alles über diesen Server gelöscht werden?
 }
button-keep-everything = Alles behalten
erased-title = Gelöscht
button-erase = { $time ->
    [first] Alles löschen
   *[last] Ja, alles löschen
 }
