## Controls for picking one or several cards from a hand of any size

menu-choose-card = Choisir une carte : de { $first } à { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = V
letters-q = D
letters-k = R
letters-a = A
jokers-black-joker = Joker noir
jokers-red-joker = Joker rouge

## Names of the computers' levels, and the mark that tells computers from people

level-names-page = Page
level-names-knight = Chevalier
level-names-king = Roi
manners-page = Fait des erreurs de débutant : idéal pour tes premières parties
manners-knight = Joue bien, avec des manies que tu peux percer à jour
manners-king = Joue du mieux que je peux
opponents-page = Tu affrontes des Pages ★, qui font des erreurs de débutant. Si tu les bats, des Chevaliers ★★ prendront place la prochaine fois.
opponents-knight = Tu as déjà battu des Pages ici : des Chevaliers ★★ ont pris place. À une table ouverte, *Ajouter un ordinateur* te laisse choisir le niveau.
opponents-king = Tu as déjà battu des Chevaliers ici : des Rois ★★★ ont pris place. À une table ouverte, *Ajouter un ordinateur* te laisse choisir le niveau.
menu-add-computer = Ajouter un ordinateur

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated-casual = Non classée : partie amicale.
unrated-hint = Un indice a servi : seule une défaite compte.
unrated-takeback = Un coup a été repris : seule une défaite compte.
unrated-often = Non classée, car deux d’entre vous ont déjà joué l’un contre l’autre { $n } parties classées de ce jeu ces dernières 24 heures.
called-off-rules = Cette partie a été annulée : les règles du jeu ont été corrigées depuis son début. Elle ne comptera pas. Commences-en une nouvelle avec /play.
called-off-manager = Les responsables de ce serveur ont annulé cette partie. Elle ne compte pour personne.
called-off-agreed = Tout le monde a voulu arrêter : cette partie n’a donc pas de résultat.
called-off-removed = On m’a retiré du serveur : cette partie n’a donc pas de résultat.
called-off-unseen = Discord m’empêche d’afficher cette partie depuis une semaine, je l’ai donc annulée. Elle ne compte pour personne.
called-off-unplayed = { $name } a quitté la partie avant sa première décision : elle a donc été annulée et ne compte pour personne.
called-off-absent = { $name } a manqué ses premiers tours. Cette partie a donc été annulée et ne compte pour personne.
called-off-none = Cette partie a été annulée, sans résultat.
closed-host = L’hôte a fermé cette table avant le début de la partie.
closed-empty = Tout le monde a quitté cette table avant le début de la partie.
closed-idle = Il ne s’est rien passé à cette table depuis un moment, je l’ai donc fermée.
closed-manager = Les responsables de ce serveur ont fermé cette table.
closed-rules = Les règles de ce jeu ont été corrigées, cette table a donc été fermée avant le début de la partie. Ouvre une nouvelle table avec /play.
closed-none = Cette table a été fermée avant le début de la partie.
page-without-board = La partie s’est jouée sous d’anciennes règles, on ne peut plus en montrer le plateau.
full-seal = Sceau de la donne : `{ $commitment }`, fait de `{ $secret }`
against = Ensuite : { $level }
too-soon = Après quelques coups, il n’y avait plus personne face à { $name }, donc sa cote ne change pas.
place-rank-players = n° { $rank } sur { $players }
place-won = victoire
place-drew = nulle
place-lost = défaite
gain-rating-rating = cote { $rating } ({ $change })
button-new-game = Nouvelle partie
gain-now-rank = désormais n° { $rank } sur ce serveur
button-rematch = Revanche
button-open-again = La rouvrir
standings = absence trop longue, comptée comme un départ

## Choosing a language, for a person or a server

language-menu-as-in-discord = Comme dans Discord
menu-language = Langue
chosen-language = Je ne parle pas cette langue. Choisis-en une dans la liste.

## Names of leaderboards and of their periods

period-title = Semaine { $week } de { $year }

## The interface that a game's cog implements so that everything else can show the game

refusals-not-your-turn = Ce n’est pas à toi. Le plateau montre à qui de jouer.
refusals-already-chosen = Ton choix est déjà fait ; il ne se reprend pas.
refusals-already-left = Tu as déjà quitté cette partie.
refusals-card-not-held = Tu n’as plus cette carte. Rouvre ta main.
refusals-match-over = Cette partie est finie. *Revanche* ouvre une nouvelle table.
not-now = Ce n’est pas possible maintenant. Rouvre ta main.
chance-youd-win = tu gagnerais la partie { $n } fois sur 100
luck-luck-lowered = { $n ->
    [one] Le hasard a réduit tes chances de gagner de { $n } point de pourcentage.
   *[other] Le hasard a réduit tes chances de gagner de { $n } points de pourcentage.
 }
plain-verdict-names-wins = { $n ->
    [one] { $names } gagne la partie !
   *[other] { $names } partagent la victoire !
 }
chance-youd-almost = tu ne gagnerais presque jamais la partie
chance-youd-almost-always = tu gagnerais presque toujours la partie
luck-luck-made = Le hasard n’a rien changé à tes chances de gagner.
luck-luck-raised = { $n ->
    [one] Le hasard a augmenté tes chances de gagner de { $n } point de pourcentage.
   *[other] Le hasard a augmenté tes chances de gagner de { $n } points de pourcentage.
 }
plain-verdict-match-ends = Partie nulle.

## The pages with the rules of a game

leaving-early = Si tu pars avant ta première décision, la partie est annulée et ne compte pas. Au bout de trois fois en un jour, tu dois attendre 15 minutes avant ta prochaine partie classée.
kept-seat = Si cela arrive trois fois de suite, un ordinateur joue à ta place jusqu’à ce que tu la reprennes.

## Pages shared by all games: lobby, notice, controls, pings, hands

paces-live = en direct : quelques secondes par tour
paces-relaxed = tranquille : 5 minutes par tour
paces-correspondence = par correspondance : un jour par tour
paces-untimed = sans pendule : aucune limite
late-names-ran = { $n ->
    [one] Temps écoulé pour { $names } : j’ai joué le coup.
   *[other] Temps écoulé pour { $names } : j’ai joué les coups.
 }
clock = Se termine { $moment }
absent = Un ordinateur joue pour { $names } tant que la place n’est pas reprise.
lobby-game-table = { $game } : une table est ouverte
notice-table-place = Table : { $place }
pings-turn = { $game } : à { $names } de jouer.
pings-chance = { $names } : on peut jouer dès maintenant à { $game }.
pings-late = { $names } : fin du temps { $moment } ({ $game }).
pings-joined = { $names } : { $player } a rejoint ta table ({ $game }).
pings-full = { $names } : la table est au complet ({ $game }).
pings-closing = { $names } : ta table ({ $game }) ferme { $moment }.
pings-invited = { $names } : { $host } veut rejouer ({ $game }).
pings-next = { $names } : la partie suivante ({ $game }) commence dès que tu appuies aussi sur *Partie suivante*.
pings-replaced = { $names } : tu as manqué plusieurs tours ({ $game }), un ordinateur joue donc à ta place. Ouvre ta main pour reprendre ta place.
pings-over = { $names } : ta partie est finie ({ $game }).
pings-cancelled = { $names } : c’est annulé ({ $game }).
late-names-ran-out = Temps écoulé pour { $names }.
covered-board = D’autres tables jouent aussi cette donne, donc je ne montre pas les cartes ici. Appuie sur *Ma main* pour voir la table. On attend { $names }.
hand-hand-dealt = Ta main sera donnée au début de la partie.
hand-computer-playing = Un ordinateur joue à ta place pendant ton absence.
hand-plays-more = S’il joue plus d’un tiers de tes coups, cela compte comme un départ.
button-more = Plus
lobby-press-join = Appuie sur **Rejoindre** pour jouer. { $host } lance la partie, ou joue tout de suite contre l’ordi.
lobby-everyones-here = Tout le monde est là : la partie commence { $moment }.
solitaire-controls-hint-win = Indice (victoire non comptée)
solitaire-controls-hint = Indice
resign-leave-match = Quitter cette partie ?
resign-yes-concede = Oui, abandonner
resign-yes-leave = Oui, quitter
board-archived = En pause après un mois sans aucun coup.
hand-match-but = Tu ne joues pas cette partie, mais tu peux la suivre sur le plateau.
button-take-my = Reprendre ma place
lobby-invited-play = Invitation à rejouer : { $names }.
button-learn-two = Leçon de deux minutes
notice-names-playing = À table : { $names }.
resign-concede-game = Abandonner cette partie ?
resign-ends-here = Elle s’arrête là et compte comme perdue.
resign-havent-made = Tu n’as encore joué aucun coup : si tu pars, la partie est annulée pour tout le monde. Elle ne comptera pas.
hand-match-over = Cette partie est finie. Le plateau montre comment elle s’est terminée.
hand-youve-left = Tu as quitté cette partie. Le plateau montre la suite.
button-join = Rejoindre
button-watch = Regarder
button-still-looking = Je cherche encore
resign-computer-plays = Un ordinateur joue le reste de la donne à ta place, et elle compte 0 pour cent. Si tu quittes deux donnes, la soirée est finie pour toi.
lobby-host = hôte
resign-come-back = Tu ne pourras pas revenir, et cela compte comme une défaite.
resign-come-back-havent = Tu ne pourras pas revenir. Tu n’as encore joué aucun coup, donc elle ne comptera pas pour toi.
button-resume = La reprendre
button-start = Commencer
button-cancel = Annuler
button-yet = Pas encore

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Parties finies
button-settings = Paramètres
games-like-learn = Qu’est-ce que tu veux apprendre ?
games-each-lesson = Chaque leçon prend environ deux minutes : tu joues, et il n’y a rien à perdre.
games-like-play = À quoi veux-tu jouer ?
games-press-playing = Un clic et tu joues, avec des ordinateurs aux autres places.
button-try-game = Essayer un jeu
games-press-opens = Un clic ouvre une table dans ce salon, et d’autres peuvent la rejoindre.
