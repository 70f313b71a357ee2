## Kill the Kings on Discord

## Hints for Kill the Kings: the recommended move, and the reason

draw-hint-draw = { $n ->
    [one] Tipp: ziehen. Besseres gibt es noch nicht, und in der Reserve ist ein Platz frei.
   *[other] Tipp: ziehen. Besseres gibt es noch nicht, und in der Reserve sind { $n } Plätze frei.
 }
gain-card-stock = { $n ->
    [one] Darunter passt eine Karte aus dem Talon.
   *[other] Darunter passen { $n } Karten aus dem Talon.
 }
draw-hint-draw-nothing = Tipp: ziehen. Aus der Reserve passt nichts.
place-hint-card = Tipp: { $card } tötet { $king }.
place-hint-card-under = Tipp: { $card } unter { $king }.
gain-then-card = Dann tötet ihn { $card }.
gain-then-card-stock = { $n ->
    [one] Dann würde ihn eine Karte aus dem Talon töten.
   *[other] Dann würde ihn jede von { $n } Karten aus dem Talon töten.
 }
gain-fits-nowhere = Sonst passt sie nirgends.
advice = Tipp: { $card } in die Reserve.
run-alternating = Das wären { $have } von 5 abwechselnd rot und schwarz.
run-suited = Das wären { $have } von 4 einer Farbe.
run-kind = Das wären { $have } von 3 gleichen.

## Coaching for people who are new to Kill the Kings: what to do now, and why

coaching-reserve-slot = { $n ->
    [one] In der Reserve ist ein Platz frei: Du kannst ohne Risiko ziehen, aber danach wird es eng.
   *[other] In der Reserve sind { $n } Plätze frei: Du kannst ohne Risiko ziehen und später von dort spielen.
 }
keeping-below-king = Unter einem König liegt { $card } für immer, und alles Weitere muss dazu passen. In der Reserve kann die Karte warten.
coaching-three-cards = Drei vom gleichen Wert, vier absteigende einer Farbe oder fünf abwechselnd rot und schwarz töten einen König.
coaching-stock-empty = Zu ziehen gibt es nichts mehr. Schau also, welche Karten der Reserve noch untereinander passen.
coaching-nothing-reserve = Aus der Reserve passt nichts, also entscheidet die nächste Karte das Spiel.
placing-same-rank = Die Karte muss niedriger sein als die darüber und von deren Farbe oder der Gegenfarbe (rot, schwarz), oder vom gleichen Wert.
placing-reserve-full = Die Reserve ist voll, also muss die Karte unter einen König: am besten dorthin, wo sie eine Folge fortsetzt.
keeping-almost-nothing = Unter { $card } passt so gut wie nichts, also taugt die Karte am ehesten als Abschluss einer Folge.
coaching-king-needs = Bei { $king } fehlt nur eine Karte, und die wartet in deiner Reserve. Jeder tote König bringt dir dort einen Platz.
coaching-play-card = Jede Karte, die du aus der Reserve spielst, macht Platz, damit die nächste gezogene warten kann.
placing-card-card = { $card } ist genau die Karte, die bei { $king } fehlt: Unter ihm macht sie eine Folge voll, und er stirbt.

## A lesson of Kill the Kings by playing: the four kings die in one prearranged game

