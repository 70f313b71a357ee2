## Controls for picking one or several cards from a hand of any size

choose-card = Karte wählen: { $first } bis { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = B
letters-q = D
letters-k = K
letters-a = A
joker = { $colour ->
    [black] Schwarzer Joker
   *[red] Roter Joker
 }

## Names of the computers' levels, and the mark that tells computers from people

level = { $level ->
    [page] Knappe
    [knight] Ritter
   *[king] König
 }
manner = { $level ->
    [page] Macht Anfängerfehler: gut für deine ersten Partien
    [knight] Spielt gut, hat aber Marotten, hinter die du kommen kannst
   *[king] Spielt, so gut ich kann
 }
opponents = { $level ->
    [page] Knappen ★ spielen wie Anfänger. Schlägst du sie, kommen Ritter ★★.
    [knight] Knappen hast du hier schon geschlagen, jetzt spielen Ritter ★★ mit.
   *[king] Ritter hast du hier schon geschlagen, jetzt spielen Könige ★★★ mit.
 }
menu-add-computer = Computer dazusetzen

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated = { $why ->
    [casual] Ungewertet: eine Freundschaftspartie.
    [hint] Ein Tipp wurde benutzt, darum zählt dieser Sieg nicht.
    [takeback] Ein Zug wurde zurückgenommen, darum zählt nur eine Niederlage.
   *[often] Ungewertet, weil zwei von euch in den letzten 24 Stunden schon { $n } gewertete Partien dieses Spiels gegeneinander gespielt haben.
 }
called-off = { $why ->
    [rules] Diese Partie wurde abgebrochen: Seit ihrem Beginn wurden die Regeln des Spiels berichtigt. Sie zählt nicht. Beginn mit /play eine neue.
    [uninstalled] Diese Partie wurde abgebrochen, weil ich ihr Spiel nicht mehr habe. Sie zählt für niemanden.
    [manager] Die Verwaltung dieses Servers hat diese Partie abgebrochen. Sie zählt für niemanden.
    [agreed] Alle wollten aufhören, darum endet diese Partie ohne Ergebnis.
    [removed] Ich wurde vom Server entfernt, darum endet diese Partie ohne Ergebnis.
    [unseen] Discord lässt mich diese Partie seit einer Woche nicht zeigen, darum habe ich sie abgebrochen. Sie zählt für niemanden.
    [unplayed] { $name } ist vor dem ersten Zug gegangen, darum wurde diese Partie abgebrochen. Sie zählt für niemanden.
    [absent] { $name } hat die ersten Züge verpasst, darum wurde diese Partie abgebrochen. Sie zählt für niemanden.
   *[none] Diese Partie wurde abgebrochen, ohne Ergebnis.
 }
closed = { $why ->
    [host] Der Gastgeber hat diesen Tisch geschlossen, bevor die Partie begann.
    [empty] Alle sind von diesem Tisch aufgestanden, bevor die Partie begann.
    [idle] An diesem Tisch hat sich eine Weile nichts getan, darum habe ich ihn geschlossen.
    [manager] Die Verwaltung dieses Servers hat diesen Tisch geschlossen.
    [rules] Die Regeln dieses Spiels wurden berichtigt, darum wurde dieser Tisch geschlossen, bevor die Partie begann. Öffne mit /play einen neuen.
    [uninstalled] Dieses Spiel habe ich nicht mehr, darum wurde dieser Tisch geschlossen, bevor die Partie begann.
   *[none] Dieser Tisch wurde geschlossen, bevor die Partie begann.
 }
older-rules = Gespielt wurde nach älteren Regeln, darum lässt sich der Tisch nicht mehr zeigen.
not-installed = Dieses Spiel habe ich nicht mehr, aber seine Ergebnisse bleiben erhalten.
button-next-level = Als Nächstes: { $level }
too-soon = { $name } saß nach wenigen Zügen allein am Tisch, darum bleibt die Wertungszahl, wie sie ist.
your-end = { $how ->
    [won] Gewonnen!
    [drew] Unentschieden
    [lost] Verloren
   *[ranked] Platz { $rank } von { $players }
 }
place = { $how ->
    [won] gewonnen
    [drew] unentschieden
    [lost] verloren
   *[ranked] Platz { $rank } von { $players }
 }
rating = Wertungszahl { $rating } ({ $change })
button-new-game = Neues Spiel
new-rank = jetzt Platz { $rank } auf diesem Server
button-rematch = Revanche
button-open-again = Wieder öffnen
was-away = war zu lange weg, das gilt als Verlassen

## Choosing a language, for a person or a server

as-in-discord = Sprache wie in Discord
menu-language = Sprache
unknown-language = Diese Sprache spreche ich nicht. Wähl eine der angebotenen.

## Names of leaderboards and of their periods

week = Woche { $week } { $year }

## The interface that a game's cog implements so that everything else can show the game

refusal = { $code ->
    [not_your_turn] Du bist nicht dran. Am Tisch siehst du, wer spielt.
    [already_chosen] Du hast schon gewählt; das lässt sich nicht zurücknehmen.
    [already_left] Diese Partie hast du schon verlassen.
    [card_not_held] Diese Karte hast du nicht mehr. Öffne dein Blatt noch einmal.
    [match_over] Diese Partie ist vorbei. *Revanche* öffnet einen neuen Tisch.
   *[other] Das geht jetzt nicht. Öffne dein Blatt noch einmal.
 }
chance = { $n ->
    [0] du würdest fast nie gewinnen
    [100] du würdest fast immer gewinnen
   *[other] du würdest in { $percent } der Fälle gewinnen
 }
luck = { $how ->
    [none] Das Glück hat an deiner Gewinnchance nichts geändert.
    [raised] { $n ->
        [one] Das Glück hat deine Gewinnchance um { $n } Prozentpunkt erhöht.
       *[other] Das Glück hat deine Gewinnchance um { $n } Prozentpunkte erhöht.
     }
   *[lowered] { $n ->
        [one] Das Glück hat deine Gewinnchance um { $n } Prozentpunkt verringert.
       *[other] Das Glück hat deine Gewinnchance um { $n } Prozentpunkte verringert.
     }
 }
winners = { $n ->
    [0] Die Partie endet unentschieden.
    [one] { $names } gewinnt die Partie!
   *[other] { $names } teilen sich den Sieg!
 }

## The pages with the rules of a game

leaving-early = Gehst du vor deinem ersten Zug, wird die Partie abgebrochen und zählt nicht. Tust du das dreimal an einem Tag, musst du 15 Minuten auf deine nächste gewertete Partie warten.
kept-seat = Passiert das dreimal hintereinander, spielt ein Computer für dich, bis du deinen Platz wieder übernimmst.

## Pages shared by all games: lobby, notice, controls, pings, hands

pace = { $pace ->
    [live] live: Sekunden pro Zug
    [relaxed] gemütlich: 5 Minuten pro Zug
    [correspondence] Fernspiel: ein Tag pro Zug
   *[untimed] ohne Uhr: so lange du willst
 }
clock = Die Zeit läuft { $moment } ab
absent = Für { $names } spielt bis zur Rückkehr ein Computer.
lobby = **{ $game }: Ein Tisch ist offen**
lobby-full = Alle sind da: Die Partie beginnt { $moment }.
table-at = Tisch: { $place }
ping = { $occasion ->
    [turn] { $names }: in „{ $game }“ am Zug.
    [chance] { $names }: In „{ $game }“ kann jetzt spielen, wer mag.
    [late] { $names }: Die Bedenkzeit in „{ $game }“ endet { $moment }.
    [joined] { $names }: { $player } sitzt jetzt an deinem Tisch, „{ $game }“.
    [full] { $names }: Für „{ $game }“ sind alle da.
    [closing] { $names }: Dein Tisch „{ $game }“ schließt { $moment }.
    [invited] { $names }: { $host } will noch einmal „{ $game }“ spielen.
    [next] { $names }: Die nächste Partie „{ $game }“ beginnt, sobald auch du *Nächste Partie* drückst.
    [replaced] { $names }: Du hast in „{ $game }“ mehrere Züge verpasst, darum spielt ein Computer für dich. Öffne dein Blatt, um deinen Platz zurückzuholen.
    [over] { $names }: Deine Partie „{ $game }“ ist vorbei.
   *[cancelled] { $names }: „{ $game }“ fällt aus.
 }
late = { $how ->
    [passed] Die Zeit von { $names } ist abgelaufen.
   *[moved] { $n ->
        [one] Zeit abgelaufen für { $names }: Ich habe den Zug gemacht.
       *[other] Zeit abgelaufen für { $names }: Ich habe die Züge gemacht.
     }
 }
covered-board = Auch andere Tische haben gerade dieselben Karten, darum zeige ich sie hier nicht. Drück auf *Mein Blatt*, um den Tisch zu sehen. Noch nicht fertig: { $names }.
no-hand = { $why ->
    [undealt] Dein Blatt bekommst du, wenn die Partie beginnt.
    [over] Diese Partie ist vorbei. Am Tisch siehst du, wie sie ausging.
    [left] Du hast diese Partie verlassen. Den Rest siehst du am Tisch.
   *[watching] Du spielst hier nicht mit, kannst die Partie aber am Tisch verfolgen.
 }
stand-in = Solange du weg bist, spielt ein Computer für dich. Spielt er mehr als ein Drittel deiner Züge, gilt das als Verlassen.
button-more = Mehr
button-hint = { $rated ->
    [yes] Tipp (Sieg zählt dann nicht)
   *[no] Tipp
 }
button-resign = { $how ->
    [alone] Ja, aufgeben
   *[counts] Ja, verlassen
 }
paused = Pausiert: Einen Monat lang hat niemand gezogen.
button-take-seat = Platz zurückholen
invited = Eingeladen zur Revanche: { $names }.
button-lesson = In 2 Minuten lernen
playing = Es spielen: { $names }.
resign = { $how ->
    [alone] Dieses Spiel aufgeben?
   *[counts] Diese Partie verlassen?
 }
resign-cost = { $how ->
    [alone] Es endet hier und zählt als verloren.
    [unplayed] Du hast noch keinen Zug gemacht. Gehst du jetzt, wird die Partie für alle abgebrochen. Sie zählt nicht.
    [undecided] Du kannst nicht zurückkommen. Du hast noch keinen Zug gemacht, darum zählt die Partie für dich nicht.
   *[counts] Du kannst nicht zurückkommen, und es zählt als Niederlage.
 }
button-join = Mitspielen
button-watch = Zuschauen
button-still-looking = Ich suche noch
host = lädt ein
button-resume = Fortsetzen
button-start = Starten
button-cancel = Tisch schließen
button-wait = Noch nicht

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Beendete Partien
button-settings = Einstellungen
games-question = { $verb ->
    [learn] Was möchtest du lernen?
   *[try] Was möchtest du spielen?
 }
games-told = { $verb ->
    [learn] Jede Lektion dauert etwa zwei Minuten. Du lernst beim Spielen, und verlieren kannst du nichts.
    [open_table] Ein Klick öffnet einen Tisch in diesem Kanal, und andere können mitspielen.
   *[try] Ein Klick, und du spielst. Auf den anderen Plätzen sitzen Computer.
 }
button-try-game = Spiel ausprobieren
level-with-stars = { $level } { $stars }
