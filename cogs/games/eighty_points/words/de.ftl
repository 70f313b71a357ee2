## King of the Hill: Eighty Points on Discord

## Coaching for people who are new to Eighty Points: what to do now, and why

declaring-suit-held = Mit { $suit } hättest du { $n } Trümpfe unter { $held } Karten. Ein Drittel ist üblich, mit mehr lohnt sich die Ansage.
leading-lead-highest = Du spielst aus: Was alles andere schlägt, holt die Augen des Stichs; mit einer kleinen Karte gibst du das Ausspiel ab.
following-name-winning = { $name } liegt gegen dich vorn ({ $cards }), und das kannst du schlagen. Augen in diesem Stich: { $n }.
declaring-youve-declared = Du hast angesagt; ein Paar kann eine einzelne Karte noch überbieten.
declaring-theres-already = Es ist schon angesagt, und nur ein Paar vom Rang { $rank } überbietet das.
declaring-need-card = Nur mit einer Karte vom Rang { $rank } kannst du ansagen. Ohne sie wartest du ab, mit wem du spielst.
declaring-suit-held-cards = Mit { $suit } hättest du { $n } Trümpfe unter { $held } Karten. Ein Drittel ist üblich, ein König des Hügels will mehr.
leading-lead-aces = Du spielst aus: Asse, Paare und hohe Trümpfe halten Augen von den Angreifern fern, und die brauchen 80.
leading-lead-pair = Du kannst ein Paar ausspielen: Nur ein höheres Paar oder ein Trumpfpaar schlägt es, seine Augen sind also recht sicher.
following-name-winning-side = { $name } liegt für deine Partei vorn ({ $cards }): Augen, die du jetzt schmierst, bleiben womöglich bei euch.
following-name-winning-cards = { $name } liegt mit { $cards } vorn. Spielst du { $card } zuerst, gehört ihr zur selben Partei.
following-beat-cards = Vorn liegt { $cards }, und das kannst du nicht schlagen: Eine Fünf, eine Zehn oder ein König von dir wäre verloren.
following-beat-cards-but = Du kannst { $cards } schlagen, aber noch weißt du nicht, zu welcher Partei { $name } gehört. Augen in diesem Stich: { $n }.
coaching-naming = Trümpfe stechen jede andere Farbe, viele davon helfen also: Mit { $suit } hättest du { $n }.
coaching-burying = Drück dich in einer Farbe frei, dann kannst du sie stechen.
coaching-calling = Am besten hilft dir, wer eine hohe Karte hat, die dir fehlt, und so eine wird wohl bald gespielt.
coaching-scored = Der Rang bleibt, die Partei nicht: Wer gegen dich war, kann in der nächsten Runde mit dir spielen.

## The controls of Eighty Points: declaring, burying, calling, playing

naming-name-suit = Farbe nennen
naming-nobody-declared = **Niemand hat angesagt.** Nenn die Trumpffarbe.
burying-king-hill = **Du bist König des Hügels.** Drück acht von deinen 28 Karten. Holen die Angreifer den letzten Stich, zählen die gedrückten Augen für sie doppelt.
calling-call-card = **Ruf eine Karte**, die andere haben: Wer sie zuerst spielt, ist mit dir verbündet. Rufst du keine, spielst du allein.
calling-call-card-2 = Diese Karte rufen
declaring-declare = Ansagen
naming-name-suit-2 = { $suit } nennen
calling-call-suit = { $suit } rufen
calling-call-card-3 = { $card } rufen
called-option = { $n ->
    [one] { $card } (du hast eine)
   *[other] { $card } (du hast { $n })
 }
playing = { $card } zurücknehmen
declaring-declare-cards = { $cards } ansagen
declaring-done = Fertig
declaring-declare-nothing = Nichts ansagen
burying-bury-these = Diese acht drücken
button-n-of = { $n } von { $all }
calling-call-suit-joker = { $suit } oder einen Joker rufen
button-call-nobody = Niemanden rufen
menu-play-card = Karte spielen
button-ready = Bereit
controls-scored = **Bereit für die nächste Runde?**
menu-choose-declare = Was ansagen?
menu-trump-suit = Trumpffarbe

