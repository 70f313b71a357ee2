## Actions that only a host may take, with a replacement if the host is gone

new-host = { $host } ist nicht mehr auf diesem Server, jetzt bist du Gastgeber.

## Lobbies: opening a table, and the buttons of its message

thread-hint = Die Partie bleibt in diesem Kanal. Für einen eigenen Thread fehlt mir: { $permissions }.
only-alone = Dieses Spiel braucht Mitspieler: Spiel es auf einem Server, auf dem ich bin. Überall spielbar: { $games }.
stay-open = Dein Tisch bleibt offen.
welcome = Willkommen am Tisch. Hier siehst du auch, ab wann du Karten bekommst.
left-table = Du bist vom Tisch aufgestanden.
new-table = { $who ->
    [host] In { $place } steht ein neuer Tisch für euch alle.
   *[guest] Du sitzt am neuen Tisch in { $place }.
 }

## The menu of a match: things people at the table rarely need, behind one button

moves-so-far = Die Züge bis hierher und die Stellung, zu der sie geführt haben.
proof =
    Als der Tisch geöffnet wurde, ist dieses Siegel veröffentlicht worden, der SHA-256 aus der Version der Regeln, dem Namen der Gabe und einem zufälligen Geheimnis:
    `{ $commitment }`
    Das Geheimnis, jetzt gezeigt, wo nichts mehr davon abhängt:
    `{ $secret }`
    { $deal ->
        [shared] Aller Zufall hängt allein an diesem Geheimnis, damit er für alle gleich ist, die dieses Tagesspiel spielen.
       *[own] Aller Zufall hängt an diesem Geheimnis und an den IDs der Klicks, mit denen die Plätze genommen wurden; die vergibt Discord.
     } Die Datei enthält die ganze Partie; wo Castellan installiert ist, kannst du sie offline prüfen, mit `castellan verify { $file }`.
    Das beweist, dass nachträglich nichts geändert wurde. Es kann nicht beweisen, dass nicht hineingesehen hat, wer den Bot betreibt.
other-matches = Deine anderen Partien
button-post-board = Tisch noch einmal zeigen
resigned = { $how ->
    [alone] Du hast das Spiel aufgegeben.
    [unplayed] Du bist vor deinem ersten Zug gegangen, darum wurde die Partie abgebrochen. Sie zählt für niemanden.
   *[left] Du hast die Partie verlassen.
 }
reposted = { $how ->
    [refused] Ich kann den Tisch in { $place } nicht zeigen. { $reason }
    [moved] Den Kanal dieses Tischs gibt es nicht mehr, also steht er von jetzt an hier.
    [here] Hier ist der Tisch noch einmal.
   *[elsewhere] Ich habe den Tisch in { $place } noch einmal gepostet.
 }
no-board = Diese Partie hat keinen Tisch, den ich zeigen könnte.
carry-on = Alles klar, weiter geht’s!
no-notation = Für „{ $game }“ gibt es keine Notation.
seal =
    Das Siegel dieser Partie, veröffentlicht, als der Tisch geöffnet wurde:
    `{ $commitment }`
    Das Geheimnis, aus dem es gemacht ist, wird gezeigt, wenn die Partie vorbei ist.
seal-broken =
    Von dieser Gabe hängt nichts mehr ab. Das Siegel, veröffentlicht, als der Tisch geöffnet wurde:
    `{ $commitment }`
    Das Geheimnis, aus dem es gemacht ist:
    `{ $secret }`

## Lines of tables on the pages of a match

gone = { $name } ist nicht mehr auf dem Server, darum wurde der Platz aufgegeben.

## Running matches: hands, and the controls that play

suggested = Ein Vorschlag: Ändere, was du magst, und bestätige dann.
nothing-played = Noch ist nichts gespielt, also gibt es nichts zu sehen.
welcome-back = Willkommen zurück: Der Platz gehört wieder dir.

## Games for one: dealing, hints, and new games

dealt = { $where ->
    [there] Die Karten liegen auf dem Tisch in { $place }.
   *[here] Die Karten liegen auf dem Tisch.
 }

## Finding and showing the match that a person means, and permission to start one

needs-server = Dieses Spiel braucht einen Tisch in einem Kanal: Starte es auf einem Server, auf dem ich bin.
no-table = Du sitzt an keinem Tisch. /play öffnet einen.
your-matches = Deine Partien
not-in-game = Du sitzt an keinem Tisch mit „{ $game }“.
several-tables = Du sitzt an mehreren Tischen. Sag mit der Option `partie`, welchen du meinst.
not-among = Du sitzt nicht an diesem Tisch. Wähl einen aus der Liste.
note = { $how ->
    [paused] pausiert
    [resumable] pausiert, `/hand` setzt sie fort
    [private] `/hand` zeigt sie
   *[turn] **du bist dran**
 }
permissions-missing = Hier kann ich keinen Tisch aufstellen. Mir fehlt: { $permissions }. Bitte die Verwaltung des Servers darum oder versuch es in einem anderen Kanal.
not-in-thread = Ich bin noch nicht in diesem Thread. Erwähn mich hier, dann komme ich hinein, und versuch es noch einmal.
wrong-role = { $why ->
    [elsewhere] Auf dem anderen Server darf nicht jeder Partien beginnen, also beginn diese dort.
    [deleted] Die Rolle, die hier Partien beginnen darf, wurde gelöscht. Wer diesen Server verwaltet, kann mit /settings eine andere wählen.
   *[lacking] Nur wer die Rolle { $role } hat, beginnt hier Partien. Bei anderen mitspielen kannst du trotzdem.
 }
menu-match = Partie öffnen
wrong-channel = { $n ->
    [0] Alle Kanäle, in denen hier Partien beginnen dürfen, wurden gelöscht. Wer diesen Server verwaltet, kann mit /settings andere wählen.
   *[other] Auf diesem Server beginnen Partien in { $channels }.
 }

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

unseen = Deinen Tisch ({ $game }) kann ich in { $place } nicht zeigen: { $reason } Bis es wieder geht, steht die Uhr, und niemand verpasst einen Zug. Dein Blatt öffnest du auch hier; dann läuft deine Bedenkzeit.

## Commands

command-hand = blatt
    .about = Deine Karten ansehen und spielen
    .help = deine Karten, die nur du siehst. Mit *Mehr* zeigst du den Tisch noch einmal oder verlässt die Partie
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
    .casual = freundschaftlich
    .casual-about = Nur zum Spaß: keine Wertung, keine Rangliste, keine Serie
    .private = privat
    .private-about = Für dich allein spielen; sonst sieht niemand den Tisch
