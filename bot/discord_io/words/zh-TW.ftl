## Discord's refusals: what each means for a message, and how to explain it to a person

spent = 那則訊息太舊，我改不動了。用 /hand 可以再看到手牌和牌桌。
no-access = 我進不了那個頻道。請管理者幫我開權限。
forbidden = 我在這裡少了權限。/help 有列出我需要哪些。
locked = 這個討論串鎖住了，我在裡面什麼都顯示不了。請管理者解鎖。
automod = 這個伺服器的過濾器（AutoMod）擋下了我的訊息。請管理者放行。
no-uploads = 這個伺服器暫時不收我的圖片。請問問管理者。
no-direct-messages = 你沒有開放私人訊息，我沒辦法寫給你。
unknown-channel = 這場對局的頻道被刪掉了。用 /hand 還能繼續打。
unknown-message = 那則訊息不見了。/hand 可以再看牌桌。
too-many-threads = 這個伺服器開著的討論串太多了。請管理者關掉幾個。
old-edit = 那則訊息太舊，改不動了。/hand 會貼一則新的。
limited = Discord 要我在這裡慢一點，{ $moment }可以繼續。

## Rate limits per person

too-often = 一下子太多了，請等我一會兒再試。

## Permissions that the bot needs in a channel, by Discord's names for them

not-here = 你不能在這個頻道發言，換個頻道再來吧。
later = Discord 暫時不收我的訊息，我會繼續試。
refused = Discord 不收我貼到那裡的訊息。
permission = { $name ->
    [view_channel] 檢視頻道
    [send_messages] 傳送訊息
    [embed_links] 嵌入連結
    [attach_files] 附加檔案
    [read_message_history] 讀取訊息歷史
    [create_public_threads] 建立公開討論串
    [send_messages_in_threads] 在討論串中傳送訊息
    [manage_roles] 管理身分組
   *[mention_everyone] 提及 @everyone、@here 和所有身分組
 }
timed-out = 我在這個伺服器被禁言了，{ $moment }結束。
no-mention = 我沒辦法提及 { $role }，缺這些權限：**{ $permissions }**。
no-role = { $why ->
    [managed] { $role } 是只有 Discord 自己才能給的身分組。
    [powerful] 有 { $role } 就能管理這個伺服器，所以我不給任何人。
    [forbidden] 我沒辦法給 { $role }，缺這些權限：**{ $permissions }**。
   *[higher] 我沒辦法給 { $role }：它排在我自己的身分組上面。請在伺服器的身分組清單裡把我的往上拖。
 }

## Receives all presses and commands; the one place where interactions fail

unknown-control = 這個按鈕不能用了。回到對局用 /hand，其他就再用一次原來的指令。
old-form = 這份表單太舊了。請重新打開，再填一次。
reply-refused = { $what ->
    [match] Discord 剛才沒收到我的回應。你的對局沒事：用 /hand 看現況。
   *[page] Discord 剛才沒收到我的回應。資料都還在，再試一次就好；如果是對局的事，就用 /hand。
 }
nothing-saved = 我現在存不了任何東西，所以什麼都沒改。請稍後再試。
other-rules = 這場對局用的規則我已經沒有了，沒辦法繼續。之後怎麼處理，會寫在它的桌面上。
moved = 這個指令搬家了：現在在 { $now } 裡。
changed-command = 這個指令改過了，你的 Discord 載入的還是舊的。重新啟動 Discord，再輸入一次。
restarting = 我正在重新啟動，請過幾秒再按一次。
failed = 抱歉，我這邊出了點問題。你的對局沒事，用 /hand 就看得到。如果一直這樣，請把代碼 { $trace } 告訴架設我的人。