lesson-goal = Oben liegen vier Könige. Töte sie alle mit den Karten, die du ziehst.
lesson-last = Drei vom gleichen Wert, vier einer Farbe oder fünf abwechselnd rot und schwarz töten. In deinem eigenen Spiel zeigt *Tipp* dir einen Zug, und *Rückgängig* nimmt einen zurück. Bereit?
lesson-steps-cards-come = Deine Karten kommen eine nach der anderen aus dem Talon. Drück auf *Ziehen*.
lesson-steps-theres-card = Noch gibt es keine Karte zu spielen. Drück auf *Ziehen*.
lesson-steps-drew-its = Eine 9♥. Sie liegt jetzt in deiner Reserve, und von dort kannst du sie spielen.
lesson-steps-fits-below = Sie passt unter eine höhere Karte, wenn sich Rot und Schwarz abwechseln oder die Farbe dieselbe ist. K♣, K♥ und K♠ nehmen sie also, K♦ nicht. Drück auf *→ K♠*.
lesson-steps-rules-allow = Nach den Regeln geht das, aber hier gehört die Karte auf den Stapel von K♠. Drück auf *→ K♠*.
lesson-steps-stays-good = Dort bleibt sie für immer: Was als Nächstes unter K♠ kommt, muss zur 9♥ passen, nicht zum König.
lesson-steps-drew-card = Du hast 9♣ gezogen. Eine Karte vom gleichen Wert passt immer: Leg sie zur anderen Neun.
lesson-steps-keep-nines = Die Neunen gehören zusammen: Die andere liegt unter K♠, also drück auf *→ K♠*.
lesson-steps-thats-two = Zwei Neunen. Von den drei Strichen für Neunen neben K♠ sind zwei hell. Der goldene steht für die Karte, die noch fehlt.
lesson-steps-theres-three = Und da kommt 9♠! *Drei Karten vom gleichen Wert* hintereinander töten ihren König. Ein Knopf, der tötet, ist grün.
lesson-steps-kills-nobody = Das tötet niemanden. Die dritte Neun gehört zu den beiden anderen: *→ K♠*.
lesson-steps-dead-each = K♠ ist tot. Jeder tote König bringt deiner Reserve einen Platz mehr: Jetzt sind es fünf.
lesson-steps-drew-aces = Du hast A♣ gezogen. Das Ass ist niedrig, darunter passt nur noch ein anderes Ass. Heb es für das Ende eines Stapels auf: Lass es in der Reserve und drück auf *Ziehen*.
lesson-steps-block-pile = Damit wäre dieser Stapel blockiert. Heb dein Ass für später auf: Drück auf *Ziehen*.
lesson-steps-waits-until = Dort wartet es, bis du es brauchst.
lesson-steps-four-draws = Vier Karten später: Unter K♥ liegt jede Karte niedriger als die vorige, und Rot und Schwarz wechseln sich ab. *Fünf abwechselnd rot und schwarz* töten. Öffne *Aus der Reserve spielen* und wähl *A♣ → K♥*.
lesson-steps-only-needs = Bei K♥ fehlt nur noch die fünfte Karte: Wähl im Menü *A♣ → K♥*.
lesson-steps-thats-ace = Darauf hat dein Ass gewartet: K♥ ist tot, und du hast sechs Plätze.
lesson-steps-nine-draws = Neun Karten später ist deine Reserve voll. Ziehst du jetzt eine Karte, die nirgends passt, ist alles *geplatzt* und das Spiel verloren. Mach Platz: Drück auf *→ K♦*, dann kommt 5♦ dorthin.
lesson-steps-too-risky = Zu riskant: Bei voller Reserve beendet eine Karte, die nirgends passt, das Spiel. Drück auf *→ K♦*.
lesson-steps-theres-room = Du hast wieder Platz und kannst sorglos ziehen. Und unter K♦ liegen drei Karos.
lesson-steps-drew-four = Du hast 3♦ gezogen. Auch *vier einer Farbe*, jede niedriger als die vorige, töten. Für welchen König ist sie?
lesson-steps-nows-time = Jetzt ist ihr Moment: Unter K♦ liegen drei Karos, sie wäre das vierte.
lesson-steps-dead-king = B♦ 8♦ 5♦ 3♦: K♦ ist tot. Ein König ist noch übrig.
lesson-steps-three-draws = Drei Karten später tötet eine Karte aus deiner Reserve den letzten König. Welche?
lesson-steps-doesnt-kill = Das tötet K♣ nicht. Unter ihm liegen zwei Siebenen: Was macht daraus drei?
lesson-steps-four-kings = Alle vier Könige sind tot: *Du hast gewonnen*, mit 21 Karten. Je weniger, desto besser.
lesson-ask = K♦ und K♥ fehlt je eine Karte, und in deiner Reserve liegt für jeden eine rote Acht. Mit welchem Zug kannst du beide töten?
lesson-steps-keep-later = So hebst du sie für später auf. Sie hat aber schon jetzt einen Platz: *→ K♠*.
lesson-steps-need-draw = Ziehen musst du nicht: Die Karte, die tötet, liegt in deiner Reserve, A♣.
lesson-steps-hold-already = Du hast sie schon: Schau dir die Siebenen unter K♣ an.
lesson-steps-takes-back = Damit nimmst du die 7♠ zurück, aber du brauchst sie da, wo sie liegt.
lesson-answers-put-under = 8♦ unter K♦ legen
lesson-answers-right-fourth = Richtig! 8♦ ist das vierte Karo, also ist K♦ tot. 8♥ passt genauso gut unter 9♠ wie 8♦ und tötet als Nächstes K♥.
lesson-answers-put-under-2 = 8♦ unter K♥ legen
lesson-answers-kills-but = Das tötet K♥, aber die vierte Karte unter K♦ muss ein Karo sein. Welche deiner Achten ist eins?
lesson-answers-draw = Ziehen
lesson-answers-full-reserve = Mit voller Reserve ist das ein Risiko, und jede gezogene Karte zählt. Beide Karten, die du brauchst, hast du schon.

