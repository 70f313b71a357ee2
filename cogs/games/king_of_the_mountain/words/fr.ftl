## King of the Mountain on Discord

## Coaching for people who are new to King of the Mountain: what to do now, and why

chances-king-step = Ton roi est à { $n } pas de J10, un tour par pas. Aux autres pièces d’écarter les attaquants de sa route.
turn-king-stay = Ton roi doit rester là pour gagner : regarde quelles pièces pourraient le prendre, et arrête-les.
turn-king-step = Ton roi peut aller en J10 tout de suite, et c’est gagné sur-le-champ.
turn-king-step-onto = Ton roi ne peut pas encore aller en J10 : on pourrait l’y prendre. Chasse ce qui attaque J10, ou barre-lui la route.
turn-check-but = Échec, mais rien ne t’oblige à parer : si ton roi est pris ici, il revient en { $point }, à { $n } pas de J10.
chances-capture-possible = { $n ->
    [one] { $n } prise possible. Une pièce prise n’est jamais perdue : elle rentre chez elle ou attend en réserve.
   *[other] { $n } prises possibles. Une pièce prise n’est jamais perdue : elle rentre chez elle ou attend en réserve.
 }
chances-king-walk = Ton roi doit marcher jusqu’à J10, mais il ne peut pas bouger : il lui faut une case libre à côté de lui.
chances-king-step-j10 = Ton roi est à { $n } pas de J10. Ramener une pièce en { $point } coûte aussi un tour.
coaching-picking-picking-another = Tu choisis ce que l’autre reçoit : les pièces à courte portée sont les plus faibles, et la suggestion est équitable.
coaching-picking-bringing-piece = Chaque pièce coûte un tour pour entrer : mieux vaut en avoir quelques-unes à longue portée. *Suggestion* est un choix sûr.
coaching-deploying = Prends l’armée affichée si tu veux : ce qui est pris revient, donc aucune case n’est mauvaise bien longtemps.
coaching-mutating = Un roi qui file aussi comme une tour ou un fou arrive plus vite au centre. La pièce, elle, est perdue pour de bon.
coaching = Avec la nulle, la colline n’est à personne. Compare la distance des rois à J10 avant de répondre.
turn-king-step-onto-j10 = Ton roi peut aller en J10 tout de suite ; pour gagner, il doit y rester : garde du renfort tout près.
turn-mark-s = Le roi { $mark } gagne s’il reste en J10. S’il y est pris, il repart de plus loin.
turn-mark-s-king = Le roi { $mark } approche de J10, mais un roi ne va jamais là où on pourrait le prendre : attaque les cases devant lui.

## The parts of every hand of King of the Mountain: the row of controls, and the board

board-shown = Numéros
button-resign = Abandonner
button-offer-draw = Proposer nulle
button-accept-draw = Accepter la nulle
button-decline = Refuser

## Setting up an army: picking pieces for a friend, and an editor that swaps squares

picking-picked-pieces = Choix : { $pieces }.
wanted-pick-piece = { $n ->
    [one] **Choisis { $n } pièce pour { $name }** ; la cour et six héros s’y ajoutent. Personne d’autre ne le saura avant que les armées soient montrées.
   *[other] **Choisis { $n } pièces pour { $name }** ; la cour et six héros s’y ajoutent. Personne d’autre ne le saura avant que les armées soient montrées.
 }
deploying = **Déploie ton armée.** Prends une suggestion telle quelle, ou appuie sur *Réorganiser* pour échanger des pièces.
editor-rearrange-army = **Réorganise ton armée.** Appuie sur deux cases pour échanger ce qui s’y trouve.
given-name-picked = Pour toi, { $name } a choisi : { $pieces }.
army-shown = Coin : { $pieces }
picking-choose-pieces = Choisir les pièces
picking-keep-these = Mettre en réserve
picking-give-these = Donner ces pièces
wanted-pick-piece-reserve = { $n ->
    [one] **Choisis { $n } pièce pour ta réserve** ; six héros y attendent aussi. Toutes les réserves seront montrées quand chacun aura choisi.
   *[other] **Choisis { $n } pièces pour ta réserve** ; six héros y attendent aussi. Toutes les réserves seront montrées quand chacun aura choisi.
 }
editor-which-square = Avec quelle case échanger { $square } ?
button-deploy-army = Déployer cette armée
given-name-left = { $name } a quitté la partie ; tu as : { $pieces }.
square = vide
button-rearrange = Réorganiser
editor-swap-another = Ou prends plutôt une autre pièce.

