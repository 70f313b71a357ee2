## ``/help``, and the rules of each game

menu-contents = 目录
topics-table-table = 在桌上
topics-table-challenge-challenge =
    { $challenge }：向某人挑战，打一场，或者打系列赛
    { $hand }：你的牌，只有你看得见。按*更多*可以重发桌面，也可以退出
    { $tables }：这里有什么好玩的：你的对局、等人的桌、可以旁观的对局
    { $move }：在《登顶为王》里直接输入走法
topics-hall-whos-best = 谁最强
topics-hall-daily-todays =
    { $daily }：今天的每日一局，人人同一副牌；还有每日一题
    { $leaderboard }：谁领先，本服务器的和所有服务器的
    { $profile }：某人打得怎样，还有打完的对局，可以一步步重看
topics-nights =
    { $gamenight }：看看这里安排了什么，有权限的话也可以自己安排游戏之夜

    在它的消息上按*参加*，到点就给你发牌。
topics-you-choices-data = 你的选择和数据
topics-you-preferences-pings = { $preferences }：@ 提醒、私信发手牌、没得选就替你出手、四色牌、你的语言。按*你的数据*看存了你的哪些数据，可以导出或删除
topics-server-running-server = 管理服务器
topics-server-settings-where =
    { $settings }：对局在哪里、怎样进行；给能管理服务器的人用

    在频道里我需要这些权限：{ $needed }；给每场对局单开子区，还要：{ $threads }。
help-castellan-deals = Castellan：这里专玩王的游戏
help-new-here =
    {""}**第一次来？** *玩一局试试*马上发牌，其余座位由电脑来坐。*学个游戏*两分钟就教会你。
    {""}**和别人玩**：{ $tables } 看看这里有什么好玩的，/play 开一桌。
    {""}**你的牌**：按桌面上的*我的手牌*，或者用 { $hand }。只有你看得见。
menu-more-commands = 更多命令
## Commands

command-help = 帮助
    .about = 看看 Castellan 会什么
