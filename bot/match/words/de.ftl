## Actions of people, computers and time in a match that has begun

no-newcomers = In diese Partie kann niemand mehr einsteigen. Andere zeigt /tables.
not-away = Auf deinem Platz spielst du schon selbst.
not-paused = Diese Partie ist nicht pausiert.
joined-before = { $how ->
    [left] Du hast diese Partie verlassen; ein aufgegebener Platz bleibt aufgegeben.
   *[seated] Du sitzt schon an diesem Tisch.
 }

## Checks before a person takes a seat or changes a table. Each raises Refusal

paused = Diese Partie ist pausiert. Setz sie zuerst fort.
only-host = Das darf nur, wer einlädt: { $host }.
many-matches = { $n ->
    [one] Du spielst schon in einer Partie mit.
   *[other] Du spielst schon in { $n } Partien mit. Spiel erst eine zu Ende oder verlass sie; /hand zählt sie auf.
 }
many-idle = Mehrere Partien warten auf deinen ersten Zug. Mach erst einen davon; /hand zählt sie auf.
played-often = { $n ->
    [one] Du hast in den letzten 24 Stunden schon { $n } gewertete Partie dieses Spiels gegen jemanden an diesem Tisch gespielt. Öffne mit /play einen eigenen Tisch.
   *[other] Du hast in den letzten 24 Stunden schon { $n } gewertete Partien dieses Spiels gegen jemanden an diesem Tisch gespielt. Öffne mit /play einen eigenen Tisch.
 }
blocked = Die Verwaltung dieses Servers hat dich von seinen Partien ausgesperrt. Nur sie kann das ändern.
cancelled = { $what ->
    [match] Diese Partie wurde abgebrochen. Öffne mit /play einen neuen Tisch.
   *[table] Dieser Tisch wurde geschlossen. Öffne mit /play einen neuen.
 }
left-often = { $who ->
    [you] Du hast zuletzt mehrere Partien ohne einen Zug verlassen. Gewertete Partien kannst du { $moment } wieder spielen, Freundschaftspartien (`freundschaftlich:True`) schon jetzt.
   *[other] { $name } hat zuletzt mehrere Partien ohne einen Zug verlassen und kann { $moment } wieder gewertete spielen.
 }

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

data-deleted = Du hast heute deine Daten gelöscht, darum weiß ich nicht, ob du das hier schon gespielt hast. Das nächste kommt morgen.

## Kinds of match: the policies that a feature sets for all of its matches

not-your-game = Das ist das Spiel von jemand anderem. /play öffnet dir ein eigenes.
no-rematch = Das geht nicht in Spielen, die du allein spielst.

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = Diese Partie ist hier nicht mehr gespeichert. Beginn mit /play eine neue.
stale = Am Tisch ist es seither weitergegangen. So steht es jetzt.

## Actions of people before a match begins: open, join, leave, start, cancel

seats-kept = Dieser Tisch ist reserviert für: { $names }. Ist dann noch ein Platz frei, kannst du { $moment } mitspielen.
names = { $names }, { $name }
too-few = { $n ->
    [one] Dieses Spiel braucht einen Spieler.
   *[other] Dieses Spiel braucht mindestens { $n } Spieler. Warte auf andere, oder drück auf **Gegen Computer**.
 }
not-a-player = Revanche fordern kann nur, wer mitgespielt hat. /play öffnet einen Tisch.
many-tables = { $n ->
    [one] Du hast schon einen offenen Tisch. Starte ihn zuerst oder steh dort auf; /hand zeigt ihn.
   *[other] Du hast schon { $n } offene Tische. Starte zuerst einen davon oder steh dort auf; /hand zählt sie auf.
 }
table-changed = Gerade hat sich jemand hingesetzt oder ist aufgestanden. Sieh noch einmal hin und drück dann wieder.
full = { $n ->
    [one] Dieser Tisch hat nur einen Platz.
   *[other] Hier gibt es { $n } Plätze, und alle sind besetzt.
 }
old-options = Die Optionen dieses Spiels haben sich seither geändert. Öffne mit /play einen neuen Tisch.

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

earlier-gone = Die Partie, die an diesem Tisch weitergehen sollte, wurde gelöscht. Öffne einen neuen Tisch.

## Solitaires: they begin without a lobby and can be dealt again

not-over = Dieses Spiel ist noch nicht vorbei. Gib es zuerst auf.

## Due changes of matches, and hints: changes that may wait for a computer player

no-hint = { $why ->
    [shared] Solange andere mit denselben Karten spielen, gibt es keine Tipps.
   *[waiting] Für dich gibt es gerade nichts zu entscheiden.
 }
