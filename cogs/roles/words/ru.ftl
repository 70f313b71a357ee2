## The page of ``/settings`` about roles for achievements

goals-first = Первое место
goals-ten = Первая десятка
goals-percent10 = Лучшие 10 %
goals-percent25 = Лучшие 25 %
number-roles-achievements = **Роли за достижения:** { $n }
page-role-achievement = Роль за это: нет
text = Раз в час я выдаю эти роли всем, кто их заслужил, и забираю у тех, кто им больше не соответствует. Считаются места на этом сервере за всё время. Роль, которую выдал не я, я никогда не забираю.
number-roles-achievements-none = **Роли за достижения:** нет
button-roles-achievements = Роли за достижения
goal = Победа, соперник: { $level }
line = удалённая роль
choose-role = { $n ->
    [one] Роли можно давать не больше чем за { $n } достижение. Сначала уберите одну.
    [few] Роли можно давать не больше чем за { $n } достижения. Сначала уберите одну.
   *[other] Роли можно давать не больше чем за { $n } достижений. Сначала уберите одну.
 }
page-leaderboard = Таблица лидеров
page-achievement = Достижение
