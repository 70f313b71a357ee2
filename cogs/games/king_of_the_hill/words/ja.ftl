## King of the Hill on Discord

## Coaching for people who are new to King of the Hill: what to do now, and why

setting-aside-reserve-only = 控えが使えるのは互角のときだけ。そこでは強い1枚が決め手ですが、控えに置いたカードはふだんの攻撃に使えません。
choosing-stack-biggest = いま取れるいちばん大きな獲物は、伏せたカードも含めて{ $stack }です。ただし、相手も狙っています。
attacking-play-gone = 勝っても負けても出したカードはなくなるので、勝てるぎりぎりの強さがいちばん得です。こちらの最強の攻撃は{ $best }です。
dividing-card-hand = 手札のカードはどの戦いでも攻撃に使え、控えのカードは互角のときだけ。一度置いたら動かせません。
setting-aside-reserve-only-ties = 控えは互角のときにしか使えません。手札に連番で残せば、{ $attack }のようにまとめて攻撃できます。
choosing-apex-open = 頂点を選べるようになりました。取れば対局に勝ちます。いまの最強の攻撃で足りますか？　足りなければ、ほかの束でカードを増やせます。
choosing-single-card = 1枚の束なら、懸かっているカードがすべて見えています。1つなくなるたびに、上の束が狙えるようになります。
attacking-only-reserves = 戦えるのは控えだけ。その中でいちばん強い攻撃は{ $best }です。出したカードはなくなります。
attacking-decides-match = これで対局が決まります。もう温存する意味はありません。こちらの最強の攻撃は{ $best }です。
attacking-only-card = 懸かっているのは{ $card }だけ。カードを使う値打ちはありますか？　ジョーカーなら損なしで譲れます。
attacking-size-cards = { $size }枚まるごと勝者のものなので、相手も強く来るでしょう。こちらの最強の攻撃は{ $best }です。
dividing-hand-makes = 手札に残せば、連番として使えます：{ $attack }。控えのカードは、互角のときにしか使えません。
dividing-reserve-win = いまの控えでは、互角になると勝てそうにありません。ただし、控えに置けばふだんの攻撃には使えなくなります。
attacking-opponent-nothing = 相手の控えは強さ0のジョーカーだけ。どのカードでも勝てます。
attacking-size-cards-go = { $size }枚まるごと勝者のものです。こちらの最強の攻撃は{ $best }で、1枚のカードには負けません。

## The controls of King of the Hill: choosing a stack, setting aside, attacking, dividing

setting-aside-set-up = **控えを作りましょう。** 控えに置くカードを選びます。互角のときに決着をつけるカードで、相手には枚数しか知られません。ジョーカーを混ぜて、ふつうのカードに見せかけてもかまいません。
dividing-goes-hand = 手札に入れたカードは、すぐ次の戦いで使えます。
dividing-won-cards = **{ $cards }を獲得しました。** まとめてどちらかへ入れるか、控えに入れるカードを選んで「*分ける*」を押してください。
menu = 争う束を選ぶ…
stack-name = 頂点
attacking-tie-attack = **互角です！** { $stack }を懸けて、控えからもう一度攻撃してください。
attacking-attack-stack = **{ $stack }を懸けて攻撃。** 選ぶとすぐに出されます。
attack-menus = 攻撃に使うカード…
dividing-won-cards-where = **{ $cards }を獲得しました。** どこへ入れますか？
button-divide = 分ける
controls-choosing = **手番です。** 争う束を選んでください。
button-battles-far = これまでの戦い
button-set-aside = 控えに置く
button-reserve = 控えなし
attacking-joker-gives = ジョーカーを出すと対局に負けます！
button-into-my = 手札へ
button-into-my-hand = すべて手札へ
button-into-my-reserve = 控えへ
button-into-my-reserve-2 = すべて控えへ

## A lesson of King of the Hill by playing: seven battles, from the bottom row to the apex