## A player's hand in King of the Mountain: its decisions, and how to make them

mutating = **Ton roi a été pris** et peut muter, cette fois seulement : une pièce quitte ta réserve pour de bon, et il se déplace et prend comme elle, en plus de sa propre marche.
button-leave-him = Le laisser comme il est

## A lesson of King of the Mountain by playing: one walk to the centre, with its setbacks

lesson-goal = Mène ton roi au centre, en J10. Le premier roi arrivé gagne.
lesson-last = C’est tout : mène ton roi au centre, et souviens-toi que les pièces prises reviennent. Une vraie partie commence par un déploiement en secret : appuie sur *Déployer cette armée* pour prendre celle qui est affichée. On y va ?
lesson-steps-pieces-red = Tes pièces sont les rouges, en bas à gauche. La plupart attendent en réserve, et en ramener une prend tout ton tour. Appuie sur *Ramener*, puis sur *Canon*.
lesson-steps-bring-help = Du renfort d’abord : appuie sur *Ramener*, puis sur *Canon*.
lesson-steps-pieces-come = Les pièces entrent par ton coin, A1. Ton roi s’y trouve, donc le canon est entré par ton second point, E5.
lesson-steps-king-shut = Ton roi est enfermé par sa propre cour. Ton cardinal file en diagonale jusqu’au premier obstacle : ici, le mur en H7. Appuie sur le numéro du cardinal, en B1, puis sur celui en G6.
lesson-steps-let-cardinal = Le cardinal doit faire de la place au roi : appuie sur le numéro en B1, puis sur celui en G6.
lesson-steps-walls-stop = Les murs arrêtent presque toutes les pièces, et aucune ne s’y pose. Le centre n’a donc que quatre entrées ; la tienne passe par J7.
lesson-steps-now-walk = La marche commence. Un roi fait un pas par tour, dans toutes les directions, et J10 est à 12 pas. Choisis *Roi A1*, puis *B1*.
lesson-steps-only-win = Seule la marche de ton roi gagne la partie. Fais-le partir : *Roi A1*, puis *B1*.
lesson-steps-11-steps = Plus que 11, et ton coin est libre.
lesson-steps-cannon-captures = Un canon prend par-dessus une pièce, une seule, et alors aucun mur ne l’arrête. Cette pièce, c’est la dame d’Aldric en R18 ; le cardinal derrière elle est à toi : *Canon R4*, puis *×R19*.
lesson-steps-capture-cannon = Prends avec le canon, par-dessus la dame : *Canon R4*, puis *×R19*.
lesson-steps-aldrics-queen = La dame d’Aldric a pris ton canon, mais rien n’est perdu : le revoilà dans ton coin, A1. Le cardinal d’Aldric, lui, a trouvé son coin occupé par le roi : il est parti en réserve.
lesson-steps-four-turns = Quatre tours plus tard, la dame d’Aldric en H3 met ton roi en échec en F5. Rien ne t’oblige à parer : les rois pris reviennent aussi. Profites-en pour pointer ton canon sur la colonne I : *Canon A1*, puis *I1*.
lesson-steps-leave-him = Laisse-le en échec et profite de ton tour : *Canon A1*, puis *I1*.
lesson-steps-she-took = Elle a pris ton roi, et le voilà aussitôt en E5 : un pas de perdu, rien de plus. C’est là qu’il revient quand il est pris au milieu ; plus près du bord, il revient en A1.
lesson-steps-king-capture = Ton roi prend à un pas, dans toutes les directions, et rien ne protège la dame à côté de lui. Choisis *Roi E5*, puis *×F5*.
lesson-steps-queen-f5 = La dame en F5 n’attend que ça : *Roi E5*, puis *×F5*.
lesson-steps-shes-his = La voilà dans la réserve d’Aldric, et la ramener lui coûte un tour.
lesson-steps-two-steps = Plus que deux pas, mais le maréchal d’Aldric en I10 garde J10, et un roi ne va jamais là où on pourrait le prendre. Prends-le par-dessus ton propre roi : *Canon I1*, puis *×I10*.
lesson-steps-get-rid = Débarrasse-toi d’abord du maréchal : *Canon I1*, puis *×I10*, par-dessus les murs et ton roi.
lesson-steps-aldrics-king = Le roi d’Aldric est sorti de chez lui, donc le maréchal est rentré dans ce coin, S19 : bien loin. Plus rien ne garde J10.
lesson-steps-way-clear = La voie est libre, et les cases où ton roi pourrait être pris ne te sont jamais proposées. Choisis *Roi I8*, puis *J9*.
lesson-steps-aldric-needs = Aldric a besoin de temps pour revenir, alors continue : *Roi I8*, puis *J9*.
lesson-steps-step-go = Plus qu’un pas. La dame d’Aldric est trop loin pour t’arrêter.
lesson-steps-now-up = Et maintenant, tout en haut : *Roi J9*, puis *J10*.
lesson-steps-nothing-else = Plus rien d’autre ne compte : *Roi J9*, puis *J10*.
lesson-steps-king-centre = Ton roi est au centre : **c’est gagné sur-le-champ**.
lesson-ask = Le roi d’Aldric est en K11, à un pas de J10, et le tien est encore loin. Quel coup l’arrête ?
lesson-meanwhile-two-turns = Deux tours passent. Ton canon contourne les murs, E5–E4–R4. Aldric ramène un géant, qui marche O15–O14–O13.
lesson-meanwhile-then-king = Puis ton roi continue, B1–C2–D3–E4–F5. La dame d’Aldric fait le tour, R19–P17–P3–H3, et son maréchal va en M18.
lesson-meanwhile-five-turns = Cinq tours passent. Ton roi franchit la porte en J7, F5–G5–H6–I6–J7–I8. Le maréchal d’Aldric va M18–M14–J14–K12–K10–I10, et son roi passe en R18.
lesson-meanwhile-aldric-brings = Aldric ramène sa dame, en O15.
lesson-steps-piece-come = Elle entrerait de la même façon. Mais prends le canon : tu vas en avoir besoin.
lesson-steps-makes-room = Cela fait de la place aussi, mais il peut aller jusqu’au mur : en *G6*.
lesson-steps-he-could = Il peut fuir, mais rien ne presse : regarde ce que devient un roi pris. *Canon A1*, puis *I1*.
lesson-steps-i9-just = I9 est tout aussi près. Pour cette leçon, disons *J9*.
lesson-answers-queen-j6 = Dame en J6
lesson-answers-right-j6 = Bien vu ! De J6, ta dame garde J10, et un roi ne va jamais là où on pourrait le prendre. Aldric ramène d’abord une tour, donc ton roi a le temps d’approcher.
lesson-answers-queen-k6 = Dame en K6
lesson-answers-then-cannon = Alors ton canon met ce roi en échec par-dessus ta dame. Mais rien n’oblige un roi à parer : il va en J10 et gagne. Qu’est-ce qui lui interdit ce pas ?
lesson-answers-king-h6 = Roi en H6
lesson-answers-king-needs = Il faut plusieurs tours à ton roi, et un seul à celui d’Aldric. Un roi ne va jamais là où on pourrait le prendre : quelle pièce peut garder J10 ?
lesson-reasons-cardinal-could = Le cardinal pourrait la prendre aussi. Mais le roi y gagne un pas : *Roi E5*, puis *×F5*.
lesson-reasons-marshall-still = Le maréchal garderait encore J10, et ton roi ne pourrait pas y aller. *Canon I1*, puis *×I10*.

