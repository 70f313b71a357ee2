## King of the Mountain on Discord

## Coaching for people who are new to King of the Mountain: what to do now, and why

chances-king-step = キングはJ10まで{ $n }歩、1手番に1歩です。通り道を狙う敵は、ほかの駒で追い払いましょう。
turn-king-stay = 勝つにはキングが中央に留まらなければなりません。キングを取れそうな駒を探して、止めましょう。
turn-king-step = キングはもうJ10に入れます。入ればその場で勝ちです。
turn-king-step-onto = キングはまだJ10に入れません。入ると取られるからです。J10に利いている駒を追い払うか、間に割って入りましょう。
turn-check-but = チェックですが、防がなくてもかまいません。ここで取られてもキングは{ $point }に戻り、J10まで{ $n }歩です。
chances-capture-possible = 駒を取れる手が{ $n }通りあります。取られた駒はなくならず、自陣の隅に戻るか、控えに入るだけです。
chances-king-walk = J10まで歩くはずのキングが動けません。隣に空きマスを作りましょう。
chances-king-step-j10 = キングはJ10まで{ $n }歩。{ $point }に駒を出すのにも、1歩進むのと同じ1手番かかります。
coaching-picking-picking-another = ほかのプレイヤーの駒を選びます。遠くまで動けない駒ほど弱く、「おすすめ」なら公平な組み合わせになります。
coaching-picking-bringing-piece = 駒を出すには1個ごとに1手番かかるので、遠くまで動ける少数の駒がいちばん役立ちます。迷ったら「*おすすめ*」で十分です。
coaching-deploying = 迷ったら、表示された軍をそのままどうぞ。取られた駒は戻ってくるので、置き場所を間違えても大した痛手にはなりません。
coaching-mutating = ルークやビショップのようにも走れるキングは、中央に早く着きます。ただし、その駒は二度と戻りません。
coaching = 引き分けなら山は誰のものにもなりません。キングたちがJ10まであとどれくらいか、見比べてから答えましょう。
turn-king-step-onto-j10 = キングはもうJ10に入れます。ただ、勝つにはそこに留まる必要があるので、味方を近くに置きましょう。
turn-mark-s = { $mark }のキングにJ10に留まられると負けです。そこで取れば、もっと遠くから出直しになります。
turn-mark-s-king = { $mark }のキングがJ10に迫っています。キングは取られるマスには入れないので、通り道に駒を利かせましょう。

## The parts of every hand of King of the Mountain: the row of controls, and the board

board-shown = 番号
button-resign = 投了
button-offer-draw = ドロー提案
button-accept-draw = 引き分けに応じる
button-decline = 断る

## Setting up an army: picking pieces for a friend, and an editor that swaps squares

picking-picked-pieces = 選んだ駒：{ $pieces }。
wanted-pick-piece = **{ $name }の駒を{ $n }個選んでください**。ほかにキングと側近、ヒーロー6個が加わります。軍の公開まで、中身を知らされるのは本人だけです。
deploying = **布陣してください。** おすすめをそのまま使うか、「*並べ替える*」を押して駒を入れ替えます。
editor-rearrange-army = **駒を並べ替えてください。** マスを2つ押すと、駒が入れ替わります。
given-name-picked = { $name }が選んでくれた駒：{ $pieces }。
army-shown = 陣の隅：{ $pieces }
picking-choose-pieces = 駒を選んでください
picking-keep-these = 控えに置く
picking-give-these = この駒に決める
wanted-pick-piece-reserve = **控えの駒を{ $n }個選んでください**。ヒーロー6個も控えに入ります。全員が選び終わると、すべての控えが公開されます。
editor-which-square = { $square }をどのマスと入れ替えますか？
button-deploy-army = この布陣にする
given-name-left = { $name }が抜けました。手元の駒：{ $pieces }。
square = 空き
button-rearrange = 並べ替える
editor-swap-another = または、代わりに別の駒を置きます。

## A player's hand in King of the Mountain: its decisions, and how to make them

mutating = **キングが取られました。** 今回だけ変異できます。控えの駒を1個、二度と使えなくする代わりに、キングは本来の動きに加えてその駒のように動き、取れるようになります。
button-leave-him = 変異させない

