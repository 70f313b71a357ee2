## Reviews finished matches, once for each seat, from what its owner could have known

busy = Ich analysiere gerade noch eine andere Partie für dich. Drück noch einmal, wenn ich damit fertig bin.

## *Review*: the decisions of a finished match that had a clearly better alternative

begin = Du kannst nur Partien analysieren, die du selbst gespielt hast.
progress = Ich analysiere deine Partie: { $done } von { $total } Entscheidungen.

## The pages of a review: a question for each decision, and its answers

title-review-game = Analyse · { $game }
told-thats-played = So wurde gespielt, und nichts war deutlich besser.
title-heading-number = { $heading }: { $number } von { $all }
closing-thats-made = { $n ->
    [one] Das war’s! Du hast noch { $n } Fehler gemacht, aber er hat dich weniger gekostet.
   *[other] Das war’s! Du hast noch { $n } Fehler gemacht, aber sie haben dich weniger gekostet.
 }
question = **Hier ging es besser. Was würdest du jetzt spielen?**
answer-played = Gespielt
answer-played-2 = Du hast gespielt
answer-choice-now = Deine Wahl jetzt
told-nothing-clearly = **Nichts war deutlich besser als das.**
told-didnt-rate = Das habe ich nicht bewertet.
told-best-choice = **Besser ging es nicht.**
told-heres-compares = So schneidet das im Vergleich zur Partie ab:
told-thats-played-but = So wurde gespielt, aber es gab etwas Besseres.
closing-thats-other = Das war’s! Deine anderen Entscheidungen waren alle in Ordnung.
closing-given-could = **Nach allem, was du sehen konntest, hast du keinen Fehler gemacht.**
closing-leaving-early = Das vorzeitige Ende gehört nicht zur Analyse.
button-turning-points = Wendepunkte
button-next = Weiter →

## The button that reviews add to the pages of a match

button-review = Analyse

## The steps of a finished match at which a seat's chances changed most

turns-turning-points = Wendepunkte · { $game }
turns-each-seat = Jeder Platz hat eine Linie: Sie zeigt, wie gut seine Chancen nach jedem Schritt standen.
turns-nobodys-chances = Von einem Schritt zum nächsten haben sich die Chancen kaum verschoben.
menu = Einen Wendepunkt ansehen
