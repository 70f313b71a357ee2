## The game, its options and its lines on a board

name = Quatre-vingts points
about = Le roi de la colline et un complice secret affrontent trois assaillants, qui doivent prendre quatre-vingts points dans les plis. Pour 5 joueurs ; les ordinateurs prennent les places vides.
goal = Le rang le plus haut gagne. Si les assaillants font moins de 80 points, { $side ->
    [none] le roi de la colline monte
    [hidden] cela mène { $risen } au moins, et le complice aussi loin
   *[known] cela mène { $risen } au moins
 }
options = { $rounds ->
    [0] jusqu’à ce que quelqu’un dépasse l’as
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }{ $loose ->
    [yes] { " · " }défausse libre
   *[no] { "" }
 }
heading = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
 }{ $trick ->
    [0] { "" }
   *[other] { " · " }pli { $trick }
 }{ $loose ->
    [yes] { " · " }défausse libre
   *[no] { "" }
 }
score = rang { $rank }
signs-legend = ✅ ton pli, avec des points · 🟨 ton pli, sans points · ⬛ pli de quelqu’un d’autre
memory = Les plis de la manche
button-tricks = Plis

## What the match is waiting for

now = { $phase ->
    [dealing] On donne les cartes.
    [declaring] Toutes les cartes sont données : dernière chance d’annoncer. On attend { $who }.
    [naming] Personne n’a annoncé : à { $who } de nommer la couleur d’atout.
    [burying] { $who } est roi de la colline, prend les huit dernières cartes et en écarte huit.
    [calling] { $who } appelle une carte. Qui la joue en premier est son complice.
    [leading] À { $who } d’entamer.
    [playing] À { $who } de jouer.
    [shown] { $n ->
        [one] { $who } fait le pli et prend { $n } point.
       *[other] { $who } fait le pli et prend { $n } points.
     }
    [scored] La manche suivante commence quand tout le monde a répondu. On attend { $who }.
   *[over] { "" }
 }
may-declare = { $shown ->
    [none] Qui tient une carte de rang { $rank } peut annoncer sa couleur.
    [card] Seule une paire de { $rank } peut surenchérir.
   *[pair] Une paire est définitive.
 }
order = Ordre du jeu : { $seats }

## The number of rounds, which the host changes; in a rated match everybody has to agree

rounds-left = { $n ->
    [0] La partie se termine avec la manche en cours.
    [one] Encore { $n } manche à jouer après celle en cours.
   *[other] Encore { $n } manches à jouer après celle en cours.
 }
rounds-wished = { $n ->
    [one] Proposé par { $names } : encore { $n } manche après celle-ci. Si tu es d’accord, choisis la même chose dans le menu.
   *[other] Proposé par { $names } : encore { $n } manches après celle-ci. Si tu es d’accord, choisis la même chose dans le menu.
 }
rounds-too-soon = Dans une partie classée, un changement vaut à partir de la manche suivante : il s’en joue donc au moins une de plus.
menu-rounds = Changer le nombre de manches restantes

## Trumps, the called card and the tricks

trumps = { $suit ->
    [none] Rang d’atout : **{ $rank }**.
   *[other] Atout : **{ $suit }**, les cartes de rang **{ $rank }** et les Jokers.
 }
suit-of-trumps = atout
declared = { $how ->
    [first] { $name } a annoncé avec **{ $cards }**.
    [again] { $name } montre maintenant **{ $cards }** !
    [over-you] { $name } a montré **{ $cards }** : la paire bat ta carte **{ $before }**.
    [late] Tu as annoncé **{ $before }** aussi, mais { $name } a reçu **{ $cards }** avant toi.
   *[over] { $name } a montré **{ $cards }** : la paire bat **{ $before }** ({ $other }).
 }
crowned = { $how ->
    [lot] Personne n’a annoncé : le sort a choisi **{ $name }** comme roi de la colline et **{ $suit }** comme atout.
    [declared] Voilà **{ $name }** roi de la colline et **{ $suit }** atout.
    [named] Personne n’a annoncé : **{ $name }**, roi de la colline, a choisi **{ $suit }** comme atout.
   *[trumps] L’atout est donc **{ $suit }**. **{ $name }** est roi de la colline.
 }
