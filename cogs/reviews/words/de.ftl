## Reviews finished matches, once for each seat, from what its owner could have known

busy = Ich analysiere gerade noch eine andere Partie für dich. Drück noch einmal, wenn ich damit fertig bin.

## *Review*: the decisions of a finished match that had a clearly better alternative

not-your-match = Du kannst nur Partien analysieren, die du selbst gespielt hast.
progress = Ich analysiere deine Partie: { $done } von { $total } Entscheidungen.

## The pages of a review: a question for each decision, and its answers

title = Analyse · { $game }{ $all ->
    [0] { "" }
   *[other] : { $number } von { $all }
 }
graded = { $answer ->
    [fine] **Nichts war deutlich besser als das.**
    [unrated] Das habe ich nicht bewertet.
    [best] **Besser ging es nicht.**
    [other] Es geht noch besser. Versuch’s noch mal, oder lass es dir zeigen.
    [played-bad] So wurde gespielt, aber es geht besser. Versuch’s noch mal, oder lass es dir zeigen.
   *[played] So wurde gespielt, und nichts war deutlich besser.
 }
closing = { $mistakes ->
    [0] **Nach allem, was du sehen konntest, war nichts deutlich besser als deine Züge.**
    [1] Das war’s! Beste Züge: **{ $n } von { $all }**.
   *[other] Das war’s! Beste Züge: **{ $n } von { $all }**. Am meisten gekostet hat dich der Zug in Frage 1.
 }
question = **Hier ging es besser. Was würdest du jetzt spielen?**
played = { $reader ->
    [other] Gespielt
   *[player] Du hast gespielt
 }
your-choice-now = Deine Wahl diesmal
left-early = Das vorzeitige Ende gehört nicht zur Analyse.
button-turning-points = Wendepunkte
button-next = Weiter →
button-show = Zeig’s mir

## The button that reviews add to the pages of a match

button-review = Analyse

## The steps of a finished match at which a seat's chances changed most

turns-title = Wendepunkte · { $game }
chances-picture = Jeder Platz hat eine Linie: Sie zeigt, wie gut seine Chancen nach jedem Schritt standen.
chances-changed = { $whose ->
    [own] deine Chancen: { $change }
   *[other] Chancen von { $name }: { $change }
 }
no-turns = Von einem Schritt zum nächsten haben sich die Chancen kaum verschoben.
turns-note = Das sind grobe Schätzungen nach jedem Schritt, mit den Zügen aller und dem Glück. Eine Analyse wägt nur die eigenen Züge ab, nach dem, was dabei zu sehen war. Darum weichen ihre Zahlen ab.
menu-turns = Einen Wendepunkt ansehen
