## ``/leaderboard``: the standings in a server or across servers

period = Diesen Zeitraum kenne ich nicht. Wähl einen der Vorschläge, oder schreib einen Monat wie { $month }.
leaderboard = Ein Spiel namens { $game } kenne ich nicht. Wähl einen der Vorschläge.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody-first-place = Der erste Platz ist noch frei: { $command } öffnet einen Tisch. Eine Partie zählt, wenn mindestens zwei Menschen mitspielen und einer davon bis zum Ende bleibt.
missing-arent-listed = Noch bist du nicht auf der Liste. Öffne mit { $command } einen Tisch und spiel eine Partie gegen jemanden, der sich dazusetzt.
boards = Spiel wählen
periods = Zeitraum wählen
name-time = Insgesamt
name-season-month = Saison { $month }
name-month-month = Dieser Monat: { $month }
scope-server = auf diesem Server
scope-across-servers = auf allen Servern
scope-ranked-after = { $n ->
    [one] Nach { $n } Spiel bekommst du einen Platz.
   *[other] Nach { $n } Spielen bekommst du einen Platz.
 }
scope-ranked-after-about = Für einen Platz spielst du etwa acht Partien gegen mindestens drei verschiedene Leute. Partien gegen Neulinge, die weniger Leuten begegnet sind, ändern deine Wertungszahl nicht, und gegen dieselbe Person zählen höchstens { $n } am Tag.
nobody-nobody-listed = Für diesen Zeitraum steht hier niemand.
nobody-first-place-still = Der erste Platz ist noch frei: { $command } gibt dir ein Spiel.
missing-own-entry = Deine eigene Zeile ist verborgen, wie du es in `/preferences` gewählt hast.
missing-arent-listed-period = Für diesen Zeitraum bist du nicht auf der Liste.
missing-arent-listed-yet = Noch bist du nicht auf der Liste: { $command } gibt dir ein Spiel.
of = Diese Rangliste kenne ich nicht. Nimm noch einmal /leaderboard.
name-season-month-2 = Diese Saison: { $month }
footer-page-page = Seite { $page }
footer-more-than = mehr als { $n } Spieler
footer-provisional-ranked = ? = vorläufig, noch ohne Platz
turns-first = Erste
turns-last = Letzte
turns-find-me = Wo bin ich?
page-title = Rangliste: { $game }
page-heading = Rangliste: { $game }. { $period }.
footer-page-page-pages = Seite { $page } von { $pages }

## Commands

command-leaderboard = rangliste
    .about = Sehen, wer in einem Spiel vorn liegt
    .game = spiel
    .game-about = Welches Spiel (Standard: das zuletzt hier gespielte)
    .period = zeitraum
    .period-about = Welcher Zeitraum
    .where = wo
    .where-about = Dieser Server oder alle Server zusammen
