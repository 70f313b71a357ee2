### King of the Hill

name = 山丘之王
about = 暗中出擊，爭奪金字塔上的一疊疊牌；贏得塔尖的人就是山丘之王。雙人對戰。
goal = 贏得最上面的鬼牌就贏得整場
signs-legend = ✅ 贏得牌疊 · ❌ 輸掉牌疊 · ⬛ 鬼牌對鬼牌，牌疊棄掉 · ⭐ 山丘之王
options = 10、J、Q、K 算平手
score = 贏得 { $n } 張

## The board

now = { $phase ->
    [setup] 請暗中安排預備區：按*我的手牌*看牌。還沒選好的：{ $names }。
    [choosing] 輪到 { $names } 選要爭奪的牌疊，有金框的都能選。
    [attack] { $name } 選的目標：**{ $stack }**。雙方暗中出擊。還沒出牌的：{ $names }。
    [tie] 平手！雙方從預備區再出擊，目標：**{ $stack }**。還沒出牌的：{ $names }。
   *[spoils] { $names } 贏得 { $stack }，正在決定哪些進手牌、哪些進預備區。
 }
counts = 手牌 { $hand } · 預備 { $reserve } · 贏得 { $won }
king = **山丘之王**
row = 第 { $row } 排：{ $stacks }
footer = 15 疊還剩 { $n } 疊{ $faces ->
    [tie] { " " }· 10、J、Q、K 算平手
   *[rank] { "" }
 }
joker = 鬼牌
apex = 塔尖
your-end = { $how ->
    [won] 你攻下了塔尖：{ $cards } 對 { $others }
   *[lost] 你輸掉了塔尖：{ $cards } 對 { $others }
 }
verdict = { $how ->
    [draw] 塔尖上鬼牌對鬼牌：沒有人成為山丘之王。和局。
    [conceded] { $other } 退出了對局：{ $name } 是山丘之王！
   *[crowned] { $name } 攻下塔尖，成為山丘之王！
 }

## Battles

battle = **第 { $number } 戰**（{ $stack }）：
blow = { $source ->
    [hand] { $name } 以 { $cards } 出擊，{ $other } 以 { $others }
   *[reserve] 從預備區出擊，{ $name } 出 { $cards }，{ $other } 出 { $others }
 }：{ $how ->
    [jokers] 鬼牌對鬼牌
    [tie] 平手
    [rank] { $winner } 勝，{ $card } 大過 { $beaten }
   *[value] { $winner } 勝
 }。
result = { $where ->
    [discard] 誰也得不到，棄掉 { $stack }。
    [hand] { $n ->
        [2] { $name } 贏得 { $stack }，兩張都收進手牌。
       *[other] { $name } 贏得 { $stack }，收進手牌（{ $n } 張）。
     }
    [reserve] { $n ->
        [2] { $name } 贏得 { $stack }，兩張都放進預備區。
       *[other] { $name } 贏得 { $stack }，放進預備區（{ $n } 張）。
     }
   *[both] { $name } 贏得 { $stack }：{ $hand } 張進手牌，{ $reserve } 張進預備區。
 }

## A player's cards

your-turn = { $phase ->
    [setup] **安排預備區：** 平手時靠這些牌分勝負，對手只知道有幾張。鬼牌（0 點）也能混進去充數。
    [choosing] **輪到你了：** 選一疊牌來爭奪。
    [attack] **出擊！目標：{ $stack }。** 選了馬上打出。
    [tie] **平手！** 從預備區再出擊一次，目標：{ $stack }。
   *[spoils] **你贏得 { $cards }。** { $n ->
        [1] 放哪裡？
       *[other] 全放同一邊，或選出要放預備區的牌再按 *分配*。
     }收進手牌的，下一戰馬上就能出。
 }{ $at ->
    [apex] 出鬼牌就等於放棄整場！
   *[below] { "" }
 }
not-your-turn = { $phase ->
    [choosing] { $name } 正在選要爭奪的牌疊。
    [spoils] { $name } 正在分配戰利品。
   *[attack] 你選好了，等 { $name } 選。
 }
reserve = 預備區 { $n } 張：{ $cards }
reserved = { $cards ->
    [none] 全收進手牌
   *[other] { $cards } 留作預備
 }
