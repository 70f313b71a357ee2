## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = Diese Uhrzeit ist schon vorbei. Wähl eine spätere.
deleted = Du hast deine Daten gelöscht, darum kannst du bei einem Spielabend, der schon läuft, nicht mehr mitmachen.
check-room-already-game = { $n ->
    [one] Du hast auf diesem Server schon { $n } Spielabend geplant.
   *[other] Du hast auf diesem Server schon { $n } Spielabende geplant. Sag erst einen ab.
 }
check-room-server-already = { $n ->
    [one] Auf diesem Server ist schon { $n } Spielabend geplant.
   *[other] Auf diesem Server sind schon { $n } Spielabende geplant. Sag erst einen ab.
 }
set-up = Dieser Spielabend hat schon begonnen.
take-part-last-matches = Die letzten Partien laufen schon, zum Mitmachen ist es zu spät.
take-part-youve-already = Du machst schon mit.
take-part-youve-left = { $n ->
    [one] Du hast bei diesem Spielabend { $n } Partie verlassen, darum kannst du nicht wieder mitmachen.
   *[other] Du hast bei diesem Spielabend { $n } Partien verlassen, darum kannst du nicht wieder mitmachen.
 }
take-part-player-joined = { $n ->
    [one] Es macht schon { $n } Person mit, mehr Plätze gibt es nicht.
   *[other] Es machen schon { $n } Leute mit, mehr Plätze gibt es nicht.
 }
leave-havent-joined = Bei diesem Spielabend machst du nicht mit.
load-unfinished-game-night = Dieser Spielabend ist vorbei.
load-unfinished-game-night-cancelled = Dieser Spielabend wurde abgesagt.

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

menu-none = **Wer Spielabende planen darf:** nur die Verwaltung
menu-some = **Wer Spielabende planen darf:** { $role } und die Verwaltung
leave-youve-left = Du bist beim Spielabend ausgestiegen. Spiel bitte deine laufende Partie noch zu Ende.
leave-youve-left-game = Du bist beim Spielabend ausgestiegen. Ein Computer spielt deine Partie zu Ende.

## Runs a game night: begin, deal tables, end. Each step is one transaction

night-deal-closed = Dieser Tisch gehört zu einem Spielabend. Zum Mitspielen drück in seiner Nachricht auf *Mitmachen*.
night-deal-fixed-options = An allen Tischen eines Spielabends gelten dieselben Optionen, darum kannst du deine nicht ändern.
night-deal-still-secret = Andere spielen dieses Spiel noch. Du kannst es dir ansehen, sobald es an allen Tischen vorbei ist.

## The form that plans a game night: its first values, and parsing what people enter

days-today-day = Heute, { $day }
days-tomorrow-day = Morgen, { $day }
parse-time = Diese Uhrzeit kann ich nicht lesen. Schreib sie so: 20:30.
length = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
 }
gamenightform-change-game = Diesen Spielabend ändern
gamenightform-plan-game = Spielabend planen
days-minute = { $n ->
    [one] In { $n } Minute
   *[other] In { $n } Minuten
 }
gamenightform-day = Tag
gamenightform-time-zone = Uhrzeit ({ $zone })
gamenightform-length = Dauer
gamenightform-title-optional = Titel (optional)
gamenightform-note-optional = Notiz (optional)

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }: „{ $game }“ beginnt { $moment }.
question = Das Event des Servers zu **{ $game }** wurde abgesagt, der Spielabend findet aber weiterhin statt. Du kannst ihn auch absagen.
game-night-cancel = Absagen

## Pages of game nights: the message for everybody, and a player's own matches

rules-every-table = Alle Tische bekommen dieselben Karten, und du sitzt jedes Mal mit anderen zusammen. Verglichen wirst du mit allen, die auf deinem Platz deine Karten hatten. Freie Plätze übernehmen Computer: { $level }.
times-begins-day = { $n ->
    [one] Beginn: { $day } ({ $moment }). Gespielt wird { $n } Spiel. Du kannst später dazukommen und früher gehen.
   *[other] Beginn: { $day } ({ $moment }). Gespielt werden { $n } Spiele. Du kannst später dazukommen und früher gehen.
 }
