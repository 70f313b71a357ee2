## Actions that only a host may take, with a replacement if the host is gone

new-host = { $host }がこのサーバーを抜けたので、ホストを引き継ぎました。

## Lobbies: opening a table, and the buttons of its message

thread-hint = 対局はこのチャンネルで行います。専用のスレッドを作るには権限が足りません：{ $permissions }。
only-alone = { $n ->
    [1] このゲームには相手が要るので、私のいるサーバーで遊んでください。「{ $games }」ならどこでも遊べます。
   *[other] このゲームには相手が要るので、私のいるサーバーで遊んでください。{ $games }ならどこでも遊べます。
 }
stay-open = 卓は開けたままにします。
welcome = 卓へようこそ。いつ配られるかは盤面に出ています。
left-table = 席を立ちました。
new-table = { $who ->
    [host] 同じ顔ぶれの新しい卓が{ $place }に立ちました。
   *[guest] { $place }の新しい卓に座っています。
 }

## The menu of a match: things people at the table rarely need, behind one button

moves-so-far = これまでの手と、いまの局面です。
proof =
    卓が立ったときに公開された封印です。ルールの版、配札の名前、ランダムな秘密の値から作ったSHA-256です。
    `{ $commitment }`
    秘密の値です。もう結果を左右しないので公開します。
    `{ $secret }`
    { $deal ->
        [shared] 運の要素はすべてこの秘密の値だけで決まるので、この一局を遊ぶ全員に同じ配札になります。
       *[own] 運の要素はすべて、この秘密の値と、席についたクリックのID（Discordがつけるもの）で決まります。
     }ファイルには対局のすべてが入っています。Castellanを入れた環境なら、`castellan verify { $file }` でオフラインでも検証できます。
    これで、あとから何も変えられていないと証明できます。ボットの運営者が覗かなかったことまでは証明できません。
other-matches = 参加中のほかの対局
button-post-board = 盤面を出し直す
resigned = { $how ->
    [alone] 投了しました。
    [unplayed] 一度も手を選ばないうちに抜けたので、対局は打ち切りになりました。誰の成績にも数えません。
   *[left] 対局を抜けました。
 }
reposted = { $how ->
    [refused] { $place }に卓を出せません。{ $reason }
    [moved] この卓のチャンネルがなくなったので、これからはここに置きます。
    [here] 卓を出し直しました。
   *[elsewhere] 卓を{ $place }に出し直しました。
 }
no-board = この対局には、出し直せる盤面がありません。
carry-on = では、続けましょう！
no-notation = 「{ $game }」には棋譜の書き方がありません。
seal =
    卓が立ったときに公開された、この対局の封印です。
    `{ $commitment }`
    封印のもとになった秘密の値は、対局が終わると公開されます。
seal-broken =
    この配札が使われることは、もうありません。卓が立ったときに公開された封印です。
    `{ $commitment }`
    封印のもとになった秘密の値です。
    `{ $secret }`

## Lines of tables on the pages of a match

gone = { $name }はもうこのサーバーにいないので、席は手放されました。

## Running matches: hands, and the controls that play

suggested = おすすめです。自由に変えてから、確定してください。
nothing-played = まだ何も出ていないので、振り返るものがありません。
welcome-back = おかえりなさい。席に戻りました。

## Games for one: dealing, hints, and new games

dealt = { $where ->
    [there] カードは{ $place }の卓に並んでいます。
   *[here] カードは卓に並んでいます。
 }

## Finding and showing the match that a person means, and permission to start one

needs-server = このゲームにはチャンネルの卓が必要です。私のいるサーバーで始めてください。
no-table = どの卓にも座っていません。/play で卓を立てられます。
your-matches = 参加中の対局
not-in-game = 「{ $game }」の卓には座っていません。
several-tables = いくつもの卓に座っています。`対局` オプションでどれかを指定してください。
not-among = その卓には座っていません。一覧から選んでください。
note = { $how ->
    [paused] 中断中
    [resumable] 中断中、`/hand` で再開
    [private] `/hand` で表示
   *[turn] **手番です**
 }
permissions-missing = ここでは卓を立てられません。足りない権限：{ $permissions }。サーバーの管理者に頼むか、別のチャンネルで試してください。
not-in-thread = まだこのスレッドに入っていません。ここで私にメンションして入れてから、もう一度試してください。
wrong-role = { $why ->
    [elsewhere] そのサーバーで対局を始められるのは一部の人だけなので、この対局もそのサーバーで始めてください。
    [deleted] ここで対局を始められるロールが削除されています。サーバーの管理者なら /settings で選び直せます。
   *[lacking] ここで対局を始められるのは、ロール{ $role }の人だけです。ほかの人の対局には参加できます。
 }
menu-match = 対局を開く
wrong-channel = { $n ->
    [0] このサーバーで対局を始められるチャンネルは、すべて削除されています。サーバーの管理者なら /settings で選び直せます。
   *[other] このサーバーでは、対局は{ $channels }で始めます。
 }

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

unseen = 「{ $game }」の卓を{ $place }に出せません：{ $reason }出せるようになるまで時計は止まり、誰の手番も飛びません。手札はここからも開けますが、開くと自分の持ち時間が進みます。

## Commands

command-hand = 手札
    .about = 手札を見て、プレイする
    .help = 自分だけに見える手札。「*その他*」で盤面を出し直したり、抜けたりできる
    .match = 対局
    .match-about = どの対局か（いくつも参加しているとき）
command-play = 遊ぶ
    .about = ゲームの卓を立てる
    .pace = 持ち時間
    .pace-about = 1手にかけられる時間（指定しなければ5分）
    .computers = コンピューター
    .computers-about = 一緒に席につくコンピューターの数
    .level = レベル
    .level-about = コンピューターのレベル
    .casual = カジュアル
    .casual-about = 気楽に遊ぶ：レートにもランキングにも連勝にも数えない
    .private = 非公開
    .private-about = 1人だけで遊ぶ。卓はほかの誰にも見えない
