## Discord's refusals: what each means for a message, and how to explain it to a person

spent = Это сообщение слишком старое, мне его не изменить. /hand снова покажет ваши карты и стол.
no-access = У меня нет доступа к этому каналу. Попросите модератора меня впустить.
forbidden = Здесь мне не хватает прав. Какие нужны, перечислит /help.
locked = Эта ветка заблокирована, показать в ней ничего нельзя. Попросите модератора её разблокировать.
automod = Фильтры этого сервера (AutoMod) задержали моё сообщение. Попросите модератора меня пропустить.
no-uploads = Этот сервер сейчас не принимает мои картинки. Спросите модератора.
no-direct-messages = Ваши личные сообщения закрыты, написать туда я не могу.
expected-unknown-channel = Канала этой партии больше нет.
expected-unknown-message = Того сообщения больше нет. Стол снова покажет /hand.
expected-too-many-threads = На этом сервере слишком много открытых веток. Попросите модератора закрыть несколько.
expected-old-edit-limit = Это сообщение слишком старое, его не изменить. /hand пришлёт свежее.
limited = Discord попросил меня здесь притормозить. Продолжить можно { $moment }.

## Rate limits per person

too-often = Слишком много за раз, я не успеваю. Подождите немного и попробуйте ещё раз.

## Permissions that the bot needs in a channel, by Discord's names for them

manage-roles = Управлять ролями
mention-all = Упоминание @everyone, @here и всех ролей
not-here = В этом канале вам нельзя писать. Сделайте это в другом.
later = Discord сейчас не принимает мои сообщения. Я пробую дальше.
refused = Discord не принимает там мои сообщения.
hosting-view-channel = Просмотр канала
hosting-send-messages = Отправлять сообщения
hosting-embed-links = Встраивать ссылки
hosting-attach-files = Прикреплять файлы
hosting-read-message-history = Читать историю сообщений
threads-create-public-threads = Создать публичные ветки
threads-send-messages-in-threads = Отправлять сообщения в ветках
timed-out = Модератор отправил меня в тайм-аут. Он закончится { $moment }.
mention-obstacle = Упомянуть { $role } я не могу. Не хватает прав: **{ $permissions }**.
role-obstacle-role-managed = Роль { $role } выдаёт только сам Discord.
role-obstacle-role-lets = С ролью { $role } можно модерировать этот сервер, поэтому я никому её не выдаю.
role-obstacle-give-role = Роль { $role } я выдать не могу. Не хватает прав: **{ $permissions }**.
role-obstacle-give-role-because = Роль { $role } я выдать не могу: она стоит выше моей. Перетащите мою роль выше в списке ролей сервера.

## Receives all presses and commands; the one place where interactions fail

unknown-control = Эта кнопка больше не работает. Вернуться к партии: /hand. Остальное откройте командой заново.
old-form = Эта форма устарела. Откройте её заново и заполните ещё раз.
match-not-shown = Discord сейчас не принял мой ответ. Партия цела: как она идёт, покажет /hand.
not-shown = Discord сейчас не принял мой ответ. Ничего не пропало. Попробуйте ещё раз, а если дело было в партии, откройте /hand.
nothing-saved = Сейчас я ничего не могу сохранить, поэтому всё осталось как было. Попробуйте ещё раз чуть позже.
other-rules = Эта партия идёт по правилам, которых у меня больше нет, и продолжить её я не могу. Что с ней будет, покажет её стол.
moved = Эта команда переехала. Теперь она здесь: { $now }.
changed-command = Эта команда изменилась, а ваш Discord помнит прежнюю. Перезапустите Discord и введите её заново.
restarting = Я как раз перезапускаюсь. Нажмите ещё раз через несколько секунд.
report-failure = Простите, у меня что-то пошло не так. Партия цела: её покажет /hand. Если это повторится, передайте моему владельцу код: { $trace }
