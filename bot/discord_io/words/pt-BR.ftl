## Discord's refusals: what each means for a message, and how to explain it to a person

spent = Essa mensagem é antiga demais para eu mudar. Use /hand para ver suas cartas e a mesa de novo.
no-access = Não tenho acesso a esse canal. Peça a quem gerencia o servidor que me deixe entrar.
forbidden = Aqui me falta uma permissão. /help mostra de quais preciso.
locked = Este tópico está trancado, então não consigo mostrar nada nele. Peça a quem gerencia o servidor que o destranque.
automod = Os filtros deste servidor (AutoMod) bloquearam minha mensagem. Peça a quem gerencia o servidor que me deixe passar.
no-uploads = Este servidor não está aceitando minhas imagens agora. Fale com quem gerencia o servidor.
no-direct-messages = Suas mensagens diretas estão fechadas, então não posso escrever para você por lá.
unknown-channel = O canal desta partida foi apagado. Você ainda pode jogar com /hand.
unknown-message = Essa mensagem não existe mais. /hand mostra a mesa de novo.
too-many-threads = Este servidor tem tópicos abertos demais. Peça a quem gerencia o servidor que feche alguns.
old-edit = Essa mensagem é antiga demais para mudar. /hand posta uma nova.
limited = O Discord me pediu para ir mais devagar aqui. Posso continuar { $moment }.

## Rate limits per person

too-often = É muita coisa de uma vez. Espere um instante e tente de novo.

## Permissions that the bot needs in a channel, by Discord's names for them

not-here = Você não pode escrever neste canal, então faça isso em outro.
later = O Discord não está aceitando minhas mensagens agora; vou continuar tentando.
refused = O Discord não aceita minhas mensagens lá.
permission = { $name ->
    [view_channel] Ver canal
    [send_messages] Enviar mensagens
    [embed_links] Inserir links
    [attach_files] Anexar arquivos
    [read_message_history] Ver histórico de mensagens
    [create_public_threads] Criar tópicos públicos
    [send_messages_in_threads] Enviar mensagens em tópicos
    [manage_roles] Gerenciar cargos
   *[mention_everyone] Mencionar @everyone, @here e todos os cargos
 }
timed-out = Fui colocado de castigo neste servidor. Termina { $moment }.
no-mention = Não posso mencionar { $role }. Permissões que me faltam: **{ $permissions }**.
no-role = { $why ->
    [managed] { $role } é gerenciado pelo Discord, então não posso dar esse cargo a ninguém.
    [powerful] { $role } permite moderar este servidor, então não dou esse cargo a ninguém.
    [forbidden] Não posso dar { $role }. Permissões que me faltam: **{ $permissions }**.
   *[higher] Não posso dar { $role }, porque ele está acima do meu próprio cargo. Arraste meu cargo para cima na lista de cargos do servidor.
 }

## Receives all presses and commands; the one place where interactions fail

unknown-control = Esse botão não funciona mais. Use /hand para voltar a uma partida, ou execute o comando de novo.
old-form = Esse formulário é antigo demais. Abra de novo e preencha outra vez.
reply-refused = { $what ->
    [match] O Discord não aceitou minha resposta agora há pouco. Sua partida está a salvo: use /hand para ver como ela está.
   *[page] O Discord não aceitou minha resposta agora há pouco. Nada se perdeu. Tente de novo, ou use /hand se era sobre uma partida.
 }
nothing-saved = Não consigo salvar nada agora, então nada mudou. Tente de novo daqui a pouco.
other-rules = Esta partida usa regras que eu não tenho mais, então não posso continuar. A mesa vai dizer o que acontece com ela.
moved = Esse comando mudou de lugar: agora está em { $now }.
changed-command = Esse comando mudou desde que o seu Discord o carregou. Reinicie o Discord e digite o comando de novo.
restarting = Estou reiniciando neste momento. Aperte de novo daqui a alguns segundos.
failed = Desculpe, deu um problema por aqui. Sua partida está a salvo: /hand mostra. Se continuar acontecendo, passe este código a quem me administra: { $trace }
