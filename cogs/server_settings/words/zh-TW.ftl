## ``/settings``: a server's settings for its managers, as options, buttons and menus

played-in = 你不能結束自己參加過的對局。
bots-never-play = 機器人不在這裡玩，沒什麼好封鎖的。
manages-server = 不能封鎖這個伺服器的管理者。
not-blocked = 沒有叫這個名字的人被封鎖。請從清單裡選。

## The pages of ``/settings`` that aren't lists of settings

act = { $deed ->
    [ended] { $name } 結束了對局 `{ $match }`
    [barred] { $name } 封鎖了 { $other }
    [unbarred] { $name } 解除了對 { $other } 的封鎖
    [dodged] { $name } 又在落後時，對局 `{ $match }` 因我無法再顯示而結束
    [changed] { $name } 修改了 { $other } 的遊戲之夜
   *[cancelled] { $name } 取消了 { $other } 的遊戲之夜
 }
menu-block = 封鎖某人…
about-blocked = 被封鎖的人不能在這裡加入或開始對局，不能分享任何東西，也不能回答這個伺服器的每日一題；在還沒開打的牌桌上會失去座位。進行中的對局照常打完。
acts-kept = 這些紀錄我保留 90 天。
acts-none = 最近沒有任何紀錄。
end-meaning = 這場對局會直接結束，沒有結果，誰的積分都不變。
people = { $tables ->
        [0] **開著的牌桌和對局：** 無
       *[other] **開著的牌桌和對局：** { $tables }
     }
    { $blocked ->
        [0] **封鎖：** 無
       *[other] **封鎖：** { $blocked } 人
     }
menu-letters = 字母範圍
former-player = 已離開的玩家
week = { $day }起的一週
button-end = 對，結束
button-go-on = 讓它打下去
end-question = 要結束這場對局嗎？
not-open = 這個伺服器已經沒有這場進行中的對局。請從清單裡選。
defaults = 其餘皆為預設值，可用下方按鈕更改。
language = { $language ->
    [discord] **語言：** 跟著這個伺服器在 Discord 的設定
   *[other] **語言：** { $language }
 }
menu-region = 地區
button-log = 管理紀錄
button-activity = 活動概況
button-moderators = 版主
more-blocked = 還有 { $n } 人：用 `/settings 解除封鎖:` 可以按名字找。
from-to = { $first } 到 { $last }
menu-place = 地點
menu-unblock = 解除封鎖…
menu-end = 結束一場對局（不計結果）…

## The settings of every server, whichever features are on

note-moderators = Discord 只讓有「管理伺服器」權限的人看到 /settings。想讓這個身分組也看得到，請到 Discord 的伺服器設定，在*整合*裡開放。
quiet-hours = **勿擾時段：** { $start } 到 { $end }
zone = **時區：** { $zone }，現在 { $time }
note-games = 沒開放的遊戲不能新開：清單裡看不到，/play 也開不了，還沒開打的牌桌會收掉。進行中的對局和安排好的遊戲之夜照常進行。
no-thread = 我沒辦法在 { $channel } 開討論串，因為這個伺服器開著的討論串太多了。關掉幾個，對局就又有討論串了。
quiet-hours-none = **勿擾時段：** 無
moderators-none = **誰可以改這些設定：** 有「管理伺服器」權限的人
channels = { $n ->
    [0] **開桌的頻道：** 全部
   *[other] **開桌的頻道：** { $channels }
 }
too-many-channels = 最多只能選 { $n } 個頻道。請先去掉一個。
button-quiet-off = 關閉勿擾時段
quiet-hours-same = 勿擾時段的開始和結束不能是同一個時間。
starters-none = **誰可以開桌：** 所有人
starters-gone = **誰可以開桌：** 只有管理者，因為選的身分組被刪掉了
menu-pace = 預設步調
menu-games = 這裡開放的遊戲
games = { $off ->
    [0] **遊戲：** 全部
   *[other] **遊戲：** { $n }／{ $total }
 }
moderators = **誰可以改這些設定：** 有「管理伺服器」權限的人和 { $role }
menu-quiet-from = 勿擾開始時間…
note-quiet = 勿擾時段裡，我發的訊息照樣送達，只是手機不會響。每步一天或更久的對局，提醒會等到時段結束。時鐘繼續走。
menu-quiet-until = 勿擾結束時間…
button-zone = 時區
note-zone = 每日一局和連續紀錄一律依 UTC。
deleted-channels = { $n } 個已刪除的頻道
starters = **誰可以開桌：** { $role } 和管理者
pace = **預設步調：** { $pace }
threads-on = **討論串：** 每場對局一個
button-no-threads = 不開討論串
threads-off = **討論串：** 不開，對局留在頻道裡
button-threads = 在討論串裡玩
button-games = 遊戲

## Commands

command-settings = 伺服器設定
    .about = 在這個伺服器設定 Castellan
    .help = 對局在這裡怎麼開、在哪裡開；給管理伺服器的人用
    .block = 封鎖
    .block-about = 封鎖某人，不能再來這裡玩；進行中的對局照常打完
    .unblock = 解除封鎖
    .unblock-about = 解除對某人的封鎖
    .end = 結束
    .end-about = 結束卡住的對局：沒有結果，也不動積分
    .language = 語言
    .language-about = 這個伺服器的桌面和公告用的語言
