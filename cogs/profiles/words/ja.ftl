## ``/profile``: a person's games, results and opponents

## Pages of ``/profile``: a line for each game, and the highlights and chart of one

bot = { $name }はボットです。プロフィールは人のためのもので、コンピューターも対局はしますが、順位はありません。
title = プロフィール：{ $name }
never-name-hasnt = { $name }がここで終えたレート対象の対局はまだありません。
bare-havent-finished = 終えた対局はまだありません。`/play` で卓を立てられます。最初の対局が終わると、プロフィールができます。
never-havent-finished = ここで終えたレート対象の対局はまだありません。
every-day-daily-puzzles = 今日の問題
place = { $rank }位
alternative = { $name }の紋章と、「{ $game }」のレート対象の直近{ $n }局それぞれのあとのレート：最初{ $first }、最後{ $last }、最高{ $highest }、最低{ $lowest }。
bare-name-doesnt = { $name }は全サーバーの成績を公開していません。2人とも遊んでいるサーバーで `/profile` を使えば、そこでの成績が見られます。
every-day-percent-over = 今月{ $n }局で**{ $percent }**
footer = 「?」の付いたレートは暫定です。対局数か相手の人数がまだ足りません。
details-most-frequent = よく対戦する相手（勝–負）：
against-computers-rating-against = コンピューター戦のレート：**{ $rating }**
overview-beat-level = { $level }に勝利
overview-unrated = レート対象外{ $n }局
details-cross-server = 全サーバーのレートはまだありません。`/preferences` で許可した人どうしで計算します。
details-highest-rating = 最高レート：**{ $rating }**、{ $day }
details-largest-table = 勝ったいちばん大きな卓：**{ $n }**人
details-won-against = コンピューター戦の勝ち：{ $record }
against-computers-next-level = 次は{ $level }
streak-win-streak = 全サーバーの連勝：現在**{ $now }**、最多**{ $most }**
streak-win-streak-now = 連勝：現在**{ $now }**、最多**{ $most }**
overview-across-servers = 全サーバー：{ $rating }
alone-solo-games = ふだんの一局（全サーバー通算）：**{ $score }** · { $rank }
alone-solo-games-score = ふだんの一局（通算）：**{ $score }** · { $rank }
alone-daily-deals = 今日の一局（全サーバー通算）：**{ $score }** · { $rank }
alone-daily-deals-score = 今日の一局（通算）：**{ $score }** · { $rank }
alone-daily-win = 全サーバーの連勝日数：現在**{ $now }**、最多**{ $most }**
alone-daily-win-streak = 連勝日数：現在**{ $now }**、最多**{ $most }**

## Commands

command-profile = プロフィール
    .about = 誰かの遊んでいるゲームと腕前を見る
    .member = メンバー
    .member-about = 誰のプロフィールか（指定しなければ自分）
