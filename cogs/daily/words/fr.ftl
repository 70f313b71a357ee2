## Begins attempts at daily deals, and records which results were shared

server-deleted = Les données de ce serveur ont été supprimées aujourd’hui, je ne sais donc pas qui a déjà joué ceci. La prochaine arrive demain.
daily-title = { $game } : la donne du { $day }
daily-fixed-options = La donne du jour est la même pour tout le monde : tu ne peux pas en changer les options.
daily-no-undo = On ne reprend pas de coup dans la donne du jour.
daily-still-secret = D’autres jouent peut-être encore cette donne. Tu verras son secret quand la journée sera finie et que tout le monde aura terminé.
share-finish-daily = Finis d’abord la donne du jour, et tu pourras partager ton résultat.
share-result-already = Ce résultat est déjà partagé.

## ``/daily``: today's deals, others' results, and standings over many deals

begin = Tu as joué la donne du jour. La prochaine arrive { $moment }.
share-result = Je ne sais plus comment cette partie s’est terminée.
share-finish-todays = Termine d’abord une des donnes du jour, et tu pourras partager.
share-play-todays = Joue d’abord la donne du jour, et tu pourras partager ceci.

## The page of all daily deals of a day, and a person's day as signs

title = Donnes du jour, { $day }
page-next-ones = Les prochaines arrivent { $moment }.
legend = Avec les mêmes cartes : ✅ mieux que la plupart · 🟨 dans la moyenne · ❌ moins bien que la plupart · 🟦 encore personne à qui se comparer
people-names-played = { $n ->
    [one] { $names } a joué
   *[other] { $names } ont joué
 }
people-nobody-played = personne n’a encore joué
page-deal-each = Une donne par jeu, la même pour tout le monde sur tous les serveurs. Des chevaliers jouent aux autres places, et tu as un seul essai.
page-deal-each-game = Une donne par jeu, la même pour tout le monde sur ce serveur. Des chevaliers jouent aux autres places, et tu as un seul essai.
line-still-playing = partie en cours
line-player-far = { $n ->
    [one] { $n } joueur jusqu’ici
   *[other] { $n } joueurs jusqu’ici
 }
line-nobody-yet = personne pour l’instant
streak = { $n ->
    [one] Bien joué : { $n } jour de suite.
   *[other] Bien joué : { $n } jours de suite.
 }
rows-servers-deals = Donnes du jour de ce serveur
rows-cross-server = Donnes du jour de tous les serveurs
people-youve-played = tu as joué

## Posts yesterday's results and today's deals each morning on servers whose managers want it

page-todays-deals = Voici les donnes du jour : les mêmes pour tout le monde, un seul essai chacune.
menu-none = **Donnes chaque matin :** non publiées
menu-note = Chaque matin après huit heures, à l’heure de ce serveur, je publie le meilleur résultat de la veille dans chaque jeu, avec un bouton vers les donnes du jour. Les nouvelles donnes arrivent à minuit UTC.
page-todays-deals-begin = Les donnes du jour commencent à { $time } : les mêmes pour tout le monde, un seul essai chacune.
menu-some = **Donnes chaque matin :** { $channel }
button-deals-each = Donnes chaque matin

## Pages of daily deals: the results of one, and standings over many

best-yesterdays-best = Meilleur résultat d’hier : { $names } ({ $how }).
leaving = Tu n’as qu’un seul essai pour cette donne du jour.
best-nobody-finished = Personne n’a fini la donne d’hier.
best-yesterdays-best-far = Meilleur résultat d’hier, pour l’instant : { $names } ({ $how }).
page-next-deal = La prochaine donne arrive { $moment }.
nothing-player-finished = { $n ->
    [one] { $n } joueur l’a terminée. Tu verras son résultat quand tu l’auras jouée aussi.
   *[other] { $n } joueurs l’ont terminée. Tu verras leurs résultats quand tu l’auras jouée aussi.
 }
measure = Ici, ce sont tes choix qui comptent, pas l’issue de la manche : avec les mêmes cartes, des choix équivalents finissent souvent différemment. Je compare chacun, d’après ce que tu pouvais voir, à un choix à mi-chemin entre le choix moyen et le meilleur. Le meilleur total est en tête.
invitation-play-todays = Joue celle du jour avec { $command } : un seul essai, que personne d’autre ne voit.
page-need-deal = { $n ->
    [one] Il faut { $n } donne pour figurer au classement. Ton score est ton résultat moyen face à ceux qui ont eu les mêmes cartes. Une donne compte quand sa journée est passée et que tout le monde l’a finie.
   *[other] Il faut { $n } donnes pour figurer au classement. Ton score est ton résultat moyen face à ceux qui ont eu les mêmes cartes. Une donne compte quand sa journée est passée et que tout le monde l’a finie.
 }
given-away = analyse en cours
nothing-nobody-finished = Personne n’a encore fini la donne du jour.
invitation-still-playing = Tu es encore sur la donne du jour.
invitation-attempt-only = Tu as un seul essai, que personne d’autre ne voit.
way-in-continue = Continuer
way-in-play-todays = Jouer la donne du jour
controls = Ce mois-ci
button-share-result = Partager le résultat
others-other-played = { $n ->
    [one] { $n } autre l’a jouée aussi. Hors des serveurs, je ne nomme que les gens qui l’autorisent dans `/preferences`.
   *[other] { $n } autres l’ont jouée aussi. Hors des serveurs, je ne nomme que les gens qui l’autorisent dans `/preferences`.
 }
others-player-still = { $n ->
    [one] { $n } personne joue encore.
   *[other] { $n } personnes jouent encore.
 }
button-todays-deals = Toutes les donnes du jour
menu = Voir comment quelqu’un l’a jouée
page-empty = Personne n’est encore classé ici.

## Commands

command-daily = donne-du-jour
    .about = Jouer les donnes du jour et voir comment les autres s’en sortent
    .game = jeu
    .game-about = Quel jeu
