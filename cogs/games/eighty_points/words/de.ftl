## The game, its options and its lines on a board

name = Achtzig Augen
about = Der König des Hügels und ein geheimer Verbündeter spielen gegen drei Angreifer, die in ihren Stichen achtzig Augen brauchen. Für 5 Personen; Computer nehmen freie Plätze ein.
goal = Der höchste Rang gewinnt. Bleiben die Angreifer unter 80 Augen, { $side ->
    [none] steigt der König des Hügels auf
    [hidden] bringt das { $risen } oder weiter, und wer verbündet ist, ebenso weit
   *[known] bringt das { $risen } oder weiter
 }
options = { $rounds ->
    [0] bis jemand über das Ass hinauskommt
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 }{ $loose ->
    [yes] { " · " }lockeres Bedienen
   *[no] { "" }
 }
heading = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
 }{ $trick ->
    [0] { "" }
   *[other] { " · " }Stich { $trick }
 }{ $loose ->
    [yes] { " · " }lockeres Bedienen
   *[no] { "" }
 }
score = Rang { $rank }
signs-legend = ✅ dein Stich, mit Augen · 🟨 dein Stich, ohne Augen · ⬛ Stich von jemand anders
memory = Die Stiche der Runde
button-tricks = Stiche

## What the match is waiting for

now = { $phase ->
    [dealing] Es wird gegeben.
    [declaring] Letzte Gelegenheit zur Ansage. Noch keine Antwort von { $who }.
    [naming] Niemand hat angesagt, also nennt { $who } die Trumpffarbe.
    [burying] { $who } ist König des Hügels, nimmt die letzten acht Karten auf und drückt acht.
    [calling] { $who } ruft eine Karte. Wer sie zuerst spielt, ist verbündet.
    [leading] { $who } spielt aus.
    [playing] { $who } ist dran.
    [shown] { $n ->
        [one] { $who } holt den Stich und ein Auge.
       *[other] { $who } holt den Stich und { $n } Augen.
     }
    [scored] Die nächste Runde beginnt, wenn alle bereit sind. Noch nicht bereit: { $who }.
   *[over] { "" }
 }
may-declare = { $shown ->
    [none] Wer eine Karte vom Rang { $rank } hat, darf ihre Farbe ansagen.
    [card] Überbieten kann jetzt nur noch ein Paar vom Rang { $rank }.
   *[pair] Ein Paar ist nicht mehr zu überbieten.
 }
order = Gespielt wird in dieser Reihenfolge: { $seats }

## The number of rounds, which the host changes; in a rated match everybody has to agree

rounds-left = { $n ->
    [0] Die Partie endet mit der jetzigen Runde.
    [one] Nach der jetzigen kommt noch eine Runde.
   *[other] Nach der jetzigen kommen noch { $n } Runden.
 }
rounds-wished = { $n ->
    [one] Wunsch von { $names }: nach dieser noch { $n } Runde. Wer einverstanden ist, wählt im Menü dasselbe.
   *[other] Wunsch von { $names }: nach dieser noch { $n } Runden. Wer einverstanden ist, wählt im Menü dasselbe.
 }
rounds-too-soon = In einer gewerteten Partie gilt eine Änderung ab der nächsten Runde, also wird mindestens noch eine gespielt.
menu-rounds = Ändern, wie viele Runden noch kommen

## Trumps, the called card and the tricks

trumps = { $suit ->
    [none] Trumpfrang: **{ $rank }**.
   *[other] Trumpf: **{ $suit }**, alles vom Rang **{ $rank }** und die Joker.
 }
suit-of-trumps = Trumpf
declared = { $how ->
    [first] { $name } hat mit **{ $cards }** angesagt.
    [again] { $name } zeigt nun **{ $cards }**!
    [over-you] { $name } hat **{ $cards }** gezeigt: Das Paar überbietet deine Karte **{ $before }**.
    [late] Auch du hast mit **{ $before }** angesagt, aber **{ $cards }** von { $name } wurde früher gegeben.
   *[over] { $name } hat **{ $cards }** gezeigt: Das Paar überbietet **{ $before }** von { $other }.
 }
crowned = { $how ->
    [lot] Niemand hat angesagt, also hat das Los entschieden: **{ $name }** ist König des Hügels, und **{ $suit }** ist Trumpf.
    [declared] Damit ist **{ $name }** König des Hügels und **{ $suit }** Trumpf.
    [named] Niemand hat angesagt, also hat **{ $name }** als König des Hügels **{ $suit }** zum Trumpf gemacht.
   *[trumps] Damit ist **{ $suit }** Trumpf. König des Hügels ist **{ $name }**.
 }
