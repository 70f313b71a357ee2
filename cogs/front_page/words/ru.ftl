## ``/tables``: the front page, private and kept up to date for a while

you-sit = Теперь вы за столом: { $place }.
menu-own-matches = Открыть одну из ваших партий

## The lobby post: the public part of the front page, kept up to date in a channel

post-none = **Афиша:** нет
post-note = Афиша показывает, что здесь происходит: открытые столы, партии, которые можно смотреть, расклады дня, задачу дня и ближайший игровой вечер. Я всё время её обновляю.
post-channel = **Афиша:** { $channel }
post-unfit = Афише нужен канал с обычными сообщениями. Выберите другой.

## The front page: open tables, matches to watch, and lines of other features

title = Что здесь происходит
button-tables = Что происходит
no-table = Открытых столов сейчас нет. *Открыть стол* это исправит.
button-open-table = Открыть стол
seats-left = { $n ->
    [one] свободно { $n } место
    [few] свободно { $n } места
   *[other] свободно { $n } мест
 }
menu-join = Сесть за стол
menu-watch = Смотреть партию
own-matches = **Ваши партии**
open-tables = **Открытые столы**
to-watch = **Партии, которые можно смотреть**

## Commands

command-tables = столы
    .about = Ваши партии, открытые столы и что сегодня происходит
    .help = что здесь происходит: ваши партии, открытые столы, партии, которые можно смотреть
