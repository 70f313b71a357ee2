## ``/settings``: a server's settings for its managers, as options, buttons and menus

end-match = Tu ne peux pas mettre fin à une partie où tu as joué.
bar-bots-play = Les bots ne jouent pas ici, il n’y a donc personne à bloquer.
bar-block-someone = Tu ne peux pas bloquer une personne qui gère ce serveur.
unbar = Personne de ce nom n’est bloqué. Choisis quelqu’un dans la liste.

## The pages of ``/settings`` that aren't lists of settings

acts-ended = { $name } a mis fin à la partie `{ $match }`
acts-barred = { $name } a bloqué { $other }
acts-unbarred = { $name } a débloqué { $other }
acts-dodged = { $name } perdait de nouveau dans la partie `{ $match }`, que je ne pouvais plus afficher
acts-changed = { $name } a modifié une soirée prévue par { $other }
acts-cancelled = { $name } a annulé une soirée prévue par { $other }
people-block-someone = Bloquer quelqu’un…
people-blocked-people = Les personnes bloquées ne peuvent ici ni rejoindre ni lancer de parties, ni rien partager, ni résoudre l’énigme du jour pour ce serveur, et perdent leur place aux tables ouvertes. Les parties qu’elles jouent déjà continuent.
acts-keep-90 = Je garde ceci pendant 90 jours.
acts-nothing-happened = Rien ne s’est passé ces derniers temps.
end-question-ends-without = Elle se termine sans résultat, et ne change la cote de personne.
language-language-language = **Langue :** { $language }
people-blocked-nobody = **Personnes bloquées :** aucune
people-open-tables = **Tables ouvertes et parties :** aucune
zones-part-alphabet = Tranche de l’alphabet
mention = un ancien profil
weeks = Semaine du { $day }
button-yes-end = Oui, la terminer
button-let-continue = La laisser continuer
end-question-end-match = Terminer cette partie ?
table-in = Cette partie n’est plus ouverte sur ce serveur. Choisis-en une dans la liste.
language-language-servers = **Langue :** celle de ce serveur dans Discord
people-blocked-person = **Personnes bloquées :** { $n }
people-open-tables-matches = **Tables ouvertes et parties :** { $n }
zones-part-world = Région du monde
button-log = Journal
button-activity = Activité
button-moderators = Modération
barred-lines = { $n ->
    [one] { $n } autre : `/settings débloquer:` permet de chercher par nom.
   *[other] { $n } autres : `/settings débloquer:` permet de chercher par nom.
 }
zones-first-last = de { $first } à { $last }
zones-place = Lieu
people-let-someone = Laisser quelqu’un rejouer…
people-end-match = Terminer une partie sans résultat…

## The settings of every server, whichever features are on

integrations-note = Discord ne montre /settings qu’à qui a la permission Gérer le serveur. Pour montrer aussi cette commande au rôle, autorise-la dans les paramètres du serveur sur Discord, sous *Intégrations*.
quiet-quiet-hours = **Heures calmes :** de { $start } à { $end }
zone = **Fuseau horaire :** { $zone }, il y est { $time }
games-settings = Un jeu qui n’est pas proposé ne peut pas être lancé : il ne figure dans aucune liste, et /play le refuse. Ses tables ouvertes se ferment. Les parties en cours et les soirées prévues ont lieu quand même.
line-channels-channels = **Salons :** { $channels }
control = Salons de jeu : tous
line-couldnt-open = Je n’ai pas pu ouvrir de fil dans { $channel }, car ce serveur en a trop d’ouverts. Fermes-en quelques-uns et les parties auront de nouveau un fil.
quiet-quiet-hours-none = **Heures calmes :** aucune
told-games-total = **Jeux :** { $n } sur { $total }
moderators-none = **Qui peut changer ces paramètres :** les personnes avec la permission Gérer le serveur
line-channels = **Salons :** tous
values = { $n ->
    [one] Pas plus de { $n } salon. Enlèves-en un d’abord.
   *[other] Pas plus de { $n } salons. Enlèves-en un d’abord.
 }
button-turn-off = Arrêter les heures calmes
quiet-quiet-hours-need = Les heures calmes doivent commencer et finir à des heures différentes.
menu-none = **Qui peut lancer des parties :** tout le monde
menu-gone = **Qui peut lancer des parties :** seulement les responsables, car le rôle choisi a été supprimé
menu-label-usual-pace = Cadence habituelle
menu = Jeux proposés ici
told-games = **Jeux :** tous
moderators-some = **Qui peut changer ces paramètres :** les personnes avec la permission Gérer le serveur, et { $role }
menu-label-quiet = Calme à partir de…
menu-note = Aux heures calmes, mes mentions, mes avertissements et les mains en message privé arrivent encore, mais aucun téléphone ne sonne. Quand un tour dure un jour ou plus, les mentions attendent la fin de ces heures. Les pendules tournent.
menu-label-quiet-until = Calme jusqu’à…
button-time-zone = Fuseau horaire
notifications-note = Les heures calmes suivent l’heure de là-bas, heure d’été comprise. Les donnes du jour et les séries suivent toujours l’UTC.
line-deleted-channel = { $n ->
    [one] { $n } salon supprimé
   *[other] { $n } salons supprimés
 }
menu-some = **Qui peut lancer des parties :** { $role } et les responsables
menu-told = **Cadence :** { $pace }
matches-on-threads-each = **Fils :** un par partie
matches-on-play-without = Jouer sans fils
matches-off-threads-none = **Fils :** aucun, les parties restent dans le salon
matches-off-play-threads = Jouer dans des fils
button-games = Jeux

## Commands

command-settings = paramètres
    .about = Régler Castellan sur ce serveur
    .block = bloquer
    .block-about = Empêcher quelqu’un de jouer ici ; ses parties en cours continuent
    .unblock = débloquer
    .unblock-about = Laisser quelqu’un rejouer ici
    .end = terminer
    .end-about = Terminer une partie coincée, sans résultat ni effet sur la cote
    .language = langue
    .language-about = La langue des tables et des annonces ici
