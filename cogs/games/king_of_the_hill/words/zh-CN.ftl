## King of the Hill on Discord

## Coaching for people who are new to King of the Hill: what to do now, and why

setting-aside-reserve-only = 后备只在平手时用得上，那时一张强牌就能定胜负；可放进去的牌，平时就不能出击了。
choosing-stack-biggest = 眼下最值得争的是 { $stack }，连盖着的牌也算上。不过对手也会来抢。
attacking-play-gone = 打出的牌无论输赢都没了，所以刚好够赢最划算。你最高能打到 { $best }。
dividing-card-hand = 手里的牌哪一战都能出击，后备的牌只在平手时能用。放哪儿就一直在哪儿。
setting-aside-reserve-only-ties = 后备只在平手时用得上。留在手里，同花顺能一起出击：{ $attack }。
choosing-apex-open = 山顶可以争了，赢下山顶就赢下对局。你最强的一击够不够？不够的话，别的牌叠还能给你添牌。
choosing-single-card = 争单张，争的是什么看得清清楚楚；每拿走一张，上面的牌叠就能选了。
attacking-only-reserves = 现在只有后备能打，你最强的一击值 { $best }。打出的牌就没了。
attacking-decides-match = 这一战定胜负，没什么可省的。你最强的一击值 { $best }。
attacking-only-card = 赢了也就得 { $card } 一张：值得搭上你的牌吗？打鬼牌放弃，一张牌也不用花。
attacking-size-cards = 赢的人拿走全部 { $size } 张，对手多半会下重手。你最强的一击值 { $best }。
dividing-hand-makes = 留在手里正好凑成同花顺：{ $attack }。放进后备就只能等平手时用了。
dividing-reserve-win = 你的后备里没有能在平手时取胜的牌。可是放进去的牌，平时就不能出击了。
attacking-opponent-nothing = 对手的后备只剩鬼牌，值 0：随便哪张都赢它。
attacking-size-cards-go = 赢的人拿走全部 { $size } 张。你最强的一击值 { $best }：没有单张压得过。

## The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing

setting-aside-set-up = **留后备。** 选几张牌留作后备，平手时靠它们决胜；对手只知道有几张。鬼牌也可以藏在里面，充一张牌。
dividing-goes-hand = 收入手牌的，下一战马上能用。
dividing-won-cards = **你赢得 { $cards }。** 可以全放一处，也可以选出放后备的，再按*分配*。
menu = 争夺哪一叠……
stack-name = 山顶
attacking-tie-attack = **平手！** 用后备再出击一次，争的还是：{ $stack }。
attacking-attack-stack = **争夺：{ $stack }。** 选了马上打出。
attack-menus = 用什么出击……
dividing-won-cards-where = **你赢得 { $cards }。** 放哪儿？
button-divide = 分配
controls-choosing = **轮到你了**：选一叠来争夺。
button-battles-far = 历次交锋
button-set-aside = 留作后备
button-reserve = 不留后备
attacking-joker-gives = 打鬼牌就等于认输！
button-into-my = 收入手牌
button-into-my-hand = 全部收入手牌
button-into-my-reserve = 放入后备
button-into-my-reserve-2 = 全部放入后备

## A lesson of King of the Hill by playing: seven battles, from the bottom row to the apex

