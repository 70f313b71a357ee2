## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = Essa hora já passou. Escolha outra mais tarde.
deleted = Você apagou seus dados, então não pode entrar em uma noite de jogos que já começou.
check-room-already-game = { $n ->
    [1] Você já tem { $n } noite de jogos marcada neste servidor. Cancele-a antes.
   *[other] Você já tem { $n } noites de jogos marcadas neste servidor. Cancele uma antes.
 }
check-room-server-already = { $n ->
    [1] Este servidor já tem { $n } noite de jogos marcada. Cancele-a antes.
   *[other] Este servidor já tem { $n } noites de jogos marcadas. Cancele uma antes.
 }
set-up = Esta noite de jogos já começou.
take-part-last-matches = As últimas partidas já estão sendo jogadas, então é tarde para participar.
take-part-youve-already = Você já está participando.
take-part-youve-left = { $n ->
    [1] Você deixou { $n } partida desta noite de jogos, então não pode mais participar dela.
   *[other] Você deixou { $n } partidas desta noite de jogos, então não pode mais participar dela.
 }
take-part-player-joined = { $n ->
    [1] Já participa { $n } pessoa, e não cabe mais ninguém.
   *[other] Já participam { $n } pessoas, e não cabe mais ninguém.
 }
leave-havent-joined = Você não está participando desta noite de jogos.
load-unfinished-game-night = Esta noite de jogos acabou.
load-unfinished-game-night-cancelled = Esta noite de jogos foi cancelada.

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

menu-none = **Quem pode marcar noites de jogos:** só quem gerencia o servidor
menu-some = **Quem pode marcar noites de jogos:** { $role } e quem gerencia o servidor
leave-youve-left = Você saiu da noite de jogos. Por favor, termine a partida em que está.
leave-youve-left-game = Você saiu da noite de jogos. Um computador joga o resto da sua partida.

## Runs a game night: begin, deal tables, end. Each step is one transaction

night-deal-closed = Esta mesa é de uma noite de jogos. Para jogar, aperte *Participar* na mensagem dela.
night-deal-fixed-options = Numa noite de jogos, todas as mesas usam as mesmas opções, então você não pode mudar as suas.
night-deal-still-secret = Outras pessoas ainda jogam esta mão. Você poderá vê-la quando ela acabar em todas as mesas.

## The form that plans a game night: its first values, and parsing what people enter

days-today-day = Hoje, { $day }
days-tomorrow-day = Amanhã, { $day }
parse-time = Não consigo ler esse horário. Escreva assim: 20:30.
length = { $n ->
    [1] { $n } minuto
   *[other] { $n } minutos
 }
gamenightform-change-game = Mudar esta noite de jogos
gamenightform-plan-game = Marcar uma noite de jogos
days-minute = { $n ->
    [1] Em { $n } minuto
   *[other] Em { $n } minutos
 }
gamenightform-day = Dia
gamenightform-time-zone = Hora ({ $zone })
gamenightform-length = Duração
gamenightform-title-optional = Título (opcional)
gamenightform-note-optional = Observação (opcional)

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }: “{ $game }” começa { $moment }.
question = O evento do servidor para **{ $game }** foi cancelado, mas a noite de jogos continua de pé. Você pode cancelar ela também.
game-night-cancel = Cancelar

## Pages of game nights: the message for everybody, and a player's own matches

rules-every-table = Todas as mesas jogam as mesmas cartas, e a cada mão você encontra gente nova. Seu resultado é comparado com o de quem teve as suas cartas no seu lugar. Computadores ocupam os lugares vagos: { $level }.
times-begins-day = { $n ->
    [1] Começo: { $day } ({ $moment }). Joga-se { $n } mão. Você pode chegar depois e sair antes.
   *[other] Começo: { $day } ({ $moment }). Jogam-se { $n } mãos. Você pode chegar depois e sair antes.
 }
