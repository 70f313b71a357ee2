## Deletes a person's data, and updates its messages on Discord

try-again = Uma das suas partidas acabou de mudar, então ainda não apaguei nada. Aperte de novo.

## Erases a person or a server from every column of every table

former-player = ex-participante

## The pages of *Your data* in ``/preferences``

export-title = Tudo que está guardado sobre você
export = O arquivo traz tudo tabela por tabela, do jeito que está guardado. O que pertence a outras pessoas fica de fora, e as cartas de partidas em andamento também.
question-title = Apagar seus dados?
question =
    Isso não pode ser desfeito.
    - Seus ratings e preferências deixam de existir.
    - Em todo o resto, seu nome vira *ex-participante*. As partidas terminadas ainda podem ser revistas, sem o seu nome.
    - Nas partidas em andamento, um computador assume o seu lugar. Suas partidas solo, e as que são só contra computadores, terminam sem resultado. Você sai das mesas que ainda não começaram.
    - Se um servidor bloqueou você, o bloqueio continua, sem o seu nome.
    - Resultados e rankings que alguém compartilhou, anúncios e mensagens diretas ficam no Discord até que alguém os apague por lá.
gone-title = Seus dados foram apagados
gone = As mesas que estão nos canais estão sendo alteradas agora. Se você jogar de novo, começa como outra pessoa. Servidores que bloquearam você continuam deixando você de fora.
button-count = { $count ->
    [everywhere] Contar só nos meus servidores
   *[here] Contar em todos os servidores
 }
about =
    {""}**O que está guardado sobre você**, sob o seu id do Discord
    - as escolhas que você fez em /preferences e o último idioma que você usou
    - as partidas em que você esteve: o nome que você tinha, o que jogou e quando, quem comandava a mesa
    - como elas terminaram, suas respostas aos enigmas do dia, seus ratings e o nome que aparece neles
    - qual mensagem traz qual mão, se você recebe as mãos por mensagem direta
    - quais servidores bloquearam você nas partidas de lá
    - quem você desafia e quem desafia você, por cerca de um dia
    - para qual jogo e onde você procura adversário, por uns dez minutos

    {""}**Para quê**: para conduzir as partidas, permitir que sejam conferidas e revistas, e manter os rankings.

    {""}**Por quanto tempo**: até você apagar. Os dados de um servidor são apagados uma semana depois de me tirarem de lá, ou quando quem o gerencia apaga tudo. Os resultados que você deixa contar em todos os servidores continuam seus.

    {""}**O que não é guardado**: mensagens. Não consigo ler o que as pessoas escrevem, e não mantenho listas de membros. Quando algo falha, o registro técnico de quem me administra pode citar o seu id.

    { $count ->
        [everywhere] **Em todos os servidores**: seus resultados contam também nos rankings de todos os servidores, onde todo mundo pode ver você como { $name }.
       *[here] **Em todos os servidores**: seus resultados contam nos rankings do servidor em que você joga, e em nenhum outro lugar. Se quiser, os das partidas de agora em diante podem contar também em todos os servidores.
     }
button-delete = Apagar
button-delete-all = Sim, apagar tudo
button-keep = Manter

## The page of ``/settings`` about a server's data, and its erasure by managers

erase = { $time ->
    [first] Os dados deste servidor
   *[last] Tem certeza mesmo?
 }
erased = Tudo que eu guardava deste servidor foi apagado.
erase-question = { $time ->
    [first] Guardo as partidas, os rankings, os resultados, a configuração e a lista de pessoas bloqueadas dele. *Apagar tudo* apaga de vez, inclusive as partidas em andamento.
   *[last] Isso não pode ser desfeito. Quer apagar agora tudo sobre este servidor?
 }
button-keep-everything = Manter tudo
erased-title = Apagado
button-erase = { $time ->
    [first] Apagar tudo
   *[last] Sim, apagar tudo
 }