called = { $how ->
    [nobody] Aucune carte appelée : { $name } joue en solo.
    [hidden] Carte appelée : **{ $card }**, pas encore jouée.
    [alone] Carte appelée : **{ $card }**, jouée par { $name }, qui reste donc en solo.
   *[ally] Carte appelée : **{ $card }**, jouée par **{ $name }**, complice.
 }
trick = **Pli { $number } :** { $plays }
trick-taken = { $n ->
    [one] Pli { $number }, { $n } point pour { $name } : { $plays }
   *[other] Pli { $number }, { $n } points pour { $name } : { $plays }
 }
seat = rang { $rank }, { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $left ->
    [yes] , a quitté la partie, un ordinateur continue
   *[no] { "" }
 }{ $side ->
    [koth] , ♔ Roi de la colline
    [ally] , complice
   *[none] { "" }
 }{ $doing ->
    [ready] , c’est bon ✓
    [answered] , a répondu ✓
    [to-play] , **doit jouer**
   *[none] { "" }
 }
seat-known = { $seat } { $name } · { $n ->
    [one] { $n } point
   *[other] { $n } points
 }{ $suits ->
    [none] { "" }
   *[other] { " · " }ne fournit plus : { $suits }
 }

## The end of a round and of a match

defended = { $n ->
    [one] { $names } défendait en solo.
   *[other] { $names } défendaient.
 } Points des assaillants : { $parts } = **{ $sum }**.
dead-hand = { $doubled ->
    [yes] { $n ->
        [one] Écart : { $cards } ({ $n } point). Un assaillant a fait le dernier pli, donc l’écart compte double : **+{ $twice }**.
       *[other] Écart : { $cards } ({ $n } points). Un assaillant a fait le dernier pli, donc l’écart compte double : **+{ $twice }**.
     }
   *[no] { $n ->
        [one] Écart : { $cards } ({ $n } point). Un défenseur a fait le dernier pli, donc l’écart ne compte pas.
       *[other] Écart : { $cards } ({ $n } points). Un défenseur a fait le dernier pli, donc l’écart ne compte pas.
     }
 }
your-round = { $won ->
    [yes] **Ton camp a gagné cette manche.**
   *[no] **Ton camp a perdu cette manche.**
 }
total = { $winner ->
    [challengers] Total : **{ $total }**, au moins 80 : les assaillants gagnent la manche.
   *[defenders] Total : **{ $total }**, moins de 80 : les défenseurs gagnent la manche.
 }
rise = { $n ->
    [0] De 80 à 119, personne ne monte.
    [one] { $band }, donc { $n } rang de plus : { $now }.
   *[other] { $band }, donc { $n } rangs de plus : { $now }.
 }
band = { $least ->
    [0] Pas un seul point
    [200] 200 points ou plus
   *[other] De { $least } à { $most } points
 }
risen = { $how ->
    [passed] { $name } au-delà de l’as
   *[rank] { $name } à { $rank }
 }
next-king = { $who ->
    [same] **{ $name }** défendait en solo et reste roi de la colline.
    [ally] **{ $name }**, complice, devient roi de la colline.
   *[challenger] **{ $name }** vient ensuite parmi les assaillants et devient roi de la colline.
 }
verdict = { $how ->
    [risen] { $n ->
        [one] { $names } a dépassé l’as et gagne la partie !
       *[other] { $names } ont dépassé l’as et gagnent la partie ensemble !
     }
    [tie] { $n ->
        [one] { $names } gagne au rang { $rank } : { $points } points font la différence.
       *[other] { $names } partagent la victoire au rang { $rank }, avec { $points } points chacun.
     }
   *[highest] { $n ->
        [one] { $names } est au plus haut, au rang { $rank }, et gagne la partie !
       *[other] { $names } sont au plus haut, au rang { $rank }, et partagent la victoire !
     }
 }

## The steps of a replay, and what a review says about choices

step = { $what ->
    [declare] { $name } répond
    [pass] { $name } n’annonce plus rien
    [name] { $name } nomme { $it } comme atout
    [choose] { $name } choisit des cartes à écarter
    [buried] { $name } écarte { $it }
    [bury] { $name } écarte huit cartes
    [call] { $it ->
        [nobody] { $name } n’appelle aucune carte
       *[other] { $name } appelle { $it }
     }
    [put] { $name } joue { $it }
   *[ready] { $name } dit « C’est bon »
 }
