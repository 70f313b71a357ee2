## King of the Hill: Eighty Points on Discord

## Coaching for people who are new to Eighty Points: what to do now, and why

declaring-suit-held = À { $suit }, tu aurais en atout { $n } de tes { $held } cartes. Un tiers, c’est l’ordinaire ; avec plus, l’annonce vaut le coup.
leading-lead-highest = À l’entame, une carte maîtresse ramène les points du pli, une petite rend la main.
following-name-winning = { $name } tient le pli contre toi avec { $cards }, et tu peux faire mieux. Points dans ce pli : { $n }.
declaring-youve-declared = Ton annonce est faite ; une paire peut encore surenchérir sur une carte seule.
declaring-theres-already = Quelqu’un a déjà annoncé : seule une paire de { $rank } peut surenchérir.
declaring-need-card = Il faut une carte de rang { $rank } pour annoncer. Sinon, attends de voir avec qui tu joues.
declaring-suit-held-cards = À { $suit }, tu aurais en atout { $n } de tes { $held } cartes. Un tiers, c’est l’ordinaire ; un roi de la colline en veut davantage.
leading-lead-aces = As, paires et gros atouts à l’entame gardent les points loin des assaillants, à qui il en faut 80.
leading-lead-pair = Tu peux entamer d’une paire : seule une paire plus haute ou une paire d’atout la bat, donc ses points sont plutôt à l’abri.
following-name-winning-side = { $name } tient le pli pour ton camp avec { $cards } : les points que tu y ajoutes peuvent rester chez vous.
following-name-winning-cards = { $name } tient le pli avec { $cards }. Si tu joues { $card } avant tout le monde, vous êtes du même camp.
following-beat-cards = { $cards } : rien de ce que tu peux jouer ne fait mieux. Un cinq, un dix ou un roi de ta part irait à qui fait le pli.
following-beat-cards-but = Tu peux battre { $cards }, mais rien ne dit encore de quel côté est { $name }. Points dans ce pli : { $n }.
coaching-naming = L’atout bat toutes les autres couleurs, donc mieux vaut en avoir beaucoup : à { $suit }, tu en aurais { $n }.
coaching-burying = Écarte toute une couleur, et tu pourras la couper.
coaching-calling = Qui tient une grosse carte qui te manque fait un bon complice, et elle sera sans doute bientôt jouée.
coaching-scored = Les rangs restent, les camps non : qui était contre toi peut être ton complice à la prochaine manche.

## The controls of Eighty Points: declaring, burying, calling, playing

naming-name-suit = Nommer la couleur
naming-nobody-declared = **Personne n’a annoncé.** Nomme la couleur d’atout.
burying-king-hill = **Tu es roi de la colline.** Écarte huit de tes 28 cartes. Si un assaillant fait le dernier pli, les points de l’écart comptent double pour les assaillants.
calling-call-card = **Appelle une carte** que d’autres ont en main : qui la joue en premier est ton complice. Sans appel, tu joues en solo.
calling-call-card-2 = Appeler cette carte
declaring-declare = Annoncer
naming-name-suit-2 = Nommer { $suit }
calling-call-suit = Appeler une carte à { $suit }
calling-call-card-3 = Appeler { $card }
called-option = { $card } (tu en as { $n })
playing = Reprendre { $card }
declaring-declare-cards = Annoncer { $cards }
declaring-done = J’ai fini
declaring-declare-nothing = Ne rien annoncer
burying-bury-these = Écarter ces huit
button-n-of = { $n } sur { $all }
calling-call-suit-joker = Appeler une carte à { $suit } ou un Joker
button-call-nobody = N’appeler personne
menu-play-card = Jouer une carte
button-ready = C’est bon !
controls-scored = **On passe à la manche suivante ?**
menu-choose-declare = Que veux-tu annoncer ?
menu-trump-suit = Couleur d’atout

