### King of the Hill

name = Roi de la colline
about = Attaque en secret pour gagner les piles d’une pyramide ; qui prend le sommet est roi de la colline. Pour 2 joueurs.
goal = Qui gagne le Joker tout en haut gagne la partie
signs-legend = ✅ pile gagnée · ❌ pile perdue · ⬛ pile défaussée : deux Jokers · ⭐ roi de la colline
options = Dix, valet, dame et roi à égalité
score = { $n ->
    [one] { $n } carte gagnée
   *[other] { $n } cartes gagnées
 }

## The board

now = { $phase ->
    [setup] Préparez vos réserves en secret : *Ma main* ouvre vos cartes. On attend encore : { $names }.
    [choosing] { $names } choisit la pile à disputer, parmi celles au cadre doré.
    [attack] { $name } se bat pour **{ $stack }** : attaquez tous les deux, en secret. On attend encore : { $names }.
    [tie] Égalité pour **{ $stack }** ! Attaquez à nouveau, avec vos réserves. On attend encore : { $names }.
   *[spoils] { $names } a gagné { $stack } et répartit les cartes entre main et réserve.
 }
counts = { $hand } en main · { $reserve } en réserve · gagné : { $won }
king = **Roi de la colline**
row = Rangée { $row } : { $stacks }
footer = { $n ->
    [one] encore { $n } pile sur 15
   *[other] encore { $n } piles sur 15
 }{ $faces ->
    [tie] { " " }· dix, valet, dame et roi à égalité
   *[rank] { "" }
 }
joker = Joker
apex = le sommet
your-end = { $how ->
    [won] Tu as pris le sommet : { $cards } contre { $others }
   *[lost] Tu as perdu le sommet : { $cards } contre { $others }
 }
verdict = { $how ->
    [draw] Deux Jokers au sommet : personne n’est roi de la colline. Partie nulle.
    [conceded] { $other } a quitté la partie : { $name } est roi de la colline !
   *[crowned] { $name } prend le sommet et devient roi de la colline !
 }

## Battles

battle = **Combat { $number }**, pour { $stack } :
blow = { $source ->
    [hand] { $name } a attaqué avec { $cards }, { $other } avec { $others } 
   *[reserve] Depuis les réserves, { $name } a attaqué avec { $cards }, { $other } avec { $others } 
 }: { $how ->
    [jokers] deux Jokers
    [tie] égalité
    [rank] { $winner } l’emporte, car { $card } passe devant { $beaten }
   *[value] { $winner } l’emporte
 }.
result = { $where ->
    [discard] Personne n’obtient { $stack } : à la défausse.
    [hand] { $n ->
        [one] { $name } a gagné { $stack } : { $n } carte va en main.
        [2] { $name } a gagné { $stack } : les deux cartes vont en main.
       *[other] { $name } a gagné { $stack } : les { $n } cartes vont en main.
     }
    [reserve] { $n ->
        [one] { $name } a gagné { $stack } : { $n } carte va en réserve.
        [2] { $name } a gagné { $stack } : les deux cartes vont en réserve.
       *[other] { $name } a gagné { $stack } : les { $n } cartes vont en réserve.
     }
   *[both] { $name } a gagné { $stack } : { $hand } en main, { $reserve } en réserve.
 }

## A player's cards

your-turn = { $phase ->
    [setup] **Choisis ta réserve :** des cartes qui départagent les égalités. Ton adversaire n’en saura que le nombre. Le Joker vaut 0, mais il s’y cache bien.
    [choosing] **À toi de jouer :** choisis la pile pour laquelle vous vous battez.
    [attack] **Attaque pour { $stack }.** Ton choix est joué aussitôt.
    [tie] **Égalité !** Attaque à nouveau pour { $stack }, avec ta réserve.
   *[spoils] **Tu as gagné { $cards }.** { $n ->
        [one] Où va ce butin ?
       *[other] Envoie tout du même côté, ou choisis ce qui va en réserve, puis appuie sur *Répartir*.
     } Ce qui va en main peut se jouer dès le prochain combat.
 }{ $at ->
    [apex] { " " }Ici, le Joker abandonne la partie !
   *[below] { "" }
 }
