## The page of ``/settings`` about roles for achievements

goals-first = 榜首
goals-ten = 前十名
goals-percent10 = 前 10%
goals-percent25 = 前 25%
number-roles-achievements = **成就身份组**：{ $n }
page-role-achievement = 对应身份组：无
text = 我每小时一次把这些身份组发给达成的人，不再达成的就收回。名次按本服务器的总榜算。不是我发的身份组，我绝不收回。
number-roles-achievements-none = **成就身份组**：无
button-roles-achievements = 成就身份组
goal = 赢过{ $level }
line = 已删除的身份组
choose-role = 最多为 { $n } 项成就设身份组。先去掉一个。
page-leaderboard = 排行榜
page-achievement = 成就
