## Introduces the bot once on each server that it joins

introduction = Eu dou as cartas em **jogos de reis**: jogos de cartas, xadrez com muros e uma paciência, entre amigos ou contra computadores. Aperte um botão para começar, ou digite **/play**.
lacking = Para que se possa jogar aqui, preciso de: { $permissions }.
lacking-for-threads = Para dar a cada partida um tópico só dela, preciso também de: { $permissions }.
hello = Olá, eu sou o Castellan
