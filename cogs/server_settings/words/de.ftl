## ``/settings``: a server's settings for its managers, as options, buttons and menus

end-match = Du kannst keine Partie beenden, in der du selbst mitgespielt hast.
bar-bots-play = Bots spielen hier nicht mit, also gibt es niemanden auszusperren.
bar-block-someone = Du kannst niemanden aussperren, der diesen Server verwaltet.
unbar = Unter diesem Namen ist niemand ausgesperrt. Wähl jemanden aus der Liste.

## The pages of ``/settings`` that aren't lists of settings

acts-ended = { $name } hat die Partie `{ $match }` beendet
acts-barred = { $name } hat { $other } ausgesperrt
acts-unbarred = { $name } hat { $other } wieder hereingelassen
acts-dodged = { $name } lag wieder zurück, in Partie `{ $match }`, die ich nicht mehr zeigen konnte
acts-changed = { $name } hat einen Spielabend von { $other } geändert
acts-cancelled = { $name } hat einen Spielabend von { $other } abgesagt
people-block-someone = Jemanden aussperren …
people-blocked-people = Wer ausgesperrt ist, kann hier nicht mitspielen, keine Partien beginnen, nichts teilen und das Rätsel des Tages nicht für diesen Server lösen, und verliert den Platz an offenen Tischen. Laufende Partien gehen weiter.
acts-keep-90 = Das bewahre ich 90 Tage lang auf.
acts-nothing-happened = In letzter Zeit ist nichts passiert.
end-question-ends-without = Sie endet ohne Ergebnis und ändert keine Wertungszahl.
language-language-language = **Sprache:** { $language }
people-blocked-nobody = **Ausgesperrt:** niemand
people-open-tables = **Offene Tische und Partien:** keine
zones-part-alphabet = Teil des Alphabets
mention = ein ehemaliges Mitglied
weeks = Woche ab { $day }
button-yes-end = Ja, beenden
button-let-continue = Weiterlaufen lassen
end-question-end-match = Diese Partie beenden?
table-in = Eine solche Partie ist auf diesem Server nicht mehr offen. Wähl eine aus der Liste.
language-language-servers = **Sprache:** wie für diesen Server in Discord eingestellt
people-blocked-person = { $n ->
    [one] **Ausgesperrt:** eine Person
   *[other] **Ausgesperrt:** { $n } Personen
 }
people-open-tables-matches = **Offene Tische und Partien:** { $n }
zones-part-world = Weltregion
button-log = Protokoll
button-activity = Aktivität
button-moderators = Moderation
barred-lines = { $n ->
    [one] Noch jemand: `/settings entsperren:` findet den Namen.
   *[other] { $n } weitere: `/settings entsperren:` findet sie nach Namen.
 }
zones-first-last = { $first } bis { $last }
zones-place = Ort
people-let-someone = Jemanden wieder hereinlassen …
people-end-match = Eine Partie ohne Ergebnis beenden …

## The settings of every server, whichever features are on

integrations-note = Discord zeigt /settings nur Leuten mit der Berechtigung „Server verwalten“. Damit auch die Rolle den Befehl sieht, gib ihn in den Servereinstellungen von Discord unter *Integrationen* für sie frei.
quiet-quiet-hours = **Ruhezeit:** { $start } bis { $end }
zone = **Zeitzone:** { $zone }, dort ist es { $time }
games-settings = Ein Spiel, das hier nicht angeboten wird, kann niemand beginnen: Es steht in keiner Liste, und /play nimmt es nicht an. Seine offenen Tische werden geschlossen. Laufende Partien und geplante Spielabende finden noch statt.
line-channels-channels = **Kanäle:** { $channels }
control = Kanäle für Partien: alle
line-couldnt-open = In { $channel } konnte ich keinen Thread eröffnen, weil auf diesem Server zu viele offen sind. Schließ ein paar, dann bekommen Partien wieder Threads.
quiet-quiet-hours-none = **Ruhezeit:** keine
told-games-total = **Spiele:** { $n } von { $total }
moderators-none = **Wer diese Einstellungen ändern darf:** alle mit „Server verwalten“
line-channels = **Kanäle:** alle
values = { $n ->
    [one] Mehr als ein Kanal geht nicht.
   *[other] Mehr als { $n } Kanäle gehen nicht. Nimm zuerst einen weg.
 }
button-turn-off = Ruhezeit abschalten
quiet-quiet-hours-need = Beginn und Ende der Ruhezeit müssen verschieden sein.
menu-none = **Wer Partien beginnen darf:** alle
menu-gone = **Wer Partien beginnen darf:** nur die Verwaltung, da die gewählte Rolle gelöscht wurde
menu-label-usual-pace = Übliches Tempo
menu = Spiele, die hier angeboten werden
told-games = **Spiele:** alle
moderators-some = **Wer diese Einstellungen ändern darf:** alle mit „Server verwalten“ und { $role }
menu-label-quiet = Ruhe ab …
menu-note = In der Ruhezeit kommen meine Pings, Warnungen und Blätter per Direktnachricht weiter an, aber kein Handy klingelt. Wo ein Zug einen Tag oder länger dauern darf, warten Pings, bis sie vorbei ist. Die Uhren laufen weiter.
menu-label-quiet-until = Ruhe bis …
button-time-zone = Zeitzone
notifications-note = Die Ruhezeit richtet sich nach den Uhren dort, auch zur Sommerzeit. Für Tagesspiele und Serien gilt immer UTC.
line-deleted-channel = { $n ->
    [one] { $n } gelöschter Kanal
   *[other] { $n } gelöschte Kanäle
 }
menu-some = **Wer Partien beginnen darf:** { $role } und die Verwaltung
menu-told = **Tempo:** { $pace }
matches-on-threads-each = **Threads:** einer je Partie
matches-on-play-without = Ohne Threads spielen
matches-off-threads-none = **Threads:** keine, Partien bleiben im Kanal
matches-off-play-threads = In Threads spielen
button-games = Spiele

## Commands

command-settings = servereinstellungen
    .about = Castellan auf diesem Server einrichten
    .block = sperren
    .block-about = Jemanden hier nicht mehr mitspielen lassen; laufende Partien gehen weiter
    .unblock = entsperren
    .unblock-about = Jemanden hier wieder mitspielen lassen
    .end = beenden
    .end-about = Eine Partie beenden, die festhängt: kein Ergebnis, keine Wertung
    .language = sprache
    .language-about = Die Sprache der Tische und Bekanntgaben hier
