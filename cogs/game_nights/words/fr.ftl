## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = Cette heure est déjà passée. Choisis-en une plus tard.
deleted = Tu as supprimé tes données, tu ne peux donc pas rejoindre une soirée déjà commencée.
check-room-already-game = { $n ->
    [one] Tu as déjà { $n } soirée prévue sur ce serveur.
   *[other] Tu as déjà { $n } soirées prévues sur ce serveur. Annules-en d’abord une.
 }
check-room-server-already = { $n ->
    [one] Ce serveur a déjà { $n } soirée prévue.
   *[other] Ce serveur a déjà { $n } soirées prévues. Annules-en d’abord une.
 }
set-up = Cette soirée a déjà commencé.
take-part-last-matches = Les dernières parties sont déjà en cours, il est trop tard pour participer.
take-part-youve-already = Tu participes déjà.
take-part-youve-left = { $n ->
    [one] Tu as quitté { $n } partie de cette soirée, tu ne peux donc plus y participer.
   *[other] Tu as quitté { $n } parties de cette soirée, tu ne peux donc plus y participer.
 }
take-part-player-joined = { $n ->
    [one] Il y a déjà { $n } personne, c’est complet.
   *[other] Il y a déjà { $n } personnes, c’est complet.
 }
leave-havent-joined = Tu ne participes pas à cette soirée.
load-unfinished-game-night = Cette soirée est finie.
load-unfinished-game-night-cancelled = Cette soirée a été annulée.

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

menu-none = **Qui peut organiser des soirées :** seulement les responsables
menu-some = **Qui peut organiser des soirées :** { $role } et les responsables
leave-youve-left = Tu as quitté la soirée. Finis quand même ta partie en cours, s’il te plaît.
leave-youve-left-game = Tu as quitté la soirée. Un ordinateur finit ta partie.

## Runs a game night: begin, deal tables, end. Each step is one transaction

night-deal-closed = Cette table appartient à une soirée. Pour jouer, appuie sur *Participer* sous son annonce.
night-deal-fixed-options = À une soirée, toutes les tables jouent avec les mêmes options : tu ne peux pas changer les tiennes.
night-deal-still-secret = D’autres jouent encore cette donne. Tu pourras la regarder quand elle sera finie à toutes les tables.

## The form that plans a game night: its first values, and parsing what people enter

days-today-day = Aujourd’hui, { $day }
days-tomorrow-day = Demain, { $day }
parse-time = Je ne comprends pas cette heure. Écris-la comme ceci : 20:30.
length = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
gamenightform-change-game = Modifier cette soirée
gamenightform-plan-game = Organiser une soirée
days-minute = { $n ->
    [one] Dans { $n } minute
   *[other] Dans { $n } minutes
 }
gamenightform-day = Jour
gamenightform-time-zone = Heure ({ $zone })
gamenightform-length = Durée
gamenightform-title-optional = Titre (facultatif)
gamenightform-note-optional = Note (facultative)

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names } : { $game } commence { $moment }.
question = L’événement du serveur pour **{ $game }** a été annulé, mais la soirée a toujours lieu. Tu peux l’annuler aussi.
game-night-cancel = Annuler

## Pages of game nights: the message for everybody, and a player's own matches

rules-every-table = Toutes les tables jouent les mêmes donnes, et tu croises de nouvelles personnes à chaque fois. Ton résultat est comparé à celui de tous ceux qui avaient tes cartes à ta place. Des ordinateurs prennent les places vides : { $level }.
times-begins-day = { $n ->
    [one] Début : { $day } ({ $moment }). On joue { $n } donne. Tu peux arriver en retard et partir plus tôt.
   *[other] Début : { $day } ({ $moment }). On joue { $n } donnes. Tu peux arriver en retard et partir plus tôt.
 }
