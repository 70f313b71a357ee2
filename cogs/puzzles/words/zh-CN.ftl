## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = 今天没有题，明天再来看看吧。
not-an-answer = 这在这里不算答案，选别的吧。

## The daily puzzle: answered once, privately

not-answered = 先答今天的每日一题。
front-daily-puzzle = **每日一题**
menu-none = **每日一题**：不发布
menu-note = 每日一题是一个局面，其中有一步明显最好。我可以每天把它发在一个频道里，大家各自私下作答。随时都能用 /daily 来答。
button-daily-puzzle = 每日一题
menu-some = **每日一题**：{ $channel }
menu-check = 每日一题要发在文字频道或语音频道。另选一个吧。
front-position-clearly = 一个局面，有一步明显最好
front-right = 你答对了
front-missed = 你没答对

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

puzzle-title = 《{ $game }》：{ $day }的每日一题
tally = { $n } 人中 { $right } 人答对。
public-play-name = **换作 { $name }，你会怎么选？**
public-move-clearly = 有一步明显最好。按*作答*来回答：别人看不到你的答案，只算第一次。
before = **昨天的每日一题**（{ $game }）
drawn-right = 答对
button-answer = 作答
asked = 有一个答案明显最好，只算你第一次的答案。
answered-puzzle-rating = 你的答题等级分：{ $rating }（{ $change }）
answered-youve-been = 你已经连续 { $n } 天答对。
shared-right-day = 连续 { $n } 天答对。
judged-time-something = ❌ **这次没答对：有明显更好的选择。**
button-todays-puzzle = 今天的每日一题
answered-next-puzzle = 下一题：{ $moment }。
shared-right-first = ✅ 一次就答对！
shared-time = ❌ 这次没答对。
judged-right-thats = ✅ **答对了！这就是最好的选择。**
judged-right-nothing = ✅ **答对了，没有明显更好的选择。**
list-title = 每日一题排行榜
list-empty = 这里还没有人上榜。
past = 这道题已经截止了。
compared = 你的答案
