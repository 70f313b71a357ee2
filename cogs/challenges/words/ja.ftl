## Challenges: one person asks another for a match or a best-of

often-enough = { $name }への挑戦は、ひとまずここまでです。{ $moment }にまた挑戦できます。
unwilling = { $name }はここでは挑戦を受けていません。
already-open = お二人の間には、もう返事待ちの挑戦があります。
too-many-open = 返事待ちの挑戦がもう{ $n }件あります。返事を待つか、どれか1つ取り下げてください。
old-rules = 挑戦を送ったあとで、このゲームのルールが変わりました。もう一度挑戦してください。
last-suggestion = 提案はこれが最後です。受けるか、断るかを選んでください。
not-yours = この挑戦を取り下げられるのは{ $name }だけです。
over = この挑戦はもう無効です。
not-asked = この挑戦に答えられるのは{ $name }だけです。
another-game-now = その間に別のゲームが提案されました。もう一度見てください。
busy = { $name }はいま、ほかの卓に参加できません。あとでもう一度試してください。

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

sent = { $name }に挑戦しました。返事はこのチャンネルに出ます。
passed-on = 提案を{ $name }に伝えました。
you-are-ready = 準備OKです。{ $name }も「*次の対局*」を押すと、次の対局が始まります。{ $time }まで待ちます。
menu-best = 1局ではなく、3番勝負か5番勝負にする
asks = { $whom ->
    [someone] { $name }に何で挑みますか？
   *[challenger] 代わりに何で遊びますか？
 }
withdrawn = 挑戦を取り下げました。
button-challenge = 挑戦する
yourself = 自分には挑戦できません。/play で卓を立てられます。
bot = ボットには挑戦できません。/play でコンピューターのいる卓を立てられます。
not-on-server = その人はこのサーバーにいません。
cannot-see = { $name }はこのチャンネルを見られません。{ $name }にも見えるチャンネルで挑戦してください。
series-over = この番勝負は終わりました。
next-over = 次の対局ももう終わっています：{ $link }

## The next match of a best-of, started by one of its players

not-in-series = それができるのは、この番勝負の2人だけです。

## The pages of challenges: their message, and the form to send one

expires = 挑戦の期限：{ $moment }
button-never-from = { $name }からは受けない
declined = 断りました。この人からの挑戦をもう受けたくなければ、このボタンを押してください。
best-of = { $best ->
    [1] 1局
   *[other] { $best }番勝負
 }
lead = { $counters ->
    [0] { $other }、{ $name }から挑戦です！
   *[other] { $other }、{ $name }は代わりにこれを提案しています。
 }
button-other-game = 別のゲームで
button-withdraw = 取り下げる
button-accept = 受ける
button-decline = 断る

## A best-of: matches between the same two people, perhaps a single one, and their score

closed = この対局は番勝負の1局なので、参加できるのはその2人だけです。

## The score of a best-of on the pages of its matches

ready = { $name }は準備OKです。{ $other }、続けるには{ $time }までに「*次の対局*」を押してください。
loses-series = この{ $best }番勝負も負けになります。
series = { $how ->
    [on] { $best }番勝負：{ $score }
    [drawn] { $best }番勝負は引き分けです：{ $score }
    [won] { $name }が{ $best }番勝負を制しました：{ $score }
   *[forfeited] { $other }が抜けたので、{ $name }が{ $best }番勝負の勝者です：{ $score }
 }
time-left = 次の対局は{ $time }まで始められます。
button-next = 次の対局

## Commands

command-challenge = 挑戦
    .about = 誰かに対局を挑む
    .help = 誰かに対局か番勝負を申し込む
    .member = メンバー
    .member-about = 挑戦する相手
    .game = ゲーム
    .game-about = どのゲームか
    .pace = 持ち時間
    .pace-about = 1手にかけられる時間（指定しなければ5分）
    .casual = カジュアル
    .casual-about = 気楽に遊ぶ：レートにもランキングにも連勝にも数えない
    .best_of = 番勝負
    .best_of-about = 1局ではなく、3番勝負か5番勝負にする
