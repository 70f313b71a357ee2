## Announces new champions, and the results of closed months

nothing-yet = Diesen Monat hat hier niemand gespielt, also gäbe es nichts bekannt zu geben.

## Starts the feature, and adds its settings for managers

channel-none = **Bekanntgaben:** im Kanal der Partie
note-seasons = Ist eine Saison vorbei, gebe ich die ersten drei jedes Spiels bekannt. Champion wird, wer einen ersten Platz für sich allein erobert.
channel = **Bekanntgaben:** { $channel }
seasons-on = **Saisons:** eine im Monat
button-no-seasons = Ohne Saisons spielen
seasons-off = **Saisons:** keine
button-seasons = In Saisons spielen
champions-on = **Neue Champions:** werden bekannt gegeben
button-no-champions = Champions nicht bekannt geben
champions-off = **Neue Champions:** werden nicht bekannt gegeben
button-champions = Champions bekannt geben

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] Den letzten gezeigten Platz teilt sich noch jemand.
   *[other] Den letzten gezeigten Platz teilen sich noch { $n } weitere.
 }
rating = Wertungszahl { $rating }
champion = { $period ->
    [all] 👑 { $name } übernimmt den ersten Platz: { $game }.
   *[month] 👑 { $name } übernimmt den ersten Platz des Monats: { $game }.
 }
champion-title = Ein neuer Champion
nobody-ranked = Für die Rangliste hat noch niemand oft genug gespielt.
season-title = Die Saison { $month } ist vorbei
champion-footer = /leaderboard zeigt alle Plätze.
season-footer = Ihre Ranglisten bleiben in /leaderboard. Eine neue Saison hat begonnen.
