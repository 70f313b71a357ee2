## Challenges: one person asks another for a match or a best-of

check-often = Ya son bastantes desafíos a { $name } por ahora. Podrás lanzar otro { $moment }.
unwilling = { $name } no acepta desafíos aquí.
alreadyopen = Ya tienes un desafío abierto con esa persona.
check-open-ones = { $n ->
    [one] Ya tienes { $n } desafío abierto. Espera una respuesta o retíralo.
   *[other] Ya tienes { $n } desafíos abiertos. Espera una respuesta o retira uno.
 }
accept = Las reglas de este juego han cambiado desde que enviaste el desafío. Envía uno nuevo.
check-may-counter = Es la última propuesta: acéptala o recházala.
withdraw-only-name = Solo { $name } puede retirar este desafío.
load-open = Este desafío ha terminado.
check-asked = Solo { $name } puede responder a este desafío.
check-version = Mientras tanto se ha propuesto otro juego. Mira otra vez.
check-both = { $name } no puede unirse ahora a otra mesa.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

challenge-name-been = Has desafiado a { $name }. Verás la respuesta en este canal.
counter = Le he pasado tu propuesta a { $name }.
tell-ready-ready-next = Confirmado. La siguiente partida empieza en cuanto { $name } también pulse *Siguiente partida*. Hora límite: { $time }.
challenge-best = Al mejor de 3 o de 5 en vez de una sola partida
fill-in-want-challenge = ¿A qué desafías a { $name }?
fill-in-rather-play = ¿Qué prefieres jugar?
withdraw-youve-withdrawn = Has retirado tu desafío.
challengecog-name = Desafiar
challenge-challenge-yourself = No puedes lanzarte un desafío. /play abre una mesa.
challenge-bots-take = Los bots no aceptan desafíos. /play abre una mesa con máquinas.
challenge-arent-server = Esa persona no está en este servidor.
challenge-name-see = { $name } no puede ver este canal. Lanza el desafío en otro que sí pueda ver.
tell-ready-best-series = Esta serie ha terminado.
next-match-next-match = La siguiente partida también ha terminado: { $link }

## The next match of a best-of, started by one of its players

next-match-only-two = Eso es solo para quienes juegan esta serie.

## The pages of challenges: their message, and the form to send one

best-best-best = al mejor de { $best }
challenge-challenge-expires = El desafío caduca { $moment }.
declined-name = Sin desafíos de { $name }
declined-youve-declined = Has rechazado el desafío. Pulsa aquí para no recibir más desafíos de esa persona.
best-match = una partida
challenge-other-name = { $other }, { $name } propone esto en su lugar.
challenge-other-name-challenging = { $other }, ¡{ $name } te desafía!
answer-challenge-another-game = Otro juego
button-withdraw = Retirar
button-accept = Aceptar
answer-challenge-decline = Rechazar

## A best-of: matches between the same two people, perhaps a single one, and their score

challenge-closed = Esta partida es de una serie, así que solo pueden estar sus dos jugadores.

## The score of a best-of on the pages of its matches

series-other-left = { $other } se ha ido, así que { $name } gana la serie al mejor de { $best }: { $score }
ready = { $name } ya ha confirmado. { $other }: para seguir, pulsa *Siguiente partida*. Hora límite: { $time }.
leaving = También pierdes la serie al mejor de { $best }.
series-best-best = Al mejor de { $best }: { $score }
series-until-time = La siguiente partida se puede empezar hasta el { $time }.
series-best-best-draw = La serie al mejor de { $best } acaba en empate: { $score }
series-name-wins = { $name } gana la serie al mejor de { $best }: { $score }
button-next-match = Siguiente partida

## Commands

command-challenge = desafiar
    .about = Desafía a alguien a una partida
    .member = miembro
    .member-about = A quién desafías
    .game = juego
    .game-about = Qué juego
    .pace = ritmo
    .pace-about = Tiempo por turno (por defecto, 5 minutos)
    .casual = amistosa
    .casual-about = Juega por gusto: sin puntuación, clasificación ni racha
    .best_of = al_mejor_de
    .best_of-about = Al mejor de 3 o de 5 en vez de una sola partida
