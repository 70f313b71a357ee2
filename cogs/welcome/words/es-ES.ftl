## Introduces the bot once on each server that it joins

welcome-deal-games = Reparto **juegos de reyes**: juegos de cartas, un ajedrez con muros y un solitario, entre personas o contra máquinas. Pulsa un botón para empezar, o escribe **/play**.
welcome-before-anyone = Para que se pueda jugar aquí, necesito: { $permissions }.
welcome-give-each = Para dar a cada partida un hilo propio, necesito además: { $permissions }.
welcome-hello-castellan = Hola, soy Castellan
