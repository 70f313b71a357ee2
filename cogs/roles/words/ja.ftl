## The page of ``/settings`` about roles for achievements

goal = { $goal ->
    [first] 首位
    [ten] 上位10位
    [percent10] 上位10%
    [percent25] 上位25%
   *[level] { $level }に勝利
 }
number = { $n ->
    [0] **実績ロール：** なし
   *[other] **実績ロール：** { $n }
 }
menu-role = 付けるロール：なし
how-it-works = 1時間に1回、条件を満たした人にこれらのロールを付け、満たさなくなった人からは外します。順位はこのサーバーの全期間のものです。私が付けたのではないロールは決して外しません。
button-roles = 実績ロール
deleted-role = 削除されたロール
too-many-roles = ロールを付けられる実績は{ $n }個までです。先に1つ外してください。
menu-leaderboard = ランキング
menu-achievement = 実績
