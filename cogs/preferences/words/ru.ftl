## ``/preferences``: the place of hands, pings for turns, the look of the deck

language-speak-language = Язык, на котором я говорю с вами: **{ $language }**.
panel-preferences = Ваши настройки
language-speak-discord = Я говорю с вами **на языке вашего Discord**.
switches-direct-hands-hands-come = Карты приходят вам **в личные сообщения**.
switches-direct-hands-open-hands = Карты в канале
switches-direct-hands-hands-open = Карты открываются **в канале**, видите их только вы.
switches-direct-hands-send-hands = Карты в личные сообщения
switches-pings-pinged-when = Когда подходит ваш ход, вам приходит **пинг**.
switches-pings-ping-me = Не пинговать меня
switches-pings-pinged-when-its = Когда подходит ваш ход, **пинг не приходит**.
switches-pings-ping-me-2 = Пинговать меня
switches-four-colours-deck-four = Ваша колода **четырёхцветная**: трефы зелёные, бубны синие.
switches-four-colours-use-two = Двухцветная колода
switches-four-colours-deck-two = Ваша колода **двухцветная**, красная и чёрная.
switches-four-colours-use-four = Четырёхцветная колода
switches-coaching-get-advice = Первые партии в каждую игру идут **с советами**.
switches-coaching-turn-off = Без советов
switches-coaching-get-advice-first = Первые партии в каждую игру идут **без советов**.
switches-coaching-give-me = Советы в первых партиях
switches-plays-forced-when-only = Если ход всего один, **я делаю его за вас**: против компьютеров и там, где его всё равно видят все.
switches-plays-forced-let-me = Не ходить за меня
switches-plays-forced-make-every = **Все ходы вы делаете сами**, даже единственно возможные.
switches-plays-forced-make-my = Делать единственный ход за меня
switches-open-hands-spectators-see = Зрители **могут увидеть ваши карты**, когда раунд окончен, если все за столом это разрешили.
switches-open-hands-keep-my = Не показывать мои карты
switches-open-hands-spectators-never = Зрители **никогда не видят ваших карт**.
switches-open-hands-show-my = Показывать мои карты после раунда
switches-challenges-others-challenge = Другие могут **вызывать вас**.
switches-challenges-let-others = Без вызовов
switches-challenges-others-challenge-2 = Другие **не могут вызывать вас**.
switches-challenges-let-others-challenge = Разрешить вызовы
panel-people-challenge = Кто не может вызывать вас
toggle = Такого переключателя я не знаю. Вызовите /preferences ещё раз.

## Commands

command-preferences = мои-настройки
    .about = Выбрать, как Castellan с вами связывается
    .language = язык
    .language-about = Язык, на котором я говорю с вами
