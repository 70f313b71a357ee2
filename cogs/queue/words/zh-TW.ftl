## Searches for an opponent on any server. Two people with the same wish are seated together

across-closed = 這場對局在兩個伺服器之間進行，只有對局雙方可以加入。
across-no-rematch = 對手在別的頻道，沒辦法再戰一場。可以用 /tables 找新對手。
name-across = { $n } 號玩家
pair = 這個伺服器的人不能找其他伺服器的對手。能管理伺服器的人可以用 /settings 開放。

## *Find an opponent*: looks for a player on any server that allows it

visitors-on-opponents-other = **其他伺服器的對手：** 用 /tables 找
visitors-on-play-server = 只在這個伺服器玩
visitors-off-opponents-other = **其他伺服器的對手：** 無
visitors-off-play-other = 也和其他伺服器玩
button-find-opponent = 找對手

## The pages of the search for an opponent

seeking-form-ill-find = 我會幫你找一個想玩同樣遊戲的人，這裡的、其他伺服器的都行。牌桌會出現在你們各自的頻道裡，這場對局不計積分。
waiting = 正在找對手。要是找不到，我{ $moment }就停。
found = 找到對手了：你的對局在 { $place }。
board = 不計積分：雙方不在同一個頻道。
seeking-form-people-other = 另一個伺服器的人看得到你怎麼玩，看不到你的名字。
seeking-form-people-other-server = 另一個伺服器的人看得到你怎麼玩，也看得到你的名字：{ $name }。
button-start-searching = 開始找
button-cancel-search = 不找了
ended-ive-cancelled = 已取消找對手。
ended-couldnt-find = 這次沒有找到人。
button-search-again = 再找一次
seeking-form-waiting-opponent = **正在等對手**
