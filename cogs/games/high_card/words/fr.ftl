## The game and its command

name = Carte haute
start-here = Commence ici : Carte haute, une minute
about = Pose une carte face cachée et dis si elle sera la plus basse, au milieu ou la plus haute. Vise juste et survis aux autres. De 2 à 13 joueurs.
goal = Tiens jusqu’au bout de la manche pour marquer un point
options = { $n ->
    [one] En { $n } point
   *[other] En { $n } points
 }
signs-legend = ✅ juste · ❌ faux, donc hors de la manche · ⭐ manche gagnée
not-now = Ce coup n’existe pas dans « Carte haute ». Rouvre ta main.
table-full = « Carte haute » se joue à { $most } au plus.
players = « Carte haute » se joue de { $least } à { $most } personnes.
too-many = Pour { $players } joueurs en { $target } points, il faudrait plus que les 52 cartes du jeu : le nombre de joueurs multiplié par celui des points ne peut pas dépasser 52.

## The board

drawn-lowest = Basse
drawn-middle = Milieu
drawn-highest = Haute
declaration = { $said ->
    [lowest] Basse
    [middle] Milieu
   *[highest] Haute
 }
button-hands-played = Donnes jouées
heading = Manche { $round }, donne { $hand } · points à marquer : { $target } · { $deck ->
    [one] { $deck } carte au talon
   *[other] { $deck } cartes au talon
 }
turn = { $whose ->
    [computer] À { $name } de jouer.
   *[person] À { $name } de jouer.
 }
last-reveal = Dernières cartes retournées : { $plays }
# $ranks are the different ranks among the $cards.
ends = { $ranks ->
    [1] Rien que des { $lowest } : toutes basses, toutes hautes, aucune au milieu.
    [2] { $cards ->
        [2] La plus basse : { $lowest } ; la plus haute : { $highest }.
       *[other] La plus basse : { $lowest } ; la plus haute : { $highest } ; rien au milieu.
     }
   *[other] La plus basse : { $lowest } ; la plus haute : { $highest } ; le reste au milieu.
 }
verdict = { $n ->
    [0] Tout le monde avait raison.
    [one] Raté : { $names } sort de la manche.
   *[other] Raté : { $names } sortent de la manche.
 }
ending = { $how ->
    [won] { $names } remporte la manche : un point et une carte.
    [void] Il ne reste personne, donc personne ne marque : la même manche recommence.
   *[short] { $n ->
        [one] Le talon ne suffit plus pour une donne : { $names } marque un point et reçoit une carte.
       *[other] Le talon ne suffit plus pour une donne : { $names } marquent chacun un point et reçoivent une carte.
     }
 }
news = { $kind ->
    [joined] { $name } rejoint la table et joue dès la prochaine manche.
   *[left] { $name } a quitté la partie.
 }
hand-number = **Donne { $number }**

## The board in words

seat = { $number } { $name } : { $points } sur { $target }, { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
 }{ $state ->
    [winner] , **victoire**
    [lowest] , a dit **Basse**
    [middle] , a dit **Milieu**
    [highest] , a dit **Haute**
    [to-play] , **doit jouer**
    [out] , hors de la manche ✗
    [waiting] , joue dès la prochaine manche
   *[in] {""}
 }
seat-left = { $number } { $name } : a quitté la partie
face-up = Visibles dans cette manche : { $cards }
you-hold = Tu as en main { $cards }.

## A player's hand

# $card is none, or the card that has been picked; $left are the players left in the round.
question = { $card ->
    [none] **À toi de jouer.** Choisis une carte, puis dis où elle se placera.
   *[other] { $left ->
        [2] **À toi de jouer.** Des deux cartes, { $card } sera-t-elle la plus basse ou la plus haute ? Répondre, c’est jouer la carte.
       *[other] **À toi de jouer.** { $card } : la plus basse, au milieu ou la plus haute ? Répondre, c’est jouer la carte.
     }
 }
lies-face-down = Ta carte { $card } est posée, face cachée.
waiting = { $how ->
    [waiting] Tu recevras des cartes dès la prochaine manche.
   *[in] Ce n’est pas encore à toi.
 }
