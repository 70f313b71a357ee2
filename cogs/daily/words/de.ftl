## Begins attempts at daily deals, and records which results were shared

server-deleted = Die Daten dieses Servers wurden heute gelöscht, darum weiß ich nicht, wer das hier schon gespielt hat. Das nächste kommt morgen.
daily-title = { $game }: Tagesspiel vom { $day }
daily-fixed-options = Das Tagesspiel ist für alle gleich, darum kannst du seine Optionen nicht ändern.
daily-no-undo = Im Tagesspiel kannst du keine Züge zurücknehmen.
daily-still-secret = Vielleicht spielen andere dieses Spiel noch. Sein Geheimnis siehst du, wenn der Tag vorbei ist und alle fertig sind.
share-finish-daily = Spiel das Tagesspiel erst zu Ende, dann kannst du dein Ergebnis teilen.
share-result-already = Dieses Ergebnis ist schon geteilt.

## ``/daily``: today's deals, others' results, and standings over many deals

begin = Das heutige Tagesspiel hast du gespielt. Das nächste kommt { $moment }.
share-result = Wie dieses Spiel ausging, ist nicht mehr bekannt.
share-finish-todays = Spiel erst eines der heutigen Tagesspiele zu Ende, dann kannst du teilen.
share-play-todays = Spiel erst das heutige Tagesspiel, dann kannst du das teilen.

## The page of all daily deals of a day, and a person's day as signs

title = Tagesspiele vom { $day }
page-next-ones = Die nächsten kommen { $moment }.
legend = Mit denselben Karten: ✅ besser als die meisten · 🟨 etwa Durchschnitt · ❌ schlechter als die meisten · 🟦 noch niemand zum Vergleichen
people-names-played = { $n ->
    [one] { $names } hat gespielt
   *[other] { $names } haben gespielt
 }
people-nobody-played = noch hat niemand gespielt
page-deal-each = Ein Tagesspiel je Spiel, auf allen Servern für alle gleich. Auf den anderen Plätzen sitzen Ritter, und du hast einen Versuch.
page-deal-each-game = Ein Tagesspiel je Spiel, auf diesem Server für alle gleich. Auf den anderen Plätzen sitzen Ritter, und du hast einen Versuch.
line-still-playing = du spielst es noch
line-player-far = { $n ->
    [one] bisher { $n } Person
   *[other] bisher { $n } Personen
 }
line-nobody-yet = noch niemand
streak = { $n ->
    [one] Du hast einen Lauf: { $n } Tag in Folge.
   *[other] Du hast einen Lauf: { $n } Tage in Folge.
 }
rows-servers-deals = Tagesspiele dieses Servers
rows-cross-server = Tagesspiele aller Server
people-youve-played = du hast gespielt

## Posts yesterday's results and today's deals each morning on servers whose managers want it

page-todays-deals = Die heutigen Tagesspiele sind da: für alle gleich, und für jedes ein Versuch.
menu-none = **Tagesspiele am Morgen:** werden nicht gepostet
menu-note = Jeden Morgen nach acht, in der Zeitzone dieses Servers, poste ich, wer gestern in jedem Spiel am besten war, mit einem Knopf zu den Tagesspielen. Neue Tagesspiele gibt es um Mitternacht UTC.
page-todays-deals-begin = Die heutigen Tagesspiele beginnen um { $time }: für alle gleich, und für jedes ein Versuch.
menu-some = **Tagesspiele am Morgen:** { $channel }
button-deals-each = Tagesspiele am Morgen

## Pages of daily deals: the results of one, and standings over many

best-yesterdays-best = Gestern am besten: { $names } ({ $how }).
leaving = Für dieses Tagesspiel hast du nur einen Versuch.
best-nobody-finished = Das Tagesspiel von gestern hat niemand zu Ende gespielt.
best-yesterdays-best-far = Gestern bisher am besten: { $names } ({ $how }).
page-next-deal = Das nächste Tagesspiel kommt { $moment }.
nothing-player-finished = { $n ->
    [one] { $n } Person hat es zu Ende gespielt. Wie, siehst du, wenn du es auch gespielt hast.
   *[other] { $n } Personen haben es zu Ende gespielt. Wie, siehst du, wenn du es auch gespielt hast.
 }
measure = Hier zählen deine Entscheidungen, nicht wie die Runde ausgeht: Mit denselben Karten enden gleich gute Entscheidungen oft verschieden. Ich vergleiche jede nach dem, was du sehen konntest, mit einer, die genau zwischen der durchschnittlichen und der besten liegt. Die beste Summe liegt vorn.
invitation-play-todays = Das heutige Tagesspiel gibt es mit { $command }: ein Versuch, und niemand sieht dir zu.
page-need-deal = { $n ->
    [one] In die Tabelle kommst du ab { $n } Tagesspiel. Es zählt dein durchschnittliches Ergebnis gegenüber allen, die dieselben Karten hatten. Ein Tagesspiel zählt, sobald sein Tag vorbei ist und alle fertig sind.
   *[other] In die Tabelle kommst du ab { $n } Tagesspielen. Es zählt dein durchschnittliches Ergebnis gegenüber allen, die dieselben Karten hatten. Ein Tagesspiel zählt, sobald sein Tag vorbei ist und alle fertig sind.
 }
given-away = wird noch analysiert
nothing-nobody-finished = Das heutige Tagesspiel hat noch niemand zu Ende gespielt.
invitation-still-playing = Das heutige Tagesspiel spielst du noch.
invitation-attempt-only = Du hast einen Versuch, und niemand sieht dir zu.
way-in-continue = Weiterspielen
way-in-play-todays = Tagesspiel spielen
controls = Dieser Monat
button-share-result = Ergebnis teilen
others-other-played = { $n ->
    [one] Noch jemand hat es auch gespielt. Außerhalb von Servern nenne ich nur, wer das in `/preferences` erlaubt.
   *[other] Noch { $n } weitere haben es auch gespielt. Außerhalb von Servern nenne ich nur, wer das in `/preferences` erlaubt.
 }
others-player-still = { $n ->
    [one] { $n } Person spielt noch.
   *[other] { $n } spielen noch.
 }
button-todays-deals = Alle Tagesspiele
menu = Ansehen, wie jemand gespielt hat
page-empty = Hier steht noch niemand in der Tabelle.

## Commands

command-daily = tagesspiel
    .about = Die Tagesspiele spielen und sehen, wie andere abschneiden
    .game = spiel
    .game-about = Welches Spiel
