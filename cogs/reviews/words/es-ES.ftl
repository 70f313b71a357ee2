## Reviews finished matches, once for each seat, from what its owner could have known

busy = Todavía estoy analizando otra partida tuya. Vuelve a pulsar cuando acabe.

## *Review*: the decisions of a finished match that had a clearly better alternative

not-your-match = Solo puedes analizar partidas que jugaste tú.
progress = Estoy analizando tu partida: { $done } de { $total } decisiones.

## The pages of a review: a question for each decision, and its answers

title = Análisis · { $game }{ $all ->
    [0] { "" }
   *[other] : { $number } de { $all }
 }
graded = { $answer ->
    [fine] **Nada era claramente mejor.**
    [unrated] Esa opción no la he valorado.
    [best] **Era la mejor opción.**
    [other] Aún hay algo mejor. Prueba otra vez, o mira cuál es.
    [played-bad] Así se jugó, pero hay algo mejor. Prueba otra vez, o mira cuál es.
   *[played] Así se jugó, y nada era claramente mejor.
 }
closing = { $mistakes ->
    [0] **Con lo que podías ver, nada era claramente mejor que tus jugadas.**
    [1] ¡Eso es todo! Mejores jugadas: **{ $n } de { $all }**.
   *[other] ¡Eso es todo! Mejores jugadas: **{ $n } de { $all }**. La jugada que más te costó fue la de la pregunta 1.
 }
question = **Aquí había algo mejor. ¿Qué jugarías ahora?**
played = { $reader ->
    [other] Se jugó
   *[player] Jugaste
 }
your-choice-now = Tu elección esta vez
left-early = Irse antes de tiempo no entra en el análisis.
button-turning-points = Puntos de inflexión
button-next = Siguiente →
button-show = Muéstramelo

## The button that reviews add to the pages of a match

button-review = Analizar

## The steps of a finished match at which a seat's chances changed most

turns-title = Puntos de inflexión · { $game }
chances-picture = Hay una línea por plaza, que muestra sus opciones después de cada paso.
chances-changed = { $whose ->
    [own] tus opciones: { $change }
   *[other] opciones de { $name }: { $change }
 }
no-turns = De un paso a otro, las opciones de ganar apenas cambiaron para nadie.
turns-note = Son estimaciones rápidas tras cada paso, con las jugadas de todos y la suerte. Un análisis solo valora las jugadas propias, según lo que se podía ver entonces; por eso sus números son otros.
menu-turns = Ver un punto de inflexión
