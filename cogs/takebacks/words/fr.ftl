## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = Trop tard pour reprendre ce coup : quelqu’un a joué depuis, ou ton coup a fait piocher ou révélé quelque chose.
lapsed = On a déjà répondu à cette demande, ou la partie a continué depuis.
own = C’est toi qui l’as demandé : c’est aux autres de répondre.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked-youve-asked = Tu as demandé à reprendre ton coup. Les autres doivent accepter.
asked-name-like = { $name } aimerait reprendre un coup.
asked-youve-offered = Tu as proposé d’arrêter sans résultat. Les autres doivent accepter.
takeback-button-take-back = Reprendre le coup (victoire non comptée)
takeback-button-take-back-2 = Reprendre le coup
answers-stop-match = Arrêter la partie
answers-let-take = Accepter la reprise
hand = Réponds sur le plateau, ou continue simplement à jouer.
asked-name-offers = { $name } propose d’arrêter, sans résultat.
told-name-took = { $name } a repris un coup.
button-offer-stop = Proposer d’arrêter
told-name-rather = { $name } préfère continuer à jouer.
