## Reviews finished matches, once for each seat, from what its owner could have known

busy = いま別の対局を振り返っているところです。それが終わってから、もう一度押してください。

## *Review*: the decisions of a finished match that had a clearly better alternative

begin = 振り返れるのは、自分が参加した対局だけです。
progress = 対局を振り返っています：判断{ $total }回のうち{ $done }回まで見ました。

## The pages of a review: a question for each decision, and its answers

title-review-game = 振り返り · { $game }
told-thats-played = 実際の手と同じです。はっきりまさる手はありませんでした。
title-heading-number = { $heading }：{ $number }／{ $all }
closing-thats-made = 以上です！　ほかにもミスが{ $n }つありましたが、損はもっと小さめでした。
question = **ここにはもっといい手がありました。いまなら何を選びますか？**
answer-played = 実際の手
answer-played-2 = 選んだ手
answer-choice-now = いまの選択
told-nothing-clearly = **それよりはっきり良い手はありませんでした。**
told-didnt-rate = その手は評価していません。
told-best-choice = **それが最善です。**
told-heres-compares = 実際の手と比べると：
told-thats-played-but = 実際の手と同じですが、もっといい手がありました。
closing-thats-other = 以上です！　ほかの判断はどれもよい手でした。
closing-given-could = **見えていた範囲では、ミスはありませんでした。**
closing-leaving-early = 途中で抜けたことは振り返りの対象外です。
button-turning-points = 分かれ目
button-next = 次へ →

## The button that reviews add to the pages of a match

button-review = 振り返る

## The steps of a finished match at which a seat's chances changed most

turns-turning-points = 分かれ目 · { $game }
turns-each-seat = 席ごとの線：一手ごとの勝つ見込み。
turns-nobodys-chances = 大きく流れが変わった場面はありませんでした。
menu = 分かれ目を見る
