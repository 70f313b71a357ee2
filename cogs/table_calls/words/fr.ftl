## Calls of lobbies for more players, limited per table, person, game and server

you-called = Tu viens de mentionner des joueurs pour une table. Tu pourras recommencer { $moment }.
game-called = Je viens tout juste de mentionner des joueurs pour ce jeu. Réessaie { $moment }.
server-called = On vient de mentionner des joueurs ici pour plusieurs tables. Réessaie { $moment }.
reserve-call-every-seat = Il n’y a plus de place libre à ta table.
reserve-call-youve-already = Tu as déjà mentionné des joueurs pour cette table.

## *Ping players*: mentions a server's role while a table waits

on-tell-when = Je **te préviens** quand une table s’ouvre ici.
on-tell-me = Ne plus m’annoncer de tables
off-told-when = Je **ne te préviens pas** quand une table s’ouvre ici.
off-tell-me = M’annoncer les tables ouvertes
menu-none = **Rôle à mentionner pour les tables ouvertes :** aucun
button-ping-players = Mentionner des joueurs
menu-some = **Rôle à mentionner pour les tables ouvertes :** { $role }
call-ive-pinged = J’ai mentionné tous ceux qui veulent savoir quand une table s’ouvre.

## Messages that mention a server's role when a table is open

no-table-role = Ce serveur n’a pas de rôle pour ceux qui veulent savoir quand une table s’ouvre.
find = { $role } Une table est ouverte : { $game }, { $link }
call-its-quiet = Ce sont les heures calmes de ce serveur : je ne mentionne personne.
