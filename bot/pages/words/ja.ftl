## Controls for picking one or several cards from a hand of any size

menu-choose-card = カードを選ぶ：{ $first }〜{ $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
jokers-black-joker = 黒ジョーカー
jokers-red-joker = 赤ジョーカー

## Names of the computers' levels, and the mark that tells computers from people

level-names-page = 小姓
level-names-knight = 騎士
level-names-king = 王
manners-page = 初心者らしいミスをします。はじめての対局に
manners-knight = 上手ですが、見抜ける癖があります
manners-king = 全力で相手をします
opponents-page = 相手は小姓 ★ です。初心者らしいミスをします。勝てば、次は騎士 ★★ が席につきます。
opponents-knight = このゲームで小姓に勝ったので、騎士 ★★ が席につきました。開始前の卓で「*コンピューターを加える*」を使えば、好きな強さを選べます。
opponents-king = このゲームで騎士に勝ったので、王 ★★★ が席につきました。開始前の卓で「*コンピューターを加える*」を使えば、好きな強さを選べます。
menu-add-computer = コンピューターを加える

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated-casual = カジュアルの対局なので、レート対象外です。
unrated-hint = ヒントを使ったので、負けたときだけ数えます。
unrated-takeback = 待ったがあったので、負けたときだけ数えます。
unrated-often = この24時間に、このゲームのレート対象の対局をもう{ $n }局した2人がいるため、レート対象外です。
called-off-rules = この対局は打ち切りになりました。始まったあとで、このゲームのルールが訂正されたためです。成績には数えません。/play で新しく始めてください。
called-off-manager = サーバーの管理者が、この対局を打ち切りました。誰の成績にも数えません。
called-off-agreed = 全員が終了に同意したので、この対局は結果なしで終わりました。
called-off-removed = サーバーから外されたため、この対局は結果なしで終わりました。
called-off-unseen = 1週間、Discordでこの対局を表示できなかったので、打ち切りました。誰の成績にも数えません。
called-off-unplayed = { $name }が一度も手を選ばないうちに抜けたので、この対局は打ち切りになりました。誰の成績にも数えません。
called-off-absent = { $name }が最初の手番を続けて逃したので、この対局は打ち切りになりました。誰の成績にも数えません。
called-off-none = この対局は、結果なしで打ち切られました。
closed-host = 対局が始まる前に、ホストがこの卓を閉じました。
closed-empty = 対局が始まる前に、全員が席を立ちました。
closed-idle = しばらく動きがなかったので、この卓を閉じました。
closed-manager = サーバーの管理者が、この卓を閉じました。
closed-rules = このゲームのルールが訂正されたので、この卓は対局が始まる前に閉じられました。/play で新しい卓を立ててください。
closed-none = この卓は、対局が始まる前に閉じられました。
page-without-board = 古いルールで行われた対局なので、盤面はもう表示できません。
full-seal = 配札の封印：`{ $commitment }`（もとの秘密の値：`{ $secret }`）
against = 次は{ $level }
too-soon = { $name }は数手のうちに1人だけになったので、レートは変わりません。
place-rank-players = { $players }人中{ $rank }位
place-won = 勝ち
place-drew = 引き分け
place-lost = 負け
gain-rating-rating = レート{ $rating }（{ $change }）
button-new-game = 新しいゲーム
gain-now-rank = このサーバーで現在{ $rank }位
button-rematch = 再戦
button-open-again = もう一度開く
standings = 留守が長く、離脱扱い

## Choosing a language, for a person or a server

language-menu-as-in-discord = Discordと同じ
menu-language = 言語
chosen-language = その言語は話せません。一覧から選んでください。

## Names of leaderboards and of their periods

period-title = { $year }年第{ $week }週

## The interface that a game's cog implements so that everything else can show the game

refusals-not-your-turn = 手番ではありません。誰の番かは盤面に出ています。
refusals-already-chosen = もう選び終わっていて、取り消せません。
refusals-already-left = この対局からはもう抜けています。
refusals-card-not-held = そのカードはもう手札にありません。手札を開き直してください。
refusals-match-over = この対局は終わりました。「*再戦*」で新しい卓が立ちます。
not-now = いまはできません。手札を開き直してください。
chance-youd-win = 対局の勝率は{ $n }%
luck-luck-lowered = 運のせいで勝率が{ $n }ポイント下がりました。
plain-verdict-names-wins = { $names }が対局に勝ちました！
chance-youd-almost = 対局の勝率はほぼ0%
chance-youd-almost-always = 対局の勝率はほぼ100%
luck-luck-made = 運は勝率に影響しませんでした。
luck-luck-raised = 運のおかげで勝率が{ $n }ポイント上がりました。
plain-verdict-match-ends = 対局は引き分けに終わりました。

## The pages with the rules of a game

leaving-early = 最初の手を選ぶ前に抜けると、対局は打ち切りになり、成績に数えません。1日に3回そうすると、次のレート対象の対局まで15分待つことになります。
kept-seat = 3回続けて時間切れになると、本人が戻るまでコンピューターが席を預かります。

## Pages shared by all games: lobby, notice, controls, pings, hands

paces-live = ライブ：1手は秒単位
paces-relaxed = ゆったり：1手5分
paces-correspondence = 通信：1手1日
paces-untimed = 無制限：時計なし
late-names-ran = { $names }は時間切れになったので、代わりに手を選びました。
clock = { $moment }に時間切れ
absent = { $names }が席に戻るまで、コンピューターが席を預かります。
lobby-game-table = { $game }：卓が立っています
notice-table-place = 卓：{ $place }
pings-turn = { $names }：「{ $game }」の手番です。
pings-chance = { $names }：「{ $game }」はいま遊べます。
pings-late = { $names }：「{ $game }」の持ち時間が{ $moment }に切れます。
pings-joined = { $names }：{ $player }さんが「{ $game }」の卓に着きました。
pings-full = { $names }：「{ $game }」の席が埋まりました。
pings-closing = { $names }：「{ $game }」の卓は{ $moment }に閉じます。
pings-invited = { $names }：{ $host }さんが「{ $game }」をもう一度遊びたがっています。
pings-next = { $names }：*次の対局*を押すと、「{ $game }」の次の対局が始まります。
pings-replaced = { $names }：「{ $game }」の手番を何度か逃したので、コンピューターが代わりに打っています。手札を開くと席に戻れます。
pings-over = { $names }：「{ $game }」の対局が終わりました。
pings-cancelled = { $names }：「{ $game }」は中止です。
late-names-ran-out = { $names }は時間切れになりました。
covered-board = ほかの卓でも同じ配札で対局中のため、ここにカードは出しません。「*手札*」を押すと卓が見られます。まだの人：{ $names }。
hand-hand-dealt = 対局が始まると手札が配られます。
hand-computer-playing = 留守の間は、コンピューターが席を預かっています。
hand-plays-more = 自分の手の3分の1を超えて任せると、抜けたことになります。
button-more = その他
lobby-press-join = 「**参加する**」を押すと遊べます。対局を始めるか、すぐにコンピューターと遊ぶかは、{ $host }が決めます。
lobby-everyones-here = 全員そろいました。対局開始は{ $moment }です。
solitaire-controls-hint-win = ヒント（勝っても対象外）
solitaire-controls-hint = ヒント
resign-leave-match = 対局から抜けますか？
resign-yes-concede = はい、投了します
resign-yes-leave = はい、抜けます
board-archived = 1か月動きがなかったので、中断しました。
hand-match-but = この対局には参加していませんが、盤面で様子を追えます。
button-take-my = 席に戻る
lobby-invited-play = 再戦に招待：{ $names }。
button-learn-two = 2分で覚える
notice-names-playing = { $names }が対局中です。
resign-concede-game = 投了しますか？
resign-ends-here = ここで終わり、負けになります。
resign-havent-made = まだ一度も手を選んでいないので、いま抜けると対局そのものが打ち切りになります。誰の成績にも数えません。
hand-match-over = この対局は終わりました。結果は盤面に出ています。
hand-youve-left = この対局からは抜けました。続きは盤面で見られます。
button-join = 参加する
button-watch = 観戦する
button-still-looking = まだ募集中
resign-computer-plays = この一局の残りはコンピューターが続け、成績は0%になります。2局で抜けると、このゲーム会ではもう遊べません。
lobby-host = ホスト
resign-come-back = 抜けると戻れず、負けになります。
resign-come-back-havent = 抜けると戻れません。まだ一度も手を選んでいないので、成績には数えません。
button-resume = 再開する
button-start = 始める
button-cancel = 取り消す
button-yet = もう少し待つ

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = 終わった対局
button-settings = 設定
games-like-learn = どのゲームを覚えますか？
games-each-lesson = どれも2分ほど。遊びながら覚えられ、負けても失うものはありません。
games-like-play = どのゲームで遊びますか？
games-press-playing = 押すとすぐに始まります。ほかの席にはコンピューターがつきます。
button-try-game = 遊んでみる
games-press-opens = 押すとこのチャンネルに卓が立ち、ほかの人も参加できます。
