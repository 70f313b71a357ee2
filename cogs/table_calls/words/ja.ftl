## Calls of lobbies for more players, limited per table, person, game and server

called = { $who ->
    [you] 募集メンションは送ったばかりです。{ $moment }にまた送れます。
    [game] このゲームの募集メンションは送ったばかりです。{ $moment }にもう一度試してください。
   *[server] ここではさっき、いくつもの卓で募集メンションを送ったばかりです。{ $moment }にもう一度試してください。
 }
table-full = この卓は満席です。
already-called = この卓の募集メンションはもう送りました。

## *Ping players*: mentions a server's role while a table waits

button-not-told = 卓のお知らせを止める
button-told = 卓が立ったら知らせる
no-role = **卓のお知らせロール：** なし
button-ping-players = メンションで募集
role = **卓のお知らせロール：** { $role }
pinged = 卓のお知らせを受け取る人にメンションしました。

## Messages that mention a server's role when a table is open

nobody-to-ping = このサーバーには、卓のお知らせを受け取る人のロールがありません。
call = { $role } 「{ $game }」の卓が立ちました：{ $link }
quiet-hours = このサーバーはいまサイレント時間なので、誰にもメンションしません。