cards = { $which ->
    [chosen] 已選：{ $cards }
    [won] 剛贏得：{ $cards }
    [gone] 已離場：{ $cards }
    [hand] 已知手牌裡有：{ $cards }
    [reserve] 已知預備區裡有：{ $cards }
   *[either] 在手牌或預備區裡：{ $cards }
 }
step = { $what ->
    [reserve] { $name } 安排預備區
    [stack] { $name } 爭奪 { $of }
    [secret] { $name } 暗中出擊
   *[attack] { $name } 以 { $of } 出擊
 }
menu-stack = 要爭奪哪一疊…
menu-attack = 用哪些牌出擊…
button-apex = 塔尖
button-battles = 交戰紀錄
button-set-aside = 留作預備
button-no-reserve = 不留預備
button-to-hand = { $n ->
    [1] 收進手牌
   *[other] 全收進手牌
 }
button-to-reserve = { $n ->
    [1] 放預備區
   *[other] 全放預備區
 }
button-divide = 分配
refusal-not-your-turn = 這一步該由另一位玩家決定。看桌面就知道接下來輪到誰。
refusal-stack = 這一疊還不能選：還被下面的牌疊壓著。能選的都有金框。
refusal-attack = 這樣不能出擊。請出單張、同花色連續兩張以上（最大不超過 8），或鬼牌。
refusal-tie = 平手時只能用預備區的牌出擊。
refusal-not-won = 只有剛贏來的牌可以分配。請重新打開你的手牌。
refusal-two-players = 「山丘之王」是兩個人玩的。
refusal-full = 「山丘之王」是兩個人玩的，兩位都到齊了。

## Words in pictures

drawn-hand = 手牌
drawn-reserve = 預備
drawn-won = 贏得
drawn-spoils = 戰利品
drawn-choose = 選疊
drawn-attack = 出擊
drawn-divide = 分配
drawn-ready = 就緒
drawn-conceded = 退出
drawn-king = 山丘之王
drawn-draw = 無人稱王
drawn-discarded = 棄牌

## Advice for beginners: what to do now, and why

advice-setup = { $n ->
    [0] 平手時大牌一張定勝負；可是放進預備區的牌，平常就不能拿來出擊了。
   *[other] 同花順可以一起出擊，留在手上吧：{ $attack }。
 }
advice-choosing = { $biggest ->
    [apex] 塔尖可以選了！贏得塔尖就贏得整場，你最強的一擊夠嗎？不夠的話，先打別疊補牌。
    [single] 單張的牌，你搶的是什麼一目了然；每拿走一張，上面的牌疊就跟著解開。
   *[several] { $stack } 是目前牌最多的一疊，蓋著的也算。不過兩個人都會來搶。
 }
advice-attack = { $case ->
    [only-joker] 對手的預備區只剩鬼牌，值 0：隨便一張牌都能贏。
    [tie] 現在只有預備區能出戰，你最強的一擊值 { $best }。打出去的牌就沒了。
    [apex] 這一戰決定整場勝負，沒什麼好省的了。你最強的一擊值 { $best }。
    [cheap] 這一疊只有 { $card } 一張，值得為它出牌嗎？出鬼牌放棄，一點都不虧。
    [large-sure] 這 { $size } 張牌全歸贏家。你最強的一擊值 { $best }，沒有單張贏得過它。
    [large] 這 { $size } 張牌全歸贏家，對手多半會下重手。你最強的一擊值 { $best }。
   *[small] 打出去的牌不論輸贏都沒了，剛好能贏的最划算。你最高可以打到 { $best }。
 }
advice-spoils = { $case ->
    [sequence] 這些留在手上可以湊成同花順：{ $attack }。放進預備區就只能用來打破平手。
    [no-reserve] 你的預備區裡還沒有能在平手時取勝的牌。不過放進去的牌，平常就不能出擊了。
   *[either] 手牌每一戰都能出擊，預備區只有平手才能用。放哪邊就是哪邊，不能再換。
 }

## Reasons why one choice is better than another

