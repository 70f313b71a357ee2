## Announces new champions, and the results of closed months

preview = Diesen Monat hat hier niemand gespielt, also gäbe es nichts bekannt zu geben.

## Starts the feature, and adds its settings for managers

menu-none = **Bekanntgaben:** im Kanal der Partie
settings-note = Ist eine Saison vorbei, gebe ich die ersten drei jedes Spiels bekannt. Champion wird, wer einen ersten Platz für sich allein erobert.
menu-some = **Bekanntgaben:** { $channel }
settings-on-seasons-each = **Saisons:** eine im Monat
settings-on-play-without = Ohne Saisons spielen
settings-off-seasons-none = **Saisons:** keine
settings-off-play-seasons = In Saisons spielen
settings-on-new-champions = **Neue Champions:** werden bekannt gegeben
settings-on-announce-champions = Champions nicht bekannt geben
settings-off-new-champions = **Neue Champions:** werden nicht bekannt gegeben
settings-off-announce-champions = Champions bekannt geben

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] Den letzten gezeigten Platz teilt sich noch jemand.
   *[other] Den letzten gezeigten Platz teilen sich noch { $n } weitere.
 }
standing = Wertungszahl { $rating }
champion-name-takes = 👑 { $name } übernimmt den ersten Platz: { $game }.
champion-name-takes-first = 👑 { $name } übernimmt den ersten Platz des Monats: { $game }.
champion-new-champion = Ein neuer Champion
season-nobody-played = Für die Rangliste hat noch niemand oft genug gespielt.
season-season-month = Die Saison { $month } ist vorbei
champion-footer = /leaderboard zeigt alle Plätze.
season-footer = Ihre Ranglisten bleiben in /leaderboard. Eine neue Saison hat begonnen.
