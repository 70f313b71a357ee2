## Watching a match: a private page that follows it

stopped = Du schaust nicht mehr zu.

## Pages for spectators: the board without its controls, or the hands of the last deal

only-you = Du schaust zu; nur du siehst das.
last-hands = **Alle Blätter** der letzten beendeten Runde, so wie sie zu Beginn waren.
expired = Ich kann diese Seite nur 15 Minuten lang aktuell halten, darum steht sie jetzt still. Drück auf *Weiter zuschauen*, dann geht es weiter.
no-hands = Die erste Runde ist noch nicht vorbei. Danach siehst du hier die Karten von allen.
button-keep-watching = Weiter zuschauen
button-stop-watching = Nicht mehr zuschauen
button-back-table = Zurück zum Tisch

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = Dieser Partie schauen schon so viele zu, dass kein Platz mehr ist. Am Tisch siehst du dasselbe.
