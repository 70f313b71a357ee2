## King of the Hill on Discord

## Coaching for people who are new to King of the Hill: what to do now, and why

setting-aside-reserve-only = La réserve ne sert qu’aux égalités, et là une carte forte fait la différence ; mais une carte mise en réserve n’attaque jamais en dehors.
choosing-stack-biggest = { $stack } : c’est le plus gros butin du moment, cartes cachées comprises. Mais vous êtes deux à vous battre.
attacking-play-gone = Gagné ou perdu, ce que tu joues s’en va : gagne au plus juste. Ta meilleure attaque : { $best }.
dividing-card-hand = Une carte en main peut attaquer à chaque combat, une carte en réserve seulement en cas d’égalité. Elle reste où tu la mets.
setting-aside-reserve-only-ties = La réserve ne sert qu’aux égalités. En main, les cartes qui se suivent attaquent ensemble : { $attack }.
choosing-apex-open = Le sommet est ouvert. Qui le prend gagne la partie : ta meilleure attaque suffit-elle ? Sinon, d’autres piles donnent des cartes.
choosing-single-card = Une carte seule ne cache rien : tu sais pour quoi tu te bats, et chaque fois qu’une part, les piles du dessus s’ouvrent.
attacking-only-reserves = Seules les réserves se battent maintenant, et ta meilleure attaque y vaut { $best }. Ce que tu joues est perdu.
attacking-decides-match = La partie se décide ici, inutile de rien garder. Ta meilleure attaque vaut { $best }.
attacking-only-card = L’enjeu, c’est { $card }, et rien d’autre : est-ce que ça vaut ce que tu joues ? Le Joker l’abandonne sans rien te coûter.
attacking-size-cards = Qui gagne prend les { $size } cartes : attends-toi à une grosse attaque. Ta meilleure vaut { $best }.
dividing-hand-makes = En main, cela fait une suite : { $attack }. En réserve, les cartes ne font que départager.
dividing-reserve-win = Rien dans ta réserve ne peut gagner une égalité. Mais une carte mise là n’attaque plus que pour départager.
attacking-opponent-nothing = Ton adversaire n’a que le Joker en réserve, et il vaut 0 : n’importe quelle carte le bat.
attacking-size-cards-go = Qui gagne prend les { $size } cartes. Ta meilleure attaque vaut { $best } : aucune carte seule ne fait mieux.

## The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing

setting-aside-set-up = **Prépare ta réserve.** Choisis les cartes à mettre de côté : elles départagent les égalités, et ton adversaire n’en saura que le nombre. Tu peux y cacher le Joker pour bluffer.
dividing-goes-hand = Ce qui va en main peut se jouer dès le prochain combat.
dividing-won-cards = **Tu as gagné { $cards }.** Envoie tout du même côté, ou choisis ce qui va en réserve, puis appuie sur *Répartir*.
menu = Se battre pour…
stack-name = Le sommet
attacking-tie-attack = **Égalité !** Attaque à nouveau pour { $stack }, avec ta réserve.
attacking-attack-stack = **Attaque pour { $stack }.** Ton choix est joué aussitôt.
attack-menus = Attaquer avec…
dividing-won-cards-where = **Tu as gagné { $cards }.** Où va ce butin ?
button-divide = Répartir
controls-choosing = **À toi de jouer :** choisis la pile pour laquelle vous vous battez.
button-battles-far = Combats précédents
button-set-aside = Mettre de côté
button-reserve = Pas de réserve
attacking-joker-gives = Ici, le Joker abandonne la partie !
button-into-my = En main
button-into-my-hand = Tout en main
button-into-my-reserve = En réserve
button-into-my-reserve-2 = Tout en réserve

## A lesson of King of the Hill by playing: seven battles, from the bottom row to the apex

