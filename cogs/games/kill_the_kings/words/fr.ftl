## Kill the Kings on Discord

## Hints for Kill the Kings: the recommended move, and the reason

draw-hint-draw = { $n ->
    [one] Indice : pioche. Rien de mieux à faire, et il reste { $n } case de réserve.
   *[other] Indice : pioche. Rien de mieux à faire, et il reste { $n } cases de réserve.
 }
gain-card-stock = { $n ->
    [one] { $n } carte du talon va dessous.
   *[other] { $n } cartes du talon vont dessous.
 }
draw-hint-draw-nothing = Indice : pioche. Aucune carte de ta réserve ne va.
place-hint-card = Indice : { $card } tue { $king }.
place-hint-card-under = Indice : { $card } sous { $king }.
gain-then-card = Ensuite, { $card } le tue.
gain-then-card-stock = { $n ->
    [one] Ensuite, { $n } carte du talon pourrait le tuer.
   *[other] Ensuite, { $n } cartes du talon pourraient chacune le tuer.
 }
gain-fits-nowhere = Elle ne va nulle part ailleurs.
advice = Indice : { $card } en réserve.
run-alternating = Cela ferait { $have } cartes alternées sur 5.
run-suited = Cela ferait { $have } cartes de même couleur sur 4.
run-kind = Cela ferait { $have } cartes de même valeur sur 3.

## Coaching for people who are new to Kill the Kings: what to do now, and why

coaching-reserve-slot = { $n ->
    [one] { $n } case de réserve est libre : tu peux piocher sans risque, mais pense ensuite à faire de la place.
   *[other] { $n } cases de réserve sont libres : tu peux piocher sans risque, et jouer de là plus tard.
 }
keeping-below-king = Sous un roi, { $card } reste pour de bon, et tout ce qui suit devra aller dessous. En réserve, rien ne presse.
coaching-three-cards = Un brelan, quatre cartes descendantes de même couleur ou cinq alternées tuent un roi.
coaching-stock-empty = Il n’y a plus rien à piocher : cherche quelles cartes de la réserve vont l’une sous l’autre.
coaching-nothing-reserve = Aucune carte de ta réserve ne va : la prochaine carte décide de la partie.
placing-same-rank = Elle doit être plus basse que la carte juste au-dessus et de même couleur ou de l’autre teinte, ou bien de même valeur.
placing-reserve-full = La réserve est pleine, il faut donc la poser sous un roi : de préférence là où elle poursuit une combinaison.
keeping-almost-nothing = Presque rien ne va sous { $card } : une carte idéale pour finir une combinaison.
coaching-king-needs = Il ne manque qu’une carte sous { $king }, et elle attend dans ta réserve. Un roi mort y ajoute une case.
coaching-play-card = Une carte jouée de la réserve fait de la place : la prochaine carte piochée pourra y attendre.
placing-card-card = { $card }, c’est ce qui manque sous { $king } : la combinaison est complète, et il meurt.

## A lesson of Kill the Kings by playing: the four kings die in one prearranged game

