## High Card on Discord

## Coaching for people who are new to High Card: what to do now, and why

against-one-cards-see = Parmi les cartes que tu ne vois pas : { $lower } au-dessous de la tienne, { $higher } au-dessus.
alone-card-middling = { $card } est une carte moyenne : face à { $rivals } autres mains, il y en aura bien une plus basse et une plus haute.
coaching-both-ends = Les deux extrêmes sont déjà pris : une carte moyenne passe mieux en Milieu.
coaching-player-said = Qui a dit Basse a sans doute une petite carte ; la tienne est peut-être plus haute qu’elle n’en a l’air.
coaching-player-said-highest = Qui a dit Haute a sans doute une grosse carte ; la tienne est peut-être plus basse qu’elle n’en a l’air.
coaching-player-said-middle = Qui a dit Milieu n’a sans doute rien d’extrême : ici, une carte très basse ou très haute est forte.
coaching-nobody-spoken = Personne n’a encore parlé : ta carte la plus basse ou la plus haute est la plus sûre. Les autres te restent.
against-one-two-cards = Des deux cartes jouées, l’une sera la plus basse, l’autre la plus haute : joue très bas ou très haut, c’est le plus sûr.
alone-nothing-ranks = { $card } est tout au bout de l’échelle : là, rien à craindre, puisqu’une égalité est juste aussi.
alone-few-cards = Peu de cartes passent sous { $card }, mais face à { $rivals } autres mains, l’une d’elles peut en cacher une.
alone-few-cards-higher = Peu de cartes dépassent { $card }, mais face à { $rivals } autres mains, l’une d’elles peut en cacher une.

## A lesson of High Card by playing: two rounds against two computers, up to the first win

lesson-goal = Devine où se place ta carte parmi toutes celles qui sont jouées. Qui se trompe sort.
lesson-last = C’est tout : joue une carte, dis où elle se place, vise juste, tiens jusqu’au bout. Une vraie partie se joue en 4 points. On y va ?
lesson-steps-everyone-card = Chacun a une carte que personne d’autre ne voit. La tienne est un 2, et il n’y a pas plus bas : dis *Basse*.
lesson-steps-nothing-ranks = Rien ne passe sous un 2. Appuie sur **Basse**.
lesson-steps-three-right = Trois bonnes réponses : ton 2 était le plus bas, le 9 d’Aldric au milieu, la dame de Berengar la plus haute. Personne ne sort, la manche continue avec de nouvelles cartes.
lesson-steps-now-speak = Cette fois tu parles en dernier, alors écoute : les deux autres ont dit Basse. Que vaut donc ta dame ?
lesson-steps-other-two = Les deux autres annoncent de petites cartes : ta dame devrait être au-dessus. Haute !
lesson-steps-right-again = Encore juste. Le 7 de Berengar n’était pas le plus bas : il sort de la manche.
lesson-steps-two-players = Vous n’êtes plus que deux, et tu parles en premier. Avec deux cartes, l’une est la plus haute et l’autre la plus basse. La plupart des cartes sont sous ton 10.
lesson-steps-more-cards = Il y a plus de cartes sous un 10 qu’au-dessus : mieux vaut parier sur Haute.
lesson-steps-aldric-had = Aldric avait un 8 et a dit Haute : raté. Il ne reste que toi, la manche est à toi : **un point, et une carte de plus** désormais.
lesson-steps-point-gave = Ton point t’a donné une deuxième carte : maintenant, tu as le choix. Un roi est presque toujours le plus haut : appuie dessus, puis sur *Haute*.
lesson-steps-could-anything = Le 6 peut finir n’importe où. Le roi en Haute, voilà le coup sûr.
lesson-steps-right-cards = Bien vu. Les cartes montrées restent visibles jusqu’à la fin de la manche : jettes-y un œil avant de parler.
lesson-steps-other-two-both = Les deux autres ont dit Haute. Laquelle de tes cartes passe bien en dessous ?
lesson-steps-go-low = Vise bas quand les autres visent haut : ta plus petite carte, en Basse.
lesson-steps-berengars-10 = Le 10 de Berengar n’était pas le plus haut : il sort. Encore un, et c’est gagné.
lesson-steps-only-aldric = Il ne reste qu’Aldric, et tu as une carte imparable. Joue-la.
lesson-steps-lowest-fail = Un 2 en Basse ne peut pas rater : au pire, il tombe sur un autre 2.
lesson-steps-aldrics-wasnt = Le 5 d’Aldric n’était pas le plus bas. C’est ton deuxième point, et ici il en faut deux pour gagner la partie.
lesson-ask = Aldric a dit Basse et Berengar Haute, et tu parles en dernier. Que joues-tu ?
lesson-steps-only-ace = Seul un as est au-dessus du roi, alors dis *Haute*.
lesson-steps-may-work = Ça peut passer, mais ton 6 est encore plus sûr : joue la plus petite.
lesson-answers-highest = D♣ en Haute
lesson-answers-berengar-said = Berengar a dit Haute, donc sa carte est sans doute très forte : ta dame ne passera peut-être pas au-dessus. Cherche plus sûr.
lesson-answers-lowest = 8♦ en Basse
lesson-answers-aldric-said = Aldric a dit Basse, donc sa carte est sans doute plus petite qu’un 8. Cherche plus sûr.
lesson-answers-middle = 8♦ en Milieu
lesson-answers-right-claims = Bien vu ! L’un annonce une petite carte, l’autre une grosse, et ton 8 est entre les deux : Aldric avait un 4, Berengar un as.