## The texts of a hand of Eighty Points, for its owner only

own-declaring-nothing-declare = Du kannst noch nichts ansagen.
why-turn-pair = **Du bist dran:** Ohne Paar in { $suit } spielst du zwei beliebige Karten in { $suit }.
ended-match-over = Die Partie ist vorbei. Du: Platz { $position }, Rang { $rank }, { $points } Augen.
own-declaring-declaring-cards = Du sagst { $cards } an: Sobald alle geantwortet haben, sehen es alle.
own-declaring-declare-nobody = **Du kannst ansagen.** Überbietet dich niemand, wirst du König des Hügels, und diese Farbe ist Trumpf.
own-declaring-declare-suit = **Du kannst ansagen.** Diese Farbe wird dann Trumpf.
own-declaring-nothing-declare-2 = Du kannst nichts ansagen.
own-declaring-youve-answered = Du hast geantwortet. Warte noch auf die anderen.
own-declaring-pair-final = Ein Paar gilt endgültig.
why-lead-any = **Du spielst aus:** eine beliebige Karte oder zwei gleiche.
why-turn-suit = **Du bist dran:** Ohne { $suit } spielst du, was du willst.
why-turn-follow = **Du bist dran:** Mit einem Paar in { $suit } bedienen.
why-turn-suit-play = **Du bist dran:** Ohne { $suit } spielst du zwei beliebige Karten.
why-turn-pair-suit = **Du bist dran:** Ohne Paar in { $suit } spielst du zwei beliebige Karten.
why-turn-card = **Du bist dran:** { $card } ist deine einzige Karte in { $suit } und muss weg. Leg eine beliebige dazu.
held = Trumpf
ended-match-over-2 = Die Partie ist vorbei.
own-declaring-declaring-cards-everyone = Du sagst { $cards } an: Mit den nächsten Karten sehen es alle.
why-turn-follow-suit = **Du bist dran:** { $suit } bedienen.
secret-buried-cards = Du hast { $cards } gedrückt.
secret-hold-called = Du hast die gerufene Karte selbst.
hand-in = Angreifer: { $points } von 80 Augen. Du: { $mine }.
secret-hold-both = **Du hast beide gerufenen Karten: Du bist heimlich verbündet.**
secret-hold-called-card = **Du hast die gerufene Karte. Spielst du sie vor allen anderen, bist du verbündet.**

## A lesson of Eighty Points by playing: six tricks as a challenger, then burying and calling

