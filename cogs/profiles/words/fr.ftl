## ``/profile``: a person's games, results and opponents

## Pages of ``/profile``: a line for each game, and the highlights and chart of one

bot = { $name } est un bot. Les profils sont réservés aux humains : les ordinateurs jouent aussi, mais ne figurent dans aucun classement.
title = Profil : { $name }
never-name-hasnt = { $name } n’a encore fini aucune partie classée ici.
bare-havent-finished = Tu n’as encore fini aucune partie. `/play` ouvre une table, et ton profil commencera après ta première partie.
never-havent-finished = Tu n’as encore fini aucune partie classée ici.
every-day-daily-puzzles = Énigmes du jour
place = n° { $rank }
alternative = { $n ->
    [one] Armoiries ({ $name }) et cote ({ $game }) après { $n } partie classée : première { $first }, dernière { $last }, plus haute { $highest }, plus basse { $lowest }.
   *[other] Armoiries ({ $name }) et cote ({ $game }) après chacune des { $n } dernières parties classées : première { $first }, dernière { $last }, plus haute { $highest }, plus basse { $lowest }.
 }
bare-name-doesnt = { $name } ne montre pas ses résultats tous serveurs confondus. `/profile` sur un serveur où vous jouez tous les deux montre ceux de ce serveur.
every-day-percent-over = { $n ->
    [one] **{ $percent }** en { $n } donne ce mois-ci
   *[other] **{ $percent }** en { $n } donnes ce mois-ci
 }
footer = Une cote avec ? est provisoire : pas encore assez de parties ou d’adversaires différents.
details-most-frequent = Adversaires les plus fréquents, gagnées–perdues :
against-computers-rating-against = Cote contre les ordinateurs : **{ $rating }**
overview-beat-level = a battu { $level }
overview-unrated = { $n ->
    [one] { $n } non classée
   *[other] { $n } non classées
 }
details-cross-server = Pas encore de cote tous serveurs confondus. Les gens qui l’autorisent dans `/preferences` sont cotés entre eux.
details-highest-rating = Meilleure cote : **{ $rating }**, { $day }
details-largest-table = { $n ->
    [one] Plus grande table gagnée : **{ $n }** personne
   *[other] Plus grande table gagnée : **{ $n }** personnes
 }
details-won-against = Victoires contre les ordinateurs : { $record }
against-computers-next-level = ensuite : { $level }
streak-win-streak = Victoires de suite, tous serveurs confondus : **{ $now }** (record : **{ $most }**)
streak-win-streak-now = Victoires de suite : **{ $now }** (record : **{ $most }**)
overview-across-servers = Tous serveurs confondus : { $rating }
alone-solo-games = Donnes personnelles, tous serveurs confondus : **{ $score }** · { $rank }
alone-solo-games-score = Donnes personnelles : **{ $score }** · { $rank }
alone-daily-deals = Donnes du jour, tous serveurs confondus : **{ $score }** · { $rank }
alone-daily-deals-score = Donnes du jour : **{ $score }** · { $rank }
alone-daily-win = Jours gagnés de suite, tous serveurs confondus : **{ $now }** (record : **{ $most }**)
alone-daily-win-streak = Jours gagnés de suite : **{ $now }** (record : **{ $most }**)

## Commands

command-profile = profil
    .about = Voir ce que quelqu’un joue, et à quel niveau
    .member = membre
    .member-about = Quel profil (le tien par défaut)