keep-the-sequence = 这一击很漂亮，但这些牌该留给更大的牌叠。按 K♠。
lesson-goal = 牌山的顶上有一张鬼牌，那里就是山顶：赢下它，你就是山大王。一路打上去，赢来的牌叠会给你添牌。
lesson-last = 就这些：选一叠，暗中出击，赢了就拿，还要给山顶留够力气。来一场真的？
lesson-steps-first-set = 先留几张牌作后备：平手时靠它决胜，别的用处没有。其余的牌留在手里出击。选 10♣ 和 Q♣，再按“留作后备”。
lesson-steps-any-reserve = 后备怎么留都行，不过这里别的牌还要拿在手里用：只留 10♣ 和 Q♣。
lesson-steps-aldric-set = 阿尔德里克也留了 2 张后备。张数谁都看得见，是什么牌就看不见了。
lesson-steps-its-turn = 轮到你选一叠，两个人一起争。带金框的都能选：眼下是最底下一排。A 最值钱，按 A♦。
lesson-steps-thats-allowed = 也可以，不过底下那排没有比 A 更好的：按 A♦。
lesson-steps-stake-marked = 争的是 A♦，上面有两把剑作记号。
lesson-steps-both-attack = 两人暗中出击，分量大的赢。数字牌按点数算，J、Q、K 都算 10，A 算 15。用 K 拿下这张 A：按 K♠。
lesson-steps-aldric-more = 阿尔德里克手上能压过它的牌可能更多。你的 K 更硬：按 K♠。
lesson-steps-win-aldrics = 你赢了！阿尔德里克的 Q 也算 10，可 K 的点数更高。打出的两张牌都移出这场对局。
lesson-steps-ace-yours = A 归你了。留在手里能出击，放进后备就只能等平手。没有单张压得过 A，所以按“收入手牌”。
lesson-steps-reserve-ace = 放进后备，A 就只能干等平手。这里要的是能出击：按“收入手牌”。
lesson-steps-choose-stack = 一叠牌的左下、右下只要空出一边，就可以选。A♦ 一走，它上面的两叠都能选了。
lesson-steps-aldric-chose = 阿尔德里克选了 3♣ 和它下面盖着的那张。不值得搭上好牌？打鬼牌就能放弃这叠，而且鬼牌总会回到你手里。就打它吧。
lesson-steps-could-fight = 争也可以，可打出的牌就没了。这里让一让：打鬼牌。
lesson-steps-aldric-won = 阿尔德里克赢了两张，可他的 9 也就此移出对局。你的鬼牌回到了手里。
lesson-steps-take-turns = 不管谁赢，两人轮流选。现在有两叠 3 张的可以选。你只看得见最上面一张，赢了却是全拿：在菜单里选 K♥ ×3。
lesson-steps-thats-allowed-but = 也可以，不过三张一叠、最上面还是 K，那叠更值：K♥ ×3。
lesson-steps-three-cards = 眼下争的是三张牌：值得你打出最强的一击。
lesson-steps-two-more = 同花色、点数相连的两张以上，都不超过 8，可以一起出击，分量相加。三张小方块加起来是 15，顶一张 A：打 4♦ 5♦ 6♦。
lesson-steps-thats-worth = 那不到 15。三张方块一起打：4♦ 5♦ 6♦。
lesson-steps-aldric-played = 阿尔德里克打了 A：15 对 15，平手！两边打出的牌都没了。
lesson-steps-tie-both = 平手以后两人再出击，只能用后备。你的鬼牌自己进了后备。里面最强的是 Q：打 Q♣。
lesson-steps-10-counts = 10 和 Q 分量一样，可点数低。打 Q♣。
lesson-steps-queen-beat = 你的 Q 压过了阿尔德里克的 J，K♥、8♥、6♥ 都到了你手里。你的鬼牌还在后备里。
lesson-steps-aldric-chose-which = 阿尔德里克选了 4♣，不值什么。鬼牌在后备里也能出击，之后回到你手里：打它。
lesson-steps-play-gone = 打出的牌就没了，为 4♣ 不值得。打鬼牌。
lesson-steps-aldric-played-his = 阿尔德里克也打了鬼牌。*两张鬼牌相遇，谁也得不到这叠*：4♣ 弃掉。之后阿尔德里克赢下了两叠 4 张，现在争山顶。
lesson-steps-player-wins = 谁赢下山顶，谁就赢下对局，不管是谁选的、谁赢的牌多。你知道阿尔德里克有 A♣，值 15。压过它：打 6♥ 7♥ 8♥，值 21。
lesson-steps-nothing-comes = 争完山顶就结束了，别再留着：6♥ 7♥ 8♥ 共 21。
lesson-steps-21-beats = 21 压过 15。阿尔德里克赢的牌多，山大王却是你！
lesson-ask = 你和阿尔德里克都打了 K：平手。他没留后备，所以后备里只有鬼牌。你打哪张？
lesson-steps-then-youd = 那样一碰上平手，你就只剩值 0 的鬼牌了。把 10♣ 和 Q♣ 留作后备。
lesson-steps-joker-worth = 鬼牌值 0，打它就是放弃这叠。这张 A 你可得要。
lesson-steps-joker-give = 打鬼牌就白送三张牌。这叠要争。
lesson-steps-ace-worth = 你的 A 也值 15，可这三张小牌单打没什么用：打 4♦ 5♦ 6♦，把 A 留着。
lesson-steps-joker-still = 打鬼牌还是放弃这叠。打 Q♣。
lesson-steps-apex-joker = 争山顶时打鬼牌，整场对局就送掉了！
lesson-steps-ace-only = 你的 A 只能和 A♣ 打平。6♥ 7♥ 8♥ 值 21：打这三张。
lesson-answers-play = 打 Q♣
lesson-answers-wins-but = 这样能赢，可打出的牌就没了。阿尔德里克只能打值 0 的鬼牌：能压过它的最小的牌是哪张？
lesson-answers-play-2 = 打 2♦
lesson-answers-right-aldric = 对了！阿尔德里克只能打值 0 的鬼牌。2♦ 就够了，Q♣ 留着下次平手再赢。
lesson-answers-play-joker = 打鬼牌
lesson-answers-then-two = 那样两张鬼牌相遇，这叠就弃掉了。这张 A 你能赢：能压过鬼牌的最小的牌是哪张？

