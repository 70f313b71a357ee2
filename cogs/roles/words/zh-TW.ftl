## The page of ``/settings`` about roles for achievements

goals-first = 榜首
goals-ten = 前十名
goals-percent10 = 前 10%
goals-percent25 = 前 25%
number-roles-achievements = **成就身分組：** { $n }
page-role-achievement = 對應身分組：無
text = 我每小時一次把這些身分組給達成的人，不再達成的就收回。名次以這個伺服器的總榜為準。不是我給的身分組，我絕不收回。
number-roles-achievements-none = **成就身分組：** 無
button-roles-achievements = 成就身分組
goal = 贏過{ $level }
line = 已刪除的身分組
choose-role = 最多只能為 { $n } 項成就設身分組。請先去掉一個。
page-leaderboard = 排行榜
page-achievement = 成就
