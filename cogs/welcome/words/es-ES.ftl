## Introduces the bot once on each server that it joins

introduction = Conmigo se juega a **juegos de reyes**: juegos de cartas, un ajedrez con muros y un solitario, entre personas o contra máquinas. Pulsa un botón para empezar, o escribe **/play**.
lacking = Para que se pueda jugar aquí, necesito: { $permissions }.
lacking-for-threads = Para dar a cada partida un hilo propio, necesito además: { $permissions }.
hello = Hola, soy Castellan
