## King of the Hill: Eighty Points on Discord

## Coaching for people who are new to Eighty Points: what to do now, and why

declaring-suit-held = { $suit }なら、{ $held }枚中{ $n }枚が切り札になります。3枚に1枚くらいがふつうで、それより多ければ宣言する値打ちがあります。
leading-lead-highest = リードの番です。誰にも負けないカードならトリックの点が入り、弱いカードだとリードはほかの人に移ります。
following-name-winning = 敵の{ $name }が{ $cards }で勝っていますが、こちらに勝てるカードがあります。いまの点は{ $n }です。
declaring-youve-declared = 宣言しました。1枚の宣言は、まだペアで覆されることがあります。
declaring-theres-already = もう宣言が出ています。覆せるのは{ $rank }のペアだけです。
declaring-need-card = 宣言には{ $rank }のカードが要ります。なければ、誰と組むことになるか様子を見ましょう。
declaring-suit-held-cards = { $suit }なら、{ $held }枚中{ $n }枚が切り札になります。3枚に1枚くらいがふつうで、丘の王ならもっと欲しいところです。
leading-lead-aces = リードの番です。A、ペア、強い切り札でリードすれば、80点を目指す挑戦側に点を渡さずにすみます。
leading-lead-pair = ペアでリードできます。勝てるのはもっと強いペアか切り札のペアだけなので、点札を入れてもまず安全です。
following-name-winning-side = 味方の{ $name }が{ $cards }で勝っています。点札を足せば、こちらのものになりそうです。
following-name-winning-cards = { $name }が{ $cards }で勝っています。{ $card }を先に出せば、味方どうしになります。
following-beat-cards = 出せるカードでは{ $cards }に勝てません。5、10、Kを出すと、その点は勝った人に取られます。
following-beat-cards-but = { $cards }に勝てますが、{ $name }がどちらの陣営かはまだわかりません。いまの点は{ $n }です。
coaching-naming = 切り札はほかのどのスートにも勝つので、多いほど有利です。{ $suit }なら{ $n }枚になります。
coaching-burying = あるスートを全部伏せておけば、リードされたときに切れます。
coaching-calling = 自分にない強いカードを持つ人なら、頼れる盟友です。しかも、そのカードはじきに出てくるでしょう。
coaching-scored = ランクは持ち越し、陣営はそのつど変わります。いままでの敵も、次のラウンドでは盟友かもしれません。

## The controls of Eighty Points: declaring, burying, calling, playing

naming-name-suit = スートを決める
naming-nobody-declared = **誰も宣言しませんでした。** 切り札のスートを決めてください。
burying-king-hill = **丘の王になりました。** 28枚のうち8枚を伏せてください。最後のトリックを挑戦者が取ると、伏せ札の点は2倍になって挑戦側に入ります。
calling-call-card = ほかの人が持っている**カードを指名**してください。最初に出した人が盟友です。指名しなければ1人で戦います。
calling-call-card-2 = このカードを指名
declaring-declare = 宣言
naming-name-suit-2 = { $suit }に決める
calling-call-suit = { $suit }を指名
calling-call-card-3 = { $card }を指名
called-option = { $card }（手札に{ $n }枚）
playing = { $card }を戻す
declaring-declare-cards = { $cards }を宣言
declaring-done = 宣言は以上
declaring-declare-nothing = 宣言しない
burying-bury-these = この8枚を伏せる
button-n-of = { $n }/{ $all }枚
calling-call-suit-joker = { $suit }かジョーカーを指名
button-call-nobody = 指名しない
menu-play-card = カードを出す
button-ready = 準備OK
controls-scored = **次のラウンドの準備はいいですか？**
menu-choose-declare = 宣言するもの
menu-trump-suit = 切り札

## The texts of a hand of Eighty Points, for its owner only

