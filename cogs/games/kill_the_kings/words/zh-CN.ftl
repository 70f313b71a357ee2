## The game and its command

name = 弑君
about = 一串串接牌，扳倒四个国王，别先让牌堆扳倒你。1 人。
goal = 斩掉四个国王就赢
signs-legend = 3️⃣ 三张同点斩的国王 · 4️⃣ 四张同花斩的国王 · 5️⃣ 五张红黑相间斩的国王 · ⬛ 没斩成的国王
refusal = { $code ->
    [match_over] 这一局已经结束。按*新开一局*再发一副。
    [card_drawn] 你摸了一张牌：先接好或放入后备，才能做别的。
    [nothing_drawn] 只有刚摸的牌能放入后备。先摸一张。
    [stock_empty] 牌堆空了。用后备里的牌吧。
    [reserve_full] 后备满了。斩一个国王，或者把牌接到国王下面。
    [nothing_to_undo] 没有可撤回的：下一张一翻开，国王下面的牌就不能动了。
    [card_not_held] 那张牌既不是刚摸的，也不在后备里。
    [king_dead] 那个国王已经被斩了。
    [does_not_fit] 那张牌接不上：要小而且异色，或小而且同花，或同点。
   *[other] 《弑君》里没有这样的走法。
 }

## The board

your-move = 该你了
# $card has just been drawn. It's already in the reserve if the move is [newest].
now = { $move ->
    [stuck] { $who }：**{ $card }** 哪儿也接不上，放入后备。
    [must-place] { $who }：把 **{ $card }** 接到一个国王下面。
    [place] { $who }：把 **{ $card }** 接到一个国王下面，或放入后备。
    [last] { $who }：用后备里最后几张牌。
    [newest] { $who }：把 **{ $card }** 接到一个国王下面，或留在后备里再摸牌。
    [play] { $who }：摸牌，或用后备里的牌。
   *[draw] { $who }：摸牌。
 }
reserve-full = **后备满了**：摸到哪儿都接不上的牌，这一局就结束。
# $cards is the king who was killed, the card that was taken back, or those that fit nowhere.
event = { $kind ->
    [useless] **{ $cards }** 哪儿也接不上，先在后备里等着。
    [undone] 撤回了 { $cards }。
    [killed] { $way ->
        [alternating] **{ $cards } 被斩**，五张红黑相间。
        [suited] **{ $cards } 被斩**，四张同花。
       *[kind] **{ $cards } 被斩**，三张同点。
     }
   *[other] {""}
 }
# $n is the number of kings killed, for { score }.
ending = { $how ->
    [won] **四个国王全被斩：{ $name } 赢了**，摸了 { $drawn } 张牌。
    [bust] **爆牌！** **{ $card }** 哪儿也接不上，后备又满了。{ score }。
    [out_of_moves] **无牌可走**：牌堆空了，也没有接得上的。{ score }。
   *[conceded] **已认输。** { score }。
 }
dead-pile = { $king } 被斩：{ $cards }
# $cards are cards, or if the case is [ways], kinds of cards from deadly-cards.
threat = { $how ->
    [gone] 能斩他的牌已经没了
    [cards] { $cards } 能斩
   *[ways] { $cards }能斩
 }
deadly-cards = { $way ->
    [alternating] 任何比 { $card } 小的异色牌
    [suited] 任何比 { $card } 小的同花牌
   *[kind] 任何与 { $card } 同点的牌
 }
runs = 红黑相间 5 张已有 { $alternating } 张，同花 4 张已有 { $suited } 张，同点 3 张已有 { $kind } 张
reserve = 后备 { $taken }/{ $slots }：{ $cards }
stock = 牌堆还有 { $n } 张

## Buttons and menus

button-draw = 摸牌
button-risk = 冒险摸牌
button-undo = 撤回
button-reserve = 放入后备
play-reserve = 从后备出牌
kills-king = 斩 { $king }

## Results

score = 斩了 { $n } 个国王
mean = 斩了 { $percent } 的国王
so-far = 斩了 { $killed }/4 个国王，牌堆还有 { $stock } 张牌
result = { $kings } { $ending ->
    [won] 获胜
    [bust] 爆牌
    [out_of_moves] 无牌可走
    [conceded] 认输
   *[lost] 落败
 } · 摸了 { $drawn } 张牌
