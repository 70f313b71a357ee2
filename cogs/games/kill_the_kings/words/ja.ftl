## Kill the Kings on Discord

## Hints for Kill the Kings: the recommended move, and the reason

draw-hint-draw = ヒント：引きましょう。いまはほかにいい手がなく、控えに空きが{ $n }つあります。
gain-card-stock = その下に置けるカードが山札に{ $n }枚あります。
draw-hint-draw-nothing = ヒント：引きましょう。控えから出せるカードがありません。
place-hint-card = ヒント：{ $card }で{ $king }を倒せます。
place-hint-card-under = ヒント：{ $card }を{ $king }の下へ。
gain-then-card = そのあと{ $card }で倒せます。
gain-then-card-stock = そうすれば、倒せるカードが山札に{ $n }枚あります。
gain-fits-nowhere = ほかに置ける列はありません。
advice = ヒント：{ $card }は控えへ。
run-alternating = これで赤黒交互が5枚中{ $have }枚。
run-suited = これで同じスートが4枚中{ $have }枚。
run-kind = これで同じ数字が3枚中{ $have }枚。

## Coaching for people who are new to Kill the Kings: what to do now, and why

coaching-reserve-slot = 控えの空きは{ $n }つ。ここは安心して引けますが、そのあとは枠の空け方も考えましょう。
keeping-below-king = キングの下に置いた{ $card }はもう動かせず、続くカードはそれに合わせることになります。控えなら待てます。
coaching-three-cards = 同じ数字3枚、同じスートで下がる4枚、赤黒交互に下がる5枚。どれかでキングを倒せます。
coaching-stock-empty = もう引けるカードはありません。控えの中で、どれの下にどれが置けるかを考えましょう。
coaching-nothing-reserve = 控えから出せるカードがないので、次の1枚が勝負です。
placing-same-rank = 上のカードより小さくて同じスートか色違い、または同じ数字でなければ置けません。
placing-reserve-full = 控えがいっぱいなので、どれかのキングの下に置くしかありません。並びが伸びるところがいちばんです。
keeping-almost-nothing = { $card }の下に置けるカードはほとんどないので、並びの最後の1枚にするのがいちばんです。
coaching-king-needs = { $king }を倒すのに足りない1枚は、控えにあります。キングを倒せば控えの枠も1つ増えます。
coaching-play-card = 控えから1枚出せば枠が空き、次に引いたカードを待たせられます。
placing-card-card = { $card }は{ $king }を倒すのに足りない1枚です。下に置けば並びが完成します。

## A lesson of Kill the Kings by playing: the four kings die in one prearranged game

