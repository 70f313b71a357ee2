## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = Ваши настройки
spoken = { $language ->
    [discord] Я говорю с вами **на языке вашего Discord**.
   *[other] Язык, на котором я говорю с вами: **{ $language }**.
 }
switch = { $what ->
    [direct_hands-on] Карты приходят вам **в личные сообщения**.
    [direct_hands-off] Карты открываются **в канале**, видите их только вы.
    [pings-on] Когда подходит ваш ход, вам приходит **пинг**.
    [pings-off] Когда подходит ваш ход, я **не пингую вас**.
    [four_colours-on] Ваша колода **четырёхцветная**: трефы зелёные, бубны синие.
    [four_colours-off] Ваша колода **двухцветная**, красная и чёрная.
    [coaching-on] Первые партии в каждую игру идут **с советами**.
    [coaching-off] Первые партии в каждую игру идут **без советов**.
    [plays_forced-on] Если ход всего один, **я делаю его за вас**: против компьютеров и там, где его всё равно видят все.
    [plays_forced-off] **Все ходы вы делаете сами**, даже единственно возможные.
    [open_hands-on] Зрители **могут увидеть ваши карты**, когда раунд окончен, если все за столом это разрешили.
    [open_hands-off] Зрители **никогда не видят ваших карт**.
    [challenges-on] Другие могут **вызывать вас**.
   *[challenges-off] Другие **не могут вызывать вас**.
 }
button-switch = { $what ->
    [direct_hands-on] Карты в канале
    [direct_hands-off] Карты в личные сообщения
    [pings-on] Не пинговать меня
    [pings-off] Пинговать меня
    [four_colours-on] Включить двухцветную колоду
    [four_colours-off] Включить четырёхцветную колоду
    [coaching-on] Без советов
    [coaching-off] Советы в первых партиях
    [plays_forced-on] Не ходить за меня
    [plays_forced-off] Делать единственный ход за меня
    [open_hands-on] Не показывать мои карты
    [open_hands-off] Показывать мои карты после раунда
    [challenges-on] Без вызовов
   *[challenges-off] Разрешить вызовы
 }
menu-refused = Кто не может вызывать вас
unknown-switch = Такого переключателя я не знаю. Вызовите /preferences ещё раз.

## Commands

command-preferences = мои-настройки
    .about = Выбрать, как Castellan с вами связывается
    .language = язык
    .language-about = Язык, на котором я говорю с вами