worth = { $ranks ->
    [0] tu ne monterais presque jamais
    [one] tu monterais de { $ranks } rang en moyenne
   *[other] tu monterais de { $ranks } rangs en moyenne
 }
lost-by-choices = choix { $sign ->
    [minus] −
   *[plus] +
 }{ $ranks } { $ranks ->
    [one] rang
   *[other] rangs
 }
luck = { $ranks ->
    [0] Tes cartes étaient à peu près dans la moyenne.
   *[other] { $sign ->
        [minus] { $ranks ->
            [one] Tes cartes étaient moins bonnes que la moyenne de { $ranks } rang.
           *[other] Tes cartes étaient moins bonnes que la moyenne de { $ranks } rangs.
         }
       *[plus] { $ranks ->
            [one] Tes cartes étaient meilleures que la moyenne de { $ranks } rang.
           *[other] Tes cartes étaient meilleures que la moyenne de { $ranks } rangs.
         }
     }
 }

## The text of a hand, for its owner only

declaring = { $how ->
    [claimed-dealing] Tu annonces { $cards } : tout le monde le verra avec les prochaines cartes.
    [claimed-declaring] Tu annonces { $cards } : tout le monde le verra une fois que chacun aura répondu.
    [for-the-hill] **Tu peux annoncer.** Si personne ne surenchérit, tu deviens roi de la colline et cette couleur est l’atout.
    [for-trumps] **Tu peux annoncer.** Cette couleur sera l’atout.
    [nothing] Tu n’as rien à annoncer.
    [answered] Ta réponse est donnée. On attend les autres.
    [pair] Une paire est définitive.
   *[not-yet] Tu n’as encore rien à annoncer.
 }
naming = **Personne n’a annoncé.** Nomme la couleur d’atout.
burying = **Écarte huit de tes 28 cartes.** Si un assaillant fait le dernier pli, les points de l’écart comptent double pour les assaillants.
counted = { $n } sur { $all } choisies.
calling = **Appelle une carte** que d’autres ont en main : qui la joue en premier est ton complice. Sans appel, tu joues en solo.
may-play = { $may ->
    [lead] **À toi d’entamer :** une carte, ou deux pareilles.
    [follow] **À toi de jouer :** on demande { $suit }, fournis.
    [any] **À toi de jouer :** on demande { $suit } et tu n’en as pas, joue n’importe quelle carte.
    [follow-pair] **À toi de jouer :** on demande { $suit }, fournis une paire.
    [any-two] **À toi de jouer :** on demande { $suit } et tu n’en as pas, joue deux cartes au choix.
    [loose] **À toi de jouer :** on demande { $suit } et tu n’en as pas de paire, joue deux cartes au choix.
    [only] **À toi de jouer :** on demande { $suit } et tu n’as que { $card }, donc il faut jouer cette carte. Ajoutes-en une au choix.
   *[two] **À toi de jouer :** on demande { $suit } et tu n’en as pas de paire, joue deux cartes au choix de cette couleur.
 }
scored = **On passe à la manche suivante ?**
ended = Toi : rang { $rank }, points : { $points }.
you-challenge = Tu fais partie des assaillants.
you-buried = Ton écart : { $cards }.
called-yourself = { $side ->
    [koth] La carte appelée, c’est toi qui l’as.
    [ally] **Tu as les deux cartes appelées : le complice secret, c’est toi.**
   *[first] **Tu as la carte appelée. Joue-la avant tout le monde, et te voilà complice.**
 }
points-taken = Points des assaillants : { $points } sur 80. Toi : { $mine }.

## Buttons and menus of a hand

button-pass = { $declared ->
    [yes] J’ai fini
   *[no] Ne rien annoncer
 }
menu-suit = Couleur d’atout
button-name = Nommer { $suit }
button-bury = Écarter ces huit
menu-call = { $jokers ->
    [yes] Appeler une carte à { $suit } ou un Joker
   *[no] Appeler une carte à { $suit }
 }
