## ``/leaderboard``: the standings in a server or across servers

unknown-period = Diesen Zeitraum kenne ich nicht. Wähl einen der Vorschläge, oder schreib einen Monat wie { $month }.
unknown-game = Ein Spiel namens „{ $game }“ kenne ich nicht. Wähl einen der Vorschläge.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody = { $case ->
    [closed] Für diesen Zeitraum steht hier niemand.
    [alone] Der erste Platz ist noch frei: { $command } gibt dir ein Spiel.
   *[together] Der erste Platz ist noch frei: { $command } öffnet einen Tisch. Eine Partie zählt, wenn mindestens zwei Menschen mitspielen und einer davon bis zum Ende bleibt.
 }
missing = { $case ->
    [hidden] Deine eigene Zeile ist verborgen, wie du es in `/preferences` gewählt hast.
    [closed] Für diesen Zeitraum bist du nicht auf der Liste.
    [alone] Noch bist du nicht auf der Liste: { $command } gibt dir ein Spiel.
   *[together] Noch bist du nicht auf der Liste. Öffne mit { $command } einen Tisch und spiel eine Partie gegen jemanden, der sich dazusetzt.
 }
menu-game = Spiel wählen
menu-period = Zeitraum wählen
all-time = Insgesamt
month-name = { $which ->
    [this-season] Diese Saison: { $month }
    [season] Saison { $month }
    [this-month] Dieser Monat: { $month }
   *[month] { $month }
 }
scope = { $where ->
    [server] auf diesem Server
   *[everywhere] auf allen Servern
 }
ranked-after = { $game ->
    [alone] { $n ->
        [one] Nach { $n } Spiel bekommst du einen Platz.
       *[other] Nach { $n } Spielen bekommst du einen Platz.
     }
   *[together] Für einen Platz spielst du etwa acht Partien gegen mindestens drei verschiedene Leute.
 }
page-number = { $pages ->
    [0] Seite { $page }
   *[other] Seite { $page } von { $pages }
 }
more-players-than = mehr als { $n } Spieler
provisional = ? = vorläufig, noch ohne Platz
button-first = Erste
button-last = Letzte
button-find-me = Wo bin ich?
title = Rangliste: { $game }
picture-heading = Rangliste: { $game }. { $period }.

## Commands

command-leaderboard = rangliste
    .about = Sehen, wer in einem Spiel vorn liegt
    .help = wer vorn liegt, hier und überall
    .game = spiel
    .game-about = Welches Spiel (Standard: das zuletzt hier gespielte)
    .period = zeitraum
    .period-about = Welcher Zeitraum
    .where = wo
    .where-about = Dieser Server oder alle Server zusammen