## The pictures of High Card: the public table, and the same above the viewer's own cards

drawn-lowest = Basse
drawn-middle = Milieu
drawn-highest = Haute

## The presenter of High Card: its board, its hand and its rules

name = Carte haute
about = Pose une carte face cachée et dis si elle sera la plus basse, au milieu ou la plus haute. Vise juste et survis aux autres. De 2 à 13 joueurs.
goal = Reste en dernier dans la manche pour marquer un point
not-now = Ce coup n’existe pas à Carte haute. Rouvre ta main.
signs-legend = ✅ juste · ❌ faux, donc hors de la manche · ⭐ manche gagnée
options = { $n ->
    [one] En { $n } point
   *[other] En { $n } points
 }
memory-hands-played = Donnes jouées

## Sentences on why one declaration of High Card is better than another

contested = { $name } a dit *{ $declaration }*, et avec { $card } tu ne fais mieux que { $n } fois sur 100.
gain-wins-round = Ce choix te fait gagner aussitôt la manche { $n } fois sur 100, contre { $other } pour { $action }.
reason-two-players = À deux, *Milieu* ne peut pas être juste.
reason-keeps-card = Tu gardes ainsi { $card } pour une donne à venir.
gain-loses-match = Ce choix te fait perdre aussitôt la partie { $n } fois sur 100, contre { $other } pour { $action }.
gain-knocks-out = Ce choix te fait sortir de la manche { $n } fois sur 100, contre { $other } pour { $action }.
gain-its-right = Ce choix est juste { $n } fois sur 100, contre { $other } pour { $action }.
gain-wins-match = Ce choix te fait gagner aussitôt la partie { $n } fois sur 100, contre { $other } pour { $action }.

## The rules of High Card in our own words

play-goal-score = **But du jeu.** Marquer des points. Qui atteint l’objectif en premier gagne (par défaut : 4).
play-picture-neither = **L’image.** Le 9 n’était ni la plus basse carte ni la plus haute, donc *Milieu* était juste. La personne qui avait le roi a dit *Haute*, à tort, car il y avait un as.
rules-reveal-four = On retourne les cartes à quatre : 4♣ Basse, juste ; 9♦ Milieu, juste ; R♠ Haute, faux ; A♥ Haute, juste. La troisième personne sort de la manche.
rules-high-card = Carte haute (High Card) a été inventé par Chris Gesell et Jason Christie, et transmis par Guy Srinivasan.
play-hand = **Une donne.**
play-everyone-still = Tous ceux qui sont encore dans la manche reçoivent une carte.
play-turn-each = Chacun à son tour pose une carte de sa main, face cachée, et annonce *Basse*, *Milieu* ou *Haute*.
play-when-everyone = Quand tout le monde a parlé, on retourne les cartes. Qui s’est trompé sort de la manche.
play-cards-been = Les cartes retournées restent visibles jusqu’à la fin de la manche.
play-right = **Qui a raison.**
play-aces-high = L’as est la plus forte carte.
play-lowest-right = *Basse* est juste pour toute carte de la plus petite valeur montrée, *Haute* pour toute carte de la plus grande.
play-middle-right = *Milieu* est juste pour toutes les valeurs entre les deux.
play-cards-same = Si toutes les cartes ont la même valeur, *Basse* et *Haute* sont justes toutes les deux, et *Milieu* est faux.
play-end-round = **Fin de manche.**
play-last-player = La dernière personne encore en jeu marque un point et garde dès lors une carte de plus. Avec 2 points, on choisit parmi 3 cartes.
play-everyone-left = Si tous ceux qui restaient se trompent à la fois, personne ne marque. On rejoue la manche avec tout le monde (le numéro de la manche augmente quand même).
play-deck-too = Si le talon ne suffit plus pour une donne, tous ceux qui sont encore dans la manche marquent.
play-then-open = Ensuite, toutes les cartes montrées sont remélangées au talon. Tu gardes les cartes que tu n’as pas jouées.
rounds-begins = **Qui commence.**
rounds-last-player = La dernière personne à avoir marqué ouvre la manche suivante. Tant que personne n’a marqué, c’est quelqu’un tiré au sort (règle maison).
rounds-later-hands = Aux donnes suivantes d’une manche, la parole passe à gauche, à la première personne encore dans la manche.
rounds-several-players = Si plusieurs ont marqué parce que le talon ne suffisait plus, on part de la personne qui avait ouvert la dernière donne (elle comprise) et on va vers la gauche : la première qui a marqué commence.
rounds-joining = **Arriver en cours de partie.**
rounds-join-match = On peut rejoindre une partie en cours. Tu pars de zéro point et tu reçois des cartes dès la manche suivante.
rounds-up-13 = On peut jouer jusqu’à 13, tant que le nombre de joueurs multiplié par l’objectif ne dépasse pas 52.
rounds-several-players-reach = Si plusieurs atteignent l’objectif en même temps, ils se partagent la victoire.
rounds-leave-out = Si tu pars, tu sors aussitôt, tes cartes rejoignent le prochain mélange, et tu finis derrière tous ceux qui sont restés. Qui reste en dernier gagne.
rounds-hand-ends = Si un départ met fin à une donne, les cartes encore face cachée reviennent à qui les avait posées.
rounds-time-runs = Si ton temps est écoulé, on joue pour toi la carte et l’annonce qui ont le plus de chances d’être justes.