## The public picture of a game of King of the Hill, and the private one of a hand

drawn-hand = 手牌
drawn-reserve = 后备
drawn-won = 已赢
drawn-spoils = 战利品
drawn-choose = 选牌叠
drawn-attack = 出击
drawn-divide = 分配
drawn-ready = 已选好
drawn-conceded = 已认输
drawn-king = 山大王
drawn-draw = 无人称王
drawn-discarded = 已弃

## The presenter of King of the Hill: its board, its hands and its rules

name = 占山为王
about = 暗中出击，争夺牌山上的一叠叠牌；谁赢下山顶，谁就是山大王。2 人。
goal = 谁赢下山顶的鬼牌，谁就赢下对局
signs-legend = ✅ 赢得牌叠 · ❌ 输掉牌叠 · ⬛ 鬼牌碰鬼牌，牌叠弃掉 · ⭐ 山大王
options-ten-jack = 10、J、Q、K 照常分高下
score = 赢得 { $n } 张
options-ten-jack-queen = 10、J、Q、K 互相平手

## Sentences on why one decision in King of the Hill is better than another

attack-cards-wins = 打 { $cards }，赢下这一战的机会是 { $n }%；打 { $other }，只有 { $m }%。
attack-both-win = 两种选择在这一战的胜率差不多，但最好的选择能把 { $best } 留着争山顶。
attack-other-wins = { $other } 在这一战胜率更高，但为这叠牌不值得。
attack-both-win-battle = 两种选择在这一战的胜率差不多，但最好的选择代价更小。
stack-youd-win = 现在争山顶，你的胜率是 { $n }%。
stack-youd-win-apex = 现在争山顶，你的胜率只有 { $n }%。
stack-youd-win-stack = 争 { $stack }，你的胜率是 { $n }%；争 { $other }，只有 { $m }%。
after-lose-battle = 就算输了这一战，最好的选择还有 { $n }% 的机会赢下对局，另一个只有 { $m }%。
after-win-battle = 赢了这一战，最好的选择有 { $n }% 的机会赢下对局，另一个只有 { $m }%。
division-best-attack = 最好的选择之后，你手里最强的一击是 { $cards }；另一种只有 { $other }。
division-cards-reserve = 后备里有 { $cards }，平手时更容易赢。
division-leaves-more = 最好的选择让你多留 { $n } 张牌出击，后面还有仗要打。
division-reserve-more = 后备的牌越多，平手时越有本钱。
reserve-card-does = { $card } 留在手里更有用，放进后备就只能等平手。
reserve-card-reserve = 后备里有 { $card }，有些本来会输的平手就能赢。
attack-cards-wins-apex = 打 { $cards }，赢下山顶的机会是 { $n }%；打 { $other }，只有 { $m }%。
attack-other-wins-battle = { $other } 在这一战胜率更高，但最好的选择能把 { $best } 留着争山顶。

