## Searches for an opponent on any server. Two people with the same wish are seated together

across-closed = Diese Partie läuft zwischen zwei Servern, darum können nur die beiden mitspielen.
across-no-rematch = Gegen Leute aus anderen Kanälen gibt es keine Revanche. Mit /tables findest du einen neuen Gegner.
name-across = Spieler { $n }
pair = Auf diesem Server kann man keine Gegner auf anderen Servern suchen. Wer ihn verwaltet, kann das mit /settings erlauben.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on-opponents-other = **Gegner von anderen Servern:** /tables findet sie
visitors-on-play-server = Nur auf diesem Server spielen
visitors-off-opponents-other = **Gegner von anderen Servern:** keine
visitors-off-play-other = Mit anderen Servern spielen
button-find-opponent = Gegner finden

## The pages of the search for an opponent

seeking-form-ill-find = Ich suche dir jemanden, der dasselbe Spiel spielen will, hier oder auf einem anderen Server. Ihr bekommt beide einen Tisch im eigenen Kanal, und die Partie ist ungewertet.
waiting = Ich suche dir einen Gegner. Wenn ich niemanden finde, höre ich { $moment } auf.
found = Ich habe einen Gegner für dich gefunden: Deine Partie läuft in { $place }.
board = Ungewertet, weil die beiden in verschiedenen Kanälen spielen.
seeking-form-people-other = Auf dem anderen Server sieht man, wie du spielst, aber nicht deinen Namen.
seeking-form-people-other-server = Auf dem anderen Server sieht man, wie du spielst, und deinen Namen: { $name }.
button-start-searching = Suche starten
button-cancel-search = Suche abbrechen
ended-ive-cancelled = Ich habe deine Suche abgebrochen.
ended-couldnt-find = Diesmal habe ich niemanden gefunden.
button-search-again = Noch einmal suchen
seeking-form-waiting-opponent = **Gerade auf Gegnersuche**
