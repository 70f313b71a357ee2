## The game and its options

name = Roi de la montagne
about = Les échecs avec des murs, sur 19×19 cases : les pièces prises reviennent, et qui amène son roi au centre en premier est roi de la colline. De 2 à 4 joueurs.
goal = Amène ton roi au centre, en J10, pour gagner
score = { $n ->
    [one] { $n } prise
   *[other] { $n } prises
 }
board = { $board ->
    [citadel] Citadelle : un anneau brisé à quatre portes
    [forest] Forêt : des murs isolés partout, des lignes courtes
   *[valleys] Vallées : de longues diagonales entre quatre crêtes
 }
option = { $option ->
    [all_hands] Tous sur le pont : 24 pièces chacun
    [army_size] Armées réduites : { $n } pièces chacun
    [pick_for_friend] On choisit ses amis
    [wait_for_it] Minute papillon
    [mutant_monarch] Monarque mutant
    [keep_it] { $n ->
        [one] Encore faut-il le tenir : { $n } tour
       *[other] Encore faut-il le tenir : { $n } tours
     }
   *[turn_limit] { $n ->
        [one] nulle après { $n } tour de table
       *[other] nulle après { $n } tours de table
     }
 }

## The pieces

piece = { $kind ->
    [K] Roi
    [Q] Dame
    [M] Maréchal
    [C] Cardinal
    [B] Fou
    [R] Tour
    [N] Cavalier
    [L] Kangourou
    [P] Canon
    [A] Archer
    [G] Géant
   *[H] Héros
 }
way = { $kind ->
    [K] Un pas dans toutes les directions, mais jamais sur une case attaquée.
    [Q] En ligne droite ou en diagonale, autant de cases qu’on veut.
    [M] En ligne droite, autant de cases qu’on veut, ou comme un cavalier.
    [C] En diagonale, autant de cases qu’on veut, ou comme un cavalier.
    [B] En diagonale, autant de cases qu’on veut.
    [R] En ligne droite, autant de cases qu’on veut.
    [N] Un pas en ligne droite sur une case libre, puis un en diagonale en s’éloignant.
    [L] Saute par-dessus tout, comme un cavalier aux échecs ou de deux cases en diagonale.
    [P] En ligne droite, autant de cases qu’on veut ; prend par-dessus une autre pièce et tous les murs.
    [A] Une ou deux cases en ligne droite ; tire à deux cases en diagonale, par-dessus tout.
    [G] Un pas en ligne droite ; prend à une ou deux cases en diagonale, par-dessus les murs.
   *[H] Un pas en diagonale ; prend à un pas en ligne droite.
 }
way-also = Mouvement gagné : { $kind }.
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

## Boards

now = { $phase ->
    [picking-for-reserve] Chacun choisit en secret les pièces qui attendent dans sa réserve. On attend encore : { $names }. *Ma main* ouvre le choix.
    [picking] Chacun choisit en secret les pièces de la personne à sa gauche. On attend encore : { $names }. *Ma main* ouvre le choix.
    [deploying] Chacun déploie en secret ; les armées seront montrées ensemble. On attend encore : { $names }. *Ma main* ouvre ton coin.
   *[mutating] { $names } s’est fait prendre son roi pour la première fois : il peut gagner le mouvement d’une pièce en réserve.
 }
king-checked = { $name } a son roi en échec.
king-captured = 👑 **{ $name } s’est fait prendre son roi en { $square } : il revient en { $point }.**
king-near = 👑 **{ $name } a son roi à { $n } pas du centre.**
kings-near = 👑 **Pas jusqu’à J10 : { $steps }**
king-keeps-centre = 👑 **{ $name } a son roi au centre. Tours tenus : { $kept } sur { $wanted }.**
draw-offered = { $whose ->
    [own] 🤝 Tu proposes nulle : l’offre vaut jusqu’à ton prochain tour, et la partie continue. On attend encore : { $names }.
    [asked] 🤝 { $name } propose nulle : l’offre vaut jusqu’à son prochain tour.
   *[other] 🤝 { $name } propose nulle : l’offre vaut jusqu’à son prochain tour. On attend encore : { $names }.
 }
