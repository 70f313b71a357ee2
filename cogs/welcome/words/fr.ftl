## Introduces the bot once on each server that it joins

introduction = Avec moi, on joue à des **jeux de rois** : des jeux de cartes, des échecs avec des murs et une réussite, entre vous ou contre des ordinateurs. Appuie sur un bouton pour commencer, ou tape **/play**.
lacking = Pour que l’on puisse jouer ici, il me faut : { $permissions }.
lacking-for-threads = Pour donner à chaque partie son propre fil, il me faut aussi : { $permissions }.
hello = Bonjour, je suis Castellan
