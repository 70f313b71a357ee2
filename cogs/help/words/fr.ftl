## ``/help``, and the rules of each game

menu-contents = Sommaire
topic-title = { $topic ->
    [table] À la table
    [best] Les meilleurs
    [nights] Soirées de ce serveur
    [you] Tes choix et tes données
    [server] Gérer un serveur
   *[start] Les jeux de rois de Castellan
 }
start =
    {""}**Tu débutes ici ?** *Essayer un jeu* lance une partie sur-le-champ, avec des ordinateurs aux autres places. *Apprendre un jeu* t’en explique un en deux minutes.
    {""}**Jouer à plusieurs** : { $tables } montre ce qui se passe, et /play ouvre une table.
    {""}**Tes cartes** : appuie sur *Ma main* sous le plateau, ou utilise { $hand }. Personne d’autre ne les voit.
line = { $command } : { $told }
permissions = Dans un salon, il me faut { $needed } ; pour un fil par partie, aussi { $threads }.
menu-more-commands = Autres commandes

## Commands

command-help = aide
    .about = Trouver les leçons, les règles et les commandes
