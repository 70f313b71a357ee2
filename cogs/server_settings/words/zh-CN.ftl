## ``/settings``: a server's settings for its managers, as options, buttons and menus

end-match = 你不能结束自己参加过的对局。
bar-bots-play = 机器人不在这里玩，没有可拉黑的。
bar-block-someone = 不能拉黑本服务器的管理员。
unbar = 没有叫这个名字的人被拉黑。从列表里选一个。

## The pages of ``/settings`` that aren't lists of settings

acts-ended = { $name } 结束了对局 `{ $match }`
acts-barred = { $name } 拉黑了 { $other }
acts-unbarred = { $name } 取消了对 { $other } 的拉黑
acts-dodged = { $name } 又在落后时，对局 `{ $match }` 因我无法再显示而结束
acts-changed = { $name } 修改了 { $other } 的游戏之夜
acts-cancelled = { $name } 取消了 { $other } 的游戏之夜
people-block-someone = 拉黑某人……
people-blocked-people = 被拉黑的人不能在这里加入或开始对局，不能分享，也不能答本服务器的每日一题；在还没开始的桌上会失去座位。正在打的对局照常。
acts-keep-90 = 这些记录我保留 90 天。
acts-nothing-happened = 最近没有什么记录。
end-question-ends-without = 就此结束，没有结果，谁的等级分都不变。
language-language-language = **语言**：{ $language }
people-blocked-nobody = **黑名单**：无
people-open-tables = **等人的桌和对局**：无
zones-part-alphabet = 首字母范围
mention = 已注销玩家
weeks = { $day }起的一周
button-yes-end = 是，结束
button-let-continue = 让它继续
end-question-end-match = 结束这场对局？
table-in = 本服务器没有这样一场还开着的对局了。从列表里选一个。
language-language-servers = **语言**：跟随本服务器在 Discord 的设置
people-blocked-person = **黑名单**：{ $n } 人
people-open-tables-matches = **等人的桌和对局**：{ $n }
zones-part-world = 地区
button-log = 管理记录
button-activity = 活跃情况
button-moderators = 版主
barred-lines = 另有 { $n } 人：用 `/settings 取消拉黑:` 按名字找。
zones-first-last = { $first } 到 { $last }
zones-place = 地点
people-let-someone = 取消拉黑某人……
people-end-match = 结束一场对局，不计结果……

## The settings of every server, whichever features are on

integrations-note = /settings 在 Discord 里只有拥有“管理服务器”权限的人看得到。想让这个身份组也看到，就去 Discord 的服务器设置，在*整合*里放行。
quiet-quiet-hours = **静音时段**：{ $start } 到 { $end }
zone = **时区**：{ $zone }，现在 { $time }
games-settings = 没开放的游戏不能新开：列表里看不到，/play 也开不了，已经开的等人的桌会散。进行中的对局和安排好的游戏之夜照常。
line-channels-channels = **频道**：{ $channels }
control = 对局频道：全部
line-couldnt-open = 我没能在 { $channel } 开子区，因为本服务器开着的子区太多了。关掉几个，对局就又有子区了。
quiet-quiet-hours-none = **静音时段**：无
told-games-total = **游戏**：{ $n }/{ $total }
moderators-none = **谁能改这些设置**：有“管理服务器”权限的人
line-channels = **频道**：全部
values = 最多选 { $n } 个频道。先去掉一个。
button-turn-off = 关闭静音时段
quiet-quiet-hours-need = 静音时段的开始和结束不能是同一个时间。
menu-none = **谁能开始对局**：所有人
menu-gone = **谁能开始对局**：只有管理员，因为选的身份组被删了
menu-label-usual-pace = 默认节奏
menu = 这里开放的游戏
told-games = **游戏**：全部
moderators-some = **谁能改这些设置**：有“管理服务器”权限的人，和 { $role }
menu-label-quiet = 静音开始……
menu-note = 静音时段里，我的 @ 提醒、超时警告和私信手牌照样送到，只是手机不响。每步一天或更久的对局，提醒会等到时段结束。计时照走。
menu-label-quiet-until = 静音结束……
button-time-zone = 时区
notifications-note = 静音时段按当地时钟走，包括夏令时。每日一局和连续纪录一律按 UTC。
line-deleted-channel = { $n } 个已删除的频道
menu-some = **谁能开始对局**：{ $role } 和管理员
menu-told = **节奏**：{ $pace }
matches-on-threads-each = **子区**：每场对局一个
matches-on-play-without = 不用子区
matches-off-threads-none = **子区**：不用，对局留在频道里
matches-off-play-threads = 用子区
button-games = 游戏

## Commands

command-settings = 设置
    .about = 在本服务器设置 Castellan
    .block = 拉黑
    .block-about = 不让某人在这里玩；进行中的对局照常
    .unblock = 取消拉黑
    .unblock-about = 让某人重新在这里玩
    .end = 结束对局
    .end-about = 结束一场卡住的对局：没有结果，不动等级分
    .language = 语言
    .language-about = 本服务器的桌面和公告用的语言