lesson-goal = Quatre rois se dressent en haut. Tue-les tous avec les cartes que tu pioches.
lesson-last = Un brelan, quatre de même couleur ou cinq alternées tuent. Dans tes propres parties, *Indice* montre un coup et *Reprendre* en annule un. On y va ?
lesson-steps-cards-come = Tes cartes viennent une à une du talon. Appuie sur *Piocher*.
lesson-steps-theres-card = Il n’y a pas encore de carte à jouer. Appuie sur *Piocher*.
lesson-steps-drew-its = Un 9♥. Il est maintenant dans ta réserve, et tu peux le jouer de là.
lesson-steps-fits-below = Il va sous une carte plus haute, rouge sur noire ou l’inverse, ou de même couleur. R♣, R♥ et R♠ l’acceptent donc, mais pas R♦. Appuie sur *→ R♠*.
lesson-steps-rules-allow = Les règles le permettent, mais ici elle ouvre la colonne de R♠. Appuie sur *→ R♠*.
lesson-steps-stays-good = Il y reste pour de bon : ce qui viendra sous R♠ devra aller sous le 9♥, et non sous le roi.
lesson-steps-drew-card = Tu as pioché 9♣. Une carte de même valeur va toujours : pose ce 9 sur l’autre.
lesson-steps-keep-nines = Garde les 9 ensemble : l’autre est sous R♠, donc appuie sur *→ R♠*.
lesson-steps-thats-two = Deux 9. À côté de R♠, des trois barres pour les 9, deux sont claires ; la dorée, c’est tout ce qui manque.
lesson-steps-theres-three = Et voilà 9♠ ! *Trois cartes de même valeur* de suite, un brelan, tuent leur roi. Un bouton qui tue est vert.
lesson-steps-kills-nobody = Ça ne tue personne. Le troisième 9 va sur les deux autres : *→ R♠*.
lesson-steps-dead-each = R♠ est mort. Chaque roi mort donne une case de plus à ta réserve : tu en as cinq.
lesson-steps-drew-aces = Tu as pioché A♣. Les as sont bas, donc seul un autre as irait dessous. Garde-le pour la fin d’une colonne : laisse-le en réserve et appuie sur *Piocher*.
lesson-steps-block-pile = Il bloquerait cette colonne. Garde-le pour plus tard : appuie sur *Piocher*.
lesson-steps-waits-until = Il y attendra que tu en aies besoin.
lesson-steps-four-draws = Quatre pioches plus tard : sous R♥, chaque carte est plus basse que la précédente, noire et rouge à tour de rôle. *Cinq alternées* tuent. Ouvre *Jouer de la réserve* et choisis *A♣ → R♥*.
lesson-steps-only-needs = Il ne manque à R♥ que la cinquième carte : choisis *A♣ → R♥* dans le menu.
lesson-steps-thats-ace = Ton as n’attendait que ça : R♥ est mort, et tu as six cases.
lesson-steps-nine-draws = Neuf pioches plus tard, ta réserve est pleine. Pioche une carte qui ne va nulle part, et c’est le *trop-plein* : la partie est perdue. Fais de la place : appuie sur *→ R♦*, et 5♦ y va.
lesson-steps-too-risky = Trop risqué : réserve pleine, une carte qui ne va nulle part met fin à la partie. Appuie sur *→ R♦*.
lesson-steps-theres-room = Il y a de nouveau de la place, tu peux piocher tranquille. Et sous R♦ reposent trois carreaux.
lesson-steps-drew-four = Tu as pioché 3♦. *Quatre de même couleur*, chacune plus basse que la précédente, tuent aussi. Pour quel roi est ce 3♦ ?
lesson-steps-nows-time = C’est son heure : trois carreaux sont sous R♦, et voilà le quatrième.
lesson-steps-dead-king = V♦ 8♦ 5♦ 3♦ : R♦ est mort. Il ne reste qu’un roi.
lesson-steps-three-draws = Trois pioches plus tard, une carte de ta réserve tue le dernier roi. Laquelle ?
lesson-steps-doesnt-kill = Ça ne tue pas R♣. Sous lui, il y a deux 7 : comment en faire trois ?
lesson-steps-four-kings = Les quatre rois sont morts : *c’est gagné*, en 21 cartes. Moins il en faut, mieux c’est.
lesson-ask = Il manque une carte à R♦ et une à R♥, et ta réserve a un 8 rouge pour chacun. Quel coup te permet de tuer les deux ?
lesson-steps-keep-later = Ce serait la garder pour plus tard. Elle a déjà sa place : *→ R♠*.
lesson-steps-need-draw = Pas besoin de piocher : la carte qui tue, A♣, est dans ta réserve.
lesson-steps-hold-already = Tu l’as déjà : regarde les 7 sous R♣.
lesson-steps-takes-back = Cela reprendrait le 7♠, mais tu en as besoin là où il est.
lesson-answers-put-under = Poser 8♦ sous R♦
lesson-answers-right-fourth = Bien vu ! 8♦ est le quatrième carreau, donc R♦ est mort. 8♥ va sous 9♠ aussi bien que 8♦, et tue ensuite R♥.
lesson-answers-put-under-2 = Poser 8♦ sous R♥
lesson-answers-kills-but = Cela tue R♥, mais la quatrième carte sous R♦ doit être un carreau. Lequel de tes 8 en est un ?
lesson-answers-draw = Piocher
lesson-answers-full-reserve = Réserve pleine, c’est un risque, et chaque carte piochée compte. Tu as déjà les deux cartes qu’il te faut.

