## Searches for an opponent on any server. Two people with the same wish are seated together

closed = Esta partida se juega entre dos servidores, así que solo pueden participar sus dos jugadores.
no-rematch = No hay revancha contra rivales de otros canales. /tables te busca otro.
player = Jugador { $n }
not-allowed = En este servidor no se puede buscar rivales de otros servidores. Quien lo gestione puede permitirlo con /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on = **Rivales de otros servidores:** los encuentra /tables
button-no-visitors = Jugar solo en este servidor
visitors-off = **Rivales de otros servidores:** no
button-visitors = Jugar con otros servidores
button-find = Buscar rival

## The pages of the search for an opponent

form = Te buscaré a alguien que quiera jugar al mismo juego, aquí o en otro servidor. Si no está en este canal, la partida se juega por mensaje directo. No es puntuable.

    { $name ->
        [none] Los rivales de otros servidores no ven tu nombre.
       *[other] Los rivales de otros servidores ven tu nombre: { $name }.
     }
searching = Te estoy buscando rival. Si no encuentro a nadie, lo dejo { $moment }.
letter = Buscas rival: { $wish }. Si la partida se juega por mensaje directo, será aquí.
no-direct-messages = Las partidas con otros servidores se juegan por mensaje directo, pero no puedo escribirte. Abre el menú del servidor, permite los mensajes directos en los ajustes de privacidad y busca otra vez.
found = { $where ->
    [direct] Te he encontrado rival: tu partida está en tus mensajes directos.
   *[channel] Te he encontrado rival: tu partida está en { $place }.
 }
button-start = Empezar a buscar
button-cancel = Cancelar la búsqueda
ended = { $how ->
    [stopped] He cancelado tu búsqueda.
   *[nobody] Esta vez no he encontrado a nadie.
 }
button-again = Buscar otra vez
waiting-now = **Esperando rival ahora mismo**
