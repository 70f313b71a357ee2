## Replays of finished matches: step by step, as a file, and as an animation

paused = Ich habe diese Wiederholung angehalten, weil du andere gestartet hast. Drück auf **Abspielen**, um weiterzuschauen.
too-many-playing = Gerade laufen zu viele Wiederholungen. Blättere diese von Hand durch.

## Pages of the list of finished matches: a line each, filters, and a menu to watch one again

unrated = { $why ->
    [hint] mit Tipps
    [casual] Freundschaftspartie
   *[other] ungewertet
 }
nothing = { $where ->
    [narrowed] Keine beendete Partie passt. Mit den Menüs unten kannst du nach anderen suchen.
    [server] Hier ist noch keine Partie zu Ende gegangen, die du sehen darfst. `/play` öffnet einen Tisch.
    [here] Hier hast du noch keine Partie zu Ende gespielt. `/play` öffnet einen Tisch.
   *[anywhere] Du hast noch keine Partie zu Ende gespielt. `/play` öffnet einen Tisch.
 }
only-with = Nur Partien mit { $name }.
button-rated = { $counted ->
    [yes] Gewertet
    [no] Ungewertet
   *[both] Gewertet oder nicht
 }
list-title = { $whose ->
    [mine] Deine beendeten Partien
   *[server] Beendete Partien dieses Servers
 }
daily-deal-of = Tagesspiel vom { $day }
more-players = { $n ->
    [one] noch jemand
   *[other] { $n } weitere
 }
whose-server = Partien dieses Servers
button-newest = Neueste
button-newer = Neuere
button-older = Ältere
button-oldest = Älteste
menu-watch-again = Noch einmal ansehen …
menu-whose = Wessen Partien
button-anyone = Mit allen

## Matches with the deal of a finished one: continued from one of its steps, or from the start

no-one-to-play = Bei diesem Schritt ist niemand am Zug. Wähl einen anderen.
others-played = Bis zu diesem Schritt war schon jemand dazugekommen oder gegangen, darum kannst du nur gegen Computer weiterspielen.

## Pages of the replay viewer: a match at one of its steps, with controls

preview = Das siehst bisher nur du. *Teilen* postet es hier für alle.
exported = Die ganze Partie: ihre Gabe und jeder Schritt seither. Wo Castellan installiert ist, spielt `castellan verify { $file }` sie nach und prüft jede Ziehung.
animation = { $n ->
    [one]
        Die Partie in einem Bild. { $result }
        Der letzte Stand: { $board }
   *[other]
        Die Partie in { $n } Bildern, eins nach dem anderen. { $result }
        Der letzte Stand: { $board }
 }
step = **Schritt { $number } von { $total }** · { $what }
button-quiz = Was würdest du spielen?
told = { $what ->
    [start] die Partie beginnt
    [action] { $name } spielt
    [concession] { $name } gibt auf
    [leaving] { $name } geht
    [joining] { $name } kommt dazu
    [amendment] der Gastgeber ändert die Optionen
    [late] Zeit abgelaufen für { $names }
   *[time] das Spiel geht weiter
 }
seen-as = { $view ->
    [all-hands] Alle Blätter liegen offen.
    [seat] Gesehen vom Platz von **{ $name }**.
   *[public] { "" }
 }
title = Wiederholung · { $game }
button-autoplay = { $playing ->
    [yes] Pause
   *[no] Abspielen
 }
exported-moves = Dazu gibt es die Züge als Text, mit der letzten Stellung.
button-first = Erster
button-last = Letzter
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

known-cards = Mit diesen Karten schon gespielt: { $names }.
origin = { $steps ->
    [0] Dieselben Karten wie in { $linked ->
        [yes] [einer früheren Partie]({ $link })
       *[no] einer früheren Partie
     }; ungewertet.
   *[other] Weitergespielt ab Schritt { $step } { $linked ->
        [yes] [einer früheren Partie]({ $link })
       *[no] einer früheren Partie
     }; ungewertet.
 }

## *Play on from here* and *Same cards again*: casual matches with the deal of a finished one

levels-title = Weiterspielen · { $game }
levels = Du bekommst den Platz, der am Zug ist. Wer spielt die anderen? Die Partie ist ungewertet.
button-table-friends = Ein Tisch für Freunde
already-open = Diesen Tisch hast du schon geöffnet, in { $place }.

## Replays of finished matches from their logs, and access to them

older-rules = Diese Partie lief nach älteren Regeln, darum gibt es von ihr keine Wiederholung mehr.
damaged = Das Protokoll dieser Partie passt nicht zu ihrem Ergebnis, darum gibt es keine Wiederholung.
