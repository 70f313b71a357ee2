## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = Trop tard pour reprendre ce coup : quelqu’un a joué depuis, ou ton coup a fait piocher ou révélé quelque chose.
lapsed = On a déjà répondu à cette demande, ou la partie a continué depuis.
asked-yourself = C’est toi qui l’as demandé : c’est aux autres de répondre.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked = { $who ->
    [you] { $what ->
        [stop] Tu as proposé d’arrêter sans résultat. Les autres doivent accepter.
       *[takeback] Tu as demandé à reprendre ton coup. Les autres doivent accepter.
     }
   *[other] { $what ->
        [stop] { $name } propose d’arrêter, sans résultat.
       *[takeback] { $name } aimerait reprendre un coup.
     }
 }
button-take-back = { $rated ->
    [yes] Reprendre le coup (victoire non comptée)
   *[no] Reprendre le coup
 }
button-agree = { $what ->
    [stop] Arrêter la partie
   *[takeback] Accepter la reprise
 }
answer-on-board = Réponds sur le plateau, ou continue simplement à jouer.
told = { $what ->
    [taken_back] { $name } a repris un coup.
   *[takeback_declined] { $name } préfère continuer à jouer.
 }
button-offer-stop = Proposer d’arrêter
