## The game and its options

name = König des Berges
about = Schach mit Mauern auf 19×19 Feldern: Geschlagene Figuren kommen zurück, und wessen König zuerst das Zentrum erreicht, ist König des Hügels. Für 2 bis 4 Personen.
goal = Führ deinen König ins Zentrum, J10, und du gewinnst
score = { $n ->
    [one] { $n } Figur geschlagen
   *[other] { $n } Figuren geschlagen
 }
board = { $board ->
    [citadel] Zitadelle: ein durchbrochener Ring mit vier Toren
    [forest] Wald: überall einzelne Mauern, kurze Linien
   *[valleys] Täler: lange Diagonalen zwischen vier Graten
 }
option = { $option ->
    [all_hands] Alle Mann an Deck: je 24 Figuren
    [army_size] Kleine Armeen: je { $n } Figuren
    [pick_for_friend] Freunde kann man sich aussuchen
    [wait_for_it] Abwarten
    [mutant_monarch] Mutierter Monarch
    [keep_it] { $n ->
        [one] Oben bleiben: ein Zug
       *[other] Oben bleiben: { $n } Züge
     }
   *[turn_limit] { $n ->
        [one] remis nach einer Runde
       *[other] remis nach { $n } Runden
     }
 }

## The pieces

piece = { $kind ->
    [K] König
    [Q] Dame
    [M] Marschall
    [C] Kardinal
    [B] Läufer
    [R] Turm
    [N] Springer
    [L] Känguru
    [P] Kanone
    [A] Schütze
    [G] Riese
   *[H] Held
 }
way = { $kind ->
    [K] Einen Schritt in jede Richtung, aber nicht dorthin, wo er geschlagen werden könnte.
    [Q] Gerade oder diagonal, beliebig weit.
    [M] Gerade, beliebig weit, oder wie ein Springer.
    [C] Diagonal, beliebig weit, oder wie ein Springer.
    [B] Diagonal, beliebig weit.
    [R] Gerade, beliebig weit.
    [N] Einen Schritt gerade auf ein freies Feld, dann einen diagonal weiter nach außen.
    [L] Springt über alles hinweg, wie ein Springer im Schach oder zwei Felder diagonal.
    [P] Gerade, beliebig weit; schlägt über eine andere Figur und beliebig viele Mauern hinweg.
    [A] Ein oder zwei Felder gerade; schießt zwei Felder diagonal, über alles hinweg.
    [G] Einen Schritt gerade; schlägt ein oder zwei Felder diagonal, auch über Mauern.
   *[H] Einen Schritt diagonal; schlägt einen Schritt gerade.
 }
way-also = Dazu als { $kind }.
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

## Boards

now = { $phase ->
    [picking-for-reserve] Alle suchen geheim die Figuren aus, die in ihrer Reserve warten. Noch nicht fertig: { $names }. *Mein Blatt* öffnet die Auswahl.
    [picking] Alle suchen geheim die Figuren für den Platz links von ihnen aus. Noch nicht fertig: { $names }. *Mein Blatt* öffnet die Auswahl.
    [deploying] Alle stellen geheim auf; gezeigt werden die Armeen gleichzeitig. Noch nicht fertig: { $names }. *Mein Blatt* öffnet deine Ecke.
   *[mutating] Der König von { $names } wurde zum ersten Mal geschlagen und darf die Gangart einer Figur aus der Reserve dazugewinnen.
 }
king-checked = Der König von { $name } steht im Schach.
king-captured = 👑 **König von { $name }: auf { $square } geschlagen, wieder auf { $point }.**
king-near = { $n ->
    [one] 👑 **Der König von { $name } ist einen Schritt vom Zentrum entfernt.**
   *[other] 👑 **Der König von { $name } ist { $n } Schritte vom Zentrum entfernt.**
 }
kings-near = 👑 **Schritte bis J10: { $steps }**
king-keeps-centre = 👑 **Der König von { $name } steht im Zentrum. Gehaltene Züge: { $kept } von { $wanted }.**
draw-offered = { $whose ->
    [own] 🤝 Du bietest Remis an; das Angebot gilt bis zu deinem nächsten Zug, und solange geht die Partie weiter. Noch keine Antwort von { $names }.
    [asked] 🤝 { $name } bietet bis zum eigenen nächsten Zug Remis an.
   *[other] 🤝 { $name } bietet Remis an; das Angebot gilt, bis { $name } wieder am Zug ist. Noch keine Antwort von { $names }.
 }
last-turns = **Letzte Züge**
event = { $what ->
    [pass] { $name } setzt aus.
    [offers] { $name } bietet Remis an.
    [accepts] { $name } nimmt das Remis an.
    [declines] { $name } lehnt das Remis ab.
    [resigns] { $name } geht und nimmt alle Figuren mit.
    [king-stays] { $name } lässt den König, wie er ist.
   *[king-gains] Der König von { $name } zieht und schlägt von jetzt an auch als { $kind }.
 }
