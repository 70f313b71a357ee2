## Replays of finished matches: step by step, as a file, and as an animation

paused = 你又開了別的重播，所以我先暫停這一場。想繼續看就按**播放**。
too-many-playing = 同時播放的重播太多了，這一場請自己一步一步按。

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

unrated = { $why ->
    [hint] 用了提示
    [casual] 休閒
   *[other] 不計積分
 }
nothing = { $where ->
    [narrowed] 沒有符合的對局。用下面的選單找找別的吧。
    [server] 這裡還沒有你看得到的打完的對局。用 `/play` 開一桌吧。
    [here] 你在這裡還沒打完過任何一場。用 `/play` 開一桌吧。
   *[anywhere] 你還沒打完過任何一場。用 `/play` 開一桌吧。
 }
only-with = 只列出跟 { $name } 打的對局。
button-rated = { $counted ->
    [yes] 計積分
    [no] 不計積分
   *[both] 計不計積分都行
 }
list-title = { $whose ->
    [mine] 你打完的對局
   *[server] 這個伺服器打完的對局
 }
daily-deal-of = { $day }的每日一局
more-players = 還有 { $n } 人
whose-server = 這個伺服器的對局
button-newest = 最新
button-newer = 較新
button-older = 較舊
button-oldest = 最舊
menu-watch-again = 重看一場
menu-whose = 誰的對局
button-anyone = 不限對手

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = 那時不是任何人的回合。請換一步。
others-played = 到這一步已經有人中途加入或退出了，所以只能和電腦接著玩。

## Pages of the replay viewer: a match at one of its steps, with controls

preview = 目前只有你看得到。按*分享*就貼在這裡給大家看。
exported = 整場對局：怎麼發的牌，以及之後的每一步。在裝有 Castellan 的電腦上，`castellan verify { $file }` 會從頭重打，並驗證每一次抽牌。
animation =
    整場對局共 { $n } 張圖。{ $result }
    最後的桌面：{ $board }
step = **第 { $number } 步，共 { $total } 步** · { $what }
button-quiz = 換作你會怎麼出手？
told = { $what ->
    [start] 對局開始
    [action] { $name } 出手
    [concession] { $name } 認輸
    [leaving] { $name } 退出
    [joining] { $name } 入座
    [amendment] 桌主更改對局設定
    [late] { $names } 時間到
   *[time] 遊戲繼續
 }
seen-as = { $view ->
    [all-hands] 攤開所有手牌來看。
    [seat] 從**{ $name }**的座位看。
   *[public] { "" }
 }
title = 重播 · { $game }
button-autoplay = { $playing ->
    [yes] 暫停
   *[no] 播放
 }
exported-moves = 另附文字棋譜和最後的局面。
button-first = 第一步
button-last = 最後一步
menu-jump-step = 跳到某一步
option-spectator-view = 觀戰視角
menu-whose-view = 誰的視角
button-share-step = 分享這一步
button-animation = 動畫
button-play-here = 從這裡接著玩
button-same-cards = 同樣的牌再來一次
option-step-number = 第 { $number } 步 · { $what }
option-seat-number = 座位 { $number }：{ $name }

## Lines and buttons that replays add to the pages of a match

known-cards = 之前用過這副牌的玩家：{ $names }
origin = { $steps ->
    [0] 用的是{ $linked ->
        [yes] [之前一場對局]({ $link })
       *[no] 之前一場對局
     }的牌，不計積分。
   *[other] 從{ $linked ->
        [yes] [之前一場對局]({ $link })
       *[no] 之前一場對局
     }的第 { $step } 步接著玩，不計積分。
 }

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-title = 接著玩 · { $game }
levels = 輪到誰，你就坐誰的位子。其他位子由誰來玩？這一場不計積分。
button-table-friends = 和朋友一桌
already-open = 那一桌你已經開過了，在 { $place }。

## Replays of finished matches from their logs, and access to them

older-rules = 這場對局用的是舊規則，已經不能重播了。
damaged = 這場對局的紀錄和結果對不上，沒辦法重播。
