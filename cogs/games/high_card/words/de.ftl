## The game and its command

name = Hohe Karte
start-here = Fang hier an: Hohe Karte, eine Minute
about = Spiel eine Karte verdeckt und sag, ob sie die niedrigste, eine mittlere oder die höchste wird. Lieg richtig und halt länger durch als die anderen. Für 2 bis 13 Personen.
goal = Wer in einer Runde zuletzt noch übrig ist, bekommt einen Punkt
options = { $n ->
    [one] Es gewinnt, wer den ersten Punkt macht
   *[other] Es gewinnt, wer zuerst { $n } Punkte hat
 }
signs-legend = ✅ richtig · ❌ falsch, also raus aus der Runde · ⭐ Runde gewonnen
not-now = Diesen Zug gibt es in „Hohe Karte“ nicht. Öffne dein Blatt noch einmal.
table-full = „Hohe Karte“ geht mit höchstens { $most } Spielern.
players = „Hohe Karte“ geht mit { $least } bis { $most } Spielern.
too-many = { $players } Spieler und { $target } Punkte: Dafür reichen die 52 Karten nicht. Spieler mal Punkte dürfen höchstens 52 ergeben.

## The board

drawn-lowest = Niedrigste
drawn-middle = Mittlere
drawn-highest = Höchste
declaration = { $said ->
    [lowest] Niedrigste
    [middle] Mittlere
   *[highest] Höchste
 }
button-hands-played = Gespielte Durchgänge
heading = Runde { $round }, Durchgang { $hand } · bis { $target } · { $deck ->
    [one] { $deck } Karte im Talon
   *[other] { $deck } Karten im Talon
 }
turn = { $whose ->
    [computer] { $name } ist dran.
   *[person] { $name }: Du bist dran.
 }
last-reveal = Zuletzt aufgedeckt: { $plays }
# $ranks are the different ranks among the $cards.
ends = { $ranks ->
    [1] Alle Karten hatten den Rang { $lowest }: Jede war die niedrigste und die höchste zugleich, keine lag in der Mitte.
    [2] { $cards ->
        [2] Die niedrigste war { $lowest }, die höchste { $highest }.
       *[other] Die niedrigste war { $lowest }, die höchste { $highest }, und keine lag in der Mitte.
     }
   *[other] Die niedrigste war { $lowest }, die höchste { $highest }; alles dazwischen lag in der Mitte.
 }
verdict = { $n ->
    [0] Alle hatten recht.
    [one] { $names } lag falsch und ist draußen.
   *[other] { $names } lagen falsch und sind draußen.
 }
ending = { $how ->
    [won] Die Runde geht an { $names }: ein Punkt und eine Karte mehr.
    [void] Niemand ist übrig, also punktet niemand, und die Runde wird noch einmal gespielt.
   *[short] { $n ->
        [one] Der Talon reicht nicht für den nächsten Durchgang: ein Punkt und eine Karte mehr für { $names }.
       *[other] Der Talon reicht nicht für den nächsten Durchgang: je ein Punkt und eine Karte mehr für { $names }.
     }
 }
news = { $kind ->
    [joined] { $name } ist dazugekommen und spielt ab der nächsten Runde mit.
   *[left] { $name } hat die Partie verlassen.
 }
hand-number = **Durchgang { $number }**

## The board in words

seat = { $number } { $name }: { $points } von { $target }, { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
 }{ $state ->
    [winner] , **gewonnen**
    [lowest] , sagt **Niedrigste**
    [middle] , sagt **Mittlere**
    [highest] , sagt **Höchste**
    [to-play] , **am Zug**
    [out] , für diese Runde draußen ✗
    [waiting] , spielt ab der nächsten Runde mit
   *[in] {""}
 }
seat-left = { $number } { $name }: hat die Partie verlassen
face-up = Offen in dieser Runde: { $cards }
you-hold = Du hast { $cards }.

