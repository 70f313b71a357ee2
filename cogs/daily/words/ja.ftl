## Begins attempts at daily deals, and records which results were shared

server-deleted = 今日このサーバーのデータが削除されたので、誰がもう遊んだかがわかりません。次は明日です。
deal-title = { $game }：{ $day }の一局
fixed-options = 今日の一局は全員に共通なので、オプションは変えられません。
no-takebacks = 今日の一局に待ったはありません。
still-secret = この配札は、まだ誰かが遊ぶかもしれません。秘密の値は、その日が終わり、遊んでいる人がいなくなってから公開します。
finish-first = まず今日の一局を終えてください。そのあと結果を共有できます。
already-shared = この結果はもう共有しました。上にスクロールすると見つかります。

## ``/daily``: today's deals, others' results, and standings over many deals

played-today = 今日の一局は終えました。次の一局は{ $moment }です。
ending-unknown = このゲームがどう終わったかは、もうわかりません。
finish-one-first = まず今日の一局をどれか終えてください。そのあと共有できます。
play-first = まず今日の一局を終えてください。そのあと共有できます。

## The page of all daily deals of a day, and a person's day as signs

day-title = { $day }の一局
next-deals = 次は{ $moment }です。
legend = 同じカードの人と比べて：✅ 多くの人より上 · 🟨 平均くらい · ❌ 多くの人より下 · 🟦 まだ比べる相手なし
names-played = { $n ->
    [0] まだ誰も遊んでいません
   *[other] { $names }が挑戦済み
 }
intro = { $where ->
    [everywhere] ゲームごとに1局、全サーバーで全員同じ配札です。ほかの席には騎士が座り、挑戦は1回だけです。
   *[server] ゲームごとに1局、このサーバーでは全員同じ配札です。ほかの席には騎士が座り、挑戦は1回だけです。
 }
still-playing = プレイ中
played-so-far = { $n ->
    [0] まだ誰も遊んでいません
   *[other] これまでに{ $n }人
 }
streak = { $n }日連続です。
button-scope = { $where ->
    [everywhere] このサーバーの一局
   *[server] 全サーバー共通の一局
 }
you-played = 自分は挑戦済み

## Posts yesterday's results and today's deals each morning on servers whose managers want it

morning = { $when ->
    [later] 今日の一局は{ $time }に始まります。全員に同じ配札で、挑戦は1人1回ずつです。
   *[now] 今日の一局がそろいました。全員に同じ配札で、挑戦は1人1回ずつです。
 }
morning-none = **毎朝の一局：** 投稿しない
morning-note = 毎朝8時すぎ（このサーバーのタイムゾーン）に、各ゲームの昨日の最高成績を、今日の一局へのボタンつきで投稿します。一局が新しくなるのは、UTCの午前0時です。
morning-channel = **毎朝の一局：** { $channel }
button-morning = 毎朝の一局
morning-asked = 昨日の成績と今日の一局を、ここに毎朝投稿しますか？
button-post-them = はい、毎朝投稿する
button-post-none = いいえ

## Pages of daily deals: the results of one, and standings over many

yesterday = { $case ->
    [nobody] 昨日の一局を終えた人はいません。
    [so-far] 昨日の最高記録（いまのところ）：{ $names }（{ $how }）。
   *[over] 昨日の最高記録：{ $names }（{ $how }）。
 }
one-try = 今日の一局に挑めるのはこの1回だけです。
next-deal = 次の一局は{ $moment }です。
results-hidden = { $n ->
    [0] 今日の一局を終えた人はまだいません。
   *[other] { $n }人が終えています。結果は、自分も終えると見られます。
 }
measure = ここで数えるのは選んだ手のよしあしで、ラウンドの結果ではありません。同じカードで同じくらいよい手を選んでも、結果は分かれがちだからです。どの手も、そのとき見えていたことをもとに、平均の手と最善手のちょうど中間と比べます。合計がいちばんよい人が首位になります。
invitation = { $reader ->
    [playing] 今日の一局はまだ途中です。
    [played] { "" }
    [new] 挑戦は1回、ほかの人には見えません。
   *[everyone] 今日の一局は { $command } で。挑戦は1回、ほかの人には見えません。
 }
deals-needed = { $n }局から順位がつきます。成績は、同じカードで遊んだ人たちと比べた結果の平均です。一局は、その日が終わり、始めた人がみな終えると数えられます。
not-reviewed = 振り返り中
button-play = { $reader ->
    [playing] 続ける
   *[new] 今日の一局に挑戦
 }
button-month = 今月
button-share-result = 結果を共有
others-unnamed = { $n ->
    [0] { "" }
   *[other] ほかに{ $n }人が遊びました。サーバーの外では、許可した人の名前だけが出ます。`/preferences` で切り替えられます。
 }
others-playing = { $n ->
    [0] { "" }
   *[other] { $n }人が挑戦中です。
 }
same-cards = **同じカードでの結果：**
button-all-deals = 今日の一局一覧
menu-watch = ほかの人の一局を見る
nobody-ranked = まだ順位のついた人はいません。今日の一局は明日から数えられます。

## Commands

command-daily = 今日の一局
    .about = 今日の一局と今日の問題に挑戦する
    .help = 全員に共通の今日の一局と、今日の問題
    .game = ゲーム
    .game-about = どのゲームか