lesson-goal = Der höchste Rang gewinnt. In jeder Runde verteidigen zwei den Hügel gegen drei. Holen die drei in ihren Stichen **80 Augen** (die Fünf zählt 5, Zehn und König 10), steigen die Verteidiger nicht auf.
lesson-last = Eine Runde dauert, bis alle Karten gespielt sind. Unter 80 steigen die Verteidiger im Rang auf; ab 80 wird jemand von den Angreifern König, und ab 120 steigen die Angreifer auf. Dann wechseln die Parteien. Bereit?
lesson-steps-everyone-starts = Alle beginnen auf Rang 2, darum sind die Zweien in dieser Runde besonders: Wer eine zeigt, greift nach dem Hügel. Du hast 2♥. Drück auf „2♥ ansagen“.
lesson-steps-could-keep = Du könntest auch schweigen. Aber greif nach dem Hügel: Drück auf **2♥ ansagen**.
lesson-steps-aldric-showed = Aldric hat zwei 2♠ gezeigt, und ein Paar überbietet eine einzelne Karte. Also ist er König des Hügels, und Pik ist Trumpf. Du greifst an. Er ruft A♦: Wer es zuerst spielt, ist mit ihm verbündet.
lesson-steps-aldric-led = Aldric hat Herz ausgespielt, also musst du Herz bedienen. Die höchste Karte holt den Stich, und darin liegen 15 Augen: Spiel A♥.
lesson-steps-heart-below = Dieses Herz liegt unter Aldrics Dame, die 15 Augen bekäme er. Spiel A♥.
lesson-steps-ace-took = Dein Ass hat den Stich geholt: 5 für die Fünf, 10 für die Zehn. 15 Augen von 80.
lesson-steps-take-trick = Wer einen Stich holt, spielt zum nächsten aus: eine Karte oder zwei gleiche. Gegen ein Paar hilft nur ein höheres Paar oder ein Trumpfpaar. Wähl im Menü K♣ K♣.
lesson-steps-could-lead = Das darfst du ausspielen, aber ein Paar ist schwerer zu schlagen. Wähl **K♣ K♣**.
lesson-steps-everyone-had = Alle mussten zweimal Kreuz bedienen, und ein Paar hatte niemand. 20 Augen für deine Könige, 10 und 5 von den anderen: 50 von 80.
lesson-steps-but-aldrics = Aber wer ist mit Aldric verbündet? Wer zuerst A♦ spielt. Lock es heraus: Wähl im Menü dein einziges Karo, 3♦.
lesson-steps-tells-nothing = Das verrät dir nichts über das Bündnis. Spiel Karo aus, damit A♦ fallen kann.
lesson-steps-berengar-played = Berengar (3) hat A♦ gespielt: **Er ist der Verbündete**. Er und Aldric verteidigen. Clotilde und Dagobert (4 und 5) sind auf deiner Seite: Ihre Augen zählen mit deinen.
lesson-steps-clotildes-highest = Clotildes A♣ ist das höchste Kreuz, und sie ist auf deiner Seite. Schmier ihr Augen: Leg 10♣ dazu.
lesson-steps-club-worth = Dieses Kreuz zählt nichts. Clotilde liegt für deine Partei vorn: Schmier ihr deine 10♣.
lesson-steps-clotilde-took = Clotilde hat deine 10 für euch drei geholt: 60 von 80.
lesson-steps-diamonds-led = Ausgespielt ist Karo, und du hast keins mehr: Jetzt darfst du alles spielen. Pik ist Trumpf, und selbst ein kleines sticht jedes Karo. Spiel 4♠.
lesson-steps-diamonds-only = Ohne Karo holt diesen Stich nur ein Trumpf. Spiel 4♠.
lesson-steps-berengar-had = Berengar musste mit seinem letzten Karo bedienen, dem König. Deine 4♠ hat alles geholt: 15 mehr, 75 von 80.
lesson-steps-trumps-form = Die Trümpfe gelten als eine einzige Farbe, von oben: Roter Joker, Schwarzer Joker, 2♠, die anderen Zweien, A♠ und abwärts. Deinen Roten Joker schlägt nichts: Spiel ihn aus.
lesson-steps-something-could = Das könnte noch geschlagen werden. Spiel den Roten Joker aus, den schlägt nichts.
lesson-steps-everyone-had-follow = Alle mussten Trumpf bedienen, und Dagobert hat seiner Partei den K♠ geschmiert. **85 von 80**: Was auch noch kommt, Aldric und Berengar bleiben auf Rang 2.
lesson-steps-new-match = Eine neue Partie: Niemand hat deine 2♥ überboten, also bist du König des Hügels. Du hast acht Karten aufgenommen und drückst acht. Trenn dich von einer ganzen Farbe: Wähl im Kreuz-Menü alle acht Kreuz.
lesson-steps-without-any = Ohne Kreuz kannst du stechen, wenn Kreuz ausgespielt wird. Wähl im Kreuz-Menü alle acht Kreuz und sonst nichts.
lesson-steps-makes-eight = Das sind acht, und keine Fünf, keine Zehn und kein König ist dabei.
lesson-steps-buried-points = Gedrückte Augen zählen für die Angreifer doppelt, wenn sie den letzten Stich holen. Diese Kreuz brächten ihnen nichts. Drück auf „Diese acht drücken“.
lesson-steps-bury-other = Augen in anderen Karten könnten an die Angreifer gehen. Drück auf **Diese acht drücken**.
lesson-steps-nobody-else = Bis zum Ende der Runde sieht sie sonst niemand.
lesson-steps-now-call = Jetzt ruf dir Hilfe: Mit dir verbündet ist, wer die gerufene Karte zuerst spielt. Nur Asse schlagen deine K♦ K♦, und du hast keins. Wähl A♦ im Karo-Menü, dann drück auf „A♦ rufen“.
lesson-steps-high-card = Eine hohe Karte, die dir fehlt, bringt dir jemand Starkes an die Seite. Wähl A♦ im Karo-Menü, dann drück auf **A♦ rufen**.
lesson-steps-now-only = Jetzt kann sich nur jemand mit einem A♦ mit dir verbünden. Wer es ist, erfahrt ihr alle, wenn die Karte gespielt wird.
lesson-ask = Aldric ist König des Hügels und ruft A♦, das du zweimal hast. Sein A♥ liegt in diesem Stich vorn, und du bist zuletzt dran. Was spielst du?
lesson-steps-king-lose = Ein König allein fällt dem Ass zum Opfer. Spiel beide aus: Wähl **K♣ K♣**.
lesson-steps-then-youd = Dann stündest du allein gegen vier. Ruf lieber A♦.
lesson-answers-play = 6♥ spielen
lesson-answers-hold-both = Du hast beide gerufenen Karten, also verteidigst du mit Aldric, und sein Ass holt diesen Stich. Eine 10, die du behältst, kann später an die Angreifer fallen.
lesson-answers-play-10 = 10♥ spielen
lesson-answers-right-makes = Richtig! Mit A♦ bist du heimlich mit Aldric verbündet, und sein Ass kann niemand mehr schlagen: Die Angreifer bekommen deine 10 Augen nicht.
lesson-answers-play-2 = A♦ spielen
lesson-answers-hearts-led = Ausgespielt ist Herz, und du hast welches, also musst du bedienen. Du bist mit Aldric verbündet: Welches deiner Herzen hilft ihm?
lesson-steps-trump-take = Auch dieser Trumpf würde ihn holen, aber dein kleinster reicht: 4♠.

