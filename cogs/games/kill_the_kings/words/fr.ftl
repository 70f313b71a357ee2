## The game and its command

name = Mort aux rois
about = Fais tomber quatre rois avec des cartes qui s’enchaînent, avant que le talon n’ait ta peau. En solo.
goal = Tue les quatre rois pour gagner
signs-legend = 3️⃣ roi tué par un brelan · 4️⃣ roi tué par quatre cartes de même couleur · 5️⃣ roi tué par cinq cartes alternées · ⬛ roi encore en vie
refusal = { $code ->
    [match_over] Cette partie est finie. *Nouvelle partie* en lance une autre.
    [card_drawn] Tu as pioché une carte : pose-la ou mets-la en réserve avant toute autre chose.
    [nothing_drawn] Seule une carte tout juste piochée peut aller en réserve. Pioche d’abord.
    [stock_empty] Le talon est vide. Joue ce qui est en réserve.
    [reserve_full] La réserve est pleine. Tue un roi, ou pose la carte sous un roi.
    [nothing_to_undo] Rien à reprendre : une fois la carte suivante retournée, ce qui est sous un roi y reste.
    [card_not_held] Cette carte n’est ni piochée ni en réserve.
    [king_dead] Ce roi est déjà mort.
    [does_not_fit] Cette carte ne va pas là : elle doit être plus basse et de l’autre teinte (rouge ou noire), plus basse et de même couleur, ou de même valeur.
   *[other] Ce coup n’existe pas dans « Mort aux rois ».
 }

## The board

your-move = À toi
# $card has just been drawn. It's already in the reserve if the move is [newest].
now = { $move ->
    [stuck] { $who } : **{ $card }** ne va nulle part. En réserve !
    [must-place] { $who } : **{ $card }** sous un roi.
    [place] { $who } : **{ $card }** sous un roi, ou en réserve.
    [last] { $who } : joue les dernières cartes de la réserve.
    [newest] { $who } : **{ $card }** sous un roi, ou laisse la carte en réserve et pioche.
    [play] { $who } : pioche, ou joue une carte de la réserve.
   *[draw] { $who } : pioche.
 }
reserve-full = **La réserve est pleine :** piocher une carte qui ne va nulle part met fin à la partie.
# $cards is the king who was killed, the card that was taken back, or those that fit nowhere.
event = { $kind ->
    [useless] { $n ->
        [one] **{ $cards }** ne va nulle part et attend en réserve.
       *[other] **{ $cards }** ne vont nulle part et attendent en réserve.
     }
    [undone] Carte reprise : { $cards }.
    [killed] { $way ->
        [alternating] **{ $cards } est mort** : cinq cartes alternées.
        [suited] **{ $cards } est mort** : quatre cartes de même couleur.
       *[kind] **{ $cards } est mort** : un brelan.
     }
   *[other] {""}
 }
# $n is the number of kings killed, for { score }.
ending = { $how ->
    [won] { $drawn ->
        [one] **Les quatre rois sont morts : { $name } gagne**, { $drawn } carte piochée.
       *[other] **Les quatre rois sont morts : { $name } gagne**, { $drawn } cartes piochées.
     }
    [bust] **Trop-plein !** **{ $card }** ne va nulle part et la réserve est pleine. { score }.
    [out_of_moves] **Blocage :** le talon est vide et rien ne va. { score }.
   *[conceded] **Abandon.** { score }.
 }
dead-pile = { $king } mort : { $cards }
# $cards are cards, or if the case is [ways], kinds of cards from deadly-cards.
threat = { $how ->
    [gone] ce qui pourrait le tuer n’est plus là
   *[ways] { $cards } tue
 }
deadly-cards = { $way ->
    [alternating] toute carte plus basse et de l’autre teinte que { $card }
    [suited] toute carte plus basse de la couleur de { $card }
   *[kind] toute carte de même valeur que { $card }
 }
runs = { $alternating } sur 5 alternées, { $suited } sur 4 de même couleur, { $kind } sur 3 de même valeur
reserve = Réserve, { $taken } sur { $slots } : { $cards }
stock = { $n ->
    [one] { $n } carte au talon
   *[other] { $n } cartes au talon
 }