# $n is the number of kings killed, for { score }.
game-result = { $won ->
    [1] 摸 { $drawn } 张牌获胜
   *[0] { score }，摸了 { $drawn } 张
 }
best-result = { $won ->
    [1] 四个国王全斩，摸了 { $drawn } 张
   *[0] { score }
 }
nobody = 昨天谁也没扳倒一个国王。
fewest = 最少 { $n } 张
best-win = 最佳胜局：摸了 **{ $n }** 张
course = { $n ->
    [1] { $name } 的纹章，以及 1 局计分的《{ $game }》斩了几个国王：{ $last }；获胜 { $won } 局。
   *[other] { $name } 的纹章，以及最近 { $n } 局计分的《{ $game }》各斩了几个国王：最早 { $first }，最近 { $last }，最多 { $most }，最少 { $fewest }；获胜 { $won } 局。
 }

## Replays and reviews

step = { $what ->
    [draw] { $name } 摸到 { $card }
    [place] { $name } 把 { $card } 接到 { $king } 下面
    [reserve] { $name } 把牌放入后备
   *[undo] { $name } 撤回上一张牌
 }
move = { $what ->
    [draw] { button-draw }
    [place] { $card } 放到 { $king } 下
    [reserve] { button-reserve }
   *[undo] { button-undo }
 }
# It's the better choice, with $n; $action is the other one, with $fewer.
reason = { $why ->
    [certain] **{ $best }** 不管来什么牌都能赢。
    [spared] 选 **{ $action }**，剩下的牌里就再没有能斩 { $cards } 的了。
    [hopeless] 选 **{ $action }**，剩下的牌就斩不完四个国王了。
    [killed] 最好的选择马上斩 { $king }，后备还多出一个位置。
    [full] 你的后备满了：摸到 { $cards } 哪儿也接不上，这一局就结束。
    [disarms] 现在 { $cards } 能斩 { $king }，{ $card } 一接上去就不行了。
    [breaks] { $card } 接到 { $king } 下面，{ $run } 这一串就断了。
    [strands] { $card } 接到 { $king } 下面，后备里的 { $all } 就哪儿也接不上了。
    [first] { $king } 下面可以先接 { $cards }，再接 { $card }；反过来就接不上。
    [pairs] { $card } 和 { $cards } 同点，在后备里可以一起等第三张。
    [low] { $value ->
        [1] { $card } 下面只接得了别的 A，最好留着收尾。
        [2] { $card } 接到 { $king } 下面，往后只接得了 A 和 2。
       *[other] { $card } 接到 { $king } 下面，往后只接得了 A、2 和 3。
     }
    [blocks] 后备里的 { $all } 现在能接到 { $king } 下面，却接不到 { $card } 下面。
    [opens] { $king } 下面还没有牌，接上 { $card }，比它大的就都进不去了。
    [shuts] { $above } 下面比 { $card } 下面接得了更多牌：比 { $card } 大的再也接不到 { $king } 下面。
    [arms] { $card } 接到 { $king } 下面，再来 { $cards } 就能斩他。
    [continues] { $card } 接到 { $king } 下面，正好续上 { $run } 这一串。
    [covers] { $cards } 下面比 { $above } 下面接得了更多牌，所以 { $card } 接到 { $above } 下面更好。
    [slot] { $card } 放进后备，就占掉最后一个空位。
    [room] **{ $best }** 能在下一张牌来之前腾出一个后备位置。
   *[waits] { $card } 可以先在后备里等着，看清楚再说。
 }

## Hints and coaching

hint = { $what ->
    [draw] { $free ->
        [0] 提示：摸牌。后备里没有接得上的。
       *[other] 提示：先摸牌。后备还空 { $free } 个位置。
     }
    [reserve] 提示：{ $card } 放入后备。
    [kills] 提示：{ $card } 斩 { $king }。
   *[place] 提示：{ $card } 接到 { $king } 下面。
 }
hint-why = { $why ->
    [held] 接着 { $card } 就能斩他。
    [stock] 接下去，牌堆里有 { $n } 张能斩他。
    [only] 别处都接不上。
    [alternating] 红黑相间，凑到 { $n }/5 张。
    [suited] 同花，凑到 { $n }/4 张。
    [kind] 同点，凑到 { $n }/3 张。
   *[fits] 牌堆里有 { $n } 张能接在它下面。
 }
