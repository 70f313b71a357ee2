## Begins attempts at daily deals, and records which results were shared

server-deleted = 這個伺服器的資料今天被刪除過，我沒辦法知道誰玩過這一局。明天就有新的。
daily-title = 「{ $game }」：{ $day }的每日一局
daily-fixed-options = 每日一局對所有人都一樣，所以選項不能改。
daily-no-undo = 每日一局裡不能收回。
daily-still-secret = 別人可能還在打這副牌。等這一天過去、大家也都打完，就會公開密值。
share-finish-daily = 先打完每日一局，才能分享成績。
share-result-already = 這個成績已經分享過了。

## ``/daily``: today's deals, others' results, and standings over many deals

begin = 今天的每日一局你打過了。下一局{ $moment }登場。
share-result = 這一局的結果已經查不到了。
share-finish-todays = 先打完今天任何一局，就能分享。
share-play-todays = 先打完今天的每日一局，才能分享。

## The page of all daily deals of a day, and a person's day as signs

title = { $day }的每日一局
page-next-ones = 下一批：{ $moment }。
legend = 拿同樣的牌：✅ 勝過多數人 · 🟨 接近平均 · ❌ 不如多數人 · 🟦 還沒有人可比
people-names-played = { $names } 打過了
people-nobody-played = 還沒有人打過
page-deal-each = 每種遊戲一局，所有伺服器上人人同一副牌。其他座位由騎士來坐，你只有一次機會。
page-deal-each-game = 每種遊戲一局，這個伺服器上人人同一副牌。其他座位由騎士來坐，你只有一次機會。
line-still-playing = 你還在打
line-player-far = 目前 { $n } 人
line-nobody-yet = 還沒有人開始
streak = 連續 { $n } 天。
rows-servers-deals = 這個伺服器的每日一局
rows-cross-server = 跨伺服器的每日一局
people-youve-played = 你打過了

## Posts yesterday's results and today's deals each morning on servers whose managers want it

page-todays-deals = 今天的每日一局來了：人人同一副牌，每局一次機會。
menu-none = **每日一局晨報：** 不貼出
menu-note = 每天早上八點過後（依這個伺服器的時區），我會公布昨天每種遊戲打得最好的人，並附上每日一局的按鈕。新一天的每日一局從 UTC 零點開始。
page-todays-deals-begin = 今天的每日一局{ $time }開始：人人同一副牌，每局一次機會。
menu-some = **每日一局晨報：** { $channel }
button-deals-each = 每日一局晨報

## Pages of daily deals: the results of one, and standings over many

best-yesterdays-best = 昨日最佳：{ $names }（{ $how }）。
leaving = 這個每日一局，你只有一次機會。
best-nobody-finished = 昨天的每日一局沒有人打完。
best-yesterdays-best-far = 昨日目前最佳：{ $names }（{ $how }）。
page-next-deal = 下一局{ $moment }登場。
nothing-player-finished = 已有 { $n } 人打完。你也打完後就能看到結果。
measure = 這裡看的是你的選擇，不是這一局的結果：同樣的牌，一樣好的選擇，結果也常常不同。我依你當時看得到的，把每個選擇和一般選擇與最佳選擇的中間值相比，總分最高的人排第一。
invitation-play-todays = 用 { $command } 打今天的每日一局：只有一次機會，而且只有你看得到。
page-need-deal = 打滿 { $n } 副才會排名。你的成績，是跟拿同樣牌的人相比的平均結果。每一副要等那一天過去、大家都打完，才算數。
given-away = 還在回顧
nothing-nobody-finished = 還沒有人打完今天的每日一局。
invitation-still-playing = 你今天的每日一局還沒打完。
invitation-attempt-only = 只有一次機會，而且只有你看得到。
way-in-continue = 繼續
way-in-play-todays = 打今天的每日一局
controls = 本月
button-share-result = 分享成績
others-other-played = 另外還有 { $n } 人打過。在伺服器以外，只列出同意公開的人；開關在 `/preferences`。
others-player-still = 還有 { $n } 人正在打。
button-todays-deals = 全部每日一局
menu = 看看別人怎麼打
page-empty = 這裡還沒有人上榜。

## Commands

command-daily = 每日一局
    .about = 打每日一局，看看別人打得如何
    .game = 遊戲
    .game-about = 哪一種遊戲