## The public picture of a game of Eighty Points

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

## The presenter of Eighty Points: its board, its hands and its rules

name-king-hill = König des Hügels: Achtzig Augen
about = Der König des Hügels und ein geheimer Verbündeter spielen gegen drei Angreifer, die in ihren Stichen achtzig Augen brauchen. Für 5 Personen; Computer nehmen freie Plätze ein.
goal = Der höchste Rang gewinnt. Verteidiger steigen auf, wenn die Angreifer unter 80 Augen bleiben
signs-legend = ✅ dein Stich, mit Augen · 🟨 dein Stich, ohne Augen · ⬛ Stich von jemand anders
short-title = Achtzig Augen
score-rank-rank = Rang { $rank }
button-tricks = Stiche
options-round = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
 }
options-until-someone = bis jemand über das Ass hinauskommt
memory = Die Stiche der Runde
options-loose-following = lockeres Bedienen
menu-change-many = Ändern, wie viele Runden noch kommen

## Explains why one decision of a round was better than another

ally-card-makes = Mit { $card } bist du sofort verbündet und würdest nur in { $m } von 100 Fällen aufsteigen, mit { $better } in { $n }.
found = Mit { $better } zeigt sich in diesem Stich in { $n } von 100 Fällen, wer mit dir verbündet ist, mit { $worse } in { $m }.
trick-worse-trick = Mit { $worse } geht dieser Stich mit etwa { $points } Augen in { $m } von 100 Fällen an die andere Seite, mit { $better } in { $n }.
pair = Mit { $better } behältst du dein Paar ({ $card }), und die Angreifer kommen am Ende auf etwa { $n } Augen, mit { $worse } auf { $m }.
buried = Damit drückst du weniger Augen: { $less } statt { $more }. Sie zählen doppelt, wenn die Angreifer den letzten Stich holen. Am Ende kommen die Angreifer auf etwa { $n } Augen statt auf { $m }.
trumps-keeps-more = Damit behältst du mehr Trümpfe: { $more } statt { $fewer }. Am Ende kommen die Angreifer auf etwa { $n } Augen statt auf { $m }.
last = Der letzte Stich entscheidet über die gedrückten Augen. Mit { $better } holt ihn deine Seite in { $n } von 100 Fällen, mit { $worse } in { $m }.
ally-card-makes-ally = Mit { $card } bist du verbündet, und zwar auf der Seite, die besser dasteht: Du würdest in { $n } von 100 Fällen aufsteigen, mit { $worse } in { $m }.
trick-better-takes = Mit { $better } holst du diesen Stich in { $n } von 100 Fällen, mit { $worse } in { $m }. Darin liegen etwa { $points } Augen.
gift-worse-other = Mit { $worse } bekommt die andere Seite in diesem Stich etwa { $m } Augen, mit { $better } { $n }.
gift-better-side = Mit { $better } bekommt deine Seite in diesem Stich etwa { $n } Augen, mit { $worse } { $m }.
end-after-better = Nach { $better } kommen die Angreifer am Ende auf etwa { $n } Augen, nach { $worse } auf { $m }.
end-after-better-rise = Nach { $better } steigst du in { $n } von 100 Runden auf, nach { $worse } in { $m }.
name-calling-nobody = **Niemanden rufen**
reason-better = dem besten Skat
reason-worse = dem anderen Skat