plain-title = Spielabend: { $game }
rules-play-match = Du spielst Partie um Partie gegen alle, die gerade frei sind. Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Nach zwei Siegen in Folge zählen deine Partien doppelt, solange du weiter gewinnst. Ist niemand frei, spielst du gegen { $level }.
times-begins-day-moment = { $n ->
    [one] Beginn: { $day } ({ $moment }), Dauer: { $n } Minute. Du kannst später dazukommen und früher gehen.
   *[other] Beginn: { $day } ({ $moment }), Dauer: { $n } Minuten. Du kannst später dazukommen und früher gehen.
 }
guests-player-joined = { $n ->
    [one] **{ $n } Person macht mit:** { $names }
   *[other] **{ $n } Personen machen mit:** { $names }
 }
link = zum Tisch
deal-deal-number = Spiel { $number } von { $total }
stage-ends-moment = Ende: { $moment }.
playing-playing-against = Du spielst gegen { $name }: { $link }
outcome-lost-name = Niederlage gegen { $name }
playing-playing-deal = Du spielst gerade Spiel { $number }: { $link }
guests-nobody-joined = Noch macht niemand mit.
deal-seat-number = Platz { $number }
outcome-won-against = Sieg gegen { $name }
outcome-drew-name = Unentschieden gegen { $name }
stage-deal-number = Spiel { $number } von { $total } läuft.
stage-deal-number-total = Spiel { $number } von { $total } ist vorbei. Gleich folgt das nächste.
standings-nobody-showed = Niemand ist gekommen.
standings-nobody-played = Noch hat niemand gespielt.
standings-more-played = { $n ->
    [one] Noch jemand hat gespielt.
   *[other] { $n } weitere haben gespielt.
 }
line-left = ausgestiegen
tables-more-table = { $n ->
    [one] noch ein Tisch
   *[other] { $n } weitere Tische
 }
tables-waiting-names = Warten: { $names }
mine-havent-played = Du hast hier nicht gespielt.
facts-streak-double = Siegesserie: doppelte Punkte
message-open = Er findet jede Woche statt.
message-missed = Ich war nicht da, als dieser Spielabend beginnen sollte, darum fällt er aus.
game-night-join = Mitmachen
game-night-leave = Aussteigen
button-results-deal = Ergebnisse je Spiel
mine-waiting-next = Du wartest auf deine nächste Partie.

## Planning a game night: its form, and the page with its other settings

create-events = Events erstellen
refusal-to-plan = Spielabende planen dürfen hier nur die Verwaltung und die Rolle, die sie dafür bestimmt.
change = Erledigt! Der Abend beginnt jetzt am { $time }.
plan = Dein Spielabend beginnt am { $time }. Ich habe ihn hier gepostet, damit alle mitmachen können.
ask-to-call-off-cancel-game = Diesen Spielabend absagen?
facts-computers-level = **Computer:** { $level }
button-game-nights = Spielabende
with-event-isnt-among = Er steht nicht bei den Events des Servers: Die sehen alle, diesen Kanal aber nicht.
ask-to-call-off-end-good = Ganz absagen
ask-to-call-off-yes-cancel = Ja, absagen
page = Auf diesem Server ist kein Spielabend geplant.
menu = Spielabend ändern oder absagen
night-computers-empty = Computer für freie Plätze
night-role-ping = Rolle für den Ping vor dem Beginn: keine
night-change = Ändern
facts-ping-before = **Ping vor dem Beginn:** keine Rolle
facts-ping-before-begins = **Ping vor dem Beginn:** { $role }
facts-repeats-every = **Wiederholung:** jede Woche
facts-repeats = **Wiederholung:** keine
check-server = Spielabende gehen nur auf Servern, auf denen ich bin.
check-role = { $role } darfst du selbst nicht anpingen, also tue ich es auch nicht.
button-keep = Nein, er bleibt
button-skip = Diesmal ausfallen lassen
night-repeat = Nicht wiederholen
night-repeat-weekly = Jede Woche wiederholen
button-game-nights-2 = Alle Spielabende
line-every-week = jede Woche
with-event-couldnt-add = Ich konnte ihn nicht zu den Events des Servers hinzufügen. Mir fehlt: { $permissions }.
with-event-servers-events = In den Events des Servers steht er noch wie vorher. Mir fehlt: { $permissions }.

## Stored game nights, and their SQL

require = Diesen Spielabend gibt es nicht mehr.

## Commands

command-gamenight = spielabend
    .about = Die Spielabende dieses Servers sehen oder einen planen
