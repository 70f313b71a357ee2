## King of the Hill on Discord

## Coaching for people who are new to King of the Hill: what to do now, and why

setting-aside-reserve-only = Die Reserve zählt nur bei Gleichstand, und da entscheidet eine starke Karte. Sonst kann sie von dort aber nicht angreifen.
choosing-stack-biggest = Mehr als { $stack } ist gerade nicht zu holen, verdeckte Karten inbegriffen. Aber ihr kämpft beide darum.
attacking-play-gone = Was du spielst, ist weg, ob Sieg oder Niederlage. Gewinn also so knapp wie möglich. Dein stärkster Angriff zählt { $best }.
dividing-card-hand = Eine Karte auf der Hand kann in jedem Kampf angreifen, eine in Reserve nur bei Gleichstand. Wo du sie hinlegst, da bleibt sie.
setting-aside-reserve-only-ties = Die Reserve zählt nur bei Gleichstand. Von der Hand greifen Karten einer Folge gemeinsam an: { $attack }.
choosing-apex-open = Die Spitze ist frei, und wer sie holt, gewinnt die Partie. Reicht dein bester Angriff? Wenn nicht: Andere Stapel bringen Karten.
choosing-single-card = Bei einzelnen Karten siehst du genau, worum du kämpfst, und jede, die verschwindet, macht die Stapel darüber frei.
attacking-only-reserves = Jetzt kämpfen nur die Reserven, und dein bester Angriff dort zählt { $best }. Was du spielst, ist weg.
attacking-decides-match = Jetzt entscheidet sich die Partie, sparen lohnt nicht mehr. Dein bester Angriff zählt { $best }.
attacking-only-card = Es geht nur um { $card }: Ist das wert, was du spielst? Der Joker gibt den Stapel her und kostet nichts.
attacking-size-cards = Wer gewinnt, bekommt alle { $size } Karten, also rechne mit einem starken Angriff. Dein bester zählt { $best }.
dividing-hand-makes = Auf der Hand wird daraus eine Folge: { $attack }. Karten in Reserve entscheiden nur einen Gleichstand.
dividing-reserve-win = Nichts in deiner Reserve könnte einen Gleichstand gewinnen. Aber was du dort hinlegst, greift sonst nicht mehr an.
attacking-opponent-nothing = Die Gegenseite hat nur den Joker in Reserve, und der zählt 0: Jede Karte schlägt ihn.
attacking-size-cards-go = Wer gewinnt, bekommt alle { $size } Karten. Dein bester Angriff zählt { $best }: Keine einzelne Karte schlägt das.

## The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing

setting-aside-set-up = **Stell deine Reserve zusammen.** Leg Karten beiseite: Sie entscheiden bei Gleichstand. Die Gegenseite erfährt nur, wie viele es sind. Als Bluff kannst du auch den Joker dort verstecken.
dividing-goes-hand = Was du auf die Hand nimmst, kannst du gleich im nächsten Kampf spielen.
dividing-won-cards = **{ $cards } gehören dir.** Leg alle an denselben Ort, oder wähl aus, was in die Reserve soll, und drück auf *Aufteilen*.
menu = Kämpfen um …
stack-name = Die Spitze
attacking-tie-attack = **Gleichstand!** Greif noch einmal an, aus deiner Reserve: Es geht um { $stack }.
attacking-attack-stack = **Greif an: Es geht um { $stack }.** Ein Klick spielt den Angriff.
attack-menus = Angreifen mit …
dividing-won-cards-where = **{ $cards } gehört dir.** Wohin damit?
button-divide = Aufteilen
controls-choosing = **Du bist dran:** Um welchen Stapel soll es gehen?
button-battles-far = Bisherige Kämpfe
button-set-aside = Beiseitelegen
button-reserve = Keine Reserve
attacking-joker-gives = Mit dem Joker gibst du die Partie her!
button-into-my = Auf die Hand
button-into-my-hand = Alle auf die Hand
button-into-my-reserve = In die Reserve
button-into-my-reserve-2 = Alle in die Reserve

## A lesson of King of the Hill by playing: seven battles, from the bottom row to the apex

