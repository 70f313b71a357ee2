## The page of ``/settings`` about roles for achievements

goal = { $goal ->
    [first] 榜首
    [ten] 前十名
    [percent10] 前 10%
    [percent25] 前 25%
   *[level] 赢过{ $level }
 }
number = { $n ->
    [0] **成就身份组**：无
   *[other] **成就身份组**：{ $n }
 }
menu-role = 对应身份组：无
how-it-works = 我每小时一次把这些身份组发给达成的人，不再达成的就收回。名次按本服务器的总榜算。不是我发的身份组，我绝不收回。
button-roles = 成就身份组
deleted-role = 已删除的身份组
too-many-roles = 最多为 { $n } 项成就设身份组。先去掉一个。
menu-leaderboard = 排行榜
menu-achievement = 成就
