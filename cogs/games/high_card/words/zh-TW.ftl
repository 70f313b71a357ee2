## The game and its command

name = 猜高低
start-here = 從這裡開始：猜高低，一分鐘
about = 蓋一張牌，喊它會是最小、中間還是最大。猜對就留下，撐到最後就贏。2 到 13 人。
goal = 撐到一局的最後一個人，就得一分
options = 先得 { $n } 分獲勝
signs-legend = ✅ 猜對 · ❌ 猜錯，出局 · ⭐ 贏下這一局
not-now = 「猜高低」沒有這一招。請重新打開你的手牌。
table-full = 「猜高低」最多 { $most } 人玩。
players = 「猜高低」可以 { $least } 到 { $most } 人玩。
too-many = { $players } 個人打 { $target } 分，52 張牌不夠用：人數乘以目標分數不能超過 52，請減少其中一個。

## The board

drawn-lowest = 最小
drawn-middle = 中間
drawn-highest = 最大
declaration = { $said ->
    [lowest] 最小
    [middle] 中間
   *[highest] 最大
 }
button-hands-played = 打過的各輪
heading = 第 { $round } 局第 { $hand } 輪 · 先得 { $target } 分獲勝 · 牌庫剩 { $deck } 張
turn = { $whose ->
    [computer] 輪到 { $name }。
   *[person] { $name }：輪到你了。
 }
last-reveal = 上次翻牌：{ $plays }
# $ranks are the different ranks among the $cards.
ends = { $ranks ->
    [1] 全都是 { $lowest }：每張都是最小，也都是最大，沒有中間。
    [2] { $cards ->
        [2] 最小是 { $lowest }，最大是 { $highest }。
       *[other] 最小是 { $lowest }，最大是 { $highest }，沒有牌在中間。
     }
   *[other] 最小是 { $lowest }，最大是 { $highest }；其餘都是中間。
 }
verdict = { $n ->
    [0] 大家都猜對了。
   *[other] { $names } 猜錯，出局。
 }
ending = { $how ->
    [won] { $names } 拿下這一局：得一分，多一張牌。
    [void] 一個都不剩，誰也不得分，所有人回來重打一局。
   *[short] 牌庫不夠再發一輪，還在局內的都得一分、多一張牌：{ $names }。
 }
news = { $kind ->
    [joined] { $name } 入座，下一局起加入。
   *[left] { $name } 退出了這場對局。
 }
hand-number = **第 { $number } 輪**

## The board in words

seat = { $number } { $name }：{ $points }／{ $target }、{ $held } 張{ $state ->
    [winner] 、**贏家**
    [lowest] 、喊**最小**
    [middle] 、喊**中間**
    [highest] 、喊**最大**
    [to-play] 、**輪到出牌**
    [out] 、這一局出局 ✗
    [waiting] 、下一局起加入
   *[in] {""}
 }
seat-left = { $number } { $name }：已退出
face-up = 這一局亮過的牌：{ $cards }
you-hold = 你的手牌：{ $cards }。

## A player's hand

# $card is none, or the card that has been picked; $left are the players left in the round.
question = { $card ->
    [none] **輪到你了。** 選一張牌，再喊最小、中間還是最大。
   *[other] { $left ->
        [2] **輪到你了。** 兩張牌裡，{ $card } 會是最小還是最大？一喊就算出牌。
       *[other] **輪到你了。** { $card } 會是最小、中間還是最大？一喊就算出牌。
     }
 }
lies-face-down = 你的 { $card } 已經蓋著打出去了。
waiting = { $how ->
    [waiting] 下一局起發牌給你。
   *[in] 還沒輪到你。
 }
# $end is the end of the hand that a middle card was at.
why-out = { $said ->
    [highest] 你這一局出局了：你用 { $card } 喊*最大*，但 { $highest } 更大。下一局再回來。
    [lowest] 你這一局出局了：你用 { $card } 喊*最小*，但 { $lowest } 更小。下一局再回來。
   *[middle] { $end ->
        [high] 你這一局出局了：你用 { $card } 喊*中間*，但沒有更大的牌。下一局再回來。
       *[low] 你這一局出局了：你用 { $card } 喊*中間*，但沒有更小的牌。下一局再回來。
     }
 }
went-out = { $said ->
    [highest] 你用 { $card } 喊*最大*，出局了：{ $highest } 更大。
    [lowest] 你用 { $card } 喊*最小*，出局了：{ $lowest } 更小。
   *[middle] { $end ->
        [high] 你用 { $card } 喊*中間*，出局了：沒有牌比它大。
       *[low] 你用 { $card } 喊*中間*，出局了：沒有牌比它小。
     }
 }
own-result = 你拿到{ $points }。

## Replays and reviews

# $card is hidden, or the card once it may be seen.
step = { $card ->
    [hidden] { $name } 喊「{ $declaration }」
   *[other] { $name } 出 { $card }，喊「{ $declaration }」
 }
