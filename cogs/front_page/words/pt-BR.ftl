## ``/tables``: the front page, private and kept up to date for a while

sit-down = Agora você está na mesa em { $place }.
page = Abrir uma das suas partidas
## The lobby post: the public part of the front page, kept up to date in a channel

menu-none = **Mural:** nenhum
menu-note = O mural mostra o que está rolando aqui: mesas abertas, partidas para assistir, as partidas do dia, o enigma do dia e a próxima noite de jogos. Eu o mantenho em dia.
menu-some = **Mural:** { $channel }
menu-check = O mural precisa de um canal de texto ou de voz. Escolha outro.

## The front page: open tables, matches to watch, and lines of other features

private-whats-here = O que está rolando aqui
button-whats = O que está rolando
text-table-open = Nenhuma mesa está aberta agora. *Abrir uma mesa* resolve isso.
button-open-table = Abrir uma mesa
button-play-computers = Contra computadores
terms = { $n ->
    [1] { $n } lugar livre
   *[other] { $n } lugares livres
 }
private-join-table = Entrar numa mesa
private-watch-match = Assistir a uma partida
text-matches = **Suas partidas**
text-open-tables = **Mesas abertas**
text-matches-watch = **Partidas para assistir**

## Commands

command-tables = mesas
    .about = Veja suas partidas, as mesas abertas e o que está rolando hoje
