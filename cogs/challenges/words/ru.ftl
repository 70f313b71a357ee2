## Challenges: one person asks another for a match or a best-of

check-often = Пока хватит вызовов: { $name }. Следующий можно отправить { $moment }.
unwilling = { $name } здесь не принимает вызовов.
alreadyopen = Между вами двоими уже есть открытый вызов.
check-open-ones = { $n ->
    [one] У вас уже есть { $n } открытый вызов. Дождитесь ответа или отзовите его.
    [few] У вас уже есть { $n } открытых вызова. Дождитесь ответа или отзовите один.
   *[other] У вас уже есть { $n } открытых вызовов. Дождитесь ответа или отзовите один.
 }
accept = С тех пор как вы отправили вызов, правила этой игры изменились. Отправьте новый.
check-may-counter = Это последнее предложение: примите его или откажитесь.
withdraw-only-name = Отозвать этот вызов может только { $name }.
load-open = Этот вызов больше не действует.
check-asked = На этот вызов может ответить только { $name }.
check-version = Тем временем предложена другая игра. Посмотрите ещё раз.
check-both = { $name } сейчас не может сесть за ещё один стол.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

challenge-name-been = Вызов отправлен: { $name }. Ответ появится в этом канале.
counter = Ваше предложение передано: { $name }.
tell-ready-ready-next = Вы готовы. Следующая партия начнётся, как только кнопку *Следующая партия* нажмёт и { $name }. Я жду до { $time }.
challenge-best = Серия из 3 или 5 партий вместо одной
fill-in-want-challenge = Вызов игроку { $name }. Во что сыграете?
fill-in-rather-play = Во что вы сыграли бы охотнее?
withdraw-youve-withdrawn = Ваш вызов отозван.
challengecog-name = Вызвать
challenge-challenge-yourself = Себя вызвать нельзя. /play открывает стол.
challenge-bots-take = Боты не принимают вызовов. /play открывает стол с компьютерами.
challenge-arent-server = Этого человека нет на сервере.
challenge-name-see = { $name } не видит этот канал. Бросьте вызов в канале, который этому игроку виден.
tell-ready-best-series = Эта серия закончена.
next-match-next-match = Следующая партия тоже уже закончилась: { $link }

## The next match of a best-of, started by one of its players

next-match-only-two = Это могут сделать только участники серии.

## The pages of challenges: their message, and the form to send one

best-best-best = серия из { $best }
challenge-challenge-expires = Вызов истекает { $moment }.
declined-name = Без вызовов: { $name }
declined-youve-declined = Вы отказались. Нажмите здесь, чтобы больше не получать вызовов от этого игрока.
best-match = одна партия
challenge-other-name = { $other }, { $name } предлагает сыграть в это.
challenge-other-name-challenging = { $other }, вам бросает вызов { $name }!
answer-challenge-another-game = Другая игра
button-withdraw = Отозвать
button-accept = Принять
answer-challenge-decline = Отказаться

## A best-of: matches between the same two people, perhaps a single one, and their score

challenge-closed = Эта партия — часть серии, так что играют в ней только двое.

## The score of a best-of on the pages of its matches

series-other-left = { $other } выходит, и { $name } выигрывает серию из { $best }: { $score }
ready = { $name } ждёт следующей партии. { $other }, чтобы играть дальше, нажмите *Следующая партия* до { $time }.
leaving = Вы проигрываете и всю серию из { $best }.
series-best-best = Серия из { $best }: { $score }
series-until-time = Следующую партию можно начать до { $time }.
series-best-best-draw = Серия из { $best } закончилась вничью: { $score }
series-name-wins = { $name } выигрывает серию из { $best }: { $score }
button-next-match = Следующая партия

## Commands

command-challenge = вызов
    .about = Вызвать кого-нибудь на партию
    .member = участник
    .member-about = Кого вы вызываете
    .game = игра
    .game-about = Какая игра
    .pace = темп
    .pace-about = Сколько времени на ход (по умолчанию 5 минут)
    .casual = дружеская
    .casual-about = Играть для удовольствия: без рейтинга, таблицы лидеров и серий
    .best_of = серия
    .best_of-about = Серия из 3 или 5 партий вместо одной
