## King of the Mountain on Discord

## Coaching for people who are new to King of the Mountain: what to do now, and why

chances-king-step = { $n ->
    [one] Dein König ist einen Schritt von J10 weg, das ist ein Zug. Andere Figuren halten ihm den Weg frei.
   *[other] Dein König ist { $n } Schritte von J10 weg, jeder kostet einen Zug. Andere Figuren halten ihm den Weg frei.
 }
turn-king-stay = Zum Sieg muss dein König dort bleiben. Sieh also nach, welche Figuren ihn schlagen könnten, und halt sie auf.
turn-king-step = Dein König kann jetzt auf J10, und damit gewinnst du sofort.
turn-king-step-onto = Dein König darf noch nicht auf J10, denn dort könnte er geschlagen werden. Vertreib, was J10 angreift, oder stell dich dazwischen.
turn-check-but = { $n ->
    [one] Schach, aber du musst nicht darauf antworten: Wird dein König hier geschlagen, kommt er auf { $point } zurück, einen Schritt von J10.
   *[other] Schach, aber du musst nicht darauf antworten: Wird dein König hier geschlagen, kommt er auf { $point } zurück, { $n } Schritte von J10.
 }
chances-capture-possible = { $n ->
    [one] Ein Schlagzug ist möglich. Geschlagenes ist nie verloren: Es geht nur nach Hause oder wartet in der Reserve.
   *[other] { $n } Schlagzüge sind möglich. Geschlagenes ist nie verloren: Es geht nur nach Hause oder wartet in der Reserve.
 }
chances-king-walk = Dein König muss nach J10 laufen, kann aber nicht ziehen: Er braucht ein freies Feld neben sich.
chances-king-step-j10 = { $n ->
    [one] Dein König ist einen Schritt von J10 weg. Eine Figur auf { $point } einzusetzen, kostet ebenfalls einen Zug.
   *[other] Dein König ist { $n } Schritte von J10 weg. Eine Figur auf { $point } einzusetzen, kostet ebenfalls einen Zug.
 }
coaching-picking-picking-another = Du suchst für jemand anders aus: Figuren mit kurzer Reichweite sind die schwächeren, und der Vorschlag ist fair.
coaching-picking-bringing-piece = Jede Figur kostet beim Einsetzen einen Zug, also sind ein paar mit großer Reichweite am meisten wert. *Vorschlag* ist eine sichere Wahl.
coaching-deploying = Nimm ruhig die Armee, die du siehst: Was geschlagen wird, kommt zurück, also steht nichts lange falsch.
coaching-mutating = Ein König, der auch läuft wie ein Turm oder Läufer, ist schneller im Zentrum. Die Figur ist dann endgültig weg.
coaching = Bei Remis gehört der Hügel niemandem. Vergleich, wie weit die Könige von J10 weg sind, bevor du antwortest.
turn-king-step-onto-j10 = Dein König kann jetzt auf J10. Zum Sieg muss er dann dort bleiben, also halt Hilfe in der Nähe.
turn-mark-s = Bleibt der König von { $mark } auf J10, gewinnt er. Wird er dort geschlagen, fängt er weiter draußen neu an.
turn-mark-s-king = Der König von { $mark } ist nah an J10. Aber kein König darf auf ein Feld, auf dem er geschlagen werden könnte: Greif die Felder vor ihm an.

## The parts of every hand of King of the Mountain: the row of controls, and the board

board-shown = Nummern
button-resign = Aufgeben
button-offer-draw = Remis anbieten
button-accept-draw = Remis annehmen
button-decline = Ablehnen

## Setting up an army: picking pieces for a friend, and an editor that swaps squares

picking-picked-pieces = Ausgesucht: { $pieces }.
wanted-pick-piece = { $n ->
    [one] **Such eine Figur für { $name } aus**; der Hofstaat und sechs Helden kommen dazu. Bevor die Armeen gezeigt werden, erfährt nur { $name } davon.
   *[other] **Such { $n } Figuren für { $name } aus**; der Hofstaat und sechs Helden kommen dazu. Bevor die Armeen gezeigt werden, erfährt nur { $name } davon.
 }
deploying = **Stell deine Armee auf.** Nimm einen Vorschlag, wie er ist, oder drück auf *Umstellen*, um Figuren zu tauschen.
editor-rearrange-army = **Stell deine Armee um.** Drück auf zwei Felder, um ihre Figuren zu tauschen.
given-name-picked = { $name } hat für dich ausgesucht: { $pieces }.
army-shown = Ecke: { $pieces }
picking-choose-pieces = Figuren aussuchen
picking-keep-these = Diese in die Reserve
picking-give-these = Diese Figuren geben
wanted-pick-piece-reserve = { $n ->
    [one] **Such eine Figur für deine Reserve aus**; sechs Helden warten dort ebenfalls. Die Reserven werden gezeigt, sobald alle gewählt haben.
   *[other] **Such { $n } Figuren für deine Reserve aus**; sechs Helden warten dort ebenfalls. Die Reserven werden gezeigt, sobald alle gewählt haben.
 }
