## Calls of lobbies for more players, limited per table, person, game and server

you-called = 募集メンションは送ったばかりです。{ $moment }にまた送れます。
game-called = このゲームの募集メンションは送ったばかりです。{ $moment }にもう一度試してください。
server-called = ここではさっき、いくつもの卓で募集メンションを送ったばかりです。{ $moment }にもう一度試してください。
reserve-call-every-seat = この卓は満席です。
reserve-call-youve-already = この卓の募集メンションはもう送りました。

## *Ping players*: mentions a server's role while a table waits

on-tell-when = ここで卓が立ったら**お知らせします**。
on-tell-me = 卓のお知らせを止める
off-told-when = ここで卓が立っても**お知らせしません**。
off-tell-me = 卓が立ったら知らせる
menu-none = **卓のお知らせロール：** なし
button-ping-players = メンションで募集
menu-some = **卓のお知らせロール：** { $role }
call-ive-pinged = 卓のお知らせを受け取る人にメンションしました。

## Messages that mention a server's role when a table is open

no-table-role = このサーバーには、卓のお知らせを受け取る人のロールがありません。
find = { $role } 「{ $game }」の卓が立ちました：{ $link }
call-its-quiet = このサーバーはいまサイレント時間なので、誰にもメンションしません。