plain-title = Noite de jogos: { $game }
rules-play-match = Jogue uma partida atrás da outra contra quem estiver livre. Uma vitória vale 2 pontos, um empate, 1. Vença duas seguidas, e suas partidas valem o dobro enquanto você continuar vencendo. Se não houver ninguém livre, você joga contra { $level }.
times-begins-day-moment = { $n ->
    [1] Começo: { $day } ({ $moment }). Dura { $n } minuto. Você pode chegar depois e sair antes.
   *[other] Começo: { $day } ({ $moment }). Dura { $n } minutos. Você pode chegar depois e sair antes.
 }
guests-player-joined = { $n ->
    [1] **{ $n } pessoa participa:** { $names }
   *[other] **{ $n } pessoas participam:** { $names }
 }
link = ir à mesa
deal-deal-number = Mão { $number } de { $total }
stage-ends-moment = Termina { $moment }.
playing-playing-against = Você joga contra { $name }: { $link }
outcome-lost-name = Derrota para { $name }
playing-playing-deal = Você está jogando a mão { $number }: { $link }
guests-nobody-joined = Ninguém participa ainda.
deal-seat-number = Lugar { $number }
outcome-won-against = Vitória contra { $name }
outcome-drew-name = Empate com { $name }
stage-deal-number = A mão { $number } de { $total } está sendo jogada.
stage-deal-number-total = A mão { $number } de { $total } acabou. A próxima já vem.
standings-nobody-showed = Ninguém veio.
standings-nobody-played = Ninguém jogou ainda.
standings-more-played = { $n ->
    [1] Mais { $n } jogou.
   *[other] Mais { $n } jogaram.
 }
line-left = saiu
tables-more-table = { $n ->
    [1] mais { $n } mesa
   *[other] mais { $n } mesas
 }
tables-waiting-names = Esperando: { $names }
mine-havent-played = Você não jogou aqui.
facts-streak-double = em sequência: pontos em dobro
message-open = Acontece toda semana.
message-missed = Eu estava fora do ar na hora desta noite de jogos, então ela foi cancelada.
game-night-join = Participar
game-night-leave = Sair
button-results-deal = Resultados por mão
mine-waiting-next = Você espera a próxima partida.

## Planning a game night: its form, and the page with its other settings

create-events = Criar eventos
refusal-to-plan = Só quem gerencia este servidor, e um cargo que essas pessoas escolherem, pode marcar noites de jogos.
change = Pronto! Agora começa em { $time }.
plan = Sua noite de jogos está marcada para { $time }. Publiquei aqui para todo mundo participar.
ask-to-call-off-cancel-game = Cancelar esta noite de jogos?
facts-computers-level = **Computadores:** { $level }
button-game-nights = Noites de jogos
with-event-isnt-among = Ela não está entre os eventos do servidor: todos veem os eventos, mas nem todos veem este canal.
ask-to-call-off-end-good = Encerrar de vez
ask-to-call-off-yes-cancel = Sim, cancelar
page = Nenhuma noite de jogos está marcada neste servidor.
menu = Mudar ou cancelar uma noite de jogos
night-computers-empty = Computadores nos lugares vagos
night-role-ping = Cargo a mencionar antes: nenhum
night-change = Mudar
facts-ping-before = **Menção antes do começo:** nenhum cargo
facts-ping-before-begins = **Menção antes do começo:** { $role }
facts-repeats-every = **Repetição:** toda semana
facts-repeats = **Repetição:** nenhuma
check-server = As noites de jogos só funcionam em servidores onde estou.
check-role = Você não pode mencionar { $role }, então eu também não menciono.
button-keep = Não, manter
button-skip = Pular esta
night-repeat = Não repetir
night-repeat-weekly = Repetir toda semana
button-game-nights-2 = Todas as noites de jogos
line-every-week = toda semana
with-event-couldnt-add = Não consegui adicioná-la aos eventos do servidor. Permissão que me falta: { $permissions }.
with-event-servers-events = Nos eventos do servidor ela continua como antes. Permissão que me falta: { $permissions }.

## Stored game nights, and their SQL

require = Essa noite de jogos não existe mais.

## Commands

command-gamenight = noite-de-jogos
    .about = Veja as noites de jogos deste servidor ou marque uma
