## Pages of ``/profile``: a line for each game, and the highlights and chart of one

no-profile = { $name }はボットです。プロフィールは人のためのもので、コンピューターも対局はしますが、順位はありません。
title = プロフィール：{ $name }
nothing = { $why ->
    [you-finished-none] 終えた対局はまだありません。`/play` で卓を立てられます。最初の対局が終わると、プロフィールができます。
    [not-shown] { $name }は全サーバーの成績を公開していません。2人とも遊んでいるサーバーで `/profile` を使えば、そこでの成績が見られます。
    [you-none-rated] ここで終えたレート対象の対局はまだありません。
   *[none-rated] { $name }がここで終えたレート対象の対局はまだありません。
 }
daily-puzzles = 今日の問題
place = { $rank }位
picture-of-ratings = { $n ->
    [1] { $name }の紋章と、「{ $game }」のレート対象の1局のあとのレート：{ $last }。
   *[other] { $name }の紋章と、「{ $game }」のレート対象の直近{ $n }局それぞれのあとのレート：最初{ $first }、最後{ $last }、最高{ $highest }、最低{ $lowest }。
 }
daily-result = 今月{ $n }局で**{ $percent }**
provisional = 「?」の付いたレートは暫定です。対局数か相手の人数がまだ足りません。
opponents = よく対戦する相手（勝–負）：
rating-against-computers = コンピューター戦のレート：**{ $rating }**{ $next ->
    [yes] { " " }· 次は{ $level }
   *[no] { "" }
 }
beat-level = { $level }に勝利
unrated = レート対象外{ $n }局
no-cross-server-rating = 全サーバーのレートはまだありません。`/preferences` で許可した人どうしで計算します。
highest-rating = 最高レート：**{ $rating }**、{ $day }
largest-table = 勝ったいちばん大きな卓：**{ $n }**人
won-against-computers = コンピューター戦の勝ち：{ $record }
win-streak = { $where ->
    [everywhere] 全サーバーの連勝：現在**{ $now }**、最多**{ $most }**
   *[server] 連勝：現在**{ $now }**、最多**{ $most }**
 }
rating-across-servers = 全サーバー：{ $rating }
solo-games = { $where ->
    [everywhere] ふだんの一局（全サーバー通算、{ $n }局）：**{ $score }**
   *[server] ふだんの一局（通算、{ $n }局）：**{ $score }**
 }
daily-deals = { $where ->
    [everywhere] 今日の一局（全サーバー通算、{ $n }局）：**{ $score }**
   *[server] 今日の一局（通算、{ $n }局）：**{ $score }**
 }
daily-win-streak = { $where ->
    [everywhere] 全サーバーの連勝日数：現在**{ $now }**、最多**{ $most }**
   *[server] 連勝日数：現在**{ $now }**、最多**{ $most }**
 }

## Commands

command-profile = プロフィール
    .about = 誰かのレートと終わった対局を見る
    .help = 戦績と、終わった対局。一手ずつ見返せる
    .member = メンバー
    .member-about = 誰のプロフィールか（指定しなければ自分）