keep-the-sequence = いい攻撃ですが、このカードはもっと大きな束のために取っておきましょう。K♠を押してください。
lesson-goal = ピラミッドの頂点にあるジョーカーを取れば、丘の王になれます。途中で取った束のカードは自分のものになります。
lesson-last = 以上です。束を選び、こっそり攻撃し、取ったカードをもらい、頂点のための力を残しておく。本番の準備はいいですか？
lesson-steps-first-set = まずはカードを脇に置いて控えを作ります。控えを使うのは互角のときだけ。残りは手札で、攻撃に使います。10♣とQ♣を選び、「控えに置く」を押してください。
lesson-steps-any-reserve = 控えは何枚でもかまいませんが、ここではほかのカードを手札で使います。10♣とQ♣だけを置いてください。
lesson-steps-aldric-set = アルドリックも、カードを2枚控えに置きました。枚数は見えますが、どのカードかは誰にもわかりません。
lesson-steps-its-turn = 手番です。2人で争う束を選びます。選べるのは金の枠がついた束で、いまはいちばん下の段だけです。いちばん強いのはエースなので、A♦を押してください。
lesson-steps-thats-allowed = それも選べますが、下の段にエースより強いカードはありません。A♦を押してください。
lesson-steps-stake-marked = 懸かっているのはA♦。剣の印がついています。
lesson-steps-both-attack = 2人ともこっそり攻撃を出し、強いほうが勝ちます。強さは数字どおりで、ジャック、クイーン、キングは10、エースは15。キングでエースを取りましょう。K♠を押してください。
lesson-steps-aldric-more = それでは、アルドリックのカードに負けやすくなります。キングのほうが強いので、K♠を押してください。
lesson-steps-win-aldrics = 勝ちました！　アルドリックのクイーンも強さは10ですが、格はキングが上です。出した2枚はどちらもこの対局から消えます。
lesson-steps-ace-yours = エースを獲得しました。手札なら攻撃に使えますが、控えなら互角のときしか使えません。1枚でエースに勝てるカードはないので、「手札へ」を押してください。
lesson-steps-reserve-ace = 控えに入れると、互角になるまで出番がありません。攻撃に使いたいので、「手札へ」を押してください。
lesson-steps-choose-stack = 束は、すぐ下の2つの束のどちらかがなくなれば選べます。A♦がなくなったので、その上の2つの束が選べるようになりました。
lesson-steps-aldric-chose = アルドリックは3♣とその下の伏せたカードを選びました。いいカードを使うほどの獲物ではありませんね？　ジョーカーを出せば束は譲りますが、ジョーカーは必ず戻ってきます。ジョーカーを出してください。
lesson-steps-could-fight = 戦ってもいいのですが、出したカードはなくなります。ここは譲って、ジョーカーを出しましょう。
lesson-steps-aldric-won = アルドリックは2枚獲得しましたが、9を失いました。ジョーカーは手札に戻っています。
lesson-steps-take-turns = どちらが勝っても、束は交代で選びます。いまは3枚の束が2つ選べます。見えるのは上の1枚でも、勝てば全部もらえます。メニューからK♥ ×3を選んでください。
lesson-steps-thats-allowed-but = それも選べますが、3枚あって上がキングのほうがお得です。K♥ ×3を選んでください。
lesson-steps-three-cards = 3枚が懸かっています。最強の攻撃を出す値打ちがあります。
lesson-steps-two-more = 同じスートで続いた2枚以上のカードは、どれも8以下なら、まとめて攻撃に出せて、強さは合計になります。小さなダイヤ3枚でエースと同じ15。4♦ 5♦ 6♦を出してください。
lesson-steps-thats-worth = それでは15に届きません。ダイヤを3枚とも出しましょう。4♦ 5♦ 6♦です。
lesson-steps-aldric-played = アルドリックはエースを出しました。15対15、互角です！　出したカードはどちらもなくなります。
lesson-steps-tie-both = 互角になったら、今度は控えだけで攻撃し直します。ジョーカーは自動で控えへ移りました。控えでいちばん強いのはクイーンです。Q♣を出してください。
lesson-steps-10-counts = 10の強さはクイーンと同じですが、格は下です。Q♣を出してください。
lesson-steps-queen-beat = クイーンがアルドリックのジャックを破りました。K♥、8♥、6♥が手札に入っています。ジョーカーはまだ控えの中です。
lesson-steps-aldric-chose-which = アルドリックは4♣を選びました。たいした獲物ではありません。ジョーカーは控えからでも攻撃に使えて、そのあと手札に戻ります。出してください。
lesson-steps-play-gone = 出したカードはなくなります。4♣にはもったいないので、ジョーカーを出しましょう。
lesson-steps-aldric-played-his = アルドリックもジョーカーを出しました。「*ジョーカーどうしなら、束は誰のものにもなりません*」。4♣は捨て札です。そのあとアルドリックが4枚の束を2つとも取り、いよいよ頂点を争います。
lesson-steps-player-wins = 誰が選んだかも、獲得した枚数も関係なく、頂点を取った人が対局に勝ちます。アルドリックが強さ15のA♣を持っているのはわかっています。強さ21の6♥ 7♥ 8♥で破りましょう。
lesson-steps-nothing-comes = 頂点のあとには何もないので、出し惜しみは無用です。6♥ 7♥ 8♥で21になります。
lesson-steps-21-beats = 21対15で勝ち。カードの数ではアルドリックが上でも、丘の王の座はいただきです！
lesson-ask = アルドリックもこちらもキングを出して、互角です。アルドリックは何も控えに置かなかったので、控えはジョーカーだけ。どのカードを出しますか？
lesson-steps-then-youd = それでは、互角のときに強さ0のジョーカーしか残りません。10♣とQ♣を置いてください。
lesson-steps-joker-worth = ジョーカーの強さは0なので、束を譲ることになります。このエースは取りたいところです。
lesson-steps-joker-give = ジョーカーでは3枚を譲ってしまいます。ここは戦いましょう。
lesson-steps-ace-worth = エースも強さは15ですが、この小さな3枚は1枚ずつでは頼りになりません。4♦ 5♦ 6♦を出して、エースは残しましょう。
lesson-steps-joker-still = ジョーカーでは、やはり束を譲ってしまいます。Q♣を出してください。
lesson-steps-apex-joker = 頂点でジョーカーを出すと、対局そのものを譲ることになります！
lesson-steps-ace-only = エースではA♣と互角どまり。6♥ 7♥ 8♥なら21です。こちらを出してください。
lesson-answers-play = Q♣を出す
lesson-answers-wins-but = それでも勝ちますが、出したカードはなくなります。アルドリックが出せるのは強さ0のジョーカーだけ。それに勝てるいちばん弱いカードは？
lesson-answers-play-2 = 2♦を出す
lesson-answers-right-aldric = 正解です！　アルドリックは強さ0のジョーカーを出すしかありません。2♦で足りるので、Q♣は次の互角のときに使えます。
lesson-answers-play-joker = ジョーカーを出す
lesson-answers-then-two = それではジョーカーどうしになり、束は捨て札です。このエースは取れます。ジョーカーに勝てるいちばん弱いカードは？

