## Begins attempts at daily deals, and records which results were shared

server-deleted = Die Daten dieses Servers wurden heute gelöscht, darum weiß ich nicht, wer das hier schon gespielt hat. Das nächste kommt morgen.
deal-title = { $game }: Tagesspiel vom { $day }
fixed-options = Das Tagesspiel ist für alle gleich, darum kannst du seine Optionen nicht ändern.
no-takebacks = Im Tagesspiel kannst du keine Züge zurücknehmen.
still-secret = Vielleicht spielen andere dieses Tagesspiel noch. Sein Geheimnis siehst du, wenn der Tag vorbei ist und alle fertig sind.
finish-first = Spiel das Tagesspiel erst zu Ende, dann kannst du dein Ergebnis teilen.
already-shared = Dieses Ergebnis hast du schon geteilt. Scroll hoch, dann findest du es.

## ``/daily``: today's deals, others' results, and standings over many deals

played-today = Das heutige Tagesspiel hast du gespielt. Das nächste kommt { $moment }.
ending-unknown = Wie dieses Spiel ausging, ist nicht mehr bekannt.
finish-one-first = Spiel erst eines der heutigen Tagesspiele zu Ende, dann kannst du teilen.
play-first = Spiel erst das heutige Tagesspiel, dann kannst du das teilen.

## The page of all daily deals of a day, and a person's day as signs

day-title = Tagesspiele vom { $day }
next-deals = Die nächsten kommen { $moment }.
legend = Mit denselben Karten: ✅ besser als die meisten · 🟨 etwa Durchschnitt · ❌ schlechter als die meisten · 🟦 noch niemand zum Vergleichen
names-played = { $n ->
    [0] noch hat niemand gespielt
    [one] { $names } hat gespielt
   *[other] { $names } haben gespielt
 }
intro = { $where ->
    [everywhere] Ein Tagesspiel je Spiel, auf allen Servern für alle gleich. Auf den anderen Plätzen sitzen Ritter, und du hast einen Versuch.
   *[server] Ein Tagesspiel je Spiel, auf diesem Server für alle gleich. Auf den anderen Plätzen sitzen Ritter, und du hast einen Versuch.
 }
still-playing = du spielst es noch
played-so-far = { $n ->
    [0] noch niemand
    [one] bisher { $n } Person
   *[other] bisher { $n } Personen
 }
streak = { $n ->
    [one] Du hast einen Lauf: { $n } Tag in Folge.
   *[other] Du hast einen Lauf: { $n } Tage in Folge.
 }
button-scope = { $where ->
    [everywhere] Tagesspiele dieses Servers
   *[server] Tagesspiele aller Server
 }
you-played = du hast gespielt

## Posts yesterday's results and today's deals each morning on servers whose managers want it

morning = { $when ->
    [later] Die heutigen Tagesspiele beginnen um { $time }: für alle gleich, mit je einem Versuch.
   *[now] Die heutigen Tagesspiele sind da: für alle gleich, mit je einem Versuch.
 }
morning-none = **Tagesspiele am Morgen:** werden nicht gepostet
morning-note = Jeden Morgen nach acht, in der Zeitzone dieses Servers, poste ich, wer gestern in jedem Spiel am besten war, mit einem Knopf zu den Tagesspielen. Neue Tagesspiele gibt es um Mitternacht UTC.
morning-channel = **Tagesspiele am Morgen:** { $channel }
button-morning = Tagesspiele am Morgen
morning-asked = Soll ich hier jeden Morgen die Ergebnisse von gestern und die neuen Tagesspiele posten?
button-post-them = Ja, jeden Morgen
button-post-none = Nein

## Pages of daily deals: the results of one, and standings over many

yesterday = { $case ->
    [nobody] Das Tagesspiel von gestern hat niemand zu Ende gespielt.
    [so-far] Gestern bisher am besten: { $names } ({ $how }).
   *[over] Gestern am besten: { $names } ({ $how }).
 }
one-try = Für dieses Tagesspiel hast du nur einen Versuch.
next-deal = Das nächste Tagesspiel kommt { $moment }.
results-hidden = { $n ->
    [0] Das heutige Tagesspiel hat noch niemand zu Ende gespielt.
    [one] { $n } Person hat es zu Ende gespielt. Wie, siehst du, wenn du es auch gespielt hast.
   *[other] { $n } Personen haben es zu Ende gespielt. Wie, siehst du, wenn du es auch gespielt hast.
 }
measure = Hier zählen deine Entscheidungen, nicht wie die Runde ausgeht: Mit denselben Karten enden gleich gute Entscheidungen oft verschieden. Ich vergleiche jede nach dem, was du sehen konntest, mit einer, die genau zwischen der durchschnittlichen und der besten liegt. Die beste Summe liegt vorn.
invitation = { $reader ->
    [playing] Das heutige Tagesspiel spielst du noch.
    [played] { "" }
    [new] Du hast einen Versuch, und niemand schaut dir zu.
   *[everyone] Das heutige Tagesspiel gibt es mit { $command }: ein Versuch, und niemand schaut dir zu.
 }
deals-needed = { $n ->
    [one] In die Tabelle kommst du ab { $n } Tagesspiel. Es zählt dein durchschnittliches Ergebnis gegenüber allen, die dieselben Karten hatten. Ein Tagesspiel zählt, sobald sein Tag vorbei ist und alle fertig sind.
   *[other] In die Tabelle kommst du ab { $n } Tagesspielen. Es zählt dein durchschnittliches Ergebnis gegenüber allen, die dieselben Karten hatten. Ein Tagesspiel zählt, sobald sein Tag vorbei ist und alle fertig sind.
 }
not-reviewed = wird noch analysiert
button-play = { $reader ->
    [playing] Weiterspielen
   *[new] Tagesspiel spielen
 }
button-month = Dieser Monat
button-share-result = Ergebnis teilen
others-unnamed = { $n ->
    [0] { "" }
    [one] Noch jemand hat es auch gespielt. Außerhalb von Servern nenne ich nur, wer das in `/preferences` erlaubt.
   *[other] Noch { $n } weitere haben es auch gespielt. Außerhalb von Servern nenne ich nur, wer das in `/preferences` erlaubt.
 }
others-playing = { $n ->
    [0] { "" }
    [one] { $n } Person spielt noch.
   *[other] { $n } spielen noch.
 }
same-cards = **Mit denselben Karten:**
button-all-deals = Alle Tagesspiele
menu-watch = Ansehen, wie jemand gespielt hat
nobody-ranked = Noch hat niemand einen Platz: Die heutigen Tagesspiele zählen ab morgen.

## Commands

command-daily = tagesspiel
    .about = Die Tagesspiele und das Rätsel des Tages spielen
    .help = die Tagesspiele, für alle gleich, und das Rätsel des Tages
    .game = spiel
    .game-about = Welches Spiel
