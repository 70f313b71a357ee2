## The game and its command

name = Königsmord
about = Bring vier Könige mit Kartenfolgen zu Fall, bevor der Talon dich zu Fall bringt. Für 1 Person.
goal = Töte alle vier Könige, und du gewinnst
signs-legend = 3️⃣ König durch drei gleiche getötet · 4️⃣ König durch vier einer Farbe getötet · 5️⃣ König durch fünf abwechselnd rote und schwarze getötet · ⬛ König nicht getötet
refusal = { $code ->
    [match_over] Dieses Spiel ist vorbei. *Neues Spiel* gibt das nächste.
    [card_drawn] Du hast eine Karte gezogen: Leg sie an oder in die Reserve, vorher geht nichts anderes.
    [nothing_drawn] In die Reserve kann nur eine frisch gezogene Karte. Zieh erst eine.
    [stock_empty] Der Talon ist leer. Spiel, was in der Reserve liegt.
    [reserve_full] Die Reserve ist voll. Töte einen König, oder leg die Karte unter einen.
    [nothing_to_undo] Zurücknehmen kannst du nichts: Ist die nächste Karte aufgedeckt, bleibt liegen, was unter einem König liegt.
    [card_not_held] Diese Karte ist weder gezogen noch in der Reserve.
    [king_dead] Dieser König ist schon tot.
    [does_not_fit] Diese Karte passt da nicht: Sie muss niedriger sein und dabei von der Gegenfarbe (rot, schwarz) oder von derselben Farbe, oder sie muss den gleichen Wert haben.
   *[other] Diesen Zug gibt es in „Königsmord“ nicht.
 }

## The board

your-move = Du bist dran
# $card has just been drawn. It's already in the reserve if the move is [newest].
now = { $move ->
    [stuck] { $who }: **{ $card }** passt nirgends und muss in die Reserve.
    [must-place] { $who }: **{ $card }** unter einen König legen.
    [place] { $who }: **{ $card }** unter einen König legen oder in die Reserve.
    [last] { $who }: die letzten Karten aus der Reserve spielen.
    [newest] { $who }: **{ $card }** unter einen König legen oder behalten und ziehen.
    [play] { $who }: ziehen oder aus der Reserve spielen.
   *[draw] { $who }: ziehen.
 }
reserve-full = **Die Reserve ist voll:** Eine Karte, die nirgends passt, beendet das Spiel.
# $cards is the king who was killed, the card that was taken back, or those that fit nowhere.
event = { $kind ->
    [useless] { $n ->
        [one] **{ $cards }** passt nirgends und wartet in der Reserve.
       *[other] **{ $cards }** passen nirgends und warten darum in der Reserve.
     }
    [undone] { $cards } wurde zurückgenommen.
    [killed] { $way ->
        [alternating] **{ $cards } ist tot**, durch fünf abwechselnd rote und schwarze Karten.
        [suited] **{ $cards } ist tot**, durch vier Karten einer Farbe.
       *[kind] **{ $cards } ist tot**, durch drei gleiche.
     }
   *[other] {""}
 }
# $n is the number of kings killed, for { score }.
ending = { $how ->
    [won] { $drawn ->
        [one] **Alle vier Könige sind tot: { $name } gewinnt**, { $drawn } Karte gezogen.
       *[other] **Alle vier Könige sind tot: { $name } gewinnt**, { $drawn } Karten gezogen.
     }
    [bust] **Geplatzt!** **{ $card }** passt nirgends, und die Reserve ist voll. { score }.
    [out_of_moves] **Patt:** Der Talon ist leer, und nichts passt. { score }.
   *[conceded] **Aufgegeben.** { score }.
 }
dead-pile = { $king } tot: { $cards }
# $cards are cards, or if the case is [ways], kinds of cards from deadly-cards.
threat = { $how ->
    [gone] was ihn töten könnte, ist weg
   *[ways] { $cards } tötet
 }
deadly-cards = { $way ->
    [alternating] jede niedrigere Karte in der Gegenfarbe von { $card }
    [suited] jede niedrigere Karte der Farbe von { $card }
   *[kind] jede Karte vom Rang von { $card }
 }
runs = { $alternating } von 5 abwechselnd, { $suited } von 4 einer Farbe, { $kind } von 3 gleichen
reserve = Reserve, { $taken } von { $slots }: { $cards }
stock = { $n ->
    [one] { $n } Karte im Talon
   *[other] { $n } Karten im Talon
 }

