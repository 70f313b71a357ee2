## Reviews finished matches, once for each seat, from what its owner could have known

busy = 我还在给你的另一场对局复盘，等那场看完再按一次。

## *Review*: the decisions of a finished match that had a clearly better alternative

begin = 你只能给自己打过的对局复盘。
progress = 正在给你的对局复盘：{ $total } 个决定看了 { $done } 个。

## The pages of a review: a question for each decision, and its answers

title-review-game = 复盘 · { $game }
told-thats-played = 当时就是这么选的，没有明显更好的选择。
title-heading-number = { $heading }：第 { $number } 处，共 { $all } 处
closing-thats-made = 就这些！另外还有 { $n } 处失误，但损失更小。
question = **这里本来有更好的选择。换作现在，你会怎么选？**
answer-played = 当时的选择
answer-played-2 = 你当时的选择
answer-choice-now = 你现在的选择
told-nothing-clearly = **没有比这明显更好的了。**
told-didnt-rate = 这个选择我没有评估。
told-best-choice = **这就是最好的选择。**
told-heres-compares = 和对局里的选择比一比：
told-thats-played-but = 当时就是这么选的，但还有更好的选择。
closing-thats-other = 就这些！其余的决定都不错。
closing-given-could = **就你看得见的来说，你没有出错。**
closing-leaving-early = 提前离开不计入复盘。
button-turning-points = 转折点
button-next = 下一处 →

## The button that reviews add to the pages of a match

button-review = 复盘

## The steps of a finished match at which a seat's chances changed most

turns-turning-points = 转折点 · { $game }
turns-each-seat = 每个座位一条线：每一步之后的胜算。
turns-nobodys-chances = 每一步之间，谁的胜算都没有太大变化。
menu = 观看转折点
