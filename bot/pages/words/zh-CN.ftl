## Controls for picking one or several cards from a hand of any size

menu-choose-card = 选一张牌：{ $first } 到 { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
jokers-black-joker = 小王
jokers-red-joker = 大王

## Names of the computers' levels, and the mark that tells computers from people

level-names-page = 侍从
level-names-knight = 骑士
level-names-king = 国王
manners-page = 会犯新手的错：适合头几场
manners-knight = 打得不错，有些习惯可以摸透
manners-king = 拿出我的全部本事
opponents-page = 你的对手是侍从 ★，会犯新手的错。赢了他们，下次就换骑士 ★★ 入座。
opponents-knight = 这个游戏里你赢过侍从了，这次入座的是骑士 ★★。开局前按*添加电脑*，想请谁就请谁。
opponents-king = 这个游戏里你赢过骑士了，这次入座的是国王 ★★★。开局前按*添加电脑*，想请谁就请谁。
menu-add-computer = 添加电脑

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated-casual = 不计分：娱乐对局。
unrated-hint = 用过提示：只有输了才算。
unrated-takeback = 有人悔过一步：只有输了才算。
unrated-often = 不计分：你们当中有两个人，过去一天里在这个游戏里互相打过 { $n } 场计分的对局。
called-off-rules = 这个游戏的规则有过更正，而这场对局是按旧规则开始的，所以作废，谁的成绩都不受影响。用 /play 重新开一场。
called-off-manager = 本服务器的管理员把这场对局作废了，谁的成绩都不受影响。
called-off-agreed = 大家都同意停止，所以这场对局没有结果。
called-off-removed = 我被移出了服务器，所以这场对局没有结果。
called-off-unseen = 整整一周，Discord 都不让我显示这场对局，所以我把它作废了，谁的成绩都不受影响。
called-off-unplayed = { $name } 还没出手就退出了，所以这场对局作废，谁的成绩都不受影响。
called-off-absent = { $name } 开头几次都没出手，所以这场对局作废，谁的成绩都不受影响。
called-off-none = 这场对局作废，没有结果。
closed-host = 对局开始前，桌主就把这桌散了。
closed-empty = 对局开始前，大家都离座了。
closed-idle = 这桌好一阵没有动静，我就散了。
closed-manager = 本服务器的管理员把这桌散了。
closed-rules = 这个游戏的规则有过更正，所以这桌在对局开始前就散了。用 /play 开新桌。
closed-none = 这桌在对局开始前就散了。
page-without-board = 当时用的是旧规则，桌面已经没法显示了。
full-seal = 发牌封印：`{ $commitment }`，密钥 `{ $secret }`
against = 接着挑战：{ $level }
too-soon = 没走几步就只剩 { $name } 一个人，所以 { $name } 的等级分不变。
place-rank-players = { $players } 人中第 { $rank } 名
place-won = 获胜
place-drew = 平局
place-lost = 落败
gain-rating-rating = 等级分 { $rating }（{ $change }）
button-new-game = 新开一局
gain-now-rank = 现居本服务器第 { $rank } 名
button-rematch = 再来一场
button-open-again = 重新开桌
standings = 离开太久，算退出

## Choosing a language, for a person or a server

language-menu-as-in-discord = 跟随 Discord
menu-language = 语言
chosen-language = 我不会说这种语言。从列表里选一种吧。

## Names of leaderboards and of their periods

period-title = { $year } 年第 { $week } 周

## The interface that a game's cog implements so that everything else can show the game

refusals-not-your-turn = 还没轮到你。轮到谁，看桌面。
refusals-already-chosen = 你已经选好了，不能收回。
refusals-already-left = 你已经退出这场对局了。
refusals-card-not-held = 那张牌已经不在你手里了。重新打开手牌看看。
refusals-match-over = 这场对局结束了。按*再来一场*开新桌。
not-now = 现在不能这样做。重新打开手牌看看。
chance-youd-win = 对局胜率 { $n }%
luck-luck-lowered = 运气让你的胜率降低了 { $n } 个百分点。
plain-verdict-names-wins = { $names } 赢得对局！
chance-youd-almost = 对局几乎赢不了
chance-youd-almost-always = 对局几乎必胜
luck-luck-made = 运气没有影响你的胜率。
luck-luck-raised = 运气让你的胜率提高了 { $n } 个百分点。
plain-verdict-match-ends = 这场对局以和局结束。

## The pages with the rules of a game

leaving-early = 还没做第一个决定就退出，对局作废，不计成绩。一天里这样三次，要等 15 分钟才能打下一场计分的对局。
kept-seat = 连续超时三次，就由电脑托管你的座位，直到你回来。

## Pages shared by all games: lobby, notice, controls, pings, hands

paces-live = 快节奏：一步几秒
paces-relaxed = 悠闲：一步 5 分钟
paces-correspondence = 慢节奏：一步一天
paces-untimed = 不限时：不计时
late-names-ran = { $names } 超时，我已经代为出手。
clock = { $moment }截止
absent = { $names } 由电脑托管，等本人回来。
lobby-game-table = 《{ $game }》开桌了
notice-table-place = 桌面：{ $place }
pings-turn = { $names }：《{ $game }》轮到你了。
pings-chance = { $names }：《{ $game }》现在可以出手了。
pings-late = { $names }：《{ $game }》快超时了，{ $moment }截止。
pings-joined = { $names }：{ $player } 坐到了你的《{ $game }》桌上。
pings-full = { $names }：《{ $game }》人齐了。
pings-closing = { $names }：你的《{ $game }》桌{ $moment }就散了。
pings-invited = { $names }：{ $host } 想再来一场《{ $game }》。
pings-next = { $names }：你也按下*下一场*，《{ $game }》的下一场就开始。
pings-replaced = { $names }：你在《{ $game }》里错过了好几回合，现在由电脑托管。打开手牌就能回来。
pings-over = { $names }：你的《{ $game }》对局结束了。
pings-cancelled = { $names }：《{ $game }》取消了。
late-names-ran-out = { $names } 超时。
covered-board = 别的桌也在打这副牌，所以这里不显示牌。按*我的手牌*看牌桌。还在等：{ $names }。
hand-hand-dealt = 对局开始就发牌给你。
hand-computer-playing = 你不在的时候，由电脑托管你的座位。
hand-plays-more = 要是超过三分之一的出手都由电脑代劳，就算你退出。
button-more = 更多
lobby-press-join = 想玩就按**入座**。由 { $host } 开始对局，也可以马上和电脑玩。
lobby-everyones-here = 人到齐了，对局{ $moment }开始。
solitaire-controls-hint-win = 提示（赢了不计分）
solitaire-controls-hint = 提示
resign-leave-match = 退出这场对局？
resign-yes-concede = 是，认输
resign-yes-leave = 是，退出
board-archived = 一个月没人动过，先搁置了。
hand-match-but = 你不在这场对局里，不过可以在桌面上看。
button-take-my = 我回来了
lobby-invited-play = 邀请再玩一场：{ $names }。
button-learn-two = 两分钟教学
notice-names-playing = 正在玩：{ $names }。
resign-concede-game = 这一局认输？
resign-ends-here = 到此为止，算输。
resign-havent-made = 你还没出过手，现在退出，整场对局就作废，谁的成绩都不受影响。
hand-match-over = 这场对局结束了。结果看桌面。
hand-youve-left = 你退出了这场对局。后面怎样，看桌面。
button-join = 入座
button-watch = 旁观
button-still-looking = 还在找人
resign-computer-plays = 这副牌由电脑替你打完，成绩记为 0%。退出两副，这场游戏之夜你就不能再打了。
lobby-host = 桌主
resign-come-back = 你不能再回来，这场算输。
resign-come-back-havent = 你不能再回来。你还没出过手，所以这场不算你的成绩。
button-resume = 接着玩
button-start = 开始
button-cancel = 取消
button-yet = 再等等

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = 打完的对局
button-settings = 设置
games-like-learn = 想学哪个？
games-each-lesson = 每个大约两分钟：边玩边学，不计输赢。
games-like-play = 想玩哪个？
games-press-playing = 一按就开始，其余座位由电脑来坐。
button-try-game = 玩一局试试
games-press-opens = 一按就在这个频道开桌，别人可以入座。
