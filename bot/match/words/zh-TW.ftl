## Actions of people, computers and time in a match that has begun

no-newcomers = 這場對局不再接受新玩家。其他牌桌請看 /tables。
not-away = 你的座位本來就是你自己在打。
not-paused = 這場對局沒有擱置。
joined-before = { $how ->
    [left] 你退出過這場對局；讓出去的座位拿不回來了。
   *[seated] 你已經坐在這桌了。
 }

## Checks before a person takes a seat or changes a table. Each raises Refusal

paused = 這場對局擱置了。先按「接著玩」。
only-host = 這件事只有桌主 { $host } 能做。
many-matches = 你已經在 { $n } 場對局裡了。先打完或退出一場；/hand 會列出來。
many-idle = 有好幾場對局在等你出第一手。先出一手吧；/hand 會列出來。
played-often = 過去一天裡，你在這個遊戲已經跟這桌的某個人打過 { $n } 場計積分的對局。用 /play 自己開一桌吧。
blocked = 這個伺服器的管理者封鎖了你，不能參加這裡的對局。只有他們能解除。
cancelled = { $what ->
    [match] 這場對局作廢了。用 /play 再開一桌吧。
   *[table] 這桌已經收了。用 /play 再開一桌吧。
 }
left-often = { $who ->
    [you] 你最近有好幾場對局沒出手就退出了。計積分的對局要{ $moment }才能再打，休閒的（`休閒:True`）現在就可以。
   *[other] { $name } 最近有好幾場對局沒出手就退出了，計積分的對局要{ $moment }才能再打。
 }

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

data-deleted = 你今天刪除過資料，我沒辦法知道這一局你玩過沒有。明天就有新的。

## Kinds of match: the policies that a feature sets for all of its matches

not-your-game = 這是別人的牌局。用 /play 開自己的一局吧。
no-rematch = 單人遊戲裡不能這麼做。

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = 這場對局的資料已經不在了。用 /play 重開一桌吧。
stale = 你剛才看到的畫面已經過時，牌桌現在是這樣。

## Actions of people before a match begins: open, join, leave, start, cancel

seats-kept = 這桌的座位留給：{ $names }。如果到時還有空位，{ $moment }你就能加入。
names = { $names }、{ $name }
too-few = 這個遊戲至少要 { $n } 個人。等別人加入，或按**與電腦對戰**。
not-a-player = 只有打過這場的人可以要求再戰。用 /play 開一桌吧。
many-tables = 你已經開了 { $n } 桌。先開打或離開其中一桌；/hand 會列出來。
table-changed = 剛剛有人入座或離座。看清楚之後再按一次。
full = 這桌的 { $n } 個座位都坐滿了。
old-options = 這個遊戲的選項後來改過。用 /play 再開一桌吧。

## The person who asks for something, and where they ask

computer-name = { $name ->
    [Aldric] 阿爾德里克
    [Berengar] 貝倫加爾
    [Clotilde] 克洛蒂爾德
    [Dagobert] 達戈貝爾特
    [Eleanor] 艾莉諾
    [Fulk] 富爾克
    [Godiva] 戈黛娃
    [Harold] 哈羅德
    [Isolde] 伊索德
    [Joan] 貞德
    [Ladislas] 拉迪斯拉斯
   *[Matilda] 瑪蒂爾達
 }

## Brings a match to the step of the finished one that it continues

earlier-gone = 這一桌要接著玩的那場對局已經刪除了。請再開一桌吧。

## Solitaires: they begin without a lobby and can be dealt again

not-over = 這一局還沒打完。先認輸。

## Due changes of matches, and hints: changes that may wait for a computer player

no-hint = { $why ->
    [shared] 別人還在打同一副牌時，不能用提示。
   *[waiting] 現在沒有要你決定的事。
 }