# $end is the end of the hand that a middle card was at.
why-out = { $said ->
    [highest] Tu sors de la manche : tu as dit *Haute* avec { $card }, mais il y avait plus haut, { $highest }. Tu reviens à la prochaine.
    [lowest] Tu sors de la manche : tu as dit *Basse* avec { $card }, mais il y avait plus bas, { $lowest }. Tu reviens à la prochaine.
   *[middle] { $end ->
        [high] Tu sors de la manche : tu as dit *Milieu* avec { $card }, mais aucune carte n’était plus haute. Tu reviens à la prochaine.
       *[low] Tu sors de la manche : tu as dit *Milieu* avec { $card }, mais aucune carte n’était plus basse. Tu reviens à la prochaine.
     }
 }
went-out = { $said ->
    [highest] Ce qui t’a fait sortir : *Haute* avec { $card }, alors qu’il y avait plus haut, { $highest }.
    [lowest] Ce qui t’a fait sortir : *Basse* avec { $card }, alors qu’il y avait plus bas, { $lowest }.
   *[middle] { $end ->
        [high] Ce qui t’a fait sortir : *Milieu* avec { $card }, alors qu’aucune carte n’était plus haute.
       *[low] Ce qui t’a fait sortir : *Milieu* avec { $card }, alors qu’aucune carte n’était plus basse.
     }
 }
own-result = Tu as { $points }.

## Replays and reviews

# $card is hidden, or the card once it may be seen.
step = { $card ->
    [hidden] { $name } dit « { $declaration } »
   *[other] { $name } joue { $card } et dit « { $declaration } »
 }
face-down = face cachée : { $card }
worth = { $right ->
    [0] pratiquement jamais juste
   *[other] juste dans { $right_percent } des cas
 } ; { $n ->
    [0] tu ne gagnerais presque jamais la partie
    [100] tu gagnerais presque toujours la partie
   *[other] tu gagnerais la partie dans { $percent } des cas
 }
reason = { $why ->
    [two-left] Vous n’êtes plus que deux, { $rivals } et toi : *Milieu* ne peut pas être juste.
    [never-middle] { $said ->
        [lowest] Parmi les cartes que tu ne vois pas, aucune n’est plus basse que { $card } : impossible qu’elle soit au milieu.
       *[highest] Parmi les cartes que tu ne vois pas, aucune n’est plus haute que { $card } : impossible qu’elle soit au milieu.
     }
    [fatal] { $ahead } peut gagner la partie avec cette manche, et **{ $action }** rend cela plus probable.
    [keeps-sure] { $card } ne risque rien en *{ declaration }* : garde cette carte pour une autre donne.
    [keeps] Mieux vaut garder { $card } pour une autre donne.
    [sure] { $said ->
        [lowest] Parmi les cartes que tu ne vois pas, aucune n’est plus basse que { $best } : *Basse* ne risque rien.
       *[highest] Parmi les cartes que tu ne vois pas, aucune n’est plus haute que { $best } : *Haute* ne risque rien.
     }
    [stronger] { $said ->
        [lowest] Il est plus difficile de descendre sous { $best } que sous { $card }.
       *[highest] Il est plus difficile de battre { $best } que { $card }.
     }
    [nearer] { $best } est plus près du milieu que { $card }.
    [beats] En *{ declaration }*, { $best } bat sans doute { $names }, et la manche est alors à toi.
    [between] *Basse* pour { $lows }, *Haute* pour { $highs } : { $best } est sans doute entre les deux.
    [claimed] { $n ->
        [one] { $names } a dit *{ declaration }*, sans doute avec de quoi battre { $card }.
       *[other] { $names } ont dit *{ declaration }* : l’une de leurs cartes bat sans doute { $card }.
     }
    [unclaimed] { $said ->
        [lowest] Personne n’a dit *Basse* jusqu’ici : { $best } est sans doute la carte la plus basse.
       *[highest] Personne n’a dit *Haute* jusqu’ici : { $best } est sans doute la carte la plus haute.
     }
    [exposed] { $said ->
        [lowest] Personne n’a dit *Basse* jusqu’ici, mais quelqu’un a sans doute plus bas que { $card }.
       *[highest] Personne n’a dit *Haute* jusqu’ici, mais quelqu’un a sans doute plus haut que { $card }.
     }
   *[unseen] { $said ->
        [lowest] La plupart des cartes que tu ne vois pas sont plus hautes que { $best }.
       *[highest] La plupart des cartes que tu ne vois pas sont plus basses que { $best }.
     }
 }

## Advice for people who are new to High Card

