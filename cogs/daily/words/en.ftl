## Begins attempts at daily deals, and records which results were shared

server-deleted = This server's data was deleted today, so I can't tell who's already played this. The next one comes tomorrow.
daily-title = { $game }: daily deal, { $day }
daily-fixed-options = The daily deal is the same for everyone, so you can't change its options.
daily-no-undo = There are no takebacks in the daily deal.
daily-still-secret = Others may still be playing this deal. You'll see its secret once the day is over and everyone has finished.
share-finish-daily = Finish the daily deal first, then you can share your result.
share-result-already = This result has already been shared.

## ``/daily``: today's deals, others' results, and standings over many deals

begin = You've played today's deal. The next one comes { $moment }.
share-result = I no longer know how this game ended.
share-finish-todays = Finish one of today's deals first, then you can share.
share-play-todays = Play today's deal first, then you can share this.

## The page of all daily deals of a day, and a person's day as signs

title = Daily deals, { $day }
page-next-ones = The next ones come { $moment }.
legend = With the same cards: ✅ better than most · 🟨 about average · ❌ worse than most · 🟦 nobody to compare with yet
people-names-played = { $n ->
    [one] { $names } has played
   *[other] { $names } have played
 }
people-nobody-played = nobody has played yet
page-deal-each = One deal of each game, the same for everyone on all servers. Knights play the other seats, and you have one attempt.
page-deal-each-game = One deal of each game, the same for everyone on this server. Knights play the other seats, and you have one attempt.
line-still-playing = you're still playing it
line-player-far = { $n ->
    [one] { $n } player so far
   *[other] { $n } players so far
 }
line-nobody-yet = nobody yet
streak = { $n ->
    [one] Your daily streak: { $n } day.
   *[other] Your daily streak: { $n } days.
 }
rows-servers-deals = This server's deals
rows-cross-server = Cross-server deals
people-youve-played = you've played

## Posts yesterday's results and today's deals each morning on servers whose managers want it

page-todays-deals = Today's deals are here: the same for everyone, and one attempt each.
menu-none = **Deals each morning:** not posted
menu-note = Every morning after eight, in this server's time zone, I post yesterday's best in each game, with a button to today's deals. A new day of deals begins at midnight UTC.
page-todays-deals-begin = Today's deals begin at { $time }: the same for everyone, and one attempt each.
menu-some = **Deals each morning:** { $channel }
button-deals-each = Deals each morning

## Pages of daily deals: the results of one, and standings over many

best-yesterdays-best = Yesterday's best: { $names } ({ $how }).
leaving = You only get one try at this daily deal.
best-nobody-finished = Nobody finished yesterday's deal.
best-yesterdays-best-far = Yesterday's best so far: { $names } ({ $how }).
page-next-deal = The next deal comes { $moment }.
nothing-player-finished = { $n ->
    [one] { $n } player has finished it. You'll see how they did once you've played it too.
   *[other] { $n } players have finished it. You'll see how they did once you've played it too.
 }
measure = Your choices count here, not how the round ends: with the same cards, equally good choices often end differently. I compare each one, from what you could see, with one halfway between the average and the best. The best total is first.
invitation-play-todays = Play today's deal with { $command }: you have one attempt, and only you can see it.
page-need-deal = { $n ->
    [one] You need { $n } deal to be ranked. Your score is your average result against people with the same cards. A deal counts once its day is over and everyone has finished it.
   *[other] You need { $n } deals to be ranked. Your score is your average result against people with the same cards. A deal counts once its day is over and everyone has finished it.
 }
given-away = still being reviewed
nothing-nobody-finished = Nobody has finished today's deal yet.
invitation-still-playing = You're still playing today's deal.
invitation-attempt-only = You have one attempt, and only you can see it.
way-in-continue = Continue
way-in-play-todays = Play today's deal
controls = This month
button-share-result = Share the result
others-other-played = { $n ->
    [one] { $n } other has played it too. Outside servers, I only name people who allow it in `/preferences`.
   *[other] { $n } others have played it too. Outside servers, I only name people who allow it in `/preferences`.
 }
others-player-still = { $n ->
    [one] { $n } player is still playing.
   *[other] { $n } are still playing.
 }
button-todays-deals = All of today's deals
menu = Watch how someone played it
page-empty = Nobody is ranked here yet.

## Commands

command-daily = daily
    .about = Play today's deals, and see how others did
    .game = game
    .game-about = Which game
