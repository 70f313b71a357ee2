## Reviews finished matches, once for each seat, from what its owner could have known

busy = J’analyse encore une autre partie pour toi. Appuie de nouveau quand ce sera fini.

## *Review*: the decisions of a finished match that had a clearly better alternative

not-your-match = Tu ne peux faire analyser que les parties que tu as jouées toi-même.
progress = J’analyse ta partie : { $done } décisions sur { $total }.

## The pages of a review: a question for each decision, and its answers

title = Analyse · { $game }{ $all ->
    [0] { "" }
   *[other]  : { $number } sur { $all }
 }
graded = { $answer ->
    [fine] **Rien n’était nettement meilleur.**
    [unrated] Je n’ai pas évalué ce choix-là.
    [best] **On ne pouvait pas faire mieux.**
    [other] Il y a encore mieux. Réessaie, ou demande à voir.
    [played-bad] C’est ce qui a été joué, mais il y a mieux. Réessaie, ou demande à voir.
   *[played] C’est ce qui a été joué, et rien n’était nettement meilleur.
 }
closing = { $mistakes ->
    [0] **Avec ce que tu pouvais voir, rien n’était nettement meilleur que tes coups.**
    [1] C’est tout ! Meilleurs coups : **{ $n } sur { $all }**.
   *[other] C’est tout ! Meilleurs coups : **{ $n } sur { $all }**. Le coup de la question 1 est celui qui t’a coûté le plus cher.
 }
question = **Il y avait mieux à faire ici. Que jouerais-tu maintenant ?**
played = { $reader ->
    [other] Joué
   *[player] Tu as joué
 }
your-choice-now = Ton choix cette fois
left-early = Un départ anticipé n’entre pas dans l’analyse.
button-turning-points = Tournants
button-next = Suivant →
button-show = Montre-moi

## The button that reviews add to the pages of a match

button-review = Analyser

## The steps of a finished match at which a seat's chances changed most

turns-title = Tournants · { $game }
chances-picture = Chaque place a une ligne : elle montre ses chances après chaque étape.
chances-changed = { $whose ->
    [own] tes chances : { $change }
   *[other] chances ({ $name }) : { $change }
 }
no-turns = D’une étape à l’autre, les chances de chacun ont peu changé.
turns-note = Ce sont des estimations rapides après chaque étape, avec les coups de chacun et la chance. Une analyse ne juge que les coups d’un joueur, d’après ce qu’il pouvait voir alors. Ses chiffres sont donc différents.
menu-turns = Revoir un tournant