coaching = { $case ->
    [start] 三张同点、四张同花递减，或五张红黑相间递减，就能斩国王。
    [kills] { $king } 就差 { $card }：接上去正好成一串，国王被斩。
    [needs] 后备里的 { $card } 能斩 { $king }。斩一个国王，后备就多一个位置。
    [stuck] 它得比上面那张小，而且同花或者异色；不然就得同点。
    [must-place] 后备满了，只能接到国王下面：最好接在正在凑的一串上。
    [last] 没牌可摸了，看看后备里哪些牌能一张接一张。
    [full] { $move ->
        [draw] 后备里没有接得上的，成败就看下一张。
       *[play] 从后备打出一张就腾出一个位置，下次摸的牌就有地方等。
     }
    [low] 几乎没有牌能接在 { $card } 下面，拿它收尾最好。
    [keep] { $card } 一接到国王下面就拿不走了，下一张牌就得接得上它。放进后备还可以等。
   *[room] 后备还空 { $n } 个位置：放心摸，往后记得腾地方。
 }

## Rules

rules-credit = 一种单人纸牌；我见到的规则里没写作者是谁。
rules-picture = 四列牌：K♣ 下面 J♣ 9♣；K♦ 下面 Q♣ 9♦；K♥ 下面 Q♠ 10♦ 6♠ 2♥，五张红黑相间只差一张；K♠ 下面 10♠ 6♥ 3♣。后备：A♠，和刚摸到的 A♣。
rules-play =
    {""}**目标。** 斩掉四个国王。

    {""}**牌桌。**
    - 四个国王亮着，下面各留一列的地方。其余 48 张是牌堆。
    - 后备有 4 个位置，每斩一个国王多一个。

    {""}**走法。**
    - *摸牌*：摸牌堆最上面一张，放进后备的空位。
    - 或从后备打一张牌，接到某个国王牌列的最下面。
    - 后备满了，摸来的牌要先接到国王下面，才能做别的。接到国王下面的牌就不再动了。

    {""}**怎样接。** 一张牌要接在另一张下面，得是下面一种：
    - 比上面那张小，而且异色；
    - 比上面那张小，而且同花；
    - 或者同点。

    第一张要接得上国王。A 最小，点数可以跳着接。

    {""}**斩国王。** 牌列最下面几张牌凑成下面一种，国王就被斩：
    - 五张红黑相间，一张比一张小；
    - 四张同花，一张比一张小；
    - 或者三张同点。

    国王自己不算在内。这一串可以从牌列的任何地方算起：Q♣ 10♥ 9♠ 8♦ 7♣ 能斩，Q♣ 10♥ 10♠ 10♣ 也能斩。

    {""}**图示。**
    - A♣ 刚刚摸到，哪儿都接得上。接在 2♥ 下面，就凑成五张红黑相间，那个国王被斩。换成 A♠ 也一样。
    - 国王旁边的短条，是斩他还走得通的几条路。浅色的一根是已经在那儿的牌，金色的一根是唯一还差的牌。
rules-ending =
    {""}**结束。**
    - 四个国王全被斩，你就赢了。
    - 后备满的时候摸到哪儿都接不上的牌，就爆牌；哪怕后备里还有牌能打，也救不了。
    - 牌堆空了、后备又没有一张接得上，也算输（本桌规矩）。

    {""}**都能赢吗？** 我看过 1,000 副牌：要是知道牌堆的次序，每一副都能赢。

    {""}**本桌规矩。**
    - 按原来的规则，摸到的牌可以直接接到国王下面；这里先经过后备，结果是一样的。
    - *撤回*收回上一张接到国王下面的牌，翻开下一张以后就不能了。
    - 成绩看斩了几个国王；同样是赢，摸牌少的更好。
    - 用了提示，这一局只有输了才算。
    - 不计时。

    {""}**每日一局。** 这也是本桌规矩。
    - 每天（按 UTC 换日），服务器的每个人都有一次机会。同一副牌最多发给二十人。
    - 别人看不见你打每日一局；没有提示，也不能*撤回*。
    - 最晚打到第二天结束，过时就算认输。

## The lesson: four kings die in one prearranged game

lesson-goal = 上面站着四个国王。用你摸到的牌，把他们全都斩掉。
lesson-last = 三张同点、四张同花、五张红黑相间，都能斩。自己玩的时候，*提示*给你支一招，*撤回*让你反悔一步。准备好了吗？
lesson-draw = { $part ->
    [say] 牌从牌堆里一张一张摸。按*摸牌*。
    [wrong] 手上还没有牌可放。按*摸牌*。
   *[well] 摸到 9♥。它现在在你的后备里，可以从那里打出去。
 }