## The letters on the pieces, in the reader's language

drawn-k = R
drawn-q = D
drawn-m = M
drawn-c = L
drawn-b = F
drawn-r = T
drawn-n = C
drawn-l = K
drawn-p = P
drawn-a = A
drawn-g = G
drawn-h = H

## A turn in a hand: press a piece, then a square

respawning = Quelle pièce de ta réserve entre en { $square } ? Cela prend tout ton tour.
button-whole-board = Tout l’échiquier
button-re-spawn = Ramener
button-another-piece = ← Autre pièce
going = **{ $piece }.** { $way }
warnings = **Ton roi est en échec.**
choosing-turn-press = **À toi de jouer.** Appuie sur le numéro d’une pièce, puis sur celui d’une case ; les numéros rouges sont des prises.
button-more = Plus…
choosing-type-move = Ou tape un coup : `/move E5 E9`.

## The presenter of King of the Mountain: its board, its hands and its rules

name = Roi de la montagne
about = Les échecs avec des murs, sur 19×19 cases : les pièces prises reviennent, et qui amène son roi au centre en premier est roi de la colline. De 2 à 4 joueurs.
goal = Amène ton roi au centre, en J10, pour gagner
summary = À trois ou quatre, les canons peuvent prendre dès le tout premier coup.
score = { $n ->
    [one] { $n } prise
   *[other] { $n } prises
 }