keep-the-sequence = Belle attaque, mais garde ces cartes pour une plus grosse pile. Appuie sur R♠.
lesson-goal = Gagne le Joker tout en haut de la pyramide, au sommet, et tu es roi de la colline. Les piles que tu gagnes en montant te donnent des cartes.
lesson-last = C’est tout : choisis une pile, attaque en secret, prends ce que tu gagnes, et garde de quoi emporter le sommet. On passe à une vraie partie ?
lesson-steps-first-set = D’abord, mets des cartes de côté : c’est ta réserve, elle départage les égalités et ne fait rien d’autre. Les autres, tu les gardes en main pour attaquer. Choisis 10♣ et D♣, puis appuie sur Mettre de côté.
lesson-steps-any-reserve = Toutes les réserves sont permises, mais ici tu auras besoin des autres cartes en main : mets de côté 10♣ et D♣, rien d’autre.
lesson-steps-aldric-set = Aldric a mis 2 cartes de côté lui aussi. Tout le monde sait combien, personne ne sait lesquelles.
lesson-steps-its-turn = À toi de choisir la pile pour laquelle vous vous battez tous les deux. Celles au cadre doré sont ouvertes : pour l’instant, la rangée du bas. C’est l’as qui vaut le plus, alors appuie sur A♦.
lesson-steps-thats-allowed = C’est permis, mais aucune carte en bas ne vaut mieux que l’as : appuie sur A♦.
lesson-steps-stake-marked = L’enjeu, c’est A♦, marqué par les épées.
lesson-steps-both-attack = Vous attaquez tous les deux en secret, et la plus forte valeur l’emporte. Les cartes valent leur chiffre, le valet, la dame et le roi 10, l’as 15. Gagne l’as avec ton roi : appuie sur R♠.
lesson-steps-aldric-more = Trop de cartes d’Aldric pourraient battre ça. Ton roi est plus fort : appuie sur R♠.
lesson-steps-win-aldrics = Gagné ! La dame d’Aldric compte 10 elle aussi, mais le roi passe devant. Les deux cartes ont quitté la partie.
lesson-steps-ace-yours = L’as est à toi. En main, il peut attaquer ; en réserve, il ne ferait que départager. Aucune carte seule ne bat un as, alors appuie sur En main.
lesson-steps-reserve-ace = En réserve, l’as attendrait une égalité. Tu veux attaquer avec lui, alors appuie sur En main.
lesson-steps-choose-stack = Une pile s’ouvre dès que l’un de ses deux coins du bas est libre. A♦ est parti, donc les deux piles au-dessus sont ouvertes.
lesson-steps-aldric-chose = Aldric a choisi 3♣ et la carte cachée dessous. Pas de quoi gâcher une bonne carte ? Le Joker abandonne une pile et te revient toujours. Joue-le.
lesson-steps-could-fight = Tu as le droit de te battre, mais ce que tu joues est perdu. Ici, laisse passer : joue le Joker.
lesson-steps-aldric-won = Aldric a gagné deux cartes, mais son 9 a quitté la partie. Ton Joker est revenu dans ta main.
lesson-steps-take-turns = Vous choisissez chacun votre tour, peu importe qui gagne. Deux piles de 3 sont ouvertes. Tu ne vois que la carte du dessus, mais tu gagnerais tout : choisis R♥ ×3 dans le menu.
lesson-steps-thats-allowed-but = C’est permis, mais trois cartes avec un roi dessus, c’est mieux : R♥ ×3.
lesson-steps-three-cards = Trois cartes en jeu : ça mérite ta plus forte attaque.
lesson-steps-two-more = Deux cartes ou plus de même couleur qui se suivent, aucune au-dessus de 8, attaquent ensemble et s’additionnent. Trois petits carreaux font 15, autant qu’un as : joue 4♦ 5♦ 6♦.
lesson-steps-thats-worth = Cela vaut moins de 15. Joue les trois carreaux : 4♦ 5♦ 6♦.
lesson-steps-aldric-played = Aldric a joué un as : 15 contre 15, égalité ! Ce que vous avez joué tous les deux est perdu.
lesson-steps-tie-both = En cas d’égalité, vous attaquez à nouveau, avec la réserve seulement. Ton Joker y est allé tout seul. Ta dame y est la carte la plus forte : joue D♣.
lesson-steps-10-counts = Un 10 compte autant qu’une dame, mais passe derrière elle. Joue D♣.
lesson-steps-queen-beat = Ta dame a battu le valet d’Aldric. R♥, 8♥ et 6♥ sont dans ta main. Ton Joker est encore en réserve.
lesson-steps-aldric-chose-which = Aldric a choisi 4♣, qui ne vaut pas grand-chose. Ton Joker peut aussi attaquer depuis la réserve, et il revient dans ta main : joue-le.
lesson-steps-play-gone = Ce que tu joues est perdu, et 4♣ n’en vaut pas la peine. Joue le Joker.
lesson-steps-aldric-played-his = Aldric a joué son Joker lui aussi. *Quand deux Jokers se rencontrent, personne ne gagne la pile* : 4♣ est défaussé. Ensuite, Aldric a gagné les deux piles de 4, et vous voilà au combat pour le sommet.
lesson-steps-player-wins = Qui prend le sommet gagne la partie, peu importe qui l’a choisi ou qui a le plus de cartes. Tu sais qu’Aldric a A♣, qui vaut 15. Fais mieux : joue 6♥ 7♥ 8♥, qui valent 21.
lesson-steps-nothing-comes = Après le sommet il n’y a plus rien, alors ne garde rien : 6♥ 7♥ 8♥ font 21.
lesson-steps-21-beats = 21 bat 15. Aldric a gagné plus de cartes, mais le roi de la colline, c’est toi !
lesson-ask = Aldric et toi avez joué un roi : égalité. Aldric n’a rien mis de côté, donc sa réserve n’a que le Joker. Quelle carte joues-tu ?
lesson-steps-then-youd = En cas d’égalité, il ne te resterait que le Joker, qui vaut 0. Mets de côté 10♣ et D♣.
lesson-steps-joker-worth = Le Joker vaut 0 : il abandonne la pile. Cet as, tu le veux.
lesson-steps-joker-give = Le Joker abandonnerait trois cartes. Bats-toi pour elles.
lesson-steps-ace-worth = Ton as vaut 15 lui aussi, mais ces trois petites cartes ne font pas grand-chose seules : joue 4♦ 5♦ 6♦ et garde l’as.
lesson-steps-joker-still = Le Joker abandonnerait quand même la pile. Joue D♣.
lesson-steps-apex-joker = Au sommet, jouer le Joker, c’est abandonner toute la partie !
lesson-steps-ace-only = Ton as ne ferait qu’égalité avec A♣. 6♥ 7♥ 8♥ valent 21 : joue-les.
lesson-answers-play = Jouer D♣
lesson-answers-wins-but = Ça gagne, mais ce que tu joues est perdu. Aldric ne peut jouer que son Joker, qui vaut 0 : quelle est la plus petite carte qui le bat ?
lesson-answers-play-2 = Jouer 2♦
lesson-answers-right-aldric = Bien vu ! Aldric a dû jouer son Joker, qui vaut 0. Ton 2♦ suffit, et D♣ pourra gagner une autre égalité.
lesson-answers-play-joker = Jouer le Joker
lesson-answers-then-two = Alors deux Jokers se rencontrent, et la pile est défaussée. Cet as est à ta portée : quelle est la plus petite carte qui bat un Joker ?