lesson-nine = { $part ->
    [say] 它能接在更大的牌下面，只要颜色不同，或者花色相同。所以 K♣、K♥、K♠ 都能接，K♦ 不能。按 *→ K♠*。
    [draw] 那是留着以后用。现在就有地方：*→ K♠*。
    [wrong] 规则允许，不过这一课用它给 K♠ 的牌列开头。按 *→ K♠*。
   *[well] 放下去就不能动了：K♠ 这列下一张要接得上 9♥，跟国王没关系了。
 }
lesson-second-nine = { $part ->
    [say] 你摸到 9♣。同点的牌总能接：把它接在另一张 9 下面。
    [wrong] 两张 9 要放在一起：另一张在 K♠ 下面，按 *→ K♠*。
   *[well] 两张 9 了。K♠ 旁边有三根短条代表 9：两根已经亮了，金色的那根就是唯一还差的一张。
 }
lesson-third-nine = { $part ->
    [say] 9♠ 来了！连着*三张同点*就斩掉上面的国王。能斩国王的按钮是绿色的。
    [wrong] 那斩不了谁。第三张 9 要接在那两张下面：*→ K♠*。
   *[well] K♠ 被斩。每斩一个国王，后备就多一个位置：现在有五个。
 }
lesson-ace = { $part ->
    [say] 你摸到 A♣。A 最小，下面只接得上另一张 A。留着收尾用：让它待在后备里，按*摸牌*。
    [wrong] 那样会把那一列堵死。先留着：按*摸牌*。
   *[well] 它就在那儿等着，直到你用得上。
 }
lesson-five = { $part ->
    [say] 又摸了四张：K♥ 下面一张比一张小，黑红交替。*五张红黑相间*就能斩。打开*从后备出牌*，选 *A♣ → K♥*。
    [draw] 不用摸：能斩的牌就在你后备里，A♣。
    [wrong] K♥ 只差第五张：在菜单里选 *A♣ → K♥*。
   *[well] 你的 A 等的就是这个：K♥ 被斩，后备有六个位置了。
 }
lesson-full-reserve = { $part ->
    [say] 又摸了九张，后备满了。这时再摸到哪儿都接不上的牌，就*爆牌*：这一局就输了。腾地方：按 *→ K♦*，5♦ 就接到那里。
    [wrong] 太险：后备满了，摸到接不上的牌就全完了。按 *→ K♦*。
   *[well] 又有空位，可以放心摸了。而且 K♦ 下面已经有三张方块。
 }
lesson-four = { $part ->
    [say] 你摸到 3♦。*四张同花*、一张比一张小，也能斩。它该去斩哪个国王？
    [wrong] 就是现在：K♦ 下面有三张方块，它正是第四张。
   *[well] J♦ 8♦ 5♦ 3♦：K♦ 被斩。还剩一个国王。
 }
lesson-last-king = { $part ->
    [say] 又摸了三张，你后备里有一张能斩最后的国王。哪一张？
    [draw] 你已经有了：看看 K♣ 下面的 7。
    [undo] 那样会把 7♠ 拿回来，可它就该待在那儿。
    [wrong] 那斩不了 K♣。他下面有两张 7：再来什么就是三张？
   *[well] 四个国王全被斩：*你赢了*，只摸了 21 张牌。摸得越少越好。
 }
lesson-question = { $part ->
    [ask] K♦ 和 K♥ 都只差一张，你后备里正好有两张红 8。哪一步能让你把两个都斩掉？
    [diamonds] 8♦ 接到 K♦ 下面
    [diamonds-why] 对了！8♦ 是第四张方块，K♦ 被斩。9♠ 下面换成 8♥ 一样接得上，接着就能斩 K♥。
    [hearts] 8♦ 接到 K♥ 下面
    [hearts-why] 那能斩 K♥，可 K♦ 下面的第四张只能是方块。你哪张 8 是方块？
    [draw] { button-draw }
   *[draw-why] 后备满了，再摸有风险，而且摸得越少越好。你要的两张牌都已经在手上。
 }

## The picture

drawn-won = 胜利
drawn-bust = 爆牌
drawn-out-of-moves = 无牌可走
drawn-conceded = 已认输

## Commands

command = 弑君
    .about = 单人纸牌：扳倒四个国王
