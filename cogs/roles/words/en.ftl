## The page of ``/settings`` about roles for achievements

goals-first = First place
goals-ten = Top 10
goals-percent10 = Top 10%
goals-percent25 = Top 25%
number-roles-achievements = **Roles for achievements:** { $n }
page-role-achievement = Role for this achievement: none
text = Once an hour I give these roles to everyone who has earned them, and take them back from people who no longer qualify. I go by the all-time rankings on this server, and I never take a role that I didn't give.
number-roles-achievements-none = **Roles for achievements:** none
button-roles-achievements = Roles for achievements
goal = Won against { $level }
line = a deleted role
choose-role = { $n ->
    [one] I can give a role for at most { $n } achievement.
   *[other] I can give roles for at most { $n } achievements. Remove one first.
 }
page-leaderboard = Leaderboard
page-achievement = Achievement