last-turns = **Derniers coups**
event = { $what ->
    [pass] { $name } passe son tour.
    [offers] { $name } propose nulle.
    [accepts] { $name } accepte la nulle.
    [declines] { $name } refuse la nulle.
    [resigns] { $name } s’en va et emporte ses pièces.
    [king-stays] { $name } laisse son roi comme il est.
   *[king-gains] Chez { $name }, le roi gagne un mouvement : { $kind }.
 }
respawns = { $name } ramène : { $kind } `{ $move }`
lost = { $to ->
    [reserve] { $mark } { $kind } { $square } va en réserve
   *[other] { $mark } { $kind } { $square } revient en { $to }
 }
checks = échec : { $names }
still-in-check = toujours en échec
before-turns = { $what ->
    [pick] { $name } choisit des pièces
   *[deploy] { $name } déploie ses pièces
 }
round = Tour de table { $round }
reserve = réserve : { $pieces }
verdict = { $how ->
    [alone] { $name } reste en dernier : son roi est couronné roi de la colline.
    [kept] { $name } a tenu le centre, J10, assez longtemps avec son roi. Le voilà couronné roi de la colline, et la partie est gagnée.
    [crowned] { $name } a mené son roi au centre, J10. Le voilà couronné roi de la colline, et la partie est gagnée.
    [agreed] Nulle d’un commun accord : aucun roi n’est couronné roi de la colline.
    [limit] Nulle : le dernier tour de table est fini, et aucun roi n’est couronné roi de la colline.
   *[stuck] Nulle : plus personne ne peut bouger.
 }

## Every hand

waiting = { $phase ->
    [picking] Tu as choisi : { $pieces }. On attend les autres.
   *[deploying] Ton armée est en place. Elle sera montrée quand chacun aura déployé la sienne.
 }
friend-left = { $name } a quitté la partie : tu n’as donc rien à choisir. On attend les autres.
last-move = Ton dernier coup : `{ $move }`.
numbers = Numéros
button-offer-draw = Proposer nulle
button-answer = { $accept ->
    [yes] Accepter la nulle
   *[no] Refuser
 }

## Picking and deploying

pick = { $whose ->
    [friend] { $n ->
        [one] **Choisis { $n } pièce pour { $name }** ; le roi, la dame, le maréchal, le cardinal et six héros s’y ajoutent. Personne d’autre ne le saura avant que les armées soient montrées.
       *[other] **Choisis { $n } pièces pour { $name }** ; le roi, la dame, le maréchal, le cardinal et six héros s’y ajoutent. Personne d’autre ne le saura avant que les armées soient montrées.
     }
   *[own] { $n ->
        [one] **Choisis { $n } pièce pour ta réserve** ; six héros y attendent aussi. Toutes les réserves seront montrées quand chacun aura choisi.
       *[other] **Choisis { $n } pièces pour ta réserve** ; six héros y attendent aussi. Toutes les réserves seront montrées quand chacun aura choisi.
     }
 }
picked = Choix : { $pieces }.
menu-pieces = Choisir les pièces
button-give = { $whose ->
    [friend] Donner ces pièces
   *[own] Mettre en réserve
 }
deploy = **Déploie ton armée** telle quelle, ou change-la avec *Modifier*.
swap = { $what ->
    [first] **Réorganise ton armée.** Appuie sur deux cases pour échanger ce qui s’y trouve.
    [square] Avec quelle case échanger { $square } ?
   *[piece] Avec quelle case échanger { $square } ? Ou prends plutôt une autre pièce.
 }
given = { $giver ->
    [left] { $name } a quitté la partie ; tu as : { $pieces }.
   *[here] Pour toi, { $name } a choisi : { $pieces }.
 }
army = Coin : { $pieces }
empty-square = { $square } vide
suggested-army = { $army ->
    [vanguard] Avant-garde
    [phalanx] Phalange
   *[raiders] Maraudeurs
 }
button-deploy = Déployer
button-rearrange = Modifier

## A turn

choose-piece = { $how ->
    [short] **À toi de jouer.**
   *[full] **À toi de jouer.** Numéro de la pièce, puis de la case ; en rouge, les prises.
 }
choose-square = **{ $piece } { $square }.** { $way }
choose-reserve = Quelle pièce de ta réserve entre en { $square } ? Cela prend tout ton tour.
in-check = { $n ->
    [1] **Ton roi est en échec : { $kind } en { $squares }.**
   *[other] **Ton roi est en échec depuis { $squares }.**
 }
