## Replays of finished matches: step by step, as a file, and as an animation

paused = Pausei este replay porque você abriu outros. Aperte **Reproduzir** para continuar.
too-many-playing = Há replays demais rodando agora. Avance este passo a passo.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

unrated = { $why ->
    [hint] com dicas
    [casual] amistosa
   *[other] não ranqueada
 }
nothing = { $where ->
    [narrowed] Nenhuma partida terminada corresponde à busca. Use os menus abaixo para procurar outras.
    [server] Nenhuma partida que você possa ver terminou aqui ainda. Use `/play` para abrir uma mesa.
    [here] Você ainda não terminou uma partida aqui. `/play` abre uma mesa.
   *[anywhere] Você ainda não terminou uma partida. `/play` abre uma mesa.
 }
only-with = Só partidas com { $name }.
button-rated = { $counted ->
    [yes] Ranqueadas
    [no] Não ranqueadas
   *[both] Ranqueadas ou não
 }
list-title = { $whose ->
    [mine] Suas partidas terminadas
   *[server] Partidas terminadas deste servidor
 }
daily-deal-of = partida do dia, { $day }
more-players = mais { $n }
whose-server = Partidas deste servidor
button-newest = As mais recentes
button-newer = Mais recentes
button-older = Mais antigas
button-oldest = As mais antigas
menu-watch-again = Rever uma partida
menu-whose = De quem
button-anyone = Com qualquer pessoa

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = Nesse passo não é a vez de ninguém. Escolha outro.
others-played = Até esse passo, alguém já tinha entrado ou saído, então você só pode continuar contra computadores.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Por enquanto, só você vê isto. *Compartilhar* publica aqui para todo mundo.
exported = A partida inteira: a distribuição e cada passo desde então. Onde o Castellan estiver instalado, `castellan verify { $file }` joga tudo de novo e confere cada sorteio.
animation = { $n ->
    [1]
        A partida em { $n } imagem. { $result }
        A última mesa: { $board }
   *[other]
        A partida em { $n } imagens, uma depois da outra. { $result }
        A última mesa: { $board }
 }
step = **Passo { $number } de { $total }** · { $what }
button-quiz = O que você jogaria?
told = { $what ->
    [start] a partida começa
    [action] { $name } joga
    [concession] { $name } desiste
    [leaving] { $name } deixa a partida
    [joining] { $name } entra
    [amendment] quem comanda a mesa muda as opções
    [late] o tempo acabou para { $names }
   *[time] a partida continua
 }
seen-as = { $view ->
    [all-hands] Visão com todas as mãos abertas.
    [seat] Visão do lugar de **{ $name }**.
   *[public] { "" }
 }
title = Replay · { $game }
button-autoplay = { $playing ->
    [yes] Pausar
   *[no] Reproduzir
 }
exported-moves = Os lances vêm também como texto, com a posição final.
button-first = Primeiro
button-last = Último
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

known-cards = { $n ->
    [1] Já conhecia estas cartas: { $names }.
   *[other] Já conheciam estas cartas: { $names }.
 }
origin = { $steps ->
    [0] As mesmas cartas de { $linked ->
        [yes] [uma partida anterior]({ $link })
       *[no] uma partida anterior
     }; não ranqueada.
   *[other] Continua do passo { $step } de { $linked ->
        [yes] [uma partida anterior]({ $link })
       *[no] uma partida anterior
     }; não ranqueada.
 }

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-title = Continuar · { $game }
levels = Você assume o lugar que joga agora. Quem joga nos outros? A partida não é ranqueada.
button-table-friends = Uma mesa para amigos
already-open = Você já abriu essa mesa em { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Esta partida foi jogada com regras mais antigas, então não dá mais para rever.
damaged = O registro desta partida não bate com o resultado, então não dá para rever.