called = { $how ->
    [nobody] Keine Karte gerufen: { $name } spielt allein.
    [hidden] Gerufene Karte: **{ $card }**, noch nicht gespielt.
    [alone] Gerufene Karte: **{ $card }**. { $name } hat sie gespielt und steht allein.
   *[ally] Gerufene Karte: **{ $card }**. **{ $name }** hat sie gespielt und ist verbündet.
 }
trick = **Stich { $number }:** { $plays }
trick-taken = { $n ->
    [one] Stich { $number }, ein Auge für { $name }: { $plays }
   *[other] Stich { $number }, { $n } Augen für { $name }: { $plays }
 }
seat = Rang { $rank }, { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
 }, { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
 }{ $left ->
    [yes] , gegangen, ein Computer spielt weiter
   *[no] { "" }
 }{ $side ->
    [koth] , ♔ König des Hügels
    [ally] , verbündet
   *[none] { "" }
 }{ $doing ->
    [ready] , bereit ✓
    [answered] , hat geantwortet ✓
    [to-play] , **am Zug**
   *[none] { "" }
 }
seat-known = { $seat } { $name } · { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
 }{ $suits ->
    [none] { "" }
   *[other] { " · " }ohne { $suits }
 }

## The end of a round and of a match

defended = { $n ->
    [one] { $names } hat allein verteidigt.
   *[other] { $names } haben verteidigt.
 } Angreifer: { $parts } = **{ $sum }** Augen.
dead-hand = { $doubled ->
    [yes] { $n ->
        [one] Skat: { $cards } (ein Auge). Den letzten Stich haben die Angreifer geholt, also zählt der Skat doppelt: **+{ $twice }**.
       *[other] Skat: { $cards } ({ $n } Augen). Den letzten Stich haben die Angreifer geholt, also zählt der Skat doppelt: **+{ $twice }**.
     }
   *[no] { $n ->
        [one] Skat: { $cards } (ein Auge). Den letzten Stich haben die Verteidiger geholt, also zählt der Skat nicht.
       *[other] Skat: { $cards } ({ $n } Augen). Den letzten Stich haben die Verteidiger geholt, also zählt der Skat nicht.
     }
 }
your-round = { $won ->
    [yes] **Ihr habt diese Runde gewonnen.**
   *[no] **Ihr habt diese Runde verloren.**
 }
total = { $winner ->
    [challengers] Zusammen **{ $total }**, mindestens 80: Die Angreifer gewinnen die Runde.
   *[defenders] Zusammen **{ $total }**, weniger als 80: Die Verteidiger gewinnen die Runde.
 }
rise = { $n ->
    [0] Von 80 bis 119 steigt niemand auf.
    [one] { $band }, also einen Rang hinauf: { $now }.
   *[other] { $band }, also { $n } Ränge hinauf: { $now }.
 }
band = { $least ->
    [0] Kein einziges Auge
    [200] 200 oder mehr Augen
   *[other] { $least } bis { $most } Augen
 }
risen = { $how ->
    [passed] { $name } über das Ass hinaus
   *[rank] { $name } auf { $rank }
 }
next-king = { $who ->
    [same] **{ $name }** hat allein verteidigt und bleibt König des Hügels.
    [ally] **{ $name }** war verbündet und wird nun König des Hügels.
   *[challenger] **{ $name }** kommt reihum als Nächstes von den Angreifern und wird nun König des Hügels.
 }
verdict = { $how ->
    [risen] { $n ->
        [one] { $names } steigt über das Ass hinaus und gewinnt die Partie!
       *[other] { $names } steigen über das Ass hinaus und gewinnen die Partie gemeinsam!
     }
    [tie] { $n ->
        [one] { $names } gewinnt mit Rang { $rank }; { $points } Augen geben den Ausschlag.
       *[other] { $names } teilen sich den Sieg mit Rang { $rank } und je { $points } Augen.
     }
   *[highest] { $n ->
        [one] { $names } steht mit Rang { $rank } am höchsten und gewinnt die Partie!
       *[other] { $names } stehen mit Rang { $rank } am höchsten und teilen sich den Sieg!
     }
 }

## The steps of a replay, and what a review says about choices

step = { $what ->
    [declare] { $name } antwortet
    [pass] { $name } sagt nichts mehr an
    [name] { $name } macht { $it } zum Trumpf
    [choose] { $name } wählt Karten zum Drücken
    [buried] { $name } drückt { $it }
    [bury] { $name } drückt acht Karten
    [call] { $it ->
        [nobody] { $name } ruft keine Karte
       *[other] { $name } ruft { $it }
     }
    [put] { $name } spielt { $it }
   *[ready] { $name } ist bereit
 }
