## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = Tus preferencias
switch = { $what ->
    [direct_hands-on] Tu mano llega por **mensaje directo**.
    [direct_hands-off] Tu mano se abre **en el canal**, y solo la ves tú.
    [pings-on] **Te menciono** cuando te toca.
    [pings-off] **No te menciono** cuando te toca.
    [plays_forced-on] Si solo tienes una jugada, **la hago yo** cuando no revela nada.
    [plays_forced-off] Haces **tú cada jugada**, aunque solo haya una posible.
    [open_hands-on] Al acabar la ronda, el público **puede ver tus cartas** si todos en la mesa lo permiten.
    [open_hands-off] El público **nunca ve tus cartas**.
    [challenges-on] Otros pueden **desafiarte**.
   *[challenges-off] Otros **no pueden desafiarte**.
 }
button-switch = { $what ->
    [direct_hands-on] Mano en el canal
    [direct_hands-off] Mano por mensaje directo
    [pings-on] No mencionarme
    [pings-off] Mencionarme
    [four_colours-on] Usar baraja de dos colores
    [four_colours-off] Usar baraja de cuatro colores
    [coaching-on] Quitar los consejos
    [coaching-off] Recibir consejos al principio
    [plays_forced-on] Hacer yo cada jugada
    [plays_forced-off] Hacer por mí la única jugada
    [open_hands-on] Ocultar siempre mis cartas
    [open_hands-off] Mostrar mis cartas al acabar la ronda
    [challenges-on] Sin desafíos
   *[challenges-off] Permitir desafíos
 }
menu-refused = Quién no puede desafiarte
unknown-switch = No conozco esa preferencia. Usa otra vez /preferences.

## Commands

command-preferences = preferencias
    .about = Cambia tus menciones, tu idioma y otras preferencias
    .help = menciones, la mano por mensaje directo, jugadas automáticas, una baraja de cuatro colores, tu idioma. *Tus datos* muestra qué se guarda de ti, para exportarlo o borrarlo
    .language = idioma
    .language-about = El idioma en que te hablo
