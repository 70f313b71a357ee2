## Discord's refusals: what each means for a message, and how to explain it to a person

spent = Ese mensaje es demasiado antiguo para cambiarlo. Usa /hand para volver a ver tus cartas y la mesa.
no-access = No tengo acceso a ese canal. Pide a quien gestione el servidor que me deje entrar.
forbidden = Aquí me falta un permiso. /help dice cuáles necesito.
locked = Este hilo está bloqueado, así que no puedo mostrar nada en él. Pide a quien gestione el servidor que lo desbloquee.
automod = Los filtros de este servidor (AutoMod) han bloqueado mi mensaje. Pide a quien gestione el servidor que me deje pasar.
no-uploads = Este servidor no acepta mis imágenes en este momento. Consúltalo con quien gestione el servidor.
no-direct-messages = Tienes cerrados los mensajes directos, así que por ahí no puedo escribirte.
unknown-channel = El canal de esta partida se ha borrado. Puedes seguir jugando con /hand.
unknown-message = Ese mensaje ya no existe. Usa /hand para volver a ver la mesa.
too-many-threads = Este servidor tiene demasiados hilos abiertos. Pide a quien gestione el servidor que cierre algunos.
old-edit = Ese mensaje es demasiado antiguo para cambiarlo. Usa /hand para publicar uno nuevo.
limited = Discord me ha pedido que vaya más despacio aquí. Puedo seguir { $moment }.

## Rate limits per person

too-often = Eso es mucho de golpe. Dame un momento y vuelve a intentarlo.

## Permissions that the bot needs in a channel, by Discord's names for them

not-here = No puedes escribir en este canal, así que hazlo en otro.
later = Discord no acepta mis mensajes en este momento; sigo intentándolo.
refused = Discord no acepta mis mensajes ahí.
permission = { $name ->
    [view_channel] Ver canal
    [send_messages] Enviar mensajes
    [embed_links] Insertar enlaces
    [attach_files] Adjuntar archivos
    [read_message_history] Leer el historial de mensajes
    [create_public_threads] Crear hilos públicos
    [send_messages_in_threads] Enviar mensajes en hilos
    [manage_roles] Gestionar roles
   *[mention_everyone] Mencionar @everyone, @here y todos los roles
 }
timed-out = Me han aislado por un tiempo en este servidor. Termina { $moment }.
no-mention = No puedo mencionar { $role }. Me falta: **{ $permissions }**.
no-role = { $why ->
    [managed] { $role } lo gestiona Discord, así que no puedo dárselo a nadie.
    [powerful] { $role } permite moderar este servidor, así que no se lo doy a nadie.
    [forbidden] No puedo dar { $role }. Me falta: **{ $permissions }**.
   *[higher] No puedo dar { $role }, porque está por encima de mi propio rol. Arrastra mi rol más arriba en la lista de roles del servidor.
 }

## Receives all presses and commands; the one place where interactions fail

unknown-control = Ese botón ya no funciona. Usa /hand para volver a una partida, o ejecuta otra vez el comando.
old-form = Ese formulario es demasiado antiguo. Ábrelo de nuevo y vuelve a rellenarlo.
reply-refused = { $what ->
    [match] Discord no ha aceptado mi respuesta. Tu partida está a salvo: /hand muestra cómo va.
   *[page] Discord no ha aceptado mi respuesta. No se ha perdido nada. Inténtalo de nuevo, o usa /hand si se trataba de una partida.
 }
nothing-saved = Ahora mismo no puedo guardar nada, así que no ha cambiado nada. Inténtalo de nuevo en un momento.
other-rules = Esta partida usa reglas que ya no tengo, así que no puedo seguir con ella. Su tablero dirá en qué queda.
moved = Ese comando se ha mudado: ahora está en { $now }.
changed-command = Ese comando ha cambiado desde que tu Discord lo cargó. Reinicia Discord y escríbelo otra vez.
restarting = Me estoy reiniciando ahora mismo. Pulsa otra vez dentro de unos segundos.
failed = Perdona, algo ha fallado por mi parte. Tu partida está a salvo: /hand la muestra. Si sigue pasando, dale este código a quien me administra: { $trace }
