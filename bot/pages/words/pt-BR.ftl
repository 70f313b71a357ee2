## Controls for picking one or several cards from a hand of any size

menu-choose-card = Escolha uma carta: { $first } a { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = J
letters-q = Q
letters-k = K
letters-a = A
jokers-black-joker = Curinga preto
jokers-red-joker = Curinga vermelho

## Names of the computers' levels, and the mark that tells computers from people

level-names-page = Pajem
level-names-knight = Cavaleiro
level-names-king = Rei
manners-page = Comete erros de principiante: bom para suas primeiras partidas
manners-knight = Joga bem, com hábitos que dá para descobrir
manners-king = Joga tão bem quanto eu sei
opponents-page = Você enfrenta Pajens ★, que cometem erros de principiante. Ganhe deles e, da próxima vez, Cavaleiros ★★ jogam com você.
opponents-knight = Você já ganhou de Pajens aqui, então agora joga com Cavaleiros ★★. Numa mesa aberta, com *Adicionar computador*, você escolhe o nível que quiser.
opponents-king = Você já ganhou de Cavaleiros aqui, então agora joga com Reis ★★★. Numa mesa aberta, com *Adicionar computador*, você escolhe o nível que quiser.
menu-add-computer = Adicionar computador

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated-casual = Não ranqueada: partida amistosa.
unrated-hint = Foi usada uma dica, então só conta se for derrota.
unrated-takeback = Uma jogada foi desfeita, então só conta se for derrota.
unrated-often = Não ranqueada, porque duas pessoas desta partida já jogaram entre si { $n } partidas ranqueadas deste jogo nas últimas 24 horas.
called-off-rules = Esta partida foi cancelada: as regras do jogo foram corrigidas depois que ela começou. Ela não vai contar. Comece outra com /play.
called-off-manager = Alguém que gerencia este servidor cancelou esta partida. Ela não conta para ninguém.
called-off-agreed = Todos concordaram em parar, então esta partida não tem resultado.
called-off-removed = Me removeram do servidor, então esta partida não tem resultado.
called-off-unseen = Faz uma semana que o Discord não me deixa mostrar esta partida, então eu a cancelei. Ela não conta para ninguém.
called-off-unplayed = { $name } saiu antes da primeira decisão, então esta partida foi cancelada. Ela não conta para ninguém.
called-off-absent = { $name } perdeu os primeiros turnos, então esta partida foi cancelada. Ela não conta para ninguém.
called-off-none = Esta partida foi cancelada, sem resultado.
closed-host = Quem comandava esta mesa a fechou antes de a partida começar.
closed-empty = Todo mundo saiu desta mesa antes de a partida começar.
closed-idle = Nada aconteceu nesta mesa por um bom tempo, então eu a fechei.
closed-manager = Alguém que gerencia este servidor fechou esta mesa.
closed-rules = As regras deste jogo foram corrigidas, então esta mesa foi fechada antes de a partida começar. Abra outra com /play.
closed-none = Esta mesa foi fechada antes de a partida começar.
page-without-board = A partida foi jogada com regras mais antigas, então não dá mais para mostrar a mesa dela.
full-seal = Selo da distribuição: `{ $commitment }`, feito de `{ $secret }`
against = Próximo: { $level }
too-soon = { $name } ficou sem rivais em poucas jogadas, então o rating não muda.
place-rank-players = { $rank }º lugar de { $players }
place-won = venceu
place-drew = empatou
place-lost = perdeu
gain-rating-rating = rating { $rating } ({ $change })
button-new-game = Nova partida
gain-now-rank = agora em { $rank }º neste servidor
button-rematch = Revanche
button-open-again = Abrir de novo
standings = ficou fora tempo demais, o que conta como deixar a partida

## Choosing a language, for a person or a server

language-menu-as-in-discord = Como no Discord
menu-language = Idioma
chosen-language = Não falo esse idioma. Escolha um dos oferecidos.

## Names of leaderboards and of their periods

period-title = Semana { $week } de { $year }

## The interface that a game's cog implements so that everything else can show the game

refusals-not-your-turn = Não é a sua vez. A mesa mostra quem joga agora.
refusals-already-chosen = Você já fez sua escolha; não dá para voltar atrás.
refusals-already-left = Você já deixou esta partida.
refusals-card-not-held = Você não tem mais essa carta. Abra sua mão de novo.
refusals-match-over = Esta partida acabou. *Revanche* abre uma mesa nova.
not-now = Isso não dá para fazer agora. Abra sua mão de novo.
chance-youd-win = você venceria a partida em { $n } de cada 100 vezes
luck-luck-lowered = { $n ->
    [1] A sorte reduziu a sua chance de vencer em { $n } ponto percentual.
   *[other] A sorte reduziu a sua chance de vencer em { $n } pontos percentuais.
 }
plain-verdict-names-wins = { $n ->
    [1] { $names } vence a partida!
   *[other] { $names } dividem a vitória!
 }
chance-youd-almost = você quase nunca venceria a partida
chance-youd-almost-always = você quase sempre venceria a partida
luck-luck-made = A sorte não mudou a sua chance de vencer.
luck-luck-raised = { $n ->
    [1] A sorte aumentou a sua chance de vencer em { $n } ponto percentual.
   *[other] A sorte aumentou a sua chance de vencer em { $n } pontos percentuais.
 }
plain-verdict-match-ends = A partida termina em empate.

## The pages with the rules of a game

leaving-early = Se você sair antes da sua primeira decisão, a partida é cancelada e não conta. Se fizer isso três vezes em um dia, terá que esperar 15 minutos pela próxima partida ranqueada.
kept-seat = Se isso acontecer três vezes seguidas, um computador joga por você até você retomar o seu lugar.

## Pages shared by all games: lobby, notice, controls, pings, hands

paces-live = ao vivo: segundos por jogada
paces-relaxed = tranquilo: 5 minutos por jogada
paces-correspondence = por correspondência: um dia por jogada
paces-untimed = sem limite: nenhum relógio
late-names-ran = { $n ->
    [1] O tempo acabou para { $names }, então fiz a jogada.
   *[other] O tempo acabou para { $names }, então fiz as jogadas.
 }
clock = Termina { $moment }
absent = Um computador joga no lugar de { $names } até a volta.
lobby-game-table = { $game }: mesa aberta
notice-table-place = Mesa: { $place }
pings-turn = { $names }: chegou a vez de jogar em “{ $game }”.
pings-chance = { $names }: já dá para jogar em “{ $game }”.
pings-late = { $names }: o tempo em “{ $game }” termina { $moment }.
pings-joined = { $names }: { $player } entrou na sua mesa de “{ $game }”.
pings-full = { $names }: a mesa de “{ $game }” está completa.
pings-closing = { $names }: sua mesa de “{ $game }” fecha { $moment }.
pings-invited = { $names }: { $host } quer jogar “{ $game }” de novo.
pings-next = { $names }: a próxima partida de “{ $game }” começa quando você também tocar em *Próxima partida*.
pings-replaced = { $names }: você perdeu várias vezes a vez em “{ $game }”, então um computador joga no seu lugar. Abra sua mão para retomá-lo.
pings-over = { $names }: sua partida de “{ $game }” acabou.
pings-cancelled = { $names }: “{ $game }” foi cancelado.
late-names-ran-out = O tempo acabou para { $names }.
covered-board = Outras mesas também estão jogando esta mão, então não mostro as cartas aqui. Aperte *Minha mão* para ver a mesa. Falta: { $names }.
hand-hand-dealt = Você recebe sua mão quando a partida começar.
hand-computer-playing = Um computador joga no seu lugar enquanto você está fora.
hand-plays-more = Se ele fizer mais de um terço das suas jogadas, isso conta como deixar a partida.
button-more = Mais
lobby-press-join = Aperte **Entrar** para jogar. { $host } começa a partida, ou joga já com computadores.
lobby-everyones-here = Todo mundo já chegou: a partida começa { $moment }.
solitaire-controls-hint-win = Dica (vitória não conta)
solitaire-controls-hint = Dica
resign-leave-match = Deixar esta partida?
resign-yes-concede = Sim, desistir
resign-yes-leave = Sim, deixar
board-archived = Em pausa, porque ninguém mexeu nela por um mês.
hand-match-but = Você não está nesta partida, mas pode acompanhá-la pela mesa.
button-take-my = Retomar meu lugar
lobby-invited-play = Convite para jogar de novo: { $names }.
button-learn-two = Aprender em 2 minutos
notice-names-playing = Jogando: { $names }.
resign-concede-game = Desistir desta partida?
resign-ends-here = Ela termina aqui, com derrota.
resign-havent-made = Você ainda não fez nenhuma jogada: se sair, a partida é cancelada para todos e não conta.
hand-match-over = Esta partida acabou. A mesa mostra como ela terminou.
hand-youve-left = Você deixou esta partida. A mesa mostra o resto.
button-join = Entrar
button-watch = Assistir
button-still-looking = Ainda procurando
resign-computer-plays = Um computador joga o resto da mão no seu lugar, e ela conta como 0 por cento. Se você deixar duas mãos, está fora desta noite de jogos.
lobby-host = comanda a mesa
resign-come-back = Não dá para voltar, e conta como derrota.
resign-come-back-havent = Não dá para voltar. Você ainda não fez nenhuma jogada, então não conta para você.
button-resume = Retomar
button-start = Começar
button-cancel = Cancelar
button-yet = Ainda não

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Partidas terminadas
button-settings = Configurações
games-like-learn = O que você quer aprender?
games-each-lesson = Cada lição leva uns dois minutos: você joga, e não há nada a perder.
games-like-play = O que você quer jogar?
games-press-playing = Um toque e você já está jogando, com computadores nos outros lugares.
button-try-game = Experimentar um jogo
games-press-opens = Um toque abre uma mesa neste canal, e outras pessoas podem entrar.