worth = { $ranks ->
    [0] du würdest fast nie aufsteigen
   *[other] du würdest im Schnitt um { $ranks } Ränge aufsteigen
 }
lost-by-choices = Entscheidungen { $sign ->
    [minus] −
   *[plus] +
 }{ $ranks } Ränge
luck = { $ranks ->
    [0] Deine Karten waren etwa durchschnittlich.
   *[other] { $sign ->
        [minus] Deine Karten waren um { $ranks } Ränge schlechter als der Durchschnitt.
       *[plus] Deine Karten waren um { $ranks } Ränge besser als der Durchschnitt.
     }
 }

## The text of a hand, for its owner only

declaring = { $how ->
    [claimed-dealing] Du sagst { $cards } an: Mit den nächsten Karten sehen es alle.
    [claimed-declaring] Du sagst { $cards } an: Sobald alle geantwortet haben, sehen es alle.
    [for-the-hill] **Du kannst ansagen.** Überbietet dich niemand, wirst du König des Hügels, und diese Farbe ist Trumpf.
    [for-trumps] **Du kannst ansagen.** Diese Farbe wird dann Trumpf.
    [nothing] Du kannst nichts ansagen.
    [answered] Du hast geantwortet. Warte noch auf die anderen.
    [pair] Ein Paar ist nicht mehr zu überbieten.
   *[not-yet] Du kannst noch nichts ansagen.
 }
naming = **Niemand hat angesagt.** Nenn die Trumpffarbe.
burying = **Drück acht von deinen 28 Karten.** Holen die Angreifer den letzten Stich, zählen die gedrückten Augen für sie doppelt.
counted = { $n } von { $all } gewählt.
calling = **Ruf eine Karte**, die andere haben: Wer sie zuerst spielt, ist mit dir verbündet. Rufst du keine, spielst du allein.
may-play = { $may ->
    [lead] **Du spielst aus:** eine beliebige Karte oder zwei gleiche.
    [follow] **Du bist dran:** { $suit } bedienen.
    [any] **Du bist dran:** Ohne { $suit } spielst du, was du willst.
    [follow-pair] **Du bist dran:** Bedien mit einem { $suit }-Paar.
    [any-two] **Du bist dran:** Ohne { $suit } spielst du zwei beliebige Karten.
    [loose] **Du bist dran:** Du hast kein { $suit }-Paar, also spiel zwei beliebige Karten.
    [only] **Du bist dran:** { $card } ist deine einzige { $suit }-Karte und muss weg. Leg eine beliebige dazu.
   *[two] **Du bist dran:** Du hast kein { $suit }-Paar, also spiel zwei beliebige { $suit }-Karten.
 }
scored = **Bereit für die nächste Runde?**
ended = Du: Rang { $rank }, { $points } Augen.
you-challenge = Du gehörst zu den Angreifern.
you-buried = Du hast { $cards } gedrückt.
called-yourself = { $side ->
    [koth] Du hast die gerufene Karte selbst.
    [ally] **Du hast beide gerufenen Karten: Du bist heimlich verbündet.**
   *[first] **Du hast die gerufene Karte. Spielst du sie vor allen anderen, bist du verbündet.**
 }
points-taken = Angreifer: { $points } von 80 Augen. Du: { $mine }.

## Buttons and menus of a hand

button-pass = { $declared ->
    [yes] Fertig
   *[no] Nichts ansagen
 }
menu-suit = Trumpffarbe
button-name = { $suit } nennen
button-bury = Diese acht drücken
menu-call = { $jokers ->
    [yes] { $suit } oder einen Joker rufen
   *[no] { $suit } rufen
 }
option-call = { $n ->
    [0] { $card }
    [one] { $card } (du hast eine)
   *[other] { $card } (du hast { $n })
 }
button-call = { $card ->
    [nobody] Niemanden rufen
   *[other] { $card } rufen
 }
menu-play = Karte spielen
button-take-back = { $card } zurücknehmen
button-ready = Bereit

## What beginners are told about their decision