respawns = { $name } setzt ein: { $kind } `{ $move }`
lost = { $to ->
    [reserve] { $mark } { $kind } { $square } geht in die Reserve
   *[other] { $mark } { $kind } { $square } kehrt zurück nach { $to }
 }
checks = Schach: { $names }
still-in-check = weiter im Schach
before-turns = { $what ->
    [pick] { $name } sucht Figuren aus
   *[deploy] { $name } stellt auf
 }
round = Runde { $round }
reserve = Reserve: { $pieces }
verdict = { $how ->
    [alone] Nur { $name } ist noch da, und der König von { $name } wird zum König des Hügels gekrönt.
    [kept] Der König von { $name } hat das Zentrum, J10, lange genug gehalten. Er wird zum König des Hügels gekrönt, und damit ist die Partie gewonnen.
    [crowned] Der König von { $name } hat das Zentrum erreicht, J10. Er wird zum König des Hügels gekrönt, und damit ist die Partie gewonnen.
    [agreed] Remis vereinbart: Kein König wird zum König des Hügels gekrönt.
    [limit] Remis: Die letzte Runde ist vorbei, und kein König wird zum König des Hügels gekrönt.
   *[stuck] Remis: Niemand kann mehr ziehen.
 }

## Every hand

waiting = { $phase ->
    [picking] Du hast ausgesucht: { $pieces }. Warte noch auf die anderen.
   *[deploying] Deine Armee steht. Gezeigt wird sie, wenn alle aufgestellt haben.
 }
friend-left = { $name } ist gegangen, also gibt es für dich nichts auszusuchen. Warte noch auf die anderen.
last-move = Dein letzter Zug: `{ $move }`.
numbers = Nummern
button-offer-draw = Remis anbieten
button-answer = { $accept ->
    [yes] Remis annehmen
   *[no] Ablehnen
 }

## Picking and deploying

pick = { $whose ->
    [friend] { $n ->
        [one] **Such eine Figur für { $name } aus**; König, Dame, Marschall, Kardinal und sechs Helden kommen dazu. Bevor die Armeen gezeigt werden, erfährt nur { $name } davon.
       *[other] **Such { $n } Figuren für { $name } aus**; König, Dame, Marschall, Kardinal und sechs Helden kommen dazu. Bevor die Armeen gezeigt werden, erfährt nur { $name } davon.
     }
   *[own] { $n ->
        [one] **Such eine Figur für deine Reserve aus**; sechs Helden warten dort ebenfalls. Die Reserven werden gezeigt, sobald alle gewählt haben.
       *[other] **Such { $n } Figuren für deine Reserve aus**; sechs Helden warten dort ebenfalls. Die Reserven werden gezeigt, sobald alle gewählt haben.
     }
 }
picked = Ausgesucht: { $pieces }.
menu-pieces = Figuren aussuchen
button-give = { $whose ->
    [friend] Diese Figuren geben
   *[own] Diese in die Reserve
 }
deploy = **Stell deine Armee auf:** Lass sie so stehen oder tausch mit *Umstellen* Figuren.
swap = { $what ->
    [first] **Stell deine Armee um.** Drück auf zwei Felder, um ihre Figuren zu tauschen.
    [square] Mit welchem Feld soll { $square } tauschen?
   *[piece] Mit welchem Feld soll { $square } tauschen? Oder nimm stattdessen eine andere Figur.
 }
given = { $giver ->
    [left] { $name } ist gegangen; du hast: { $pieces }.
   *[here] { $name } hat für dich ausgesucht: { $pieces }.
 }
army = Ecke: { $pieces }
empty-square = { $square } leer
suggested-army = { $army ->
    [vanguard] Vorhut
    [phalanx] Phalanx
   *[raiders] Plünderer
 }
button-deploy = So aufstellen
button-rearrange = Umstellen

## A turn

choose-piece = { $how ->
    [short] **Du bist am Zug.**
   *[full] **Du bist am Zug.** Wähl eine Figur, dann ein Feld; Schlagzüge sind rot.
 }
choose-square = **{ $piece } { $square }.** { $way }
choose-reserve = Welche Figur aus deiner Reserve soll auf { $square } kommen? Das ist dein ganzer Zug.
in-check = { $n ->
    [1] **Schach für deinen König: { $kind } auf { $squares }.**
   *[other] **Schach für deinen König von { $squares }.**
 }
centre-attacked = { $n ->
    [1] { $centre } wird angegriffen: { $kind } auf { $squares }.
   *[other] { $centre } wird angegriffen: { $squares }.
 }
