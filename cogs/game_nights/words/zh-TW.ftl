## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = 這個時間已經過了。選晚一點的吧。
deleted = 你刪除過資料，不能加入已經開始的遊戲之夜。
too-many-planned = 你在這個伺服器已經安排了 { $n } 場遊戲之夜。先取消一場吧。
too-many-here = 這個伺服器已經安排了 { $n } 場遊戲之夜。先取消一場吧。
begun = 這場遊戲之夜已經開始了。
too-late = 最後幾場已經在打了，來不及參加了。
already-joined = 你已經參加了。
left-too-often = 這場遊戲之夜你已經退出了 { $n } 場對局，不能再參加。
full = 已經有 { $n } 人參加，沒有空位了。
not-joined = 你沒有參加這場遊戲之夜。
running-until = 進行中，{ $moment }結束
ended = { $how ->
    [over] 這場遊戲之夜結束了。
    [missed] 這場遊戲之夜該開始時我不在線上，所以取消了。
    [withdrawn] 「各桌同一副牌」的遊戲之夜已經停辦，所以這一場取消了。
    [uninstalled] 要玩的遊戲我這裡已經沒有了，所以這場遊戲之夜取消了。
   *[cancelled] 這場遊戲之夜取消了。
 }

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

planners-none = **誰可以安排遊戲之夜：** 只有管理者
planners = **誰可以安排遊戲之夜：** { $role } 和管理者
left = 你退出了遊戲之夜。請把正在打的這場打完。

## The form that plans a game night: its first values, and parsing what people enter

day = { $ahead ->
    [0] 今天，{ $day }
    [1] 明天，{ $day }
   *[other] { $day }
 }
unknown-time = 這個時間我看不懂。請這樣寫：20:30。
duration = { $n } 分鐘
form = { $what ->
    [change] 更改這場遊戲之夜
   *[new] 安排遊戲之夜
 }
soon = { $n } 分鐘後
field = { $what ->
    [day] 日期
    [time] 時間（{ $zone }）
    [length] 時長
    [title] 標題（可不填）
   *[note] 備註（可不填）
 }

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }：「{ $game }」{ $moment }開始。
event-cancelled = 「**{ $game }**」的伺服器活動取消了，但遊戲之夜照常舉行。你也可以把它取消。
button-cancel = 取消

## Pages of game nights: the message for everybody, and a player's own matches

title = 遊戲之夜：「{ $game }」
rules = 和有空的人一場接一場地打。每一手只有幾十秒。贏一場得 2 分，平手得 1 分。連贏兩場後，只要一直贏，分數就加倍。沒有人有空時，由{ $level }陪你打。
times = 開始時間：{ $day }（{ $moment }），為時 { $n } 分鐘。可以晚到，也可以早走。{ $weekly ->
    [yes] {" "}每週重複一次。
   *[no] {""}
 }
link = {"["}前往牌桌]({ $address })
ends = 結束時間：{ $moment }。
playing = 你正在和 { $name } 對戰：{ $link }
guests = { $n ->
    [0] 還沒有人參加。
   *[other] **{ $n } 人參加：** { $names }
 }
outcome = { $how ->
    [won] 贏了 { $name }
    [drawn] 與 { $name } 平手
   *[lost] 輸給 { $name }
 }
nobody = 沒有人來。
more-played = 還有 { $n } 人打過。
left-early = 已退出
more-tables = 還有 { $n } 桌
waiting = 等待中：{ $names }
not-played = 你沒在這裡打過。
streak = 連勝中，分數加倍
button-join = 參加
button-leave = 退出
waiting-for-match = 你在等下一場。

## Planning a game night: its form, and the page with its other settings

create-events = 建立活動
may-not-plan = 只有這個伺服器的管理者和他們指定的身分組可以安排遊戲之夜。
saved = { $was ->
    [changed] 改好了！現在定在{ $time }開始。
   *[new] 你的遊戲之夜{ $time }開始。我已經貼在這裡，大家都能參加。
 }
cancel = 要取消這場遊戲之夜嗎？
facts = **電腦：** { $level }
    { $role ->
        [none] **開打前提醒：** 無
       *[other] **開打前提醒：** { $role }
     }
    { $weekly ->
        [yes] **重複：** 每週
       *[no] **重複：** 否
     }
button-game-nights = 遊戲之夜
not-in-events = { $why ->
    [hidden] 沒有列入伺服器活動：活動人人看得到，這個頻道則不是。
    [new] 沒能列入伺服器活動，缺這些權限：{ $permissions }。
   *[changed] 伺服器活動裡還是原來的安排，缺這些權限：{ $permissions }。
 }
button-cancel-for-good = { $weekly ->
    [yes] 以後都不辦了
   *[no] 對，取消
 }
none-planned = 這個伺服器還沒有安排遊戲之夜。
why-game = 雙人對戰，幾分鐘一場
menu-nights = 更改或取消遊戲之夜
menu-level = 補空位的電腦
menu-role = 開打前要提醒的身分組：無
button-change = 更改
not-on-server = 遊戲之夜只能在我所在的伺服器舉辦。
may-not-ping = 你自己不能提醒 { $role }，所以我也不會代勞。
button-keep = 不，保留
button-skip = 只跳過這一場
button-weekly = { $weekly ->
    [yes] 不再重複
   *[no] 每週重複
 }
button-all = 所有遊戲之夜
every-week = 每週

## Stored game nights, and their SQL

gone = 這場遊戲之夜已經不在了。

## Commands

command-gamenight = 遊戲之夜
    .about = 查看這個伺服器的遊戲之夜，或安排一場
    .help =
        看看這裡安排了什麼，有權限的話也可以自己安排遊戲之夜

        在它的訊息上按*參加*，時間一到就會發牌給你。
