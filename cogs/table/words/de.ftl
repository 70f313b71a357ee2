## Actions that only a host may take, with a replacement if the host is gone

replace-host = { $host } ist nicht mehr auf diesem Server, jetzt bist du Gastgeber.

## Lobbies: opening a table, and the buttons of its message

thread-hint = Die Partie bleibt in diesem Kanal: Für einen eigenen Thread fehlt mir: { $permissions }.
open-lobby = Dieses Spiel braucht Mitspieler: Spiel es auf einem Server, auf dem ich bin. Überall spielbar: { $games }.
stay-open = Dein Tisch bleibt offen.
join = Willkommen am Tisch. Hier siehst du auch, ab wann du Karten bekommst.
rematch-new-table = Du sitzt am neuen Tisch in { $place }.
leave = Du bist vom Tisch aufgestanden.
rematch-new-table-open = In { $place } steht ein neuer Tisch für euch alle.

## The menu of a match: things people at the table rarely need, behind one button

told-ive-posted = Ich habe den Tisch in { $place } noch einmal gepostet.
moves-moves-far = Die Züge bis hierher und die Stellung, zu der sie geführt haben.
verify-when-table =
    Als der Tisch geöffnet wurde, ist dieses Siegel veröffentlicht worden, der SHA-256 aus der Version der Regeln, dem Namen der Gabe und einem zufälligen Geheimnis:
    `{ $commitment }`
    Das Geheimnis, jetzt gezeigt, wo nichts mehr davon abhängt:
    `{ $secret }`
    { $source } Die Datei enthält die ganze Partie; wo Castellan installiert ist, kannst du sie offline prüfen, mit `castellan verify { $file }`.
    Das beweist, dass an keiner Gabe nachträglich etwas geändert wurde. Es kann nicht beweisen, dass nicht hineingesehen hat, wer den Bot betreibt.
show-menu = Deine anderen Partien
button-post-board = Tisch noch einmal zeigen
told-tables-channel = Den Kanal dieses Tischs gibt es nicht mehr, also steht er von jetzt an hier.
told-here-table = Hier ist der Tisch noch einmal.
verify-every-shuffle = Jedes Mischen hängt allein an diesem Geheimnis, damit es für alle gleich ist, die dieses Tagesspiel spielen.
verify-every-shuffle-derived = Jedes Mischen hängt an diesem Geheimnis und an den IDs der Klicks, mit denen die Plätze genommen wurden; die vergibt Discord.
confirm-resigning-youve-conceded = Du hast das Spiel aufgegeben.
told-show-table = Ich kann den Tisch in { $place } nicht zeigen.
post-again = Diese Partie hat keinen Tisch, den ich zeigen könnte.
confirm-resigning-left-before = Du bist vor deiner ersten Entscheidung gegangen, darum wurde die Partie abgebrochen. Sie zählt für niemanden.
confirm-resigning-youve-left = Du hast die Partie verlassen.
decline-resigning = Alles klar, weiter geht’s!
moves-game-move = Für „{ $game }“ gibt es keine Notation.
verify-seal-deal =
    Das Siegel dieser Gabe, veröffentlicht, als der Tisch geöffnet wurde:
    `{ $commitment }`
    Das Geheimnis, aus dem es gemacht ist, wird gezeigt, wenn die Partie vorbei ist.
verify-deal-longer =
    Von dieser Gabe hängt nichts mehr ab. Das Siegel, veröffentlicht, als der Tisch geöffnet wurde:
    `{ $commitment }`
    Das Geheimnis, aus dem es gemacht ist:
    `{ $secret }`

## ``/play``: a command for each game, built from the options in its rules

## Lines of tables on the pages of a match

gone = { $name } ist nicht mehr auf dem Server, darum wurde der Platz aufgegeben.

## Running matches: hands, and the controls that play

suggest = Ein Vorschlag: Ändere, was du magst, und bestätige dann.
check-seated = Du sitzt nicht an diesem Tisch, also hast du hier keine Karten.
remember = Noch ist nichts gespielt, also gibt es nichts zu sehen.
return-to-seat = Willkommen zurück: Der Platz gehört wieder dir.

## Games for one: dealing, hints, and new games

present-cards-table = Die Karten liegen auf dem Tisch in { $place }.
present-cards-table-2 = Die Karten liegen auf dem Tisch.

## Finding and showing the match that a person means, and permission to start one

needs-a-server = Dieses Spiel braucht einen Tisch in einem Kanal: Starte es auf einem Server, auf dem ich bin.
matches-any-table = Du sitzt an keinem Tisch. /play öffnet einen.
matches-matches = Deine Partien
refusal-by-role-only-people = Nur wer die Rolle { $role } hat, beginnt hier Partien. Bei anderen mitspielen kannst du trotzdem.
match-meant-any-game = Du sitzt an keinem Tisch mit „{ $game }“.
match-meant-several-tables = Du sitzt an mehreren Tischen. Sag mit der Option `partie`, welchen du meinst.
meant-among = Du sitzt nicht an diesem Tisch. Wähl einen aus der Liste.
match-paused-hand = weggelegt, `/hand` nimmt sie wieder auf
match-paused = weggelegt
check-permissions = Hier kann ich keinen Tisch aufstellen. Mir fehlt: { $permissions }. Bitte jemanden von der Moderation darum oder versuch es in einem anderen Kanal.
check-shown = Ich bin noch nicht in diesem Thread. Erwähn mich hier, dann komme ich hinein, und versuch es noch einmal.
refusal-to-start-server-matches = Auf diesem Server beginnen Partien in { $channels }.
refusal-by-role-everyone-start = Auf dem anderen Server darf nicht jeder Partien beginnen, also beginn diese dort.
refusal-by-role-role-may = Die Rolle, die hier Partien beginnen darf, wurde gelöscht. Wer diesen Server verwaltet, kann mit /settings eine andere wählen.
matches-open-match = Partie öffnen
match-hand-shows = `/hand` zeigt sie
refusal-to-start-channels-matches = Alle Kanäle, in denen hier Partien beginnen dürfen, wurden gelöscht. Wer diesen Server verwaltet, kann mit /settings andere wählen.
match-turn = **du bist dran**

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

page = Deinen Tisch ({ $game }) kann ich in { $place } nicht zeigen: { $reason } Bis es wieder geht, steht die Uhr, und niemand verpasst einen Zug. Dein Blatt öffnest du auch hier; dann läuft deine Bedenkzeit.

## Commands

command-hand = blatt
    .about = Deine Karten ansehen und spielen
    .match = partie
    .match-about = Welche Partie, falls du in mehreren mitspielst
command-play = spielen
    .about = Einen Tisch für ein Spiel öffnen
    .pace = tempo
    .pace-about = Zeit pro Zug (Standard: 5 Minuten)
    .computers = computer
    .computers-about = Wie viele Computer sich gleich mit dir hinsetzen
    .level = stufe
    .level-about = Wie gut sie spielen
    .casual = freundschaft
    .casual-about = Nur zum Spaß: keine Wertung, keine Rangliste, keine Serie
    .private = privat
    .private-about = Für dich allein spielen; sonst sieht niemand den Tisch
