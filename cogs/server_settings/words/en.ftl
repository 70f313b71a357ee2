## ``/settings``: a server's settings for its managers, as options, buttons and menus

played-in = You can't end a match that you've played in yourself.
bots-never-play = Bots don't play here, so there's nobody to block.
manages-server = You can't block someone who manages this server.
not-blocked = Nobody with that name is blocked. Pick someone from the list.

## The pages of ``/settings`` that aren't lists of settings

act = { $deed ->
    [ended] { $name } ended match `{ $match }`
    [barred] { $name } blocked { $other }
    [unbarred] { $name } unblocked { $other }
    [dodged] I could no longer show match `{ $match }`, once again while { $name } was losing
    [changed] { $name } changed a game night planned by { $other }
   *[cancelled] { $name } cancelled a game night planned by { $other }
 }
menu-block = Block someone from matches…
about-blocked = Blocked people can't join or start matches here, share anything or solve the daily puzzle for this server, and they lose their seats at open tables. Matches they're already playing continue.
acts-kept = I keep this for 90 days.
acts-none = Nothing has happened lately.
end-meaning = It ends without a result, and nobody's rating changes.
people = { $tables ->
        [0] **Open tables and matches:** none
       *[other] **Open tables and matches:** { $tables }
     }
    { $blocked ->
        [0] **Blocked:** nobody
        [one] **Blocked:** { $blocked } person
       *[other] **Blocked:** { $blocked } people
     }
menu-letters = Part of the alphabet
former-player = a former player
week = Week of { $day }
button-end = Yes, end it
button-go-on = Let it continue
end-question = End this match?
not-open = That match isn't open on this server any more. Pick one from the list.
defaults = Everything else is at its default. Change it with the buttons below.
language = { $language ->
    [discord] **Language:** this server's language on Discord
   *[other] **Language:** { $language }
 }
menu-region = Part of the world
button-log = Log
button-activity = Activity
button-moderators = Moderators
more-blocked = { $n } more: find them by name with `/settings unblock:`.
from-to = { $first } to { $last }
menu-place = Place
menu-unblock = Unblock someone…
menu-end = End a match without a result…

## The settings of every server, whichever features are on

note-moderators = Discord only shows /settings to people with the Manage Server permission. To show it to your moderator role too, allow it in Discord's server settings, under *Integrations*.
quiet-hours = **Quiet hours:** { $start } to { $end }
zone = **Time zone:** { $zone }, { $time } now
note-games = A game that isn't offered isn't listed, and /play can't start it. Its open tables close. Matches already being played and planned game nights still take place.
no-thread = I couldn't open a thread in { $channel }, because this server has too many open ones. Close some, and matches will get threads again.
quiet-hours-none = **Quiet hours:** none
moderators-none = **Who can change these settings:** people with Manage Server
channels = { $n ->
    [0] **Channels for matches:** all
   *[other] **Channels for matches:** { $channels }
 }
too-many-channels = { $n ->
    [one] You can choose at most { $n } channel.
   *[other] You can choose at most { $n } channels. Remove one first.
 }
button-quiet-off = Turn off quiet hours
quiet-hours-same = Quiet hours need different start and end times.
starters-none = **Who can start matches:** everyone
starters-gone = **Who can start matches:** only managers, because the role you chose was deleted
menu-pace = Usual pace
menu-games = Games offered here
games = { $off ->
    [0] **Games:** all
   *[other] **Games:** { $n } of { $total }
 }
moderators = **Who can change these settings:** people with Manage Server, and { $role }
menu-quiet-from = Quiet from…
note-quiet = During quiet hours, everything I send arrives silently. Where a turn lasts a day or longer, pings wait until quiet hours are over. Clocks keep running.
menu-quiet-until = Quiet until…
button-zone = Time zone
note-zone = Daily deals and streaks always go by UTC.
deleted-channels = { $n ->
    [one] { $n } deleted channel
   *[other] { $n } deleted channels
 }
starters = **Who can start matches:** { $role } and managers
pace = **Usual pace:** { $pace }
threads-on = **Threads:** one for each match
button-no-threads = Play without threads
threads-off = **Threads:** none; matches stay in the channel
button-threads = Play in threads
button-games = Games

## Commands

command-settings = settings
    .about = Set up Castellan on this server
    .help = where and how matches are played here; for people who manage the server
    .block = block
    .block-about = Block someone from playing here; they can finish the matches they're in
    .unblock = unblock
    .unblock-about = Unblock someone
    .end = end
    .end-about = End a match that's stuck: no result, no rating
    .language = language
    .language-about = The language of boards and announcements here
