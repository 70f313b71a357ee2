## ``/leaderboard``: the standings in a server or across servers

period = その期間はわかりません。候補から選ぶか、{ $month }のように月を書いてください。
leaderboard = 「{ $game }」というゲームは見つかりません。候補から選んでください。

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody-first-place = 首位はまだ空いています。{ $command } で卓を立てられます。2人以上が席につき、そのうち1人でも最後まで残れば、成績に数えます。
missing-arent-listed = まだ順位に載っていません。{ $command } で卓を立て、誰かに加わってもらいましょう。
boards = ゲームを選ぶ
periods = 期間を選ぶ
name-time = 全期間
name-season-month = { $month }のシーズン
name-month-month = 今月：{ $month }
scope-server = このサーバー
scope-across-servers = 全サーバー
scope-ranked-after = { $n }ゲーム遊ぶと順位がつきます。
scope-ranked-after-about = 順位がつくには、3人以上の相手との8局ほどの対局が必要です。対戦した相手がまだ3人に満たない新人との対局では、レートは動きません。同じ相手との対局は、1日{ $n }局まで数えます。
nobody-nobody-listed = この期間に載っている人はいません。
nobody-first-place-still = 首位はまだ空いています。{ $command } で1局配られます。
missing-own-entry = 自分の順位は、`/preferences` で選んだとおり隠してあります。
missing-arent-listed-period = この期間の順位には載っていません。
missing-arent-listed-yet = まだ順位に載っていません。{ $command } で1局配られます。
of = そのランキングは見つかりません。もう一度 /leaderboard を使ってください。
name-season-month-2 = 今シーズン：{ $month }
footer-page-page = { $page }ページ
footer-more-than = { $n }人超
footer-provisional-ranked = ?：暫定レート、まだ順位なし
turns-first = 最初
turns-last = 最後
turns-find-me = 自分の順位
page-title = ランキング：{ $game }
page-heading = 「{ $game }」のランキング。{ $period }。
footer-page-page-pages = { $page }/{ $pages }ページ

## Commands

command-leaderboard = ランキング
    .about = ゲームのランキングを見る
    .game = ゲーム
    .game-about = どのゲームか（指定しなければ、ここで最後に遊んだゲーム）
    .period = 期間
    .period-about = どの期間か
    .where = 範囲
    .where-about = このサーバーか、全サーバー合算か