## The picture of a game of Kill the Kings

drawn-won = Gewonnen
drawn-bust = Geplatzt
drawn-out-of-moves = Patt
drawn-conceded = Gab auf

## The presenter of Kill the Kings: its board and its rules

name = Königsmord
about = Bring vier Könige mit Kartenfolgen zu Fall, bevor der Talon dich zu Fall bringt. Für 1 Person.
goal = Töte alle vier Könige, und du gewinnst
not-now = Diesen Zug gibt es in „Königsmord“ nicht.
signs-legend = Könige, getötet durch 3️⃣ gleiche, 4️⃣ einer Farbe oder 5️⃣ abwechselnd rote und schwarze · ⬛ nicht getötet
reserve-play-reserve = Aus der Reserve spielen
progress = { $killed } von 4 Königen tot, { $stock } im Talon
score = { $n ->
    [one] { $n } König tot
   *[other] { $n } Könige tot
 }
mean = { $percent } der Könige tot
ending-kings-card = { $n ->
    [one] { $kings }, { $n } Karte gezogen
   *[other] { $kings }, { $n } Karten gezogen
 }
best = { $n ->
    [one] alle Könige, { $n } Karte gezogen
   *[other] alle Könige, { $n } Karten gezogen
 }
nobody = Gestern hat niemand einen König zu Fall gebracht.
fewest = { $n ->
    [one] Bestwert: { $n } Karte
   *[other] Bestwert: { $n } Karten
 }
best-win = { $n ->
    [one] Bester Sieg: **{ $n }** gezogene Karte
   *[other] Bester Sieg: **{ $n }** gezogene Karten
 }
course = { $n ->
    [one] Das Wappen von { $name } und die getöteten Könige im letzten gewerteten Spiel von „{ $game }“: zuerst { $first }, zuletzt { $last }, am meisten { $most }, am wenigsten { $fewest }; gewonnen: { $won }.
   *[other] Das Wappen von { $name } und die getöteten Könige in jedem der letzten { $n } gewerteten Spiele von „{ $game }“: zuerst { $first }, zuletzt { $last }, am meisten { $most }, am wenigsten { $fewest }; gewonnen: { $won }.
 }
placing-kills-king = tötet { $king }
moves = Riskieren
ending-won-card = { $n ->
    [one] gewonnen mit einer gezogenen Karte
   *[other] gewonnen mit { $n } gezogenen Karten
 }
button-undo = Rückgängig
button-reserve = In die Reserve

## Sentences on why one action of Kill the Kings is better than another

certain-after-action = Nach **{ $action }** können die übrigen Karten { $king } nicht mehr töten.
waiting = In deiner Reserve ist Platz: { $card } kann dort warten, bis du mehr weißt.
by-next-card = { $n ->
    [one] Damit ist dir der Sieg bei { $wins } von { $n } Karte sicher, die als Nächstes kommen kann; mit **{ $action }** bei { $fewer }.
   *[other] Damit ist dir der Sieg bei { $wins } von { $n } Karten sicher, die als Nächstes kommen können; mit **{ $action }** bei { $fewer }.
 }
on-the-table-then-left = { $n ->
    [one] Dann passt { $n } von { $left } übrigen Karten unter einen König, nach **{ $action }** { $fewer }.
   *[other] Dann passen { $n } von { $left } übrigen Karten unter einen König, nach **{ $action }** { $fewer }.
 }
by-orders = { $n ->
    [one] Durchgespielt mit { $n } anderer Reihenfolge des Talons: Damit gewinnst du { $won }-mal, mit **{ $action }** { $fewer }-mal.
   *[other] Durchgespielt mit { $n } anderen Reihenfolgen des Talons: Damit gewinnst du { $won }-mal, mit **{ $action }** { $fewer }-mal.
 }
by-search = Über alle Reihenfolgen der übrigen Karten gewinnst du damit in { $n } von 100 Fällen, mit **{ $action }** in { $fewer }.
certain-wins-whatever = Damit gewinnst du, egal welche Karten kommen.
certain-after-action-cards = Nach **{ $action }** können die übrigen Karten nicht mehr alle Könige töten.
on-the-table-kills-king = Damit stirbt { $king } sofort, und in der Reserve wird ein Platz frei.
on-the-table-reserve-full = { $n ->
    [one] Deine Reserve ist voll: { $n } von { $left } übrigen Karten passt nirgends und würde das Spiel beenden.
   *[other] Deine Reserve ist voll: { $n } von { $left } übrigen Karten passen nirgends und würden das Spiel beenden.
 }