option-call = { $n ->
    [0] { $card }
   *[other] { $card } (tu en as { $n })
 }
button-call = { $card ->
    [nobody] N’appeler personne
   *[other] Appeler { $card }
 }
menu-play = Jouer une carte
button-take-back = Reprendre { $card }
button-ready = C’est bon !

## What beginners are told about their decision

coaching = { $on ->
    [declared] Ton annonce est faite ; une paire peut encore surenchérir sur une carte seule.
    [overriding] Quelqu’un a déjà annoncé : seule une paire de { $rank } peut surenchérir.
    [no-card] Il faut une carte de rang { $rank } pour annoncer. Sinon, attends de voir avec qui tu joues.
    [declaring-for-the-hill] À { $suit }, { $held ->
        [one] ta seule carte serait un atout.
       *[other] tu aurais en atout { $n } de tes { $held } cartes.
     } Un tiers, c’est l’ordinaire ; un roi de la colline en veut davantage.
    [declaring] À { $suit }, { $held ->
        [one] ta seule carte serait un atout.
       *[other] tu aurais en atout { $n } de tes { $held } cartes.
     } Un tiers, c’est l’ordinaire ; avec plus, l’annonce vaut le coup.
    [naming] L’atout bat toutes les autres couleurs, donc mieux vaut en avoir beaucoup : à { $suit }, tu en aurais { $n }.
    [burying] Écarte toute une couleur, et tu pourras la couper.
    [calling] Qui tient une grosse carte qui te manque fait un bon complice, et elle sera sans doute bientôt jouée.
    [leading-to-defend] As, paires et gros atouts à l’entame gardent les points loin des assaillants, à qui il en faut 80.
    [leading-a-pair] Tu peux entamer d’une paire : seule une paire plus haute ou une paire d’atout la bat, donc ses points sont plutôt à l’abri.
    [leading] À l’entame, une carte maîtresse ramène les points du pli, une petite rend la main.
    [partner-wins] { $name } tient le pli pour ton camp avec { $cards } : { $worth ->
        [yes] les points que tu y ajoutes peuvent rester chez vous
       *[no] garde tes grosses cartes pour plus tard
     }.
    [partner-if-called] { $name } tient le pli avec { $cards }. Si tu joues { $card } avant tout le monde, vous êtes du même camp.
    [unbeatable] { $cards } : rien de ce que tu peux jouer ne fait mieux. { $worth ->
        [yes] Un cinq, un dix ou un roi de ta part irait à qui fait le pli
       *[no] Garde tes grosses cartes pour plus tard
     }.
    [unknown-wins] Tu peux battre { $cards }{ $with ->
        [none] { "" }
       *[other] { " " }avec { $with }
     }, mais rien ne dit encore de quel côté est { $name }. Points dans ce pli : { $n }.
    [rival-wins] { $name } tient le pli contre toi avec { $cards }, et tu peux faire mieux{ $with ->
        [none] { "" }
       *[other] { " " }avec { $with }
     }. Points dans ce pli : { $n }.
    [scored] Les rangs restent, les camps non : qui était contre toi peut être ton complice à la prochaine manche.
   *[shown] { "" }
 }

## Why one decision of a round was better than another

