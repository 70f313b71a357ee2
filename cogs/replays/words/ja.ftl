## Replays of finished matches: step by step, as a file, and as an animation

paused = ほかのリプレイを始めたので、このリプレイは一時停止しました。続けるには「**再生**」を押してください。
too-many-playing = いまは再生中のリプレイが多すぎます。手動で一手ずつ進めてください。

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

unrated = { $why ->
    [hint] ヒント使用
    [casual] カジュアル
   *[other] レート対象外
 }
nothing = { $where ->
    [narrowed] 当てはまる対局がありません。下のメニューで条件を変えられます。
    [server] 見られる対局で、ここで終わったものはまだありません。`/play` で卓を立てられます。
    [here] ここで終えた対局はまだありません。`/play` で卓を立てられます。
   *[anywhere] 終えた対局はまだありません。`/play` で卓を立てられます。
 }
only-with = { $name }との対局だけ。
button-rated = { $counted ->
    [yes] レート対象
    [no] レート対象外
   *[both] レートを問わない
 }
list-title = { $whose ->
    [mine] 自分の終わった対局
   *[server] このサーバーの終わった対局
 }
daily-deal-of = { $day }の一局
more-players = ほか{ $n }人
whose-server = このサーバーの対局
button-newest = 最新
button-newer = 新しいほうへ
button-older = 古いほうへ
button-oldest = 最古
menu-watch-again = 見返す対局を選ぶ
menu-whose = 誰の対局
button-anyone = 相手を問わない

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = その場面では誰の番でもありません。ほかの場面を選んでください。
others-played = その場面までに誰かが参加したか抜けたので、コンピューター相手にしか続けられません。

## Pages of the replay viewer: a match at one of its steps, with controls

preview = まだほかの人には見えません。「*共有*」を押すと、ここに投稿されて全員が見られます。
exported = 配札からすべてのステップまで、対局全体の記録です。Castellanを入れた環境なら、`castellan verify { $file }` で対局を再現し、引いたカードを1枚ずつ検証できます。
animation =
    対局を{ $n }枚の画像でたどります。{ $result }
    最後の盤面：{ $board }
step = **ステップ{ $number }/{ $total }** · { $what }
button-quiz = あなたなら何を選びますか？
told = { $what ->
    [start] 対局開始
    [action] { $name }の手
    [concession] { $name }が投了
    [leaving] { $name }が離脱
    [joining] { $name }が参加
    [amendment] ホストがオプションを変更
    [late] { $names }が時間切れ
   *[time] ゲームが進む
 }
seen-as = { $view ->
    [all-hands] 全員の手札を公開して見ています。
    [seat] **{ $name }**の席から見ています。
   *[public] { "" }
 }
title = リプレイ · { $game }
button-autoplay = { $playing ->
    [yes] 一時停止
   *[no] 再生
 }
exported-moves = 棋譜のテキストと最後の局面も付いています。
button-first = 最初
button-last = 最後
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

known-cards = このカードで遊んだことがある人：{ $names }
origin = { $steps ->
    [0] { $linked ->
        [yes] [以前の対局]({ $link })
       *[no] 以前の対局
     }と同じ配札です。レート対象外です。
   *[other] { $linked ->
        [yes] [以前の対局]({ $link })
       *[no] 以前の対局
     }の{ $step }ステップ目からの続きです。レート対象外です。
 }

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-title = 続きから · { $game }
levels = いま手番の席に座ります。ほかの席は誰が受け持ちますか？　この対局はレート対象外です。
button-table-friends = 友達と遊ぶ卓
already-open = その卓は{ $place }にもう立ててあります。

## Replays of finished matches from their logs, and access to them

older-rules = この対局は古いルールで行われたので、もう再生できません。
damaged = この対局の記録は結果と食い違うので、再生できません。