## Buttons and menus

button-draw = Piocher
button-risk = Risquer
button-undo = Reprendre
button-reserve = En réserve
play-reserve = Jouer de la réserve
kills-king = tue { $king }

## Results

score = { $n ->
    [one] { $n } roi tué
   *[other] { $n } rois tués
 }
mean = { $percent } des rois tués
so-far = rois tués : { $killed } sur 4, { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
 } au talon
result = { $kings } { $ending ->
    [won] victoire
    [bust] trop-plein
    [out_of_moves] blocage
    [conceded] abandon
   *[lost] défaite
 } · pioche : { $drawn ->
    [one] { $drawn } carte
   *[other] { $drawn } cartes
 }
# $n is the number of kings killed, for { score }.
game-result = { $won ->
    [1] { $drawn ->
        [one] victoire en { $drawn } carte piochée
       *[other] victoire en { $drawn } cartes piochées
     }
   *[0] { $drawn ->
        [one] { score }, { $drawn } carte piochée
       *[other] { score }, { $drawn } cartes piochées
     }
 }
best-result = { $won ->
    [1] { $drawn ->
        [one] tous les rois, { $drawn } carte piochée
       *[other] tous les rois, { $drawn } cartes piochées
     }
   *[0] { score }
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
    [one] Armoiries ({ $name }) et rois tués dans une partie comptée ({ $game }) : { $last } ; gagnées : { $won }.
   *[other] Armoiries ({ $name }) et rois tués dans chacune des { $n } dernières parties comptées ({ $game }) : première { $first }, dernière { $last }, maximum { $most }, minimum { $fewest } ; gagnées : { $won }.
 }

## Replays and reviews

step = { $what ->
    [draw] { $name } pioche { $card }
    [place] { $name } pose { $card } sous { $king }
    [reserve] { $name } met la carte en réserve
   *[undo] { $name } reprend la dernière carte
 }
move = { $what ->
    [draw] { button-draw }
    [place] { $card } sous { $king }
    [reserve] { button-reserve }
   *[undo] { button-undo }
 }
# It's the better choice, with $n; $action is the other one, with $fewer.
reason = { $why ->
    [certain] **{ $best }** gagne, quelles que soient les cartes à venir.
    [spared] Après **{ $action }**, plus aucune carte restante ne peut tuer { $cards }.
    [hopeless] Après **{ $action }**, les cartes restantes ne peuvent plus tuer tous les rois.
    [killed] Ce choix tue { $king } aussitôt et ajoute une case de réserve.
    [full] Ta réserve est pleine : { $cards } n’irait nulle part et mettrait fin à la partie.
    [disarms] { $cards } peut encore tuer { $king }, mais plus une fois { $card } en place.
    [breaks] Sous { $king }, { $card } interrompt la combinaison { $run }.
    [strands] Avec { $card } sous { $king }, il n’y aurait plus de place nulle part pour { $all } de ta réserve.
    [first] { $cards } peut aller d’abord sous { $king } : { $card } va dessous, mais pas l’inverse.
    [pairs] { $card } et { $cards } ont la même valeur : en réserve, ces cartes peuvent attendre la troisième.
    [low] { $value ->
        [1] Sous { $card } ne vont que les autres as : mieux vaut garder cette carte pour finir une combinaison.
        [2] Sous { $king }, { $card } ne laisse de place qu’aux as et aux 2.
       *[other] Sous { $king }, { $card } ne laisse de place qu’aux as, aux 2 et aux 3.
     }
    [blocks] Avec { $card } sous { $king }, tu ne pourrais plus y placer { $all } de ta réserve.
    [opens] Il n’y a encore rien sous { $king }, et { $card } fermerait la porte à toute carte plus haute.
    [shuts] Plus de cartes vont sous { $above } que sous { $card } : rien de plus haut n’irait plus sous { $king }.
    [arms] Avec { $card } sous { $king }, il meurt dès que vient { $cards }.
    [continues] Sous { $king }, { $card } poursuit la combinaison { $run }.
    [covers] Plus de cartes vont sous { $cards } que sous { $above } : { $card } est mieux sous { $above }.
    [slot] En réserve, { $card } prendrait ta dernière case libre.
    [room] **{ $best }** fait de la place dans ta réserve avant la prochaine carte.
   *[waits] { $card } peut attendre dans ta réserve, le temps d’en savoir plus.
 }

