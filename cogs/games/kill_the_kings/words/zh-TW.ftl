## The game and its command

name = 斬四王
about = 搶在牌庫拖垮你之前，湊牌斬下四個王。單人遊戲。
goal = 斬下四個王就贏
signs-legend = 3️⃣ 三條斬下的王 · 4️⃣ 四張同花斬下的王 · 5️⃣ 五張紅黑交錯斬下的王 · ⬛ 沒斬到的王
refusal = { $code ->
    [match_over] 這一局結束了。按*新的一局*再發一副。
    [card_drawn] 你抽了牌：先把它接上或放預備區，才能做別的事。
    [nothing_drawn] 只有剛抽到的牌能放預備區。先抽一張。
    [stock_empty] 牌庫空了。打預備區的牌吧。
    [reserve_full] 預備區滿了。斬一個王，或把牌接到王下面。
    [nothing_to_undo] 沒有可以收回的：翻開下一張以後，王下面的牌就不能動了。
    [card_not_held] 那張牌不是剛抽到的，也不在預備區。
    [king_dead] 那個王已經被斬了。
    [does_not_fit] 那張牌接不上：必須比較小而且異色、比較小而且同花色，或同點數。
   *[other] 「斬四王」沒有這一步。
 }

## The board

your-move = 換你了
# $card has just been drawn. It's already in the reserve if the move is [newest].
now = { $move ->
    [stuck] { $who }：**{ $card }** 哪裡都接不上。放預備區。
    [must-place] { $who }：把 **{ $card }** 接到王下面。
    [place] { $who }：把 **{ $card }** 接到王下面，或放預備區。
    [last] { $who }：把預備區剩下的牌打完。
    [newest] { $who }：把 **{ $card }** 接到王下面，或留在預備區再抽牌。
    [play] { $who }：抽牌，或打預備區的牌。
   *[draw] { $who }：抽牌。
 }
reserve-full = **預備區滿了：** 再抽到接不上的牌，這一局就結束了。
# $cards is the king who was killed, the card that was taken back, or those that fit nowhere.
event = { $kind ->
    [useless] **{ $cards }** 哪裡都接不上，先在預備區等著。
    [undone] 收回了 { $cards }。
    [killed] { $way ->
        [alternating] **斬下 { $cards }**：五張紅黑交錯。
        [suited] **斬下 { $cards }**：四張同花。
       *[kind] **斬下 { $cards }**：三條。
     }
   *[other] {""}
 }
# $n is the number of kings killed, for { score }.
ending = { $how ->
    [won] **四王全斬：{ $name } 獲勝**，抽了 { $drawn } 張。
    [bust] **爆牌！** **{ $card }** 哪裡都接不上，預備區又滿了。{ score }。
    [out_of_moves] **死局：** 牌庫空了，也沒有牌接得上。{ score }。
   *[conceded] **認輸。** { score }。
 }
dead-pile = { $king } 已斬：{ $cards }
# $cards are cards, or if the case is [ways], kinds of cards from deadly-cards.
threat = { $how ->
    [gone] 能斬他的牌已經沒了
    [cards] { $cards } 可斬
   *[ways] { $cards }可斬
 }
deadly-cards = { $way ->
    [alternating] 比 { $card } 小的異色牌
    [suited] 比 { $card } 小的同花色牌
   *[kind] 跟 { $card } 同點的牌
 }
runs = 紅黑交錯 5 張已有 { $alternating } 張、同花 4 張已有 { $suited } 張、同點 3 張已有 { $kind } 張
reserve = 預備區 { $taken }／{ $slots }：{ $cards }
stock = 牌庫剩 { $n } 張

## Buttons and menus

button-draw = 抽牌
button-risk = 冒險抽牌
button-undo = 收回
button-reserve = 放預備區
play-reserve = 打預備區的牌
kills-king = 斬 { $king }

## Results

score = 斬了 { $n } 個王
mean = 斬了 { $percent } 的王
so-far = 四王已斬 { $killed } 個，牌庫剩 { $stock } 張
result = { $kings } { $ending ->
    [won] 獲勝
    [bust] 爆牌
    [out_of_moves] 死局
    [conceded] 認輸
   *[lost] 落敗
 } · 抽了 { $drawn } 張
# $n is the number of kings killed, for { score }.
game-result = { $won ->
    [1] 抽 { $drawn } 張獲勝
   *[0] { score }，抽了 { $drawn } 張
 }
best-result = { $won ->
    [1] 四王全斬，抽了 { $drawn } 張
   *[0] { score }
 }