## The texts of a hand of Eighty Points, for its owner only

own-declaring-nothing-declare = Tu n’as encore rien à annoncer.
why-turn-pair = **À toi de jouer :** on demande { $suit } et tu n’en as pas de paire, joue deux { $suit } au choix.
ended-match-over = La partie est finie. Toi : n° { $position }, rang { $rank }, points : { $points }.
own-declaring-declaring-cards = Tu annonces { $cards } : tout le monde le verra une fois que chacun aura répondu.
own-declaring-declare-nobody = **Tu peux annoncer.** Si personne ne surenchérit, tu deviens roi de la colline et cette couleur est l’atout.
own-declaring-declare-suit = **Tu peux annoncer.** Cette couleur sera l’atout.
own-declaring-nothing-declare-2 = Tu n’as rien à annoncer.
own-declaring-youve-answered = Ta réponse est donnée. On attend les autres.
own-declaring-pair-final = Une paire est définitive.
why-lead-any = **À toi d’entamer :** une carte, ou deux pareilles.
why-turn-suit = **À toi de jouer :** on demande { $suit } et tu n’en as pas, joue n’importe quelle carte.
why-turn-follow = **À toi de jouer :** on demande { $suit }, fournis une paire.
why-turn-suit-play = **À toi de jouer :** on demande { $suit } et tu n’en as pas, joue deux cartes au choix.
why-turn-pair-suit = **À toi de jouer :** on demande { $suit } et tu n’en as pas de paire, joue deux cartes au choix.
why-turn-card = **À toi de jouer :** on demande { $suit } et tu n’as que { $card }, donc il faut jouer cette carte. Ajoutes-en une au choix.
held = atout
ended-match-over-2 = La partie est finie.
own-declaring-declaring-cards-everyone = Tu annonces { $cards } : tout le monde le verra avec les prochaines cartes.
why-turn-follow-suit = **À toi de jouer :** on demande { $suit }, fournis.
secret-buried-cards = Ton écart : { $cards }.
secret-hold-called = La carte appelée, c’est toi qui l’as.
hand-in = Points des assaillants : { $points } sur 80. Toi : { $mine }.
secret-hold-both = **Tu as les deux cartes appelées : le complice secret, c’est toi.**
secret-hold-called-card = **Tu as la carte appelée. Joue-la avant tout le monde, et te voilà complice.**

## A lesson of Eighty Points by playing: six tricks as a challenger, then burying and calling

