## ``/leaderboard``: the standings in a server or across servers

period = Je ne connais pas cette période. Choisis-en une dans la liste, ou écris un mois comme { $month }.
leaderboard = Je ne connais pas de jeu nommé { $game }. Choisis-en un dans la liste.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody-first-place = La première place est encore libre : { $command } ouvre une table. Une partie compte si au moins deux personnes y jouent et que l’une d’elles reste jusqu’au bout.
missing-arent-listed = Tu ne figures pas encore ici. Ouvre une table avec { $command } et joue une partie contre quelqu’un qui te rejoint.
boards = Choisir un jeu
periods = Choisir une période
name-time = Depuis toujours
name-season-month = Saison : { $month }
name-month-month = Ce mois-ci : { $month }
scope-server = de ce serveur
scope-across-servers = tous serveurs confondus
scope-ranked-after = { $n ->
    [one] Tu es au classement après { $n } partie.
   *[other] Tu es au classement après { $n } parties.
 }
scope-ranked-after-about = Pour être au classement, joue environ huit parties contre au moins trois personnes. Les parties contre des nouveaux qui en ont rencontré moins ne changent pas ta cote, et contre la même personne, { $n } par jour comptent au plus.
nobody-nobody-listed = Personne ne figure au classement de cette période.
nobody-first-place-still = La première place est encore libre : { $command } te lance une partie.
missing-own-entry = Ta propre ligne est cachée, comme tu l’as choisi dans `/preferences`.
missing-arent-listed-period = Tu ne figures pas au classement de cette période.
missing-arent-listed-yet = Tu ne figures pas encore ici : { $command } te lance une partie.
of = Je ne connais pas ce classement. Relance /leaderboard.
name-season-month-2 = Cette saison : { $month }
footer-page-page = Page { $page }
footer-more-than = plus de { $n } joueurs
footer-provisional-ranked = ? = provisoire, pas encore au classement
turns-first = Première
turns-last = Dernière
turns-find-me = Me trouver
page-title = Classement : { $game }
page-heading = Classement : { $game }. { $period }.
footer-page-page-pages = Page { $page } sur { $pages }

## Commands

command-leaderboard = classement
    .about = Voir qui mène dans un jeu
    .game = jeu
    .game-about = Quel jeu (par défaut, le dernier joué ici)
    .period = période
    .period-about = Quelle période
    .where = étendue
    .where-about = Ce serveur, ou tous les serveurs ensemble
