## Controls for picking one or several cards from a hand of any size

menu-choose-card = Выберите карту: от { $first } до { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = В
letters-q = Д
letters-k = К
letters-a = Т
jokers-black-joker = Чёрный джокер
jokers-red-joker = Красный джокер

## Names of the computers' levels, and the mark that tells computers from people

level-names-page = Паж
level-names-knight = Рыцарь
level-names-king = Король
manners-page = Ошибается как новичок: для первых партий
manners-knight = Играет хорошо, но с привычками, которые можно разгадать
manners-king = Играет в полную силу
opponents-page = Против вас Пажи ★: они ошибаются, как новички. Обыграйте их, и в следующий раз за стол сядут Рыцари ★★.
opponents-knight = Пажей в этой игре вы уже обыграли, так что за стол сели Рыцари ★★. Пока партия не началась, *Добавить компьютер* усадит за стол кого захотите.
opponents-king = Рыцарей в этой игре вы уже обыграли, так что за стол сели Короли ★★★. Пока партия не началась, *Добавить компьютер* усадит за стол кого захотите.
menu-add-computer = Добавить компьютер

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated-casual = Без рейтинга: дружеская партия.
unrated-hint = Использована подсказка: в зачёт пойдёт только проигрыш.
unrated-takeback = Ход был взят назад: в зачёт пойдёт только проигрыш.
unrated-often = Без рейтинга: двое из вас за последние сутки уже играли друг с другом, рейтинговых партий в эту игру: { $n }.
called-off-rules = Эта партия отменена: правила игры с её начала исправили. В зачёт она не идёт. Начните новую: /play.
called-off-manager = Управляющие этим сервером отменили эту партию. Она никому не идёт в зачёт.
called-off-agreed = Все согласились остановиться, поэтому партия закончилась без результата.
called-off-removed = Меня убрали с сервера, поэтому партия закончилась без результата.
called-off-unseen = Целую неделю Discord не давал мне показать эту партию, поэтому я её отменил. Она никому не идёт в зачёт.
called-off-unplayed = { $name } выходит до своего первого решения, поэтому партия отменена. Она никому не идёт в зачёт.
called-off-absent = { $name } пропускает свои первые ходы, поэтому партия отменена. Она никому не идёт в зачёт.
called-off-none = Эта партия отменена, без результата.
closed-host = Хозяин закрыл этот стол до начала партии.
closed-empty = Все встали из-за стола до начала партии.
closed-idle = За этим столом долго ничего не происходило, и я его закрыл.
closed-manager = Управляющие этим сервером закрыли этот стол.
closed-rules = Правила этой игры исправлены, поэтому стол закрыт ещё до начала партии. Откройте новый: /play.
closed-none = Этот стол закрыли до начала партии.
page-without-board = Партия сыграна по старым правилам, и показать её стол уже нельзя.
full-seal = Печать расклада: `{ $commitment }` из `{ $secret }`
against = Дальше: { $level }
too-soon = { $name } остаётся без соперников уже через несколько ходов, поэтому рейтинг этого игрока не меняется.
place-rank-players = { $rank }-е место из { $players }
place-won = победа
place-drew = ничья
place-lost = поражение
gain-rating-rating = рейтинг { $rating } ({ $change })
button-new-game = Новая игра
gain-now-rank = теперь { $rank }-е место на этом сервере
button-rematch = Реванш
button-open-again = Открыть снова
standings = слишком долгое отсутствие, засчитано как выход

## Choosing a language, for a person or a server

language-menu-as-in-discord = Как в Discord
menu-language = Язык
chosen-language = На этом языке я не говорю. Выберите один из предложенных.

## Names of leaderboards and of their periods

period-title = { $year } год, неделя { $week }

## The interface that a game's cog implements so that everything else can show the game

refusals-not-your-turn = Сейчас не ваш ход. Чей, видно на столе.
refusals-already-chosen = Ваш выбор уже сделан, назад его не взять.
refusals-already-left = Вы уже вышли из этой партии.
refusals-card-not-held = Этой карты у вас больше нет. Откройте свои карты заново.
refusals-match-over = Эта партия окончена. *Реванш* откроет новый стол.
not-now = Сейчас так нельзя. Снова откройте *Мои карты*.
chance-youd-win = шансы выиграть партию — { $n } %
luck-luck-lowered = { $n ->
    [one] Удача снизила ваши шансы на победу на { $n } процентный пункт.
    [few] Удача снизила ваши шансы на победу на { $n } процентных пункта.
   *[other] Удача снизила ваши шансы на победу на { $n } процентных пунктов.
 }
plain-verdict-names-wins = { $n ->
    [one] { $names } выигрывает партию!
    [few] { $names } делят победу!
   *[other] { $names } делят победу!
 }
chance-youd-almost = шансов выиграть партию почти нет
chance-youd-almost-always = партия почти наверняка ваша
luck-luck-made = Удача не изменила ваши шансы на победу.
luck-luck-raised = { $n ->
    [one] Удача повысила ваши шансы на победу на { $n } процентный пункт.
    [few] Удача повысила ваши шансы на победу на { $n } процентных пункта.
   *[other] Удача повысила ваши шансы на победу на { $n } процентных пунктов.
 }
plain-verdict-match-ends = Партия закончилась вничью.

## The pages with the rules of a game

leaving-early = Если вы выйдете до своего первого решения, партия отменяется и не идёт в зачёт. После трёх таких партий за сутки следующей рейтинговой придётся ждать 15 минут.
kept-seat = После трёх раз подряд за вас играет компьютер, пока вы не вернётесь на место.

## Pages shared by all games: lobby, notice, controls, pings, hands

paces-live = быстрый: секунды на ход
paces-relaxed = спокойный: 5 минут на ход
paces-correspondence = по переписке: сутки на ход
paces-untimed = без часов: думайте сколько угодно
late-names-ran = { $n ->
    [one] Время вышло, и я сделал ход за игрока: { $names }.
    [few] Время вышло, и я сделал ходы за игроков: { $names }.
   *[other] Время вышло, и я сделал ходы за игроков: { $names }.
 }
clock = Время выйдет { $moment }
absent = Пока игрок не вернётся, за него играет компьютер: { $names }.
lobby-game-table = «{ $game }»: стол открыт
notice-table-place = Стол: { $place }
pings-turn = { $names }: ваш ход, игра «{ $game }».
pings-chance = { $names }: в игре «{ $game }» уже можно ходить.
pings-late = { $names }: ваше время в игре «{ $game }» выйдет { $moment }.
pings-joined = { $names }: за вашим столом пополнение, { $player }. Игра «{ $game }».
pings-full = { $names }: все в сборе, игра «{ $game }».
pings-closing = { $names }: ваш стол «{ $game }» закроется { $moment }.
pings-invited = { $names }: { $host } хочет сыграть ещё раз, игра «{ $game }».
pings-next = { $names }: следующая партия «{ $game }» начнётся, как только и вы нажмёте *Следующая партия*.
pings-replaced = { $names }: вы пропустили несколько ходов в игре «{ $game }», и за вас играет компьютер. Откройте свои карты, чтобы вернуться на место.
pings-over = { $names }: ваша партия «{ $game }» окончена.
pings-cancelled = { $names }: игра «{ $game }» отменена.
late-names-ran-out = Время вышло: { $names }.
covered-board = За другими столами играют этот же расклад, поэтому здесь карт не видно. Нажмите *Мои карты*, чтобы увидеть стол. Ждём: { $names }.
hand-hand-dealt = Карты вам сдадут, когда партия начнётся.
hand-computer-playing = Пока вас нет, за вас играет компьютер.
hand-plays-more = Если он сделает больше трети ваших ходов, это засчитают как выход из партии.
button-more = Ещё
lobby-press-join = Чтобы играть, нажмите **Сесть за стол**. { $host } начинает партию или сразу играет с компьютерами.
lobby-everyones-here = Все в сборе: партия начнётся { $moment }.
solitaire-controls-hint-win = Подсказка (победа не в зачёт)
solitaire-controls-hint = Подсказка
resign-leave-match = Выйти из этой партии?
resign-yes-concede = Да, сдаться
resign-yes-leave = Да, выйти
board-archived = Отложена: целый месяц без единого хода.
hand-match-but = Вы не играете в этой партии, но следить за ней можно на столе.
button-take-my = Вернуться на место
lobby-invited-play = Приглашение на реванш: { $names }.
button-learn-two = Урок за две минуты
notice-names-playing = Играют: { $names }.
resign-concede-game = Сдать эту партию?
resign-ends-here = На этом она кончится, и кончится проигрышем.
resign-havent-made = Вы ещё не сделали ни одного хода, поэтому с вашим уходом партия отменится для всех. В зачёт она не пойдёт.
hand-match-over = Эта партия окончена. Чем она кончилась, видно на столе.
hand-youve-left = Вы вышли из этой партии. Остальное видно на столе.
button-join = Сесть за стол
button-watch = Смотреть
button-still-looking = Ещё ищу
resign-computer-plays = За вас доиграет компьютер, а расклад засчитают как 0 процентов. Кто вышел из двух раскладов, тот выбывает из этого вечера.
lobby-host = хозяин
resign-come-back = Вернуться будет нельзя, и вам засчитают проигрыш.
resign-come-back-havent = Вернуться будет нельзя. Вы ещё не сделали ни одного хода, поэтому вам партию не засчитают.
button-resume = Продолжить партию
button-start = Начать
button-cancel = Закрыть стол
button-yet = Подождать

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Сыгранные партии
button-settings = Настройки
games-like-learn = Чему хотите научиться?
games-each-lesson = Каждый урок около двух минут: вы играете, и проиграть нельзя.
games-like-play = Во что сыграем?
games-press-playing = Одно нажатие — и вы играете, а на остальных местах компьютеры.
button-try-game = Попробовать игру
games-press-opens = Одно нажатие — и в этом канале открыт стол, за который могут сесть и другие.
