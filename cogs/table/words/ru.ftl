## Actions that only a host may take, with a replacement if the host is gone

replace-host = Хозяина стола больше нет на сервере ({ $host }), теперь хозяин стола — вы.

## Lobbies: opening a table, and the buttons of its message

thread-hint = Партия остаётся в этом канале: на отдельную ветку мне не хватает прав: { $permissions }.
open-lobby = { $n ->
    [one] Для этой игры нужны другие игроки: играйте в неё на сервере, где есть я. А где угодно можно играть вот в эту: { $games }.
    [few] Для этой игры нужны другие игроки: играйте в неё на сервере, где есть я. А где угодно можно играть вот в эти: { $games }.
   *[other] Для этой игры нужны другие игроки: играйте в неё на сервере, где есть я. А где угодно можно играть вот в эти: { $games }.
 }
stay-open = Ваш стол остаётся открытым.
join = Добро пожаловать за стол. На нём видно, когда вам сдадут.
rematch-new-table = Вы за новым столом: { $place }.
leave = Вы встали из-за стола.
rematch-new-table-open = Для той же компании открыт новый стол: { $place }.

## The menu of a match: things people at the table rarely need, behind one button

told-ive-posted = Стол показан заново: { $place }.
moves-moves-far = Все сделанные ходы и позиция, к которой они привели.
verify-when-table =
    Когда открылся стол, была объявлена печать; это SHA-256 от версии правил, названия расклада и случайного секрета:
    `{ $commitment }`
    Вот секрет, теперь от него уже ничего не зависит:
    `{ $secret }`
    { $source } В файле вся партия; где установлен Castellan, её можно проверить без сети: `castellan verify { $file }`.
    Это доказывает, что расклад потом никто не менял. Но не доказывает, что владелец бота не подглядывал.
show-menu = Другие ваши партии
button-post-board = Показать стол заново
told-tables-channel = Канала этого стола больше нет, отныне стол стоит здесь.
told-here-table = Вот ваш стол.
verify-every-shuffle = Каждая тасовка зависит только от этого секрета, поэтому она одна для всех, кто играет этот расклад.
verify-every-shuffle-derived = Каждая тасовка зависит от этого секрета и от ID нажатий, которыми занимали места; их назначает Discord.
confirm-resigning-youve-conceded = Вы сдались.
told-show-table = Не могу показать стол: { $place }.
post-again = У этой партии нет стола, который можно показать заново.
confirm-resigning-left-before = Вы вышли до своего первого решения, поэтому партия отменена. Она никому не идёт в зачёт.
confirm-resigning-youve-left = Вы вышли из партии.
decline-resigning = Хорошо, играем дальше!
moves-game-move = Для игры «{ $game }» нет записи ходов.
verify-seal-deal =
    Печать этого расклада, объявленная при открытии стола:
    `{ $commitment }`
    Секрет, из которого она сделана, откроется после партии.
verify-deal-longer =
    Этот расклад уже ни на что не влияет. Печать, объявленная при открытии стола:
    `{ $commitment }`
    Секрет, из которого она сделана:
    `{ $secret }`

## ``/play``: a command for each game, built from the options in its rules

## Lines of tables on the pages of a match

gone = Этого игрока больше нет на сервере, его место отдано: { $name }.

## Running matches: hands, and the controls that play

suggest = Это совет: поменяйте что угодно и подтвердите.
check-seated = Вы не сидите за этим столом, ваших карт здесь нет.
remember = Пока ничего не сыграно, смотреть ещё нечего.
return-to-seat = С возвращением: место снова ваше.

## Games for one: dealing, hints, and new games

present-cards-table = Карты на столе: { $place }.
present-cards-table-2 = Карты на столе.

## Finding and showing the match that a person means, and permission to start one

needs-a-server = Этой игре нужен стол в канале: начните её на сервере, где есть я.
matches-any-table = Вы не сидите ни за одним столом. Открыть стол: /play.
matches-matches = Ваши партии
refusal-by-role-only-people = Начинать партии здесь могут только люди с ролью { $role }. Садиться к другим по-прежнему можно.
match-meant-any-game = Вы не сидите за столом «{ $game }».
match-meant-several-tables = Вы сидите за несколькими столами. Укажите, за каким, в параметре `партия`.
meant-among = Вы не сидите за этим столом. Выберите из списка.
match-paused-hand = отложена, `/hand` продолжит её
match-paused = отложена
check-permissions = Здесь я не могу вести игру. Не хватает прав: { $permissions }. Попросите модератора их выдать или попробуйте другой канал.
check-shown = Меня ещё нет в этой ветке. Упомяните меня здесь, чтобы впустить, и попробуйте снова.
refusal-to-start-server-matches = На этом сервере партии начинают здесь: { $channels }.
refusal-by-role-everyone-start = На том сервере начинать партии может не каждый, так что эту начните там.
refusal-by-role-role-may = Роль, которой можно было начинать партии, удалена. Тот, кто управляет сервером, может выбрать другую: /settings.
matches-open-match = Открыть партию
match-hand-shows = её покажет `/hand`
refusal-to-start-channels-matches = Все каналы, где можно было начинать партии, удалены. Тот, кто управляет сервером, может выбрать другие: /settings.
match-turn = **ваш ход**

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

page = Не могу показать ваш стол ({ $game }) здесь: { $place }. { $reason } Пока это так, часы стоят, и никто не пропускает ход. Свои карты можно открыть и отсюда; тогда ваше время пойдёт.

## Commands

command-hand = карты
    .about = Посмотреть свои карты и сыграть
    .match = партия
    .match-about = Какая партия, если вы участвуете в нескольких
command-play = играть
    .about = Открыть стол для игры
    .pace = темп
    .pace-about = Сколько времени на ход (по умолчанию 5 минут)
    .computers = компьютеры
    .computers-about = Сколько компьютеров сразу сядут с вами
    .level = уровень
    .level-about = Насколько хорошо они играют
    .casual = дружеская
    .casual-about = Играть для удовольствия: без рейтинга, таблицы лидеров и серий
    .private = для_себя
    .private-about = Играть для себя; стола больше никто не увидит
