## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = 你的个人设置
switch = { $what ->
    [direct_hands-on] 你的手牌用**私信**发给你。
    [direct_hands-off] 你的手牌**在频道里**打开，只有你看得见。
    [pings-on] 轮到你时会 **@ 提醒**你。
    [pings-off] 轮到你时**不 @** 你。
    [plays_forced-on] 只有一种选择、又不会泄露什么时，**我替你出手**。
    [plays_forced-off] 就算只有一种选择，也**每一步都由你自己来**。
    [open_hands-on] 一局打完后，同桌的人都允许的话，旁观者**可以看到你的牌**。
    [open_hands-off] 旁观者**看不到你的牌**。
    [challenges-on] 别人**可以挑战你**。
   *[challenges-off] 别人**不能挑战你**。
 }
button-switch = { $what ->
    [direct_hands-on] 手牌在频道里看
    [direct_hands-off] 手牌用私信发
    [pings-on] 不要 @ 我
    [pings-off] @ 我
    [four_colours-on] 用两色扑克牌
    [four_colours-off] 用四色扑克牌
    [coaching-on] 不要指点
    [coaching-off] 头几场给指点
    [plays_forced-on] 每一步都自己来
    [plays_forced-off] 没得选就替我出手
    [open_hands-on] 不让人看我的牌
    [open_hands-off] 一局打完后公开我的牌
    [challenges-on] 不接受挑战
   *[challenges-off] 允许别人挑战我
 }
menu-refused = 不能挑战你的人
unknown-switch = 这个开关我不认得。再用一次 /preferences。

## Commands

command-preferences = 个人设置
    .about = 更改 @ 提醒、语言等个人设置
    .help = @ 提醒、私信发手牌、没得选就替你出手、四色扑克牌、你的语言。按*你的数据*看存了你的哪些数据，可以导出或删除
    .language = 语言
    .language-about = 我跟你说话用的语言
