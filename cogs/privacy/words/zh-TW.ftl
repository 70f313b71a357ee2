## Deletes a person's data, and updates its messages on Discord

try-again = 你有一場對局剛好有了變化，所以我還什麼都沒刪。請再按一次。

## Erases a person or a server from every column of every table

former-player = 已離開的玩家

## The pages of *Your data* in ``/preferences``

export-title = 關於你的所有資料
export = 檔案照資料儲存的樣子，一個表接一個表列出。別人的部分不在裡面，進行中對局的牌也不在。
question-title = 要刪除你的資料嗎？
question =
    刪了就救不回來。
    - 你的積分和個人設定都會消失。
    - 其他地方，你會變成*已離開的玩家*。打完的對局還是可以重播，只是不會寫出你的名字。
    - 進行中的對局，你的座位交給電腦。單人遊戲，以及只跟電腦打的對局，都直接結束，沒有結果。還沒開始的牌桌，你會離座。
    - 如果有伺服器封鎖了你，封鎖照舊，但不記你的名字。
    - 別人分享過的成績和排行榜、公告，以及私人訊息，會留在 Discord 上，直到有人在那裡刪除。
gone-title = 你的資料已刪除
gone = 各頻道上的桌面正在更新。以後再來玩，你就是一位新玩家；只有封鎖過你的伺服器還是不讓你進。
button-count = { $count ->
    [everywhere] 退出跨伺服器排行
   *[here] 加入跨伺服器排行
 }
about =
    {""}**存了你哪些資料**，都記在你的 Discord ID 底下
    - 你在 /preferences 的選擇，以及你最近用的語言
    - 你參加過的對局：當時的名字、你打了什麼、什麼時候打的、桌主是誰
    - 對局的結果、你對每日一題的回答、你的積分，以及積分上用的名字
    - 如果你用私人訊息收手牌：哪一則訊息放著哪一副手牌
    - 如果某個伺服器的管理者不讓你參加對局：這項封鎖本身
    - 你向誰挑戰、誰向你挑戰，大約保留一天
    - 你在哪裡、為哪個遊戲找對手，大約保留十分鐘

    {""}**為什麼**：為了進行對局、讓人驗證和重播，還有維持排行榜。

    {""}**存多久**：存到你刪除為止。屬於伺服器的資料，在我被移出該伺服器一週後，或由管理者清除時消失；你同意跨伺服器計算的成績，仍歸你所有。

    {""}**不存什麼**：訊息。我讀不到大家寫的東西，也不保留成員名單。出錯的時候，架設者的技術紀錄裡可能會有你的 ID。

    { $count ->
        [everywhere] **跨伺服器**：你的成績也算進跨伺服器排行榜，大家會在那裡看到你，名字是 { $name }。
       *[here] **跨伺服器**：你的成績只算進你玩的那個伺服器的排行榜，別處都不算。你可以讓往後的對局也跨伺服器計算。
     }
button-delete = 刪除
button-delete-all = 對，全部刪除
button-keep = 留著

## The page of ``/settings`` about a server's data, and its erasure by managers

erase = { $time ->
    [first] 這個伺服器的資料
   *[last] 真的確定嗎？
 }
erased = 這個伺服器的資料已經全部清除。
erase-question = { $time ->
    [first] 我保存了這個伺服器的對局、排行榜、成績、設定和封鎖名單。*全部清除*會永久刪除這一切，連進行中的對局也不例外。
   *[last] 刪了就救不回來。要現在清除這個伺服器的所有資料嗎？
 }
button-keep-everything = 全部保留
erased-title = 已清除
button-erase = { $time ->
    [first] 全部清除
   *[last] 對，全部清除
 }
