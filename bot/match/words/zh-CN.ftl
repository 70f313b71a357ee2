## Actions of people, computers and time in a match that has begun

no-newcomers = 这场对局不再接受新玩家。别的桌看 /tables。
not-away = 你的座位本来就是你自己在打。
not-paused = 这场对局没有搁置。
joined-before = { $how ->
    [left] 你退出过这场对局，让出的座位不能再坐。
   *[seated] 你已经坐在这桌了。
 }

## Checks before a person takes a seat or changes a table. Each raises Refusal

paused = 这场对局搁置着。先按“接着玩”。
only-host = 只有桌主 { $host } 能这么做。
many-matches = 你已经有 { $n } 场对局了。先打完或退出一场；/hand 可以查看。
many-idle = 有好几场对局在等你走第一步。先走一步吧；/hand 可以查看。
played-often = 过去一天里，你在这个游戏中已经和这桌的某个人打过 { $n } 场计分的对局。用 /play 开你自己的桌吧。
blocked = 本服务器的管理员把你拉黑了，不能参加这里的对局。只有他们能改。
cancelled = { $what ->
    [match] 这场对局作废了。用 /play 开新桌。
   *[table] 这桌已经散了。用 /play 开新桌。
 }
left-often = { $who ->
    [you] 你最近有好几场对局没出手就退出了。计分的对局，{ $moment }可以再打；娱乐的（`娱乐:True`）现在就能打。
   *[other] { $name } 最近有好几场对局没出手就退出了，计分的对局要{ $moment }才能再打。
 }

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

data-deleted = 你今天删除过数据，我没法知道这一局你打过没有。明天就有新的。

## Kinds of match: the policies that a feature sets for all of its matches

not-your-game = 这是别人的一局。用 /play 开你自己的。
no-rematch = 单人游戏里不能这么做。

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = 这场对局已经不在了。用 /play 重新开一场。
stale = 那之后桌上又有了变化，现在是这样。

## Actions of people before a match begins: open, join, leave, start, cancel

seats-kept = 这桌的座位留给：{ $names }。如果到时还有空位，{ $moment }你就能加入。
names = { $names }、{ $name }
too-few = 这个游戏至少要 { $n } 人。等别人加入，或者按**和电脑玩**。
not-a-player = 只有打过这场的人才能提出再来。/play 可以开桌。
many-tables = 你已经开了 { $n } 桌，还没开始。先开始或离开一桌；/hand 可以查看。
table-changed = 刚刚有人入座或离座。再看一眼，然后重新按。
full = 这桌的 { $n } 个座位都坐满了。
old-options = 这个游戏的选项后来改过。用 /play 开新桌。

## The person who asks for something, and where they ask

computer-name = { $name ->
    [Aldric] 阿尔德里克
    [Berengar] 贝伦加尔
    [Clotilde] 克洛蒂尔德
    [Dagobert] 达戈贝尔特
    [Eleanor] 埃莉诺
    [Fulk] 富尔克
    [Godiva] 戈黛娃
    [Harold] 哈罗德
    [Isolde] 伊索尔德
    [Joan] 让娜
    [Ladislas] 拉迪斯拉斯
   *[Matilda] 玛蒂尔达
 }

## Brings a match to the step of the finished one that it continues

earlier-gone = 这一桌要接着打的那场对局已经删除了。请开新桌。

## Solitaires: they begin without a lobby and can be dealt again

not-over = 这一局还没打完，得先认输。

## Due changes of matches, and hints: changes that may wait for a computer player

no-hint = { $why ->
    [shared] 别人还在打同一副牌时，不能用提示。
   *[waiting] 现在没有要你决定的事。
 }