not-your-turn = { $phase ->
    [choosing] { $name } choisit la pile à disputer.
    [spoils] { $name } répartit son butin.
   *[attack] Ton choix est fait. On attend { $name }.
 }
reserve = Réserve, { $n } : { $cards }
reserved = { $cards ->
    [none] tout en main
   *[other] { $cards } en réserve
 }
cards = { $which ->
    [chosen] Choix : { $cards }
    [won] Tout juste gagné : { $cards }
    [gone] Hors de la partie : { $cards }
    [hand] Connu en main : { $cards }
    [reserve] Connu en réserve : { $cards }
   *[either] En main ou en réserve : { $cards }
 }
step = { $what ->
    [reserve] { $name } prépare sa réserve
    [stack] { $name } se bat pour { $of }
    [secret] { $name } attaque en secret
   *[attack] { $name } attaque avec { $of }
 }
menu-stack = Se battre pour…
menu-attack = Attaquer avec…
button-apex = Le sommet
button-battles = Combats précédents
button-set-aside = Mettre de côté
button-no-reserve = Pas de réserve
button-to-hand = { $n ->
    [one] En main
   *[other] Tout en main
 }
button-to-reserve = { $n ->
    [one] En réserve
   *[other] Tout en réserve
 }
button-divide = Répartir
refusal-not-your-turn = C’est à l’autre de jouer. Le plateau montre la suite.
refusal-stack = Pas encore celle-ci : les piles du dessous la couvrent. Celles qu’on peut choisir ont un cadre doré.
refusal-attack = Ce n’est pas une attaque. Joue une carte, ou au moins deux de même couleur qui se suivent sans dépasser 8, ou le Joker.
refusal-tie = En cas d’égalité, seules les cartes de ta réserve attaquent.
refusal-not-won = On ne répartit que les cartes qu’on vient de gagner. Rouvre ta main.
refusal-two-players = « Roi de la colline » se joue à deux.
refusal-full = « Roi de la colline » se joue à deux, et les deux places sont prises.

## Words in pictures

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

## Advice for beginners: what to do now, and why

advice-setup = { $n ->
    [0] Une carte forte emporte les égalités, mais en réserve, elle n’attaque jamais en dehors.
   *[other] Les cartes qui se suivent attaquent ensemble, alors garde-les en main : { $attack }.
 }
advice-choosing = { $biggest ->
    [apex] Le sommet est ouvert. Qui le prend gagne la partie : ta meilleure attaque suffit-elle ? Sinon, d’autres piles donnent des cartes.
    [single] Une carte seule ne cache rien : tu sais pour quoi tu te bats, et chaque fois qu’une part, les piles du dessus s’ouvrent.
   *[several] { $stack } : c’est le plus gros butin du moment, cartes cachées comprises. Mais vous êtes deux à vous battre.
 }
advice-attack = { $case ->
    [only-joker] Ton adversaire n’a que le Joker en réserve, et il vaut 0 : n’importe quelle carte le bat.
    [tie] Seules les réserves se battent maintenant, et ta meilleure attaque y vaut { $best }. Ce que tu joues est perdu.
    [apex] La partie se décide ici, inutile de rien garder. Ta meilleure attaque vaut { $best }.
    [cheap] L’enjeu, c’est { $card }, et rien d’autre : est-ce que ça vaut ce que tu joues ? Le Joker l’abandonne sans rien te coûter.
    [large-sure] Qui gagne prend les { $size } cartes. Ta meilleure attaque vaut { $best } : aucune carte seule ne fait mieux.
    [large] Qui gagne prend les { $size } cartes : attends-toi à une grosse attaque. Ta meilleure vaut { $best }.
   *[small] Gagné ou perdu, ce que tu joues s’en va : gagne au plus juste. Ta meilleure attaque : { $best }.
 }
