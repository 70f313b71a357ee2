## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Сегодня задачи нет. Загляните завтра.
not-an-answer = Так здесь ответить нельзя. Выберите другое.

## The daily puzzle: answered once, privately

answer-first = Сначала решите сегодняшнюю задачу.
channel-none = **Задача дня:** не публикуется
channel-note = Задача дня — это позиция, в которой один ход явно лучший. Я могу каждый день публиковать её в канале, а отвечает каждый сам, скрыто от других. Её всегда покажет /daily.
button-daily-puzzle = Задача дня
channel = **Задача дня:** { $channel }
channel-unfit = Задаче дня нужен канал с обычными сообщениями. Выберите другой.
front = { $answer ->
    [right] ✅ **Задача дня** · лучший ход найден
    [missed] ❌ **Задача дня** · лучший ход не найден
   *[none] 🧩 **Задача дня** · одна позиция, один явно лучший ход
 }

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

title = { $game }: задача дня, { $day }
tally = { $n ->
    [0] { "" }
    [1] { "" }
   *[other] Верно ответили: { $right } из { $n }.
 }
asked-as = **Что бы вы сыграли на месте игрока { $name }?**
how-to-answer = Один ход явно лучший. Нажмите *Ответить* и дайте свой ответ. Его больше никто не увидит, а засчитывается только первая попытка.
yesterdays-puzzle = **Вчерашняя задача** ({ $game })
drawn-right = верно
button-answer = Ответить
only-first-counts = Один ответ явно лучший, и засчитывается только первая попытка. Правила игры — в /help.
puzzle-rating = Ваш рейтинг в задачах: { $rating } ({ $change })
streak = { $n ->
    [one] Вы отвечаете верно { $n } день подряд.
    [few] Вы отвечаете верно { $n } дня подряд.
   *[other] Вы отвечаете верно { $n } дней подряд.
 }
shared-streak = { $n ->
    [one] Верно { $n } день подряд.
    [few] Верно { $n } дня подряд.
   *[other] Верно { $n } дней подряд.
 }
judged = { $grade ->
    [best] ✅ **Верно! Лучше хода нет.**
    [right] ✅ **Верно, явно лучшего хода не было.**
    [wrong] ❌ **Не в этот раз: был ход лучше.**
   *[none] Эта задача уже закрыта.
 }
button-todays-puzzle = Задача дня
next-puzzle = Следующая задача появится { $moment }.
shared-grade = { $grade ->
    [right] ✅ Верно с первого раза.
   *[wrong] ❌ Не в этот раз.
 }
list-title = Таблица лидеров задач дня
list-empty = Здесь пока никого нет.
your-answer = Ваш ответ