lesson-goal = Le rang le plus haut gagne. À chaque manche, deux défendent la colline contre trois. Si les trois prennent **80 points** dans les plis (un cinq en vaut 5, un dix ou un roi 10), les défenseurs ne montent pas.
lesson-last = Une manche dure jusqu’à la dernière carte. Sous 80, les défenseurs montent en rang ; à partir de 80, un assaillant sera le prochain roi, et à partir de 120 les assaillants montent. Puis les camps changent. On y va ?
lesson-steps-everyone-starts = Tout le monde commence au rang 2, donc ce sont les 2 qui comptent à cette manche : qui en montre un revendique la colline. Tu as 2♥. Appuie sur Annoncer 2♥.
lesson-steps-could-keep = Tu pourrais te taire. Mais tente ta chance maintenant : appuie sur **Annoncer 2♥**.
lesson-steps-aldric-showed = Aldric a montré deux 2♠, et une paire surenchérit sur une carte seule. Il est donc roi de la colline, et l’atout est pique. Te voilà parmi les assaillants. Il appelle A♦ : qui le joue en premier est son complice.
lesson-steps-aldric-led = Aldric a entamé cœur, donc tu dois jouer cœur. Le plus haut fait le pli, qui vaut 15 points : joue A♥.
lesson-steps-heart-below = Ce cœur est sous la dame d’Aldric : les 15 points seraient pour lui. Joue A♥.
lesson-steps-ace-took = Ton as a fait le pli : 5 pour le cinq, 10 pour le dix. 15 points sur 80.
lesson-steps-take-trick = Qui fait un pli entame le suivant : une carte, ou deux pareilles. Seule une paire plus haute, ou d’atout, bat une paire. Choisis R♣ R♣ dans le menu.
lesson-steps-could-lead = Tu as le droit, mais une paire est plus dure à battre. Choisis **R♣ R♣**.
lesson-steps-everyone-had = Tout le monde a dû fournir deux trèfles, et personne n’avait de paire. 20 points pour tes rois, 10 et 5 venus des autres : 50 sur 80.
lesson-steps-but-aldrics = Mais qui est le complice d’Aldric ? On le saura au premier A♦ joué. Fais-le sortir : choisis ton seul carreau, 3♦, dans le menu.
lesson-steps-tells-nothing = Ça ne te dit rien du complice. Entame carreau, pour faire tomber A♦.
lesson-steps-berengar-played = Berengar (le 3) a joué A♦ : **c’est le complice**. Aldric et lui défendent. Clotilde et Dagobert (4 et 5) sont de ton camp : leurs points comptent avec les tiens.
lesson-steps-clotildes-highest = Avec A♣, Clotilde a le plus haut trèfle, et elle est de ton camp. Charge le pli : joue 10♣.
lesson-steps-club-worth = Ce trèfle ne vaut rien. Clotilde tient le pli pour votre camp : ajoute 10♣.
lesson-steps-clotilde-took = Clotilde a pris ton 10 pour vous trois : 60 sur 80.
lesson-steps-diamonds-led = On entame carreau, et tu n’en as plus : tu peux jouer ce que tu veux. L’atout est pique, et même un petit bat tous les carreaux. Joue 4♠.
lesson-steps-diamonds-only = Sans carreau, seul un atout peut faire ce pli. Joue 4♠.
lesson-steps-berengar-had = Berengar a dû fournir son dernier carreau, le roi. Ton 4♠ a tout ramassé : 15 de plus, 75 sur 80.
lesson-steps-trumps-form = L’atout ne forme qu’une couleur, de haut en bas : Joker rouge, Joker noir, 2♠, les autres 2, puis de A♠ en descendant. Rien ne bat ton Joker rouge : entame avec lui.
lesson-steps-something-could = Quelque chose pourrait battre ça. Entame avec le Joker rouge, que rien ne bat.
lesson-steps-everyone-had-follow = Tout le monde a dû jouer atout, et Dagobert a donné le R♠ à son camp. **85 sur 80** : quoi qu’il arrive, Aldric et Berengar restent au rang 2.
lesson-steps-new-match = Une autre partie : personne n’a surenchéri sur ton 2♥, te voilà roi de la colline. Tu as ramassé huit cartes, et tu en écartes huit. Débarrasse-toi de toute une couleur : choisis les huit trèfles dans leur menu.
lesson-steps-without-any = Sans trèfle, tu pourras couper quand on en entamera. Choisis les huit trèfles dans leur menu, et rien d’autre.
lesson-steps-makes-eight = Cela fait huit cartes, sans cinq, ni dix, ni roi.
lesson-steps-buried-points = Les points écartés comptent double pour les assaillants s’ils font le dernier pli. Ces trèfles ne leur rapporteraient rien. Appuie sur Écarter ces huit.
lesson-steps-bury-other = Les points d’autres cartes pourraient aller aux assaillants. Appuie sur **Écarter ces huit**.
lesson-steps-nobody-else = Personne d’autre ne les voit avant la fin de la manche.
lesson-steps-now-call = Appelle maintenant ton complice : qui joue en premier la carte appelée. Seuls les as battent tes R♦ R♦, et tu n’en as pas à carreau. Choisis A♦ dans le menu des carreaux, puis appuie sur Appeler A♦.
lesson-steps-high-card = Une forte carte que tu n’as pas fait un bon complice. Choisis A♦ dans le menu des carreaux, puis appuie sur **Appeler A♦**.
lesson-steps-now-only = Désormais, seul quelqu’un qui a un A♦ peut devenir ton complice. Tout le monde saura qui c’est quand la carte sera jouée.
lesson-ask = Aldric est roi de la colline et appelle A♦ : tu as les deux en main. Son A♥ tient ce pli, et tu joues en dernier. Que joues-tu ?
lesson-steps-king-lose = Un roi seul tombe sous un as. Entame avec les deux : choisis **R♣ R♣**.
lesson-steps-then-youd = Alors ce serait toi contre quatre. Appelle plutôt A♦.
lesson-answers-play = Jouer 6♥
lesson-answers-hold-both = Tu as les deux cartes appelées, donc tu défends avec Aldric, et son as fait ce pli. Un 10 que tu gardes peut tomber plus tard aux mains des assaillants.
lesson-answers-play-10 = Jouer 10♥
lesson-answers-right-makes = Bien vu ! A♦ fait de toi le complice secret d’Aldric, et personne ne peut plus battre son as : les assaillants n’auront pas tes 10 points.
lesson-answers-play-2 = Jouer A♦
lesson-answers-hearts-led = On a entamé cœur et tu en as, donc tu dois en jouer un. Aldric t’a pour complice : lequel de tes cœurs l’aide ?
lesson-steps-trump-take = Cet atout ferait le pli aussi, mais ton plus petit suffit : 4♠.