## A player's hand

# $card is none, or the card that has been picked; $left are the players left in the round.
question = { $card ->
    [none] **Du bist dran.** Wähl eine Karte und sag dann, wo sie landet.
   *[other] { $left ->
        [2] **Du bist dran.** Wird { $card } die niedrigere oder die höhere der beiden Karten? Mit der Antwort spielst du sie aus.
       *[other] **Du bist dran.** Wird { $card } die niedrigste, eine mittlere oder die höchste? Mit der Antwort spielst du sie aus.
     }
 }
lies-face-down = { $card } liegt verdeckt vor dir.
waiting = { $how ->
    [waiting] Ab der nächsten Runde bekommst du Karten.
   *[in] Du bist noch nicht dran.
 }
# $end is the end of the hand that a middle card was at.
why-out = { $said ->
    [highest] Du bist für diese Runde draußen: Du hast mit { $card } *Höchste* gesagt, und { $highest } war höher. In der nächsten bist du wieder dabei.
    [lowest] Du bist für diese Runde draußen: Du hast mit { $card } *Niedrigste* gesagt, und { $lowest } war niedriger. In der nächsten bist du wieder dabei.
   *[middle] { $end ->
        [high] Du bist für diese Runde draußen: Du hast mit { $card } *Mittlere* gesagt, und keine Karte war höher. In der nächsten bist du wieder dabei.
       *[low] Du bist für diese Runde draußen: Du hast mit { $card } *Mittlere* gesagt, und keine Karte war niedriger. In der nächsten bist du wieder dabei.
     }
 }
went-out = { $said ->
    [highest] Mit { $card } als *Höchste* bist du ausgeschieden: { $highest } war höher.
    [lowest] Mit { $card } als *Niedrigste* bist du ausgeschieden: { $lowest } war niedriger.
   *[middle] { $end ->
        [high] Mit { $card } als *Mittlere* bist du ausgeschieden: Keine Karte war höher.
       *[low] Mit { $card } als *Mittlere* bist du ausgeschieden: Keine Karte war niedriger.
     }
 }
own-result = Du hast { $points }.

## Replays and reviews

# $card is hidden, or the card once it may be seen.
step = { $card ->
    [hidden] { $name } sagt „{ $declaration }“
   *[other] { $name } spielt { $card } und sagt „{ $declaration }“
 }
face-down = verdeckt: { $card }
worth = { $right ->
    [0] stimmt so gut wie nie
   *[other] stimmt in { $right_percent } der Fälle
 }; { $n ->
    [0] du würdest die Partie fast nie gewinnen
    [100] du würdest die Partie fast immer gewinnen
   *[other] du würdest die Partie in { $percent } der Fälle gewinnen
 }