## Buttons and menus

button-draw = Ziehen
button-risk = Riskieren
button-undo = Rückgängig
button-reserve = In die Reserve
play-reserve = Aus der Reserve spielen
kills-king = tötet { $king }

## Results

score = { $n ->
    [one] { $n } König tot
   *[other] { $n } Könige tot
 }
mean = { $percent } der Könige tot
so-far = { $killed } von 4 Königen tot, { $stock ->
    [one] { $stock } Karte
   *[other] { $stock } Karten
 } im Talon
result = { $kings }, { $ending ->
    [won] gewonnen
    [bust] geplatzt
    [out_of_moves] patt
    [conceded] aufgegeben
   *[lost] verloren
 } · { $drawn ->
    [one] { $drawn } Karte
   *[other] { $drawn } Karten
 } gezogen
# $n is the number of kings killed, for { score }.
game-result = { $won ->
    [1] { $drawn ->
        [one] gewonnen mit einer gezogenen Karte
       *[other] gewonnen mit { $drawn } gezogenen Karten
     }
   *[0] { $drawn ->
        [one] { score }, { $drawn } Karte gezogen
       *[other] { score }, { $drawn } Karten gezogen
     }
 }
best-result = { $won ->
    [1] { $drawn ->
        [one] alle Könige, { $drawn } Karte gezogen
       *[other] alle Könige, { $drawn } Karten gezogen
     }
   *[0] { score }
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
    [one] Das Wappen von { $name } und die getöteten Könige in einem gewerteten Spiel von „{ $game }“: { $last }; gewonnen: { $won }.
   *[other] Das Wappen von { $name } und die getöteten Könige in jedem der letzten { $n } gewerteten Spiele von „{ $game }“: zuerst { $first }, zuletzt { $last }, am meisten { $most }, am wenigsten { $fewest }; gewonnen: { $won }.
 }

## Replays and reviews

step = { $what ->
    [draw] { $name } zieht { $card }
    [place] { $name } legt { $card } unter { $king }
    [reserve] { $name } legt die Karte in die Reserve
   *[undo] { $name } nimmt die letzte Karte zurück
 }
move = { $what ->
    [draw] { button-draw }
    [place] { $card } unter { $king }
    [reserve] { button-reserve }
   *[undo] { button-undo }
 }
# It's the better choice, with $n; $action is the other one, with $fewer.
reason = { $why ->
    [certain] **{ $best }** gewinnt, egal welche Karten kommen.
    [spared] Nach **{ $action }** kann keine der übrigen Karten mehr { $cards } töten.
    [hopeless] Nach **{ $action }** können die übrigen Karten nicht mehr alle Könige töten.
    [killed] Damit stirbt { $king } sofort, und in der Reserve gibt es einen Platz mehr.
    [full] Deine Reserve ist voll: { $cards } würde nirgends passen und das Spiel beenden.
    [disarms] Jetzt könnte { $cards } noch { $king } töten, unter { $card } nicht mehr.
    [breaks] Unter { $king } bricht { $card } die Folge { $run } ab.
    [strands] Liegt { $card } unter { $king }, kannst du { $all } aus deiner Reserve nirgends mehr anlegen.
    [first] Zuerst kann { $cards } unter { $king }: { $card } passt noch darunter, umgekehrt nicht.
    [pairs] { $card } und { $cards } haben den gleichen Wert: In der Reserve können sie auf die dritte Karte warten.
    [low] { $value ->
        [1] Unter { $card } passen nur die anderen Asse: Heb die Karte besser auf, um eine Folge abzuschließen.
        [2] Unter { $king } lässt { $card } nur noch Platz für Asse und Zweien.
       *[other] Unter { $king } lässt { $card } nur noch Platz für Asse, Zweien und Dreien.
     }
    [blocks] Unter { $king } kannst du jetzt noch { $all } aus deiner Reserve legen, unter { $card } nicht mehr.
    [opens] Unter { $king } liegt noch nichts, und { $card } würde alles Höhere aussperren.
    [shuts] Unter { $above } passen mehr Karten als unter { $card }: Nichts Höheres käme mehr unter { $king }.
    [arms] Mit { $card } unter { $king } stirbt er, sobald { $cards } kommt.
    [continues] Unter { $king } setzt { $card } die Folge { $run } fort.
    [covers] Unter { $cards } passen mehr Karten als unter { $above }, also liegt { $card } besser unter { $above }.
    [slot] In der Reserve nähme { $card } den letzten freien Platz.
    [room] **{ $best }** macht Platz in der Reserve, bevor die nächste Karte kommt.
   *[waits] { $card } kann in der Reserve warten, bis du mehr weißt.
 }