mutate = **Dein König wurde geschlagen** und darf dieses eine Mal mutieren: Eine Figur verlässt deine Reserve für immer, und er zieht und schlägt dann auch wie sie, zusätzlich zu seiner eigenen Gangart.
button-whole-board = Ganzes Brett
button-respawn = Einsetzen
button-back = ← Figuren
button-more = Weitere Figuren
button-keep-king = So lassen, wie er ist

## Typed moves

from-reserve = { $kind } aus der Reserve
read-as-respawn = Das lese ich als Einsetzen: { $kind } `{ $move }`.
unreadable = { $move } kann ich nicht als Zug lesen. Die Felder heißen A1 bis S19: `/move E5 E9`, oder `/move S@`, um einen Springer einzusetzen.
written-differently = Das habe ich nicht gezogen. Schreib den Zug `{ $move }`.
stuck = Auf { $square } hast du keine Figur, die ziehen kann.
can-move = { $reason } Ziehen können: { $pieces }.
can-go = { $reason } Von { $square } aus geht es nach { $squares }.
can-respawn = { $reason } Einsetzen kannst du { $pieces }.

## Refusals

clash-hands-army = „Alle Mann an Deck“ (alle_mann) und „Kleine Armeen“ (armee) widersprechen sich. Lass eines von beiden weg.
clash-hands-friend = „Alle Mann an Deck“ (alle_mann) und „Freunde kann man sich aussuchen“ (freunde_aussuchen) widersprechen sich. Lass eines von beiden weg.
clash-hands-wait = „Alle Mann an Deck“ (alle_mann) und „Abwarten“ (abwarten) widersprechen sich. Lass eines von beiden weg.
clash-army-friend = „Kleine Armeen“ (armee) und „Freunde kann man sich aussuchen“ (freunde_aussuchen) widersprechen sich: Bei zehn Figuren gibt es nichts auszusuchen. Lass eines von beiden weg.
clash-army-too-large = Ohne „Alle Mann an Deck“ (alle_mann) hat eine Armee 10 bis 20 Figuren. Wähl eine kleinere Zahl bei armee, oder nimm alle_mann.
refusal = { $code ->
    [wrong_pick] { $number ->
        [one] Such genau eine Figur aus.
       *[other] Such genau { $number } Figuren aus, höchstens zwei von jeder Art.
     }
    [heroes_missing] Auf dem Brett müssen genau sechs Helden stehen.
    [empty_square] Auf diesem Feld steht keine Figur.
    [not_your_piece] Diese Figur gehört dir nicht.
    [into_check] Dein König darf nicht auf ein Feld, auf dem eine fremde Figur ihn schlagen könnte.
    [onto_wall] Auf einer Mauer darf keine Figur landen.
    [illegal_move] Diese Figur kann dort nicht hin. Wähl sie unter *Mein Blatt* aus, dann siehst du, wohin sie darf.
    [not_in_reserve] Du hast keine solche Figur in Reserve.
    [no_respawn_point] Jetzt kannst du nichts einsetzen: Auf deinen beiden Rückkehrfeldern stehen eigene Figuren.
    [already_offered] Remis anbieten kannst du einmal pro Zug.
    [offer_pending] Remis ist schon angeboten; warte auf die Antworten.
    [no_offer] Es gibt kein Remisangebot, auf das du antworten könntest.
    [players] „König des Berges“ spielt man zu zweit, zu dritt oder zu viert.
    [joining_closed] Wenn „König des Berges“ einmal läuft, kann niemand mehr einsteigen.
   *[wrong_number] So geht deine Armee nicht: Es müssen { $number } Figuren sein, darunter König, Dame, Marschall, Kardinal und sechs Helden. Öffne dein Blatt noch einmal und fang mit einem Vorschlag an.
 }

## Coaching: what to do now, and why

