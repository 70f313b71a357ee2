## Challenges: one person asks another for a match or a best-of

often-enough = Ya son bastantes desafíos a { $name } por ahora. Podrás lanzar otro { $moment }.
unwilling = { $name } no acepta desafíos aquí.
already-open = Ya tienes un desafío abierto con esa persona.
too-many-open = { $n ->
    [one] Ya tienes { $n } desafío abierto. Espera una respuesta o retíralo.
   *[other] Ya tienes { $n } desafíos abiertos. Espera una respuesta o retira uno.
 }
old-rules = Las reglas de este juego han cambiado desde que enviaste el desafío. Envía uno nuevo.
last-suggestion = Es la última propuesta: acéptala o recházala.
not-yours = Solo { $name } puede retirar este desafío.
over = Este desafío ha terminado.
not-asked = Solo { $name } puede responder a este desafío.
another-game-now = Mientras tanto se ha propuesto otro juego. Mira otra vez.
busy = { $name } no puede unirse ahora a otra mesa. Prueba más tarde.

## ``/challenge`` and *Challenge* on a person: asks them for a match or a best-of

sent = Has desafiado a { $name }. Verás la respuesta en este canal.
passed-on = Le he pasado tu propuesta a { $name }.
you-are-ready = Confirmado. La siguiente partida empieza en cuanto { $name } también pulse *Siguiente partida*. Hora límite: { $time }.
menu-best = Al mejor de 3 o de 5 en vez de una sola partida
asks = { $whom ->
    [someone] ¿A qué desafías a { $name }?
   *[challenger] ¿Qué prefieres jugar?
 }
withdrawn = Has retirado tu desafío.
button-challenge = Desafiar
yourself = No puedes lanzarte un desafío. /play abre una mesa.
bot = Los bots no aceptan desafíos. /play abre una mesa con máquinas.
not-on-server = Esa persona no está en este servidor.
cannot-see = { $name } no puede ver este canal. Lanza el desafío en otro que sí pueda ver.
series-over = Esta serie ha terminado.
next-over = La siguiente partida también ha terminado: { $link }

## The next match of a best-of, started by one of its players

not-in-series = Eso es solo para quienes juegan esta serie.

## The pages of challenges: their message, and the form to send one

expires = El desafío caduca { $moment }.
button-never-from = Sin desafíos de { $name }
declined = Has rechazado el desafío. Pulsa aquí para no recibir más desafíos de esa persona.
best-of = { $best ->
    [1] una partida
   *[other] al mejor de { $best }
 }
lead = { $counters ->
    [0] { $other }, ¡{ $name } te desafía!
   *[other] { $other }, { $name } propone otra cosa.
 }
button-other-game = Otro juego
button-withdraw = Retirar
button-accept = Aceptar
button-decline = Rechazar

## A best-of: matches between the same two people, perhaps a single one, and their score

closed = Esta partida es de una serie, así que solo pueden estar sus dos jugadores.

## The score of a best-of on the pages of its matches

ready = { $name } ya ha confirmado. { $other }: para seguir, pulsa *Siguiente partida*. Hora límite: { $time }.
loses-series = También pierdes la serie al mejor de { $best }.
series = { $how ->
    [on] Al mejor de { $best }: { $score }
    [drawn] La serie al mejor de { $best } acaba en empate: { $score }
    [won] { $name } gana la serie al mejor de { $best }: { $score }
   *[forfeited] { $other } se ha ido, así que { $name } gana la serie al mejor de { $best }: { $score }
 }
time-left = La siguiente partida se puede empezar hasta el { $time }.
button-next = Siguiente partida

## Commands

command-challenge = desafiar
    .about = Desafía a alguien a una partida
    .help = desafía a alguien a una partida o a una serie
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