## The public picture of a game of Eighty Points

drawn-round = Manche
drawn-trick = Pli
drawn-dealing = Donne
drawn-declaring = Annonce
drawn-naming = Atout
drawn-burying = Écarte
drawn-calling = Appel
drawn-turn = Tour
drawn-first = Début
drawn-you = Toi
drawn-ally = Complice
drawn-alone = Solo
drawn-score = Score
drawn-end = Score final
drawn-defenders = Défenseurs
drawn-challengers = Assaillants
drawn-dead = Écart
drawn-next = Roi suivant
drawn-winner = Victoire
drawn-ideas = Idées

## The presenter of Eighty Points: its board, its hands and its rules

name-king-hill = Roi de la colline : quatre-vingts points
about = Le roi de la colline et un complice secret affrontent trois assaillants, qui doivent prendre quatre-vingts points dans les plis. Pour 5 joueurs ; les ordinateurs prennent les places vides.
goal = Le rang le plus haut gagne. Les défenseurs montent si les assaillants font moins de 80 points
signs-legend = ✅ ton pli, avec des points · 🟨 ton pli, sans points · ⬛ pli de quelqu’un d’autre
short-title = Quatre-vingts points
score-rank-rank = rang { $rank }
button-tricks = Plis
options-round = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
 }
options-until-someone = jusqu’à ce que quelqu’un dépasse l’as
memory = Les plis de la manche
options-loose-following = défausse libre
menu-change-many = Changer les manches restantes

## Explains why one decision of a round was better than another

