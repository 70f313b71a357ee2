## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Сегодня задачи нет. Загляните завтра.
not-an-answer = Здесь это не может быть ответом. Выберите другое.

## The daily puzzle: answered once, privately

not-answered = Сначала решите сегодняшнюю задачу.
front-daily-puzzle = **Задача дня**
menu-none = **Задача дня:** не публикуется
menu-note = Задача дня — это позиция, в которой один ход явно лучший. Я могу каждый день публиковать её в канале, а отвечает каждый сам, скрыто от других. Её всегда покажет /daily.
button-daily-puzzle = Задача дня
menu-some = **Задача дня:** { $channel }
menu-check = Задаче дня нужен канал с обычными сообщениями. Выберите другой.
front-position-clearly = одна позиция, один явно лучший ход
front-right = лучший ход найден
front-missed = лучший ход не найден

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

puzzle-title = { $game }: задача дня, { $day }
tally = Верно ответили: { $right } из { $n }.
public-play-name = **Что бы вы сыграли на месте игрока { $name }?**
public-move-clearly = Один ход явно лучший. Нажмите *Ответить* и дайте свой ответ. Его больше никто не увидит, а засчитывается только первая попытка.
before = **Вчерашняя задача** ({ $game })
drawn-right = верно
button-answer = Ответить
asked = Один ответ явно лучший, и засчитывается только первая попытка.
answered-puzzle-rating = Ваш рейтинг в задачах: { $rating } ({ $change })
answered-youve-been = { $n ->
    [one] Вы отвечаете верно { $n } день подряд.
    [few] Вы отвечаете верно { $n } дня подряд.
   *[other] Вы отвечаете верно { $n } дней подряд.
 }
shared-right-day = { $n ->
    [one] Верно { $n } день подряд.
    [few] Верно { $n } дня подряд.
   *[other] Верно { $n } дней подряд.
 }
judged-time-something = ❌ **Не в этот раз: был ход явно лучше.**
button-todays-puzzle = Задача дня
answered-next-puzzle = Следующая задача появится { $moment }.
shared-right-first = ✅ Верно с первого раза.
shared-time = ❌ Не в этот раз.
judged-right-thats = ✅ **Верно! Лучше хода нет.**
judged-right-nothing = ✅ **Верно, ничего явно лучшего не было.**
list-title = Таблица лидеров задач дня
list-empty = Здесь пока никого нет.
past = Эта задача уже закрыта.
compared = Ваш ответ
