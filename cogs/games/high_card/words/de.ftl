## High Card on Discord

## Coaching for people who are new to High Card: what to do now, and why

against-one-cards-see = Karten, die du nicht siehst: { $lower } niedriger als deine, { $higher } höher.
alone-card-middling = Deine Karte { $card } liegt in der Mitte: Bei { $rivals } anderen kann leicht eine niedriger und eine höher sein.
coaching-both-ends = Beide Enden sind schon vergeben, also hat eine Karte aus der Mitte als Mittlere die besten Aussichten.
coaching-player-said = Wer Niedrigste sagt, hat vermutlich eine niedrige Karte. Deine steht also womöglich höher, als es scheint.
coaching-player-said-highest = Wer Höchste sagt, hat vermutlich eine hohe Karte. Deine steht also womöglich niedriger, als es scheint.
coaching-player-said-middle = Wer Mittlere sagt, hat vermutlich nichts Extremes. Eine ganz niedrige oder ganz hohe Karte ist hier stark.
coaching-nobody-spoken = Noch hat niemand etwas gesagt. Am sichersten ist deine niedrigste oder höchste Karte, die anderen bleiben dir.
against-one-two-cards = Von den beiden gespielten Karten wird eine die niedrigste, die andere die höchste: Am sichersten ist eine ganz niedrige oder eine ganz hohe.
alone-nothing-ranks = Deine Karte { $card } steht ganz am Rand. Da kann nichts schiefgehen, denn auch bei Gleichstand hast du recht.
alone-few-cards = Nur wenige Karten sind niedriger als { $card }, aber bei { $rivals } anderen kann jemand eine davon haben.
alone-few-cards-higher = Nur wenige Karten sind höher als { $card }, aber bei { $rivals } anderen kann jemand eine davon haben.

## A lesson of High Card by playing: two rounds against two computers, up to the first win

lesson-goal = Rate, wo deine Karte unter allen gespielten steht. Wer danebenliegt, scheidet aus.
lesson-last = Das ist schon alles: Karte spielen, sagen, wo sie steht, recht behalten und bis zuletzt übrig bleiben. Eine richtige Partie geht bis 4 Punkte. Bereit?
lesson-steps-everyone-card = Alle haben eine Karte, die sonst niemand sieht. Deine ist eine 2, niedriger geht es nicht: Sag *Niedrigste*.
lesson-steps-nothing-ranks = Unter einer 2 kommt nichts mehr. Drück auf **Niedrigste**.
lesson-steps-three-right = Alle drei hatten recht: Deine 2 war die niedrigste, Aldrics 9 lag dazwischen, Berengars Dame war die höchste. Niemand scheidet aus, also geht die Runde mit neuen Karten weiter.
lesson-steps-now-speak = Jetzt bist du zuletzt dran, also hör gut zu: Die beiden anderen sagten Niedrigste. Was ist dann deine Dame?
lesson-steps-other-two = Die beiden anderen melden niedrige Karten. Da sollte eine Dame darüber liegen: Höchste.
lesson-steps-right-again = Wieder richtig. Berengars 7 war nicht die niedrigste, er ist für diese Runde draußen.
lesson-steps-two-players = Ihr seid noch zu zweit, und du bist zuerst dran. Bei zwei Karten ist eine die höchste und eine die niedrigste. Die meisten Karten liegen unter deiner 10.
lesson-steps-more-cards = Unter einer 10 liegen mehr Karten als darüber. Höchste ist also die bessere Wette.
lesson-steps-aldric-had = Aldric hatte eine 8 und sagte Höchste: falsch. Du bist allein übrig, die Runde gehört dir: **ein Punkt und eine Karte mehr** von jetzt an.
lesson-steps-point-gave = Dein Punkt hat dir eine zweite Karte gebracht, jetzt kannst du wählen. Ein König ist fast immer die höchste: Drück auf den König, dann auf *Höchste*.
lesson-steps-could-anything = Mit der 6 ist hier alles möglich. Auf Nummer sicher gehst du mit dem König als Höchste.
lesson-steps-right-cards = Richtig. Aufgedeckte Karten bleiben offen liegen, bis die Runde vorbei ist: Schau sie dir an, bevor du etwas sagst.
lesson-steps-other-two-both = Die beiden anderen sagten Höchste. Welche deiner Karten liegt klar darunter?
lesson-steps-go-low = Geh nach unten, wenn alle nach oben wollen: deine niedrigere Karte, als Niedrigste.
lesson-steps-berengars-10 = Berengars 10 war nicht die höchste: Er ist draußen. Noch einer, und du hast gewonnen.
lesson-steps-only-aldric = Nur Aldric ist noch da, und du hast eine Karte, mit der nichts schiefgehen kann. Spiel sie.
lesson-steps-lowest-fail = Eine 2 als Niedrigste kann nicht schiefgehen: Schlimmstenfalls liegt sie mit einer anderen 2 gleichauf.
lesson-steps-aldrics-wasnt = Aldrics 5 war nicht die niedrigste. Das ist dein zweiter Punkt, und hier reichen zwei zum Sieg.
lesson-ask = Aldric hat Niedrigste gesagt und Berengar Höchste, und du bist zuletzt dran. Was spielst du?
lesson-steps-only-ace = Über dem König liegt nur noch ein Ass, also sag *Höchste*.
lesson-steps-may-work = Das kann klappen, aber deine 6 ist noch sicherer: Spiel die niedrigere Karte.
lesson-answers-highest = D♣ als Höchste
lesson-answers-berengar-said = Berengar hat Höchste gesagt, also ist seine Karte wahrscheinlich sehr hoch: Deine Dame liegt vielleicht nicht darüber. Such etwas Sichereres.
lesson-answers-lowest = 8♦ als Niedrigste
lesson-answers-aldric-said = Aldric hat Niedrigste gesagt, also ist seine Karte wahrscheinlich niedriger als eine 8. Such etwas Sichereres.
lesson-answers-middle = 8♦ als Mittlere
lesson-answers-right-claims = Richtig! Der eine meldet eine niedrige Karte, der andere eine hohe, und deine 8 liegt dazwischen: Aldric hatte eine 4, Berengar ein Ass.