## The picture of a game of Kill the Kings

drawn-won = Victoire
drawn-bust = Trop-plein
drawn-out-of-moves = Blocage
drawn-conceded = Abandon

## The presenter of Kill the Kings: its board and its rules

name = Mort aux rois
about = Fais tomber quatre rois avec des cartes qui s’enchaînent, avant que le talon n’ait ta peau. En solo.
goal = Tue les quatre rois pour gagner
not-now = Ce coup n’existe pas à Mort aux rois.
signs-legend = Rois tués par 3️⃣ cartes de même valeur, 4️⃣ de même couleur ou 5️⃣ alternées · ⬛ encore en vie
reserve-play-reserve = Jouer de la réserve
progress = rois tués : { $killed } sur 4, { $stock } au talon
score = { $n ->
    [one] { $n } roi tué
   *[other] { $n } rois tués
 }
mean = { $percent } des rois tués
ending-kings-card = { $n ->
    [one] { $kings }, { $n } carte piochée
   *[other] { $kings }, { $n } cartes piochées
 }
best = { $n ->
    [one] tous les rois, { $n } carte piochée
   *[other] tous les rois, { $n } cartes piochées
 }
nobody = Hier, personne n’a fait tomber de roi.
fewest = { $n ->
    [one] record : { $n } carte
   *[other] record : { $n } cartes
 }
best-win = { $n ->
    [one] Meilleure victoire : **{ $n }** carte piochée
   *[other] Meilleure victoire : **{ $n }** cartes piochées
 }
course = { $n ->
    [one] Armoiries ({ $name }) et rois tués dans { $n } partie comptée ({ $game }) : première { $first }, dernière { $last }, maximum { $most }, minimum { $fewest } ; gagnées : { $won }.
   *[other] Armoiries ({ $name }) et rois tués dans chacune des { $n } dernières parties comptées ({ $game }) : première { $first }, dernière { $last }, maximum { $most }, minimum { $fewest } ; gagnées : { $won }.
 }
placing-kills-king = tue { $king }
moves = Risquer
ending-won-card = { $n ->
    [one] victoire en { $n } carte piochée
   *[other] victoire en { $n } cartes piochées
 }
button-undo = Reprendre
button-reserve = En réserve

## Sentences on why one action of Kill the Kings is better than another

certain-after-action = Après **{ $action }**, plus aucune carte restante ne peut tuer { $king }.
waiting = Il y a de la place dans ta réserve : { $card } peut y attendre, le temps d’en savoir plus.
by-next-card = { $n ->
    [one] Ce choix gagne à coup sûr avec { $wins } carte sur { $n } qui peut venir ensuite ; **{ $action }**, avec { $fewer }.
   *[other] Ce choix gagne à coup sûr avec { $wins } des { $n } cartes qui peuvent venir ensuite ; **{ $action }**, avec { $fewer }.
 }
on-the-table-then-left = { $n ->
    [one] Ensuite, { $n } carte sur les { $left } restantes va sous un roi ; après **{ $action }**, { $fewer }.
   *[other] Ensuite, { $n } cartes sur les { $left } restantes vont sous un roi ; après **{ $action }**, { $fewer }.
 }
by-orders = { $n ->
    [one] Sur { $n } autre ordre du talon, ce choix gagne { $won } fois ; **{ $action }**, { $fewer }.
   *[other] Sur { $n } autres ordres du talon, ce choix gagne { $won } fois ; **{ $action }**, { $fewer }.
 }
by-search = Sur tous les ordres possibles des cartes restantes, ce choix gagne { $n } fois sur 100 ; **{ $action }**, { $fewer }.
certain-wins-whatever = Ce choix gagne, quelles que soient les cartes à venir.
certain-after-action-cards = Après **{ $action }**, les cartes restantes ne peuvent plus tuer tous les rois.
on-the-table-kills-king = Ce choix tue { $king } aussitôt et libère une case de réserve.
on-the-table-reserve-full = { $n ->
    [one] Ta réserve est pleine : { $n } carte sur les { $left } restantes ne va nulle part et mettrait fin à la partie.
   *[other] Ta réserve est pleine : { $n } cartes sur les { $left } restantes ne vont nulle part et mettraient fin à la partie.
 }