reason = { $why ->
    [two-left] Ihr seid nur noch zu zweit, du und { $rivals }: *Mittlere* kann nicht stimmen.
    [never-middle] { $said ->
        [lowest] Keine Karte, die du nicht siehst, ist niedriger als { $card }: In der Mitte kann die nicht liegen.
       *[highest] Keine Karte, die du nicht siehst, ist höher als { $card }: In der Mitte kann die nicht liegen.
     }
    [fatal] { $ahead } kann mit dieser Runde die Partie gewinnen, und **{ $action }** macht das wahrscheinlicher.
    [keeps-sure] { $card } kann als *{ declaration }* nicht danebengehen: Heb dir die Karte für einen späteren Durchgang auf.
    [keeps] { $card } hebst du dir besser für einen späteren Durchgang auf.
    [sure] { $said ->
        [lowest] Keine Karte, die du nicht siehst, ist niedriger als { $best }: *Niedrigste* kann nicht danebengehen.
       *[highest] Keine Karte, die du nicht siehst, ist höher als { $best }: *Höchste* kann nicht danebengehen.
     }
    [stronger] { $said ->
        [lowest] { $best } ist schwerer zu unterbieten als { $card }.
       *[highest] { $best } ist schwerer zu schlagen als { $card }.
     }
    [nearer] { $best } liegt näher an der Mitte als { $card }.
    [beats] Als *{ declaration }* schlägt { $best } vermutlich { $names }, und dann gehört die Runde dir.
    [between] *Niedrigste* kommt von { $lows }, *Höchste* von { $highs }: { $best } liegt vermutlich dazwischen.
    [claimed] { $n ->
        [one] { $names } hat *{ declaration }* gesagt und schlägt { $card } vermutlich.
       *[other] { $names } haben *{ declaration }* gesagt: Eine ihrer Karten schlägt { $card } vermutlich.
     }
    [unclaimed] { $said ->
        [lowest] *Niedrigste* hat bisher niemand gesagt, also ist { $best } vermutlich selbst die niedrigste Karte.
       *[highest] *Höchste* hat bisher niemand gesagt, also ist { $best } vermutlich selbst die höchste Karte.
     }
    [exposed] { $said ->
        [lowest] *Niedrigste* hat bisher niemand gesagt, aber vermutlich hat jemand eine niedrigere Karte als { $card }.
       *[highest] *Höchste* hat bisher niemand gesagt, aber vermutlich hat jemand eine höhere Karte als { $card }.
     }
   *[unseen] { $said ->
        [lowest] Die meisten Karten, die du nicht siehst, sind höher als { $best }.
       *[highest] Die meisten Karten, die du nicht siehst, sind niedriger als { $best }.
     }
 }

## Advice for people who are new to High Card

advice = { $case ->
    [two-left] Von den beiden gespielten Karten wird eine die niedrigste, die andere die höchste: Am sichersten ist eine ganz niedrige oder eine ganz hohe.
    [two-left-one-card] Karten, die du nicht siehst: { $lower } niedriger als deine, { $higher } höher.
    [both-ends] Beide Enden sind schon vergeben, also hat eine Karte aus der Mitte als „Mittlere“ die besten Aussichten.
    [lowest-said] Wer „Niedrigste“ sagt, hat vermutlich eine niedrige Karte. Deine steht also womöglich höher, als es scheint.
    [highest-said] Wer „Höchste“ sagt, hat vermutlich eine hohe Karte. Deine steht also womöglich niedriger, als es scheint.
    [middle-said] Wer „Mittlere“ sagt, hat vermutlich nichts Extremes. Eine ganz niedrige oder ganz hohe Karte ist hier stark.
    [first] Noch hat niemand etwas gesagt. Am sichersten ist deine niedrigste oder höchste Karte, die anderen bleiben dir.
    [end] *{ $end }* kann mit { $card } nicht schiefgehen, denn auch bei Gleichstand hast du recht.
    [low] Nur wenige Karten sind niedriger als { $card }, aber bei { $rivals } anderen kann jemand eine davon haben.
    [high] Nur wenige Karten sind höher als { $card }, aber bei { $rivals } anderen kann jemand eine davon haben.
   *[middling] Deine Karte { $card } liegt in der Mitte: Bei { $rivals } anderen kann leicht eine niedriger und eine höher sein.
 }

## The rules: $kept and $leaving are house rules of all games

