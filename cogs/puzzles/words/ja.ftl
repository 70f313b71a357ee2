## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = 今日は問題がありません。明日またどうぞ。
not-an-answer = それはここでは答えになりません。別のものを選んでください。

## The daily puzzle: answered once, privately

answer-first = まず今日の問題を解いてください。
channel-none = **今日の問題：** 投稿しない
channel-note = 今日の問題では、はっきり最善の一手がある場面を解きます。毎日チャンネルに投稿でき、みんなは自分だけの画面で答えます。/daily でいつでも解けます。
button-daily-puzzle = 今日の問題
channel = **今日の問題：** { $channel }
channel-unfit = 今日の問題には、ふつうのメッセージを送れるチャンネルが必要です。別のチャンネルを選んでください。
front = { $answer ->
    [right] ✅ **今日の問題** · 正解
    [missed] ❌ **今日の問題** · 不正解
   *[none] 🧩 **今日の問題** · 1つの場面に、最善手は1つ
 }

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

title = { $game }：{ $day }の問題
tally = { $n ->
    [0] { "" }
    [1] { "" }
   *[other] { $n }人中{ $right }人が正解です。
 }
asked-as = **{ $name }の番なら、何を選びますか？**
how-to-answer = 最善手は1つだけです。「*答える*」を押してください。答えはほかの人に見えず、有効なのは最初の1回だけです。
yesterdays-puzzle = **昨日の問題**（{ $game }）
drawn-right = 正解
button-answer = 答える
only-first-counts = { " " }最善手は1つだけ。有効なのは最初の答えだけです。ルールは /help にあります。
puzzle-rating = 自分の問題レート：{ $rating }（{ $change }）
streak = { $n }日連続で正解しています。
shared-streak = { $n }日連続で正解です。
judged = { $grade ->
    [best] ✅ **正解！　それが最善手です。**
    [right] ✅ **正解です。それより明らかに良い手はありませんでした。**
    [wrong] ❌ **残念、もっと良い手がありました。**
   *[none] この問題の受付は終わりました。
 }
button-todays-puzzle = 今日の問題
next-puzzle = 次の問題は{ $moment }です。
shared-grade = { $grade ->
    [right] ✅ 一発正解！
   *[wrong] ❌ 今回は残念でした。
 }
list-title = 今日の問題ランキング
list-empty = まだ誰も載っていません。
your-answer = 自分の答え