nobody = 昨天沒有人斬下半個王。
fewest = 最少：{ $n } 張
best-win = 最佳勝局：抽了 **{ $n }** 張
course = { $n ->
    [1] { $name } 的紋章，以及 1 局計入成績的「{ $game }」斬了幾個王：{ $last }；獲勝：{ $won }。
   *[other] { $name } 的紋章，以及最近 { $n } 局計入成績的「{ $game }」各斬了幾個王：最早 { $first }，最近 { $last }，最多 { $most }，最少 { $fewest }；獲勝：{ $won }。
 }

## Replays and reviews

step = { $what ->
    [draw] { $name } 抽到 { $card }
    [place] { $name } 把 { $card } 接到 { $king } 下面
    [reserve] { $name } 把牌放進預備區
   *[undo] { $name } 收回上一張牌
 }
move = { $what ->
    [draw] { button-draw }
    [place] { $card } 接到 { $king } 下面
    [reserve] { button-reserve }
   *[undo] { button-undo }
 }
# It's the better choice, with $n; $action is the other one, with $fewer.
reason = { $why ->
    [certain] **{ $best }** 不管來什麼牌都會贏。
    [spared] 選 **{ $action }** 的話，剩下的牌就沒有一張能斬 { $cards } 了。
    [hopeless] 選 **{ $action }** 的話，剩下的牌就沒辦法把四個王全斬了。
    [killed] 最好的選擇能馬上斬 { $king }，還多出一個預備格。
    [full] 你的預備區滿了：抽到 { $cards } 哪裡都接不上，這一局就結束了。
    [disarms] 現在 { $cards } 能斬 { $king }，{ $card } 一接上去就不行了。
    [breaks] { $card } 接到 { $king } 下面，{ $run } 這一組就斷了。
    [strands] { $card } 接到 { $king } 下面，預備區的 { $all } 就哪裡都接不上了。
    [first] { $king } 下面可以先接 { $cards }，再接 { $card }；反過來就接不上。
    [pairs] { $card } 和 { $cards } 同點數，可以一起在預備區等第三張。
    [low] { $value ->
        [1] { $card } 下面只接得了其他的 A，最好留著收尾。
        [2] { $card } 接到 { $king } 下面，之後只接得了 A 和 2。
       *[other] { $card } 接到 { $king } 下面，之後只接得了 A、2 和 3。
     }
    [blocks] 預備區的 { $all } 現在接得到 { $king } 下面，卻接不到 { $card } 下面。
    [opens] { $king } 下面還沒有牌，接上 { $card } 之後，比它大的就都進不去了。
    [shuts] { $above } 下面比 { $card } 下面能接更多牌：比 { $card } 大的再也接不到 { $king } 下面。
    [arms] { $card } 接到 { $king } 下面，再來 { $cards } 就能斬他。
    [continues] { $card } 接到 { $king } 下面，正好接續 { $run } 這一組。
    [covers] { $cards } 下面比 { $above } 下面能接更多牌，所以 { $card } 接到 { $above } 下面比較好。
    [slot] { $card } 放進預備區，就占掉最後一個空格。
    [room] **{ $best }** 能在下一張牌來之前騰出一個預備格。
   *[waits] { $card } 可以先放在預備區，等看清楚再說。
 }

## Hints and coaching

hint = { $what ->
    [draw] { $free ->
        [0] 提示：抽牌。預備區沒有接得上的牌。
       *[other] 提示：先抽牌。預備區還有 { $free } 個空格。
     }
    [reserve] 提示：{ $card } 放預備區。
    [kills] 提示：用 { $card } 斬 { $king }。
   *[place] 提示：{ $card } 接到 { $king } 下面。
 }
hint-why = { $why ->
    [held] 接著 { $card } 就能斬他。
    [stock] 接下來，牌庫裡有 { $n } 張牌能斬他。
    [only] 別的地方都接不上。
    [alternating] 紅黑交錯湊到 { $n }／5 張。
    [suited] 同花湊到 { $n }／4 張。
    [kind] 三條湊到 { $n }／3 張。
   *[fits] 牌庫還有 { $n } 張接得上它。
 }
