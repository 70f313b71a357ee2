## Replays of finished matches: step by step, as a file, and as an animation

pause = Ich habe diese Wiederholung angehalten, weil du andere gestartet hast. Drück auf **Abspielen**, um weiterzuschauen.
follow-control = Gerade laufen zu viele Wiederholungen. Blättere diese von Hand durch.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

not-counted = ungewertet
unrated-hint = mit Tipps
unrated-casual = Freundschaftspartie
nothing-havent-finished = Du hast noch keine Partie zu Ende gespielt. `/play` öffnet einen Tisch.
page-only-matches = Nur Partien mit { $name }.
nothing-finished-matches = Keine beendete Partie passt. Mit den Menüs unten kannst du nach anderen suchen.
nothing-finished-matches-here = Hier ist noch keine Partie zu Ende gegangen, die du sehen darfst. `/play` öffnet einen Tisch.
nothing-havent-finished-match = Hier hast du noch keine Partie zu Ende gespielt. `/play` öffnet einen Tisch.
narrowing-true = Gewertet
narrowing-false = Ungewertet
narrowing-none = Gewertet oder nicht
page-finished-matches = Deine beendeten Partien
page-finished-matches-server = Beendete Partien dieses Servers
when-and-how = Tagesspiel vom { $day }
who = { $n ->
    [one] noch jemand
   *[other] { $n } weitere
 }
rows-server = Partien dieses Servers
turns-newest = Neueste
turns-newer = Neuere
turns-older = Ältere
turns-oldest = Älteste
menu-watch-again = Noch einmal ansehen …
rows = Wessen Partien
narrowing = Mit allen

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = Bei diesem Schritt ist niemand am Zug. Wähl einen anderen.
others-played = Bis zu diesem Schritt war schon jemand dazugekommen oder gegangen, darum kannst du nur gegen Computer weiterspielen.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Das siehst bisher nur du. *Teilen* postet es hier für alle.
exported-whole-match = Die ganze Partie: ihre Gabe und jeder Schritt seither. Wo Castellan installiert ist, spielt `castellan verify { $file }` sie nach und prüft jede Ziehung.
animation = { $n ->
    [one]
        Die Partie in einem Bild. { $result }
        Der letzte Stand: { $board }
   *[other]
        Die Partie in { $n } Bildern, eins nach dem anderen. { $result }
        Der letzte Stand: { $board }
 }
page-step-number = **Schritt { $number } von { $total }** · { $what }
button-play = Was würdest du spielen?
told-match-begins = die Partie beginnt
told-concession-name-leaves = { $name } geht
told-joining = { $name } kommt dazu
told-amendment = der Gastgeber ändert die Partie
told-time-up = Zeit abgelaufen für { $names }
told-game-goes = das Spiel geht weiter
page-seen-hands = Alle Blätter liegen offen.
page-title = Wiederholung · { $game }
controls-pause = Pause
controls-play = Abspielen
exported-also-get = Die Züge kommen auch als Text, mit der letzten Stellung.
told-action = { $name } spielt
told-concession-name-concedes = { $name } gibt auf
page-seen-name = Gesehen vom Platz von **{ $name }**.
controls-first = Erster
controls-last = Letzter
menu-jump-step = Zu einem Schritt springen
option-spectator-view = Sicht der Zuschauer
menu-whose-view = Wessen Sicht
button-share-step = Diesen Schritt teilen
button-animation = Animation
button-play-here = Von hier weiterspielen
button-same-cards = Noch einmal dieselben Karten
option-step-number = Schritt { $number } · { $what }
option-seat-number = Platz { $number }: { $name }

## Lines and buttons that replays add to the pages of a match

lobby = Mit diesen Karten schon gespielt: { $names }.
origin-continued-step = Weitergespielt ab Schritt { $step } [einer früheren Partie]({ $link }); ungewertet.
origin-same-cards = Dieselben Karten wie in [einer früheren Partie]({ $link }); ungewertet.

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-play-game = Weiterspielen · { $game }
levels-take-seat = Du bekommst den Platz, der am Zug ist. Wer spielt die anderen? Die Partie ist ungewertet.
button-table-friends = Ein Tisch für Freunde
open-table = Diesen Tisch hast du schon geöffnet, in { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Diese Partie lief nach älteren Regeln, darum gibt es von ihr keine Wiederholung mehr.
damaged = Das Protokoll dieser Partie passt nicht zu ihrem Ergebnis, darum gibt es keine Wiederholung.