own-declaring-nothing-declare = 宣言できるカードはまだありません。
why-turn-pair = **手番です。** { $suit }のペアがないので、{ $suit }から好きな2枚を出してください。
ended-match-over = 対局は終わりました。結果は{ $position }位、ランク{ $rank }、{ $points }点です。
own-declaring-declaring-cards = { $cards }を宣言しました。全員が答えると公開されます。
own-declaring-declare-nobody = **宣言できます。** 誰にも覆されなければ丘の王になり、そのスートが切り札になります。
own-declaring-declare-suit = **宣言できます。** そのスートが切り札になります。
own-declaring-nothing-declare-2 = 宣言できるカードがありません。
own-declaring-youve-answered = 答え終わりました。ほかの人を待っています。
own-declaring-pair-final = ペアの宣言は覆りません。
why-lead-any = **リードの番です。** 好きなカード1枚か、同じカード2枚を出してください。
why-turn-suit = **手番です。** { $suit }がないので、好きなカードを1枚出してください。
why-turn-follow = **手番です。** { $suit }のペアでフォローしてください。
why-turn-suit-play = **手番です。** { $suit }がないので、好きなカードを2枚出してください。
why-turn-pair-suit = **手番です。** { $suit }のペアがないので、好きなカードを2枚出してください。
why-turn-card = **手番です。** { $suit }は{ $card }しかないので、これは必ず出します。もう1枚はどれでもかまいません。
held = 切り札
ended-match-over-2 = 対局は終わりました。
own-declaring-declaring-cards-everyone = { $cards }を宣言しました。次のカードが配られるときに公開されます。
why-turn-follow-suit = **手番です。** { $suit }でフォローしてください。
secret-buried-cards = 伏せたカード：{ $cards }
secret-hold-called = 指名したカードは自分の手札にあります。
hand-in = 挑戦側：{ $points }/80点。自分：{ $mine }点。
secret-hold-both = **指名カードが2枚とも手札にあります。秘密の盟友です。**
secret-hold-called-card = **指名カードが手札にあります。これを先に出せば盟友になります。**

## A lesson of Eighty Points by playing: six tricks as a challenger, then burying and calling

