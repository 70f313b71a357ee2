## Announces new champions, and the results of closed months

preview = 今月はまだ誰もここで対局していないので、発表することがありません。

## Starts the feature, and adds its settings for managers

menu-none = **発表先：** 対局のチャンネル
settings-note = シーズンが終わると、各ゲームの上位3人を発表します。チャンピオンとは、単独で首位に立った人のことです。
menu-some = **発表先：** { $channel }
settings-on-seasons-each = **シーズン：** 毎月1回
settings-on-play-without = シーズンなしにする
settings-off-seasons-none = **シーズン：** なし
settings-off-play-seasons = シーズンありにする
settings-on-new-champions = **新チャンピオン：** 発表する
settings-on-announce-champions = チャンピオンを発表しない
settings-off-new-champions = **新チャンピオン：** 発表しない
settings-off-announce-champions = チャンピオンを発表する

## Announcements: a new champion, and the end of a month's season

tied = 最後の順位には、ほかに{ $n }人が並んでいます。
standing = レート{ $rating }
champion-name-takes = 👑 { $name }が「{ $game }」の首位に立ちました。
champion-name-takes-first = 👑 { $name }が「{ $game }」の今月の首位に立ちました。
champion-new-champion = 新チャンピオン誕生
season-nobody-played = 順位がつくほど対局した人はいません。
season-season-month = { $month }のシーズンが終わりました
champion-footer = 全員の順位は /leaderboard で見られます。
season-footer = ランキングは /leaderboard に残ります。新しいシーズンが始まりました。