lesson-goal = 上に4人のキングが並んでいます。引いたカードで全員を倒しましょう。
lesson-last = 同じ数字3枚、同じスート4枚、赤黒交互5枚で倒せます。自分で遊ぶときは、「*ヒント*」で次の手を教えてもらい、「*元に戻す*」で1手戻せます。準備はいいですか？
lesson-steps-cards-come = カードは山札から1枚ずつ引きます。「*引く*」を押してください。
lesson-steps-theres-card = まだ出せるカードがありません。「*引く*」を押してください。
lesson-steps-drew-its = 9♥が出ました。いまは控えにあり、そこから出せます。
lesson-steps-fits-below = 自分より大きいカードの下に、色違いか同じスートなら置けます。だからK♣、K♥、K♠の下には置けますが、同じ赤でスートの違うK♦の下には置けません。「*→ K♠*」を押してください。
lesson-steps-rules-allow = ルールの上ではそれでもいいのですが、ここではK♠の列を始めましょう。「*→ K♠*」を押してください。
lesson-steps-stays-good = 置いたカードはもう動かせません。K♠の列の次のカードは、キングではなく9♥に合わせて置きます。
lesson-steps-drew-card = 9♣を引きました。同じ数字はいつでも置けます。もう1枚の9の下に置きましょう。
lesson-steps-keep-nines = 9はまとめましょう。もう1枚はK♠の下なので、「*→ K♠*」を押してください。
lesson-steps-thats-two = 9が2枚。K♠の横にある9の棒は3本で、2本が明るくなっています。金色の1本が、足りない最後の1枚です。
lesson-steps-theres-three = そして9♠が来ました！　「*同じ数字3枚*」が続けば、その列のキングを倒せます。倒せるボタンは緑色です。
lesson-steps-kills-nobody = それでは誰も倒せません。3枚目の9は、ほかの2枚の続きに置きましょう。「*→ K♠*」です。
lesson-steps-dead-each = K♠を倒しました。キングを1人倒すごとに控えの枠が1つ増えます。これで5つです。
lesson-steps-drew-aces = A♣を引きました。Aはいちばん小さいので、下に置けるのは別のAだけ。列の最後まで取っておきましょう。控えに残して「*引く*」を押してください。
lesson-steps-block-pile = そこに置くと列がふさがります。あとのために取っておきましょう。「*引く*」を押してください。
lesson-steps-waits-until = 必要になるまで、そこで待っていてもらいましょう。
lesson-steps-four-draws = 4枚引きました。K♥の下は1枚ごとに小さくなり、黒と赤が入れ替わっています。「*赤黒交互の5枚*」でも倒せます。「*控えから出す*」を開いて「*A♣ → K♥*」を選んでください。
lesson-steps-only-needs = K♥はあと1枚、5枚目が足りないだけです。メニューで「*A♣ → K♥*」を選んでください。
lesson-steps-thats-ace = エースを待たせたのはこのためです。K♥を倒し、控えの枠は6つになりました。
lesson-steps-nine-draws = 9枚引いて、控えがいっぱいです。ここで置き場所のないカードを引くと「*バースト*」で負けになります。枠を空けましょう。「*→ K♦*」を押すと、5♦がそこに入ります。
lesson-steps-too-risky = 危険です。控えがいっぱいのとき、置き場所のないカードを引くと負けになります。「*→ K♦*」を押してください。
lesson-steps-theres-room = また枠が空いたので、安心して引けます。しかもK♦の下にはダイヤが3枚。
lesson-steps-drew-four = 3♦を引きました。1枚ごとに小さくなる「*同じスートの4枚*」でも倒せます。どのキングに使いますか？
lesson-steps-nows-time = 出番は今です。K♦の下にはダイヤが3枚、これが4枚目です。
lesson-steps-dead-king = J♦ 8♦ 5♦ 3♦でK♦を倒しました。残るキングは1人です。
lesson-steps-three-draws = 3枚引いて、最後のキングを倒せるカードが控えにあります。どれでしょう？
lesson-steps-doesnt-kill = それではK♣を倒せません。下には7が2枚。3枚そろえるには？
lesson-steps-four-kings = 4人のキングを全員倒して「*勝ち*」です。引いた札は21枚。少ないほど上出来です。
lesson-ask = K♦とK♥はどちらもあと1枚。控えには、それぞれに使える赤い8が1枚ずつあります。両方を倒せるのはどの手ですか？
lesson-steps-keep-later = 控えに取っておくのもいいのですが、もう置き場所があります。「*→ K♠*」です。
lesson-steps-need-draw = 引くまでもありません。倒せるカードは控えにあります。A♣です。
lesson-steps-hold-already = もう手元にあります。K♣の下の7に注目してください。
lesson-steps-takes-back = それでは7♠を列から戻すことになりますが、7♠はいまの場所に必要です。
lesson-answers-put-under = 8♦をK♦の下へ
lesson-answers-right-fourth = 正解です！　8♦が4枚目のダイヤで、K♦を倒しました。9♠の下には8♦でなく8♥でも置けるので、次はK♥も倒せます。
lesson-answers-put-under-2 = 8♦をK♥の下へ
lesson-answers-kills-but = それでK♥は倒せますが、K♦の下の4枚目になれるのはダイヤだけです。ダイヤの8はどちらでしょう？
lesson-answers-draw = 引く
lesson-answers-full-reserve = 控えがいっぱいなので危険ですし、引いた札が増えると成績も下がります。必要な2枚はもう手元にあります。

## The picture of a game of Kill the Kings

drawn-won = クリア
drawn-bust = バースト
drawn-out-of-moves = 手詰まり
drawn-conceded = 投了

## The presenter of Kill the Kings: its board and its rules

name = キングを倒せ
about = 山札に倒される前に、カードの並びで4人のキングを倒しましょう。1人用。
goal = 4人のキングを全員倒せば勝ち
not-now = 「キングを倒せ」ではできない操作です。
signs-legend = 倒したキング：3️⃣ 同じ数字3枚 · 4️⃣ 同じスート4枚 · 5️⃣ 赤黒交互5枚 · ⬛ 倒せず
reserve-play-reserve = 控えから出す
progress = キング4人中{ $killed }人撃破、山札{ $stock }
score = キング{ $n }人撃破
mean = キングの{ $percent }を撃破
ending-kings-card = { $kings }、引いた札{ $n }枚
best = 全キング撃破、引いた札{ $n }枚
nobody = 昨日は誰もキングを倒せませんでした。
fewest = 最少{ $n }枚
best-win = 最少枚数でのクリア：引いた札**{ $n }**枚
course = { $name }の紋章と、「{ $game }」の成績に数える直近{ $n }局それぞれで倒したキングの数：最初{ $first }、最後{ $last }、最多{ $most }、最少{ $fewest }。勝ち：{ $won }。
placing-kills-king = { $king }を倒せる
moves = 思いきって引く
ending-won-card = { $n }枚引いてクリア
button-undo = 元に戻す
button-reserve = 控えへ

