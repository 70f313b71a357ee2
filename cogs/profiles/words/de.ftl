## Pages of ``/profile``: a line for each game, and the highlights and chart of one

no-profile = { $name } ist ein Bot. Profile gibt es nur für Menschen: Computer spielen mit, stehen aber nicht in der Rangliste.
title = Profil: { $name }
nothing = { $why ->
    [you-finished-none] Du hast noch keine Partie zu Ende gespielt. Nach deiner ersten steht hier dein Profil; `/play` öffnet einen Tisch.
    [not-shown] { $name } zeigt keine Ergebnisse von anderen Servern. Auf einem Server, auf dem ihr beide spielt, zeigt `/profile` die von dort.
    [you-none-rated] Hier hast du noch keine gewertete Partie zu Ende gespielt.
   *[none-rated] { $name } hat hier noch keine gewertete Partie zu Ende gespielt.
 }
daily-puzzles = Rätsel des Tages
place = Platz { $rank }
picture-of-ratings = { $n ->
    [one] Das Wappen von { $name } und die Wertungszahl nach einer gewerteten Partie von „{ $game }“: { $last }.
   *[other] Das Wappen von { $name } und die Wertungszahl nach jeder der letzten { $n } gewerteten Partien von „{ $game }“: zuerst { $first }, zuletzt { $last }, höchste { $highest }, niedrigste { $lowest }.
 }
daily-result = { $n ->
    [one] **{ $percent }** in { $n } Tagesspiel diesen Monat
   *[other] **{ $percent }** in { $n } Tagesspielen diesen Monat
 }
provisional = Eine Wertungszahl mit ? ist vorläufig: Bisher waren es zu wenige Partien oder zu wenige verschiedene Gegner.
opponents = Häufigste Gegner, Siege–Niederlagen:
rating-against-computers = Wertungszahl gegen Computer: **{ $rating }**{ $next ->
    [yes] { " " }· als Nächstes: { $level }
   *[no] { "" }
 }
beat-level = { $level } geschlagen
unrated = { $n ->
    [one] { $n } ungewertete Partie
   *[other] { $n } ungewertete Partien
 }
no-cross-server-rating = Noch keine Wertungszahl über alle Server. Wer es in `/preferences` erlaubt, wird untereinander gewertet.
highest-rating = Höchste Wertungszahl: **{ $rating }**, { $day }
largest-table = { $n ->
    [one] Größter Tisch mit Sieg: **{ $n }** Person
   *[other] Größter Tisch mit Sieg: **{ $n }** Personen
 }
won-against-computers = Gegen Computer gewonnen: { $record }
win-streak = { $where ->
    [everywhere] Siegesserie, alle Server: jetzt **{ $now }**, längste **{ $most }**
   *[server] Siegesserie: jetzt **{ $now }**, längste **{ $most }**
 }
rating-across-servers = Auf allen Servern: { $rating }
solo-games = { $where ->
    [everywhere] Eigene Spiele, alle Server ({ $n }): **{ $score }**
   *[server] Eigene Spiele ({ $n }): **{ $score }**
 }
daily-deals = { $where ->
    [everywhere] Tagesspiele, alle Server ({ $n }): **{ $score }**
   *[server] Tagesspiele ({ $n }): **{ $score }**
 }
daily-win-streak = { $where ->
    [everywhere] Gewonnene Tage in Folge, alle Server: jetzt **{ $now }**, Bestwert **{ $most }**
   *[server] Gewonnene Tage in Folge: jetzt **{ $now }**, Bestwert **{ $most }**
 }

## Commands

command-profile = profil
    .about = Wertungszahlen und gespielte Partien von jemandem ansehen
    .help = wie es bei jemandem läuft, und beendete Partien, Schritt für Schritt zum Ansehen
    .member = mitglied
    .member-about = Wessen Profil (Standard: dein eigenes)
