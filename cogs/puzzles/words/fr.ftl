## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Pas d’énigme aujourd’hui. Reviens demain.
not-an-answer = Ça ne va pas comme réponse ici. Essaie autre chose.

## The daily puzzle: answered once, privately

answer-first = Résous d’abord l’énigme du jour.
channel-none = **Énigme du jour :** non publiée
channel-note = L’énigme du jour est une position où un coup est nettement le meilleur. Je peux la publier chaque jour dans un salon, et chacun répond en privé. Avec /daily, tu la trouves toujours.
button-daily-puzzle = Énigme du jour
channel = **Énigme du jour :** { $channel }
channel-unfit = L’énigme du jour demande un salon textuel ou vocal. Choisis-en un autre.
front = { $answer ->
    [right] ✅ **Énigme du jour** · bonne réponse
    [missed] ❌ **Énigme du jour** · raté
   *[none] 🧩 **Énigme du jour** · une position, un coup nettement meilleur
 }

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

title = { $game } : l’énigme du { $day }
tally = { $n ->
    [0] { "" }
    [1] { "" }
   *[other] Bonnes réponses : { $right } sur { $n }.
 }
asked-as = **Tu es { $name } : que joues-tu ?**
how-to-answer = Un coup est nettement le meilleur. Appuie sur *Répondre* pour donner le tien. Personne d’autre ne le voit, et seul ton premier essai compte.
yesterdays-puzzle = **L’énigme d’hier** ({ $game })
drawn-right = juste
button-answer = Répondre
only-first-counts = Une réponse est nettement la meilleure, et seule ta première compte. Les règles du jeu sont dans /help.
puzzle-rating = Ta cote aux énigmes : { $rating } ({ $change })
streak = { $n ->
    [one] { $n } jour de suite sans faute.
   *[other] { $n } jours de suite sans faute.
 }
shared-streak = { $n ->
    [one] Sans faute { $n } jour de suite.
   *[other] Sans faute { $n } jours de suite.
 }
judged = { $grade ->
    [best] ✅ **Juste ! On ne peut pas faire mieux.**
    [right] ✅ **Juste, rien n’était nettement meilleur.**
    [wrong] ❌ **Pas cette fois. Autre chose était meilleur.**
   *[none] Cette énigme est terminée.
 }
button-todays-puzzle = Énigme du jour
next-puzzle = La prochaine énigme arrive { $moment }.
shared-grade = { $grade ->
    [right] ✅ Juste du premier coup.
   *[wrong] ❌ Pas cette fois.
 }
list-title = Classement des énigmes du jour
list-empty = Personne ne figure encore ici.
your-answer = Ta réponse
