## Begins attempts at daily deals, and records which results were shared

server-deleted = 這個伺服器的資料今天被刪除過，我沒辦法知道誰玩過這一局。明天就有新的。
deal-title = 「{ $game }」：{ $day }的每日一局
fixed-options = 每日一局對所有人都一樣，所以選項不能改。
no-takebacks = 每日一局裡不能收回。
still-secret = 別人可能還在打這副牌。等這一天過去、大家也都打完，就會公開密值。
finish-first = 先打完每日一局，才能分享成績。
already-shared = 這個成績你已經分享過了，往上捲就找得到。

## ``/daily``: today's deals, others' results, and standings over many deals

played-today = 今天的每日一局你打過了。下一局{ $moment }登場。
ending-unknown = 這一局的結果已經查不到了。
finish-one-first = 先打完今天任何一局，就能分享。
play-first = 先打完今天的每日一局，才能分享。

## The page of all daily deals of a day, and a person's day as signs

day-title = { $day }的每日一局
next-deals = 下一批：{ $moment }。
legend = 拿同樣的牌：✅ 勝過多數人 · 🟨 接近平均 · ❌ 不如多數人 · 🟦 還沒有人可比
names-played = { $n ->
    [0] 還沒有人打過
   *[other] { $names } 打過了
 }
intro = { $where ->
    [everywhere] 每個遊戲一局，所有伺服器上人人同一副牌。其他座位由騎士來坐，你只有一次機會。
   *[server] 每個遊戲一局，這個伺服器上人人同一副牌。其他座位由騎士來坐，你只有一次機會。
 }
still-playing = 你還在打
played-so-far = { $n ->
    [0] 還沒有人開始
   *[other] 目前 { $n } 人
 }
streak = 連續 { $n } 天。
button-scope = { $where ->
    [everywhere] 這個伺服器的每日一局
   *[server] 跨伺服器的每日一局
 }
you-played = 你打過了

## Posts yesterday's results and today's deals each morning on servers whose managers want it

morning = { $when ->
    [later] 今天的每日一局{ $time }開始：人人同一副牌，每局一次機會。
   *[now] 今天的每日一局來了：人人同一副牌，每局一次機會。
 }
morning-none = **每日一局晨報：** 不貼出
morning-note = 每天早上八點過後（依這個伺服器的時區），我會公布昨天每個遊戲打得最好的人，並附上每日一局的按鈕。新一天的每日一局從 UTC 零點開始。
morning-channel = **每日一局晨報：** { $channel }
button-morning = 每日一局晨報
morning-asked = 要我每天早上在這裡公布昨天的成績和今天的每日一局嗎？
button-post-them = 要，每天早上
button-post-none = 不用

## Pages of daily deals: the results of one, and standings over many

yesterday = { $case ->
    [nobody] 昨天的每日一局沒有人打完。
    [so-far] 昨日目前最佳：{ $names }（{ $how }）。
   *[over] 昨日最佳：{ $names }（{ $how }）。
 }
one-try = 這個每日一局，你只有一次機會。
next-deal = 下一局{ $moment }登場。
results-hidden = { $n ->
    [0] 還沒有人打完今天的每日一局。
   *[other] 已有 { $n } 人打完。你也打完後就能看到結果。
 }
measure = 這裡看的是你的選擇，不是這一局的結果：同樣的牌，一樣好的選擇，結果也常常不同。我依你當時看得到的，把每個選擇和一般選擇與最佳選擇的中間值相比，總分最高的人排第一。
invitation = { $reader ->
    [playing] 你今天的每日一局還沒打完。
    [played] { "" }
    [new] 只有一次機會，而且只有你看得到。
   *[everyone] 用 { $command } 打今天的每日一局：只有一次機會，而且只有你看得到。
 }
deals-needed = 打滿 { $n } 副才會排名。你的成績，是跟拿同樣牌的人相比的平均結果。每一副要等那一天過去、大家都打完，才算數。
not-reviewed = 還在回顧
button-play = { $reader ->
    [playing] 繼續
   *[new] 打今天的每日一局
 }
button-month = 本月
button-share-result = 分享成績
others-unnamed = { $n ->
    [0] { "" }
   *[other] 另外還有 { $n } 人打過。在伺服器以外，只列出同意公開的人；開關在 `/preferences`。
 }
others-playing = { $n ->
    [0] { "" }
   *[other] 還有 { $n } 人正在打。
 }
same-cards = **同一副牌：**
button-all-deals = 全部每日一局
menu-watch = 看看別人怎麼打
nobody-ranked = 還沒有人上榜：今天的每日一局從明天起計入。

## Commands

command-daily = 每日一局
    .about = 打每日一局，解每日一題
    .help = 今天的每日一局，人人同一副牌；還有每日一題
    .game = 遊戲
    .game-about = 哪個遊戲