reason = { $why ->
    [joins] { $called } fait de toi le complice du roi, et c’est le meilleur camp.
    [waits] { $other } ferait de toi le complice du roi dès maintenant. Pour l’instant, mieux vaut t’en passer.
    [found] { $cards } a plus de chances de faire sortir { $called } : tu sauras alors qui est ton complice.
    [takes-points] { $cards } bat { $theirs } ({ $name }), et il y a des points dans ce pli.
    [takes] { $cards } bat { $theirs } ({ $name }), et qui fait le pli entame le suivant.
    [overtakes] { $name } tient déjà le pli pour ton camp, donc garde { $other }.
    [spends] { $other } ferait ce pli, mais te servira mieux dans un autre.
    [cheaper] { $cards } bat aussi { $theirs } ({ $name }), donc garde { $other }.
    [feeds] { $name } tient le pli contre toi, et { $other } y ajouterait des points.
    [feeds-unknown] { $name } tient le pli, peut-être contre toi. Avec { $other }, tu risquerais des points.
    [adds] { $name } tient le pli pour ton camp : ajoute les points de { $cards }.
    [breaks] { $other } casserait ta paire, que seule une autre paire peut battre.
    [hopeless] Ni l’un ni l’autre ne bat { $theirs } ({ $name }), donc garde { $other } pour plus tard.
    [pair] Seule une autre paire peut battre { $cards }. { $other } peut perdre contre une carte seule.
    [top] Aucune carte encore en jeu ne bat { $cards } dans sa couleur. On ne peut pas en dire autant de { $other }.
    [exposes] { $other } vaut des points, et une carte plus haute peut encore les prendre.
    [keeps-trump] { $other } est un atout : garde-le pour un pli entamé par quelqu’un d’autre.
    [draws] { $cards } fait tomber les atouts : qui en a doit fournir.
    [buries-points] Écarte les huit meilleures, et les assaillants ne pourront pas compter { $third } en double.
    [buries-trumps] Écarte les huit meilleures, et tu gardes { $third } parmi tes atouts.
    [empties] Écarte les huit meilleures, et tu n’as plus de { $third } : tu pourras couper.
    [buries-top] Écarte les huit meilleures, et tu gardes { $third }, que rien ne bat dans sa couleur.
    [alone] Si tu n’appelles personne, tu joues en solo. Appelle { $cards } : qui joue cette carte en premier est avec toi.
    [own-both] Tu as les deux cartes { $other } : personne ne pourrait devenir ton complice.
    [own] Tu as toi-même une carte { $other } : une seule autre personne pourrait devenir ton complice.
    [stronger] Moins de cartes battent { $cards } que { $other } : ton complice serait plus fort.
    [leads-to] Tu peux entamer la couleur de { $cards } pour faire sortir ton complice. De celle de { $other }, tu n’as rien.
    [last] Après { $cards }, ton camp fait plus souvent le dernier pli, qui décide du sort des points écartés.
   *[none] { "" }
 }

## Why a move is refused

refusals-not-following = Il faut fournir à l’entame. Ta main ne propose que les cartes que tu peux jouer.
refusals-not-the-koth = C’est au seul roi de la colline d’en décider.
refusals-pair-is-final = Une paire est annoncée, et on ne surenchérit pas sur une paire.
refusals-pair-needed = Une couleur est déjà annoncée ; seule une paire peut surenchérir.
refusals-not-declarable = Tu n’as pas les cartes pour annoncer cette couleur.
refusals-answered = Tu as déjà donné ta réponse pour cette manche.
refusals-already-ready = Ta réponse est déjà donnée. On attend les autres.
refusals-eight-cards = On écarte exactement huit cartes, ni plus ni moins.
refusals-not-a-lead = Entame d’une carte, ou de deux pareilles en valeur et en couleur.
refusals-players = « Quatre-vingts points » se joue à cinq. Appuie sur **Jouer contre l’ordi** pour remplir les places vides.
refusals-joining-closed = « Quatre-vingts points » se joue à cinq, et toutes les places sont prises.

## The rules

rules-dealing =
    {""}**But du jeu.** Chacun monte pour soi, du rang 2 jusqu’à l’as, et au-delà. Mais chaque manche se gagne par camps : le roi de la colline et un complice défendent, les autres montent à l’assaut. Les camps changent de manche en manche.

    {""}**Les cartes.**
    - Deux jeux avec leurs Jokers font 108 cartes : 20 pour chacun des cinq, et 8 de reste.
    - Dans chaque couleur, l’as est la plus haute carte et le 2 la plus basse. Deux cartes de même rang et de même couleur forment une *paire*.
    - Chaque 5 vaut 5 points, chaque 10 et chaque roi 10. Cela fait 200 points par manche.

    {""}**La donne.** Les places sont tirées au sort avant la première carte.
    - Le rang d’atout est le rang du roi de la colline. À la première manche, c’est le 2.
    - Pendant la donne, qui tient une carte de ce rang peut annoncer sa couleur comme atout. Après quoi seule une paire de ce rang peut surenchérir.
    - À la première manche, l’annonce qui tient fait de son auteur le roi de la colline.
    - Si personne n’annonce, le roi de la colline nomme la couleur. À la première manche, la couleur et le roi sont tirés au sort.

    {""}**L’écart.**
    - Le roi de la colline prend les 8 cartes qui restent et en écarte 8, au choix.
    - Puis le roi appelle une carte, n’importe laquelle, ou personne. Qui joue cette carte en premier devient le complice.
    - Chaque carte existe en double, donc jusque-là nul n’est sûr de l’identité du complice.