advice-spoils = { $case ->
    [sequence] En main, cela fait une suite : { $attack }. En réserve, les cartes ne font que départager.
    [no-reserve] Rien dans ta réserve ne peut gagner une égalité. Mais une carte mise là n’attaque plus que pour départager.
   *[either] Une carte en main peut attaquer à chaque combat, une carte en réserve seulement en cas d’égalité. Elle reste où tu la mets.
 }

## Reasons why one choice is better than another

why-attack = { $case ->
    [joker-apex] Avec ton Joker, tu abandonnerais le sommet, et la partie avec.
    [joker-loses] Avec ton Joker, tu abandonnerais { $stack }, alors que { $cards } peut gagner.
    [joker] { $stack } ne vaut pas { $other }. Ton Joker abandonne la pile, puis revient dans ta main.
    [only-joker] { $name } n’a que le Joker en réserve, donc { $cards } suffit. Garde { $other } pour une autre égalité.
    [known] { $name } a { $third }. { $cards } fait mieux, { $other } non.
    [apex] Rien ne vient après le sommet, alors ne garde pas { $cards } : tu bats ainsi plus d’attaques qu’avec { $other }.
    [tie] Dans une égalité, seules les réserves se battent, et { $cards } en bat plus que { $other }.
    [wins] Pour { $stack }, { $name } peut attaquer de plusieurs façons : { $cards } en bat plus que { $other }.
    [breaks] { $other } casserait { $third }, qui peut attaquer d’un bloc plus tard.
    [for-apex] Avec { $other }, tu gagnes ce combat plus souvent, mais tu en auras besoin pour le sommet.
    [spares] Avec { $cards }, tu gagnes ce combat à peu près aussi souvent, et tu gardes { $other } pour le sommet.
    [not-worth] Avec { $other }, tu gagnes { $stack } plus souvent, mais cela te manquerait dans les combats suivants.
    [cheaper] Avec { $cards }, tu gagnes { $stack } à peu près aussi souvent qu’avec { $other }, et cela te coûte moins.
   *[none] { "" }
 }
why-stack = { $case ->
    [apex-likely] Avec { $third }, tu gagneras sans doute le sommet maintenant. Le combat pour { $other } ne ferait que donner du temps à { $name }.
    [apex-now] Tes chances au sommet ne seront pas meilleures si tu te bats d’abord pour { $other }.
    [not-apex] { $third } ne suffit pas encore pour le sommet. Bats-toi d’abord pour { $cards }.
    [opens-apex] Dès que { $other } n’est plus là, { $name } peut choisir le sommet.
    [sequence] Si tu gagnes { $cards }, cela fait { $third } avec ta main.
    [smaller] Tu perdrais { $other } le plus souvent, et { $name } prendrait plus de cartes qu’avec { $cards }.
    [larger] Qui gagne { $cards } prend plus de cartes qu’avec { $other }.
    [wins] Tu gagnerais { $cards } plus souvent que { $other }.
   *[none] { "" }
 }
why-reserve = { $case ->
    [sequence] { $cards } fait partie de { $third }. Depuis la réserve, impossible d’attaquer avec le reste.
    [hand] En main, { $cards } peut gagner des combats ; en réserve, seulement départager des égalités.
    [no-rival] { $name } n’a pas de réserve : avec { $cards } dans la tienne, tu gagnerais une égalité.
    [ace] { $third } peut tomber sur un autre as. Avec { $cards } en réserve, tu pourrais gagner cette égalité.
    [ties] En réserve, { $cards } gagne des égalités que { $other } perdrait.
    [spare] Pour attaquer, tu as { $third } : { $cards } sert donc mieux dans une égalité.
    [only-joker] Sans { $cards } en réserve, tu n’aurais que le Joker pour une égalité, et il ne bat rien.
   *[none] { "" }
 }

## Rules