## Hints and coaching

hint = { $what ->
    [draw] { $free ->
        [0] Tipp: ziehen. Aus der Reserve passt nichts.
        [one] Tipp: erst ziehen. In der Reserve ist noch ein Platz frei.
       *[other] Tipp: erst ziehen. In der Reserve sind noch { $free } Plätze frei.
     }
    [reserve] Tipp: { $card } in die Reserve.
    [kills] Tipp: { $card } tötet { $king }.
   *[place] Tipp: { $card } unter { $king }.
 }
hint-why = { $why ->
    [held] Dann tötet ihn { $card }.
    [stock] { $n ->
        [one] Dann würde ihn eine Karte aus dem Talon töten.
       *[other] Dann würde ihn jede von { $n } Karten aus dem Talon töten.
     }
    [only] Sonst passt sie nirgends.
    [alternating] Das wären { $n } von 5 abwechselnd rot und schwarz.
    [suited] Das wären { $n } von 4 einer Farbe.
    [kind] Das wären { $n } von 3 gleichen.
   *[fits] { $n ->
        [one] Darunter passt eine Karte aus dem Talon.
       *[other] Darunter passen { $n } Karten aus dem Talon.
     }
 }
coaching = { $case ->
    [start] Drei vom gleichen Wert, vier absteigende einer Farbe oder fünf abwechselnd rot und schwarz töten einen König.
    [kills] { $card } ist genau die Karte, die bei { $king } fehlt: Unter ihm macht sie eine Folge voll, und er stirbt.
    [needs] { $card } aus deiner Reserve tötet { $king }. Jeder tote König bringt dir dort einen Platz.
    [stuck] Die Karte muss niedriger sein als die darüber und von deren Farbe oder der Gegenfarbe (rot, schwarz), oder vom gleichen Wert.
    [must-place] Die Reserve ist voll, also muss die Karte unter einen König: am besten dorthin, wo sie eine Folge fortsetzt.
    [last] Zu ziehen gibt es nichts mehr. Schau also, welche Karten der Reserve noch untereinander passen.
    [full] { $move ->
        [draw] Aus der Reserve passt nichts, also entscheidet die nächste Karte das Spiel.
       *[play] Jede Karte, die du aus der Reserve spielst, macht Platz, damit die nächste gezogene warten kann.
     }
    [low] Unter { $card } passt so gut wie nichts, also taugt die Karte am ehesten als Abschluss einer Folge.
    [keep] Unter einem König liegt { $card } für immer, und die nächste Karte muss dazu passen. In der Reserve kann die Karte warten.
   *[room] { $n ->
        [one] In der Reserve ist ein Platz frei: Du kannst ohne Risiko ziehen, aber danach wird es eng.
       *[other] In der Reserve sind { $n } Plätze frei: Du kannst ohne Risiko ziehen und später von dort spielen.
     }
 }

## Rules

rules-credit = Eine Patience, deren Urheber die mir bekannten Regeln nicht nennen.
rules-picture = Vier Stapel: K♣ über B♣ 9♣; K♦ über D♣ 9♦; K♥ über D♠ 10♦ 6♠ 2♥, nur eine fehlt zu fünf abwechselnd rot und schwarz; K♠ über 10♠ 6♥ 3♣. Reserve: A♠ und, gerade gezogen, A♣.
rules-play =
    {""}**Ziel.** Töte alle vier Könige.

    {""}**Der Tisch.**
    - Die Könige liegen offen, jeder mit Platz für einen Stapel darunter. Die anderen 48 Karten sind der Talon.
    - Deine Reserve hat 4 Plätze, und jeder tote König bringt einen dazu.

    {""}**Was du tun kannst.**
    - *Ziehen* deckt die oberste Karte auf und legt sie auf einen freien Platz der Reserve.
    - Oder du spielst eine Karte aus deiner Reserve unten an den Stapel eines Königs.
    - Ist deine Reserve voll, muss eine gezogene Karte unter einen König, bevor du etwas anderes tust. Was unter einem König liegt, bleibt dort.

    {""}**Was passt.** Eine Karte passt unter eine andere, wenn sie eines davon ist:
    - niedriger und von der Gegenfarbe (rot auf schwarz, schwarz auf rot),
    - niedriger und von derselben Farbe
    - oder vom gleichen Wert.

    Die erste Karte muss zum König passen. Das Ass ist niedrig, und du darfst Werte überspringen.

    {""}**Töten.** Ein König stirbt, wenn die untersten Karten seines Stapels das sind:
    - fünf absteigende Karten, abwechselnd rot und schwarz,
    - vier absteigende Karten einer Farbe
    - oder drei Karten vom gleichen Wert.

    Der König selbst zählt nicht mit. Die Folge darf überall im Stapel beginnen: D♣ 10♥ 9♠ 8♦ 7♣ tötet, und D♣ 10♥ 10♠ 10♣ auch.

    {""}**Das Bild.**
    - A♣ ist gerade gezogen. Es passt überall. Unter 2♥ macht es die fünf abwechselnd roten und schwarzen voll, und dieser König stirbt. A♠ könnte das auch.
    - Die Striche neben einem König sind die Wege, auf denen er noch zu töten ist. Ein heller Strich ist eine Karte, die schon liegt, ein goldener die einzige, die noch fehlt.
