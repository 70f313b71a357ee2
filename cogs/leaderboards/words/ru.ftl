## ``/leaderboard``: the standings in a server or across servers

period = Такого периода я не знаю. Выберите один из предложенных или напишите месяц, например { $month }.
leaderboard = Игры «{ $game }» я не знаю. Выберите одну из предложенных.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody-first-place = Первое место ещё свободно: { $command } откроет стол. Партия идёт в зачёт, если за столом хотя бы два человека и один из них доиграл до конца.
missing-arent-listed = Вас в таблице пока нет. Откройте стол командой { $command } и сыграйте с тем, кто к вам подсядет.
boards = Выберите игру
periods = Выберите период
name-time = За всё время
name-season-month = Сезон: { $month }
name-month-month = Этот месяц: { $month }
scope-server = этот сервер
scope-across-servers = все серверы
scope-ranked-after = { $n ->
    [one] Место в таблице — после { $n } партии.
    [few] Место в таблице — после { $n } партий.
   *[other] Место в таблице — после { $n } партий.
 }
scope-ranked-after-about = Чтобы попасть в таблицу, сыграйте около восьми партий хотя бы с тремя разными людьми. Партии с новичками, у которых соперников было меньше, ваш рейтинг не меняют, а с одним и тем же засчитывается не больше { $n } партий за сутки.
nobody-nobody-listed = За этот период никого нет.
nobody-first-place-still = Первое место ещё свободно: { $command } раздаст вам карты.
missing-own-entry = Ваша строка скрыта, как вы решили в `/preferences`.
missing-arent-listed-period = За этот период вас в таблице нет.
missing-arent-listed-yet = Вас в таблице пока нет: { $command } раздаст вам карты.
of = Такой таблицы лидеров я не знаю. Вызовите /leaderboard ещё раз.
name-season-month-2 = Этот сезон: { $month }
footer-page-page = Страница { $page }
footer-more-than = игроков больше { $n }
footer-provisional-ranked = ? — предварительный рейтинг, пока без места
turns-first = Первая
turns-last = Последняя
turns-find-me = Найти меня
page-title = Таблица лидеров «{ $game }»
page-heading = Таблица лидеров «{ $game }». { $period }.
footer-page-page-pages = Страница { $page } из { $pages }

## Commands

command-leaderboard = лидеры
    .about = Посмотреть, кто впереди в игре
    .game = игра
    .game-about = Какая игра; если не указать, та, в которую здесь играли последней
    .period = период
    .period-about = Какой период
    .where = где
    .where-about = Этот сервер или все серверы вместе
