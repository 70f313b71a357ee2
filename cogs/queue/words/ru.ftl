## Searches for an opponent on any server. Two people with the same wish are seated together

closed = Эта партия идёт между двумя серверами, поэтому играют в ней только двое.
no-rematch = С соперником из другого канала реванша не бывает. Нового найдёт /tables.
player = Игрок { $n }
not-allowed = На этом сервере нельзя искать соперников с других серверов. Тот, кто управляет сервером, может разрешить это: /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on = **Соперники с других серверов:** их находит /tables
button-no-visitors = Играть только на этом сервере
visitors-off = **Соперники с других серверов:** нет
button-visitors = Играть с другими серверами
button-find = Найти соперника

## The pages of the search for an opponent

form = Я найду вам того, кто хочет сыграть в то же самое, здесь или на другом сервере. Каждый увидит стол в своём канале, а партия пройдёт без рейтинга.

    { $name ->
        [none] На другом сервере видят, как вы играете, но не ваше имя.
       *[other] На другом сервере видят, как вы играете, и ваше имя: { $name }.
     }
searching = Ищу вам соперника. Если никого не найду, поиск закончится { $moment }.
found = Соперник нашёлся! Ваша партия здесь: { $place }.
two-channels = Без рейтинга: игроки в разных каналах.
button-start = Начать поиск
button-cancel = Отменить поиск
ended = { $how ->
    [stopped] Поиск отменён.
   *[nobody] На этот раз я никого не нашёл.
 }
button-again = Искать снова
waiting-now = **Сейчас ждут соперника**
