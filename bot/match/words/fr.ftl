## Actions of people, computers and time in a match that has begun

no-newcomers = Cette partie n’accepte plus de nouveaux joueurs. /tables en montre d’autres.
not-away = Tu occupes déjà ta place.
not-paused = Cette partie n’est pas en pause.
joined-before = { $how ->
    [left] Tu as quitté cette partie ; une place rendue ne se reprend pas.
   *[seated] Tu es déjà à cette table.
 }

## Checks before a person takes a seat or changes a table. Each raises Refusal

paused = Cette partie est en pause. Reprends-la d’abord.
only-host = Seul l’hôte, { $host }, peut faire ça.
many-matches = { $n ->
    [one] Tu as déjà une place dans { $n } partie. Finis-la ou quitte-la d’abord ; /hand en donne la liste.
   *[other] Tu as déjà une place dans { $n } parties. Finis-en une ou quittes-en une d’abord ; /hand en donne la liste.
 }
many-idle = Plusieurs parties attendent ton premier coup. Joues-en un d’abord ; /hand en donne la liste.
played-often = { $n ->
    [one] Ces dernières 24 heures, tu as déjà joué { $n } partie classée de ce jeu contre quelqu’un de cette table. Ouvre ta propre table avec /play.
   *[other] Ces dernières 24 heures, tu as déjà joué { $n } parties classées de ce jeu contre quelqu’un de cette table. Ouvre ta propre table avec /play.
 }
blocked = Les responsables de ce serveur t’ont interdit d’y jouer. Il n’y a qu’eux qui puissent changer cela.
cancelled = { $what ->
    [match] Cette partie a été annulée. Ouvre une nouvelle table avec /play.
   *[table] Cette table est fermée. Ouvre-en une nouvelle avec /play.
 }
left-often = { $who ->
    [you] Tu as récemment quitté plusieurs parties sans jouer un seul coup. Tu pourras rejouer des parties classées { $moment }, et des amicales dès maintenant (`amicale:True`).
   *[other] { $name } a récemment quitté plusieurs parties sans jouer un seul coup et pourra rejouer des parties classées { $moment }.
 }

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

data-deleted = Tu as supprimé tes données aujourd’hui, je ne sais donc pas si tu as déjà joué ceci. La prochaine arrive demain.

## Kinds of match: the policies that a feature sets for all of its matches

not-your-game = Cette partie est à quelqu’un d’autre. /play t’en ouvre une à toi.
no-rematch = Cela ne marche pas dans les parties en solo.

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = Je n’ai plus cette partie. Commences-en une nouvelle avec /play.
stale = La table a bougé depuis. Voici où elle en est maintenant.

## Actions of people before a match begins: open, join, leave, start, cancel

seats-kept = Cette table est réservée à : { $names }. S’il reste une place, tu pourras la rejoindre { $moment }.
names = { $names }, { $name }
too-few = { $n ->
    [one] Ce jeu demande au moins { $n } joueur. Attends que d’autres te rejoignent, ou appuie sur **Jouer contre l’ordi**.
   *[other] Ce jeu demande au moins { $n } joueurs. Attends que d’autres te rejoignent, ou appuie sur **Jouer contre l’ordi**.
 }
not-a-player = Il faut avoir joué pour demander la revanche. /play ouvre une table.
many-tables = { $n ->
    [one] Tu as déjà { $n } table ouverte. Lance-la ou quitte-la d’abord ; /hand la montre.
   *[other] Tu as déjà { $n } tables ouvertes. Lances-en ou quittes-en une d’abord ; /hand en donne la liste.
 }
table-changed = Quelqu’un vient de rejoindre ou de quitter la table. Regarde de nouveau, puis appuie encore une fois.
full = { $n ->
    [one] Cette table n’a que { $n } place.
   *[other] Les { $n } places sont prises.
 }
old-options = Les options de ce jeu ont changé depuis. Ouvre une nouvelle table avec /play.

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

earlier-gone = La partie qui devait reprendre à cette table a été supprimée. Ouvre une nouvelle table.

## Solitaires: they begin without a lobby and can be dealt again

not-over = Cette partie n’est pas encore finie. Abandonne-la d’abord.

## Due changes of matches, and hints: changes that may wait for a computer player

no-hint = { $why ->
    [shared] Pas d’indices tant que d’autres jouent la même donne.
   *[waiting] Tu n’as rien à décider en ce moment.
 }