rules-ending =
    {""}**Das Ende.**
    - Du gewinnst, wenn alle vier Könige tot sind.
    - Das Spiel platzt, wenn du bei voller Reserve eine Karte ziehst, die nirgends passt. Dass eine Karte der Reserve gepasst hätte, hilft dann nicht mehr.
    - Du verlierst auch, wenn der Talon leer ist und keine Karte der Reserve passt (Hausregel).

    {""}**Geht es immer auf?** Ich habe 1.000 Gaben geprüft. Wer die Reihenfolge des Talons kennt, kann jede davon gewinnen.

    {""}**Hausregeln.**
    - In den ursprünglichen Regeln darf eine gezogene Karte direkt unter einen König. Hier geht sie durch die Reserve, was auf dasselbe hinausläuft.
    - *Rückgängig* nimmt die letzte Karte zurück, die du unter einen König gelegt hast, solange du noch keine neue aufgedeckt hast.
    - Es zählen die Könige, die du getötet hast. Unter Siegen ist der besser, für den du weniger Karten gezogen hast.
    - Lässt du dir einen Tipp geben, zählt das Spiel nur, wenn du verlierst.
    - Eine Uhr läuft nicht.

    {""}**Das Tagesspiel.** Auch das ist eine Hausregel.
    - Jeden Tag (UTC) haben alle auf einem Server einen Versuch. Dieselben Karten bekommen höchstens zwanzig Personen.
    - Beim Tagesspiel kann dir niemand zuschauen, und es gibt weder Tipps noch *Rückgängig*.
    - Du hast bis zum Ende des nächsten Tages Zeit, um es zu Ende zu spielen. Danach gilt es als aufgegeben.

## The lesson: four kings die in one prearranged game

lesson-goal = Oben liegen vier Könige. Töte sie alle mit den Karten, die du ziehst.
lesson-last = Drei vom gleichen Wert, vier einer Farbe oder fünf abwechselnd rot und schwarz töten. In deinem eigenen Spiel zeigt *Tipp* dir einen Zug, und *Rückgängig* nimmt einen zurück. Bereit?
lesson-draw = { $part ->
    [say] Deine Karten kommen eine nach der anderen aus dem Talon. Drück auf *Ziehen*.
    [wrong] Noch gibt es keine Karte zu spielen. Drück auf *Ziehen*.
   *[well] Eine 9♥. Sie liegt jetzt in deiner Reserve, und von dort kannst du sie spielen.
 }
lesson-nine = { $part ->
    [say] Sie passt unter eine höhere Karte, wenn sich Rot und Schwarz abwechseln oder die Farbe dieselbe ist. K♣, K♥ und K♠ nehmen sie also, K♦ nicht. Drück auf *→ K♠*.
    [draw] So hebst du sie für später auf. Sie hat aber schon jetzt einen Platz: *→ K♠*.
    [wrong] Nach den Regeln geht das, aber hier gehört die Karte auf den Stapel von K♠. Drück auf *→ K♠*.
   *[well] Dort bleibt sie für immer: Was als Nächstes unter K♠ kommt, muss zur 9♥ passen, nicht zum König.
 }
lesson-second-nine = { $part ->
    [say] Du hast 9♣ gezogen. Eine Karte vom gleichen Wert passt immer: Leg sie zur anderen Neun.
    [wrong] Die Neunen gehören zusammen: Die andere liegt unter K♠, also drück auf *→ K♠*.
   *[well] Zwei Neunen. Von den drei Strichen für Neunen neben K♠ sind zwei hell. Der goldene steht für die Karte, die noch fehlt.
 }
