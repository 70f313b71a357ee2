## Replays of finished matches: step by step, as a file, and as an animation

paused = Вы запустили другие повторы, поэтому этот на паузе. Нажмите **Пуск**, чтобы продолжить.
too-many-playing = Сейчас идёт слишком много повторов. Листайте этот по шагам сами.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

unrated = { $why ->
    [hint] с подсказками
    [casual] дружеская
   *[other] без рейтинга
 }
nothing = { $where ->
    [narrowed] Таких сыгранных партий нет. Поищите другие в меню ниже.
    [server] Сыгранных партий, которые вам можно видеть, здесь пока нет. Открыть стол: `/play`.
    [here] Здесь вы ещё не доиграли ни одной партии. Открыть стол: `/play`.
   *[anywhere] Вы ещё не доиграли ни одной партии. Открыть стол: `/play`.
 }
only-with = Только партии, где играет { $name }.
button-rated = { $counted ->
    [yes] Рейтинговые
    [no] Без рейтинга
   *[both] Любые
 }
list-title = { $whose ->
    [mine] Ваши сыгранные партии
   *[server] Сыгранные партии этого сервера
 }
daily-deal-of = расклад дня, { $day }
more-players = ещё { $n }
whose-server = Партии этого сервера
button-newest = Самые новые
button-newer = Новее
button-older = Старее
button-oldest = Самые старые
menu-watch-again = Пересмотреть партию
menu-whose = Чьи партии
button-anyone = С кем угодно

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = На этом шаге никто не ходит. Выберите другой.
others-played = К этому шагу кто-то уже сел за стол или вышел, поэтому продолжить можно только против компьютеров.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Пока это видите только вы. *Поделиться* опубликует это здесь для всех.
exported = Вся партия: её расклад и каждый шаг с тех пор. Где установлен Castellan, `castellan verify { $file }` сыграет её заново и проверит каждый жребий.
animation = { $n ->
    [one]
        Партия в { $n } картинке. { $result }
        Последний вид стола: { $board }
    [few]
        Партия в { $n } картинках, одна за другой. { $result }
        Последний вид стола: { $board }
   *[other]
        Партия в { $n } картинках, одна за другой. { $result }
        Последний вид стола: { $board }
 }
step = **Шаг { $number } из { $total }** · { $what }
button-quiz = Что бы вы сыграли?
told = { $what ->
    [start] партия начинается
    [action] { $name } ходит
    [concession] { $name } сдаётся
    [leaving] { $name } выходит
    [joining] { $name } садится за стол
    [amendment] хозяин стола меняет параметры игры
    [late] время вышло: { $names }
   *[time] игра идёт дальше
 }
seen-as = { $view ->
    [all-hands] Карты всех игроков открыты.
    [seat] Глазами игрока: **{ $name }**.
   *[public] { "" }
 }
title = Повтор · { $game }
button-autoplay = { $playing ->
    [yes] Пауза
   *[no] Пуск
 }
exported-moves = Отдельно приложены ходы текстом и последняя позиция.
button-first = Начало
button-last = Конец
menu-jump-step = Перейти к шагу
option-spectator-view = Глазами зрителя
menu-whose-view = Чьими глазами
button-share-step = Поделиться этим шагом
button-animation = Анимация
button-play-here = Играть отсюда
button-same-cards = Те же карты ещё раз
option-step-number = Шаг { $number } · { $what }
option-seat-number = Место { $number }: { $name }

## Lines and buttons that replays add to the pages of a match

known-cards = Уже играли с этими картами: { $names }.
origin = { $steps ->
    [0] Те же карты, что в { $linked ->
        [yes] [прежней партии]({ $link })
       *[no] прежней партии
     }; без рейтинга.
   *[other] Продолжение с шага { $step } { $linked ->
        [yes] [прежней партии]({ $link })
       *[no] прежней партии
     }; без рейтинга.
 }

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-title = Играть дальше · { $game }
levels = Вы займёте место того, чей сейчас ход. Кто играет за остальных? Партия будет без рейтинга.
button-table-friends = Стол для друзей
already-open = Этот стол вы уже открыли: { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Эта партия сыграна по старым правилам, и показать её уже нельзя.
damaged = Запись этой партии не сходится с её итогом, поэтому показать её нельзя.
