## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = 這一手已經不能收回了：之後有人出過手，或者你這一手抽到或亮出了什麼。
lapsed = 這個請求已經有人回答，或者對局已經往下進行了。
own = 這是你自己提的請求，要由其他人答覆。

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked-youve-asked = 你已請求收回這一手，要等其他人同意。
asked-name-like = { $name } 想收回一手。
asked-youve-offered = 你已提議就此停止，不計結果，要等其他人同意。
takeback-button-take-back = 收回這一手（贏了不計積分）
takeback-button-take-back-2 = 收回這一手
answers-stop-match = 停止對局
answers-let-take = 同意收回
hand = 在桌面上答覆，或直接接著玩。
asked-name-offers = { $name } 提議就此停止，不計結果。
told-name-took = { $name } 收回了一手。
button-offer-stop = 提議停止
told-name-rather = { $name } 想繼續玩。
