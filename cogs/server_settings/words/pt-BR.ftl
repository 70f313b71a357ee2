## ``/settings``: a server's settings for its managers, as options, buttons and menus

played-in = Você não pode encerrar uma partida em que jogou.
bots-never-play = Bots não jogam aqui, então não há quem bloquear.
manages-server = Você não pode bloquear quem gerencia este servidor.
not-blocked = Não há ninguém bloqueado com esse nome. Escolha alguém da lista.

## The pages of ``/settings`` that aren't lists of settings

act = { $deed ->
    [ended] { $name } encerrou a partida `{ $match }`
    [barred] { $name } bloqueou { $other }
    [unbarred] { $name } desbloqueou { $other }
    [dodged] { $name } estava perdendo de novo na partida `{ $match }`, que não pude mais mostrar
    [changed] { $name } mudou uma noite de jogos de { $other }
   *[cancelled] { $name } cancelou uma noite de jogos de { $other }
 }
menu-block = Bloquear alguém nas partidas…
about-blocked = Uma pessoa bloqueada não pode entrar em partidas nem começar novas aqui, nem compartilhar nada, nem resolver o enigma do dia deste servidor, e perde o lugar nas mesas abertas. As partidas que já está jogando continuam.
acts-kept = Guardo isto por 90 dias.
acts-none = Nada aconteceu nos últimos tempos.
end-meaning = Ela termina sem resultado e não muda o rating de ninguém.
people = { $tables ->
        [0] **Mesas abertas e partidas:** nenhuma
       *[other] **Mesas abertas e partidas:** { $tables }
     }
    { $blocked ->
        [0] **Bloqueios:** ninguém
        [1] **Bloqueios:** { $blocked } pessoa
       *[other] **Bloqueios:** { $blocked } pessoas
     }
menu-letters = Parte do alfabeto
former-player = ex-participante
week = Semana de { $day }
button-end = Sim, encerrar
button-go-on = Deixar continuar
end-question = Encerrar esta partida?
not-open = Essa partida não está mais aberta neste servidor. Escolha uma da lista.
defaults = Todo o resto está no padrão. Mude com os botões abaixo.
language = { $language ->
    [discord] **Idioma:** o deste servidor no Discord
   *[other] **Idioma:** { $language }
 }
menu-region = Parte do mundo
button-log = Registro
button-activity = Atividade
button-moderators = Moderação
more-blocked = Mais { $n }: `/settings desbloquear:` encontra pelo nome.
from-to = { $first } a { $last }
menu-place = Lugar
menu-unblock = Deixar alguém jogar de novo…
menu-end = Encerrar uma partida sem resultado…

## The settings of every server, whichever features are on

note-moderators = O Discord só mostra /settings a quem tem a permissão “Gerenciar servidor”. Para mostrar esse comando também ao cargo, libere o acesso nas configurações do servidor no Discord, em *Integrações*.
quiet-hours = **Horas de silêncio:** de { $start } a { $end }
zone = **Fuso horário:** { $zone }, agora { $time }
note-games = Ninguém pode começar um jogo que não é oferecido: ele não aparece em nenhuma lista, e /play recusa. As mesas abertas dele se fecham. As partidas em andamento e as noites de jogos marcadas acontecem mesmo assim.
no-thread = Não consegui abrir um tópico em { $channel }, porque este servidor tem tópicos abertos demais. Feche alguns, e as partidas voltam a ter tópicos.
quiet-hours-none = **Horas de silêncio:** nenhuma
moderators-none = **Quem pode mudar estas configurações:** quem tem a permissão “Gerenciar servidor”
channels = { $n ->
    [0] **Canais para partidas:** todos
   *[other] **Canais para partidas:** { $channels }
 }
too-many-channels = { $n ->
    [1] Não dá para escolher mais do que { $n } canal.
   *[other] Não dá para escolher mais do que { $n } canais. Antes, tire um.
 }
button-quiet-off = Desativar as horas de silêncio
quiet-hours-same = As horas de silêncio não podem começar e acabar na mesma hora. Escolha duas diferentes.
starters-none = **Quem pode começar partidas:** todo mundo
starters-gone = **Quem pode começar partidas:** só quem gerencia o servidor, porque o cargo escolhido foi apagado
menu-pace = Ritmo habitual
menu-games = Jogos oferecidos aqui
games = { $off ->
    [0] **Jogos:** todos
   *[other] **Jogos:** { $n } de { $total }
 }
moderators = **Quem pode mudar estas configurações:** quem tem a permissão “Gerenciar servidor”, e { $role }
menu-quiet-from = Silêncio a partir de…
note-quiet = Nas horas de silêncio, tudo chega sem som. Onde a vez dura um dia ou mais, as menções esperam elas acabarem. Os relógios seguem andando.
menu-quiet-until = Silêncio até…
button-zone = Fuso horário
note-zone = As partidas do dia e as sequências seguem sempre o UTC.
deleted-channels = { $n ->
    [1] { $n } canal apagado
   *[other] { $n } canais apagados
 }
starters = **Quem pode começar partidas:** { $role } e quem gerencia o servidor
pace = **Ritmo habitual:** { $pace }
threads-on = **Tópicos:** um para cada partida
button-no-threads = Jogar sem tópicos
threads-off = **Tópicos:** nenhum, as partidas ficam no canal
button-threads = Jogar em tópicos
button-games = Jogos

## Commands

command-settings = configurar
    .about = Configure o Castellan neste servidor
    .help = onde e como se jogam partidas aqui; para quem gerencia o servidor
    .block = bloquear
    .block-about = Impeça alguém de jogar aqui; as partidas em andamento da pessoa continuam
    .unblock = desbloquear
    .unblock-about = Deixe alguém jogar aqui de novo
    .end = encerrar
    .end-about = Encerre uma partida travada: sem resultado, sem rating
    .language = idioma
    .language-about = O idioma das mesas e dos anúncios daqui
