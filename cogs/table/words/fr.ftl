## Actions that only a host may take, with a replacement if the host is gone

replace-host = { $host } a quitté ce serveur : c’est toi l’hôte maintenant.

## Lobbies: opening a table, and the buttons of its message

thread-hint = La partie reste dans ce salon : pour lui ouvrir un fil, il me manque { $permissions }.
open-lobby = Ce jeu se joue à plusieurs : joues-y sur un serveur où je suis. Jouable partout : { $games }.
stay-open = Ta table reste ouverte.
join = Bienvenue à la table. Le plateau montre quand tu reçois des cartes.
rematch-new-table = Tu es à la nouvelle table dans { $place }.
leave = Tu as quitté la table.
rematch-new-table-open = Une nouvelle table est ouverte pour les mêmes personnes dans { $place }.

## The menu of a match: things people at the table rarely need, behind one button

told-ive-posted = J’ai republié la table dans { $place }.
moves-moves-far = Les coups jusqu’ici, et la position qui en résulte.
verify-when-table =
    À l’ouverture de la table, ce sceau a été publié ; c’est le SHA-256 de la version des règles, du nom de la donne et d’un secret tiré au hasard :
    `{ $commitment }`
    Le secret, montré maintenant que plus rien n’en dépend :
    `{ $secret }`
    { $source } Le fichier contient toute la partie ; vérifie-le hors ligne avec `castellan verify { $file }` là où Castellan est installé.
    Cela prouve qu’aucune donne n’a été changée après coup. Cela ne peut pas prouver que la personne qui gère le bot n’a pas regardé.
show-menu = Tes autres parties
button-post-board = Republier le plateau
told-tables-channel = Le salon de cette table a disparu, donc elle est ici désormais.
told-here-table = Revoici la table.
verify-every-shuffle = Chaque mélange est tiré de ce seul secret : il est donc le même pour tous ceux qui jouent cette donne.
verify-every-shuffle-derived = Chaque mélange est tiré de ce secret et des identifiants des clics qui ont pris les places, et ceux-là, c’est Discord qui les fixe.
confirm-resigning-youve-conceded = Tu as abandonné la partie.
told-show-table = Je ne peux pas afficher la table dans { $place }.
post-again = Cette partie n’a pas de plateau à publier.
confirm-resigning-left-before = Tu as quitté la partie avant ta première décision, elle a donc été annulée. Elle ne compte pour personne.
confirm-resigning-youve-left = Tu as quitté la partie.
decline-resigning = D’accord, on continue !
moves-game-move = Aucune notation n’existe pour ce jeu : { $game }.
verify-seal-deal =
    Le sceau de cette donne, publié à l’ouverture de la table :
    `{ $commitment }`
    Le secret dont il est fait sera montré à la fin de la partie.
verify-deal-longer =
    Plus rien ne dépend de cette donne. Le sceau publié à l’ouverture de la table :
    `{ $commitment }`
    Le secret dont il est fait :
    `{ $secret }`

## ``/play``: a command for each game, built from the options in its rules

## Lines of tables on the pages of a match

gone = { $name } n’est plus sur le serveur, sa place a donc été rendue.

## Running matches: hands, and the controls that play

suggest = Une suggestion : change ce que tu veux, puis confirme.
check-seated = Tu n’es pas à cette table, donc tu n’as pas de cartes à voir.
remember = Rien n’a encore été joué, donc il n’y a rien à voir.
return-to-seat = Te revoilà : ta place est de nouveau à toi.

## Games for one: dealing, hints, and new games

present-cards-table = Les cartes sont sur la table dans { $place }.
present-cards-table-2 = Les cartes sont sur la table.

## Finding and showing the match that a person means, and permission to start one

needs-a-server = Ce jeu a besoin d’une table dans un salon : lance-le sur un serveur où je suis.
matches-any-table = Tu n’es à aucune table. /play en ouvre une.
matches-matches = Tes parties
refusal-by-role-only-people = Ici, il faut le rôle { $role } pour lancer des parties. Tu peux toujours rejoindre celles des autres.
match-meant-any-game = Tu n’es à aucune table de ce jeu : { $game }.
match-meant-several-tables = Tu es à plusieurs tables. Dis laquelle avec l’option `partie`.
meant-among = Tu n’es pas à cette table. Choisis-en une dans la liste.
match-paused-hand = en pause, `/hand` la reprend
match-paused = en pause
check-permissions = Je ne peux pas tenir de table ici. Il me manque : { $permissions }. Demande à la modération de me les accorder, ou essaie un autre salon.
check-shown = Je ne suis pas encore dans ce fil. Mentionne-moi ici pour m’y faire entrer, puis réessaie.
refusal-to-start-server-matches = Sur ce serveur, les parties commencent dans { $channels }.
refusal-by-role-everyone-start = Sur ce serveur-là, tout le monde ne peut pas lancer de parties : lance celle-ci là-bas.
refusal-by-role-role-may = Le rôle qui permettait de lancer des parties ici a été supprimé. Les responsables du serveur peuvent en choisir un autre avec /settings.
matches-open-match = Ouvrir une partie
match-hand-shows = `/hand` la montre
refusal-to-start-channels-matches = Tous les salons où l’on pouvait lancer des parties ici ont été supprimés. Les responsables du serveur peuvent en choisir d’autres avec /settings.
match-turn = **à toi de jouer**

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

page = Je ne peux pas afficher ta table ({ $game }) dans { $place } : { $reason } D’ici là, sa pendule est arrêtée et personne ne perd son tour. Ta main s’ouvre aussi ici ; ton temps court alors.

## Commands

command-hand = main
    .about = Regarder tes cartes, et jouer
    .match = partie
    .match-about = Quelle partie, si tu es à plusieurs tables
command-play = jouer
    .about = Ouvrir une table pour un jeu
    .pace = cadence
    .pace-about = Temps par tour (5 minutes par défaut)
    .computers = ordinateurs
    .computers-about = Combien d’ordinateurs s’installent tout de suite avec toi
    .level = niveau
    .level-about = À quel niveau ils jouent
    .casual = amicale
    .casual-about = Jouer pour le plaisir : ni cote, ni classement, ni série
    .private = privée
    .private-about = Jouer rien que pour toi ; personne d’autre ne voit la table