keep-the-sequence = Ein schöner Angriff, aber heb dir diese Karten für einen größeren Stapel auf. Drück auf K♠.
lesson-goal = Hol den Joker ganz oben auf der Pyramide, der Spitze, und du bist König des Hügels. Stapel, die du auf dem Weg nach oben gewinnst, bringen dir Karten.
lesson-last = Das ist schon alles: einen Stapel wählen, geheim angreifen, einsacken, was du gewinnst, und genug für die Spitze übrig haben. Bereit für eine richtige Partie?
lesson-steps-first-set = Leg zuerst Karten als Reserve beiseite: Sie entscheidet bei Gleichstand, sonst tut sie nichts. Die übrigen Karten bleiben zum Angreifen auf der Hand. Wähl 10♣ und D♣, dann drück auf „Beiseitelegen“.
lesson-steps-any-reserve = Jede Reserve ist erlaubt, aber hier brauchst du die anderen Karten auf der Hand: Leg nur 10♣ und D♣ beiseite.
lesson-steps-aldric-set = Auch Aldric hat 2 Karten beiseitegelegt. Wie viele, sehen alle; welche, sieht nur er.
lesson-steps-its-turn = Du wählst nun den Stapel, um den ihr beide kämpft. Zur Wahl steht, was einen goldenen Rahmen hat: fürs Erste die unterste Reihe. Ein Ass ist am meisten wert, also drück auf A♦.
lesson-steps-thats-allowed = Erlaubt ist das, aber etwas Besseres als das Ass liegt da unten nicht: Drück auf A♦.
lesson-steps-stake-marked = Es geht um A♦, erkennbar an den Schwertern.
lesson-steps-both-attack = Ihr greift beide geheim an, der höhere Wert gewinnt. Zahlen zählen, was draufsteht, Bube, Dame und König 10, das Ass 15. Hol das Ass mit deinem König: Drück auf K♠.
lesson-steps-aldric-more = Das könnten mehr von Aldrics Karten schlagen. Dein König ist stärker: Drück auf K♠.
lesson-steps-win-aldrics = Gewonnen! Aldrics Dame zählt auch 10, aber der König steht im Rang höher. Beide Karten sind jetzt aus dem Spiel.
lesson-steps-ace-yours = Das Ass gehört dir. Auf der Hand kann es angreifen, in der Reserve nur einen Gleichstand entscheiden. Keine einzelne Karte schlägt ein Ass, also drück auf „Auf die Hand“.
lesson-steps-reserve-ace = In der Reserve würde das Ass auf einen Gleichstand warten. Du willst damit angreifen, also drück auf „Auf die Hand“.
lesson-steps-choose-stack = Ein Stapel steht zur Wahl, sobald eine seiner beiden unteren Ecken frei ist. A♦ ist weg, also gilt das für beide Stapel darüber.
lesson-steps-aldric-chose = Aldric hat sich 3♣ und die verdeckte Karte darunter ausgesucht. Ist dir das keine gute Karte wert? Der Joker gibt einen Stapel her und kommt immer zu dir zurück. Spiel ihn.
lesson-steps-could-fight = Kämpfen darfst du, aber was du spielst, ist weg. Gib hier nach: Spiel den Joker.
lesson-steps-aldric-won = Aldric hat zwei Karten gewonnen, aber seine 9 ist aus dem Spiel. Dein Joker ist wieder auf deiner Hand.
lesson-steps-take-turns = Gewählt wird abwechselnd, egal wer gewonnen hat. Jetzt stehen zwei Stapel mit 3 Karten zur Wahl. Du siehst nur die oberste, bekommst aber alle: Wähl im Menü K♥ ×3.
lesson-steps-thats-allowed-but = Erlaubt ist das, aber drei Karten mit einem König obenauf sind mehr: K♥ ×3.
lesson-steps-three-cards = Es geht um drei Karten: Da lohnt sich dein stärkster Angriff.
lesson-steps-two-more = Zwei oder mehr aufeinanderfolgende Karten einer Farbe, keine über 8, greifen gemeinsam an und zählen zusammen. Drei kleine Karos ergeben 15, so viel wie ein Ass: Spiel 4♦ 5♦ 6♦.
lesson-steps-thats-worth = Das ist weniger als 15. Spiel alle drei Karos: 4♦ 5♦ 6♦.
lesson-steps-aldric-played = Aldric hat ein Ass gespielt: 15 gegen 15, Gleichstand! Was ihr beide gespielt habt, ist weg.
lesson-steps-tie-both = Bei Gleichstand greift ihr beide noch einmal an, nur aus der Reserve. Dein Joker ist von selbst dorthin gewandert. Deine stärkste Karte dort ist die Dame: Spiel D♣.
lesson-steps-10-counts = Eine 10 zählt so viel wie eine Dame, steht aber im Rang darunter. Spiel D♣.
lesson-steps-queen-beat = Deine Dame hat Aldrics Buben geschlagen. K♥, 8♥ und 6♥ sind jetzt auf deiner Hand. Dein Joker liegt noch in der Reserve.
lesson-steps-aldric-chose-which = Aldric hat sich 4♣ ausgesucht, und die ist wenig wert. Dein Joker kann auch aus der Reserve angreifen und kommt dann auf deine Hand: Spiel ihn.
lesson-steps-play-gone = Was du spielst, ist weg, und 4♣ ist das nicht wert. Spiel den Joker.
lesson-steps-aldric-played-his = Auch Aldric hat seinen Joker gespielt. *Treffen zwei Joker aufeinander, gewinnt niemand den Stapel*: 4♣ kommt auf die Ablage. Dann hat Aldric beide Viererstapel gewonnen, und jetzt kämpft ihr um die Spitze.
lesson-steps-player-wins = Wer die Spitze gewinnt, gewinnt die Partie, egal wer sie gewählt oder mehr Karten geholt hat. Du weißt von Aldrics A♣, das 15 zählt. Überbiete es: Spiel 6♥ 7♥ 8♥, zusammen 21.
lesson-steps-nothing-comes = Nach der Spitze kommt nichts mehr, also halt nichts zurück: 6♥ 7♥ 8♥ ergeben 21.
lesson-steps-21-beats = 21 schlägt 15. Aldric hat mehr Karten gewonnen, aber König des Hügels bist du!
lesson-ask = Aldric und du habt beide einen König gespielt: Gleichstand. Aldric hat nichts beiseitegelegt, in seiner Reserve ist also nur der Joker. Welche Karte spielst du?
lesson-steps-then-youd = Dann bliebe dir bei Gleichstand nur der Joker, und der zählt 0. Leg 10♣ und D♣ beiseite.
lesson-steps-joker-worth = Der Joker zählt 0 und gibt den Stapel her. Dieses Ass willst du aber haben.
lesson-steps-joker-give = Der Joker gäbe drei Karten her. Um die kämpfst du.
lesson-steps-ace-worth = Dein Ass zählt auch 15, aber diese drei kleinen Karten taugen einzeln wenig: Spiel 4♦ 5♦ 6♦ und behalt das Ass.
lesson-steps-joker-still = Auch hier gäbe der Joker den Stapel her. Spiel D♣.
lesson-steps-apex-joker = An der Spitze gibt der Joker die ganze Partie her!
lesson-steps-ace-only = Mit deinem Ass käme es gegen A♣ nur zum Gleichstand. Spiel 6♥ 7♥ 8♥: Die zählen 21.
lesson-answers-play = D♣ spielen
lesson-answers-wins-but = Damit gewinnst du, aber was du spielst, ist weg. Aldric kann nur seinen Joker spielen, und der zählt 0: Was ist die kleinste Karte, die ihn schlägt?
lesson-answers-play-2 = 2♦ spielen
lesson-answers-right-aldric = Richtig! Aldric musste seinen Joker spielen, und der zählt 0. Deine 2♦ reicht, und D♣ kann noch einen Gleichstand gewinnen.
lesson-answers-play-joker = Joker spielen
lesson-answers-then-two = Dann treffen zwei Joker aufeinander, und der Stapel kommt auf die Ablage. Dieses Ass kannst du gewinnen: Was ist die kleinste Karte, die einen Joker schlägt?

