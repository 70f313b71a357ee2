## ``/settings``: a server's settings for its managers, as options, buttons and menus

end-match = You can't end a match that you've played in yourself.
bar-bots-play = Bots don't play here, so there's nobody to block.
bar-block-someone = You can't block someone who manages this server.
unbar = Nobody with that name is blocked. Pick someone from the list.

## The pages of ``/settings`` that aren't lists of settings

acts-ended = { $name } ended match `{ $match }`
acts-barred = { $name } blocked { $other }
acts-unbarred = { $name } let { $other } play again
acts-dodged = { $name } was losing again in match `{ $match }`, which I could no longer show
acts-changed = { $name } changed a game night of { $other }
acts-cancelled = { $name } cancelled a game night of { $other }
people-block-someone = Block someone from matches…
people-blocked-people = Blocked people can't join or start matches here, share anything or solve the daily puzzle for this server, and lose their seats at open tables. Matches they're already playing go on.
acts-keep-90 = I keep this for 90 days.
acts-nothing-happened = Nothing has happened lately.
end-question-ends-without = It ends without a result, and nobody's rating changes.
language-language-language = **Language:** { $language }
people-blocked-nobody = **Blocked:** nobody
people-open-tables = **Open tables and matches:** none
zones-part-alphabet = Part of the alphabet
mention = a former player
weeks = Week of { $day }
button-yes-end = Yes, end it
button-let-continue = Let it continue
end-question-end-match = End this match?
table-in = That match isn't open on this server any more. Pick one from the list.
language-language-servers = **Language:** this server's language on Discord
people-blocked-person = { $n ->
    [one] **Blocked:** { $n } person
   *[other] **Blocked:** { $n } people
 }
people-open-tables-matches = **Open tables and matches:** { $n }
zones-part-world = Part of the world
button-log = Log
button-activity = Activity
button-moderators = Moderators
barred-lines = { $n } more: find them by name with `/settings unblock:`.
zones-first-last = { $first } to { $last }
zones-place = Place
people-let-someone = Let someone play again…
people-end-match = End a match without a result…

## The settings of every server, whichever features are on

integrations-note = Discord only shows /settings to people with the Manage Server permission. To show it to the role too, allow it in Discord's server settings, under *Integrations*.
quiet-quiet-hours = **Quiet hours:** { $start } to { $end }
zone = **Time zone:** { $zone }, { $time } now
games-settings = Nobody can start a game that isn't offered: it's in no list, and /play refuses it. Its open tables close. Matches already being played and planned game nights still take place.
line-channels-channels = **Channels:** { $channels }
control = Channels for matches: all
line-couldnt-open = I couldn't open a thread in { $channel }, because this server has too many open ones. Close some, and matches get threads again.
quiet-quiet-hours-none = **Quiet hours:** none
told-games-total = **Games:** { $n } of { $total }
moderators-none = **Who can change these settings:** people with Manage Server
line-channels = **Channels:** all
values = { $n ->
    [one] You can choose at most { $n } channel.
   *[other] You can choose at most { $n } channels. Remove one first.
 }
button-turn-off = Turn off quiet hours
quiet-quiet-hours-need = Quiet hours need different start and end times.
menu-none = **Who can start matches:** everyone
menu-gone = **Who can start matches:** only managers, because the role you chose was deleted
menu-label-usual-pace = Usual pace
menu = Games offered here
told-games = **Games:** all
moderators-some = **Who can change these settings:** people with Manage Server, and { $role }
menu-label-quiet = Quiet from…
menu-note = During quiet hours my pings, warnings and hands by direct message still arrive, but no phone makes a sound. Where a turn lasts a day or longer, pings wait until they're over. Clocks keep running.
menu-label-quiet-until = Quiet until…
button-time-zone = Time zone
notifications-note = Quiet hours follow the clocks there, daylight saving time included. Daily deals and streaks always go by UTC.
line-deleted-channel = { $n ->
    [one] { $n } deleted channel
   *[other] { $n } deleted channels
 }
menu-some = **Who can start matches:** { $role } and managers
menu-told = **Pace:** { $pace }
matches-on-threads-each = **Threads:** one for each match
matches-on-play-without = Play without threads
matches-off-threads-none = **Threads:** none, matches stay in the channel
matches-off-play-threads = Play in threads
button-games = Games

## Commands

command-settings = settings
    .about = Set up Castellan on this server
    .block = block
    .block-about = Block someone from playing here; they can finish the matches they're in
    .unblock = unblock
    .unblock-about = Let someone play here again
    .end = end
    .end-about = End a match that's stuck: no result, no rating
    .language = language
    .language-about = The language of boards and announcements here