lesson-goal = ランクのいちばん高い人が勝ちます。毎ラウンド、2人が丘を守り、3人が挑みます。挑む3人がトリックで**80点**取れば（5は5点、10とキングは10点）、守る2人のランクは上がりません。
lesson-last = ラウンドはカードを出しきるまで続きます。80点未満なら防衛側のランクが上がり、80点以上なら次の丘の王は挑戦者から、120点以上なら挑戦側のランクが上がります。そのあと陣営が入れ替わります。準備はいいですか？
lesson-steps-everyone-starts = 全員ランク2から始まるので、このラウンドでは2が特別です。2を見せれば、丘の王に名乗りを上げられます。手札に2♥があるので、「2♥を宣言」を押してください。
lesson-steps-could-keep = 黙っていてもかまいませんが、ここは丘の王を狙いましょう。「**2♥を宣言**」を押してください。
lesson-steps-aldric-showed = アルドリックが2♠を2枚見せました。ペアなら1枚の宣言を覆せるので、アルドリックが丘の王、スペードが切り札です。こちらは挑戦者になりました。アルドリックはA♦を指名しました。A♦を最初に出した人がアルドリックの盟友です。
lesson-steps-aldric-led = アルドリックのリードはハートなので、ハートを出さなければなりません。トリックを取るのはいちばん強いハートで、15点が懸かっています。A♥を出してください。
lesson-steps-heart-below = そのハートはアルドリックのクイーンに負け、15点を渡してしまいます。A♥を出してください。
lesson-steps-ace-took = エースで取りました。5で5点、10で10点。80点のうち15点です。
lesson-steps-take-trick = トリックを取った人が次にリードします。1枚か、同じカード2枚です。ペアに勝てるのは、もっと強いペアか切り札のペアだけ。メニューからK♣ K♣を選んでください。
lesson-steps-could-lead = そのリードもできますが、ペアのほうが負けにくいです。「**K♣ K♣**」を選んでください。
lesson-steps-everyone-had = 全員がクラブを2枚ずつ出してフォローしましたが、ペアのある人はいませんでした。こちらのキングで20点、ほかの人の札から10点と5点。80点のうち50点です。
lesson-steps-but-aldrics = さて、アルドリックの盟友は誰でしょう？　A♦を最初に出す人です。おびき出しましょう。メニューから、1枚だけのダイヤ、3♦を選んでください。
lesson-steps-tells-nothing = それでは盟友のことがわかりません。ダイヤをリードして、A♦を出させましょう。
lesson-steps-berengar-played = ベレンガル（3番）がA♦を出しました。**盟友はベレンガルです**。アルドリックと2人で守ります。クロティルデとダゴベルト（4番と5番）は味方で、2人の点はこちらの点に加わります。
lesson-steps-clotildes-highest = クロティルデのA♣はいちばん強いクラブで、クロティルデは味方です。点をあげましょう。10♣を出してください。
lesson-steps-club-worth = そのクラブは0点です。味方のクロティルデが勝っているので、10♣を足しましょう。
lesson-steps-clotilde-took = その10はクロティルデが取り、味方3人の点になりました。80点のうち60点です。
lesson-steps-diamonds-led = リードはダイヤですが、もう手札にないので、どのカードでも出せます。切り札はスペードで、いちばん弱い切り札でもダイヤには必ず勝ちます。4♠を出してください。
lesson-steps-diamonds-only = ダイヤがないので、このトリックを取れるのは切り札だけです。4♠を出してください。
lesson-steps-berengar-had = ベレンガルは最後のダイヤ、キングでフォローするしかありませんでした。それをまとめて4♠で取り、15点増えて80点のうち75点です。
lesson-steps-trumps-form = 切り札は全部まとめて1つのスートです。強い順に、赤ジョーカー、黒ジョーカー、2♠、ほかの2、A♠、以下順番に続きます。手札の赤ジョーカーに勝つカードはありません。これをリードしましょう。
lesson-steps-something-could = それには負けるかもしれません。何にも負けない赤ジョーカーをリードしましょう。
lesson-steps-everyone-had-follow = 全員が切り札でフォローし、ダゴベルトがK♠を味方に差し出しました。**80点を超えて85点**です。あとは何が出ても、アルドリックとベレンガルはランク2のままです。
lesson-steps-new-match = 新しい対局です。2♥は覆されず、丘の王になりました。8枚を手札に加えたので、8枚を伏せます。1つのスートをなくしましょう。クラブのメニューで、クラブを8枚とも選んでください。
lesson-steps-without-any = クラブがなければ、クラブがリードされたときに切れます。クラブのメニューで、クラブを8枚とも、それだけ選んでください。
lesson-steps-makes-eight = これで8枚。5も10もキングもありません。
lesson-steps-buried-points = 最後のトリックを挑戦者が取ると、伏せ札の点は2倍になって挑戦側に入ります。このクラブなら点は入りません。「この8枚を伏せる」を押してください。
lesson-steps-bury-other = ほかのカードの点は挑戦側に渡るかもしれません。「**この8枚を伏せる**」を押してください。
lesson-steps-nobody-else = ラウンドが終わるまで、ほかの人には見えません。
lesson-steps-now-call = 次は盟友の指名です。指名カードを最初に出した人が盟友になります。K♦ K♦に勝つのはエースだけで、手元にA♦はありません。ダイヤのメニューでA♦を選び、「A♦を指名」を押してください。
lesson-steps-high-card = 自分にない強いカードを指名すれば、頼れる盟友ができます。ダイヤのメニューでA♦を選び、「**A♦を指名**」を押してください。
lesson-steps-now-only = これで、盟友になれるのはA♦を持つ人だけです。誰なのかは、そのカードが出たときに全員にわかります。
lesson-ask = 丘の王のアルドリックが指名したA♦は、2枚ともこちらの手札にあります。このトリックはアルドリックのA♥が勝っていて、こちらが最後の番です。どれを出しますか？
lesson-steps-king-lose = キング1枚ではエースに負けます。2枚ともリードしましょう。「**K♣ K♣**」を選んでください。
lesson-steps-then-youd = それでは1人で4人を相手にすることになります。A♦を指名しましょう。
lesson-answers-play = 6♥を出す
lesson-answers-hold-both = 指名カードを2枚とも持っているので、こちらはアルドリックと一緒に守る側です。このトリックはアルドリックのエースが取ります。10を残すと、あとで挑戦側に取られるかもしれません。
lesson-answers-play-10 = 10♥を出す
lesson-answers-right-makes = 正解です！　A♦があるので、こちらはアルドリックの隠れた盟友です。アルドリックのエースに勝てる人はもういないので、この10点は挑戦側に渡りません。
lesson-answers-play-2 = A♦を出す
lesson-answers-hearts-led = リードはハートで、手札にハートがあるので、ハートを出さなければなりません。こちらはアルドリックの盟友です。アルドリックの助けになるハートはどれでしょう？
lesson-steps-trump-take = その切り札でも取れますが、いちばん弱い4♠で足ります。

