## ``/leaderboard``: the standings in a server or across servers

unknown-period = 这个时段我不认得。从列表里选一个，或者像 { $month } 这样写月份。
unknown-game = 没听说过叫 { $game } 的游戏。从列表里选一个。

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody = { $case ->
    [closed] 这个时段没有人上榜。
    [alone] 第一名还空着：用 { $command } 发一副牌。
   *[together] 第一名还空着：用 { $command } 开桌。至少两个人入座、其中一个玩到最后，这场对局就算数。
 }
missing = { $case ->
    [hidden] 你自己的那行按你在 `/preferences` 的选择隐藏了。
    [closed] 这个时段你不在榜上。
    [alone] 你还没上榜：用 { $command } 发一副牌。
   *[together] 你还没上榜：用 { $command } 开桌，和加入的人打一场。
 }
menu-game = 选游戏
menu-period = 选时段
all-time = 总榜
month-name = { $which ->
    [this-season] 本赛季：{ $month }
    [season] { $month }赛季
    [this-month] 本月：{ $month }
   *[month] { $month }
 }
scope = { $where ->
    [server] 本服务器
   *[everywhere] 跨服务器
 }
ranked-after = { $game ->
    [alone] 打满 { $n } 局就有名次。
   *[together] 大约打八场、至少遇过三个不同的对手，才有名次。
 }
page-number = { $pages ->
    [0] 第 { $page } 页
   *[other] 第 { $page } 页，共 { $pages } 页
 }
more-players-than = 超过 { $n } 人
provisional = ?：暂定等级分，还没有名次
button-first = 首页
button-last = 末页
button-find-me = 我的名次
title = 《{ $game }》排行榜
picture-heading = 《{ $game }》排行榜。{ $period }。

## Commands

command-leaderboard = 排行榜
    .about = 看一个游戏里谁领先
    .help = 谁领先，本服务器的和所有服务器的
    .game = 游戏
    .game-about = 哪个游戏（默认这里上次玩的那个）
    .period = 时段
    .period-about = 哪个时段
    .where = 范围
    .where-about = 本服务器，还是所有服务器合在一起
