## Searches for an opponent on any server. Two people with the same wish are seated together

closed = 这场对局在两个服务器之间进行，只有对局双方可以加入。
no-rematch = 对手在别的频道，没法再来一场。可以用 /tables 找新对手。
player = { $n } 号玩家
not-allowed = 本服务器的人不能找其他服务器的对手。能管理服务器的人可以用 /settings 开放。

## *Find an opponent*: looks for a player on any server that allows it

visitors-on = **其他服务器的对手**：用 /tables 找
button-no-visitors = 只在本服务器玩
visitors-off = **其他服务器的对手**：无
button-visitors = 也和其他服务器玩
button-find = 找对手

## The pages of the search for an opponent

form = 我帮你找一个想玩同样游戏的人，这里的、别的服务器的都行。桌面会出现在你们各自的频道里，这场对局不计分。

    { $name ->
        [none] 另一个服务器的人看得见你怎么玩，看不见你的名字。
       *[other] 另一个服务器的人看得见你怎么玩，也看得见你的名字：{ $name }。
     }
searching = 正在找对手。要是找不到，我{ $moment }就停。
found = 找到对手了：你的对局在 { $place }。
two-channels = 不计分：双方不在同一个频道。
button-start = 开始找
button-cancel = 不找了
ended = { $how ->
    [stopped] 已取消寻找对手。
   *[nobody] 这次没找到人。
 }
button-again = 再找一次
waiting-now = **正在等对手**