rules-play =
    {""}**Ziel.** Sammle Punkte. Wer als Erstes die vereinbarte Zahl erreicht, gewinnt (Standard: 4).

    {""}**Ein Durchgang.**
    - Alle, die noch in der Runde sind, bekommen eine Karte.
    - Reihum nach links legt ihr je eine Karte verdeckt ab und sagt dazu *Niedrigste*, *Mittlere* oder *Höchste*.
    - Haben alle gesprochen, werden die Karten aufgedeckt. Lagst du falsch, bist du für diese Runde draußen.
    - Aufgedeckte Karten bleiben bis zum Ende der Runde offen liegen.

    {""}**Wer recht hat.**
    - Das Ass ist hoch.
    - *Niedrigste* stimmt für jede Karte vom niedrigsten aufgedeckten Rang, *Höchste* für jede vom höchsten.
    - *Mittlere* stimmt für jeden Rang dazwischen.
    - Haben alle Karten denselben Rang, sind *Niedrigste* und *Höchste* beide richtig, und *Mittlere* ist falsch.

    {""}**Ende einer Runde.**
    - Wer zuletzt noch übrig ist, bekommt einen Punkt und hält von da an eine Karte mehr. Mit 2 Punkten wählst du aus 3 Karten.
    - Liegen alle, die noch da sind, zugleich falsch, punktet niemand. Die Runde wird noch einmal gespielt, und alle sind wieder dabei (die Nummer der Runde steigt trotzdem).
    - Reicht der Talon nicht für den nächsten Durchgang, punkten alle, die noch in der Runde sind.
    - Danach werden alle offenen Karten zurückgemischt. Was du nicht gespielt hast, behältst du.

    {""}**Das Bild.** Die 9 war weder die niedrigste noch die höchste Karte, also war *Mittlere* richtig. Wer den König hatte, sagte *Höchste* und lag falsch, denn es gab ein Ass.
rules-rounds =
    {""}**Wer beginnt.**
    - Die nächste Runde beginnt, wer zuletzt gepunktet hat. Solange noch niemand gepunktet hat, entscheidet das Los (Hausregel).
    - In den weiteren Durchgängen einer Runde beginnt die nächste Person links, die noch in der Runde ist.
    - Haben mehrere gepunktet, weil die Karten ausgingen, geht ihr nach links, angefangen bei der Person, die den letzten Durchgang begonnen hat. Wer dabei als Erstes gepunktet hat, beginnt.

    {""}**Einsteigen.**
    - In eine laufende Partie kannst du einsteigen. Du beginnst mit null Punkten und bekommst ab der nächsten Runde Karten.
    - Bis zu 13 können mitspielen, solange Spieler mal Zielpunkte höchstens 52 ergibt (Hausregel).

    {""}**Hausregeln.**
    - Erreichen mehrere zugleich die vereinbarte Zahl, teilen sie sich den Sieg.
    - Wenn du gehst, bist du sofort draußen, deine Karten kommen beim nächsten Mischen dazu, und du landest hinter allen, die geblieben sind. Wer zuletzt noch da ist, gewinnt.
    - Endet ein Durchgang, weil jemand geht, bekommen alle ihre noch verdeckten Karten zurück.
    - Läuft deine Zeit ab, wird für dich die Karte mit der Ansage gespielt, die am ehesten stimmt.
    - { $kept }
    - { $leaving }
rules-picture = Aufgedeckt, zu viert: 4♣ „Niedrigste“, richtig; 9♦ „Mittlere“, richtig; K♠ „Höchste“, falsch; A♥ „Höchste“, richtig. Wer an dritter Stelle gespielt hat, ist für diese Runde draußen.
credit = „Hohe Karte“ (High Card) haben sich Chris Gesell und Jason Christie ausgedacht; beigesteuert hat es Guy Srinivasan.

## The lesson: what each step says, and says of wrong moves and of the right one

lesson-goal = Rate, wo deine Karte unter allen gespielten steht. Wer danebenliegt, scheidet aus.
lesson-deuce = { $part ->
    [say] Alle haben eine Karte, die sonst niemand sieht. Deine ist eine 2, niedriger geht es nicht: Sag *Niedrigste*.
    [wrong] Unter einer 2 kommt nichts mehr. Drück auf **Niedrigste**.
   *[well] Alle drei hatten recht: Deine 2 war die niedrigste, Aldrics 9 lag dazwischen, Berengars Dame war die höchste. Niemand scheidet aus, also geht die Runde mit neuen Karten weiter.
 }
