## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = Это время уже прошло. Выберите более позднее.
deleted = Вы удалили свои данные, поэтому присоединиться к уже начавшемуся игровому вечеру нельзя.
check-room-already-game = { $n ->
    [one] Вы уже назначили на этом сервере { $n } игровой вечер. Сначала отмените его.
    [few] Вы уже назначили на этом сервере { $n } игровых вечера. Сначала отмените один из них.
   *[other] Вы уже назначили на этом сервере { $n } игровых вечеров. Сначала отмените один из них.
 }
check-room-server-already = { $n ->
    [one] На этом сервере уже назначен { $n } игровой вечер. Сначала отмените его.
    [few] На этом сервере уже назначено { $n } игровых вечера. Сначала отмените один из них.
   *[other] На этом сервере уже назначено { $n } игровых вечеров. Сначала отмените один из них.
 }
set-up = Этот игровой вечер уже начался.
take-part-last-matches = Последние партии уже идут, присоединяться поздно.
take-part-youve-already = Вы уже участвуете.
take-part-youve-left = { $n ->
    [one] Вы вышли из { $n } партии этого вечера, поэтому снова участвовать в нём нельзя.
    [few] Вы вышли из { $n } партий этого вечера, поэтому снова участвовать в нём нельзя.
   *[other] Вы вышли из { $n } партий этого вечера, поэтому снова участвовать в нём нельзя.
 }
take-part-player-joined = { $n ->
    [one] Уже участвует { $n } человек, мест больше нет.
    [few] Уже участвуют { $n } человека, мест больше нет.
   *[other] Уже участвуют { $n } человек, мест больше нет.
 }
leave-havent-joined = Вы не участвуете в этом вечере.
load-unfinished-game-night = Этот игровой вечер окончен.
load-unfinished-game-night-cancelled = Этот игровой вечер отменён.

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

menu-none = **Кто назначает игровые вечера:** только управляющие
menu-some = **Кто назначает игровые вечера:** { $role } и управляющие
leave-youve-left = Вы ушли с игрового вечера. Доиграйте, пожалуйста, свою партию.
leave-youve-left-game = Вы ушли с игрового вечера. Вашу партию доиграет компьютер.

## Runs a game night: begin, deal tables, end. Each step is one transaction

night-deal-closed = Этот стол относится к игровому вечеру. Чтобы играть, нажмите *Участвовать* под его объявлением.
night-deal-fixed-options = На игровом вечере за всеми столами одни и те же параметры, поэтому изменить свои нельзя.
night-deal-still-secret = Этот расклад ещё играют за другими столами. Посмотреть его можно будет, когда доиграют все столы.

## The form that plans a game night: its first values, and parsing what people enter

days-today-day = Сегодня, { $day }
days-tomorrow-day = Завтра, { $day }
parse-time = Не понимаю это время. Напишите так: 20:30.
length = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
 }
gamenightform-change-game = Изменить этот игровой вечер
gamenightform-plan-game = Назначить игровой вечер
days-minute = { $n ->
    [one] Через { $n } минуту
    [few] Через { $n } минуты
   *[other] Через { $n } минут
 }
gamenightform-day = День
gamenightform-time-zone = Время ({ $zone })
gamenightform-length = Длительность
gamenightform-title-optional = Название (необязательно)
gamenightform-note-optional = Примечание (необязательно)

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }: «{ $game }» начнётся { $moment }.
question = Событие сервера для «**{ $game }**» отменено, но игровой вечер всё равно состоится. Его тоже можно отменить.
game-night-cancel = Отменить

## Pages of game nights: the message for everybody, and a player's own matches

rules-every-table = За всеми столами играют одни и те же расклады, и каждый раз вы встречаетесь с новыми людьми. Вас сравнивают со всеми, у кого на вашем месте были те же карты. Свободные места занимают компьютеры: { $level }.
times-begins-day = { $n ->
    [one] Начало: { $day } ({ $moment }). Вы сыграете { $n } расклад. Можно прийти позже и уйти раньше.
    [few] Начало: { $day } ({ $moment }). Вы сыграете { $n } расклада. Можно прийти позже и уйти раньше.
   *[other] Начало: { $day } ({ $moment }). Вы сыграете { $n } раскладов. Можно прийти позже и уйти раньше.
 }