advice = { $case ->
    [picking] Du suchst für jemand anders aus: Figuren mit kurzer Reichweite sind die schwächeren, und der Vorschlag ist fair.
    [picking-for-reserve] Jede Figur kostet beim Einsetzen einen Zug, also sind ein paar mit großer Reichweite am meisten wert. *Vorschlag* ist eine sichere Wahl.
    [deploying] Geschlagene Figuren kommen zurück: Fehler beim Aufstellen schaden nicht lange.
    [mutating] Ein König, der auch läuft wie ein Turm oder Läufer, ist schneller im Zentrum. Die Figur ist dann endgültig weg.
    [on-centre] Zum Sieg muss dein König dort bleiben. Sieh also nach, welche Figuren ihn schlagen könnten, und halt sie auf.
    [wins] Dein König kann jetzt auf J10, und damit gewinnst du sofort.
    [next-to-centre] Dein König kann jetzt auf J10. Zum Sieg muss er dann dort bleiben, also halt Hilfe in der Nähe.
    [centre-attacked] Dein König darf noch nicht auf J10, denn dort könnte er geschlagen werden. Vertreib, was J10 angreift, oder stell dich dazwischen, wo niemand springt.
    [rival-on-centre] Bleibt der König von { $name } auf J10, gewinnt er. Wird er dort geschlagen, fängt er weiter draußen neu an.
    [rival-wins] Der König von { $name } kann nächstes Mal auf J10 ziehen und gewinnt damit. Schau, ob du J10 jetzt angreifen oder ihn schlagen kannst.
    [rival-near] Der König von { $name } ist nah an J10. Kein König darf auf ein angegriffenes Feld: Greif die Felder vor ihm an.
    [in-check] { $n ->
        [one] Schach, aber du musst nicht darauf antworten: Wird dein König hier geschlagen, kommt er auf { $point } zurück, einen Schritt von J10.
       *[other] Schach, aber du musst nicht darauf antworten: Wird dein König hier geschlagen, kommt er auf { $point } zurück, { $n } Schritte von J10.
     }
    [captures] Du kannst in diesem Zug schlagen. Geschlagenes ist nie verloren: Es geht nur nach Hause oder wartet in der Reserve.
    [shut-in] Dein König muss nach J10 laufen, kann aber nicht ziehen: Er braucht ein freies Feld neben sich.
    [reserve] { $n ->
        [one] Dein König ist einen Schritt von J10 weg. Eine Figur auf { $point } einzusetzen, kostet ebenfalls einen Zug.
       *[other] Dein König ist { $n } Schritte von J10 weg. Eine Figur auf { $point } einzusetzen, kostet ebenfalls einen Zug.
     }
    [walk] { $n ->
        [one] Dein König ist einen Schritt von J10 weg, das ist ein Zug. Andere Figuren halten ihm den Weg frei.
       *[other] Dein König ist { $n } Schritte von J10 weg, jeder kostet einen Zug. Andere Figuren halten ihm den Weg frei.
     }
   *[draw-offered] Bei Remis gehört der Hügel niemandem. Vergleich, wie weit die Könige von J10 weg sind, bevor du antwortest.
 }

## Reasons: why one move is better than another

reason = { $why ->
    [wins-kept] Niemand kann deinen König rechtzeitig aus dem Zentrum vertreiben, also gewinnst du.
    [wins-next] Nach { $best } kann niemand verhindern, dass dein König im nächsten Zug ins Zentrum geht.
    [wins-later] Nach { $best } kann niemand mehr deinen König vom Zentrum fernhalten.
    [loses-kept] Nach { $move } hat der König von { $name } das Zentrum lange genug gehalten und gewinnt.
    [loses-next] Nach { $move } kann { $name } den König ins Zentrum ziehen und gewinnen.
    [loses-later] Nach { $move } kann niemand mehr den König von { $name } vom Zentrum fernhalten.
    [lets-capture] Nach { $move } kann { $name } mit `{ $reply }` eine Figur von dir schlagen ({ $piece }).
    [lets-check] Nach { $move } kann { $name } mit `{ $reply }` deinem König Schach geben.
    [lets-attack] Nach { $move } kann { $name } mit `{ $reply }` deine Figur auf { $square } angreifen ({ $piece }).
    [lets-approach] Nach { $move } kann { $name } mit `{ $reply }` den eigenen König näher ans Zentrum bringen.
    [captures] { $best } schlägt die Figur auf { $square } ({ $piece }).
    [exposes] Nach { $move } kann { $name } deine Figur auf { $square } schlagen ({ $piece }).
    [prepares] Kommt darauf `{ $reply }`, kannst du danach die Figur auf { $square } schlagen ({ $piece }).
    [leads] Kein König ist näher am Zentrum als deiner, und { $best } bringt ihn noch näher.
    [trails] Der König von { $name } ist näher am Zentrum als deiner, also zählt jeder Schritt: { $best } bringt deinen näher.
    [checks] { $best } gibt dem König von { $name } Schach.
    [attacks] { $best } greift die Figur von { $name } auf { $square } an ({ $piece }).
    [returns] Was { $move } schlägt ({ $piece }), steht gleich wieder auf { $square }.
    [guards] { $best } bewacht das Zentrum, also kann kein anderer König dorthin.
    [enters] { $best } bringt eine Figur ins Spiel, auf { $square } ({ $piece }).
    [slow] { $move } kostet einen ganzen Zug, nur um eine Figur auf { $square } zu bringen ({ $piece }).
    [clears] Nach { $best } kann dein König als Nächstes näher ans Zentrum heran.
    [reaches] Auf { $square } hat deine Figur mehr Felder zur Wahl als auf { $start } ({ $piece }).
   *[shortens] Auf { $square } hat deine Figur weniger Felder zur Wahl als auf { $start } ({ $piece }).
 }

