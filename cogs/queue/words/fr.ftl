## Searches for an opponent on any server. Two people with the same wish are seated together

closed = Cette partie se joue entre deux serveurs : elle est réservée à ses deux joueurs.
no-rematch = Pas de revanche contre les adversaires d’autres salons. /tables t’en trouve un nouveau.
player = Joueur { $n }
not-allowed = Sur ce serveur, on ne peut pas chercher d’adversaires sur d’autres serveurs. Ses responsables peuvent l’autoriser avec /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on = **Adversaires d’autres serveurs :** /tables en trouve
button-no-visitors = Jouer sur ce serveur seulement
visitors-off = **Adversaires d’autres serveurs :** non
button-visitors = Jouer avec d’autres serveurs
button-find = Trouver un adversaire

## The pages of the search for an opponent

form = Je te cherche quelqu’un qui veut jouer au même jeu, ici ou sur un autre serveur. Chacun a un plateau dans son propre salon, et la partie n’est pas classée.

    { $name ->
        [none] Sur l’autre serveur, on voit comment tu joues, mais pas ton nom.
       *[other] Sur l’autre serveur, on voit comment tu joues, et ton nom : { $name }.
     }
searching = Je te cherche un adversaire. Si je ne trouve personne, j’arrête { $moment }.
found = Je t’ai trouvé un adversaire : ta partie est dans { $place }.
two-channels = Non classée, car les joueurs sont dans des salons différents.
button-start = Lancer la recherche
button-cancel = Annuler la recherche
ended = { $how ->
    [stopped] J’ai annulé ta recherche.
   *[nobody] Je n’ai trouvé personne cette fois.
 }
button-again = Chercher encore
waiting-now = **En attente d’un adversaire**
