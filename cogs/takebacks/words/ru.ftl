## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = Этот ход уже не взять назад: с тех пор кто-то сходил, или им взяли карту либо что-то открыли.
lapsed = На эту просьбу уже ответили, или партия ушла дальше.
asked-yourself = Вы сами об этом попросили, поэтому отвечают другие.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked = { $who ->
    [you] { $what ->
        [stop] Вы предложили остановиться без результата. Остальные должны согласиться.
       *[takeback] Вы попросили взять ход назад. Остальные должны согласиться.
     }
   *[other] { $what ->
        [stop] { $name } предлагает остановиться, без результата.
       *[takeback] { $name } хочет взять ход назад.
     }
 }
button-take-back = { $rated ->
    [yes] Взять ход назад (победа не в зачёт)
   *[no] Взять ход назад
 }
button-agree = { $what ->
    [stop] Остановить партию
   *[takeback] Разрешить
 }
answer-on-board = Ответьте на столе или просто играйте дальше.
told = { $what ->
    [taken_back] { $name } берёт ход назад.
   *[takeback_declined] { $name } предпочитает играть дальше.
 }
button-offer-stop = Предложить остановиться