editor-which-square = Mit welchem Feld soll { $square } tauschen?
button-deploy-army = So aufstellen
given-name-left = { $name } ist gegangen; du hast: { $pieces }.
square = leer
button-rearrange = Umstellen
editor-swap-another = Oder nimm stattdessen eine andere Figur.

## A player's hand in King of the Mountain: its decisions, and how to make them

mutating = **Dein König wurde geschlagen** und darf dieses eine Mal mutieren: Eine Figur verlässt deine Reserve für immer, und er zieht und schlägt dann auch wie sie, zusätzlich zu seiner eigenen Gangart.
button-leave-him = So lassen, wie er ist

## A lesson of King of the Mountain by playing: one walk to the centre, with its setbacks

lesson-goal = Führ deinen König ins Zentrum, auf J10. Wessen König zuerst dort ist, gewinnt.
lesson-last = Bring den König ins Zentrum, und denk daran: Was geschlagen wird, kommt zurück. Zu Beginn einer richtigen Partie stellen alle geheim auf: Drück auf *So aufstellen*, wenn dir die gezeigte Armee recht ist. Bereit?
lesson-steps-pieces-red = Die roten Figuren unten links gehören dir. Die meisten warten in der Reserve, und eine einzusetzen ist dein ganzer Zug. Drück auf *Einsetzen*, dann auf *Kanone*.
lesson-steps-bring-help = Hol zuerst Hilfe: Drück auf *Einsetzen*, dann auf *Kanone*.
lesson-steps-pieces-come = Figuren kommen in deiner Ecke ins Spiel, auf A1. Da steht dein König, also kam die Kanone auf dein Innenfeld, E5.
lesson-steps-king-shut = Dein König ist von seinem eigenen Hofstaat eingesperrt. Dein Kardinal läuft diagonal, bis ihm etwas im Weg steht: hier die Mauer auf H7. Drück auf die Nummer auf dem Kardinal, B1, dann auf die auf G6.
lesson-steps-let-cardinal = Lass den Kardinal dem König Platz machen: Drück auf die Nummer auf B1, dann auf die auf G6.
lesson-steps-walls-stop = Mauern halten fast jede Figur auf, und keine darf auf einer stehen. So gibt es nur vier Wege ins Zentrum, deiner führt über J7.
lesson-steps-now-walk = Jetzt beginnt der Marsch. Ein König geht einen Schritt pro Zug, in jede Richtung, und J10 ist 12 Schritte entfernt. Wähl *König A1*, dann *B1*.
lesson-steps-only-win = Nur der Marsch deines Königs gewinnt die Partie. Lass ihn losgehen: *König A1*, dann *B1*.
lesson-steps-11-steps = Noch 11 Schritte, und deine Ecke ist jetzt frei.
lesson-steps-cannon-captures = Eine Kanone schlägt über genau eine Figur hinweg, und dabei hält keine Mauer sie auf. Aldrics Dame auf R18 ist diese Figur, der Kardinal dahinter gehört dir: *Kanone R4*, dann *×R19*.
lesson-steps-capture-cannon = Schlag mit der Kanone, über die Dame hinweg: *Kanone R4*, dann *×R19*.
lesson-steps-aldrics-queen = Aldrics Dame hat deine Kanone geschlagen, aber verloren ist nichts: Sie steht wieder in deiner Ecke, auf A1. In Aldrics Ecke dagegen steht sein König, darum kam sein Kardinal in die Reserve.
lesson-steps-four-turns = Vier Züge später gibt Aldrics Dame auf H3 deinem König auf F5 Schach. Du musst nicht darauf antworten: Auch geschlagene Könige kommen zurück. Nutz den Zug und richte deine Kanone die I-Linie hinauf: *Kanone A1*, dann *I1*.
lesson-steps-leave-him = Lass deinen König im Schach stehen und nutz deinen Zug: *Kanone A1*, dann *I1*.
lesson-steps-she-took = Die Dame hat deinen König geschlagen, und schon steht er wieder auf E5: ein Schritt verloren, mehr nicht. Dorthin kehrt er aus dem mittleren Bereich zurück; wird er näher am Rand geschlagen, geht es zurück nach A1.
lesson-steps-king-capture = Dein König schlägt einen Schritt weit in jede Richtung, und nichts deckt die Dame neben ihm. Wähl *König E5*, dann *×F5*.
lesson-steps-queen-f5 = Die Dame auf F5 hängt: *König E5*, dann *×F5*.
lesson-steps-shes-his = Jetzt ist Aldrics Dame in der Reserve, und sie einzusetzen kostet ihn einen Zug.
lesson-steps-two-steps = Noch zwei Schritte, aber Aldrics Marschall auf I10 deckt J10, und kein König darf auf ein Feld, auf dem er geschlagen werden könnte. Schlag ihn über deinen eigenen König hinweg: *Kanone I1*, dann *×I10*.
lesson-steps-get-rid = Räum zuerst den Marschall weg: *Kanone I1*, dann *×I10*, über Mauern und deinen König hinweg.
lesson-steps-aldrics-king = Aldrics König war nicht mehr zu Hause, also steht der Marschall wieder in dieser Ecke, auf S19: weit weg. Nichts deckt mehr J10.
lesson-steps-way-clear = Der Weg ist frei. Felder, auf denen dein König geschlagen werden könnte, stehen gar nicht erst zur Wahl. Wähl *König I8*, dann *J9*.
lesson-steps-aldric-needs = Aldric braucht Zeit, um wieder heranzukommen, also weiter: *König I8*, dann *J9*.
lesson-steps-step-go = Noch ein Schritt. Aldrics Dame ist zu weit weg, um dich aufzuhalten.
lesson-steps-now-up = Und jetzt nach ganz oben: *König J9*, dann *J10*.
lesson-steps-nothing-else = Jetzt zählt nichts anderes mehr: *König J9*, dann *J10*.
lesson-steps-king-centre = Dein König ist im Zentrum: **Du gewinnst sofort**.
lesson-ask = Aldrics König auf K11 ist einen Schritt von J10 entfernt, und deiner ist noch weit weg. Welcher Zug hält ihn auf?
lesson-meanwhile-two-turns = Zwei Züge vergehen. Deine Kanone zieht um die Mauern herum, E5–E4–R4. Aldric setzt einen Riesen ein, und der geht O15–O14–O13.
lesson-meanwhile-then-king = Dann geht dein König weiter, B1–C2–D3–E4–F5. Aldrics Dame kommt herum, R19–P17–P3–H3, und sein Marschall zieht auf M18.
lesson-meanwhile-five-turns = Fünf Züge vergehen. Dein König geht durch das Tor bei J7, F5–G5–H6–I6–J7–I8. Aldrics Marschall zieht M18–M14–J14–K12–K10–I10, und sein König geht auf R18.
lesson-meanwhile-aldric-brings = Aldric setzt seine Dame wieder ein, auf O15.
lesson-steps-piece-come = Die kommt genauso ins Spiel. Nimm hier aber die Kanone: Du wirst sie brauchen.
lesson-steps-makes-room = Auch das macht Platz, aber der Kardinal kann so weit laufen, wie ihn die Mauer lässt: bis *G6*.
lesson-steps-he-could = Dein König darf weglaufen, muss aber nicht: Schau, was aus einem geschlagenen König wird. *Kanone A1*, dann *I1*.
lesson-steps-i9-just = I9 ist genauso nah. In dieser Lektion nimm *J9*.
lesson-answers-queen-j6 = Dame nach J6
lesson-answers-right-j6 = Richtig! Von J6 aus deckt deine Dame J10, und kein König darf auf ein Feld, auf dem er geschlagen werden könnte. Aldric setzt erst einen Turm ein, also hat dein König Zeit, näher zu kommen.
lesson-answers-queen-k6 = Dame nach K6
lesson-answers-then-cannon = Dann gibt deine Kanone ihm über deine Dame hinweg Schach. Aber ein König muss nicht aus dem Schach gehen: Er zieht auf J10 und gewinnt. Was verbietet ihm diesen Schritt?
lesson-answers-king-h6 = König nach H6
lesson-answers-king-needs = Dein König braucht mehrere Züge, Aldrics nur einen. Kein König darf auf ein Feld, auf dem er geschlagen werden könnte: Welche Figur kann J10 decken?
lesson-reasons-cardinal-could = Auch der Kardinal könnte sie schlagen. Der König gewinnt dabei aber einen Schritt: *König E5*, dann *×F5*.
lesson-reasons-marshall-still = Der Marschall würde J10 weiter decken, und dein König käme nicht hin. *Kanone I1*, dann *×I10*.

