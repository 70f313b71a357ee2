## ``/help``, and the rules of each game

menu-contents = Sommaire
topics-table-table = À la table
topics-table-challenge-challenge =
    { $challenge } : défie quelqu’un, pour une partie ou une série
    { $hand } : tes cartes, que personne d’autre ne voit. *Plus* republie le plateau et permet de quitter la partie
    { $tables } : ce qui se passe ici, avec tes parties, les tables ouvertes et les parties à regarder
    { $move } : tape un coup de Roi de la montagne
topics-hall-whos-best = Les meilleurs
topics-hall-daily-todays =
    { $daily } : les donnes du jour, les mêmes pour tout le monde, et l’énigme du jour
    { $leaderboard } : qui est en tête, ici et partout
    { $profile } : le bilan de quelqu’un, et ses parties finies, à revoir étape par étape
topics-nights =
    { $gamenight } : vois ce qui est prévu ici, ou organise une soirée si tu en as le droit

    Appuie sur *Participer* sous son annonce, et tu reçois des cartes quand elle commence.
topics-you-choices-data = Tes choix et tes données
topics-you-preferences-pings = { $preferences } : mentions, mains en message privé, coups automatiques, jeu à quatre couleurs, langue. *Tes données* montre ce qui est enregistré sur toi, pour l’exporter ou le supprimer
topics-server-running-server = Gérer un serveur
topics-server-settings-where =
    { $settings } : où et comment on joue ici ; réservé aux responsables du serveur

    Dans un salon, il me faut { $needed } ; pour un fil par partie, aussi { $threads }.
help-castellan-deals = Les jeux de rois de Castellan
help-new-here =
    {""}**Tu débutes ici ?** *Essayer un jeu* lance une partie sur-le-champ, avec des ordinateurs aux autres places. *Apprendre un jeu* t’en explique un en deux minutes.
    {""}**Jouer à plusieurs** : { $tables } montre ce qui se passe, et /play ouvre une table.
    {""}**Tes cartes** : appuie sur *Ma main* sous le plateau, ou utilise { $hand }. Personne d’autre ne les voit.
menu-more-commands = Autres commandes
## Commands

command-help = aide
    .about = Voir ce que Castellan sait faire