rules-table =
    {""}**But du jeu.** Gagne le Joker tout en haut de la pyramide, au sommet : te voilà roi de la colline, même si c’est ton adversaire qui a choisi ce combat. Le nombre de cartes gagnées ne compte pas.

    {""}**La donne.**
    - Chacun reçoit 11 cartes et un Joker.
    - Les 30 autres cartes forment une pyramide sous un troisième Joker. De haut en bas : deux piles de 4, trois de 3, quatre de 2 et cinq cartes seules.
    - On ne voit que la carte du dessus de chaque pile.

    {""}**La réserve.**
    - Avant le premier combat, vous mettez tous les deux des cartes de côté, en secret. Elles servent à départager les égalités.
    - On peut n’en mettre aucune de côté, quelques-unes ou toutes. L’adversaire voit combien, mais pas lesquelles.
    - Tu peux aussi y cacher ton Joker, pour bluffer.

    {""}**Le choix.**
    - Chacun à son tour choisit la pile pour laquelle vous vous battez. Le donneur choisit en premier.
    - On peut choisir toute pile de la rangée du bas, ou une pile plus haute dès que l’une des deux juste en dessous a disparu.
    - Pour le sommet, il faut que les deux piles juste en dessous aient disparu. D’autres piles peuvent encore tenir.

    {""}**Le butin.**
    - Si tu gagnes une pile, tu prends toutes ses cartes. Mets chacune en main, pour attaquer dès le combat suivant, ou en réserve.
    - L’adversaire voit seulement combien vont de chaque côté. Aucune autre carte ne passe de la main à la réserve, ni l’inverse. On ne pioche jamais : les cartes ne viennent que des piles.
rules-battle =
    {""}**Les attaques.** Chacun choisit son attaque en secret (même le nombre de cartes reste caché), puis vous les dévoilez en même temps. On peut jouer :
    - une carte
    - une suite : deux cartes ou plus de même couleur qui se suivent, aucune au-dessus de 8 (l’as est haut, donc le 2 est la plus basse)
    - le Joker, qui abandonne la pile et, au sommet, la partie. Tu peux aussi le jouer depuis ta réserve : il est ensuite dans ta main

    {""}**Les valeurs.** La plus forte valeur l’emporte.
    - Du 2 au 10, une carte vaut son chiffre. Un valet, une dame ou un roi vaut 10, un as 15.
    - Une suite vaut sa somme : 4-5-6 de trèfle font 15, 3-4-5-6 de carreau font 18.
    - Le Joker ne vaut rien.
    - Entre deux cartes seules qui valent 10, la plus haute l’emporte (dans l’ordre 10, valet, dame, roi), sauf si l’hôte a choisi qu’il y ait égalité.
    - Dans tous les autres cas, à valeur égale, il y a égalité.

    {""}**Les égalités.** Un Joker encore en main passe en réserve. Puis vous attaquez à nouveau, avec la réserve seulement, tant que l’égalité persiste.

    {""}**Après un combat.**
    - Les cartes jouées quittent la partie. Les Jokers reviennent en main.
    - Si deux Jokers se rencontrent, personne ne gagne la pile : elle part à la défausse.
    - C’est ensuite à l’autre de choisir, peu importe qui a gagné.
rules-rulings =
    { $house }
    - Le donneur est tiré au sort.
    - Un Joker qui n’a pas été joué dans une égalité reste en réserve.
    - Dans une égalité, une réserve d’une seule carte ne peut être que le Joker : il est donc joué aussitôt.
    - Si deux Jokers se rencontrent au sommet, la partie est nulle.
    - Les cartes défaussées restent visibles.
    - Si tu pars, tu perds.
    - { $leaving }

    { $timeout }
    - Aucune carte ne va dans ta réserve.
    - La plus petite pile est choisie, le sommet en tout dernier.
    - C’est ton Joker qui attaque ; au sommet, ta plus forte attaque.
    - Tout le butin va dans ta main.
    - { $kept }
