## Said in several places

match-hasnt-begun = Cette partie n’a pas encore commencé.
match-over = Cette partie est finie.
match-already-begun = Cette partie a déjà commencé. Pour la suivre, appuie sur *Regarder* sur le plateau.
table = Seules les personnes à cette table peuvent faire ça.
match-still-being = Cette partie est encore en cours. Tu pourras rejouer quand elle sera finie.
only-works-solo = Cela ne marche que dans les parties en solo.
choose-cards-first = Choisir des cartes : de { $first } à { $last }
seal-deal-seal = Sceau de la partie : { $seal }…
button-verify-match = Vérifier la partie
button-rules = Règles
left-match = a quitté la partie
game-daily-deal = { $game }, donne du jour
which-game = Quel jeu
time-per-turn = Temps par tour (5 minutes par défaut)
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
game-names = { $game } : { $names }
game-started-yet = { $game }, pas encore commencée : { $names }
button-concede = Abandonner
button-my-hand = Ma main
button-leave = Quitter
private = privée
casual-unrated = amicale (non classée)
button-play-vs-computers = Jouer contre l’ordi
button-keep-playing = Continuer à jouer
button-todays-deals = Donnes du jour
button-learn-game = Apprendre un jeu
button-preview = Aperçu
announcements-need-ordinary = Les annonces demandent un salon de messages ordinaires. Choisis-en un autre.
daily-deals = Donnes du jour
deal = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
 }
left-server = a quitté le serveur
play-fun-rating = Jouer pour le plaisir : ni cote, ni classement, ni série
rated = classée
todays-deals = **Donnes du jour**
only-see-hand = Personne d’autre ne voit ceci. `/hand` le rouvre.
played-played = Jouées : { $played } sur { $all }
streak-day = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
 }
button-standings = Classement
button-play-too = Jouer aussi
games = Tous les jeux
week = Cette semaine
server-server = Ce serveur
across-servers = Tous serveurs confondus
match = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
button-my-matches = Mes parties
game-nights-server = Soirées de ce serveur
button-try-again = Réessayer
button-suggest = Suggestion
hand-cards = Main, { $n } : { $cards }
house-rules = **Règles maison.**
time-runs-out = **Si ton temps est écoulé.**
round-round = Manche { $round }
ready = c’est bon ✓
name-s-turn = À { $name } de jouer.
wins-match-once = Ce choix te fait gagner aussitôt la partie.
none = rien
won = victoire
conceded = abandon
button-done = Terminé
name-left = { $name } (a quitté)
another-game = Un autre jeu
rating = cote
only-people-allow = N’apparaissent ici que les gens qui l’autorisent : le réglage est dans `/preferences`.
won-played-won = victoires : { $won } sur { $played }
longest-streak = record de victoires de suite : { $n }
player = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
button-data = Tes données
button-export = Exporter
won-played-right = justes : { $won } sur { $played }
best = Le mieux
play-play-2 = **Que jouerais-tu ?**
button-try-position = Essayer cette position
button-replay = Revoir la partie
hands = Toutes les mains
table-open-press = Ta table est ouverte. Appuie sur **Commencer** quand tout le monde est là, ou sur **Jouer contre l’ordi** pour t’y mettre tout de suite.
button-moves-text = Coups en texte

## The bot: wires storage, matches, publisher and router, and loads the cogs by name

## Every sentence that a person reads, in that person's language

label = { $label } : { $text }
names = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
 }

## The local page: the real bot in SimCord's simulated Discord, in a browser on localhost

server-keep = Le Donjon
channel = grande-salle
people-ada = Alice
people-boris = Boris
people-chidi = Camille
people-dunya = Dounia
people-edda = Émile

## The panel of ``/settings``, where managers configure their server

unknown = Je ne connais pas ce choix. /settings rouvre le panneau.
tabs-overview = Vue d’ensemble
tabs-matches = Parties
tabs-calls = Notifications
tabs-hall = Tableau d’honneur
tabs-people = Personnes et tables ouvertes
lost-setting-channel = { $setting } · le salon choisi a été supprimé
lost-setting-role = { $setting } · le rôle choisi a été supprimé
page = Les paramètres de ce serveur
check-server = Seuls les serveurs ont des paramètres. Utilise /settings sur un serveur que tu gères.
check-manager = Pour faire ça, il faut la permission Gérer le serveur.
check-may-change = Il faut la permission Gérer le serveur ou le rôle de modération de ce serveur pour changer ses paramètres.
role-to-give = Tu ne peux choisir que des rôles que tu as le droit de donner, et { $role } n’en est pas un.
check = Je ne peux rien annoncer dans { $channel }. Il me manque : { $permissions }.

## Servers' settings, and the people blocked from their matches

not-offered = Ce serveur ne propose pas ce jeu. Choisis-en un autre.

## Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table

not-to-watch = Je ne trouve pas cette partie, ou tu n’as pas le droit de la revoir. /profile montre celles que tu peux revoir.
not-told = D’autres jouent peut-être encore cette donne. Tu pourras la revoir quand la journée (UTC) sera finie et que tout le monde aura terminé.
same-cards = Tu joues encore ces cartes, tu ne peux donc pas regarder d’autres les jouer.
own-table = Tu ne peux pas regarder une partie où tu joues ou pour laquelle tu as une invitation.

## Boards on Discord: where they are, and how they are posted, edited and found again

thread-name = { $game } : table ouverte par { $host }

## Private hands: ephemeral messages kept up to date, or direct messages for those who want that

leave = Je ne peux tenir cette main à jour que 15 minutes. `/hand` la rouvre.

## Pings: short messages that mention the people whom something concerns, and nobody else

post-names-reach = { $names } : mes messages privés n’arrivent pas, donc ta main s’ouvre ici.

## One page for all rankings: leaderboards, daily deals and their standings, puzzles

rating-rating = cote { $rating }
leader = **{ $name }** est en tête.
own = Ta ligne : { $line }
line = { $line } ◂ **toi**
back = ← Retour
forward = Suite →
picture = Un podium vide.

## Sharing a private page with everybody in the channel

only-you = Sur ce serveur, tu es la seule personne à voir mes messages : personne d’autre ne voit ça. Partage-le ailleurs.
shared-already = Tu as déjà partagé ça ici. Remonte dans le salon pour le retrouver ; demain, il y aura du nouveau.
post-name-shares = { $name } partage :
share-button = Partagé
share = Partager

## Names of commands and their options, as people type them

