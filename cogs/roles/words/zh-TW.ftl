## The page of ``/settings`` about roles for achievements

goal = { $goal ->
    [first] 榜首
    [ten] 前十名
    [percent10] 前 10%
    [percent25] 前 25%
   *[level] 贏過{ $level }
 }
number = { $n ->
    [0] **成就身分組：** 無
   *[other] **成就身分組：** { $n }
 }
menu-role = 對應身分組：無
how-it-works = 我每小時一次把這些身分組給達成的人，不再達成的就收回。名次以這個伺服器的總榜為準。不是我給的身分組，我絕不收回。
button-roles = 成就身分組
deleted-role = 已刪除的身分組
too-many-roles = 最多只能為 { $n } 項成就設身分組。請先去掉一個。
menu-leaderboard = 排行榜
menu-achievement = 成就