why-attack = { $case ->
    [joker-apex] 出鬼牌等於放棄塔尖，整場對局也就輸了。
    [joker-loses] 出鬼牌等於放棄 { $stack }，而 { $cards } 有機會贏下來。
    [joker] { $stack } 不值得用 { $other } 去搶。出鬼牌放棄它，鬼牌之後還會回到你手上。
    [only-joker] { $name } 的預備區只有鬼牌，{ $cards } 就夠了。把 { $other } 留給下次平手。
    [known] { $name } 有 { $third }：{ $cards } 贏得了它，{ $other } 贏不了。
    [apex] 搶完塔尖就沒有下一戰了，別捨不得 { $cards }：它能贏的牌比 { $other } 多。
    [tie] 平手時只能用預備區交手，{ $cards } 能贏的牌比 { $other } 多。
    [wins] 搶 { $stack } 時，{ $name } 可能出的牌裡，{ $cards } 能贏的比 { $other } 多。
    [breaks] 出 { $other } 會拆散 { $third }，這幾張之後可以一起出擊。
    [for-apex] { $other } 在這一戰的勝率比較高，但搶塔尖時你還用得到。
    [spares] { $cards } 在這一戰的勝率差不多，{ $other } 可以留給塔尖。
    [not-worth] 出 { $other } 比較容易贏得 { $stack }，但後面幾戰你會缺它。
    [cheaper] { $cards } 贏得 { $stack } 的機會和 { $other } 差不多，代價比較小。
   *[none] { "" }
 }
why-stack = { $case ->
    [apex-likely] 有 { $third }，你現在多半能贏得塔尖。先搶 { $other } 只是給 { $name } 時間。
    [apex-now] 先搶 { $other }，你在塔尖的機會也不會變好。
    [not-apex] { $third } 還不夠強，搶不下塔尖。先搶 { $cards }。
    [opens-apex] { $other } 一拿走，{ $name } 就能選塔尖。
    [sequence] 贏得 { $cards }，就能和手牌湊成 { $third }。
    [smaller] { $other } 你多半會輸，{ $name } 拿到的牌比搶 { $cards } 時多。
    [larger] 贏得 { $cards } 拿到的牌比 { $other } 多。
    [wins] { $cards } 比 { $other } 更容易贏到。
   *[none] { "" }
 }
why-reserve = { $case ->
    [sequence] { $cards } 是 { $third } 的一部分，放進預備區就不能和其他牌一起出擊。
    [hand] { $cards } 留在手上能贏得戰鬥，放預備區就只能打破平手。
    [no-rival] { $name } 沒有預備，你的預備區有 { $cards }，平手就能贏。
    [ace] { $third } 可能碰上另一張 A。預備區有 { $cards }，這種平手你就有機會贏。
    [ties] 預備區有 { $cards }，就能贏得 { $other } 會輸的平手。
    [spare] 出擊你有 { $third }，所以 { $cards } 留給平手更有用。
    [only-joker] 預備區沒有 { $cards }，平手時你就只剩鬼牌，什麼也贏不了。
   *[none] { "" }
 }

## Rules

rules-table =
    {""}**目標。** 贏得金字塔最上面那張鬼牌，也就是塔尖，你就是山丘之王；就算那一戰是對手選的也一樣。贏了多少張牌不算數。

    {""}**發牌。**
    - 每人 11 張牌，加一張鬼牌。
    - 其餘 30 張排成金字塔，頂上是第三張鬼牌。由上往下是兩疊 4 張的、三疊 3 張的、四疊 2 張的，最底下是五張單張。
    - 每疊只亮出最上面那一張。

    {""}**預備區。**
    - 第一戰之前，雙方各自暗中留牌當預備，平手時用來分勝負。
    - 可以不留、留一部分，全留也行。對手只看得到張數，看不到是哪幾張。
    - 鬼牌也能混進去，充當普通牌。

    {""}**選牌疊。**
    - 雙方輪流選要爭奪哪一疊，發牌者先選。
    - 最下面一排隨你選；再上面的牌疊，緊靠在下面的兩疊只要有一疊拿走了就能選。
    - 塔尖要等緊靠在下面的兩疊都拿走才能選，其他牌疊還在沒關係。

    {""}**戰利品。**
    - 贏得一疊就整疊拿走。每一張由你決定，收進手牌（下一戰就能用）還是放預備區。
    - 對手只看得到兩邊各放了幾張。除此之外，牌不能在手牌和預備區之間搬動。這裡不抽牌，新的牌只能從牌疊贏來。