face-down = 蓋著：{ $card }
worth = { $right ->
    [0] 幾乎不可能喊對
   *[other] 喊對的機會 { $right_percent }
 }，{ $n ->
    [0] 這場幾乎贏不了
    [100] 這場幾乎贏定了
   *[other] 這場的勝率 { $percent }
 }
reason = { $why ->
    [two-left] 只剩你和 { $rivals }，喊*中間*不可能對。
    [never-middle] { $said ->
        [lowest] 你看不到的牌裡沒有比 { $card } 小的，所以這張不可能在中間。
       *[highest] 你看不到的牌裡沒有比 { $card } 大的，所以這張不可能在中間。
     }
    [fatal] { $ahead } 這一局就可能贏得整場，選 **{ $action }** 會讓這個機會更大。
    [keeps-sure] { $card } 喊*{ declaration }*不會錯，留到之後的輪次再出。
    [keeps] { $card } 值得留到之後的輪次再出。
    [sure] { $said ->
        [lowest] 你看不到的牌裡沒有比 { $best } 小的，喊*最小*不會錯。
       *[highest] 你看不到的牌裡沒有比 { $best } 大的，喊*最大*不會錯。
     }
    [stronger] { $said ->
        [lowest] 比 { $best } 小的牌，少於比 { $card } 小的牌。
       *[highest] 比 { $best } 大的牌，少於比 { $card } 大的牌。
     }
    [nearer] { $best } 比 { $card } 更靠近中間。
    [beats] 喊*{ declaration }*，你的 { $best } 多半能贏過 { $names }，這一局就是你的了。
    [between] { $lows } 喊了*最小*，{ $highs } 喊了*最大*，你的 { $best } 多半在中間。
    [claimed] { $n ->
        [1] { $names } 喊了*{ declaration }*，多半贏過你的 { $card }。
       *[other] { $names } 都喊了*{ declaration }*，多半有人贏過你的 { $card }。
     }
    [unclaimed] { $said ->
        [lowest] 還沒有人喊*最小*，你的 { $best } 多半就是最小的。
       *[highest] 還沒有人喊*最大*，你的 { $best } 多半就是最大的。
     }
    [exposed] { $said ->
        [lowest] 雖然還沒有人喊*最小*，但多半有人的牌比 { $card } 小。
       *[highest] 雖然還沒有人喊*最大*，但多半有人的牌比 { $card } 大。
     }
   *[unseen] { $said ->
        [lowest] 你看不到的牌大多比 { $best } 大。
       *[highest] 你看不到的牌大多比 { $best } 小。
     }
 }

## Advice for people who are new to High Card

advice = { $case ->
    [two-left] 兩張牌，一張最小，一張最大：出很小或很大的牌最穩。
    [two-left-one-card] 你看不到的牌裡，有 { $lower } 張比你小、{ $higher } 張比你大。
    [both-ends] 「最大」、「最小」都有人喊了，手上若有不大不小的牌，喊「中間」最有機會。
    [lowest-said] 喊「最小」的人多半拿著小牌，所以你的牌其實可能比看起來大。
    [highest-said] 喊「最大」的人多半拿著大牌，所以你的牌其實可能比看起來小。
    [middle-said] 喊「中間」的人多半拿著不大不小的牌，這時候很小或很大的牌特別好用。
    [first] 還沒有人開口，出手上最小或最大的那張最穩。沒打出去的牌都還在你手上。
    [end] 你的 { $card } 喊*{ $end }*絕對不會錯：跟別人同點也算對。
    [low] 比 { $card } 小的牌不多，可是另外還有 { $rivals } 個人，誰都可能剛好有一張。
    [high] 比 { $card } 大的牌不多，可是另外還有 { $rivals } 個人，誰都可能剛好有一張。
   *[middling] 你的 { $card } 不大不小：另外還有 { $rivals } 個人，很可能有人比你小、也有人比你大。
 }

## The rules: $kept and $leaving are house rules of all games

rules-play =
    {""}**目標。** 得分。最先達到目標分數的人獲勝（預設 4 分）。

    {""}**一輪。**
    - 還在局內的人各發一張牌。
    - 大家往左輪流從手上選一張蓋著打出，並喊*最小*、*中間*或*最大*。
    - 全部喊完就翻牌。喊錯的人，這一局出局。
    - 翻開的牌都攤在桌上，直到這一局結束。

    {""}**怎麼算對。**
    - A 最大。
    - 這一輪翻開的牌裡，點數最小的每一張，喊*最小*都對；點數最大的每一張，喊*最大*都對。
    - 點數介於兩者之間的，喊*中間*都對。
    - 如果全部同點，喊*最小*和*最大*都對，喊*中間*就錯。

    {""}**一局結束。**
    - 最後留下的人得一分，往後手上也多一張牌。有 2 分的人，就是從 3 張牌裡挑。
    - 要是剩下的人同時全錯，誰也不得分，所有人都回來重打一局（局數照樣加一）。
    - 要是牌庫不夠再發一輪，還在局內的人都得分。
    - 接著，攤開的牌全部洗回牌庫。沒打出去的牌還是你的。

    {""}**圖解。** 9 既不是最小也不是最大，所以喊*中間*是對的。拿 K 的人喊*最大*喊錯了，因為桌上有 A。
