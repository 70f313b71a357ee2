## ``/leaderboard``: the standings in a server or across servers

unknown-period = その期間はわかりません。候補から選ぶか、{ $month }のように月を書いてください。
unknown-game = 「{ $game }」というゲームは見つかりません。候補から選んでください。

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody = { $case ->
    [closed] この期間に載っている人はいません。
    [alone] 首位はまだ空いています。{ $command } で1局配られます。
   *[together] 首位はまだ空いています。{ $command } で卓を立てられます。人間が2人以上参加し、そのうち1人でも最後まで残れば、成績に数えます。
 }
missing = { $case ->
    [hidden] 自分の順位は、`/preferences` で選んだとおり隠してあります。
    [closed] この期間の順位には載っていません。
    [alone] まだ順位に載っていません。{ $command } で1局配られます。
   *[together] まだ順位に載っていません。{ $command } で卓を立て、誰かに加わってもらいましょう。
 }
menu-game = ゲームを選ぶ
menu-period = 期間を選ぶ
all-time = 全期間
month-name = { $which ->
    [this-season] 今シーズン：{ $month }
    [season] { $month }のシーズン
    [this-month] 今月：{ $month }
   *[month] { $month }
 }
scope = { $where ->
    [server] このサーバー
   *[everywhere] 全サーバー
 }
ranked-after = { $game ->
    [alone] { $n }ゲーム遊ぶと順位がつきます。
   *[together] 順位がつくには、3人以上の相手との8局ほどの対局が必要です。
 }
page-number = { $pages ->
    [0] { $page }ページ
   *[other] { $page }/{ $pages }ページ
 }
more-players-than = { $n }人超
provisional = ?：暫定レート、まだ順位なし
button-first = 最初
button-last = 最後
button-find-me = 自分の順位
title = ランキング：{ $game }
picture-heading = 「{ $game }」のランキング。{ $period }。

## Commands

command-leaderboard = ランキング
    .about = ゲームのランキングを見る
    .help = ここと全サーバーのランキング
    .game = ゲーム
    .game-about = どのゲームか（指定しなければ、ここで最後に遊んだゲーム）
    .period = 期間
    .period-about = どの期間か
    .where = 範囲
    .where-about = このサーバーか、全サーバー合算か