centre-attacked = { $n ->
    [1] { $centre } est attaquée : { $kind } en { $squares }.
   *[other] { $centre } est attaquée depuis { $squares }.
 }
mutate = **Ton roi a été pris** et peut muter, cette fois seulement : une pièce quitte ta réserve pour de bon, et il se déplace et prend comme elle, en plus de sa propre marche.
button-whole-board = Tout l’échiquier
button-respawn = Ramener
button-back = ← Pièces
button-more = Autres pièces
button-keep-king = Le laisser comme il est

## Typed moves

from-reserve = { $kind } de la réserve
read-as-respawn = J’ai compris que tu ramènes une pièce : { $kind } `{ $move }`.
unreadable = Je ne lis aucun coup dans { $move }. Les cases vont de A1 à S19 : `/move E5 E9`, ou `/move C@` pour ramener un cavalier.
written-differently = Je n’ai pas joué ce coup. Écris-le `{ $move }`.
stuck = En { $square }, tu n’as aucune pièce qui puisse bouger.
can-move = { $reason } Tu peux déplacer : { $pieces }.
can-go = { $reason } Depuis { $square }, voici les cases possibles : { $squares }.
can-respawn = { $reason } Tu peux ramener : { $pieces }.

## Refusals

clash-hands-army = « Tous sur le pont » (tous_sur_le_pont) et « Armées réduites » (effectif) se contredisent. Laisse tomber l’une des deux variantes.
clash-hands-friend = « Tous sur le pont » (tous_sur_le_pont) et « On choisit ses amis » (on_choisit_ses_amis) se contredisent. Laisse tomber l’une des deux variantes.
clash-hands-wait = « Tous sur le pont » (tous_sur_le_pont) et « Minute papillon » (minute_papillon) se contredisent. Laisse tomber l’une des deux variantes.
clash-army-friend = « Armées réduites » (effectif) et « On choisit ses amis » (on_choisit_ses_amis) se contredisent : avec dix pièces, il n’y a rien à choisir. Laisse tomber l’une des deux variantes.
clash-army-too-large = Sans « Tous sur le pont » (tous_sur_le_pont), une armée compte de 10 à 20 pièces. Choisis un effectif plus petit, ou tous_sur_le_pont.
refusal = { $code ->
    [wrong_pick] { $number ->
        [one] Choisis exactement { $number } pièce.
       *[other] Choisis exactement { $number } pièces, deux au plus de chaque sorte.
     }
    [heroes_missing] Les six héros doivent être sur l’échiquier, ni plus ni moins.
    [empty_square] Il n’y a pas de pièce sur cette case.
    [not_your_piece] Cette pièce n’est pas à toi.
    [into_check] Ton roi ne peut pas aller là où une pièce ennemie pourrait le prendre.
    [onto_wall] Aucune pièce ne peut se poser sur un mur.
    [illegal_move] Cette pièce ne peut pas aller là. Choisis-la dans ta main pour voir où elle peut aller.
    [not_in_reserve] Tu n’as pas cette pièce en réserve.
    [no_respawn_point] Rien à ramener maintenant : des pièces à toi occupent tes deux points de retour.
    [already_offered] Tu ne peux proposer nulle qu’une fois par tour.
    [offer_pending] Une nulle est déjà proposée ; attends les réponses.
    [no_offer] Aucune offre de nulle n’attend ta réponse.
    [players] « Roi de la montagne » se joue à deux, trois ou quatre.
    [joining_closed] On ne peut plus rejoindre « Roi de la montagne » une fois la partie commencée.
   *[wrong_number] Cette armée n’est pas permise : il faut { $number } pièces, dont le roi, la dame, le maréchal, le cardinal et six héros. Rouvre ta main et pars d’une suggestion.
 }

## Coaching: what to do now, and why

