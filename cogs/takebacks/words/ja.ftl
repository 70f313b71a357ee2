## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = もう待ったはできません。そのあとに誰かが手を進めたか、その手でカードが引かれたり公開されたりしました。
lapsed = そのお願いにはもう返事があったか、対局が先へ進んでいます。
own = ご自分で頼んだ待ったなので、返事をするのはほかの人です。

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked-youve-asked = 待ったをお願いしました。ほかの人の同意が必要です。
asked-name-like = { $name }が待ったを希望しています。
asked-youve-offered = 結果なしで終えることを提案しました。ほかの人の同意が必要です。
takeback-button-take-back = 待った（勝っても対象外）
takeback-button-take-back-2 = 待った
answers-stop-match = 対局を終える
answers-let-take = 待ったを認める
hand = 返事は盤面でどうぞ。そのまま続けてもかまいません。
asked-name-offers = { $name }が、結果なしで終えることを提案しています。
told-name-took = { $name }が待ったをしました。
button-offer-stop = 終了を提案
told-name-rather = { $name }は続けたいそうです。
