## ``/preferences``: the place of hands, pings for turns, the look of the deck

language-speak-language = 我用 **{ $language }** 跟你说话。
panel-preferences = 你的偏好
language-speak-discord = 我跟你说话的语言**跟随你的 Discord**。
switches-direct-hands-hands-come = 你的手牌用**私信**发给你。
switches-direct-hands-open-hands = 手牌在频道里看
switches-direct-hands-hands-open = 你的手牌**在频道里**打开，只有你看得见。
switches-direct-hands-send-hands = 手牌用私信发
switches-pings-pinged-when = 轮到你时会 **@ 提醒**你。
switches-pings-ping-me = 不要 @ 我
switches-pings-pinged-when-its = 轮到你时**不 @** 你。
switches-pings-ping-me-2 = @ 我
switches-four-colours-deck-four = 你的牌有**四种颜色**：梅花是绿的，方块是蓝的。
switches-four-colours-use-two = 两色牌
switches-four-colours-deck-two = 你的牌有**两种颜色**：红和黑。
switches-four-colours-use-four = 四色牌
switches-coaching-get-advice = 每个游戏的头几场**有指点**。
switches-coaching-turn-off = 不要指点
switches-coaching-get-advice-first = 每个游戏的头几场**没有指点**。
switches-coaching-give-me = 头几场给指点
switches-plays-forced-when-only = 只有一种选择时**我替你出手**：和电脑对局时，或者反正大家都看得见时。
switches-plays-forced-let-me = 每一步都自己来
switches-plays-forced-make-every = 就算只有一种选择，也**每一步都由你自己来**。
switches-plays-forced-make-my = 没得选就替我出手
switches-open-hands-spectators-see = 一局打完后，只要同桌的人都允许，旁观者**可以看到你的牌**。
switches-open-hands-keep-my = 不让人看我的牌
switches-open-hands-spectators-never = 旁观者**看不到你的牌**。
switches-open-hands-show-my = 一局打完后公开我的牌
switches-challenges-others-challenge = 别人**可以挑战你**。
switches-challenges-let-others = 不接受挑战
switches-challenges-others-challenge-2 = 别人**不能挑战你**。
switches-challenges-let-others-challenge = 允许别人挑战我
panel-people-challenge = 不能挑战你的人
toggle = 这个开关我不认得。再用一次 /preferences。

## Commands

command-preferences = 偏好
    .about = 选择 Castellan 怎样联系你
    .language = 语言
    .language-about = 我跟你说话用的语言
