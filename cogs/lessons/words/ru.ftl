## Two ways to start: trying a game right away, and lessons that teach one in two minutes

title = { $at ->
    [step] Урок «{ $game }», шаг { $step } из { $steps }
   *[end] «{ $game }»: теперь вы умеете играть
 }
button-skip = Пропустить →
button-play = Сыграть партию
button-once-more = Ещё раз
no-lesson = Урока для этой игры пока нет. Правила есть в /help.
already-playing = Вы уже играете в эту игру. Вот ваша партия.
now-one-to-solve = А эту задачу решите сами:
