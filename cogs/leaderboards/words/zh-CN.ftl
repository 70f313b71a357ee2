## ``/leaderboard``: the standings in a server or across servers

period = 这个时段我不认得。从列表里选一个，或者像 { $month } 这样写月份。
leaderboard = 没听说过叫 { $game } 的游戏。从列表里选一个。

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody-first-place = 第一名还空着：用 { $command } 开桌。至少两个人入座、其中一个坐到最后，这场对局就算数。
missing-arent-listed = 你还没上榜：用 { $command } 开桌，和加入的人打一场。
boards = 选游戏
periods = 选时段
name-time = 总榜
name-season-month = { $month }赛季
name-month-month = 本月：{ $month }
scope-server = 本服务器
scope-across-servers = 跨服务器
scope-ranked-after = 打满 { $n } 局就有名次。
scope-ranked-after-about = 大约打八场、至少遇过三个不同的对手，才有名次；对上遇过的人还不到三个的新手，你的等级分不变；和同一个人，一天最多算 { $n } 场。
nobody-nobody-listed = 这个时段没有人上榜。
nobody-first-place-still = 第一名还空着：用 { $command } 发一副牌。
missing-own-entry = 你自己的那行按你在 `/preferences` 的选择隐藏了。
missing-arent-listed-period = 这个时段你不在榜上。
missing-arent-listed-yet = 你还没上榜：用 { $command } 发一副牌。
of = 这个排行榜我不认得。再用一次 /leaderboard。
name-season-month-2 = 本赛季：{ $month }
footer-page-page = 第 { $page } 页
footer-more-than = 超过 { $n } 人
footer-provisional-ranked = ?：暂定等级分，还没有名次
turns-first = 首页
turns-last = 末页
turns-find-me = 我的名次
page-title = 《{ $game }》排行榜
page-heading = 《{ $game }》排行榜。{ $period }。
footer-page-page-pages = 第 { $page } 页，共 { $pages } 页

## Commands

command-leaderboard = 排行榜
    .about = 看一个游戏里谁领先
    .game = 游戏
    .game-about = 哪个游戏（默认这里上次玩的那个）
    .period = 时段
    .period-about = 哪个时段
    .where = 范围
    .where-about = 本服务器，还是所有服务器合在一起