## The pictures of High Card: the public table, and the same above the viewer's own cards

drawn-lowest = Niedrigste
drawn-middle = Mittlere
drawn-highest = Höchste

## The presenter of High Card: its board, its hand and its rules

name = Hohe Karte
about = Spiel eine Karte verdeckt und sag, ob sie die niedrigste, eine mittlere oder die höchste wird. Lieg richtig und halt länger durch als die anderen. Für 2 bis 13 Personen.
goal = Wer in einer Runde zuletzt noch übrig ist, bekommt einen Punkt
not-now = Diesen Zug gibt es in „Hohe Karte“ nicht. Öffne dein Blatt noch einmal.
signs-legend = ✅ richtig · ❌ falsch, also raus aus der Runde · ⭐ Runde gewonnen
options = { $n ->
    [one] Es gewinnt, wer den ersten Punkt macht
   *[other] Es gewinnt, wer zuerst { $n } Punkte hat
 }
memory-hands-played = Gespielte Durchgänge

## Sentences on why one declaration of High Card is better than another

contested = { $name } hat *{ $declaration }* gesagt, und mit { $card } schlägst du das nur in { $n } von 100 Fällen.
gain-wins-round = Damit gewinnst du die Runde in { $n } von 100 Fällen sofort, mit { $action } in { $other }.
reason-two-players = Zu zweit kann *Mittlere* nicht stimmen.
reason-keeps-card = Damit bleibt dir { $card } für einen späteren Durchgang.
gain-loses-match = Damit verlierst du die Partie in { $n } von 100 Fällen sofort, mit { $action } in { $other }.
gain-knocks-out = Damit bist du in { $n } von 100 Fällen für diese Runde draußen, mit { $action } in { $other }.
gain-its-right = Das stimmt in { $n } von 100 Fällen, { $action } in { $other }.
gain-wins-match = Damit gewinnst du die Partie in { $n } von 100 Fällen sofort, mit { $action } in { $other }.

## The rules of High Card in our own words