refusal-wrong-pick = { $n ->
    [one] Choisis exactement { $n } pièce.
   *[other] Choisis exactement { $n } pièces, deux au plus de chaque sorte.
 }

## Sentences on why one move is better than another, from the facts about both

wins-wins-next = { $n ->
    [one] Ce coup gagne à ton prochain tour, quoi que fassent les autres.
   *[other] Ce coup gagne en { $n } tours, quoi que fassent les autres.
 }
loses-after-move = Après { $move }, { $name } peut amener son roi au centre et gagner.
is-captured = Après { $move }, { $name } peut prendre ta pièce en { $square } ({ $piece }).
captures = Ce coup prend la pièce en { $square } ({ $piece }).
prepares = Si la réponse est `{ $reply }`, tu peux ensuite prendre la pièce en { $square } ({ $piece }).
chances-strongest-answer = La meilleure réponse à { $move } est `{ $reply }` : tu gagnerais { $less } fois sur 100, et non { $more }.
wins-nobody-take = Personne ne peut chasser ton roi du centre à temps, donc tu gagnes.
loses-after-move-name = { $n ->
    [one] Après { $move }, { $name } gagne au tour suivant, quoi que tu fasses.
   *[other] Après { $move }, { $name } gagne en { $n } tours, quoi que tu fasses.
 }
loses-after-move-name-s = Après { $move }, { $name } a tenu le centre assez longtemps avec son roi et gagne.
approaches-leaves-king = Ce coup met ton roi à { $n } pas du centre.
approaches-after-move = Après { $move }, un roi adverse arrive à { $n } pas du centre.
chances-youd-win = Avec ce choix, tu gagnerais { $more } fois sur 100 ; avec { $move }, { $less }.

## Sentences for the refusals of King of the Mountain

not-an-army = Cette armée n’est pas permise : il faut { $number } pièces, dont la cour et six héros. Rouvre ta main et pars d’une suggestion.
refusals-heroes-missing = Les six héros doivent être sur l’échiquier, ni plus ni moins.
refusals-empty-square = Il n’y a pas de pièce sur cette case.
refusals-not-your-piece = Cette pièce n’est pas à toi.
refusals-into-check = Ton roi ne peut pas aller là où une pièce ennemie pourrait le prendre.
refusals-onto-wall = Aucune pièce ne se pose sur un mur.
refusals-illegal-move = Cette pièce ne peut pas aller là. Choisis-la dans ta main pour voir où elle peut aller.
refusals-not-in-reserve = Tu n’as pas cette pièce en réserve.
refusals-no-respawn-point = Rien à ramener maintenant : des pièces à toi occupent tes deux points de retour.
refusals-already-offered = On propose nulle une seule fois par tour.
refusals-offer-pending = Une nulle est déjà proposée ; attends les réponses.
refusals-no-offer = On ne te propose pas de nulle en ce moment.
refusals-players = Roi de la montagne se joue de deux à quatre.
refusals-joining-closed = On ne rejoint plus Roi de la montagne une fois la partie commencée.
clashing-all-hands = Tous sur le pont (tous_sur_le_pont)
clashing-army-size = Armées réduites (effectif)
clashing-pick-for-friend = On choisit ses amis (on_choisit_ses_amis)
clashing-wait-for-it = Minute papillon (minute_papillon)
clash-other-contradict = { $one } et { $other } se contredisent. Laisse tomber l’une des deux variantes.
clash-without-hands = Sans Tous sur le pont (tous_sur_le_pont), une armée compte de 10 à 20 pièces. Choisis un effectif plus petit, ou tous_sur_le_pont.
clash-other-contradict-each = { $one } et { $other } se contredisent : avec dix pièces, il n’y a rien à choisir. Laisse tomber l’une des deux variantes.

## The rules of King of the Mountain in our own words

