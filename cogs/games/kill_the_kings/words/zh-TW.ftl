## Kill the Kings on Discord

## Hints for Kill the Kings: the recommended move, and the reason

draw-hint-draw = 提示：抽牌。目前沒有更好的走法，預備區還有 { $n } 個空格。
gain-card-stock = 牌庫還有 { $n } 張接得上它。
draw-hint-draw-nothing = 提示：抽牌。預備區沒有接得上的牌。
place-hint-card = 提示：用 { $card } 斬 { $king }。
place-hint-card-under = 提示：{ $card } 接到 { $king } 下面。
gain-then-card = 接著 { $card } 就能斬他。
gain-then-card-stock = 接下來，牌庫裡有 { $n } 張牌能斬他。
gain-fits-nowhere = 別的地方都接不上。
advice = 提示：{ $card } 放預備區。
run-alternating = 紅黑交錯湊到 { $have }／5 張。
run-suited = 同花湊到 { $have }／4 張。
run-kind = 三條湊到 { $have }／3 張。

## Coaching for people who are new to Kill the Kings: what to do now, and why

coaching-reserve-slot = 預備區還有 { $n } 個空格：可以放心抽，之後再找機會打出去。
keeping-below-king = { $card } 一接到王下面就不能動，後面的牌都得接得上它。放在預備區可以先等等。
coaching-three-cards = 三條、四張遞減的同花，或五張遞減的紅黑交錯，都能斬王。
coaching-stock-empty = 牌抽完了，看看預備區裡哪張能接在哪張下面。
coaching-nothing-reserve = 預備區沒有接得上的牌，成敗就看下一張了。
placing-same-rank = 必須比上面那張小，而且同花色或異色；同點數也可以。
placing-reserve-full = 預備區滿了，這張只能接到王下面：最好接在能湊成一組的地方。
keeping-almost-nothing = { $card } 下面幾乎接不了別的牌，最適合拿來收尾，當一組的最後一張。
coaching-king-needs = { $king } 只差一張，而且就在你的預備區裡。斬一個王，預備區就多一格。
coaching-play-card = 把預備區的牌打掉一張就騰出一格，下次抽到的牌才有地方放。
placing-card-card = { $king } 就差這張 { $card }：接在他下面湊齊一組，就能斬他。

## A lesson of Kill the Kings by playing: the four kings die in one prearranged game

