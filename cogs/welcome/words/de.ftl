## Introduces the bot once on each server that it joins

welcome-deal-games = Bei mir gibt es **Königsspiele**: Kartenspiele, Schach mit Mauern und eine Patience, gegeneinander oder gegen Computer. Drück auf einen Knopf und leg los, oder tipp **/play**.
welcome-before-anyone = Bevor hier gespielt werden kann, brauche ich: { $permissions }.
welcome-give-each = Für einen eigenen Thread je Partie brauche ich außerdem: { $permissions }.
welcome-hello-castellan = Hallo, ich bin Castellan
