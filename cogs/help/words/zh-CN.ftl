## ``/help``, and the rules of each game

menu-contents = 目录
topic-title = { $topic ->
    [table] 在桌上
    [best] 谁最强
    [nights] 本服务器的游戏之夜
    [you] 你的选择和数据
    [server] 管理服务器
   *[start] Castellan：这里专玩王的游戏
 }
start =
    {""}**第一次来？** *玩一局试试*马上发牌，其余座位由电脑来坐。*学个游戏*两分钟就教会你。
    {""}**和别人玩**：{ $tables } 看看这里有什么好玩的，/play 开一桌。
    {""}**你的牌**：按桌面上的*我的手牌*，或者用 { $hand }。只有你看得见。
line = { $command }：{ $told }
permissions = 在频道里我需要这些权限：{ $needed }；给每场对局单开子区，还要：{ $threads }。
menu-more-commands = 更多命令

## Commands

command-help = 帮助
    .about = 看教学、规则和命令
