## Controls for picking one or several cards from a hand of any size

choose-card = Choisir une carte : de { $first } à { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = V
letters-q = D
letters-k = R
letters-a = A
joker = { $colour ->
    [black] Joker noir
   *[red] Joker rouge
 }

## Names of the computers' levels, and the mark that tells computers from people

level = { $level ->
    [page] Page
    [knight] Chevalier
   *[king] Roi
 }
manner = { $level ->
    [page] Fait des erreurs de débutant : idéal pour tes premières parties
    [knight] Joue bien, avec des manies que tu peux percer à jour
   *[king] Joue du mieux que je peux
 }
opponents = { $level ->
    [page] Les Pages ★ jouent en débutants. Bats-les, et des Chevaliers ★★ suivront.
    [knight] Tu as déjà battu des Pages ici : des Chevaliers ★★ ont pris place.
   *[king] Tu as déjà battu des Chevaliers ici : des Rois ★★★ ont pris place.
 }
menu-add-computer = Ajouter un ordinateur

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated = { $why ->
    [casual] Non classée : partie amicale.
    [hint] Un indice a servi : cette victoire ne compte pas.
    [takeback] Un coup a été repris : seule une défaite compte.
   *[often] Non classée, car deux d’entre vous ont déjà joué l’un contre l’autre { $n } parties classées de ce jeu ces dernières 24 heures.
 }
called-off = { $why ->
    [rules] Cette partie a été annulée : les règles du jeu ont été corrigées depuis son début. Elle ne comptera pas. Commences-en une nouvelle avec /play.
    [uninstalled] Cette partie a été annulée, car je n’ai plus ce jeu. Elle ne compte pour personne.
    [manager] Les responsables de ce serveur ont annulé cette partie. Elle ne compte pour personne.
    [agreed] Tout le monde a voulu arrêter : cette partie n’a donc pas de résultat.
    [removed] On m’a retiré du serveur : cette partie n’a donc pas de résultat.
    [unseen] Discord m’empêche d’afficher cette partie depuis une semaine, je l’ai donc annulée. Elle ne compte pour personne.
    [unplayed] { $name } a quitté la partie avant son premier coup : elle a donc été annulée et ne compte pour personne.
    [absent] { $name } a manqué ses premiers tours. Cette partie a donc été annulée et ne compte pour personne.
   *[none] Cette partie a été annulée, sans résultat.
 }
closed = { $why ->
    [host] L’hôte a fermé cette table avant le début de la partie.
    [empty] Tout le monde a quitté cette table avant le début de la partie.
    [idle] Il ne s’est rien passé à cette table depuis un moment, je l’ai donc fermée.
    [manager] Les responsables de ce serveur ont fermé cette table.
    [rules] Les règles de ce jeu ont été corrigées, cette table a donc été fermée avant le début de la partie. Ouvre une nouvelle table avec /play.
    [uninstalled] Je n’ai plus ce jeu, cette table a donc été fermée avant le début de la partie.
   *[none] Cette table a été fermée avant le début de la partie.
 }
older-rules = La partie s’est jouée sous d’anciennes règles, on ne peut plus en montrer le plateau.
not-installed = Je n’ai plus ce jeu, mais ses résultats sont conservés.
button-next-level = Ensuite : { $level }
too-soon = Après quelques coups, il n’y avait plus personne face à { $name }, donc sa cote ne change pas.
your-end = { $how ->
    [won] Gagné !
    [drew] Égalité
    [lost] Perdu
   *[ranked] { $rank ->
        [1] 1er
       *[other] { $rank }e
     } sur { $players }
 }
place = { $how ->
    [won] victoire
    [drew] nulle
    [lost] défaite
   *[ranked] n° { $rank } sur { $players }
 }
rating = cote { $rating } ({ $change })
button-new-game = Nouvelle partie
new-rank = désormais n° { $rank } sur ce serveur
button-rematch = Revanche
button-open-again = La rouvrir
was-away = absence trop longue, comptée comme un départ

## Choosing a language, for a person or a server

as-in-discord = Même langue que Discord
menu-language = Langue
unknown-language = Je ne parle pas cette langue. Choisis-en une dans la liste.

## Names of leaderboards and of their periods

week = Semaine { $week } de { $year }

## The interface that a game's cog implements so that everything else can show the game

refusal = { $code ->
    [not_your_turn] Ce n’est pas à toi. Le plateau montre à qui de jouer.
    [already_chosen] Ton choix est déjà fait ; il ne se reprend pas.
    [already_left] Tu as déjà quitté cette partie.
    [card_not_held] Tu n’as plus cette carte. Rouvre ta main.
    [match_over] Cette partie est finie. *Revanche* ouvre une nouvelle table.
   *[other] Ce n’est pas possible maintenant. Rouvre ta main.
 }
chance = { $n ->
    [0] tu ne gagnerais presque jamais
    [100] tu gagnerais presque toujours
   *[other] tu gagnerais dans { $percent } des cas
 }
luck = { $how ->
    [none] Le hasard n’a rien changé à tes chances de gagner.
    [raised] { $n ->
        [one] Le hasard a augmenté tes chances de gagner de { $n } point de pourcentage.
       *[other] Le hasard a augmenté tes chances de gagner de { $n } points de pourcentage.
     }
   *[lowered] { $n ->
        [one] Le hasard a réduit tes chances de gagner de { $n } point de pourcentage.
       *[other] Le hasard a réduit tes chances de gagner de { $n } points de pourcentage.
     }
 }
winners = { $n ->
    [0] Partie nulle.
    [one] { $names } gagne la partie !
   *[other] { $names } partagent la victoire !
 }

## The pages with the rules of a game

leaving-early = Si tu pars avant ton premier coup, la partie est annulée et ne compte pas. Si cela arrive trois fois dans la même journée, tu dois attendre 15 minutes avant ta prochaine partie classée.
kept-seat = Si cela arrive trois fois de suite, un ordinateur joue à ta place jusqu’à ce que tu la reprennes.

## Pages shared by all games: lobby, notice, controls, pings, hands

pace = { $pace ->
    [live] en direct : quelques secondes par tour
    [relaxed] tranquille : 5 minutes par tour
    [correspondence] par correspondance : un jour par tour
   *[untimed] sans pendule : aucune limite
 }
clock = Le temps expire { $moment }
absent = Un ordinateur joue pour { $names } tant que la place n’est pas reprise.
lobby = **{ $game } : une table est ouverte**
lobby-full = Tout le monde est là : la partie commence { $moment }.
table-at = Table : { $place }
ping = { $occasion ->
    [turn] { $game } : à { $names } de jouer.
    [chance] { $names } : on peut jouer dès maintenant à « { $game } ».
    [late] { $names } : fin du temps { $moment } ({ $game }).
    [joined] { $names } : { $player } a rejoint ta table ({ $game }).
    [full] { $names } : la table est au complet ({ $game }).
    [closing] { $names } : ta table ({ $game }) ferme { $moment }.
    [invited] { $names } : { $host } veut rejouer ({ $game }).
    [next] { $names } : la partie suivante ({ $game }) commence dès que tu appuies aussi sur *Partie suivante*.
    [replaced] { $names } : tu as manqué plusieurs tours ({ $game }), un ordinateur joue donc à ta place. Ouvre ta main pour reprendre ta place.
    [over] { $names } : ta partie est finie ({ $game }).
   *[cancelled] { $names } : c’est annulé ({ $game }).
 }
late = { $how ->
    [passed] Temps écoulé pour { $names }.
   *[moved] { $n ->
        [one] Temps écoulé pour { $names } : j’ai joué le coup.
       *[other] Temps écoulé pour { $names } : j’ai joué les coups.
     }
 }
covered-board = D’autres tables jouent aussi cette donne, donc je ne montre pas les cartes ici. Appuie sur *Ma main* pour voir la table. On attend { $names }.
no-hand = { $why ->
    [undealt] Ta main sera donnée au début de la partie.
    [over] Cette partie est finie. Le plateau montre comment elle s’est terminée.
    [left] Tu as quitté cette partie. Le plateau montre la suite.
   *[watching] Tu ne joues pas cette partie, mais tu peux la suivre sur le plateau.
 }
stand-in = Un ordinateur joue à ta place pendant ton absence. S’il joue plus d’un tiers de tes coups, cela compte comme un départ.
button-more = Plus
button-hint = { $rated ->
    [yes] Indice (victoire non comptée)
   *[no] Indice
 }
button-resign = { $how ->
    [alone] Oui, abandonner
   *[counts] Oui, quitter
 }
paused = En pause après un mois sans aucun coup.
button-take-seat = Reprendre ma place
invited = Invitation à rejouer : { $names }.
button-lesson = Leçon de deux minutes
playing = À table : { $names }.
resign = { $how ->
    [alone] Abandonner cette partie ?
   *[counts] Quitter cette partie ?
 }
resign-cost = { $how ->
    [alone] Elle s’arrête là et compte comme perdue.
    [unplayed] Tu n’as encore joué aucun coup : si tu pars, la partie est annulée pour tout le monde. Elle ne comptera pas.
    [undecided] Tu ne pourras pas revenir. Tu n’as encore joué aucun coup, donc elle ne comptera pas pour toi.
   *[counts] Tu ne pourras pas revenir, et cela compte comme une défaite.
 }
button-join = Rejoindre
button-watch = Regarder
button-still-looking = Je cherche encore
host = hôte
button-resume = La reprendre
button-start = Commencer
button-cancel = Annuler
button-wait = Pas encore

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Parties finies
button-settings = Paramètres
games-question = { $verb ->
    [learn] Qu’est-ce que tu veux apprendre ?
   *[try] À quoi veux-tu jouer ?
 }
games-told = { $verb ->
    [learn] Chaque leçon prend environ deux minutes : tu joues, et il n’y a rien à perdre.
    [open_table] Un clic ouvre une table dans ce salon, et d’autres peuvent la rejoindre.
   *[try] Un clic et tu joues, avec des ordinateurs aux autres places.
 }
button-try-game = Essayer un jeu
level-with-stars = { $level } { $stars }
