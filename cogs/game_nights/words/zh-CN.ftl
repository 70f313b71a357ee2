## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = 这个时间已经过了。选个晚一点的吧。
deleted = 你删除过数据，不能加入已经开始的游戏之夜。
check-room-already-game = 你在本服务器已经安排了 { $n } 场游戏之夜。先取消一场吧。
check-room-server-already = 本服务器已经安排了 { $n } 场游戏之夜。先取消一场吧。
set-up = 这场游戏之夜已经开始了。
take-part-last-matches = 最后几场已经在打了，来不及参加了。
take-part-youve-already = 你已经参加了。
take-part-youve-left = 这场游戏之夜你已经退出了 { $n } 场对局，不能再参加。
take-part-player-joined = 已经有 { $n } 人参加，没有空位了。
leave-havent-joined = 你没有参加这场游戏之夜。
load-unfinished-game-night = 这场游戏之夜结束了。
load-unfinished-game-night-cancelled = 这场游戏之夜取消了。

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

menu-none = **谁能安排游戏之夜**：只有管理员
menu-some = **谁能安排游戏之夜**：{ $role } 和管理员
leave-youve-left = 你退出了游戏之夜。请把正在打的这场打完。
leave-youve-left-game = 你退出了游戏之夜。这场剩下的由电脑替你打完。

## Runs a game night: begin, deal tables, end. Each step is one transaction

night-deal-closed = 这桌属于一场游戏之夜。想打的话，请在它的消息上按*参加*。
night-deal-fixed-options = 游戏之夜每桌的选项都一样，你这桌不能单独改。
night-deal-still-secret = 这副牌别人还在打。等每桌都打完，你就可以看了。

## The form that plans a game night: its first values, and parsing what people enter

days-today-day = 今天，{ $day }
days-tomorrow-day = 明天，{ $day }
parse-time = 这个时间我看不懂。要这样写：20:30。
length = { $n } 分钟
gamenightform-change-game = 更改这场游戏之夜
gamenightform-plan-game = 安排游戏之夜
days-minute = { $n } 分钟后
gamenightform-day = 日期
gamenightform-time-zone = 时间（{ $zone }）
gamenightform-length = 时长
gamenightform-title-optional = 标题（可不填）
gamenightform-note-optional = 备注（可不填）

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }：《{ $game }》{ $moment }开始。
question = **{ $game }** 的服务器活动取消了，但游戏之夜照常举行。你也可以把它取消。
game-night-cancel = 取消

## Pages of game nights: the message for everybody, and a player's own matches

rules-every-table = 每桌打的都是同样的牌，每次都会遇到不同的人。你会和坐同一座位、拿同样牌的所有人比成绩。空座位由电脑来坐：{ $level }。
times-begins-day = 开始时间：{ $day }（{ $moment }），共打 { $n } 副。可以晚来，也可以早走。
plain-title = 游戏之夜：《{ $game }》
rules-play-match = 和有空的人一场接一场地打。赢一场得 2 分，平一场得 1 分。连赢两场后，只要一直赢，分数就加倍。没人有空时，由 { $level } 陪你打。
times-begins-day-moment = 开始时间：{ $day }（{ $moment }），历时 { $n } 分钟。可以晚来，也可以早走。
guests-player-joined = **{ $n } 人参加**：{ $names }
link = 前往牌桌
deal-deal-number = 第 { $number } 副，共 { $total } 副
stage-ends-moment = 结束时间：{ $moment }。
playing-playing-against = 你正在和 { $name } 对战：{ $link }
outcome-lost-name = 输给 { $name }
playing-playing-deal = 你正在打第 { $number } 副：{ $link }
guests-nobody-joined = 还没有人参加。
deal-seat-number = 座位 { $number }
outcome-won-against = 赢了 { $name }
outcome-drew-name = 与 { $name } 打平
stage-deal-number = 正在打第 { $number } 副，共 { $total } 副。
stage-deal-number-total = 第 { $number } 副打完了，共 { $total } 副。下一副马上开始。
standings-nobody-showed = 没有人来。
standings-nobody-played = 还没有人打过。
standings-more-played = 另有 { $n } 人打过。
line-left = 已退出
tables-more-table = 另有 { $n } 桌
tables-waiting-names = 等待中：{ $names }
mine-havent-played = 你没在这里打过。
facts-streak-double = 连胜中，分数加倍
message-open = 每周重复一次。
message-missed = 这场游戏之夜该开始时我不在线，所以取消了。
game-night-join = 参加
game-night-leave = 退出
button-results-deal = 各副结果
mine-waiting-next = 你在等下一场。

## Planning a game night: its form, and the page with its other settings

create-events = 创建活动
refusal-to-plan = 只有本服务器的管理员和他们指定的身份组能安排游戏之夜。
change = 改好了！现在定在{ $time }开始。
plan = 你的游戏之夜{ $time }开始。我已经发在这里，大家都能参加。
ask-to-call-off-cancel-game = 取消这场游戏之夜？
facts-computers-level = **电脑**：{ $level }
button-game-nights = 游戏之夜
with-event-isnt-among = 没有列入服务器活动：活动人人可见，这个频道则不是。
ask-to-call-off-end-good = 以后都不办了
ask-to-call-off-yes-cancel = 是，取消
page = 本服务器还没有安排游戏之夜。
menu = 更改或取消游戏之夜
night-computers-empty = 补空位的电脑
night-role-ping = 开始前要 @ 提醒的身份组：无
night-change = 更改
facts-ping-before = **开始前 @ 提醒**：无
facts-ping-before-begins = **开始前 @ 提醒**：{ $role }
facts-repeats-every = **重复**：每周
facts-repeats = **重复**：否
check-server = 游戏之夜只能在我所在的服务器上举办。
check-role = 你自己不能 @ { $role }，所以我也不替你 @。
button-keep = 不，保留
button-skip = 只跳过这一场
night-repeat = 不再重复
night-repeat-weekly = 每周重复
button-game-nights-2 = 所有游戏之夜
line-every-week = 每周
with-event-couldnt-add = 没能列入服务器活动，缺少权限：{ $permissions }。
with-event-servers-events = 服务器活动里还是原来的安排，缺少权限：{ $permissions }。

## Stored game nights, and their SQL

require = 这场游戏之夜已经不在了。

## Commands

command-gamenight = 游戏之夜
    .about = 查看本服务器的游戏之夜，或安排一场
