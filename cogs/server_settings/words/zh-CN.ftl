## ``/settings``: a server's settings for its managers, as options, buttons and menus

played-in = 你不能结束自己参加过的对局。
bots-never-play = 机器人不在这里玩，没有可拉黑的。
manages-server = 不能拉黑本服务器的管理员。
not-blocked = 没有叫这个名字的人被拉黑。从列表里选一个。

## The pages of ``/settings`` that aren't lists of settings

act = { $deed ->
    [ended] { $name } 结束了对局 `{ $match }`
    [barred] { $name } 拉黑了 { $other }
    [unbarred] { $name } 解除了对 { $other } 的拉黑
    [dodged] { $name } 又在落后时，对局 `{ $match }` 因我无法再显示而结束
    [changed] { $name } 修改了 { $other } 的游戏之夜
   *[cancelled] { $name } 取消了 { $other } 的游戏之夜
 }
menu-block = 拉黑某人……
about-blocked = 被拉黑的人不能在这里加入或开始对局，不能分享，也不能答本服务器的每日一题；在还没开始的桌上会失去座位。正在打的对局照常。
acts-kept = 这些记录我保留 90 天。
acts-none = 最近没有什么记录。
end-meaning = 就此结束，没有结果，谁的等级分都不变。
people = { $tables ->
        [0] **等人的桌和对局**：无
       *[other] **等人的桌和对局**：{ $tables }
     }
    { $blocked ->
        [0] **黑名单**：无
       *[other] **黑名单**：{ $blocked } 人
     }
menu-letters = 首字母范围
former-player = 已注销玩家
week = { $day }起的一周
button-end = 是，结束
button-go-on = 让它继续
end-question = 结束这场对局？
not-open = 本服务器没有这样一场还开着的对局了。从列表里选一个。
defaults = 其余都是默认设置，可以用下面的按钮更改。
language = { $language ->
    [discord] **语言**：跟随本服务器在 Discord 的设置
   *[other] **语言**：{ $language }
 }
menu-region = 地区
button-log = 管理记录
button-activity = 活跃情况
button-moderators = 版主
more-blocked = 另有 { $n } 人：用 `/settings 解除拉黑:` 按名字找。
from-to = { $first } 到 { $last }
menu-place = 地点
menu-unblock = 解除拉黑……
menu-end = 结束一场对局，不计结果……

## The settings of every server, whichever features are on

note-moderators = /settings 在 Discord 里只有拥有“管理服务器”权限的人看得到。想让这个身份组也看到，就去 Discord 的服务器设置，在*整合*里放行。
quiet-hours = **静音时段**：{ $start } 到 { $end }
zone = **时区**：{ $zone }，现在 { $time }
note-games = 没开放的游戏不能新开：列表里看不到，/play 也开不了，还在等人的桌会关掉。进行中的对局和安排好的游戏之夜照常。
no-thread = 我没能在 { $channel } 开子区，因为本服务器开着的子区太多了。关掉几个，对局就又有子区了。
quiet-hours-none = **静音时段**：无
moderators-none = **谁能改这些设置**：有“管理服务器”权限的人
channels = { $n ->
    [0] **对局频道**：全部
   *[other] **对局频道**：{ $channels }
 }
too-many-channels = 最多选 { $n } 个频道。先去掉一个。
button-quiet-off = 关闭静音时段
quiet-hours-same = 静音时段的开始和结束不能是同一个时间。
starters-none = **谁能开始对局**：所有人
starters-gone = **谁能开始对局**：只有管理员，因为选的身份组被删了
menu-pace = 默认节奏
menu-games = 这里开放的游戏
games = { $off ->
    [0] **游戏**：全部
   *[other] **游戏**：{ $n }/{ $total }
 }
moderators = **谁能改这些设置**：有“管理服务器”权限的人，和 { $role }
menu-quiet-from = 静音开始……
note-quiet = 静音时段里，我发的消息照样送到，只是手机不响。每步一天或更久的对局，提醒会等到时段结束。计时照走。
menu-quiet-until = 静音结束……
button-zone = 时区
note-zone = 每日一局和连续纪录一律按 UTC。
deleted-channels = { $n } 个已删除的频道
starters = **谁能开始对局**：{ $role } 和管理员
pace = **默认节奏**：{ $pace }
threads-on = **子区**：每场对局一个
button-no-threads = 不用子区
threads-off = **子区**：不用，对局留在频道里
button-threads = 用子区
button-games = 游戏

## Commands

command-settings = 服务器设置
    .about = 在本服务器设置 Castellan
    .help = 对局在哪里、怎样进行；给能管理服务器的人用
    .block = 拉黑
    .block-about = 不让某人在这里玩；进行中的对局照常
    .unblock = 解除拉黑
    .unblock-about = 解除对某人的拉黑
    .end = 结束对局
    .end-about = 结束一场卡住的对局：没有结果，不动等级分
    .language = 语言
    .language-about = 本服务器的桌面和公告用的语言
