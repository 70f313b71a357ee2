## Controls for picking one or several cards from a hand of any size

menu-choose-card = Karte wählen: { $first } bis { $last }

## Names of playing cards. Ranks have the letters that a language uses on its cards

letters-j = B
letters-q = D
letters-k = K
letters-a = A
jokers-black-joker = Schwarzer Joker
jokers-red-joker = Roter Joker

## Names of the computers' levels, and the mark that tells computers from people

level-names-page = Knappe
level-names-knight = Ritter
level-names-king = König
manners-page = Macht Anfängerfehler: gut für deine ersten Partien
manners-knight = Spielt gut, hat aber Marotten, hinter die du kommen kannst
manners-king = Spielt, so gut ich kann
opponents-page = Du spielst gegen Knappen ★, die Anfängerfehler machen. Schlägst du sie, setzen sich beim nächsten Mal Ritter ★★ dazu.
opponents-knight = Du hast hier schon Knappen geschlagen, darum sitzen jetzt Ritter ★★ mit am Tisch. An einem offenen Tisch wählst du mit *Computer dazusetzen* die Stufe selbst.
opponents-king = Du hast hier schon Ritter geschlagen, darum sitzen jetzt Könige ★★★ mit am Tisch. An einem offenen Tisch wählst du mit *Computer dazusetzen* die Stufe selbst.
menu-add-computer = Computer dazusetzen

## The end of a match: why it was cancelled, the final table, and what people can do next

unrated-casual = Ungewertet: eine Freundschaftspartie.
unrated-hint = Ein Tipp wurde benutzt, darum zählt nur eine Niederlage.
unrated-takeback = Ein Zug wurde zurückgenommen, darum zählt nur eine Niederlage.
unrated-often = Ungewertet, weil zwei von euch in den letzten 24 Stunden schon { $n } gewertete Partien dieses Spiels gegeneinander gespielt haben.
called-off-rules = Diese Partie wurde abgebrochen: Seit ihrem Beginn wurden die Regeln des Spiels berichtigt. Sie zählt nicht. Beginn mit /play eine neue.
called-off-manager = Die Verwaltung dieses Servers hat diese Partie abgebrochen. Sie zählt für niemanden.
called-off-agreed = Alle wollten aufhören, darum endet diese Partie ohne Ergebnis.
called-off-removed = Ich wurde vom Server entfernt, darum endet diese Partie ohne Ergebnis.
called-off-unseen = Discord lässt mich diese Partie seit einer Woche nicht zeigen, darum habe ich sie abgebrochen. Sie zählt für niemanden.
called-off-unplayed = { $name } ist vor der ersten Entscheidung gegangen, darum wurde diese Partie abgebrochen. Sie zählt für niemanden.
called-off-absent = { $name } hat die ersten Züge verpasst, darum wurde diese Partie abgebrochen. Sie zählt für niemanden.
called-off-none = Diese Partie wurde abgebrochen, ohne Ergebnis.
closed-host = Der Gastgeber hat diesen Tisch geschlossen, bevor die Partie begann.
closed-empty = Alle sind von diesem Tisch aufgestanden, bevor die Partie begann.
closed-idle = An diesem Tisch hat sich eine Weile nichts getan, darum habe ich ihn geschlossen.
closed-manager = Die Verwaltung dieses Servers hat diesen Tisch geschlossen.
closed-rules = Die Regeln dieses Spiels wurden berichtigt, darum wurde dieser Tisch geschlossen, bevor die Partie begann. Öffne mit /play einen neuen.
closed-none = Dieser Tisch wurde geschlossen, bevor die Partie begann.
page-without-board = Gespielt wurde nach älteren Regeln, darum lässt sich der Tisch nicht mehr zeigen.
full-seal = Siegel der Gabe: `{ $commitment }`, gemacht aus `{ $secret }`
against = Als Nächstes: { $level }
too-soon = { $name } saß nach wenigen Zügen allein am Tisch, darum bleibt die Wertungszahl, wie sie ist.
place-rank-players = Platz { $rank } von { $players }
place-won = gewonnen
place-drew = unentschieden
place-lost = verloren
gain-rating-rating = Wertungszahl { $rating } ({ $change })
button-new-game = Neues Spiel
gain-now-rank = jetzt Platz { $rank } auf diesem Server
button-rematch = Revanche
button-open-again = Wieder öffnen
standings = war zu lange weg, das gilt als Verlassen