lesson-goal = 上面有四個王。用抽到的牌把他們全斬了。
lesson-last = 三條、四張同花、五張紅黑交錯，都能斬王。自己玩的時候，*提示* 教你一步，*收回* 退回一步。準備好了嗎？
lesson-steps-cards-come = 牌從牌庫一張一張抽。按 *抽牌*。
lesson-steps-theres-card = 還沒有牌可打。按 *抽牌*。
lesson-steps-drew-its = 抽到 9♥。它現在在你的預備區，可以從那裡打出去。
lesson-steps-fits-below = 它可以接在比它大的牌下面，條件是異色或同花色。所以 K♣、K♥、K♠ 都接得上，K♦ 不行。按 *→ K♠*。
lesson-steps-rules-allow = 規則上可以，不過這裡要用它當 K♠ 牌列的第一張。按 *→ K♠*。
lesson-steps-stays-good = 它就固定在那裡了：K♠ 這一列的下一張要接得上 9♥，跟王無關。
lesson-steps-drew-card = 抽到 9♣。同點數的牌一定接得上：接到另一張 9 下面。
lesson-steps-keep-nines = 兩張 9 要放一起：另一張在 K♠ 下面，按 *→ K♠*。
lesson-steps-thats-two = 兩張 9 了。K♠ 旁邊代表 9 的三條槓，亮了兩條；金色那條就是還差的一張。
lesson-steps-theres-three = 9♠ 來了！*三條*，也就是三張同點連在一起，就能斬王。能斬王的按鈕是綠色的。
lesson-steps-kills-nobody = 那樣一個王也斬不了。第三張 9 要跟另外兩張放一起：*→ K♠*。
lesson-steps-dead-each = 斬下 K♠ 了。每斬一個王，預備區就多一格：現在有五格。
lesson-steps-drew-aces = 抽到 A♣。A 最小，下面只能再接 A。留著給牌列收尾：讓它待在預備區，按 *抽牌*。
lesson-steps-block-pile = 那會堵死那一列。留到以後：按 *抽牌*。
lesson-steps-waits-until = 先放在那裡，用得到再拿。
lesson-steps-four-draws = 又抽了四張：K♥ 下面一張比一張小，紅黑輪流。*五張紅黑交錯* 就能斬王。打開 *打預備區的牌*，選 *A♣ → K♥*。
lesson-steps-only-needs = K♥ 只差第五張：在選單裡選 *A♣ → K♥*。
lesson-steps-thats-ace = 你的 A 等的就是這一刻：斬下 K♥ 了，預備區有六格。
lesson-steps-nine-draws = 又抽了九張，預備區滿了。這時抽到哪裡都接不上的牌就會 *爆牌*，這一局就輸了。先騰位子：按 *→ K♦*，5♦ 就會接過去。
lesson-steps-too-risky = 太冒險了：預備區滿了，再抽到接不上的牌就完了。按 *→ K♦*。
lesson-steps-theres-room = 又有空格了，可以放心抽。而且 K♦ 下面已經有三張方塊。
lesson-steps-drew-four = 抽到 3♦。*四張同花*，一張比一張小，也能斬王。該接到哪個王下面？
lesson-steps-nows-time = 就是現在：K♦ 下面有三張方塊，這是第四張。
lesson-steps-dead-king = J♦ 8♦ 5♦ 3♦：斬下 K♦ 了。只剩一個王。
lesson-steps-three-draws = 又抽了三張，預備區裡有一張能斬下最後的王。哪一張？
lesson-steps-doesnt-kill = 那張斬不了 K♣。他下面有兩張 7：哪張能湊成三條？
lesson-steps-four-kings = 四個王全斬下了：*你贏了*，只抽了 21 張。抽得越少越好。
lesson-ask = K♦ 和 K♥ 都只差一張，預備區裡正好有兩張紅色的 8。哪一步能讓你兩個王都斬下？
lesson-steps-keep-later = 那樣是留到以後。現在就有地方放：*→ K♠*。
lesson-steps-need-draw = 不用抽：能斬王的 A♣ 就在你的預備區。
lesson-steps-hold-already = 不用抽，你已經有了：看看 K♣ 下面的 7。
lesson-steps-takes-back = 那會收回 7♠，可是它要留在那裡才有用。
lesson-answers-put-under = 8♦ 接到 K♦ 下面
lesson-answers-right-fourth = 答對了！8♦ 是第四張方塊，斬下 K♦ 了。9♠ 下面換 8♥ 也一樣接得上，接著就能斬 K♥。
lesson-answers-put-under-2 = 8♦ 接到 K♥ 下面
lesson-answers-kills-but = 那樣能斬 K♥，可是 K♦ 下面的第四張一定要是方塊。你哪一張 8 是方塊？
lesson-answers-draw = 抽牌
lesson-answers-full-reserve = 預備區滿了，再抽會有風險，而且抽得越少越好。你要的兩張牌都已經有了。

## The picture of a game of Kill the Kings

drawn-won = 勝利
drawn-bust = 爆牌
drawn-out-of-moves = 死局
drawn-conceded = 認輸

## The presenter of Kill the Kings: its board and its rules

name = 斬四王
about = 搶在牌庫拖垮你之前，湊牌斬下四個王。單人遊戲。
goal = 斬下四個王就贏
not-now = 「斬四王」沒有這一步。
signs-legend = 王怎麼斬的：3️⃣ 三條 · 4️⃣ 同花 · 5️⃣ 紅黑交錯 · ⬛ 沒斬到
reserve-play-reserve = 打預備區的牌
progress = 四王已斬 { $killed } 個，牌庫剩 { $stock }
score = 斬了 { $n } 個王
mean = 斬了 { $percent } 的王
ending-kings-card = { $kings }，抽了 { $n } 張
best = 四王全斬，抽了 { $n } 張
nobody = 昨天沒有人斬下半個王。
fewest = 最少：{ $n } 張
best-win = 最佳勝局：抽了 **{ $n }** 張
course = { $name } 的紋章，以及最近 { $n } 局計入成績的「{ $game }」各斬了幾個王：最早 { $first }，最近 { $last }，最多 { $most }，最少 { $fewest }；獲勝：{ $won }。
placing-kills-king = 斬 { $king }
moves = 冒險抽牌
ending-won-card = 抽 { $n } 張獲勝
button-undo = 收回
button-reserve = 放預備區