setting-up-goal-move = **But du jeu.** Amène ton roi au centre, en J10 : le voilà roi de la colline, et tu gagnes. Le perdre n’est qu’un contretemps, car il revient.
signs-moving-hand = **Jouer un coup.** Dans ta main, appuie sur le numéro d’une pièce, puis sur celui d’une case. Les numéros rouges sont des prises. Une pièce qui a beaucoup de cases a un bouton par direction, et ↱ pour ses sauts.
signs-move-notation = **Les coups écrits.** `E5-E9` est un déplacement, `E5xE9` une prise, `E5*G7` un tir d’archer, et `C@A1` ramène un cavalier. On peut les taper avec `/move`. Les lettres sont celles des pièces ; les anglaises (`N` pour le cavalier) marchent aussi, sauf si elles désignent déjà une autre pièce.
signs-captured-pieces = **Les prises reviennent.** C’est immédiat et ne coûte de tour à personne. Une pièce prise revient dans le coin de son camp s’il est vide, sinon dans la réserve de son camp.
rules-king-mountain = Roi de la montagne (King of the Mountain) est un jeu de Paul E. Newton (The Chess Variant Pages).
rules-citadel-four = La Citadelle avec quatre armées déployées, une dans chaque coin ; au milieu, un anneau de murs brisé autour du centre.
setting-up-board = **L’échiquier.**
setting-up-19-19 = Il a 19×19 cases, et des murs. Rien ne peut se poser sur un mur, et rien ne le traverse, sauf si la marche de la pièce le permet.
setting-up-red-rings = Les anneaux rouges sont les points de retour : les quatre coins, et, plus près du centre, E5, E15, O15 et O5. Ces derniers sont les points intérieurs.
setting-up-armies = **Les armées.**
setting-up-king-begins = Ton roi part de ton coin. La dame est à côté de lui en diagonale, le maréchal à sa gauche et le cardinal à sa droite.
setting-up-sixteen-more = Seize autres pièces se placent sur les lignes qui partent de ces trois-là : les six héros, et dix des quatorze autres, à ton goût.
setting-up-pieces-leave = Les pièces que tu laisses sont hors jeu. Elles n’attendent pas dans ta réserve.
setting-up-deploy-secret = Chacun déploie en secret, et les armées sont montrées ensemble (règle maison).
setting-up-turns = **Les tours.**
setting-up-move-piece = À ton tour, tu déplaces une pièce. On joue dans le sens des aiguilles d’une montre.
setting-up-instead-moving = Au lieu d’en déplacer une, tu peux ramener une pièce de ta réserve.
setting-up-either-turn = Si tu ne peux faire ni l’un ni l’autre, tu passes ton tour (règle maison).
pieces-pieces-straight = **Les pièces.** *En ligne droite* veut dire sur une rangée ou une colonne, jamais en diagonale. Le nombre dit combien il y en a.
pieces-king-square = **R Roi** : une case dans n’importe quelle direction, mais pas là où il pourrait être pris. S’il est en échec, rien ne l’oblige à en sortir.
pieces-queen-rook = **D Dame**, **T Tour** (2), **F Fou** (2) : comme aux échecs.
pieces-knight-square = **C Cavalier** (2) : une case en ligne droite, puis une en diagonale en s’éloignant. La première case doit être libre : ni pièce, ni mur.
pieces-marshall-rook = **M Maréchal** : tour et cavalier à la fois. **L Cardinal** : fou et cavalier à la fois.
pieces-kangaroo-leaps = **K Kangourou** (2) : saute par-dessus tout, soit comme un cavalier aux échecs, soit de deux cases en diagonale.
pieces-cannon-moves = **P Canon** (2) : se déplace comme une tour. Il prend la deuxième pièce en ligne droite, par-dessus une autre et une seule, et par-dessus tous les murs.
pieces-archer-moves = **A Archer** (2) : une ou deux cases en ligne droite. Il tire, sans bouger, sur ce qui se trouve exactement à deux cases en diagonale, par-dessus tout.
pieces-giant-moves = **G Géant** (2) : une case en ligne droite. Il prend à une ou deux cases en diagonale, par-dessus un mur mais pas par-dessus une pièce.
pieces-hero-moves = **H Héros** (6) : une case en diagonale. Il prend à une case en ligne droite.
signs-reading-board = **Lire l’échiquier.**
signs-picture-shows = L’image montre la zone la plus importante. Le petit plan est l’échiquier entier, et son cadre y marque cette zone. *Tout l’échiquier*, dans ta main, montre le reste aussi.
signs-boards-frame = Le bord de l’échiquier a la couleur du camp qui doit jouer. À côté de l’échiquier, un bord doré marque ce camp.
signs-each-name = Devant chaque nom se trouve son roi. Dessous : le nombre de pièces sur l’échiquier, les prises (`×3`) et, derrière un anneau, la réserve : `H6`, ce sont six héros.
signs-number-alone = Un nombre seul derrière l’anneau compte une réserve trop longue pour être détaillée.
signs-crown-number = Une couronne avec un nombre : il reste à ce roi autant de pas jusqu’au centre, trois au plus. Sur l’échiquier, il a un cadre doré.
signs-tinted-squares = Les cases teintées sont les derniers coups. Une case dentelée, c’est un roi en échec.
signs-golden-plate = Une plaque dorée sur un roi montre le mouvement qu’il a gagné. Au centre, elle montre depuis combien de tours on le tient.
signs-re-spawning = **Ramener une pièce.** Faire entrer une pièce de ta réserve te coûte un tour.
signs-comes-corner = Elle entre dans ton coin. Seulement si une pièce à toi s’y trouve, elle entre sur ton point intérieur.
signs-enemy-piece = Une pièce ennemie qui s’y trouve est prise. Une pièce à toi ne l’est jamais.
signs-captured-king = **Un roi pris.** Lui aussi revient aussitôt.
signs-he-captured = S’il a été pris dans les quatre rangées ou colonnes du bord (A–D, P–S, 1–4, 16–19), il revient dans son coin.
signs-he-captured-middle = S’il a été pris au milieu (de E5 à O15), il revient sur son point intérieur.
signs-whatever-stands = Ce qui s’y trouve est pris à son tour, même une pièce à toi ou un autre roi.
variants-variants-host = **Les variantes.** L’hôte peut les mélanger.
variants-hands-deck = *Tous sur le pont* : on joue les 24 pièces, sur des lignes plus longues d’une case (règle maison).
variants-limited-armies = *Armées réduites* : on joue de 10 à 20 pièces ; 16 ou 12 vont bien. Roi, dame, maréchal, cardinal et les six héros en sont toujours (règle maison).
variants-pick-friends = *On choisit ses amis* : tu choisis les pièces de la personne à ta gauche.
variants-wait-pieces = *Minute papillon* : toutes les pièces, sauf roi, dame, maréchal et cardinal, commencent en réserve. Avec des armées réduites, chacun choisit d’abord en secret les pièces qui y attendent (règle maison).
variants-mutant-monarch = *Monarque mutant* : quand ton roi est pris pour la première fois, il peut gagner le mouvement d’une pièce de ta réserve. Cette pièce disparaît pour de bon.
variants-but-keep = *Encore faut-il le tenir* : ton roi doit rester au centre quelques tours.
variants-boards-original = **Les terrains.** Le document d’origine n’en montre aucun : ces trois-là sont de nous (règle maison).
variants-citadel-broken = Citadelle : un anneau brisé, avec un bouclier devant chaque porte.
variants-forest-single = Forêt : des murs isolés partout, donc presque toutes les lignes sont courtes.
variants-valleys-four = Vallées : quatre crêtes et de longues diagonales.
rulings-two-players = À deux, on se place dans des coins opposés ; à trois ou quatre, dans le sens des aiguilles d’une montre à partir de A1. Le sort désigne qui commence.
rulings-suggested-armies = Avec les armées proposées, aucune pièce ne peut prendre à son premier coup, sauf les canons quand on joue à trois ou quatre : les murs ne les arrêtent pas.
rulings-piece-may = Une pièce peut passer en diagonale entre deux murs qui ne se touchent que par un coin.
rulings-king-step = Ton roi ne peut pas aller là où une pièce ennemie pourrait le prendre une fois toutes les prises revenues. Les pièces qu’on pourrait ramener de la réserve ne comptent pas.
rulings-piece-shot = Une pièce touchée par un tir dans son propre coin y revient aussitôt.
rulings-king-make = Un roi qui doit céder sa case compte comme pris.
rulings-reserve-empty = Si ta réserve est vide quand ton roi est pris pour la première fois, l’occasion de muter est perdue.
rulings-keep-centre = Pour tenir le centre, ton roi doit s’y trouver au début d’autant de tes tours que l’hôte en a fixé. S’il en part ou s’il est pris, le compte repart de zéro.
rulings-draws-leaving = **Nulle et départ.** Ce sont aussi des règles maison.
rulings-offer-draw = On peut proposer nulle à son tour. Tous les autres doivent accepter.
rulings-nobody-move = Si personne ne peut jouer, ou si la limite de tours de table fixée par l’hôte est atteinte, la partie est nulle.
rulings-leave-pieces = Si tu pars, tes pièces quittent l’échiquier. Qui reste en dernier gagne.
rulings-get-suggested = Tu reçois l’armée proposée, ton roi ne mute pas, et tu passes ton tour.