## The scoring of a round of Eighty Points, line by line

tricks-names-defended = { $n ->
    [one] { $names } hat allein verteidigt.
   *[other] { $names } haben verteidigt.
 }
tricks-challengers-parts = Angreifer: { $parts } = **{ $sum }** Augen.
dead-dead-hand = { $n ->
    [one] Skat: { $cards } (ein Auge). Den letzten Stich haben die Angreifer geholt, also zählt der Skat doppelt: **+{ $twice }**.
   *[other] Skat: { $cards } ({ $n } Augen). Den letzten Stich haben die Angreifer geholt, also zählt der Skat doppelt: **+{ $twice }**.
 }
total-total-total = Zusammen { $total }, mindestens 80: Die Angreifer gewinnen die Runde.
rise-band-up = { $n ->
    [one] { $band }: einen Rang hinauf, { $now }.
   *[other] { $band }: { $n } Ränge hinauf, { $now }.
 }
band-200-more = 200 oder mehr
next-name-next = { $name } kommt reihum als Nächstes von den Angreifern und wird nun König des Hügels.
dead-dead-hand-cards = { $n ->
    [one] Skat: { $cards } (ein Auge). Den letzten Stich haben die Verteidiger geholt, also zählt der Skat nicht.
   *[other] Skat: { $cards } ({ $n } Augen). Den letzten Stich haben die Verteidiger geholt, also zählt der Skat nicht.
 }
total-total-total-thats = Zusammen { $total }, weniger als 80: Die Verteidiger gewinnen die Runde.
rise-80-119 = Von 80 bis 119 steigt niemand auf.
band-points = Kein einziges Auge
next-name-defended = { $name } hat allein verteidigt und bleibt König des Hügels.
next-name-ally = { $name } war verbündet und wird nun König des Hügels.
rise-name-past = { $name } über das Ass hinaus
rise-name-rank = { $name } auf { $rank }
band-least-most = { $least } bis { $most }

## Changing the number of rounds of a rated match, which everybody at the table has to agree to

too-soon = In einer gewerteten Partie gilt eine Änderung ab der nächsten Runde, also wird mindestens noch eine gespielt.

## The rules of Eighty Points in our own words

