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

form = 我帮你找一个想玩同样游戏的人，这里的、别的服务器的都行。对手不在这个频道的话，你们就在私信里玩。这场对局不计分。

    { $name ->
        [none] 别的服务器的对手看不见你的名字。
       *[other] 别的服务器的对手看得见你的名字：{ $name }。
     }
searching = 正在找对手。要是找不到，我{ $moment }就停。
letter = 你在找对手：{ $wish }。要是在私信里玩，对局就在这里。
no-direct-messages = 和其他服务器的对局在私信里玩，可是我没法写给你。请打开服务器菜单里的“隐私设置”，允许私信，再找一次。
found = { $where ->
    [direct] 找到对手了：你的对局在私信里。
   *[channel] 找到对手了：你的对局在 { $place }。
 }
button-start = 开始找
button-cancel = 不找了
ended = { $how ->
    [stopped] 已取消寻找对手。
   *[nobody] 这次没找到人。
 }
button-again = 再找一次
waiting-now = **正在等对手**
