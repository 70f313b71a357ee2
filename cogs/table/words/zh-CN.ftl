## Actions that only a host may take, with a replacement if the host is gone

new-host = { $host } 离开了本服务器，现在你是桌主。

## Lobbies: opening a table, and the buttons of its message

thread-hint = 对局留在这个频道里：要另开子区，我还缺 { $permissions } 权限。
only-alone = 这个游戏要有伴，得在有我的服务器里玩。在哪儿都能玩的有：{ $games }。
stay-open = 这桌继续开着。
welcome = 欢迎入座。什么时候发牌给你，看桌面。
left-table = 你离座了。
new-table = { $who ->
    [host] 在 { $place } 为原班人马开了新桌。
   *[guest] 你在 { $place } 的新桌入座了。
 }

## The menu of a match: things people at the table rarely need, behind one button

moves-so-far = 到现在为止的走法，和走到的局面。
proof =
    开桌时公布了这个封印；它是规则版本、牌局名称和一个随机密钥的 SHA-256：
    `{ $commitment }`
    密钥现在已不影响什么，所以公开：
    `{ $secret }`
    { $deal ->
        [shared] 一切随机都只由这个密钥算出，所以打这副牌的人人一样。
       *[own] 一切随机都由这个密钥和入座时各次点击的 ID 算出；这些 ID 由 Discord 定。
     }文件里是整场对局；在装有 Castellan 的地方，用 `castellan verify { $file }` 可以离线验证。
    这证明事后什么都没有改过。它证明不了运行机器人的人没有偷看。
other-matches = 你的其他对局
button-post-board = 重发桌面
resigned = { $how ->
    [alone] 这一局你认输了。
    [unplayed] 你还没出手就退出了，所以这场对局作废，谁的成绩都不受影响。
   *[left] 你退出了对局。
 }
reposted = { $how ->
    [refused] 我没法在 { $place } 显示桌面。{ $reason }
    [moved] 这桌的频道没有了，往后就在这里。
    [here] 桌面在这儿，重新发了。
   *[elsewhere] 桌面重新发到 { $place } 了。
 }
no-board = 这场对局没有桌面可发。
carry-on = 好，接着玩！
no-notation = 《{ $game }》没有文字棋谱。
seal =
    这局的封印，开桌时就已公布：
    `{ $commitment }`
    做成它的密钥，对局结束后公开。
seal-broken =
    这次发牌已经不影响什么了。开桌时公布的封印：
    `{ $commitment }`
    做成它的密钥：
    `{ $secret }`

## Lines of tables on the pages of a match

gone = { $name } 已不在本服务器，座位就此让出。

## Running matches: hands, and the controls that play

suggested = 这是推荐的：想改就改，然后确认。
nothing-played = 还没打过什么，没得回看。
welcome-back = 欢迎回来：座位又归你了。

## Games for one: dealing, hints, and new games

dealt = { $where ->
    [there] 牌已经摆在 { $place } 的桌上。
   *[here] 牌已经摆上桌。
 }

## Finding and showing the match that a person means, and permission to start one

needs-server = 这个游戏要在频道里开桌，请在有我的服务器上开始。
no-table = 你哪桌都没坐。/play 可以开桌。
your-matches = 你的对局
not-in-game = 你没坐在《{ $game }》的桌上。
several-tables = 你坐了好几桌。用选项 `对局` 说明是哪一场。
not-among = 你没坐那桌。从列表里选一个。
note = { $how ->
    [paused] 已搁置
    [resumable] 已搁置，`/hand` 可以接着玩
    [private] `/hand` 可以看
   *[turn] **轮到你了**
 }
permissions-missing = 我在这里开不了桌，缺少权限：{ $permissions }。请管理员给我这些权限，或者换个频道试试。
not-in-thread = 我还不在这个子区里。在这里提及我就能让我进来，然后再试。
wrong-role = { $why ->
    [elsewhere] 那个服务器不是人人都能开始对局，这一场请到那里去开。
    [deleted] 可以在这里开始对局的身份组被删了。能管理服务器的人可以用 /settings 另选。
   *[lacking] 这里只有身份组 { $role } 的人能开始对局。你还是可以加入他们开的。
 }
menu-match = 打开一场对局
wrong-channel = { $n ->
    [0] 本服务器里可以开始对局的频道全被删了。能管理服务器的人可以用 /settings 另选。
   *[other] 本服务器的对局在 { $channels } 开始。
 }

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

unseen = 我没法在 { $place } 显示你的《{ $game }》桌面：{ $reason }在恢复之前，计时停着，谁也不会错过出手。你的手牌在这里也能打开，打开后就开始算你的时间。

## Commands

command-hand = 手牌
    .about = 看自己的牌，出牌
    .help = 你的牌，只有你看得见。按*更多*可以重发桌面，也可以退出
    .match = 对局
    .match-about = 你同时有几场对局时，选哪一场
command-play = 开桌
    .about = 开一桌游戏
    .pace = 节奏
    .pace-about = 一步可以想多久（默认 5 分钟）
    .computers = 电脑
    .computers-about = 开桌时有几个电脑一起入座
    .level = 难度
    .level-about = 电脑对手的难度
    .casual = 娱乐
    .casual-about = 只为好玩：不计等级分，不上排行榜，不算连胜
    .private = 私密
    .private-about = 自己一个人玩，别人看不见这桌