## Sentences of a replay of King of the Mountain

step-name-picks = { $name } choisit des pièces
step-name-deploys = { $name } déploie ses pièces

## ``/move``: a typed move, instead of one chosen by buttons

with-help = { $reason } Depuis { $square }, voici les cases possibles : { $squares }.
with-reserve = { $reason } Tu peux ramener : { $pieces }.
stuck = Aucune de tes pièces capables de bouger n’est en { $square }.
with-pieces = { $reason } Tu peux déplacer : { $pieces }.
move = J’ai compris que tu ramènes une pièce : { $kind } `{ $move }`.
sources = { $kind } de la réserve
parse-move-read-move = Je ne lis aucun coup dans { $move }. Les cases vont de A1 à S19 : `/move E5 E9`, ou `/move C@` pour ramener un cavalier.
parse-move-move-written = Ici, ce coup s’écrit `{ $move }`.

## The texts of King of the Mountain: turns, captures and returns

boards-citadel = Citadelle : un anneau brisé à quatre portes
boards-forest = Forêt : des murs isolés partout, des lignes courtes
boards-valleys = Vallées : de longues diagonales entre quatre crêtes
names-king = Roi
names-queen = Dame
names-marshall = Maréchal
names-cardinal = Cardinal
names-bishop = Fou
names-rook = Tour
names-knight = Cavalier
names-kangaroo = Kangourou
names-cannon = Canon
names-archer = Archer
names-giant = Géant
names-hero = Héros
way-also-like = Mouvement gagné ({ $kind }) : { $way }
offer-name-offers = 🤝 { $name } propose nulle : l’offre vaut jusqu’à son prochain tour. On attend encore : { $names }.
loss-mark-kind = { $mark } { $kind } { $square } revient en { $to }
footer = Tour de table { $round }
pieces-reserve-pieces = réserve : { $pieces }
way-step-any = Un pas dans toutes les directions, mais jamais là où on pourrait le prendre.
way-any-distance = En ligne droite ou en diagonale, autant de cases qu’on veut.
way-any-distance-straight = En ligne droite, autant de cases qu’on veut, ou comme un cavalier.
way-any-distance-diagonally = En diagonale, autant de cases qu’on veut, ou comme un cavalier.
way-any-distance-diagonally-2 = En diagonale, autant de cases qu’on veut.
way-any-distance-straight-2 = En ligne droite, autant de cases qu’on veut.
way-step-straight = Un pas en ligne droite sur une case libre, puis un en diagonale en s’éloignant.
way-leaps-over = Saute par-dessus tout, comme un cavalier aux échecs ou de deux cases en diagonale.
way-any-distance-straight-captures = En ligne droite, autant de cases qu’on veut ; prend par-dessus une autre pièce et tous les murs.
way-two-squares = Une ou deux cases en ligne droite ; tire à deux cases en diagonale, par-dessus tout.
way-step-straight-captures = Un pas en ligne droite ; prend à une ou deux cases en diagonale, par-dessus les murs.
way-step-diagonally = Un pas en diagonale ; prend à un pas en ligne droite.
offer-youve-offered = 🤝 Tu proposes nulle : l’offre vaut jusqu’à ton prochain tour, et la partie continue. On attend encore : { $names }.
near-name-s = 👑 **{ $name } s’est fait prendre son roi en { $square } : il revient en { $point }.**
ply-name-passes = { $name } passe son tour.
ply-name-offers = { $name } propose nulle.
ply-name-accepts = { $name } accepte la nulle.
ply-name-declines = { $name } refuse la nulle.
ply-name-leaves = { $name } s’en va et emporte ses pièces.
ply-name-s = Chez { $name }, le roi gagne un mouvement : { $kind }.
ply-name-re = { $name } ramène : { $kind } `{ $move }`
loss-mark-kind-square = { $mark } { $kind } { $square } va en réserve
verdict-name-s = { $name } a mené son roi au centre, J10. Le voilà couronné roi de la colline, et la partie est gagnée.
suggestion-vanguard = Avant-garde
suggestion-phalanx = Phalange
suggestion-raiders = Maraudeurs
options-hands-deck = Tous sur le pont : 24 pièces chacun
options-pick-friends = On choisit ses amis
options-wait = Minute papillon
options-mutant-monarch = Monarque mutant
options-but-keep = { $n ->
    [one] Encore faut-il le tenir : { $n } tour
   *[other] Encore faut-il le tenir : { $n } tours
 }
