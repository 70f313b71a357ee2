## Asking for what all have to agree to, and agreeing. Functions of a change, as in ``actions``

not-possible = Этот ход уже не взять назад: с тех пор кто-то сходил, или им взяли карту либо что-то открыли.
lapsed = На эту просьбу уже ответили, или партия ушла дальше.
own = Вы сами об этом попросили, поэтому отвечают другие.

## Takebacks and offers to stop on the pages of a match: buttons, and questions to the others

asked-youve-asked = Вы попросили взять ход назад. Остальные должны согласиться.
asked-name-like = { $name } хочет взять ход назад.
asked-youve-offered = Вы предложили остановиться без результата. Остальные должны согласиться.
takeback-button-take-back = Взять ход назад (победа не в зачёт)
takeback-button-take-back-2 = Взять ход назад
answers-stop-match = Остановить партию
answers-let-take = Разрешить
hand = Ответьте на столе или просто играйте дальше.
asked-name-offers = { $name } предлагает остановиться, без результата.
told-name-took = { $name } берёт ход назад.
button-offer-stop = Предложить остановиться
told-name-rather = { $name } предпочитает играть дальше.
