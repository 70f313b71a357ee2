## Replays of finished matches: step by step, as a file, and as an animation

pause = J’ai mis cette lecture en pause, car tu en as lancé d’autres. Appuie sur **Lecture** pour continuer.
follow-control = Trop de parties défilent en ce moment. Fais avancer celle-ci à la main.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

not-counted = non classée
unrated-hint = avec indices
unrated-casual = amicale
nothing-havent-finished = Tu n’as encore fini aucune partie. `/play` ouvre une table.
page-only-matches = Seulement des parties avec { $name }.
nothing-finished-matches = Aucune partie finie ne convient. Les menus ci-dessous permettent d’en chercher d’autres.
nothing-finished-matches-here = Il n’y a encore ici aucune partie finie que tu puisses voir. `/play` ouvre une table.
nothing-havent-finished-match = Tu n’as encore fini aucune partie ici. `/play` ouvre une table.
narrowing-true = Classées
narrowing-false = Non classées
narrowing-none = Classées ou non
page-finished-matches = Tes parties finies
page-finished-matches-server = Parties finies de ce serveur
when-and-how = donne du { $day }
who = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
 }
rows-server = Parties de ce serveur
turns-newest = Les plus récentes
turns-newer = Plus récentes
turns-older = Plus anciennes
turns-oldest = Les plus anciennes
menu-watch-again = En revoir une
rows = Quelles parties
narrowing = Avec n’importe qui

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = À cette étape, personne n’a à jouer. Choisis-en une autre.
others-played = À cette étape, quelqu’un avait déjà rejoint ou quitté la partie : tu ne peux reprendre que contre l’ordi.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Pour l’instant, personne d’autre ne voit ceci. *Partager* le publie ici pour tout le monde.
exported-whole-match = Toute la partie : sa donne, et chaque étape depuis. Là où Castellan est installé, `castellan verify { $file }` la rejoue et vérifie chaque tirage.
animation = { $n ->
    [one]
        La partie en { $n } image. { $result }
        Le dernier plateau : { $board }
   *[other]
        La partie en { $n } images, l’une après l’autre. { $result }
        Le dernier plateau : { $board }
 }
page-step-number = **Étape { $number } sur { $total }** · { $what }
button-play = Que jouerais-tu ?
told-match-begins = la partie commence
told-concession-name-leaves = { $name } quitte la partie
told-joining = { $name } rejoint la table
told-amendment = l’hôte modifie la partie
told-time-up = temps écoulé pour { $names }
told-game-goes = la partie continue
page-seen-hands = Vu avec toutes les mains visibles.
page-title = Revoir · { $game }
controls-pause = Pause
controls-play = Lecture
exported-also-get = Les coups arrivent aussi en texte, avec la dernière position.
told-action = { $name } joue
told-concession-name-concedes = { $name } abandonne
page-seen-name = Vu depuis la place de **{ $name }**.
controls-first = Début
controls-last = Fin
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

lobby = Déjà joué avec ces cartes : { $names }.
origin-continued-step = Reprise à l’étape { $step } d’[une partie précédente]({ $link }) ; non classée.
origin-same-cards = Mêmes cartes que dans [une partie précédente]({ $link }) ; non classée.

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-play-game = Reprendre · { $game }
levels-take-seat = Tu prends la place dont c’est le tour. Qui joue les autres ? La partie n’est pas classée.
button-table-friends = Une table entre amis
open-table = Tu as déjà ouvert cette table dans { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Cette partie s’est jouée sous d’anciennes règles, on ne peut plus la revoir.
damaged = Le journal de cette partie ne correspond pas à son résultat, on ne peut pas la revoir.
