## Challenges: one person asks another for a match or a best-of

check-often = Assez de défis à { $name } pour l’instant. Tu pourras en lancer un autre { $moment }.
unwilling = { $name } n’accepte pas de défis ici.
alreadyopen = Il y a déjà un défi en cours entre vous deux.
check-open-ones = { $n ->
    [one] Tu as déjà { $n } défi en cours. Attends une réponse ou retire-le.
   *[other] Tu as déjà { $n } défis en cours. Attends une réponse ou retires-en un.
 }
accept = Les règles de ce jeu ont changé depuis l’envoi du défi. Lances-en un nouveau.
check-may-counter = C’est la dernière proposition : accepte-la ou refuse-la.
withdraw-only-name = Il n’y a que { $name } qui puisse retirer ce défi.
load-open = Ce défi est terminé.
check-asked = Il n’y a que { $name } qui puisse répondre à ce défi.
check-version = Un autre jeu a été proposé entre-temps. Regarde de nouveau.
check-both = { $name } ne peut pas rejoindre une autre table en ce moment.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

challenge-name-been = { $name } a reçu ton défi. Tu verras la réponse dans ce salon.
counter = J’ai transmis ta proposition à { $name }.
tell-ready-ready-next = C’est bon de ton côté. La partie suivante commence dès que { $name } appuie aussi sur *Partie suivante*. J’attends jusqu’à { $time }.
challenge-best = Au meilleur des 3 ou des 5, au lieu d’une seule partie
fill-in-want-challenge = À quoi défies-tu { $name } ?
fill-in-rather-play = À quoi préfères-tu jouer ?
withdraw-youve-withdrawn = Ton défi est retiré.
challengecog-name = Défier
challenge-challenge-yourself = Tu ne peux pas te défier toi-même. /play ouvre une table.
challenge-bots-take = Les bots n’acceptent pas de défis. /play ouvre une table avec des ordinateurs.
challenge-arent-server = Cette personne n’est pas sur ce serveur.
challenge-name-see = { $name } ne peut pas voir ce salon. Lance ton défi dans un salon visible pour vous deux.
tell-ready-best-series = Cette série est finie.
next-match-next-match = La partie suivante est finie aussi : { $link }

## The next match of a best-of, started by one of its players

next-match-only-two = C’est réservé aux deux personnes de cette série.

## The pages of challenges: their message, and the form to send one

best-best-best = au meilleur des { $best }
challenge-challenge-expires = Le défi expire { $moment }.
declined-name = Toujours refuser { $name }
declined-youve-declined = Tu as refusé. Appuie ici pour ne plus recevoir de défis de cette personne.
best-match = une partie
challenge-other-name = { $other }, { $name } propose plutôt ceci.
challenge-other-name-challenging = { $other }, { $name } te défie !
answer-challenge-another-game = Un autre jeu
button-withdraw = Retirer
button-accept = Accepter
answer-challenge-decline = Refuser

## A best-of: matches between the same two people, perhaps a single one, and their score

challenge-closed = Cette partie fait partie d’une série : elle est réservée à ses deux joueurs.

## The score of a best-of on the pages of its matches

series-other-left = { $other } a quitté la série, donc { $name } la gagne au meilleur des { $best } : { $score }
ready = { $name } dit « C’est bon ». { $other }, appuie sur *Partie suivante* avant { $time } pour continuer.
leaving = Tu perds aussi la série au meilleur des { $best }.
series-best-best = Au meilleur des { $best } : { $score }
series-until-time = Vous avez jusqu’au { $time } pour commencer la partie suivante.
series-best-best-draw = Égalité au meilleur des { $best } : { $score }
series-name-wins = { $name } gagne la série au meilleur des { $best } : { $score }
button-next-match = Partie suivante

## Commands

command-challenge = défier
    .about = Défier quelqu’un à une partie
    .member = membre
    .member-about = Qui tu défies
    .game = jeu
    .game-about = Quel jeu
    .pace = cadence
    .pace-about = Temps par tour (5 minutes par défaut)
    .casual = amicale
    .casual-about = Jouer pour le plaisir : ni cote, ni classement, ni série
    .best_of = au_meilleur_de
    .best_of-about = Au meilleur des 3 ou des 5, au lieu d’une seule partie