coaching = { $on ->
    [declared] Du hast angesagt; ein Paar kann eine einzelne Karte noch überbieten.
    [overriding] Es ist schon angesagt, und nur ein Paar vom Rang { $rank } überbietet das.
    [no-card] Nur mit einer Karte vom Rang { $rank } kannst du ansagen. Ohne sie wartest du ab, mit wem du spielst.
    [declaring-for-the-hill] Mit { $suit } { $held ->
        [one] wäre deine einzige Karte ein Trumpf.
       *[other] hättest du { $n ->
            [one] einen Trumpf
           *[other] { $n } Trümpfe
         } unter { $held } Karten.
     } Ein Drittel ist üblich, ein König des Hügels will mehr.
    [declaring] Mit { $suit } { $held ->
        [one] wäre deine einzige Karte ein Trumpf.
       *[other] hättest du { $n ->
            [one] einen Trumpf
           *[other] { $n } Trümpfe
         } unter { $held } Karten.
     } Ein Drittel ist üblich, mit mehr lohnt sich die Ansage.
    [naming] Trümpfe stechen jede andere Farbe, viele davon helfen also: Mit { $suit } hättest du { $n }.
    [burying] Drück dich in einer Farbe frei, dann kannst du sie stechen.
    [calling] Am besten hilft dir, wer eine hohe Karte hat, die dir fehlt, und so eine wird wohl bald gespielt.
    [leading-to-defend] Asse, Paare und hohe Trümpfe halten Augen von den Angreifern fern, und die brauchen 80.
    [leading-a-pair] Du kannst ein Paar ausspielen: Nur ein höheres Paar oder ein Trumpfpaar schlägt es, seine Augen sind also recht sicher.
    [leading] Was alles andere schlägt, holt die Augen des Stichs; mit einer kleinen Karte gibst du das Ausspiel ab.
    [partner-wins] { $name } liegt für deine Partei vorn ({ $cards }): { $worth ->
        [yes] Augen, die du jetzt schmierst, bleiben womöglich bei euch
       *[no] Heb dir hohe Karten für später auf
     }.
    [partner-if-called] { $name } liegt mit { $cards } vorn. Spielst du { $card } zuerst, gehört ihr zur selben Partei.
    [unbeatable] Vorn liegt { $cards }, und das kannst du nicht schlagen: { $worth ->
        [yes] Fünfen, Zehnen und Könige gingen mit dem Stich weg
       *[no] Heb dir hohe Karten für später auf
     }.
    [unknown-wins] Du kannst { $cards }{ $with ->
        [none] { "" }
       *[other] { " " }mit { $with }
     } schlagen, aber noch weißt du nicht, zu welcher Partei { $name } gehört. Augen in diesem Stich: { $n }.
    [rival-wins] { $name } spielt gegen dich und liegt vorn ({ $cards }), und das kannst du{ $with ->
        [none] { "" }
       *[other] { " " }mit { $with }
     } schlagen. Augen in diesem Stich: { $n }.
    [scored] Der Rang bleibt, die Partei nicht: Wer gegen dich war, kann in der nächsten Runde mit dir spielen.
   *[shown] { "" }
 }

## Why one decision of a round was better than another

reason = { $why ->
    [joins] Mit { $called } bist du mit dem König des Hügels verbündet, und auf dieser Seite stehst du besser da.
    [waits] Mit { $other } wärst du sofort mit dem König des Hügels verbündet. Ohne das stehst du vorerst besser da.
    [found] { $cards } lockt { $called } eher hervor, und dann weißt du, wer mit dir verbündet ist.
    [takes-points] { $cards } schlägt { $theirs } von { $name }, und in diesem Stich liegen Augen.
    [takes] { $cards } schlägt { $theirs } von { $name }, und wer den Stich holt, spielt als Nächstes aus.
    [overtakes] { $name } liegt schon für deine Partei vorn, also heb { $other } auf.
    [spends] { $other } würde diesen Stich holen, bringt dir in einem späteren aber mehr.
    [cheaper] { $cards } schlägt { $theirs } von { $name } auch, also heb { $other } auf.
    [feeds] { $name } spielt gegen dich und liegt vorn, und { $other } würde noch Augen dazugeben.
    [feeds-unknown] { $name } liegt vorn und ist vielleicht gegen dich. Mit { $other } würdest du Augen riskieren.
    [adds] { $name } liegt für deine Partei vorn, also schmier { $cards }.
    [breaks] { $other } würde dein Paar auseinanderreißen, und das schlägt nur ein anderes Paar.
    [hopeless] Keins von beiden schlägt { $theirs } von { $name }, also heb { $other } für später auf.
    [pair] { $cards } schlägt nur ein anderes Paar. { $other } kann an eine einzelne Karte verloren gehen.
    [top] Keine Karte, die noch draußen ist, schlägt { $cards } in der eigenen Farbe. Für { $other } gilt das nicht.
    [exposes] In { $other } stecken Augen, und die kann eine höhere Karte noch holen.
    [keeps-trump] { $other } ist ein Trumpf: Heb ihn für einen Stich auf, in dem jemand anders ausspielt.
    [draws] { $cards } zieht Trümpfe: Wer einen hat, muss bedienen.
    [buries-points] Drück die besten acht, damit die Angreifer { $third } nicht doppelt zählen können.
    [buries-trumps] Drück die besten acht, und du behältst { $third } bei deinen Trümpfen.
    [empties] Drück die besten acht, und du hast kein { $third } mehr: Dann kannst du stechen.
    [buries-top] Drück die besten acht, und du behältst { $third }: In der eigenen Farbe schlägt das nichts.
    [alone] Ohne Ruf stehst du allein. Ruf { $cards }, und wer das zuerst spielt, ist mit dir verbündet.
    [own-both] Du hast { $other } doppelt, also könnte sich niemand mit dir verbünden.
    [own] { $other } hast du selbst einmal, also könnte sich nur noch eine andere Person mit dir verbünden.
    [stronger] { $cards } wird von weniger Karten geschlagen als { $other }, also wärt ihr zusammen stärker.
    [leads-to] Die Farbe von { $cards } kannst du ausspielen und so dein Bündnis aufdecken. In der Farbe von { $other } hast du nichts.
    [last] Nach { $cards } holt deine Partei öfter den letzten Stich, und der entscheidet über die gedrückten Augen.
   *[none] { "" }
 }

