## Replays of finished matches: step by step, as a file, and as an animation

paused = J’ai mis cette lecture en pause, car tu en as lancé d’autres. Appuie sur **Lecture** pour continuer.
too-many-playing = Trop de parties sont rejouées en ce moment. Fais avancer celle-ci toi-même.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

unrated = { $why ->
    [hint] avec indices
    [casual] amicale
   *[other] non classée
 }
nothing = { $where ->
    [narrowed] Aucune partie finie ne convient. Les menus ci-dessous permettent d’en chercher d’autres.
    [server] Il n’y a encore ici aucune partie finie que tu puisses voir. `/play` ouvre une table.
    [here] Tu n’as encore fini aucune partie ici. `/play` ouvre une table.
   *[anywhere] Tu n’as encore fini aucune partie. `/play` ouvre une table.
 }
only-with = Seulement des parties avec { $name }.
button-rated = { $counted ->
    [yes] Classées
    [no] Non classées
   *[both] Classées ou non
 }
list-title = { $whose ->
    [mine] Tes parties finies
   *[server] Parties finies de ce serveur
 }
daily-deal-of = donne du { $day }
more-players = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
 }
whose-server = Parties de ce serveur
button-newest = Les plus récentes
button-newer = Plus récentes
button-older = Plus anciennes
button-oldest = Les plus anciennes
menu-watch-again = En revoir une
menu-whose = Quelles parties
button-anyone = Avec n’importe qui

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = À cette étape, personne n’a à jouer. Choisis-en une autre.
others-played = À cette étape, quelqu’un avait déjà rejoint ou quitté la partie : tu ne peux reprendre que contre l’ordinateur.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Pour l’instant, personne d’autre ne voit ceci. *Partager* le publie ici pour tout le monde.
exported = Toute la partie : sa donne, et chaque étape depuis. Là où Castellan est installé, `castellan verify { $file }` la rejoue et vérifie chaque tirage.
animation = { $n ->
    [one]
        La partie en { $n } image. { $result }
        Le dernier plateau : { $board }
   *[other]
        La partie en { $n } images, l’une après l’autre. { $result }
        Le dernier plateau : { $board }
 }
step = **Étape { $number } sur { $total }** · { $what }
button-quiz = Que jouerais-tu ?
told = { $what ->
    [start] la partie commence
    [action] { $name } joue
    [concession] { $name } abandonne
    [leaving] { $name } quitte la partie
    [joining] { $name } rejoint la table
    [amendment] l’hôte modifie les options
    [late] temps écoulé pour { $names }
   *[time] la partie continue
 }
seen-as = { $view ->
    [all-hands] Vu avec toutes les mains visibles.
    [seat] Vu depuis la place occupée par **{ $name }**.
   *[public] { "" }
 }
title = Revoir · { $game }
button-autoplay = { $playing ->
    [yes] Pause
   *[no] Lecture
 }
exported-moves = Tu as aussi les coups en texte, avec la position finale.
button-first = Début
button-last = Fin
menu-jump-step = Aller à une étape
option-spectator-view = Vue spectateur
menu-whose-view = Quel point de vue
button-share-step = Partager cette étape
button-animation = Animation
button-play-here = Reprendre d’ici
button-same-cards = Mêmes cartes
option-step-number = Étape { $number } · { $what }
option-seat-number = Place { $number } : { $name }

## Lines and buttons that replays add to the pages of a match

known-cards = Déjà joué avec ces cartes : { $names }.
origin = { $steps ->
    [0] Mêmes cartes que dans { $linked ->
        [yes] [une partie précédente]({ $link })
       *[no] une partie précédente
     } ; non classée.
   *[other] Reprise à l’étape { $step } d’{ $linked ->
        [yes] [une partie précédente]({ $link })
       *[no] une partie précédente
     } ; non classée.
 }

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-title = Reprendre · { $game }
levels = Tu prends la place dont c’est le tour. Qui joue les autres ? La partie n’est pas classée.
button-table-friends = Une table entre amis
already-open = Tu as déjà ouvert cette table dans { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Cette partie s’est jouée sous d’anciennes règles, on ne peut plus la revoir.
damaged = Le journal de cette partie ne correspond pas à son résultat, on ne peut pas la revoir.