## The public picture of a game of King of the Hill, and the private one of a hand

drawn-hand = 手札
drawn-reserve = 控え
drawn-won = 獲得
drawn-spoils = 戦利品
drawn-choose = 束選び
drawn-attack = 攻撃
drawn-divide = 分ける
drawn-ready = 準備OK
drawn-conceded = 投了
drawn-king = 王
drawn-draw = 王なし
drawn-discarded = 捨て札

## The presenter of King of the Hill: its board, its hands and its rules

name = 丘の王
about = こっそり攻撃を出し合ってピラミッドの束を奪い合い、頂点を取った人が丘の王。2人用。
goal = ピラミッドの頂点のジョーカーを取れば勝ち
signs-legend = ✅ 束を獲得 · ❌ 束を取られた · ⬛ ジョーカーどうしで束が捨て札に · ⭐ 丘の王
options-ten-jack = 10・J・Q・Kには格の差がある
score = 獲得{ $n }枚
options-ten-jack-queen = 10・J・Q・Kは互角

## Sentences on why one decision in King of the Hill is better than another

attack-cards-wins = この戦いの勝率は、{ $cards }なら{ $n }%、{ $other }なら{ $m }%どまりです。
attack-both-win = この戦いの勝率はどちらもほぼ同じですが、最善の手なら{ $best }を頂点のために残せます。
attack-other-wins = { $other }のほうがこの戦いの勝率は高いのですが、この束にそこまでの値打ちはありません。
attack-both-win-battle = この戦いの勝率はどちらもほぼ同じですが、最善の手のほうが安く済みます。
stack-youd-win = いま頂点を争えば、勝率は{ $n }%です。
stack-youd-win-apex = いま頂点を争っても、勝率は{ $n }%しかありません。
stack-youd-win-stack = { $stack }を取れる確率は{ $n }%、{ $other }は{ $m }%どまりです。
after-lose-battle = この戦いに負けても、最善の手なら対局の勝率は{ $n }%です。もう一方の手だと{ $m }%になります。
after-win-battle = この戦いに勝てば、最善の手なら対局の勝率は{ $n }%です。もう一方の手だと{ $m }%になります。
division-best-attack = 手札からの最強の攻撃は、最善の手なら{ $cards }、もう一方の手だと{ $other }どまりです。
division-cards-reserve = { $cards }を控えに置けば、互角のときに勝ちやすくなります。
division-leaves-more = 最善の手なら、攻撃に使えるカードが{ $n }枚多く残ります。戦いはまだ続きます。
division-reserve-more = 控えの枚数が多いほど、互角のときに強くなります。
reserve-card-does = { $card }は手札にあるほうが役に立ちます。控えだと、互角のときにしか使えません。
reserve-card-reserve = 控えに{ $card }があれば、負けるはずの互角にも勝てます。
attack-cards-wins-apex = 頂点での勝率は、{ $cards }なら{ $n }%、{ $other }なら{ $m }%どまりです。
attack-other-wins-battle = { $other }のほうがこの戦いの勝率は高いのですが、最善の手なら{ $best }を頂点のために残せます。