lesson-third-nine = { $part ->
    [say] Und da kommt 9♠! *Drei Karten vom gleichen Wert* hintereinander töten ihren König. Ein Knopf, der tötet, ist grün.
    [wrong] Das tötet niemanden. Die dritte Neun gehört zu den beiden anderen: *→ K♠*.
   *[well] K♠ ist tot. Jeder tote König bringt deiner Reserve einen Platz mehr: Jetzt sind es fünf.
 }
lesson-ace = { $part ->
    [say] Du hast A♣ gezogen. Das Ass ist niedrig, darunter passt nur noch ein anderes Ass. Heb es für das Ende eines Stapels auf: Lass es in der Reserve und drück auf *Ziehen*.
    [wrong] Damit wäre dieser Stapel blockiert. Heb dein Ass für später auf: Drück auf *Ziehen*.
   *[well] Dort wartet es, bis du es brauchst.
 }
lesson-five = { $part ->
    [say] Vier Karten später: Unter K♥ liegt jede Karte niedriger als die vorige, und Rot und Schwarz wechseln sich ab. *Fünf abwechselnd rot und schwarz* töten. Öffne *Aus der Reserve spielen* und wähl *A♣ → K♥*.
    [draw] Ziehen musst du nicht: Die Karte, die tötet, liegt in deiner Reserve, A♣.
    [wrong] Bei K♥ fehlt nur noch die fünfte Karte: Wähl im Menü *A♣ → K♥*.
   *[well] Darauf hat dein Ass gewartet: K♥ ist tot, und du hast sechs Plätze.
 }
lesson-full-reserve = { $part ->
    [say] Neun Karten später ist deine Reserve voll. Ziehst du jetzt eine Karte, die nirgends passt, ist alles *geplatzt* und das Spiel verloren. Mach Platz: Drück auf *→ K♦*, dann kommt 5♦ dorthin.
    [wrong] Zu riskant: Bei voller Reserve beendet eine Karte, die nirgends passt, das Spiel. Drück auf *→ K♦*.
   *[well] Du hast wieder Platz und kannst sorglos ziehen. Und unter K♦ liegen drei Karos.
 }
lesson-four = { $part ->
    [say] Du hast 3♦ gezogen. Auch *vier einer Farbe*, jede niedriger als die vorige, töten. Für welchen König ist sie?
    [wrong] Jetzt ist ihr Moment: Unter K♦ liegen drei Karos, sie wäre das vierte.
   *[well] B♦ 8♦ 5♦ 3♦: K♦ ist tot. Ein König ist noch übrig.
 }
lesson-last-king = { $part ->
    [say] Drei Karten später tötet eine Karte aus deiner Reserve den letzten König. Welche?
    [draw] Du hast sie schon: Schau dir die Siebenen unter K♣ an.
    [undo] Damit nimmst du die 7♠ zurück, aber du brauchst sie da, wo sie liegt.
    [wrong] Das tötet K♣ nicht. Unter ihm liegen zwei Siebenen: Was macht daraus drei?
   *[well] Alle vier Könige sind tot: *Du hast gewonnen*, mit 21 Karten. Je weniger, desto besser.
 }
lesson-question = { $part ->
    [ask] K♦ und K♥ fehlt je eine Karte, und in deiner Reserve liegt für jeden eine rote Acht. Mit welchem Zug kannst du beide töten?
    [diamonds] 8♦ unter K♦ legen
    [diamonds-why] Richtig! 8♦ ist das vierte Karo, also ist K♦ tot. 8♥ passt genauso gut unter 9♠ wie 8♦ und tötet als Nächstes K♥.
    [hearts] 8♦ unter K♥ legen
    [hearts-why] Das tötet K♥, aber die vierte Karte unter K♦ muss ein Karo sein. Welche deiner Achten ist eins?
    [draw] { button-draw }
   *[draw-why] Mit voller Reserve ist das ein Risiko, und je weniger Karten du ziehst, desto besser. Beide Karten, die du brauchst, hast du schon.
 }

## The picture

drawn-won = Gewonnen
drawn-bust = Geplatzt
drawn-out-of-moves = Patt
drawn-conceded = Aufgegeben

## Commands

command = königsmord
    .about = Eine Patience: Bring vier Könige zu Fall
