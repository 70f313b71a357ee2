## Searches for an opponent on any server. Two people with the same wish are seated together

closed = Esta partida se juega entre dos servidores, así que solo pueden estar sus dos jugadores.
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

form = Te buscaré a alguien que quiera jugar al mismo juego, aquí o en otro servidor. Cada cual tendrá un tablero en su propio canal, y la partida no es puntuable.

    { $name ->
        [none] En el otro servidor ven cómo juegas, pero no tu nombre.
       *[other] En el otro servidor ven cómo juegas, y tu nombre: { $name }.
     }
searching = Te estoy buscando rival. Si no encuentro a nadie, lo dejo { $moment }.
found = Te he encontrado rival: tu partida está en { $place }.
two-channels = No puntuable, porque los jugadores están en canales distintos.
button-start = Empezar a buscar
button-cancel = Cancelar la búsqueda
ended = { $how ->
    [stopped] He cancelado tu búsqueda.
   *[nobody] Esta vez no he encontrado a nadie.
 }
button-again = Buscar otra vez
waiting-now = **Esperando rival ahora mismo**
