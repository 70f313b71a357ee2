## Actions of people, computers and time in a match that has begun

join-match-doesnt = В эту партию больше нельзя вступить.
return-to-seat = На своём месте вы и так играете сами.
take-up = Эта партия не отложена.
join-already-table = Вы уже за этим столом.
join-left-match = Вы вышли из этой партии; отданное место назад не занять.

## Checks before a person takes a seat or changes a table. Each raises Refusal

put-aside = Эта партия отложена. Сначала продолжите её.
check-host = Это может только { $host }, хозяин стола.
check-newcomer-already-match = { $n ->
    [one] Вы уже участвуете в { $n } партии. Сначала доиграйте или выйдите; список покажет /hand.
    [few] Вы уже участвуете в { $n } партиях. Сначала доиграйте одну или выйдите из неё; список покажет /hand.
   *[other] Вы уже участвуете в { $n } партиях. Сначала доиграйте одну или выйдите из неё; список покажет /hand.
 }
check-newcomer-several-matches = Несколько партий ждут вашего первого хода. Сначала сделайте его хотя бы в одной; список покажет /hand.
check-patience-name-recently = { $name } в последнее время не раз выходит из партий, не сделав ни одного хода; рейтинговые партии снова откроются для этого игрока { $moment }.
check-not-often = { $n ->
    [one] За последние сутки вы уже сыграли с кем-то из этих игроков { $n } рейтинговую партию в эту игру. Свой стол откроет /play.
    [few] За последние сутки вы уже сыграли с кем-то из этих игроков { $n } рейтинговые партии в эту игру. Свой стол откроет /play.
   *[other] За последние сутки вы уже сыграли с кем-то из этих игроков { $n } рейтинговых партий в эту игру. Свой стол откроет /play.
 }
check-welcome = Управляющие этим сервером заблокировали вас в его партиях. Снять блокировку могут только они.
check-unfinished-match-cancelled = Эта партия отменена. Откройте новый стол: /play.
check-unfinished-table-closed = Этот стол закрыт. Откройте новый: /play.
check-patience-youve-recently = В последнее время вы несколько раз выходили из партий, не сделав ни одного хода. Рейтинговые партии снова откроются для вас { $moment }, а дружеские (`дружеская:True`) доступны и сейчас.

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

once-a-day = Сегодня вы удалили свои данные, и я не знаю, была ли у вас уже попытка. Следующая — завтра.

## Kinds of match: the policies that a feature sets for all of its matches

not-yours = Вы не сидите за этим столом, решать здесь не вам.
not-your-game = Это чужая партия. Свою откроет /play.
solitaire-no-rematch = В играх для одного так нельзя.

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = Эта партия здесь больше не хранится. Начните новую: /play.
stale = С тех пор за столом уже сыграли. Вот что на нём сейчас.

## Actions of people before a match begins: open, join, leave, start, cancel

check-not-kept = Места за этим столом пока оставлены для этих игроков: { $names }. Если место останется, вы сможете сесть { $moment }.
deal = { $n ->
    [one] Для этой игры нужен хотя бы { $n } игрок. Подождите остальных или нажмите **Играть с компьютерами**.
    [few] Для этой игры нужно не меньше { $n } игроков. Подождите остальных или нажмите **Играть с компьютерами**.
   *[other] Для этой игры нужно не меньше { $n } игроков. Подождите остальных или нажмите **Играть с компьютерами**.
 }
open-rematch = Реванш могут просить только те, кто играл. Открыть стол: /play.
check-may-open = { $n ->
    [one] У вас уже { $n } открытый стол. Сначала начните за ним партию или встаньте из-за него; его покажет /hand.
    [few] У вас уже { $n } открытых стола. Сначала начните партию за одним из них или встаньте из-за него; список покажет /hand.
   *[other] У вас уже { $n } открытых столов. Сначала начните партию за одним из них или встаньте из-за него; список покажет /hand.
 }
check-hosted = Кто-то только что сел за стол или встал. Посмотрите ещё раз, потом нажмите снова.
check-room = { $n ->
    [one] За этим столом { $n } место, и оно занято.
    [few] Все { $n } места за этим столом заняты.
   *[other] Все { $n } мест за этим столом заняты.
 }
check-options = Параметры этой игры с тех пор изменились. Откройте новый стол: /play.

## The person who asks for something, and where they ask

computer = { $name ->
    [Aldric] Альдрик
    [Berengar] Беренгар
    [Clotilde] Клотильда
    [Dagobert] Дагоберт
    [Eleanor] Элеонора
    [Fulk] Фульк
    [Godiva] Годива
    [Harold] Гарольд
    [Isolde] Изольда
    [Joan] Жанна
    [Ladislas] Владислав
   *[Matilda] Матильда
 }

## Brings a match to the step of the finished one that it continues

gone = Партия, которую собирались продолжить за этим столом, удалена. Откройте новый стол.

## Solitaires: they begin without a lobby and can be dealt again

deal-again = Эта партия ещё не окончена. Сначала сдайте её.

## Due changes of matches, and hints: changes that may wait for a computer player

hint-get-hints = Пока этот расклад играют и другие, подсказок нет.
hint-theres-nothing = Сейчас вам нечего решать.
