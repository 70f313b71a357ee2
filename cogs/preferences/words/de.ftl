## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = Deine Einstellungen
switch = { $what ->
    [direct_hands-on] Deine Blätter kommen als **Direktnachrichten**.
    [direct_hands-off] Deine Blätter öffnen sich **im Kanal**, nur du siehst sie.
    [pings-on] Du wirst **angepingt**, wenn du dran bist.
    [pings-off] Du wirst **nicht angepingt**, wenn du dran bist.
    [plays_forced-on] Hast du nur einen Zug, **mache ich ihn**, wenn das nichts verrät.
    [plays_forced-off] Du machst **jeden Zug selbst**, auch wenn nur einer möglich ist.
    [open_hands-on] Nach der Runde **sehen Zuschauer deine Karten**, wenn alle am Tisch das erlauben.
    [open_hands-off] Zuschauer **sehen deine Karten nie**.
    [challenges-on] Andere dürfen dich **herausfordern**.
   *[challenges-off] Andere dürfen dich **nicht herausfordern**.
 }
button-switch = { $what ->
    [direct_hands-on] Blätter im Kanal
    [direct_hands-off] Blätter per Direktnachricht
    [pings-on] Nicht anpingen
    [pings-off] Anpingen
    [four_colours-on] Zweifarbiges Blatt verwenden
    [four_colours-off] Vierfarbiges Blatt verwenden
    [coaching-on] Ratschläge abstellen
    [coaching-off] Am Anfang Ratschläge geben
    [plays_forced-on] Jeden Zug selbst machen
    [plays_forced-off] Einzigen Zug für mich machen
    [open_hands-on] Meine Karten verdeckt lassen
    [open_hands-off] Karten nach der Runde zeigen
    [challenges-on] Keine Herausforderungen
   *[challenges-off] Herausforderungen erlauben
 }
menu-refused = Darf dich nicht herausfordern
unknown-switch = Diesen Schalter kenne ich nicht. Nimm noch einmal /preferences.

## Commands

command-preferences = einstellungen
    .about = Pings, Sprache und andere Einstellungen ändern
    .help = Pings, Blätter per Direktnachricht, automatische Züge, ein vierfarbiges Blatt, deine Sprache. *Deine Daten* zeigt, was über dich gespeichert ist, zum Exportieren oder Löschen
    .language = sprache
    .language-about = In welcher Sprache ich mit dir rede
