## Searches for an opponent on any server. Two people with the same wish are seated together

closed = 這場對局在兩個伺服器之間進行，只有對局雙方可以加入。
no-rematch = 對手在別的頻道，沒辦法再戰一場。可以用 /tables 找新對手。
player = { $n } 號玩家
not-allowed = 這個伺服器的人不能找其他伺服器的對手。能管理伺服器的人可以用 /settings 開放。

## *Find an opponent*: looks for a player on any server that allows it

visitors-on = **其他伺服器的對手：** 用 /tables 找
button-no-visitors = 只在這個伺服器玩
visitors-off = **其他伺服器的對手：** 無
button-visitors = 也和其他伺服器玩
button-find = 找對手

## The pages of the search for an opponent

form = 我會幫你找一個想玩同樣遊戲的人，這裡的、其他伺服器的都行。對手不在這個頻道的話，你們就在私人訊息裡玩。這場對局不計積分。

    { $name ->
        [none] 其他伺服器的對手看不到你的名字。
       *[other] 其他伺服器的對手看得到你的名字：{ $name }。
     }
searching = 正在找對手。要是找不到，我{ $moment }就停。
letter = 你在找對手：{ $wish }。如果在私人訊息裡玩，對局就在這裡。
no-direct-messages = 和其他伺服器的對局在私人訊息裡玩，可是我沒辦法寫給你。請打開伺服器選單的「隱私設定」，允許私人訊息，再找一次。
found = { $where ->
    [direct] 找到對手了：你的對局在私人訊息裡。
   *[channel] 找到對手了：你的對局在 { $place }。
 }
button-start = 開始找
button-cancel = 不找了
ended = { $how ->
    [stopped] 已取消找對手。
   *[nobody] 這次沒有找到人。
 }
button-again = 再找一次
waiting-now = **正在等對手**
