## Pages of ``/profile``: a line for each game, and the highlights and chart of one

no-profile = { $name } est un bot. Les profils sont réservés aux humains : les ordinateurs jouent aussi, mais ne figurent dans aucun classement.
title = Profil : { $name }
nothing = { $why ->
    [you-finished-none] Tu n’as encore fini aucune partie. `/play` ouvre une table, et ton profil commencera après ta première partie.
    [not-shown] { $name } ne montre pas ses résultats des autres serveurs. Sur un serveur où vous jouez tous les deux, `/profile` montre ceux de là-bas.
    [you-none-rated] Tu n’as encore fini aucune partie classée ici.
   *[none-rated] { $name } n’a encore fini aucune partie classée ici.
 }
daily-puzzles = Énigmes du jour
place = n° { $rank }
picture-of-ratings = { $n ->
    [one] Armoiries ({ $name }) et cote ({ $game }) après une partie classée : { $last }.
   *[other] Armoiries ({ $name }) et cote ({ $game }) après chacune des { $n } dernières parties classées : première { $first }, dernière { $last }, plus haute { $highest }, plus basse { $lowest }.
 }
daily-result = { $n ->
    [one] **{ $percent }** en { $n } donne ce mois-ci
   *[other] **{ $percent }** en { $n } donnes ce mois-ci
 }
provisional = Une cote avec ? est provisoire : pas encore assez de parties ou d’adversaires différents.
opponents = Adversaires les plus fréquents, victoires–défaites :
rating-against-computers = Cote contre les ordinateurs : **{ $rating }**{ $next ->
    [yes] { " " }· ensuite : { $level }
   *[no] { "" }
 }
beat-level = victoire contre : { $level }
unrated = { $n ->
    [one] { $n } partie non classée
   *[other] { $n } parties non classées
 }
no-cross-server-rating = Pas encore de cote tous serveurs confondus. Les gens qui l’autorisent dans `/preferences` sont cotés entre eux.
highest-rating = Meilleure cote : **{ $rating }**, { $day }
largest-table = { $n ->
    [one] Plus grande table gagnée : **{ $n }** personne
   *[other] Plus grande table gagnée : **{ $n }** personnes
 }
won-against-computers = Victoires contre les ordinateurs : { $record }
win-streak = { $where ->
    [everywhere] Victoires de suite, tous serveurs confondus : **{ $now }** (record : **{ $most }**)
   *[server] Victoires de suite : **{ $now }** (record : **{ $most }**)
 }
rating-across-servers = Tous serveurs confondus : { $rating }
solo-games = { $where ->
    [everywhere] Donnes personnelles, tous serveurs confondus ({ $n }) : **{ $score }**
   *[server] Donnes personnelles ({ $n }) : **{ $score }**
 }
daily-deals = { $where ->
    [everywhere] Donnes du jour, tous serveurs confondus ({ $n }) : **{ $score }**
   *[server] Donnes du jour ({ $n }) : **{ $score }**
 }
daily-win-streak = { $where ->
    [everywhere] Jours gagnés de suite, tous serveurs confondus : **{ $now }** (record : **{ $most }**)
   *[server] Jours gagnés de suite : **{ $now }** (record : **{ $most }**)
 }

## Commands

command-profile = profil
    .about = Voir les cotes de quelqu’un et ses parties finies
    .help = le bilan de quelqu’un, et ses parties finies, à revoir étape par étape
    .member = membre
    .member-about = Quel profil (le tien par défaut)
