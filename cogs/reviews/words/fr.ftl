## Reviews finished matches, once for each seat, from what its owner could have known

busy = J’analyse encore une autre partie pour toi. Appuie de nouveau quand ce sera fini.

## *Review*: the decisions of a finished match that had a clearly better alternative

begin = Tu ne peux faire analyser que les parties que tu as jouées toi-même.
progress = J’analyse ta partie : { $done } décisions sur { $total }.

## The pages of a review: a question for each decision, and its answers

title-review-game = Analyse · { $game }
told-thats-played = C’est ce qui a été joué, et rien n’était nettement meilleur.
title-heading-number = { $heading } : { $number } sur { $all }
closing-thats-made = { $n ->
    [one] C’est tout ! Tu as fait encore { $n } erreur, mais elle t’a coûté moins cher.
   *[other] C’est tout ! Tu as fait encore { $n } erreurs, mais elles t’ont coûté moins cher.
 }
question = **Il y avait mieux à faire ici. Que jouerais-tu maintenant ?**
answer-played = Joué
answer-played-2 = Tu as joué
answer-choice-now = Ton choix maintenant
told-nothing-clearly = **Rien n’était nettement meilleur.**
told-didnt-rate = Je n’ai pas évalué ce choix-là.
told-best-choice = **On ne pouvait pas faire mieux.**
told-heres-compares = Voici ce que ça donne par rapport à la partie :
told-thats-played-but = C’est ce qui a été joué, mais il y avait mieux.
closing-thats-other = C’est tout ! Tes autres décisions étaient toutes bonnes.
closing-given-could = **Avec ce que tu pouvais voir, tu n’as fait aucune erreur.**
closing-leaving-early = Un départ anticipé n’entre pas dans l’analyse.
button-turning-points = Tournants
button-next = Suivant →

## The button that reviews add to the pages of a match

button-review = Analyser

## The steps of a finished match at which a seat's chances changed most

turns-turning-points = Tournants · { $game }
turns-each-seat = Chaque place a une ligne : elle montre ses chances après chaque étape.
turns-nobodys-chances = D’une étape à l’autre, les chances de chacun ont peu changé.
menu = Revoir un tournant