rules-battle =
    {""}**出擊。** 雙方暗中選好怎麼出擊，連張數都保密，然後同時亮出。可以出：
    - 單張：任何一張牌。
    - 同花順：同花色連續兩張以上，最大到 8（A 算最大，所以最小是 2）。
    - 鬼牌：等於放棄這一疊；在塔尖就是放棄整場。預備區裡的鬼牌也可以打出，打完就回到手上。

    {""}**大小。** 數值大的贏。
    - 2 到 10 照點數算。J、Q、K 都是 10，A 是 15。
    - 同花順把點數加起來：梅花 4-5-6 是 15，方塊 3-4-5-6 是 18。
    - 鬼牌是 0。
    - 兩張都值 10 的單張，比牌面的大小（K 最大，10 最小）。桌主如果選了「十點平手」，就算平手。
    - 其他數值相同的，一律平手。

    {""}**平手。** 還在手上的鬼牌先移進預備區。接著雙方只用預備區再次出擊，直到分出勝負。

    {""}**戰後。**
    - 雙方打出的牌都離場，只有鬼牌會回到手上。
    - 鬼牌對上鬼牌，誰也沒贏，那一疊就棄掉。
    - 不管誰贏，接著換另一位選牌疊。
rules-rulings =
    { $house }
    - 發牌者由抽籤決定。
    - 平手時沒打出的鬼牌，就留在預備區。
    - 平手時，預備區如果只有一張牌，那必定是鬼牌，所以會直接打出。
    - 在塔尖鬼牌對上鬼牌，這一場就是和局。
    - 棄掉的牌都攤開給人看。
    - 退出就算輸。
    - { $leaving }

    { $timeout }
    - 一張預備都不留。
    - 選張數最少的一疊，塔尖留到最後才選。
    - 出鬼牌；在塔尖則出你最強的一擊。
    - 戰利品全部收進手牌。
    - { $kept }
rules-credit = 原遊戲 King of the Hill 由 Larry Levy 設計（The Games Journal）。
rules-picture = 開局時的金字塔：塔尖是鬼牌，往下是兩疊 4 張的、三疊 3 張的、四疊 2 張的和五張單張。最下面一排 A 到 E 可以選。

## A lesson: seven battles, from the bottom row to the apex

lesson-goal = 金字塔最上面的鬼牌就是塔尖，贏得它，你就是山丘之王。一路上贏來的牌疊會補充你的牌。
lesson-reserve = { $part ->
    [say] 先留幾張牌當預備：預備只用來打破平手，沒有別的用處。其餘留在手上出擊。選 10♣ 和 Q♣，再按「留作預備」。
    [wrong] 預備要怎麼留都可以，不過這一場你手上需要其他的牌：只留 10♣ 和 Q♣ 就好。
    [nothing] 這樣一旦平手，你就只剩值 0 的鬼牌了。把 10♣ 和 Q♣ 留作預備。
   *[well] 阿爾德里克也留了兩張預備。張數大家都看得到，是哪幾張就看不到了。
 }
lesson-choose = { $part ->
    [say] 輪到你選一疊，讓雙方爭奪。能選的都有金框：目前是最下面一排。A 最值錢，按 A♦。
    [wrong] 規則上可以，不過下面沒有比 A 更好的了：按 A♦。
   *[well] 這一戰搶 A♦，圖上畫著雙劍的就是。
 }
lesson-attack = { $part ->
    [say] 雙方暗中出擊，數值大的贏。數字牌照點數算，J、Q、K 都是 10，A 是 15。用 K 把 A 搶下來：按 K♠。
    [wrong] 那張比較容易被阿爾德里克壓過。你的 K 更強：按 K♠。
    [joker] 鬼牌值 0，等於放棄這一疊。這張 A 你可要拿下。
    [sequence] 這一擊很漂亮，不過這些牌留給更大的一疊吧。按 K♠。
   *[well] 你贏了！阿爾德里克的 Q 也是 10，不過 K 排得比 Q 高。這兩張牌都離場了。
 }
lesson-spoils = { $part ->
    [say] A 是你的了。收進手牌可以出擊；放預備區就只能打破平手。沒有單張贏得過 A，按「收進手牌」。
    [wrong] 放進預備區，A 就只能等平手了。你要拿它出擊，所以按「收進手牌」。
   *[well] 一疊牌的左下和右下，只要有一邊空了就可以選。A♦ 沒了，壓在它上面的兩疊都能選了。
 }