advice = { $case ->
    [picking] Tu choisis ce que l’autre reçoit : les pièces à courte portée sont les plus faibles, et la suggestion est équitable.
    [picking-for-reserve] Chaque pièce coûte un tour pour entrer : mieux vaut en avoir quelques-unes à longue portée. *Suggestion* est un choix sûr.
    [deploying] Ce qui est pris revient, donc aucune case n’est mauvaise bien longtemps.
    [mutating] Un roi qui file aussi comme une tour ou un fou arrive plus vite au centre. La pièce, elle, est perdue pour de bon.
    [on-centre] Ton roi doit rester là pour gagner : regarde quelles pièces pourraient le prendre, et arrête-les.
    [wins] Ton roi peut aller en J10 tout de suite, et c’est gagné sur-le-champ.
    [next-to-centre] Ton roi peut aller en J10 tout de suite ; pour gagner, il doit y rester : garde du renfort tout près.
    [centre-attacked] Ton roi ne peut pas encore aller en J10 : on pourrait l’y prendre. Chasse ce qui attaque J10, ou barre la route à ce qui ne saute pas.
    [rival-on-centre] { $name } gagne si son roi reste en J10. S’il y est pris, il repart de plus loin.
    [rival-wins] Au prochain tour, le roi adverse ({ $name }) peut aller en J10 et gagner. Vois si tu peux attaquer J10 maintenant, ou le prendre.
    [rival-near] Le roi adverse ({ $name }) approche de J10. Un roi ne va jamais sur une case attaquée : attaque celles devant lui.
    [in-check] Échec, mais rien ne t’oblige à parer : si ton roi est pris ici, il revient en { $point }, à { $n } pas de J10.
    [captures] Tu peux prendre à ce tour. Une pièce prise n’est jamais perdue : elle rentre chez elle ou attend en réserve.
    [shut-in] Ton roi doit marcher jusqu’à J10, mais il ne peut pas bouger : il lui faut une case libre à côté de lui.
    [reserve] Ton roi est à { $n } pas de J10. Ramener une pièce en { $point } coûte aussi un tour.
    [walk] Ton roi est à { $n } pas de J10, un tour par pas. Aux autres pièces d’écarter les attaquants de sa route.
   *[draw-offered] Avec la nulle, la colline n’est à personne. Compare la distance des rois à J10 avant de répondre.
 }

## Reasons: why one move is better than another

reason = { $why ->
    [wins-kept] Personne ne peut chasser ton roi du centre à temps, donc tu gagnes.
    [wins-next] Après { $best }, personne ne peut empêcher ton roi d’aller au centre à ton prochain tour.
    [wins-later] Après { $best }, plus personne ne peut empêcher ton roi d’atteindre le centre.
    [loses-kept] Après { $move }, { $name } a tenu le centre assez longtemps avec son roi et gagne.
    [loses-next] Après { $move }, { $name } peut amener son roi au centre et gagner.
    [loses-later] Après { $move }, { $name } amène son roi au centre quoi qu’il arrive.
    [lets-capture] { $move } laisse { $name } jouer `{ $reply }`, qui prend une de tes pièces ({ $piece }).
    [lets-check] { $move } laisse { $name } jouer `{ $reply }`, qui met ton roi en échec.
    [lets-attack] { $move } laisse { $name } jouer `{ $reply }`, qui attaque ta pièce en { $square } ({ $piece }).
    [lets-approach] { $move } laisse { $name } jouer `{ $reply }`, qui rapproche son roi du centre.
    [captures] { $best } prend la pièce en { $square } ({ $piece }).
    [exposes] Après { $move }, { $name } peut prendre ta pièce en { $square } ({ $piece }).
    [prepares] Si la réponse est `{ $reply }`, tu peux ensuite prendre la pièce en { $square } ({ $piece }).
    [leads] Aucun roi n’est plus près du centre que le tien, et { $best } le rapproche encore.
    [trails] { $name } a un roi plus près du centre que le tien, donc chaque pas compte : { $best } rapproche le tien.
    [checks] { $best } met en échec le roi adverse ({ $name }).
    [attacks] { $best } attaque une pièce adverse en { $square } ({ $piece }, { $name }).
    [returns] La pièce que { $move } prend ({ $piece }) revient aussitôt en { $square }.
    [guards] { $best } garde le centre : aucun autre roi ne peut y aller.
    [enters] { $best } fait entrer une pièce en { $square } ({ $piece }).
    [slow] { $move } coûte un tour entier, juste pour faire entrer une pièce en { $square } ({ $piece }).
    [clears] Après { $best }, ton roi peut se rapprocher du centre au tour suivant.
    [reaches] En { $square }, ta pièce a plus de cases où aller qu’en { $start } ({ $piece }).
   *[shortens] En { $square }, ta pièce a moins de cases où aller qu’en { $start } ({ $piece }).
 }