plain-title = Игровой вечер: { $game }
rules-play-match = Играйте партию за партией с теми, кто свободен. Победа — 2 очка, ничья — 1. После двух побед подряд партии считаются вдвойне, пока вы побеждаете. Если свободных нет, вы играете с компьютером: { $level }.
times-begins-day-moment = { $n ->
    [one] Начало: { $day } ({ $moment }). Длится { $n } минуту. Можно прийти позже и уйти раньше.
    [few] Начало: { $day } ({ $moment }). Длится { $n } минуты. Можно прийти позже и уйти раньше.
   *[other] Начало: { $day } ({ $moment }). Длится { $n } минут. Можно прийти позже и уйти раньше.
 }
guests-player-joined = { $n ->
    [one] **Участвует { $n } человек:** { $names }
    [few] **Участвуют { $n } человека:** { $names }
   *[other] **Участвуют { $n } человек:** { $names }
 }
link = к столу
deal-deal-number = Расклад { $number } из { $total }
stage-ends-moment = Конец: { $moment }.
playing-playing-against = Ваш соперник { $name }: { $link }
outcome-lost-name = Поражение, соперник: { $name }
playing-playing-deal = Вы играете расклад { $number }: { $link }
guests-nobody-joined = Пока никто не участвует.
deal-seat-number = Место за столом: { $number }
outcome-won-against = Победа, соперник: { $name }
outcome-drew-name = Ничья, соперник: { $name }
stage-deal-number = Играют расклад { $number } из { $total }.
stage-deal-number-total = Расклад { $number } из { $total } сыгран. Сейчас начнётся следующий.
standings-nobody-showed = Никто не пришёл.
standings-nobody-played = Ещё никто не играл.
standings-more-played = { $n ->
    [one] Сыграл ещё { $n }.
    [few] Сыграли ещё { $n }.
   *[other] Сыграли ещё { $n }.
 }
line-left = вне игры
tables-more-table = { $n ->
    [one] ещё { $n } стол
    [few] ещё { $n } стола
   *[other] ещё { $n } столов
 }
tables-waiting-names = Ждут: { $names }
mine-havent-played = Вы здесь не играли.
facts-streak-double = серия побед: очки вдвойне
message-open = Вечер повторяется каждую неделю.
message-missed = Когда этот игровой вечер должен был начаться, меня не было, поэтому он отменён.
game-night-join = Участвовать
game-night-leave = Не участвовать
button-results-deal = Итоги по раскладам
mine-waiting-next = Вы ждёте следующей партии.

## Planning a game night: its form, and the page with its other settings

create-events = Создание событий
refusal-to-plan = Назначать игровые вечера могут только управляющие этим сервером и выбранная ими роль.
change = Готово! Новое начало: { $time }.
plan = Начало вашего игрового вечера: { $time }. Объявление здесь, участвовать могут все.
ask-to-call-off-cancel-game = Отменить этот игровой вечер?
facts-computers-level = **Компьютеры:** { $level }
button-game-nights = Игровые вечера
with-event-isnt-among = Среди событий сервера его нет: события видят все, а этот канал — нет.
ask-to-call-off-end-good = Отменить насовсем
ask-to-call-off-yes-cancel = Да, отменить
page = На этом сервере игровых вечеров не назначено.
menu = Изменить или отменить игровой вечер
night-computers-empty = Компьютеры на свободные места
night-role-ping = Роль для пинга перед началом: нет
night-change = Изменить
facts-ping-before = **Пинг перед началом:** нет
facts-ping-before-begins = **Пинг перед началом:** { $role }
facts-repeats-every = **Повторяется:** каждую неделю
facts-repeats = **Повторяется:** нет
check-server = Игровые вечера проходят только на серверах, где я есть.
check-role = Вы сами не можете пинговать { $role }, поэтому и я не буду.
button-keep = Нет, пусть будет
button-skip = Пропустить этот раз
night-repeat = Не повторять
night-repeat-weekly = Повторять каждую неделю
button-game-nights-2 = Все вечера
line-every-week = каждую неделю
with-event-couldnt-add = Среди событий сервера его нет. Не хватает прав: { $permissions }.
with-event-servers-events = Среди событий сервера всё как раньше. Не хватает прав: { $permissions }.

## Stored game nights, and their SQL

require = Этого игрового вечера больше нет.

## Commands

command-gamenight = игровой-вечер
    .about = Посмотреть игровые вечера этого сервера или назначить новый