play-goal-score = **Ziel.** Sammle Punkte. Wer als Erstes die vereinbarte Zahl erreicht, gewinnt (Standard: 4).
play-picture-neither = **Das Bild.** Die 9 war weder die niedrigste noch die höchste Karte, also war *Mittlere* richtig. Wer den König hatte, sagte *Höchste* und lag falsch, denn es gab ein Ass.
rules-reveal-four = Aufgedeckt, zu viert: 4♣ Niedrigste, richtig; 9♦ Mittlere, richtig; K♠ Höchste, falsch; A♥ Höchste, richtig. Wer an dritter Stelle gespielt hat, ist für diese Runde draußen.
rules-high-card = „Hohe Karte“ (High Card) haben sich Chris Gesell und Jason Christie ausgedacht; beigesteuert hat es Guy Srinivasan.
play-hand = **Ein Durchgang.**
play-everyone-still = Alle, die noch in der Runde sind, bekommen eine Karte.
play-turn-each = Reihum legt ihr je eine Karte verdeckt ab und sagt dazu *Niedrigste*, *Mittlere* oder *Höchste*.
play-when-everyone = Haben alle gesprochen, werden die Karten aufgedeckt. Lagst du falsch, bist du für diese Runde draußen.
play-cards-been = Aufgedeckte Karten bleiben bis zum Ende der Runde offen liegen.
play-right = **Wer recht hat.**
play-aces-high = Das Ass ist hoch.
play-lowest-right = *Niedrigste* stimmt für jede Karte vom niedrigsten aufgedeckten Rang, *Höchste* für jede vom höchsten.
play-middle-right = *Mittlere* stimmt für jeden Rang dazwischen.
play-cards-same = Haben alle Karten denselben Rang, sind *Niedrigste* und *Höchste* beide richtig, und *Mittlere* ist falsch.
play-end-round = **Ende einer Runde.**
play-last-player = Wer zuletzt noch übrig ist, bekommt einen Punkt und hält von da an eine Karte mehr. Mit 2 Punkten wählst du aus 3 Karten.
play-everyone-left = Liegen alle, die noch da sind, zugleich falsch, punktet niemand. Die Runde wird noch einmal gespielt, und alle sind wieder dabei (die Nummer der Runde steigt trotzdem).
play-deck-too = Reicht der Talon nicht für den nächsten Durchgang, punkten alle, die noch in der Runde sind.
play-then-open = Danach werden alle offenen Karten zurückgemischt. Was du nicht gespielt hast, behältst du.
rounds-begins = **Wer beginnt.**
rounds-last-player = Die nächste Runde beginnt, wer zuletzt gepunktet hat. Solange noch niemand gepunktet hat, entscheidet das Los (Hausregel).
rounds-later-hands = In den weiteren Durchgängen einer Runde beginnt immer, wer links davon als Nächstes noch in der Runde ist.
rounds-several-players = Haben mehrere gepunktet, weil die Karten ausgingen, zählt ihr von dem Platz, der den letzten Durchgang begonnen hat, nach links; er selbst zählt mit. Wer von ihnen zuerst kommt, beginnt.
rounds-joining = **Einsteigen.**
rounds-join-match = In eine laufende Partie kannst du einsteigen. Du beginnst mit null Punkten und bekommst ab der nächsten Runde Karten.
rounds-up-13 = Bis zu 13 können mitspielen, solange Spieler mal Zielpunkte höchstens 52 ergibt.
rounds-several-players-reach = Erreichen mehrere zugleich die vereinbarte Zahl, teilen sie sich den Sieg.
rounds-leave-out = Wenn du gehst, bist du sofort draußen, deine Karten kommen beim nächsten Mischen dazu, und du landest hinter allen, die geblieben sind. Wer zuletzt noch da ist, gewinnt.
rounds-hand-ends = Endet ein Durchgang, weil jemand geht, bekommen alle ihre noch verdeckten Karten zurück.
rounds-time-runs = Läuft deine Zeit ab, wird für dich die Karte mit der Ansage gespielt, die am ehesten stimmt.

## Sentences of a replay of High Card: its steps, and open hands

step-name-says = { $name } sagt { $declaration }
worth = stimmt in { $right } von 100 Fällen, und du würdest die Partie in { $n } gewinnen
step-name-plays = { $name } spielt { $card } und sagt { $declaration }
held = verdeckt: { $card }

## The texts of High Card: standings, events, and reasons

