## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = その時刻はもう過ぎています。あとの時刻を選んでください。
deleted = データを削除したので、もう始まっているゲーム会には参加できません。
check-room-already-game = このサーバーでは、もう{ $n }件のゲーム会を予定しています。先にどれかを中止してください。
check-room-server-already = このサーバーにはもうゲーム会の予定が{ $n }件あります。先にどれかを中止してください。
set-up = このゲーム会はもう始まっています。
take-part-last-matches = もう最後の対局が始まっているので、参加できません。
take-part-youve-already = もう参加しています。
take-part-youve-left = このゲーム会ではもう{ $n }局で抜けたので、また参加することはできません。
take-part-player-joined = もう{ $n }人が参加していて、空きがありません。
leave-havent-joined = このゲーム会には参加していません。
load-unfinished-game-night = このゲーム会は終わりました。
load-unfinished-game-night-cancelled = このゲーム会は中止になりました。

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

menu-none = **ゲーム会を開ける人：** 管理者のみ
menu-some = **ゲーム会を開ける人：** { $role } と管理者
leave-youve-left = ゲーム会を抜けました。いまの対局は最後まで続けてください。
leave-youve-left-game = ゲーム会を抜けました。いまの対局の残りはコンピューターが続けます。

## Runs a game night: begin, deal tables, end. Each step is one transaction

night-deal-closed = この卓はゲーム会のものです。遊ぶには、ゲーム会のメッセージで「*参加する*」を押してください。
night-deal-fixed-options = ゲーム会では、どの卓も同じオプションで遊びます。自分の卓だけ変えることはできません。
night-deal-still-secret = この配札は、まだほかの卓で対局中です。すべての卓で終わったら見られます。

## The form that plans a game night: its first values, and parsing what people enter

days-today-day = 今日、{ $day }
days-tomorrow-day = 明日、{ $day }
parse-time = その時刻は読み取れません。20:30 のように書いてください。
length = { $n }分
gamenightform-change-game = このゲーム会を変更
gamenightform-plan-game = ゲーム会を開く
days-minute = { $n }分後
gamenightform-day = 日にち
gamenightform-time-zone = 時刻（{ $zone }）
gamenightform-length = 長さ
gamenightform-title-optional = タイトル（任意）
gamenightform-note-optional = ひとこと（任意）

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }：「{ $game }」は{ $moment }に始まります。
question = 「**{ $game }**」のサーバーイベントは中止されましたが、ゲーム会はこのまま開かれます。ゲーム会も中止できます。
game-night-cancel = 中止

## Pages of game nights: the message for everybody, and a player's own matches

rules-every-table = どの卓も同じ配札で遊び、相手は毎回変わります。同じ席で同じ札を持った全員と成績を比べます。空席には { $level } が入ります。
times-begins-day = 開始：{ $day }（{ $moment }）。全{ $n }局です。途中から入っても、途中で抜けてもかまいません。
plain-title = ゲーム会：{ $game }
rules-play-match = 手の空いた人と次々に対局します。勝ちは2点、引き分けは1点。2連勝すると、勝ち続けている間は点が2倍になります。誰も空いていなければ、{ $level } が相手をします。
times-begins-day-moment = 開始：{ $day }（{ $moment }）。{ $n }分間です。途中から入っても、途中で抜けてもかまいません。
guests-player-joined = **参加者{ $n }人：** { $names }
link = 卓へ
deal-deal-number = 第{ $number }局／全{ $total }局
stage-ends-moment = 終了：{ $moment }。
playing-playing-against = { $name } と対局中：{ $link }
outcome-lost-name = { $name } に負け
playing-playing-deal = 第{ $number }局を対局中：{ $link }
guests-nobody-joined = 参加者はまだいません。
deal-seat-number = 席{ $number }
outcome-won-against = { $name } に勝ち
outcome-drew-name = { $name } と引き分け
stage-deal-number = 全{ $total }局のうち、第{ $number }局を対局中です。
stage-deal-number-total = 全{ $total }局のうち、第{ $number }局が終わりました。まもなく次の局が始まります。
standings-nobody-showed = 誰も来ませんでした。
standings-nobody-played = まだ誰も対局していません。
standings-more-played = ほか{ $n }人が対局しました。
line-left = 離脱
tables-more-table = ほか{ $n }卓
tables-waiting-names = 待機中：{ $names }
mine-havent-played = ここでは対局していません。
facts-streak-double = 連勝中：点数2倍
message-open = 毎週開かれます。
message-missed = 開始時刻に私が止まっていたので、このゲーム会は中止です。
game-night-join = 参加する
game-night-leave = 参加をやめる
button-results-deal = 局ごとの結果
mine-waiting-next = 次の対局を待っています。

## Planning a game night: its form, and the page with its other settings

create-events = イベントの作成
refusal-to-plan = ゲーム会を開けるのは、このサーバーの管理者と、管理者が選んだロールの人だけです。
change = 変更しました。開始は{ $time }です。
plan = ゲーム会は{ $time }に始まります。ここに投稿したので、誰でも参加できます。
ask-to-call-off-cancel-game = このゲーム会を中止しますか？
facts-computers-level = **コンピューター：** { $level }
button-game-nights = ゲーム会
with-event-isnt-among = サーバーのイベントには載せていません。イベントは全員に見えますが、このチャンネルは全員には見えないためです。
ask-to-call-off-end-good = 今後すべて中止
ask-to-call-off-yes-cancel = はい、中止します
page = このサーバーにゲーム会の予定はありません。
menu = ゲーム会を変更・中止する
night-computers-empty = 空席に入るコンピューター
night-role-ping = 開始前にメンションするロール：なし
night-change = 変更
facts-ping-before = **開始前のメンション：** なし
facts-ping-before-begins = **開始前のメンション：** { $role }
facts-repeats-every = **くり返し：** 毎週
facts-repeats = **くり返し：** なし
check-server = ゲーム会を開けるのは、私のいるサーバーだけです。
check-role = { $role } は自分でメンションできないロールなので、私もメンションしません。
button-keep = いいえ、中止しません
button-skip = 今回だけ中止
night-repeat = くり返さない
night-repeat-weekly = 毎週くり返す
button-game-nights-2 = すべてのゲーム会
line-every-week = 毎週
with-event-couldnt-add = サーバーのイベントには載せられませんでした。足りない権限：{ $permissions }。
with-event-servers-events = サーバーのイベントは前の予定のままです。足りない権限：{ $permissions }。

## Stored game nights, and their SQL

require = そのゲーム会はもうありません。

## Commands

command-gamenight = ゲーム会
    .about = このサーバーのゲーム会を見る、または開く
