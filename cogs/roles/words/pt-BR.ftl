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
    [1] Só posso dar cargo por { $n } conquista.
   *[other] Só posso dar cargos por até { $n } conquistas. Antes, tire um.
 }
menu-leaderboard = Ranking
menu-achievement = Conquista