## A lesson of King of the Mountain by playing: one walk to the centre, with its setbacks

lesson-goal = キングを中央のJ10まで歩かせましょう。先に着いたキングの勝ちです。
lesson-last = キングは中央を目指し、取られた駒は戻ってくる。本番では、まず全員がこっそり布陣します。表示された軍でよければ「*この布陣にする*」を押してください。準備はいいですか？
lesson-steps-pieces-red = 左下の赤い駒が自分の駒です。多くはまだ控えにいて、1個出すと手番はおしまい。「*復活*」、続けて「*キャノン*」を押してください。
lesson-steps-bring-help = まずは応援を呼びましょう。「*復活*」、続けて「*キャノン*」を押してください。
lesson-steps-pieces-come = 駒は自陣の隅A1から出ます。そこにキングがいるので、キャノンは第2の復活マス、E5に出ました。
lesson-steps-king-shut = キングは側近に囲まれて身動きできません。カーディナルは斜めに、何かに当たるまで進みます。ここで当たるのはH7の壁。B1のカーディナルの番号、続けてG6の番号を押してください。
lesson-steps-let-cardinal = カーディナルをどけて、キングに場所を空けましょう。B1の番号、続けてG6の番号を押してください。
lesson-steps-walls-stop = 壁はほとんどの駒を止め、どの駒も壁の上には立てません。だから中央への入り口は4つだけ。こちらの入り口はJ7です。
lesson-steps-now-walk = さあ、歩き始めましょう。キングは1手番に1歩、どの方向へも進めます。J10までは12歩。「*キング A1*」、続けて「*B1*」を選んでください。
lesson-steps-only-win = 勝ちにつながるのはキングの歩みだけです。踏み出しましょう。「*キング A1*」、続けて「*B1*」です。
lesson-steps-11-steps = あと11歩、自陣の隅も空きました。
lesson-steps-cannon-captures = キャノンが駒を取るときは、ちょうど1個の駒を飛び越します。壁があっても止まりません。飛び越すのはR18にいるアルドリックのクイーン、取るのはその奥のカーディナルです。「*キャノン R4*」、続けて「*×R19*」を選んでください。
lesson-steps-capture-cannon = クイーンを飛び越して、キャノンで取りましょう。「*キャノン R4*」、続けて「*×R19*」です。
lesson-steps-aldrics-queen = アルドリックのクイーンにキャノンを取られましたが、なくなってはいません。自陣の隅A1に戻っています。アルドリックのカーディナルは、隅にキングがいたので控えに入りました。
lesson-steps-four-turns = 4手番たって、H3にいるアルドリックのクイーンがF5のキングにチェックをかけています。取られたキングも戻ってくるので、防がなくてもかまいません。この1手で、キャノンをI列に回しましょう。「*キャノン A1*」、続けて「*I1*」です。
lesson-steps-leave-him = チェックはそのままにして、この1手を生かしましょう。「*キャノン A1*」、続けて「*I1*」です。
lesson-steps-she-took = キングは取られましたが、すぐE5に戻りました。1歩損しただけです。盤の中ほどで取られればここに、端の近くで取られればA1に戻ります。
lesson-steps-king-capture = キングはどの方向へも1歩先を取れます。隣のクイーンには、守る駒の利きがありません。「*キング E5*」、続けて「*×F5*」を選んでください。
lesson-steps-queen-f5 = F5のクイーンはただで取れます。「*キング E5*」、続けて「*×F5*」です。
lesson-steps-shes-his = クイーンはアルドリックの控えに入りました。出し直すには1手番かかります。
lesson-steps-two-steps = あと2歩。でもI10にいるアルドリックのマーシャルがJ10に利いていて、キングは取られるマスには入れません。自分のキングを飛び越して、マーシャルを取りましょう。「*キャノン I1*」、続けて「*×I10*」です。
lesson-steps-get-rid = まずマーシャルを片づけましょう。「*キャノン I1*」、続けて「*×I10*」。壁もキングも飛び越せます。
lesson-steps-aldrics-king = アルドリックのキングは隅を離れていたので、マーシャルはその隅S19に戻りました。遠いところです。もうJ10に利いている駒はありません。
lesson-steps-way-clear = 道が開けました。キングが取られるマスは、そもそも選択肢に出てきません。「*キング I8*」、続けて「*J9*」を選んでください。
lesson-steps-aldric-needs = アルドリックが戻るには時間がかかります。進みましょう。「*キング I8*」、続けて「*J9*」です。
lesson-steps-step-go = あと1歩。アルドリックのクイーンは遠すぎて止められません。
lesson-steps-now-up = いよいよ頂上へ。「*キング J9*」、続けて「*J10*」です。
lesson-steps-nothing-else = もうほかのことは気にしなくて大丈夫です。「*キング J9*」、続けて「*J10*」です。
lesson-steps-king-centre = キングが中央に着きました。**その場で勝ちです**。
lesson-ask = アルドリックのキングはK11にいて、J10まであと1歩。こちらのキングはまだ遠くです。どの手なら止められますか？
lesson-meanwhile-two-turns = 2手番たちました。キャノンはE5–E4–R4と壁を回りました。アルドリックはジャイアントを出し、O15–O14–O13と歩かせました。
lesson-meanwhile-then-king = そのあとキングはB1–C2–D3–E4–F5と進みました。アルドリックのクイーンはR19–P17–P3–H3と回り込み、マーシャルはM18に動きました。
lesson-meanwhile-five-turns = 5手番たちました。キングはF5–G5–H6–I6–J7–I8と歩き、J7の門を抜けました。アルドリックのマーシャルはM18–M14–J14–K12–K10–I10と動き、キングはR18に移りました。
lesson-meanwhile-aldric-brings = アルドリックはクイーンをO15に出し直しました。
lesson-steps-piece-come = 出し方はどの駒も同じです。ここではキャノンにしましょう。あとで必要になります。
lesson-steps-makes-room = それでも場所は空きますが、壁の許すかぎり、「*G6*」まで行きましょう。
lesson-steps-he-could = 逃げてもいいのですが、その必要はありません。取られたキングがどうなるか、見てみましょう。「*キャノン A1*」、続けて「*I1*」です。
lesson-steps-i9-just = I9でも近さは同じですが、この入門では「*J9*」にしましょう。
lesson-answers-queen-j6 = クイーンをJ6へ
lesson-answers-right-j6 = 正解です！　J6のクイーンがJ10に利いていて、キングは取られるマスには入れません。アルドリックはまずルークを出したので、こちらのキングが近づく時間ができました。
lesson-answers-queen-k6 = クイーンをK6へ
lesson-answers-then-cannon = クイーンを飛び越してキャノンでチェックはかかりますが、キングはチェックから逃げなくてもよいので、J10に入って勝ってしまいます。その1歩を禁じる手は？
lesson-answers-king-h6 = キングをH6へ
lesson-answers-king-needs = こちらのキングには何手番も必要ですが、アルドリックは1手番で足ります。キングは取られるマスには入れません。J10に利かせられる駒はどれでしょう？
lesson-reasons-cardinal-could = カーディナルでもクイーンを取れますが、キングで取れば1歩進めます。「*キング E5*」、続けて「*×F5*」です。
lesson-reasons-marshall-still = それではマーシャルがJ10に利いたままで、キングが入れません。「*キャノン I1*」、続けて「*×I10*」です。

