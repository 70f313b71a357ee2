## Searches for an opponent on any server. Two people with the same wish are seated together

closed = この対局は2つのサーバーの間で行われているため、参加できるのは対局中の2人だけです。
no-rematch = 別のチャンネルの相手とは再戦できません。新しい対戦相手は /tables で探せます。
player = プレイヤー{ $n }
not-allowed = このサーバーでは、ほかのサーバーの対戦相手を探せません。サーバーの管理者なら /settings で許可できます。

## *Find an opponent*: looks for a player on any server that allows it

visitors-on = **ほかのサーバーの対戦相手：** /tables で探せる
button-no-visitors = このサーバーだけで遊ぶ
visitors-off = **ほかのサーバーの対戦相手：** なし
button-visitors = ほかのサーバーとも遊ぶ
button-find = 対戦相手を探す

## The pages of the search for an opponent

form = 同じゲームを遊びたい人を、このサーバーやほかのサーバーから見つけます。相手がこのチャンネルの人でなければ、対局はダイレクトメッセージで行います。この対局はレート対象外です。

    { $name ->
        [none] ほかのサーバーの相手に、名前は見えません。
       *[other] ほかのサーバーの相手には、名前（{ $name }）が見えます。
     }
searching = 対戦相手を探しています。見つからなければ、{ $moment }に終わります。
letter = 対戦相手を探しています：{ $wish }。ダイレクトメッセージでの対局は、ここで行います。
no-direct-messages = ほかのサーバーとの対局はダイレクトメッセージで行いますが、こちらからメッセージを送れません。サーバーのメニューの「プライバシー設定」でダイレクトメッセージを許可して、もう一度探してください。
found = { $where ->
    [direct] 対戦相手が見つかりました。対局はダイレクトメッセージで始まっています。
   *[channel] 対戦相手が見つかりました。対局は{ $place }で始まっています。
 }
button-start = 探しはじめる
button-cancel = 探すのをやめる
ended = { $how ->
    [stopped] 対戦相手探しをやめました。
   *[nobody] 今回は誰も見つかりませんでした。
 }
button-again = もう一度探す
waiting-now = **いま対戦相手を待っている人**
