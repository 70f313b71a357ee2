## ``/preferences``: the place of hands, pings for turns, the look of the deck

language-speak-language = 我用 **{ $language }** 跟你說話。
panel-preferences = 你的偏好
language-speak-discord = 我用 **你在 Discord 設定的語言** 跟你說話。
switches-direct-hands-hands-come = 你的手牌用 **私人訊息** 傳給你。
switches-direct-hands-open-hands = 手牌改在頻道打開
switches-direct-hands-hands-open = 你的手牌 **在頻道裡** 打開，只有你看得到。
switches-direct-hands-send-hands = 手牌改用私人訊息
switches-pings-pinged-when = 輪到你的時候 **會提醒** 你。
switches-pings-ping-me = 不要提醒我
switches-pings-pinged-when-its = 輪到你的時候 **不會提醒** 你。
switches-pings-ping-me-2 = 提醒我
switches-four-colours-deck-four = 你用的是 **四色牌**：梅花綠色，方塊藍色。
switches-four-colours-use-two = 改用兩色牌
switches-four-colours-deck-two = 你用的是 **兩色牌**，紅色和黑色。
switches-four-colours-use-four = 改用四色牌
switches-coaching-get-advice = 每種遊戲的前幾場 **有指點**。
switches-coaching-turn-off = 不要指點
switches-coaching-get-advice-first = 每種遊戲的前幾場 **沒有指點**。
switches-coaching-give-me = 前幾場要指點
switches-plays-forced-when-only = 只有一種選擇時 **我會替你出手**：跟電腦對戰時，或者反正大家都看得到時。
switches-plays-forced-let-me = 每一步都自己來
switches-plays-forced-make-every = 就算只有一種選擇，也 **每一步都由你自己來**。
switches-plays-forced-make-my = 沒得選就替我出手
switches-open-hands-spectators-see = 一局打完後，只要同桌的人都同意，觀戰者 **可以看到你的牌**。
switches-open-hands-keep-my = 不讓人看我的牌
switches-open-hands-spectators-never = 觀戰者 **看不到你的牌**。
switches-open-hands-show-my = 一局打完後公開我的牌
switches-challenges-others-challenge = 別人 **可以挑戰你**。
switches-challenges-let-others = 不接受挑戰
switches-challenges-others-challenge-2 = 別人 **不能挑戰你**。
switches-challenges-let-others-challenge = 允許別人挑戰我
panel-people-challenge = 不能挑戰你的人
toggle = 我不認得那個開關。請重新使用 /preferences。

## Commands

command-preferences = 偏好
    .about = 選擇 Castellan 怎麼通知你
    .language = 語言
    .language-about = 我跟你說話用的語言
