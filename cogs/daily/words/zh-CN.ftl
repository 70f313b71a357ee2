## Begins attempts at daily deals, and records which results were shared

server-deleted = 这个服务器的数据今天被删除过，我没法知道谁打过这一局。明天就有新的。
daily-title = 《{ $game }》：{ $day }的每日一局
daily-fixed-options = 每日一局对所有人都一样，所以选项不能改。
daily-no-undo = 每日一局里不能悔步。
daily-still-secret = 这副牌别人可能还在打。等这一天过完、也没有人还在打，就公开密钥。
share-finish-daily = 先打完每日一局，才能分享成绩。
share-result-already = 这个成绩已经分享过了。

## ``/daily``: today's deals, others' results, and standings over many deals

begin = 今天的每日一局你打过了。下一局：{ $moment }。
share-result = 这一局的结果已经查不到了。
share-finish-todays = 先打完今天的任意一局，才能分享。
share-play-todays = 先打完今天的每日一局，才能分享。

## The page of all daily deals of a day, and a person's day as signs

title = { $day }的每日一局
page-next-ones = 下一批：{ $moment }。
legend = 拿同样的牌：✅ 胜过多数人 · 🟨 接近平均 · ❌ 不如多数人 · 🟦 还没有人可比
people-names-played = { $names } 打过了
people-nobody-played = 还没有人打过
page-deal-each = 每个游戏一局，所有服务器上人人同一副牌。其他座位由骑士来坐，你只有一次机会。
page-deal-each-game = 每个游戏一局，本服务器上人人同一副牌。其他座位由骑士来坐，你只有一次机会。
line-still-playing = 你还在打
line-player-far = 目前 { $n } 人
line-nobody-yet = 还没有人开始
streak = 连续 { $n } 天。
rows-servers-deals = 本服务器的每日一局
rows-cross-server = 跨服务器的每日一局
people-youve-played = 你打过了

## Posts yesterday's results and today's deals each morning on servers whose managers want it

page-todays-deals = 今天的每日一局来了：人人同一副牌，每局一次机会。
menu-none = **每日一局晨报**：不发布
menu-note = 每天早上八点过后（按本服务器的时区），我公布昨天每个游戏打得最好的人，并附上打今天每日一局的按钮。新一天的每日一局从 UTC 零点开始。
page-todays-deals-begin = 今天的每日一局{ $time }开始：人人同一副牌，每局一次机会。
menu-some = **每日一局晨报**：{ $channel }
button-deals-each = 每日一局晨报

## Pages of daily deals: the results of one, and standings over many

best-yesterdays-best = 昨天的最好成绩：{ $names }（{ $how }）。
leaving = 这个每日一局，你只有一次机会。
best-nobody-finished = 昨天的每日一局没人打完。
best-yesterdays-best-far = 昨天的最好成绩（暂时）：{ $names }（{ $how }）。
page-next-deal = 下一局：{ $moment }。
nothing-player-finished = 已有 { $n } 人打完。你也打完后就能看到结果。
measure = 这里看的是你的选择，不是这一局的结果：牌一样，选择一样好，结局也常常不同。我按你当时看得见的，把每个选择和一般选择与最佳选择的中间值相比，总分最高的人排第一。
invitation-play-todays = 用 { $command } 打今天的每日一局：只有一次机会，别人看不见。
page-need-deal = 打满 { $n } 副才排名次。你的成绩，是和拿同样牌的人相比的平均结果。每副牌要等那一天过完、大家都打完，才算数。
given-away = 还在复盘
nothing-nobody-finished = 今天的每日一局还没人打完。
invitation-still-playing = 今天的每日一局你还没打完。
invitation-attempt-only = 你有一次机会，别人看不见。
way-in-continue = 继续
way-in-play-todays = 打今天的每日一局
controls = 本月
button-share-result = 分享成绩
others-other-played = 另有 { $n } 人打过。在服务器之外，只列出同意公开的人；开关在 `/preferences`。
others-player-still = { $n } 人还在打。
button-todays-deals = 全部每日一局
menu = 看看别人怎么打
page-empty = 这里还没有人上榜。

## Commands

command-daily = 每日一局
    .about = 打每日一局，看看别人打得怎样
    .game = 游戏
    .game-about = 哪个游戏
