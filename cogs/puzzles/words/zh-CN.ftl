## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = 今天没有题，明天再来看看吧。
not-an-answer = 这里不能这样回答，选别的吧。

## The daily puzzle: answered once, privately

answer-first = 先答今天的每日一题。
channel-none = **每日一题**：不发布
channel-note = 每日一题是一个局面，其中有一步明显最好。我可以每天把它发在一个频道里，大家各自私下作答。随时都能用 /daily 来答。
button-daily-puzzle = 每日一题
channel = **每日一题**：{ $channel }
channel-unfit = 每日一题要发在文字频道或语音频道。另选一个吧。
front = { $answer ->
    [right] ✅ **每日一题** · 你答对了
    [missed] ❌ **每日一题** · 你没答对
   *[none] 🧩 **每日一题** · 一个局面，有一步明显最好
 }

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

title = 《{ $game }》：{ $day }的每日一题
tally = { $n ->
    [0] { "" }
    [1] { "" }
   *[other] { $n } 人中 { $right } 人答对。
 }
asked-as = **换作 { $name }，你会怎么选？**
how-to-answer = 有一步明显最好。按*作答*来回答：别人看不到你的答案，只算第一次。
yesterdays-puzzle = **昨天的每日一题**（{ $game }）
drawn-right = 答对
button-answer = 作答
only-first-counts = 有一个答案明显最好，只算你第一次的答案。规则见 /help。
puzzle-rating = 你的答题等级分：{ $rating }（{ $change }）
streak = 你已经连续 { $n } 天答对。
shared-streak = 连续 { $n } 天答对。
judged = { $grade ->
    [best] ✅ **答对了！这就是最好的选择。**
    [right] ✅ **答对了，没有明显更好的选择。**
    [wrong] ❌ **这次没答对：有更好的选择。**
   *[none] 这道题已经截止了。
 }
button-todays-puzzle = 今天的每日一题
next-puzzle = 下一题：{ $moment }。
shared-grade = { $grade ->
    [right] ✅ 一次就答对！
   *[wrong] ❌ 这次没答对。
 }
list-title = 每日一题排行榜
list-empty = 这里还没有人上榜。
your-answer = 你的答案