rules-tricks =
    {""}**Un pli.** Chacun joue une fois, dans l’ordre indiqué sur le plateau : une carte, ou deux si l’entame en a deux. La manche dure jusqu’à ce que vos 20 cartes soient jouées.

    {""}**L’atout.** Tous les atouts forment une seule couleur. De haut en bas :
    - le Joker rouge, puis le Joker noir
    - le rang d’atout : d’abord dans la couleur d’atout, puis dans les autres couleurs (à égalité entre elles)
    - le reste de la couleur d’atout, en descendant de l’as

    Un atout n’appartient pas à la couleur imprimée dessus.

    {""}**Entamer.** Le roi de la colline entame le premier pli. Ensuite, qui a fait le dernier pli entame : une carte, ou une paire de cartes identiques.

    {""}**Fournir.**
    - Si on a entamé une seule carte, joue une carte de sa couleur si tu en as une.
    - Si on a entamé une paire, joue une paire de sa couleur si tu en as une.
    - Si tu n’as pas de paire, joue autant de cartes de sa couleur que tu en as, deux au plus, et le reste au choix (règle maison).
    - Avec *défausse libre*, deux cartes au choix font l’affaire si tu n’as pas de paire.

    {""}**Faire le pli.**
    - Le plus haut atout fait le pli. Sans atout, c’est la plus haute carte de la couleur entamée.
    - Seule une paire peut battre une paire.
    - À cartes égales, la première jouée l’emporte.
    - Les points du pli vont à qui le fait.
rules-score =
    {""}**Le compte.**
    - On compte les points pris par les assaillants.
    - Si l’un d’eux a fait le dernier pli, on ajoute le double des points de l’écart.
    - La barre du plateau compte tous ceux dont on ne sait pas qu’ils défendent, donc elle baisse quand le complice se dévoile.

    {""}**Qui monte ?**
    - 0 point : les défenseurs montent de 3 rangs. De 1 à 40 : de 2 rangs. De 41 à 79 : de 1.
    - À partir de 80, les assaillants gagnent. Jusqu’à 119, personne ne monte. De 120 à 159 : ils montent de 1 rang. De 160 à 199 : de 2. À 200 ou plus : de 3.

    {""}**Le roi suivant.** En dessous de 80, c’est le complice ; sans complice, le même roi reste. À partir de 80, c’est l’assaillant suivant autour de la table.

    {""}**La fin.**
    - La partie se termine après le nombre de manches convenu (par défaut : 5). L’hôte peut le changer avec *Plus*, dans sa main. Dans une partie classée, tout le monde doit choisir la même chose, et il se joue au moins une manche de plus.
    - Elle se termine aussitôt que quelqu’un dépasse l’as.
    - Le plus haut rang gagne. À rang égal, ce sont les points pris dans toute la partie qui décident.

    {""}**À la cadence en direct.**
    - On donne une carte toutes les 1,5 seconde. Dès qu’une paire est annoncée, toutes les autres arrivent d’un coup.
    - Tu as 3 secondes pour la dernière chance d’annoncer, 5 pour nommer une couleur, 60 pour écarter, 15 pour appeler et 10 pour jouer.
    - Un pli terminé reste visible 2 secondes.
rules-rulings =
    {""}**Règles maison.**
    - Une paire annoncée est définitive. Avec une paire, tu peux surenchérir sur ta propre carte seule.
    - Si plusieurs annoncent en même temps, c’est la carte donnée en premier qui compte. Cela vaut aussi pour les dernières réponses, que chacun donne en secret.
    - On peut appeler n’importe laquelle des 54 cartes. Si le roi joue lui-même la carte appelée, il reste en solo.
    - L’hôte lance la première manche avec *Commencer*. Avant chacune des suivantes, tout le monde dit que c’est bon, mais pas après chaque pli.
    - Si plusieurs dépassent l’as dans la même manche, ils gagnent ensemble.
    - Si tu pars, tu finis à la dernière place, et un ordinateur continue pour toi.
    - { $leaving }

    {""}**Si ton temps est écoulé.**
    - Tu n’annonces rien, et si tu devais nommer une couleur, elle est tirée au sort.
    - Les cartes que tu avais choisies sont écartées, et d’autres sont tirées au sort pour arriver à 8.
    - Personne n’est appelé.
    - Tu joues la plus petite carte ou paire permise, sans points si possible.
    - { $seat }