## The letters on the pieces, in the reader's language

drawn-k = 王
drawn-q = 后
drawn-m = 帥
drawn-c = 枢
drawn-b = 角
drawn-r = 飛
drawn-n = 騎
drawn-l = 跳
drawn-p = 砲
drawn-a = 弓
drawn-g = 巨
drawn-h = 勇

## A turn in a hand: press a piece, then a square

respawning = 控えのどの駒を{ $square }に出しますか？　これで手番はおしまいです。
button-whole-board = 盤全体
button-re-spawn = 復活
button-another-piece = ← 別の駒
going = **{ $piece }**：{ $way }
warnings = **キングにチェックがかかっています。**
choosing-turn-press = **手番です。** 駒の番号を押し、続けてマスの番号を押してください。赤い番号は駒を取ります。
button-more = ほかの駒…
choosing-type-move = `/move E5 E9` のように手を入力してもかまいません。

## The presenter of King of the Mountain: its board, its hands and its rules

name = 山の王
about = 壁のある19×19マスのチェス。取られた駒は戻ってきます。キングが先に中央に着いた人が山の王。2〜4人用。
goal = キングが中央のJ10に着けば勝ち
summary = 3人か4人だと、キャノンは初手から駒を取れます。
score = 取った駒{ $n }個
refusal-wrong-pick = 駒をちょうど{ $n }個選んでください。同じ種類は2個までです。