## Sentences on why one action of Kill the Kings is better than another

certain-after-action = **{ $action }**だと、残りのカードでは{ $king }をもう倒せません。
waiting = 控えに空きがあるので、先が見えてくるまで{ $card }を待たせておけます。
by-next-card = 次に来るかもしれない{ $n }枚のうち、それで勝ちが決まるのは、最善の手なら{ $wins }枚、**{ $action }**なら{ $fewer }枚です。
on-the-table-then-left = 残り{ $left }枚のうちキングの下に置けるのは、最善の手なら{ $n }枚、**{ $action }**なら{ $fewer }枚です。
by-orders = 山札の順番を{ $n }通りに変えて続きを試すと、勝てたのは、最善の手なら{ $won }回、**{ $action }**なら{ $fewer }回でした。
by-search = 残りのカードのあらゆる順番を調べた勝率は、最善の手なら{ $n }%、**{ $action }**なら{ $fewer }%です。
certain-wins-whatever = 最善の手なら、どんなカードが来ても勝てます。
certain-after-action-cards = **{ $action }**だと、残りのカードではキング全員を倒しきれなくなります。
on-the-table-kills-king = 最善の手なら、すぐに{ $king }を倒せて、控えの空きも1つ増えます。
on-the-table-reserve-full = 控えがいっぱいです。残り{ $left }枚のうち{ $n }枚は置き場所がなく、引くと負けになります。
on-the-table-then-left-cards = 残り{ $left }枚のうちキングを倒せるのは、最善の手なら{ $n }枚、**{ $action }**なら{ $fewer }枚です。

## The rules of Kill the Kings in our own words

play-goal-kill = **目的。** 4人のキングを全員倒すこと。
ending-won-we = **必ず解ける？** 1,000通りの配札を調べたところ、山札の順番さえ知っていれば、すべて勝てるものでした。
rules-solitaire-whose = 元になったルールに作者の名がない、1人用のゲームです。
rules-four-piles = 4つの列：K♣の下にJ♣ 9♣。K♦の下にQ♣ 9♦。K♥の下にQ♠ 10♦ 6♠ 2♥、赤黒交互の5枚まであと1枚。K♠の下に10♠ 6♥ 3♣。控え：A♠と、いま引いたA♣。
play-table = **場。**
play-kings-lie = 4枚のキングを表に並べ、その下をそれぞれの列とします。残り48枚は山札です。
play-reserve-slots = 控えの枠は4つで、キングを1人倒すごとに1つ増えます。
play-what-you = **手の進め方。**
play-draw-top = 「*引く*」で山札のいちばん上を引くと、控えの空きに入ります。
play-play-card = または、控えのカードをキングの列のいちばん下に置きます。
play-when-reserve = 控えがいっぱいのときは、引いた札をまずキングの下に置かなければなりません。キングの下の札は動かせません。
play-fits-card = **置けるカード。** すぐ上のカードと比べて、次のどれかなら置けます。
play-lower-other = 数字が小さく、色違い。
play-lower-same = 数字が小さく、同じスート。
play-same-rank = 数字が同じ。
play-aces-low = Aがいちばん小さいカードです。数字は飛んでもかまいません。
play-killing-king = **倒し方。** 列の下の端が次のどれかになると、その列のキングが倒れます。
play-five-descending = 赤と黒が交互に、数字が下がっていく5枚。
play-four-descending = 同じスートで、数字が下がっていく4枚。
play-three-cards = 同じ数字の3枚。
play-king-himself = キング自身は数えません。並びは列の途中から始まってもかまいません。Q♣ 10♥ 9♠ 8♦ 7♣でも、Q♣ 10♥ 10♠ 10♣でも倒せます。
play-picture = **図の説明。**
play-just-been = A♣が引かれたところです。どこにでも置けます。2♥の下に置けば赤黒交互の5枚になり、そのキングは倒れます。A♠でも同じです。
play-bars-beside = キングの横の棒は、まだ残っている倒し方です。明るい棒はもう置いてあるカード、金色の棒は足りない最後の1枚です。
ending-win-when = キングを4人とも倒せば勝ちです。
ending-bust-when = 控えがいっぱいのとき、どこにも置けないカードを引くとバーストで負けです。控えから出せるカードがあっても助かりません。
ending-also-lose = 山札が尽き、控えから置けるカードがないときも負けです（ハウスルール）。
ending-original-rules = 元のルールでは、引いた札をキングの下へ直接置くこともできます。ここでは控えを通りますが、結果は同じです。
ending-undo-takes = 「*元に戻す*」を使うと、次のカードをめくるまでは、直前にキングの下へ置いたカードを戻せます。
ending-score-number = 成績は倒したキングの数です。勝ちどうしなら、引いたカードの少ないほうが上です。
ending-ask-hint = ヒントを使うと、そのゲームは負けたときだけ数えます。
ending-theres-clock = 時間制限はありません。
ending-daily-deal = **今日の一局。** これもハウスルールです。
ending-each-day = 1日（UTC）ごとに、サーバーの全員が1回ずつ挑戦できます。同じ配札が出るのは20人までです。
ending-nobody-watch = 今日の一局を遊んでいるところはほかの人に見えません。ヒントと「*元に戻す*」は使えません。
ending-until-end = 翌日の終わりまでに終えてください。それを過ぎると投了になります。