## Choosing a language, for a person or a server

language-menu-as-in-discord = Wie in Discord
menu-language = Sprache
chosen-language = Diese Sprache spreche ich nicht. Wähl eine der angebotenen.

## Names of leaderboards and of their periods

period-title = Woche { $week } { $year }

## The interface that a game's cog implements so that everything else can show the game

refusals-not-your-turn = Du bist nicht dran. Am Tisch siehst du, wer spielt.
refusals-already-chosen = Du hast schon gewählt; das lässt sich nicht zurücknehmen.
refusals-already-left = Diese Partie hast du schon verlassen.
refusals-card-not-held = Diese Karte hast du nicht mehr. Öffne dein Blatt noch einmal.
refusals-match-over = Diese Partie ist vorbei. *Revanche* öffnet einen neuen Tisch.
not-now = Das geht jetzt nicht. Öffne dein Blatt noch einmal.
chance-youd-win = du würdest die Partie in { $n } von 100 Fällen gewinnen
luck-luck-lowered = { $n ->
    [one] Das Glück hat deine Gewinnchance um { $n } Prozentpunkt verringert.
   *[other] Das Glück hat deine Gewinnchance um { $n } Prozentpunkte verringert.
 }
plain-verdict-names-wins = { $n ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } teilen sich den Sieg!
 }
chance-youd-almost = du würdest die Partie fast nie gewinnen
chance-youd-almost-always = du würdest die Partie fast immer gewinnen
luck-luck-made = Das Glück hat an deiner Gewinnchance nichts geändert.
luck-luck-raised = { $n ->
    [one] Das Glück hat deine Gewinnchance um { $n } Prozentpunkt erhöht.
   *[other] Das Glück hat deine Gewinnchance um { $n } Prozentpunkte erhöht.
 }
plain-verdict-match-ends = Die Partie endet unentschieden.

## The pages with the rules of a game

leaving-early = Gehst du vor deiner ersten Entscheidung, wird die Partie abgebrochen und zählt nicht. Tust du das dreimal an einem Tag, musst du 15 Minuten auf deine nächste gewertete Partie warten.
kept-seat = Passiert das dreimal hintereinander, spielt ein Computer für dich, bis du deinen Platz wieder übernimmst.

## Pages shared by all games: lobby, notice, controls, pings, hands

paces-live = live: Sekunden pro Zug
paces-relaxed = gemütlich: 5 Minuten pro Zug
paces-correspondence = Fernspiel: ein Tag pro Zug
paces-untimed = ohne Uhr: so lange du willst
late-names-ran = { $n ->
    [one] Zeit abgelaufen für { $names }: Ich habe den Zug gemacht.
   *[other] Zeit abgelaufen für { $names }: Ich habe die Züge gemacht.
 }
