## Replays of finished matches: step by step, as a file, and as an animation

pause = ほかのリプレイを始めたので、このリプレイは一時停止しました。続けるには「**再生**」を押してください。
follow-control = いまは再生中のリプレイが多すぎます。手動で一手ずつ進めてください。

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

not-counted = レート対象外
unrated-hint = ヒント使用
unrated-casual = カジュアル
nothing-havent-finished = 終えた対局はまだありません。`/play` で卓を立てられます。
page-only-matches = { $name }との対局だけ。
nothing-finished-matches = 当てはまる対局がありません。下のメニューで条件を変えられます。
nothing-finished-matches-here = 見られる対局で、ここで終わったものはまだありません。`/play` で卓を立てられます。
nothing-havent-finished-match = ここで終えた対局はまだありません。`/play` で卓を立てられます。
narrowing-true = レート対象
narrowing-false = レート対象外
narrowing-none = レートを問わない
page-finished-matches = 自分の終わった対局
page-finished-matches-server = このサーバーの終わった対局
when-and-how = { $day }の一局
who = ほか{ $n }人
rows-server = このサーバーの対局
turns-newest = 最新
turns-newer = 新しいほうへ
turns-older = 古いほうへ
turns-oldest = 最古
menu-watch-again = 見返す対局を選ぶ
rows = 誰の対局
narrowing = 相手を問わない

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = その場面では誰の番でもありません。ほかの場面を選んでください。
others-played = その場面までに誰かが参加したか抜けたので、コンピューター相手にしか続けられません。

## Pages of the replay viewer: a match at one of its steps, with controls

preview = まだほかの人には見えません。「*共有*」を押すと、ここに投稿されて全員が見られます。
exported-whole-match = 配札からすべてのステップまで、対局全体の記録です。Castellanを入れた環境なら、`castellan verify { $file }` で対局を再現し、引いたカードを1枚ずつ検証できます。
animation =
    対局を{ $n }枚の画像でたどります。{ $result }
    最後の盤面：{ $board }
page-step-number = **ステップ{ $number }/{ $total }** · { $what }
button-play = あなたなら？
told-match-begins = 対局開始
told-concession-name-leaves = { $name }が離脱
told-joining = { $name }が参加
told-amendment = ホストが対局を変更
told-time-up = { $names }が時間切れ
told-game-goes = ゲームが進む
page-seen-hands = 全員の手札を公開して見ています。
page-title = リプレイ · { $game }
controls-pause = 一時停止
controls-play = 再生
exported-also-get = 棋譜もテキストで、最後の局面つきで入っています。
told-action = { $name }の手
told-concession-name-concedes = { $name }が投了
page-seen-name = **{ $name }**の席から見ています。
controls-first = 最初
controls-last = 最後
menu-jump-step = ステップへ移動
option-spectator-view = 観戦者の視点
menu-whose-view = 誰の視点
button-share-step = この場面を共有
button-animation = アニメーション
button-play-here = ここから続ける
button-same-cards = 同じ配札でもう一度
option-step-number = ステップ{ $number } · { $what }
option-seat-number = 席{ $number }：{ $name }

## Lines and buttons that replays add to the pages of a match

lobby = このカードで遊んだことがある人：{ $names }
origin-continued-step = [以前の対局]({ $link })の{ $step }ステップ目からの続きです。レート対象外です。
origin-same-cards = [以前の対局]({ $link })と同じ配札です。レート対象外です。

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-play-game = 続きから · { $game }
levels-take-seat = いま手番の席に座ります。ほかの席は誰が受け持ちますか？　この対局はレート対象外です。
button-table-friends = 友達と遊ぶ卓
open-table = その卓は{ $place }にもう立ててあります。

## Replays of finished matches from their logs, and access to them

older-rules = この対局は古いルールで行われたので、もう再生できません。
damaged = この対局の記録は結果と食い違うので、再生できません。
