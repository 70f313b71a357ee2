## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = 這一手已經不能收回了：之後有人出過手，或者你這一手抽到或亮出了什麼。
lapsed = 這個請求已經有人回答，或者對局已經往下進行了。
asked-yourself = 這是你自己提的請求，要由其他人答覆。

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked = { $who ->
    [you] { $what ->
        [stop] 你已提議就此停止，不計結果，要等其他人同意。
       *[takeback] 你已請求收回這一手，要等其他人同意。
     }
   *[other] { $what ->
        [stop] { $name } 提議就此停止，不計結果。
       *[takeback] { $name } 想收回一手。
     }
 }
button-take-back = { $rated ->
    [yes] 收回（贏了不計分）
   *[no] 收回這一手
 }
button-agree = { $what ->
    [stop] 停止對局
   *[takeback] 同意收回
 }
answer-on-board = 在桌面上答覆，或直接接著玩。
told = { $what ->
    [taken_back] { $name } 收回了一手。
   *[takeback_declined] { $name } 想繼續玩。
 }
button-offer-stop = 提議停止