## The public picture of a game of King of the Hill, and the private one of a hand

drawn-hand = Hand
drawn-reserve = Reserve
drawn-won = Geholt
drawn-spoils = Beute
drawn-choose = Wählen
drawn-attack = Angriff
drawn-divide = Teilen
drawn-ready = Bereit
drawn-conceded = Gab auf
drawn-king = König
drawn-draw = Kein König
drawn-discarded = Ablage

## The presenter of King of the Hill: its board, its hands and its rules

name = König des Hügels
about = Kämpf mit geheimen Angriffen um die Stapel einer Pyramide; wer ihre Spitze holt, ist König des Hügels. Für 2 Personen.
goal = Wer den Joker ganz oben holt, gewinnt die Partie
signs-legend = ✅ Stapel gewonnen · ❌ Stapel verloren · ⬛ Stapel abgelegt: zwei Joker · ⭐ König des Hügels
options-ten-jack = Zehn, Bube, Dame und König behalten ihren Rang
score = { $n ->
    [one] { $n } Karte gewonnen
   *[other] { $n } Karten gewonnen
 }
options-ten-jack-queen = Zehn, Bube, Dame und König gelten gleich viel

## Sentences on why one decision in King of the Hill is better than another

attack-cards-wins = Mit { $cards } gewinnst du diesen Kampf in { $n } von 100 Fällen, mit { $other } nur in { $m }.
attack-both-win = Beide Angriffe gewinnen diesen Kampf etwa gleich oft, aber mit diesem behältst du { $best } für die Spitze.
attack-other-wins = Mit { $other } gewinnst du diesen Kampf öfter, aber so viel ist der Stapel nicht wert.
attack-both-win-battle = Beide Angriffe gewinnen diesen Kampf etwa gleich oft, aber dieser kostet dich weniger.
stack-youd-win = Die Spitze würdest du jetzt in { $n } von 100 Fällen gewinnen.
stack-youd-win-apex = Die Spitze würdest du jetzt nur in { $n } von 100 Fällen gewinnen.
stack-youd-win-stack = Du würdest { $stack } in { $n } von 100 Fällen gewinnen, { $other } nur in { $m }.
after-lose-battle = Verlierst du den Kampf, gewinnst du die Partie trotzdem in { $n } von 100 Fällen, nicht nur in { $m }.
after-win-battle = Gewinnst du den Kampf, gewinnst du die Partie in { $n } von 100 Fällen, nicht nur in { $m }.
division-best-attack = Dein bester Angriff von der Hand ist dann { $cards }, sonst nur { $other }.
division-cards-reserve = Mit { $cards } in Reserve gewinnst du öfter bei Gleichstand.
division-leaves-more = { $n ->
    [one] So hast du eine Karte mehr zum Angreifen, und es kommen noch Kämpfe.
   *[other] So hast du { $n } Karten mehr zum Angreifen, und es kommen noch Kämpfe.
 }