on-the-table-then-left-cards = { $n ->
    [one] Dann würde { $n } von { $left } übrigen Karten einen König töten, nach **{ $action }** { $fewer }.
   *[other] Dann würden { $n } von { $left } übrigen Karten einen König töten, nach **{ $action }** { $fewer }.
 }

## The rules of Kill the Kings in our own words

play-goal-kill = **Ziel.** Töte alle vier Könige.
ending-won-we = **Geht es immer auf?** Wir haben 1.000 Gaben geprüft. Wer die Reihenfolge des Talons kennt, kann jede davon gewinnen.
rules-solitaire-whose = Eine Patience, deren Urheber die uns bekannten Regeln nicht nennen.
rules-four-piles = Vier Stapel: K♣ über B♣ 9♣; K♦ über D♣ 9♦; K♥ über D♠ 10♦ 6♠ 2♥, nur eine fehlt zu fünf abwechselnd rot und schwarz; K♠ über 10♠ 6♥ 3♣. Reserve: A♠ und, gerade gezogen, A♣.
play-table = **Der Tisch.**
play-kings-lie = Die Könige liegen offen, jeder mit Platz für einen Stapel darunter. Die anderen 48 Karten sind der Talon.
play-reserve-slots = Deine Reserve hat 4 Plätze, und jeder tote König bringt einen dazu.
play-what-you = **Was du tun kannst.**
play-draw-top = *Ziehen* deckt die oberste Karte auf und legt sie auf einen freien Platz der Reserve.
play-play-card = Oder du spielst eine Karte aus deiner Reserve unten an den Stapel eines Königs.
play-when-reserve = Ist deine Reserve voll, muss eine gezogene Karte unter einen König, bevor du etwas anderes tust. Was unter einem König liegt, bleibt dort.
play-fits-card = **Was passt.** Eine Karte passt unter eine andere, wenn sie eines davon ist:
play-lower-other = niedriger und von der Gegenfarbe (rot auf schwarz, schwarz auf rot),
play-lower-same = niedriger und von derselben Farbe
play-same-rank = oder vom gleichen Wert.
play-aces-low = Das Ass ist niedrig. Du darfst Werte überspringen.
play-killing-king = **Töten.** Ein König stirbt, wenn die untersten Karten seines Stapels das sind:
play-five-descending = fünf absteigende Karten, abwechselnd rot und schwarz,
play-four-descending = vier absteigende Karten einer Farbe
play-three-cards = oder drei Karten vom gleichen Wert.
play-king-himself = Der König selbst zählt nicht mit. Die Folge darf überall im Stapel beginnen: D♣ 10♥ 9♠ 8♦ 7♣ tötet, und D♣ 10♥ 10♠ 10♣ auch.
play-picture = **Das Bild.**
play-just-been = A♣ ist gerade gezogen. Es passt überall. Unter 2♥ macht es die fünf abwechselnd roten und schwarzen voll, und dieser König stirbt. A♠ könnte das auch.
play-bars-beside = Die Striche neben einem König sind die Wege, auf denen er noch zu töten ist. Ein heller Strich ist eine Karte, die schon liegt, ein goldener die einzige, die noch fehlt.
ending-win-when = Du gewinnst, wenn alle vier Könige tot sind.
ending-bust-when = Das Spiel platzt, wenn du bei voller Reserve eine Karte ziehst, die nirgends passt. Dass eine Karte der Reserve gepasst hätte, hilft dann nicht mehr.
ending-also-lose = Du verlierst auch, wenn der Talon leer ist und keine Karte der Reserve passt (Hausregel).
ending-original-rules = In den ursprünglichen Regeln darf eine gezogene Karte direkt unter einen König. Hier geht sie durch die Reserve, was auf dasselbe hinausläuft.
ending-undo-takes = *Rückgängig* nimmt die letzte Karte zurück, die du unter einen König gelegt hast, solange du noch keine neue aufgedeckt hast.
ending-score-number = Es zählen die Könige, die du getötet hast. Unter Siegen ist der besser, für den du weniger Karten gezogen hast.
ending-ask-hint = Lässt du dir einen Tipp geben, zählt das Spiel nur, wenn du verlierst.
ending-theres-clock = Eine Uhr läuft nicht.
ending-daily-deal = **Das Tagesspiel.** Auch das ist eine Hausregel.
ending-each-day = Jeden Tag (UTC) haben alle auf einem Server einen Versuch. Dieselben Karten bekommen höchstens zwanzig Personen.
ending-nobody-watch = Beim Tagesspiel kann dir niemand zusehen, und es gibt weder Tipps noch *Rückgängig*.
ending-until-end = Du hast bis zum Ende des nächsten Tages Zeit, um es zu Ende zu spielen. Danach gilt es als aufgegeben.

