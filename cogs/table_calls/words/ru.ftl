## Calls of lobbies for more players, limited per table, person, game and server

you-called = Вы только что пинговали игроков. Снова это можно будет сделать { $moment }.
game-called = Я только что пинговал игроков для этой игры. Попробуйте ещё раз { $moment }.
server-called = Здесь только что пинговали игроков сразу для нескольких столов. Попробуйте ещё раз { $moment }.
reserve-call-every-seat = За вашим столом нет свободных мест.
reserve-call-youve-already = Для этого стола вы игроков уже пинговали.

## *Ping players*: mentions a server's role while a table waits

on-tell-when = Когда здесь открывается стол, я вам **сообщаю**.
on-tell-me = Не сообщать о столах
off-told-when = Когда здесь открывается стол, я вам **не сообщаю**.
off-tell-me = Сообщать об открытых столах
menu-none = **Роль для открытых столов:** нет
button-ping-players = Пинговать игроков
menu-some = **Роль для открытых столов:** { $role }
call-ive-pinged = Я отправил пинг всем, кто хочет узнавать об открытых столах.

## Messages that mention a server's role when a table is open

no-table-role = На этом сервере нет роли для тех, кто хочет узнавать об открытых столах.
find = { $role } Открыт стол: { $game }, { $link }
call-its-quiet = Сейчас на этом сервере тихие часы, поэтому я никого не пингую.
