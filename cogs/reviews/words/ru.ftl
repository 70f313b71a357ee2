## Reviews finished matches, once for each seat, from what its owner could have known

busy = Я ещё разбираю другую вашу партию. Нажмите снова, когда разбор закончится.

## *Review*: the decisions of a finished match that had a clearly better alternative

begin = Разобрать можно только партию, которую вы сыграли сами.
progress = Просматриваю вашу партию: решений { $done } из { $total }.

## The pages of a review: a question for each decision, and its answers

title-review-game = Разбор · { $game }
told-thats-played = Так и сыграли, и ничего явно лучшего не было.
title-heading-number = { $heading }: { $number } из { $all }
closing-thats-made = { $n ->
    [one] Вот и всё! Была ещё { $n } ошибка, но она обошлась дешевле.
    [few] Вот и всё! Были ещё { $n } ошибки, но они обошлись дешевле.
   *[other] Вот и всё! Было ещё { $n } ошибок, но они обошлись дешевле.
 }
question = **Здесь можно было лучше. Что бы вы сыграли теперь?**
answer-played = Сыграно
answer-played-2 = Вы сыграли
answer-choice-now = Ваш выбор теперь
told-nothing-clearly = **Явно лучше не было ничего.**
told-didnt-rate = Этот вариант я не оценивал.
told-best-choice = **Это был лучший выбор.**
told-heres-compares = Сравните с тем, как было в партии:
told-thats-played-but = Так и сыграли, но был ход лучше.
closing-thats-other = Вот и всё! Остальные ваши решения были хороши.
closing-given-could = **Исходя из того, что вы видели, ошибок нет.**
closing-leaving-early = Досрочный уход в разборе не учитывается.
button-turning-points = Переломы
button-next = Дальше →

## The button that reviews add to the pages of a match

button-review = Разбор

## The steps of a finished match at which a seat's chances changed most

turns-turning-points = Переломы · { $game }
turns-each-seat = Линия для каждого места: шансы после каждого шага.
turns-nobodys-chances = От шага к шагу ничьи шансы сильно не менялись.
menu = Посмотреть перелом
