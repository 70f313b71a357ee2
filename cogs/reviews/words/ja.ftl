## Reviews finished matches, once for each seat, from what its owner could have known

busy = いま別の対局を振り返っているところです。それが終わってから、もう一度押してください。

## *Review*: the decisions of a finished match that had a clearly better alternative

not-your-match = 振り返れるのは、自分が参加した対局だけです。
progress = 対局を振り返っています：{ $total }手のうち{ $done }手まで見ました。

## The pages of a review: a question for each decision, and its answers

title = 振り返り · { $game }{ $all ->
    [0] { "" }
   *[other] ：{ $number }／{ $all }
 }
graded = { $answer ->
    [fine] **それより明らかに良い手はありませんでした。**
    [unrated] その手は評価していません。
    [best] **それが最善です。**
    [other] もっといい手があります。もう一度選ぶか、答えを見てください。
    [played-bad] 実際の手と同じですが、もっといい手があります。もう一度選ぶか、答えを見てください。
   *[played] 実際の手と同じです。それより明らかに良い手はありませんでした。
 }
closing = { $mistakes ->
    [0] **見えていた範囲では、明らかに良い手はほかにありませんでした。**
    [1] 以上です！　最善の手：**{ $all }手中{ $n }手**。
   *[other] 以上です！　最善の手：**{ $all }手中{ $n }手**。いちばん損をしたのは、1問目の手です。
 }
question = **ここにはもっといい手がありました。いまなら何を選びますか？**
played = { $reader ->
    [other] 実際の手
   *[player] 選んだ手
 }
your-choice-now = 今回の手
left-early = 途中で抜けたことは振り返りの対象外です。
button-turning-points = 分かれ目
button-next = 次へ →
button-show = 答えを見る

## The button that reviews add to the pages of a match

button-review = 振り返る

## The steps of a finished match at which a seat's chances changed most

turns-title = 分かれ目 · { $game }
chances-picture = 席ごとの線：一手ごとの勝つ見込み。
chances-changed = { $whose ->
    [own] 自分の勝つ見込み：{ $change }
   *[other] { $name }の勝つ見込み：{ $change }
 }
no-turns = 大きく流れが変わった場面はありませんでした。
turns-note = 一手ごとのおおまかな見積もりで、全員の手と運を含みます。振り返りは、そのとき見えていた範囲で自分の手だけを評価するので、数字は異なります。
menu-turns = 分かれ目を見る
