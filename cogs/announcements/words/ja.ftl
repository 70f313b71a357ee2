## Announces new champions, and the results of closed months

nothing-yet = 今月はまだ誰もここで対局していないので、発表することがありません。

## Starts the feature, and adds its settings for managers

channel-none = **発表先：** 対局のチャンネル
note-seasons = シーズンが終わると、各ゲームの上位3人を発表します。チャンピオンとは、単独で首位に立った人のことです。
channel = **発表先：** { $channel }
seasons-on = **シーズン：** 毎月1回
button-no-seasons = シーズン制をやめる
seasons-off = **シーズン：** なし
button-seasons = シーズン制にする
champions-on = **新チャンピオン：** 発表する
button-no-champions = チャンピオンを発表しない
champions-off = **新チャンピオン：** 発表しない
button-champions = チャンピオンを発表する

## Announcements: a new champion, and the end of a month's season

tied = 最後の順位には、ほかに{ $n }人が並んでいます。
rating = レート{ $rating }
champion = { $period ->
    [all] 👑 { $name }が「{ $game }」の首位に立ちました。
   *[month] 👑 { $name }が「{ $game }」の今月の首位に立ちました。
 }
champion-title = 新チャンピオン誕生
nobody-ranked = 順位がつくほど対局した人はいません。
season-title = { $month }のシーズンが終わりました
champion-footer = 全員の順位は /leaderboard で見られます。
season-footer = ランキングは /leaderboard に残ります。新しいシーズンが始まりました。
