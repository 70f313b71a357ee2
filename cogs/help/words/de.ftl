## ``/help``, and the rules of each game

menu-contents = Inhalt
topic-title = { $topic ->
    [table] Am Tisch
    [hall] Die Besten
    [nights] Spielabende auf diesem Server
    [you] Deine Wünsche und deine Daten
    [server] Einen Server betreuen
   *[start] Castellan bittet zu Königsspielen
 }
topic = { $topic ->
    [table]
        { $challenge }: fordere jemanden zu einer Partie heraus, oder zu einer Serie (Best of)
        { $hand }: deine Karten, die nur du siehst. Mit *Mehr* zeigst du den Tisch noch einmal oder verlässt die Partie
        { $tables }: was hier läuft: deine Partien, offene Tische, Partien zum Zuschauen
        { $move }: tipp einen Zug in „König des Berges“
    [hall]
        { $daily }: die Tagesspiele, für alle gleich, und das Rätsel des Tages
        { $leaderboard }: wer vorn liegt, hier und überall
        { $profile }: wie es bei jemandem läuft, und beendete Partien, Schritt für Schritt zum Ansehen
    [nights]
        { $gamenight }: sieh, was hier geplant ist, oder plane selbst einen Spielabend, wenn du darfst

        Drück in seiner Nachricht auf *Mitmachen*, und du bekommst Karten, wenn er beginnt.
    [you] { $preferences }: Pings, Blätter per Direktnachricht, automatische Züge, Karten in vier Farben, deine Sprache. *Deine Daten* zeigt, was über dich gespeichert ist, zum Exportieren oder Löschen
    [server]
        { $settings }: wo und wie hier gespielt wird; für alle, die den Server verwalten

        In einem Kanal brauche ich diese Berechtigungen: { $needed }. Für einen Thread je Partie kommen dazu: { $threads }.
   *[start]
        {""}**Neu hier?** *Spiel ausprobieren* gibt dir gleich Karten, mit Computern auf den anderen Plätzen. *Spiel lernen* bringt dir in zwei Minuten eins bei.
        {""}**Mit anderen spielen**: { $tables } zeigt, was läuft, und /play öffnet einen Tisch.
        {""}**Deine Karten**: Drück am Tisch auf *Mein Blatt* oder nimm { $hand }. Nur du siehst sie.
 }
menu-more-commands = Weitere Befehle

## Commands

command-help = hilfe
    .about = Sehen, was Castellan alles kann