advice = { $case ->
    [two-left] Des deux cartes jouées, l’une sera la plus basse, l’autre la plus haute : joue très bas ou très haut, c’est le plus sûr.
    [two-left-one-card] Parmi les cartes que tu ne vois pas : { $lower } au-dessous de la tienne, { $higher } au-dessus.
    [both-ends] Les deux extrêmes sont déjà pris : une carte moyenne passe mieux en « Milieu ».
    [lowest-said] Qui a dit « Basse » a sans doute une petite carte ; la tienne est peut-être plus haute qu’elle n’en a l’air.
    [highest-said] Qui a dit « Haute » a sans doute une grosse carte ; la tienne est peut-être plus basse qu’elle n’en a l’air.
    [middle-said] Qui a dit « Milieu » n’a sans doute rien d’extrême : ici, une carte très basse ou très haute est forte.
    [first] Personne n’a encore parlé : ta carte la plus basse ou la plus haute est la plus sûre. Les autres te restent.
    [end] Avec { $card }, *{ $end }* ne risque rien, puisqu’une égalité est juste aussi.
    [low] Peu de cartes passent sous { $card }, mais face à { $rivals } autres mains, l’une d’elles peut en cacher une.
    [high] Peu de cartes dépassent { $card }, mais face à { $rivals } autres mains, l’une d’elles peut en cacher une.
   *[middling] { $card } est une carte moyenne : face à { $rivals } autres mains, il y en aura bien une plus basse et une plus haute.
 }

## The rules: $kept and $leaving are house rules of all games

rules-play =
    {""}**But du jeu.** Marquer des points. Qui atteint l’objectif en premier gagne (par défaut : 4).

    {""}**Une donne.**
    - Tous ceux qui sont encore dans la manche reçoivent une carte.
    - Chacun à son tour, en allant vers la gauche, pose une carte de sa main, face cachée, et annonce *Basse*, *Milieu* ou *Haute*.
    - Quand tout le monde a parlé, on retourne les cartes. Qui s’est trompé sort de la manche.
    - Les cartes retournées restent visibles jusqu’à la fin de la manche.

    {""}**Qui a raison.**
    - L’as est la plus forte carte.
    - *Basse* est juste pour toute carte de la plus petite valeur montrée, *Haute* pour toute carte de la plus grande.
    - *Milieu* est juste pour toutes les valeurs entre les deux.
    - Si toutes les cartes ont la même valeur, *Basse* et *Haute* sont justes toutes les deux, et *Milieu* est faux.

    {""}**Fin de manche.**
    - La dernière personne encore en jeu marque un point et garde dès lors une carte de plus. Avec 2 points, on choisit parmi 3 cartes.
    - Si tous ceux qui restaient se trompent à la fois, personne ne marque. On rejoue la manche avec tout le monde (le numéro de la manche augmente quand même).
    - Si le talon ne suffit plus pour une donne, tous ceux qui sont encore dans la manche marquent.
    - Ensuite, toutes les cartes retournées sont remélangées au talon. Tu gardes les cartes que tu n’as pas jouées.

    {""}**L’image.** Le 9 n’était ni la plus basse carte ni la plus haute, donc *Milieu* était juste. La personne qui avait le roi a dit *Haute*, à tort, car il y avait un as.
rules-rounds =
    {""}**Qui commence.**
    - La dernière personne à avoir marqué ouvre la manche suivante. Tant que personne n’a marqué, c’est le sort qui décide (règle maison).
    - Aux donnes suivantes d’une manche, la parole passe à gauche, à la première personne encore dans la manche.
    - Si plusieurs ont marqué parce que le talon ne suffisait plus, on part de la personne qui avait ouvert la dernière donne (elle comprise) et on va vers la gauche : la première qui a marqué commence.

    {""}**Arriver en cours de partie.**
    - On peut rejoindre une partie en cours. Tu pars de zéro point et tu reçois des cartes dès la manche suivante.
    - On peut jouer jusqu’à 13, tant que le nombre de joueurs multiplié par l’objectif ne dépasse pas 52 (règle maison).

    {""}**Règles maison.**
    - Si plusieurs atteignent l’objectif en même temps, ils se partagent la victoire.
    - Si tu pars, tu sors aussitôt, tes cartes rejoignent le prochain mélange, et tu finis derrière tous ceux qui sont restés. Qui reste en dernier gagne.
    - Si un départ met fin à une donne, les cartes encore face cachée reviennent à qui les avait posées.
    - Si ton temps est écoulé, on joue pour toi la carte et l’annonce qui ont le plus de chances d’être justes.
    - { $kept }
    - { $leaving }
