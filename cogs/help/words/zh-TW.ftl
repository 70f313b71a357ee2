## ``/help``, and the rules of each game

menu-contents = 目錄
topics-table-table = 牌桌上
topics-table-challenge-challenge =
    { $challenge }：向某人挑戰，打一場，或打系列賽
    { $hand }：你的牌，只有你看得到。按 *更多* 可以重貼桌面，也可以退出
    { $tables }：這裡有什麼好玩：你的對局、開著的牌桌、可以觀戰的對局
    { $move }：在「高山之王」直接輸入走法
topics-hall-whos-best = 誰最厲害
topics-hall-daily-todays =
    { $daily }：今天的每日一局，人人同一副牌；還有每日一題
    { $leaderboard }：誰領先，這個伺服器的和所有伺服器的
    { $profile }：某人打得如何，還有打完的對局，可以一步步重看
topics-nights =
    { $gamenight }：看看這裡安排了什麼，有權限的話也可以自己安排遊戲之夜

    在它的訊息上按 *參加*，時間一到就會發牌給你。
topics-you-choices-data = 你的偏好和資料
topics-you-preferences-pings = { $preferences }：提醒、私人訊息收手牌、沒得選就替你出手、四色牌、你的語言。按 *你的資料* 看存了你哪些資料，可以匯出或刪除
topics-server-running-server = 管理伺服器
topics-server-settings-where =
    { $settings }：對局在這裡怎麼開、在哪裡開；給管理伺服器的人用

    我在頻道裡需要這些權限：{ $needed }。要讓每場對局有自己的討論串，還需要：{ $threads }。
help-castellan-deals = Castellan 主持王者遊戲
help-new-here =
    {""}**第一次來嗎？** *玩一局試試* 馬上發牌，其他座位由電腦來坐。*學一種遊戲* 兩分鐘就教會你。
    {""}**跟別人玩**：{ $tables } 看看這裡有什麼好玩，/play 開一桌。
    {""}**你的牌**：按桌面上的 *我的手牌*，或用 { $hand }。只有你看得到。
menu-more-commands = 更多指令
## Commands

command-help = 說明
    .about = 看看 Castellan 能做什麼
