## Actions of people, computers and time in a match that has begun

join-match-doesnt = Cette partie n’accepte plus de nouveaux joueurs.
return-to-seat = C’est déjà toi qui joues à ta place.
take-up = Cette partie n’est pas en pause.
join-already-table = Tu es déjà à cette table.
join-left-match = Tu as quitté cette partie ; une place rendue ne se reprend pas.

## Checks before a person takes a seat or changes a table. Each raises Refusal

put-aside = Cette partie est en pause. Reprends-la d’abord.
check-host = Seul l’hôte, { $host }, peut faire ça.
check-newcomer-already-match = { $n ->
    [one] Tu as déjà une place dans { $n } partie. Finis-la ou quitte-la d’abord ; /hand en donne la liste.
   *[other] Tu as déjà une place dans { $n } parties. Finis-en une ou quittes-en une d’abord ; /hand en donne la liste.
 }
check-newcomer-several-matches = Plusieurs parties attendent ton premier coup. Joues-en un d’abord ; /hand en donne la liste.
check-patience-name-recently = { $name } a récemment quitté plusieurs parties sans jouer un seul coup et pourra rejouer des parties classées { $moment }.
check-not-often = { $n ->
    [one] Ces dernières 24 heures, tu as déjà joué { $n } partie classée de ce jeu contre quelqu’un ici. Ouvre ta propre table avec /play.
   *[other] Ces dernières 24 heures, tu as déjà joué { $n } parties classées de ce jeu contre quelqu’un ici. Ouvre ta propre table avec /play.
 }
check-welcome = Les responsables de ce serveur t’ont interdit d’y jouer. Il n’y a qu’eux qui puissent changer cela.
check-unfinished-match-cancelled = Cette partie a été annulée. Ouvre une nouvelle table avec /play.
check-unfinished-table-closed = Cette table est fermée. Ouvre-en une nouvelle avec /play.
check-patience-youve-recently = Tu as récemment quitté plusieurs parties sans jouer un seul coup. Tu pourras rejouer des parties classées { $moment }, et des amicales dès maintenant (`amicale:True`).

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

once-a-day = Tu as supprimé tes données aujourd’hui, je ne sais donc pas si tu as déjà joué ceci. La prochaine arrive demain.

## Kinds of match: the policies that a feature sets for all of its matches

not-yours = Tu n’es pas à cette table, donc ce n’est pas à toi de le faire.
not-your-game = Cette partie est à quelqu’un d’autre. /play t’en ouvre une à toi.
solitaire-no-rematch = Cela ne marche pas dans les parties en solo.

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = Je n’ai plus cette partie. Commences-en une nouvelle avec /play.
stale = La table a bougé depuis. Voici où elle en est maintenant.

## Actions of people before a match begins: open, join, leave, start, cancel

check-not-kept = Cette table est réservée à : { $names }. S’il reste une place, tu pourras la rejoindre { $moment }.
deal = { $n ->
    [one] Ce jeu demande au moins { $n } joueur. Attends que d’autres te rejoignent, ou appuie sur **Jouer contre l’ordi**.
   *[other] Ce jeu demande au moins { $n } joueurs. Attends que d’autres te rejoignent, ou appuie sur **Jouer contre l’ordi**.
 }
open-rematch = Il faut avoir joué pour demander la revanche. /play ouvre une table.
check-may-open = { $n ->
    [one] Tu as déjà { $n } table ouverte. Lance-la ou quitte-la d’abord ; /hand la montre.
   *[other] Tu as déjà { $n } tables ouvertes. Lances-en ou quittes-en une d’abord ; /hand en donne la liste.
 }
check-hosted = Quelqu’un vient de rejoindre ou de quitter la table. Regarde de nouveau, puis appuie encore une fois.
check-room = { $n ->
    [one] Cette table n’a que { $n } place.
   *[other] Les { $n } places sont prises.
 }
check-options = Les options de ce jeu ont changé depuis. Ouvre une nouvelle table avec /play.

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

gone = La partie qui devait reprendre à cette table a été supprimée. Ouvre une nouvelle table.

## Solitaires: they begin without a lobby and can be dealt again

deal-again = Cette partie n’est pas encore finie. Abandonne-la d’abord.

## Due changes of matches, and hints: changes that may wait for a computer player

hint-get-hints = Pas d’indices tant que d’autres jouent la même donne.
hint-theres-nothing = Tu n’as rien à décider en ce moment.
