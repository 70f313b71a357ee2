## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = 這個時間已經過了。選晚一點的吧。
deleted = 你刪除過資料，不能加入已經開始的遊戲之夜。
check-room-already-game = 你在這個伺服器已經安排了 { $n } 場遊戲之夜。先取消一場吧。
check-room-server-already = 這個伺服器已經安排了 { $n } 場遊戲之夜。先取消一場吧。
set-up = 這場遊戲之夜已經開始了。
take-part-last-matches = 最後幾場已經在打了，來不及參加了。
take-part-youve-already = 你已經參加了。
take-part-youve-left = 這場遊戲之夜你已經退出了 { $n } 場對局，不能再參加。
take-part-player-joined = 已經有 { $n } 人參加，沒有空位了。
leave-havent-joined = 你沒有參加這場遊戲之夜。
load-unfinished-game-night = 這場遊戲之夜結束了。
load-unfinished-game-night-cancelled = 這場遊戲之夜取消了。

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

menu-none = **誰可以安排遊戲之夜：** 只有管理者
menu-some = **誰可以安排遊戲之夜：** { $role } 和管理者
leave-youve-left = 你退出了遊戲之夜。請把正在打的這場打完。
leave-youve-left-game = 你退出了遊戲之夜。這場剩下的由電腦替你打完。

## Runs a game night: begin, deal tables, end. Each step is one transaction

night-deal-closed = 這桌屬於一場遊戲之夜。想打的話，請在它的訊息上按 *參加*。
night-deal-fixed-options = 遊戲之夜每桌的選項都一樣，你這桌不能單獨更改。
night-deal-still-secret = 別人還在打這副牌。等每桌都打完，你就可以看了。

## The form that plans a game night: its first values, and parsing what people enter

days-today-day = 今天，{ $day }
days-tomorrow-day = 明天，{ $day }
parse-time = 這個時間我看不懂。請這樣寫：20:30。
length = { $n } 分鐘
gamenightform-change-game = 更改這場遊戲之夜
gamenightform-plan-game = 安排遊戲之夜
days-minute = { $n } 分鐘後
gamenightform-day = 日期
gamenightform-time-zone = 時間（{ $zone }）
gamenightform-length = 時長
gamenightform-title-optional = 標題（可不填）
gamenightform-note-optional = 備註（可不填）

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }：「{ $game }」{ $moment }開始。
question = **{ $game }** 的伺服器活動取消了，但遊戲之夜照常舉行。你也可以把它取消。
game-night-cancel = 取消

## Pages of game nights: the message for everybody, and a player's own matches

rules-every-table = 每桌打的都是同樣的牌，每次都會遇到不同的人。你會和坐同一個座位、拿到同樣牌的所有人比成績。空位由電腦補上：{ $level }。
times-begins-day = 開始時間：{ $day }（{ $moment }），共打 { $n } 副。可以晚到，也可以早走。
plain-title = 遊戲之夜：「{ $game }」
rules-play-match = 和有空的人一場接一場地打。贏一場得 2 分，平手得 1 分。連贏兩場後，只要一直贏，分數就加倍。沒有人有空時，由 { $level } 陪你打。
times-begins-day-moment = 開始時間：{ $day }（{ $moment }），為時 { $n } 分鐘。可以晚到，也可以早走。
guests-player-joined = **{ $n } 人參加：** { $names }
link = 前往牌桌
deal-deal-number = 第 { $number } 副，共 { $total } 副
stage-ends-moment = 結束時間：{ $moment }。
playing-playing-against = 你正在和 { $name } 對戰：{ $link }
outcome-lost-name = 輸給 { $name }
playing-playing-deal = 你正在打第 { $number } 副：{ $link }
guests-nobody-joined = 還沒有人參加。
deal-seat-number = 座位 { $number }
outcome-won-against = 贏了 { $name }
outcome-drew-name = 與 { $name } 平手
stage-deal-number = 正在打第 { $number } 副，共 { $total } 副。
stage-deal-number-total = 第 { $number } 副打完了，共 { $total } 副。下一副馬上開始。
standings-nobody-showed = 沒有人來。
standings-nobody-played = 還沒有人打過。
standings-more-played = 還有 { $n } 人打過。
line-left = 已退出
tables-more-table = 還有 { $n } 桌
tables-waiting-names = 等待中：{ $names }
mine-havent-played = 你沒在這裡打過。
facts-streak-double = 連勝中，分數加倍
message-open = 每週重複一次。
message-missed = 這場遊戲之夜該開始時我不在線上，所以取消了。
game-night-join = 參加
game-night-leave = 退出
button-results-deal = 各副結果
mine-waiting-next = 你在等下一場。

## Planning a game night: its form, and the page with its other settings

create-events = 建立活動
refusal-to-plan = 只有這個伺服器的管理者和他們指定的身分組可以安排遊戲之夜。
change = 改好了！現在定在{ $time }開始。
plan = 你的遊戲之夜{ $time }開始。我已經貼在這裡，大家都能參加。
ask-to-call-off-cancel-game = 要取消這場遊戲之夜嗎？
facts-computers-level = **電腦：** { $level }
button-game-nights = 遊戲之夜
with-event-isnt-among = 沒有列入伺服器活動：活動人人看得到，這個頻道則不是。
ask-to-call-off-end-good = 以後都不辦了
ask-to-call-off-yes-cancel = 對，取消
page = 這個伺服器還沒有安排遊戲之夜。
menu = 更改或取消遊戲之夜
night-computers-empty = 補空位的電腦
night-role-ping = 開打前要提醒的身分組：無
night-change = 更改
facts-ping-before = **開打前提醒：** 無
facts-ping-before-begins = **開打前提醒：** { $role }
facts-repeats-every = **重複：** 每週
facts-repeats = **重複：** 否
check-server = 遊戲之夜只能在我所在的伺服器舉辦。
check-role = 你自己不能提醒 { $role }，所以我也不會代勞。
button-keep = 不，保留
button-skip = 只跳過這一場
night-repeat = 不再重複
night-repeat-weekly = 每週重複
button-game-nights-2 = 所有遊戲之夜
line-every-week = 每週
with-event-couldnt-add = 沒能列入伺服器活動，缺這些權限：{ $permissions }。
with-event-servers-events = 伺服器活動裡還是原來的安排，缺這些權限：{ $permissions }。

## Stored game nights, and their SQL

require = 這場遊戲之夜已經不在了。

## Commands

command-gamenight = 遊戲之夜
    .about = 查看這個伺服器的遊戲之夜，或安排一場
