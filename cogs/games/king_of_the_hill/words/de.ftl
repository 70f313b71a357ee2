### King of the Hill

name = König des Hügels
about = Kämpf mit geheimen Angriffen um die Stapel einer Pyramide; wer ihre Spitze holt, ist König des Hügels. Für 2 Personen.
goal = Wer den Joker ganz oben holt, gewinnt die Partie
signs-legend = ✅ Stapel gewonnen · ❌ Stapel verloren · ⬛ Stapel abgelegt: zwei Joker · ⭐ König des Hügels
options = Zehn, Bube, Dame und König gelten gleich viel
score = { $n ->
    [one] { $n } Karte gewonnen
   *[other] { $n } Karten gewonnen
 }

## The board

now = { $phase ->
    [setup] Stellt geheim eure Reserven zusammen: *Mein Blatt* öffnet die Karten. Noch nicht fertig: { $names }.
    [choosing] { $names } wählt, um welchen Stapel mit goldenem Rahmen gekämpft wird.
    [attack] { $name } will um **{ $stack }** kämpfen: Greift beide geheim an. Noch nicht bereit: { $names }.
    [tie] Gleichstand im Kampf um **{ $stack }**! Greift noch einmal an, aus euren Reserven. Noch nicht bereit: { $names }.
   *[spoils] { $names } hat { $stack } gewonnen und teilt die Karten zwischen Hand und Reserve auf.
 }
counts = { $hand } auf der Hand · { $reserve } in Reserve · { $won } gewonnen
king = **König des Hügels**
row = Reihe { $row }: { $stacks }
footer = noch { $n } von 15 Stapeln{ $faces ->
    [tie] { " " }· Zehn, Bube, Dame und König gelten gleich viel
   *[rank] { "" }
 }
joker = Joker
apex = die Spitze
your-end = { $how ->
    [won] Du hast die Spitze geholt: { $cards } gegen { $others }
   *[lost] Du hast die Spitze verloren: { $cards } gegen { $others }
 }
verdict = { $how ->
    [draw] Zwei Joker an der Spitze: Niemand ist König des Hügels. Unentschieden.
    [conceded] { $other } hat die Partie verlassen: { $name } ist König des Hügels!
   *[crowned] { $name } holt die Spitze und ist König des Hügels!
 }

## Battles

battle = **Kampf { $number }** um { $stack }:
blow = { $source ->
    [hand] { $name } hat mit { $cards } angegriffen, { $other } mit { $others }
   *[reserve] Aus den Reserven hat { $name } mit { $cards } angegriffen, { $other } mit { $others }
 }: { $how ->
    [jokers] zwei Joker
    [tie] Gleichstand
    [rank] { $winner } gewinnt, denn { $card } steht über { $beaten }
   *[value] { $winner } gewinnt
 }.
result = { $where ->
    [discard] Niemand bekommt { $stack }: ab auf die Ablage.
    [hand] { $n ->
        [one] { $name } hat { $stack } gewonnen und auf die Hand genommen.
        [2] { $name } hat { $stack } gewonnen und beide Karten auf die Hand genommen.
       *[other] { $name } hat { $stack } gewonnen und alle { $n } Karten auf die Hand genommen.
     }
    [reserve] { $n ->
        [one] { $name } hat { $stack } gewonnen und in die Reserve gelegt.
        [2] { $name } hat { $stack } gewonnen und beide Karten in die Reserve gelegt.
       *[other] { $name } hat { $stack } gewonnen und alle { $n } Karten in die Reserve gelegt.
     }
   *[both] { $name } hat { $stack } gewonnen: { $hand } auf die Hand, { $reserve } in die Reserve.
 }

## A player's cards

your-turn = { $phase ->
    [setup] **Wähl deine Reserve:** Karten für den Gleichstand. Die Gegenseite erfährt nur, wie viele. Der Joker zählt 0, fällt dort aber nicht auf.
    [choosing] **Du bist dran:** Um welchen Stapel soll es gehen?
    [attack] **Greif an: Es geht um { $stack }.** Ein Klick, und du greifst an.
    [tie] **Gleichstand!** Greif noch einmal an, aus deiner Reserve: Es geht um { $stack }.
   *[spoils] { $n ->
        [one] **{ $cards } gehört dir.** Wohin damit?
       *[other] **{ $cards } gehören dir.** Leg alle an denselben Ort, oder wähl aus, was in die Reserve soll, und drück auf *Aufteilen*.
     } Was du auf die Hand nimmst, kannst du gleich im nächsten Kampf spielen.
 }{ $at ->
    [apex] { " " }Mit dem Joker gibst du die Partie her!
   *[below] { "" }
 }
