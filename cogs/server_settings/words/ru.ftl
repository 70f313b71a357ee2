## ``/settings``: a server's settings for its managers, as options, buttons and menus

end-match = Нельзя завершить партию, в которой играли вы сами.
bar-bots-play = Боты здесь не играют, блокировать некого.
bar-block-someone = Управляющих этим сервером заблокировать нельзя.
unbar = Среди заблокированных такого имени нет. Выберите из списка.

## The pages of ``/settings`` that aren't lists of settings

acts-ended = { $name } завершает партию `{ $match }`
acts-barred = { $name } блокирует: { $other }
acts-unbarred = { $name } снимает блокировку: { $other }
acts-dodged = { $name } снова проигрывает в партии `{ $match }`, которую я больше не мог показать
acts-changed = { $name } меняет игровой вечер, организатор: { $other }
acts-cancelled = { $name } отменяет игровой вечер, организатор: { $other }
people-block-someone = Заблокировать в партиях…
people-blocked-people = Кто заблокирован, тот не может здесь садиться за столы и начинать партии, чем-либо делиться и решать задачу дня этого сервера, а места за открытыми столами теряет. Партии, в которых он уже играет, продолжаются.
acts-keep-90 = Я храню это 90 дней.
acts-nothing-happened = В последнее время ничего не происходило.
end-question-ends-without = Она закончится без результата и ничей рейтинг не изменит.
language-language-language = **Язык:** { $language }
people-blocked-nobody = **Заблокированы:** никто
people-open-tables = **Открытые столы и партии:** нет
zones-part-alphabet = Часть алфавита
mention = бывший игрок
weeks = Неделя с { $day }
button-yes-end = Да, прекратить
button-let-continue = Пусть идёт
end-question-end-match = Прекратить эту партию?
table-in = Такой открытой партии на этом сервере больше нет. Выберите из списка.
language-language-servers = **Язык:** как у этого сервера в Discord
people-blocked-person = { $n ->
    [one] **Заблокированы:** { $n } человек
    [few] **Заблокированы:** { $n } человека
   *[other] **Заблокированы:** { $n } человек
 }
people-open-tables-matches = **Открытые столы и партии:** { $n }
zones-part-world = Часть света
button-log = Журнал
button-activity = Активность
button-moderators = Модераторы
barred-lines = И ещё { $n }: по имени найдёт `/settings разблокировать:`.
zones-first-last = от { $first } до { $last }
zones-place = Место
people-let-someone = Разблокировать…
people-end-match = Прекратить партию без результата…

## The settings of every server, whichever features are on

integrations-note = Discord показывает /settings только тем, у кого есть право «Управлять сервером». Чтобы её видела и эта роль, разрешите команду в настройках сервера в Discord, в разделе *Интеграция*.
quiet-quiet-hours = **Тихие часы:** с { $start } до { $end }
zone = **Часовой пояс:** { $zone }, сейчас { $time }
games-settings = Игру, которая здесь отключена, начать нельзя: её нет в списках, и /play её не откроет. Её открытые столы закроются. Идущие партии и назначенные игровые вечера состоятся.
line-channels-channels = **Каналы:** { $channels }
control = Каналы для партий: все
line-couldnt-open = Не удалось открыть ветку: { $channel }. На этом сервере слишком много открытых. Закройте несколько, и у партий снова будут ветки.
quiet-quiet-hours-none = **Тихие часы:** нет
told-games-total = **Игры:** { $n } из { $total }
moderators-none = **Кто может менять эти настройки:** те, у кого есть право «Управлять сервером»
line-channels = **Каналы:** все
values = { $n ->
    [one] Можно выбрать не больше { $n } канала. Сначала уберите один.
    [few] Можно выбрать не больше { $n } каналов. Сначала уберите один.
   *[other] Можно выбрать не больше { $n } каналов. Сначала уберите один.
 }
button-turn-off = Убрать тихие часы
quiet-quiet-hours-need = Тихие часы должны начинаться и кончаться в разное время.
menu-none = **Кто начинает партии:** все
menu-gone = **Кто начинает партии:** только управляющие, потому что выбранная роль удалена
menu-label-usual-pace = Обычный темп
menu = Игры на этом сервере
told-games = **Игры:** все
moderators-some = **Кто может менять эти настройки:** те, у кого есть право «Управлять сервером», и { $role }
menu-label-quiet = Тихо с…
menu-note = В тихие часы мои пинги, предупреждения и карты в личных сообщениях приходят без звука. Где на ход даётся день или больше, пинги ждут их окончания. Время на ход идёт как обычно.
menu-label-quiet-until = Тихо до…
button-time-zone = Часовой пояс
notifications-note = Тихие часы идут по тамошнему времени, с учётом летнего. Расклады дня и серии всегда считаются по UTC.
line-deleted-channel = { $n ->
    [one] { $n } удалённый канал
    [few] { $n } удалённых канала
   *[other] { $n } удалённых каналов
 }
menu-some = **Кто начинает партии:** { $role } и управляющие
menu-told = **Темп:** { $pace }
matches-on-threads-each = **Ветки:** у каждой партии своя
matches-on-play-without = Играть без веток
matches-off-threads-none = **Ветки:** нет, партии остаются в канале
matches-off-play-threads = Играть в ветках
button-games = Игры

## Commands

command-settings = настройки
    .about = Настроить Castellan на этом сервере
    .block = заблокировать
    .block-about = Не пускать человека в партии здесь; начатые он доиграет
    .unblock = разблокировать
    .unblock-about = Снова позволить человеку здесь играть
    .end = прекратить
    .end-about = Прекратить застрявшую партию: без результата и рейтинга
    .language = язык
    .language-about = Язык столов и объявлений на этом сервере
