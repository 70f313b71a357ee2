## Challenges: one person asks another for a match or a best-of

often-enough = Игроку { $name } вызовов пока достаточно. Следующий можно отправить { $moment }.
unwilling = { $name } здесь не принимает вызовов.
already-open = Между вами двоими уже есть открытый вызов.
too-many-open = { $n ->
    [one] У вас уже есть { $n } открытый вызов. Дождитесь ответа или отзовите его.
    [few] У вас уже есть { $n } открытых вызова. Дождитесь ответа или отзовите один.
   *[other] У вас уже есть { $n } открытых вызовов. Дождитесь ответа или отзовите один.
 }
old-rules = С тех пор как вы отправили вызов, правила этой игры изменились. Отправьте новый.
last-suggestion = Это последнее предложение: примите его или отклоните.
not-yours = Отозвать этот вызов может только { $name }.
over = Этот вызов больше не действует.
not-asked = На этот вызов может ответить только { $name }.
another-game-now = Тем временем предложена другая игра. Посмотрите ещё раз.
busy = { $name } сейчас не может сесть за ещё один стол. Попробуйте позже.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

sent = Вызов отправлен: { $name }. Ответ появится в этом канале.
passed-on = Ваше предложение передано: { $name }.
you-are-ready = Вы готовы. Следующая партия начнётся, как только кнопку *Следующая партия* нажмёт и { $name }. Я жду до { $time }.
menu-best = Серия из 3 или 5 партий вместо одной
asks = { $whom ->
    [someone] Вызов игроку { $name }. Во что сыграете?
   *[challenger] Во что вы сыграли бы охотнее?
 }
withdrawn = Ваш вызов отозван.
button-challenge = Вызвать
yourself = Себя вызвать нельзя. /play открывает стол.
bot = Боты не принимают вызовов. /play открывает стол с компьютерами.
not-on-server = Этого человека нет на сервере.
cannot-see = { $name } не видит этот канал. Бросьте вызов в канале, который этому игроку виден.
series-over = Эта серия закончена.
next-over = Следующая партия тоже уже закончилась: { $link }

## The next match of a best-of, started by one of its players

not-in-series = Это могут сделать только участники серии.

## The pages of challenges: their message, and the form to send one

expires = Вызов истекает { $moment }.
button-never-from = Без вызовов: { $name }
declined = Вы отклонили вызов. Нажмите здесь, чтобы больше не получать вызовов от этого игрока.
best-of = { $best ->
    [1] одна партия
   *[other] серия из { $best }
 }
lead = { $counters ->
    [0] { $other }, вам бросает вызов { $name }!
   *[other] { $other }, { $name } предлагает сыграть в это.
 }
button-other-game = Другая игра
button-withdraw = Отозвать
button-accept = Принять
button-decline = Отклонить

## A best-of: matches between the same two people, perhaps a single one, and their score

closed = Эта партия — часть серии, так что играют в ней только двое.

## The score of a best-of on the pages of its matches

ready = { $name } ждёт следующей партии. { $other }, чтобы играть дальше, нажмите *Следующая партия* до { $time }.
loses-series = Вы проигрываете и всю серию из { $best }.
series = { $how ->
    [on] Серия из { $best }: { $score }
    [drawn] Серия из { $best } закончилась вничью: { $score }
    [won] { $name } выигрывает серию из { $best }: { $score }
   *[forfeited] { $other } выходит, и { $name } выигрывает серию из { $best }: { $score }
 }
time-left = Следующую партию можно начать до { $time }.
button-next = Следующая партия

## Commands

command-challenge = вызов
    .about = Вызвать кого-нибудь на партию
    .help = вызвать кого-нибудь на партию или серию
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