## Hints and coaching

hint = { $what ->
    [draw] { $free ->
        [0] Indice : pioche. Aucune carte de ta réserve ne va.
        [one] Indice : pioche d’abord. Il reste { $free } case de réserve.
       *[other] Indice : pioche d’abord. Il reste { $free } cases de réserve.
     }
    [reserve] Indice : { $card } en réserve.
    [kills] Indice : { $card } tue { $king }.
   *[place] Indice : { $card } sous { $king }.
 }
hint-why = { $why ->
    [held] Ensuite, { $card } le tue.
    [stock] { $n ->
        [one] Ensuite, { $n } carte du talon pourrait le tuer.
       *[other] Ensuite, { $n } cartes du talon pourraient chacune le tuer.
     }
    [only] Elle ne va nulle part ailleurs.
    [alternating] Cela ferait { $n } cartes alternées sur 5.
    [suited] Cela ferait { $n } cartes de même couleur sur 4.
    [kind] Cela ferait { $n } cartes de même valeur sur 3.
   *[fits] { $n ->
        [one] { $n } carte du talon va dessous.
       *[other] { $n } cartes du talon vont dessous.
     }
 }
coaching = { $case ->
    [start] Un brelan, quatre cartes descendantes de même couleur ou cinq alternées tuent un roi.
    [kills] { $card }, c’est ce qui manque sous { $king } : la combinaison est complète, et il meurt.
    [needs] { $card }, dans ta réserve, tue { $king }. Un roi mort y ajoute une case.
    [stuck] Elle doit être plus basse que la carte juste au-dessus et de même couleur ou de l’autre teinte, ou bien de même valeur.
    [must-place] La réserve est pleine, il faut donc la poser sous un roi : de préférence là où elle poursuit une combinaison.
    [last] Il n’y a plus rien à piocher : cherche quelles cartes de la réserve vont l’une sous l’autre.
    [full] { $move ->
        [draw] Aucune carte de ta réserve ne va : la prochaine carte décide de la partie.
       *[play] Une carte jouée de la réserve fait de la place : la prochaine carte piochée pourra y attendre.
     }
    [low] Presque rien ne va sous { $card } : une carte idéale pour finir une combinaison.
    [keep] Sous un roi, { $card } reste pour de bon, et la carte suivante devra aller dessous. En réserve, rien ne presse.
   *[room] { $n ->
        [one] { $n } case de réserve est libre : tu peux piocher sans risque, mais pense ensuite à faire de la place.
       *[other] { $n } cases de réserve sont libres : tu peux piocher sans risque, et jouer de là plus tard.
     }
 }

## Rules

rules-credit = Une réussite dont l’auteur n’est pas nommé dans les règles que je connais.
rules-picture = Quatre colonnes : R♣ sur V♣ 9♣ ; R♦ sur D♣ 9♦ ; R♥ sur D♠ 10♦ 6♠ 2♥, à une carte de cinq alternées ; R♠ sur 10♠ 6♥ 3♣. Réserve : A♠, et A♣, tout juste piochée.
rules-play =
    {""}**But du jeu.** Tuer les quatre rois.

    {""}**La table.**
    - Les rois sont visibles, chacun avec la place d’une colonne dessous. Les 48 autres cartes forment le talon.
    - Ta réserve a 4 cases, et une de plus par roi mort.

    {""}**Ce que tu peux faire.**
    - *Piocher* prend la carte du dessus du talon : elle va dans une case libre de la réserve.
    - Ou joue une carte de ta réserve au bas de la colonne d’un roi.
    - Quand ta réserve est pleine, une carte piochée doit aller sous un roi avant toute autre chose. Les cartes sous un roi y restent.

    {""}**Ce qui va.** Une carte va sous une autre si elle est :
    - plus basse et de l’autre teinte (rouge sur noire ou noire sur rouge),
    - plus basse et de même couleur,
    - ou de même valeur.

    La première carte doit aller sous le roi. L’as est la plus basse carte, et on peut sauter des valeurs.

    {""}**Tuer un roi.** Un roi meurt quand les cartes au bas de sa colonne sont :
    - cinq cartes en ordre descendant, rouges et noires en alternance,
    - quatre cartes de même couleur en ordre descendant,
    - ou trois cartes de même valeur.

    Le roi lui-même ne compte pas. La combinaison peut commencer n’importe où dans la colonne : D♣ 10♥ 9♠ 8♦ 7♣ tue, et D♣ 10♥ 10♠ 10♣ aussi.

    {""}**L’image.**
    - On vient de piocher A♣. L’as va partout. Sous 2♥, il fait cinq cartes alternées, et ce roi meurt. A♠ ferait de même.
    - Les barres à côté d’un roi indiquent les façons de le tuer encore ouvertes. Une barre claire est une carte déjà là, une dorée est la seule carte qui manque.