## Sentences on why one move is better than another, from the facts about both

wins-wins-next = 最善の手なら、ほかの人が何をしても、あと{ $n }手番で勝てます。
loses-after-move = { $move }を選ぶと、{ $name }がキングを中央に入れて勝てます。
is-captured = { $move }を選ぶと、{ $square }にいるこちらの{ $piece }を{ $name }に取られかねません。
captures = 最善の手なら、{ $square }の{ $piece }を取れます。
prepares = 最善の手に`{ $reply }`で応じてきたら、次に{ $square }の{ $piece }を取れます。
chances-strongest-answer = { $move }に対する最強の応手は`{ $reply }`です。勝率は{ $more }%ではなく{ $less }%になります。
wins-nobody-take = 最善の手なら、キングを中央から追い出すのは誰も間に合わず、勝ちになります。
loses-after-move-name = { $move }を選ぶと、こちらが何をしても、あと{ $n }手番で{ $name }が勝ちます。
loses-after-move-name-s = { $move }を選ぶと、{ $name }のキングが中央を守りきって勝ちます。
approaches-leaves-king = 最善の手なら、キングは中央まで{ $n }歩です。
approaches-after-move = { $move }を選ぶと、相手のキングが中央まで{ $n }歩に迫ります。
chances-youd-win = 勝率は、最善の手なら{ $more }%、{ $move }なら{ $less }%です。

## Sentences for the refusals of King of the Mountain

not-an-army = その軍は組めません。駒は{ $number }個で、キングと側近、ヒーロー6個を必ず入れます。手札を開き直し、おすすめから始めてください。
refusals-heroes-missing = ヒーローはちょうど6個、すべて盤に置いてください。
refusals-empty-square = そのマスに駒はありません。
refusals-not-your-piece = それは自分の駒ではありません。
refusals-into-check = 敵の駒に取られるマスへ、キングは動けません。
refusals-onto-wall = 壁の上に駒は置けません。
refusals-illegal-move = その駒はそこへ動けません。駒の番号を押すと、動けるマスがわかります。
refusals-not-in-reserve = その駒は控えにありません。
refusals-no-respawn-point = いまはどの駒も復活できません。復活マスが2つとも自分の駒でふさがっています。
refusals-already-offered = ドロー提案は1手番に1回です。
refusals-offer-pending = ドロー提案はもう出ています。返事を待ちましょう。
refusals-no-offer = 返事をするドロー提案はありません。
refusals-players = 「山の王」は2〜4人用です。
refusals-joining-closed = 「山の王」は、始まってからの途中参加はできません。
clashing-all-hands = 総員配置
clashing-army-size = 兵力制限（兵力）
clashing-pick-for-friend = 友は選べる
clashing-wait-for-it = 援軍待ち
clash-other-contradict = 「{ $one }」と「{ $other }」は一緒に使えません。どちらかを外してください。
clash-without-hands = 「総員配置」でなければ、軍の駒は10〜20個です。「兵力」を減らすか、「総員配置」にしてください。
clash-other-contradict-each = 「{ $one }」と「{ $other }」は一緒に使えません。駒が10個では選ぶ余地がないからです。どちらかを外してください。

## The rules of King of the Mountain in our own words

