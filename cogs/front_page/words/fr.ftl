## ``/tables``: the front page, private and kept up to date for a while

sit-down = Tu es maintenant à la table dans { $place }.
page = Ouvrir une de tes parties
## The lobby post: the public part of the front page, kept up to date in a channel

menu-none = **Panneau d’affichage :** aucun
menu-note = Le panneau d’affichage montre ce qui se passe ici : tables ouvertes, parties à regarder, donnes du jour, énigme du jour et prochaine soirée. Je le tiens à jour.
menu-some = **Panneau d’affichage :** { $channel }
menu-check = Le panneau d’affichage demande un salon textuel ou vocal. Choisis-en un autre.

## The front page: open tables, matches to watch, and lines of other features

private-whats-here = En ce moment ici
button-whats = En ce moment
text-table-open = Aucune table n’est ouverte en ce moment. *Ouvrir une table* y remédie.
button-open-table = Ouvrir une table
button-play-computers = Jouer contre l’ordi
terms = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
 }
private-join-table = Rejoindre une table
private-watch-match = Regarder une partie
text-matches = **Tes parties**
text-open-tables = **Tables ouvertes**
text-matches-watch = **Parties à regarder**

## Commands

command-tables = tables
    .about = Voir tes parties, les tables ouvertes et ce qui se passe aujourd’hui
