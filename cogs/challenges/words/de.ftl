## Challenges: one person asks another for a match or a best-of

check-often = Genug Herausforderungen an { $name } für jetzt. Die nächste geht { $moment }.
unwilling = { $name } nimmt hier keine Herausforderungen an.
alreadyopen = Zwischen euch beiden ist schon eine Herausforderung offen.
check-open-ones = { $n ->
    [one] Du hast schon eine offene Herausforderung. Warte auf Antwort oder zieh sie zurück.
   *[other] Du hast schon { $n } offene Herausforderungen. Warte auf Antwort oder zieh eine zurück.
 }
accept = Die Regeln dieses Spiels haben sich geändert, seit du herausgefordert hast. Schick bitte eine neue Herausforderung.
check-may-counter = Das ist der letzte Vorschlag: Nimm an oder lehn ab.
withdraw-only-name = Nur { $name } kann diese Herausforderung zurückziehen.
load-open = Diese Herausforderung ist vorbei.
check-asked = Nur { $name } kann auf diese Herausforderung antworten.
check-version = Inzwischen wurde ein anderes Spiel vorgeschlagen. Sieh noch einmal hin.
check-both = { $name } kann sich gerade an keinen weiteren Tisch setzen.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

challenge-name-been = { $name } ist herausgefordert. Die Antwort siehst du in diesem Kanal.
counter = Dein Vorschlag liegt jetzt bei { $name }.
tell-ready-ready-next = Du bist bereit. Die nächste Partie beginnt, sobald auch { $name } auf *Nächste Partie* drückt. Ich warte bis { $time } darauf.
challenge-best = Best of 3 oder 5 statt einer einzelnen Partie
fill-in-want-challenge = Wozu forderst du { $name } heraus?
fill-in-rather-play = Was würdest du lieber spielen?
withdraw-youve-withdrawn = Deine Herausforderung ist zurückgezogen.
challengecog-name = Herausfordern
challenge-challenge-yourself = Du kannst dich nicht selbst herausfordern. /play öffnet einen Tisch.
challenge-bots-take = Bots nehmen keine Herausforderungen an. /play öffnet einen Tisch mit Computern.
challenge-arent-server = Diese Person ist nicht auf diesem Server.
challenge-name-see = { $name } kann diesen Kanal nicht sehen. Versuch es in einem, den ihr beide seht.
tell-ready-best-series = Diese Serie ist vorbei.
next-match-next-match = Auch die nächste Partie ist schon vorbei: { $link }

## The next match of a best-of, started by one of its players

next-match-only-two = Das können nur die beiden, die diese Serie spielen.

## The pages of challenges: their message, and the form to send one

best-best-best = Best of { $best }
challenge-challenge-expires = Die Herausforderung endet { $moment }.
declined-name = Nicht von { $name }
declined-youve-declined = Du hast abgelehnt. Mit diesem Knopf bekommst du von dieser Person keine Herausforderungen mehr.
best-match = eine Partie
challenge-other-name = { $other }, { $name } schlägt stattdessen das vor.
challenge-other-name-challenging = { $other }, { $name } fordert dich heraus!
answer-challenge-another-game = Ein anderes Spiel
button-withdraw = Zurückziehen
button-accept = Annehmen
answer-challenge-decline = Ablehnen

## A best-of: matches between the same two people, perhaps a single one, and their score

challenge-closed = Diese Partie gehört zu einer Serie (Best of), darum können nur die beiden mitspielen.

## The score of a best-of on the pages of its matches

series-other-left = { $other } ist gegangen, also gewinnt { $name } das Best of { $best }: { $score }
ready = { $name } ist bereit. { $other }, drück bis { $time } auf *Nächste Partie*, um weiterzuspielen.
leaving = Damit verlierst du auch das Best of { $best }.
series-best-best = Best of { $best }: { $score }
series-until-time = Ihr habt bis { $time } Zeit, die nächste Partie zu beginnen.
series-best-best-draw = Das Best of { $best } endet unentschieden: { $score }
series-name-wins = { $name } gewinnt das Best of { $best }: { $score }
button-next-match = Nächste Partie

## Commands

command-challenge = herausfordern
    .about = Jemanden zu einer Partie herausfordern
    .member = mitglied
    .member-about = Wen du herausforderst
    .game = spiel
    .game-about = Welches Spiel
    .pace = tempo
    .pace-about = Zeit pro Zug (Standard: 5 Minuten)
    .casual = freundschaft
    .casual-about = Nur zum Spaß: keine Wertung, keine Rangliste, keine Serie
    .best_of = best_of
    .best_of-about = Best of 3 oder 5 statt einer einzelnen Partie