dealing-goal-climb = **Ziel.** Du steigst für dich allein auf, vom Rang 2 bis zum Ass und darüber hinaus. Die einzelne Runde aber gewinnt eine Partei: Der König des Hügels und ein Verbündeter verteidigen, die anderen greifen an. Die Parteien wechseln von Runde zu Runde.
tricks-leading-king = **Ausspielen.** Zuerst spielt der König des Hügels aus, danach immer, wer den letzten Stich geholt hat: eine Karte oder ein Paar aus zwei gleichen Karten.
score-next-king = **Der nächste König.** Unter 80 Augen ist es der Verbündete oder, wenn es keinen gibt, wieder derselbe König. Ab 80 ist es der nächste Angreifer im Uhrzeigersinn.
rules-based-five = Nach einer Fassung von Achtzig Augen (Sheng Ji) für fünf.
rules-table-during = Ein Tisch im ersten Stich: fünf Plätze, Trumpffarbe und Trumpfrang, die gerufene Karte, die bisher gespielten Karten und die Rangleiter.
dealing-cards = **Karten.**
dealing-two-decks = Zwei Kartenspiele mit ihren Jokern sind 108 Karten: 20 für jeden von euch fünf, 8 bleiben übrig.
dealing-each-worth = Jede 5 zählt 5 Augen, jede 10 und jeder König 10. In einer Runde sind das 200.
dealing-dealing-seats = **Geben.** Vor der ersten Karte werden die Plätze ausgelost.
dealing-trump-rank = Der Trumpfrang ist der Rang des Königs des Hügels. In der ersten Runde ist es die 2.
dealing-while-cards = Wer während des Gebens eine Karte dieses Rangs hat, darf ihre Farbe als Trumpf ansagen. Danach überbietet nur noch ein Paar dieses Rangs.
dealing-first-round = In der ersten Runde wird König des Hügels, wessen Ansage stehen bleibt.
dealing-nobody-declares = Sagt niemand an, nennt der König des Hügels die Farbe. In der ersten Runde werden Farbe und König ausgelost.
dealing-dead-hand = **Der Skat.**
dealing-king-hill = Der König des Hügels nimmt die 8 übrigen Karten auf und drückt 8 beliebige.
dealing-then-king = Dann ruft er eine beliebige Karte oder gar keine. Wer diese Karte zuerst spielt, ist mit ihm verbündet.
dealing-two-every = Jede Karte gibt es zweimal. Bis dahin weiß also niemand genau, wer verbündet ist.
tricks-trumps-trumps = **Trümpfe.** Alle Trümpfe zusammen gelten als eine Farbe. Von oben nach unten:
tricks-red-joker = der Rote Joker, dann der Schwarze Joker
tricks-trump-rank = der Trumpfrang: zuerst in der Trumpffarbe, dann in den anderen Farben (gleich hoch)
tricks-rest-trump = der Rest der Trumpffarbe, vom Ass abwärts
tricks-trump-doesnt = Ein Trumpf gehört nicht mehr zu der Farbe, die er zeigt.
tricks-following = **Bedienen.**
tricks-card-led = Ist eine Karte ausgespielt, gibst du eine Karte ihrer Farbe, wenn du eine hast.
tricks-pair-led = Ist ein Paar ausgespielt, gibst du ein Paar seiner Farbe, wenn du eines hast.
tricks-pair-play = Hast du kein Paar, gibst du so viele Karten der Farbe, wie du hast, höchstens zwei, und füllst beliebig auf.
tricks-loose-following = Mit *lockerem Bedienen* reichen zwei beliebige Karten, wenn du kein Paar hast.
tricks-taking-trick = **Den Stich holen.**
tricks-highest-trump = Den Stich holt der höchste Trumpf. Liegt kein Trumpf, holt ihn die höchste Karte der ausgespielten Farbe.
tricks-only-pair = Gegen ein Paar gewinnt nur ein anderes Paar.
tricks-cards-equal = Von gleichen Karten gewinnt die zuerst gespielte.
tricks-player-takes = Wer den Stich holt, bekommt seine Augen.
score-scoring = **Abrechnung.**
score-count-points = Gezählt werden die Augen, die die Angreifer geholt haben.
score-took-last = Ging der letzte Stich an einen von ihnen, kommen die Augen im Skat doppelt dazu.
score-bar-board = Der Balken am Tisch zählt alle mit, von denen man nicht weiß, dass sie verteidigen. Er fällt also, wenn das Bündnis ans Licht kommt.
score-rises = **Wer steigt auf?**
score-points-defenders = 0 Augen: Die Verteidiger steigen 3 Ränge auf. 1 bis 40: Sie steigen 2 auf. 41 bis 79: Sie steigen 1 auf.
score-80-more = Ab 80 gewinnen die Angreifer. Bis 119 steigt niemand auf. 120 bis 159: Sie steigen 1 auf. 160 bis 199: Sie steigen 2 auf. 200 oder mehr: Sie steigen 3 auf.
score-match-ends = Die Partie endet nach den vereinbarten Runden (Standard: 5). Der Gastgeber kann die Zahl ändern: *Mehr* in seinem Blatt. In einer gewerteten Partie müssen alle dasselbe wählen, und mindestens eine weitere Runde wird gespielt.
score-ends-soon = Sie endet sofort, wenn jemand über das Ass hinauskommt.
score-highest-rank = Der höchste Rang gewinnt. Bei gleichem Rang entscheiden die Augen aus der ganzen Partie.
score-live-pace = **Im Tempo „live“.**
score-card-dealt = Alle 1,5 Sekunden wird eine Karte gegeben. Sobald ein Paar angesagt ist, kommen alle übrigen auf einmal.
score-seconds-last = Du hast 3 Sekunden für die letzte Gelegenheit zur Ansage, 5, um eine Farbe zu nennen, 60 zum Drücken, 15 zum Rufen und 10 zum Spielen.
score-finished-trick = Ein fertiger Stich bleibt 2 Sekunden liegen.
rulings-declared-pair = Ein angesagtes Paar gilt endgültig. Deine eigene einzelne Karte darfst du mit einem Paar überbieten.
rulings-several-declare = Sagt ihr zu mehreren gleichzeitig an, zählt die Karte, die zuerst gegeben wurde. Das gilt auch für die letzten Antworten, die alle geheim geben.
rulings-follow-pair = Bedienst du ein Paar ohne eigenes Paar, gibst du so viele Karten seiner Farbe, wie du hast, höchstens zwei.
rulings-any-54 = Rufen darf man jede der 54 Karten. Spielt der König die gerufene Karte selbst, steht er allein da.
rulings-first-round = Die erste Runde beginnt mit *Starten* des Gastgebers. Vor jeder weiteren meldet ihr alle, dass ihr bereit seid.
rulings-several-pass = Wenn mehrere von euch in derselben Runde über das Ass hinauskommen, gewinnt ihr gemeinsam.
rulings-leave-placed = Wenn du gehst, landest du auf dem letzten Platz, und ein Computer spielt weiter.
rulings-declare-name = Du sagst nichts an, und eine Farbe, die du nennen solltest, wird ausgelost.
rulings-cards-picked = Gedrückt wird, was du schon gewählt hast. Den Rest bis 8 bestimmt das Los.
rulings-nobody-called = Niemand wird gerufen.
rulings-lowest-playable = Du spielst die niedrigste Karte oder das niedrigste Paar, das erlaubt ist, wenn möglich ohne Augen.

