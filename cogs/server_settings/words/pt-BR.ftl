## ``/settings``: a server's settings for its managers, as options, buttons and menus

end-match = Você não pode encerrar uma partida em que jogou.
bar-bots-play = Bots não jogam aqui, então não há quem bloquear.
bar-block-someone = Você não pode bloquear quem gerencia este servidor.
unbar = Não há ninguém bloqueado com esse nome. Escolha alguém da lista.

## The pages of ``/settings`` that aren't lists of settings

acts-ended = { $name } encerrou a partida `{ $match }`
acts-barred = { $name } bloqueou { $other }
acts-unbarred = { $name } desbloqueou { $other }
acts-dodged = { $name } estava perdendo de novo na partida `{ $match }`, que não pude mais mostrar
acts-changed = { $name } mudou uma noite de jogos de { $other }
acts-cancelled = { $name } cancelou uma noite de jogos de { $other }
people-block-someone = Bloquear alguém nas partidas…
people-blocked-people = Uma pessoa bloqueada não pode entrar em partidas nem começá-las aqui, nem compartilhar nada, nem resolver o enigma do dia deste servidor, e perde o lugar nas mesas abertas. As partidas que já está jogando continuam.
acts-keep-90 = Guardo isto por 90 dias.
acts-nothing-happened = Nada aconteceu nos últimos tempos.
end-question-ends-without = Ela termina sem resultado e não muda o rating de ninguém.
language-language-language = **Idioma:** { $language }
people-blocked-nobody = **Bloqueios:** ninguém
people-open-tables = **Mesas abertas e partidas:** nenhuma
zones-part-alphabet = Parte do alfabeto
mention = ex-participante
weeks = Semana de { $day }
button-yes-end = Sim, encerrar
button-let-continue = Deixar continuar
end-question-end-match = Encerrar esta partida?
table-in = Essa partida não está mais aberta neste servidor. Escolha uma da lista.
language-language-servers = **Idioma:** o deste servidor no Discord
people-blocked-person = { $n ->
    [1] **Bloqueios:** { $n } pessoa
   *[other] **Bloqueios:** { $n } pessoas
 }
people-open-tables-matches = **Mesas abertas e partidas:** { $n }
zones-part-world = Parte do mundo
button-log = Registro
button-activity = Atividade
button-moderators = Moderação
barred-lines = Mais { $n }: `/settings desbloquear:` encontra pelo nome.
zones-first-last = { $first } a { $last }
zones-place = Lugar
people-let-someone = Deixar alguém jogar de novo…
people-end-match = Encerrar uma partida sem resultado…

## The settings of every server, whichever features are on

integrations-note = O Discord só mostra /settings a quem tem a permissão “Gerenciar servidor”. Para mostrar esse comando também ao cargo, libere-o nas configurações do servidor no Discord, em *Integrações*.
quiet-quiet-hours = **Horas de silêncio:** de { $start } a { $end }
zone = **Fuso horário:** { $zone }, agora { $time }
games-settings = Ninguém pode começar um jogo que não é oferecido: ele não aparece em nenhuma lista, e /play o recusa. As mesas abertas dele se fecham. As partidas em andamento e as noites de jogos marcadas acontecem mesmo assim.
line-channels-channels = **Canais:** { $channels }
control = Canais para partidas: todos
line-couldnt-open = Não consegui abrir um tópico em { $channel }, porque este servidor tem tópicos abertos demais. Feche alguns, e as partidas voltam a ter tópicos.
quiet-quiet-hours-none = **Horas de silêncio:** nenhuma
told-games-total = **Jogos:** { $n } de { $total }
moderators-none = **Quem pode mudar estas configurações:** quem tem a permissão “Gerenciar servidor”
line-channels = **Canais:** todos
values = { $n ->
    [1] Não dá para escolher mais do que { $n } canal.
   *[other] Não dá para escolher mais do que { $n } canais. Antes, tire um.
 }
button-turn-off = Desativar as horas de silêncio
quiet-quiet-hours-need = As horas de silêncio não podem começar e acabar na mesma hora. Escolha duas diferentes.
menu-none = **Quem pode começar partidas:** todo mundo
menu-gone = **Quem pode começar partidas:** só quem gerencia o servidor, porque o cargo escolhido foi apagado
menu-label-usual-pace = Ritmo habitual
menu = Jogos oferecidos aqui
told-games = **Jogos:** todos
moderators-some = **Quem pode mudar estas configurações:** quem tem a permissão “Gerenciar servidor”, e { $role }
menu-label-quiet = Silêncio a partir de…
menu-note = Nas horas de silêncio, minhas menções, avisos e mãos por mensagem direta continuam chegando, mas nenhum celular faz barulho. Onde a vez dura um dia ou mais, as menções esperam elas acabarem. Os relógios seguem andando.
menu-label-quiet-until = Silêncio até…
button-time-zone = Fuso horário
notifications-note = As horas de silêncio seguem o relógio de lá, com horário de verão e tudo. As partidas do dia e as sequências seguem sempre o UTC.
line-deleted-channel = { $n ->
    [1] { $n } canal apagado
   *[other] { $n } canais apagados
 }
menu-some = **Quem pode começar partidas:** { $role } e quem gerencia o servidor
menu-told = **Ritmo:** { $pace }
matches-on-threads-each = **Tópicos:** um para cada partida
matches-on-play-without = Jogar sem tópicos
matches-off-threads-none = **Tópicos:** nenhum, as partidas ficam no canal
matches-off-play-threads = Jogar em tópicos
button-games = Jogos

## Commands

command-settings = configurar
    .about = Configure o Castellan neste servidor
    .block = bloquear
    .block-about = Impeça alguém de jogar aqui; as partidas em andamento da pessoa continuam
    .unblock = desbloquear
    .unblock-about = Deixe alguém jogar aqui de novo
    .end = encerrar
    .end-about = Encerre uma partida travada: sem resultado, sem rating
    .language = idioma
    .language-about = O idioma das mesas e dos anúncios daqui