ally-card-makes = { $card } fait de toi le complice dès maintenant, et tu ne monterais que { $m } fois sur 100. Avec { $better }, { $n } fois.
found = Avec { $better }, ton complice se dévoile dans ce pli { $n } fois sur 100 ; avec { $worse }, { $m }.
trick-worse-trick = Avec { $worse }, ce pli d’environ { $points } points va à l’autre camp { $m } fois sur 100 ; avec { $better }, { $n }.
pair = Avec { $better }, tu gardes ta paire ({ $card }) et les assaillants finissent avec environ { $n } points ; avec { $worse }, { $m }.
buried = Tu écartes ainsi moins de points : { $less } au lieu de { $more }. Ils comptent double si un assaillant fait le dernier pli. Les assaillants finissent avec environ { $n } points, et non { $m }.
trumps-keeps-more = Tu gardes ainsi plus d’atouts : { $more } au lieu de { $fewer }. Les assaillants finissent avec environ { $n } points, et non { $m }.
last = Le dernier pli décide du sort des points écartés. Avec { $better }, ton camp le fait { $n } fois sur 100 ; avec { $worse }, { $m }.
ally-card-makes-ally = { $card } fait de toi le complice, dans le camp le mieux placé : tu monterais { $n } fois sur 100. Avec { $worse }, { $m } fois.
trick-better-takes = Avec { $better }, tu fais ce pli { $n } fois sur 100 ; avec { $worse }, { $m }. Il vaut environ { $points } points.
gift-worse-other = Avec { $worse }, l’autre camp prend environ { $m } points dans ce pli ; avec { $better }, { $n }.
gift-better-side = Avec { $better }, ton camp prend environ { $n } points dans ce pli ; avec { $worse }, { $m }.
end-after-better = Après { $better }, les assaillants finissent avec environ { $n } points ; après { $worse }, avec { $m }.
end-after-better-rise = Après { $better }, tu montes { $n } fois sur 100 ; après { $worse }, { $m }.
name-calling-nobody = **N’appeler personne**
reason-better = le meilleur écart
reason-worse = l’autre écart

## The scoring of a round of Eighty Points, line by line

tricks-names-defended = { $n ->
    [one] { $names } défendait en solo.
   *[other] { $names } défendaient.
 }
tricks-challengers-parts = Points des assaillants : { $parts } = **{ $sum }**.
dead-dead-hand = { $n ->
    [one] Écart : { $cards } ({ $n } point). Un assaillant a fait le dernier pli, donc il compte double : **+{ $twice }**.
   *[other] Écart : { $cards } ({ $n } points). Un assaillant a fait le dernier pli, donc il compte double : **+{ $twice }**.
 }
total-total-total = Total : { $total }, au moins 80 : les assaillants gagnent la manche.
rise-band-up = { $n ->
    [one] { $band } : { $n } rang de plus, { $now }.
   *[other] { $band } : { $n } rangs de plus, { $now }.
 }
band-200-more = 200 ou plus
next-name-next = { $name } vient ensuite parmi les assaillants et devient roi de la colline.
dead-dead-hand-cards = { $n ->
    [one] Écart : { $cards } ({ $n } point). Un défenseur a fait le dernier pli, donc il ne compte pas.
   *[other] Écart : { $cards } ({ $n } points). Un défenseur a fait le dernier pli, donc il ne compte pas.
 }
total-total-total-thats = Total : { $total }, moins de 80 : les défenseurs gagnent la manche.
rise-80-119 = De 80 à 119, personne ne monte.
band-points = Pas un seul point
next-name-defended = { $name } défendait en solo et reste roi de la colline.
next-name-ally = { $name }, complice, devient roi de la colline.
rise-name-past = { $name } au-delà de l’as
rise-name-rank = { $name } à { $rank }
band-least-most = De { $least } à { $most }

## Changing the number of rounds of a rated match, which everybody at the table has to agree to

too-soon = Dans une partie classée, un changement vaut à partir de la manche suivante : il s’en joue donc au moins une de plus.

## The rules of Eighty Points in our own words