not-your-turn = { $phase ->
    [choosing] { $name } wählt gerade den nächsten Stapel.
    [spoils] { $name } teilt gerade die Beute auf.
   *[attack] Du hast gewählt. Warte noch auf { $name }.
 }
reserve = Reserve, { $n }: { $cards }
reserved = { $cards ->
    [none] alles auf der Hand
   *[other] { $cards } in Reserve
 }
cards = { $which ->
    [chosen] Gewählt: { $cards }
    [won] Gerade gewonnen: { $cards }
    [gone] Aus dem Spiel: { $cards }
    [hand] Bekannt auf der Hand: { $cards }
    [reserve] Bekannt in der Reserve: { $cards }
   *[either] Auf der Hand oder in der Reserve: { $cards }
 }
step = { $what ->
    [reserve] { $name } legt die Reserve an
    [stack] { $name } kämpft um { $of }
    [secret] { $name } greift geheim an
   *[attack] { $name } greift mit { $of } an
 }
menu-stack = Kämpfen um …
menu-attack = Angreifen mit …
button-apex = Die Spitze
button-battles = Bisherige Kämpfe
button-set-aside = Beiseitelegen
button-no-reserve = Keine Reserve
button-to-hand = { $n ->
    [one] Auf die Hand
   *[other] Alle auf die Hand
 }
button-to-reserve = { $n ->
    [one] In die Reserve
   *[other] Alle in die Reserve
 }
button-divide = Aufteilen
refusal-not-your-turn = Das ist Sache der Gegenseite. Am Tisch siehst du, was als Nächstes kommt.
refusal-stack = Diesen Stapel kannst du noch nicht wählen: Die Stapel darunter bedecken ihn noch. Die wählbaren haben einen goldenen Rahmen.
refusal-attack = Das ist kein Angriff. Spiel eine Karte, eine Folge (zwei oder mehr aufeinanderfolgende einer Farbe, keine über 8) oder den Joker.
refusal-tie = Bei Gleichstand greifen nur Karten aus deiner Reserve an.
refusal-not-won = Aufteilen kannst du nur, was du gerade gewonnen hast. Öffne dein Blatt noch einmal.
refusal-two-players = „König des Hügels“ spielt man zu zweit.
refusal-full = „König des Hügels“ spielt man zu zweit, und beide sind schon da.

## Words in pictures

drawn-hand = Hand
drawn-reserve = Reserve
drawn-won = Geholt
drawn-spoils = Beute
drawn-choose = Wählen
drawn-attack = Angriff
drawn-divide = Aufteilen
drawn-ready = Bereit
drawn-conceded = Gegangen
drawn-king = König
drawn-draw = Kein König
drawn-discarded = Ablage

## Advice for beginners: what to do now, and why

advice-setup = { $n ->
    [0] Bei Gleichstand entscheiden starke Karten. Sonst greift aus der Reserve aber keine an.
   *[other] Karten einer Folge greifen gemeinsam an, also behalt sie auf der Hand: { $attack }.
 }
advice-choosing = { $biggest ->
    [apex] Die Spitze ist frei, und wer sie holt, gewinnt die Partie. Reicht dein bester Angriff? Wenn nicht: Andere Stapel bringen Karten.
    [single] Bei einzelnen Karten siehst du genau, worum du kämpfst, und jede, die verschwindet, macht die Stapel darüber frei.
   *[several] Mehr als { $stack } ist gerade nicht zu holen, verdeckte Karten inbegriffen. Aber ihr kämpft beide darum.
 }
advice-attack = { $case ->
    [only-joker] Die Gegenseite hat nur den Joker in Reserve, und der zählt 0: Jede Karte schlägt ihn.
    [tie] Jetzt kämpfen nur die Reserven, und dein bester Angriff dort zählt { $best }. Was du spielst, ist weg.
    [apex] Jetzt entscheidet sich die Partie, sparen lohnt nicht mehr. Dein bester Angriff zählt { $best }.
    [cheap] Es geht nur um { $card }: Ist das deinen Einsatz wert? Der Joker gibt den Stapel her und kostet nichts.
    [large-sure] Wer gewinnt, bekommt alle { $size } Karten. Dein bester Angriff zählt { $best }: Keine einzelne Karte schlägt das.
    [large] Wer gewinnt, bekommt alle { $size } Karten, also rechne mit einem starken Angriff. Dein bester zählt { $best }.
   *[small] Was du spielst, ist weg, ob Sieg oder Niederlage. Gewinn also so knapp wie möglich. Dein stärkster Angriff zählt { $best }.
 }
