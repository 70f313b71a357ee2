## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Hoy no hay problema del día. Vuelve mañana.
not-an-answer = Eso no puede ser una respuesta aquí. Prueba otra cosa.

## The daily puzzle: answered once, privately

not-answered = Resuelve antes el problema de hoy.
front-daily-puzzle = **Problema del día**
menu-none = **Problema del día:** no se publica
menu-note = El problema del día es una posición con una jugada claramente mejor. Puedo publicarlo cada día en un canal, y cada cual responde en privado. Con /daily lo tienes siempre.
button-daily-puzzle = Problema del día
menu-some = **Problema del día:** { $channel }
menu-check = Para el problema del día hace falta un canal de texto o de voz. Elige otro.
front-position-clearly = una posición, una jugada claramente mejor
front-right = acertaste
front-missed = no acertaste

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

puzzle-title = { $game }: el problema del { $day }
tally = { $n ->
    [one] Aciertos: { $right } de 1 persona.
   *[other] Aciertos: { $right } de { $n } personas.
 }
public-play-name = **¿Qué jugarías en el lugar de { $name }?**
public-move-clearly = Hay una jugada claramente mejor que las demás. Pulsa *Responder* para dar la tuya. Nadie más la verá, y solo cuenta tu primer intento.
before = **El problema de ayer** ({ $game })
drawn-right = aciertos
button-answer = Responder
asked = Hay una respuesta claramente mejor que las demás, y solo cuenta la primera que des.
answered-puzzle-rating = Tu puntuación en los problemas: { $rating } ({ $change })
answered-youve-been = { $n ->
    [one] Llevas { $n } día acertando.
   *[other] Llevas { $n } días seguidos acertando.
 }
shared-right-day = { $n ->
    [one] Acierto { $n } día seguido.
   *[other] Aciertos { $n } días seguidos.
 }
judged-time-something = ❌ **Esta vez no. Otra cosa era claramente mejor.**
button-todays-puzzle = Problema del día
answered-next-puzzle = El próximo problema llega { $moment }.
shared-right-first = ✅ Correcto a la primera.
shared-time = ❌ Esta vez no.
judged-right-thats = ✅ **¡Correcto! No hay nada mejor.**
judged-right-nothing = ✅ **Correcto, nada era claramente mejor.**
list-title = Clasificación de los problemas
list-empty = Aquí todavía no aparece nadie.
past = Este problema ya está cerrado.
compared = Tu respuesta