dealing-goal-climb = **But du jeu.** Chacun monte pour soi, du rang 2 jusqu’à l’as, et au-delà. Mais chaque manche se gagne par camps : le roi de la colline et un complice défendent, les autres montent à l’assaut. Les camps changent de manche en manche.
tricks-leading-king = **Entamer.** Le roi de la colline entame le premier pli. Ensuite, qui a fait le dernier pli entame : une carte, ou une paire de cartes identiques.
score-next-king = **Le roi suivant.** En dessous de 80, c’est le complice ; sans complice, le même roi reste. À partir de 80, c’est l’assaillant suivant autour de la table.
rules-based-five = D’après une variante à cinq de Quatre-vingts points (Sheng Ji).
rules-table-during = Une table au premier pli : cinq places, la couleur et le rang d’atout, la carte appelée, les cartes jouées jusqu’ici et l’échelle des rangs.
dealing-cards = **Les cartes.**
dealing-two-decks = Deux jeux avec leurs Jokers font 108 cartes : 20 pour chacun des cinq, et 8 de reste.
dealing-each-worth = Chaque 5 vaut 5 points, chaque 10 et chaque roi 10. Cela fait 200 points par manche.
dealing-dealing-seats = **La donne.** Les places sont tirées au sort avant la première carte.
dealing-trump-rank = Le rang d’atout est le rang du roi de la colline. À la première manche, c’est le 2.
dealing-while-cards = Pendant la donne, qui tient une carte de ce rang peut annoncer sa couleur comme atout. Après quoi seule une paire de ce rang peut surenchérir.
dealing-first-round = À la première manche, l’annonce qui tient fait de son auteur le roi de la colline.
dealing-nobody-declares = Si personne n’annonce, le roi de la colline nomme la couleur. À la première manche, la couleur et le roi sont tirés au sort.
dealing-dead-hand = **L’écart.**
dealing-king-hill = Le roi de la colline prend les 8 cartes qui restent et en écarte 8, au choix.
dealing-then-king = Puis le roi appelle une carte, n’importe laquelle, ou personne. Qui joue cette carte en premier devient le complice.
dealing-two-every = Chaque carte existe en double, donc jusque-là nul n’est sûr de l’identité du complice.
tricks-trumps-trumps = **L’atout.** Tous les atouts forment une seule couleur. De haut en bas :
tricks-red-joker = le Joker rouge, puis le Joker noir
tricks-trump-rank = le rang d’atout : d’abord dans la couleur d’atout, puis dans les autres couleurs (à égalité entre elles)
tricks-rest-trump = le reste de la couleur d’atout, en descendant de l’as
tricks-trump-doesnt = Un atout n’appartient pas à la couleur imprimée dessus.
tricks-following = **Fournir.**
tricks-card-led = Si on a entamé une seule carte, joue une carte de sa couleur si tu en as une.
tricks-pair-led = Si on a entamé une paire, joue une paire de sa couleur si tu en as une.
tricks-pair-play = Si tu n’as pas de paire, joue autant de cartes de sa couleur que tu en as, deux au plus, et le reste au choix.
tricks-loose-following = Avec *défausse libre*, deux cartes au choix font l’affaire si tu n’as pas de paire.
tricks-taking-trick = **Faire le pli.**
tricks-highest-trump = Le plus haut atout fait le pli. Sans atout, c’est la plus haute carte de la couleur entamée.
tricks-only-pair = Seule une paire peut battre une paire.
tricks-cards-equal = À cartes égales, la première jouée l’emporte.
tricks-player-takes = Les points du pli vont à qui le fait.
score-scoring = **Le compte.**
score-count-points = On compte les points pris par les assaillants.
score-took-last = Si l’un d’eux a fait le dernier pli, on ajoute le double des points de l’écart.
score-bar-board = La barre du plateau compte tous ceux dont on ne sait pas qu’ils défendent, donc elle baisse quand le complice se dévoile.
score-rises = **Qui monte ?**
score-points-defenders = 0 point : les défenseurs montent de 3 rangs. De 1 à 40 : de 2 rangs. De 41 à 79 : de 1.
score-80-more = À partir de 80, les assaillants gagnent. Jusqu’à 119, personne ne monte. De 120 à 159 : ils montent de 1 rang. De 160 à 199 : de 2. À 200 ou plus : de 3.
score-match-ends = La partie se termine après le nombre de manches convenu (par défaut : 5). L’hôte peut le changer avec *Plus*, dans sa main. Dans une partie classée, tout le monde doit choisir la même chose, et il se joue au moins une manche de plus.
score-ends-soon = Elle se termine aussitôt que quelqu’un dépasse l’as.
score-highest-rank = Le plus haut rang gagne. À rang égal, ce sont les points pris dans toute la partie qui décident.
score-live-pace = **À la cadence en direct.**
score-card-dealt = On donne une carte toutes les 1,5 seconde. Dès qu’une paire est annoncée, toutes les autres arrivent d’un coup.
score-seconds-last = Tu as 3 secondes pour la dernière chance d’annoncer, 5 pour nommer une couleur, 60 pour écarter, 15 pour appeler et 10 pour jouer.
score-finished-trick = Un pli terminé reste visible 2 secondes.
rulings-declared-pair = Une paire annoncée est définitive. Avec une paire, tu peux surenchérir sur ta propre carte seule.
rulings-several-declare = Si plusieurs annoncent en même temps, c’est la carte donnée en premier qui compte. Cela vaut aussi pour les dernières réponses, que chacun donne en secret.
rulings-follow-pair = Si tu suis une paire sans en avoir, tu joues autant de cartes de sa couleur que tu en as, deux au plus.
rulings-any-54 = On peut appeler n’importe laquelle des 54 cartes. Si le roi joue lui-même la carte appelée, il reste en solo.
rulings-first-round = L’hôte lance la première manche avec *Commencer*. Avant chacune des suivantes, tout le monde dit que c’est bon.
rulings-several-pass = Si plusieurs dépassent l’as dans la même manche, ils gagnent ensemble.
rulings-leave-placed = Si tu pars, tu finis à la dernière place, et un ordinateur continue pour toi.
rulings-declare-name = Tu n’annonces rien, et si tu devais nommer une couleur, elle est tirée au sort.
rulings-cards-picked = Les cartes que tu avais choisies sont écartées, et d’autres sont tirées au sort pour arriver à 8.
rulings-nobody-called = Personne n’est appelé.
rulings-lowest-playable = Tu joues la plus petite carte ou paire permise, sans points si possible.

