## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Heute gibt es kein Rätsel. Schau morgen wieder vorbei.
not-an-answer = Das geht hier nicht als Antwort. Versuch etwas anderes.

## The daily puzzle: answered once, privately

answer-first = Lös erst das heutige Rätsel.
channel-none = **Rätsel des Tages:** wird nicht gepostet
channel-note = Das Rätsel des Tages ist eine Stellung mit einem klar besten Zug. Ich kann es jeden Tag in einem Kanal posten, und alle antworten für sich. Mit /daily bekommst du es immer.
button-daily-puzzle = Rätsel des Tages
channel = **Rätsel des Tages:** { $channel }
channel-unfit = Das Rätsel des Tages braucht einen Text- oder Sprachkanal. Wähl einen anderen.
front = { $answer ->
    [right] ✅ **Rätsel des Tages** · du lagst richtig
    [missed] ❌ **Rätsel des Tages** · du lagst daneben
   *[none] 🧩 **Rätsel des Tages** · eine Stellung, ein klar bester Zug
 }

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

title = { $game }: das Rätsel vom { $day }
tally = { $n ->
    [0] { "" }
    [1] { "" }
   *[other] { $right } von { $n } Personen lagen richtig.
 }
asked-as = **Was würdest du als { $name } spielen?**
how-to-answer = Ein Zug ist klar der beste. Drück auf *Antworten*, um deinen zu wählen. Sonst sieht ihn niemand, und nur dein erster Versuch zählt.
yesterdays-puzzle = **Das Rätsel von gestern** ({ $game })
drawn-right = richtig
button-answer = Antworten
only-first-counts = Eine Antwort ist klar die beste, und nur dein erster Versuch zählt. Die Regeln des Spiels stehen in /help.
puzzle-rating = Deine Wertungszahl für Rätsel: { $rating } ({ $change })
streak = { $n ->
    [one] Du lagst { $n } Tag in Folge richtig.
   *[other] Du lagst { $n } Tage in Folge richtig.
 }
shared-streak = { $n ->
    [one] { $n } Tag in Folge richtig.
   *[other] { $n } Tage in Folge richtig.
 }
judged = { $grade ->
    [best] ✅ **Richtig! Besser geht es nicht.**
    [right] ✅ **Richtig, nichts war deutlich besser.**
    [wrong] ❌ **Diesmal nicht. Etwas anderes war besser.**
   *[none] Dieses Rätsel ist vorbei.
 }
button-todays-puzzle = Rätsel des Tages
next-puzzle = Das nächste Rätsel kommt { $moment }.
shared-grade = { $grade ->
    [right] ✅ Beim ersten Versuch richtig.
   *[wrong] ❌ Diesmal nicht.
 }
list-title = Rangliste: Rätsel des Tages
list-empty = Hier steht noch niemand.
your-answer = Deine Antwort