## The letters on the pieces, in the reader's language

drawn-k = K
drawn-q = D
drawn-m = M
drawn-c = C
drawn-b = L
drawn-r = T
drawn-n = S
drawn-l = G
drawn-p = P
drawn-a = Z
drawn-g = R
drawn-h = H

## A turn in a hand: press a piece, then a square

respawning = Welche Figur aus deiner Reserve soll auf { $square } kommen? Das ist dein ganzer Zug.
button-whole-board = Ganzes Brett
button-re-spawn = Einsetzen
button-another-piece = ← Andere Figur
going = **{ $piece }.** { $way }
warnings = **Dein König steht im Schach.**
choosing-turn-press = **Du bist am Zug.** Drück auf die Nummer einer Figur, dann auf die eines Feldes; rote Nummern schlagen.
button-more = Weitere …
choosing-type-move = Oder tipp einen Zug: `/move E5 E9`.

## The presenter of King of the Mountain: its board, its hands and its rules

name = König des Berges
about = Schach mit Mauern auf 19×19 Feldern: Geschlagene Figuren kommen zurück, und wessen König zuerst das Zentrum erreicht, ist König des Hügels. Für 2 bis 4 Personen.
goal = Führ deinen König ins Zentrum, J10, und du gewinnst
summary = Zu dritt oder viert können Kanonen schon im allerersten Zug schlagen.
score = { $n ->
    [one] { $n } Schlagzug
   *[other] { $n } Schlagzüge
 }
