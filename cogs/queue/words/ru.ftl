## Searches for an opponent on any server. Two people with the same wish are seated together

across-closed = Эта партия идёт между двумя серверами, поэтому играют в ней только двое.
across-no-rematch = С соперником из другого канала реванша не бывает. Нового найдёт /tables.
name-across = Игрок { $n }
pair = На этом сервере нельзя искать соперников с других серверов. Тот, кто управляет сервером, может разрешить это: /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on-opponents-other = **Соперники с других серверов:** их находит /tables
visitors-on-play-server = Играть только на этом сервере
visitors-off-opponents-other = **Соперники с других серверов:** нет
visitors-off-play-other = Играть с другими серверами
button-find-opponent = Найти соперника

## The pages of the search for an opponent

seeking-form-ill-find = Я найду вам того, кто хочет сыграть в то же самое, здесь или на другом сервере. Каждый увидит стол в своём канале, а партия пройдёт без рейтинга.
waiting = Ищу вам соперника. Если никого не найду, поиск закончится { $moment }.
found = Соперник нашёлся! Ваша партия здесь: { $place }.
board = Без рейтинга: игроки в разных каналах.
seeking-form-people-other = На другом сервере видят, как вы играете, но не ваше имя.
seeking-form-people-other-server = На другом сервере видят, как вы играете, и ваше имя: { $name }.
button-start-searching = Начать поиск
button-cancel-search = Отменить поиск
ended-ive-cancelled = Поиск отменён.
ended-couldnt-find = На этот раз я никого не нашёл.
button-search-again = Искать снова
seeking-form-waiting-opponent = **Сейчас ждут соперника**
