## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = 这一步已经不能悔了：之后有人出过手，或者你这一步摸到或亮出了什么。
lapsed = 这个请求已经有人答复，或者对局已经往下进行了。
asked-yourself = 这是你自己提的请求，要由其他人答复。

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked = { $who ->
    [you] { $what ->
        [stop] 你已提议就此停止，不计结果，要等其他人同意。
       *[takeback] 你已请求悔一步，要等其他人同意。
     }
   *[other] { $what ->
        [stop] { $name } 提议就此停止，不计结果。
       *[takeback] { $name } 请求悔一步。
     }
 }
button-take-back = { $rated ->
    [yes] 悔步（赢了不计分）
   *[no] 悔一步
 }
button-agree = { $what ->
    [stop] 停止对局
   *[takeback] 同意悔一步
 }
answer-on-board = 在桌面上答复，或者直接接着玩。
told = { $what ->
    [taken_back] { $name } 悔了一步。
   *[takeback_declined] { $name } 想继续玩。
 }
button-offer-stop = 提议停止
