## Two ways to start: trying a game right away, and lessons that teach one in two minutes

title = { $at ->
    [step] Apprendre « { $game } » : { $step } sur { $steps }
   *[end] Tu sais jouer à « { $game } »
 }
button-skip = Passer →
button-play = Jouer à un jeu
button-once-more = Encore une fois
no-lesson = Il n’y a pas encore de leçon pour ce jeu. /help en donne les règles.
already-playing = Tu joues déjà à ce jeu : voici ta partie.
now-one-to-solve = Et maintenant, une position à résoudre par toi-même :
