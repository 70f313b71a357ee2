## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = 今日は問題がありません。明日またどうぞ。
not-an-answer = それはここでは答えになりません。別のものを選んでください。

## The daily puzzle: answered once, privately

not-answered = まず今日の問題を解いてください。
front-daily-puzzle = **今日の問題**
menu-none = **今日の問題：** 投稿しない
menu-note = 今日の問題では、はっきり最善の一手がある場面を解きます。毎日チャンネルに投稿でき、みんなは自分だけの画面で答えます。/daily でいつでも解けます。
button-daily-puzzle = 今日の問題
menu-some = **今日の問題：** { $channel }
menu-check = 今日の問題には、ふつうのメッセージを送れるチャンネルが必要です。別のチャンネルを選んでください。
front-position-clearly = 1つの場面に、最善手は1つ
front-right = 正解
front-missed = 不正解

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

puzzle-title = { $game }：{ $day }の問題
tally = { $n }人中{ $right }人が正解です。
public-play-name = **{ $name }の番なら、何を選びますか？**
public-move-clearly = 最善手は1つだけです。「*答える*」を押してください。答えはほかの人に見えず、有効なのは最初の1回だけです。
before = **昨日の問題**（{ $game }）
drawn-right = 正解
button-answer = 答える
asked = 最善手は1つだけ。有効なのは最初の答えだけです。
answered-puzzle-rating = 問題のレート：{ $rating }（{ $change }）
answered-youve-been = { $n }日連続で正解しています。
shared-right-day = { $n }日連続で正解です。
judged-time-something = ❌ **残念、はっきりまさる手がほかにありました。**
button-todays-puzzle = 今日の問題
answered-next-puzzle = 次の問題は{ $moment }です。
shared-right-first = ✅ 一発正解！
shared-time = ❌ 今回は残念でした。
judged-right-thats = ✅ **正解！　それが最善手です。**
judged-right-nothing = ✅ **正解です。はっきりまさる手はありませんでした。**
list-title = 今日の問題ランキング
list-empty = まだ誰も載っていません。
past = この問題の受付は終わりました。
compared = 自分の答え
