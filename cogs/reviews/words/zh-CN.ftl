## Reviews finished matches, once for each seat, from what its owner could have known

busy = 我还在给你的另一场对局复盘，等那场看完再按一次。

## *Review*: the decisions of a finished match that had a clearly better alternative

not-your-match = 你只能给自己打过的对局复盘。
progress = 正在给你的对局复盘：{ $total } 步看了 { $done } 步。

## The pages of a review: a question for each decision, and its answers

title = 复盘 · { $game }{ $all ->
    [0] { "" }
   *[other] ：第 { $number } 处，共 { $all } 处
 }
graded = { $answer ->
    [fine] **没有比这明显更好的了。**
    [unrated] 这个选择我没有评估。
    [best] **这就是最好的选择。**
    [other] 还有更好的选择。再试一次，或者看答案。
    [played-bad] 当时就是这么选的，但还有更好的选择。再试一次，或者看答案。
   *[played] 当时就是这么选的，没有明显更好的选择。
 }
closing = { $mistakes ->
    [0] **就你看得见的来说，没有明显更好的选择。**
    [1] 就这些！最佳选择：**{ $all } 次中有 { $n } 次**。
   *[other] 就这些！最佳选择：**{ $all } 次中有 { $n } 次**。损失最大的是第 1 题那一次。
 }
question = **这里本来有更好的选择。换作现在，你会怎么选？**
played = { $reader ->
    [other] 当时的选择
   *[player] 你当时的选择
 }
your-choice-now = 这一次
left-early = 提前离开不计入复盘。
button-turning-points = 转折点
button-next = 下一处 →
button-show = 看答案

## The button that reviews add to the pages of a match

button-review = 复盘

## The steps of a finished match at which a seat's chances changed most

turns-title = 转折点 · { $game }
chances-picture = 每个座位一条线：每一步之后的胜算。
chances-changed = { $whose ->
    [own] 你的胜算：{ $change }
   *[other] { $name } 的胜算：{ $change }
 }
no-turns = 每一步之间，谁的胜算都没有太大变化。
turns-note = 这里是每一步之后的粗略估计，包含所有人的选择和运气。复盘只按当时看得见的来衡量一个人自己的选择，所以数字不同。
menu-turns = 观看转折点
