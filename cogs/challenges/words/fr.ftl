## Challenges: one person asks another for a match or a best-of

often-enough = Assez de défis à { $name } pour l’instant. Tu pourras en lancer un autre { $moment }.
unwilling = { $name } n’accepte pas de défis ici.
already-open = Il y a déjà un défi en cours entre vous deux.
too-many-open = { $n ->
    [one] Tu as déjà { $n } défi en cours. Attends une réponse ou retire-le.
   *[other] Tu as déjà { $n } défis en cours. Attends une réponse ou retires-en un.
 }
old-rules = Les règles de ce jeu ont changé depuis l’envoi du défi. Lances-en un nouveau.
last-suggestion = C’est la dernière proposition : accepte-la ou refuse-la.
not-yours = Ce défi vient de quelqu’un d’autre : c’est à { $name } de le retirer.
over = Ce défi est terminé.
not-asked = C’est à { $name } de répondre à ce défi.
another-game-now = Un autre jeu a été proposé entre-temps. Regarde de nouveau.
busy = { $name } ne peut pas rejoindre une autre table en ce moment. Réessaie plus tard.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

sent = { $name } a reçu ton défi. Tu verras la réponse dans ce salon.
passed-on = J’ai transmis ta proposition à { $name }.
you-are-ready = C’est bon de ton côté. La partie suivante commence quand { $name } appuie aussi sur *Partie suivante*. J’attends jusqu’à { $time }.
menu-best = Au meilleur des 3 ou des 5, au lieu d’une seule partie
asks = { $whom ->
    [someone] À quoi défies-tu { $name } ?
   *[challenger] À quoi préfères-tu jouer ?
 }
withdrawn = Ton défi est retiré.
button-challenge = Défier
yourself = Tu ne peux pas te défier toi-même. /play ouvre une table.
bot = Les bots n’acceptent pas de défis. /play ouvre une table avec des ordinateurs.
not-on-server = Cette personne n’est pas sur ce serveur.
cannot-see = { $name } ne peut pas voir ce salon. Lance ton défi dans un salon visible pour vous deux.
series-over = Cette série est finie.
next-over = La partie suivante est finie aussi : { $link }

## The next match of a best-of, started by one of its players

not-in-series = C’est réservé aux deux personnes de cette série.

## The pages of challenges: their message, and the form to send one

expires = Le défi expire { $moment }.
button-never-from = Toujours refuser { $name }
declined = Tu as refusé. Appuie ici pour ne plus recevoir de défis de cette personne.
best-of = { $best ->
    [1] une partie
   *[other] au meilleur des { $best }
 }
lead = { $counters ->
    [0] { $other }, { $name } te défie !
   *[other] { $other }, { $name } propose plutôt ceci.
 }
button-other-game = Un autre jeu
button-withdraw = Retirer
button-accept = Accepter
button-decline = Refuser

## A best-of: matches between the same two people, perhaps a single one, and their score

closed = Cette partie appartient à une série : elle est réservée à ses deux joueurs.

## The score of a best-of on the pages of its matches

ready = { $name } dit « C’est bon ». { $other }, appuie sur *Partie suivante* avant { $time } pour continuer.
loses-series = Tu perds aussi la série au meilleur des { $best }.
series = { $how ->
    [on] Au meilleur des { $best } : { $score }
    [drawn] Égalité au meilleur des { $best } : { $score }
    [won] { $name } gagne la série au meilleur des { $best } : { $score }
   *[forfeited] { $other } a quitté la série, donc { $name } la gagne au meilleur des { $best } : { $score }
 }
time-left = Vous avez jusqu’au { $time } pour commencer la partie suivante.
button-next = Partie suivante

## Commands

command-challenge = défier
    .about = Défier quelqu’un à une partie
    .help = défie quelqu’un, pour une partie ou une série
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
