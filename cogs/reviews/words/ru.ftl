## Reviews finished matches, once for each seat, from what its owner could have known

busy = Я ещё разбираю другую вашу партию. Нажмите снова, когда разбор закончится.

## *Review*: the decisions of a finished match that had a clearly better alternative

not-your-match = Разобрать можно только партию, которую вы сыграли сами.
progress = Просматриваю вашу партию: ходов { $done } из { $total }.

## The pages of a review: a question for each decision, and its answers

title = Разбор · { $game }{ $all ->
    [0] { "" }
   *[other] : { $number } из { $all }
 }
graded = { $answer ->
    [fine] **Явно лучшего хода не было.**
    [unrated] Этот ход я не оценивал.
    [best] **Это был лучший ход.**
    [other] Есть ход лучше. Попробуйте ещё раз или посмотрите ответ.
    [played-bad] Так и сыграли, но есть ход лучше. Попробуйте ещё раз или посмотрите ответ.
   *[played] Так и сыграли, и явно лучшего хода не было.
 }
closing = { $mistakes ->
    [0] **Исходя из того, что вы видели, явно лучших ходов не было.**
    [1] Вот и всё! Лучшие ходы: **{ $n } из { $all }**.
   *[other] Вот и всё! Лучшие ходы: **{ $n } из { $all }**. Дороже всего обошёлся ход из вопроса 1.
 }
question = **Здесь можно было лучше. Что бы вы сыграли теперь?**
played = { $reader ->
    [other] Сыграно
   *[player] Вы сыграли
 }
your-choice-now = На этот раз
left-early = Досрочный уход в разборе не учитывается.
button-turning-points = Переломные моменты
button-next = Дальше →
button-show = Показать

## The button that reviews add to the pages of a match

button-review = Разбор

## The steps of a finished match at which a seat's chances changed most

turns-title = Переломные моменты · { $game }
chances-picture = Линия для каждого места: шансы после каждого шага.
chances-changed = { $whose ->
    [own] ваши шансы: { $change }
   *[other] шансы игрока { $name }: { $change }
 }
no-turns = От шага к шагу ничьи шансы сильно не менялись.
turns-note = Это быстрые оценки после каждого шага, с ходами всех игроков и везением. Разбор оценивает только ходы одного игрока по тому, что он тогда видел, поэтому числа там другие.
menu-turns = Посмотреть переломный момент
