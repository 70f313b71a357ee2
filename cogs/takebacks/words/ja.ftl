## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = もう待ったはできません。そのあとに誰かが手を進めたか、その手でカードが引かれたり公開されたりしました。
lapsed = そのお願いにはもう返事があったか、対局が先へ進んでいます。
asked-yourself = 自分で出したお願いなので、返事をするのはほかの人です。

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked = { $who ->
    [you] { $what ->
        [stop] 結果なしで終えることを提案しました。ほかの人の同意が必要です。
       *[takeback] 待ったをお願いしました。ほかの人の同意が必要です。
     }
   *[other] { $what ->
        [stop] { $name }が、結果なしで終えることを提案しています。
       *[takeback] { $name }が待ったを希望しています。
     }
 }
button-take-back = { $rated ->
    [yes] 待った（勝ち無効）
   *[no] 待った
 }
button-agree = { $what ->
    [stop] 対局を終える
   *[takeback] 待ったを認める
 }
answer-on-board = 返事は盤面でどうぞ。そのまま続けてもかまいません。
told = { $what ->
    [taken_back] { $name }が待ったをしました。
   *[takeback_declined] { $name }は続けたいそうです。
 }
button-offer-stop = 終了を提案
