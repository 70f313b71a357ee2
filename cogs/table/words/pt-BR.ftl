## Actions that only a host may take, with a replacement if the host is gone

new-host = { $host } saiu deste servidor, então agora é você quem comanda a mesa.

## Lobbies: opening a table, and the buttons of its message

thread-hint = A partida fica neste canal: para abrir um tópico só dela, preciso de { $permissions }.
only-alone = { $n ->
    [1] Este jogo precisa de mais gente: jogue em um servidor em que eu esteja. Em qualquer lugar dá para jogar “{ $games }”.
   *[other] Este jogo precisa de mais gente: jogue em um servidor em que eu esteja. Em qualquer lugar dá para jogar { $games }.
 }
stay-open = Sua mesa continua aberta.
welcome = Boas-vindas à mesa. Ela mostra quando você recebe cartas.
left-table = Você saiu da mesa.
new-table = { $who ->
    [host] Uma mesa nova está aberta para a mesma turma em { $place }.
   *[guest] Você está na mesa nova em { $place }.
 }

## The menu of a match: things people at the table rarely need, behind one button

moves-so-far = Os lances até agora e a posição a que levaram.
proof =
    Quando a mesa foi aberta, este selo foi publicado; ele é o SHA-256 da versão das regras, do nome da distribuição e de um segredo aleatório:
    `{ $commitment }`
    O segredo, mostrado agora que nada mais depende dele:
    `{ $secret }`
    { $deal ->
        [shared] Tudo o que é sorteado sai apenas desse segredo, para que seja o mesmo para todos que jogam com estas cartas.
       *[own] Tudo o que é sorteado sai desse segredo e dos ids dos cliques que ocuparam os lugares, que são definidos pelo Discord.
     } O arquivo contém a partida inteira; onde o Castellan estiver instalado, dá para conferir offline com `castellan verify { $file }`.
    Isso prova que nada foi mudado depois. Não pode provar que quem administra o bot não tenha olhado.
other-matches = Suas outras partidas
button-post-board = Postar a mesa de novo
resigned = { $how ->
    [alone] Você desistiu da partida.
    [unplayed] Você saiu antes da sua primeira jogada, então a partida foi cancelada. Ela não conta para ninguém.
   *[left] Você deixou a partida.
 }
reposted = { $how ->
    [refused] Não consigo mostrar a mesa em { $place }. { $reason }
    [moved] O canal desta mesa não existe mais, então daqui em diante ela fica aqui.
    [here] Aqui está a mesa de novo.
   *[elsewhere] Postei a mesa de novo em { $place }.
 }
no-board = Esta partida não tem mesa para postar.
carry-on = Beleza, vamos em frente!
no-notation = “{ $game }” não tem notação de lances.
seal =
    O selo desta partida, publicado quando a mesa foi aberta:
    `{ $commitment }`
    O segredo de que ele foi feito será mostrado quando a partida acabar.
seal-broken =
    Nada mais depende desta distribuição. O selo publicado quando a mesa foi aberta:
    `{ $commitment }`
    O segredo de que ele foi feito:
    `{ $secret }`

## Lines of tables on the pages of a match

gone = { $name } não está mais no servidor, então o lugar foi entregue.

## Running matches: hands, and the controls that play

suggested = Uma sugestão: mude o que quiser e depois confirme.
nothing-played = Nada foi jogado ainda, então não há nada para ver.
welcome-back = Que bom ter você de volta: o lugar é seu de novo.

## Games for one: dealing, hints, and new games

dealt = { $where ->
    [there] As cartas estão na mesa, em { $place }.
   *[here] As cartas estão na mesa.
 }

## Finding and showing the match that a person means, and permission to start one

needs-server = Este jogo precisa de uma mesa num canal, então comece em um servidor em que eu esteja.
no-table = Você não está em nenhuma mesa. /play abre uma.
your-matches = Suas partidas
not-in-game = Você não está em nenhuma mesa de “{ $game }”.
several-tables = Você está em várias mesas. Diga qual com a opção `partida`.
not-among = Você não está nessa mesa. Escolha uma da lista.
note = { $how ->
    [paused] em pausa
    [resumable] em pausa, `/hand` retoma
    [private] `/hand` mostra
   *[turn] **sua vez**
 }
permissions-missing = Não posso abrir uma mesa aqui. Permissões que me faltam: { $permissions }. Fale com quem gerencia o servidor, ou tente outro canal.
not-in-thread = Ainda não estou neste tópico. Me mencione aqui para eu entrar e tente de novo.
wrong-role = { $why ->
    [elsewhere] Nem todo mundo pode começar partidas naquele servidor, então comece esta por lá.
    [deleted] O cargo que pode começar partidas aqui foi apagado. Quem gerencia este servidor pode escolher outro com /settings.
   *[lacking] Só quem tem o cargo { $role } começa partidas aqui. Mas você pode entrar nas dos outros.
 }
menu-match = Abrir uma partida
wrong-channel = { $n ->
    [0] Todos os canais onde partidas podem começar aqui foram apagados. Quem gerencia este servidor pode escolher outros com /settings.
   *[other] Neste servidor, as partidas começam em { $channels }.
 }

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

unseen = Não consigo mostrar sua mesa ({ $game }) em { $place }: { $reason } Até lá, o relógio fica parado e ninguém perde a vez. Sua mão também abre aqui; aí o seu tempo corre.

## Commands

command-hand = mão
    .about = Veja suas cartas e jogue
    .help = suas cartas, que só você vê. *Mais* posta a mesa de novo e permite deixar a partida
    .match = partida
    .match-about = Qual partida, se você está em várias
command-play = jogar
    .about = Abra uma mesa para um jogo
    .pace = ritmo
    .pace-about = Tempo por jogada (padrão: 5 minutos)
    .computers = computadores
    .computers-about = Quantos computadores já se sentam com você
    .level = nível
    .level-about = O nível em que eles jogam
    .casual = amistosa
    .casual-about = Jogue por diversão: sem rating, ranking nem sequência
    .private = privada
    .private-about = Jogue só para você; ninguém mais vê a mesa