refusal-wrong-pick = { $n ->
    [one] Such genau eine Figur aus.
   *[other] Such genau { $n } Figuren aus, höchstens zwei von jeder Art.
 }

## Sentences on why one move is better than another, from the facts about both

wins-wins-next = { $n ->
    [one] Damit gewinnst du in deinem nächsten Zug, egal was die anderen tun.
   *[other] Damit gewinnst du in { $n } Zügen, egal was die anderen tun.
 }
loses-after-move = Nach { $move } kann { $name } den König ins Zentrum ziehen und gewinnen.
is-captured = Nach { $move } kann { $name } deine Figur auf { $square } schlagen ({ $piece }).
captures = Damit schlägst du die Figur auf { $square } ({ $piece }).
prepares = Kommt darauf `{ $reply }`, kannst du danach die Figur auf { $square } schlagen ({ $piece }).
chances-strongest-answer = Die stärkste Antwort auf { $move } ist `{ $reply }`: Du würdest in { $less } von 100 Fällen gewinnen statt in { $more }.
wins-nobody-take = Niemand kann deinen König rechtzeitig aus dem Zentrum vertreiben, also gewinnst du.
loses-after-move-name = { $n ->
    [one] Nach { $move } gewinnt { $name } im nächsten Zug, egal was du tust.
   *[other] Nach { $move } gewinnt { $name } in { $n } Zügen, egal was du tust.
 }
loses-after-move-name-s = Nach { $move } hat der König von { $name } das Zentrum lange genug gehalten und gewinnt.
approaches-leaves-king = { $n ->
    [one] Damit ist dein König nur noch einen Schritt vom Zentrum entfernt.
   *[other] Damit ist dein König nur noch { $n } Schritte vom Zentrum entfernt.
 }
approaches-after-move = { $n ->
    [one] Nach { $move } kommt ein gegnerischer König bis auf einen Schritt ans Zentrum heran.
   *[other] Nach { $move } kommt ein gegnerischer König bis auf { $n } Schritte ans Zentrum heran.
 }
chances-youd-win = Damit würdest du in { $more } von 100 Fällen gewinnen, mit { $move } in { $less }.

## Sentences for the refusals of King of the Mountain

not-an-army = So geht deine Armee nicht: Es müssen { $number } Figuren sein, darunter der Hofstaat und sechs Helden. Öffne dein Blatt noch einmal und fang mit einem Vorschlag an.
refusals-heroes-missing = Auf dem Brett müssen genau sechs Helden stehen.
refusals-empty-square = Auf diesem Feld steht keine Figur.
refusals-not-your-piece = Diese Figur gehört dir nicht.
refusals-into-check = Dein König darf nicht auf ein Feld, auf dem eine fremde Figur ihn schlagen könnte.
refusals-onto-wall = Auf einer Mauer darf keine Figur landen.
refusals-illegal-move = Diese Figur kann dort nicht hin. Wähl sie unter *Mein Blatt* aus, dann siehst du, wohin sie darf.
refusals-not-in-reserve = Du hast keine solche Figur in Reserve.
refusals-no-respawn-point = Jetzt kannst du nichts einsetzen: Auf deinen beiden Rückkehrfeldern stehen eigene Figuren.
refusals-already-offered = Remis anbieten kannst du einmal pro Zug.
refusals-offer-pending = Remis ist schon angeboten; warte auf die Antworten.
refusals-no-offer = Es gibt kein Remisangebot, auf das du antworten könntest.
refusals-players = „König des Berges“ spielt man zu zweit, zu dritt oder zu viert.
refusals-joining-closed = Wenn „König des Berges“ einmal läuft, kann niemand mehr einsteigen.
clashing-all-hands = Alle Mann an Deck (alle_mann)
clashing-army-size = Kleine Armeen (armee)
clashing-pick-for-friend = Freunde kann man sich aussuchen (freunde_aussuchen)
clashing-wait-for-it = Abwarten (abwarten)
clash-other-contradict = { $one } und { $other } widersprechen sich. Lass eines von beiden weg.
clash-without-hands = Ohne Alle Mann an Deck (alle_mann) hat eine Armee 10 bis 20 Figuren. Wähl eine kleinere Zahl bei armee, oder nimm alle_mann.
clash-other-contradict-each = { $one } und { $other } widersprechen sich: Bei zehn Figuren gibt es nichts auszusuchen. Lass eines von beiden weg.