## Sentences of a replay of Eighty Points: its steps, and open hands

worth-youd-rise = tu monterais de { $ranks } rangs en moyenne
lost = choix { $ranks } rangs
luck-compared-average = Par rapport à une donne moyenne, tes cartes valaient { $ranks } rangs.
worth-youd-hardly = tu ne monterais presque jamais
luck-cards-worth = Tes cartes valaient autant que celles d’une donne moyenne.
step-name-nothing = { $name } n’annonce plus rien
step-name-makes = { $name } nomme { $suit } comme atout
step-name-chooses = { $name } choisit des cartes à écarter
step-name-buries = { $name } écarte huit cartes
step-name-calls = { $name } n’appelle aucune carte
step-name-calls-card = { $name } appelle { $card }
step-name-plays = { $name } joue { $cards }
step-name-ready = { $name } dit « C’est bon »

## The texts of Eighty Points: turns, trumps, tricks and scores

not-following = Il faut fournir à l’entame. Ta main ne propose que les cartes que tu peux jouer.
refusals-not-the-koth = C’est au seul roi de la colline d’en décider.
refusals-pair-is-final = Une paire est annoncée, et rien ne surenchérit sur une paire.
refusals-pair-needed = Une couleur est déjà annoncée ; seule une paire peut surenchérir.
refusals-not-declarable = Tu n’as pas les cartes pour annoncer cette couleur.
refusals-answered = Tu as déjà donné ta réponse pour cette manche.
refusals-already-ready = Ta réponse est déjà donnée. On attend les autres.
refusals-eight-cards = On écarte exactement huit cartes, ni plus ni moins.
refusals-not-a-lead = Entame d’une carte, ou de deux pareilles en valeur et en couleur.
refusals-players = Quatre-vingts points se joue à cinq. Appuie sur **Jouer contre l’ordi** pour remplir les places vides.
refusals-joining-closed = Quatre-vingts points se joue à cinq, et toutes les places sont prises.
order = Ordre du jeu : { $seats }
rounds-left-round-left = { $n ->
    [one] Encore { $n } manche à jouer après celle en cours.
   *[other] Encore { $n } manches à jouer après celle en cours.
 }
