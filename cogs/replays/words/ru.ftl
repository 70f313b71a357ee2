## Replays of finished matches: step by step, as a file, and as an animation

pause = Вы запустили другие повторы, поэтому этот на паузе. Нажмите **Пуск**, чтобы продолжить.
follow-control = Сейчас идёт слишком много повторов. Листайте этот по шагам сами.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

not-counted = без рейтинга
unrated-hint = с подсказками
unrated-casual = дружеская
nothing-havent-finished = Вы ещё не доиграли ни одной партии. Открыть стол: `/play`.
page-only-matches = Только партии, где играет { $name }.
nothing-finished-matches = Таких сыгранных партий нет. Поищите другие в меню ниже.
nothing-finished-matches-here = Сыгранных партий, которые вам можно видеть, здесь пока нет. Открыть стол: `/play`.
nothing-havent-finished-match = Здесь вы ещё не доиграли ни одной партии. Открыть стол: `/play`.
narrowing-true = Рейтинговые
narrowing-false = Без рейтинга
narrowing-none = Любые
page-finished-matches = Ваши сыгранные партии
page-finished-matches-server = Сыгранные партии этого сервера
when-and-how = расклад дня, { $day }
who = ещё { $n }
rows-server = Партии этого сервера
turns-newest = Самые новые
turns-newer = Новее
turns-older = Старее
turns-oldest = Самые старые
menu-watch-again = Пересмотреть партию
rows = Чьи партии
narrowing = С кем угодно

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = На этом шаге никто не ходит. Выберите другой.
others-played = К этому шагу кто-то уже сел за стол или вышел, поэтому продолжить можно только против компьютеров.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Пока это видите только вы. *Поделиться* опубликует это здесь для всех.
exported-whole-match = Вся партия: её расклад и каждый шаг с тех пор. Где установлен Castellan, `castellan verify { $file }` сыграет её заново и проверит каждый жребий.
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
page-step-number = **Шаг { $number } из { $total }** · { $what }
button-play = Что бы вы сыграли?
told-match-begins = партия начинается
told-concession-name-leaves = { $name } выходит
told-joining = { $name } садится за стол
told-amendment = хозяин стола меняет партию
told-time-up = время вышло: { $names }
told-game-goes = игра идёт дальше
page-seen-hands = Карты всех игроков открыты.
page-title = Повтор · { $game }
controls-pause = Пауза
controls-play = Пуск
exported-also-get = Ходы приложены и текстом, вместе с последней позицией.
told-action = { $name } ходит
told-concession-name-concedes = { $name } сдаётся
page-seen-name = Глазами игрока: **{ $name }**.
controls-first = Начало
controls-last = Конец
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

lobby = Уже играли с этими картами: { $names }.
origin-continued-step = Продолжение с шага { $step } [прежней партии]({ $link }); без рейтинга.
origin-same-cards = Те же карты, что в [прежней партии]({ $link }); без рейтинга.

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-play-game = Играть дальше · { $game }
levels-take-seat = Вы займёте место того, чей сейчас ход. Кто играет за остальных? Партия будет без рейтинга.
button-table-friends = Стол для друзей
open-table = Этот стол вы уже открыли: { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Эта партия сыграна по старым правилам, и показать её уже нельзя.
damaged = Запись этой партии не сходится с её итогом, поэтому показать её нельзя.