## The rules of King of the Mountain in our own words

setting-up-goal-move = **Ziel.** Zieh deinen König ins Zentrum, auf J10. Dann ist er König des Hügels, und du gewinnst. Ihn zu verlieren ist nur ein Rückschlag, denn er kommt wieder.
signs-moving-hand = **Ziehen.** Drück in deinem Blatt auf die Nummer einer Figur, dann auf die eines Feldes. Rote Nummern schlagen. Eine Figur mit vielen Feldern hat für jede Richtung einen Knopf und ↱ für ihre Sprünge.
signs-move-notation = **Züge aufschreiben.** `E5-E9` zieht, `E5xE9` schlägt, `E5*G7` ist der Schuss eines Schützen, und `S@A1` setzt einen Springer ein. So kannst du sie mit `/move` tippen. Es gelten die Buchstaben auf den Figuren; englische (`N` für den Springer) gehen auch, solange sie hier nicht für eine andere Figur stehen.
signs-captured-pieces = **Geschlagene Figuren kommen zurück.** Das geschieht sofort und kostet niemanden einen Zug. Sie kehren in die Ecke ihrer Partei zurück, wenn dort frei ist, sonst in deren Reserve.
rules-king-mountain = „König des Berges“ (King of the Mountain) stammt von Paul E. Newton (The Chess Variant Pages).
rules-citadel-four = Die Zitadelle mit vier aufgestellten Armeen, eine in jeder Ecke; in der Mitte ein durchbrochener Ring aus Mauern um das Zentrum.
setting-up-board = **Brett.**
setting-up-19-19 = Es hat 19×19 Felder und Mauern. Auf einer Mauer kann nichts landen, und durch sie kommt nichts hindurch, es sei denn, die Regeln der Figur erlauben es.
setting-up-red-rings = Rote Ringe sind Rückkehrfelder: die vier Ecken und, näher am Zentrum, E5, E15, O15 und O5. Diese vier heißen Innenfelder.
setting-up-armies = **Armeen.**
setting-up-king-begins = Dein König beginnt in deiner Ecke. Schräg neben ihm steht die Dame, links von ihm der Marschall und rechts von ihm der Kardinal.
setting-up-sixteen-more = Sechzehn weitere Figuren stehen in den Linien, die von diesen dreien wegführen: alle sechs Helden und zehn der übrigen vierzehn nach deiner Wahl.
setting-up-pieces-leave = Figuren, die du weglässt, sind aus dem Spiel. Sie warten nicht in deiner Reserve.
setting-up-deploy-secret = Alle stellen geheim auf, und die Armeen werden gleichzeitig gezeigt (Hausregel).
setting-up-turns = **Züge.**
setting-up-move-piece = In jedem Zug bewegst du eine Figur. Gezogen wird reihum im Uhrzeigersinn.
setting-up-instead-moving = Statt zu ziehen, kannst du eine Figur aus deiner Reserve einsetzen.
setting-up-either-turn = Geht beides nicht, setzt du aus (Hausregel).
pieces-pieces-straight = **Figuren.** *Gerade* heißt: entlang einer Reihe oder Linie, nie diagonal. Eine Zahl sagt, wie viele du davon hast.
pieces-king-square = **K König:** ein Feld in jede Richtung, aber nicht dorthin, wo er geschlagen werden könnte. Ein Schach muss er nicht abwehren.
pieces-queen-rook = **D Dame**, **T Turm** (2), **L Läufer** (2): wie im Schach.
pieces-knight-square = **S Springer** (2): ein Feld gerade, dann eins diagonal weiter nach außen. Auf dem ersten Feld darf keine Figur und keine Mauer stehen.
pieces-marshall-rook = **M Marschall:** Turm und Springer in einem. **C Kardinal:** Läufer und Springer in einem.
pieces-kangaroo-leaps = **G Känguru** (2): springt über alles hinweg, wie ein Springer im Schach oder zwei Felder diagonal.
pieces-cannon-moves = **P Kanone** (2): zieht wie ein Turm. Sie schlägt in gerader Linie die zweite Figur, über genau eine andere und beliebig viele Mauern hinweg.
pieces-archer-moves = **Z Schütze** (2): zieht ein oder zwei Felder gerade. Er schießt, was genau zwei Felder diagonal entfernt steht, über alles hinweg, und bleibt dabei stehen.
pieces-giant-moves = **R Riese** (2): zieht ein Feld gerade. Er schlägt ein oder zwei Felder diagonal, über eine Mauer hinweg, aber nicht über eine Figur.
pieces-hero-moves = **H Held** (6): zieht ein Feld diagonal und schlägt ein Feld gerade.
signs-reading-board = **So liest du das Brett.**
signs-picture-shows = Das Bild zeigt den Teil, auf den es am meisten ankommt. Die kleine Übersicht ist das ganze Brett, und ihr Rahmen zeigt, wo dieser Teil liegt. *Ganzes Brett* in deinem Blatt zeigt alles.
signs-boards-frame = Der Rahmen des Bretts hat die Farbe der Partei, die am Zug ist. Neben dem Brett hat sie einen goldenen Rand.
signs-each-name = Vor jedem Namen steht der König. Darunter stehen die Zahl der Figuren auf dem Brett, die geschlagenen (`×3`) und hinter einem Ring die Reserve: `H6` sind sechs Helden.
signs-number-alone = Steht hinter dem Ring nur eine Zahl, zählt sie die Figuren einer Reserve, die für eine Liste zu lang ist.
signs-crown-number = Eine Krone mit einer Zahl ist ein König, dem noch so viele Schritte bis zum Zentrum fehlen, wenn es höchstens drei sind. Auf dem Brett hat er dann einen goldenen Rahmen.
signs-tinted-squares = Getönte Felder sind die letzten Züge. Ein gezacktes Feld ist ein König im Schach.
signs-golden-plate = Ein goldenes Schild an einem König zeigt die Gangart, die er dazugewonnen hat. Eines am Zentrum zeigt, wie viele Züge es schon gehalten wurde.
signs-re-spawning = **Einsetzen.** Eine Figur aus deiner Reserve zu holen, kostet dich einen Zug.
signs-comes-corner = Sie kommt in deine Ecke. Nur wenn dort eine eigene Figur steht, kommt sie auf dein Innenfeld.
signs-enemy-piece = Eine fremde Figur auf diesem Feld wird geschlagen, eine eigene nie.
signs-captured-king = **Ein geschlagener König.** Auch er kommt sofort zurück.
signs-he-captured = Wurde er in den äußeren vier Reihen oder Linien geschlagen (A–D, P–S, 1–4, 16–19), steht er wieder in seiner Ecke.
signs-he-captured-middle = Wurde er im mittleren Bereich geschlagen (E5 bis O15), steht er wieder auf seinem Innenfeld.
signs-whatever-stands = Was dort steht, wird seinerseits geschlagen, auch eine eigene Figur oder ein anderer König.
variants-variants-host = **Varianten.** Der Gastgeber kann sie mischen.
variants-hands-deck = *Alle Mann an Deck*: Du spielst mit allen 24 Figuren, und die Linien sind ein Feld länger (Hausregel).
variants-limited-armies = *Kleine Armeen*: Du spielst mit 10 bis 20 Figuren, gut gehen 16 oder 12. König, Dame, Marschall, Kardinal und alle sechs Helden sind immer dabei (Hausregel).
variants-pick-friends = *Freunde kann man sich aussuchen*: Du suchst die Figuren für den Platz links von dir aus.
variants-wait-pieces = *Abwarten*: Alle außer König, Dame, Marschall und Kardinal beginnen in der Reserve. Bei kleinen Armeen suchst du vorher geheim aus, welche Figuren dort warten (Hausregel).
variants-mutant-monarch = *Mutierter Monarch*: Wird dein König zum ersten Mal geschlagen, kann er die Gangart einer Figur aus deiner Reserve dazugewinnen. Diese Figur ist dann für immer weg.
variants-but-keep = *Oben bleiben*: Dein König muss einige Züge lang im Zentrum bleiben.
variants-boards-original = **Die Bretter.** Die Vorlage zeigt keine, darum sind diese drei von uns (Hausregel).
variants-citadel-broken = Zitadelle: ein durchbrochener Ring mit einem Schild vor jedem Tor.
variants-forest-single = Wald: überall einzelne Mauern, darum sind die meisten Linien kurz.
variants-valleys-four = Täler: vier Grate und lange Diagonalen.
rulings-two-players = Zu zweit sitzt ihr in gegenüberliegenden Ecken, zu dritt oder viert von A1 an im Uhrzeigersinn. Wer beginnt, entscheidet das Los.
rulings-suggested-armies = Mit den vorgeschlagenen Armeen kann keine Figur mit ihrem ersten Zug schlagen, außer den Kanonen, wenn drei oder vier spielen: Mauern halten sie nicht auf.
rulings-piece-may = Zwischen zwei Mauern, die sich nur an einer Ecke berühren, kommt eine Figur diagonal hindurch.
rulings-king-step = Dein König darf nicht dorthin, wo ihn eine fremde Figur schlagen könnte, sobald alles zurückgekehrt ist. Figuren, die erst eingesetzt werden müssten, zählen dabei nicht.
rulings-piece-shot = Wird eine Figur auf ihrer eigenen Ecke abgeschossen, steht sie sofort wieder dort.
rulings-king-make = Ein König, der Platz machen muss, gilt als geschlagen.
rulings-reserve-empty = Ist deine Reserve leer, wenn dein König zum ersten Mal geschlagen wird, ist die Gelegenheit zu mutieren vorbei.
rulings-keep-centre = Um das Zentrum zu halten, muss dein König zu Beginn so vieler deiner Züge dort stehen, wie beim Öffnen des Tisches gewählt wurde. Verlässt er es oder wird er geschlagen, fängt das Zählen von vorn an.
rulings-draws-leaving = **Remis und Verlassen.** Auch das sind Hausregeln.
rulings-offer-draw = Wenn du am Zug bist, kannst du Remis anbieten. Alle anderen müssen annehmen.
rulings-nobody-move = Kann niemand mehr ziehen oder ist die Rundengrenze des Gastgebers erreicht, endet die Partie remis.
rulings-leave-pieces = Wenn du gehst, verschwinden deine Figuren vom Brett. Wer zuletzt noch da ist, gewinnt.
rulings-get-suggested = Du bekommst die vorgeschlagene Armee, dein König mutiert nicht, und dein Zug verfällt.

