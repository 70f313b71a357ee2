## Said in several places

match-hasnt-begun = Diese Partie hat noch nicht begonnen.
match-over = Diese Partie ist vorbei.
match-already-begun = Diese Partie hat schon begonnen. Zusehen kannst du am Tisch mit *Zuschauen*.
table = Das können nur die, die an diesem Tisch sitzen.
match-still-being = Diese Partie läuft noch. Wenn sie vorbei ist, könnt ihr noch einmal spielen.
only-works-solo = Das geht nur in Spielen, die du allein spielst.
choose-cards-first = Karten wählen: { $first } bis { $last }
seal-deal-seal = Siegel der Partie: { $seal }…
button-verify-match = Partie prüfen
button-rules = Regeln
left-match = hat die Partie verlassen
game-daily-deal = { $game }, Tagesspiel
which-game = Welches Spiel
time-per-turn = Zeit pro Zug (Standard: 5 Minuten)
point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
game-names = { $game }: { $names }
game-started-yet = { $game }, noch nicht begonnen: { $names }
button-concede = Aufgeben
button-my-hand = Mein Blatt
button-leave = Aufstehen
private = privat
casual-unrated = Freundschaftspartie (ungewertet)
button-play-vs-computers = Gegen Computer
button-keep-playing = Weiterspielen
button-todays-deals = Tagesspiele
button-learn-game = Spiel lernen
button-preview = Vorschau
announcements-need-ordinary = Bekanntgaben brauchen einen Kanal für gewöhnliche Nachrichten. Wähl einen anderen.
daily-deals = Tagesspiele
deal = { $n ->
    [one] { $n } Tagesspiel
   *[other] { $n } Tagesspiele
 }
left-server = nicht mehr auf dem Server
play-fun-rating = Nur zum Spaß: keine Wertung, keine Rangliste, keine Serie
rated = gewertet
todays-deals = **Tagesspiele**
only-see-hand = Das siehst nur du. `/hand` öffnet es wieder.
played-played = { $played } von { $all } gespielt
streak-day = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
 }
button-standings = Tabelle
button-play-too = Auch spielen
games = Alle Spiele
week = Diese Woche
server-server = Dieser Server
across-servers = Alle Server
match = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
 }
button-my-matches = Meine Partien
game-nights-server = Spielabende auf diesem Server
button-try-again = Noch einmal
button-suggest = Vorschlag
hand-cards = Hand, { $n }: { $cards }
house-rules = **Hausregeln.**
time-runs-out = **Wenn deine Zeit abläuft.**
round-round = Runde { $round }
ready = bereit ✓
name-s-turn = { $name } ist dran.
wins-match-once = Damit gewinnst du sofort die Partie.
none = keine
won = gewonnen
conceded = aufgegeben
button-done = Fertig
name-left = { $name } (gegangen)
another-game = Ein anderes Spiel
rating = Wertungszahl
only-people-allow = Hier steht nur, wer es erlaubt: Den Schalter dafür hat `/preferences`.
won-played-won = { $won } von { $played } gewonnen
longest-streak = längste Siegesserie: { $n }
player = { $n } Spieler
button-data = Deine Daten
button-export = Exportieren
won-played-right = { $won } von { $played } richtig
best = Am besten
play-play-2 = **Was würdest du spielen?**
button-try-position = Stellung ausprobieren
button-replay = Wiederholung
hands = Alle Blätter
table-open-press = Dein Tisch steht. Drück auf **Starten**, wenn alle da sind, oder auf **Gegen Computer**, um sofort loszulegen.
button-moves-text = Züge als Text

## The bot: wires storage, matches, publisher and router, and loads the cogs by name

## Every sentence that a person reads, in that person's language

label = { $label }: { $text }
names = { $n ->
    [one] jemand anders
   *[other] { $n } weitere
 }

## The local page: the real bot in SimCord's simulated Discord, in a browser on localhost

server-keep = Die Burg
channel = rittersaal
people-ada = Anna
people-boris = Boris
people-chidi = Clara
people-dunya = Deniz
people-edda = Emil

## The panel of ``/settings``, where managers configure their server

unknown = Diese Auswahl kenne ich nicht. /settings öffnet die Übersicht wieder.
tabs-overview = Überblick
tabs-matches = Partien
tabs-calls = Benachrichtigungen
tabs-hall = Ruhmeshalle
tabs-people = Leute und offene Tische
lost-setting-channel = { $setting } · der gewählte Kanal wurde gelöscht
lost-setting-role = { $setting } · die gewählte Rolle wurde gelöscht
page = Die Einstellungen dieses Servers
check-server = Einstellungen gibt es nur auf Servern. Nimm /settings auf einem, den du verwaltest.
check-manager = Das kann hier nur, wer die Berechtigung „Server verwalten“ hat.
check-may-change = Die Einstellungen ändern kann hier nur, wer die Berechtigung „Server verwalten“ oder die Moderationsrolle dieses Servers hat.
role-to-give = Du kannst nur Rollen wählen, die du selbst vergeben darfst. { $role } gehört nicht dazu.
check = In { $channel } kann ich nichts bekannt geben. Mir fehlt: { $permissions }.

## Servers' settings, and the people blocked from their matches

not-offered = Dieses Spiel gibt es auf diesem Server nicht. Wähl ein anderes.

## Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table

not-to-watch = Diese Partie finde ich nicht, oder du darfst sie nicht ansehen. Welche du ansehen darfst, zeigt /profile.
not-told = Vielleicht spielen andere dieses Tagesspiel noch. Ansehen kannst du es, wenn der Tag (UTC) vorbei ist und alle fertig sind.
same-cards = Du spielst diese Karten selbst noch, darum kannst du anderen dabei nicht zuschauen.
own-table = Du kannst keiner Partie zuschauen, bei der du mitspielst oder zu der du eingeladen bist.

## Boards on Discord: where they are, and how they are posted, edited and found again

thread-name = { $game }: Tisch von { $host }

## Private hands: ephemeral messages kept up to date, or direct messages for those who want that

leave = Ich kann dein Blatt nur 15 Minuten lang aktuell halten. `/hand` öffnet es wieder.

## Pings: short messages that mention the people whom something concerns, and nobody else

post-names-reach = { $names }: Meine Direktnachrichten kommen nicht an, also öffnet sich das Blatt hier.

## One page for all rankings: leaderboards, daily deals and their standings, puzzles

rating-rating = Wertungszahl { $rating }
leader = **{ $name }** liegt vorn.
own = Deine Zeile: { $line }
line = { $line } ◂ **du**
back = ← Zurück
forward = Weiter →
picture = Ein leeres Siegertreppchen.

## Sharing a private page with everybody in the channel

only-you = Dieser Server zeigt meine Nachrichten nur dir, also sieht das sonst niemand. Teile es woanders.
shared-already = Das hast du hier schon geteilt. Scroll hoch, dann findest du es; morgen gibt es etwas Neues.
post-name-shares = { $name } teilt:
share-button = Geteilt
share = Teilen

## Names of commands and their options, as people type them

