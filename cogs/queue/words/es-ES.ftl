## Searches for an opponent on any server. Two people with the same wish are seated together

across-closed = Esta partida se juega entre dos servidores, así que solo pueden estar sus dos jugadores.
across-no-rematch = No hay revancha contra rivales de otros canales. /tables te busca otro.
name-across = Jugador { $n }
pair = En este servidor no se puede buscar rivales de otros servidores. Quien lo gestione puede permitirlo con /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on-opponents-other = **Rivales de otros servidores:** los encuentra /tables
visitors-on-play-server = Jugar solo en este servidor
visitors-off-opponents-other = **Rivales de otros servidores:** no
visitors-off-play-other = Jugar con otros servidores
button-find-opponent = Buscar rival

## The pages of the search for an opponent

seeking-form-ill-find = Te buscaré a alguien que quiera jugar al mismo juego, aquí o en otro servidor. Cada cual tendrá un tablero en su propio canal, y la partida no es puntuable.
waiting = Te estoy buscando rival. Si no encuentro a nadie, lo dejo { $moment }.
found = Te he encontrado rival: tu partida está en { $place }.
board = No puntuable, porque los jugadores están en canales distintos.
seeking-form-people-other = En el otro servidor ven cómo juegas, pero no tu nombre.
seeking-form-people-other-server = En el otro servidor ven cómo juegas, y tu nombre: { $name }.
button-start-searching = Empezar a buscar
button-cancel-search = Cancelar la búsqueda
ended-ive-cancelled = He cancelado tu búsqueda.
ended-couldnt-find = Esta vez no he encontrado a nadie.
button-search-again = Buscar otra vez
seeking-form-waiting-opponent = **Esperando rival ahora mismo**
