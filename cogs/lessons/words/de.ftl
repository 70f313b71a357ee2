## Two ways to start: trying a game right away, and lessons that teach one in two minutes

lesson-learn-game = { $game } lernen: { $step } von { $steps }
button-skip = Überspringen →
lesson-play-game = Jetzt kannst du „{ $game }“
lesson-play-game-2 = Ein Spiel spielen
button-once-more = Noch einmal
lesson-theres-lesson = Für dieses Spiel gibt es noch keine Lektion. Seine Regeln stehen in /help.
lesson-now-heres = Und jetzt eine Aufgabe für dich allein:
