## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = 今天沒有題目，明天再來看看吧。
not-an-answer = 這裡不能這樣回答，請選別的。

## The daily puzzle: answered once, privately

answer-first = 請先回答今天的每日一題。
channel-none = **每日一題：** 不貼出
channel-note = 每日一題是一個局面，其中有一步明顯最好。我可以每天把它貼在一個頻道，大家各自私下作答。隨時都能用 /daily 作答。
button-daily-puzzle = 每日一題
channel = **每日一題：** { $channel }
channel-unfit = 每日一題要貼在文字頻道或語音頻道。請換一個。
front = { $answer ->
    [right] ✅ **每日一題** · 你答對了
    [missed] ❌ **每日一題** · 你沒答對
   *[none] 🧩 **每日一題** · 一個局面，有一步明顯最好
 }

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

title = 「{ $game }」：{ $day }的每日一題
tally = { $n ->
    [0] { "" }
    [1] { "" }
   *[other] { $n } 人中 { $right } 人答對。
 }
asked-as = **換作 { $name }，你會怎麼出手？**
how-to-answer = 有一步明顯最好。按*作答*來回答：別人看不到你的答案，只算第一次。
yesterdays-puzzle = **昨天的每日一題**（{ $game }）
drawn-right = 答對
button-answer = 作答
only-first-counts = 有一個答案明顯最好，只算你第一次的答案。規則見 /help。
puzzle-rating = 你的答題積分：{ $rating }（{ $change }）
streak = 你已經連續 { $n } 天答對。
shared-streak = 連續 { $n } 天答對。
judged = { $grade ->
    [best] ✅ **答對了！這就是最好的選擇。**
    [right] ✅ **答對了，沒有明顯更好的選擇。**
    [wrong] ❌ **這次沒答對：有更好的選擇。**
   *[none] 這道題已經截止了。
 }
button-todays-puzzle = 今天的每日一題
next-puzzle = 下一題{ $moment }登場。
shared-grade = { $grade ->
    [right] ✅ 一次就答對！
   *[wrong] ❌ 這次沒答對。
 }
list-title = 每日一題排行榜
list-empty = 這裡還沒有人上榜。
your-answer = 你的答案
