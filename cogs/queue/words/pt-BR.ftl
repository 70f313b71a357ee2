## Searches for an opponent on any server. Two people with the same wish are seated together

across-closed = Esta partida é entre dois servidores, então só os dois jogadores dela podem participar.
across-no-rematch = Não há revanche contra adversários de outros canais. /tables encontra outro para você.
name-across = Jogador { $n }
pair = Neste servidor não dá para procurar adversários de outros servidores. Quem o administra pode permitir isso com /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on-opponents-other = **Adversários de outros servidores:** /tables encontra
visitors-on-play-server = Jogar só neste servidor
visitors-off-opponents-other = **Adversários de outros servidores:** não
visitors-off-play-other = Jogar com outros servidores
button-find-opponent = Procurar adversário

## The pages of the search for an opponent

seeking-form-ill-find = Vou encontrar alguém que queira jogar o mesmo jogo, aqui ou em outro servidor. Cada um recebe a mesa no próprio canal, e a partida não é ranqueada.
waiting = Estou procurando um adversário para você. Se eu não encontrar ninguém, paro { $moment }.
found = Encontrei um adversário: sua partida está em { $place }.
board = Não ranqueada, porque os jogadores estão em canais diferentes.
seeking-form-people-other = No outro servidor veem como você joga, mas não seu nome.
seeking-form-people-other-server = No outro servidor veem como você joga, e seu nome: { $name }.
button-start-searching = Começar a busca
button-cancel-search = Cancelar a busca
ended-ive-cancelled = Cancelei sua busca.
ended-couldnt-find = Desta vez não encontrei ninguém.
button-search-again = Procurar de novo
seeking-form-waiting-opponent = **Procurando adversário agora**