## The rules

rules-setting-up = **Ziel.** Zieh deinen König ins Zentrum, auf J10. Dann ist er König des Hügels, und du gewinnst. Ihn zu verlieren ist nur ein Rückschlag, denn er kommt wieder.

    {""}**Brett.**
    - Es hat 19×19 Felder und Mauern. Auf einer Mauer kann nichts landen, und durch sie kommt nichts hindurch, es sei denn, die Regeln der Figur erlauben es.
    - Rote Ringe sind Rückkehrfelder: die vier Ecken und, näher am Zentrum, E5, E15, O15 und O5. Diese vier heißen Innenfelder; deines liegt deiner Ecke am nächsten.

    {""}**Armeen.**
    - Dein König beginnt in deiner Ecke. Schräg neben ihm steht die Dame, links von ihm der Marschall und rechts von ihm der Kardinal. Diese vier sind der *Hofstaat*.
    - Sechzehn weitere Figuren stehen in den Linien, die von diesen dreien wegführen: alle sechs Helden und zehn der übrigen vierzehn nach deiner Wahl.
    - Figuren, die du weglässt, sind aus dem Spiel. Sie warten nicht in deiner Reserve.
    - Alle stellen geheim auf, und die Armeen werden gleichzeitig gezeigt (Hausregel).

    {""}**Züge.**
    - In jedem Zug bewegst du eine Figur. Gezogen wird reihum im Uhrzeigersinn.
    - Statt zu ziehen, kannst du eine Figur aus deiner Reserve einsetzen.
    - Geht beides nicht, setzt du aus (Hausregel).
rules-pieces = **Figuren.** *Gerade* heißt: entlang einer Reihe oder Linie, nie diagonal. Eine Zahl sagt, wie viele du davon hast.
    - **König** (`K`): ein Feld in jede Richtung, aber nicht dorthin, wo er geschlagen werden könnte. Ein Schach muss er nicht abwehren.
    - **Dame** (`D`), **Turm** (`T`, 2), **Läufer** (`L`, 2): wie im Schach.
    - **Springer** (`S`, 2): ein Feld gerade, dann eins diagonal weiter nach außen. Auf dem ersten Feld darf keine Figur und keine Mauer stehen.
    - **Marschall** (`M`): Turm und Springer in einem. **Kardinal** (`C`): Läufer und Springer in einem.
    - **Känguru** (`G`, 2): springt über alles hinweg, wie ein Springer im Schach oder zwei Felder diagonal.
    - **Kanone** (`P`, 2): zieht wie ein Turm. Sie schlägt in gerader Linie die zweite Figur, über genau eine andere und beliebig viele Mauern hinweg.
    - **Schütze** (`Z`, 2): zieht ein oder zwei Felder gerade. Er schießt, was genau zwei Felder diagonal entfernt steht, über alles hinweg, und bleibt dabei stehen.
    - **Riese** (`R`, 2): zieht ein Feld gerade. Er schlägt ein oder zwei Felder diagonal, über eine Mauer hinweg, aber nicht über eine Figur (Hausregel).
    - **Held** (`H`, 6): zieht ein Feld diagonal und schlägt ein Feld gerade.
