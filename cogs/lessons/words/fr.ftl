## Two ways to start: trying a game right away, and lessons that teach one in two minutes

lesson-learn-game = Apprendre : { $game }, { $step } sur { $steps }
button-skip = Passer →
lesson-play-game = Tu sais jouer : { $game }
lesson-play-game-2 = Jouer à un jeu
button-once-more = Encore une fois
lesson-theres-lesson = Il n’y a pas encore de leçon pour ce jeu. /help en donne les règles.
lesson-now-heres = Et maintenant, une position à résoudre par toi-même :