rules-picture = On retourne les cartes à quatre : 4♣ « Basse », juste ; 9♦ « Milieu », juste ; R♠ « Haute », faux ; A♥ « Haute », juste. La troisième personne sort de la manche.
credit = « Carte haute » (High Card) a été inventé par Chris Gesell et Jason Christie, et transmis par Guy Srinivasan.

## The lesson: what each step says, and says of wrong moves and of the right one

lesson-goal = Devine où se place ta carte parmi toutes celles qui sont jouées. Qui se trompe sort.
lesson-deuce = { $part ->
    [say] Chacun a une carte que personne d’autre ne voit. La tienne est un 2, et il n’y a pas plus bas : dis *Basse*.
    [wrong] Rien ne passe sous un 2. Appuie sur **Basse**.
   *[well] Trois bonnes réponses : ton 2 était le plus bas, le 9 d’Aldric au milieu, la dame de Berengar la plus haute. Personne ne sort, la manche continue avec de nouvelles cartes.
 }
lesson-listen = { $part ->
    [say] Cette fois tu parles en dernier, alors écoute : les deux autres ont dit « Basse ». Que vaut donc ta dame ?
    [wrong] Les deux autres annoncent de petites cartes : ta dame devrait être au-dessus. « Haute » !
   *[well] Encore juste. Le 7 de Berengar n’était pas le plus bas : il sort de la manche.
 }
lesson-two-left = { $part ->
    [say] Vous n’êtes plus que deux, et tu parles en premier. Avec deux cartes, l’une est la plus haute et l’autre la plus basse. La plupart des cartes sont sous ton 10.
    [wrong] Il y a plus de cartes sous un 10 qu’au-dessus : mieux vaut parier sur « Haute ».
   *[well] Aldric avait un 8 et a dit « Haute » : raté. Il ne reste que toi, la manche est à toi : **un point, et une carte de plus** désormais.
 }
lesson-choose = { $part ->
    [say] Ton point t’a donné une deuxième carte : maintenant, tu as le choix. Un roi est presque toujours le plus haut : appuie dessus, puis sur *Haute*.
    [wrong] Le 6 peut finir n’importe où. Le roi en « Haute », voilà le coup sûr.
    [other-card] Seul un as est au-dessus du roi, alors dis *Haute*.
   *[well] Bien vu. Les cartes retournées restent visibles jusqu’à la fin de la manche : jettes-y un œil avant de parler.
 }
lesson-go-low = { $part ->
    [say] Les deux autres ont dit « Haute ». Laquelle de tes cartes passe bien en dessous ?
    [wrong] Vise bas quand les autres visent haut : ta plus petite carte, en annonçant « Basse ».
    [other-card] Ça peut passer, mais ton 6 est encore plus sûr : joue la plus petite.
   *[well] Le 10 de Berengar n’était pas le plus haut : il sort. Encore un, et c’est gagné.
 }
lesson-sure = { $part ->
    [say] Il ne reste qu’Aldric, et tu as une carte imparable. Joue-la.
    [wrong] Un 2 en « Basse » ne peut pas rater : au pire, il tombe sur un autre 2.
   *[well] Le 5 d’Aldric n’était pas le plus bas. C’est ton deuxième point, et ici il en faut deux pour gagner la partie.
 }
lesson-question = Aldric a dit « Basse » et Berengar « Haute », et tu parles en dernier. Que joues-tu ?
lesson-answer-highest = { $part ->
    [label] D♣ en « Haute »
   *[why] Berengar a dit « Haute », donc sa carte est sans doute très forte : ta dame ne passera peut-être pas au-dessus. Cherche plus sûr.
 }
lesson-answer-lowest = { $part ->
    [label] 8♦ en « Basse »
   *[why] Aldric a dit « Basse », donc sa carte est sans doute plus petite qu’un 8. Cherche plus sûr.
 }
lesson-answer-middle = { $part ->
    [label] 8♦ en « Milieu »
   *[why] Bien vu ! L’un annonce une petite carte, l’autre une grosse, et ton 8 est entre les deux : Aldric avait un 4, Berengar un as.
 }
lesson-last = C’est tout : joue une carte, dis où elle se place, vise juste, tiens jusqu’au bout. Une vraie partie se joue en 4 points. On y va ?

## Commands

command = carte-haute
    .about = Devine mieux que toute la table, de 2 à 13 joueurs
    .target = objectif
    .target-about = Points à marquer pour gagner la partie (4 par défaut)