rules-playing =
    {""}**Geschlagene Figuren kommen zurück.** Das geschieht sofort und kostet niemanden einen Zug. Sie kehren in die Ecke ihrer Partei zurück, wenn dort frei ist, sonst in deren Reserve.

    {""}**Einsetzen.** Eine Figur aus deiner Reserve zu holen, kostet dich einen Zug.
    - Sie kommt in deine Ecke oder, wenn dort eine eigene Figur steht, auf dein Innenfeld. Stehen auf beiden eigene Figuren, kannst du keine einsetzen.
    - Eine fremde Figur auf diesem Feld wird geschlagen, eine eigene nie.

    {""}**Ein geschlagener König.** Auch er kommt sofort zurück.
    - Wurde er in den äußeren vier Reihen oder Linien geschlagen (A–D, P–S, 1–4, 16–19), steht er wieder in seiner Ecke.
    - Wurde er im mittleren Bereich geschlagen (E5 bis O15), steht er wieder auf seinem Innenfeld.
    - Was dort steht, wird seinerseits geschlagen, auch eine eigene Figur oder ein anderer König.

    {""}**So liest du das Brett.**
    - Das Bild zeigt den Teil, auf den es am meisten ankommt. Die kleine Übersicht ist das ganze Brett, und ihr Rahmen zeigt, wo dieser Teil liegt. *Ganzes Brett* in deinem Blatt zeigt alles.
    - Der Rahmen des Bretts hat die Farbe der Partei, die am Zug ist. Neben dem Brett hat sie einen goldenen Rand.
    - Vor jedem Namen steht der König. Darunter stehen die Zahl der Figuren auf dem Brett, die geschlagenen (`×3`) und hinter einem Ring die Reserve: `6×H` sind sechs Helden.
    - Steht hinter dem Ring nur eine Zahl, zählt sie die Figuren einer Reserve, die für eine Liste zu lang ist.
    - Eine Krone mit einer Zahl ist ein König, dem noch so viele Schritte bis zum Zentrum fehlen, wenn es höchstens drei sind. Auf dem Brett hat er dann einen goldenen Rahmen.
    - Getönte Felder sind die letzten Züge. Ein gezacktes Feld ist ein König im Schach.
    - Ein goldenes Schild an einem König zeigt die Gangart, die er dazugewonnen hat. Eines am Zentrum zeigt, wie viele Züge es schon gehalten wurde.

    {""}**Ziehen.** Drück in deinem Blatt auf die Nummer einer Figur, dann auf die eines Feldes. Rote Nummern sind Schlagzüge. Eine Figur mit vielen Feldern hat für jede Richtung einen Knopf und ↱ für ihre Sprünge.

    {""}**Züge aufschreiben.** `E5-E9` zieht, `E5xE9` schlägt, `E5*G7` ist der Schuss eines Schützen, und `S@A1` setzt einen Springer ein. So kannst du sie mit `/move` tippen. Es gelten die Buchstaben auf den Figuren; englische (`N` für den Springer) gehen auch, solange sie hier nicht für eine andere Figur stehen.
rules-variants = **Varianten.** Der Gastgeber kann sie mischen.
    - *Alle Mann an Deck*: Du spielst mit allen 24 Figuren, und die Linien sind ein Feld länger (Hausregel).
    - *Kleine Armeen*: Du spielst mit 10 bis 20 Figuren, gut gehen 16 oder 12. König, Dame, Marschall, Kardinal und alle sechs Helden sind immer dabei (Hausregel).
    - *Freunde kann man sich aussuchen*: Du suchst die Figuren für den Platz links von dir aus.
    - *Abwarten*: Alle außer König, Dame, Marschall und Kardinal beginnen in der Reserve. Bei kleinen Armeen suchst du vorher geheim aus, welche Figuren dort warten (Hausregel).
    - *Mutierter Monarch*: Wird dein König zum ersten Mal geschlagen, kann er die Gangart einer Figur aus deiner Reserve dazugewinnen. Diese Figur ist dann für immer weg.
    - *Oben bleiben*: Dein König muss einige Züge lang im Zentrum bleiben: empfohlen sind drei, höchstens fünf.

    {""}**Die Bretter.** Die Vorlage zeigt keine, darum sind diese drei von mir (Hausregel).
    - Zitadelle: ein durchbrochener Ring mit einem Schild vor jedem Tor.
    - Wald: überall einzelne Mauern, darum sind die meisten Linien kurz.
    - Täler: vier Grate und lange Diagonalen.
rules-rulings = { $house }
    - Zu zweit sitzt ihr in gegenüberliegenden Ecken, zu dritt oder viert von A1 an im Uhrzeigersinn. Wer beginnt, entscheidet das Los.
    - Mit den vorgeschlagenen Armeen kann keine Figur mit ihrem ersten Zug schlagen, außer den Kanonen, wenn drei oder vier spielen: Mauern halten sie nicht auf.
    - Zwischen zwei Mauern, die sich nur an einer Ecke berühren, kommt eine Figur diagonal hindurch.
    - Dein König darf nicht dorthin, wo ihn eine fremde Figur schlagen könnte, nachdem alle geschlagenen Figuren zurückgekehrt sind. Figuren, die erst eingesetzt werden müssten, zählen dabei nicht.
    - Wird eine Figur auf ihrer eigenen Ecke abgeschossen, steht sie sofort wieder dort.
    - Ein König, der Platz machen muss, gilt als geschlagen.
    - Ist deine Reserve leer, wenn dein König zum ersten Mal geschlagen wird, ist die Gelegenheit zu mutieren vorbei.
    - Um das Zentrum zu halten, muss dein König zu Beginn deines Zuges dort stehen, und zwar so oft, wie der Gastgeber es gewählt hat. Verlässt er es oder wird er geschlagen, fängt das Zählen von vorn an.

    {""}**Remis und Verlassen.** Auch das sind Hausregeln.
    - Wenn du am Zug bist, kannst du Remis anbieten. Alle anderen müssen annehmen.
    - Kann niemand mehr ziehen oder ist die Rundengrenze des Gastgebers erreicht, endet die Partie remis.
    - Wenn du gehst, verschwinden deine Figuren vom Brett. Wer zuletzt noch da ist, gewinnt.
    - { $leaving }

    { $time }
    - Du bekommst die vorgeschlagene Armee, dein König mutiert nicht, und dein Zug verfällt.
    - { $kept }
