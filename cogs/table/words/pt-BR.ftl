## Actions that only a host may take, with a replacement if the host is gone

replace-host = { $host } saiu deste servidor, então agora é você quem comanda a mesa.

## Lobbies: opening a table, and the buttons of its message

thread-hint = A partida fica neste canal: para abrir um tópico só dela, preciso de { $permissions }.
open-lobby = { $n ->
    [1] Este jogo precisa de mais gente: jogue em um servidor em que eu esteja. Em qualquer lugar dá para jogar “{ $games }”.
   *[other] Este jogo precisa de mais gente: jogue em um servidor em que eu esteja. Em qualquer lugar dá para jogar { $games }.
 }
stay-open = Sua mesa continua aberta.
join = Boas-vindas à mesa. Ela mostra quando você recebe cartas.
rematch-new-table = Você está na mesa nova em { $place }.
leave = Você saiu da mesa.
rematch-new-table-open = Uma mesa nova está aberta para a mesma turma em { $place }.

## The menu of a match: things people at the table rarely need, behind one button

told-ive-posted = Postei a mesa de novo em { $place }.
moves-moves-far = Os lances até agora e a posição a que levaram.
verify-when-table =
    Quando a mesa foi aberta, este selo foi publicado; ele é o SHA-256 da versão das regras, do nome da distribuição e de um segredo aleatório:
    `{ $commitment }`
    O segredo, mostrado agora que nada mais depende dele:
    `{ $secret }`
    { $source } O arquivo contém a partida inteira; onde o Castellan estiver instalado, dá para conferir offline com `castellan verify { $file }`.
    Isso prova que nenhuma distribuição foi mudada depois. Não pode provar que quem administra o bot não tenha olhado.
show-menu = Suas outras partidas
button-post-board = Postar a mesa de novo
told-tables-channel = O canal desta mesa não existe mais, então daqui em diante ela fica aqui.
told-here-table = Aqui está a mesa de novo.
verify-every-shuffle = Todo embaralhamento sai apenas desse segredo, para que seja o mesmo para todos que jogam com estas cartas.
verify-every-shuffle-derived = Todo embaralhamento sai desse segredo e dos ids dos cliques que ocuparam os lugares, que são definidos pelo Discord.
confirm-resigning-youve-conceded = Você desistiu da partida.
told-show-table = Não consigo mostrar a mesa em { $place }.
post-again = Esta partida não tem mesa para postar.
confirm-resigning-left-before = Você saiu antes da sua primeira decisão, então a partida foi cancelada. Ela não conta para ninguém.
confirm-resigning-youve-left = Você deixou a partida.
decline-resigning = Beleza, vamos em frente!
moves-game-move = “{ $game }” não tem notação de lances.
verify-seal-deal =
    O selo desta distribuição, publicado quando a mesa foi aberta:
    `{ $commitment }`
    O segredo de que ele foi feito será mostrado quando a partida acabar.
verify-deal-longer =
    Nada mais depende desta distribuição. O selo publicado quando a mesa foi aberta:
    `{ $commitment }`
    O segredo de que ele foi feito:
    `{ $secret }`

## ``/play``: a command for each game, built from the options in its rules

## Lines of tables on the pages of a match

gone = { $name } não está mais no servidor, então o lugar foi entregue.

## Running matches: hands, and the controls that play

suggest = Uma sugestão: mude o que quiser e depois confirme.
check-seated = Você não está nesta mesa, então não há cartas suas para mostrar.
remember = Nada foi jogado ainda, então não há nada para ver.
return-to-seat = Que bom ter você de volta: o lugar é seu de novo.

## Games for one: dealing, hints, and new games

present-cards-table = As cartas estão na mesa, em { $place }.
present-cards-table-2 = As cartas estão na mesa.

## Finding and showing the match that a person means, and permission to start one

needs-a-server = Este jogo precisa de uma mesa num canal, então comece em um servidor em que eu esteja.
matches-any-table = Você não está em nenhuma mesa. /play abre uma.
matches-matches = Suas partidas
refusal-by-role-only-people = Só quem tem o cargo { $role } começa partidas aqui. Mas você pode entrar nas dos outros.
match-meant-any-game = Você não está em nenhuma mesa de “{ $game }”.
match-meant-several-tables = Você está em várias mesas. Diga qual com a opção `partida`.
meant-among = Você não está nessa mesa. Escolha uma da lista.
match-paused-hand = em pausa, `/hand` retoma
match-paused = em pausa
check-permissions = Não posso abrir uma mesa aqui. Permissões que me faltam: { $permissions }. Fale com a moderação, ou tente outro canal.
check-shown = Ainda não estou neste tópico. Mencione-me aqui para eu entrar e tente de novo.
refusal-to-start-server-matches = Neste servidor, as partidas começam em { $channels }.
refusal-by-role-everyone-start = Nem todo mundo pode começar partidas naquele servidor, então comece esta por lá.
refusal-by-role-role-may = O cargo que pode começar partidas aqui foi apagado. Quem gerencia este servidor pode escolher outro com /settings.
matches-open-match = Abrir uma partida
match-hand-shows = `/hand` mostra
refusal-to-start-channels-matches = Todos os canais onde partidas podem começar aqui foram apagados. Quem gerencia este servidor pode escolher outros com /settings.
match-turn = **sua vez**

## Tables that Discord refuses to show: their players get a direct message, at most one an hour

page = Não consigo mostrar sua mesa ({ $game }) em { $place }: { $reason } Até lá, o relógio fica parado e ninguém perde a vez. Sua mão também abre aqui; aí o seu tempo corre.

## Commands

command-hand = mão
    .about = Veja suas cartas e jogue
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
    .private = particular
    .private-about = Jogue só para você; ninguém mais vê a mesa
