## ``/preferences``: the place of hands, pings for turns, the look of the deck

language-speak-language = **{ $language }**でお話しします。
panel-preferences = 個人設定
language-speak-discord = **Discordの言語**でお話しします。
switches-direct-hands-hands-come = 手札を**ダイレクトメッセージ**で届けます。
switches-direct-hands-open-hands = 手札をチャンネルで
switches-direct-hands-hands-open = 手札を**チャンネルで**開きます。ほかの人には見えません。
switches-direct-hands-send-hands = 手札をダイレクトメッセージで
switches-pings-pinged-when = 手番になると**メンションします**。
switches-pings-ping-me = メンションしない
switches-pings-pinged-when-its = 手番になっても**メンションしません**。
switches-pings-ping-me-2 = メンションする
switches-four-colours-deck-four = カードは**4色**です。クラブは緑、ダイヤは青。
switches-four-colours-use-two = 2色のカード
switches-four-colours-deck-two = カードは赤と黒の**2色**です。
switches-four-colours-use-four = 4色のカード
switches-coaching-get-advice = 新しいゲームのはじめの数局には**助言をつけます**。
switches-coaching-turn-off = 助言なし
switches-coaching-get-advice-first = 新しいゲームのはじめの数局にも**助言をつけません**。
switches-coaching-give-me = はじめの数局は助言あり
switches-plays-forced-when-only = 選べる手が1つしかないときは、**自動で進めます**（相手がコンピューターのときか、その手が全員に見えているとき）。
switches-plays-forced-let-me = どの手も自分で選ぶ
switches-plays-forced-make-every = 選べる手が1つしかないときも、**すべて自分で選びます**。
switches-plays-forced-make-my = 手が1つなら自動で進める
switches-open-hands-spectators-see = ラウンドが終わったあと、卓の全員が認めていれば、観戦者に**手札が見えます**。
switches-open-hands-keep-my = 手札を見せない
switches-open-hands-spectators-never = 観戦者に**手札は見えません**。
switches-open-hands-show-my = ラウンドのあとに手札を見せる
switches-challenges-others-challenge = ほかの人から**挑戦を受けます**。
switches-challenges-let-others = 挑戦を受け付けない
switches-challenges-others-challenge-2 = ほかの人から**挑戦を受けません**。
switches-challenges-let-others-challenge = 挑戦を受け付ける
panel-people-challenge = 挑戦を受けない相手
toggle = その項目は見つかりません。もう一度 /preferences を使ってください。

## Commands

command-preferences = 個人設定
    .about = Castellanからの連絡のしかたを選ぶ
    .language = 言語
    .language-about = Castellanが使う言語
