## High Card on Discord

## Coaching for people who are new to High Card: what to do now, and why

against-one-cards-see = 見えていないカードのうち、手元のカードより小さいのは{ $lower }枚、大きいのは{ $higher }枚です。
alone-card-middling = { $card }は中くらい。相手は{ $rivals }人なので、小さいカードも大きいカードも出そうです。
coaching-both-ends = 「最小」も「最大」も宣言済み。中くらいのカードを「中間」で通すなら今です。
coaching-player-said = 「最小」と言った人は小さいカードを持っていそうです。手元のカードは、思ったより上になるかもしれません。
coaching-player-said-highest = 「最大」と言った人は大きいカードを持っていそうです。手元のカードは、思ったより下になるかもしれません。
coaching-player-said-middle = 「中間」と言った人のカードは、たぶん両端ではありません。ごく小さいカードか、ごく大きいカードが有利な場面です。
coaching-nobody-spoken = まだ誰も宣言していません。手札でいちばん小さいカードか、いちばん大きいカードが安全です。出さないカードは手元に残ります。
against-one-two-cards = 2枚のうち一方が最小、もう一方が最大になります。ごく小さいカードか、ごく大きいカードが安全です。
alone-nothing-ranks = { $card }より端のカードはありません。そちらの端を宣言すれば、同じ数字と並んでも正解なので、外れません。
alone-few-cards = { $card }より小さいカードはわずかです。でも相手は{ $rivals }人、誰かが持っているかもしれません。
alone-few-cards-higher = { $card }より大きいカードはわずかです。でも相手は{ $rivals }人、誰かが持っているかもしれません。

## A lesson of High Card by playing: two rounds against two computers, up to the first win

lesson-goal = 出そろったカードの中で、自分のカードがどこに来るかを当てます。外した人は脱落です。
lesson-last = 以上です。カードを出し、どこに来るかを宣言し、当てて、最後まで残る。本番は4点先取です。準備はいいですか？
lesson-steps-everyone-card = カードは1人1枚、ほかの人には見えません。手元の2より小さいカードはないので、「*最小*」と宣言しましょう。
lesson-steps-nothing-ranks = 2より下はありません。「**最小**」を押してください。
lesson-steps-three-right = 全員正解です。この2が最小、アルドリックの9が中間、ベレンガルのクイーンが最大でした。脱落者がいないので、新しいカードでラウンドが続きます。
lesson-steps-now-speak = 今度は最後の番なので、ほかの人の宣言がヒントになります。2人とも「最小」と言いました。では、このクイーンは？
lesson-steps-other-two = 2人とも小さいと言っています。それならクイーンがいちばん上、「最大」です。
lesson-steps-right-again = また正解です。ベレンガルの7は最小ではなかったので、このラウンドから脱落です。
lesson-steps-two-players = 残るは2人、先に宣言する番です。2枚なら、一方が最大でもう一方が最小。10より小さいカードのほうが多くあります。
lesson-steps-more-cards = 10より大きいカードより、小さいカードのほうが多いのです。賭けるなら「最大」です。
lesson-steps-aldric-had = アルドリックは8で「最大」と言って外れ。こちらが最後の1人になったので、このラウンドは勝ちです。**1点と、手札がもう1枚**。手札はこれからずっと1枚多くなります。
lesson-steps-point-gave = 1点取って手札が2枚になったので、今度はどちらを出すか選べます。キングならまず最大でしょう。キングを押し、続けて「*最大*」を押してください。
lesson-steps-could-anything = 6では、どう転ぶか読めません。キングを「最大」で出すのが安全です。
lesson-steps-right-cards = 正解です。公開されたカードは、ラウンドが終わるまで表のまま残ります。宣言する前に、上に並んだカードを見ておきましょう。
lesson-steps-other-two-both = 2人とも「最大」と言いました。手札のうち、その2人よりずっと下になりそうなのはどちら？
lesson-steps-go-low = みんなが上なら、こちらは下へ。小さいほうのカードを「最小」で出しましょう。
lesson-steps-berengars-10 = ベレンガルの10は最大ではなく、脱落です。あと1人で勝ちです。
lesson-steps-only-aldric = 残る相手はアルドリックだけ。手元には、外れようのないカードがあります。出してください。
lesson-steps-lowest-fail = 2を「最小」で出せば外れません。悪くても、ほかの2と並ぶだけです。
lesson-steps-aldrics-wasnt = アルドリックの5は最小ではありませんでした。これで2点目。ここでは2点で勝ちです。
lesson-ask = アルドリックは「最小」、ベレンガルは「最大」と言い、こちらが最後の番です。どう出しますか？
lesson-steps-only-ace = キングより大きいのはエースだけです。「*最大*」と宣言しましょう。
lesson-steps-may-work = それでも通るかもしれませんが、6のほうがもっと安全です。小さいほうを出しましょう。
lesson-answers-highest = Q♣を「最大」で
lesson-answers-berengar-said = ベレンガルは「最大」と言ったので、そのカードはたぶんとても大きく、クイーンでは届かないかもしれません。もっと安全な出し方を探しましょう。
lesson-answers-lowest = 8♦を「最小」で
lesson-answers-aldric-said = アルドリックは「最小」と言ったので、そのカードはたぶん8より下です。もっと安全な出し方を探しましょう。
lesson-answers-middle = 8♦を「中間」で
lesson-answers-right-claims = 正解です！　1人は小さい、もう1人は大きいと言っていて、8はその間です。アルドリックは4、ベレンガルはエースでした。