## Sentences on why one action of Kill the Kings is better than another

certain-after-action = 選 **{ $action }** 的話，剩下的牌就沒有一張能斬 { $king } 了。
waiting = 你的預備區還有空格，{ $card } 可以先放著，等看清楚再說。
by-next-card = 接下來可能抽到的 { $n } 張牌裡，最好的選擇遇到其中 { $wins } 張就穩贏；**{ $action }** 只有 { $fewer } 張。
on-the-table-then-left = 選最好的，剩下 { $left } 張牌裡有 { $n } 張接得到王下面；選 **{ $action }**，是 { $fewer } 張。
by-orders = 牌庫換成另外 { $n } 種順序，每種都打到底：最好的選擇贏 { $won } 次，**{ $action }** 贏 { $fewer } 次。
by-search = 把剩下的牌所有可能的順序都算進去，最好的選擇勝率是 { $n }%，**{ $action }** 是 { $fewer }%。
certain-wins-whatever = 最好的選擇不管來什麼牌都會贏。
certain-after-action-cards = 選 **{ $action }** 的話，剩下的牌就沒辦法把四個王全斬了。
on-the-table-kills-king = 最好的選擇能馬上斬 { $king }，還多出一個預備格。
on-the-table-reserve-full = 你的預備區滿了：剩下 { $left } 張牌裡有 { $n } 張哪裡都接不上，抽到就結束了。
on-the-table-then-left-cards = 選最好的，剩下 { $left } 張牌裡有 { $n } 張能斬王；選 **{ $action }**，是 { $fewer } 張。

## The rules of Kill the Kings in our own words

play-goal-kill = **目標。** 把四個王全斬了。
ending-won-we = **一定有解嗎？** 我們檢查過 1,000 副牌。只要事先知道牌庫的順序，每一副都能贏。
rules-solitaire-whose = 單人接龍遊戲；我們所見的規則沒有寫作者是誰。
rules-four-piles = 四列牌：K♣ 下面是 J♣ 9♣；K♦ 下面是 Q♣ 9♦；K♥ 下面是 Q♠ 10♦ 6♠ 2♥，離五張紅黑交錯只差一張；K♠ 下面是 10♠ 6♥ 3♣。預備區：A♠，和剛抽到的 A♣。
play-table = **牌桌。**
play-kings-lie = 四張 K 就是四個王，亮在桌上，各自下面可以接一列牌。其餘 48 張是牌庫。
play-reserve-slots = 預備區有 4 格，每斬一個王就多一格。
play-what-you = **怎麼走。**
play-draw-top = *抽牌*：抽牌庫最上面一張，放進空的預備格。
play-play-card = 或者從預備區打一張牌，接到某個王牌列的最下面。
play-when-reserve = 預備區滿了的話，抽到的牌要先接到王下面，才能做別的事。王下面的牌放了就不能動。
play-fits-card = **怎麼接。** 一張牌合乎下面任何一項，就能接在另一張下面：
play-lower-other = 比它小，而且紅黑不同色；
play-lower-same = 比它小，而且同花色；
play-same-rank = 或者跟它同點。
play-aces-low = A 最小。點數可以跳著接。
play-killing-king = **斬王。** 牌列最下面的幾張湊成下面任何一種，就斬下那個王：
play-five-descending = 五張紅黑交錯，一張比一張小；
play-four-descending = 四張同花，一張比一張小；
play-three-cards = 或者三條，也就是三張同點。
play-king-himself = 王自己不算在內。從牌列的哪一張開始湊都行：Q♣ 10♥ 9♠ 8♦ 7♣ 能斬，Q♣ 10♥ 10♠ 10♣ 也能斬。
play-picture = **圖解。**
play-just-been = 剛抽到 A♣，哪裡都接得上。接在 2♥ 下面就湊滿五張紅黑交錯，斬下那個王。換成 A♠ 也一樣。
play-bars-beside = 王旁邊的橫槓，是還能斬他的各種方法。亮的一段是已經在那裡的牌，金色的一段是唯一還差的那張。
ending-win-when = 四個王都斬下就贏。
ending-bust-when = 預備區滿了，又抽到哪裡都接不上的牌，就是爆牌。就算預備區還有牌可打，也救不了。
ending-also-lose = 牌庫空了，預備區也沒有牌接得上，一樣算輸（本桌規矩）。
ending-original-rules = 原規則裡，抽到的牌可以直接接到王下面。這裡一律先進預備區，結果是一樣的。
ending-undo-takes = *收回* 可以取回最近一張接到王下面的牌，翻開下一張之前都行。
ending-score-number = 成績看斬了幾個王。都贏的話，抽的牌越少越好。
ending-ask-hint = 用了提示，這一局只有輸了才算。
ending-theres-clock = 不計時。
ending-daily-deal = **每日一局。** 這也是本桌規矩。
ending-each-day = 每天（UTC），伺服器的每個人都有一次機會。同一副牌最多發給二十人。
ending-nobody-watch = 每日一局誰也看不到你打；沒有提示，也不能 *收回*。
ending-until-end = 最晚可以打到隔天結束，過了就算認輸。