## The public picture of a game of King of the Hill, and the private one of a hand

drawn-hand = Main
drawn-reserve = Réserve
drawn-won = Gagné
drawn-spoils = Butin
drawn-choose = Choisit
drawn-attack = Attaque
drawn-divide = Répartit
drawn-ready = C’est bon
drawn-conceded = Abandon
drawn-king = Roi
drawn-draw = Pas de roi
drawn-discarded = Défausse

## The presenter of King of the Hill: its board, its hands and its rules

name = Roi de la colline
about = Attaque en secret pour gagner les piles d’une pyramide ; qui prend le sommet est roi de la colline. Pour 2 joueurs.
goal = Qui gagne le Joker tout en haut gagne la partie
signs-legend = ✅ pile gagnée · ❌ pile perdue · ⬛ pile défaussée : deux Jokers · ⭐ roi de la colline
options-ten-jack = Dix, valet, dame et roi gardent leur ordre
score = { $n ->
    [one] { $n } carte gagnée
   *[other] { $n } cartes gagnées
 }
options-ten-jack-queen = Dix, valet, dame et roi à égalité

## Sentences on why one decision in King of the Hill is better than another

attack-cards-wins = Avec { $cards }, tu gagnes ce combat { $n } fois sur 100 ; avec { $other }, seulement { $m }.
attack-both-win = Les deux attaques gagnent ce combat à peu près aussi souvent, mais celle-ci te laisse { $best } pour le sommet.
attack-other-wins = Avec { $other }, tu gagnes ce combat plus souvent, mais la pile n’en vaut pas la peine.
attack-both-win-battle = Les deux attaques gagnent ce combat à peu près aussi souvent, mais celle-ci te coûte moins.
stack-youd-win = En ce moment, tu gagnerais le sommet { $n } fois sur 100.
stack-youd-win-apex = Pour l’instant, tu ne gagnerais le sommet que { $n } fois sur 100.
stack-youd-win-stack = { $n } fois sur 100, tu gagnerais { $stack } ; { $other }, seulement { $m }.
after-lose-battle = Si tu perds le combat, tu gagnes quand même la partie { $n } fois sur 100, et pas seulement { $m }.
after-win-battle = Si tu gagnes le combat, tu gagnes la partie { $n } fois sur 100, et pas seulement { $m }.
division-best-attack = Ta meilleure attaque en main est alors { $cards } ; sinon, c’est seulement { $other }.
division-cards-reserve = Avec { $cards } en réserve, tu gagnes plus d’égalités.
division-leaves-more = { $n ->
    [one] Il te reste ainsi { $n } carte de plus pour attaquer, et d’autres combats t’attendent.
   *[other] Il te reste ainsi { $n } cartes de plus pour attaquer, et d’autres combats t’attendent.
 }