options-draw-after = { $n ->
    [one] nulle après { $n } tour de table
   *[other] nulle après { $n } tours de table
 }
now-picking-each-secretly = Chacun choisit en secret les pièces qui attendent dans sa réserve. On attend encore : { $names }. *Ma main* ouvre le choix.
now-picking-each-secretly-pick = Chacun choisit en secret les pièces de la personne à sa gauche. On attend encore : { $names }. *Ma main* ouvre le choix.
now-deploying = Chacun déploie en secret ; les armées seront montrées ensemble. On attend encore : { $names }. *Ma main* ouvre ton coin.
now-mutating = { $name } s’est fait prendre son roi pour la première fois : il peut gagner le mouvement d’une pièce en réserve.
recent = **Derniers coups**
ply-name-leaves-king = { $name } laisse son roi comme il est.
ply-check-names = échec : { $names }
ply-still-check = toujours en échec
waiting-picking-youve-picked = Tu as choisi : { $pieces }. On attend les autres.
waiting-deploying = Ton armée est en place. Elle sera montrée quand chacun aura déployé la sienne.
waiting-its-turn = Ce n’est pas à toi. Le plateau montre où en est la partie.
verdict-name-last = { $name } reste en dernier : son roi est couronné roi de la colline.
verdict-name-s-king = { $name } a tenu le centre, J10, assez longtemps avec son roi. Le voilà couronné roi de la colline, et la partie est gagnée.
verdict-agreed = Nulle d’un commun accord : aucun roi n’est couronné roi de la colline.
verdict-limit = Nulle : le dernier tour de table est fini, et aucun roi n’est couronné roi de la colline.
verdict-stuck = Nulle : plus personne ne peut bouger.
options-limited-armies = Armées réduites : { $n } pièces chacun
now-playing = { $name } a son roi en échec.
near-name-s-king = 👑 **{ $name } a son roi à { $n } pas du centre.**
waiting-picking-name-left = { $name } a quitté la partie : tu n’as donc rien à choisir. On attend les autres.
waiting-last-move = Ton dernier coup : `{ $move }`.
near-name-s-king-centre = 👑 **{ $name } a son roi au centre : { $kept } sur { $wanted }.**

