## The page of ``/settings`` about roles for achievements

goal = { $goal ->
    [first] First place
    [ten] Top 10
    [percent10] Top 10%
    [percent25] Top 25%
   *[level] Won against { $level }
 }
number = { $n ->
    [0] **Roles for achievements:** none
   *[other] **Roles for achievements:** { $n }
 }
menu-role = Role for this achievement: none
how-it-works = Once an hour I give these roles to everyone who has earned them, and take them back from people who no longer qualify. I go by the all-time rankings on this server, and I never take a role that I didn't give.
button-roles = Roles for achievements
deleted-role = a deleted role
too-many-roles = { $n ->
    [one] I can give a role for at most { $n } achievement.
   *[other] I can give roles for at most { $n } achievements. Remove one first.
 }
menu-leaderboard = Leaderboard
menu-achievement = Achievement
