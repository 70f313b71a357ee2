## Challenges: one person asks another for a match or a best-of

check-often = { $name }への挑戦は、ひとまずここまでです。{ $moment }にまた挑戦できます。
unwilling = { $name }はここでは挑戦を受けていません。
alreadyopen = お二人の間には、もう返事待ちの挑戦があります。
check-open-ones = 返事待ちの挑戦がもう{ $n }件あります。返事を待つか、どれか1つ取り下げてください。
accept = 挑戦を送ったあとで、このゲームのルールが変わりました。もう一度挑戦してください。
check-may-counter = 提案はこれが最後です。受けるか、断るかを選んでください。
withdraw-only-name = この挑戦を取り下げられるのは{ $name }だけです。
load-open = この挑戦はもう無効です。
check-asked = この挑戦に答えられるのは{ $name }だけです。
check-version = その間に別のゲームが提案されました。もう一度見てください。
check-both = { $name }はいま、ほかの卓に参加できません。

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

challenge-name-been = { $name }に挑戦しました。返事はこのチャンネルに出ます。
counter = 提案を{ $name }に伝えました。
tell-ready-ready-next = 準備OKです。{ $name }も「*次の対局*」を押すと、次の対局が始まります。{ $time }まで待ちます。
challenge-best = 1局ではなく、3番勝負か5番勝負にする
fill-in-want-challenge = { $name }に何で挑みますか？
fill-in-rather-play = 代わりに何で遊びますか？
withdraw-youve-withdrawn = 挑戦を取り下げました。
challengecog-name = 挑戦する
challenge-challenge-yourself = 自分には挑戦できません。/play で卓を立てられます。
challenge-bots-take = ボットには挑戦できません。/play でコンピューターのいる卓を立てられます。
challenge-arent-server = その人はこのサーバーにいません。
challenge-name-see = { $name }はこのチャンネルを見られません。{ $name }にも見えるチャンネルで挑戦してください。
tell-ready-best-series = この番勝負は終わりました。
next-match-next-match = 次の対局ももう終わっています：{ $link }

## The next match of a best-of, started by one of its players

next-match-only-two = それができるのは、この番勝負の2人だけです。

## The pages of challenges: their message, and the form to send one

best-best-best = { $best }番勝負
challenge-challenge-expires = 挑戦の期限：{ $moment }
declined-name = { $name }からは受けない
declined-youve-declined = 断りました。この人からの挑戦をもう受けたくなければ、このボタンを押してください。
best-match = 1局
challenge-other-name = { $other }、{ $name }は代わりにこれを提案しています。
challenge-other-name-challenging = { $other }、{ $name }から挑戦です！
answer-challenge-another-game = 別のゲームで
button-withdraw = 取り下げる
button-accept = 受ける
answer-challenge-decline = 断る

## A best-of: matches between the same two people, perhaps a single one, and their score

challenge-closed = この対局は番勝負の1局なので、参加できるのはその2人だけです。

## The score of a best-of on the pages of its matches

series-other-left = { $other }が抜けたので、{ $name }が{ $best }番勝負の勝者です：{ $score }
ready = { $name }は準備OKです。{ $other }、続けるには{ $time }までに「*次の対局*」を押してください。
leaving = この{ $best }番勝負も負けになります。
series-best-best = { $best }番勝負：{ $score }
series-until-time = 次の対局は{ $time }まで始められます。
series-best-best-draw = { $best }番勝負は引き分けです：{ $score }
series-name-wins = { $name }が{ $best }番勝負を制しました：{ $score }
button-next-match = 次の対局

## Commands

command-challenge = 挑戦
    .about = 誰かに対局を挑む
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