plain-title = Soirée jeux : { $game }
rules-play-match = Enchaîne les parties contre qui est libre. Une victoire vaut 2 points, une nulle 1. Après deux victoires de suite, tes parties comptent double tant que tu continues à gagner. Si personne n’est libre, tu joues contre { $level }.
times-begins-day-moment = { $n ->
    [one] Début : { $day } ({ $moment }). Durée : { $n } minute. Tu peux arriver en retard et partir plus tôt.
   *[other] Début : { $day } ({ $moment }). Durée : { $n } minutes. Tu peux arriver en retard et partir plus tôt.
 }
guests-player-joined = { $n ->
    [one] **{ $n } personne participe :** { $names }
   *[other] **{ $n } personnes participent :** { $names }
 }
link = à la table
deal-deal-number = Donne { $number } sur { $total }
stage-ends-moment = Fin : { $moment }.
playing-playing-against = Tu joues contre { $name } : { $link }
outcome-lost-name = Défaite contre { $name }
playing-playing-deal = Tu joues la donne { $number } : { $link }
guests-nobody-joined = Personne ne participe encore.
deal-seat-number = Place n° { $number }
outcome-won-against = Victoire contre { $name }
outcome-drew-name = Nulle contre { $name }
stage-deal-number = La donne { $number } sur { $total } est en cours.
stage-deal-number-total = La donne { $number } sur { $total } est finie. La suivante arrive.
standings-nobody-showed = Personne n’est venu.
standings-nobody-played = Personne n’a encore joué.
standings-more-played = { $n ->
    [one] { $n } autre a joué.
   *[other] { $n } autres ont joué.
 }
line-left = a quitté la soirée
tables-more-table = { $n ->
    [one] { $n } autre table
   *[other] { $n } autres tables
 }
tables-waiting-names = En attente : { $names }
mine-havent-played = Tu n’as pas joué ici.
facts-streak-double = victoires de suite : points doublés
message-open = Elle a lieu chaque semaine.
message-missed = Je n’étais pas là à l’heure de cette soirée, elle est donc annulée.
game-night-join = Participer
game-night-leave = Me retirer
button-results-deal = Résultats par donne
mine-waiting-next = Tu attends ta prochaine partie.

## Planning a game night: its form, and the page with its other settings

create-events = Créer des événements
refusal-to-plan = Seuls les responsables de ce serveur, et un rôle qu’ils choisissent, peuvent organiser des soirées.
change = C’est fait ! Elle commence maintenant le { $time }.
plan = Ta soirée commence le { $time }. Je l’ai publiée ici pour que tout le monde puisse participer.
ask-to-call-off-cancel-game = Annuler cette soirée ?
facts-computers-level = **Ordinateurs :** { $level }
button-game-nights = Soirées
with-event-isnt-among = Elle n’est pas parmi les événements du serveur : tout le monde les voit, mais pas ce salon.
ask-to-call-off-end-good = Arrêter pour de bon
ask-to-call-off-yes-cancel = Oui, l’annuler
page = Aucune soirée n’est prévue sur ce serveur.
menu = Modifier ou annuler une soirée
night-computers-empty = Ordinateurs pour les places vides
night-role-ping = Rôle à mentionner avant : aucun
night-change = Modifier
facts-ping-before = **Mention avant le début :** aucun rôle
facts-ping-before-begins = **Mention avant le début :** { $role }
facts-repeats-every = **Répétition :** chaque semaine
facts-repeats = **Répétition :** aucune
check-server = Les soirées ne marchent que sur les serveurs où je suis.
check-role = Tu n’as pas le droit de mentionner { $role }, alors je ne le fais pas non plus.
button-keep = Non, la garder
button-skip = Sauter celle-ci
night-repeat = Ne pas répéter
night-repeat-weekly = Répéter chaque semaine
button-game-nights-2 = Toutes les soirées
line-every-week = chaque semaine
with-event-couldnt-add = Je n’ai pas pu l’ajouter aux événements du serveur. Il me manque : { $permissions }.
with-event-servers-events = Les événements du serveur l’affichent encore comme avant. Il me manque : { $permissions }.

## Stored game nights, and their SQL

require = Cette soirée n’existe plus.

## Commands

command-gamenight = soirée
    .about = Voir les soirées de ce serveur, ou en organiser une