rules-credit = „König des Berges“ (King of the Mountain) stammt von Paul E. Newton (The Chess Variant Pages).
rules-picture = Die Zitadelle mit vier aufgestellten Armeen, eine in jeder Ecke; in der Mitte ein durchbrochener Ring aus Mauern um das Zentrum.

## A lesson by playing: one walk to the centre, with its setbacks

lesson-goal = Führ deinen König ins Zentrum, auf J10. Wessen König zuerst dort ist, gewinnt.
lesson-respawn = { $part ->
    [say] Die roten Figuren unten links gehören dir. Die meisten warten in der Reserve, und eine einzusetzen ist dein ganzer Zug. Drück auf *Einsetzen*, dann auf *Kanone*.
    [wrong] Hol zuerst Hilfe: Drück auf *Einsetzen*, dann auf *Kanone*.
    [why-not] Die kommt genauso ins Spiel. Nimm hier aber die Kanone: Du wirst sie brauchen.
   *[well] Figuren kommen in deiner Ecke ins Spiel, auf A1. Da steht dein König, also kam die Kanone auf dein Innenfeld, E5.
 }
lesson-walls = { $part ->
    [say] Dein König ist von seinem eigenen Hofstaat eingesperrt. Dein Kardinal läuft diagonal, bis ihm etwas im Weg steht: hier die Mauer auf H7. Drück auf die Nummer auf dem Kardinal, B1, dann auf die auf G6.
    [wrong] Lass den Kardinal dem König Platz machen: Drück auf die Nummer auf B1, dann auf die auf G6.
    [why-not] Auch das macht Platz, aber der Kardinal kann so weit laufen, wie ihn die Mauer lässt: bis *G6*.
   *[well] Mauern halten fast jede Figur auf, und keine darf auf einer stehen. So gibt es nur vier Wege ins Zentrum, deiner führt über J7.
 }
lesson-walk = { $part ->
    [say] Jetzt beginnt der Marsch. Ein König geht einen Schritt pro Zug, in jede Richtung, und J10 ist 12 Schritte entfernt. Wähl König A1, dann *B1*.
    [wrong] Nur der Marsch deines Königs gewinnt die Partie. Lass ihn losgehen: König A1, dann *B1*.
    [meanwhile] Zwei Züge vergehen. Deine Kanone zieht um die Mauern herum, E5–E4–R4. Aldric setzt einen Riesen ein, und der geht O15–O14–O13.
   *[well] Noch 11 Schritte, und deine Ecke ist jetzt frei.
 }
lesson-cannon = { $part ->
    [say] Eine Kanone schlägt über genau eine Figur hinweg, und dabei hält keine Mauer sie auf. Aldrics Dame auf R18 ist diese Figur, der Kardinal dahinter gehört dir: Kanone R4, dann *×R19*.
    [wrong] Schlag mit der Kanone, über die Dame hinweg: Kanone R4, dann *×R19*.
    [meanwhile] Dann geht dein König weiter, B1–C2–D3–E4–F5. Aldrics Dame kommt herum, R19–P17–P3–H3, und sein Marschall zieht auf M18.
   *[well] Aldrics Dame hat deine Kanone geschlagen, aber verloren ist nichts: Sie steht wieder in deiner Ecke, auf A1. In Aldrics Ecke dagegen steht sein König, darum kam sein Kardinal in die Reserve.
 }
lesson-check = { $part ->
    [say] Vier Züge später gibt Aldrics Dame auf H3 deinem König auf F5 Schach. Du musst nicht darauf antworten: Auch geschlagene Könige kommen zurück. Nutz den Zug und richte deine Kanone die I-Linie hinauf: Kanone A1, dann die Nummer auf I1.
    [wrong] Lass deinen König im Schach stehen und nutz deinen Zug: Kanone A1, dann die Nummer auf I1.
    [why-not] Dein König darf weglaufen, muss aber nicht: Schau, was aus einem geschlagenen König wird. Kanone A1, dann die Nummer auf I1.
   *[well] Die Dame hat deinen König geschlagen, und schon steht er wieder auf E5: ein Schritt verloren, mehr nicht. Dorthin kehrt er aus dem mittleren Bereich zurück; wird er näher am Rand geschlagen, geht es zurück nach A1.
 }