## Sentences of a replay of Kill the Kings

step-name-draws = { $name } 抽到 { $card }
step-name-puts = { $name } 把 { $card } 接到 { $king } 下面
step-name-keeps = { $name } 把牌放進預備區
step-name-takes = { $name } 收回上一張牌
choice = { $card } 接到 { $king } 下面

## The texts of Kill the Kings: piles, events and endings

refusals-match-over = 這一局結束了。按 *新的一局* 再發一副。
refusals-card-drawn = 你抽了牌：先把它接上或放預備區，才能做別的事。
refusals-nothing-drawn = 只有剛抽到的牌能放預備區。先抽一張。
refusals-stock-empty = 牌庫空了。打預備區的牌吧。
refusals-reserve-full = 預備區滿了。斬一個王，或把牌接到王下面。
refusals-nothing-to-undo = 沒有可以收回的：翻開下一張以後，王下面的牌就不能動了。
refusals-card-not-held = 那張牌不是剛抽到的，也不在預備區。
refusals-king-dead = 那個王已經被斬了。
refusals-does-not-fit = 那張牌接不上：必須比較小而且異色、比較小而且同花色，或同點數。
placing-put-card = { $who }：把 { $card } 接到王下面，或放預備區。
threat-ways-kills = { $ways }可斬
reserve-reserve-taken = 預備區 { $taken }／{ $slots }：{ $cards }
runs = 交錯 { $alternating }/5、同花 { $suited }/4、三條 { $kind }/3
result = **{ $name }** · { $game } · { $kings } { $ending } · 抽了 { $cards }
headline = 換你了
now-play-last = { $who }：把預備區剩下的牌打完。
now-put-card = { $who }：把 { $card } 接到王下面，或留在預備區再抽牌。
now-reserve-full = **預備區滿了：** 再抽到接不上的牌，這一局就結束了。
placing-card-fits = { $who }：{ $card } 哪裡都接不上。放預備區。
placing-put-card-under = { $who }：把 { $card } 接到王下面。
news = { $cards } 哪裡都接不上，先在預備區等著。
pile = { $king } 已斬：{ $cards }
threat-cards-kill = 能斬他的牌已經沒了
threat-cards-kills = { $cards } 可斬
in-words = 牌庫剩 { $n } 張
now-draw = { $who }：抽牌。
now-draw-play = { $who }：抽牌，或打預備區的牌。
ending-won = **四王全斬：{ $name } 獲勝**，抽了 { $cards }。
ending-bust = **爆牌！** { $card } 哪裡都接不上，預備區又滿了。{ $killed }。
ending-out-of-moves = **死局：** 牌庫空了，也沒有牌接得上。{ $killed }。
ending-conceded-killed = **認輸。** { $killed }。
killing-alternating = **斬下 { $king }**：五張紅黑交錯。
killing-suited = **斬下 { $king }**：四張同花。
killing-kind = **斬下 { $king }**：三條。
ways-any-card = 比 { $card } 小的異色牌
ways-any-lower = 比 { $card } 小的同花色牌
ways-any-card-card = 跟 { $card } 同點的牌
news-undone = 收回了 { $card }。
news-reserved = { $card } 哪裡都接不上，先在預備區等著。
result-bust = 爆牌
result-out-of-moves = 死局
result-lost = 落敗

## Commands

command = 斬四王
    .about = 單人接龍：斬下四個王
