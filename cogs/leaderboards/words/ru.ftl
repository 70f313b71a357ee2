## ``/leaderboard``: the standings in a server or across servers

unknown-period = Такого периода я не знаю. Выберите один из предложенных или напишите месяц, например { $month }.
unknown-game = Игры «{ $game }» я не знаю. Выберите одну из предложенных.

## Pages of ``/leaderboard``: standings in words and as a picture, with their controls

nobody = { $case ->
    [closed] За этот период никого нет.
    [alone] Первое место ещё свободно: { $command } раздаст вам карты.
   *[together] Первое место ещё свободно: { $command } откроет стол. Партия идёт в зачёт, если за столом хотя бы два человека и один из них доиграл до конца.
 }
missing = { $case ->
    [hidden] Ваша строка скрыта, как вы решили в `/preferences`.
    [closed] За этот период вас в таблице нет.
    [alone] Вас в таблице пока нет: { $command } раздаст вам карты.
   *[together] Вас в таблице пока нет. Откройте стол командой { $command } и сыграйте с тем, кто к вам подсядет.
 }
menu-game = Выберите игру
menu-period = Выберите период
all-time = За всё время
month-name = { $which ->
    [this-season] Этот сезон: { $month }
    [season] Сезон: { $month }
    [this-month] Этот месяц: { $month }
   *[month] { $month }
 }
scope = { $where ->
    [server] этот сервер
   *[everywhere] все серверы
 }
ranked-after = { $game ->
    [alone] { $n ->
        [one] Место в таблице — после { $n } партии.
        [few] Место в таблице — после { $n } партий.
       *[other] Место в таблице — после { $n } партий.
     }
   *[together] Чтобы попасть в таблицу, сыграйте около восьми партий хотя бы с тремя разными людьми.
 }
page-number = { $pages ->
    [0] Страница { $page }
   *[other] Страница { $page } из { $pages }
 }
more-players-than = игроков больше { $n }
provisional = ? — предварительный рейтинг, пока без места
button-first = Первая
button-last = Последняя
button-find-me = Найти меня
title = Таблица лидеров «{ $game }»
picture-heading = Таблица лидеров «{ $game }». { $period }.

## Commands

command-leaderboard = лидеры
    .about = Посмотреть, кто впереди в игре
    .help = кто впереди, здесь и на всех серверах
    .game = игра
    .game-about = Какая игра; если не указать, та, в которую здесь играли последней
    .period = период
    .period-about = Какой период
    .where = где
    .where-about = Этот сервер или все серверы вместе
