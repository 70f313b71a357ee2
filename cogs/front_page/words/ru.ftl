## ``/tables``: the front page, private and kept up to date for a while

sit-down = Теперь вы за столом: { $place }.
page = Открыть одну из ваших партий
## The lobby post: the public part of the front page, kept up to date in a channel

menu-none = **Афиша:** нет
menu-note = Афиша показывает, что здесь происходит: открытые столы, партии, которые можно смотреть, расклады дня, задачу дня и ближайший игровой вечер. Я всё время её обновляю.
menu-some = **Афиша:** { $channel }
menu-check = Афише нужен канал с обычными сообщениями. Выберите другой.

## The front page: open tables, matches to watch, and lines of other features

private-whats-here = Что здесь происходит
button-whats = Что происходит
text-table-open = Открытых столов сейчас нет. *Открыть стол* это исправит.
button-open-table = Открыть стол
button-play-computers = Играть с компьютерами
terms = { $n ->
    [one] свободно { $n } место
    [few] свободно { $n } места
   *[other] свободно { $n } мест
 }
private-join-table = Сесть за стол
private-watch-match = Смотреть партию
text-matches = **Ваши партии**
text-open-tables = **Открытые столы**
text-matches-watch = **Партии, которые можно смотреть**

## Commands

command-tables = столы
    .about = Ваши партии, открытые столы и что сегодня происходит