## Why a move is refused

refusals-not-following = Du musst bedienen. Dein Blatt bietet nur die Karten an, die du spielen darfst.
refusals-not-the-koth = Das entscheidet allein der König des Hügels.
refusals-pair-is-final = Ein Paar ist angesagt, und ein Paar kann niemand mehr überbieten.
refusals-pair-needed = Eine Farbe ist schon angesagt; nur ein Paar kann sie überbieten.
refusals-not-declarable = Um diese Farbe anzusagen, fehlen dir die Karten.
refusals-answered = Für diese Runde hast du schon geantwortet.
refusals-already-ready = Du bist schon bereit. Warte noch auf die anderen.
refusals-eight-cards = Du musst genau acht Karten drücken.
refusals-not-a-lead = Spiel eine Karte aus oder zwei, die in Rang und Farbe gleich sind.
refusals-players = „Achtzig Augen“ spielt man zu fünft. Drück auf **Gegen Computer**, um die freien Plätze zu füllen.
refusals-joining-closed = „Achtzig Augen“ spielt man zu fünft, und alle Plätze sind vergeben.

## The rules

rules-dealing =
    {""}**Ziel.** Du steigst für dich allein auf, vom Rang 2 bis zum Ass und darüber hinaus. Die einzelne Runde aber gewinnt eine Partei: Der König des Hügels und ein Verbündeter verteidigen, die anderen greifen an. Die Parteien wechseln von Runde zu Runde.

    {""}**Karten.**
    - Zwei Kartenspiele mit ihren Jokern sind 108 Karten: 20 für jeden von euch fünf, 8 bleiben übrig.
    - In jeder Farbe ist das Ass am höchsten und die 2 am niedrigsten. Zwei Karten von gleichem Rang und gleicher Farbe sind ein *Paar*.
    - Jede 5 zählt 5 Augen, jede 10 und jeder König 10. In einer Runde sind das 200.

    {""}**Geben.** Vor der ersten Karte werden die Plätze ausgelost.
    - Der Trumpfrang ist der Rang des Königs des Hügels. In der ersten Runde ist es die 2.
    - Wer während des Gebens eine Karte dieses Rangs hat, darf ihre Farbe als Trumpf ansagen. Danach überbietet nur noch ein Paar dieses Rangs.
    - In der ersten Runde wird König des Hügels, wessen Ansage stehen bleibt.
    - Sagt niemand an, nennt der König des Hügels die Farbe. In der ersten Runde werden Farbe und König ausgelost.

    {""}**Der Skat.**
    - Der König des Hügels nimmt die 8 übrigen Karten auf und drückt 8 beliebige.
    - Dann ruft er eine beliebige Karte oder gar keine. Wer diese Karte zuerst spielt, ist mit ihm verbündet.
    - Jede Karte gibt es zweimal. Bis dahin weiß also niemand genau, wer verbündet ist.