advice-spoils = { $case ->
    [sequence] Auf der Hand wird daraus eine Folge: { $attack }. Karten in Reserve entscheiden nur einen Gleichstand.
    [no-reserve] Nichts in deiner Reserve könnte einen Gleichstand gewinnen. Aber was du dort hinlegst, greift sonst nicht mehr an.
   *[either] Eine Karte auf der Hand kann in jedem Kampf angreifen, eine in Reserve nur bei Gleichstand. Wo du sie hinlegst, da bleibt sie.
 }

## Reasons why one choice is better than another

why-attack = { $case ->
    [joker-apex] Mit dem Joker würdest du die Spitze hergeben und damit die Partie.
    [joker-loses] Mit dem Joker würdest du { $stack } hergeben, aber mit { $cards } kannst du gewinnen.
    [joker] { $stack } ist { $other } nicht wert. Dein Joker gibt den Stapel her und kommt danach auf deine Hand zurück.
    [only-joker] { $name } hat nur den Joker in Reserve, also reicht { $cards }. Heb { $other } für einen anderen Gleichstand auf.
    [known] { $name } hat { $third }. Mit { $cards } schlägst du das, mit { $other } nicht.
    [apex] Nach der Spitze kommt nichts mehr, also heb { $cards } nicht auf: Damit schlägst du mehr als mit { $other }.
    [tie] Bei Gleichstand kämpfen nur die Reserven, und mit { $cards } schlägst du davon mehr als mit { $other }.
    [wins] Mit { $cards } schlägst du mehr von dem, womit { $name } um { $stack } kämpfen kann, als mit { $other }.
    [breaks] Mit { $other } würdest du { $third } auseinanderreißen, und das kann später zusammen angreifen.
    [for-apex] Mit { $other } gewinnst du diesen Kampf öfter, aber das brauchst du noch für die Spitze.
    [spares] Mit { $cards } gewinnst du diesen Kampf etwa gleich oft und kannst { $other } für die Spitze aufheben.
    [not-worth] Mit { $other } gewinnst du { $stack } öfter, aber das würde dir in späteren Kämpfen fehlen.
    [cheaper] Mit { $cards } gewinnst du { $stack } etwa so oft wie mit { $other }, und es kostet dich weniger.
   *[none] { "" }
 }
why-stack = { $case ->
    [apex-likely] Mit { $third } gewinnst du die Spitze jetzt wahrscheinlich. Der Kampf um { $other } gäbe { $name } nur Zeit.
    [apex-now] Deine Aussichten an der Spitze werden nicht besser, wenn du erst um { $other } kämpfst.
    [not-apex] { $third } ist für die Spitze noch nicht stark genug. Kämpf erst um { $cards }.
    [opens-apex] Sobald { $other } weg ist, kann { $name } die Spitze wählen.
    [sequence] Wenn du { $cards } gewinnst, ergibt das mit deiner Hand { $third }.
    [smaller] { $other } würdest du meistens verlieren, und { $name } bekäme mehr Karten als bei { $cards }.
    [larger] Wer { $cards } gewinnt, bekommt mehr Karten als bei { $other }.
    [wins] { $cards } würdest du öfter gewinnen als { $other }.
   *[none] { "" }
 }
why-reserve = { $case ->
    [sequence] { $cards } gehört zu { $third }. Aus der Reserve greift das nicht mehr zusammen an.
    [hand] Auf der Hand kann { $cards } Kämpfe gewinnen, in Reserve nur einen Gleichstand entscheiden.
    [no-rival] { $name } hat keine Reserve, also würdest du mit { $cards } in deiner einen Gleichstand gewinnen.
    [ace] { $third } kann auf ein anderes Ass treffen. Mit { $cards } in Reserve könntest du diesen Gleichstand gewinnen.
    [ties] In Reserve gewinnt { $cards } manchen Gleichstand, den { $other } verlieren würde.
    [spare] Zum Angreifen hast du { $third }, also hilft { $cards } bei Gleichstand mehr.
    [only-joker] Ohne { $cards } in Reserve hättest du bei Gleichstand nur den Joker, und der schlägt nichts.
   *[none] { "" }
 }

