## Deletes a person's data, and updates its messages on Discord

try-again = Une de tes parties vient de changer, donc je n’ai encore rien supprimé. Appuie encore une fois.

## Erases a person or a server from every column of every table

former-player = ancien profil

## The pages of *Your data* in ``/preferences``

export-title = Tout ce qui est enregistré sur toi
export = Le fichier le donne table par table, tel qu’il est enregistré. Ce qui appartient aux autres n’y est pas, ni les cartes des parties en cours.
question-title = Supprimer tes données ?
question =
    C’est irréversible.
    - Tes cotes et tes préférences disparaissent.
    - Partout ailleurs, tu deviens un *ancien profil*. Les parties finies peuvent toujours être revues, sans te nommer.
    - Dans les parties en cours, un ordinateur prend ta place. Tes parties en solo, et celles contre des ordinateurs seulement, s’arrêtent sans résultat. Tu quittes les tables dont la partie n’a pas commencé.
    - Si un serveur t’a interdit d’y jouer, l’interdiction reste, sans ton nom.
    - Les résultats et classements que quelqu’un a partagés, les annonces et les messages privés restent sur Discord jusqu’à ce que quelqu’un les y supprime.
gone-title = Tes données sont supprimées
gone = Les plateaux présents dans les salons sont en train d’être modifiés. Si tu rejoues, tu repars de zéro ; seul un serveur qui t’a interdit d’y jouer te tient encore à l’écart.
button-count = { $count ->
    [everywhere] Seulement sur mes serveurs
   *[here] Compter partout
 }
about =
    {""}**Ce qui est enregistré sur toi**, sous ton identifiant Discord
    - les choix que tu as faits dans /preferences, et la dernière langue utilisée
    - les parties que tu as jouées : le nom que tu portais, ce que tu as joué et quand, qui en était l’hôte
    - leur issue, tes réponses aux énigmes du jour, tes cotes, et le nom sous lequel elles figurent
    - quel message contient quelle main, si tu reçois tes mains en message privé
    - les serveurs qui t’ont interdit leurs parties
    - qui tu défies et qui te défie, pendant un jour environ
    - à quel jeu et où tu cherches un adversaire, pendant dix minutes environ

    {""}**Pourquoi** : pour tenir les parties, permettre de les vérifier et de les revoir, et garder les classements.

    {""}**Combien de temps** : jusqu’à ce que tu le supprimes. Ce qui appartient à un serveur disparaît une semaine après mon départ, ou quand ses responsables l’effacent ; les résultats que tu fais compter tous serveurs confondus restent à toi.

    {""}**Ce qui n’est pas enregistré** : les messages. Je ne peux pas lire ce que les gens écrivent, et je ne garde pas de listes de membres. Quand quelque chose échoue, le journal technique de la personne qui me gère peut citer ton identifiant.

    { $count ->
        [everywhere] **Tous serveurs confondus** : tes résultats comptent aussi dans les classements tous serveurs confondus, où tout le monde peut te voir sous le nom { $name }.
       *[here] **Tous serveurs confondus** : tes résultats comptent dans les classements du serveur où tu joues, et nulle part ailleurs. Tu peux aussi faire compter, tous serveurs confondus, ceux de tes parties à venir.
     }
button-delete = Supprimer
button-delete-all = Oui, tout supprimer
button-keep = Garder

## The page of ``/settings`` about a server's data, and its erasure by managers

erase = { $time ->
    [first] Les données de ce serveur
   *[last] C’est vraiment décidé ?
 }
erased = Tout ce que je gardais de ce serveur a disparu.
erase-question = { $time ->
    [first] Je garde ses parties, ses classements, ses résultats, ses paramètres et la liste des personnes bloquées. *Tout effacer* les supprime pour de bon, parties en cours comprises.
   *[last] C’est irréversible. Veux-tu supprimer maintenant tout ce qui concerne ce serveur ?
 }
button-keep-everything = Tout garder
erased-title = Effacé
button-erase = { $time ->
    [first] Tout effacer
   *[last] Oui, tout effacer
 }