rules-credit = « Roi de la colline » (King of the Hill) est un jeu de Larry Levy (The Games Journal).
rules-picture = La pyramide au départ : le Joker au sommet, dessous deux piles de quatre, trois de trois, quatre de deux et cinq cartes seules. La rangée du bas, de A à E, est ouverte.

## A lesson: seven battles, from the bottom row to the apex

lesson-goal = Gagne le Joker tout en haut de la pyramide, au sommet, et tu es roi de la colline. Les piles que tu gagnes en montant te donnent des cartes.
lesson-reserve = { $part ->
    [say] D’abord, mets des cartes de côté : c’est ta réserve, elle départage les égalités et ne fait rien d’autre. Les autres, tu les gardes en main pour attaquer. Choisis 10♣ et D♣, puis appuie sur « Mettre de côté ».
    [wrong] Toutes les réserves sont permises, mais ici tu auras besoin des autres cartes en main : mets de côté 10♣ et D♣, rien d’autre.
    [nothing] En cas d’égalité, il ne te resterait que le Joker, qui vaut 0. Mets de côté 10♣ et D♣.
   *[well] Aldric a mis 2 cartes de côté lui aussi. Tout le monde sait combien, personne ne sait lesquelles.
 }
lesson-choose = { $part ->
    [say] À toi de choisir la pile pour laquelle vous vous battez tous les deux. Celles au cadre doré sont ouvertes : pour l’instant, la rangée du bas. C’est l’as qui vaut le plus, alors appuie sur A♦.
    [wrong] C’est permis, mais aucune carte en bas ne vaut mieux que l’as : appuie sur A♦.
   *[well] L’enjeu, c’est A♦, marqué par les épées.
 }
lesson-attack = { $part ->
    [say] Vous attaquez tous les deux en secret, et la plus forte valeur l’emporte. Les cartes valent leur chiffre, le valet, la dame et le roi 10, l’as 15. Gagne l’as avec ton roi : appuie sur R♠.
    [wrong] Trop de cartes d’Aldric pourraient battre ça. Ton roi est plus fort : appuie sur R♠.
    [joker] Le Joker vaut 0 : il abandonne la pile. Cet as, tu le veux.
    [sequence] Belle attaque, mais garde ces cartes pour une plus grosse pile. Appuie sur R♠.
   *[well] Gagné ! La dame d’Aldric compte 10 elle aussi, mais le roi passe devant. Les deux cartes ont quitté la partie.
 }
lesson-spoils = { $part ->
    [say] L’as est à toi. En main, il peut attaquer ; en réserve, il ne ferait que départager. Aucune carte seule ne bat un as, alors appuie sur « En main ».
    [wrong] En réserve, l’as attendrait une égalité. Tu veux attaquer avec lui, alors appuie sur « En main ».
   *[well] Une pile s’ouvre dès que l’un de ses deux coins du bas est libre. A♦ est parti, donc les deux piles au-dessus sont ouvertes.
 }
lesson-give-up = { $part ->
    [say] Aldric a choisi 3♣ et la carte cachée dessous. Pas de quoi gâcher une bonne carte ? Le Joker abandonne une pile et te revient toujours. Joue-le.
    [wrong] Tu as le droit de te battre, mais ce que tu joues est perdu. Ici, laisse passer : joue le Joker.
   *[well] Aldric a gagné deux cartes, mais son 9 a quitté la partie. Ton Joker est revenu dans ta main.
 }
lesson-largest = { $part ->
    [say] Vous choisissez chacun votre tour, peu importe qui gagne. Deux piles de 3 sont ouvertes. Tu ne vois que la carte du dessus, mais tu gagnerais tout : choisis R♥ ×3 dans le menu.
    [wrong] C’est permis, mais trois cartes avec un roi dessus, c’est mieux : R♥ ×3.
   *[well] Trois cartes en jeu : ça mérite ta plus forte attaque.
 }
