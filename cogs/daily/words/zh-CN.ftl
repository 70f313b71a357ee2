## Begins attempts at daily deals, and records which results were shared

server-deleted = 这个服务器的数据今天被删除过，我没法知道谁打过这一局。明天就有新的。
deal-title = 《{ $game }》：{ $day }的每日一局
fixed-options = 每日一局对所有人都一样，所以选项不能改。
no-takebacks = 每日一局里不能悔步。
still-secret = 这副牌别人可能还在打。等这一天过完、也没有人还在打，就公开密钥。
finish-first = 先打完每日一局，才能分享成绩。
already-shared = 这个成绩你已经分享过了，往上翻就能找到。

## ``/daily``: today's deals, others' results, and standings over many deals

played-today = 今天的每日一局你打过了。下一局：{ $moment }。
ending-unknown = 这一局的结果已经查不到了。
finish-one-first = 先打完今天的任意一局，才能分享。
play-first = 先打完今天的每日一局，才能分享。

## The page of all daily deals of a day, and a person's day as signs

day-title = { $day }的每日一局
next-deals = 下一批：{ $moment }。
legend = 拿同样的牌：✅ 胜过多数人 · 🟨 接近平均 · ❌ 不如多数人 · 🟦 还没有人可比
names-played = { $n ->
    [0] 还没有人打过
   *[other] { $names } 打过了
 }
intro = { $where ->
    [everywhere] 每个游戏一局，所有服务器上人人同一副牌。其他座位由骑士来坐，你只有一次机会。
   *[server] 每个游戏一局，本服务器上人人同一副牌。其他座位由骑士来坐，你只有一次机会。
 }
still-playing = 你还在打
played-so-far = { $n ->
    [0] 还没有人开始
   *[other] 目前 { $n } 人
 }
streak = 连续 { $n } 天。
button-scope = { $where ->
    [everywhere] 本服务器的每日一局
   *[server] 跨服务器的每日一局
 }
you-played = 你打过了

## Posts yesterday's results and today's deals each morning on servers whose managers want it

morning = { $when ->
    [later] 今天的每日一局{ $time }开始：人人同一副牌，每局一次机会。
   *[now] 今天的每日一局来了：人人同一副牌，每局一次机会。
 }
morning-none = **每日一局晨报**：不发布
morning-note = 每天早上八点过后（按本服务器的时区），我公布昨天每个游戏打得最好的人，并附上打今天每日一局的按钮。新一天的每日一局从 UTC 零点开始。
morning-channel = **每日一局晨报**：{ $channel }
button-morning = 每日一局晨报
morning-asked = 要我每天早上在这里公布昨天的成绩和今天的每日一局吗？
button-post-them = 要，每天早上
button-post-none = 不用

## Pages of daily deals: the results of one, and standings over many

yesterday = { $case ->
    [nobody] 昨天的每日一局没人打完。
    [so-far] 昨天的最好成绩（暂时）：{ $names }（{ $how }）。
   *[over] 昨天的最好成绩：{ $names }（{ $how }）。
 }
one-try = 这个每日一局，你只有一次机会。
next-deal = 下一局：{ $moment }。
results-hidden = { $n ->
    [0] 今天的每日一局还没人打完。
   *[other] 已有 { $n } 人打完。你也打完后就能看到结果。
 }
measure = 这里看的是你的选择，不是这一局的结果：牌一样，选择一样好，结局也常常不同。我按你当时看得见的，把每个选择和一般选择与最佳选择的中间值相比，总分最高的人排第一。
invitation = { $reader ->
    [playing] 今天的每日一局你还没打完。
    [played] { "" }
    [new] 你有一次机会，别人看不见。
   *[everyone] 用 { $command } 打今天的每日一局：只有一次机会，别人看不见。
 }
deals-needed = 打满 { $n } 副才排名次。你的成绩，是和拿同样牌的人相比的平均结果。每副牌要等那一天过完、大家都打完，才算数。
not-reviewed = 还在复盘
button-play = { $reader ->
    [playing] 继续
   *[new] 打今天的每日一局
 }
button-month = 本月
button-share-result = 分享成绩
others-unnamed = { $n ->
    [0] { "" }
   *[other] 另有 { $n } 人打过。在服务器之外，只列出同意公开的人；开关在 `/preferences`。
 }
others-playing = { $n ->
    [0] { "" }
   *[other] { $n } 人还在打。
 }
same-cards = **同一副牌：**
button-all-deals = 全部每日一局
menu-watch = 看看别人怎么打
nobody-ranked = 还没有人上榜：今天的每日一局从明天起计入。

## Commands

command-daily = 每日一局
    .about = 打每日一局，解每日一题
    .help = 今天的每日一局，人人同一副牌；还有每日一题
    .game = 游戏
    .game-about = 哪个游戏
