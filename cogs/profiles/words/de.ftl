## ``/profile``: a person's games, results and opponents

## Pages of ``/profile``: a line for each game, and the highlights and chart of one

bot = { $name } ist ein Bot. Profile gibt es nur für Menschen: Computer spielen mit, stehen aber nicht in der Rangliste.
title = Profil: { $name }
never-name-hasnt = { $name } hat hier noch keine gewertete Partie zu Ende gespielt.
bare-havent-finished = Du hast noch keine Partie zu Ende gespielt. Nach deiner ersten steht hier dein Profil; `/play` öffnet einen Tisch.
never-havent-finished = Hier hast du noch keine gewertete Partie zu Ende gespielt.
every-day-daily-puzzles = Rätsel des Tages
place = Platz { $rank }
alternative = { $n ->
    [one] Das Wappen von { $name } und die Wertungszahl nach der letzten gewerteten Partie von „{ $game }“: zuerst { $first }, zuletzt { $last }, höchste { $highest }, niedrigste { $lowest }.
   *[other] Das Wappen von { $name } und die Wertungszahl nach jeder der letzten { $n } gewerteten Partien von „{ $game }“: zuerst { $first }, zuletzt { $last }, höchste { $highest }, niedrigste { $lowest }.
 }
bare-name-doesnt = { $name } zeigt keine Ergebnisse von anderen Servern. Auf einem Server, auf dem ihr beide spielt, zeigt `/profile` die von dort.
every-day-percent-over = { $n ->
    [one] **{ $percent }** in { $n } Tagesspiel diesen Monat
   *[other] **{ $percent }** in { $n } Tagesspielen diesen Monat
 }
footer = Eine Wertungszahl mit ? ist vorläufig: Bisher waren es zu wenige Partien oder zu wenige verschiedene Gegner.
details-most-frequent = Häufigste Gegner, Siege–Niederlagen:
against-computers-rating-against = Wertungszahl gegen Computer: **{ $rating }**
overview-beat-level = { $level } geschlagen
overview-unrated = { $n } ungewertet
details-cross-server = Noch keine Wertungszahl über alle Server. Wer es in `/preferences` erlaubt, wird untereinander gewertet.
details-highest-rating = Höchste Wertungszahl: **{ $rating }**, { $day }
details-largest-table = { $n ->
    [one] Größter Tisch mit Sieg: **{ $n }** Person
   *[other] Größter Tisch mit Sieg: **{ $n }** Personen
 }
details-won-against = Gegen Computer gewonnen: { $record }
against-computers-next-level = als Nächstes: { $level }
streak-win-streak = Siegesserie, alle Server: jetzt **{ $now }**, längste **{ $most }**
streak-win-streak-now = Siegesserie: jetzt **{ $now }**, längste **{ $most }**
overview-across-servers = Auf allen Servern: { $rating }
alone-solo-games = Eigene Spiele, alle Server: **{ $score }** · { $rank }
alone-solo-games-score = Eigene Spiele: **{ $score }** · { $rank }
alone-daily-deals = Tagesspiele, alle Server: **{ $score }** · { $rank }
alone-daily-deals-score = Tagesspiele: **{ $score }** · { $rank }
alone-daily-win = Gewonnene Tage in Folge, alle Server: jetzt **{ $now }**, Bestwert **{ $most }**
alone-daily-win-streak = Gewonnene Tage in Folge: jetzt **{ $now }**, Bestwert **{ $most }**

## Commands

command-profile = profil
    .about = Sehen, was jemand spielt und wie gut
    .member = mitglied
    .member-about = Wessen Profil (Standard: dein eigenes)
