## Announces new champions, and the results of closed months

nothing-yet = Nobody has played here this month, so there'd be nothing to announce.

## Starts the feature, and adds its settings for managers

channel-none = **Announcements:** in the match's own channel
note-seasons = When a season is over, I announce the top three of each game. A player who takes first place alone is that game's champion.
channel = **Announcements:** { $channel }
seasons-on = **Seasons:** one each month
button-no-seasons = Play without seasons
seasons-off = **Seasons:** none
button-seasons = Play in seasons
champions-on = **New champions:** announced
button-no-champions = Don't announce champions
champions-off = **New champions:** not announced
button-champions = Announce champions

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] { $n } more is tied for the last place shown.
   *[other] { $n } more are tied for the last place shown.
 }
rating = Rating { $rating }
champion = { $period ->
    [all] 👑 { $name } takes first place in { $game }.
   *[month] 👑 { $name } takes first place in { $game } this month.
 }
champion-title = A new champion
nobody-ranked = Nobody has played often enough to be ranked.
season-title = The { $month } season is over
champion-footer = Use /leaderboard to see everyone's rank.
season-footer = You can still see its leaderboards with /leaderboard. A new season has started.