division-reserve-more = Avec plus de cartes en réserve, on départage plus d’égalités.
reserve-card-does = { $card } est plus utile en main qu’en réserve, où l’on ne fait que départager.
reserve-card-reserve = { $card } en réserve te fait gagner des égalités que tu perdrais sinon.
attack-cards-wins-apex = Avec { $cards }, tu gagnes le sommet { $n } fois sur 100 ; avec { $other }, seulement { $m }.
attack-other-wins-battle = Avec { $other }, tu gagnes ce combat plus souvent, mais ainsi tu gardes { $best } pour le sommet.

## The rules of King of the Hill in our own words

table-goal-win = **But du jeu.** Gagne le Joker tout en haut de la pyramide, au sommet : te voilà roi de la colline, même si c’est ton adversaire qui a choisi ce combat. Le nombre de cartes gagnées ne compte pas.
battle-ties-joker = **Les égalités.** Un Joker encore en main passe en réserve. Puis vous attaquez à nouveau, avec la réserve seulement, tant que l’égalité persiste.
rules-king-hill = Roi de la colline (King of the Hill) est un jeu de Larry Levy (The Games Journal).
rules-pyramid-start = La pyramide au départ : le Joker au sommet, dessous deux piles de quatre, trois de trois, quatre de deux et cinq cartes seules. La rangée du bas, de A à E, est ouverte.
table-deal = **La donne.**
table-each-get = Chacun reçoit 11 cartes et un Joker.
table-other-30 = Les 30 autres cartes forment une pyramide sous un troisième Joker. De haut en bas : deux piles de 4, trois de 3, quatre de 2 et cinq cartes seules.
table-only-top = On ne voit que la carte du dessus de chaque pile.
table-reserve = **La réserve.**
table-before-first = Avant le premier combat, vous mettez tous les deux des cartes de côté, en secret. Elles servent à départager les égalités.
table-set-aside = On peut n’en mettre aucune de côté, quelques-unes ou toutes. L’adversaire voit combien, mais pas lesquelles.
table-hide-joker = Tu peux aussi y cacher ton Joker, pour bluffer.
table-choosing = **Le choix.**
table-take-turns = Chacun à son tour choisit la pile pour laquelle vous vous battez. Le donneur choisit en premier.
table-choose-any = On peut choisir toute pile de la rangée du bas, ou une pile plus haute dès que l’une des deux juste en dessous a disparu.
table-only-choose = Pour le sommet, il faut que les deux piles juste en dessous aient disparu. D’autres piles peuvent encore tenir.
table-spoils = **Le butin.**
table-win-stack = Si tu gagnes une pile, tu prends toutes ses cartes. Mets chacune en main ou en réserve.
table-opponent-only = L’adversaire voit seulement combien vont de chaque côté. Aucune autre carte ne passe de la main à la réserve, ni l’inverse.
battle-attacks-both = **Les attaques.** Chacun choisit son attaque en secret (même le nombre de cartes reste caché), puis vous les dévoilez en même temps. On peut jouer :
battle-card = une carte
battle-sequence-two = une suite : deux cartes ou plus de même couleur qui se suivent, aucune au-dessus de 8 (l’as est haut, donc le 2 est la plus basse)
battle-joker-which = le Joker, qui abandonne la pile et, au sommet, la partie
battle-values-higher = **Les valeurs.** La plus forte valeur l’emporte.
battle-cards-10 = Du 2 au 10, une carte vaut son chiffre. Un valet, une dame ou un roi vaut 10, un as 15.
battle-sequence-worth = Une suite vaut sa somme : 4-5-6 de trèfle font 15, 3-4-5-6 de carreau font 18.
battle-joker-counts = Le Joker ne vaut rien.
battle-between-two = Entre deux cartes seules qui valent 10, la plus haute l’emporte (dans l’ordre 10, valet, dame, roi), sauf si l’hôte a choisi qu’il y ait égalité.
battle-anything-else = Dans tous les autres cas, à valeur égale, il y a égalité.
battle-after-battle = **Après un combat.**
battle-cards-both = Les cartes jouées quittent la partie. Les Jokers reviennent en main.
battle-two-jokers = Si deux Jokers se rencontrent, personne ne gagne la pile : elle part à la défausse.
battle-now-other = C’est ensuite à l’autre de choisir, peu importe qui a gagné.
rulings-dealer-chosen = Le donneur est tiré au sort.
rulings-play-joker = Tu peux jouer ton Joker depuis ta réserve. Il est ensuite dans ta main.
rulings-joker-isnt = Un Joker qui n’a pas été joué dans une égalité reste en réserve.
rulings-tie-reserve = Dans une égalité, une réserve d’une seule carte ne peut être que le Joker : il est donc joué aussitôt.
rulings-two-jokers = Si deux Jokers se rencontrent au sommet, la partie est nulle.
rulings-discarded-cards = Les cartes défaussées restent visibles.
rulings-leave-lose = Si tu pars, tu perds.
rulings-cards-go = Aucune carte ne va dans ta réserve.
rulings-smallest-stack = La plus petite pile est choisie, le sommet en tout dernier.
rulings-joker-attacks = Ton Joker attaque. Au sommet, c’est ta plus forte attaque.
rulings-spoils-go = Tout le butin va dans ta main.

