## Actions of people, computers and time in a match that has begun

join-match-doesnt = Esta partida ya no admite jugadores nuevos.
return-to-seat = Tu asiento ya lo juegas tú.
take-up = Esta partida no está en pausa.
join-already-table = Ya tienes asiento en esta mesa.
join-left-match = Dejaste esta partida; un asiento cedido no se recupera.

## Checks before a person takes a seat or changes a table. Each raises Refusal

put-aside = Esta partida está en pausa. Retómala primero.
check-host = Eso solo puede hacerlo quien dirige la mesa: { $host }.
check-newcomer-already-match = { $n ->
    [one] Ya juegas en 1 partida.
   *[other] Ya juegas en { $n } partidas. Termina o deja alguna primero; /hand las muestra.
 }
check-newcomer-several-matches = Varias partidas esperan tu primera jugada. Haz primero alguna; /hand las muestra.
check-patience-name-recently = { $name } dejó hace poco varias partidas sin hacer ninguna jugada y podrá volver a jugar puntuables { $moment }.
check-not-often = { $n ->
    [one] En las últimas 24 horas ya has jugado { $n } partida puntuable de este juego contra alguien de esta mesa. Abre una mesa propia con /play.
   *[other] En las últimas 24 horas ya has jugado { $n } partidas puntuables de este juego contra alguien de esta mesa. Abre una mesa propia con /play.
 }
check-welcome = Quienes gestionan este servidor te han bloqueado en sus partidas. Solo esas personas pueden cambiarlo.
check-unfinished-match-cancelled = Esta partida se anuló. Abre otra mesa con /play.
check-unfinished-table-closed = Esta mesa se cerró. Abre otra con /play.
check-patience-youve-recently = Hace poco dejaste varias partidas sin hacer ninguna jugada. Podrás volver a jugar partidas puntuables { $moment }, y amistosas ya mismo (`amistosa:True`).

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

once-a-day = Hoy has borrado tus datos, así que no puedo saber si ya la has jugado. La próxima llega mañana.

## Kinds of match: the policies that a feature sets for all of its matches

not-yours = No tienes asiento en esta mesa, así que no puedes hacer eso.
not-your-game = Esta partida es de otra persona. /play abre una para ti.
solitaire-no-rematch = Eso no funciona en las partidas en solitario.

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = Ya no tengo esa partida. Empieza otra con /play.
stale = La mesa ha seguido adelante desde que viste eso. Así está ahora.

## Actions of people before a match begins: open, join, leave, start, cancel

check-not-kept = Esta mesa está reservada para: { $names }. Si queda sitio, podrás unirte { $moment }.
deal = { $n ->
    [one] Para este juego hace falta 1 jugador.
   *[other] Para este juego hacen falta al menos { $n } jugadores. Espera a que se unan otros, o pulsa **Contra la máquina**.
 }
open-rematch = Solo quien jugó puede pedir la revancha. /play abre una mesa.
check-may-open = { $n ->
    [one] Ya tienes 1 mesa abierta. Empieza la partida o deja la mesa primero; /hand la muestra.
   *[other] Ya tienes { $n } mesas abiertas. Empieza la partida en una o déjala primero; /hand las muestra.
 }
check-hosted = Alguien acaba de unirse o de irse. Mira otra vez y vuelve a pulsar.
check-room = { $n ->
    [one] Esta mesa tiene un solo asiento.
   *[other] Los { $n } asientos están ocupados.
 }
check-options = Las opciones de este juego han cambiado desde entonces. Abre otra mesa con /play.

## The person who asks for something, and where they ask

computer = { $name ->
    [Aldric] Aldric
    [Berengar] Berengar
    [Clotilde] Clotilde
    [Dagobert] Dagobert
    [Eleanor] Eleanor
    [Fulk] Fulk
    [Godiva] Godiva
    [Harold] Harold
    [Isolde] Isolde
    [Joan] Joan
    [Ladislas] Ladislas
   *[Matilda] Matilda
 }

## Brings a match to the step of the finished one that it continues

gone = La partida que iba a seguir en esta mesa se ha borrado. Abre otra mesa.

## Solitaires: they begin without a lobby and can be dealt again

deal-again = Esta partida aún no ha terminado. Primero, ríndete.

## Due changes of matches, and hints: changes that may wait for a computer player

hint-get-hints = No hay pistas mientras otros juegan las mismas cartas.
hint-theres-nothing = Ahora no tienes nada que decidir.