## Sentences of a replay of Eighty Points: its steps, and open hands

worth-youd-rise = du würdest im Schnitt um { $ranks } Ränge aufsteigen
lost = Entscheidungen { $ranks } Ränge
luck-compared-average = Verglichen mit durchschnittlichen Karten waren deine { $ranks } Ränge wert.
worth-youd-hardly = du würdest fast nie aufsteigen
luck-cards-worth = Deine Karten waren so viel wert wie durchschnittliche.
step-name-nothing = { $name } sagt nichts mehr an
step-name-makes = { $name } macht { $suit } zum Trumpf
step-name-chooses = { $name } wählt Karten zum Drücken
step-name-buries = { $name } drückt acht Karten
step-name-calls = { $name } ruft keine Karte
step-name-calls-card = { $name } ruft { $card }
step-name-plays = { $name } spielt { $cards }
step-name-ready = { $name } ist bereit

## The texts of Eighty Points: turns, trumps, tricks and scores

not-following = Du musst bedienen. Dein Blatt bietet nur die Karten an, die du spielen darfst.
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
order = Gespielt wird in dieser Reihenfolge: { $seats }
rounds-left-round-left = { $n ->
    [one] Nach der jetzigen kommt noch eine Runde.
   *[other] Nach der jetzigen kommen noch { $n } Runden.
 }