clock = Ende { $moment }
absent = Für { $names } spielt bis zur Rückkehr ein Computer.
lobby-game-table = { $game }: Ein Tisch ist offen
notice-table-place = Tisch: { $place }
pings-turn = { $names }: in „{ $game }“ am Zug.
pings-chance = { $names }: In „{ $game }“ kann jetzt spielen, wer mag.
pings-late = { $names }: Die Bedenkzeit in „{ $game }“ endet { $moment }.
pings-joined = { $names }: { $player } sitzt jetzt an deinem Tisch, „{ $game }“.
pings-full = { $names }: Für „{ $game }“ sind alle da.
pings-closing = { $names }: Dein Tisch „{ $game }“ schließt { $moment }.
pings-invited = { $names }: { $host } will noch einmal „{ $game }“ spielen.
pings-next = { $names }: Die nächste Partie „{ $game }“ beginnt, sobald auch du *Nächste Partie* drückst.
pings-replaced = { $names }: Du hast in „{ $game }“ mehrere Züge verpasst, darum spielt ein Computer für dich. Öffne dein Blatt, um deinen Platz zurückzuholen.
pings-over = { $names }: Deine Partie „{ $game }“ ist vorbei.
pings-cancelled = { $names }: „{ $game }“ fällt aus.
late-names-ran-out = Die Zeit von { $names } ist abgelaufen.
covered-board = Auch andere Tische spielen gerade dieses Spiel, darum zeige ich die Karten hier nicht. Drück auf *Mein Blatt*, um den Tisch zu sehen. Noch nicht fertig: { $names }.
hand-hand-dealt = Dein Blatt bekommst du, wenn die Partie beginnt.
hand-computer-playing = Solange du weg bist, spielt ein Computer für dich.
hand-plays-more = Spielt er mehr als ein Drittel deiner Züge, gilt das als Verlassen.
button-more = Mehr
lobby-press-join = Drück auf **Mitspielen**, wenn du dabei sein willst. { $host } startet die Partie oder spielt gleich gegen Computer.
lobby-everyones-here = Alle sind da: Die Partie beginnt { $moment }.
solitaire-controls-hint-win = Tipp (Sieg zählt dann nicht)
solitaire-controls-hint = Tipp
resign-leave-match = Diese Partie verlassen?
resign-yes-concede = Ja, aufgeben
resign-yes-leave = Ja, verlassen
board-archived = Weggelegt, weil einen Monat lang niemand gespielt hat.
hand-match-but = Du spielst hier nicht mit, kannst die Partie aber am Tisch verfolgen.
button-take-my = Platz zurückholen
lobby-invited-play = Eingeladen zur Revanche: { $names }.
button-learn-two = In 2 Minuten lernen
notice-names-playing = Es spielen: { $names }.
resign-concede-game = Dieses Spiel aufgeben?
resign-ends-here = Es endet hier und zählt als verloren.
resign-havent-made = Du hast noch keinen Zug gemacht. Gehst du jetzt, wird die Partie für alle abgebrochen. Sie zählt nicht.
hand-match-over = Diese Partie ist vorbei. Am Tisch siehst du, wie sie ausging.
hand-youve-left = Du hast diese Partie verlassen. Den Rest siehst du am Tisch.
button-join = Mitspielen
button-watch = Zuschauen
button-still-looking = Ich suche noch
resign-computer-plays = Ein Computer spielt dieses Spiel für dich zu Ende, und es zählt als 0 Prozent. Verlässt du zwei Spiele, ist der Spielabend für dich vorbei.
lobby-host = lädt ein
resign-come-back = Du kannst nicht zurückkommen, und es zählt als Niederlage.
resign-come-back-havent = Du kannst nicht zurückkommen. Du hast noch keinen Zug gemacht, darum zählt die Partie für dich nicht.
button-resume = Wieder aufnehmen
button-start = Starten
button-cancel = Tisch schließen
button-yet = Noch nicht

## First steps for newcomers: a game to try, a lesson, their server's settings

button-finished-matches = Beendete Partien
button-settings = Einstellungen
games-like-learn = Was möchtest du lernen?
games-each-lesson = Jede Lektion dauert etwa zwei Minuten. Du lernst beim Spielen, und verlieren kannst du nichts.
games-like-play = Was möchtest du spielen?
games-press-playing = Ein Klick, und du spielst. Auf den anderen Plätzen sitzen Computer.
button-try-game = Spiel ausprobieren
games-press-opens = Ein Klick öffnet einen Tisch in diesem Kanal, und andere können mitspielen.
