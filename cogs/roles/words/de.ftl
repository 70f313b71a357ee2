## The page of ``/settings`` about roles for achievements

goal = { $goal ->
    [first] Erster Platz
    [ten] Top 10
    [percent10] Top 10 %
    [percent25] Top 25 %
   *[level] Besiegt: { $level }
 }
number = { $n ->
    [0] **Rollen für Erfolge:** keine
   *[other] **Rollen für Erfolge:** { $n }
 }
menu-role = Rolle dafür: keine
how-it-works = Einmal pro Stunde gebe ich diese Rollen allen, die sie verdient haben, und nehme sie denen wieder ab, die sie nicht mehr verdienen. Es zählt die Rangliste dieses Servers über die ganze Zeit, und ich nehme nie eine Rolle weg, die ich nicht gegeben habe.
button-roles = Rollen für Erfolge
deleted-role = eine gelöschte Rolle
too-many-roles = { $n ->
    [one] Ich kann nur für einen Erfolg eine Rolle vergeben.
   *[other] Ich kann für höchstens { $n } Erfolge Rollen vergeben. Nimm zuerst eine weg.
 }
menu-leaderboard = Rangliste
menu-achievement = Erfolg
