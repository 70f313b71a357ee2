## Actions of people, computers and time in a match that has begun

no-newcomers = Esta partida ya no admite jugadores nuevos. /tables muestra otras.
not-away = Ya ocupas tu plaza.
not-paused = Esta partida no está en pausa.
joined-before = { $how ->
    [left] Has dejado esta partida, y una plaza cedida no se recupera.
   *[seated] Ya estás en esta mesa.
 }

## Checks before a person takes a seat or changes a table. Each raises Refusal

paused = Esta partida está en pausa. Reanúdala primero.
only-host = Eso solo puede hacerlo quien dirige la mesa: { $host }.
many-matches = { $n ->
    [one] Ya juegas en 1 partida.
   *[other] Ya juegas en { $n } partidas. Termina o deja alguna primero; /hand las muestra.
 }
many-idle = Varias partidas esperan tu primera jugada. Haz primero alguna; /hand las muestra.
played-often = { $n ->
    [one] En las últimas 24 horas ya has jugado { $n } partida puntuable de este juego contra alguien de esta mesa. Abre una mesa propia con /play.
   *[other] En las últimas 24 horas ya has jugado { $n } partidas puntuables de este juego contra alguien de esta mesa. Abre una mesa propia con /play.
 }
blocked = Quienes gestionan este servidor te han bloqueado en sus partidas. Solo esas personas pueden cambiarlo.
cancelled = { $what ->
    [match] Esta partida se ha anulado. Abre otra mesa con /play.
   *[table] Esta mesa se ha cerrado. Abre otra con /play.
 }
left-often = { $who ->
    [you] Hace poco has dejado varias partidas sin hacer ninguna jugada. Podrás volver a jugar partidas puntuables { $moment }, y amistosas ya mismo (`amistosa:True`).
   *[other] { $name } ha dejado hace poco varias partidas sin hacer ninguna jugada y podrá volver a jugar puntuables { $moment }.
 }

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

data-deleted = Hoy has borrado tus datos, así que no puedo saber si ya la has jugado. La próxima llega mañana.

## Kinds of match: the policies that a feature sets for all of its matches

not-your-game = Esta partida es de otra persona. /play abre una para ti.
no-rematch = Eso no funciona en las partidas en solitario.

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = Ya no tengo esa partida. Empieza otra con /play.
stale = La partida ha seguido desde entonces. Así está ahora.

## Actions of people before a match begins: open, join, leave, start, cancel

seats-kept = Esta mesa está reservada para: { $names }. Si queda plaza, podrás unirte { $moment }.
names = { $names }, { $name }
too-few = { $n ->
    [one] Para este juego hace falta 1 jugador.
   *[other] Para este juego hacen falta al menos { $n } jugadores. Espera a que se unan otros, o pulsa **Contra la máquina**.
 }
not-a-player = Solo quien jugó puede pedir la revancha. /play abre una mesa.
many-tables = { $n ->
    [one] Ya tienes 1 mesa abierta. Empieza la partida o deja la mesa primero; /hand la muestra.
   *[other] Ya tienes { $n } mesas abiertas. Empieza la partida en una o déjala primero; /hand las muestra.
 }
table-changed = Alguien acaba de unirse o de irse. Mira otra vez y vuelve a pulsar.
full = { $n ->
    [one] Esta mesa tiene una sola plaza.
   *[other] Las { $n } plazas están ocupadas.
 }
old-options = Las opciones de este juego han cambiado desde entonces. Abre otra mesa con /play.

## The person who asks for something, and where they ask

computer-name = { $name ->
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

earlier-gone = La partida que iba a seguir en esta mesa se ha borrado. Abre otra mesa.

## Solitaires: they begin without a lobby and can be dealt again

not-over = Esta partida aún no ha terminado. Ríndete primero.

## Due changes of matches, and hints: changes that may wait for a computer player

no-hint = { $why ->
    [shared] No hay pistas mientras otros juegan las mismas cartas.
   *[waiting] Ahora no tienes nada que decidir.
 }
