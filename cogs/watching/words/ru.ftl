## Watching a match: a private page that follows it

stopped = Вы больше не смотрите.

## Pages for spectators: the board without its controls, or the hands of the last deal

only-you = Вы смотрите; это видите только вы.
last-hands = **Карты всех игроков** в последнем законченном раунде, какими они были к началу игры.
expired = Обновлять эту страницу я могу только 15 минут, поэтому она замерла. Нажмите *Смотреть дальше*, чтобы продолжить.
no-hands = Первый раунд ещё не окончен. Потом здесь будут карты всех игроков.
button-keep-watching = Смотреть дальше
button-stop-watching = Больше не смотреть
button-back-table = Вернуться к столу

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = Эту партию смотрит так много людей, что места больше нет. На столе видно то же самое.