## The public picture of a game of Eighty Points

drawn-round = ラウンド
drawn-trick = トリック
drawn-dealing = 配札中
drawn-declaring = 宣言
drawn-naming = 切り札
drawn-burying = 8枚伏せる
drawn-calling = 指名
drawn-turn = 手番
drawn-first = リード
drawn-you = 自分
drawn-ally = 盟友
drawn-alone = 単独
drawn-score = 得点
drawn-end = 最終得点
drawn-defenders = 防衛側
drawn-challengers = 挑戦側
drawn-dead = 伏せ札
drawn-next = 次の王
drawn-winner = 勝者
drawn-ideas = 候補

## The presenter of Eighty Points: its board, its hands and its rules

name-king-hill = 丘の王・八十点
about = 丘の王と秘密の盟友に、トリックで80点を狙う3人の挑戦者が挑みます。5人用、空席にはコンピューターが入ります。
goal = ランクのいちばん高い人の勝ち。挑戦側が80点未満なら防衛側のランクが上がる
signs-legend = ✅ 自分のトリック（点あり） · 🟨 自分のトリック（点なし） · ⬛ ほかの人のトリック
short-title = 八十点
score-rank-rank = ランク{ $rank }
button-tricks = トリック
options-round = { $n }ラウンド
options-until-someone = 誰かがAを越えるまで
memory = このラウンドのトリック
options-loose-following = フォロー緩和
menu-change-many = 残りのラウンド数を変える

## Explains why one decision of a round was better than another

ally-card-makes = いま{ $card }を出すと盟友になりますが、ランクが上がる確率は{ $m }%しかありません。{ $better }なら{ $n }%です。
found = このトリックで盟友が見つかる確率は、{ $better }なら{ $n }%、{ $worse }なら{ $m }%です。
trick-worse-trick = 約{ $points }点のこのトリックが相手の陣営に渡る確率は、{ $worse }なら{ $m }%、{ $better }なら{ $n }%です。
pair = { $better }なら{ $card }のペアが残り、挑戦側の最後の得点は約{ $n }点です。{ $worse }なら約{ $m }点になります。
buried = 最善の手なら、伏せるのは{ $more }点ではなく{ $less }点です。最後のトリックを挑戦者が取ると、伏せ札の点は2倍になります。挑戦側の最後の得点は、約{ $m }点ではなく約{ $n }点です。
trumps-keeps-more = 最善の手なら、切り札は{ $fewer }枚ではなく{ $more }枚残ります。挑戦側の最後の得点は、約{ $m }点ではなく約{ $n }点です。
last = 伏せ札の点の行方は、最後のトリックしだいです。それを自分の陣営が取る確率は、最善の{ $better }なら{ $n }%、もう一方の{ $worse }なら{ $m }%です。
ally-card-makes-ally = { $card }を出せば、優勢な陣営の盟友になれます。ランクが上がる確率は{ $n }%、{ $worse }なら{ $m }%です。
trick-better-takes = このトリックを取る確率は、{ $better }なら{ $n }%、{ $worse }なら{ $m }%です。懸かっているのは約{ $points }点です。
gift-worse-other = このトリックで相手の陣営に入る点は、{ $worse }なら約{ $m }点、{ $better }なら約{ $n }点です。
gift-better-side = このトリックで自分の陣営に入る点は、{ $better }なら約{ $n }点、{ $worse }なら約{ $m }点です。
end-after-better = 最善の{ $better }なら、挑戦側の最後の得点は約{ $n }点です。もう一方の{ $worse }なら、約{ $m }点になります。
end-after-better-rise = 最善の{ $better }なら、100ラウンドのうち{ $n }ラウンドでランクが上がります。もう一方の{ $worse }なら、{ $m }ラウンドです。
name-calling-nobody = **指名なし**
reason-better = 伏せ方
reason-worse = 伏せ方

