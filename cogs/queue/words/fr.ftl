## Searches for an opponent on any server. Two people with the same wish are seated together

across-closed = Cette partie se joue entre deux serveurs : elle est réservée à ses deux joueurs.
across-no-rematch = Pas de revanche contre les adversaires d’autres salons. /tables t’en trouve un nouveau.
name-across = Joueur { $n }
pair = Sur ce serveur, on ne peut pas chercher d’adversaires sur d’autres serveurs. Ses responsables peuvent l’autoriser avec /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on-opponents-other = **Adversaires d’autres serveurs :** /tables en trouve
visitors-on-play-server = Jouer sur ce serveur seulement
visitors-off-opponents-other = **Adversaires d’autres serveurs :** non
visitors-off-play-other = Jouer avec d’autres serveurs
button-find-opponent = Trouver un adversaire

## The pages of the search for an opponent

seeking-form-ill-find = Je te cherche quelqu’un qui veut jouer au même jeu, ici ou sur un autre serveur. Chacun a un plateau dans son propre salon, et la partie n’est pas classée.
waiting = Je te cherche un adversaire. Si je ne trouve personne, j’arrête { $moment }.
found = Je t’ai trouvé un adversaire : ta partie est dans { $place }.
board = Non classée, car les joueurs sont dans des salons différents.
seeking-form-people-other = Sur l’autre serveur, on voit comment tu joues, mais pas ton nom.
seeking-form-people-other-server = Sur l’autre serveur, on voit comment tu joues, et ton nom : { $name }.
button-start-searching = Lancer la recherche
button-cancel-search = Annuler la recherche
ended-ive-cancelled = J’ai annulé ta recherche.
ended-couldnt-find = Je n’ai trouvé personne cette fois.
button-search-again = Chercher encore
seeking-form-waiting-opponent = **En attente d’un adversaire**