division-reserve-more = Mehr Karten in der Reserve entscheiden öfter einen Gleichstand.
reserve-card-does = { $card } bringt auf der Hand mehr als in der Reserve, die nur bei Gleichstand hilft.
reserve-card-reserve = Mit { $card } in Reserve gewinnst du manchen Gleichstand, den du sonst verlieren würdest.
attack-cards-wins-apex = Mit { $cards } gewinnst du die Spitze in { $n } von 100 Fällen, mit { $other } nur in { $m }.
attack-other-wins-battle = Mit { $other } gewinnst du diesen Kampf öfter, aber so behältst du { $best } für die Spitze.

## The rules of King of the Hill in our own words

table-goal-win = **Ziel.** Hol den Joker ganz oben auf der Pyramide, an der Spitze. Damit bist du König des Hügels, auch wenn die Gegenseite diesen Kampf gewählt hat. Wie viele Karten du gewinnst, ist egal.
battle-ties-joker = **Gleichstand.** Ist dein Joker noch auf der Hand, wandert er in deine Reserve. Dann greift ihr beide noch einmal an, nur aus der Reserve, bis der Gleichstand aufgelöst ist.
rules-king-hill = „König des Hügels“ (King of the Hill) stammt von Larry Levy (The Games Journal).
rules-pyramid-start = Die Pyramide zu Beginn: an der Spitze der Joker, darunter zwei Viererstapel, drei Dreierstapel, vier Zweierstapel und fünf einzelne Karten. Zur Wahl steht die unterste Reihe, A bis E.
table-deal = **Das Geben.**
table-each-get = Ihr bekommt je 11 Karten und einen Joker.
table-other-30 = Die anderen 30 Karten bilden unter einem dritten Joker eine Pyramide. Von oben hat sie zwei Stapel zu 4, drei zu 3, vier zu 2 und fünf einzelne Karten.
table-only-top = Offen liegt von jedem Stapel nur die oberste Karte.
table-reserve = **Die Reserve.**
table-before-first = Vor dem ersten Kampf legt ihr beide geheim Karten beiseite. Mit ihnen wird ein Gleichstand entschieden.
table-set-aside = Du kannst keine, einige oder alle Karten beiseitelegen. Die Gegenseite sieht, wie viele es sind, aber nicht, welche.
table-hide-joker = Auch dein Joker darf sich dort verstecken und so tun, als wäre er eine gewöhnliche Karte.
table-choosing = **Wählen.**
table-take-turns = Ihr wählt abwechselnd den Stapel, um den ihr beide kämpft. Der Geber wählt zuerst.
table-choose-any = Du kannst jeden Stapel der untersten Reihe wählen und jeden darüber, unter dem einer der beiden Stapel schon weg ist.
table-only-choose = Vor der Spitze müssen beide Stapel direkt darunter weg sein. Andere dürfen noch stehen.
table-spoils = **Beute.**
table-win-stack = Gewinnst du einen Stapel, bekommst du alle seine Karten. Nimm jede davon auf die Hand oder in die Reserve.
table-opponent-only = Die Gegenseite sieht nur, wie viele wohin gehen. Sonst wechselt keine Karte zwischen deiner Hand und deiner Reserve.
battle-attacks-both = **Angriffe.** Ihr wählt beide geheim einen Angriff, auch die Zahl der Karten bleibt geheim, und deckt gleichzeitig auf. Spielen kannst du:
battle-card = eine Karte
battle-sequence-two = eine Folge: zwei oder mehr aufeinanderfolgende Karten einer Farbe, keine über 8 (das Ass ist hoch, die 2 also die niedrigste)
battle-joker-which = den Joker, der den Stapel hergibt, an der Spitze sogar die Partie
battle-values-higher = **Werte.** Der höhere Wert gewinnt.
battle-cards-10 = Karten von 2 bis 10 zählen ihre Zahl, Bube, Dame und König 10, ein Ass 15.
battle-sequence-worth = Eine Folge zählt ihre Summe: 4-5-6 in Kreuz sind 15, 3-4-5-6 in Karo sind 18.
battle-joker-counts = Der Joker zählt nichts.
battle-between-two = Zählen zwei einzelne Karten beide 10, gewinnt der höhere Rang. Hat der Gastgeber das so gewählt, ist auch das Gleichstand.
battle-anything-else = Sonst ist bei gleichem Wert immer Gleichstand.
battle-after-battle = **Nach einem Kampf.**
battle-cards-both = Die Karten, die ihr beide gespielt habt, sind aus dem Spiel. Joker kommen zurück auf die Hand.
battle-two-jokers = Treffen zwei Joker aufeinander, gewinnt niemand den Stapel, und er kommt auf die Ablage.
battle-now-other = Jetzt ist der andere Spieler mit dem Wählen dran, egal wer gewonnen hat.
rulings-dealer-chosen = Wer gibt, entscheidet das Los.
rulings-play-joker = Du kannst deinen Joker auch aus der Reserve spielen. Danach ist er auf deiner Hand.
rulings-joker-isnt = Ein Joker, der bei Gleichstand nicht gespielt wird, bleibt in der Reserve.
rulings-tie-reserve = Hat bei Gleichstand jemand nur eine Karte in der Reserve, kann das nur der Joker sein. Er wird dann sofort gespielt.
rulings-two-jokers = Treffen an der Spitze zwei Joker aufeinander, endet die Partie unentschieden.
rulings-discarded-cards = Die Karten auf der Ablage liegen offen.
rulings-leave-lose = Wenn du gehst, verlierst du.
rulings-cards-go = In deine Reserve kommen keine Karten.
rulings-smallest-stack = Gewählt wird der kleinste Stapel und die Spitze erst ganz zuletzt.
rulings-joker-attacks = Du greifst mit dem Joker an, an der Spitze aber mit deinem stärksten Angriff.
rulings-spoils-go = Die ganze Beute kommt auf deine Hand.

