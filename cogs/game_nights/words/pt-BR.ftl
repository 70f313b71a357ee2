## Plan, join, leave or cancel a game night. Each function runs inside a transaction

passed = Essa hora já passou. Escolha outra mais tarde.
deleted = Você apagou seus dados, então não pode entrar em uma noite de jogos que já começou.
too-many-planned = { $n ->
    [1] Você já tem { $n } noite de jogos marcada neste servidor. Antes, cancele essa.
   *[other] Você já tem { $n } noites de jogos marcadas neste servidor. Antes, cancele uma.
 }
too-many-here = { $n ->
    [1] Este servidor já tem { $n } noite de jogos marcada. Antes, cancele essa.
   *[other] Este servidor já tem { $n } noites de jogos marcadas. Antes, cancele uma.
 }
begun = Esta noite de jogos já começou.
too-late = As últimas partidas já estão sendo jogadas, então é tarde para participar.
already-joined = Você já está participando.
left-too-often = { $n ->
    [1] Você deixou { $n } partida desta noite de jogos, então não pode mais participar dela.
   *[other] Você deixou { $n } partidas desta noite de jogos, então não pode mais participar dela.
 }
full = { $n ->
    [1] Já participa { $n } pessoa, e não cabe mais ninguém.
   *[other] Já participam { $n } pessoas, e não cabe mais ninguém.
 }
not-joined = Você não está participando desta noite de jogos.
running-until = em andamento, termina { $moment }
ended = { $how ->
    [over] Esta noite de jogos acabou.
    [missed] Eu estava fora do ar na hora desta noite de jogos, então ela foi cancelada.
    [withdrawn] As noites de jogos com as mesmas cartas em todas as mesas não existem mais, então esta não vai acontecer.
    [uninstalled] Eu não tenho mais o jogo desta noite de jogos, então ela foi cancelada.
   *[cancelled] Esta noite de jogos foi cancelada.
 }

## ``/gamenight``: what a server has planned, and the buttons of a game night's message

planners-none = **Quem pode marcar noites de jogos:** só quem gerencia o servidor
planners = **Quem pode marcar noites de jogos:** { $role } e quem gerencia o servidor
left = Você saiu da noite de jogos. Por favor, termine a partida em que está.

## The form that plans a game night: its first values, and parsing what people enter

day = { $ahead ->
    [0] Hoje, { $day }
    [1] Amanhã, { $day }
   *[other] { $day }
 }
unknown-time = Não consigo ler esse horário. Escreva assim: 20:30.
duration = { $n ->
    [1] { $n } minuto
   *[other] { $n } minutos
 }
form = { $what ->
    [change] Alterar esta noite de jogos
   *[new] Marcar uma noite de jogos
 }
soon = { $n ->
    [1] Em { $n } minuto
   *[other] Em { $n } minutos
 }
field = { $what ->
    [day] Dia
    [time] Hora ({ $zone })
    [length] Duração
    [title] Título (opcional)
   *[note] Observação (opcional)
 }

## Begins, deals and ends game nights, and updates their messages. All state is in the database

reminder = { $names }: “{ $game }” começa { $moment }.
event-cancelled = O evento do servidor para **{ $game }** foi cancelado, mas a noite de jogos continua de pé. Você também pode cancelar a noite.
button-cancel = Cancelar

## Pages of game nights: the message for everybody, and a player's own matches

title = Noite de jogos: { $game }
rules = Jogue uma partida atrás da outra contra quem estiver livre. Você tem segundos por jogada, não minutos. Uma vitória vale 2 pontos, um empate, 1. Vença duas seguidas, e suas partidas valem o dobro enquanto você continuar vencendo. Se não houver ninguém livre, você joga contra o computador: { $level }.
times = { $n ->
    [1] Começo: { $day } ({ $moment }). Dura { $n } minuto. Você pode chegar depois e sair antes.
   *[other] Começo: { $day } ({ $moment }). Dura { $n } minutos. Você pode chegar depois e sair antes.
 }{ $weekly ->
    [yes] {" "}Acontece toda semana.
   *[no] {""}
 }
link = {"["}ir à mesa]({ $address })
ends = Termina { $moment }.
playing = Você joga contra { $name }: { $link }
guests = { $n ->
    [0] Ninguém participa ainda.
    [1] **{ $n } pessoa participa:** { $names }
   *[other] **{ $n } pessoas participam:** { $names }
 }
outcome = { $how ->
    [won] Vitória contra { $name }
    [drawn] Empate com { $name }
   *[lost] Derrota para { $name }
 }
nobody = Ninguém veio.
more-played = { $n ->
    [1] Mais { $n } jogou.
   *[other] Mais { $n } jogaram.
 }
left-early = saiu
more-tables = { $n ->
    [1] mais { $n } mesa
   *[other] mais { $n } mesas
 }
waiting = Esperando: { $names }
not-played = Você não jogou aqui.
streak = em série de vitórias: pontos em dobro
button-join = Participar
button-leave = Sair
waiting-for-match = Você espera a próxima partida.

## Planning a game night: its form, and the page with its other settings

create-events = Criar eventos
may-not-plan = Só quem gerencia este servidor, e um cargo que essas pessoas escolherem, pode marcar noites de jogos.
saved = { $was ->
    [changed] Pronto! Novo início: { $time }.
   *[new] Sua noite de jogos está marcada para { $time }. Publiquei aqui para todo mundo participar.
 }
cancel = Cancelar esta noite de jogos?
facts = **Computadores:** { $level }
    { $role ->
        [none] **Menção antes do começo:** nenhum cargo
       *[other] **Menção antes do começo:** { $role }
     }
    { $weekly ->
        [yes] **Repetição:** toda semana
       *[no] **Repetição:** nenhuma
     }
button-game-nights = Noites de jogos
not-in-events = { $why ->
    [hidden] Ela não está entre os eventos do servidor: todos veem os eventos, mas nem todos veem este canal.
    [new] Não consegui incluir a noite nos eventos do servidor. Permissão que me falta: { $permissions }.
   *[changed] Nos eventos do servidor ela continua como antes. Permissão que me falta: { $permissions }.
 }
button-cancel-for-good = { $weekly ->
    [yes] Encerrar de vez
   *[no] Sim, cancelar
 }
none-planned = Nenhuma noite de jogos está marcada neste servidor.
why-game = Partidas curtas para dois
menu-nights = Alterar ou cancelar uma noite de jogos
menu-level = Computadores nos lugares vagos
menu-role = Cargo a mencionar antes: nenhum
button-change = Alterar
not-on-server = As noites de jogos só funcionam em servidores onde estou.
may-not-ping = Você não pode mencionar { $role }, então eu também não menciono.
button-keep = Não, manter
button-skip = Pular esta
button-weekly = { $weekly ->
    [yes] Não repetir
   *[no] Repetir toda semana
 }
button-all = Todas as noites de jogos
every-week = toda semana

## Stored game nights, and their SQL

gone = Essa noite de jogos não existe mais.

## Commands

command-gamenight = noite-de-jogos
    .about = Veja as noites de jogos deste servidor ou marque uma
    .help =
        veja o que está marcado aqui, ou marque uma noite de jogos, se puder

        Aperte *Participar* na mensagem dela e você recebe cartas quando ela começar.
