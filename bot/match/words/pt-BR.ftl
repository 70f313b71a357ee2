## Actions of people, computers and time in a match that has begun

no-newcomers = Esta partida não aceita mais novos jogadores. /tables mostra outras.
not-away = Você já está no seu lugar.
not-paused = Esta partida não está em pausa.
joined-before = { $how ->
    [left] Você deixou esta partida, e não dá para retomar um lugar que foi entregue.
   *[seated] Você já está nesta mesa.
 }

## Checks before a person takes a seat or changes a table. Each raises Refusal

paused = Esta partida está em pausa. Antes, é preciso retomar a partida.
only-host = Só quem comanda a mesa pode fazer isso: { $host }.
many-matches = { $n ->
    [1] Você já está em { $n } partida. Antes, termine ou deixe essa; ela está em /hand.
   *[other] Você já está em { $n } partidas. Antes, termine ou deixe uma; /hand mostra todas.
 }
many-idle = Várias partidas esperam sua primeira jogada. Antes, jogue em uma delas; /hand mostra todas.
played-often = { $n ->
    [1] Nas últimas 24 horas, você já jogou { $n } partida ranqueada deste jogo contra alguém desta mesa. Abra uma mesa sua com /play.
   *[other] Nas últimas 24 horas, você já jogou { $n } partidas ranqueadas deste jogo contra alguém desta mesa. Abra uma mesa sua com /play.
 }
blocked = Quem gerencia este servidor bloqueou você nas partidas daqui. Só essas pessoas podem mudar isso.
cancelled = { $what ->
    [match] Esta partida foi cancelada. Abra outra mesa com /play.
   *[table] Esta mesa foi fechada. Abra outra com /play.
 }
left-often = { $who ->
    [you] Há pouco tempo, você deixou várias partidas sem fazer nenhuma jogada. Poderá jogar partidas ranqueadas de novo { $moment }; amistosas, já pode (`amistosa:True`).
   *[other] { $name } deixou há pouco tempo várias partidas sem fazer nenhuma jogada e poderá jogar ranqueadas de novo { $moment }.
 }

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

data-deleted = Você apagou seus dados hoje, então não tenho como saber se já jogou. Amanhã tem mais.

## Kinds of match: the policies that a feature sets for all of its matches

not-your-game = Esta partida é de outra pessoa. /play abre uma só sua.
no-rematch = Isso não funciona em partidas solo.

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = Não tenho mais essa partida. Comece outra com /play.
stale = A mesa avançou desde que isso foi mostrado. Agora ela está assim.

## Actions of people before a match begins: open, join, leave, start, cancel

seats-kept = Esta mesa está reservada para: { $names }. Se ainda houver lugar, você pode entrar { $moment }.
names = { $names }, { $name }
too-few = { $n ->
    [1] Este jogo precisa de { $n } jogador. Espere mais gente entrar, ou aperte **Com computadores**.
   *[other] Este jogo precisa de pelo menos { $n } jogadores. Espere mais gente entrar, ou aperte **Com computadores**.
 }
not-a-player = Só quem jogou pode pedir revanche. /play abre uma mesa.
many-tables = { $n ->
    [1] Você já tem { $n } mesa aberta. Antes, comece ou deixe essa; ela está em /hand.
   *[other] Você já tem { $n } mesas abertas. Antes, comece ou deixe uma delas; /hand mostra todas.
 }
table-changed = Alguém acabou de entrar ou de sair. Olhe de novo e aperte mais uma vez.
full = { $n ->
    [1] Esta mesa só tem { $n } lugar.
   *[other] Os { $n } lugares estão todos ocupados.
 }
old-options = As opções deste jogo mudaram desde então. Abra outra mesa com /play.

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

earlier-gone = A partida que ia continuar nesta mesa foi apagada. Abra outra mesa.

## Solitaires: they begin without a lobby and can be dealt again

not-over = Esta partida ainda não acabou. Antes, desista dela.

## Due changes of matches, and hints: changes that may wait for a computer player

no-hint = { $why ->
    [shared] Não há dicas enquanto outras pessoas jogam as mesmas cartas.
   *[waiting] Agora não há nada para você decidir.
 }
