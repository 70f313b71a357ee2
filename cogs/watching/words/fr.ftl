## Watching a match: a private page that follows it

stopped = Tu ne regardes plus.

## Pages for spectators: the board without its controls, or the hands of the last deal

only-you = Tu regardes ; personne d’autre ne voit ceci.
last-hands = **Toutes les mains** de la dernière manche finie, telles qu’elles étaient au début du jeu.
expired = Je ne peux tenir cette page à jour que 15 minutes : elle ne change plus. Appuie sur *Continuer à regarder* pour continuer.
no-hands = La première manche n’est pas finie. Ensuite, tu verras ici les cartes de tout le monde.
button-keep-watching = Continuer à regarder
button-stop-watching = Arrêter de regarder
button-back-table = Revenir à la table

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = Trop de monde regarde déjà cette partie. Le plateau montre la même chose.
