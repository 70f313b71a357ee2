## ``/help``, and the rules of each game

menu-contents = 目錄
topic-title = { $topic ->
    [table] 牌桌上
    [best] 誰最厲害
    [nights] 這個伺服器的遊戲之夜
    [you] 你的個人設定和資料
    [server] 管理伺服器
   *[start] Castellan 主持王者遊戲
 }
start =
    {""}**第一次來嗎？** *玩一局試試*馬上發牌，其他座位由電腦來坐。*學個遊戲*兩分鐘就教會你。
    {""}**跟別人玩**：{ $tables } 看看這裡有什麼好玩，/play 開一桌。
    {""}**你的牌**：按桌面上的*我的手牌*，或用 { $hand }。只有你看得到。
line = { $command }：{ $told }
permissions = 我在頻道裡需要這些權限：{ $needed }。要讓每場對局有自己的討論串，還需要：{ $threads }。
menu-more-commands = 更多指令

## Commands

command-help = 說明
    .about = 看教學、規則和指令
