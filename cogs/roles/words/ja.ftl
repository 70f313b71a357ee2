## The page of ``/settings`` about roles for achievements

goals-first = 首位
goals-ten = 上位10位
goals-percent10 = 上位10%
goals-percent25 = 上位25%
number-roles-achievements = **実績ロール：** { $n }
page-role-achievement = 付けるロール：なし
text = 1時間に1回、条件を満たした人にこれらのロールを付け、満たさなくなった人からは外します。順位はこのサーバーの全期間のものです。私が付けたのではないロールは決して外しません。
number-roles-achievements-none = **実績ロール：** なし
button-roles-achievements = 実績ロール
goal = { $level }に勝利
line = 削除されたロール
choose-role = ロールを付けられる実績は{ $n }個までです。先に1つ外してください。
page-leaderboard = ランキング
page-achievement = 実績
