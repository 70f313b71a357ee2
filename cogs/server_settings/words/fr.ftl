## ``/settings``: a server's settings for its managers, as options, buttons and menus

played-in = Tu ne peux pas mettre fin à une partie où tu as joué.
bots-never-play = Les bots ne jouent pas ici, il n’y a donc personne à bloquer.
manages-server = Tu ne peux pas bloquer une personne qui gère ce serveur.
not-blocked = Personne de ce nom n’est bloqué. Choisis quelqu’un dans la liste.

## The pages of ``/settings`` that aren't lists of settings

act = { $deed ->
    [ended] { $name } a mis fin à la partie `{ $match }`
    [barred] { $name } a bloqué { $other }
    [unbarred] { $name } a débloqué { $other }
    [dodged] { $name } perdait de nouveau dans la partie `{ $match }`, que je ne pouvais plus afficher
    [changed] { $name } a modifié une soirée prévue par { $other }
   *[cancelled] { $name } a annulé une soirée prévue par { $other }
 }
menu-block = Bloquer quelqu’un…
about-blocked = Les personnes bloquées ne peuvent ici ni rejoindre ni lancer de parties, ni rien partager, ni résoudre l’énigme du jour pour ce serveur, et perdent leur place aux tables ouvertes. Les parties qu’elles jouent déjà continuent.
acts-kept = Je garde ceci pendant 90 jours.
acts-none = Rien ne s’est passé ces derniers temps.
end-meaning = Elle se termine sans résultat, et ne change la cote de personne.
people = { $tables ->
        [0] **Tables ouvertes et parties :** aucune
       *[other] **Tables ouvertes et parties :** { $tables }
     }
    { $blocked ->
        [0] **Personnes bloquées :** aucune
       *[other] **Personnes bloquées :** { $blocked }
     }
menu-letters = Tranche de l’alphabet
former-player = un ancien profil
week = Semaine du { $day }
button-end = Oui, la terminer
button-go-on = La laisser continuer
end-question = Terminer cette partie ?
not-open = Cette partie n’est plus ouverte sur ce serveur. Choisis-en une dans la liste.
defaults = Tout le reste est réglé par défaut. Les boutons ci-dessous servent à le changer.
language = { $language ->
    [discord] **Langue :** celle de ce serveur dans Discord
   *[other] **Langue :** { $language }
 }
menu-region = Région du monde
button-log = Journal
button-activity = Activité
button-moderators = Modération
more-blocked = { $n ->
    [one] { $n } autre : `/settings débloquer:` permet de chercher par nom.
   *[other] { $n } autres : `/settings débloquer:` permet de chercher par nom.
 }
from-to = de { $first } à { $last }
menu-place = Lieu
menu-unblock = Laisser quelqu’un rejouer…
menu-end = Terminer une partie sans résultat…

## The settings of every server, whichever features are on

note-moderators = Discord ne montre /settings qu’à qui a la permission Gérer le serveur. Pour montrer aussi cette commande au rôle, autorise-la dans les paramètres du serveur sur Discord, sous *Intégrations*.
quiet-hours = **Heures calmes :** de { $start } à { $end }
zone = **Fuseau horaire :** { $zone }, il y est { $time }
note-games = Un jeu qui n’est pas proposé ne peut pas être lancé : il ne figure dans aucune liste, et /play le refuse. Ses tables ouvertes se ferment. Les parties en cours et les soirées prévues ont lieu quand même.
no-thread = Je n’ai pas pu ouvrir de fil dans { $channel }, car ce serveur en a trop d’ouverts. Fermes-en quelques-uns et les parties auront de nouveau un fil.
quiet-hours-none = **Heures calmes :** aucune
moderators-none = **Qui peut changer ces paramètres :** les personnes avec la permission Gérer le serveur
channels = { $n ->
    [0] **Salons de jeu :** tous
   *[other] **Salons de jeu :** { $channels }
 }
too-many-channels = { $n ->
    [one] Pas plus de { $n } salon. Enlèves-en un d’abord.
   *[other] Pas plus de { $n } salons. Enlèves-en un d’abord.
 }
button-quiet-off = Arrêter les heures calmes
quiet-hours-same = Les heures calmes doivent commencer et finir à des heures différentes.
starters-none = **Qui peut lancer des parties :** tout le monde
starters-gone = **Qui peut lancer des parties :** seulement les responsables, car le rôle choisi a été supprimé
menu-pace = Cadence habituelle
menu-games = Jeux proposés ici
games = { $off ->
    [0] **Jeux :** tous
   *[other] **Jeux :** { $n } sur { $total }
 }
moderators = **Qui peut changer ces paramètres :** les personnes avec la permission Gérer le serveur, et { $role }
menu-quiet-from = Calme à partir de…
note-quiet = Aux heures calmes, tout arrive sans bruit. Si un tour dure un jour ou plus, les mentions attendent la fin de ces heures. Les pendules tournent.
menu-quiet-until = Calme jusqu’à…
button-zone = Fuseau horaire
note-zone = Les donnes du jour et les séries suivent toujours l’UTC.
deleted-channels = { $n ->
    [one] { $n } salon supprimé
   *[other] { $n } salons supprimés
 }
starters = **Qui peut lancer des parties :** { $role } et les responsables
pace = **Cadence habituelle :** { $pace }
threads-on = **Fils :** un par partie
button-no-threads = Jouer sans fils
threads-off = **Fils :** aucun, les parties restent dans le salon
button-threads = Jouer dans des fils
button-games = Jeux

## Commands

command-settings = paramètres-du-serveur
    .about = Régler Castellan sur ce serveur
    .help = où et comment on joue ici ; réservé aux responsables du serveur
    .block = bloquer
    .block-about = Empêcher quelqu’un de jouer ici ; ses parties en cours continuent
    .unblock = débloquer
    .unblock-about = Laisser quelqu’un rejouer ici
    .end = terminer
    .end-about = Terminer une partie coincée, sans résultat ni effet sur la cote
    .language = langue
    .language-about = La langue des tables et des annonces ici
