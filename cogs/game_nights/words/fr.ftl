## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = Cette heure est déjà passée. Choisis-en une plus tard.
deleted = Tu as supprimé tes données, tu ne peux donc pas rejoindre une soirée déjà commencée.
too-many-planned = { $n ->
    [one] Tu as déjà { $n } soirée prévue sur ce serveur.
   *[other] Tu as déjà { $n } soirées prévues sur ce serveur. Annules-en d’abord une.
 }
too-many-here = { $n ->
    [one] Ce serveur a déjà { $n } soirée prévue.
   *[other] Ce serveur a déjà { $n } soirées prévues. Annules-en d’abord une.
 }
begun = Cette soirée a déjà commencé.
too-late = Les dernières parties sont déjà en cours, il est trop tard pour participer.
already-joined = Tu participes déjà.
left-too-often = { $n ->
    [one] Tu as quitté { $n } partie de cette soirée, tu ne peux donc plus y participer.
   *[other] Tu as quitté { $n } parties de cette soirée, tu ne peux donc plus y participer.
 }
full = { $n ->
    [one] Il y a déjà { $n } personne, c’est complet.
   *[other] Il y a déjà { $n } personnes, c’est complet.
 }
not-joined = Tu ne participes pas à cette soirée.
running-until = en cours, se termine { $moment }
ended = { $how ->
    [over] Cette soirée est finie.
    [missed] Je n’étais pas là à l’heure de cette soirée, elle est donc annulée.
    [withdrawn] Les soirées où toutes les tables jouent les mêmes donnes n’existent plus, donc celle-ci n’a pas lieu.
    [uninstalled] Je n’ai plus le jeu de cette soirée, elle est donc annulée.
   *[cancelled] Cette soirée a été annulée.
 }

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

planners-none = **Qui peut organiser des soirées :** seulement les responsables
planners = **Qui peut organiser des soirées :** { $role } et les responsables
left = Tu as quitté la soirée. Finis quand même ta partie en cours, s’il te plaît.

## The form that plans a game night: its first values, and parsing what people enter

day = { $ahead ->
    [0] Aujourd’hui, { $day }
    [1] Demain, { $day }
   *[other] { $day }
 }
unknown-time = Je ne comprends pas cette heure. Écris-la comme ceci : 20:30.
duration = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
form = { $what ->
    [change] Modifier cette soirée
   *[new] Organiser une soirée
 }
soon = { $n ->
    [one] Dans { $n } minute
   *[other] Dans { $n } minutes
 }
field = { $what ->
    [day] Jour
    [time] Heure ({ $zone })
    [length] Durée
    [title] Titre (facultatif)
   *[note] Note (facultative)
 }

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names } : « { $game } » commence { $moment }.
event-cancelled = L’événement du serveur pour **{ $game }** a été annulé, mais la soirée a toujours lieu. Tu peux l’annuler aussi.
button-cancel = Annuler

## Pages of game nights: the message for everybody, and a player's own matches

title = Soirée jeux : { $game }
rules = Enchaîne les parties contre qui est libre. Tu n’as que quelques secondes par tour. Une victoire vaut 2 points, une nulle 1. Après deux victoires de suite, tes parties comptent double tant que tu continues à gagner. Si personne n’est libre, tu joues contre l’ordinateur : { $level }.
times = { $n ->
    [one] Début : { $day } ({ $moment }). Durée : { $n } minute. Tu peux arriver en retard et partir plus tôt.
   *[other] Début : { $day } ({ $moment }). Durée : { $n } minutes. Tu peux arriver en retard et partir plus tôt.
 }{ $weekly ->
    [yes] {" "}Elle a lieu chaque semaine.
   *[no] {""}
 }
link = {"["}à la table]({ $address })
ends = Fin : { $moment }.
playing = Tu joues contre { $name } : { $link }
guests = { $n ->
    [0] Personne ne participe encore.
    [one] **{ $n } personne participe :** { $names }
   *[other] **{ $n } personnes participent :** { $names }
 }
outcome = { $how ->
    [won] Victoire contre { $name }
    [drawn] Nulle contre { $name }
   *[lost] Défaite contre { $name }
 }
nobody = Personne n’est venu.
more-played = { $n ->
    [one] { $n } autre a joué.
   *[other] { $n } autres ont joué.
 }
left-early = a quitté la soirée
more-tables = { $n ->
    [one] { $n } autre table
   *[other] { $n } autres tables
 }
waiting = En attente : { $names }
not-played = Tu n’as pas joué ici.
streak = série en cours : points doublés
button-join = Participer
button-leave = Me retirer
waiting-for-match = Tu attends ta prochaine partie.

## Planning a game night: its form, and the page with its other settings

create-events = Créer des événements
may-not-plan = Seuls les responsables de ce serveur, et un rôle qu’ils choisissent, peuvent organiser des soirées.
saved = { $was ->
    [changed] C’est fait ! Elle commence maintenant le { $time }.
   *[new] Ta soirée commence le { $time }. Je l’ai publiée ici pour que tout le monde puisse participer.
 }
cancel = Annuler cette soirée ?
facts = **Ordinateurs :** { $level }
    { $role ->
        [none] **Mention avant le début :** aucun rôle
       *[other] **Mention avant le début :** { $role }
     }
    { $weekly ->
        [yes] **Répétition :** chaque semaine
       *[no] **Répétition :** aucune
     }
button-game-nights = Soirées
not-in-events = { $why ->
    [hidden] Elle n’est pas parmi les événements du serveur, car tout le monde ne voit pas ce salon.
    [new] Je n’ai pas pu l’ajouter aux événements du serveur. Il me manque : { $permissions }.
   *[changed] Les événements du serveur l’affichent encore comme avant. Il me manque : { $permissions }.
 }
button-cancel-for-good = { $weekly ->
    [yes] Arrêter pour de bon
   *[no] Oui, l’annuler
 }
none-planned = Aucune soirée n’est prévue sur ce serveur.
why-game = Des parties courtes à deux
menu-nights = Modifier ou annuler une soirée
menu-level = Ordinateurs pour les places vides
menu-role = Rôle à mentionner avant : aucun
button-change = Modifier
not-on-server = Les soirées ne marchent que sur les serveurs où je suis.
may-not-ping = Tu n’as pas le droit de mentionner { $role }, alors je ne le fais pas non plus.
button-keep = Non, la garder
button-skip = Sauter celle-ci
button-weekly = { $weekly ->
    [yes] Ne pas répéter
   *[no] Répéter chaque semaine
 }
button-all = Toutes les soirées
every-week = chaque semaine

## Stored game nights, and their SQL

gone = Cette soirée n’existe plus.

## Commands

command-gamenight = soirée
    .about = Voir les soirées de ce serveur, ou en organiser une
    .help =
        vois ce qui est prévu ici, ou organise une soirée si tu en as le droit

        Appuie sur *Participer* sous son annonce, et tu reçois des cartes quand elle commence.
