## ``/settings``: a server's settings for its managers, as options, buttons and menus

played-in = 自分が参加した対局を終わらせることはできません。
bots-never-play = ボットはここで遊ばないので、ブロックする必要がありません。
manages-server = このサーバーの管理者はブロックできません。
not-blocked = その名前の人はブロックされていません。一覧から選んでください。

## The pages of ``/settings`` that aren't lists of settings

act = { $deed ->
    [ended] { $name }が対局 `{ $match }` を終了
    [barred] { $name }が{ $other }をブロック
    [unbarred] { $name }が{ $other }のブロックを解除
    [dodged] { $name }がまた劣勢のまま、対局 `{ $match }` が表示できずに終了
    [changed] { $name }が{ $other }のゲーム会を変更
   *[cancelled] { $name }が{ $other }のゲーム会を中止
 }
menu-block = 対局からブロックする人…
about-blocked = ブロックされた人は、ここで対局に参加したり始めたり、何かを共有したり、このサーバーの今日の問題に答えたりできず、始まっていない卓の席を失います。進行中の対局は続きます。
acts-kept = この記録は90日間保存します。
acts-none = 最近は何もありません。
end-meaning = 結果なしで終わり、誰のレートも変わりません。
people = { $tables ->
        [0] **開いている卓と対局：** なし
       *[other] **開いている卓と対局：** { $tables }
     }
    { $blocked ->
        [0] **ブロック：** なし
       *[other] **ブロック：** { $blocked }人
     }
menu-letters = 頭文字
former-player = 元プレイヤー
week = { $day }の週
button-end = はい、打ち切ります
button-go-on = 続けさせる
end-question = この対局を打ち切りますか？
not-open = このサーバーで進行中の対局に、それはもうありません。一覧から選んでください。
defaults = ほかはすべて初期設定のままです。下のボタンで変えられます。
language = { $language ->
    [discord] **言語：** このサーバーのDiscordの設定と同じ
   *[other] **言語：** { $language }
 }
menu-region = 地域
button-log = 記録
button-activity = 活動状況
button-moderators = モデレーター
more-blocked = ほか{ $n }人は、`/settings ブロック解除:` に名前を入れると見つかります。
from-to = { $first }〜{ $last }
menu-place = 場所
menu-unblock = ブロックを解除する人…
menu-end = 結果なしで打ち切る対局…

## The settings of every server, whichever features are on

note-moderators = Discordで /settings が見えるのは、「サーバー管理」の権限を持つ人だけです。このロールにも見せるには、Discordのサーバー設定の「*連携サービス*」で許可してください。
quiet-hours = **サイレント時間：** { $start }〜{ $end }
zone = **タイムゾーン：** { $zone }、現在{ $time }
note-games = 外したゲームは始められません。一覧から消え、/play でも選べず、開いている卓は閉じます。進行中の対局と、予定済みのゲーム会はそのまま行われます。
no-thread = { $channel }にスレッドを作れませんでした。このサーバーには開いているスレッドが多すぎます。いくつか閉じると、また対局のスレッドを作れます。
quiet-hours-none = **サイレント時間：** なし
moderators-none = **この設定を変えられる人：** 「サーバー管理」の権限を持つ人
channels = { $n ->
    [0] **対局のチャンネル：** すべて
   *[other] **対局のチャンネル：** { $channels }
 }
too-many-channels = 選べるチャンネルは{ $n }個までです。先に1つ外してください。
button-quiet-off = サイレント時間をやめる
quiet-hours-same = サイレント時間の開始と終了は別の時刻にしてください。
starters-none = **対局を始められる人：** 全員
starters-gone = **対局を始められる人：** 管理者のみ（選んだロールが削除されたため）
menu-pace = ふだんの持ち時間
menu-games = ここで遊べるゲーム
games = { $off ->
    [0] **ゲーム：** すべて
   *[other] **ゲーム：** { $total }種類中{ $n }種類
 }
moderators = **この設定を変えられる人：** 「サーバー管理」の権限を持つ人と{ $role }
menu-quiet-from = サイレント開始…
note-quiet = サイレント時間には、音を鳴らさずに届けます。1手に1日以上かけられる対局では、メンションはサイレント時間が終わってから届きます。時計は進みます。
menu-quiet-until = サイレント終了…
button-zone = タイムゾーン
note-zone = 今日の一局と連続記録は、いつもUTCです。
deleted-channels = 削除済みのチャンネル{ $n }個
starters = **対局を始められる人：** { $role }と管理者
pace = **ふだんの持ち時間：** { $pace }
threads-on = **スレッド：** 対局ごとに1つ
button-no-threads = スレッドを使わない
threads-off = **スレッド：** なし、対局はチャンネルで
button-threads = スレッドを使う
button-games = ゲーム

## Commands

command-settings = サーバー設定
    .about = このサーバーでのCastellanの設定をする
    .help = ここで対局する場所と方法（サーバーの管理者用）
    .block = ブロック
    .block-about = 誰かをここで遊べなくする（進行中の対局は続きます）
    .unblock = ブロック解除
    .unblock-about = 誰かのブロックを解除する
    .end = 打ち切り
    .end-about = 動かなくなった対局を打ち切る（結果なし、レート変動なし）
    .language = 言語
    .language-about = このサーバーの卓とお知らせの言語
