## Actions that only a host may take, with a replacement if the host is gone

new-host = { $host } a quitté ce serveur : c’est toi l’hôte maintenant.

## Lobbies: opening a table, and the buttons of its message

thread-hint = La partie reste dans ce salon : pour lui ouvrir un fil, il me manque { $permissions }.
only-alone = Ce jeu se joue à plusieurs : joues-y sur un serveur où je suis. Jouable partout : { $games }.
stay-open = Ta table reste ouverte.
welcome = Bienvenue à la table. Le plateau montre quand tu reçois des cartes.
left-table = Tu as quitté la table.
new-table = { $who ->
    [host] Une nouvelle table est ouverte pour les mêmes personnes dans { $place }.
   *[guest] Tu es à la nouvelle table dans { $place }.
 }

## The menu of a match: things people at the table rarely need, behind one button

moves-so-far = Les coups jusqu’ici, et la position qui en résulte.
proof =
    À l’ouverture de la table, ce sceau a été publié ; c’est le SHA-256 de la version des règles, du nom de la donne et d’un secret tiré au hasard :
    `{ $commitment }`
    Le secret, montré maintenant que plus rien n’en dépend :
    `{ $secret }`
    { $deal ->
        [shared] Tout le hasard est tiré de ce seul secret : il est donc le même pour tous ceux qui jouent cette donne.
       *[own] Tout le hasard est tiré de ce secret et des identifiants des clics qui ont pris les places, et ceux-là, c’est Discord qui les fixe.
     } Le fichier contient toute la partie ; vérifie-le hors ligne avec `castellan verify { $file }` là où Castellan est installé.
    Cela prouve que rien n’a été changé après coup. Cela ne peut pas prouver que la personne qui gère le bot n’a pas regardé.
other-matches = Tes autres parties
button-post-board = Republier le plateau
resigned = { $how ->
    [alone] Tu as abandonné la partie.
    [unplayed] Tu as quitté la partie avant ton premier coup, elle a donc été annulée. Elle ne compte pour personne.
   *[left] Tu as quitté la partie.
 }
reposted = { $how ->
    [refused] Je ne peux pas afficher la table dans { $place }. { $reason }
    [moved] Le salon de cette table a disparu, donc elle est ici désormais.
    [here] Revoici la table.
   *[elsewhere] J’ai republié la table dans { $place }.
 }
no-board = Cette partie n’a pas de plateau à publier.
carry-on = D’accord, on continue !
no-notation = Aucune notation n’existe pour ce jeu : { $game }.
seal =
    Le sceau de cette partie, publié à l’ouverture de la table :
    `{ $commitment }`
    Le secret dont il est fait sera montré à la fin de la partie.
seal-broken =
    Plus rien ne dépend de cette donne. Le sceau publié à l’ouverture de la table :
    `{ $commitment }`
    Le secret dont il est fait :
    `{ $secret }`

## Lines of tables on the pages of a match

gone = { $name } n’est plus sur le serveur, sa place a donc été rendue.

## Running matches: hands, and the controls that play

suggested = Une suggestion : change ce que tu veux, puis confirme.
nothing-played = Rien n’a encore été joué, donc il n’y a rien à voir.
welcome-back = Te revoilà : ta place est de nouveau à toi.

## Games for one: dealing, hints, and new games

dealt = { $where ->
    [there] Les cartes sont sur la table dans { $place }.
   *[here] Les cartes sont sur la table.
 }

## Finding and showing the match that a person means, and permission to start one

needs-server = Ce jeu a besoin d’une table dans un salon : lance-le sur un serveur où je suis.
no-table = Tu n’es à aucune table. /play en ouvre une.
your-matches = Tes parties
not-in-game = Tu n’es à aucune table de ce jeu : { $game }.
several-tables = Tu es à plusieurs tables. Dis laquelle avec l’option `partie`.
not-among = Tu n’es pas à cette table. Choisis-en une dans la liste.
note = { $how ->
    [paused] en pause
    [resumable] en pause, `/hand` la reprend
    [private] `/hand` la montre
   *[turn] **à toi de jouer**
 }
permissions-missing = Je ne peux pas tenir de table ici. Il me manque : { $permissions }. Demande aux responsables du serveur de me les accorder, ou essaie un autre salon.
not-in-thread = Je ne suis pas encore dans ce fil. Mentionne-moi ici pour m’y faire entrer, puis réessaie.
wrong-role = { $why ->
    [elsewhere] Sur ce serveur-là, tout le monde ne peut pas lancer de parties : lance celle-ci là-bas.
    [deleted] Le rôle qui permettait de lancer des parties ici a été supprimé. Les responsables du serveur peuvent en choisir un autre avec /settings.
   *[lacking] Ici, il faut le rôle { $role } pour lancer des parties. Tu peux toujours rejoindre celles des autres.
 }
menu-match = Ouvrir une partie
wrong-channel = { $n ->
    [0] Tous les salons où l’on pouvait lancer des parties ici ont été supprimés. Les responsables du serveur peuvent en choisir d’autres avec /settings.
   *[other] Sur ce serveur, les parties commencent dans { $channels }.
 }

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

unseen = Je ne peux pas afficher ta table ({ $game }) dans { $place } : { $reason } D’ici là, sa pendule est arrêtée et personne ne perd son tour. Ta main s’ouvre aussi ici ; ton temps court alors.

## Commands

command-hand = main
    .about = Regarder tes cartes, et jouer
    .help = tes cartes, que personne d’autre ne voit. *Plus* republie le plateau et permet de quitter la partie
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
