## Controls for picking one or several cards from a hand of any size

choose-card = 選一張牌：{ $first } 到 { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
joker = { $colour ->
    [black] 小鬼
   *[red] 大鬼
 }

## Names of the computers' levels, and the mark that tells computers from people

level = { $level ->
    [page] 侍從
    [knight] 騎士
   *[king] 國王
 }
manner = { $level ->
    [page] 會犯新手的錯：適合前幾場
    [knight] 打得不錯，不過習慣摸得出來
   *[king] 我的看家本領全拿出來
 }
opponents = { $level ->
    [page] 侍從 ★ 是新手程度，打贏了就換騎士 ★★ 入座。
    [knight] 這個遊戲你贏過侍從了，這次入座的是騎士 ★★。
   *[king] 這個遊戲你贏過騎士了，這次入座的是國王 ★★★。
 }
menu-add-computer = 加電腦

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated = { $why ->
    [casual] 不計積分：休閒對局。
    [hint] 用了提示，這次獲勝不計。
    [takeback] 有人收回過一手：只有輸了才算。
   *[often] 不計積分：你們之中有兩個人，過去一天裡在這個遊戲互相打過 { $n } 場計積分的對局。
 }
called-off = { $why ->
    [rules] 這個遊戲的規則修正過，這場對局用的還是舊規則，所以作廢了，誰的成績都不受影響。用 /play 重開一桌吧。
    [uninstalled] 這個遊戲我這裡已經沒有了，所以這場對局作廢了，誰的成績都不受影響。
    [manager] 這個伺服器的管理者把這場對局作廢了，誰的成績都不受影響。
    [agreed] 大家都同意停止，所以這場對局沒有結果。
    [removed] 我被移出了伺服器，所以這場對局沒有結果。
    [unseen] 整整一週，Discord 都不讓我顯示這場對局，所以我把它作廢了，誰的成績都不受影響。
    [unplayed] { $name } 還沒出手就退出了，所以這場對局作廢了，誰的成績都不受影響。
    [absent] { $name } 錯過了開頭幾次出手，所以這場對局作廢了，誰的成績都不受影響。
   *[none] 這場對局作廢了，沒有結果。
 }
closed = { $why ->
    [host] 對局開始前，桌主就把這桌收了。
    [empty] 對局開始前，大家都離桌了。
    [idle] 這桌好一陣子沒有動靜，我就把它收了。
    [manager] 這個伺服器的管理者把這桌收了。
    [rules] 這個遊戲的規則修正過，所以這桌在對局開始前就收了。用 /play 再開一桌吧。
    [uninstalled] 這個遊戲我這裡已經沒有了，所以這桌在對局開始前就收了。
   *[none] 這桌在對局開始前就收了。
 }
older-rules = 當時用的是舊規則，桌面已經沒辦法顯示了。
not-installed = 這個遊戲我這裡已經沒有了，不過成績都還留著。
button-next-level = 接著挑戰：{ $level }
too-soon = 才打沒幾手就只剩下 { $name }，所以 { $name } 的積分維持不變。
your-end = { $how ->
    [won] 你贏了！
    [drew] 平手
    [lost] 你輸了
   *[ranked] { $players } 人中第 { $rank } 名
 }
place = { $how ->
    [won] 獲勝
    [drew] 平手
    [lost] 落敗
   *[ranked] { $players } 人中第 { $rank } 名
 }
rating = 積分 { $rating }（{ $change }）
button-new-game = 新的一局
new-rank = 目前在本伺服器排第 { $rank } 名
button-rematch = 再戰一場
button-open-again = 重新開桌
was-away = 離開太久，算退出

## Choosing a language, for a person or a server

as-in-discord = 語言跟著 Discord
menu-language = 語言
unknown-language = 我不會說這種語言，請從清單裡選一種。

## Names of leaderboards and of their periods

week = { $year } 年第 { $week } 週

## The interface that a game's cog implements so that everything else can show the game

refusal = { $code ->
    [not_your_turn] 還沒輪到你。看桌面就知道輪到誰。
    [already_chosen] 你已經選好了，不能反悔。
    [already_left] 你已經退出這場對局了。
    [card_not_held] 那張牌已經不在你手上了。請重新打開你的手牌。
    [match_over] 這場對局結束了。按*再戰一場*就開新的一桌。
   *[other] 現在不能這麼做。請重新打開你的手牌。
 }
chance = { $n ->
    [0] 幾乎贏不了
    [100] 幾乎贏定了
   *[other] 勝率 { $percent }
 }
luck = { $how ->
    [none] 運氣沒有影響你的勝率。
    [raised] 運氣讓你的勝率提高了 { $n } 個百分點。
   *[lowered] 運氣讓你的勝率降低了 { $n } 個百分點。
 }
winners = { $n ->
    [0] 這場對局以和局收場。
   *[other] { $names } 贏得這場對局！
 }

## The pages with the rules of a game

leaving-early = 還沒出手就退出，這場對局會作廢，不算數。一天內有三次這樣，就要等 15 分鐘才能打下一場計積分的對局。
kept-seat = 連續三次時間到，就由電腦代打，直到你回座。

## Pages shared by all games: lobby, notice, controls, pings, hands

pace = { $pace ->
    [live] 即時：一手幾秒鐘
    [relaxed] 從容：一手 5 分鐘
    [correspondence] 通訊：一手一天
   *[untimed] 不限時：不計時
 }
clock = { $moment }時間到
absent = { $names } 回座之前，由電腦代打。
lobby = **「{ $game }」開桌囉**
lobby-full = 人到齊了，對局{ $moment }開始。
table-at = 牌桌：{ $place }
ping = { $occasion ->
    [turn] { $names }：「{ $game }」輪到你了。
    [chance] { $names }：「{ $game }」現在可以出手了。
    [late] { $names }：「{ $game }」等你出手，{ $moment }截止。
    [joined] { $names }：{ $player } 加入了你的「{ $game }」牌桌。
    [full] { $names }：「{ $game }」人到齊了。
    [closing] { $names }：你的「{ $game }」牌桌{ $moment }就會收掉。
    [invited] { $names }：{ $host } 想再戰一場「{ $game }」。
    [next] { $names }：你也按下*下一場*，「{ $game }」的下一場就開始。
    [replaced] { $names }：你在「{ $game }」錯過了好幾次，現在由電腦代打。打開手牌就能回來。
    [over] { $names }：你的「{ $game }」對局結束了。
   *[cancelled] { $names }：「{ $game }」取消了。
 }
late = { $how ->
    [passed] { $names } 時間到。
   *[moved] { $names } 時間到，我已經代為出手。
 }
covered-board = 別桌也在打這副牌，所以這裡不顯示牌。按*我的手牌*看牌桌。等 { $names }。
no-hand = { $why ->
    [undealt] 對局開始就發牌給你。
    [over] 這場對局結束了。結果看桌面就知道。
    [left] 你已經退出這場對局。後續看桌面就知道。
   *[watching] 你不在這場對局裡，不過可以在桌面上看。
 }
stand-in = 你不在的時候，由電腦替你代打。如果超過三分之一的出手都由電腦代打，就算你退出。
button-more = 更多
button-hint = { $rated ->
    [yes] 提示（贏了不計積分）
   *[no] 提示
 }
button-resign = { $how ->
    [alone] 對，認輸
   *[counts] 對，退出
 }
paused = 一個月沒有人動過，先擱置了。
button-take-seat = 我回來了
invited = 邀請再戰：{ $names }。
button-lesson = 兩分鐘學會
playing = { $names } 正在對局。
resign = { $how ->
    [alone] 這一局要認輸嗎？
   *[counts] 要退出這場對局嗎？
 }
resign-cost = { $how ->
    [alone] 到此為止，算輸。
    [unplayed] 你還沒出過手，現在退出的話，整場對局就作廢，誰的成績都不受影響。
    [undecided] 你不能再回來。你還沒出過手，所以這場不算你的成績。
   *[counts] 你不能再回來，這場算輸。
 }
button-join = 加入
button-watch = 觀戰
button-still-looking = 還在找人
host = 桌主
button-resume = 接著玩
button-start = 開始
button-cancel = 取消
button-wait = 再等等

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = 打完的對局
button-settings = 設定
games-question = { $verb ->
    [learn] 想學哪個？
   *[try] 想玩哪個？
 }
games-told = { $verb ->
    [learn] 每個大約兩分鐘：邊玩邊學，輸了也不算。
    [open_table] 一按就在這個頻道開桌，別人可以加入。
   *[try] 一按就開始，其他座位由電腦來坐。
 }
button-try-game = 玩一局試試
level-with-stars = { $level } { $stars }
