## Calls of lobbies for more players, limited per table, person, game and server

called = { $who ->
    [you] Tu viens de mentionner des joueurs pour une table. Tu pourras recommencer { $moment }.
    [game] Je viens tout juste de mentionner des joueurs pour ce jeu. Réessaie { $moment }.
   *[server] On vient de mentionner des joueurs ici pour plusieurs tables. Réessaie { $moment }.
 }
table-full = Il n’y a plus de place libre à ta table.
already-called = Tu as déjà mentionné des joueurs pour cette table.

## *Ping players*: mentions a server's role while a table waits

button-not-told = Ne plus m’annoncer de tables
button-told = M’annoncer les tables ouvertes
no-role = **Rôle à mentionner pour les tables ouvertes :** aucun
button-ping-players = Mentionner des joueurs
role = **Rôle à mentionner pour les tables ouvertes :** { $role }
pinged = J’ai mentionné tous ceux qui veulent savoir quand une table s’ouvre.

## Messages that mention a server's role when a table is open

nobody-to-ping = Ce serveur n’a pas de rôle pour ceux qui veulent savoir quand une table s’ouvre.
call = { $role } Une table est ouverte : { $game }, { $link }
quiet-hours = Ce sont les heures calmes de ce serveur : je ne mentionne personne.