coaching = { $case ->
    [start] 三條、四張遞減的同花，或五張遞減的紅黑交錯，都能斬王。
    [kills] { $king } 就差這張 { $card }：接在他下面湊齊一組，就能斬他。
    [needs] 預備區的 { $card } 能斬 { $king }。斬一個王，預備區就多一格。
    [stuck] 必須比上面那張小，而且同花色或異色；同點數也可以。
    [must-place] 預備區滿了，這張只能接到王下面：最好接在能湊成一組的地方。
    [last] 牌抽完了，看看預備區裡哪張能接在哪張下面。
    [full] { $move ->
        [draw] 預備區沒有接得上的牌，成敗就看下一張了。
       *[play] 把預備區的牌打掉一張就騰出一格，下次抽到的牌才有地方放。
     }
    [low] { $card } 下面幾乎接不了別的牌，最適合拿來收尾，當一組的最後一張。
    [keep] { $card } 一接到王下面就不能動，下一張牌就得接得上它。放在預備區可以先等等。
   *[room] 預備區還有 { $n } 個空格：可以放心抽，之後再找機會打出去。
 }

## Rules

rules-credit = 單人接龍遊戲；我所見的規則沒有寫作者是誰。
rules-picture = 四列牌：K♣ 下面是 J♣ 9♣；K♦ 下面是 Q♣ 9♦；K♥ 下面是 Q♠ 10♦ 6♠ 2♥，離五張紅黑交錯只差一張；K♠ 下面是 10♠ 6♥ 3♣。預備區：A♠，和剛抽到的 A♣。
rules-play =
    {""}**目標。** 把四個王全斬了。

    {""}**牌桌。**
    - 四張 K 就是四個王，亮在桌上，各自下面可以接一列牌。其餘 48 張是牌庫。
    - 預備區有 4 格，每斬一個王就多一格。

    {""}**怎麼走。**
    - *抽牌*：抽牌庫最上面一張，放進空的預備格。
    - 或者從預備區打一張牌，接到某個王牌列的最下面。
    - 預備區滿了的話，抽到的牌要先接到王下面，才能做別的事。王下面的牌放了就不能動。

    {""}**怎麼接。** 一張牌合乎下面任何一項，就能接在另一張下面：
    - 比它小，而且紅黑不同色；
    - 比它小，而且同花色；
    - 或者跟它同點。

    第一張要接得上王。A 最小，點數可以跳著接。

    {""}**斬王。** 牌列最下面的幾張湊成下面任何一種，就斬下那個王：
    - 五張紅黑交錯，一張比一張小；
    - 四張同花，一張比一張小；
    - 或者三條，也就是三張同點。

    王自己不算在內。從牌列的哪一張開始湊都行：Q♣ 10♥ 9♠ 8♦ 7♣ 能斬，Q♣ 10♥ 10♠ 10♣ 也能斬。

    {""}**圖解。**
    - 剛抽到 A♣，哪裡都接得上。接在 2♥ 下面就湊滿五張紅黑交錯，斬下那個王。換成 A♠ 也一樣。
    - 王旁邊的橫槓，是還能斬他的各種方法。亮的一段是已經在那裡的牌，金色的一段是唯一還差的那張。
rules-ending =
    {""}**結束。**
    - 四個王都斬下就贏。
    - 預備區滿了，又抽到哪裡都接不上的牌，就是爆牌。就算預備區還有牌可打，也救不了。
    - 牌庫空了，預備區也沒有牌接得上，一樣算輸（本桌規矩）。

    {""}**一定有解嗎？** 我檢查過 1,000 副牌。只要事先知道牌庫的順序，每一副都能贏。

    {""}**本桌規矩。**
    - 原規則裡，抽到的牌可以直接接到王下面。這裡一律先進預備區，結果是一樣的。
    - *收回*可以取回最近一張接到王下面的牌，翻開下一張之前都行。
    - 成績看斬了幾個王。都贏的話，抽的牌越少越好。
    - 用了提示，這一局只有輸了才算。
    - 不計時。

    {""}**每日一局。** 這也是本桌規矩。
    - 每天（UTC），伺服器的每個人都有一次機會。同一副牌最多發給二十人。
    - 每日一局誰也看不到你打；沒有提示，也不能*收回*。
    - 最晚可以打到隔天結束，過了就算認輸。

## The lesson: four kings die in one prearranged game

lesson-goal = 上面有四個王。用抽到的牌把他們全斬了。
lesson-last = 三條、四張同花、五張紅黑交錯，都能斬王。自己玩的時候，*提示*教你一步，*收回*退回一步。準備好了嗎？
lesson-draw = { $part ->
    [say] 牌從牌庫一張一張抽。按*抽牌*。
    [wrong] 還沒有牌可打。按*抽牌*。
   *[well] 抽到 9♥。它現在在你的預備區，可以從那裡打出去。
 }