## The pictures of High Card: the public table, and the same above the viewer's own cards

drawn-lowest = 最小
drawn-middle = 中間
drawn-highest = 最大

## The presenter of High Card: its board, its hand and its rules

name = ハイカード
about = カードを裏向きに出し、最小・中間・最大のどれになるかを宣言。当て続けて最後まで残りましょう。2〜13人用。
goal = ラウンドで最後まで残れば1点
not-now = 「ハイカード」ではできない操作です。手札を開き直してください。
signs-legend = ✅ 正解 · ❌ 外れて脱落 · ⭐ ラウンド勝利
options = { $n }点先取
memory-hands-played = これまでの勝負

## Sentences on why one declaration of High Card is better than another

contested = { $name }の宣言は「*{ $declaration }*」です。{ $card }でそれに勝てる確率は{ $n }%しかありません。
gain-wins-round = その場でラウンドを制する確率は、最善の手なら{ $n }%、「{ $action }」なら{ $other }%です。
reason-two-players = 残り2人なので、「*中間*」は正解になりません。
reason-keeps-card = 最善の手なら、{ $card }をあとの勝負に残せます。
gain-loses-match = その場で対局に負ける確率は、最善の手なら{ $n }%、「{ $action }」なら{ $other }%です。
gain-knocks-out = このラウンドで脱落する確率は、最善の手なら{ $n }%、「{ $action }」なら{ $other }%です。
gain-its-right = 当たる確率は、最善の手なら{ $n }%、「{ $action }」なら{ $other }%です。
gain-wins-match = その場で対局に勝つ確率は、最善の手なら{ $n }%、「{ $action }」なら{ $other }%です。

## The rules of High Card in our own words

play-goal-score = **目的。** 点を取ること。目標点（指定しなければ4点）に最初に届いた人の勝ちです。
play-picture-neither = **図の説明。** 9は最小でも最大でもないので、「*中間*」が正解でした。キングで「*最大*」と言った人は外れです。Aが出ていました。
rules-reveal-four = 4人での公開：4♣ 最小、正解。9♦ 中間、正解。K♠ 最大、外れ。A♥ 最大、正解。3人目はこのラウンドから脱落。
rules-high-card = 「ハイカード」（High Card）はChris GesellとJason Christieが考案し、Guy Srinivasanが寄せてくれたゲームです。
play-hand = **1回の勝負。**
play-everyone-still = ラウンドに残っている全員に1枚ずつ配ります。
play-turn-each = 手番順に手札を1枚裏向きに出し、「*最小*」「*中間*」「*最大*」のどれかを宣言します。
play-when-everyone = 全員が宣言したらカードを表にします。外した人は、そのラウンドから脱落です。
play-cards-been = 公開されたカードは、ラウンドが終わるまで表のまま残ります。
play-right = **正解の決め方。**
play-aces-high = Aがいちばん大きいカードです。
play-lowest-right = 公開された中でいちばん小さい数字のカードは、何枚あってもすべて「*最小*」が正解です。いちばん大きい数字なら「*最大*」が正解です。
play-middle-right = その間の数字は、すべて「*中間*」が正解です。
play-cards-same = 全部が同じ数字なら、「*最小*」も「*最大*」も正解で、「*中間*」は外れです。
play-end-round = **ラウンドの終わり。**
play-last-player = 最後まで残った人が1点を取り、それからは手札が1枚増えます。2点なら3枚から選べるわけです。
play-everyone-left = 残っていた全員が一度に外したら、誰にも点は入らず、全員が戻ってラウンドをやり直します（ラウンド数は1つ進みます）。
play-deck-too = 山札が足りず次の勝負を配れないときは、残っている全員が1点ずつ取ります。
play-then-open = そのあと、表になったカードをすべて山札に戻してシャッフルします。出さなかったカードは手元に残ります。
rounds-begins = **最初の番。**
rounds-last-player = 次のラウンドは、いちばん最近点を取った人から始めます。誰かが点を取るまでは、くじで選ばれた人が始めます（ハウスルール）。
rounds-later-hands = 同じラウンドの2回目からの勝負では、残っている人の中で左隣の人が始めます。
rounds-several-players = 山札が足りずに何人も点を取ったときは、直前の勝負を始めた人から（その人も含めて）左隣へ順に見ていき、点を取った人のうち最初に当たる人が始めます。
rounds-joining = **途中参加。**
rounds-join-match = 進行中の対局にも加われます。0点から始め、次のラウンドからカードが配られます。
rounds-up-13 = 人数×目標点が52以下なら、13人まで遊べます。
rounds-several-players-reach = 何人かが同時に目標点に届けば、勝ちを分け合います。
rounds-leave-out = 抜けるとその場で脱落し、カードは次のシャッフルで山札に戻り、順位は残った全員の後ろになります。最後まで残った1人は勝ちです。
rounds-hand-ends = 誰かが抜けて勝負が終わったら、まだ裏向きのカードは持ち主に戻ります。
rounds-time-runs = 時間が切れると、正解になる見込みがいちばん高いカードと宣言が選ばれます。

