## ``/settings``: a server's settings for its managers, as options, buttons and menus

end-match = 自分が参加した対局を終わらせることはできません。
bar-bots-play = ボットはここで遊ばないので、ブロックする必要がありません。
bar-block-someone = このサーバーの管理者はブロックできません。
unbar = その名前の人はブロックされていません。一覧から選んでください。

## The pages of ``/settings`` that aren't lists of settings

acts-ended = { $name }が対局 `{ $match }` を終了
acts-barred = { $name }が{ $other }をブロック
acts-unbarred = { $name }が{ $other }のブロックを解除
acts-dodged = { $name }がまた劣勢のまま、対局 `{ $match }` が表示できずに終了
acts-changed = { $name }が{ $other }のゲーム会を変更
acts-cancelled = { $name }が{ $other }のゲーム会を中止
people-block-someone = 対局をブロックする人…
people-blocked-people = ブロックされた人は、ここで対局に参加したり始めたり、何かを共有したり、このサーバーの今日の問題に答えたりできず、始まっていない卓の席を失います。進行中の対局は続きます。
acts-keep-90 = この記録は90日間保存します。
acts-nothing-happened = 最近は何もありません。
end-question-ends-without = 結果なしで終わり、誰のレートも変わりません。
language-language-language = **言語：** { $language }
people-blocked-nobody = **ブロック：** なし
people-open-tables = **開いている卓と対局：** なし
zones-part-alphabet = 頭文字
mention = 元プレイヤー
weeks = { $day }からの週
button-yes-end = はい、打ち切ります
button-let-continue = 続けさせる
end-question-end-match = この対局を打ち切りますか？
table-in = このサーバーで進行中の対局に、それはもうありません。一覧から選んでください。
language-language-servers = **言語：** このサーバーのDiscordの設定と同じ
people-blocked-person = **ブロック：** { $n }人
people-open-tables-matches = **開いている卓と対局：** { $n }
zones-part-world = 地域
button-log = 記録
button-activity = 活動状況
button-moderators = モデレーター
barred-lines = ほか{ $n }人は、`/settings ブロック解除:` に名前を入れると見つかります。
zones-first-last = { $first }〜{ $last }
zones-place = 場所
people-let-someone = ブロックを解除する人…
people-end-match = 結果なしで打ち切る対局…

## The settings of every server, whichever features are on

integrations-note = Discordで /settings が見えるのは、「サーバー管理」の権限を持つ人だけです。このロールにも見せるには、Discordのサーバー設定の「*連携サービス*」で許可してください。
quiet-quiet-hours = **サイレント時間：** { $start }〜{ $end }
zone = **タイムゾーン：** { $zone }、現在{ $time }
games-settings = 外したゲームは始められません。一覧から消え、/play でも選べず、開いている卓は閉じます。進行中の対局と、予定済みのゲーム会はそのまま行われます。
line-channels-channels = **チャンネル：** { $channels }
control = 対局のチャンネル：すべて
line-couldnt-open = { $channel }にスレッドを作れませんでした。このサーバーには開いているスレッドが多すぎます。いくつか閉じると、また対局のスレッドを作れます。
quiet-quiet-hours-none = **サイレント時間：** なし
told-games-total = **ゲーム：** { $total }種類中{ $n }種類
moderators-none = **この設定を変えられる人：** 「サーバー管理」の権限を持つ人
line-channels = **チャンネル：** すべて
values = 選べるチャンネルは{ $n }個までです。先に1つ外してください。
button-turn-off = サイレント時間をやめる
quiet-quiet-hours-need = サイレント時間の開始と終了は別の時刻にしてください。
menu-none = **対局を始められる人：** 全員
menu-gone = **対局を始められる人：** 管理者のみ（選んだロールが削除されたため）
menu-label-usual-pace = ふだんの持ち時間
menu = ここで遊べるゲーム
told-games = **ゲーム：** すべて
moderators-some = **この設定を変えられる人：** 「サーバー管理」の権限を持つ人と { $role }
menu-label-quiet = サイレント開始…
menu-note = サイレント時間にも、メンション、警告、ダイレクトメッセージの手札は届きますが、スマホの音は鳴りません。1手に1日以上かけられる対局では、メンションは終わるまで待ちます。時計は進みます。
menu-label-quiet-until = サイレント終了…
button-time-zone = タイムゾーン
notifications-note = サイレント時間はその地域の時計に従い、夏時間にも合わせます。今日の一局と連続記録は、いつもUTCです。
line-deleted-channel = 削除済みのチャンネル{ $n }個
menu-some = **対局を始められる人：** { $role } と管理者
menu-told = **持ち時間：** { $pace }
matches-on-threads-each = **スレッド：** 対局ごとに1つ
matches-on-play-without = スレッドを使わない
matches-off-threads-none = **スレッド：** なし、対局はチャンネルで
matches-off-play-threads = スレッドを使う
button-games = ゲーム

## Commands

command-settings = サーバー設定
    .about = このサーバーでのCastellanの設定をする
    .block = ブロック
    .block-about = 誰かをここで遊べなくする（進行中の対局は続きます）
    .unblock = ブロック解除
    .unblock-about = 誰かをまたここで遊べるようにする
    .end = 打ち切り
    .end-about = 動かなくなった対局を打ち切る（結果なし、レート変動なし）
    .language = 言語
    .language-about = このサーバーの卓とお知らせの言語