setting-up-goal-move = **目的。** キングを中央のJ10に動かすこと。着けば山の王となり、勝ちです。キングは取られてもまた戻ってくるので、少し後戻りするだけです。
signs-moving-hand = **指し方。** 「*手札*」で開く画面で駒の番号を押し、続けてマスの番号を押します。赤い番号は駒を取る手です。行き先の多い駒には方向ごとのボタンがあり、↱は跳ぶ動きです。
signs-move-notation = **棋譜。** `E5-E9`は移動、`E5xE9`は駒取り、`E5*G7`はアーチャーの射撃、`騎@A1`はナイトの復活です。`/move` で入力できます。文字は駒に書かれたものですが、英字（ナイトは`N`）でもかまいません。
signs-captured-pieces = **取られた駒は戻ります。** 誰の手番も使わず、すぐに戻ります。持ち主の隅が空いていればその隅へ、ふさがっていれば持ち主の控えへ入ります。
rules-king-mountain = 「山の王」（King of the Mountain）はPaul E. Newtonの作です（The Chess Variant Pages）。
rules-citadel-four = 盤「城塞」。四隅に1つずつ、4つの軍が布陣している。真ん中では、切れ目のある壁の輪が中央を囲む。
setting-up-board = **盤。**
setting-up-19-19 = 19×19マスで、ところどころに壁があります。壁の上には止まれません。駒のルールに特に書かれていないかぎり、通り抜けもできません。
setting-up-red-rings = 赤い輪は復活マスです。四隅のほか、中央寄りのE5、E15、O15、O5にあり、この4つを「内側の復活マス」と呼びます。
setting-up-armies = **軍。**
setting-up-king-begins = キングは自陣の隅から始めます。斜め隣にクイーン、左にマーシャル、右にカーディナルが立ちます。
setting-up-sixteen-more = 残る16個は、クイーン、マーシャル、カーディナルから伸びる列に並べます。ヒーロー6個すべてと、ほかの14個から好きな10個です。
setting-up-pieces-leave = 選ばなかった駒はゲームから外れ、控えには入りません。
setting-up-deploy-secret = 全員がこっそり布陣し、軍は同時に公開されます（ハウスルール）。
setting-up-turns = **手番。**
setting-up-move-piece = 時計回りに、1手番につき1個の駒を動かします。
setting-up-instead-moving = 動かす代わりに、控えの駒を復活させてもかまいません。
setting-up-either-turn = どちらもできないときは、手番を飛ばされます（ハウスルール）。
pieces-pieces-straight = **駒。** 「縦横」と書いてあれば、斜めには動けません。かっこの数字は、その駒の個数です。
pieces-king-square = **王 キング：** どの方向へも1マス動けますが、取られるマスには入れません。チェックされても逃げる義務はありません。
pieces-queen-rook = **后 クイーン**、**飛 ルーク**（2）、**角 ビショップ**（2）：チェスと同じです。
pieces-knight-square = **騎 ナイト**（2）：縦横に1マス、続けて外へ向かって斜めに1マス動きます。最初のマスに駒や壁があると通れません。
pieces-marshall-rook = **帥 マーシャル：** ルークとナイトの動きを兼ねます。**枢 カーディナル：** ビショップとナイトの動きを兼ねます。
pieces-kangaroo-leaps = **跳 カンガルー**（2）：チェスのナイトの動きか、斜め2マス先への動きで、何でも飛び越します。
pieces-cannon-moves = **砲 キャノン**（2）：動きはルークと同じです。取るときは、縦横の一直線上でちょうど1個の駒を飛び越し、その次の駒を取ります。壁はいくつでも越えられます。
pieces-archer-moves = **弓 アーチャー**（2）：縦横に1〜2マス動きます。ちょうど斜め2マス先の敵を、間に何があっても、その場から動かずに射て取ります。
pieces-giant-moves = **巨 ジャイアント**（2）：縦横に1マス動きます。斜め1〜2マス先の敵を取り、壁は越えられますが、駒は越えられません。
pieces-hero-moves = **勇 ヒーロー**（6）：斜めに1マス動き、縦横1マス先の敵を取ります。
signs-reading-board = **目印。**
signs-picture-shows = 図に写るのは、いちばん大事な部分です。小さな地図が盤全体で、その中の枠がその部分です。自分の画面の「*盤全体*」を押すと、全体が見られます。
signs-boards-frame = 盤の枠は、次に指す人の色です。盤の横では、その人に金の縁がつきます。
signs-each-name = 名前の前にはキングの印があります。その下は、盤上の駒の数、取った数（`×3`）、輪の印に続けて控えです。`勇6`はヒーロー6個です。
signs-number-alone = 輪の印のあとが数字だけなら、控えが多くて並べきれないときの個数です。
signs-crown-number = 数字のついた王冠は、中央まで3歩以内に迫ったキングの、残りの歩数です。そのキングには盤の上で金の枠がつきます。
signs-tinted-squares = 色のついたマスは直前の手、ぎざぎざのマスはチェックされているキングです。
signs-golden-plate = キングの金の札は、変異で得た動きです。中央の金の札は、そこに留まった手番の数です。
signs-re-spawning = **復活。** 控えの駒を盤に出すと、1手番かかります。
signs-comes-corner = 駒は自陣の隅に出ます。そこに自分の駒がいるときだけ、内側の復活マスに出ます。
signs-enemy-piece = そのマスに敵がいれば取ります。自分の駒を取ることはありません。
signs-captured-king = **取られたキング。** キングもすぐに盤へ戻ります。
signs-he-captured = 外側の4列・4段（A〜D、P〜S、1〜4、16〜19）で取られたら、自陣の隅に戻ります。
signs-he-captured-middle = 盤の中ほど（E5〜O15）で取られたら、内側の復活マスに戻ります。
signs-whatever-stands = 戻るマスにいる駒は、自分の駒でもほかのキングでも取られます。
variants-variants-host = **バリエーション。** ホストは組み合わせて選べます。
variants-hands-deck = *総員配置*：24個の駒をすべて使い、列は1マスずつ長くなります（ハウスルール）。
variants-limited-armies = *兵力制限*：駒は10〜20個で、おすすめは16個か12個です。キング、クイーン、マーシャル、カーディナルとヒーロー6個を必ず含みます（ハウスルール）。
variants-pick-friends = *友は選べる*：左隣のプレイヤーの駒を選びます。
variants-wait-pieces = *援軍待ち*：キング、クイーン、マーシャル、カーディナルのほかは、すべて控えから始まります。兵力制限のときは、控えに入れる駒をまず各自がこっそり選びます（ハウスルール）。
variants-mutant-monarch = *変異の王*：自分のキングが初めて取られたとき、控えの駒1個の動きも得られます。その駒は二度と戻りません。
variants-but-keep = *守りきれるか*：勝つには、キングが何手番か中央に留まらなければなりません。
variants-boards-original = **3つの盤。** 原典に図がないので、どれも私たちの作です（ハウスルール）。
variants-citadel-broken = 「城塞」は切れ目のある壁の輪で、どの門の前にも盾となる壁があります。
variants-forest-single = 「森」は壁があちこちに1つずつあり、ほとんどの筋が短い盤です。
variants-valleys-four = 「谷」は4つの尾根と、長い斜めの筋がある盤です。
rulings-two-players = 2人なら向かい合う隅、3人か4人ならA1から時計回りに座ります。最初に指す人はくじで決めます。
rulings-suggested-armies = おすすめの軍なら、初手では何も取れません。ただし3人か4人のときのキャノンは別で、壁があっても取れることがあります。
rulings-piece-may = 角だけで接する2つの壁の間は、斜めに通り抜けられます。
rulings-king-step = キングは、戻る駒がすべて戻ったあとの形で敵に取られるマスには入れません。控えから復活して取る手は数えません。
rulings-piece-shot = 自陣の隅で射られた駒は、すぐその隅に戻ります。
rulings-king-make = 場所を空けるために追い出されたキングも、取られたものとします。
rulings-reserve-empty = キングが初めて取られたときに控えが空なら、変異の機会は失われます。
rulings-keep-centre = 「中央に留まる」とは、キングが中央にいたまま、自分の手番を決められた回数だけ迎えることです。離れるか取られるかすると、数え直しです。
rulings-draws-leaving = **引き分けと離脱。** こちらもハウスルールです。
rulings-offer-draw = ドロー提案は自分の手番に行い、ほかの全員が応じれば成立します。
rulings-nobody-move = 誰も動けないか、ホストの決めたラウンド上限に達すると引き分けです。
rulings-leave-pieces = 抜けると、自分の駒はすべて盤から消えます。最後に残った人の勝ちです。
rulings-get-suggested = 布陣はおすすめの軍になり、キングの変異はなく、手番はパスになります。

