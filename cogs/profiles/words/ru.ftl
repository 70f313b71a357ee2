## ``/profile``: a person's games, results and opponents

## Pages of ``/profile``: a line for each game, and the highlights and chart of one

bot = { $name } — бот. Профили бывают у людей: компьютеры тоже играют, но мест не занимают.
title = Профиль: { $name }
never-name-hasnt = { $name } ещё без рейтинговых партий на этом сервере.
bare-havent-finished = Вы ещё не доиграли ни одной партии. `/play` откроет стол, а после первой партии появится и профиль.
never-havent-finished = Вы ещё не доиграли здесь ни одной рейтинговой партии.
every-day-daily-puzzles = Задачи дня
place = { $rank }-е место
alternative = Герб игрока { $name } и рейтинг в игре «{ $game }» за последние рейтинговые партии (всего { $n }): в начале { $first }, в конце { $last }, самый высокий { $highest }, самый низкий { $lowest }.
bare-name-doesnt = { $name } не показывает итоги на всех серверах. `/profile` на общем с вами сервере покажет итоги там.
every-day-percent-over = { $n ->
    [one] **{ $percent }** за { $n } расклад в этом месяце
    [few] **{ $percent }** за { $n } расклада в этом месяце
   *[other] **{ $percent }** за { $n } раскладов в этом месяце
 }
footer = Рейтинг со знаком «?» предварительный: пока слишком мало партий или разных соперников.
details-most-frequent = Частые соперники, победы–поражения:
against-computers-rating-against = Рейтинг против компьютеров: **{ $rating }**
overview-beat-level = победа, соперник: { $level }
overview-unrated = { $n } без рейтинга
details-cross-server = Рейтинга на всех серверах пока нет. Он сравнивает только тех, кто разрешил это в `/preferences`.
details-highest-rating = Лучший рейтинг: **{ $rating }**, { $day }
details-largest-table = { $n ->
    [one] Самый большой стол с победой: **{ $n }** человек
    [few] Самый большой стол с победой: **{ $n }** человека
   *[other] Самый большой стол с победой: **{ $n }** человек
 }
details-won-against = Победы над компьютерами: { $record }
against-computers-next-level = дальше: { $level }
streak-win-streak = Побед подряд на всех серверах: **{ $now }** сейчас, рекорд **{ $most }**
streak-win-streak-now = Побед подряд: **{ $now }** сейчас, рекорд **{ $most }**
overview-across-servers = На всех серверах: { $rating }
alone-solo-games = Свои расклады на всех серверах: **{ $score }** · { $rank }
alone-solo-games-score = Свои расклады: **{ $score }** · { $rank }
alone-daily-deals = Расклады дня на всех серверах: **{ $score }** · { $rank }
alone-daily-deals-score = Расклады дня: **{ $score }** · { $rank }
alone-daily-win = Дней с победой подряд на всех серверах: **{ $now }** сейчас, рекорд **{ $most }**
alone-daily-win-streak = Дней с победой подряд: **{ $now }** сейчас, рекорд **{ $most }**

## Commands

command-profile = профиль
    .about = Посмотреть, во что и насколько хорошо играет человек
    .member = участник
    .member-about = Чей профиль; если не указать, ваш