rules-ending =
    {""}**La fin.**
    - Tu gagnes quand les quatre rois sont morts.
    - C’est le trop-plein quand tu pioches une carte qui ne va nulle part alors que ta réserve est pleine. Pouvoir jouer une carte de la réserve n’y change rien.
    - Tu perds aussi quand le talon est vide et qu’aucune carte de la réserve ne va nulle part (règle maison).

    {""}**Toujours gagnable ?** J’ai examiné 1 000 donnes. En connaissant l’ordre du talon, on pourrait toutes les gagner.

    {""}**Règles maison.**
    - Dans la règle d’origine, une carte piochée peut aller directement sous un roi. Ici, elle passe par la réserve, ce qui revient au même.
    - *Reprendre* te rend la dernière carte posée sous un roi, tant que tu n’as pas retourné la suivante.
    - Ton score, ce sont les rois tués. Entre deux victoires, la meilleure est celle où l’on a pioché le moins de cartes.
    - Si tu demandes un indice, la partie ne compte que si tu la perds.
    - Il n’y a pas de pendule.

    {""}**La donne du jour.** C’est aussi une règle maison.
    - Chaque jour (UTC), tout le monde sur un serveur a droit à un essai. Une même donne va à vingt personnes au plus.
    - Personne ne peut te regarder jouer la donne du jour, et il n’y a ni indice ni *Reprendre*.
    - Tu as jusqu’à la fin du lendemain pour la finir. Après, elle compte comme abandonnée.

## The lesson: four kings die in one prearranged game

lesson-goal = Quatre rois se dressent en haut. Tue-les tous avec les cartes que tu pioches.
lesson-last = Un brelan, quatre de même couleur ou cinq alternées tuent. Dans tes propres parties, *Indice* montre un coup et *Reprendre* en annule un. On y va ?
lesson-draw = { $part ->
    [say] Tes cartes viennent une à une du talon. Appuie sur *Piocher*.
    [wrong] Il n’y a pas encore de carte à jouer. Appuie sur *Piocher*.
   *[well] Un 9♥. Il est maintenant dans ta réserve, et tu peux le jouer de là.
 }
lesson-nine = { $part ->
    [say] Il va sous une carte plus haute, rouge sur noire ou l’inverse, ou de même couleur. R♣, R♥ et R♠ l’acceptent donc, mais pas R♦. Appuie sur *→ R♠*.
    [draw] Ce serait la garder pour plus tard. Elle a déjà sa place : *→ R♠*.
    [wrong] Les règles le permettent, mais ici elle ouvre la colonne de R♠. Appuie sur *→ R♠*.
   *[well] Il y reste pour de bon : ce qui viendra sous R♠ devra aller sous le 9♥, et non sous le roi.
 }
lesson-second-nine = { $part ->
    [say] Tu as pioché 9♣. Une carte de même valeur va toujours : pose ce 9 sur l’autre.
    [wrong] Garde les 9 ensemble : l’autre est sous R♠, donc appuie sur *→ R♠*.
   *[well] Deux 9. À côté de R♠, des trois barres pour les 9, deux sont claires ; la dorée, c’est tout ce qui manque.
 }
