## Calls of lobbies for more players, limited per table, person, game and server

you-called = Você acabou de mencionar jogadores para uma mesa. Poderá fazer isso de novo { $moment }.
game-called = Acabei de mencionar jogadores para este jogo. Tente de novo { $moment }.
server-called = Acabaram de mencionar jogadores para várias mesas aqui. Tente de novo { $moment }.
reserve-call-every-seat = Não há mais lugar livre na sua mesa.
reserve-call-youve-already = Você já mencionou jogadores para esta mesa.

## *Ping players*: mentions a server's role while a table waits

on-tell-when = Eu **aviso você** quando uma mesa abre aqui.
on-tell-me = Não me avisar de mesas
off-told-when = Eu **não aviso você** quando uma mesa abre aqui.
off-tell-me = Me avisar de mesas abertas
menu-none = **Cargo a mencionar para mesas abertas:** nenhum
button-ping-players = Mencionar jogadores
menu-some = **Cargo a mencionar para mesas abertas:** { $role }
call-ive-pinged = Mencionei todos que querem saber de mesas abertas.

## Messages that mention a server's role when a table is open

no-table-role = Este servidor não tem um cargo para quem quer saber de mesas abertas.
find = { $role } Há uma mesa aberta: { $game }, { $link }
call-its-quiet = São horas de silêncio neste servidor, então não menciono ninguém.
