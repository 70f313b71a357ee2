## Pages of ``/profile``: a line for each game, and the highlights and chart of one

no-profile = { $name } — бот. Профили бывают у людей: компьютеры тоже играют, но мест не занимают.
title = Профиль: { $name }
nothing = { $why ->
    [you-finished-none] Вы ещё не доиграли ни одной партии. `/play` откроет стол, а после первой партии появится и профиль.
    [not-shown] { $name } не показывает свои итоги по всем серверам. `/profile` на вашем общем сервере покажет тамошние.
    [you-none-rated] Вы ещё не доиграли здесь ни одной рейтинговой партии.
   *[none-rated] { $name } ещё без рейтинговых партий на этом сервере.
 }
daily-puzzles = Задачи дня
place = { $rank }-е место
picture-of-ratings = Герб игрока { $name } и рейтинг в игре «{ $game }» за последние рейтинговые партии (всего { $n }): в начале { $first }, в конце { $last }, самый высокий { $highest }, самый низкий { $lowest }.
daily-result = { $n ->
    [one] **{ $percent }** за { $n } расклад в этом месяце
    [few] **{ $percent }** за { $n } расклада в этом месяце
   *[other] **{ $percent }** за { $n } раскладов в этом месяце
 }
provisional = Рейтинг со знаком «?» предварительный: пока слишком мало партий или разных соперников.
opponents = Частые соперники, победы–поражения:
rating-against-computers = Рейтинг против компьютеров: **{ $rating }**{ $next ->
    [yes] { " " }· дальше: { $level }
   *[no] { "" }
 }
beat-level = обыгран уровень: { $level }
unrated = { $n } без рейтинга
no-cross-server-rating = Рейтинга на всех серверах пока нет. Он сравнивает только тех, кто разрешил это в `/preferences`.
highest-rating = Лучший рейтинг: **{ $rating }**, { $day }
largest-table = { $n ->
    [one] Самый большой стол с победой: **{ $n }** человек
    [few] Самый большой стол с победой: **{ $n }** человека
   *[other] Самый большой стол с победой: **{ $n }** человек
 }
won-against-computers = Победы над компьютерами: { $record }
win-streak = { $where ->
    [everywhere] Побед подряд на всех серверах: **{ $now }** сейчас, рекорд **{ $most }**
   *[server] Побед подряд: **{ $now }** сейчас, рекорд **{ $most }**
 }
rating-across-servers = На всех серверах: { $rating }
solo-games = { $where ->
    [everywhere] Свои расклады на всех серверах: **{ $score }** · { $rank }
   *[server] Свои расклады: **{ $score }** · { $rank }
 }
daily-deals = { $where ->
    [everywhere] Расклады дня на всех серверах: **{ $score }** · { $rank }
   *[server] Расклады дня: **{ $score }** · { $rank }
 }
daily-win-streak = { $where ->
    [everywhere] Дней с победой подряд на всех серверах: **{ $now }** сейчас, рекорд **{ $most }**
   *[server] Дней с победой подряд: **{ $now }** сейчас, рекорд **{ $most }**
 }

## Commands

command-profile = профиль
    .about = Посмотреть рейтинги и сыгранные партии человека
    .help = чьи-то успехи и сыгранные партии, которые можно пересмотреть шаг за шагом
    .member = участник
    .member-about = Чей профиль; если не указать, ваш
