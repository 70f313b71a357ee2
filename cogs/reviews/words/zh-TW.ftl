## Reviews finished matches, once for each seat, from what its owner could have known

busy = 我還在回顧你的另一場對局，等那場看完再按一次。

## *Review*: the decisions of a finished match that had a clearly better alternative

not-your-match = 你只能回顧自己玩過的對局。
progress = 正在回顧你的對局：{ $total } 手看了 { $done } 手。

## The pages of a review: a question for each decision, and its answers

title = 回顧 · { $game }{ $all ->
    [0] { "" }
   *[other] ：第 { $number } 處，共 { $all } 處
 }
graded = { $answer ->
    [fine] **沒有比這明顯更好的了。**
    [unrated] 這個選擇我沒有評估。
    [best] **這就是最好的選擇。**
    [other] 還有更好的選擇。再試一次，或看看答案。
    [played-bad] 當時就是這麼出手的，但還有更好的選擇。再試一次，或看看答案。
   *[played] 當時就是這麼出手的，沒有明顯更好的選擇。
 }
closing = { $mistakes ->
    [0] **就當時看得到的來說，沒有明顯更好的選擇。**
    [1] 就這些！最佳選擇：**{ $all } 次中有 { $n } 次**。
   *[other] 就這些！最佳選擇：**{ $all } 次中有 { $n } 次**。損失最大的是第 1 題那一次。
 }
question = **這裡本來有更好的選擇。現在你會怎麼出手？**
played = { $reader ->
    [other] 實際出手
   *[player] 你當時的選擇
 }
your-choice-now = 這一次
left-early = 提前離開不列入回顧。
button-turning-points = 轉折點
button-next = 下一處 →
button-show = 看答案

## The button that reviews add to the pages of a match

button-review = 回顧

## The steps of a finished match at which a seat's chances changed most

turns-title = 轉折點 · { $game }
chances-picture = 每個座位一條線：每一步之後的勝算。
chances-changed = { $whose ->
    [own] 你的勝算：{ $change }
   *[other] { $name } 的勝算：{ $change }
 }
no-turns = 每一步之間，誰的勝算都沒有太大變化。
turns-note = 這裡是每一步之後的粗略估計，包含所有人的出手和運氣。回顧只依當時看得到的來衡量一個人自己的出手，所以數字不同。
menu-turns = 觀看轉折點