## The scoring of a round of Eighty Points, line by line

tricks-names-defended = 防衛側は{ $names }でした。
tricks-challengers-parts = 挑戦側：{ $parts } = **{ $sum }**点。
dead-dead-hand = 伏せ札：{ $cards }（{ $n }点）。最後のトリックは挑戦側が取ったので2倍に数えます。**+{ $twice }**点。
total-total-total = 合計{ $total }点、80点に到達。ラウンドは挑戦側の勝ちです。
rise-band-up = { $band }：{ $n }ランク上がり、{ $now }。
band-200-more = 200点以上
next-name-next = 次の丘の王は、席順で次の挑戦者、{ $name }です。
dead-dead-hand-cards = 伏せ札：{ $cards }（{ $n }点）。最後のトリックは防衛側が取ったので数えません。
total-total-total-thats = 合計{ $total }点、80点に届かず。ラウンドは防衛側の勝ちです。
rise-80-119 = 80〜119点なら、誰のランクも上がりません。
band-points = 0点
next-name-defended = 1人で守った{ $name }が、続けて丘の王です。
next-name-ally = 次の丘の王は、盟友の{ $name }です。
rise-name-past = { $name }はAの先へ
rise-name-rank = { $name }は{ $rank }へ
band-least-most = { $least }〜{ $most }点

## Changing the number of rounds of a rated match, which everybody at the table has to agree to

too-soon = レート戦では、変更は次のラウンドから有効です。そのため、少なくともあと1ラウンド遊びます。

## The rules of Eighty Points in our own words

