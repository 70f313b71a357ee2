## ``/settings``: a server's settings for its managers, as options, buttons and menus

end-match = 你不能結束自己參加過的對局。
bar-bots-play = 機器人不在這裡玩，沒什麼好封鎖的。
bar-block-someone = 不能封鎖這個伺服器的管理者。
unbar = 沒有叫這個名字的人被封鎖。請從清單裡選。

## The pages of ``/settings`` that aren't lists of settings

acts-ended = { $name } 結束了對局 `{ $match }`
acts-barred = { $name } 封鎖了 { $other }
acts-unbarred = { $name } 解除了對 { $other } 的封鎖
acts-dodged = { $name } 又在落後時，對局 `{ $match }` 因我無法再顯示而結束
acts-changed = { $name } 修改了 { $other } 的遊戲之夜
acts-cancelled = { $name } 取消了 { $other } 的遊戲之夜
people-block-someone = 封鎖某人…
people-blocked-people = 被封鎖的人不能在這裡加入或開始對局，不能分享任何東西，也不能回答這個伺服器的每日一題；在還沒開打的牌桌上會失去座位。進行中的對局照常打完。
acts-keep-90 = 這些紀錄我保留 90 天。
acts-nothing-happened = 最近沒有任何紀錄。
end-question-ends-without = 這場對局會直接結束，沒有結果，誰的積分都不變。
language-language-language = **語言：** { $language }
people-blocked-nobody = **封鎖：** 無
people-open-tables = **開著的牌桌和對局：** 無
zones-part-alphabet = 字母範圍
mention = 已離開的玩家
weeks = { $day }起的一週
button-yes-end = 對，結束
button-let-continue = 讓它打下去
end-question-end-match = 要結束這場對局嗎？
table-in = 這個伺服器已經沒有這場進行中的對局。請從清單裡選。
language-language-servers = **語言：** 跟著這個伺服器在 Discord 的設定
people-blocked-person = **封鎖：** { $n } 人
people-open-tables-matches = **開著的牌桌和對局：** { $n }
zones-part-world = 地區
button-log = 管理紀錄
button-activity = 活動概況
button-moderators = 版主
barred-lines = 還有 { $n } 人：用 `/settings 解除封鎖:` 可以按名字找。
zones-first-last = { $first } 到 { $last }
zones-place = 地點
people-let-someone = 解除封鎖…
people-end-match = 結束一場對局（不計結果）…

## The settings of every server, whichever features are on

integrations-note = Discord 只讓有「管理伺服器」權限的人看到 /settings。想讓這個身分組也看得到，請到 Discord 的伺服器設定，在 *整合* 裡開放。
quiet-quiet-hours = **勿擾時段：** { $start } 到 { $end }
zone = **時區：** { $zone }，現在 { $time }
games-settings = 沒開放的遊戲不能新開：清單裡看不到，/play 也開不了，還沒開打的牌桌會收掉。進行中的對局和安排好的遊戲之夜照常進行。
line-channels-channels = **頻道：** { $channels }
control = 開桌的頻道：全部
line-couldnt-open = 我沒辦法在 { $channel } 開討論串，因為這個伺服器開著的討論串太多了。關掉幾個，對局就又有討論串了。
quiet-quiet-hours-none = **勿擾時段：** 無
told-games-total = **遊戲：** { $n }／{ $total }
moderators-none = **誰可以改這些設定：** 有「管理伺服器」權限的人
line-channels = **頻道：** 全部
values = 最多只能選 { $n } 個頻道。請先去掉一個。
button-turn-off = 關閉勿擾時段
quiet-quiet-hours-need = 勿擾時段的開始和結束不能是同一個時間。
menu-none = **誰可以開桌：** 所有人
menu-gone = **誰可以開桌：** 只有管理者，因為選的身分組被刪掉了
menu-label-usual-pace = 預設步調
menu = 這裡開放的遊戲
told-games = **遊戲：** 全部
moderators-some = **誰可以改這些設定：** 有「管理伺服器」權限的人和 { $role }
menu-label-quiet = 勿擾開始時間…
menu-note = 勿擾時段裡，我的提醒、警告和私人訊息手牌照樣送達，只是手機不會響。每步一天或更久的對局，提醒會等到時段結束。時鐘繼續走。
menu-label-quiet-until = 勿擾結束時間…
button-time-zone = 時區
notifications-note = 勿擾時段依當地的時鐘，包括夏令時間。每日一局和連續紀錄一律依 UTC。
line-deleted-channel = { $n } 個已刪除的頻道
menu-some = **誰可以開桌：** { $role } 和管理者
menu-told = **步調：** { $pace }
matches-on-threads-each = **討論串：** 每場對局一個
matches-on-play-without = 不開討論串
matches-off-threads-none = **討論串：** 不開，對局留在頻道裡
matches-off-play-threads = 在討論串裡玩
button-games = 遊戲

## Commands

command-settings = 設定
    .about = 在這個伺服器設定 Castellan
    .block = 封鎖
    .block-about = 封鎖某人，不能再來這裡玩；進行中的對局照常打完
    .unblock = 解除封鎖
    .unblock-about = 解除封鎖，讓某人可以再來這裡玩
    .end = 結束
    .end-about = 結束卡住的對局：沒有結果，也不動積分
    .language = 語言
    .language-about = 這個伺服器的桌面和公告用的語言
