## The page of ``/settings`` about roles for achievements

goals-first = Première place
goals-ten = Top 10
goals-percent10 = Top 10 %
goals-percent25 = Top 25 %
number-roles-achievements = **Rôles pour les exploits :** { $n }
page-role-achievement = Rôle pour cet exploit : aucun
text = Une fois par heure, je donne ces rôles à qui les a mérités et je les reprends à qui ne les mérite plus. Je suis le classement de ce serveur depuis toujours, et je ne reprends jamais un rôle que je n’ai pas donné.
number-roles-achievements-none = **Rôles pour les exploits :** aucun
button-roles-achievements = Rôles pour les exploits
goal = Victoire contre : { $level }
line = un rôle supprimé
choose-role = { $n ->
    [one] Pas de rôles pour plus de { $n } exploit. Enlèves-en un d’abord.
   *[other] Pas de rôles pour plus de { $n } exploits. Enlèves-en un d’abord.
 }
page-leaderboard = Classement
page-achievement = Exploit
