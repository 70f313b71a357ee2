## Announces new champions, and the results of closed months

nothing-yet = В этом месяце здесь ещё никто не играл, так что объявлять будет нечего.

## Starts the feature, and adds its settings for managers

channel-none = **Объявления:** в канале партии
note-seasons = Когда заканчивается сезон, я объявляю первых трёх в каждой игре. Чемпион — тот, кто занял первое место в одиночку.
channel = **Объявления:** { $channel }
seasons-on = **Сезоны:** каждый месяц новый
button-no-seasons = Играть без сезонов
seasons-off = **Сезоны:** нет
button-seasons = Играть сезонами
champions-on = **Новые чемпионы:** объявляются
button-no-champions = Не объявлять чемпионов
champions-off = **Новые чемпионы:** не объявляются
button-champions = Объявлять чемпионов

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] Последнее из этих мест делит ещё { $n } игрок.
    [few] Последнее из этих мест делят ещё { $n } игрока.
   *[other] Последнее из этих мест делят ещё { $n } игроков.
 }
rating = Рейтинг { $rating }
champion = { $period ->
    [all] 👑 «{ $game }»: первое место занимает { $name }.
   *[month] 👑 «{ $game }»: первое место месяца занимает { $name }.
 }
champion-title = Новый чемпион
nobody-ranked = Пока никто не сыграл достаточно, чтобы попасть в таблицу лидеров.
season-title = Сезон окончен: { $month }
champion-footer = Места всех игроков покажет /leaderboard.
season-footer = Его таблицы лидеров остаются в /leaderboard. Начался новый сезон.
