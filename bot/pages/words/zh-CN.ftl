## Controls for picking one or several cards from a hand of any size

choose-card = 选一张牌：{ $first } 到 { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
joker = { $colour ->
    [black] 小王
   *[red] 大王
 }

## Names of the computers' levels, and the mark that tells computers from people

level = { $level ->
    [page] 侍从
    [knight] 骑士
   *[king] 国王
 }
manner = { $level ->
    [page] 会犯新手的错：适合头几场
    [knight] 打得不错，有些习惯可以摸透
   *[king] 拿出我的全部本事
 }
opponents = { $level ->
    [page] 侍从 ★ 是新手水平，赢了就换骑士 ★★ 入座。
    [knight] 这个游戏里你赢过侍从了，这次入座的是骑士 ★★。
   *[king] 这个游戏里你赢过骑士了，这次入座的是国王 ★★★。
 }
menu-add-computer = 添加电脑

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated = { $why ->
    [casual] 不计分：娱乐对局。
    [hint] 用过提示，这次获胜不计。
    [takeback] 有人悔过一步：只有输了才算。
   *[often] 不计分：你们当中有两个人，过去一天里在这个游戏里互相打过 { $n } 场计分的对局。
 }
called-off = { $why ->
    [rules] 这个游戏的规则有过更正，而这场对局是按旧规则开始的，所以作废，谁的成绩都不受影响。用 /play 重新开一场。
    [uninstalled] 这个游戏我这里已经没有了，所以这场对局作废，谁的成绩都不受影响。
    [manager] 本服务器的管理员把这场对局作废了，谁的成绩都不受影响。
    [agreed] 大家都同意停止，所以这场对局没有结果。
    [removed] 我被移出了服务器，所以这场对局没有结果。
    [unseen] 整整一周，Discord 都不让我显示这场对局，所以我把它作废了，谁的成绩都不受影响。
    [unplayed] { $name } 还没出手就退出了，所以这场对局作废，谁的成绩都不受影响。
    [absent] { $name } 开头几次都没出手，所以这场对局作废，谁的成绩都不受影响。
   *[none] 这场对局作废，没有结果。
 }
closed = { $why ->
    [host] 对局开始前，桌主就把这桌散了。
    [empty] 对局开始前，大家都离座了。
    [idle] 这桌好一阵没有动静，我就把它散了。
    [manager] 本服务器的管理员把这桌散了。
    [rules] 这个游戏的规则有过更正，所以这桌在对局开始前就散了。用 /play 开新桌。
    [uninstalled] 这个游戏我这里已经没有了，所以这桌在对局开始前就散了。
   *[none] 这桌在对局开始前就散了。
 }
older-rules = 当时用的是旧规则，桌面已经没法显示了。
not-installed = 这个游戏我这里已经没有了，不过成绩都还留着。
button-next-level = 接着挑战：{ $level }
too-soon = 没走几步就只剩 { $name } 一个人，所以 { $name } 的等级分不变。
your-end = { $how ->
    [won] 你赢了！
    [drew] 平局
    [lost] 你输了
   *[ranked] { $players } 人中第 { $rank } 名
 }
place = { $how ->
    [won] 获胜
    [drew] 平局
    [lost] 落败
   *[ranked] { $players } 人中第 { $rank } 名
 }
rating = 等级分 { $rating }（{ $change }）
button-new-game = 新开一局
new-rank = 现居本服务器第 { $rank } 名
button-rematch = 再来一场
button-open-again = 重新开桌
was-away = 离开太久，算退出

## Choosing a language, for a person or a server

as-in-discord = 语言跟随 Discord
menu-language = 语言
unknown-language = 我不会说这种语言。从列表里选一种吧。

## Names of leaderboards and of their periods

week = { $year } 年第 { $week } 周

## The interface that a game's cog implements so that everything else can show the game

refusal = { $code ->
    [not_your_turn] 还没轮到你。轮到谁，看桌面。
    [already_chosen] 你已经选好了，不能收回。
    [already_left] 你已经退出这场对局了。
    [card_not_held] 那张牌已经不在你手里了。重新打开手牌看看。
    [match_over] 这场对局结束了。按*再来一场*开新桌。
   *[other] 现在不能这样做。重新打开手牌看看。
 }
chance = { $n ->
    [0] 几乎赢不了
    [100] 几乎必胜
   *[other] 胜率 { $percent }
 }
luck = { $how ->
    [none] 运气没有影响你的胜率。
    [raised] 运气让你的胜率提高了 { $n } 个百分点。
   *[lowered] 运气让你的胜率降低了 { $n } 个百分点。
 }
winners = { $n ->
    [0] 这场对局以和局结束。
   *[other] { $names } 赢得对局！
 }

## The pages with the rules of a game

leaving-early = 还没出手就退出，对局作废，不计成绩。一天里这样三次，要等 15 分钟才能打下一场计分的对局。
kept-seat = 连续超时三次，就由电脑托管你的座位，直到你回来。

## Pages shared by all games: lobby, notice, controls, pings, hands

pace = { $pace ->
    [live] 快节奏：一步几秒
    [relaxed] 悠闲：一步 5 分钟
    [correspondence] 慢节奏：一步一天
   *[untimed] 不限时：不计时
 }
clock = { $moment }截止
absent = { $names } 由电脑托管，等本人回来。
lobby = **《{ $game }》开桌了**
lobby-full = 人到齐了，对局{ $moment }开始。
table-at = 桌面：{ $place }
ping = { $occasion ->
    [turn] { $names }：《{ $game }》轮到你了。
    [chance] { $names }：《{ $game }》现在可以出手了。
    [late] { $names }：《{ $game }》快超时了，{ $moment }截止。
    [joined] { $names }：{ $player } 坐到了你的《{ $game }》桌上。
    [full] { $names }：《{ $game }》人齐了。
    [closing] { $names }：你的《{ $game }》桌{ $moment }就散了。
    [invited] { $names }：{ $host } 想再来一场《{ $game }》。
    [next] { $names }：你也按下*下一场*，《{ $game }》的下一场就开始。
    [replaced] { $names }：你在《{ $game }》里错过了好几回合，现在由电脑托管。打开手牌就能回来。
    [over] { $names }：你的《{ $game }》对局结束了。
   *[cancelled] { $names }：《{ $game }》取消了。
 }
late = { $how ->
    [passed] { $names } 超时。
   *[moved] { $names } 超时，我已经代为出手。
 }
covered-board = 别的桌也在打这副牌，所以这里不显示牌。按*我的手牌*看牌桌。还在等：{ $names }。
no-hand = { $why ->
    [undealt] 对局开始就发牌给你。
    [over] 这场对局结束了。结果看桌面。
    [left] 你退出了这场对局。后面怎样，看桌面。
   *[watching] 你不在这场对局里，不过可以在桌面上看。
 }
stand-in = 你不在的时候，由电脑托管你的座位。要是超过三分之一的出手都由电脑代劳，就算你退出。
button-more = 更多
button-hint = { $rated ->
    [yes] 提示（赢了不计分）
   *[no] 提示
 }
button-resign = { $how ->
    [alone] 是，认输
   *[counts] 是，退出
 }
paused = 一个月没人动过，先搁置了。
button-take-seat = 我回来了
invited = 邀请再玩一场：{ $names }。
button-lesson = 两分钟教学
playing = 正在玩：{ $names }。
resign = { $how ->
    [alone] 这一局认输？
   *[counts] 退出这场对局？
 }
resign-cost = { $how ->
    [alone] 到此为止，算输。
    [unplayed] 你还没出过手，现在退出，整场对局就作废，谁的成绩都不受影响。
    [undecided] 你不能再回来。你还没出过手，所以这场不算你的成绩。
   *[counts] 你不能再回来，这场算输。
 }
button-join = 入座
button-watch = 旁观
button-still-looking = 还在找人
host = 桌主
button-resume = 接着玩
button-start = 开始
button-cancel = 取消
button-wait = 再等等

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = 打完的对局
button-settings = 设置
games-question = { $verb ->
    [learn] 想学哪个？
   *[try] 想玩哪个？
 }
games-told = { $verb ->
    [learn] 每个大约两分钟：边玩边学，不计输赢。
    [open_table] 一按就在这个频道开桌，别人可以入座。
   *[try] 一按就开始，其余座位由电脑来坐。
 }
button-try-game = 玩一局试试
level-with-stars = { $level } { $stars }
