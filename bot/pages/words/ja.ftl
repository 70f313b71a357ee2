## Controls for picking one or several cards from a hand of any size

choose-card = カードを選ぶ：{ $first }〜{ $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
joker = { $colour ->
    [black] 黒ジョーカー
   *[red] 赤ジョーカー
 }

## Names of the computers' levels, and the mark that tells computers from people

level = { $level ->
    [page] 小姓
    [knight] 騎士
   *[king] 王
 }
manner = { $level ->
    [page] 初心者らしいミスをします。はじめての対局に
    [knight] 上手ですが、見抜ける癖があります
   *[king] 全力で相手をします
 }
opponents = { $level ->
    [page] 小姓 ★ の腕前は初心者並み。勝てば、次は騎士 ★★ が相手です。
    [knight] このゲームで小姓に勝ったので、騎士 ★★ が席につきました。
   *[king] このゲームで騎士に勝ったので、王 ★★★ が席につきました。
 }
menu-add-computer = コンピューターを加える

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated = { $why ->
    [casual] カジュアルの対局なので、レート対象外です。
    [hint] ヒントを使ったので、この勝ちは成績に数えません。
    [takeback] 待ったがあったので、負けたときだけ数えます。
   *[often] この24時間に、このゲームのレート対象の対局をもう{ $n }局した2人がいるため、レート対象外です。
 }
called-off = { $why ->
    [rules] この対局は打ち切りになりました。始まったあとで、このゲームのルールが訂正されたためです。成績には数えません。/play で新しく始めてください。
    [uninstalled] このゲームがなくなったので、この対局は打ち切りになりました。誰の成績にも数えません。
    [manager] サーバーの管理者が、この対局を打ち切りました。誰の成績にも数えません。
    [agreed] 全員が終了に同意したので、この対局は結果なしで終わりました。
    [removed] サーバーから外されたため、この対局は結果なしで終わりました。
    [unseen] 1週間、Discordでこの対局を表示できなかったので、打ち切りました。誰の成績にも数えません。
    [unplayed] { $name }が一度も手を選ばないうちに抜けたので、この対局は打ち切りになりました。誰の成績にも数えません。
    [absent] { $name }が最初の手番を続けて逃したので、この対局は打ち切りになりました。誰の成績にも数えません。
   *[none] この対局は、結果なしで打ち切られました。
 }
closed = { $why ->
    [host] 対局が始まる前に、ホストがこの卓を閉じました。
    [empty] 対局が始まる前に、全員が席を立ちました。
    [idle] しばらく動きがなかったので、この卓を閉じました。
    [manager] サーバーの管理者が、この卓を閉じました。
    [rules] このゲームのルールが訂正されたので、この卓は対局が始まる前に閉じられました。/play で新しい卓を立ててください。
    [uninstalled] このゲームがなくなったので、この卓は対局が始まる前に閉じられました。
   *[none] この卓は、対局が始まる前に閉じられました。
 }
older-rules = 古いルールで行われた対局なので、盤面はもう表示できません。
not-installed = このゲームはもうここにありませんが、成績は残っています。
button-next-level = 次は{ $level }
too-soon = { $name }は数手のうちに1人だけになったので、レートは変わりません。
your-end = { $how ->
    [won] 勝ちました！
    [drew] 引き分け
    [lost] 負けました
   *[ranked] { $players }人中{ $rank }位
 }
place = { $how ->
    [won] 勝ち
    [drew] 引き分け
    [lost] 負け
   *[ranked] { $players }人中{ $rank }位
 }
rating = レート{ $rating }（{ $change }）
button-new-game = 新しいゲーム
new-rank = このサーバーで現在{ $rank }位
button-rematch = 再戦
button-open-again = もう一度開く
was-away = 留守が長く、離脱扱い

## Choosing a language, for a person or a server

as-in-discord = Discordと同じ言語
menu-language = 言語
unknown-language = その言語は話せません。一覧から選んでください。

## Names of leaderboards and of their periods

week = { $year }年第{ $week }週

## The interface that a game's cog implements so that everything else can show the game

refusal = { $code ->
    [not_your_turn] 手番ではありません。誰の番かは盤面に出ています。
    [already_chosen] もう選び終わっていて、取り消せません。
    [already_left] この対局はもう抜けています。
    [card_not_held] そのカードはもう手札にありません。手札を開き直してください。
    [match_over] この対局は終わりました。「*再戦*」で新しい卓が立ちます。
   *[other] いまはできません。手札を開き直してください。
 }
chance = { $n ->
    [0] ほぼ勝てない
    [100] ほぼ確実に勝てる
   *[other] 勝率は{ $percent }
 }
luck = { $how ->
    [none] 運は勝率に影響しませんでした。
    [raised] 運のおかげで勝率が{ $n }ポイント上がりました。
   *[lowered] 運のせいで勝率が{ $n }ポイント下がりました。
 }
winners = { $n ->
    [0] 対局は引き分けに終わりました。
   *[other] { $names }が対局に勝ちました！
 }

## The pages with the rules of a game

leaving-early = 最初の手を選ぶ前に抜けると、対局は打ち切りになり、成績には数えません。1日に3回そうすると、次のレート対象の対局まで15分待つことになります。
kept-seat = 3回続けて時間切れになると、本人が戻るまでコンピューターが席を預かります。

## Pages shared by all games: lobby, notice, controls, pings, hands

pace = { $pace ->
    [live] ライブ：1手は秒単位
    [relaxed] ゆったり：1手5分
    [correspondence] 通信：1手1日
   *[untimed] 無制限：時計なし
 }
clock = { $moment }に時間切れ
absent = { $names }が席に戻るまで、コンピューターが席を預かります。
lobby = **{ $game }：卓が立っています**
lobby-full = 全員そろいました。対局開始は{ $moment }です。
table-at = 卓：{ $place }
ping = { $occasion ->
    [turn] { $names }：「{ $game }」の手番です。
    [chance] { $names }：「{ $game }」はいま遊べます。
    [late] { $names }：「{ $game }」の持ち時間が{ $moment }に切れます。
    [joined] { $names }：{ $player }が「{ $game }」の卓につきました。
    [full] { $names }：「{ $game }」の席が埋まりました。
    [closing] { $names }：「{ $game }」の卓は{ $moment }に閉じます。
    [invited] { $names }：{ $host }が「{ $game }」の再戦を希望しています。
    [next] { $names }：こちらも「*次の対局*」を押すと、「{ $game }」の次の対局が始まります。
    [replaced] { $names }：「{ $game }」の手番を何度か逃したので、コンピューターが席を預かっています。手札を開くと席に戻れます。
    [over] { $names }：「{ $game }」の対局が終わりました。
   *[cancelled] { $names }：「{ $game }」は中止です。
 }
late = { $how ->
    [passed] { $names }は時間切れになりました。
   *[moved] { $names }は時間切れになったので、代わりに手を選びました。
 }
covered-board = ほかの卓でも同じ配札で対局中のため、ここにカードは出しません。「*手札*」を押すと卓が見られます。{ $names }を待っています。
no-hand = { $why ->
    [undealt] 対局が始まると手札が配られます。
    [over] この対局は終わりました。結果は盤面に出ています。
    [left] この対局を抜けました。続きは盤面で見られます。
   *[watching] この対局には参加していませんが、盤面で様子を追えます。
 }
stand-in = 留守の間は、コンピューターが席を預かっています。自分の手の3分の1を超えて任せると、抜けたことになります。
button-more = その他
button-hint = { $rated ->
    [yes] ヒント（勝っても成績に数えません）
   *[no] ヒント
 }
button-resign = { $how ->
    [alone] はい、投了します
   *[counts] はい、抜けます
 }
paused = 1か月動きがなかったので、中断しました。
button-take-seat = 席に戻る
invited = 再戦に招待：{ $names }。
button-lesson = 2分で覚える
playing = { $names }が対局中です。
resign = { $how ->
    [alone] 投了しますか？
   *[counts] 対局から抜けますか？
 }
resign-cost = { $how ->
    [alone] ここで終わり、負けになります。
    [unplayed] まだ一度も手を選んでいないので、いま抜けると対局そのものが打ち切りになります。誰の成績にも数えません。
    [undecided] 抜けると戻れません。まだ一度も手を選んでいないので、成績には数えません。
   *[counts] 抜けると戻れず、負けになります。
 }
button-join = 参加する
button-watch = 観戦する
button-still-looking = まだ募集中
host = ホスト
button-resume = 再開する
button-start = 始める
button-cancel = 取り消す
button-wait = もう少し待つ

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = 終わった対局
button-settings = 設定
games-question = { $verb ->
    [learn] どのゲームを覚えますか？
   *[try] どのゲームで遊びますか？
 }
games-told = { $verb ->
    [learn] どれも2分ほど。遊びながら覚えられ、負けても失うものはありません。
    [open_table] ボタンを押すと、このチャンネルに卓が立ち、ほかの人も参加できます。
   *[try] ボタンを押すと、すぐに始まります。ほかの席にはコンピューターがつきます。
 }
button-try-game = 遊んでみる
level-with-stars = { $level } { $stars }
