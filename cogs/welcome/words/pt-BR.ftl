## Introduces the bot once on each server that it joins

welcome-deal-games = Eu dou as cartas em **jogos de reis**: jogos de cartas, xadrez com muros e uma paciência, entre amigos ou contra computadores. Aperte um botão para começar, ou digite **/play**.
welcome-before-anyone = Para que se possa jogar aqui, preciso de: { $permissions }.
welcome-give-each = Para dar a cada partida um tópico só dela, preciso também de: { $permissions }.
welcome-hello-castellan = Olá, eu sou o Castellan
