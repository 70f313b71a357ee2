## Controls for picking one or several cards from a hand of any size

choose-card = Escolha uma carta: { $first } a { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
joker = { $colour ->
    [black] Curinga preto
   *[red] Curinga vermelho
 }

## Names of the computers' levels, and the mark that tells computers from people

level = { $level ->
    [page] Pajem
    [knight] Cavaleiro
   *[king] Rei
 }
manner = { $level ->
    [page] Comete erros de principiante: bom para suas primeiras partidas
    [knight] Joga bem, com hábitos que dá para descobrir
   *[king] Joga tão bem quanto eu sei
 }
opponents = { $level ->
    [page] Pajens ★ jogam como iniciantes. Ganhe deles, e virão Cavaleiros ★★.
    [knight] Você já ganhou de Pajens aqui, então agora joga com Cavaleiros ★★.
   *[king] Você já ganhou de Cavaleiros aqui, então agora joga com Reis ★★★.
 }
menu-add-computer = Adicionar computador

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated = { $why ->
    [casual] Não ranqueada: partida amistosa.
    [hint] Foi usada uma dica, então esta vitória não conta.
    [takeback] Uma jogada foi desfeita, então só conta se for derrota.
   *[often] Não ranqueada, porque duas pessoas desta partida já jogaram entre si { $n } partidas ranqueadas deste jogo nas últimas 24 horas.
 }
called-off = { $why ->
    [rules] Esta partida foi cancelada: as regras do jogo foram corrigidas depois que ela começou. Ela não vai contar. Comece outra com /play.
    [uninstalled] Esta partida foi cancelada porque eu não tenho mais este jogo. Ela não conta para ninguém.
    [manager] Alguém que gerencia este servidor cancelou esta partida. Ela não conta para ninguém.
    [agreed] Todos concordaram em parar, então esta partida não tem resultado.
    [removed] Me removeram do servidor, então esta partida não tem resultado.
    [unseen] Faz uma semana que o Discord não me deixa mostrar esta partida, então cancelei. Ela não conta para ninguém.
    [unplayed] { $name } saiu antes da primeira jogada, então esta partida foi cancelada. Ela não conta para ninguém.
    [absent] { $name } perdeu os primeiros turnos, então esta partida foi cancelada. Ela não conta para ninguém.
   *[none] Esta partida foi cancelada, sem resultado.
 }
closed = { $why ->
    [host] Quem comanda fechou esta mesa antes de a partida começar.
    [empty] Todo mundo saiu desta mesa antes de a partida começar.
    [idle] Nada aconteceu nesta mesa por um bom tempo, então fechei.
    [manager] Alguém que gerencia este servidor fechou esta mesa.
    [rules] As regras deste jogo foram corrigidas, então esta mesa foi fechada antes de a partida começar. Abra outra com /play.
    [uninstalled] Eu não tenho mais este jogo, então esta mesa foi fechada antes de a partida começar.
   *[none] Esta mesa foi fechada antes de a partida começar.
 }
older-rules = A partida foi jogada com regras mais antigas, então não dá mais para mostrar a mesa dela.
not-installed = Eu não tenho mais este jogo, mas os resultados dele continuam guardados.
button-next-level = Próximo: { $level }
too-soon = { $name } ficou sem adversários em poucas jogadas, então o rating não muda.
your-end = { $how ->
    [won] Você venceu!
    [drew] Empate
    [lost] Você perdeu
   *[ranked] Você ficou em { $rank }º de { $players }
 }
place = { $how ->
    [won] venceu
    [drew] empatou
    [lost] perdeu
   *[ranked] { $rank }º lugar de { $players }
 }
rating = rating { $rating } ({ $change })
button-new-game = Nova partida
new-rank = agora em { $rank }º neste servidor
button-rematch = Revanche
button-open-again = Abrir de novo
was-away = ficou fora tempo demais, o que conta como deixar a partida

## Choosing a language, for a person or a server

as-in-discord = O idioma do Discord
menu-language = Idioma
unknown-language = Não falo esse idioma. Escolha um dos oferecidos.

## Names of leaderboards and of their periods

week = Semana { $week } de { $year }

## The interface that a game's cog implements so that everything else can show the game

refusal = { $code ->
    [not_your_turn] Não é a sua vez. A mesa mostra quem joga agora.
    [already_chosen] Você já fez sua escolha; não dá para voltar atrás.
    [already_left] Você já deixou esta partida.
    [card_not_held] Você não tem mais essa carta. Abra sua mão de novo.
    [match_over] Esta partida acabou. *Revanche* abre uma mesa nova.
   *[other] Isso não dá para fazer agora. Abra sua mão de novo.
 }
chance = { $n ->
    [0] você quase nunca venceria
    [100] você quase sempre venceria
   *[other] você venceria em { $percent } das vezes
 }
luck = { $how ->
    [none] A sorte não mudou a sua chance de vencer.
    [raised] { $n ->
        [1] A sorte aumentou a sua chance de vencer em { $n } ponto percentual.
       *[other] A sorte aumentou a sua chance de vencer em { $n } pontos percentuais.
     }
   *[lowered] { $n ->
        [1] A sorte reduziu a sua chance de vencer em { $n } ponto percentual.
       *[other] A sorte reduziu a sua chance de vencer em { $n } pontos percentuais.
     }
 }
winners = { $n ->
    [0] A partida termina em empate.
    [1] { $names } vence a partida!
   *[other] { $names } dividem a vitória!
 }

## The pages with the rules of a game

leaving-early = Se você sair antes da sua primeira jogada, a partida é cancelada e não conta. Se fizer isso três vezes em um dia, terá que esperar 15 minutos pela próxima partida ranqueada.
kept-seat = Se isso acontecer três vezes seguidas, um computador joga no seu lugar até você voltar.

## Pages shared by all games: lobby, notice, controls, pings, hands

pace = { $pace ->
    [live] ao vivo: segundos por jogada
    [relaxed] tranquilo: 5 minutos por jogada
    [correspondence] por correspondência: um dia por jogada
   *[untimed] sem limite: nenhum relógio
 }
clock = O tempo acaba { $moment }
absent = Um computador joga no lugar de { $names } até a volta.
lobby = **{ $game }: mesa aberta**
lobby-full = Todo mundo já chegou: a partida começa { $moment }.
table-at = Mesa: { $place }
ping = { $occasion ->
    [turn] { $names }: chegou a vez de jogar em “{ $game }”.
    [chance] { $names }: já dá para jogar em “{ $game }”.
    [late] { $names }: o tempo em “{ $game }” termina { $moment }.
    [joined] { $names }: { $player } entrou na sua mesa de “{ $game }”.
    [full] { $names }: a mesa de “{ $game }” está completa.
    [closing] { $names }: sua mesa de “{ $game }” fecha { $moment }.
    [invited] { $names }: { $host } quer jogar “{ $game }” de novo.
    [next] { $names }: a próxima partida de “{ $game }” começa quando você também tocar em *Próxima partida*.
    [replaced] { $names }: você perdeu várias vezes a vez em “{ $game }”, então um computador joga no seu lugar. Abra sua mão para voltar a ele.
    [over] { $names }: sua partida de “{ $game }” acabou.
   *[cancelled] { $names }: “{ $game }” foi cancelado.
 }
late = { $how ->
    [passed] O tempo acabou para { $names }.
   *[moved] { $n ->
        [1] O tempo acabou para { $names }, então fiz a jogada.
       *[other] O tempo acabou para { $names }, então fiz as jogadas.
     }
 }
covered-board = Outras mesas também estão jogando com as mesmas cartas, então não mostro nada aqui. Aperte *Minha mão* para ver a mesa. Aguardando: { $names }.
no-hand = { $why ->
    [undealt] Você recebe sua mão quando a partida começar.
    [over] Esta partida acabou. A mesa mostra como ela terminou.
    [left] Você deixou esta partida. A mesa mostra o resto.
   *[watching] Você não está nesta partida, mas pode acompanhar tudo pela mesa.
 }
stand-in = Um computador joga no seu lugar enquanto você está fora. Se ele fizer mais de um terço das suas jogadas, isso conta como deixar a partida.
button-more = Mais
button-hint = { $rated ->
    [yes] Dica (vitória não conta)
   *[no] Dica
 }
button-resign = { $how ->
    [alone] Sim, desistir
   *[counts] Sim, deixar a partida
 }
paused = Em pausa depois de um mês sem jogadas.
button-take-seat = Retomar meu lugar
invited = Convite para jogar de novo: { $names }.
button-lesson = Aprender em 2 minutos
playing = Jogando: { $names }.
resign = { $how ->
    [alone] Desistir desta partida?
   *[counts] Deixar esta partida?
 }
resign-cost = { $how ->
    [alone] Ela termina aqui, com derrota.
    [unplayed] Você ainda não fez nenhuma jogada: se sair, a partida é cancelada para todos e não conta.
    [undecided] Não dá para voltar. Você ainda não fez nenhuma jogada, então não conta para você.
   *[counts] Não dá para voltar, e conta como derrota.
 }
button-join = Entrar
button-watch = Assistir
button-still-looking = Ainda procurando
host = comanda a mesa
button-resume = Retomar
button-start = Começar
button-cancel = Cancelar
button-wait = Ainda não

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Partidas terminadas
button-settings = Configurações
games-question = { $verb ->
    [learn] O que você quer aprender?
   *[try] O que você quer jogar?
 }
games-told = { $verb ->
    [learn] Cada lição leva uns dois minutos: você joga, e não há nada a perder.
    [open_table] Um toque abre uma mesa neste canal, e outras pessoas podem entrar.
   *[try] Um toque e você já está jogando, com computadores nos outros lugares.
 }
button-try-game = Experimentar um jogo
level-with-stars = { $level } { $stars }