## Sentences of a replay of King of the Mountain

step-name-picks = { $name } sucht Figuren aus
step-name-deploys = { $name } stellt auf

## ``/move``: a typed move, instead of one chosen by buttons

with-help = { $reason } Von { $square } aus geht es nach { $squares }.
with-reserve = { $reason } Einsetzen kannst du { $pieces }.
stuck = Auf { $square } steht keine deiner Figuren, die ziehen kann.
with-pieces = { $reason } Ziehen können: { $pieces }.
move = Das lese ich als Einsetzen: { $kind } `{ $move }`.
sources = { $kind } aus der Reserve
parse-move-read-move = { $move } kann ich nicht als Zug lesen. Die Felder heißen A1 bis S19: `/move E5 E9`, oder `/move S@`, um einen Springer einzusetzen.
parse-move-move-written = Dieser Zug wird hier `{ $move }` geschrieben.

## The texts of King of the Mountain: turns, captures and returns

boards-citadel = Zitadelle: ein durchbrochener Ring mit vier Toren
boards-forest = Wald: überall einzelne Mauern, kurze Linien
boards-valleys = Täler: lange Diagonalen zwischen vier Graten
names-king = König
names-queen = Dame
names-marshall = Marschall
names-cardinal = Kardinal
names-bishop = Läufer
names-rook = Turm
names-knight = Springer
names-kangaroo = Känguru
names-cannon = Kanone
names-archer = Schütze
names-giant = Riese
names-hero = Held
way-also-like = Dazu als { $kind }: { $way }
offer-name-offers = 🤝 { $name } bietet Remis an; das Angebot gilt, bis { $name } wieder am Zug ist. Noch keine Antwort von { $names }.
loss-mark-kind = { $mark } { $kind } { $square } kehrt zurück nach { $to }
footer = Runde { $round }
pieces-reserve-pieces = Reserve: { $pieces }
way-step-any = Einen Schritt in jede Richtung, aber nicht dorthin, wo er geschlagen werden könnte.
way-any-distance = Gerade oder diagonal, beliebig weit.
way-any-distance-straight = Gerade, beliebig weit, oder wie ein Springer.
way-any-distance-diagonally = Diagonal, beliebig weit, oder wie ein Springer.
way-any-distance-diagonally-2 = Diagonal, beliebig weit.
way-any-distance-straight-2 = Gerade, beliebig weit.
way-step-straight = Einen Schritt gerade auf ein freies Feld, dann einen diagonal weiter nach außen.
way-leaps-over = Springt über alles hinweg, wie ein Springer im Schach oder zwei Felder diagonal.
way-any-distance-straight-captures = Gerade, beliebig weit; schlägt über eine andere Figur und beliebig viele Mauern hinweg.
way-two-squares = Ein oder zwei Felder gerade; schießt zwei Felder diagonal, über alles hinweg.
way-step-straight-captures = Einen Schritt gerade; schlägt ein oder zwei Felder diagonal, auch über Mauern.
way-step-diagonally = Einen Schritt diagonal; schlägt einen Schritt gerade.
offer-youve-offered = 🤝 Du bietest Remis an; das Angebot gilt bis zu deinem nächsten Zug, und solange geht die Partie weiter. Noch keine Antwort von { $names }.
near-name-s = 👑 **Der König von { $name } wurde auf { $square } geschlagen und steht wieder auf { $point }.**
ply-name-passes = { $name } setzt aus.
ply-name-offers = { $name } bietet Remis an.
ply-name-accepts = { $name } nimmt das Remis an.
ply-name-declines = { $name } lehnt das Remis ab.
ply-name-leaves = { $name } geht und nimmt alle Figuren mit.
ply-name-s = Der König von { $name } zieht und schlägt von jetzt an auch als { $kind }.
ply-name-re = { $name } setzt ein: { $kind } `{ $move }`
loss-mark-kind-square = { $mark } { $kind } { $square } geht in die Reserve
verdict-name-s = Der König von { $name } hat das Zentrum erreicht, J10. Er wird zum König des Hügels gekrönt, und damit ist die Partie gewonnen.
suggestion-vanguard = Vorhut
suggestion-phalanx = Phalanx
suggestion-raiders = Plünderer
options-hands-deck = Alle Mann an Deck: je 24 Figuren
options-pick-friends = Freunde kann man sich aussuchen
options-wait = Abwarten
options-mutant-monarch = Mutierter Monarch
options-but-keep = { $n ->
    [one] Oben bleiben: ein Zug
   *[other] Oben bleiben: { $n } Züge
 }
options-draw-after = { $n ->
    [one] remis nach einer Runde
   *[other] remis nach { $n } Runden
 }
now-picking-each-secretly = Alle suchen geheim die Figuren aus, die in ihrer Reserve warten. Noch nicht fertig: { $names }. *Mein Blatt* öffnet die Auswahl.
now-picking-each-secretly-pick = Alle suchen geheim die Figuren für den Platz links von ihnen aus. Noch nicht fertig: { $names }. *Mein Blatt* öffnet die Auswahl.
now-deploying = Alle stellen geheim auf; gezeigt werden die Armeen gleichzeitig. Noch nicht fertig: { $names }. *Mein Blatt* öffnet deine Ecke.
now-mutating = Der König von { $name } wurde zum ersten Mal geschlagen und darf die Gangart einer Figur aus der Reserve dazugewinnen.
recent = **Letzte Züge**
ply-name-leaves-king = { $name } lässt den König, wie er ist.
ply-check-names = Schach: { $names }
ply-still-check = weiter im Schach
waiting-picking-youve-picked = Du hast ausgesucht: { $pieces }. Warte noch auf die anderen.
waiting-deploying = Deine Armee steht. Gezeigt wird sie, wenn alle aufgestellt haben.
waiting-its-turn = Du bist nicht am Zug. Auf dem Brett siehst du, wie es steht.
verdict-name-last = Nur { $name } ist noch da, und der König von { $name } wird zum König des Hügels gekrönt.
verdict-name-s-king = Der König von { $name } hat das Zentrum, J10, lange genug gehalten. Er wird zum König des Hügels gekrönt, und damit ist die Partie gewonnen.
verdict-agreed = Remis vereinbart: Kein König wird zum König des Hügels gekrönt.
verdict-limit = Remis: Die letzte Runde ist vorbei, und kein König wird zum König des Hügels gekrönt.
verdict-stuck = Remis: Niemand kann mehr ziehen.
options-limited-armies = Kleine Armeen: je { $n } Figuren
now-playing = Der König von { $name } steht im Schach.
near-name-s-king = { $n ->
    [one] 👑 **Der König von { $name } ist einen Schritt vom Zentrum entfernt.**
   *[other] 👑 **Der König von { $name } ist { $n } Schritte vom Zentrum entfernt.**
 }