declared-name-overrode = { $name } surenchérit sur { $other } avec { $cards } !
called-called-card = Carte appelée : { $card }, jouée par { $name }, complice.
trick-trick-number = **Pli { $number } :** { $plays }
verdict-names-highest = { $n ->
    [one] { $names } est au plus haut, au rang { $rank }, et gagne la partie !
   *[other] { $names } sont au plus haut, au rang { $rank }, et partagent la victoire !
 }
plain-seat = rang { $rank }, { $held }, { $points }
card-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
trick-trick-number-point = { $n ->
    [one] Pli { $number }, { $n } point pour { $name } : { $plays }
   *[other] Pli { $number }, { $n } points pour { $name } : { $plays }
 }
rounds = { $n ->
    [one] Proposition de { $names } : encore { $n } manche après celle-ci. Si tu es d’accord, choisis la même chose dans le menu.
   *[other] Proposition de { $names } : encore { $n } manches après celle-ci. Si tu es d’accord, choisis la même chose dans le menu.
 }
rounds-left-match-ends = La partie se termine avec la manche en cours.
may-declare-hold-card = Qui tient une carte de rang { $rank } peut annoncer sa couleur.
declared-name-declared = { $name } a annoncé avec { $cards }.
declared-name-now = { $name } montre maintenant { $cards } !
called-card-called = Aucune carte appelée : { $name } joue en solo.
called-called-card-card = Carte appelée : { $card }, pas encore jouée.
called-called-card-card-played = Carte appelée : { $card }, jouée par { $name }, qui reste donc en solo.
verdict-names-risen = { $n ->
    [one] { $names } a dépassé l’as et gagne la partie !
   *[other] { $names } ont dépassé l’as et gagnent la partie ensemble !
 }
verdict-names-wins = { $n ->
    [one] { $names } gagne au rang { $rank } : { $points } points font la différence.
   *[other] { $names } partagent la victoire au rang { $rank } : { $points } points chacun font la différence.
 }
heading-round-round = Manche { $round } sur { $rounds }
heading-trick-number = pli { $number }
now-declaring = Toutes les cartes sont données : dernière chance d’annoncer. On attend { $names }.
now-naming = Personne n’a annoncé : à { $name } de nommer la couleur d’atout.
now-burying = { $name } est roi de la colline, prend les huit dernières cartes et en écarte huit.
now-calling = { $name } appelle une carte. Qui la joue en premier est son complice.
now-playing = À { $name } d’entamer.
now-shown = { $n ->
    [one] { $name } fait le pli et prend { $n } point.
   *[other] { $name } fait le pli et prend { $n } points.
 }
now-scored = La manche suivante commence quand tout le monde a répondu. On attend { $names }.
may-declare-only-pair = Seule une paire de { $rank } peut surenchérir.
trumps-trumps-suit = Atout : { $suit }, les cartes de rang { $rank } et les Jokers.
trumps-trump-rank = Rang d’atout : { $rank }.
standing-left-computer = a quitté la partie, un ordinateur continue
standing-king-hill = ♔ Roi de la colline
standing-answered = a répondu ✓
known = ne fournit plus : { $suits }
now-dealing = On donne les cartes.
standing-ally = complice

## Commands

command = 80-points
    .about = Des plis, des atouts et un complice secret, à cinq
    .rounds = manches
    .rounds-about = Manches à jouer (5 par défaut ; 0 : jusqu’à ce que quelqu’un dépasse l’as)
    .loose_following = défausse_libre
    .loose_following-about = Variante : sans paire à fournir, on joue deux cartes au choix sur une paire