## Commands

command-move = coup
    .about = Roi de la montagne : taper un coup, par exemple E5 E9 ou C@A1
    .from = départ
    .from-about = La case de ta pièce, une pièce en réserve (C@) ou un coup entier
    .to = arrivée
    .to-about = La case où aller, ou sur laquelle tirer
    .match = partie
    .match-about = Quelle partie, si tu es à plusieurs tables
command = roi-de-la-montagne
    .about = Les échecs avec des murs, sur 19×19 cases, de deux à quatre
    .board = échiquier
    .board-about = Lequel des trois échiquiers (Citadelle par défaut)
    .board-citadel = Citadelle : un anneau brisé à quatre portes
    .board-forest = Forêt : des murs isolés partout, des lignes courtes
    .board-valleys = Vallées : de longues diagonales entre quatre crêtes
    .all_hands = tous_sur_le_pont
    .all_hands-about = Variante : Tous sur le pont, 24 pièces chacun
    .army_size = effectif
    .army_size-about = Variante : Armées réduites. Nombre de pièces chacun (20 par défaut)
    .pick_for_friend = on_choisit_ses_amis
    .pick_for_friend-about = Variante : tu choisis les pièces de la personne à ta gauche
    .wait_for_it = minute_papillon
    .wait_for_it-about = Variante : toutes les pièces sauf quatre commencent en réserve
    .mutant_monarch = monarque_mutant
    .mutant_monarch-about = Variante : un roi pris pour la première fois gagne un mouvement
    .keep_it = tenir_le_centre
    .keep_it-about = Variante : tours pendant lesquels le roi doit tenir le centre (0 : aucun)
    .turn_limit = limite_de_tours
    .turn_limit-about = Nombre de tours de table avant la nulle (0 : sans limite)
