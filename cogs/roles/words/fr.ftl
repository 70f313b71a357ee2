## The page of ``/settings`` about roles for achievements

goal = { $goal ->
    [first] Première place
    [ten] Top 10
    [percent10] Top 10 %
    [percent25] Top 25 %
   *[level] Victoire contre : { $level }
 }
number = { $n ->
    [0] **Rôles pour les exploits :** aucun
   *[other] **Rôles pour les exploits :** { $n }
 }
menu-role = Rôle pour cet exploit : aucun
how-it-works = Une fois par heure, je donne ces rôles à qui les a mérités et je les reprends à qui ne les mérite plus. Je me fie au classement « Depuis toujours » de ce serveur, et je ne reprends jamais un rôle que je n’ai pas donné.
button-roles = Rôles pour les exploits
deleted-role = un rôle supprimé
too-many-roles = { $n ->
    [one] Je peux donner un rôle pour { $n } exploit au plus. Enlèves-en un d’abord.
   *[other] Je peux donner des rôles pour { $n } exploits au plus. Enlèves-en un d’abord.
 }
menu-leaderboard = Classement
menu-achievement = Exploit
