## Actions that only a host may take, with a replacement if the host is gone

replace-host = { $host }がこのサーバーを抜けたので、ホストを引き継ぎました。

## Lobbies: opening a table, and the buttons of its message

thread-hint = 対局はこのチャンネルで行います。専用のスレッドを作るには権限が足りません：{ $permissions }。
open-lobby = このゲームには相手が要るので、私のいるサーバーで遊んでください。{ $games }ならどこでも遊べます。
stay-open = 卓は開けたままにします。
join = 卓へようこそ。いつ配られるかは盤面に出ています。
rematch-new-table = { $place }の新しい卓に座っています。
leave = 席を立ちました。
rematch-new-table-open = 同じ顔ぶれの新しい卓が{ $place }に立ちました。

## The menu of a match: things people at the table rarely need, behind one button

told-ive-posted = 卓を{ $place }に出し直しました。
moves-moves-far = これまでの手と、いまの局面です。
verify-when-table =
    卓が立ったときに公開された封印です。ルールの版、配札の名前、ランダムな秘密の値から作ったSHA-256です。
    `{ $commitment }`
    秘密の値です。もう結果を左右しないので公開します。
    `{ $secret }`
    { $source } ファイルには対局のすべてが入っています。Castellanを入れた環境なら、`castellan verify { $file }` でオフラインでも検証できます。
    これで、配札があとから変えられていないと証明できます。ボットの運営者が覗かなかったことまでは証明できません。
show-menu = ほかの参加中の対局
button-post-board = 盤面を出し直す
told-tables-channel = この卓のチャンネルがなくなったので、これからはここに置きます。
told-here-table = 卓を出し直しました。
verify-every-shuffle = シャッフルはすべてこの秘密の値だけで決まるので、この一局を遊ぶ全員に同じ配札になります。
verify-every-shuffle-derived = シャッフルはすべて、この秘密の値と、席についたクリックのID（Discordがつけるもの）で決まります。
confirm-resigning-youve-conceded = 投了しました。
told-show-table = { $place }に卓を出せません。
post-again = この対局には、出し直せる盤面がありません。
confirm-resigning-left-before = 一度も手を選ばないうちに抜けたので、対局は打ち切りになりました。誰の成績にも数えません。
confirm-resigning-youve-left = 対局を抜けました。
decline-resigning = では、続けましょう！
moves-game-move = 「{ $game }」には棋譜の書き方がありません。
verify-seal-deal =
    卓が立ったときに公開された、この配札の封印です。
    `{ $commitment }`
    封印のもとになった秘密の値は、対局が終わると公開されます。
verify-deal-longer =
    この配札が使われることは、もうありません。卓が立ったときに公開された封印です。
    `{ $commitment }`
    封印のもとになった秘密の値です。
    `{ $secret }`

## ``/play``: a command for each game, built from the options in its rules

## Lines of tables on the pages of a match

gone = { $name }はもうこのサーバーにいないので、席は手放されました。

## Running matches: hands, and the controls that play

suggest = おすすめです。自由に変えてから、確定してください。
check-seated = この卓には座っていないので、お見せする手札がありません。
remember = まだ何も出ていないので、振り返るものがありません。
return-to-seat = おかえりなさい。席に戻りました。

## Games for one: dealing, hints, and new games

present-cards-table = カードは{ $place }の卓に並んでいます。
present-cards-table-2 = カードは卓に並んでいます。

## Finding and showing the match that a person means, and permission to start one

needs-a-server = このゲームにはチャンネルの卓が必要です。私のいるサーバーで始めてください。
matches-any-table = どの卓にも座っていません。/play で卓を立てられます。
matches-matches = 参加中の対局
refusal-by-role-only-people = ここで対局を始められるのは、ロール{ $role }の人だけです。ほかの人の対局には参加できます。
match-meant-any-game = 「{ $game }」の卓には座っていません。
match-meant-several-tables = いくつもの卓に座っています。`対局` オプションでどれかを指定してください。
meant-among = その卓には座っていません。一覧から選んでください。
match-paused-hand = 中断中、`/hand` で再開
match-paused = 中断中
check-permissions = ここでは卓を立てられません。足りない権限：{ $permissions }。モデレーターに頼むか、別のチャンネルで試してください。
check-shown = まだこのスレッドに入っていません。ここで私にメンションして入れてから、もう一度試してください。
refusal-to-start-server-matches = このサーバーでは、対局は{ $channels }で始めます。
refusal-by-role-everyone-start = そのサーバーで対局を始められるのは一部の人だけなので、この対局もそのサーバーで始めてください。
refusal-by-role-role-may = ここで対局を始められるロールが削除されています。サーバーの管理者なら /settings で選び直せます。
matches-open-match = 対局を開く
match-hand-shows = `/hand` で表示
refusal-to-start-channels-matches = このサーバーで対局を始められるチャンネルは、すべて削除されています。サーバーの管理者なら /settings で選び直せます。
match-turn = **手番です**

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

page = { $game }の卓を{ $place }に出せません：{ $reason } 出せるようになるまで時計は止まり、誰の手番も飛びません。手札はここからも開けますが、開くと自分の持ち時間が進みます。

## Commands

command-hand = 手札
    .about = 手札を見て、プレイする
    .match = 対局
    .match-about = どの対局か（いくつも参加しているとき）
command-play = 遊ぶ
    .about = ゲームの卓を立てる
    .pace = 持ち時間
    .pace-about = 1手にかけられる時間（指定しなければ5分）
    .computers = コンピューター
    .computers-about = 一緒に席につくコンピューターの数
    .level = レベル
    .level-about = コンピューターの強さ
    .casual = カジュアル
    .casual-about = 気楽に遊ぶ：レートにもランキングにも連勝にも数えない
    .private = 非公開
    .private-about = 1人だけで遊ぶ。卓はほかの誰にも見えない
