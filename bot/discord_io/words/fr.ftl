## Discord's refusals: what each means for a message, and how to explain it to a person

spent = Ce message est trop ancien pour que je le modifie. /hand remontre tes cartes et la table.
no-access = Je n’ai pas accès à ce salon. Demande aux responsables du serveur de m’y laisser entrer.
forbidden = Il me manque une permission ici. /help dit ce qu’il me faut.
locked = Ce fil est verrouillé, je ne peux rien y afficher. Demande aux responsables du serveur de le déverrouiller.
automod = Les filtres de ce serveur (AutoMod) ont bloqué mon message. Demande aux responsables du serveur de me laisser passer.
no-uploads = Ce serveur n’accepte pas mes images pour l’instant. Vois cela avec les responsables du serveur.
no-direct-messages = Tes messages privés sont fermés, donc je ne peux pas t’y écrire.
unknown-channel = Le salon de cette partie a été supprimé. Tu peux continuer à jouer avec /hand.
unknown-message = Ce message a disparu. /hand remontre la table.
too-many-threads = Ce serveur a trop de fils ouverts. Demande aux responsables du serveur d’en fermer quelques-uns.
old-edit = Ce message est trop ancien pour être modifié. /hand en publie un tout neuf.
limited = Discord m’a demandé de ralentir ici. Je pourrai continuer { $moment }.

## Rate limits per person

too-often = Ça fait beaucoup d’un coup. Laisse-moi un instant, puis réessaie.

## Permissions that the bot needs in a channel, by Discord's names for them

not-here = Tu ne peux pas écrire dans ce salon : fais ça dans un autre.
later = Discord n’accepte pas mes messages pour l’instant, mais je continue d’essayer.
refused = Discord n’accepte pas mes messages là-bas.
permission = { $name ->
    [view_channel] Voir le salon
    [send_messages] Envoyer des messages
    [embed_links] Intégrer des liens
    [attach_files] Joindre des fichiers
    [read_message_history] Voir les anciens messages
    [create_public_threads] Créer des fils publics
    [send_messages_in_threads] Envoyer des messages dans les fils
    [manage_roles] Gérer les rôles
   *[mention_everyone] Mentionner @everyone, @here et tous les rôles
 }
timed-out = On m’a exclu temporairement sur ce serveur. Ça se termine { $moment }.
no-mention = Je ne peux pas mentionner { $role }. Il me manque : **{ $permissions }**.
no-role = { $why ->
    [managed] { $role } est géré par Discord : je ne peux le donner à personne.
    [powerful] { $role } permet de modérer ce serveur : je ne le donne à personne.
    [forbidden] Je ne peux pas donner { $role }. Il me manque : **{ $permissions }**.
   *[higher] Je ne peux pas donner { $role } : ce rôle est au-dessus du mien. Fais glisser mon rôle plus haut dans la liste des rôles du serveur.
 }

## Receives all presses and commands; the one place where interactions fail

unknown-control = Ce bouton ne marche plus. Utilise /hand pour revenir à une partie, ou relance la commande.
old-form = Ce formulaire est trop ancien. Rouvre-le et remplis-le encore une fois.
reply-refused = { $what ->
    [match] Discord n’a pas accepté ma réponse à l’instant. Ta partie est intacte : /hand montre où elle en est.
   *[page] Discord n’a pas accepté ma réponse à l’instant. Rien n’est perdu : réessaie, ou utilise /hand s’il s’agissait d’une partie.
 }
nothing-saved = Je ne peux rien enregistrer pour l’instant, donc rien n’a changé. Réessaie dans un moment.
other-rules = Cette partie suit des règles que je n’ai plus, je ne peux donc pas la continuer. Le plateau dira ce qu’elle devient.
moved = Cette commande a changé de place : elle est maintenant dans { $now }.
changed-command = Cette commande a changé depuis que ton Discord l’a chargée. Redémarre Discord, puis tape-la à nouveau.
restarting = Je redémarre à l’instant. Appuie encore une fois dans quelques secondes.
failed = Désolé, j’ai eu un problème. Ta partie est intacte : /hand la montre. Si cela se reproduit, donne ce code à la personne qui me gère : { $trace }
