## ``/preferences``: the place of hands, pings for turns, the look of the deck

language-speak-language = Ich schreibe dir auf **{ $language }**.
panel-preferences = Deine Einstellungen
language-speak-discord = Ich rede mit dir **in der Sprache deines Discord**.
switches-direct-hands-hands-come = Deine Blätter kommen als **Direktnachrichten**.
switches-direct-hands-open-hands = Blätter im Kanal
switches-direct-hands-hands-open = Deine Blätter öffnen sich **im Kanal**, nur du siehst sie.
switches-direct-hands-send-hands = Blätter per Direktnachricht
switches-pings-pinged-when = Du wirst **angepingt**, wenn du dran bist.
switches-pings-ping-me = Nicht anpingen
switches-pings-pinged-when-its = Du wirst **nicht angepingt**, wenn du dran bist.
switches-pings-ping-me-2 = Anpingen
switches-four-colours-deck-four = Deine Karten haben **vier Farben**: Kreuz ist grün, Karo blau.
switches-four-colours-use-two = Karten in zwei Farben
switches-four-colours-deck-two = Deine Karten haben **zwei Farben**, Rot und Schwarz.
switches-four-colours-use-four = Karten in vier Farben
switches-coaching-get-advice = Zu deinen ersten Partien eines Spiels gibt es **Ratschläge**.
switches-coaching-turn-off = Keine Ratschläge
switches-coaching-get-advice-first = Zu deinen ersten Partien eines Spiels gibt es **keine Ratschläge**.
switches-coaching-give-me = Ratschläge am Anfang
switches-plays-forced-when-only = Hast du nur einen möglichen Zug, **mache ich ihn für dich**: gegen Computer, oder wenn ihn ohnehin alle sehen können.
switches-plays-forced-let-me = Jeden Zug selbst machen
switches-plays-forced-make-every = Du machst **jeden Zug selbst**, auch wenn nur einer möglich ist.
switches-plays-forced-make-my = Einzigen Zug für mich machen
switches-open-hands-spectators-see = Zuschauer **können deine Karten sehen**, sobald eine Runde vorbei ist, wenn alle am Tisch das erlauben.
switches-open-hands-keep-my = Meine Karten verdeckt lassen
switches-open-hands-spectators-never = Zuschauer **sehen deine Karten nie**.
switches-open-hands-show-my = Karten nach der Runde zeigen
switches-challenges-others-challenge = Andere dürfen dich **herausfordern**.
switches-challenges-let-others = Keine Herausforderungen
switches-challenges-others-challenge-2 = Andere dürfen dich **nicht herausfordern**.
switches-challenges-let-others-challenge = Herausforderungen erlauben
panel-people-challenge = Wer dich nicht herausfordern darf
toggle = Diesen Schalter kenne ich nicht. Nimm noch einmal /preferences.

## Commands

command-preferences = einstellungen
    .about = Wählen, wie Castellan dich erreicht
    .language = sprache
    .language-about = In welcher Sprache ich mit dir rede
