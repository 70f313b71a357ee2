## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = 这个时间已经过了。选个晚一点的吧。
deleted = 你删除过数据，不能加入已经开始的游戏之夜。
too-many-planned = 你在本服务器已经安排了 { $n } 场游戏之夜。先取消一场吧。
too-many-here = 本服务器已经安排了 { $n } 场游戏之夜。先取消一场吧。
begun = 这场游戏之夜已经开始了。
too-late = 最后几场已经在打了，来不及参加了。
already-joined = 你已经参加了。
left-too-often = 这场游戏之夜你已经退出了 { $n } 场对局，不能再参加。
full = 已经有 { $n } 人参加，没有空位了。
not-joined = 你没有参加这场游戏之夜。
running-until = 进行中，{ $moment }结束
ended = { $how ->
    [over] 这场游戏之夜结束了。
    [missed] 这场游戏之夜该开始时我不在线，所以取消了。
    [withdrawn] “各桌同一副牌”的游戏之夜已经停办，所以这一场取消了。
    [uninstalled] 要玩的游戏我这里已经没有了，所以这场游戏之夜取消了。
   *[cancelled] 这场游戏之夜取消了。
 }

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

planners-none = **谁能安排游戏之夜**：只有管理员
planners = **谁能安排游戏之夜**：{ $role } 和管理员
left = 你退出了游戏之夜。请把正在打的这场打完。

## The form that plans a game night: its first values, and parsing what people enter

day = { $ahead ->
    [0] 今天，{ $day }
    [1] 明天，{ $day }
   *[other] { $day }
 }
unknown-time = 这个时间我看不懂。要这样写：20:30。
duration = { $n } 分钟
form = { $what ->
    [change] 更改这场游戏之夜
   *[new] 安排游戏之夜
 }
soon = { $n } 分钟后
field = { $what ->
    [day] 日期
    [time] 时间（{ $zone }）
    [length] 时长
    [title] 标题（可不填）
   *[note] 备注（可不填）
 }

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }：《{ $game }》{ $moment }开始。
event-cancelled = 《**{ $game }**》的服务器活动取消了，但游戏之夜照常举行。你也可以把它取消。
button-cancel = 取消

## Pages of game nights: the message for everybody, and a player's own matches

title = 游戏之夜：《{ $game }》
rules = 和有空的人一场接一场地打。每一步只有几十秒。赢一场得 2 分，平一场得 1 分。连赢两场后，只要一直赢，分数就加倍。没人有空时，由{ $level }陪你打。
times = 开始时间：{ $day }（{ $moment }），历时 { $n } 分钟。可以晚来，也可以早走。{ $weekly ->
    [yes] {" "}每周重复一次。
   *[no] {""}
 }
link = {"["}前往牌桌]({ $address })
ends = 结束时间：{ $moment }。
playing = 你正在和 { $name } 对战：{ $link }
guests = { $n ->
    [0] 还没有人参加。
   *[other] **{ $n } 人参加**：{ $names }
 }
outcome = { $how ->
    [won] 赢了 { $name }
    [drawn] 与 { $name } 打平
   *[lost] 输给 { $name }
 }
nobody = 没有人来。
more-played = 另有 { $n } 人打过。
left-early = 已退出
more-tables = 另有 { $n } 桌
waiting = 等待中：{ $names }
not-played = 你没在这里打过。
streak = 连胜中，分数加倍
button-join = 参加
button-leave = 退出
waiting-for-match = 你在等下一场。

## Planning a game night: its form, and the page with its other settings

create-events = 创建活动
may-not-plan = 只有本服务器的管理员和他们指定的身份组能安排游戏之夜。
saved = { $was ->
    [changed] 改好了！现在定在{ $time }开始。
   *[new] 你的游戏之夜{ $time }开始。我已经发在这里，大家都能参加。
 }
cancel = 取消这场游戏之夜？
facts = **电脑**：{ $level }
    { $role ->
        [none] **开始前 @ 提醒**：无
       *[other] **开始前 @ 提醒**：{ $role }
     }
    { $weekly ->
        [yes] **重复**：每周
       *[no] **重复**：否
     }
button-game-nights = 游戏之夜
not-in-events = { $why ->
    [hidden] 没有列入服务器活动：活动人人可见，这个频道则不是。
    [new] 没能列入服务器活动，缺少权限：{ $permissions }。
   *[changed] 服务器活动里还是原来的安排，缺少权限：{ $permissions }。
 }
button-cancel-for-good = { $weekly ->
    [yes] 以后都不办了
   *[no] 是，取消
 }
none-planned = 本服务器还没有安排游戏之夜。
why-game = 双人对战，几分钟一场
menu-nights = 更改或取消游戏之夜
menu-level = 补空位的电脑
menu-role = 开始前要 @ 提醒的身份组：无
button-change = 更改
not-on-server = 游戏之夜只能在我所在的服务器上举办。
may-not-ping = 你自己不能 @ { $role }，所以我也不替你 @。
button-keep = 不，保留
button-skip = 只跳过这一场
button-weekly = { $weekly ->
    [yes] 不再重复
   *[no] 每周重复
 }
button-all = 所有游戏之夜
every-week = 每周

## Stored game nights, and their SQL

gone = 这场游戏之夜已经不在了。

## Commands

command-gamenight = 游戏之夜
    .about = 查看本服务器的游戏之夜，或安排一场
    .help =
        看看这里安排了什么，有权限的话也可以自己安排游戏之夜

        在它的消息上按*参加*，到点就给你发牌。