dealing-goal-climb = **目的。** ランクは1人ずつ別々に、2からA、さらにその先へと上げていきます。ただし、ラウンドの勝ち負けは陣営で決まります。丘の王と盟友が守り、残りの人が挑みます。陣営はラウンドごとに変わります。
tricks-leading-king = **リード。** 最初は丘の王、そのあとは直前のトリックを取った人がリードします。出せるのはカード1枚か、まったく同じ2枚のペアです。
score-next-king = **次の丘の王。** 80点未満なら盟友が、盟友がいなければ同じ人が続けて丘の王になります。80点以上なら、席順で次の挑戦者です。
rules-based-five = 中国のゲーム「升級」（シェンジー、Eighty Points）の5人用バリエーションをもとにしています。
rules-table-during = 最初のトリックの卓：5つの席、切り札のスートとランク、指名カード、これまでに出たカード、ランクのはしご。
dealing-cards = **カード。**
dealing-two-decks = ジョーカー入りのカード2組、108枚を使います。5人に20枚ずつ配って8枚余ります。
dealing-each-worth = 5は5点、10とキングは10点で、1ラウンドに合計200点です。
dealing-dealing-seats = **配札と宣言。** 席順は、1枚目を配る前にくじで決めます。
dealing-trump-rank = 切り札ランクは丘の王のランクです。最初のラウンドは2です。
dealing-while-cards = 配っている間に、そのランクのカードを持つ人は、そのスートを切り札に宣言できます。宣言が出たあとは、そのランクのペアでだけ覆せます。
dealing-first-round = 最初のラウンドでは、最後まで残った宣言をした人が丘の王になります。
dealing-nobody-declares = 誰も宣言しなければ、丘の王がスートを決めます。最初のラウンドでは、スートも丘の王もくじで決めます。
dealing-dead-hand = **伏せ札と指名。**
dealing-king-hill = 丘の王は余りの8枚を手札に加え、好きな8枚を伏せます。
dealing-then-king = それから、好きなカードを1枚指名します（しなくてもかまいません）。そのカードを最初に出した人が盟友です。
dealing-two-every = どのカードも2枚ずつあるので、出るまでは誰が盟友か確かではありません。
tricks-trumps-trumps = **切り札。** まとめて1つのスートです。強い順に：
tricks-red-joker = 赤ジョーカー、次に黒ジョーカー。
tricks-trump-rank = 切り札ランク：まず切り札スートのもの、次にほかのスートのもの（互いに同じ強さ）。
tricks-rest-trump = 切り札スートの残り、Aから下へ順に。
tricks-trump-doesnt = 切り札は、カードに印刷されたスートには属しません。
tricks-following = **フォロー。**
tricks-card-led = 1枚のリードには、同じスートのカードがあれば1枚出します。
tricks-pair-led = ペアのリードには、同じスートのペアがあれば出します。
tricks-pair-play = ペアがなければ、そのスートを2枚まであるだけ出し、足りない分は何でもかまいません。
tricks-loose-following = 「*フォロー緩和*」なら、ペアがなければどの2枚を出してもかまいません。
tricks-taking-trick = **トリックの取り方。**
tricks-highest-trump = いちばん強い切り札がトリックを取ります。切り札が出ていなければ、リードされたスートのいちばん強いカードが取ります。
tricks-only-pair = ペアに勝てるのはペアだけです。
tricks-cards-equal = 同じ強さなら、先に出したほうの勝ちです。
tricks-player-takes = トリックの点は、取った人のものです。
score-scoring = **計算。**
score-count-points = 挑戦側が取った点を数えます。
score-took-last = 最後のトリックを挑戦者が取ったら、伏せ札の点を2倍にして足します。
score-bar-board = 盤面のバーは、防衛側とわかっている人を除く全員の点の合計です。ですから、盟友が現れると減ります。
score-rises = **誰が上がる？**
score-points-defenders = 0点なら、防衛側が3ランク上がります。1〜40点なら2ランク、41〜79点なら1ランクです。
score-80-more = 80点からは挑戦側の勝ちです。119点までは誰も上がりません。120〜159点なら挑戦側が1ランク、160〜199点なら2ランク、200点以上なら3ランク上がります。
score-match-ends = 決めたラウンド数（指定しなければ5）を終えたら、対局は終わりです。ホストは、手札の「*その他*」で残りのラウンド数を変えられます。レート戦では全員が同じ数を選ぶ必要があり、少なくともあと1ラウンド遊びます。
score-ends-soon = 誰かがAを越えたら、そのラウンドで終わりです。
score-highest-rank = ランクがいちばん高い人の勝ちです。並んだら、対局を通して取った点で決まります。
score-live-pace = **ライブの持ち時間。**
score-card-dealt = カードは1.5秒に1枚配られます。ペアの宣言が出ると、残りは一度に配られます。
score-seconds-last = 最後の宣言は3秒、スート決めは5秒、伏せる8枚を選ぶのは60秒、指名は15秒、カードを出すのは10秒以内です。
score-finished-trick = 終わったトリックは2秒間表示されます。
rulings-declared-pair = ペアの宣言は覆りません。自分の1枚の宣言を、自分のペアで覆すことはできます。
rulings-several-declare = 同時に宣言したときは、先に配られたカードの宣言が通ります。最後に全員がこっそり答えるときも同じです。
rulings-follow-pair = ペアが出たときにペアがなければ、そのスートの手札をあるだけ、2枚まで出します。
rulings-any-54 = 54種のどのカードも指名できます。指名カードを丘の王自身が最初に出せば、1人で守ることになります。
rulings-first-round = 最初のラウンドは、ホストの「*始める*」で始まります。2回目からは、全員が準備完了を知らせてから始めます。
rulings-several-pass = 同じラウンドにAを越えた人は、みな一緒に勝ちます。
rulings-leave-placed = 抜けると最下位になり、コンピューターが続けます。
rulings-declare-name = 宣言はしません。スートを決める番なら、くじで決めます。
rulings-cards-picked = 選んであったカードを伏せ、8枚に足りない分はくじで選びます。
rulings-nobody-called = 指名はしません。
rulings-lowest-playable = 出せるうちでいちばん弱いカードかペアを、なるべく点のないものから出します。

## Sentences of a replay of Eighty Points: its steps, and open hands

worth-youd-rise = 平均で{ $ranks }ランク上がる見込み
lost = 選択 { $ranks }ランク
luck-compared-average = 平均的な手札と比べた手札の価値：{ $ranks }ランク。
worth-youd-hardly = ランクが上がる見込みはほぼなし
luck-cards-worth = 手札の価値は平均的でした。
step-name-nothing = { $name }はこれ以上宣言なし
step-name-makes = { $name }が切り札を{ $suit }に決める
step-name-chooses = { $name }が伏せるカードを選ぶ
step-name-buries = { $name }が8枚を伏せる
step-name-calls = { $name }は指名なし
step-name-calls-card = { $name }が{ $card }を指名
step-name-plays = { $name }が{ $cards }を出す
step-name-ready = { $name }は準備OK

