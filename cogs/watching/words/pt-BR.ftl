## Watching a match: a private page that follows it

stopped = Você parou de assistir.

## Pages for spectators: the board without its controls, or the hands of the last deal

only-you = Você está assistindo; só você vê isto.
last-hands = **Todas as mãos** da última rodada terminada, como estavam no começo do jogo.
expired = Só consigo manter esta página em dia por 15 minutos, por isso ela parou de se atualizar. Aperte *Continuar assistindo* para seguir.
no-hands = A primeira rodada ainda não acabou. Quando acabar, você verá aqui as cartas de todo mundo.
button-keep-watching = Continuar assistindo
button-stop-watching = Parar de assistir
button-back-table = Voltar à mesa

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = Tem tanta gente assistindo a esta partida que não cabe mais ninguém. A mesa mostra a mesma coisa.
