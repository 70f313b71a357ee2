## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = その時刻はもう過ぎています。あとの時刻を選んでください。
deleted = データを削除したので、もう始まっているゲーム会には参加できません。
too-many-planned = このサーバーでは、もう{ $n }件のゲーム会を予定しています。先にどれかを中止してください。
too-many-here = このサーバーにはもうゲーム会の予定が{ $n }件あります。先にどれかを中止してください。
begun = このゲーム会はもう始まっています。
too-late = もう最後の対局が始まっているので、参加できません。
already-joined = もう参加しています。
left-too-often = このゲーム会ではもう{ $n }局で抜けたので、また参加することはできません。
full = もう{ $n }人が参加していて、空きがありません。
not-joined = このゲーム会には参加していません。
running-until = 開催中、{ $moment }に終了
ended = { $how ->
    [over] このゲーム会は終わりました。
    [missed] 開始時刻に私が止まっていたので、このゲーム会は中止です。
    [withdrawn] 全卓が同じ配札で遊ぶゲーム会は廃止されたので、このゲーム会は中止です。
    [uninstalled] 予定のゲームがなくなったので、このゲーム会は中止です。
   *[cancelled] このゲーム会は中止になりました。
 }

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

planners-none = **ゲーム会を開ける人：** 管理者のみ
planners = **ゲーム会を開ける人：** { $role }と管理者
left = ゲーム会を抜けました。いまの対局は最後まで続けてください。

## The form that plans a game night: its first values, and parsing what people enter

day = { $ahead ->
    [0] 今日、{ $day }
    [1] 明日、{ $day }
   *[other] { $day }
 }
unknown-time = その時刻は読み取れません。20:30 のように書いてください。
duration = { $n }分
form = { $what ->
    [change] このゲーム会を変更
   *[new] ゲーム会を開く
 }
soon = { $n }分後
field = { $what ->
    [day] 日にち
    [time] 時刻（{ $zone }）
    [length] 長さ
    [title] タイトル（任意）
   *[note] ひとこと（任意）
 }

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }：「{ $game }」は{ $moment }に始まります。
event-cancelled = 「**{ $game }**」のサーバーイベントは中止されましたが、ゲーム会はこのまま開かれます。ゲーム会も中止できます。
button-cancel = 中止

## Pages of game nights: the message for everybody, and a player's own matches

title = ゲーム会：{ $game }
rules = 手の空いた人と次々に対局します。1手の持ち時間は秒単位です。勝ちは2点、引き分けは1点。2連勝すると、勝ち続けている間は点が2倍になります。誰も空いていなければ、{ $level }が相手をします。
times = 開始：{ $day }（{ $moment }）。{ $n }分間です。途中から入っても、途中で抜けてもかまいません。{ $weekly ->
    [yes] {" "}毎週開かれます。
   *[no] {""}
 }
link = {"["}卓へ]({ $address })
ends = 終了：{ $moment }。
playing = { $name }と対局中：{ $link }
guests = { $n ->
    [0] 参加者はまだいません。
   *[other] **参加者{ $n }人：** { $names }
 }
outcome = { $how ->
    [won] { $name }に勝ち
    [drawn] { $name }と引き分け
   *[lost] { $name }に負け
 }
nobody = 誰も来ませんでした。
more-played = ほか{ $n }人が対局しました。
left-early = 離脱
more-tables = ほか{ $n }卓
waiting = 待機中：{ $names }
not-played = ここでは対局していません。
streak = 連勝中：点数2倍
button-join = 参加する
button-leave = 参加をやめる
waiting-for-match = 次の対局を待っています。

## Planning a game night: its form, and the page with its other settings

create-events = イベントの作成
may-not-plan = ゲーム会を開けるのは、このサーバーの管理者と、管理者が選んだロールの人だけです。
saved = { $was ->
    [changed] 変更しました。開始は{ $time }です。
   *[new] ゲーム会は{ $time }に始まります。ここに投稿したので、誰でも参加できます。
 }
cancel = このゲーム会を中止しますか？
facts = **コンピューター：** { $level }
    { $role ->
        [none] **開始前のメンション：** なし
       *[other] **開始前のメンション：** { $role }
     }
    { $weekly ->
        [yes] **くり返し：** 毎週
       *[no] **くり返し：** なし
     }
button-game-nights = ゲーム会
not-in-events = { $why ->
    [hidden] このチャンネルは全員に見えるわけではないので、サーバーのイベントには載せていません。
    [new] サーバーのイベントには載せられませんでした。足りない権限：{ $permissions }。
   *[changed] サーバーのイベントは前の予定のままです。足りない権限：{ $permissions }。
 }
button-cancel-for-good = { $weekly ->
    [yes] 今後すべて中止
   *[no] はい、中止します
 }
none-planned = このサーバーにゲーム会の予定はありません。
why-game = 2人で遊ぶ短い対局
menu-nights = ゲーム会を変更・中止する
menu-level = 空席に入るコンピューター
menu-role = 開始前にメンションするロール：なし
button-change = 変更
not-on-server = ゲーム会を開けるのは、私のいるサーバーだけです。
may-not-ping = { $role }は自分でメンションできないロールなので、私もメンションしません。
button-keep = いいえ、中止しません
button-skip = 今回だけ中止
button-weekly = { $weekly ->
    [yes] くり返さない
   *[no] 毎週くり返す
 }
button-all = すべてのゲーム会
every-week = 毎週

## Stored game nights, and their SQL

gone = そのゲーム会はもうありません。

## Commands

command-gamenight = ゲーム会
    .about = このサーバーのゲーム会を見る、または開く
    .help =
        ここの予定を見る。認められた人はゲーム会を開ける

        ゲーム会のメッセージで「*参加する*」を押すと、始まったときに席へ案内されます。
