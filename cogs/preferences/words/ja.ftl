## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = 個人設定
switch = { $what ->
    [direct_hands-on] 手札は**ダイレクトメッセージ**で届きます。
    [direct_hands-off] 手札は**チャンネルで**、自分だけに見える形で出ます。
    [pings-on] 手番になると**メンションします**。
    [pings-off] 手番になっても**メンションしません**。
    [plays_forced-on] 選べる手が1つだけで、それで何も明かさずにすむなら、**自動で進めます**。
    [plays_forced-off] 選べる手が1つしかないときも、**すべて自分で選びます**。
    [open_hands-on] ラウンドのあと、卓の全員が認めていれば、観戦者に**手札が見えます**。
    [open_hands-off] 観戦者に**手札は見えません**。
    [challenges-on] ほかの人から**挑戦を受けます**。
   *[challenges-off] ほかの人から**挑戦を受けません**。
 }
button-switch = { $what ->
    [direct_hands-on] 手札をチャンネルで受け取る
    [direct_hands-off] 手札をダイレクトメッセージで受け取る
    [pings-on] メンションしない
    [pings-off] メンションする
    [four_colours-on] 2色デッキを使う
    [four_colours-off] 4色デッキを使う
    [coaching-on] 助言を止める
    [coaching-off] はじめの数局で助言を受ける
    [plays_forced-on] どの手も自分で選ぶ
    [plays_forced-off] 手が1つなら自動で進める
    [open_hands-on] 手札を見せない
    [open_hands-off] ラウンドのあとに手札を見せる
    [challenges-on] 挑戦を受け付けない
   *[challenges-off] 挑戦を受け付ける
 }
menu-refused = 挑戦を受けない相手
unknown-switch = その項目は見つかりません。もう一度 /preferences を使ってください。

## Commands

command-preferences = 個人設定
    .about = メンションや言語などの個人設定を変える
    .help = メンション、手札のダイレクトメッセージ、選べないときの自動プレイ、4色デッキ、言語。「*自分のデータ*」で、保存されているデータの確認、書き出し、削除ができる
    .language = 言語
    .language-about = Castellanが使う言語
