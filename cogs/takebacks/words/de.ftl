## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = Zum Zurücknehmen ist es zu spät: Jemand hat inzwischen gespielt, oder dein Zug hat etwas gezogen oder aufgedeckt.
lapsed = Diese Anfrage ist schon beantwortet, oder die Partie ist inzwischen weitergegangen.
own = Darum hast du selbst gebeten, also müssen die anderen antworten.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked-youve-asked = Du möchtest deinen Zug zurücknehmen. Die anderen müssen zustimmen.
asked-name-like = { $name } möchte einen Zug zurücknehmen.
asked-youve-offered = Du hast angeboten, ohne Ergebnis aufzuhören. Die anderen müssen zustimmen.
takeback-button-take-back = Zug zurücknehmen (Sieg zählt dann nicht)
takeback-button-take-back-2 = Zug zurücknehmen
answers-stop-match = Partie beenden
answers-let-take = Zurücknehmen lassen
hand = Antworte darauf am Tisch, oder spiel einfach weiter.
asked-name-offers = { $name } bietet an, ohne Ergebnis aufzuhören.
told-name-took = { $name } hat einen Zug zurückgenommen.
button-offer-stop = Aufhören anbieten
told-name-rather = { $name } möchte lieber weiterspielen.
