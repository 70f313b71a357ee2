## Introduces the bot once on each server that it joins

introduction = Bei mir gibt es **Königsspiele**: Kartenspiele, Schach mit Mauern und eine Patience, gegeneinander oder gegen Computer. Drück auf einen Knopf und leg los, oder tipp **/play**.
lacking = Bevor hier gespielt werden kann, brauche ich: { $permissions }.
lacking-for-threads = Für einen eigenen Thread je Partie brauche ich außerdem: { $permissions }.
hello = Hallo, ich bin Castellan