## Rules

rules-table =
    {""}**Ziel.** Hol den Joker ganz oben auf der Pyramide, an der Spitze. Damit bist du König des Hügels, auch wenn die Gegenseite diesen Kampf gewählt hat. Wie viele Karten du gewinnst, ist egal.

    {""}**Das Geben.**
    - Ihr bekommt je 11 Karten und einen Joker.
    - Die anderen 30 Karten bilden unter einem dritten Joker eine Pyramide. Von oben hat sie zwei Stapel zu 4, drei zu 3, vier zu 2 und fünf einzelne Karten.
    - Offen liegt von jedem Stapel nur die oberste Karte.

    {""}**Die Reserve.**
    - Vor dem ersten Kampf legt ihr beide geheim Karten beiseite. Mit ihnen wird ein Gleichstand entschieden.
    - Du kannst keine, einige oder alle Karten beiseitelegen. Die Gegenseite sieht, wie viele es sind, aber nicht, welche.
    - Auch dein Joker darf sich dort verstecken und so tun, als wäre er eine gewöhnliche Karte.

    {""}**Wählen.**
    - Ihr wählt abwechselnd den Stapel, um den ihr beide kämpft. Der Geber wählt zuerst.
    - Du kannst jeden Stapel der untersten Reihe wählen und jeden darüber, unter dem einer der beiden Stapel schon weg ist.
    - Vor der Spitze müssen beide Stapel direkt darunter weg sein. Andere dürfen noch stehen.

    {""}**Beute.**
    - Gewinnst du einen Stapel, bekommst du alle seine Karten. Nimm jede davon auf die Hand, um schon im nächsten Kampf mit ihr anzugreifen, oder in die Reserve.
    - Die Gegenseite sieht nur, wie viele wohin gehen. Sonst wechselt keine Karte zwischen deiner Hand und deiner Reserve. Gezogen wird nie: Karten gibt es nur aus Stapeln.
rules-battle =
    {""}**Angriffe.** Ihr wählt beide geheim einen Angriff, auch die Zahl der Karten bleibt geheim, und deckt gleichzeitig auf. Spielen kannst du:
    - eine Karte
    - eine Folge: zwei oder mehr aufeinanderfolgende Karten einer Farbe, keine über 8 (das Ass ist hoch, die 2 also die niedrigste)
    - den Joker, der den Stapel hergibt, an der Spitze sogar die Partie. Du kannst ihn auch aus der Reserve spielen; danach ist er auf deiner Hand

    {""}**Werte.** Der höhere Wert gewinnt.
    - Karten von 2 bis 10 zählen ihre Zahl, Bube, Dame und König 10, ein Ass 15.
    - Eine Folge zählt ihre Summe: 4-5-6 in Kreuz sind 15, 3-4-5-6 in Karo sind 18.
    - Der Joker zählt nichts.
    - Zählen zwei einzelne Karten beide 10, gewinnt der höhere Rang. Nur wenn der Gastgeber es so gewählt hat, ist auch das Gleichstand.
    - Sonst ist bei gleichem Wert immer Gleichstand.

    {""}**Gleichstand.** Ist dein Joker noch auf der Hand, wandert er in deine Reserve. Dann greift ihr beide noch einmal an, nur aus der Reserve, bis der Gleichstand aufgelöst ist.

    {""}**Nach einem Kampf.**
    - Die Karten, die ihr beide gespielt habt, sind aus dem Spiel. Joker kommen zurück auf die Hand.
    - Treffen zwei Joker aufeinander, gewinnt niemand den Stapel, und er kommt auf die Ablage.
    - Jetzt ist der andere Spieler mit dem Wählen dran, egal wer gewonnen hat.
rules-rulings =
    { $house }
    - Wer gibt, entscheidet das Los.
    - Ein Joker, der bei Gleichstand nicht gespielt wird, bleibt in der Reserve.
    - Hat bei Gleichstand jemand nur eine Karte in der Reserve, kann das nur der Joker sein. Er wird dann sofort gespielt.
    - Treffen an der Spitze zwei Joker aufeinander, endet die Partie unentschieden.
    - Die Karten auf der Ablage liegen offen.
    - Wenn du gehst, verlierst du.
    - { $leaving }

    { $timeout }
    - In deine Reserve kommen keine Karten.
    - Gewählt wird der kleinste Stapel, die Spitze erst ganz zuletzt.
    - Du greifst mit dem Joker an, an der Spitze aber mit deinem stärksten Angriff.
    - Die ganze Beute kommt auf deine Hand.
    - { $kept }
