## Said in several places

match-hasnt-begun = 這場對局還沒開始。
match-over = 這場對局結束了。
match-already-begun = 這場對局已經開始了。想看的話，在桌面上按*觀戰*。
table = 只有坐在這桌的人才能這麼做。
match-still-being = 這場對局還沒打完。打完就能再來一場。
only-works-solo = 只有單人遊戲裡才能這麼做。
choose-cards-first = 選牌：{ $first } 到 { $last }
seal-deal-seal = 對局封印：{ $seal }…
button-verify-match = 驗證對局
button-rules = 規則
left-match = 已退出
game-daily-deal = 「{ $game }」，每日一局
which-game = 哪個遊戲
time-per-turn = 一手最多能想多久（預設 5 分鐘）
point = { $n } 分
game-names = 「{ $game }」：{ $names }
game-started-yet = 「{ $game }」，還沒開始：{ $names }
button-concede = 認輸
button-my-hand = 我的手牌
button-leave = 離開
private = 私下
casual-unrated = 休閒（不計積分）
button-play-vs-computers = 與電腦對戰
button-keep-playing = 繼續玩
button-todays-deals = 今天的每日一局
button-learn-game = 學個遊戲
button-preview = 預覽
announcements-need-ordinary = 公告要貼在一般文字訊息的頻道。請換一個。
daily-deals = 每日一局
deal = { $n } 副牌
left-server = 已不在這個伺服器
play-fun-rating = 玩好玩的：不計積分、不上排行榜、不算連勝
rated = 計積分
todays-deals = **今天的每日一局**
only-see-hand = 只有你看得到。用 `/hand` 再打開。
played-played = 打了 { $played }／{ $all } 副
streak-day = 連續 { $n } 天
button-standings = 排名
button-play-too = 我也要玩
games = 所有遊戲
week = 本週
server-server = 這個伺服器
across-servers = 跨伺服器
match = { $n } 場
button-my-matches = 我的對局
game-nights-server = 這個伺服器的遊戲之夜
button-try-again = 再試一次
button-suggest = 建議
hand-cards = 手牌 { $n } 張：{ $cards }
house-rules = **本桌規矩。**
time-runs-out = **時間到了。**
round-round = 第 { $round } 局
ready = 準備好了 ✓
name-s-turn = 輪到 { $name }。
wins-match-once = 最好的選擇當場就贏得整場。
none = 無
won = 獲勝
conceded = 認輸
button-done = 完成
name-left = { $name }（已退出）
another-game = 看別的遊戲
rating = 積分
only-people-allow = 這裡只列出同意公開的人：開關在 `/preferences`。
won-played-won = { $played } 場 { $won } 勝
longest-streak = 最長連續：{ $n }
player = { $n } 位玩家
button-data = 你的資料
button-export = 匯出
won-played-right = { $played } 題對 { $won } 題
best = 最好
play-play-2 = **換作你，會怎麼出手？**
button-try-position = 試試這個局面
button-replay = 重播
hands = 所有手牌
table-open-press = 你的牌桌開好了。人到齊就按**開始**，或按**與電腦對戰**馬上開打。
button-moves-text = 文字棋譜

## The bot: wires storage, matches, publisher and router, and loads the cogs by name

## Every sentence that a person reads, in that person's language

label = { $label }：{ $text }
names = 其他 { $n } 人

## The local page: the real bot in SimCord's simulated Discord, in a browser on localhost

server-keep = 城堡
channel = 大殿
people-ada = 小安
people-boris = 阿博
people-chidi = 阿誠
people-dunya = 丹丹
people-edda = 小恩

## The panel of ``/settings``, where managers configure their server

unknown = 我不認得這個選項。用 /settings 重新打開面板。
tabs-overview = 總覽
tabs-matches = 對局
tabs-calls = 通知
tabs-hall = 名人堂
tabs-people = 成員和牌桌
lost-setting-channel = { $setting } · 選的頻道被刪掉了
lost-setting-role = { $setting } · 選的身分組被刪掉了
page = 這個伺服器的設定
check-server = 只有伺服器才有設定。請到你管理的伺服器使用 /settings。
check-manager = 要有「管理伺服器」權限，才能這麼做。
check-may-change = 要有「管理伺服器」權限，或這個伺服器的版主身分組，才能更改設定。
role-to-give = 只能選你自己有權給的身分組，{ $role } 不是。
check = 我沒辦法在 { $channel } 發公告，缺這些權限：{ $permissions }。

## Servers' settings, and the people blocked from their matches

not-offered = 這個伺服器沒有開放這個遊戲。請換一個。

## Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table

not-to-watch = 我找不到那場對局，或者你不能觀戰。能看的都列在 /profile 裡。
not-told = 別人可能還在打這副牌。等這一天（UTC）過去、大家也都打完，就能看了。
same-cards = 這副牌你自己還在打，所以不能看別人打。
own-table = 你正在參加或受邀的對局不能觀戰。

## Boards on Discord: where they are, and how they are posted, edited and found again

thread-name = 「{ $game }」：{ $host } 的牌桌

## Private hands: ephemeral messages kept up to date, or direct messages for those who want that

leave = 這裡的手牌我只能更新 15 分鐘。用 `/hand` 再打開。

## Pings: short messages that mention the people whom something concerns, and nobody else

post-names-reach = { $names }：我的私人訊息送不到你那裡，你的手牌改在這裡打開。

## One page for all rankings: leaderboards, daily deals and their standings, puzzles

rating-rating = 積分 { $rating }
leader = 目前由 **{ $name }** 領先。
own = 你的成績：{ $line }
line = { $line } ◂ **你**
back = ← 後退
forward = 前進 →
picture = 頒獎台還空著。

## Sharing a private page with everybody in the channel

only-you = 這個伺服器只讓你一個人看到我的訊息，別人都看不到。換個地方分享吧。
shared-already = 你已經在這裡分享過了，往上捲就找得到。明天會有新的。
post-name-shares = { $name } 分享：
share-button = 已分享
share = 分享

## Names of commands and their options, as people type them

