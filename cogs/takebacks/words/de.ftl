## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = Zum Zurücknehmen ist es zu spät: Jemand hat inzwischen gespielt, oder dein Zug hat etwas gezogen oder aufgedeckt.
lapsed = Diese Anfrage ist schon beantwortet, oder die Partie ist inzwischen weitergegangen.
asked-yourself = Darum hast du selbst gebeten, also müssen die anderen antworten.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked = { $who ->
    [you] { $what ->
        [stop] Du hast vorgeschlagen, ohne Ergebnis aufzuhören. Die anderen müssen zustimmen.
       *[takeback] Du möchtest deinen Zug zurücknehmen. Die anderen müssen zustimmen.
     }
   *[other] { $what ->
        [stop] { $name } schlägt vor, ohne Ergebnis aufzuhören.
       *[takeback] { $name } möchte einen Zug zurücknehmen.
     }
 }
button-take-back = { $rated ->
    [yes] Zug zurücknehmen (Sieg zählt nicht)
   *[no] Zug zurücknehmen
 }
button-agree = { $what ->
    [stop] Partie beenden
   *[takeback] Zurücknehmen lassen
 }
answer-on-board = Antworte darauf am Tisch, oder spiel einfach weiter.
told = { $what ->
    [taken_back] { $name } hat einen Zug zurückgenommen.
   *[takeback_declined] { $name } möchte lieber weiterspielen.
 }
button-offer-stop = Aufhören vorschlagen