## Sentences of a replay of King of the Hill: its steps, and open hands

step-name-sets = { $name } legt die Reserve an
step-name-fights = { $name } kämpft um { $stack }
step-name-attacks = { $name } greift geheim an
choice-reserve-cards = Reserve, { $n }: { $cards }
step-name-attacks-cards = { $name } greift mit { $cards } an

## The texts of King of the Hill: turns, battles, and reasons

refusals-not-your-turn = Das ist Sache der Gegenseite. Am Tisch siehst du, was als Nächstes kommt.
refusals-stack-not-available = Um diesen Stapel könnt ihr noch nicht kämpfen: Sein unteres Ende ist bedeckt. Was zur Wahl steht, hat einen goldenen Rahmen.
refusals-not-an-attack = Das ist kein Angriff. Spiel eine Karte, eine Folge (zwei oder mehr aufeinanderfolgende einer Farbe, keine über 8) oder den Joker.
refusals-not-in-reserve = Bei Gleichstand greifen nur Karten aus deiner Reserve an.
refusals-not-won = Aufteilen kannst du nur, was du gerade gewonnen hast. Öffne dein Blatt noch einmal.
refusals-players = „König des Hügels“ spielt man zu zweit.
refusals-joining-closed = „König des Hügels“ spielt man zu zweit, und beide sind schon da.
blow-name-attacked = { $name } hat mit { $cards } angegriffen, { $other } mit { $others }: { $what }.
result-name-won = { $name } hat { $stack } gewonnen: { $hand } auf die Hand, { $reserve } in die Reserve.
footer-stack-left = noch { $n } von 15 Stapeln
choice-chosen-cards = Gewählt: { $cards }
verdict-name-wins = { $name } holt die Spitze und ist König des Hügels!
card = Joker
stack-apex = die Spitze
counts-hand = { $n } auf der Hand
counts-reserve = { $n } in Reserve
counts-won = { $n } gewonnen
battle-battle-number = **Kampf { $number }** um { $stack }:
blow-two-jokers = zwei Joker
blow-reserves-name = Aus den Reserven hat { $name } mit { $cards } angegriffen, { $other } mit { $others }: { $what }.
result-nobody-gets = Niemand bekommt { $stack }: ab auf die Ablage.
result-name-won-stack = { $name } hat { $stack } gewonnen und beide Karten auf die Hand genommen.
result-name-won-stack-put = { $name } hat { $stack } gewonnen und beide Karten in die Reserve gelegt.
result-name-won-stack-put-hand = { $n ->
    [one] { $name } hat { $stack } gewonnen und auf die Hand genommen.
   *[other] { $name } hat { $stack } gewonnen und alle { $n } Karten auf die Hand genommen.
 }