rules-tricks =
    {""}**Ein Stich.** Jeder von euch spielt einmal, in der Reihenfolge, die der Tisch zeigt: eine Karte, oder zwei, wenn zwei ausgespielt sind. Die Runde dauert, bis eure 20 Karten gespielt sind.

    {""}**Trümpfe.** Alle Trümpfe zusammen gelten als eine Farbe. Von oben nach unten:
    - der Rote Joker, dann der Schwarze Joker
    - der Trumpfrang: zuerst in der Trumpffarbe, dann in den anderen Farben (gleich hoch)
    - der Rest der Trumpffarbe, vom Ass abwärts

    Ein Trumpf gehört nicht mehr zu der Farbe, die er zeigt.

    {""}**Ausspielen.** Zuerst spielt der König des Hügels aus, danach immer, wer den letzten Stich geholt hat: eine Karte oder ein Paar aus zwei gleichen Karten.

    {""}**Bedienen.**
    - Ist eine Karte ausgespielt, gibst du eine Karte ihrer Farbe, wenn du eine hast.
    - Ist ein Paar ausgespielt, gibst du ein Paar seiner Farbe, wenn du eines hast.
    - Hast du kein Paar, gibst du so viele Karten der Farbe, wie du hast, höchstens zwei, und füllst beliebig auf (Hausregel).
    - Mit *lockerem Bedienen* reichen zwei beliebige Karten, wenn du kein Paar hast.

    {""}**Den Stich holen.**
    - Den Stich holt der höchste Trumpf. Liegt kein Trumpf, holt ihn die höchste Karte der ausgespielten Farbe.
    - Gegen ein Paar gewinnt nur ein anderes Paar.
    - Von gleichen Karten gewinnt die zuerst gespielte.
    - Wer den Stich holt, bekommt seine Augen.
rules-score =
    {""}**Abrechnung.**
    - Gezählt werden die Augen, die die Angreifer geholt haben.
    - Ging der letzte Stich an einen von ihnen, kommen die Augen im Skat doppelt dazu.
    - Der Balken am Tisch zählt alle mit, von denen man nicht weiß, dass sie verteidigen. Er fällt also, wenn das Bündnis ans Licht kommt.

    {""}**Wer steigt auf?**
    - 0 Augen: Die Verteidiger steigen 3 Ränge auf. 1 bis 40: Sie steigen 2 auf. 41 bis 79: Sie steigen 1 auf.
    - Ab 80 gewinnen die Angreifer. Bis 119 steigt niemand auf. 120 bis 159: Sie steigen 1 auf. 160 bis 199: Sie steigen 2 auf. 200 oder mehr: Sie steigen 3 auf.

    {""}**Der nächste König.** Unter 80 Augen ist es der Verbündete oder, wenn es keinen gibt, wieder derselbe König. Ab 80 ist es der nächste Angreifer im Uhrzeigersinn.

    {""}**Das Ende.**
    - Die Partie endet nach den vereinbarten Runden (Standard: 5). Der Gastgeber kann die Zahl ändern: *Mehr* in seinem Blatt. In einer gewerteten Partie müssen alle dasselbe wählen, und mindestens eine weitere Runde wird gespielt.
    - Sie endet sofort, wenn jemand über das Ass hinauskommt.
    - Der höchste Rang gewinnt. Bei gleichem Rang entscheiden die Augen aus der ganzen Partie.

    {""}**Im Tempo „live“.**
    - Alle 1,5 Sekunden wird eine Karte gegeben. Sobald ein Paar angesagt ist, kommen alle übrigen auf einmal.
    - Du hast 3 Sekunden für die letzte Gelegenheit zur Ansage, 5, um eine Farbe zu nennen, 60 zum Drücken, 15 zum Rufen und 10 zum Spielen.
    - Ein fertiger Stich bleibt 2 Sekunden liegen.
rules-rulings =
    {""}**Hausregeln.**
    - Ein angesagtes Paar ist nicht mehr zu überbieten. Deine eigene einzelne Karte darfst du mit einem Paar überbieten.
    - Sagt ihr zu mehreren gleichzeitig an, zählt die Karte, die zuerst gegeben wurde. Das gilt auch für die letzten Antworten, die alle geheim geben.
    - Rufen darf man jede der 54 Karten. Spielt der König die gerufene Karte selbst, steht er allein da.
    - Die erste Runde beginnt mit *Starten* des Gastgebers. Vor jeder weiteren meldet ihr alle, dass ihr bereit seid, aber nicht nach jedem Stich.
    - Wenn mehrere von euch in derselben Runde über das Ass hinauskommen, gewinnt ihr gemeinsam.
    - Wenn du gehst, landest du auf dem letzten Platz, und ein Computer spielt weiter.
    - { $leaving }

    {""}**Wenn deine Zeit abläuft.**
    - Du sagst nichts an, und eine Farbe, die du nennen solltest, wird ausgelost.
    - Gedrückt wird, was du schon gewählt hast. Den Rest bis 8 bestimmt das Los.
    - Niemand wird gerufen.
    - Du spielst die niedrigste Karte oder das niedrigste Paar, das erlaubt ist, wenn möglich ohne Augen.
    - { $seat }