## The rules

rules-setting-up = **But du jeu.** Amène ton roi au centre, en J10 : le voilà roi de la colline, et tu gagnes. Le perdre n’est qu’un contretemps, car il revient.

    {""}**L’échiquier.**
    - Il a 19×19 cases, et des murs. Rien ne peut se poser sur un mur, et rien ne le traverse, sauf si la marche de la pièce le permet.
    - Les anneaux rouges sont les points de retour : les quatre coins, et, plus près du centre, E5, E15, O15 et O5. Ces derniers sont les points intérieurs : le tien est le plus proche de ton coin.

    {""}**Les armées.**
    - Ton roi part de ton coin. La dame est à côté de lui en diagonale, le maréchal à sa gauche et le cardinal à sa droite. À eux quatre, ils forment la *cour*.
    - Seize autres pièces se placent sur les lignes qui partent de ces trois-là : les six héros, et dix des quatorze autres, à ton goût.
    - Les pièces que tu laisses sont hors jeu. Elles n’attendent pas dans ta réserve.
    - Chacun déploie en secret, et les armées sont montrées ensemble (règle maison).

    {""}**Les tours.**
    - À ton tour, tu déplaces une pièce. On joue dans le sens des aiguilles d’une montre.
    - Au lieu d’en déplacer une, tu peux ramener une pièce de ta réserve.
    - Si tu ne peux faire ni l’un ni l’autre, tu passes ton tour (règle maison).
rules-pieces = **Les pièces.** *En ligne droite* veut dire sur une rangée ou une colonne, jamais en diagonale. Le nombre dit combien il y en a.
    - **Roi** (`R`) : une case dans n’importe quelle direction, mais pas là où il pourrait être pris. S’il est en échec, rien ne l’oblige à en sortir.
    - **Dame** (`D`), **Tour** (`T`, 2), **Fou** (`F`, 2) : comme aux échecs.
    - **Cavalier** (`C`, 2) : une case en ligne droite, puis une en diagonale en s’éloignant. La première case doit être libre : ni pièce, ni mur.
    - **Maréchal** (`M`) : tour et cavalier à la fois. **Cardinal** (`L`) : fou et cavalier à la fois.
    - **Kangourou** (`K`, 2) : saute par-dessus tout, soit comme un cavalier aux échecs, soit de deux cases en diagonale.
    - **Canon** (`P`, 2) : se déplace comme une tour. Il prend la deuxième pièce en ligne droite, par-dessus une autre et une seule, et par-dessus tous les murs.
    - **Archer** (`A`, 2) : une ou deux cases en ligne droite. Il tire, sans bouger, sur ce qui se trouve exactement à deux cases en diagonale, par-dessus tout.
    - **Géant** (`G`, 2) : une case en ligne droite. Il prend à une ou deux cases en diagonale, par-dessus un mur mais pas par-dessus une pièce (règle maison).
    - **Héros** (`H`, 6) : une case en diagonale. Il prend à une case en ligne droite.
