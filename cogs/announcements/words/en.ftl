## Announces new champions, and the results of closed months

preview = Nobody has played here this month, so there'd be nothing to announce.

## Starts the feature, and adds its settings for managers

menu-none = **Announcements:** in the match's own channel
settings-note = When a season is over, I announce the top three of each game. A player who takes first place alone is that game's champion.
menu-some = **Announcements:** { $channel }
settings-on-seasons-each = **Seasons:** one each month
settings-on-play-without = Play without seasons
settings-off-seasons-none = **Seasons:** none
settings-off-play-seasons = Play in seasons
settings-on-new-champions = **New champions:** announced
settings-on-announce-champions = Don't announce champions
settings-off-new-champions = **New champions:** not announced
settings-off-announce-champions = Announce champions

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [one] { $n } more is tied for the last place shown.
   *[other] { $n } more are tied for the last place shown.
 }
standing = Rating { $rating }
champion-name-takes = 👑 { $name } takes first place in { $game }.
champion-name-takes-first = 👑 { $name } takes first place this month in { $game }.
champion-new-champion = A new champion
season-nobody-played = Nobody has played often enough to be ranked.
season-season-month = The season of { $month } is over
champion-footer = Use /leaderboard to see everyone's rank.
season-footer = You can still see its leaderboards in /leaderboard. A new season has begun.
