## The page of ``/settings`` about roles for achievements

goals-first = Erster Platz
goals-ten = Top 10
goals-percent10 = Top 10 %
goals-percent25 = Top 25 %
number-roles-achievements = **Rollen für Erfolge:** { $n }
page-role-achievement = Rolle dafür: keine
text = Einmal pro Stunde gebe ich diese Rollen allen, die sie verdient haben, und nehme sie denen wieder ab, die sie nicht mehr verdienen. Es zählt die Rangliste dieses Servers über die ganze Zeit, und ich nehme nie eine Rolle weg, die ich nicht gegeben habe.
number-roles-achievements-none = **Rollen für Erfolge:** keine
button-roles-achievements = Rollen für Erfolge
goal = Besiegt: { $level }
line = eine gelöschte Rolle
choose-role = { $n ->
    [one] Rollen für mehr als einen Erfolg gehen nicht.
   *[other] Rollen für mehr als { $n } Erfolge gehen nicht. Nimm zuerst eine weg.
 }
page-leaderboard = Rangliste
page-achievement = Erfolg
