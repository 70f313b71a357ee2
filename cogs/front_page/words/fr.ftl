## ``/tables``: the front page, private and kept up to date for a while

you-sit = Tu es maintenant à la table dans { $place }.
menu-own-matches = Ouvrir une de tes parties

## The lobby post: the public part of the front page, kept up to date in a channel

post-none = **Panneau d’affichage :** aucun
post-note = Le panneau d’affichage montre ce qui se passe ici : tables ouvertes, parties à regarder, donnes du jour, énigme du jour et prochaine soirée. Je le tiens à jour.
post-channel = **Panneau d’affichage :** { $channel }
post-unfit = Le panneau d’affichage demande un salon textuel ou vocal. Choisis-en un autre.

## The front page: open tables, matches to watch, and lines of other features

title = En ce moment ici
button-tables = En ce moment
no-table = Aucune table n’est ouverte en ce moment. *Ouvrir une table* y remédie.
button-open-table = Ouvrir une table
seats-left = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
 }
menu-join = Rejoindre une table
menu-watch = Regarder une partie
own-matches = **Tes parties**
open-tables = **Tables ouvertes**
to-watch = **Parties à regarder**

## Commands

command-tables = tables
    .about = Voir tes parties, les tables ouvertes et ce qui se passe aujourd’hui
    .help = ce qui se passe ici, avec tes parties, les tables ouvertes et les parties à regarder