## Sentences of a replay of King of the Mountain

step-name-picks = { $name }が駒を選ぶ
step-name-deploys = { $name }が布陣

## ``/move``: a typed move, instead of one chosen by buttons

with-help = { $reason }{ $square }から行けるのは{ $squares }です。
with-reserve = { $reason }復活できる駒：{ $pieces }。
stuck = { $square }に、動かせる自分の駒はありません。
with-pieces = { $reason }動かせる駒：{ $pieces }。
move = 復活の手として読みました：{ $kind } `{ $move }`。
sources = 控えの{ $kind }
parse-move-read-move = 「{ $move }」は手として読めませんでした。マスはA1〜S19です。例：`/move E5 E9`、ナイトの復活なら `/move 騎@`。
parse-move-move-written = その手は、ここでは`{ $move }`と書きます。

## The texts of King of the Mountain: turns, captures and returns

boards-citadel = 城塞：4つの門が開いた壁の輪
boards-forest = 森：あちこちにぽつんと立つ壁、短い筋
boards-valleys = 谷：4つの尾根の間に長い斜めの筋
names-king = キング
names-queen = クイーン
names-marshall = マーシャル
names-cardinal = カーディナル
names-bishop = ビショップ
names-rook = ルーク
names-knight = ナイト
names-kangaroo = カンガルー
names-cannon = キャノン
names-archer = アーチャー
names-giant = ジャイアント
names-hero = ヒーロー
way-also-like = { $kind }の動きも：{ $way }
offer-name-offers = 🤝 { $name }がドロー提案中です（本人の次の手番まで有効）。返事待ち：{ $names }。
loss-mark-kind = { $mark } { $kind } { $square }は{ $to }へ戻る
footer = 第{ $round }ラウンド
pieces-reserve-pieces = 控え：{ $pieces }
way-step-any = どの方向へも1歩。ただし取られるマスには動けません。
way-any-distance = 縦横斜めに何マスでも。
way-any-distance-straight = 縦横に何マスでも、またはナイトの動き。
way-any-distance-diagonally = 斜めに何マスでも、またはナイトの動き。
way-any-distance-diagonally-2 = 斜めに何マスでも。
way-any-distance-straight-2 = 縦横に何マスでも。
way-step-straight = 縦横の空きマスへ1歩、続けて外へ向かって斜めに1歩。
way-leaps-over = チェスのナイトの動きか斜め2マス先へ、何でも飛び越す。
way-any-distance-straight-captures = 縦横に何マスでも。取るときは駒をちょうど1個飛び越し、壁はいくつでも越える。
way-two-squares = 縦横に1〜2マス。斜め2マス先を、何でも越えて射る。
way-step-straight-captures = 縦横に1歩。斜め1〜2マス先を、壁を越えて取る。
way-step-diagonally = 斜めに1歩。縦横に1歩先を取る。
offer-youve-offered = 🤝 ドロー提案中です。次の手番まで有効なので、そのまま指し続けてください。返事待ち：{ $names }。
near-name-s = 👑 **{ $name }のキングは{ $square }で取られ、{ $point }に戻りました。**
ply-name-passes = { $name }はパス。
ply-name-offers = { $name }がドロー提案。
ply-name-accepts = { $name }は引き分けに応じました。
ply-name-declines = { $name }は引き分けを断りました。
ply-name-leaves = { $name }が抜け、駒も消えました。
ply-name-s = { $name }のキングは、これから{ $kind }の動きもできます。
ply-name-re = { $name }：{ $kind }が復活 `{ $move }`
loss-mark-kind-square = { $mark } { $kind } { $square }は控えへ
verdict-name-s = { $name }のキングが中央のJ10に着いて山の王となり、対局に勝ちました。
suggestion-vanguard = 前衛
suggestion-phalanx = 密集陣
suggestion-raiders = 遊撃隊
options-hands-deck = 総員配置：駒24個ずつ
options-pick-friends = 友は選べる
options-wait = 援軍待ち
options-mutant-monarch = 変異の王
options-but-keep = 守りきれるか：{ $n }手番
options-draw-after = { $n }ラウンドで引き分け
now-picking-each-secretly = 控えに置く駒を、全員がこっそり選びます。まだの人：{ $names }。「*手札*」を押すと選べます。
now-picking-each-secretly-pick = 左隣のプレイヤーの駒を、全員がこっそり選びます。まだの人：{ $names }。「*手札*」を押すと選べます。
now-deploying = 全員がこっそり布陣し、軍は同時に公開されます。まだの人：{ $names }。「*手札*」を押すと自陣の隅が開きます。
now-mutating = { $name }のキングが初めて取られました。控えの駒の動きを得ることができます。
recent = **最近の手**
ply-name-leaves-king = { $name }はキングを変異させませんでした。
ply-check-names = { $names }にチェック
ply-still-check = チェックのまま
waiting-picking-youve-picked = 選んだ駒：{ $pieces }。ほかの人を待っています。
waiting-deploying = 布陣が終わりました。全員が布陣すると公開されます。
waiting-its-turn = 手番ではありません。いまの局面は盤面に出ています。
verdict-name-last = 最後に残った{ $name }のキングが、山の王の座につきました。
verdict-name-s-king = { $name }のキングが中央のJ10を守りきって山の王となり、対局に勝ちました。
verdict-agreed = 合意による引き分け。どのキングも山の王にはなりませんでした。
verdict-limit = 最後のラウンドが終わり、引き分け。どのキングも山の王にはなりませんでした。
verdict-stuck = もう誰も動けず、引き分けです。
options-limited-armies = 兵力制限：駒{ $n }個ずつ
now-playing = { $name }のキングにチェックがかかっています。
near-name-s-king = 👑 **{ $name }のキングは中央まで{ $n }歩。**
waiting-picking-name-left = { $name }が抜けたので、選ぶ駒はありません。ほかの人を待っています。
waiting-last-move = 最後に指した手：`{ $move }`。
near-name-s-king-centre = 👑 **{ $name }のキングが中央に留まっています：{ $wanted }手番中{ $kept }手番。**