## The rules of King of the Hill in our own words

table-goal-win = **目的。** ピラミッドの頂点にあるジョーカーを取ること。取れば、頂点を選んだのが相手でも、丘の王になれます。獲得したカードの枚数は関係ありません。
battle-ties-joker = **互角。** まだ手札にあるジョーカーは控えに移ります。そのあと、決着がつくまで、2人とも控えだけで攻撃をくり返します。
rules-king-hill = 「丘の王」（King of the Hill）はLarry Levyの作です（The Games Journal）。
rules-pyramid-start = 開始時のピラミッド：頂点にジョーカー、その下に4枚の束が2つ、3枚が3つ、2枚が4つ、1枚が5つ。いちばん下の段、A〜Eが選べます。
table-deal = **配り方。**
table-each-get = 2人それぞれに、カード11枚とジョーカー1枚を配ります。
table-other-30 = 残り30枚で、3枚目のジョーカーを頂点とするピラミッドを作ります。上から、4枚の束が2つ、3枚が3つ、2枚が4つ、1枚が5つです。
table-only-top = 見えるのは、各束のいちばん上のカードだけです。
table-reserve = **控え。**
table-before-first = 最初の戦いの前に、2人ともカードをこっそり控えに置きます。互角のときに決着をつけるためのカードです。
table-set-aside = 1枚も置かなくても、一部でも、全部でもかまいません。相手に見えるのは枚数だけで、中身は秘密です。
table-hide-joker = ジョーカーを混ぜて、ふつうのカードに見せかけてもかまいません。
table-choosing = **束選び。**
table-take-turns = 争う束は交代で選びます。最初に選ぶのはディーラーです。
table-choose-any = いちばん下の段の束なら、どれでも選べます。上の段の束は、すぐ下の2つのうち1つでもなくなれば選べます。
table-only-choose = 頂点は、すぐ下の2つの束が両方なくなってから選べます。ほかの束は残っていてかまいません。
table-spoils = **戦利品。**
table-win-stack = 勝った束のカードはすべて自分のものです。1枚ずつ手札か控えに入れます。
table-opponent-only = 相手に見えるのは、どちらに何枚入れたかだけです。このほかに、手札と控えの間をカードが動くことはありません。
battle-attacks-both = **攻撃。** 2人とも枚数も隠して攻撃を選び、同時に公開します。出せるのは次のどれかです。
battle-card = カード1枚。
battle-sequence-two = 連番：同じスートで数字が続く2枚以上で、どれも8以下のもの（Aはいちばん上なので、下の端は2です）。
battle-joker-which = ジョーカー：束を譲ります。頂点では対局を譲ることになります。
battle-values-higher = **強さ。** 強いほうが勝ちます。
battle-cards-10 = 2〜10は数字どおり、ジャック、クイーン、キングは10、エースは15です。
battle-sequence-worth = 連番は数字の合計です。クラブの4-5-6は15、ダイヤの3-4-5-6は18です。
battle-joker-counts = ジョーカーの強さは0です。
battle-between-two = 強さ10のカード1枚どうしなら、10、J、Q、Kの順に格の高いほうが勝ちます。ホストが「10・J・Q・Kは互角」を選んでいれば、互角です。
battle-anything-else = それ以外は、強さが同じならすべて互角です。
battle-after-battle = **戦いのあと。**
battle-cards-both = 2人が出したカードは対局から消えますが、ジョーカーは手札に戻ります。
battle-two-jokers = ジョーカーどうしなら、束は誰のものにもならず捨て札になります。
battle-now-other = どちらが勝っても、束を選ぶ番はもう一方の人に移ります。
rulings-dealer-chosen = ディーラーはくじで決めます。
rulings-play-joker = ジョーカーは控えからも出せます。そのあとは手札に入ります。
rulings-joker-isnt = 互角のときに出さなかったジョーカーは、控えに残ります。
rulings-tie-reserve = 互角のときに控えが1枚だけなら、それはジョーカーなので、すぐに出されます。
rulings-two-jokers = 頂点でジョーカーどうしになれば、対局は引き分けです。
rulings-discarded-cards = 捨て札は公開します。
rulings-leave-lose = 抜けると負けです。
rulings-cards-go = 控えには1枚も置きません。
rulings-smallest-stack = 束はいちばん枚数の少ないものを選び、頂点は最後にします。
rulings-joker-attacks = 攻撃はジョーカーです。頂点では最強の攻撃になります。
rulings-spoils-go = 戦利品はすべて手札に入ります。

