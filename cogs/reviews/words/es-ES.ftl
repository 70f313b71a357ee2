## Reviews finished matches, once for each seat, from what its owner could have known

busy = Todavía estoy analizando otra partida tuya. Vuelve a pulsar cuando acabe.

## *Review*: the decisions of a finished match that had a clearly better alternative

begin = Solo puedes analizar partidas que jugaste tú.
progress = Estoy analizando tu partida: { $done } de { $total } decisiones.

## The pages of a review: a question for each decision, and its answers

title-review-game = Análisis · { $game }
told-thats-played = Eso es lo que se jugó, y nada era claramente mejor.
title-heading-number = { $heading }: { $number } de { $all }
closing-thats-made = { $n ->
    [one] ¡Eso es todo! Cometiste { $n } error más, pero te costó menos.
   *[other] ¡Eso es todo! Cometiste { $n } errores más, pero te costaron menos.
 }
question = **Aquí había algo mejor. ¿Qué jugarías ahora?**
answer-played = Se jugó
answer-played-2 = Jugaste
answer-choice-now = Tu elección de ahora
told-nothing-clearly = **Nada era claramente mejor que eso.**
told-didnt-rate = Esa opción no la he valorado.
told-best-choice = **Eso era lo mejor.**
told-heres-compares = Así queda en comparación con la partida:
told-thats-played-but = Eso es lo que se jugó, pero había algo mejor.
closing-thats-other = ¡Eso es todo! Tus demás decisiones estuvieron bien.
closing-given-could = **Con lo que podías ver, no cometiste ningún error.**
closing-leaving-early = Irse antes de tiempo no entra en el análisis.
button-turning-points = Puntos de inflexión
button-next = Siguiente →

## The button that reviews add to the pages of a match

button-review = Analizar

## The steps of a finished match at which a seat's chances changed most

turns-turning-points = Puntos de inflexión · { $game }
turns-each-seat = Cada asiento tiene una línea que muestra sus opciones después de cada paso.
turns-nobodys-chances = De un paso a otro, las opciones de ganar apenas cambiaron para nadie.
menu = Ver un punto de inflexión
