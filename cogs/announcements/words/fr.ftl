## Announces new champions, and the results of closed months

preview = Personne n’a joué ici ce mois-ci : il n’y aurait rien à annoncer.

## Starts the feature, and adds its settings for managers

menu-none = **Annonces :** dans le salon de la partie
settings-note = Quand une saison s’achève, j’annonce les trois premiers de chaque jeu. Le titre de champion va à qui prend une première place sans la partager.
menu-some = **Annonces :** { $channel }
settings-on-seasons-each = **Saisons :** une par mois
settings-on-play-without = Jouer sans saisons
settings-off-seasons-none = **Saisons :** aucune
settings-off-play-seasons = Jouer par saisons
settings-on-new-champions = **Nouveaux champions :** annoncés
settings-on-announce-champions = Ne pas annoncer les champions
settings-off-new-champions = **Nouveaux champions :** non annoncés
settings-off-announce-champions = Annoncer les champions

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] { $n } autre partage la dernière place affichée.
   *[other] { $n } autres partagent la dernière place affichée.
 }
standing = Cote { $rating }
champion-name-takes = 👑 { $name } prend la première place à { $game }.
champion-name-takes-first = 👑 { $name } prend la première place du mois à { $game }.
champion-new-champion = Nouveau nom en tête
season-nobody-played = Personne n’a encore assez joué pour être au classement.
season-season-month = La saison est finie : { $month }
champion-footer = /leaderboard montre la place de chacun.
season-footer = Ses classements restent dans /leaderboard. Une nouvelle saison a commencé.
