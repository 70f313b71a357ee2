## Calls of lobbies for more players, limited per table, person, game and server

called = { $who ->
    [you] Você acabou de mencionar jogadores para uma mesa. Poderá fazer isso de novo { $moment }.
    [game] Acabei de mencionar jogadores para este jogo. Tente de novo { $moment }.
   *[server] Acabaram de mencionar jogadores para várias mesas aqui. Tente de novo { $moment }.
 }
table-full = Não há mais lugar livre na sua mesa.
already-called = Você já mencionou jogadores para esta mesa.

## *Ping players*: mentions a server's role while a table waits

button-not-told = Não me avisar de mesas
button-told = Me avisar de mesas abertas
no-role = **Cargo a mencionar para mesas abertas:** nenhum
button-ping-players = Mencionar jogadores
role = **Cargo a mencionar para mesas abertas:** { $role }
pinged = Mencionei todos que querem saber de mesas abertas.

## Messages that mention a server's role when a table is open

nobody-to-ping = Este servidor não tem um cargo para quem quer saber de mesas abertas.
call = { $role } Há uma mesa aberta: { $game }, { $link }
quiet-hours = São horas de silêncio neste servidor, então não menciono ninguém.