rules-credit = Nach einer Fassung von „Achtzig Augen“ (Sheng Ji) für fünf.
rules-picture = Ein Tisch im ersten Stich: fünf Plätze, Trumpffarbe und Trumpfrang, die gerufene Karte, die bisher gespielten Karten und die Rangleiter.

## A lesson: six tricks as a challenger, then burying and calling

lesson-goal = Der höchste Rang gewinnt. In jeder Runde verteidigen zwei den Hügel gegen drei. Holen die drei in ihren Stichen **80 Augen** (die Fünf zählt 5, Zehn und König 10), steigen die Verteidiger nicht auf.
lesson-claim = Alle beginnen auf Rang 2, darum sind die Zweien in dieser Runde besonders: Wer eine zeigt, greift nach dem Hügel. Du hast 2♥. Sag es an: Drück auf „2♥“.
lesson-claim-wrong = Du könntest auch schweigen. Aber greif nach dem Hügel: Drück auf **2♥**.
lesson-claim-well = Aldric hat zwei 2♠ gezeigt, und ein Paar überbietet eine einzelne Karte. Also ist er König des Hügels, und Pik ist Trumpf. Du greifst an. Er ruft A♦: Wer es zuerst spielt, ist mit ihm verbündet.
lesson-follow = Aldric hat Herz ausgespielt, also musst du Herz bedienen. Die höchste Karte holt den Stich, und darin liegen 15 Augen: Spiel A♥.
lesson-follow-wrong = Dieses Herz liegt unter Aldrics Dame, die 15 Augen bekäme er. Spiel A♥.
lesson-follow-well = Dein Ass hat den Stich geholt: 5 für die Fünf, 10 für die Zehn. 15 Augen von 80.
lesson-pair = Wer einen Stich holt, spielt zum nächsten aus: eine Karte oder zwei gleiche. Gegen ein Paar hilft nur ein höheres Paar oder ein Trumpfpaar. Wähl im Menü K♣ K♣.
lesson-pair-wrong = Das darfst du ausspielen, aber ein Paar ist schwerer zu schlagen. Wähl **K♣ K♣**.
lesson-pair-one-king = Ein König allein fällt dem Ass zum Opfer. Spiel beide aus: Wähl **K♣ K♣**.
lesson-pair-well = Alle mussten zweimal Kreuz bedienen, und ein Paar hatte niemand. 20 Augen für deine Könige, 10 und 5 von den anderen: 50 von 80.
lesson-lure = Aber wer ist mit Aldric verbündet? Wer zuerst A♦ spielt. Lock es heraus: Wähl im Menü dein einziges Karo, 3♦.
lesson-lure-wrong = Das verrät dir nichts über das Bündnis. Spiel Karo aus, damit A♦ fallen kann.
lesson-lure-well = Berengar (3) hat A♦ gespielt: **Er ist der Verbündete**. Er und Aldric verteidigen. Clotilde und Dagobert (4 und 5) sind auf deiner Seite: Ihre Augen zählen mit deinen.
lesson-give = Clotildes A♣ ist das höchste Kreuz, und sie ist auf deiner Seite. Schmier ihr Augen: Leg 10♣ dazu.
lesson-give-wrong = Dieses Kreuz zählt nichts. Clotilde liegt für deine Partei vorn: Schmier ihr deine 10♣.
lesson-give-well = Clotilde hat deine 10 für euch drei geholt: 60 von 80.
lesson-trump = Ausgespielt ist Karo, und du hast keins mehr: Jetzt darfst du alles spielen. Pik ist Trumpf, und selbst ein kleines sticht jedes Karo. Spiel 4♠.
lesson-trump-wrong = Ohne Karo holt diesen Stich nur ein Trumpf. Spiel 4♠.
lesson-trump-too-high = Auch dieser Trumpf würde ihn holen, aber dein kleinster reicht: 4♠.
lesson-trump-well = Berengar musste mit seinem letzten Karo bedienen, dem König. Deine 4♠ hat alles geholt: 15 mehr, 75 von 80.
lesson-joker = Die Trümpfe gelten als eine einzige Farbe, von oben: Roter Joker, Schwarzer Joker, 2♠, die anderen Zweien, A♠ und abwärts. Deinen Roten Joker schlägt nichts: Spiel ihn aus.
lesson-joker-wrong = Das könnte noch geschlagen werden. Spiel den Roten Joker aus, den schlägt nichts.
lesson-joker-well = Alle mussten Trumpf bedienen, und Dagobert hat seiner Partei den K♠ geschmiert. **85 von 80**: Was auch noch kommt, Aldric und Berengar bleiben auf Rang 2.
lesson-clubs = Eine neue Partie: Niemand hat deine 2♥ überboten, also bist du König des Hügels. Du hast acht Karten aufgenommen und drückst acht. Trenn dich von einer ganzen Farbe: Wähl im Kreuz-Menü alle acht Kreuz.
lesson-clubs-wrong = Ohne Kreuz kannst du stechen, wenn Kreuz ausgespielt wird. Wähl im Kreuz-Menü alle acht Kreuz und sonst nichts.
lesson-clubs-well = Das sind acht, und keine Fünf, keine Zehn und kein König ist dabei.
lesson-bury = Gedrückte Augen zählen für die Angreifer doppelt, wenn sie den letzten Stich holen. Diese Kreuz brächten ihnen nichts. Drück auf „Diese acht drücken“.
lesson-bury-wrong = Augen in anderen Karten könnten an die Angreifer gehen. Drück auf **Diese acht drücken**.
lesson-bury-well = Bis zum Ende der Runde sieht sie sonst niemand.
lesson-call = Jetzt ruf dir Hilfe: Mit dir verbündet ist, wer die gerufene Karte zuerst spielt. Nur Asse schlagen deine K♦ K♦, und du hast keins. Wähl A♦ im Karo-Menü, dann drück auf „A♦ rufen“.
lesson-call-wrong = Eine hohe Karte, die dir fehlt, bringt dir einen starken Verbündeten. Wähl A♦ im Karo-Menü, dann drück auf **A♦ rufen**.
lesson-call-nobody = Dann stündest du allein gegen vier. Ruf lieber A♦.
lesson-call-well = Jetzt kann sich nur jemand mit einem A♦ mit dir verbünden. Wer es ist, erfahrt ihr alle, wenn die Karte gespielt wird.
lesson-question = Aldric ist König des Hügels und ruft A♦, das du zweimal hast. Sein A♥ liegt in diesem Stich vorn, und du bist zuletzt dran. Was spielst du?
lesson-six = 6♥ spielen
lesson-six-why = Du hast beide gerufenen Karten, also verteidigst du mit Aldric, und sein Ass holt diesen Stich. Eine 10, die du behältst, kann später an die Angreifer fallen.
lesson-ten = 10♥ spielen
lesson-ten-why = Richtig! Mit A♦ bist du heimlich mit Aldric verbündet, und sein Ass kann niemand mehr schlagen: Die Angreifer bekommen deine 10 Augen nicht.
lesson-ace = A♦ spielen
lesson-ace-why = Ausgespielt ist Herz, und du hast welches, also musst du bedienen. Du bist mit Aldric verbündet: Welches deiner Herzen hilft ihm?
lesson-last = Eine Runde dauert, bis alle Karten gespielt sind. Unter 80 steigen die Verteidiger im Rang auf; ab 80 wird jemand von den Angreifern König, und ab 120 steigen die Angreifer auf. Dann wechseln die Parteien. Bereit?

## Words in pictures

drawn-round = Runde
drawn-trick = Stich
drawn-dealing = Geben
drawn-declaring = Ansagen
drawn-naming = Trumpf
drawn-burying = Drücken
drawn-calling = Rufen
drawn-turn = Am Zug
drawn-first = Start
drawn-you = Du
drawn-ally = Verbündet
drawn-alone = Allein
drawn-score = Stand
drawn-end = Endstand
drawn-defenders = Verteidiger
drawn-challengers = Angreifer
drawn-dead = Skat
drawn-next = Neuer König
drawn-winner = Sieg
drawn-ideas = Ideen
drawn-rank = Dein Rang

## Commands

command = achtzig-augen
    .about = Stiche, Trümpfe und ein geheimes Bündnis, zu fünft
    .rounds = runden
    .rounds-about = Zahl der Runden (Standard: 5; 0: bis jemand über das Ass hinauskommt)
    .loose_following = locker_bedienen
    .loose_following-about = Variante: Wer kein Paar hat, darf ein Paar mit zwei beliebigen Karten bedienen
