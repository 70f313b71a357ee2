## Replays of finished matches: step by step, as a file, and as an animation

pause = Pausei este replay porque você abriu outros. Aperte **Reproduzir** para continuar.
follow-control = Há replays demais rodando agora. Avance este passo a passo.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

not-counted = não ranqueada
unrated-hint = com dicas
unrated-casual = amistosa
nothing-havent-finished = Você ainda não terminou uma partida. `/play` abre uma mesa.
page-only-matches = Só partidas com { $name }.
nothing-finished-matches = Nenhuma partida terminada corresponde à busca. Use os menus abaixo para procurar outras.
nothing-finished-matches-here = Nenhuma partida que você possa ver terminou aqui ainda. Use `/play` para abrir uma mesa.
nothing-havent-finished-match = Você ainda não terminou uma partida aqui. `/play` abre uma mesa.
narrowing-true = Ranqueadas
narrowing-false = Não ranqueadas
narrowing-none = Ranqueadas ou não
page-finished-matches = Suas partidas terminadas
page-finished-matches-server = Partidas terminadas deste servidor
when-and-how = partida do dia, { $day }
who = mais { $n }
rows-server = Partidas deste servidor
turns-newest = As mais novas
turns-newer = Mais novas
turns-older = Mais antigas
turns-oldest = As mais antigas
menu-watch-again = Rever uma partida
rows = De quem
narrowing = Com qualquer pessoa

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = Nesse passo não é a vez de ninguém. Escolha outro.
others-played = Até esse passo, alguém já tinha entrado ou saído, então você só pode continuar contra computadores.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Por enquanto, só você vê isto. *Compartilhar* publica aqui para todo mundo.
exported-whole-match = A partida inteira: a distribuição e cada passo desde então. Onde o Castellan estiver instalado, `castellan verify { $file }` joga tudo de novo e confere cada sorteio.
animation = { $n ->
    [1]
        A partida em { $n } imagem. { $result }
        A última mesa: { $board }
   *[other]
        A partida em { $n } imagens, uma depois da outra. { $result }
        A última mesa: { $board }
 }
page-step-number = **Passo { $number } de { $total }** · { $what }
button-play = O que você jogaria?
told-match-begins = a partida começa
told-concession-name-leaves = { $name } deixa a partida
told-joining = { $name } entra
told-amendment = quem comanda a mesa muda a partida
told-time-up = o tempo acabou para { $names }
told-game-goes = a partida continua
page-seen-hands = Visão com todas as mãos abertas.
page-title = Replay · { $game }
controls-pause = Pausar
controls-play = Reproduzir
exported-also-get = Os lances vêm também como texto, com a última posição.
told-action = { $name } joga
told-concession-name-concedes = { $name } desiste
page-seen-name = Visão do lugar de **{ $name }**.
controls-first = Primeiro
controls-last = Último
menu-jump-step = Pular para um passo
option-spectator-view = Visão de espectador
menu-whose-view = Visão de quem
button-share-step = Compartilhar este passo
button-animation = Animação
button-play-here = Continuar daqui
button-same-cards = As mesmas cartas de novo
option-step-number = Passo { $number } · { $what }
option-seat-number = Lugar { $number }: { $name }

## Lines and buttons that replays add to the pages of a match

lobby = Já jogou com estas cartas: { $names }.
origin-continued-step = Continua do passo { $step } de [uma partida anterior]({ $link }); não ranqueada.
origin-same-cards = As mesmas cartas de [uma partida anterior]({ $link }); não ranqueada.

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-play-game = Continuar · { $game }
levels-take-seat = Você assume o lugar que joga agora. Quem joga nos outros? A partida não é ranqueada.
button-table-friends = Uma mesa para amigos
open-table = Você já abriu essa mesa em { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Esta partida foi jogada com regras mais antigas, então não dá mais para reproduzi-la.
damaged = O registro desta partida não bate com o resultado, então não dá para reproduzi-la.
