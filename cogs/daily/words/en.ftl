## Begins attempts at daily deals, and records which results were shared

server-deleted = This server's data was deleted today, so I can't tell who's already played this. There's a new one tomorrow.
deal-title = { $game }: daily deal, { $day }
fixed-options = The daily deal is the same for everyone, so you can't change its options.
no-takebacks = There are no takebacks in the daily deal.
still-secret = Others may still be playing this deal. You'll see its secret once the day is over and everyone has finished.
finish-first = Finish the daily deal first, then you can share your result.
already-shared = You've already shared this result. Scroll up to find it.

## ``/daily``: today's deals, others' results, and standings over many deals

played-today = You've played today's deal. The next one arrives { $moment }.
ending-unknown = I no longer know how this game ended.
finish-one-first = Finish one of today's deals first, then you can share.
play-first = Play today's deal first, then you can share this.

## The page of all daily deals of a day, and a person's day as signs

day-title = Daily deals, { $day }
next-deals = The next ones arrive { $moment }.
legend = With the same cards: ✅ better than most · 🟨 about average · ❌ worse than most · 🟦 nobody to compare with yet
names-played = { $n ->
    [0] nobody has played yet
    [one] { $names } has played
   *[other] { $names } have played
 }
intro = { $where ->
    [everywhere] One deal of each game, the same for everyone on all servers. Knights play the other seats, and you have one attempt.
   *[server] One deal of each game, the same for everyone on this server. Knights play the other seats, and you have one attempt.
 }
still-playing = you're still playing it
played-so-far = { $n ->
    [0] nobody yet
    [one] { $n } player so far
   *[other] { $n } players so far
 }
streak = { $n ->
    [one] Your daily streak: { $n } day.
   *[other] Your daily streak: { $n } days.
 }
button-scope = { $where ->
    [everywhere] This server's deals
   *[server] Cross-server deals
 }
you-played = you've played

## Posts yesterday's results and today's deals each morning on servers whose managers want it

morning = { $when ->
    [later] Today's deals start at { $time }: the same for everyone, and one attempt each.
   *[now] Today's deals are here: the same for everyone, and one attempt each.
 }
morning-none = **Deals each morning:** not posted
morning-note = Every morning after eight, in this server's time zone, I post yesterday's best in each game, with a button for today's deals. New deals start at midnight UTC.
morning-channel = **Deals each morning:** { $channel }
button-morning = Deals each morning
morning-asked = Shall I post yesterday's results and today's deals here each morning?
button-post-them = Yes, each morning
button-post-none = No

## Pages of daily deals: the results of one, and standings over many

yesterday = { $case ->
    [nobody] Nobody finished yesterday's deal.
    [so-far] Yesterday's best so far: { $names } ({ $how }).
   *[over] Yesterday's best: { $names } ({ $how }).
 }
one-try = You only get one attempt at this daily deal.
next-deal = The next deal arrives { $moment }.
results-hidden = { $n ->
    [0] Nobody has finished today's deal yet.
    [one] { $n } player has finished it. You'll see how they did once you've played it too.
   *[other] { $n } players have finished it. You'll see how they did once you've played it too.
 }
measure = Your moves count here, not how the round ends: with the same cards, equally good moves often turn out differently. Going by what you could see, I compare each move with one halfway between the average and the best. The best total comes first.
invitation = { $reader ->
    [playing] You're still playing today's deal.
    [played] { "" }
    [new] You have one attempt, and only you can see it.
   *[everyone] Play today's deal with { $command }: you have one attempt, and only you can see it.
 }
deals-needed = { $n ->
    [one] You need { $n } deal to be ranked. Your score is your average result against people with the same cards. A deal counts once its day is over and everyone has finished it.
   *[other] You need { $n } deals to be ranked. Your score is your average result against people with the same cards. A deal counts once its day is over and everyone has finished it.
 }
not-reviewed = still being reviewed
button-play = { $reader ->
    [playing] Continue
   *[new] Play today's deal
 }
button-month = This month
button-share-result = Share the result
others-unnamed = { $n ->
    [0] { "" }
    [one] { $n } other has played it too. Outside servers, I only name people who allow it in `/preferences`.
   *[other] { $n } others have played it too. Outside servers, I only name people who allow it in `/preferences`.
 }
others-playing = { $n ->
    [0] { "" }
    [one] { $n } player is still playing.
   *[other] { $n } are still playing.
 }
same-cards = **With the same cards:**
button-all-deals = All of today's deals
menu-watch = Watch how someone played it
nobody-ranked = Nobody is ranked yet: today's deals count from tomorrow.

## Commands

command-daily = daily
    .about = Play today's deals and the daily puzzle
    .help = today's deals, the same for everyone, and the daily puzzle
    .game = game
    .game-about = Which game