on-the-table-then-left-cards = { $n ->
    [one] Ensuite, { $n } carte sur les { $left } restantes pourrait tuer un roi ; après **{ $action }**, { $fewer }.
   *[other] Ensuite, { $n } cartes sur les { $left } restantes pourraient tuer un roi ; après **{ $action }**, { $fewer }.
 }

## The rules of Kill the Kings in our own words

play-goal-kill = **But du jeu.** Tuer les quatre rois.
ending-won-we = **Toujours gagnable ?** Nous avons examiné 1 000 donnes. En connaissant l’ordre du talon, on pourrait toutes les gagner.
rules-solitaire-whose = Une réussite dont l’auteur n’est pas nommé dans les règles que nous connaissons.
rules-four-piles = Quatre colonnes : R♣ sur V♣ 9♣ ; R♦ sur D♣ 9♦ ; R♥ sur D♠ 10♦ 6♠ 2♥, à une carte de cinq alternées ; R♠ sur 10♠ 6♥ 3♣. Réserve : A♠, et A♣, tout juste piochée.
play-table = **La table.**
play-kings-lie = Les rois sont visibles, chacun avec la place d’une colonne dessous. Les 48 autres cartes forment le talon.
play-reserve-slots = Ta réserve a 4 cases, et une de plus par roi mort.
play-what-you = **Ce que tu peux faire.**
play-draw-top = *Piocher* prend la carte du dessus du talon : elle va dans une case libre de la réserve.
play-play-card = Ou joue une carte de ta réserve au bas de la colonne d’un roi.
play-when-reserve = Quand ta réserve est pleine, une carte piochée doit aller sous un roi avant toute autre chose. Les cartes sous un roi y restent.
play-fits-card = **Ce qui va.** Une carte va sous une autre si elle est :
play-lower-other = plus basse et de l’autre teinte (rouge sur noire ou noire sur rouge),
play-lower-same = plus basse et de même couleur,
play-same-rank = ou de même valeur.
play-aces-low = L’as est la plus basse carte. On peut sauter des valeurs.
play-killing-king = **Tuer un roi.** Un roi meurt quand les cartes au bas de sa colonne sont :
play-five-descending = cinq cartes en ordre descendant, rouges et noires en alternance,
play-four-descending = quatre cartes de même couleur en ordre descendant,
play-three-cards = ou trois cartes de même valeur.
play-king-himself = Le roi lui-même ne compte pas. La combinaison peut commencer n’importe où dans la colonne : D♣ 10♥ 9♠ 8♦ 7♣ tue, et D♣ 10♥ 10♠ 10♣ aussi.
play-picture = **L’image.**
play-just-been = On vient de piocher A♣. L’as va partout. Sous 2♥, il fait cinq cartes alternées, et ce roi meurt. A♠ ferait de même.
play-bars-beside = Les barres à côté d’un roi indiquent les façons de le tuer encore ouvertes. Une barre claire est une carte déjà là, une dorée est la seule carte qui manque.
ending-win-when = Tu gagnes quand les quatre rois sont morts.
ending-bust-when = C’est le trop-plein quand tu pioches une carte qui ne va nulle part alors que ta réserve est pleine. Pouvoir jouer une carte de la réserve n’y change rien.
ending-also-lose = Tu perds aussi quand le talon est vide et qu’aucune carte de la réserve ne va nulle part (règle maison).
ending-original-rules = Dans la règle d’origine, une carte piochée peut aller directement sous un roi. Ici, elle passe par la réserve, ce qui revient au même.
ending-undo-takes = *Reprendre* te rend la dernière carte posée sous un roi, tant que tu n’as pas retourné la suivante.
ending-score-number = Ton score, ce sont les rois tués. Entre deux victoires, la meilleure est celle où l’on a pioché le moins de cartes.
ending-ask-hint = Si tu demandes un indice, la partie ne compte que si tu la perds.
ending-theres-clock = Il n’y a pas de pendule.
ending-daily-deal = **La donne du jour.** C’est aussi une règle maison.
ending-each-day = Chaque jour (UTC), tout le monde sur un serveur a droit à un essai. Une même donne va à vingt personnes au plus.
ending-nobody-watch = Personne ne peut te regarder jouer la donne du jour, et il n’y a ni indice ni *Reprendre*.
ending-until-end = Tu as jusqu’à la fin du lendemain pour la finir. Après, elle compte comme abandonnée.

