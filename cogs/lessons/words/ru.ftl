## Two ways to start: trying a game right away, and lessons that teach one in two minutes

lesson-learn-game = Урок «{ $game }», шаг { $step } из { $steps }
button-skip = Пропустить →
lesson-play-game = «{ $game }»: теперь вы умеете играть
lesson-play-game-2 = Сыграть партию
button-once-more = Ещё раз
lesson-theres-lesson = Урока для этой игры пока нет. Правила есть в /help.
lesson-now-heres = А эту задачу решите сами:
