## The page of ``/settings`` about roles for achievements

goals-first = Primeiro lugar
goals-ten = Top 10
goals-percent10 = Top 10%
goals-percent25 = Top 25%
number-roles-achievements = **Cargos por conquistas:** { $n }
page-role-achievement = Cargo por esta conquista: nenhum
text = Uma vez por hora dou estes cargos a quem os conquistou e tiro de quem não os merece mais. Sigo o ranking de todos os tempos deste servidor, e nunca tiro um cargo que não dei.
number-roles-achievements-none = **Cargos por conquistas:** nenhum
button-roles-achievements = Cargos por conquistas
goal = Vitória contra: { $level }
line = um cargo que foi apagado
choose-role = { $n ->
    [1] Não dá para dar cargos por mais do que { $n } conquista.
   *[other] Não dá para dar cargos por mais do que { $n } conquistas. Antes, tire um.
 }
page-leaderboard = Ranking
page-achievement = Conquista
