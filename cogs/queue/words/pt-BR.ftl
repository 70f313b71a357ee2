## Searches for an opponent on any server. Two people with the same wish are seated together

closed = Esta partida é entre dois servidores, então só os dois jogadores dela podem participar.
no-rematch = Não há revanche contra adversários de outros canais. /tables encontra outro para você.
player = Jogador { $n }
not-allowed = Neste servidor não dá para procurar adversários de outros servidores. Quem o administra pode permitir isso com /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on = **Adversários de outros servidores:** /tables encontra
button-no-visitors = Jogar só neste servidor
visitors-off = **Adversários de outros servidores:** não
button-visitors = Jogar com outros servidores
button-find = Procurar adversário

## The pages of the search for an opponent

form = Vou encontrar alguém que queira jogar o mesmo jogo, aqui ou em outro servidor. Se a pessoa não estiver neste canal, vocês jogam por mensagem direta. A partida não é ranqueada.

    { $name ->
        [none] Adversários de outros servidores não veem seu nome.
       *[other] Adversários de outros servidores veem seu nome: { $name }.
     }
searching = Estou procurando um adversário para você. Se eu não encontrar ninguém, paro { $moment }.
letter = Você está procurando um adversário: { $wish }. Se a partida for por mensagem direta, será aqui.
no-direct-messages = Partidas com outros servidores são jogadas por mensagem direta, mas não consigo escrever para você. Abra o menu do servidor, permita mensagens diretas nas configurações de privacidade e procure de novo.
found = { $where ->
    [direct] Encontrei um adversário: sua partida está nas suas mensagens diretas.
   *[channel] Encontrei um adversário: sua partida está em { $place }.
 }
button-start = Começar a busca
button-cancel = Cancelar a busca
ended = { $how ->
    [stopped] Cancelei sua busca.
   *[nobody] Desta vez não encontrei ninguém.
 }
button-again = Procurar de novo
waiting-now = **Procurando adversário agora**
