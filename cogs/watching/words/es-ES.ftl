## Watching a match: a private page that follows it

stopped = Has dejado de ver la partida.

## Pages for spectators: the board without its controls, or the hands of the last deal

only-you = Estás mirando; solo lo ves tú.
last-hands = **Todas las manos** de la última ronda terminada, tal como estaban al empezar a jugar.
expired = Solo puedo mantener al día esta página durante 15 minutos, así que ha dejado de actualizarse. Pulsa *Seguir viendo* para continuar.
no-hands = La primera ronda no ha terminado. Cuando termine, verás aquí las cartas de todos.
button-keep-watching = Seguir viendo
button-stop-watching = Dejar de ver
button-back-table = Volver a la mesa

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = Hay tanta gente viendo esta partida que no cabe nadie más. El tablero muestra lo mismo.
