## Said in several places

match-hasnt-begun = 这场对局还没开始。
match-over = 这场对局结束了。
match-already-begun = 这场对局已经开始了。想看的话，在桌面上按*旁观*。
table = 只有坐在这桌的人才能这么做。
match-still-being = 这场对局还没打完。打完就能再来一场。
only-works-solo = 只有单人游戏里才能这么做。
choose-cards-first = 选几张牌：{ $first } 到 { $last }
seal-deal-seal = 对局封印：{ $seal }…
button-verify-match = 验证对局
button-rules = 规则
left-match = 已退出对局
game-daily-deal = 《{ $game }》，每日一局
which-game = 哪个游戏
time-per-turn = 一步可以想多久（默认 5 分钟）
point = { $n } 分
game-names = 《{ $game }》：{ $names }
game-started-yet = 《{ $game }》，还没开始：{ $names }
button-concede = 认输
button-my-hand = 我的手牌
button-leave = 离座
private = 私密
casual-unrated = 娱乐（不计分）
button-play-vs-computers = 和电脑玩
button-keep-playing = 继续玩
button-todays-deals = 今天的每日一局
button-learn-game = 学个游戏
button-preview = 预览
announcements-need-ordinary = 公告要发在能发普通消息的频道。另选一个。
daily-deals = 每日一局
deal = { $n } 副牌
left-server = 已不在本服务器
play-fun-rating = 只为好玩：不计等级分，不上排行榜，不算连胜
rated = 计分
todays-deals = **今天的每日一局**
only-see-hand = 只有你看得见。`/hand` 可以重新打开。
played-played = 打了 { $played }/{ $all } 副
streak-day = 连续 { $n } 天
button-standings = 排名
button-play-too = 我也来一局
games = 所有游戏
week = 本周
server-server = 本服务器
across-servers = 跨服务器
match = { $n } 场
button-my-matches = 我的对局
game-nights-server = 本服务器的游戏之夜
button-try-again = 再试一次
button-suggest = 推荐
hand-cards = 手牌 { $n } 张：{ $cards }
house-rules = **本桌规矩。**
time-runs-out = **超时。**
round-round = 第 { $round } 局
ready = 已准备 ✓
name-s-turn = 轮到 { $name }。
wins-match-once = 最好的选择当场就赢下对局。
none = 无
won = 获胜
conceded = 认输
button-done = 完成
name-left = { $name }（已退出）
another-game = 换个游戏
rating = 等级分
only-people-allow = 这里只列出同意公开的人：开关在 `/preferences`。
won-played-won = { $played } 场 { $won } 胜
longest-streak = 最长连续：{ $n }
player = { $n } 人
button-data = 你的数据
button-export = 导出
won-played-right = { $played } 题对 { $won } 题
best = 最好
play-play-2 = **换作你，会怎么选？**
button-try-position = 试试这个局面
button-replay = 回放
hands = 所有手牌
table-open-press = 牌桌开好了。人到齐了按**开始**，或者按**和电脑玩**马上开打。
button-moves-text = 文字棋谱

## The bot: wires storage, matches, publisher and router, and loads the cogs by name

## Every sentence that a person reads, in that person's language

label = { $label }：{ $text }
names = 另外 { $n } 人

## The local page: the real bot in SimCord's simulated Discord, in a browser on localhost

server-keep = 城堡
channel = 大殿
people-ada = 小安
people-boris = 阿博
people-chidi = 晨晨
people-dunya = 丹丹
people-edda = 阿恩

## The panel of ``/settings``, where managers configure their server

unknown = 这个选项我不认得。用 /settings 重新打开。
tabs-overview = 总览
tabs-matches = 对局
tabs-calls = 通知
tabs-hall = 荣誉榜
tabs-people = 成员和等人的桌
lost-setting-channel = { $setting } · 选的频道被删了
lost-setting-role = { $setting } · 选的身份组被删了
page = 本服务器的设置
check-server = 只有服务器才有设置。请到你管理的服务器里用 /settings。
check-manager = 只有拥有“管理服务器”权限的人才能这么做。
check-may-change = 只有拥有“管理服务器”权限或本服务器版主身份组的人才能改本服务器的设置。
role-to-give = 只能选你自己有权发放的身份组，{ $role } 不在其中。
check = 我没法在 { $channel } 发公告，缺少权限：{ $permissions }。

## Servers' settings, and the people blocked from their matches

not-offered = 本服务器没开放那个游戏。换一个吧。

## Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table

not-to-watch = 我找不到那场对局，或者你不能旁观它。能看的都列在 /profile 里。
not-told = 这副牌别人可能还在打。等它那一天（UTC）过完、也没有人还在打，就可以看了。
same-cards = 这副牌你自己还在打，所以不能旁观别人打。
own-table = 自己在玩的、受邀的对局不能旁观。

## Boards on Discord: where they are, and how they are posted, edited and found again

thread-name = 《{ $game }》：{ $host } 的桌

## Private hands: ephemeral messages kept up to date, or direct messages for those who want that

leave = 这里我只能更新 15 分钟。`/hand` 可以重新打开。

## Pings: short messages that mention the people whom something concerns, and nobody else

post-names-reach = { $names }：我的私信送不到你那里，你的手牌就在这里打开。

## One page for all rankings: leaderboards, daily deals and their standings, puzzles

rating-rating = 等级分 { $rating }
leader = 目前领先的是 **{ $name }**。
own = 你的那行：{ $line }
line = { $line } ◂ **你**
back = ← 后退
forward = 前进 →
picture = 领奖台还空着。

## Sharing a private page with everybody in the channel

only-you = 这个服务器只让你一个人看到我的消息，别人都看不到。换个地方分享吧。
shared-already = 你已经在这里分享过了，往上翻就能找到。明天又有新的。
post-name-shares = { $name } 分享：
share-button = 已分享
share = 分享

## Names of commands and their options, as people type them

