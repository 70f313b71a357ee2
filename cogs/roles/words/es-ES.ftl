## The page of ``/settings`` about roles for achievements

goals-first = Primer puesto
goals-ten = Top 10
goals-percent10 = Top 10 %
goals-percent25 = Top 25 %
number-roles-achievements = **Roles por logros:** { $n }
page-role-achievement = Rol por ello: ninguno
text = Una vez por hora doy estos roles a quienes se los han ganado y se los quito a quienes ya no los merecen. Me guío por la clasificación histórica de este servidor, y nunca quito un rol que no haya dado yo.
number-roles-achievements-none = **Roles por logros:** ninguno
button-roles-achievements = Roles por logros
goal = Victoria contra: { $level }
line = un rol que se borró
choose-role = { $n ->
    [one] No puedo dar roles por más de 1 logro.
   *[other] No puedo dar roles por más de { $n } logros. Quita uno primero.
 }
page-leaderboard = Clasificación
page-achievement = Logro
