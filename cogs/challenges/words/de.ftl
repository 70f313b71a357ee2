## Challenges: one person asks another for a match or a best-of

often-enough = Genug Herausforderungen an { $name } für jetzt. Die nächste geht { $moment }.
unwilling = { $name } nimmt hier keine Herausforderungen an.
already-open = Zwischen euch beiden ist schon eine Herausforderung offen.
too-many-open = { $n ->
    [one] Du hast schon eine offene Herausforderung. Warte auf Antwort oder zieh sie zurück.
   *[other] Du hast schon { $n } offene Herausforderungen. Warte auf Antwort oder zieh eine zurück.
 }
old-rules = Die Regeln dieses Spiels haben sich geändert, seit du herausgefordert hast. Schick bitte eine neue Herausforderung.
last-suggestion = Das ist der letzte Vorschlag: Nimm an oder lehn ab.
not-yours = Nur { $name } kann diese Herausforderung zurückziehen.
over = Diese Herausforderung ist vorbei.
not-asked = Nur { $name } kann auf diese Herausforderung antworten.
another-game-now = Inzwischen wurde ein anderes Spiel vorgeschlagen. Sieh noch einmal hin.
busy = { $name } kann sich gerade an keinen weiteren Tisch setzen. Versuch es später noch einmal.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

sent = { $name } ist herausgefordert. Die Antwort siehst du in diesem Kanal.
passed-on = Dein Vorschlag liegt jetzt bei { $name }.
you-are-ready = Du bist bereit. Die nächste Partie beginnt, sobald auch { $name } auf *Nächste Partie* drückt. Ich warte bis { $time } darauf.
menu-best = Best of 3 oder 5 statt einer einzelnen Partie
asks = { $whom ->
    [someone] Wozu forderst du { $name } heraus?
   *[challenger] Was würdest du lieber spielen?
 }
withdrawn = Deine Herausforderung ist zurückgezogen.
button-challenge = Herausfordern
yourself = Du kannst dich nicht selbst herausfordern. /play öffnet einen Tisch.
bot = Bots nehmen keine Herausforderungen an. /play öffnet einen Tisch mit Computern.
not-on-server = Diese Person ist nicht auf diesem Server.
cannot-see = { $name } kann diesen Kanal nicht sehen. Versuch es in einem, den ihr beide seht.
series-over = Diese Serie ist vorbei.
next-over = Auch die nächste Partie ist schon vorbei: { $link }

## The next match of a best-of, started by one of its players

not-in-series = Das können nur die beiden, die diese Serie spielen.

## The pages of challenges: their message, and the form to send one

expires = Die Herausforderung endet { $moment }.
button-never-from = Nicht von { $name }
declined = Du hast abgelehnt. Mit diesem Knopf bekommst du von dieser Person keine Herausforderungen mehr.
best-of = { $best ->
    [1] eine Partie
   *[other] Best of { $best }
 }
lead = { $counters ->
    [0] { $other }, { $name } fordert dich heraus!
   *[other] { $other }, { $name } schlägt stattdessen das vor.
 }
button-other-game = Ein anderes Spiel
button-withdraw = Zurückziehen
button-accept = Annehmen
button-decline = Ablehnen

## A best-of: matches between the same two people, perhaps a single one, and their score

closed = Diese Partie gehört zu einer Serie (Best of), darum können nur die beiden mitspielen.

## The score of a best-of on the pages of its matches

ready = { $name } ist bereit. { $other }, drück bis { $time } auf *Nächste Partie*, um weiterzuspielen.
loses-series = Damit verlierst du auch das Best of { $best }.
series = { $how ->
    [on] Best of { $best }: { $score }
    [drawn] Das Best of { $best } endet unentschieden: { $score }
    [won] { $name } gewinnt das Best of { $best }: { $score }
   *[forfeited] { $other } ist gegangen, also gewinnt { $name } das Best of { $best }: { $score }
 }
time-left = Ihr habt bis { $time } Zeit, die nächste Partie zu beginnen.
button-next = Nächste Partie

## Commands

command-challenge = herausfordern
    .about = Jemanden zu einer Partie herausfordern
    .help = fordere jemanden zu einer Partie heraus, oder zu einer Serie (Best of)
    .member = mitglied
    .member-about = Wen du herausforderst
    .game = spiel
    .game-about = Welches Spiel
    .pace = tempo
    .pace-about = Zeit pro Zug (Standard: 5 Minuten)
    .casual = freundschaftlich
    .casual-about = Nur zum Spaß: keine Wertung, keine Rangliste, keine Serie
    .best_of = best_of
    .best_of-about = Best of 3 oder 5 statt einer einzelnen Partie