rules-rounds =
    {""}**誰先喊。**
    - 最近得分的人，在下一局先喊。還沒有人得分以前，由抽籤抽中的人先喊（本桌規矩）。
    - 同一局之後的各輪，往左輪到下一位還在局內的人先喊。
    - 如果因為牌庫不夠，好幾個人一起得分，就從最後那一輪先喊的人數起（那個人也算），往左數到的第一個得分者先喊。

    {""}**中途加入。**
    - 已經開打的對局也能加入：從 0 分開始，下一局起發牌給你。
    - 最多 13 人，但人數乘以目標分數不能超過 52（本桌規矩）。

    {""}**本桌規矩。**
    - 好幾個人同時達標，就一起獲勝。
    - 你一退出就立刻出局，你的牌進入下一次洗牌，名次排在所有留下的人後面。只剩一個人時，那個人就贏。
    - 有人退出，使這一輪就此結束的話，還蓋著的牌各自拿回去。
    - 時間到了，就替你出最有把握的一張牌，喊最有把握的一種。
    - { $kept }
    - { $leaving }
rules-picture = 四人翻牌：4♣ 喊「最小」，對；9♦ 喊「中間」，對；K♠ 喊「最大」，錯；A♥ 喊「最大」，對。第三位玩家這一局出局。
credit = 原遊戲 High Card 由 Chris Gesell 與 Jason Christie 發明，Guy Srinivasan 提供。

## The lesson: what each step says, and says of wrong moves and of the right one

lesson-goal = 猜猜你的牌在所有打出來的牌裡排哪裡。猜錯就出局。
lesson-deuce = { $part ->
    [say] 每個人都有一張只有自己看得到的牌。你拿到 2，沒有比它更小的了：喊*最小*。
    [wrong] 沒有牌比 2 更小。按**最小**。
   *[well] 三個人都猜對了：你的 2 最小，阿爾德里克的 9 在中間，貝倫加爾的 Q 最大。沒有人出局，這一局發新牌繼續。
 }
lesson-listen = { $part ->
    [say] 這次你最後開口，先聽聽別人怎麼喊：另外兩個人都喊「最小」。那你的 Q 該喊什麼？
    [wrong] 那兩個人都說自己的牌小，Q 應該壓得過：喊「最大」。
   *[well] 又對了。貝倫加爾的 7 不是最小，這一局出局。
 }
lesson-two-left = { $part ->
    [say] 剩兩個人，你先開口。只有兩張牌，一張最大、一張最小。大部分的牌都比你的 10 小。
    [wrong] 比 10 小的牌多過比它大的，喊「最大」比較划算。
   *[well] 阿爾德里克拿 8 卻喊「最大」：錯了。只剩下你，這一局是你的：**得一分，往後手牌多一張**。
 }
lesson-choose = { $part ->
    [say] 得了分，手上就多一張牌，所以現在可以挑。K 幾乎都是最大：先按 K，再按*最大*。
    [wrong] 6 在這裡什麼都可能。出 K 喊「最大」才穩。
    [other-card] 比 K 大的只有 A，喊*最大*吧。
   *[well] 答對了。亮過的牌會攤在桌上，直到這一局結束：開口之前先看看上面。
 }
lesson-go-low = { $part ->
    [say] 另外兩個人都喊「最大」。你哪一張牌穩穩比別人的小？
    [wrong] 大家都喊大，你就喊小：出你比較小的那張，喊「最小」。
    [other-card] 那樣也許會成功，可是你的 6 更穩：出小的那張。
   *[well] 貝倫加爾的 10 不是最大：出局。再解決一個，你就贏了。
 }
lesson-sure = { $part ->
    [say] 只剩阿爾德里克了，而你有一張萬無一失的牌。打出來吧。
    [wrong] 2 喊「最小」不可能錯：最差也不過是別人也出 2。
   *[well] 阿爾德里克的 5 不是最小。你拿到第二分，這堂課兩分就贏。
 }
lesson-question = 阿爾德里克喊「最小」，貝倫加爾喊「最大」，你最後開口。你要出什麼？
lesson-answer-highest = { $part ->
    [label] Q♣ 喊「最大」
   *[why] 貝倫加爾喊「最大」，他的牌大概很大，你的 Q 不一定壓得過。找個更穩的。
 }
lesson-answer-lowest = { $part ->
    [label] 8♦ 喊「最小」
   *[why] 阿爾德里克喊「最小」，他的牌大概比 8 還小。找個更穩的。
 }
lesson-answer-middle = { $part ->
    [label] 8♦ 喊「中間」
   *[why] 答對了！一個說自己的牌小，一個說自己的牌大，你的 8 剛好在中間：阿爾德里克是 4，貝倫加爾是 A。
 }
lesson-last = 就這麼簡單：出一張牌，說它排哪裡，猜對，撐到最後一個。正式對局打 4 分。準備好了嗎？

## Commands

command = 猜高低
    .about = 看誰最會猜牌，2 到 13 人
    .target = 目標分數
    .target-about = 先得幾分獲勝（預設 4）
