## Announces new champions, and the results of closed months

preview = В этом месяце здесь ещё никто не играл, так что объявлять будет нечего.

## Starts the feature, and adds its settings for managers

menu-none = **Объявления:** в канале партии
settings-note = Когда заканчивается сезон, я объявляю первых трёх в каждой игре. Чемпион — тот, кто занял первое место в одиночку.
menu-some = **Объявления:** { $channel }
settings-on-seasons-each = **Сезоны:** каждый месяц новый
settings-on-play-without = Играть без сезонов
settings-off-seasons-none = **Сезоны:** нет
settings-off-play-seasons = Играть сезонами
settings-on-new-champions = **Новые чемпионы:** объявляются
settings-on-announce-champions = Не объявлять чемпионов
settings-off-new-champions = **Новые чемпионы:** не объявляются
settings-off-announce-champions = Объявлять чемпионов

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] Последнее из этих мест делит ещё { $n } игрок.
    [few] Последнее из этих мест делят ещё { $n } игрока.
   *[other] Последнее из этих мест делят ещё { $n } игроков.
 }
standing = Рейтинг { $rating }
champion-name-takes = 👑 «{ $game }»: первое место занимает { $name }.
champion-name-takes-first = 👑 «{ $game }»: первое место месяца занимает { $name }.
champion-new-champion = Новый чемпион
season-nobody-played = Никто не сыграл достаточно, чтобы занять место.
season-season-month = Сезон окончен: { $month }
champion-footer = Места всех игроков покажет /leaderboard.
season-footer = Его таблицы лидеров остаются в /leaderboard. Начался новый сезон.