## Sentences of a replay of Kill the Kings

step-name-draws = { $name }が{ $card }を引く
step-name-puts = { $name }が{ $card }を{ $king }の下へ
step-name-keeps = { $name }がカードを控えへ
step-name-takes = { $name }が最後のカードを元に戻す
choice = { $king }の下に{ $card }

## The texts of Kill the Kings: piles, events and endings

refusals-match-over = このゲームは終わりました。「*新しいゲーム*」でまた配ります。
refusals-card-drawn = 引いたカードがあります。ほかのことをする前に、列か控えに置いてください。
refusals-nothing-drawn = 控えに入れられるのは、引いたばかりのカードだけです。まず引いてください。
refusals-stock-empty = 山札は尽きました。控えのカードを出してください。
refusals-reserve-full = 控えがいっぱいです。キングを倒すか、カードをキングの下に置いてください。
refusals-nothing-to-undo = 戻せるものがありません。次のカードをめくったら、キングの下のカードは動かせません。
refusals-card-not-held = それは引いたカードでも控えのカードでもありません。
refusals-king-dead = そのキングはもう倒れています。
refusals-does-not-fit = そこには置けません。上のカードより小さくて色違いか、小さくて同じスートか、同じ数字のカードだけです。
placing-put-card = { $who }：{ $card }をキングの下に置くか、控えに入れましょう。
threat-ways-kills = { $ways }で倒せる
reserve-reserve-taken = 控え { $taken }/{ $slots }：{ $cards }
runs = 赤黒交互{ $alternating }/5、同じスート{ $suited }/4、同じ数字{ $kind }/3
result = **{ $name }** · { $game } · { $kings }（{ $ending }） · 引いた札{ $cards }
headline = 手番
now-play-last = { $who }：控えの残りのカードを出しましょう。
now-put-card = { $who }：{ $card }をキングの下に置くか、控えに残して引きましょう。
now-reserve-full = **控えがいっぱいです。** 置き場所のないカードを引くと負けになります。
placing-card-fits = { $who }：{ $card }を置ける列がありません。控えに入れましょう。
placing-put-card-under = { $who }：{ $card }をキングの下に置きましょう。
news = { $cards }を置ける列がないので、控えで待ちます。
pile = { $king } 撃破：{ $cards }
threat-cards-kill = 倒せるカードはもう残っていない
threat-cards-kills = { $cards }で倒せる
in-words = 山札{ $n }枚
now-draw = { $who }：引きましょう。
now-draw-play = { $who }：引くか、控えから出しましょう。
ending-won = **4人のキングを全員倒して{ $name }の勝ち**、引いた札は{ $cards }です。
ending-bust = **バースト！** { $card }は置ける場所がなく、控えもいっぱいです。{ $killed }。
ending-out-of-moves = **手詰まりです。** 山札が尽き、置けるカードもありません。{ $killed }。
ending-conceded-killed = **投了しました。** { $killed }。
killing-alternating = **{ $king }を倒しました。** 赤黒交互の5枚です。
killing-suited = **{ $king }を倒しました。** 同じスートの4枚です。
killing-kind = **{ $king }を倒しました。** 同じ数字の3枚です。
ways-any-card = { $card }より小さい色違いのカード
ways-any-lower = { $card }より小さい同じスートのカード
ways-any-card-card = { $card }と同じ数字のカード
news-undone = { $card }を戻しました。
news-reserved = { $card }を置ける列がないので、控えで待ちます。
result-bust = バースト
result-out-of-moves = 手詰まり
result-lost = 負け

## Commands

command = キングを倒せ
    .about = 1人用：4人のキングを倒すカードゲーム