## The texts of Eighty Points: turns, trumps, tricks and scores

not-following = リードにはフォローしなければなりません。手札で選べるのは、出せるカードだけです。
refusals-not-the-koth = それを決めるのは丘の王だけです。
refusals-pair-is-final = ペアの宣言が出ていて、もう覆せません。
refusals-pair-needed = もうスートが宣言されています。覆せるのはペアだけです。
refusals-not-declarable = そのスートを宣言できるカードがありません。
refusals-answered = このラウンドの答えはもう済んでいます。
refusals-already-ready = もう準備OKです。ほかの人を待っています。
refusals-eight-cards = 伏せるのはちょうど8枚です。
refusals-not-a-lead = リードできるのは、1枚か、ランクもスートも同じ2枚です。
refusals-players = 「八十点」は5人用です。「**コンピューターと遊ぶ**」を押すと、空席が埋まります。
refusals-joining-closed = 「八十点」は5人用で、席はもう埋まっています。
order = 手番の順：{ $seats }
rounds-left-round-left = いまのラウンドのあと、残りは{ $n }ラウンドです。
declared-name-overrode = { $name }が{ $cards }で{ $other }の宣言を覆しました！
called-called-card = 指名カード：{ $card }。出した{ $name }が盟友です。
trick-trick-number = **第{ $number }トリック：** { $plays }
verdict-names-highest = ランク{ $rank }で首位に立った{ $names }の勝ちです！
plain-seat = ランク{ $rank }、{ $held }、{ $points }
card-points = { $n }点
trick-trick-number-point = 第{ $number }トリック、{ $name }に{ $n }点：{ $plays }
rounds = { $names }が、このあと{ $n }ラウンドを希望しています。賛成なら、メニューで同じものを選んでください。
rounds-left-match-ends = いまのラウンドで対局は終わりです。
may-declare-hold-card = { $rank }のカードを持つ人は、そのスートを宣言できます。
declared-name-declared = { $name }が{ $cards }で宣言しました。
declared-name-now = { $name }が{ $cards }を見せました！
called-card-called = 指名なし。{ $name }は1人で戦います。
called-called-card-card = 指名カード：{ $card }、まだ出ていません。
called-called-card-card-played = 指名カード：{ $card }。出したのが{ $name }自身なので、1人で戦います。
verdict-names-risen = { $names }がAを越え、対局に勝ちました！
verdict-names-wins = ランク{ $rank }で並びましたが、得点{ $points }点で{ $names }の勝ちです！
heading-round-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
heading-trick-number = 第{ $number }トリック
now-declaring = 配り終わりました。宣言の最後の機会です。{ $names }を待っています。
now-naming = 誰も宣言しなかったので、{ $name }が切り札のスートを決めます。
now-burying = 丘の王は{ $name }です。余りの8枚を取り、8枚を伏せます。
now-calling = { $name }がカードを指名します。最初に出した人が盟友です。
now-playing = { $name }のリードです。
now-shown = { $name }がトリックを取り、{ $n }点です。
now-scored = 全員の準備ができると次のラウンドです。{ $names }を待っています。
may-declare-only-pair = 覆せるのは{ $rank }のペアだけです。
trumps-trumps-suit = 切り札：{ $suit }、{ $rank }のすべて、ジョーカー。
trumps-trump-rank = 切り札ランク：{ $rank }。
standing-left-computer = 離脱、コンピューターが続行
standing-king-hill = ♔ 丘の王
standing-answered = 回答済み ✓
known = { $suits }切れ
now-dealing = 配っています。
standing-ally = 盟友

## Commands

command = 八十点
    .about = 切り札と秘密の盟友のトリックテイキング、5人用
    .rounds = ラウンド数
    .rounds-about = ラウンド数。0なら誰かがAを越えるまで（指定しなければ5）
    .loose_following = フォロー緩和
    .loose_following-about = バリエーション：ペアがなければ、ペアのリードにどの2枚を出してもよい