## Sentences of a replay of King of the Hill: its steps, and open hands

step-name-sets = { $name }が控えを決める
step-name-fights = { $name }が{ $stack }を争う
step-name-attacks = { $name }がこっそり攻撃
choice-reserve-cards = 控え{ $n }枚：{ $cards }
step-name-attacks-cards = { $name }が{ $cards }で攻撃

## The texts of King of the Hill: turns, battles, and reasons

refusals-not-your-turn = いまは相手の番です。次に何をするかは盤面に出ています。
refusals-stack-not-available = その束は、下の束がまだふさいでいるので選べません。選べる束には金の枠がついています。
refusals-not-an-attack = それでは攻撃になりません。カード1枚か、どれも8以下の同じスートの連番2枚以上か、ジョーカーを出してください。
refusals-not-in-reserve = 互角のときに攻撃できるのは、控えのカードだけです。
refusals-not-won = 分けられるのは、いま獲得したカードだけです。手札を開き直してください。
refusals-players = 「丘の王」は2人用です。
refusals-joining-closed = 「丘の王」は2人用で、もう2人そろっています。
blow-name-attacked = { $name }は{ $cards }、{ $other }は{ $others }で攻撃：{ $what }。
result-name-won = { $name }が{ $stack }を獲得し、手札に{ $hand }枚、控えに{ $reserve }枚入れました。
footer-stack-left = 残り{ $n }束（全15束）
choice-chosen-cards = 選んだもの：{ $cards }
verdict-name-wins = { $name }が頂点を取り、丘の王になりました！
card = ジョーカー
stack-apex = 頂点
counts-hand = 手札{ $n }枚
counts-reserve = 控え{ $n }枚
counts-won = 獲得{ $n }枚
battle-battle-number = **第{ $number }戦**、{ $stack }を懸けて：
blow-two-jokers = ジョーカーどうし
blow-reserves-name = 控えから{ $name }は{ $cards }、{ $other }は{ $others }で攻撃：{ $what }。
result-nobody-gets = { $stack }は誰のものにもならず、捨て札になります。
result-name-won-stack = { $name }が{ $stack }を獲得し、2枚とも手札に入れました。
result-name-won-stack-put = { $name }が{ $stack }を獲得し、2枚とも控えに入れました。
result-name-won-stack-put-hand = { $name }が{ $stack }を獲得し、手札に{ $n }枚入れました。
result-name-won-stack-put-reserve = { $name }が{ $stack }を獲得し、控えに{ $n }枚入れました。
memory = 使い終わったカード：{ $cards }
verdict-two-jokers = 頂点でジョーカーどうし。丘の王は現れず、引き分けです。
verdict-other-concedes = { $other }が投了。{ $name }が丘の王です！
rows = { $row }段目：{ $stacks }
now-setup = こっそり控えを作ってください。カードは「*手札*」で開けます。まだの人：{ $names }。
now-choosing = { $name }が争う束を選びます。選べるのは金の枠がついた束です。
now-attack-name-chose = { $name }の選択で{ $stack }を争います。2人ともこっそり攻撃してください。まだの人：{ $names }。
now-spoils = { $name }が{ $stack }を獲得し、手札と控えに分けています。
seat = **丘の王**
blow-tie = 互角
blow-name-wins = { $name }の勝ち
footer-ten-jack = 10・J・Q・Kは互角
waiting-choosing = { $name }が争う束を選んでいます。
waiting-spoils = { $name }が戦利品を分けています。
waiting = 選び終わりました。{ $name }を待っています。
hand-in = いま獲得：{ $cards }
known-known-hand = 判明した手札：{ $cards }
known-known-reserve = 判明した控え：{ $cards }
known-hand-reserve = 手札か控えのどちらか：{ $cards }
now-attack-tie-stack = { $stack }を懸けた戦いは互角！　控えからもう一度攻撃してください。まだの人：{ $names }。
blow-name-wins-because = { $name }の勝ち（{ $card }は{ $other }より格上）

## Commands

command = 丘の王
    .about = カードのピラミッドを奪い合う、2人用ゲーム
    .faces_tie = 絵札互角
    .faces_tie-about = バリエーション：10・J・Q・Kはすべて互角（指定しなければなし）