lesson-king-captures = { $part ->
    [say] Dein König schlägt einen Schritt weit in jede Richtung, und nichts deckt die Dame neben ihm. Wähl König E5, dann *×F5*.
    [wrong] Die Dame auf F5 hängt: König E5, dann *×F5*.
    [why-not] Auch der Kardinal könnte sie schlagen. Der König gewinnt dabei aber einen Schritt: König E5, dann *×F5*.
    [meanwhile] Fünf Züge vergehen. Dein König geht durch das Tor bei J7, F5–G5–H6–I6–J7–I8. Aldrics Marschall zieht M18–M14–J14–K12–K10–I10, und sein König geht auf R18.
   *[well] Jetzt ist Aldrics Dame in der Reserve, und sie einzusetzen kostet ihn einen Zug.
 }
lesson-guard = { $part ->
    [say] Noch zwei Schritte, aber Aldrics Marschall auf I10 deckt J10, und kein König darf auf ein Feld, auf dem er geschlagen werden könnte. Schlag ihn über deinen eigenen König hinweg: Kanone I1, dann *×I10*.
    [wrong] Räum zuerst den Marschall weg: Kanone I1, dann *×I10*, über Mauern und deinen König hinweg.
    [why-not] Der Marschall würde J10 weiter decken, und dein König käme nicht hin. Kanone I1, dann *×I10*.
    [meanwhile] Aldric setzt seine Dame wieder ein, auf O15.
   *[well] Aldrics König war nicht mehr zu Hause, also steht der Marschall wieder in dieser Ecke, auf S19: weit weg. Nichts deckt mehr J10.
 }
lesson-way-clear = { $part ->
    [say] Der Weg ist frei. Felder, auf denen dein König geschlagen werden könnte, stehen gar nicht erst zur Wahl. Wähl König I8, dann *J9*.
    [wrong] Aldric braucht Zeit, um wieder heranzukommen, also weiter: König I8, dann *J9*.
    [why-not] I9 ist genauso nah. In dieser Lektion nimm *J9*.
   *[well] Noch ein Schritt. Aldrics Dame ist zu weit weg, um dich aufzuhalten.
 }
lesson-centre = { $part ->
    [say] Und jetzt nach ganz oben: König J9, dann *J10*.
    [wrong] Jetzt zählt nichts anderes mehr: König J9, dann *J10*.
   *[well] Dein König ist im Zentrum: **Du gewinnst sofort**.
 }
lesson-question = Aldrics König auf K11 ist einen Schritt von J10 entfernt, und deiner ist noch weit weg. Welcher Zug hält ihn auf?
lesson-answer-j6 = { $part ->
    [label] Dame nach J6
   *[why] Richtig! Von J6 aus deckt deine Dame J10, und kein König darf auf ein Feld, auf dem er geschlagen werden könnte. Aldric setzt erst einen Turm ein, also hat dein König Zeit, näher zu kommen.
 }
lesson-answer-k6 = { $part ->
    [label] Dame nach K6
   *[why] Dann gibt deine Kanone ihm über deine Dame hinweg Schach. Aber ein König muss nicht aus dem Schach gehen: Er zieht auf J10 und gewinnt. Was verbietet ihm diesen Schritt?
 }
lesson-answer-h6 = { $part ->
    [label] König nach H6
   *[why] Dein König braucht mehrere Züge, Aldrics nur einen. Kein König darf auf ein Feld, auf dem er geschlagen werden könnte: Welche Figur kann J10 decken?
 }
lesson-last = Bring den König ins Zentrum, und denk daran: Was geschlagen wird, kommt zurück. Zu Beginn einer richtigen Partie stellen alle geheim auf: Drück auf *So aufstellen*, wenn dir die gezeigte Armee recht ist. Bereit?

## Commands

command-move = zug
    .about = König des Berges: einen Zug tippen, etwa E5 E9 oder S@A1
    .help = tipp einen Zug in „König des Berges“
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
    .all_hands = alle_mann
    .all_hands-about = Variante: Alle Mann an Deck, je 24 Figuren
    .army_size = armee
    .army_size-about = Variante: Kleine Armeen. Zahl der Figuren für jeden (Standard: 20)
    .pick_for_friend = freunde_aussuchen
    .pick_for_friend-about = Variante „Freunde kann man sich aussuchen“: Du wählst die Figuren für links von dir
    .wait_for_it = abwarten
    .wait_for_it-about = Variante „Abwarten“: Alle Figuren bis auf vier beginnen in der Reserve
    .mutant_monarch = mutierter_monarch
    .mutant_monarch-about = Variante „Mutierter Monarch“: Ein erstmals geschlagener König gewinnt eine Gangart
    .keep_it = oben_bleiben
    .keep_it-about = Variante „Oben bleiben“: Züge, die ein König im Zentrum bleiben muss (0: keine)
    .turn_limit = rundenlimit
    .turn_limit-about = Nach so vielen Runden ist die Partie remis (0: keine Grenze)