declared-name-overrode = { $name } hat { $other } mit { $cards } überboten!
called-called-card = Gerufene Karte: { $card }, gespielt von { $name }, jetzt verbündet.
trick-trick-number = **Stich { $number }:** { $plays }
verdict-names-highest = { $n ->
    [one] { $names } steht mit Rang { $rank } am höchsten und gewinnt die Partie!
   *[other] { $names } stehen mit Rang { $rank } am höchsten und teilen sich den Sieg!
 }
plain-seat = Rang { $rank }, { $held }, { $points }
card-points = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
 }
trick-trick-number-point = { $n ->
    [one] Stich { $number }, ein Auge für { $name }: { $plays }
   *[other] Stich { $number }, { $n } Augen für { $name }: { $plays }
 }
rounds = { $n ->
    [one] { $names }: nach dieser noch { $n } Runde, so der Wunsch. Wer einverstanden ist, wählt im Menü dasselbe.
   *[other] { $names }: nach dieser noch { $n } Runden, so der Wunsch. Wer einverstanden ist, wählt im Menü dasselbe.
 }
rounds-left-match-ends = Die Partie endet mit der jetzigen Runde.
may-declare-hold-card = Wer eine Karte vom Rang { $rank } hat, darf ihre Farbe ansagen.
declared-name-declared = { $name } hat mit { $cards } angesagt.
declared-name-now = { $name } zeigt nun { $cards }!
called-card-called = Keine Karte gerufen: { $name } spielt allein.
called-called-card-card = Gerufene Karte: { $card }, noch nicht gespielt.
called-called-card-card-played = Gerufene Karte: { $card }, gespielt von { $name }, also ganz allein.
verdict-names-risen = { $n ->
    [one] { $names } steigt über das Ass hinaus und gewinnt die Partie!
   *[other] { $names } steigen über das Ass hinaus und gewinnen die Partie gemeinsam!
 }
verdict-names-wins = { $n ->
    [one] { $names } gewinnt mit Rang { $rank }; { $points } Augen geben den Ausschlag.
   *[other] { $names } teilen sich den Sieg mit Rang { $rank }; je { $points } Augen geben den Ausschlag.
 }
heading-round-round = Runde { $round } von { $rounds }
heading-trick-number = Stich { $number }
now-declaring = Alle Karten sind gegeben: die letzte Gelegenheit zur Ansage. Noch keine Antwort von { $names }.
now-naming = Niemand hat angesagt, also nennt { $name } die Trumpffarbe.
now-burying = { $name } ist König des Hügels, nimmt die letzten acht Karten auf und drückt acht.
now-calling = { $name } ruft eine Karte. Wer sie zuerst spielt, ist verbündet.
now-playing = { $name } spielt aus.
now-shown = { $n ->
    [one] { $name } holt den Stich und ein Auge.
   *[other] { $name } holt den Stich und { $n } Augen.
 }
now-scored = Die nächste Runde beginnt, wenn alle bereit sind. Noch nicht bereit: { $names }.
may-declare-only-pair = Überbieten kann jetzt nur noch ein Paar vom Rang { $rank }.
trumps-trumps-suit = Trumpf: { $suit }, alles vom Rang { $rank } und die Joker.
trumps-trump-rank = Trumpfrang: { $rank }.
standing-left-computer = gegangen, ein Computer spielt weiter
standing-king-hill = ♔ König des Hügels
standing-answered = hat geantwortet ✓
known = ohne { $suits }
now-dealing = Es wird gegeben.
standing-ally = verbündet

## Commands

command = achtzig-augen
    .about = Stiche, Trümpfe und ein geheimes Bündnis, zu fünft
    .rounds = runden
    .rounds-about = Zahl der Runden (Standard: 5; 0: bis jemand über das Ass hinauskommt)
    .loose_following = locker_bedienen
    .loose_following-about = Variante: Wer kein Paar hat, darf ein Paar mit zwei beliebigen Karten bedienen
