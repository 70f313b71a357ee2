## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = Suas preferências
switch = { $what ->
    [direct_hands-on] Suas mãos chegam por **mensagem direta**.
    [direct_hands-off] Suas mãos se abrem **no canal**, e só você vê.
    [pings-on] Eu **menciono você** quando é a sua vez.
    [pings-off] Eu **não menciono você** quando é a sua vez.
    [plays_forced-on] Quando você só tem uma jogada, **eu faço por você** se isso não revelar nada.
    [plays_forced-off] Você faz **todas as jogadas**, mesmo quando só há uma possível.
    [open_hands-on] Depois da rodada, os espectadores **podem ver suas cartas** se todos na mesa permitirem.
    [open_hands-off] Os espectadores **nunca veem suas cartas**.
    [challenges-on] Os outros podem **desafiar você**.
   *[challenges-off] Os outros **não podem desafiar você**.
 }
button-switch = { $what ->
    [direct_hands-on] Mãos no canal
    [direct_hands-off] Mãos por mensagem direta
    [pings-on] Não me mencionar
    [pings-off] Me mencionar
    [four_colours-on] Usar baralho de duas cores
    [four_colours-off] Usar baralho de quatro cores
    [coaching-on] Desligar os conselhos
    [coaching-off] Receber conselhos no começo
    [plays_forced-on] Deixar toda jogada comigo
    [plays_forced-off] Fazer por mim a única jogada
    [open_hands-on] Manter minhas cartas escondidas
    [open_hands-off] Mostrar cartas depois da rodada
    [challenges-on] Sem desafios
   *[challenges-off] Permitir desafios
 }
menu-refused = Quem não pode desafiar você
unknown-switch = Não conheço essa opção. Use /preferences de novo.

## Commands

command-preferences = preferências
    .about = Mude suas menções, seu idioma e outras preferências
    .help = menções, mãos por mensagem direta, jogadas automáticas, baralho de quatro cores, seu idioma. *Seus dados* mostra o que está guardado sobre você, para exportar ou apagar
    .language = idioma
    .language-about = O idioma em que falo com você