rules-playing =
    {""}**Les prises reviennent.** C’est immédiat et ne coûte de tour à personne. Une pièce prise revient dans le coin de son camp s’il est vide, sinon dans la réserve de son camp.

    {""}**Ramener une pièce.** Faire entrer une pièce de ta réserve te coûte un tour.
    - Elle entre dans ton coin ou, si une pièce à toi s’y trouve, sur ton point intérieur. Si tes propres pièces occupent les deux, tu ne peux rien ramener.
    - Une pièce ennemie qui s’y trouve est prise. Une pièce à toi ne l’est jamais.

    {""}**Un roi pris.** Lui aussi revient aussitôt.
    - S’il a été pris dans les quatre rangées ou colonnes du bord (A–D, P–S, 1–4, 16–19), il revient dans son coin.
    - S’il a été pris au milieu (de E5 à O15), il revient sur son point intérieur.
    - Ce qui s’y trouve est pris à son tour, même une pièce à toi ou un autre roi.

    {""}**Lire l’échiquier.**
    - L’image montre la zone la plus importante. Le petit plan est l’échiquier entier, et son cadre y marque cette zone. *Tout l’échiquier*, dans ta main, montre le reste aussi.
    - Le bord de l’échiquier a la couleur du camp qui doit jouer. À côté de l’échiquier, un bord doré marque ce camp.
    - Devant chaque nom se trouve son roi. Dessous : le nombre de pièces sur l’échiquier, les prises (`×3`) et, derrière un anneau, la réserve : `6×H`, ce sont six héros.
    - Un nombre seul derrière l’anneau compte une réserve trop longue pour être détaillée.
    - Une couronne avec un nombre : il reste à ce roi autant de pas jusqu’au centre, trois au plus. Sur l’échiquier, il a un cadre doré.
    - Les cases teintées sont les derniers coups. Une case dentelée, c’est un roi en échec.
    - Une plaque dorée sur un roi montre le mouvement qu’il a gagné. Au centre, elle montre depuis combien de tours on le tient.

    {""}**Jouer un coup.** Dans ta main, appuie sur le numéro d’une pièce, puis sur celui d’une case. Les numéros rouges sont des prises. Une pièce qui a beaucoup de cases a un bouton par direction, et ↱ pour ses sauts.

    {""}**Les coups écrits.** `E5-E9` est un déplacement, `E5xE9` une prise, `E5*G7` un tir d’archer, et `C@A1` ramène un cavalier. On peut les taper avec `/move`. Les lettres sont celles des pièces ; les anglaises (`N` pour le cavalier) marchent aussi, sauf si elles désignent déjà une autre pièce.
rules-variants = **Les variantes.** L’hôte peut les mélanger.
    - *Tous sur le pont* : on joue les 24 pièces, sur des lignes plus longues d’une case (règle maison).
    - *Armées réduites* : on joue de 10 à 20 pièces ; 16 ou 12 vont bien. Roi, dame, maréchal, cardinal et les six héros en sont toujours (règle maison).
    - *On choisit ses amis* : tu choisis les pièces de la personne à ta gauche.
    - *Minute papillon* : toutes les pièces, sauf roi, dame, maréchal et cardinal, commencent en réserve. Avec des armées réduites, chacun choisit d’abord en secret les pièces qui y attendent (règle maison).
    - *Monarque mutant* : quand ton roi est pris pour la première fois, il peut gagner le mouvement d’une pièce de ta réserve. Cette pièce disparaît pour de bon.
    - *Encore faut-il le tenir* : ton roi doit rester au centre quelques tours : trois sont conseillés, cinq au plus.

    {""}**Les terrains.** Le document d’origine n’en montre aucun : ces trois-là sont de moi (règle maison).
    - Citadelle : un anneau brisé, avec un bouclier devant chaque porte.
    - Forêt : des murs isolés partout, donc presque toutes les lignes sont courtes.
    - Vallées : quatre crêtes et de longues diagonales.
rules-rulings = { $house }
    - À deux, on se place dans des coins opposés ; à trois ou quatre, dans le sens des aiguilles d’une montre à partir de A1. Le sort désigne qui commence.
    - Avec les armées proposées, aucune pièce ne peut prendre à son premier coup, sauf les canons quand on joue à trois ou quatre : les murs ne les arrêtent pas.
    - Une pièce peut passer en diagonale entre deux murs qui ne se touchent que par un coin.
    - Ton roi ne peut pas aller là où une pièce ennemie pourrait le prendre une fois toutes les prises revenues. Les pièces qu’on pourrait ramener de la réserve ne comptent pas.
    - Une pièce touchée par un tir dans son propre coin y revient aussitôt.
    - Un roi qui doit céder sa case compte comme pris.
    - Si ta réserve est vide quand ton roi est pris pour la première fois, l’occasion de muter est perdue.
    - Pour tenir le centre, ton roi doit s’y trouver au début de ton tour, autant de fois que l’hôte l’a choisi. S’il en part ou s’il est pris, le compte repart de zéro.

    {""}**Nulle et départ.** Ce sont aussi des règles maison.
    - On peut proposer nulle à son tour. Tous les autres doivent accepter.
    - Si personne ne peut jouer, ou si la limite de tours de table fixée par l’hôte est atteinte, la partie est nulle.
    - Si tu pars, tes pièces quittent l’échiquier. Qui reste en dernier gagne.
    - { $leaving }

    { $time }
    - Tu reçois l’armée proposée, ton roi ne mute pas, et tu passes ton tour.
    - { $kept }
