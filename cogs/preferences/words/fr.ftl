## ``/preferences``: the place of hands, pings for turns, the look of the deck

language-speak-language = Je te parle dans cette langue : **{ $language }**.
panel-preferences = Tes préférences
language-speak-discord = Je te parle **dans la langue de ton Discord**.
switches-direct-hands-hands-come = Tes mains arrivent en **message privé**.
switches-direct-hands-open-hands = Mains dans le salon
switches-direct-hands-hands-open = Tes mains s’ouvrent **dans le salon**, et personne d’autre ne les voit.
switches-direct-hands-send-hands = Mains en message privé
switches-pings-pinged-when = Tu reçois **une mention** quand c’est à toi de jouer.
switches-pings-ping-me = Ne pas me mentionner
switches-pings-pinged-when-its = Tu ne reçois **aucune mention** quand c’est à toi de jouer.
switches-pings-ping-me-2 = Me mentionner
switches-four-colours-deck-four = Ton jeu a **quatre couleurs** : les trèfles sont verts, les carreaux bleus.
switches-four-colours-use-two = Jeu à deux couleurs
switches-four-colours-deck-two = Ton jeu a **deux couleurs**, rouge et noir.
switches-four-colours-use-four = Jeu à quatre couleurs
switches-coaching-get-advice = Tes premières parties d’un jeu se jouent **avec des conseils**.
switches-coaching-turn-off = Pas de conseils
switches-coaching-get-advice-first = Tes premières parties d’un jeu se jouent **sans conseils**.
switches-coaching-give-me = Conseils au début
switches-plays-forced-when-only = Quand tu n’as qu’un seul coup, **je le joue pour toi** : contre des ordinateurs, ou quand tout le monde peut le voir de toute façon.
switches-plays-forced-let-me = Jouer tous mes coups
switches-plays-forced-make-every = Tu joues **tous tes coups toi-même**, même quand un seul est possible.
switches-plays-forced-make-my = Jouer mon seul coup à ma place
switches-open-hands-spectators-see = Les spectateurs **peuvent voir tes cartes** une fois la manche finie, si toute la table le permet.
switches-open-hands-keep-my = Garder mes cartes cachées
switches-open-hands-spectators-never = Les spectateurs **ne voient jamais tes cartes**.
switches-open-hands-show-my = Montrer mes cartes après la manche
switches-challenges-others-challenge = Les autres peuvent **te défier**.
switches-challenges-let-others = Pas de défis
switches-challenges-others-challenge-2 = Les autres **ne peuvent pas te défier**.
switches-challenges-let-others-challenge = Autoriser les défis
panel-people-challenge = Qui ne peut pas te défier
toggle = Je ne connais pas ce réglage. Relance /preferences.

## Commands

command-preferences = préférences
    .about = Choisir comment Castellan te joint
    .language = langue
    .language-about = La langue dans laquelle je te parle
