## Said in several places

match-hasnt-begun = Эта партия ещё не началась.
match-over = Эта партия окончена.
match-already-begun = Эта партия уже началась. Чтобы следить за ней, нажмите на столе *Смотреть*.
table = Это могут только те, кто сидит за этим столом.
match-still-being = Эта партия ещё идёт. Сыграть снова можно, когда она закончится.
only-works-solo = Так можно только в играх для одного.
choose-cards-first = Выберите карты: от { $first } до { $last }
seal-deal-seal = Печать партии: { $seal }…
button-verify-match = Проверить партию
button-rules = Правила
left-match = вне партии
game-daily-deal = { $game }, расклад дня
which-game = Какая игра
time-per-turn = Сколько времени на ход (по умолчанию 5 минут)
point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
 }
game-names = { $game }: { $names }
game-started-yet = { $game }, ещё не начата: { $names }
button-concede = Сдаться
button-my-hand = Мои карты
button-leave = Встать из-за стола
private = для себя
casual-unrated = дружеская (без рейтинга)
button-play-vs-computers = Играть с компьютерами
button-keep-playing = Играть дальше
button-todays-deals = Расклады дня
button-learn-game = Научиться игре
button-preview = Предпросмотр
announcements-need-ordinary = Объявлениям нужен канал с обычными сообщениями. Выберите другой.
daily-deals = Расклады дня
deal = { $n ->
    [one] { $n } расклад
    [few] { $n } расклада
   *[other] { $n } раскладов
 }
left-server = больше не на сервере
play-fun-rating = Играть для удовольствия: без рейтинга, таблицы лидеров и серий
rated = рейтинговая
todays-deals = **Расклады дня**
only-see-hand = Это видите только вы. `/hand` откроет снова.
played-played = сыграно { $played } из { $all }
streak-day = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[other] { $n } дней подряд
 }
button-standings = Таблица
button-play-too = Тоже сыграть
games = Все игры
week = Эта неделя
server-server = Этот сервер
across-servers = Все серверы
match = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
 }
button-my-matches = Мои партии
game-nights-server = Игровые вечера на этом сервере
button-try-again = Ещё раз
button-suggest = Посоветовать
hand-cards = На руках { $n }: { $cards }
house-rules = **Наши правила.**
time-runs-out = **Если ваше время вышло.**
round-round = Раунд { $round }
ready = готово ✓
name-s-turn = Ходит { $name }.
wins-match-once = Лучший ход сразу выигрывает партию.
none = пусто
won = победа
conceded = партия сдана
button-done = Готово
name-left = { $name } (вне партии)
another-game = Другая игра
rating = рейтинг
only-people-allow = Здесь показаны только те, кто на это согласен: переключатель в `/preferences`.
won-played-won = побед { $won } из { $played }
longest-streak = рекорд подряд: { $n }
player = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
 }
button-data = Ваши данные
button-export = Скачать
won-played-right = верно { $won } из { $played }
best = Лучше всего
play-play-2 = **Что бы вы сыграли?**
button-try-position = Сыграть эту позицию
button-replay = Повтор
hands = Карты всех игроков
table-open-press = Ваш стол открыт. Нажмите **Начать**, когда все соберутся, или **Играть с компьютерами**, чтобы не ждать.
button-moves-text = Ходы текстом

## The bot: wires storage, matches, publisher and router, and loads the cogs by name

## Every sentence that a person reads, in that person's language

label = { $label }: { $text }
names = { $n ->
    [one] ещё { $n } игрок
    [few] ещё { $n } игрока
   *[other] ещё { $n } игроков
 }

## The local page: the real bot in SimCord's simulated Discord, in a browser on localhost

server-keep = Замок
channel = тронный-зал
people-ada = Аня
people-boris = Борис
people-chidi = Вера
people-dunya = Глеб
people-edda = Даша

## The panel of ``/settings``, where managers configure their server

unknown = Такого выбора я не знаю. /settings откроет панель заново.
tabs-overview = Обзор
tabs-matches = Партии
tabs-calls = Уведомления
tabs-hall = Зал славы
tabs-people = Люди и открытые столы
lost-setting-channel = { $setting } · выбранный канал удалён
lost-setting-role = { $setting } · выбранная роль удалена
page = Настройки этого сервера
check-server = Настройки есть только у серверов. Вызовите /settings на том, которым управляете.
check-manager = Это могут только те, у кого есть право «Управлять сервером».
check-may-change = Менять настройки этого сервера могут только те, у кого есть право «Управлять сервером» или роль модераторов.
role-to-give = Выбирать можно только те роли, которые вы можете выдать сами, а { $role } к ним не относится.
check = В { $channel } я ничего объявить не могу. Не хватает прав: { $permissions }.

## Servers' settings, and the people blocked from their matches

not-offered = На этом сервере в эту игру не играют. Выберите другую.

## Decides who may see what of a match. Every page asks ``may``, and ``RULES`` is its table

not-to-watch = Эту партию я не нахожу, или смотреть её вам нельзя. Те, что можно, перечислит /profile.
not-told = Этот расклад ещё могут играть другие. Посмотреть его можно, когда его день (UTC) кончится и доиграют все.
same-cards = Вы сами ещё играете этими картами, поэтому смотреть, как играют другие, нельзя.
own-table = Нельзя смотреть партию, в которой вы играете или в которую вас пригласили.

## Boards on Discord: where they are, and how they are posted, edited and found again

thread-name = «{ $game }», хозяин стола { $host }

## Private hands: ephemeral messages kept up to date, or direct messages for those who want that

leave = Обновлять эту страницу я могу только 15 минут. `/hand` откроет её снова.

## Pings: short messages that mention the people whom something concerns, and nobody else

post-names-reach = { $names }: мои личные сообщения до вас не доходят, поэтому ваши карты откроются здесь.

## One page for all rankings: leaderboards, daily deals and their standings, puzzles

rating-rating = рейтинг { $rating }
leader = Впереди **{ $name }**.
own = Ваша строка: { $line }
line = { $line } ◂ **вы**
back = ← Назад
forward = Вперёд →
picture = Пустой пьедестал.

## Sharing a private page with everybody in the channel

only-you = На этом сервере мои сообщения видите только вы, так что больше никто этого не увидит. Поделитесь в другом месте.
shared-already = Этим вы здесь уже поделились: прокрутите вверх и увидите. Завтра будет новое.
post-name-shares = { $name } делится:
share-button = Опубликовано
share = Поделиться

## Names of commands and their options, as people type them

