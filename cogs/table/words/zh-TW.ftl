## Actions that only a host may take, with a replacement if the host is gone

new-host = { $host } 離開了這個伺服器，現在你是桌主。

## Lobbies: opening a table, and the buttons of its message

thread-hint = 對局就留在這個頻道：要另開討論串，我還缺這些權限：{ $permissions }。
only-alone = 這個遊戲要有人一起玩，請到有我的伺服器上玩。到哪裡都能玩的有：{ $games }。
stay-open = 這桌繼續開著。
welcome = 歡迎入座。什麼時候發牌給你，看桌面就知道。
left-table = 你離桌了。
new-table = { $who ->
    [host] 原班人馬的新牌桌開好了，在 { $place }。
   *[guest] 你已經坐在 { $place } 的新牌桌了。
 }

## The menu of a match: things people at the table rarely need, behind one button

moves-so-far = 到目前為止的走法，以及現在的局面。
proof =
    開桌時公布了這個封印；它是規則版本、牌局名稱加上隨機密值算出的 SHA-256：
    `{ $commitment }`
    密值現在不再影響任何事，公開如下：
    `{ $secret }`
    { $deal ->
        [shared] 一切隨機都只由這個密值決定，所以打這一局的人牌都一樣。
       *[own] 一切隨機都只由這個密值，以及大家按下入座時由 Discord 給的編號決定。
     }檔案裡是整場對局；在裝有 Castellan 的電腦上，可以用 `castellan verify { $file }` 離線驗證。
    這能證明事後沒有人動過手腳，但不能證明架設這個機器人的人沒有偷看。
other-matches = 你的其他對局
button-post-board = 重貼桌面
resigned = { $how ->
    [alone] 你認輸了。
    [unplayed] 你還沒出手就退出了，所以這場對局作廢了，誰的成績都不受影響。
   *[left] 你退出了這場對局。
 }
reposted = { $how ->
    [refused] 我沒辦法在 { $place } 顯示牌桌。{ $reason }
    [moved] 這張牌桌原本的頻道不見了，從現在起就擺在這裡。
    [here] 牌桌在這裡。
   *[elsewhere] 牌桌重新貼在 { $place } 了。
 }
no-board = 這場對局沒有桌面可貼。
carry-on = 好，繼續打！
no-notation = 「{ $game }」沒有棋譜可寫。
seal =
    這一局的封印，開桌時就已公布：
    `{ $commitment }`
    對局結束後，會公開製作封印的密值。
seal-broken =
    這副牌已經不再影響任何事。開桌時公布的封印：
    `{ $commitment }`
    製作封印的密值：
    `{ $secret }`

## Lines of tables on the pages of a match

gone = { $name } 已經不在這個伺服器，座位就讓出去了。

## Running matches: hands, and the controls that play

suggested = 這是建議：想改就改，改好再確認。
nothing-played = 還沒有出過牌，沒什麼可以回顧的。
welcome-back = 歡迎回座，位子還給你了。

## Games for one: dealing, hints, and new games

dealt = { $where ->
    [there] 牌擺好了，在 { $place }。
   *[here] 牌擺好了。
 }

## Finding and showing the match that a person means, and permission to start one

needs-server = 這個遊戲要在頻道裡開桌，請在有我的伺服器上開始。
no-table = 你目前沒有坐在任何牌桌。用 /play 開一桌吧。
your-matches = 你的對局
not-in-game = 你沒有坐在「{ $game }」的牌桌上。
several-tables = 你坐了好幾桌。請用 `對局` 選項指定哪一桌。
not-among = 你沒有坐在那一桌。請從清單選一桌。
note = { $how ->
    [paused] 已擱置
    [resumable] 已擱置，`/hand` 可以接著玩
    [private] `/hand` 可以看牌
   *[turn] **輪到你了**
 }
permissions-missing = 我沒辦法在這裡開桌，缺這些權限：{ $permissions }。請管理者開放權限，或換個頻道。
not-in-thread = 我還不在這個討論串裡。在這裡提及我就能讓我進來，然後再試。
wrong-role = { $why ->
    [elsewhere] 那個伺服器不是誰都能開桌，這一場請回那裡開。
    [deleted] 這裡可以開桌的身分組被刪掉了。能管理伺服器的人可以用 /settings 另外指定。
   *[lacking] 這裡只有身分組 { $role } 的人能開桌。不過別人開的桌，你還是可以加入。
 }
menu-match = 打開一場對局
wrong-channel = { $n ->
    [0] 這裡可以開桌的頻道都被刪掉了。能管理伺服器的人可以用 /settings 另外指定。
   *[other] 這個伺服器的對局在 { $channels } 開桌。
 }

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

unseen = 我沒辦法在 { $place } 顯示你的「{ $game }」牌桌：{ $reason }恢復之前計時暫停，誰也不會錯過出手。你的手牌在這裡也能打開，打開後就開始算你的時間。

## Commands

command-hand = 手牌
    .about = 看自己的牌並出牌
    .help = 你的牌，只有你看得到。按*更多*可以重貼桌面，也可以退出
    .match = 對局
    .match-about = 你坐了好幾桌時，指定哪一場對局
command-play = 開桌
    .about = 開一桌遊戲
    .pace = 步調
    .pace-about = 一手最多能想多久（預設 5 分鐘）
    .computers = 電腦
    .computers-about = 一開始就有幾個電腦陪你入座
    .level = 難度
    .level-about = 電腦對手的難度
    .casual = 休閒
    .casual-about = 玩好玩的：不計積分、不上排行榜、不算連勝
    .private = 私下玩
    .private-about = 自己一個人玩；別人看不到牌桌