rules-credit = „König des Hügels“ (King of the Hill) stammt von Larry Levy (The Games Journal).
rules-picture = Die Pyramide zu Beginn: an der Spitze der Joker, darunter zwei Viererstapel, drei Dreierstapel, vier Zweierstapel und fünf einzelne Karten. Zur Wahl steht die unterste Reihe, A bis E.

## A lesson: seven battles, from the bottom row to the apex

lesson-goal = Hol den Joker ganz oben auf der Pyramide, der Spitze, und du bist König des Hügels. Stapel, die du auf dem Weg nach oben gewinnst, bringen dir Karten.
lesson-reserve = { $part ->
    [say] Leg zuerst Karten als Reserve beiseite: Sie entscheidet bei Gleichstand, sonst tut sie nichts. Die übrigen Karten bleiben zum Angreifen auf der Hand. Wähl 10♣ und D♣, dann drück auf „Beiseitelegen“.
    [wrong] Jede Reserve ist erlaubt, aber hier brauchst du die anderen Karten auf der Hand: Leg nur 10♣ und D♣ beiseite.
    [nothing] Dann bliebe dir bei Gleichstand nur der Joker, und der zählt 0. Leg 10♣ und D♣ beiseite.
   *[well] Auch Aldric hat 2 Karten beiseitegelegt. Wie viele, sehen alle; welche, sieht nur er.
 }
lesson-choose = { $part ->
    [say] Du wählst nun den Stapel, um den ihr beide kämpft. Zur Wahl steht, was einen goldenen Rahmen hat: fürs Erste die unterste Reihe. Ein Ass ist am meisten wert, also drück auf A♦.
    [wrong] Erlaubt ist das, aber etwas Besseres als das Ass liegt da unten nicht: Drück auf A♦.
   *[well] Es geht um A♦, erkennbar an den Schwertern.
 }
lesson-attack = { $part ->
    [say] Ihr greift beide geheim an, der höhere Wert gewinnt. Zahlen zählen, was draufsteht, Bube, Dame und König 10, das Ass 15. Hol das Ass mit deinem König: Drück auf K♠.
    [wrong] Das könnten mehr von Aldrics Karten schlagen. Dein König ist stärker: Drück auf K♠.
    [joker] Der Joker zählt 0 und gibt den Stapel her. Dieses Ass willst du aber haben.
    [sequence] Ein schöner Angriff, aber heb dir diese Karten für einen größeren Stapel auf. Drück auf K♠.
   *[well] Gewonnen! Aldrics Dame zählt auch 10, aber der König steht im Rang höher. Beide Karten sind jetzt aus dem Spiel.
 }
lesson-spoils = { $part ->
    [say] Das Ass gehört dir. Auf der Hand kann es angreifen, in der Reserve nur einen Gleichstand entscheiden. Keine einzelne Karte schlägt ein Ass, also drück auf „Auf die Hand“.
    [wrong] In der Reserve würde das Ass auf einen Gleichstand warten. Du willst damit angreifen, also drück auf „Auf die Hand“.
   *[well] Ein Stapel steht zur Wahl, sobald eine seiner beiden unteren Ecken frei ist. A♦ ist weg, also gilt das für beide Stapel darüber.
 }
lesson-give-up = { $part ->
    [say] Aldric hat sich 3♣ und die verdeckte Karte darunter ausgesucht. Ist dir das keine gute Karte wert? Der Joker gibt einen Stapel her und kommt immer zu dir zurück. Spiel ihn.
    [wrong] Kämpfen darfst du, aber was du spielst, ist weg. Gib hier nach: Spiel den Joker.
   *[well] Aldric hat zwei Karten gewonnen, aber seine 9 ist aus dem Spiel. Dein Joker ist wieder auf deiner Hand.
 }
lesson-largest = { $part ->
    [say] Gewählt wird abwechselnd, egal wer gewonnen hat. Jetzt stehen zwei Stapel mit 3 Karten zur Wahl. Du siehst nur die oberste, bekommst aber alle: Wähl im Menü K♥ ×3.
    [wrong] Erlaubt ist das, aber drei Karten mit einem König obenauf sind mehr: K♥ ×3.
   *[well] Es geht um drei Karten: Da lohnt sich dein stärkster Angriff.
 }