lesson-sequence = { $part ->
    [say] Deux cartes ou plus de même couleur qui se suivent, aucune au-dessus de 8, attaquent ensemble et s’additionnent. Trois petits carreaux font 15, autant qu’un as : joue 4♦ 5♦ 6♦.
    [wrong] Cela vaut moins de 15. Joue les trois carreaux : 4♦ 5♦ 6♦.
    [joker] Le Joker abandonnerait trois cartes. Bats-toi pour elles.
    [ace] Ton as vaut 15 lui aussi, mais ces trois petites cartes ne font pas grand-chose seules : joue 4♦ 5♦ 6♦ et garde l’as.
   *[well] Aldric a joué un as : 15 contre 15, égalité ! Ce que vous avez joué tous les deux est perdu.
 }
lesson-tie = { $part ->
    [say] En cas d’égalité, vous attaquez à nouveau, avec la réserve seulement. Ton Joker y est allé tout seul. Ta dame y est la carte la plus forte : joue D♣.
    [wrong] Un 10 compte autant qu’une dame, mais passe derrière elle. Joue D♣.
    [joker] Le Joker abandonnerait quand même la pile. Joue D♣.
   *[well] Ta dame a battu le valet d’Aldric. R♥, 8♥ et 6♥ sont dans ta main. Ton Joker est encore en réserve.
 }
lesson-two-jokers = { $part ->
    [say] Aldric a choisi 4♣, qui ne vaut pas grand-chose. Ton Joker peut aussi attaquer depuis la réserve, et il revient dans ta main : joue-le.
    [wrong] Ce que tu joues est perdu, et 4♣ n’en vaut pas la peine. Joue le Joker.
   *[well] Aldric a joué son Joker lui aussi. *Quand deux Jokers se rencontrent, personne ne gagne la pile* : 4♣ est défaussé. Ensuite, Aldric a gagné les deux piles de 4, et vous voilà au combat pour le sommet.
 }
lesson-apex = { $part ->
    [say] Qui prend le sommet gagne la partie, peu importe qui l’a choisi ou qui a le plus de cartes. Tu sais qu’Aldric a A♣, qui vaut 15. Fais mieux : joue 6♥ 7♥ 8♥, qui valent 21.
    [wrong] Après le sommet il n’y a plus rien, alors ne garde rien : 6♥ 7♥ 8♥ font 21.
    [joker] Au sommet, jouer le Joker, c’est abandonner toute la partie !
    [ace] Ton as ne ferait qu’égalité avec A♣. 6♥ 7♥ 8♥ valent 21 : joue-les.
   *[well] 21 bat 15. Aldric a gagné plus de cartes, mais le roi de la colline, c’est toi !
 }
lesson-question = Aldric et toi avez joué un roi : égalité. Aldric n’a rien mis de côté, donc sa réserve n’a que le Joker. Quelle carte joues-tu ?
lesson-play-queen = { $part ->
    [label] Jouer D♣
   *[why] Ça gagne, mais ce que tu joues est perdu. Aldric ne peut jouer que son Joker, qui vaut 0 : quelle est la plus petite carte qui le bat ?
 }
lesson-play-two = { $part ->
    [label] Jouer 2♦
   *[why] Bien vu ! Aldric a dû jouer son Joker, qui vaut 0. Ton 2♦ suffit, et D♣ pourra gagner une autre égalité.
 }
lesson-play-joker = { $part ->
    [label] Jouer le Joker
   *[why] Alors deux Jokers se rencontrent, et la pile est défaussée. Cet as est à ta portée : quelle est la plus petite carte qui bat un Joker ?
 }
lesson-last = C’est tout : choisis une pile, attaque en secret, prends ce que tu gagnes, et garde de quoi emporter le sommet. On passe à une vraie partie ?

## Commands

command = roi-de-la-colline
    .about = Bats-toi pour une pyramide de cartes, à deux
    .faces_tie = figures_égales
    .faces_tie-about = Variante : dix, valet, dame et roi à égalité (non par défaut)
