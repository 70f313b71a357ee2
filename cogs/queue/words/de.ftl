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

form = Ich suche dir jemanden, der dasselbe Spiel spielen will, hier oder auf einem anderen Server. Ihr bekommt beide einen Tisch im eigenen Kanal, und die Partie ist ungewertet.

    { $name ->
        [none] Auf dem anderen Server sieht man, wie du spielst, aber nicht deinen Namen.
       *[other] Auf dem anderen Server sieht man, wie du spielst, und deinen Namen: { $name }.
     }
searching = Ich suche dir einen Gegner. Wenn ich niemanden finde, höre ich { $moment } auf.
found = Ich habe einen Gegner für dich gefunden: Deine Partie läuft in { $place }.
two-channels = Ungewertet, weil die beiden in verschiedenen Kanälen spielen.
button-start = Suche starten
button-cancel = Suche abbrechen
ended = { $how ->
    [stopped] Ich habe deine Suche abgebrochen.
   *[nobody] Diesmal habe ich niemanden gefunden.
 }
button-again = Noch einmal suchen
waiting-now = **Gerade auf Gegnersuche**
