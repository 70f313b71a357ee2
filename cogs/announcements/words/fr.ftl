## Announces new champions, and the results of closed months

nothing-yet = Personne n’a joué ici ce mois-ci : il n’y aurait rien à annoncer.

## Starts the feature, and adds its settings for managers

channel-none = **Annonces :** dans le salon de la partie
note-seasons = Quand une saison s’achève, j’annonce les trois premiers de chaque jeu. Le titre de champion va à qui prend une première place sans la partager.
channel = **Annonces :** { $channel }
seasons-on = **Saisons :** une par mois
button-no-seasons = Jouer sans saisons
seasons-off = **Saisons :** aucune
button-seasons = Jouer par saisons
champions-on = **Nouveaux champions :** annoncés
button-no-champions = Ne pas annoncer les champions
champions-off = **Nouveaux champions :** non annoncés
button-champions = Annoncer les champions

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] { $n } autre partage la dernière place affichée.
   *[other] { $n } autres partagent la dernière place affichée.
 }
rating = Cote { $rating }
champion = { $period ->
    [all] 👑 { $name } prend la première place à « { $game } ».
   *[month] 👑 { $name } prend la première place du mois à « { $game } ».
 }
champion-title = Nouveau nom en tête
nobody-ranked = Personne n’a encore assez joué pour être au classement.
season-title = La saison est finie : { $month }
champion-footer = /leaderboard montre la place de chacun.
season-footer = Ses classements restent dans /leaderboard. Une nouvelle saison a commencé.
