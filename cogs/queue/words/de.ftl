## Searches for an opponent on any server. Two people with the same wish are seated together

closed = Diese Partie läuft zwischen zwei Servern, darum können nur die beiden mitspielen.
no-rematch = Gegen Leute aus anderen Kanälen gibt es keine Revanche. Mit /tables findest du einen neuen Gegner.
player = Spieler { $n }
not-allowed = Auf diesem Server kann man keine Gegner auf anderen Servern suchen. Wer ihn verwaltet, kann das mit /settings erlauben.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on = **Gegner von anderen Servern:** /tables findet sie
button-no-visitors = Nur auf diesem Server spielen
visitors-off = **Gegner von anderen Servern:** keine
button-visitors = Mit anderen Servern spielen
button-find = Gegner finden

## The pages of the search for an opponent

form = Ich suche dir jemanden, der dasselbe Spiel spielen will, hier oder auf einem anderen Server. Kommt der Gegner nicht aus diesem Kanal, spielt ihr beide in Direktnachrichten. Die Partie ist ungewertet.

    { $name ->
        [none] Gegner von anderen Servern sehen deinen Namen nicht.
       *[other] Gegner von anderen Servern sehen deinen Namen: { $name }.
     }
searching = Ich suche dir einen Gegner. Wenn ich niemanden finde, höre ich { $moment } auf.
letter = Du suchst einen Gegner: { $wish }. Wird die Partie in Direktnachrichten gespielt, dann hier.
no-direct-messages = Partien mit anderen Servern laufen in Direktnachrichten, aber ich kann dir nicht schreiben. Öffne das Menü des Servers, erlaube unter „Privatsphäre-Einstellungen“ Direktnachrichten und such dann noch einmal.
found = { $where ->
    [direct] Ich habe einen Gegner für dich gefunden: Deine Partie läuft in deinen Direktnachrichten.
   *[channel] Ich habe einen Gegner für dich gefunden: Deine Partie läuft in { $place }.
 }
button-start = Suche starten
button-cancel = Suche abbrechen
ended = { $how ->
    [stopped] Ich habe deine Suche abgebrochen.
   *[nobody] Diesmal habe ich niemanden gefunden.
 }
button-again = Noch einmal suchen
waiting-now = **Gerade auf Gegnersuche**