waiting-picking-name-left = { $name } ist gegangen, also gibt es für dich nichts auszusuchen. Warte noch auf die anderen.
waiting-last-move = Dein letzter Zug: `{ $move }`.
near-name-s-king-centre = 👑 **Der König von { $name } steht im Zentrum: { $kept } von { $wanted }.**

## Commands

command-move = zug
    .about = König des Berges: einen Zug tippen, etwa E5 E9 oder S@A1
    .from = von
    .from-about = Das Feld deiner Figur, eine Figur in Reserve (S@) oder ein ganzer Zug
    .to = nach
    .to-about = Das Feld, auf das gezogen oder geschossen wird
    .match = partie
    .match-about = Welche Partie, falls du in mehreren mitspielst
command = könig-des-berges
    .about = Schach mit Mauern auf 19×19 Feldern, für zwei bis vier
    .board = brett
    .board-about = Welches der drei Bretter (Standard: Zitadelle)
    .board-citadel = Zitadelle: ein durchbrochener Ring mit vier Toren
    .board-forest = Wald: überall einzelne Mauern, kurze Linien
    .board-valleys = Täler: lange Diagonalen zwischen vier Graten
    .all_hands = alle_mann
    .all_hands-about = Variante: Alle Mann an Deck, je 24 Figuren
    .army_size = armee
    .army_size-about = Variante: Kleine Armeen. Zahl der Figuren für jeden (Standard: 20)
    .pick_for_friend = freunde_aussuchen
    .pick_for_friend-about = Variante: Du suchst die Figuren für den Platz links von dir aus
    .wait_for_it = abwarten
    .wait_for_it-about = Variante: Alle Figuren bis auf vier beginnen in der Reserve
    .mutant_monarch = mutierter_monarch
    .mutant_monarch-about = Variante: Ein zum ersten Mal geschlagener König gewinnt eine Gangart dazu
    .keep_it = oben_bleiben
    .keep_it-about = Variante: Züge, die ein König im Zentrum bleiben muss (0: keine)
    .turn_limit = rundenlimit
    .turn_limit-about = Nach so vielen Runden ist die Partie remis (0: keine Grenze)