result-name-won-stack-put-reserve = { $n ->
    [one] { $name } hat { $stack } gewonnen und in die Reserve gelegt.
   *[other] { $name } hat { $stack } gewonnen und alle { $n } Karten in die Reserve gelegt.
 }
memory = Aus dem Spiel: { $cards }
verdict-two-jokers = Zwei Joker an der Spitze: Niemand ist König des Hügels. Unentschieden.
verdict-other-concedes = { $other } gibt auf: { $name } ist König des Hügels!
rows = Reihe { $row }: { $stacks }
now-setup = Stellt geheim eure Reserven zusammen: *Mein Blatt* öffnet deine Karten. Noch nicht fertig: { $names }.
now-choosing = { $name } wählt, um welchen Stapel mit goldenem Rahmen gekämpft wird.
now-attack-name-chose = { $name } will um { $stack } kämpfen: Greift beide geheim an. Noch nicht bereit: { $names }.
now-spoils = { $name } hat { $stack } gewonnen und teilt die Karten zwischen Hand und Reserve auf.
seat = **König des Hügels**
blow-tie = Gleichstand
blow-name-wins = { $name } gewinnt
footer-ten-jack = Zehn, Bube, Dame und König gelten gleich viel
waiting-choosing = { $name } wählt gerade den nächsten Stapel.
waiting-spoils = { $name } teilt gerade die Beute auf.
waiting = Du hast gewählt. Warte noch auf { $name }.
hand-in = Gerade gewonnen: { $cards }
known-known-hand = Bekannt auf der Hand: { $cards }
known-known-reserve = Bekannt in der Reserve: { $cards }
known-hand-reserve = Auf der Hand oder in der Reserve: { $cards }
now-attack-tie-stack = Gleichstand im Kampf um { $stack }! Greift noch einmal an, aus euren Reserven. Noch nicht bereit: { $names }.
blow-name-wins-because = { $name } gewinnt, denn { $card } steht über { $other }

## Commands

command = könig-des-hügels
    .about = Kämpf um eine Pyramide aus Karten, zu zweit
    .faces_tie = bilder_gleich
    .faces_tie-about = Variante: Zehn, Bube, Dame und König gelten gleich viel (Standard: aus)