rules-credit = « Roi de la montagne » (King of the Mountain) est un jeu de Paul E. Newton (The Chess Variant Pages).
rules-picture = La Citadelle avec quatre armées déployées, une dans chaque coin ; au milieu, un anneau de murs brisé autour du centre.

## A lesson by playing: one walk to the centre, with its setbacks

lesson-goal = Mène ton roi au centre, en J10. Le premier roi arrivé gagne.
lesson-respawn = { $part ->
    [say] Tes pièces sont les rouges, en bas à gauche. La plupart attendent en réserve, et en ramener une prend tout ton tour. Appuie sur *Ramener*, puis sur *Canon*.
    [wrong] Du renfort d’abord : appuie sur *Ramener*, puis sur *Canon*.
    [why-not] Elle entrerait de la même façon. Mais prends le canon : tu vas en avoir besoin.
   *[well] Les pièces entrent par ton coin, A1. Ton roi s’y trouve, donc le canon est entré par ton second point, E5.
 }
lesson-walls = { $part ->
    [say] Ton roi est enfermé par sa propre cour. Ton cardinal file en diagonale jusqu’au premier obstacle : ici, le mur en H7. Appuie sur le numéro du cardinal, en B1, puis sur celui en G6.
    [wrong] Le cardinal doit faire de la place au roi : appuie sur le numéro en B1, puis sur celui en G6.
    [why-not] Cela fait de la place aussi, mais il peut aller jusqu’au mur : en *G6*.
   *[well] Les murs arrêtent presque toutes les pièces, et aucune ne s’y pose. Le centre n’a donc que quatre entrées ; la tienne passe par J7.
 }
lesson-walk = { $part ->
    [say] La marche commence. Un roi fait un pas par tour, dans toutes les directions, et J10 est à 12 pas. Choisis Roi A1, puis *B1*.
    [wrong] Seule la marche de ton roi gagne la partie. Fais-le partir : Roi A1, puis *B1*.
    [meanwhile] Deux tours passent. Ton canon contourne les murs, E5–E4–R4. Aldric ramène un géant, qui marche O15–O14–O13.
   *[well] Plus que 11, et ton coin est libre.
 }
lesson-cannon = { $part ->
    [say] Un canon prend par-dessus une pièce, une seule, et alors aucun mur ne l’arrête. Cette pièce, c’est la dame d’Aldric en R18 ; le cardinal derrière elle est à toi : Canon R4, puis *×R19*.
    [wrong] Prends avec le canon, par-dessus la dame : Canon R4, puis *×R19*.
    [meanwhile] Puis ton roi continue, B1–C2–D3–E4–F5. La dame d’Aldric fait le tour, R19–P17–P3–H3, et son maréchal va en M18.
   *[well] La dame d’Aldric a pris ton canon, mais rien n’est perdu : le revoilà dans ton coin, A1. Le cardinal d’Aldric, lui, a trouvé son coin occupé par le roi : il est parti en réserve.
 }
lesson-check = { $part ->
    [say] Quatre tours plus tard, la dame d’Aldric en H3 met ton roi en échec en F5. Rien ne t’oblige à parer : les rois pris reviennent aussi. Profites-en pour pointer ton canon sur la colonne I : Canon A1, puis le numéro en I1.
    [wrong] Laisse-le en échec et profite de ton tour : Canon A1, puis le numéro en I1.
    [why-not] Il peut fuir, mais rien ne presse : regarde ce que devient un roi pris. Canon A1, puis le numéro en I1.
   *[well] Elle a pris ton roi, et le voilà aussitôt en E5 : un pas de perdu, rien de plus. C’est là qu’il revient quand il est pris au milieu ; plus près du bord, il revient en A1.
 }
lesson-king-captures = { $part ->
    [say] Ton roi prend à un pas, dans toutes les directions, et rien ne protège la dame à côté de lui. Choisis Roi E5, puis *×F5*.
    [wrong] La dame en F5 n’attend que ça : Roi E5, puis *×F5*.
    [why-not] Le cardinal pourrait la prendre aussi. Mais le roi y gagne un pas : Roi E5, puis *×F5*.
    [meanwhile] Cinq tours passent. Ton roi franchit la porte en J7, F5–G5–H6–I6–J7–I8. Le maréchal d’Aldric va M18–M14–J14–K12–K10–I10, et son roi passe en R18.
   *[well] La voilà dans la réserve d’Aldric, et la ramener lui coûte un tour.
 }
