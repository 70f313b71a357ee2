## ``/help``, and the rules of each game

menu-contents = Inhalt
topics-table-table = Am Tisch
topics-table-challenge-challenge =
    { $challenge }: fordere jemanden zu einer Partie heraus, oder zu einer Serie (Best of)
    { $hand }: deine Karten, die nur du siehst. Mit *Mehr* zeigst du den Tisch noch einmal oder verlässt die Partie
    { $tables }: was hier läuft: deine Partien, offene Tische, Partien zum Zuschauen
    { $move }: tipp einen Zug in „König des Berges“
topics-hall-whos-best = Die Besten
topics-hall-daily-todays =
    { $daily }: die Tagesspiele, für alle gleich, und das Rätsel des Tages
    { $leaderboard }: wer vorn liegt, hier und überall
    { $profile }: wie es bei jemandem läuft, und beendete Partien, Schritt für Schritt zum Ansehen
topics-nights =
    { $gamenight }: sieh, was hier geplant ist, oder plane selbst einen Spielabend, wenn du darfst

    Drück in seiner Nachricht auf *Mitmachen*, und du bekommst Karten, wenn er beginnt.
topics-you-choices-data = Deine Wünsche und deine Daten
topics-you-preferences-pings = { $preferences }: Pings, Blätter per Direktnachricht, automatische Züge, Karten in vier Farben, deine Sprache. *Deine Daten* zeigt, was über dich gespeichert ist, zum Exportieren oder Löschen
topics-server-running-server = Einen Server betreuen
topics-server-settings-where =
    { $settings }: wo und wie hier gespielt wird; für alle, die den Server verwalten

    In einem Kanal brauche ich diese Berechtigungen: { $needed }. Für einen Thread je Partie kommen dazu: { $threads }.
help-castellan-deals = Castellan bittet zu Königsspielen
help-new-here =
    {""}**Neu hier?** *Spiel ausprobieren* gibt dir gleich Karten, mit Computern auf den anderen Plätzen. *Spiel lernen* bringt dir in zwei Minuten eins bei.
    {""}**Mit anderen spielen**: { $tables } zeigt, was läuft, und /play öffnet einen Tisch.
    {""}**Deine Karten**: Drück am Tisch auf *Mein Blatt* oder nimm { $hand }. Nur du siehst sie.
menu-more-commands = Weitere Befehle
## Commands

command-help = hilfe
    .about = Sehen, was Castellan alles kann
