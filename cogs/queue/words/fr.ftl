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

form = Je te cherche quelqu’un qui veut jouer au même jeu, ici ou sur un autre serveur. Si ton adversaire n’est pas dans ce salon, vous jouez tous les deux en message privé. La partie n’est pas classée.

    { $name ->
        [none] Les adversaires d’autres serveurs ne voient pas ton nom.
       *[other] Les adversaires d’autres serveurs voient ton nom : { $name }.
     }
searching = Je te cherche un adversaire. Si je ne trouve personne, j’arrête { $moment }.
letter = Tu cherches un adversaire : { $wish }. Si la partie se joue en message privé, ce sera ici.
no-direct-messages = Les parties avec d’autres serveurs se jouent en message privé, mais je ne peux pas t’écrire. Ouvre le menu du serveur, autorise les messages privés dans les paramètres de confidentialité, puis relance la recherche.
found = { $where ->
    [direct] Je t’ai trouvé un adversaire : ta partie est dans tes messages privés.
   *[channel] Je t’ai trouvé un adversaire : ta partie est dans { $place }.
 }
button-start = Lancer la recherche
button-cancel = Annuler la recherche
ended = { $how ->
    [stopped] J’ai annulé ta recherche.
   *[nobody] Je n’ai trouvé personne cette fois.
 }
button-again = Chercher encore
waiting-now = **En attente d’un adversaire**
