## Challenges: one person asks another for a match or a best-of

often-enough = 對 { $name } 的挑戰先到這裡，{ $moment }可以再挑戰。
unwilling = { $name } 在這裡不接受挑戰。
already-open = 你們兩人之間已經有一個等待回應的挑戰。
too-many-open = 你已經有 { $n } 個挑戰在等回應。等一等，或收回一個。
old-rules = 你發出挑戰之後，這個遊戲的規則改過了。請重新發起挑戰。
last-suggestion = 這是最後一次提議了：接受，或拒絕。
not-yours = 只有 { $name } 能收回這次挑戰。
over = 這次挑戰已經結束。
not-asked = 只有 { $name } 能回應這次挑戰。
another-game-now = 剛才有人提議了別的遊戲。請再看一次。
busy = { $name } 現在不能再加入一桌。請晚點再試。

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

sent = 已向 { $name } 發起挑戰。對方的答覆會顯示在這個頻道。
passed-on = 已把你的提議轉告 { $name }。
you-are-ready = 你準備好了。等 { $name } 也按*下一場*，就開始下一場。我會等到 { $time }。
menu-best = 打三戰兩勝或五戰三勝，不只打一場
asks = { $whom ->
    [someone] 你想和 { $name } 比什麼？
   *[challenger] 你比較想玩什麼？
 }
withdrawn = 你的挑戰已收回。
button-challenge = 挑戰
yourself = 你不能挑戰自己。/play 可以開一桌。
bot = 機器人不接受挑戰。/play 可以和電腦開一桌。
not-on-server = 這個人不在這個伺服器裡。
cannot-see = { $name } 看不到這個頻道。換個對方看得到的頻道再挑戰吧。
series-over = 這個系列賽已經結束。
next-over = 下一場也已經結束了：{ $link }

## The next match of a best-of, started by one of its players

not-in-series = 只有這個系列賽的雙方能這麼做。

## The pages of challenges: their message, and the form to send one

expires = 挑戰截止：{ $moment }。
button-never-from = 不接受 { $name } 的挑戰
declined = 你已拒絕。不想再收到這個人的挑戰，就按這裡。
best-of = { $best ->
    [1] 一場
   *[other] BO{ $best }
 }
lead = { $counters ->
    [0] { $other }，{ $name } 向你發起挑戰！
   *[other] { $other }，{ $name } 提議改玩這個。
 }
button-other-game = 換個遊戲
button-withdraw = 收回
button-accept = 接受
button-decline = 拒絕

## A best-of: matches between the same two people, perhaps a single one, and their score

closed = 這場對局是系列賽的一場，只有雙方可以參加。

## The score of a best-of on the pages of its matches

ready = { $name } 準備好了。{ $other }，想繼續打就在 { $time } 之前按*下一場*。
loses-series = 這個 BO{ $best } 系列賽也算你輸。
series = { $how ->
    [on] BO{ $best }：{ $score }
    [drawn] BO{ $best } 系列賽打成平手：{ $score }
    [won] { $name } 贏得 BO{ $best } 系列賽：{ $score }
   *[forfeited] { $other } 退出了，{ $name } 贏得 BO{ $best } 系列賽：{ $score }
 }
time-left = 下一場請在{ $time }之前開始。
button-next = 下一場

## Commands

command-challenge = 挑戰
    .about = 向某人挑戰一場對局
    .help = 向某人挑戰，打一場，或打系列賽
    .member = 成員
    .member-about = 你要挑戰誰
    .game = 遊戲
    .game-about = 哪個遊戲
    .pace = 步調
    .pace-about = 一手最多能想多久（預設 5 分鐘）
    .casual = 休閒
    .casual-about = 玩好玩的：不計積分、不上排行榜、不算連勝
    .best_of = 賽制
    .best_of-about = 打三戰兩勝或五戰三勝，不只打一場