## Sentences of a replay of High Card: its steps, and open hands

step-name-says = { $name } dit { $declaration }
worth = juste { $right } fois sur 100, et tu gagnerais la partie { $n } fois
step-name-plays = { $name } joue { $card } et dit { $declaration }
held = face cachée : { $card }

## The texts of High Card: standings, events, and reasons

too-many = Pour { $players } joueurs en { $target } points, il faudrait plus que les 52 cartes du jeu : le nombre de joueurs multiplié par celui des points ne peut pas dépasser 52.
refusals-table-full = Carte haute se joue à { $most } au plus.
refusals-players = Carte haute se joue de { $least } à { $most }.
heading = Manche { $round }, donne { $hand } · points à marquer : { $target } · { $deck }
turn = À { $name } de jouer.
result = Dernières cartes retournées : { $plays }
why-lowest-lowest = La plus basse : { $lowest } ; la plus haute : { $highest } ; le reste au milieu.
judgement-names-wrong = { $n ->
    [one] Raté : { $names } sort de la manche.
   *[other] Raté : { $names } sortent de la manche.
 }
why-it-went-out-went-out = Ce qui t’a fait sortir : *{ $declaration }* avec { $card }, alors qu’aucune carte n’était plus basse.
why-out-out-round = Tu sors de la manche : tu as dit *Milieu* avec { $card }, mais aucune carte n’était plus basse. Tu reviens à la prochaine.
open = Montrées dans cette manche : { $cards }
plain-seat = { $points } sur { $target }
state-declared-declaration = a dit **{ $declaration }**
state-out-round = hors de la manche ✗
state-joins-next = joue dès la prochaine manche
why-every-card = Rien que des { $rank } : toutes basses, toutes hautes, aucune au milieu.
why-lowest-lowest-highest = La plus basse : { $lowest } ; la plus haute : { $highest }.
why-lowest-lowest-highest-highest = La plus basse : { $lowest } ; la plus haute : { $highest } ; rien au milieu.
judgement-everyone-right = Tout le monde avait raison.
ending-names-wins = { $names } remporte la manche : un point et une carte.
ending-nobody-left = Il ne reste personne, donc personne ne marque : la même manche recommence.
ending-arent-enough = { $n ->
    [one] Le talon ne suffit plus pour une donne : { $names } marque un point et reçoit une carte.
   *[other] Le talon ne suffit plus pour une donne : { $names } marquent chacun un point et reçoivent une carte.
 }
question-turn-pick = **À toi de jouer.** Choisis une carte, puis dis où elle se placera.
question-turn-card = **À toi de jouer.** { $card } : la plus basse, au milieu ou la plus haute ? Répondre, c’est jouer la carte.
waiting-card-lies = Ta carte { $card } est posée, face cachée.
own-result = Ton résultat
why-it-went-out-went-out-card = Ce qui t’a fait sortir : *{ $declaration }* avec { $card }, alors qu’aucune carte n’était plus haute.
why-out-out-round-said = Tu sors de la manche : tu as dit *Milieu* avec { $card }, mais aucune carte n’était plus haute. Tu reviens à la prochaine.
hand-in = Tu as en main { $cards }.
declaration-lowest = Basse
declaration-middle = Milieu
declaration-highest = Haute
heading-deck = { $n ->
    [one] { $n } carte au talon
   *[other] { $n } cartes au talon
 }
state-winner = **victoire**
memory-hand-number = **Donne { $number }**
told-joined = { $name } rejoint la table et joue dès la prochaine manche.
told-left = { $name } a quitté la partie.
waiting-youll-get = Tu recevras des cartes dès la prochaine manche.
why-it-went-out-highest = Ce qui t’a fait sortir : *{ $declaration }* avec { $card }, alors qu’il y avait plus haut, { $other }.
why-it-went-out-lowest = Ce qui t’a fait sortir : *{ $declaration }* avec { $card }, alors qu’il y avait plus bas, { $other }.
why-out-highest = Tu sors de la manche : tu as dit *Haute* avec { $card }, mais il y avait plus haut, { $other }. Tu reviens à la prochaine.
why-out-lowest = Tu sors de la manche : tu as dit *Basse* avec { $card }, mais il y avait plus bas, { $other }. Tu reviens à la prochaine.

## Commands

command = carte-haute
    .about = Devine mieux que toute la table, de 2 à 13 joueurs
    .target = objectif
    .target-about = Points à marquer pour gagner la partie (4 par défaut)