lesson-give-up = { $part ->
    [say] 阿爾德里克選了 3♣ 和底下蓋著的一張。不值得用好牌去拚？鬼牌可以放棄這一疊，而且一定會回到你手上。出鬼牌吧。
    [wrong] 要拚也行，不過打出去的牌就沒了。這裡先讓一步：出鬼牌。
   *[well] 阿爾德里克贏了兩張，可是他的 9 離場了。鬼牌又回到你手上。
 }
lesson-largest = { $part ->
    [say] 不管誰贏，都是輪流選。現在有兩疊 3 張的可以選。雖然只看得到最上面那張，贏了就是整疊拿走：在選單裡選 K♥ ×3。
    [wrong] 規則上可以，不過那疊有三張、上面又是 K，更划算：K♥ ×3。
   *[well] 這一疊有三張牌：值得下重手。
 }
lesson-sequence = { $part ->
    [say] 同花色連續兩張以上、最大不超過 8，可以一起出擊，點數相加。三張小的方塊湊成 15，跟 A 一樣大：出 4♦ 5♦ 6♦。
    [wrong] 這樣不到 15。三張方塊一起出：4♦ 5♦ 6♦。
    [joker] 出鬼牌等於白送三張牌。這疊要拚。
    [ace] 你的 A 也值 15，可是這三張小牌單獨成不了氣候：出 4♦ 5♦ 6♦，把 A 留著。
   *[well] 阿爾德里克出了 A：15 對 15，平手！雙方打出的牌都沒了。
 }
lesson-tie = { $part ->
    [say] 平手的話，雙方只能從預備區再出擊一次。你的鬼牌已經自動進了預備區。裡面最強的是 Q：出 Q♣。
    [wrong] 10 和 Q 一樣值 10，可是排得比較低。出 Q♣。
    [joker] 出鬼牌還是等於放棄這一疊。出 Q♣。
   *[well] 你的 Q 贏了阿爾德里克的 J。K♥、8♥、6♥ 都收進了手牌。鬼牌還在預備區。
 }
lesson-two-jokers = { $part ->
    [say] 阿爾德里克選了 4♣，沒什麼價值。鬼牌在預備區也能出擊，之後會回到你手上：出鬼牌吧。
    [wrong] 打出去的牌就沒了，為 4♣ 不值得。出鬼牌吧。
   *[well] 阿爾德里克也出了鬼牌。*兩張鬼牌碰上，這一疊誰也拿不到*：4♣ 棄掉。接著阿爾德里克贏走兩疊 4 張的，現在要爭塔尖了。
 }
lesson-apex = { $part ->
    [say] 贏得塔尖就贏得整場，不管是誰選的、誰贏的牌多。你知道阿爾德里克有 A♣，值 15。用值 21 的 6♥ 7♥ 8♥ 壓過它。
    [wrong] 塔尖之後就沒有下一戰了，別留一手：6♥ 7♥ 8♥ 合計 21。
    [joker] 在塔尖出鬼牌，等於放棄整場！
    [ace] 出 A 只會跟 A♣ 平手。6♥ 7♥ 8♥ 值 21：出這三張。
   *[well] 21 勝 15。阿爾德里克贏的牌比較多，但你才是山丘之王！
 }
lesson-question = 你和阿爾德里克都出了 K：平手。阿爾德里克沒有留預備，所以預備區只有鬼牌。你要出哪一張？
lesson-play-queen = { $part ->
    [label] 出 Q♣
   *[why] 這樣會贏，可是打出去的牌就沒了。阿爾德里克只能出值 0 的鬼牌：壓得過它的最小一張是哪張？
 }
lesson-play-two = { $part ->
    [label] 出 2♦
   *[why] 答對了！阿爾德里克只能出值 0 的鬼牌。2♦ 就夠了，Q♣ 可以留到下次平手。
 }
lesson-play-joker = { $part ->
    [label] 出鬼牌
   *[why] 那樣兩張鬼牌碰上，這一疊就棄掉了。這張 A 你贏得到：壓得過鬼牌的最小一張是哪張？
 }
lesson-last = 就這麼簡單：選一疊、暗中出擊、收下戰利品，還要替塔尖留夠本錢。準備好打一場真的了嗎？

## Commands

command = 山丘之王
    .about = 爭奪一座撲克牌金字塔，雙人對決
    .faces_tie = 十點平手
    .faces_tie-about = 變體「十點平手」：10、J、Q、K 一律算平手（預設關閉）