lesson-guard = { $part ->
    [say] Plus que deux pas, mais le maréchal d’Aldric en I10 garde J10, et un roi ne va jamais là où on pourrait le prendre. Prends-le par-dessus ton propre roi : Canon I1, puis *×I10*.
    [wrong] Débarrasse-toi d’abord du maréchal : Canon I1, puis *×I10*, par-dessus les murs et ton roi.
    [why-not] Le maréchal garderait encore J10, et ton roi ne pourrait pas y aller. Canon I1, puis *×I10*.
    [meanwhile] Aldric ramène sa dame, en O15.
   *[well] Le roi d’Aldric est sorti de chez lui, donc le maréchal est rentré dans ce coin, S19 : bien loin. Plus rien ne garde J10.
 }
lesson-way-clear = { $part ->
    [say] La voie est libre, et les cases où ton roi pourrait être pris ne te sont jamais proposées. Choisis Roi I8, puis *J9*.
    [wrong] Aldric a besoin de temps pour revenir, alors continue : Roi I8, puis *J9*.
    [why-not] I9 est tout aussi près. Pour cette leçon, disons *J9*.
   *[well] Plus qu’un pas. La dame d’Aldric est trop loin pour t’arrêter.
 }
lesson-centre = { $part ->
    [say] Et maintenant, tout en haut : Roi J9, puis *J10*.
    [wrong] Plus rien d’autre ne compte : Roi J9, puis *J10*.
   *[well] Ton roi est au centre : **c’est gagné sur-le-champ**.
 }
lesson-question = Le roi d’Aldric est en K11, à un pas de J10, et le tien est encore loin. Quel coup l’arrête ?
lesson-answer-j6 = { $part ->
    [label] Dame en J6
   *[why] Bien vu ! De J6, ta dame garde J10, et un roi ne va jamais là où on pourrait le prendre. Aldric ramène d’abord une tour, donc ton roi a le temps d’approcher.
 }
lesson-answer-k6 = { $part ->
    [label] Dame en K6
   *[why] Alors ton canon met ce roi en échec par-dessus ta dame. Mais rien n’oblige un roi à parer : il va en J10 et gagne. Qu’est-ce qui lui interdit ce pas ?
 }
lesson-answer-h6 = { $part ->
    [label] Roi en H6
   *[why] Il faut plusieurs tours à ton roi, et un seul à celui d’Aldric. Un roi ne va jamais là où on pourrait le prendre : quelle pièce peut garder J10 ?
 }
lesson-last = C’est tout : mène ton roi au centre, et souviens-toi que les pièces prises reviennent. Une vraie partie commence par un déploiement en secret : appuie sur *Déployer cette armée* pour prendre celle qui est affichée. On y va ?

## Commands

command-move = coup
    .about = Roi de la montagne : taper un coup, par exemple E5 E9 ou C@A1
    .help = tape un coup de « Roi de la montagne »
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
    .all_hands = tous_sur_le_pont
    .all_hands-about = Variante : Tous sur le pont, 24 pièces chacun
    .army_size = effectif
    .army_size-about = Variante : Armées réduites. Nombre de pièces chacun (20 par défaut)
    .pick_for_friend = on_choisit_ses_amis
    .pick_for_friend-about = Variante « On choisit ses amis » : tu choisis les pièces de la personne à ta gauche
    .wait_for_it = minute_papillon
    .wait_for_it-about = Variante « Minute papillon » : toutes les pièces sauf quatre commencent en réserve
    .mutant_monarch = monarque_mutant
    .mutant_monarch-about = Variante « Monarque mutant » : un roi pris pour la première fois gagne un mouvement
    .keep_it = tenir_le_centre
    .keep_it-about = Variante « Encore faut-il le tenir » : tours à tenir le centre (0 : aucun)
    .turn_limit = limite_de_tours
    .turn_limit-about = Nombre de tours de table avant la nulle (0 : sans limite)