## Sentences of a replay of Kill the Kings

step-name-draws = { $name } pioche { $card }
step-name-puts = { $name } pose { $card } sous { $king }
step-name-keeps = { $name } met la carte en réserve
step-name-takes = { $name } reprend la dernière carte
choice = { $card } sous { $king }

## The texts of Kill the Kings: piles, events and endings

refusals-match-over = Cette partie est finie. *Nouvelle partie* en lance une autre.
refusals-card-drawn = Tu as pioché une carte : pose-la ou mets-la en réserve avant toute autre chose.
refusals-nothing-drawn = Seule une carte tout juste piochée peut aller en réserve. Pioche d’abord.
refusals-stock-empty = Le talon est vide. Joue ce qui est en réserve.
refusals-reserve-full = La réserve est pleine. Tue un roi, ou pose la carte sous un roi.
refusals-nothing-to-undo = Rien à reprendre : une fois la carte suivante retournée, ce qui est sous un roi y reste.
refusals-card-not-held = Cette carte n’est ni piochée ni en réserve.
refusals-king-dead = Ce roi est déjà mort.
refusals-does-not-fit = Cette carte ne va pas là : elle doit être plus basse et de l’autre teinte (rouge ou noire), plus basse et de même couleur, ou de même valeur.
placing-put-card = { $who } : { $card } sous un roi, ou en réserve.
threat-ways-kills = { $ways } tue
reserve-reserve-taken = Réserve, { $taken } sur { $slots } : { $cards }
runs = alternées { $alternating }/5, couleur { $suited }/4, brelan { $kind }/3
result = **{ $name }** · { $game } · { $kings } { $ending } · pioche : { $cards }
headline = À toi
now-play-last = { $who } : joue les dernières cartes de la réserve.
now-put-card = { $who } : { $card } sous un roi, ou laisse la carte en réserve et pioche.
now-reserve-full = **La réserve est pleine :** piocher une carte qui ne va nulle part met fin à la partie.
placing-card-fits = { $who } : { $card } ne va nulle part. En réserve !
placing-put-card-under = { $who } : { $card } sous un roi.
news = { $cards } ne vont nulle part et attendent en réserve.
pile = { $king } mort : { $cards }
threat-cards-kill = ce qui pourrait le tuer n’est plus là
threat-cards-kills = { $cards } tue
in-words = { $n ->
    [one] { $n } carte au talon
   *[other] { $n } cartes au talon
 }
now-draw = { $who } : pioche.
now-draw-play = { $who } : pioche, ou joue une carte de la réserve.
ending-won = **Les quatre rois sont morts : { $name } gagne**, { $cards } piochées.
ending-bust = **Trop-plein !** { $card } ne va nulle part et la réserve est pleine. { $killed }.
ending-out-of-moves = **Blocage :** le talon est vide et rien ne va. { $killed }.
ending-conceded-killed = **Abandon.** { $killed }.
killing-alternating = **{ $king } est mort** : cinq cartes alternées.
killing-suited = **{ $king } est mort** : quatre cartes de même couleur.
killing-kind = **{ $king } est mort** : un brelan.
ways-any-card = toute carte plus basse et de l’autre teinte que { $card }
ways-any-lower = toute carte plus basse de la couleur de { $card }
ways-any-card-card = toute carte de même valeur que { $card }
news-undone = Carte reprise : { $card }.
news-reserved = { $card } ne va nulle part et attend en réserve.
result-bust = trop-plein
result-out-of-moves = blocage
result-lost = défaite

## Commands

command = mort-aux-rois
    .about = Une réussite : fais tomber quatre rois
