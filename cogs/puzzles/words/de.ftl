## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Heute gibt es kein Rätsel. Schau morgen wieder vorbei.
not-an-answer = Das kann hier keine Antwort sein. Versuch etwas anderes.

## The daily puzzle: answered once, privately

not-answered = Lös erst das heutige Rätsel.
front-daily-puzzle = **Rätsel des Tages**
menu-none = **Rätsel des Tages:** wird nicht gepostet
menu-note = Das Rätsel des Tages ist eine Stellung mit einem klar besten Zug. Ich kann es jeden Tag in einem Kanal posten, und alle antworten für sich. Mit /daily bekommst du es immer.
button-daily-puzzle = Rätsel des Tages
menu-some = **Rätsel des Tages:** { $channel }
menu-check = Das Rätsel des Tages braucht einen Text- oder Sprachkanal. Wähl einen anderen.
front-position-clearly = eine Stellung, ein klar bester Zug
front-right = du lagst richtig
front-missed = du lagst daneben

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

puzzle-title = { $game }: das Rätsel vom { $day }
tally = { $n ->
    [one] { $right } von { $n } Person lag richtig.
   *[other] { $right } von { $n } Personen lagen richtig.
 }
public-play-name = **Was würdest du als { $name } spielen?**
public-move-clearly = Ein Zug ist klar der beste. Drück auf *Antworten*, um deinen zu wählen. Sonst sieht ihn niemand, und nur dein erster Versuch zählt.
before = **Das Rätsel von gestern** ({ $game })
drawn-right = richtig
button-answer = Antworten
asked = Eine Antwort ist klar die beste, und nur dein erster Versuch zählt.
answered-puzzle-rating = Deine Wertungszahl bei den Rätseln: { $rating } ({ $change })
answered-youve-been = { $n ->
    [one] Du lagst { $n } Tag in Folge richtig.
   *[other] Du lagst { $n } Tage in Folge richtig.
 }
shared-right-day = { $n ->
    [one] { $n } Tag in Folge richtig.
   *[other] { $n } Tage in Folge richtig.
 }
judged-time-something = ❌ **Diesmal nicht. Etwas anderes war deutlich besser.**
button-todays-puzzle = Rätsel des Tages
answered-next-puzzle = Das nächste Rätsel kommt { $moment }.
shared-right-first = ✅ Beim ersten Versuch richtig.
shared-time = ❌ Diesmal nicht.
judged-right-thats = ✅ **Richtig! Besser geht es nicht.**
judged-right-nothing = ✅ **Richtig, nichts war deutlich besser.**
list-title = Rangliste: Rätsel des Tages
list-empty = Hier steht noch niemand.
past = Dieses Rätsel ist vorbei.
compared = Deine Antwort