## The rules of King of the Hill in our own words

table-goal-win = **目标。** 赢下牌山最顶上的那张鬼牌，也就是山顶。赢了它，你就是山大王，哪怕这一战是对手选的。赢了多少张牌不算数。
battle-ties-joker = **平手。** 还在手里的鬼牌放进后备。然后两人只用后备再出击，直到分出胜负。
rules-king-hill = 《占山为王》（King of the Hill）由 Larry Levy 设计（The Games Journal）。
rules-pyramid-start = 开局时的牌山：山顶是鬼牌，往下是两叠 4 张、三叠 3 张、四叠 2 张和五个单张。最底下一排 A 到 E 可以选。
table-deal = **发牌。**
table-each-get = 每人 11 张牌和一张鬼牌。
table-other-30 = 其余 30 张在第三张鬼牌下面摆成金字塔形的牌山，从上往下是两叠 4 张、三叠 3 张、四叠 2 张、五个单张。
table-only-top = 每叠只有最上面一张亮着。
table-reserve = **后备。**
table-before-first = 第一战之前，两人先暗中留牌，平手时用来分胜负。
table-set-aside = 可以不留，可以留几张，也可以全留。对手看得见张数，看不见是什么牌。
table-hide-joker = 鬼牌也可以藏在里面，充一张牌。
table-choosing = **选牌叠。**
table-take-turns = 两人轮流选要争的牌叠，发牌人先选。
table-choose-any = 最底下一排任选；上面的牌叠，要等紧挨着的下边两叠至少走掉一叠。
table-only-choose = 山顶要等紧挨着的下边两叠都走掉才能选，别的牌叠还在也不要紧。
table-spoils = **战利品。**
table-win-stack = 赢下一叠，整叠牌都归你，每张可以收入手牌，也可以放入后备。
table-opponent-only = 对手只看得见两边各放几张。除此之外，牌不能在手牌和后备之间移动。
battle-attacks-both = **出击。** 两人暗中选牌出击，连打几张也不公开，然后一齐亮牌。可以打：
battle-card = 一张单牌；
battle-sequence-two = 一副同花顺：同花色、点数相连的两张以上，都不超过 8（A 算大，所以最小从 2 起）；
battle-joker-which = 鬼牌：放弃这一叠；争山顶时打鬼牌，就是放弃整场对局。
battle-values-higher = **分量。** 分量大的赢。
battle-cards-10 = 2 到 10 按点数算，J、Q、K 算 10，A 算 15。
battle-sequence-worth = 同花顺按总和算：梅花 4-5-6 是 15，方块 3-4-5-6 是 18。
battle-joker-counts = 鬼牌算 0。
battle-between-two = 两张值 10 的单牌相碰，点数高的赢；桌主也可以定成算平手。
battle-anything-else = 其余分量相等的，都是平手。
battle-after-battle = **打完之后。**
battle-cards-both = 两人打出的牌移出对局，鬼牌回到手里。
battle-two-jokers = 鬼牌碰鬼牌，谁也赢不到这叠牌，整叠弃掉。
battle-now-other = 不管谁赢，下一叠换另一个人选。
rulings-dealer-chosen = 发牌人由抽签决定。
rulings-play-joker = 后备里的鬼牌也可以打，打完回到手里。
rulings-joker-isnt = 平手时没打出的鬼牌留在后备。
rulings-tie-reserve = 平手时后备只剩一张，那必是鬼牌，立即替你打出。
rulings-two-jokers = 争山顶时鬼牌碰鬼牌，就是和局。
rulings-discarded-cards = 弃掉的牌是亮着的。
rulings-leave-lose = 你若退出，就判负。
rulings-cards-go = 后备一张不留。
rulings-smallest-stack = 选张数最少的一叠，山顶放到最后。
rulings-joker-attacks = 出击打鬼牌；争山顶时，打最强的一击。
rulings-spoils-go = 战利品全部收入手牌。