## Sentences of a replay of King of the Hill: its steps, and open hands

step-name-sets = { $name } prépare sa réserve
step-name-fights = { $name } se bat pour { $stack }
step-name-attacks = { $name } attaque en secret
choice-reserve-cards = Réserve, { $n } : { $cards }
step-name-attacks-cards = { $name } attaque avec { $cards }

## The texts of King of the Hill: turns, battles, and reasons

refusals-not-your-turn = C’est à l’autre de jouer. Le plateau montre la suite.
refusals-stack-not-available = Pas encore celle-ci : les piles du dessous la couvrent. Celles qu’on peut choisir ont un cadre doré.
refusals-not-an-attack = Ce n’est pas une attaque. Joue une carte, ou au moins deux de même couleur qui se suivent sans dépasser 8, ou le Joker.
refusals-not-in-reserve = En cas d’égalité, seules les cartes de ta réserve attaquent.
refusals-not-won = On ne répartit que les cartes qu’on vient de gagner. Rouvre ta main.
refusals-players = Roi de la colline se joue à deux.
refusals-joining-closed = Roi de la colline se joue à deux, et les deux places sont prises.
blow-name-attacked = { $name } a attaqué avec { $cards }, { $other } avec { $others } : { $what }.
result-name-won = { $name } a gagné { $stack } : { $hand } en main, { $reserve } en réserve.
footer-stack-left = { $n ->
    [one] encore { $n } pile sur 15
   *[other] encore { $n } piles sur 15
 }
