## The page of ``/settings`` about roles for achievements

goal = { $goal ->
    [first] Primer puesto
    [ten] Top 10
    [percent10] Top 10 %
    [percent25] Top 25 %
   *[level] Victoria contra: { $level }
 }
number = { $n ->
    [0] **Roles por logros:** ninguno
   *[other] **Roles por logros:** { $n }
 }
menu-role = Rol por ello: ninguno
how-it-works = Una vez por hora doy estos roles a quienes se los han ganado y se los quito a quienes ya no los merecen. Me guío por la clasificación histórica de este servidor, y nunca quito un rol que no haya dado yo.
button-roles = Roles por logros
deleted-role = un rol borrado
too-many-roles = { $n ->
    [one] No puedo dar roles por más de 1 logro.
   *[other] No puedo dar roles por más de { $n } logros. Quita uno primero.
 }
menu-leaderboard = Clasificación
menu-achievement = Logro
