## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = Tes préférences
switch = { $what ->
    [direct_hands-on] Tes mains arrivent en **message privé**.
    [direct_hands-off] Tes mains s’ouvrent **dans le salon**, et personne d’autre ne les voit.
    [pings-on] Tu reçois **une mention** quand c’est à toi de jouer.
    [pings-off] Tu ne reçois **aucune mention** quand c’est à toi de jouer.
    [plays_forced-on] Si tu n’as qu’un seul coup, **je le joue** quand cela ne révèle rien.
    [plays_forced-off] Tu joues **tous tes coups toi-même**, même quand un seul est possible.
    [open_hands-on] Après la manche, les spectateurs **peuvent voir tes cartes** si toute la table le permet.
    [open_hands-off] Les spectateurs **ne voient jamais tes cartes**.
    [challenges-on] Les autres peuvent **te défier**.
   *[challenges-off] Les autres **ne peuvent pas te défier**.
 }
button-switch = { $what ->
    [direct_hands-on] Mains dans le salon
    [direct_hands-off] Mains en message privé
    [pings-on] Ne pas me mentionner
    [pings-off] Me mentionner
    [four_colours-on] Passer aux deux couleurs
    [four_colours-off] Passer aux quatre couleurs
    [coaching-on] Couper les conseils
    [coaching-off] Me conseiller au début
    [plays_forced-on] Jouer tous mes coups
    [plays_forced-off] Jouer mon seul coup à ma place
    [open_hands-on] Garder mes cartes cachées
    [open_hands-off] Montrer mes cartes après la manche
    [challenges-on] Pas de défis
   *[challenges-off] Autoriser les défis
 }
menu-refused = Qui ne peut pas te défier
unknown-switch = Je ne connais pas ce réglage. Relance /preferences.

## Commands

command-preferences = préférences
    .about = Changer tes mentions, ta langue et d’autres préférences
    .help = mentions, mains en message privé, coups automatiques, jeu à quatre couleurs, langue. *Tes données* montre ce qui est enregistré sur toi, pour l’exporter ou le supprimer
    .language = langue
    .language-about = La langue dans laquelle je te parle