lesson-third-nine = { $part ->
    [say] Et voilà 9♠ ! *Trois cartes de même valeur* de suite, un brelan, tuent leur roi. Un bouton qui tue est vert.
    [wrong] Ça ne tue personne. Le troisième 9 va sur les deux autres : *→ R♠*.
   *[well] R♠ est mort. Chaque roi mort donne une case de plus à ta réserve : tu en as cinq.
 }
lesson-ace = { $part ->
    [say] Tu as pioché A♣. Les as sont bas, donc seul un autre as irait dessous. Garde-le pour la fin d’une colonne : laisse-le en réserve et appuie sur *Piocher*.
    [wrong] Il bloquerait cette colonne. Garde-le pour plus tard : appuie sur *Piocher*.
   *[well] Il y attendra que tu en aies besoin.
 }
lesson-five = { $part ->
    [say] Quatre pioches plus tard : sous R♥, chaque carte est plus basse que la précédente, noire et rouge à tour de rôle. *Cinq alternées* tuent. Ouvre *Jouer de la réserve* et choisis *A♣ → R♥*.
    [draw] Pas besoin de piocher : la carte qui tue, A♣, est dans ta réserve.
    [wrong] Il ne manque à R♥ que la cinquième carte : choisis *A♣ → R♥* dans le menu.
   *[well] Ton as n’attendait que ça : R♥ est mort, et tu as six cases.
 }
lesson-full-reserve = { $part ->
    [say] Neuf pioches plus tard, ta réserve est pleine. Pioche une carte qui ne va nulle part, et c’est le *trop-plein* : la partie est perdue. Fais de la place : appuie sur *→ R♦*, et 5♦ y va.
    [wrong] Trop risqué : réserve pleine, une carte qui ne va nulle part met fin à la partie. Appuie sur *→ R♦*.
   *[well] Il y a de nouveau de la place, tu peux piocher tranquille. Et sous R♦ reposent trois carreaux.
 }
lesson-four = { $part ->
    [say] Tu as pioché 3♦. *Quatre de même couleur*, chacune plus basse que la précédente, tuent aussi. Pour quel roi est ce 3♦ ?
    [wrong] C’est son heure : trois carreaux sont sous R♦, et voilà le quatrième.
   *[well] V♦ 8♦ 5♦ 3♦ : R♦ est mort. Il ne reste qu’un roi.
 }
lesson-last-king = { $part ->
    [say] Trois pioches plus tard, une carte de ta réserve tue le dernier roi. Laquelle ?
    [draw] Tu l’as déjà : regarde les 7 sous R♣.
    [undo] Cela reprendrait le 7♠, mais tu en as besoin là où il est.
    [wrong] Ça ne tue pas R♣. Sous lui, il y a deux 7 : comment en faire trois ?
   *[well] Les quatre rois sont morts : *c’est gagné*, en 21 cartes. Moins il en faut, mieux c’est.
 }
lesson-question = { $part ->
    [ask] Il manque une carte à R♦ et une à R♥, et ta réserve a un 8 rouge pour chacun. Quel coup te permet de tuer les deux ?
    [diamonds] Poser 8♦ sous R♦
    [diamonds-why] Bien vu ! 8♦ est le quatrième carreau, donc R♦ est mort. 8♥ va sous 9♠ aussi bien que 8♦, et tue ensuite R♥.
    [hearts] Poser 8♦ sous R♥
    [hearts-why] Cela tue R♥, mais la quatrième carte sous R♦ doit être un carreau. Lequel de tes 8 en est un ?
    [draw] { button-draw }
   *[draw-why] Réserve pleine, c’est un risque, et moins tu pioches, mieux c’est. Tu as déjà les deux cartes qu’il te faut.
 }

## The picture

drawn-won = Victoire
drawn-bust = Trop-plein
drawn-out-of-moves = Blocage
drawn-conceded = Abandon

## Commands

command = mort-aux-rois
    .about = Une réussite : fais tomber quatre rois
