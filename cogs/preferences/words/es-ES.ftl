## ``/preferences``: the place of hands, pings for turns, the look of the deck

language-speak-language = Te hablo en este idioma: **{ $language }**.
panel-preferences = Tus preferencias
language-speak-discord = Te hablo **en el idioma de tu Discord**.
switches-direct-hands-hands-come = Tu mano llega por **mensaje directo**.
switches-direct-hands-open-hands = Mano en el canal
switches-direct-hands-hands-open = Tu mano se abre **en el canal**, y solo la ves tú.
switches-direct-hands-send-hands = Mano por mensaje directo
switches-pings-pinged-when = **Te menciono** cuando te toca.
switches-pings-ping-me = No mencionarme
switches-pings-pinged-when-its = **No te menciono** cuando te toca.
switches-pings-ping-me-2 = Mencionarme
switches-four-colours-deck-four = Tu baraja tiene **cuatro colores**: los tréboles son verdes; los diamantes, azules.
switches-four-colours-use-two = Baraja de dos colores
switches-four-colours-deck-two = Tu baraja tiene **dos colores**, rojo y negro.
switches-four-colours-use-four = Baraja de cuatro colores
switches-coaching-get-advice = Tus primeras partidas de un juego vienen **con consejos**.
switches-coaching-turn-off = Sin consejos
switches-coaching-get-advice-first = Tus primeras partidas de un juego vienen **sin consejos**.
switches-coaching-give-me = Consejos en las primeras partidas
switches-plays-forced-when-only = Cuando solo tienes una jugada, **la hago por ti**: contra las máquinas, o cuando de todos modos la ven todos.
switches-plays-forced-let-me = Hacer yo cada jugada
switches-plays-forced-make-every = Haces **tú cada jugada**, aunque solo haya una posible.
switches-plays-forced-make-my = Hacer por mí la única jugada
switches-open-hands-spectators-see = El público **puede ver tus cartas** cuando acaba una ronda, si todos en la mesa lo permiten.
switches-open-hands-keep-my = Ocultar siempre mis cartas
switches-open-hands-spectators-never = El público **nunca ve tus cartas**.
switches-open-hands-show-my = Mostrar mis cartas al acabar la ronda
switches-challenges-others-challenge = Otros pueden **desafiarte**.
switches-challenges-let-others = Sin desafíos
switches-challenges-others-challenge-2 = Otros **no pueden desafiarte**.
switches-challenges-let-others-challenge = Permitir desafíos
panel-people-challenge = Quién no puede desafiarte
toggle = No conozco esa preferencia. Usa otra vez /preferences.

## Commands

command-preferences = preferencias
    .about = Elige cómo se comunica Castellan contigo
    .language = idioma
    .language-about = El idioma en que te hablo