## Sentences of a replay of Kill the Kings

step-name-draws = { $name } zieht { $card }
step-name-puts = { $name } legt { $card } unter { $king }
step-name-keeps = { $name } legt die Karte in die Reserve
step-name-takes = { $name } nimmt die letzte Karte zurück
choice = { $card } unter { $king }

## The texts of Kill the Kings: piles, events and endings

refusals-match-over = Dieses Spiel ist vorbei. *Neues Spiel* gibt das nächste.
refusals-card-drawn = Du hast eine Karte gezogen: Leg sie an oder in die Reserve, vorher geht nichts anderes.
refusals-nothing-drawn = In die Reserve kann nur eine frisch gezogene Karte. Zieh erst eine.
refusals-stock-empty = Der Talon ist leer. Spiel, was in der Reserve liegt.
refusals-reserve-full = Die Reserve ist voll. Töte einen König, oder leg die Karte unter einen.
refusals-nothing-to-undo = Zurücknehmen kannst du nichts: Ist die nächste Karte aufgedeckt, bleibt liegen, was unter einem König liegt.
refusals-card-not-held = Diese Karte ist weder gezogen noch in der Reserve.
refusals-king-dead = Dieser König ist schon tot.
refusals-does-not-fit = Diese Karte passt da nicht: Sie muss niedriger sein und dabei von der Gegenfarbe (rot, schwarz) oder von derselben Farbe, oder sie muss den gleichen Wert haben.
placing-put-card = { $who }: { $card } unter einen König legen oder in die Reserve.
threat-ways-kills = { $ways } tötet
reserve-reserve-taken = Reserve, { $taken } von { $slots }: { $cards }
runs = rot-schwarz { $alternating }/5, Farbe { $suited }/4, gleich { $kind }/3
result = **{ $name }** · { $game } · { $kings }, { $ending } · { $cards } gezogen
headline = Du bist dran
now-play-last = { $who }: die letzten Karten aus der Reserve spielen.
now-put-card = { $who }: { $card } unter einen König legen oder behalten und ziehen.
now-reserve-full = **Die Reserve ist voll:** Eine Karte, die nirgends passt, beendet das Spiel.
placing-card-fits = { $who }: { $card } passt nirgends und muss in die Reserve.
placing-put-card-under = { $who }: { $card } unter einen König legen.
news = { $cards } passen nirgends und warten darum in der Reserve.
pile = { $king } tot: { $cards }
threat-cards-kill = was ihn töten könnte, ist weg
threat-cards-kills = { $cards } tötet
in-words = { $n ->
    [one] { $n } Karte im Talon
   *[other] { $n } Karten im Talon
 }
now-draw = { $who }: ziehen.
now-draw-play = { $who }: ziehen oder aus der Reserve spielen.
ending-won = **Alle vier Könige sind tot: { $name } gewinnt**, { $cards } gezogen.
ending-bust = **Geplatzt!** { $card } passt nirgends, und die Reserve ist voll. { $killed }.
ending-out-of-moves = **Patt:** Der Talon ist leer, und nichts passt. { $killed }.
ending-conceded-killed = **Aufgegeben.** { $killed }.
killing-alternating = **{ $king } ist tot**, durch fünf abwechselnd rote und schwarze Karten.
killing-suited = **{ $king } ist tot**, durch vier Karten einer Farbe.
killing-kind = **{ $king } ist tot**, durch drei gleiche.
ways-any-card = jede niedrigere Karte in der Gegenfarbe von { $card }
ways-any-lower = jede niedrigere Karte der Farbe von { $card }
ways-any-card-card = jede Karte vom Rang von { $card }
news-undone = { $card } wurde zurückgenommen.
news-reserved = { $card } passt nirgends und wartet in der Reserve.
result-bust = geplatzt
result-out-of-moves = patt
result-lost = verloren

## Commands

command = königsmord
    .about = Eine Patience: Bring vier Könige zu Fall
