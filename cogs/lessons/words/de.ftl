## Two ways to start: trying a game right away, and lessons that teach one in two minutes

title = { $at ->
    [step] „{ $game }“ lernen: { $step } von { $steps }
   *[end] Jetzt kannst du „{ $game }“
 }
button-skip = Überspringen →
button-play = Ein Spiel spielen
button-once-more = Noch einmal
no-lesson = Für dieses Spiel gibt es noch keine Lektion. Seine Regeln stehen in /help.
already-playing = Du spielst schon eine Partie davon. Hier ist sie.
now-one-to-solve = Und jetzt eine Aufgabe für dich allein:
