## Calls of lobbies for more players, limited per table, person, game and server

called = { $who ->
    [you] Вы только что пинговали игроков. Снова это можно будет сделать { $moment }.
    [game] Я только что пинговал игроков для этой игры. Попробуйте ещё раз { $moment }.
   *[server] Здесь только что пинговали игроков сразу для нескольких столов. Попробуйте ещё раз { $moment }.
 }
table-full = За вашим столом нет свободных мест.
already-called = Для этого стола вы игроков уже пинговали.

## *Ping players*: mentions a server's role while a table waits

button-not-told = Не сообщать о столах
button-told = Сообщать об открытых столах
no-role = **Роль для открытых столов:** нет
button-ping-players = Пинговать игроков
role = **Роль для открытых столов:** { $role }
pinged = Я отправил пинг всем, кто хочет узнавать об открытых столах.

## Messages that mention a server's role when a table is open

nobody-to-ping = На этом сервере нет роли для тех, кто хочет узнавать об открытых столах.
call = { $role } Открыт стол: { $game }, { $link }
quiet-hours = Сейчас на этом сервере тихие часы, поэтому я никого не пингую.
