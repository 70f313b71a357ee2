## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = 你的個人設定
switch = { $what ->
    [direct_hands-on] 你的手牌用**私人訊息**傳給你。
    [direct_hands-off] 你的手牌**在頻道裡**打開，只有你看得到。
    [pings-on] 輪到你的時候**會提醒**你。
    [pings-off] 輪到你的時候**不會提醒**你。
    [plays_forced-on] 只有一種選擇、又不會洩漏什麼時，**我會替你出手**。
    [plays_forced-off] 就算只有一種選擇，也**每一步都由你自己來**。
    [open_hands-on] 一局打完後，同桌的人都同意的話，觀戰者**可以看到你的牌**。
    [open_hands-off] 觀戰者**看不到你的牌**。
    [challenges-on] 別人**可以挑戰你**。
   *[challenges-off] 別人**不能挑戰你**。
 }
button-switch = { $what ->
    [direct_hands-on] 手牌改在頻道打開
    [direct_hands-off] 手牌改用私人訊息
    [pings-on] 不要提醒我
    [pings-off] 提醒我
    [four_colours-on] 改用兩種顏色的撲克牌
    [four_colours-off] 改用四種顏色的撲克牌
    [coaching-on] 不要指點
    [coaching-off] 前幾場要指點
    [plays_forced-on] 每一步都自己來
    [plays_forced-off] 沒得選就替我出手
    [open_hands-on] 不讓人看我的牌
    [open_hands-off] 一局打完後公開我的牌
    [challenges-on] 不接受挑戰
   *[challenges-off] 允許別人挑戰我
 }
menu-refused = 不能挑戰你的人
unknown-switch = 我不認得那個開關。請重新使用 /preferences。

## Commands

command-preferences = 個人設定
    .about = 更改提醒、語言等個人設定
    .help = 提醒、私人訊息收手牌、沒得選就替你出手、四種顏色的撲克牌、你的語言。按*你的資料*看存了你哪些資料，可以匯出或刪除
    .language = 語言
    .language-about = 我跟你說話用的語言
