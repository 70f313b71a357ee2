## ``/settings``: a server's settings for its managers, as options, buttons and menus

played-in = Du kannst keine Partie beenden, in der du selbst mitgespielt hast.
bots-never-play = Bots spielen hier nicht mit, also gibt es niemanden auszusperren.
manages-server = Du kannst niemanden aussperren, der diesen Server verwaltet.
not-blocked = Unter diesem Namen ist niemand ausgesperrt. Wähl jemanden aus der Liste.

## The pages of ``/settings`` that aren't lists of settings

act = { $deed ->
    [ended] { $name } hat die Partie `{ $match }` beendet
    [barred] { $name } hat { $other } ausgesperrt
    [unbarred] { $name } hat { $other } wieder hereingelassen
    [dodged] { $name } lag wieder zurück, in Partie `{ $match }`, die ich nicht mehr zeigen konnte
    [changed] { $name } hat einen Spielabend von { $other } geändert
   *[cancelled] { $name } hat einen Spielabend von { $other } abgesagt
 }
menu-block = Jemanden aussperren …
about-blocked = Wer ausgesperrt ist, kann hier nicht mitspielen, keine Partien beginnen, nichts teilen und das Rätsel des Tages nicht für diesen Server lösen, und verliert den Platz an offenen Tischen. Laufende Partien gehen weiter.
acts-kept = Das bewahre ich 90 Tage lang auf.
acts-none = In letzter Zeit ist nichts passiert.
end-meaning = Sie endet ohne Ergebnis und ändert keine Wertungszahl.
people = { $tables ->
        [0] **Offene Tische und Partien:** keine
       *[other] **Offene Tische und Partien:** { $tables }
     }
    { $blocked ->
        [0] **Ausgesperrt:** niemand
        [one] **Ausgesperrt:** eine Person
       *[other] **Ausgesperrt:** { $blocked } Personen
     }
menu-letters = Teil des Alphabets
former-player = ein ehemaliges Mitglied
week = Woche vom { $day }
button-end = Ja, beenden
button-go-on = Weiterlaufen lassen
end-question = Diese Partie beenden?
not-open = Eine solche Partie ist auf diesem Server nicht mehr offen. Wähl eine aus der Liste.
defaults = Alles andere steht auf Standard. Ändern kannst du es mit den Knöpfen unten.
language = { $language ->
    [discord] **Sprache:** wie für diesen Server in Discord eingestellt
   *[other] **Sprache:** { $language }
 }
menu-region = Weltregion
button-log = Protokoll
button-activity = Aktivität
button-moderators = Moderation
more-blocked = { $n ->
    [one] Noch jemand: `/settings entsperren:` findet den Namen.
   *[other] { $n } weitere: `/settings entsperren:` findet sie nach Namen.
 }
from-to = { $first } bis { $last }
menu-place = Ort
menu-unblock = Jemanden wieder hereinlassen …
menu-end = Eine Partie ohne Ergebnis beenden …

## The settings of every server, whichever features are on

note-moderators = Discord zeigt /settings nur Leuten mit der Berechtigung „Server verwalten“. Damit auch die Rolle den Befehl sieht, gib ihn in den Servereinstellungen von Discord unter *Integrationen* für sie frei.
quiet-hours = **Ruhezeit:** { $start } bis { $end }
zone = **Zeitzone:** { $zone }, dort ist es { $time }
note-games = Ein Spiel, das hier nicht angeboten wird, kann niemand beginnen: Es steht in keiner Liste, und /play nimmt es nicht an. Seine offenen Tische werden geschlossen. Laufende Partien und geplante Spielabende finden noch statt.
no-thread = In { $channel } konnte ich keinen Thread eröffnen, weil auf diesem Server zu viele offen sind. Schließ ein paar, dann bekommen Partien wieder Threads.
quiet-hours-none = **Ruhezeit:** keine
moderators-none = **Wer diese Einstellungen ändern darf:** alle mit „Server verwalten“
channels = { $n ->
    [0] **Kanäle für Partien:** alle
   *[other] **Kanäle für Partien:** { $channels }
 }
too-many-channels = { $n ->
    [one] Mehr als ein Kanal geht nicht.
   *[other] Mehr als { $n } Kanäle gehen nicht. Nimm zuerst einen weg.
 }
button-quiet-off = Ruhezeit abschalten
quiet-hours-same = Beginn und Ende der Ruhezeit müssen verschieden sein.
starters-none = **Wer Partien beginnen darf:** alle
starters-gone = **Wer Partien beginnen darf:** nur die Verwaltung, da die gewählte Rolle gelöscht wurde
menu-pace = Übliches Tempo
menu-games = Spiele, die hier angeboten werden
games = { $off ->
    [0] **Spiele:** alle
   *[other] **Spiele:** { $n } von { $total }
 }
moderators = **Wer diese Einstellungen ändern darf:** alle mit „Server verwalten“ und { $role }
menu-quiet-from = Ruhe ab …
note-quiet = In der Ruhezeit kommt alles von mir lautlos an. Wo ein Zug einen Tag oder länger dauern darf, warten Pings, bis sie vorbei ist. Die Uhren laufen weiter.
menu-quiet-until = Ruhe bis …
button-zone = Zeitzone
note-zone = Für Tagesspiele und Serien gilt immer UTC.
deleted-channels = { $n ->
    [one] { $n } gelöschter Kanal
   *[other] { $n } gelöschte Kanäle
 }
starters = **Wer Partien beginnen darf:** { $role } und die Verwaltung
pace = **Übliches Tempo:** { $pace }
threads-on = **Threads:** einer je Partie
button-no-threads = Ohne Threads spielen
threads-off = **Threads:** keine, Partien bleiben im Kanal
button-threads = In Threads spielen
button-games = Spiele

## Commands

command-settings = servereinstellungen
    .about = Castellan auf diesem Server einrichten
    .help = wo und wie hier gespielt wird; für alle, die den Server verwalten
    .block = sperren
    .block-about = Jemanden hier nicht mehr mitspielen lassen; laufende Partien gehen weiter
    .unblock = entsperren
    .unblock-about = Jemanden hier wieder mitspielen lassen
    .end = beenden
    .end-about = Eine Partie beenden, die festhängt: kein Ergebnis, keine Wertung
    .language = sprache
    .language-about = Die Sprache der Tische und Bekanntgaben hier
