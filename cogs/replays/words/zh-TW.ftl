## Replays of finished matches: step by step, as a file, and as an animation

pause = 你又開了別的重播，所以我先暫停這一場。想繼續看就按 **播放**。
follow-control = 同時播放的重播太多了，這一場請自己一步一步按。

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

not-counted = 不計積分
unrated-hint = 用了提示
unrated-casual = 休閒
nothing-havent-finished = 你還沒打完過任何一場。用 `/play` 開一桌吧。
page-only-matches = 只列出跟 { $name } 打的對局。
nothing-finished-matches = 沒有符合的對局。用下面的選單找找別的吧。
nothing-finished-matches-here = 這裡還沒有你看得到的打完的對局。用 `/play` 開一桌吧。
nothing-havent-finished-match = 你在這裡還沒打完過任何一場。用 `/play` 開一桌吧。
narrowing-true = 計積分
narrowing-false = 不計積分
narrowing-none = 計不計積分都行
page-finished-matches = 你打完的對局
page-finished-matches-server = 這個伺服器打完的對局
when-and-how = { $day }的每日一局
who = 還有 { $n } 人
rows-server = 這個伺服器的對局
turns-newest = 最新
turns-newer = 較新
turns-older = 較舊
turns-oldest = 最舊
menu-watch-again = 重看一場
rows = 誰的對局
narrowing = 不限對手

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = 那時不是任何人的回合。請換一步。
others-played = 到這一步已經有人中途加入或退出了，所以只能和電腦接著玩。

## Pages of the replay viewer: a match at one of its steps, with controls

preview = 目前只有你看得到。按 *分享* 就貼在這裡給大家看。
exported-whole-match = 整場對局：怎麼發的牌，以及之後的每一步。在裝有 Castellan 的電腦上，`castellan verify { $file }` 會從頭重打，並檢查每一次抽牌。
animation =
    整場對局共 { $n } 張圖。{ $result }
    最後的桌面：{ $board }
page-step-number = **第 { $number } 步，共 { $total } 步** · { $what }
button-play = 換作你會怎麼出手？
told-match-begins = 對局開始
told-concession-name-leaves = { $name } 退出
told-joining = { $name } 入座
told-amendment = 桌主更改對局設定
told-time-up = { $names } 時間到
told-game-goes = 遊戲繼續
page-seen-hands = 攤開所有手牌來看。
page-title = 重播 · { $game }
controls-pause = 暫停
controls-play = 播放
exported-also-get = 另附文字棋譜和最後的局面。
told-action = { $name } 出手
told-concession-name-concedes = { $name } 認輸
page-seen-name = 從 **{ $name }** 的座位看。
controls-first = 第一步
controls-last = 最後一步
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

lobby = 之前用過這副牌的玩家：{ $names }
origin-continued-step = 從[之前一場對局]({ $link })的第 { $step } 步接著玩，不計積分。
origin-same-cards = 用的是[之前一場對局]({ $link })的牌，不計積分。

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-play-game = 接著玩 · { $game }
levels-take-seat = 輪到誰，你就坐誰的位子。其他位子由誰來玩？這一場不計積分。
button-table-friends = 和朋友一桌
open-table = 那一桌你已經開過了，在 { $place }。

## Replays of finished matches from their logs, and access to them

older-rules = 這場對局用的是舊規則，已經不能重播了。
damaged = 這場對局的紀錄和結果對不上，沒辦法重播。
