## Discord's refusals: what each means for a message, and how to explain it to a person

spent = Diese Nachricht ist mir zu alt zum Ändern. /hand zeigt wieder deine Karten und den Tisch.
no-access = Ich komme in diesen Kanal nicht hinein. Bitte die Verwaltung des Servers, mich hereinzulassen.
forbidden = Hier fehlt mir eine Berechtigung. /help sagt, was ich brauche.
locked = Dieser Thread ist gesperrt, darum kann ich darin nichts zeigen. Bitte die Verwaltung des Servers, ihn zu entsperren.
automod = Die Filter dieses Servers (AutoMod) haben meine Nachricht blockiert. Bitte die Verwaltung des Servers, mich durchzulassen.
no-uploads = Dieser Server nimmt meine Bilder gerade nicht an. Frag die Verwaltung des Servers.
no-direct-messages = Deine Direktnachrichten sind geschlossen, also kann ich dir dort nicht schreiben.
unknown-channel = Der Kanal dieser Partie wurde gelöscht. Mit /hand kannst du trotzdem weiterspielen.
unknown-message = Diese Nachricht gibt es nicht mehr. /hand zeigt wieder den Tisch.
too-many-threads = Auf diesem Server sind zu viele Threads offen. Bitte die Verwaltung des Servers, ein paar zu schließen.
old-edit = Diese Nachricht ist zu alt zum Ändern. /hand zeigt eine frische.
limited = Discord hat mich hier gebremst. Weiter geht es { $moment }.

## Rate limits per person

too-often = Das war viel auf einmal. Gib mir einen Moment und versuch es dann noch einmal.

## Permissions that the bot needs in a channel, by Discord's names for them

not-here = In diesem Kanal darfst du nicht schreiben. Mach das in einem anderen.
later = Discord nimmt meine Nachrichten gerade nicht an. Ich versuche es weiter.
refused = Discord nimmt meine Nachrichten dort nicht an.
permission = { $name ->
    [view_channel] Kanal ansehen
    [send_messages] Nachrichten senden
    [embed_links] Links einbetten
    [attach_files] Dateien anhängen
    [read_message_history] Nachrichtenverlauf anzeigen
    [create_public_threads] Öffentliche Threads erstellen
    [send_messages_in_threads] Nachrichten in Threads senden
    [manage_roles] Rollen verwalten
   *[mention_everyone] @everyone, @here und alle Rollen erwähnen
 }
timed-out = Ich habe auf diesem Server eine Auszeit bekommen. Sie endet { $moment }.
no-mention = { $role } kann ich nicht erwähnen. Mir fehlt: **{ $permissions }**.
no-role = { $why ->
    [managed] { $role } wird von Discord verwaltet, darum kann ich sie niemandem geben.
    [powerful] Mit { $role } kann man diesen Server moderieren, darum gebe ich sie niemandem.
    [forbidden] { $role } kann ich nicht vergeben. Mir fehlt: **{ $permissions }**.
   *[higher] { $role } kann ich nicht vergeben, weil sie über meiner eigenen Rolle steht. Zieh meine Rolle in der Rollenliste dieses Servers weiter nach oben.
 }

## Receives all presses and commands; the one place where interactions fail

unknown-control = Dieser Knopf geht nicht mehr. Mit /hand kommst du zu einer Partie zurück; sonst gib den Befehl noch einmal ein.
old-form = Dieses Formular ist zu alt. Öffne es neu und füll es noch einmal aus.
reply-refused = { $what ->
    [match] Discord hat meine Antwort gerade nicht angenommen. Deine Partie ist sicher: /hand zeigt, wie sie steht.
   *[page] Discord hat meine Antwort gerade nicht angenommen. Verloren ist nichts. Versuch es noch einmal, oder nimm /hand, wenn es um eine Partie ging.
 }
nothing-saved = Im Moment kann ich nichts speichern, geändert hat sich also nichts. Versuch es gleich noch einmal.
other-rules = Diese Partie läuft nach Regeln, die ich nicht mehr habe, darum kann ich sie nicht weiterführen. Am Tisch siehst du, was aus ihr wird.
moved = Dieser Befehl ist umgezogen: Du findest ihn jetzt in { $now }.
changed-command = Dieser Befehl hat sich geändert, seit dein Discord ihn geladen hat. Starte Discord neu und gib ihn dann noch einmal ein.
restarting = Ich starte gerade neu. Drück bitte in ein paar Sekunden noch einmal.
failed = Da ist bei mir leider etwas schiefgegangen. Deine Partie ist sicher: /hand zeigt sie. Passiert das immer wieder, gib denen, die mich betreiben, diesen Code: { $trace }
