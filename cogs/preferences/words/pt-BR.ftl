## ``/preferences``: the place of hands, pings for turns, the look of the deck

language-speak-language = Falo com você neste idioma: **{ $language }**.
panel-preferences = Suas preferências
language-speak-discord = Falo com você **no idioma do seu Discord**.
switches-direct-hands-hands-come = Suas mãos chegam por **mensagem direta**.
switches-direct-hands-open-hands = Mãos no canal
switches-direct-hands-hands-open = Suas mãos se abrem **no canal**, e só você vê.
switches-direct-hands-send-hands = Mãos por mensagem direta
switches-pings-pinged-when = Eu **menciono você** quando é a sua vez.
switches-pings-ping-me = Não me mencionar
switches-pings-pinged-when-its = Eu **não menciono você** quando é a sua vez.
switches-pings-ping-me-2 = Me mencionar
switches-four-colours-deck-four = Seu baralho tem **quatro cores**: paus são verdes, ouros são azuis.
switches-four-colours-use-two = Baralho de duas cores
switches-four-colours-deck-two = Seu baralho tem **duas cores**, vermelho e preto.
switches-four-colours-use-four = Baralho de quatro cores
switches-coaching-get-advice = Suas primeiras partidas de um jogo vêm **com conselhos**.
switches-coaching-turn-off = Sem conselhos
switches-coaching-get-advice-first = Suas primeiras partidas de um jogo vêm **sem conselhos**.
switches-coaching-give-me = Conselhos no começo
switches-plays-forced-when-only = Quando você só tem uma jogada, **eu a faço por você**: contra computadores, ou quando todo mundo já a vê de qualquer jeito.
switches-plays-forced-let-me = Deixar toda jogada comigo
switches-plays-forced-make-every = Você faz **todas as jogadas**, mesmo quando só há uma possível.
switches-plays-forced-make-my = Fazer por mim a única jogada
switches-open-hands-spectators-see = Os espectadores **podem ver suas cartas** depois que a rodada acaba, se todos na mesa permitirem.
switches-open-hands-keep-my = Manter minhas cartas escondidas
switches-open-hands-spectators-never = Os espectadores **nunca veem suas cartas**.
switches-open-hands-show-my = Mostrar minhas cartas depois da rodada
switches-challenges-others-challenge = Os outros podem **desafiar você**.
switches-challenges-let-others = Sem desafios
switches-challenges-others-challenge-2 = Os outros **não podem desafiar você**.
switches-challenges-let-others-challenge = Permitir desafios
panel-people-challenge = Quem não pode desafiar você
toggle = Não conheço essa opção. Use /preferences de novo.

## Commands

command-preferences = preferências
    .about = Escolha como o Castellan chega até você
    .language = idioma
    .language-about = O idioma em que falo com você
