## Watching a match: a private page that follows it

change-view = Tu ne regardes plus.

## Pages for spectators: the board without its controls, or the hands of the last deal

watch = Tu regardes ; personne d’autre ne voit ceci.
hands-hands-last = **Toutes les mains** de la dernière manche finie, telles qu’elles étaient au début du jeu.
expired = Je ne peux tenir cette page à jour que 15 minutes : elle ne change plus. Appuie sur *Continuer à regarder* pour continuer.
hands-first-round = La première manche n’est pas finie. Ensuite, tu verras ici les cartes de tout le monde.
button-keep-watching = Continuer à regarder
button-stop-watching = Arrêter de regarder
button-back-table = Revenir à la table

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = Trop de monde regarde déjà cette partie. Le plateau montre la même chose.