lesson-sequence = { $part ->
    [say] Zwei oder mehr aufeinanderfolgende Karten einer Farbe, keine über 8, greifen gemeinsam an und zählen zusammen. Drei kleine Karos ergeben 15, so viel wie ein Ass: Spiel 4♦ 5♦ 6♦.
    [wrong] Das ist weniger als 15. Spiel alle drei Karos: 4♦ 5♦ 6♦.
    [joker] Der Joker gäbe drei Karten her. Um die kämpfst du.
    [ace] Dein Ass zählt auch 15, aber diese drei kleinen Karten taugen einzeln wenig: Spiel 4♦ 5♦ 6♦ und behalt das Ass.
   *[well] Aldric hat ein Ass gespielt: 15 gegen 15, Gleichstand! Was ihr beide gespielt habt, ist weg.
 }
lesson-tie = { $part ->
    [say] Bei Gleichstand greift ihr beide noch einmal an, nur aus der Reserve. Dein Joker ist von selbst dorthin gewandert. Deine stärkste Karte dort ist die Dame: Spiel D♣.
    [wrong] Eine 10 zählt so viel wie eine Dame, steht aber im Rang darunter. Spiel D♣.
    [joker] Auch hier gäbe der Joker den Stapel her. Spiel D♣.
   *[well] Deine Dame hat Aldrics Buben geschlagen. K♥, 8♥ und 6♥ sind jetzt auf deiner Hand. Dein Joker liegt noch in der Reserve.
 }
lesson-two-jokers = { $part ->
    [say] Aldric hat sich 4♣ ausgesucht, und die ist wenig wert. Dein Joker kann auch aus der Reserve angreifen und kommt dann auf deine Hand: Spiel ihn.
    [wrong] Was du spielst, ist weg, und 4♣ ist das nicht wert. Spiel den Joker.
   *[well] Auch Aldric hat seinen Joker gespielt. *Treffen zwei Joker aufeinander, gewinnt niemand den Stapel*: 4♣ kommt auf die Ablage. Dann hat Aldric beide Viererstapel gewonnen, und jetzt kämpft ihr um die Spitze.
 }
lesson-apex = { $part ->
    [say] Wer die Spitze gewinnt, gewinnt die Partie, egal wer sie gewählt oder mehr Karten geholt hat. Du weißt von Aldrics A♣, das 15 zählt. Überbiete es: Spiel 6♥ 7♥ 8♥, zusammen 21.
    [wrong] Nach der Spitze kommt nichts mehr, also halt nichts zurück: 6♥ 7♥ 8♥ ergeben 21.
    [joker] An der Spitze gibt der Joker die ganze Partie her!
    [ace] Mit deinem Ass käme es gegen A♣ nur zum Gleichstand. Spiel 6♥ 7♥ 8♥: Die zählen 21.
   *[well] 21 schlägt 15. Aldric hat mehr Karten gewonnen, aber König des Hügels bist du!
 }
lesson-question = Aldric und du habt beide einen König gespielt: Gleichstand. Aldric hat nichts beiseitegelegt, in seiner Reserve ist also nur der Joker. Welche Karte spielst du?
lesson-play-queen = { $part ->
    [label] D♣ spielen
   *[why] Damit gewinnst du, aber was du spielst, ist weg. Aldric kann nur seinen Joker spielen, und der zählt 0: Was ist die kleinste Karte, die ihn schlägt?
 }
lesson-play-two = { $part ->
    [label] 2♦ spielen
   *[why] Richtig! Aldric musste seinen Joker spielen, und der zählt 0. Deine 2♦ reicht, und D♣ kann noch einen Gleichstand gewinnen.
 }
lesson-play-joker = { $part ->
    [label] Joker spielen
   *[why] Dann treffen zwei Joker aufeinander, und der Stapel kommt auf die Ablage. Dieses Ass kannst du gewinnen: Was ist die kleinste Karte, die einen Joker schlägt?
 }
lesson-last = Das ist schon alles: einen Stapel wählen, geheim angreifen, einsacken, was du gewinnst, und genug für die Spitze übrig haben. Bereit für eine richtige Partie?

## Commands

command = könig-des-hügels
    .about = Kämpf um eine Pyramide aus Karten, zu zweit
    .faces_tie = bilder_gleich
    .faces_tie-about = Variante: Zehn, Bube, Dame und König gelten gleich viel (Standard: aus)
