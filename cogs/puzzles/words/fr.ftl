## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Pas d’énigme aujourd’hui. Reviens demain.
not-an-answer = Cela ne peut pas être une réponse ici. Essaie autre chose.

## The daily puzzle: answered once, privately

not-answered = Résous d’abord l’énigme du jour.
front-daily-puzzle = **Énigme du jour**
menu-none = **Énigme du jour :** non publiée
menu-note = L’énigme du jour est une position où un coup est nettement le meilleur. Je peux la publier chaque jour dans un salon, et chacun répond en privé. Avec /daily, tu la trouves toujours.
button-daily-puzzle = Énigme du jour
menu-some = **Énigme du jour :** { $channel }
menu-check = L’énigme du jour demande un salon textuel ou vocal. Choisis-en un autre.
front-position-clearly = une position, un coup nettement meilleur
front-right = bonne réponse
front-missed = raté

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

puzzle-title = { $game } : l’énigme du { $day }
tally = Bonnes réponses : { $right } sur { $n }.
public-play-name = **Que jouerais-tu à la place de { $name } ?**
public-move-clearly = Un coup est nettement le meilleur. Appuie sur *Répondre* pour donner le tien. Personne d’autre ne le voit, et seul ton premier essai compte.
before = **L’énigme d’hier** ({ $game })
drawn-right = juste
button-answer = Répondre
asked = Une réponse est nettement la meilleure, et seule ta première compte.
answered-puzzle-rating = Ta cote aux énigmes : { $rating } ({ $change })
answered-youve-been = { $n ->
    [one] { $n } jour de suite sans faute.
   *[other] { $n } jours de suite sans faute.
 }
shared-right-day = { $n ->
    [one] Sans faute { $n } jour de suite.
   *[other] Sans faute { $n } jours de suite.
 }
judged-time-something = ❌ **Pas cette fois. Autre chose était nettement meilleur.**
button-todays-puzzle = Énigme du jour
answered-next-puzzle = La prochaine énigme arrive { $moment }.
shared-right-first = ✅ Juste du premier coup.
shared-time = ❌ Pas cette fois.
judged-right-thats = ✅ **Juste ! On ne peut pas faire mieux.**
judged-right-nothing = ✅ **Juste, rien n’était nettement meilleur.**
list-title = Classement des énigmes du jour
list-empty = Personne ne figure encore ici.
past = Cette énigme est terminée.
compared = Ta réponse
