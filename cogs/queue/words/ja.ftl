## Searches for an opponent on any server. Two people with the same wish are seated together

across-closed = この対局は2つのサーバーの間で行われているため、参加できるのは対局中の2人だけです。
across-no-rematch = 別のチャンネルの相手とは再戦できません。新しい対戦相手は /tables で探せます。
name-across = プレイヤー{ $n }
pair = このサーバーでは、ほかのサーバーの対戦相手を探せません。サーバーの管理者なら /settings で許可できます。

## *Find an opponent*: looks for a player on any server that allows it

visitors-on-opponents-other = **ほかのサーバーの対戦相手：** /tables で探せる
visitors-on-play-server = このサーバーだけで遊ぶ
visitors-off-opponents-other = **ほかのサーバーの対戦相手：** なし
visitors-off-play-other = ほかのサーバーとも遊ぶ
button-find-opponent = 対戦相手を探す

## The pages of the search for an opponent

seeking-form-ill-find = 同じゲームを遊びたい人を、このサーバーやほかのサーバーから見つけます。盤面はそれぞれのチャンネルに出ます。この対局はレート対象外です。
waiting = 対戦相手を探しています。見つからなければ、{ $moment }に終わります。
found = 対戦相手が見つかりました。対局は{ $place }で始まっています。
board = 別のチャンネルどうしの対局なので、レート対象外です。
seeking-form-people-other = 相手のサーバーの人には、遊んでいる様子は見えますが、名前は見えません。
seeking-form-people-other-server = 相手のサーバーの人には、遊んでいる様子と名前（{ $name }）が見えます。
button-start-searching = 探しはじめる
button-cancel-search = 探すのをやめる
ended-ive-cancelled = 対戦相手探しをやめました。
ended-couldnt-find = 今回は誰も見つかりませんでした。
button-search-again = もう一度探す
seeking-form-waiting-opponent = **いま対戦相手を待っている人**
