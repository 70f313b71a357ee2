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

form = Vou encontrar alguém que queira jogar o mesmo jogo, aqui ou em outro servidor. Cada um recebe a mesa no próprio canal, e a partida não é ranqueada.

    { $name ->
        [none] No outro servidor veem como você joga, mas não seu nome.
       *[other] No outro servidor veem como você joga, e seu nome: { $name }.
     }
searching = Estou procurando um adversário para você. Se eu não encontrar ninguém, paro { $moment }.
found = Encontrei um adversário: sua partida está em { $place }.
two-channels = Não ranqueada, porque os jogadores estão em canais diferentes.
button-start = Começar a busca
button-cancel = Cancelar a busca
ended = { $how ->
    [stopped] Cancelei sua busca.
   *[nobody] Desta vez não encontrei ninguém.
 }
button-again = Procurar de novo
waiting-now = **Procurando adversário agora**