lesson-listen = { $part ->
    [say] Jetzt bist du zuletzt dran, also hör gut zu: Die beiden anderen sagten „Niedrigste“. Was ist dann deine Dame?
    [wrong] Die beiden anderen melden niedrige Karten. Da sollte eine Dame darüber liegen: „Höchste“.
   *[well] Wieder richtig. Berengars 7 war nicht die niedrigste, er ist für diese Runde draußen.
 }
lesson-two-left = { $part ->
    [say] Ihr seid noch zu zweit, und du bist zuerst dran. Bei zwei Karten ist eine die höchste und eine die niedrigste. Die meisten Karten liegen unter deiner 10.
    [wrong] Unter einer 10 liegen mehr Karten als darüber. „Höchste“ ist also die bessere Wette.
   *[well] Aldric hatte eine 8 und sagte „Höchste“: falsch. Du bist allein übrig, die Runde gehört dir: **ein Punkt und eine Karte mehr** von jetzt an.
 }
lesson-choose = { $part ->
    [say] Dein Punkt hat dir eine zweite Karte gebracht, jetzt kannst du wählen. Ein König ist fast immer die höchste: Drück auf den König, dann auf *Höchste*.
    [wrong] Mit der 6 ist hier alles möglich. Auf Nummer sicher gehst du mit dem König als „Höchste“.
    [other-card] Über dem König liegt nur noch ein Ass, also sag *Höchste*.
   *[well] Richtig. Aufgedeckte Karten bleiben offen liegen, bis die Runde vorbei ist: Schau sie dir an, bevor du etwas sagst.
 }
lesson-go-low = { $part ->
    [say] Die beiden anderen sagten „Höchste“. Welche deiner Karten liegt klar darunter?
    [wrong] Geh nach unten, wenn alle nach oben wollen: deine niedrigere Karte, als „Niedrigste“.
    [other-card] Das kann klappen, aber deine 6 ist noch sicherer: Spiel die niedrigere Karte.
   *[well] Berengars 10 war nicht die höchste: Er ist draußen. Noch einer, und du hast gewonnen.
 }
lesson-sure = { $part ->
    [say] Nur Aldric ist noch da, und du hast eine Karte, mit der nichts schiefgehen kann. Spiel sie.
    [wrong] Eine 2 als „Niedrigste“ kann nicht schiefgehen: Schlimmstenfalls liegt sie mit einer anderen 2 gleichauf.
   *[well] Aldrics 5 war nicht die niedrigste. Das ist dein zweiter Punkt, und hier reichen zwei zum Sieg.
 }
lesson-question = Aldric hat „Niedrigste“ gesagt und Berengar „Höchste“, und du bist zuletzt dran. Was spielst du?
lesson-answer-highest = { $part ->
    [label] D♣ als „Höchste“
   *[why] Berengar hat „Höchste“ gesagt, also ist seine Karte wahrscheinlich sehr hoch: Deine Dame liegt vielleicht nicht darüber. Such etwas Sichereres.
 }
lesson-answer-lowest = { $part ->
    [label] 8♦ als „Niedrigste“
   *[why] Aldric hat „Niedrigste“ gesagt, also ist seine Karte wahrscheinlich niedriger als eine 8. Such etwas Sichereres.
 }
lesson-answer-middle = { $part ->
    [label] 8♦ als „Mittlere“
   *[why] Richtig! Der eine meldet eine niedrige Karte, der andere eine hohe, und deine 8 liegt dazwischen: Aldric hatte eine 4, Berengar ein Ass.
 }
lesson-last = Das ist schon alles: Karte spielen, sagen, wo sie steht, recht behalten und bis zuletzt übrig bleiben. Eine richtige Partie geht bis 4 Punkte. Bereit?

## Commands

command = hohe-karte
    .about = Schätz deine Karte besser ein als der Rest des Tisches, für 2 bis 13 Personen
    .target = ziel
    .target-about = Punkte bis zum Sieg (Standard: 4)
