## The page of ``/settings`` about roles for achievements

goal = { $goal ->
    [first] Primeiro lugar
    [ten] Top 10
    [percent10] Top 10%
    [percent25] Top 25%
   *[level] Vitória contra: { $level }
 }
number = { $n ->
    [0] **Cargos por conquistas:** nenhum
   *[other] **Cargos por conquistas:** { $n }
 }
menu-role = Cargo por esta conquista: nenhum
how-it-works = Uma vez por hora dou estes cargos a quem os conquistou e tiro de quem não os merece mais. Sigo o ranking de todos os tempos deste servidor, e nunca tiro um cargo que não dei.
button-roles = Cargos por conquistas
deleted-role = um cargo que foi apagado
too-many-roles = { $n ->
    [1] Não dá para dar cargos por mais do que { $n } conquista.
   *[other] Não dá para dar cargos por mais do que { $n } conquistas. Antes, tire um.
 }
menu-leaderboard = Ranking
menu-achievement = Conquista
