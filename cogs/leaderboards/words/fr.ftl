## ``/leaderboard``: the standings in a server or across servers

unknown-period = Je ne connais pas cette période. Choisis-en une dans la liste, ou écris un mois comme { $month }.
unknown-game = Je ne connais pas de jeu nommé « { $game } ». Choisis-en un dans la liste.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody = { $case ->
    [closed] Personne ne figure au classement de cette période.
    [alone] La première place est encore libre : { $command } te lance une partie.
   *[together] La première place est encore libre : { $command } ouvre une table. Une partie compte si au moins deux personnes y jouent et que l’une d’elles reste jusqu’au bout.
 }
missing = { $case ->
    [hidden] Ta propre ligne est cachée, comme tu l’as choisi dans `/preferences`.
    [closed] Tu ne figures pas au classement de cette période.
    [alone] Tu ne figures pas encore ici : { $command } te lance une partie.
   *[together] Tu ne figures pas encore ici. Ouvre une table avec { $command } et joue une partie contre quelqu’un qui te rejoint.
 }
menu-game = Choisir un jeu
menu-period = Choisir une période
all-time = Depuis toujours
month-name = { $which ->
    [this-season] Cette saison : { $month }
    [season] Saison : { $month }
    [this-month] Ce mois-ci : { $month }
   *[month] { $month }
 }
scope = { $where ->
    [server] de ce serveur
   *[everywhere] tous serveurs confondus
 }
ranked-after = { $game ->
    [alone] { $n ->
        [one] Tu es au classement après { $n } partie.
       *[other] Tu es au classement après { $n } parties.
     }
   *[together] Pour être au classement, joue environ huit parties contre au moins trois personnes.
 }
page-number = { $pages ->
    [0] Page { $page }
   *[other] Page { $page } sur { $pages }
 }
more-players-than = plus de { $n } joueurs
provisional = ? = provisoire, pas encore au classement
button-first = Première
button-last = Dernière
button-find-me = Me trouver
title = Classement : { $game }
picture-heading = Classement : { $game }. { $period }.

## Commands

command-leaderboard = classement
    .about = Voir qui mène dans un jeu
    .help = qui est en tête, ici et partout
    .game = jeu
    .game-about = Quel jeu (par défaut, le dernier joué ici)
    .period = période
    .period-about = Quelle période
    .where = étendue
    .where-about = Ce serveur, ou tous les serveurs ensemble