too-many = { $players } Spieler und { $target } Punkte: Dafür reichen die 52 Karten nicht. Spieler mal Punkte dürfen höchstens 52 ergeben.
refusals-table-full = „Hohe Karte“ geht mit höchstens { $most } Spielern.
refusals-players = „Hohe Karte“ geht mit { $least } bis { $most } Spielern.
heading = Runde { $round }, Durchgang { $hand } · bis { $target } · { $deck }
turn = { $name }: Du bist dran.
result = Zuletzt aufgedeckt: { $plays }
why-lowest-lowest = Die Niedrigste war { $lowest }, die Höchste { $highest }; alles dazwischen war Mittlere.
judgement-names-wrong = { $n ->
    [one] { $names } lag falsch und ist draußen.
   *[other] { $names } lagen falsch und sind draußen.
 }
why-it-went-out-went-out = Mit { $card } und der Ansage *{ $declaration }* warst du draußen: Keine Karte war niedriger.
why-out-out-round = Du bist für diese Runde draußen: Du hast mit { $card } *Mittlere* gesagt, und keine Karte war niedriger. In der nächsten bist du wieder dabei.
open = Offen in dieser Runde: { $cards }
plain-seat = { $points } von { $target }
state-declared-declaration = sagt **{ $declaration }**
state-out-round = für diese Runde draußen ✗
state-joins-next = spielt ab der nächsten Runde mit
why-every-card = Alle Karten hatten den Rang { $rank }: Jede war Niedrigste und Höchste zugleich, keine Mittlere.
why-lowest-lowest-highest = Die Niedrigste war { $lowest }, die Höchste { $highest }.
why-lowest-lowest-highest-highest = Die Niedrigste war { $lowest }, die Höchste { $highest }, und eine Mittlere gab es nicht.
judgement-everyone-right = Alle hatten recht.
ending-names-wins = Die Runde geht an { $names }: ein Punkt und eine Karte mehr.
ending-nobody-left = Niemand ist übrig, also punktet niemand, und die Runde wird noch einmal gespielt.
ending-arent-enough = { $n ->
    [one] Der Talon reicht nicht für den nächsten Durchgang: ein Punkt und eine Karte mehr für { $names }.
   *[other] Der Talon reicht nicht für den nächsten Durchgang: je ein Punkt und eine Karte mehr für { $names }.
 }
question-turn-pick = **Du bist dran.** Wähl eine Karte und sag dann, wo sie stehen wird.
question-turn-card = **Du bist dran.** Wird { $card } die niedrigste, eine mittlere oder die höchste? Mit deiner Antwort ist die Karte gespielt.
waiting-card-lies = Deine Karte { $card } liegt verdeckt.
own-result = Dein Ergebnis
why-it-went-out-went-out-card = Mit { $card } und der Ansage *{ $declaration }* warst du draußen: Keine Karte war höher.
why-out-out-round-said = Du bist für diese Runde draußen: Du hast mit { $card } *Mittlere* gesagt, und keine Karte war höher. In der nächsten bist du wieder dabei.
hand-in = Du hast { $cards }.
declaration-lowest = Niedrigste
declaration-middle = Mittlere
declaration-highest = Höchste
heading-deck = { $n ->
    [one] { $n } Karte im Talon
   *[other] { $n } Karten im Talon
 }
state-winner = **gewonnen**
memory-hand-number = **Durchgang { $number }**
told-joined = { $name } ist dazugekommen und spielt ab der nächsten Runde mit.
told-left = { $name } hat die Partie verlassen.
waiting-youll-get = Ab der nächsten Runde bekommst du Karten.
why-it-went-out-highest = Mit { $card } und der Ansage *{ $declaration }* warst du draußen: { $other } war höher.
why-it-went-out-lowest = Mit { $card } und der Ansage *{ $declaration }* warst du draußen: { $other } war niedriger.
why-out-highest = Du bist für diese Runde draußen: Du hast mit { $card } *Höchste* gesagt, und { $other } war höher. In der nächsten bist du wieder dabei.
why-out-lowest = Du bist für diese Runde draußen: Du hast mit { $card } *Niedrigste* gesagt, und { $other } war niedriger. In der nächsten bist du wieder dabei.

## Commands

command = hohe-karte
    .about = Schätz deine Karte besser ein als der Rest des Tisches, für 2 bis 13 Personen
    .target = ziel
    .target-about = Punkte bis zum Sieg (Standard: 4)