## Sentences of a replay of King of the Hill: its steps, and open hands

step-name-sets = { $name } 留后备
step-name-fights = { $name } 争夺：{ $stack }
step-name-attacks = { $name } 暗中出击
choice-reserve-cards = 后备 { $n } 张：{ $cards }
step-name-attacks-cards = { $name } 以 { $cards } 出击

## The texts of King of the Hill: turns, battles, and reasons

refusals-not-your-turn = 这一步由对手决定。接下来怎样，看桌面。
refusals-stack-not-available = 那叠现在还不能争：下边被压住了。能争的都带金框。
refusals-not-an-attack = 这样不能出击。打一张单牌，或同花色、点数相连、都不超过 8 的两张以上，或鬼牌。
refusals-not-in-reserve = 平手时只能用后备里的牌出击。
refusals-not-won = 只有刚赢来的牌可以分配。重新打开手牌看看。
refusals-players = 《占山为王》是两个人的游戏。
refusals-joining-closed = 《占山为王》是两个人的游戏，人已经齐了。
blow-name-attacked = { $name } 出 { $cards }，{ $other } 出 { $others }：{ $what }。
result-name-won = { $name } 赢得 { $stack }：{ $hand } 张收入手牌，{ $reserve } 张放入后备。
footer-stack-left = 15 叠还剩 { $n } 叠
choice-chosen-cards = 已选：{ $cards }
verdict-name-wins = { $name } 赢下山顶，成了山大王！
card = 鬼牌
stack-apex = 山顶
counts-hand = 手牌 { $n }
counts-reserve = 后备 { $n }
counts-won = 已赢 { $n }
battle-battle-number = **第 { $number } 战**（{ $stack }）：
blow-two-jokers = 鬼牌碰鬼牌
blow-reserves-name = 用后备再战，{ $name } 出 { $cards }，{ $other } 出 { $others }：{ $what }。
result-nobody-gets = 谁也得不到，弃掉：{ $stack }。
result-name-won-stack = { $name } 赢得 { $stack }，两张都收入手牌。
result-name-won-stack-put = { $name } 赢得 { $stack }，两张都放入后备。
result-name-won-stack-put-hand = { $name } 赢得 { $stack }，收入手牌（{ $n } 张）。
result-name-won-stack-put-reserve = { $name } 赢得 { $stack }，放入后备（{ $n } 张）。
memory = 已移出对局：{ $cards }
verdict-two-jokers = 山顶上鬼牌碰鬼牌：谁也没当成山大王。和局。
verdict-other-concedes = { $other } 认输：{ $name } 成了山大王！
rows = 第 { $row } 排：{ $stacks }
now-setup = 双方暗中留后备：按*我的手牌*选牌。还没选好：{ $names }。
now-choosing = { $name } 正在选要争的牌叠，带金框的都可以选。
now-attack-name-chose = { $name } 选定：{ $stack }。双方暗中出击，还没出击：{ $names }。
now-spoils = { $name } 赢得 { $stack }，正在把牌分到手牌和后备。
seat = **山大王**
blow-tie = 平手
blow-name-wins = { $name } 赢
footer-ten-jack = 10、J、Q、K 互相平手
waiting-choosing = { $name } 正在选要争的牌叠。
waiting-spoils = { $name } 正在分配赢来的牌。
waiting = 你选好了，还在等：{ $name }。
hand-in = 刚赢来：{ $cards }
known-known-hand = 已知手里有：{ $cards }
known-known-reserve = 已知后备里有：{ $cards }
known-hand-reserve = 手里或后备里：{ $cards }
now-attack-tie-stack = 平手！用后备再出击一次，争的还是：{ $stack }。还没出击：{ $names }。
blow-name-wins-because = { $name } 赢，{ $card } 点数高过 { $other }

## Commands

command = 占山为王
    .about = 争夺一座牌山，两人对战
    .faces_tie = 花牌平手
    .faces_tie-about = 变体：10、J、Q、K 互相平手（默认关闭）
