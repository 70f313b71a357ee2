## Replays of finished matches: step by step, as a file, and as an animation

paused = 你又开了别的回放，所以我把这一场暂停了。按**播放**接着看。
too-many-playing = 现在播放的回放太多了。这一场请自己一步步翻。

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

unrated = { $why ->
    [hint] 用过提示
    [casual] 娱乐
   *[other] 不计分
 }
nothing = { $where ->
    [narrowed] 没有符合的对局。可以用下面的菜单另找。
    [server] 这里还没有你能看到的打完的对局。`/play` 可以开桌。
    [here] 你在这里还没打完过一场。`/play` 可以开桌。
   *[anywhere] 你还没打完过一场。`/play` 可以开桌。
 }
only-with = 只列和 { $name } 的对局。
button-rated = { $counted ->
    [yes] 计分
    [no] 不计分
   *[both] 计不计分都看
 }
list-title = { $whose ->
    [mine] 你打完的对局
   *[server] 本服务器打完的对局
 }
daily-deal-of = { $day }的每日一局
more-players = 另有 { $n } 人
whose-server = 本服务器的对局
button-newest = 最新
button-newer = 较新
button-older = 较早
button-oldest = 最早
menu-watch-again = 重看一场
menu-whose = 谁的对局
button-anyone = 不限对手

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = 那时不是任何人的回合。请换一步。
others-played = 到这一步已经有人中途加入或退出了，所以只能和电脑接着玩。

## Pages of the replay viewer: a match at one of its steps, with controls

preview = 现在还只有你看得见。按*分享*，就发在这里给大家看。
exported = 整场对局都在这里：发的牌，和之后的每一步。在装有 Castellan 的地方，`castellan verify { $file }` 会重打一遍，验证抽出的每一张牌。
animation =
    整场对局，连看 { $n } 张图。{ $result }
    最后的桌面：{ $board }
step = **第 { $number }/{ $total } 步** · { $what }
button-quiz = 换作你会怎么选？
told = { $what ->
    [start] 对局开始
    [action] { $name } 出手
    [concession] { $name } 认输
    [leaving] { $name } 退出
    [joining] { $name } 入座
    [amendment] 桌主改了对局的设定
    [late] { $names } 超时
   *[time] 对局继续
 }
seen-as = { $view ->
    [all-hands] 所有手牌都亮开来看。
    [seat] 从 **{ $name }** 的座位看。
   *[public] { "" }
 }
title = 回放 · { $game }
button-autoplay = { $playing ->
    [yes] 暂停
   *[no] 播放
 }
exported-moves = 走法另附文字版，带最后的局面。
button-first = 第一步
button-last = 最后一步
menu-jump-step = 跳到某一步
option-spectator-view = 旁观视角
menu-whose-view = 从谁的视角看
button-share-step = 分享这一步
button-animation = 动画
button-play-here = 从这里接着打
button-same-cards = 同样的牌再来一次
option-step-number = 第 { $number } 步 · { $what }
option-seat-number = { $number } 号座位：{ $name }

## Lines and buttons that replays add to the pages of a match

known-cards = 之前用过这副牌的玩家：{ $names }
origin = { $steps ->
    [0] 用的是{ $linked ->
        [yes] [之前一场]({ $link })
       *[no] 之前一场
     }的牌，不计分。
   *[other] 从{ $linked ->
        [yes] [之前一场]({ $link })
       *[no] 之前一场
     }的第 { $step } 步接着打，不计分。
 }

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-title = 接着打 · { $game }
levels = 轮到谁，你就坐谁的座位。其他座位由谁来打？这场对局不计分。
button-table-friends = 和朋友一桌
already-open = 那桌你已经开过了，就在 { $place }。

## Replays of finished matches from their logs, and access to them

older-rules = 这场对局是按旧规则打的，已经不能回放。
damaged = 这场对局的记录和结果对不上，不能回放。