rules-credit = D’après une variante à cinq de « Quatre-vingts points » (Sheng Ji).
rules-picture = Une table au premier pli : cinq places, la couleur et le rang d’atout, la carte appelée, les cartes jouées jusqu’ici et l’échelle des rangs.

## A lesson: six tricks as a challenger, then burying and calling

lesson-goal = Le rang le plus haut gagne. À chaque manche, deux défendent la colline contre trois. Si les trois prennent **80 points** dans les plis (un cinq en vaut 5, un dix ou un roi 10), les défenseurs ne montent pas.
lesson-claim = Tout le monde commence au rang 2, donc ce sont les 2 qui comptent à cette manche : qui en montre un revendique la colline. Tu as 2♥ : appuie sur « 2♥ » pour l’annoncer.
lesson-claim-wrong = Tu pourrais te taire. Mais tente ta chance maintenant : appuie sur **2♥**.
lesson-claim-well = Aldric a montré deux 2♠, et une paire surenchérit sur une carte seule. Il est donc roi de la colline, et l’atout est pique. Te voilà parmi les assaillants. Il appelle A♦ : qui le joue en premier est son complice.
lesson-follow = Aldric a entamé cœur, donc tu dois jouer cœur. Le plus haut fait le pli, qui vaut 15 points : joue A♥.
lesson-follow-wrong = Ce cœur est sous la dame d’Aldric : les 15 points seraient pour lui. Joue A♥.
lesson-follow-well = Ton as a fait le pli : 5 pour le cinq, 10 pour le dix. 15 points sur 80.
lesson-pair = Qui fait un pli entame le suivant : une carte, ou deux pareilles. Seule une paire plus haute, ou d’atout, bat une paire. Choisis R♣ R♣ dans le menu.
lesson-pair-wrong = Tu as le droit, mais une paire est plus dure à battre. Choisis **R♣ R♣**.
lesson-pair-one-king = Un roi seul tombe sous un as. Entame avec les deux : choisis **R♣ R♣**.
lesson-pair-well = Tout le monde a dû fournir deux trèfles, et personne n’avait de paire. 20 points pour tes rois, 10 et 5 venus des autres : 50 sur 80.
lesson-lure = Mais qui est le complice d’Aldric ? On le saura au premier A♦ joué. Fais-le sortir : choisis ton seul carreau, 3♦, dans le menu.
lesson-lure-wrong = Ça ne te dit rien du complice. Entame carreau, pour faire tomber A♦.
lesson-lure-well = Berengar (le 3) a joué A♦ : **c’est le complice**. Aldric et lui défendent. Clotilde et Dagobert (4 et 5) sont de ton camp : leurs points comptent avec les tiens.
lesson-give = Avec A♣, Clotilde a le plus haut trèfle, et elle est de ton camp. Charge le pli : joue 10♣.
lesson-give-wrong = Ce trèfle ne vaut rien. Clotilde tient le pli pour votre camp : ajoute 10♣.
lesson-give-well = Clotilde a pris ton 10 pour vous trois : 60 sur 80.
lesson-trump = On entame carreau, et tu n’en as plus : tu peux jouer ce que tu veux. L’atout est pique, et même un petit bat tous les carreaux. Joue 4♠.
lesson-trump-wrong = Sans carreau, seul un atout peut faire ce pli. Joue 4♠.
lesson-trump-too-high = Cet atout ferait le pli aussi, mais ton plus petit suffit : 4♠.
lesson-trump-well = Berengar a dû fournir son dernier carreau, le roi. Ton 4♠ a tout ramassé : 15 de plus, 75 sur 80.
lesson-joker = L’atout ne forme qu’une couleur, de haut en bas : Joker rouge, Joker noir, 2♠, les autres 2, puis de A♠ en descendant. Rien ne bat ton Joker rouge : entame avec lui.
lesson-joker-wrong = Quelque chose pourrait battre ça. Entame avec le Joker rouge, que rien ne bat.
lesson-joker-well = Tout le monde a dû jouer atout, et Dagobert a donné le R♠ à son camp. **85 sur 80** : quoi qu’il arrive, Aldric et Berengar restent au rang 2.
lesson-clubs = Une autre partie : personne n’a surenchéri sur ton 2♥, te voilà roi de la colline. Tu as ramassé huit cartes, et tu en écartes huit. Débarrasse-toi de toute une couleur : choisis les huit trèfles dans leur menu.
lesson-clubs-wrong = Sans trèfle, tu pourras couper quand on en entamera. Choisis les huit trèfles dans leur menu, et rien d’autre.
lesson-clubs-well = Cela fait huit cartes, sans cinq, ni dix, ni roi.
lesson-bury = Les points écartés comptent double pour les assaillants s’ils font le dernier pli. Ces trèfles ne leur rapporteraient rien. Appuie sur « Écarter ces huit ».
lesson-bury-wrong = Les points d’autres cartes pourraient aller aux assaillants. Appuie sur **Écarter ces huit**.
lesson-bury-well = Personne d’autre ne les voit avant la fin de la manche.
lesson-call = Appelle maintenant ton complice : qui joue en premier la carte appelée. Seuls les as battent tes R♦ R♦, et tu n’en as pas à carreau. Choisis A♦ dans le menu des carreaux, puis appuie sur « Appeler A♦ ».
lesson-call-wrong = Appelle une carte forte que tu n’as pas, et tu auras un complice solide. Choisis A♦ dans le menu des carreaux, puis appuie sur **Appeler A♦**.
lesson-call-nobody = Alors ce serait toi contre quatre. Appelle plutôt A♦.
lesson-call-well = Désormais, seul quelqu’un qui a un A♦ peut devenir ton complice. Tout le monde saura qui c’est quand la carte sera jouée.
lesson-question = Aldric est roi de la colline et appelle A♦ : tu as les deux en main. Son A♥ tient ce pli, et tu joues en dernier. Que joues-tu ?
lesson-six = Jouer 6♥
lesson-six-why = Tu as les deux cartes appelées, donc tu défends avec Aldric, et son as fait ce pli. Un 10 que tu gardes peut tomber plus tard aux mains des assaillants.
lesson-ten = Jouer 10♥
lesson-ten-why = Bien vu ! A♦ fait de toi le complice secret d’Aldric, et personne ne peut plus battre son as : les assaillants n’auront pas tes 10 points.
lesson-ace = Jouer A♦
lesson-ace-why = On a entamé cœur et tu en as, donc tu dois en jouer un. Aldric t’a pour complice : lequel de tes cœurs l’aide ?
lesson-last = Une manche dure jusqu’à la dernière carte. Sous 80, les défenseurs montent en rang ; à partir de 80, un assaillant sera le prochain roi, et à partir de 120 les assaillants montent. Puis les camps changent. On y va ?

## Words in pictures

drawn-round = Manche
drawn-trick = Pli
drawn-dealing = Donne
drawn-declaring = Annonce
drawn-naming = Atout
drawn-burying = Écarte
drawn-calling = Appel
drawn-turn = Tour
drawn-first = Début
drawn-you = Toi
drawn-ally = Complice
drawn-alone = Solo
drawn-score = Score
drawn-end = Score final
drawn-defenders = Défenseurs
drawn-challengers = Assaillants
drawn-dead = Écart
drawn-next = Roi suivant
drawn-winner = Victoire
drawn-ideas = Idées
drawn-rank = Ton rang

## Commands

command = 80-points
    .about = Des plis, des atouts et un complice secret, à cinq
    .rounds = manches
    .rounds-about = Manches à jouer (5 par défaut ; 0 : jusqu’à ce que quelqu’un dépasse l’as)
    .loose_following = défausse_libre
    .loose_following-about = Variante : sans paire à fournir, on joue deux cartes au choix sur une paire
