## Deletes a person's data, and updates its messages on Discord

try-again = Una de tus partidas acaba de cambiar, así que aún no he borrado nada. Pulsa otra vez.

## Erases a person or a server from every column of every table

former-player = exjugador

## The pages of *Your data* in ``/preferences``

export-title = Todo lo que se guarda de ti
export = El archivo lo contiene tabla por tabla, tal como está guardado. Lo que es de otros queda fuera, igual que las cartas de las partidas en marcha.
question-title = ¿Borrar tus datos?
question =
    Esto no se puede deshacer.
    - Tus puntuaciones y preferencias desaparecen.
    - En todo lo demás pasas a ser *exjugador*. Las partidas terminadas se pueden seguir viendo, sin nombrarte.
    - En las partidas en marcha, una máquina ocupa tu plaza para siempre. Tus solitarios, y las partidas solo contra máquinas, acaban sin resultado. Te levantas de las mesas que no hayan empezado.
    - Si un servidor te ha bloqueado, el bloqueo sigue, sin tu nombre.
    - Los resultados y clasificaciones que alguien compartió, los anuncios y los mensajes directos siguen en Discord hasta que alguien los borre allí.
gone-title = Tus datos se han borrado
gone = Estoy cambiando ahora los tableros de los canales. Si vuelves a jugar, empiezas como alguien nuevo. Los servidores que te hayan bloqueado siguen sin dejarte entrar.
button-count = { $count ->
    [everywhere] Contar solo en mis servidores
   *[here] Contar también en la global
 }
about =
    {""}**Qué se guarda de ti**, junto a tu identificador de Discord
    - lo que elegiste en /preferences y el último idioma que usaste
    - las partidas en las que jugaste: el nombre que tenías, qué jugaste y cuándo, quién dirigía la mesa
    - cómo acabaron, tus respuestas a los problemas del día, tus puntuaciones y el nombre con el que figuran
    - qué mensaje muestra cada mano, si la recibes por mensaje directo
    - qué servidores te han bloqueado en sus partidas
    - a quién desafías y quién te desafía, durante un día más o menos
    - para qué juego y dónde buscas rival, durante unos diez minutos

    {""}**Para qué**: para llevar las partidas, para que se puedan comprobar y volver a ver, y para mantener la clasificación.

    {""}**Cuánto tiempo**: hasta que lo borres. Lo que pertenece a un servidor desaparece una semana después de que me quiten de él, o cuando lo borran quienes lo gestionan; los resultados que dejas contar en la clasificación global siguen siendo tuyos.

    {""}**Qué no se guarda**: los mensajes. No puedo leer lo que escribe la gente ni llevo listas de miembros. Cuando algo falla, tu identificador puede aparecer en el registro técnico de quien me administra.

    { $count ->
        [everywhere] **Clasificación global**: tus resultados cuentan también en la global, que reúne a todos los servidores y donde todos pueden verte como { $name }.
       *[here] **Clasificación global**: tus resultados cuentan en la clasificación del servidor donde juegas, y en ninguna otra. Si quieres, los de tus próximas partidas contarán también en la global, que reúne a todos los servidores.
     }
button-delete = Borrar
button-delete-all = Sí, borrarlo todo
button-keep = Conservarlo

## The page of ``/settings`` about a server's data, and its erasure by managers

erase = { $time ->
    [first] Los datos de este servidor
   *[last] ¿Seguro que quieres hacerlo?
 }
erased = Todo lo que guardaba de este servidor ha desaparecido.
erase-question = { $time ->
    [first] Guardo sus partidas, clasificaciones, resultados, configuración y lista de personas bloqueadas. *Borrar todo* lo elimina para siempre, incluidas las partidas en marcha.
   *[last] Esto no se puede deshacer. ¿Quieres borrar ahora todo lo de este servidor?
 }
button-keep-everything = Conservar todo
erased-title = Borrado
button-erase = { $time ->
    [first] Borrar todo
   *[last] Sí, borrarlo todo
 }
