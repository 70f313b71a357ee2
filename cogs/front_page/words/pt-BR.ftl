## ``/tables``: the front page, private and kept up to date for a while

you-sit = Agora você está na mesa em { $place }.
menu-own-matches = Abrir uma das suas partidas

## The lobby post: the public part of the front page, kept up to date in a channel

post-none = **Mural:** nenhum
post-note = O mural mostra o que está rolando aqui: mesas abertas, partidas para assistir, as partidas do dia, o enigma do dia e a próxima noite de jogos. Mantenho tudo em dia.
post-channel = **Mural:** { $channel }
post-unfit = O mural precisa de um canal de texto ou de voz. Escolha outro.

## The front page: open tables, matches to watch, and lines of other features

title = O que está rolando aqui
button-tables = O que está rolando
no-table = Nenhuma mesa está aberta agora. *Abrir uma mesa* resolve isso.
button-open-table = Abrir uma mesa
seats-left = { $n ->
    [1] { $n } lugar livre
   *[other] { $n } lugares livres
 }
menu-join = Entrar numa mesa
menu-watch = Assistir a uma partida
own-matches = **Suas partidas**
open-tables = **Mesas abertas**
to-watch = **Partidas para assistir**

## Commands

command-tables = mesas
    .about = Veja suas partidas, as mesas abertas e o que está rolando hoje
    .help = o que está rolando aqui, com suas partidas, mesas abertas e partidas para assistir
