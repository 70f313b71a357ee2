## Begins attempts at daily deals, and records which results were shared

server-deleted = Les données de ce serveur ont été supprimées aujourd’hui, je ne sais donc pas qui a déjà joué ceci. La prochaine arrive demain.
deal-title = { $game } : la donne du { $day }
fixed-options = La donne du jour est la même pour tout le monde : tu ne peux pas en changer les options.
no-takebacks = On ne reprend pas de coup dans la donne du jour.
still-secret = D’autres jouent peut-être encore cette donne. Tu verras son secret quand la journée sera finie et que tout le monde aura terminé.
finish-first = Finis d’abord la donne du jour, et tu pourras partager ton résultat.
already-shared = Tu as déjà partagé ce résultat. Remonte dans le salon pour le retrouver.

## ``/daily``: today's deals, others' results, and standings over many deals

played-today = Tu as joué la donne du jour. La prochaine arrive { $moment }.
ending-unknown = Je ne sais plus comment cette partie s’est terminée.
finish-one-first = Termine d’abord une des donnes du jour, et tu pourras partager.
play-first = Joue d’abord la donne du jour, et tu pourras partager ceci.

## The page of all daily deals of a day, and a person's day as signs

day-title = Donnes du jour, { $day }
next-deals = Les prochaines arrivent { $moment }.
legend = Avec les mêmes cartes : ✅ mieux que la plupart · 🟨 dans la moyenne · ❌ moins bien que la plupart · 🟦 encore personne à qui se comparer
names-played = { $n ->
    [0] personne n’a encore joué
    [one] { $names } a joué
   *[other] { $names } ont joué
 }
intro = { $where ->
    [everywhere] Une donne par jeu, la même sur tous les serveurs. Les autres sont des Chevaliers, et tu as un seul essai.
   *[server] Une donne par jeu, la même pour tout le serveur. Les autres sont des Chevaliers, et tu as un seul essai.
 }
still-playing = partie en cours
played-so-far = { $n ->
    [0] encore personne
    [one] { $n } joueur jusqu’ici
   *[other] { $n } joueurs jusqu’ici
 }
streak = { $n ->
    [one] Bien joué : { $n } jour de suite.
   *[other] Bien joué : { $n } jours de suite.
 }
button-scope = { $where ->
    [everywhere] Donnes du jour de ce serveur
   *[server] Donnes du jour de tous les serveurs
 }
you-played = tu as joué

## Posts yesterday's results and today's deals each morning on servers whose managers want it

morning = { $when ->
    [later] Les donnes du jour commencent à { $time } : les mêmes pour tout le monde, un seul essai chacune.
   *[now] Voici les donnes du jour : les mêmes pour tout le monde, un seul essai chacune.
 }
morning-none = **Donnes chaque matin :** non publiées
morning-note = Chaque matin après huit heures, à l’heure de ce serveur, je publie le meilleur résultat de la veille dans chaque jeu, avec un bouton vers les donnes du jour. Les nouvelles donnes arrivent à minuit UTC.
morning-channel = **Donnes chaque matin :** { $channel }
button-morning = Donnes chaque matin
morning-asked = Est-ce que je publie ici chaque matin les résultats de la veille et les donnes du jour ?
button-post-them = Oui, chaque matin
button-post-none = Non

## Pages of daily deals: the results of one, and standings over many

yesterday = { $case ->
    [nobody] Personne n’a fini la donne d’hier.
    [so-far] Meilleur résultat d’hier, pour l’instant : { $names } ({ $how }).
   *[over] Meilleur résultat d’hier : { $names } ({ $how }).
 }
one-try = Tu n’as qu’un seul essai pour cette donne du jour.
next-deal = La prochaine donne arrive { $moment }.
results-hidden = { $n ->
    [0] Personne n’a encore fini la donne du jour.
    [one] { $n } joueur l’a terminée. Tu verras son résultat quand tu l’auras jouée aussi.
   *[other] { $n } joueurs l’ont terminée. Tu verras leurs résultats quand tu l’auras jouée aussi.
 }
measure = Ici, ce sont tes choix qui comptent, pas l’issue de la manche : avec les mêmes cartes, des choix équivalents finissent souvent différemment. Je compare chacun, d’après ce que tu pouvais voir, à un choix à mi-chemin entre le choix moyen et le meilleur. Le meilleur total est en tête.
invitation = { $reader ->
    [playing] Tu es encore sur la donne du jour.
    [played] { "" }
    [new] Tu as un seul essai, que personne d’autre ne voit.
   *[everyone] Joue celle du jour avec { $command } : un seul essai, que personne d’autre ne voit.
 }
deals-needed = { $n ->
    [one] Il faut { $n } donne pour figurer au classement. Ton score est ton résultat moyen face à ceux qui ont eu les mêmes cartes. Une donne compte quand sa journée est passée et que tout le monde l’a finie.
   *[other] Il faut { $n } donnes pour figurer au classement. Ton score est ton résultat moyen face à ceux qui ont eu les mêmes cartes. Une donne compte quand sa journée est passée et que tout le monde l’a finie.
 }
not-reviewed = analyse en cours
button-play = { $reader ->
    [playing] Continuer
   *[new] Jouer la donne du jour
 }
button-month = Ce mois-ci
button-share-result = Partager le résultat
others-unnamed = { $n ->
    [0] { "" }
    [one] { $n } autre l’a jouée aussi. Hors des serveurs, je ne nomme que les gens qui l’autorisent dans `/preferences`.
   *[other] { $n } autres l’ont jouée aussi. Hors des serveurs, je ne nomme que les gens qui l’autorisent dans `/preferences`.
 }
others-playing = { $n ->
    [0] { "" }
    [one] { $n } personne joue encore.
   *[other] { $n } personnes jouent encore.
 }
same-cards = **Avec les mêmes cartes :**
button-all-deals = Toutes les donnes du jour
menu-watch = Voir comment quelqu’un l’a jouée
nobody-ranked = Personne n’est encore classé : les donnes d’aujourd’hui comptent à partir de demain.

## Commands

command-daily = donne-du-jour
    .about = Jouer les donnes du jour et l’énigme du jour
    .help = les donnes du jour, les mêmes pour tout le monde, et l’énigme du jour
    .game = jeu
    .game-about = Quel jeu
