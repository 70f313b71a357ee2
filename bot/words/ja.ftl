## Said in several places

match-hasnt-begun = この対局はまだ始まっていません。
match-over = この対局は終わりました。
match-already-begun = この対局はもう始まっています。盤面の「*観戦する*」を押すと、様子を追えます。
table = それができるのは、この卓に座っている人だけです。
match-still-being = この対局はまだ続いています。終わったら、もう一度遊べます。
only-works-solo = それができるのは、1人用のゲームだけです。
choose-cards-first = カードを選ぶ（複数可）：{ $first }〜{ $last }
seal-deal-seal = 対局の封印：{ $seal }…
button-verify-match = 対局を検証
button-rules = ルール
left-match = 対局を離脱
game-daily-deal = { $game }：今日の一局
which-game = どのゲームか
time-per-turn = 1手にかけられる時間（指定しなければ5分）
point = { $n }点
game-names = { $game }：{ $names }
game-started-yet = { $game }（開始前）：{ $names }
button-concede = 投了
button-my-hand = 手札
button-leave = 席を立つ
private = 非公開
casual-unrated = カジュアル（レート対象外）
button-play-vs-computers = コンピューターと遊ぶ
button-keep-playing = 続ける
button-todays-deals = 今日の一局
button-learn-game = ゲームを覚える
button-preview = プレビュー
announcements-need-ordinary = 発表には、ふつうのメッセージを送れるチャンネルが必要です。別のチャンネルを選んでください。
daily-deals = 今日の一局
deal = { $n }局
left-server = サーバーを抜けた
play-fun-rating = 気楽に遊ぶ：レートにもランキングにも連勝にも数えない
rated = レート対象
todays-deals = **今日の一局**
only-see-hand = これはほかの人には見えません。もう一度開くには `/hand` を使ってください。
played-played = { $all }局中{ $played }局に挑戦
streak-day = { $n }日連続
button-standings = 順位
button-play-too = 自分も遊ぶ
games = すべてのゲーム
week = 今週
server-server = このサーバー
across-servers = 全サーバー
match = { $n }局
button-my-matches = 自分の対局
game-nights-server = このサーバーのゲーム会
button-try-again = もう一度
button-suggest = おすすめ
hand-cards = 手札{ $n }枚：{ $cards }
house-rules = **ハウスルール。**
time-runs-out = **時間が切れたとき。**
round-round = 第{ $round }ラウンド
ready = 準備OK ✓
name-s-turn = { $name }の番です。
wins-match-once = 最善の手なら、その場で対局に勝ちます。
none = なし
won = クリア
conceded = 投了
button-done = 完了
name-left = { $name }（離脱）
another-game = 別のゲーム
rating = レート
only-people-allow = ここに載るのは、許可した人だけです。`/preferences` で切り替えられます。
won-played-won = { $played }戦{ $won }勝
longest-streak = 最長連続：{ $n }
player = { $n }人
button-data = 自分のデータ
button-export = 書き出す
won-played-right = { $played }問中{ $won }問正解
best = 最善
play-play-2 = **あなたなら何を選びますか？**
button-try-position = この場面に挑戦
button-replay = リプレイ
hands = 全員の手札
table-open-press = 卓が立ちました。全員そろったら「**始める**」を、すぐ始めるなら「**コンピューターと遊ぶ**」を押してください。
button-moves-text = 棋譜をテキストで

## The bot: wires storage, matches, publisher and router, and loads the cogs by name

## Every sentence that a person reads, in that person's language

label = { $label }：{ $text }
names = ほか{ $n }人

## The local page: the real bot in SimCord's simulated Discord, in a browser on localhost

server-keep = お城
channel = 大広間
people-ada = あおい
people-boris = ぶんた
people-chidi = ちはる
people-dunya = だいち
people-edda = えま

## The panel of ``/settings``, where managers configure their server

unknown = その選択肢は見つかりません。/settings で設定画面を開き直せます。
tabs-overview = 概要
tabs-matches = 対局
tabs-calls = 通知
tabs-hall = 殿堂
tabs-people = 人と開いている卓
lost-setting-channel = { $setting } · 選んだチャンネルは削除されました
lost-setting-role = { $setting } · 選んだロールは削除されました
page = サーバー設定
check-server = 設定があるのはサーバーだけです。管理しているサーバーで /settings を使ってください。
check-manager = それができるのは、「サーバー管理」の権限を持つ人だけです。
check-may-change = 設定を変えられるのは、「サーバー管理」の権限か、このサーバーのモデレーターのロールを持つ人だけです。
role-to-give = 選べるのは自分で付けられるロールだけです。{ $role }は付けられません。
check = { $channel }では発表できません。足りない権限：{ $permissions }。

## Servers' settings, and the people blocked from their matches

not-offered = このサーバーでは、そのゲームは遊べません。別のゲームを選んでください。

## Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table

not-to-watch = その対局は見つからないか、観戦が許されていません。見られる対局の一覧は /profile にあります。
not-told = この配札は、まだ誰かが遊ぶかもしれません。その日（UTC）が終わり、遊んでいる人がいなくなれば見られます。
same-cards = この配札は自分でもまだ遊んでいるので、ほかの人の対局は観戦できません。
own-table = 自分が参加中の対局や、招待されている対局は観戦できません。

## Boards on Discord: where they are, and how they are posted, edited and found again

thread-name = { $game }：{ $host }の卓

## Private hands: ephemeral messages kept up to date, or direct messages for those who want that

leave = この画面を更新できるのは15分までです。もう一度開くには `/hand` を使ってください。

## Pings: short messages that mention the people whom something concerns, and nobody else

post-names-reach = { $names }：ダイレクトメッセージが届かないので、手札はここで開きます。

## One page for all rankings: leaderboards, daily deals and their standings, puzzles

rating-rating = レート{ $rating }
leader = 首位は**{ $name }**です。
own = 自分の順位：{ $line }
line = { $line } ◂ **自分**
back = ← 戻る
forward = 進む →
picture = 誰もいない表彰台。

## Sharing a private page with everybody in the channel

only-you = このサーバーでは私のメッセージは本人にしか表示されないので、ほかの人には見えません。別の場所で共有してください。
shared-already = それはもうここで共有しました。上にスクロールすると見つかります。明日にはまた新しいものがあります。
post-name-shares = { $name }が共有しました：
share-button = 共有しました
share = 共有

## Names of commands and their options, as people type them