choice-chosen-cards = Choix : { $cards }
verdict-name-wins = { $name } prend le sommet et devient roi de la colline !
card = Joker
stack-apex = le sommet
counts-hand = { $n } en main
counts-reserve = { $n } en réserve
counts-won = gagné : { $n }
battle-battle-number = **Combat { $number }**, pour { $stack } :
blow-two-jokers = deux Jokers
blow-reserves-name = Depuis les réserves, { $name } a attaqué avec { $cards }, { $other } avec { $others } : { $what }.
result-nobody-gets = Personne n’obtient { $stack } : à la défausse.
result-name-won-stack = { $name } a gagné { $stack } : les deux cartes vont en main.
result-name-won-stack-put = { $name } a gagné { $stack } : les deux cartes vont en réserve.
result-name-won-stack-put-hand = { $n ->
    [one] { $name } a gagné { $stack } : { $n } carte va en main.
   *[other] { $name } a gagné { $stack } : les { $n } cartes vont en main.
 }
result-name-won-stack-put-reserve = { $n ->
    [one] { $name } a gagné { $stack } : { $n } carte va en réserve.
   *[other] { $name } a gagné { $stack } : les { $n } cartes vont en réserve.
 }
memory = Hors de la partie : { $cards }
verdict-two-jokers = Deux Jokers au sommet : personne n’est roi de la colline. Partie nulle.
verdict-other-concedes = { $other } abandonne : { $name } est roi de la colline !
rows = Rangée { $row } : { $stacks }
now-setup = Préparez vos réserves en secret : *Ma main* ouvre vos cartes. On attend encore : { $names }.
now-choosing = { $name } choisit la pile à disputer, parmi celles au cadre doré.
now-attack-name-chose = { $name } se bat pour { $stack } : attaquez tous les deux, en secret. On attend encore : { $names }.
now-spoils = { $name } a gagné { $stack } et répartit les cartes entre main et réserve.
seat = **Roi de la colline**
blow-tie = égalité
blow-name-wins = { $name } l’emporte
footer-ten-jack = dix, valet, dame et roi à égalité
waiting-choosing = { $name } choisit la pile à disputer.
waiting-spoils = { $name } répartit son butin.
waiting = Ton choix est fait. On attend { $name }.
hand-in = Tout juste gagné : { $cards }
known-known-hand = Connu en main : { $cards }
known-known-reserve = Connu en réserve : { $cards }
known-hand-reserve = En main ou en réserve : { $cards }
now-attack-tie-stack = Égalité pour { $stack } ! Attaquez à nouveau, avec vos réserves. On attend encore : { $names }.
blow-name-wins-because = { $name } l’emporte, car { $card } passe devant { $other }

## Commands

command = roi-de-la-colline
    .about = Bats-toi pour une pyramide de cartes, à deux
    .faces_tie = figures_égales
    .faces_tie-about = Variante : dix, valet, dame et roi à égalité (non par défaut)