## Sentences of a replay of High Card: its steps, and open hands

step-name-says = { $name }が「{ $declaration }」と宣言
worth = 当たる確率は{ $right }%、対局の勝率は{ $n }%
step-name-plays = { $name }が{ $card }を出して「{ $declaration }」と宣言
held = 裏向き：{ $card }

## The texts of High Card: standings, events, and reasons

too-many = { $players }人で{ $target }点先取にすると、52枚のカードでは足りません。人数×点数は52までです。
refusals-table-full = 「ハイカード」は{ $most }人までです。
refusals-players = 「ハイカード」は{ $least }〜{ $most }人用です。
heading = 第{ $round }ラウンド・勝負{ $hand }回目 · { $target }点先取 · { $deck }
turn = { $name }の番です。
result = 前回の公開：{ $plays }
why-lowest-lowest = 最小は{ $lowest }、最大は{ $highest }、残りは中間でした。
judgement-names-wrong = { $names }が外して脱落です。
why-it-went-out-went-out = { $card }を「*{ $declaration }*」で出して脱落しました。それより小さいカードはありませんでした。
why-out-out-round = このラウンドは脱落です。{ $card }で「*中間*」と宣言しましたが、それより小さいカードはありませんでした。次のラウンドでまた参加します。
open = このラウンドで公開済み：{ $cards }
plain-seat = { $points }/{ $target }
state-declared-declaration = 宣言：**{ $declaration }**
state-out-round = このラウンドは脱落 ✗
state-joins-next = 次のラウンドから参加
why-every-card = 全員が同じ数字（{ $rank }）でした。みな最小でも最大でもあり、中間はありません。
why-lowest-lowest-highest = 最小は{ $lowest }、最大は{ $highest }でした。
why-lowest-lowest-highest-highest = 最小は{ $lowest }、最大は{ $highest }で、中間のカードはありませんでした。
judgement-everyone-right = 全員正解です。
ending-names-wins = { $names }がラウンドを制しました。1点獲得、手札も1枚増えます。
ending-nobody-left = 誰も残らなかったので得点はなし。同じラウンドをやり直します。
ending-arent-enough = 山札が足りず、次の勝負を配れません。{ $names }が1点を獲得し、手札も1枚増えます。
question-turn-pick = **手番です。** カードを選び、最小・中間・最大のどれになるかを宣言してください。
question-turn-card = **手番です。** { $card }は最小、中間、最大のどれになりますか？　答えると、そのカードが出ます。
waiting-card-lies = { $card }を裏向きに出してあります。
own-result = 自分の結果
why-it-went-out-went-out-card = { $card }を「*{ $declaration }*」で出して脱落しました。それより大きいカードはありませんでした。
why-out-out-round-said = このラウンドは脱落です。{ $card }で「*中間*」と宣言しましたが、それより大きいカードはありませんでした。次のラウンドでまた参加します。
hand-in = 手札：{ $cards }
declaration-lowest = 最小
declaration-middle = 中間
declaration-highest = 最大
heading-deck = 山札{ $n }枚
state-winner = **勝者**
memory-hand-number = **勝負{ $number }回目**
told-joined = { $name }が参加しました。次のラウンドから加わります。
told-left = { $name }が対局を抜けました。
waiting-youll-get = 次のラウンドからカードが配られます。
why-it-went-out-highest = { $card }を「*{ $declaration }*」で出して脱落しました。{ $other }のほうが大きいカードでした。
why-it-went-out-lowest = { $card }を「*{ $declaration }*」で出して脱落しました。{ $other }のほうが小さいカードでした。
why-out-highest = このラウンドは脱落です。{ $card }で「*最大*」と宣言しましたが、{ $other }のほうが大きいカードでした。次のラウンドでまた参加します。
why-out-lowest = このラウンドは脱落です。{ $card }で「*最小*」と宣言しましたが、{ $other }のほうが小さいカードでした。次のラウンドでまた参加します。

## Commands

command = ハイカード
    .about = 場を読み合うカードゲーム、2〜13人用
    .target = 目標点
    .target-about = 勝ちに必要な点数（指定しなければ4点）
