## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = Diese Uhrzeit ist schon vorbei. Wähl eine spätere.
deleted = Du hast deine Daten gelöscht, darum kannst du bei einem Spielabend, der schon läuft, nicht mehr mitmachen.
too-many-planned = { $n ->
    [one] Du hast auf diesem Server schon { $n } Spielabend geplant.
   *[other] Du hast auf diesem Server schon { $n } Spielabende geplant. Sag erst einen ab.
 }
too-many-here = { $n ->
    [one] Auf diesem Server ist schon { $n } Spielabend geplant.
   *[other] Auf diesem Server sind schon { $n } Spielabende geplant. Sag erst einen ab.
 }
begun = Dieser Spielabend hat schon begonnen.
too-late = Die letzten Partien laufen schon, zum Mitmachen ist es zu spät.
already-joined = Du machst schon mit.
left-too-often = { $n ->
    [one] Du hast bei diesem Spielabend { $n } Partie verlassen, darum kannst du nicht wieder mitmachen.
   *[other] Du hast bei diesem Spielabend { $n } Partien verlassen, darum kannst du nicht wieder mitmachen.
 }
full = { $n ->
    [one] Es macht schon { $n } Person mit, mehr Plätze gibt es nicht.
   *[other] Es machen schon { $n } Leute mit, mehr Plätze gibt es nicht.
 }
not-joined = Bei diesem Spielabend machst du nicht mit.
running-until = läuft gerade, endet { $moment }
ended = { $how ->
    [over] Dieser Spielabend ist vorbei.
    [missed] Ich war nicht da, als dieser Spielabend beginnen sollte, darum fällt er aus.
    [withdrawn] Spielabende mit denselben Karten an allen Tischen gibt es nicht mehr, darum fällt dieser aus.
    [uninstalled] Das Spiel für diesen Spielabend habe ich nicht mehr, darum fällt er aus.
   *[cancelled] Dieser Spielabend wurde abgesagt.
 }

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

planners-none = **Wer Spielabende planen darf:** nur die Verwaltung
planners = **Wer Spielabende planen darf:** { $role } und die Verwaltung
left = Du bist beim Spielabend ausgestiegen. Spiel bitte deine laufende Partie noch zu Ende.

## The form that plans a game night: its first values, and parsing what people enter

day = { $ahead ->
    [0] Heute, { $day }
    [1] Morgen, { $day }
   *[other] { $day }
 }
unknown-time = Diese Uhrzeit kann ich nicht lesen. Schreib sie so: 20:30.
duration = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
 }
form = { $what ->
    [change] Diesen Spielabend ändern
   *[new] Spielabend planen
 }
soon = { $n ->
    [one] In { $n } Minute
   *[other] In { $n } Minuten
 }
field = { $what ->
    [day] Tag
    [time] Uhrzeit ({ $zone })
    [length] Dauer
    [title] Titel (optional)
   *[note] Notiz (optional)
 }

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }: „{ $game }“ beginnt { $moment }.
event-cancelled = Das Event des Servers zu **{ $game }** wurde abgesagt, der Spielabend findet aber weiterhin statt. Du kannst ihn auch absagen.
button-cancel = Absagen

## Pages of game nights: the message for everybody, and a player's own matches

title = Spielabend: { $game }
rules = Du spielst Partie um Partie gegen alle, die gerade frei sind. Für jeden Zug hast du Sekunden, keine Minuten. Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Nach zwei Siegen in Folge zählen deine Partien doppelt, solange du weiter gewinnst. Ist niemand frei, spielst du gegen den Computer: { $level }.
times = { $n ->
    [one] Beginn: { $day } ({ $moment }), Dauer: { $n } Minute. Du kannst später dazukommen und früher gehen.
   *[other] Beginn: { $day } ({ $moment }), Dauer: { $n } Minuten. Du kannst später dazukommen und früher gehen.
 }{ $weekly ->
    [yes] {" "}Er findet jede Woche statt.
   *[no] {""}
 }
link = {"["}zum Tisch]({ $address })
ends = Ende: { $moment }.
playing = Du spielst gegen { $name }: { $link }
guests = { $n ->
    [0] Noch macht niemand mit.
    [one] **{ $n } Person macht mit:** { $names }
   *[other] **{ $n } Personen machen mit:** { $names }
 }
outcome = { $how ->
    [won] Sieg gegen { $name }
    [drawn] Unentschieden gegen { $name }
   *[lost] Niederlage gegen { $name }
 }
nobody = Niemand ist gekommen.
more-played = { $n ->
    [one] Noch jemand hat gespielt.
   *[other] { $n } weitere haben gespielt.
 }
left-early = ausgestiegen
more-tables = { $n ->
    [one] noch ein Tisch
   *[other] { $n } weitere Tische
 }
waiting = Warten: { $names }
not-played = Du hast hier nicht gespielt.
streak = Siegesserie: doppelte Punkte
button-join = Mitmachen
button-leave = Aussteigen
waiting-for-match = Du wartest auf deine nächste Partie.

## Planning a game night: its form, and the page with its other settings

create-events = Events erstellen
may-not-plan = Spielabende planen dürfen hier nur die Verwaltung und die Rolle, die sie dafür bestimmt.
saved = { $was ->
    [changed] Erledigt! Der Abend beginnt jetzt am { $time }.
   *[new] Dein Spielabend beginnt am { $time }. Ich habe ihn hier gepostet, damit alle mitmachen können.
 }
cancel = Diesen Spielabend absagen?
facts = **Computer:** { $level }
    { $role ->
        [none] **Ping vor dem Beginn:** keine Rolle
       *[other] **Ping vor dem Beginn:** { $role }
     }
    { $weekly ->
        [yes] **Wiederholung:** jede Woche
       *[no] **Wiederholung:** keine
     }
button-game-nights = Spielabende
not-in-events = { $why ->
    [hidden] Er steht nicht bei den Events des Servers, weil nicht alle diesen Kanal sehen können.
    [new] Ich konnte ihn nicht zu den Events des Servers hinzufügen. Mir fehlt: { $permissions }.
   *[changed] In den Events des Servers steht er noch wie vorher. Mir fehlt: { $permissions }.
 }
button-cancel-for-good = { $weekly ->
    [yes] Ganz absagen
   *[no] Ja, absagen
 }
none-planned = Auf diesem Server ist kein Spielabend geplant.
why-game = Kurze Partien zu zweit
menu-nights = Spielabend ändern oder absagen
menu-level = Computer für freie Plätze
menu-role = Rolle für den Ping vor dem Beginn: keine
button-change = Ändern
not-on-server = Spielabende gehen nur auf Servern, auf denen ich bin.
may-not-ping = { $role } darfst du selbst nicht anpingen, also tue ich es auch nicht.
button-keep = Nein, er bleibt
button-skip = Diesmal ausfallen lassen
button-weekly = { $weekly ->
    [yes] Nicht wiederholen
   *[no] Jede Woche wiederholen
 }
button-all = Alle Spielabende
every-week = jede Woche

## Stored game nights, and their SQL

gone = Diesen Spielabend gibt es nicht mehr.

## Commands

command-gamenight = spielabend
    .about = Die Spielabende dieses Servers sehen oder einen planen
    .help =
        sieh, was hier geplant ist, oder plane selbst einen Spielabend, wenn du darfst

        Drück in seiner Nachricht auf *Mitmachen*, und du bekommst Karten, wenn er beginnt.
