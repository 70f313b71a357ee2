## The daily puzzle: a position in which one action is clearly best, and people's answers

none-today = Hoy no hay problema del día. Vuelve mañana.
not-an-answer = Eso no vale como respuesta aquí. Prueba otra cosa.

## The daily puzzle: answered once, privately

answer-first = Resuelve antes el problema de hoy.
channel-none = **Problema del día:** no se publica
channel-note = El problema del día es una posición con una jugada claramente mejor. Puedo publicarlo cada día en un canal, y cada cual responde en privado. Con /daily lo tienes siempre.
button-daily-puzzle = Problema del día
channel = **Problema del día:** { $channel }
channel-unfit = Para el problema del día hace falta un canal de texto o de voz. Elige otro.
front = { $answer ->
    [right] ✅ **Problema del día** · has acertado
    [missed] ❌ **Problema del día** · no has acertado
   *[none] 🧩 **Problema del día** · una posición, una jugada claramente mejor
 }

## Pages of the daily puzzle: in a channel, before and after an answer, and the leaderboard

title = { $game }: el problema del { $day }
tally = { $n ->
    [0] { "" }
    [1] { "" }
   *[other] Aciertos: { $right } de { $n } personas.
 }
asked-as = **¿Qué jugarías en el lugar de { $name }?**
how-to-answer = Hay una jugada claramente mejor que las demás. Pulsa *Responder* para dar la tuya. Nadie más la verá, y solo cuenta tu primer intento.
yesterdays-puzzle = **El problema de ayer** ({ $game })
drawn-right = aciertos
button-answer = Responder
only-first-counts = Hay una respuesta claramente mejor que las demás, y solo cuenta la primera que des. Las reglas del juego están en /help.
puzzle-rating = Tu puntuación en los problemas: { $rating } ({ $change })
streak = { $n ->
    [one] Llevas { $n } día acertando.
   *[other] Llevas { $n } días seguidos acertando.
 }
shared-streak = { $n ->
    [one] Acierto { $n } día seguido.
   *[other] Aciertos { $n } días seguidos.
 }
judged = { $grade ->
    [best] ✅ **¡Correcto! No hay nada mejor.**
    [right] ✅ **Correcto, nada era claramente mejor.**
    [wrong] ❌ **Esta vez no. Otra cosa era mejor.**
   *[none] Este problema ya está cerrado.
 }
button-todays-puzzle = Problema del día
next-puzzle = El próximo problema llega { $moment }.
shared-grade = { $grade ->
    [right] ✅ Correcto a la primera.
   *[wrong] ❌ Esta vez no.
 }
list-title = Clasificación de los problemas
list-empty = Aquí todavía no aparece nadie.
your-answer = Tu respuesta