## Commands

command-move = 指す
    .about = 山の王：手を入力する（E5 E9、騎@A1など）
    .from = 移動元
    .from-about = 動かす駒のマス、控えの駒（騎@など）、または1手全体
    .to = 移動先
    .to-about = 動かす先、または射る先のマス
    .match = 対局
    .match-about = どの対局か（いくつも参加しているとき）
command = 山の王
    .about = 壁のある19×19マスのチェス、2〜4人用
    .board = 盤
    .board-about = 3つの盤のどれを使うか（指定しなければ「城塞」）
    .board-citadel = 城塞：4つの門が開いた壁の輪
    .board-forest = 森：あちこちにぽつんと立つ壁、短い筋
    .board-valleys = 谷：4つの尾根の間に長い斜めの筋
    .all_hands = 総員配置
    .all_hands-about = バリエーション「総員配置」：駒は24個ずつ
    .army_size = 兵力
    .army_size-about = バリエーション「兵力制限」：1人あたりの駒の数（指定しなければ20）
    .pick_for_friend = 友は選べる
    .pick_for_friend-about = バリエーション「友は選べる」：左隣のプレイヤーの駒を選ぶ
    .wait_for_it = 援軍待ち
    .wait_for_it-about = バリエーション「援軍待ち」：4個を除くすべての駒が控えから始まる
    .mutant_monarch = 変異の王
    .mutant_monarch-about = バリエーション「変異の王」：キングが初めて取られたとき、駒の動きを1つ得る
    .keep_it = 守りきれるか
    .keep_it-about = バリエーション「守りきれるか」：キングが中央に留まる手番の数（0ならなし）
    .turn_limit = ラウンド上限
    .turn_limit-about = このラウンド数が過ぎたら引き分け（0なら無制限）
