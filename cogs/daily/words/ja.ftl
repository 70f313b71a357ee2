## Begins attempts at daily deals, and records which results were shared

server-deleted = 今日このサーバーのデータが削除されたので、誰がもう遊んだかがわかりません。次は明日です。
daily-title = { $game }：{ $day }の一局
daily-fixed-options = 今日の一局は全員に共通なので、オプションは変えられません。
daily-no-undo = 今日の一局に待ったはありません。
daily-still-secret = この配札は、まだ誰かが遊ぶかもしれません。秘密の値は、その日が終わり、遊んでいる人がいなくなってから公開します。
share-finish-daily = まず今日の一局を終えてください。そのあと結果を共有できます。
share-result-already = この結果はもう共有されています。

## ``/daily``: today's deals, others' results, and standings over many deals

begin = 今日の一局は終えました。次の一局は{ $moment }です。
share-result = このゲームがどう終わったかは、もうわかりません。
share-finish-todays = まず今日の一局をどれか終えてください。そのあと共有できます。
share-play-todays = まず今日の一局を終えてください。そのあと共有できます。

## The page of all daily deals of a day, and a person's day as signs

title = { $day }の一局
page-next-ones = 次は{ $moment }です。
legend = 同じカードの人と比べて：✅ 多くの人より上 · 🟨 平均くらい · ❌ 多くの人より下 · 🟦 まだ比べる相手なし
people-names-played = { $names }が挑戦済み
people-nobody-played = まだ誰も遊んでいません
page-deal-each = ゲームごとに1局、全サーバーで全員同じ配札です。ほかの席には騎士が座り、挑戦は1回だけです。
page-deal-each-game = ゲームごとに1局、このサーバーでは全員同じ配札です。ほかの席には騎士が座り、挑戦は1回だけです。
line-still-playing = プレイ中
line-player-far = これまでに{ $n }人
line-nobody-yet = まだ誰も始めていません
streak = { $n }日連続です。
rows-servers-deals = このサーバーの一局
rows-cross-server = 全サーバー共通の一局
people-youve-played = 自分は挑戦済み

## Posts yesterday's results and today's deals each morning on servers whose managers want it

page-todays-deals = 今日の一局がそろいました。全員に同じ配札で、挑戦は1人1回ずつです。
menu-none = **毎朝の一局：** 投稿しない
menu-note = 毎朝8時すぎ（このサーバーのタイムゾーン）に、各ゲームの昨日の最高成績を、今日の一局へのボタンつきで投稿します。一局が新しくなるのは、UTCの午前0時です。
page-todays-deals-begin = 今日の一局は{ $time }に始まります。全員に同じ配札で、挑戦は1人1回ずつです。
menu-some = **毎朝の一局：** { $channel }
button-deals-each = 毎朝の一局

## Pages of daily deals: the results of one, and standings over many

best-yesterdays-best = 昨日の最高記録：{ $names }（{ $how }）。
leaving = 今日の一局に挑めるのはこの1回だけです。
best-nobody-finished = 昨日の一局を終えた人はいません。
best-yesterdays-best-far = 昨日の最高記録（いまのところ）：{ $names }（{ $how }）。
page-next-deal = 次の一局は{ $moment }です。
nothing-player-finished = { $n }人が終えています。結果は、自分も終えると見られます。
measure = ここで数えるのは選んだ手のよしあしで、ラウンドの結果ではありません。同じカードで同じくらいよい手を選んでも、結果は分かれがちだからです。どの手も、そのとき見えていたことをもとに、平均の手と最善手のちょうど中間と比べます。合計がいちばんよい人が首位になります。
invitation-play-todays = 今日の一局は { $command } で。挑戦は1回、ほかの人には見えません。
page-need-deal = { $n }局から順位がつきます。成績は、同じカードで遊んだ人たちと比べた結果の平均です。一局は、その日が終わり、始めた人がみな終えると数えられます。
given-away = 振り返り中
nothing-nobody-finished = 今日の一局を終えた人はまだいません。
invitation-still-playing = 今日の一局はまだ途中です。
invitation-attempt-only = 挑戦は1回、ほかの人には見えません。
way-in-continue = 続ける
way-in-play-todays = 今日の一局に挑戦
controls = 今月
button-share-result = 結果を共有
others-other-played = ほかに{ $n }人が遊びました。サーバーの外では、許可した人の名前だけが出ます。`/preferences` で切り替えられます。
others-player-still = { $n }人が挑戦中です。
button-todays-deals = 今日の一局一覧
menu = ほかの人の一局を見る
page-empty = まだ順位のついた人はいません。

## Commands

command-daily = 今日の一局
    .about = 今日の一局に挑戦し、ほかの人の結果を見る
    .game = ゲーム
    .game-about = どのゲームか