lesson-nine = { $part ->
    [say] 它可以接在比它大的牌下面，條件是異色或同花色。所以 K♣、K♥、K♠ 都接得上，K♦ 不行。按 *→ K♠*。
    [draw] 那樣是留到以後。現在就有地方放：*→ K♠*。
    [wrong] 規則上可以，不過這裡要用它當 K♠ 牌列的第一張。按 *→ K♠*。
   *[well] 它就固定在那裡了：K♠ 這一列的下一張要接得上 9♥，跟王無關。
 }
lesson-second-nine = { $part ->
    [say] 抽到 9♣。同點數的牌一定接得上：接到另一張 9 下面。
    [wrong] 兩張 9 要放一起：另一張在 K♠ 下面，按 *→ K♠*。
   *[well] 兩張 9 了。K♠ 旁邊代表 9 的三條槓，亮了兩條；金色那條就是還差的一張。
 }
lesson-third-nine = { $part ->
    [say] 9♠ 來了！*三條*，也就是三張同點連在一起，就能斬王。能斬王的按鈕是綠色的。
    [wrong] 那樣一個王也斬不了。第三張 9 要跟另外兩張放一起：*→ K♠*。
   *[well] 斬下 K♠ 了。每斬一個王，預備區就多一格：現在有五格。
 }
lesson-ace = { $part ->
    [say] 抽到 A♣。A 最小，下面只能再接 A。留著給牌列收尾：讓它待在預備區，按*抽牌*。
    [wrong] 那會堵死那一列。留到以後：按*抽牌*。
   *[well] 先放在那裡，用得到再拿。
 }
lesson-five = { $part ->
    [say] 又抽了四張：K♥ 下面一張比一張小，紅黑輪流。*五張紅黑交錯*就能斬王。打開*打預備區的牌*，選 *A♣ → K♥*。
    [draw] 不用抽：能斬王的 A♣ 就在你的預備區。
    [wrong] K♥ 只差第五張：在選單裡選 *A♣ → K♥*。
   *[well] 你的 A 等的就是這一刻：斬下 K♥ 了，預備區有六格。
 }
lesson-full-reserve = { $part ->
    [say] 又抽了九張，預備區滿了。這時抽到哪裡都接不上的牌就會*爆牌*，這一局就輸了。先騰位子：按 *→ K♦*，5♦ 就會接過去。
    [wrong] 太冒險了：預備區滿了，再抽到接不上的牌就完了。按 *→ K♦*。
   *[well] 又有空格了，可以放心抽。而且 K♦ 下面已經有三張方塊。
 }
lesson-four = { $part ->
    [say] 抽到 3♦。*四張同花*，一張比一張小，也能斬王。該接到哪個王下面？
    [wrong] 就是現在：K♦ 下面有三張方塊，這是第四張。
   *[well] J♦ 8♦ 5♦ 3♦：斬下 K♦ 了。只剩一個王。
 }
lesson-last-king = { $part ->
    [say] 又抽了三張，預備區裡有一張能斬下最後的王。哪一張？
    [draw] 不用抽，你已經有了：看看 K♣ 下面的 7。
    [undo] 那會收回 7♠，可是它要留在那裡才有用。
    [wrong] 那張斬不了 K♣。他下面有兩張 7：哪張能湊成三條？
   *[well] 四個王全斬下了：*你贏了*，只抽了 21 張。抽得越少越好。
 }
lesson-question = { $part ->
    [ask] K♦ 和 K♥ 都只差一張，預備區裡正好有兩張紅色的 8。哪一步能讓你兩個王都斬下？
    [diamonds] 8♦ 接到 K♦ 下面
    [diamonds-why] 答對了！8♦ 是第四張方塊，斬下 K♦ 了。9♠ 下面換 8♥ 也一樣接得上，接著就能斬 K♥。
    [hearts] 8♦ 接到 K♥ 下面
    [hearts-why] 那樣能斬 K♥，可是 K♦ 下面的第四張一定要是方塊。你哪一張 8 是方塊？
    [draw] { button-draw }
   *[draw-why] 預備區滿了，再抽會有風險，而且抽得越少越好。你要的兩張牌都已經有了。
 }

## The picture

drawn-won = 勝利
drawn-bust = 爆牌
drawn-out-of-moves = 死局
drawn-conceded = 認輸

## Commands

command = 斬四王
    .about = 單人接龍：斬下四個王
