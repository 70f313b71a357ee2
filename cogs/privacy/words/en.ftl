## Deletes a person's data, and updates its messages on Discord

try-again = One of your matches changed just now, so I haven't deleted anything yet. Press again.

## Erases a person or a server from every column of every table

former-player = former player

## The pages of *Your data* in ``/preferences``

export-title = Everything stored about you
export = The file lists everything table by table, as it's stored. Other people's data is left out, and so are the cards of matches still being played.
question-title = Delete your data?
question =
    This can't be undone.
    - You lose your ratings and preferences.
    - Everywhere else you become a *former player*. Finished matches can still be replayed, without naming you.
    - In matches still being played, a computer takes your seat. Your solo games, and matches against computers only, end without a result. You leave tables that haven't started.
    - If a server has blocked you, you stay blocked, but your name isn't kept.
    - Results and leaderboards that someone shared, announcements, and direct messages stay on Discord until someone deletes them there.
gone-title = Your data has been deleted
gone = I'm updating the boards in channels now. If you play again, you'll start as a new player. Servers that have blocked you still keep you out.
button-count = { $count ->
    [everywhere] Count me on my servers only
   *[here] Count me across servers
 }
about =
    {""}**What's stored about you**, under your Discord ID
    - the choices you made in /preferences, and the language you last used
    - the matches you played in: the name you had, what you played and when, and who hosted
    - how they ended, your answers to daily puzzles, your ratings, and the name they're listed under
    - which message holds which hand, if you get your hands by direct message
    - which servers have blocked you from their matches
    - who you challenge and who challenges you, for about a day
    - which game you're looking for an opponent in, and where, for about ten minutes

    {""}**Why**: to run matches, to let people check and replay them, and to keep the leaderboards.

    {""}**How long**: until you delete it. A server's data is deleted a week after I'm removed from it, or when its managers erase it. Results that count across servers are kept.

    {""}**What isn't stored**: messages. I can't read what people write, and I keep no lists of members. When something fails, the technical log kept by the person who runs me may include your ID.

    { $count ->
        [everywhere] **Across servers**: your results also count in the cross-server leaderboards, where everyone can see you as { $name }.
       *[here] **Across servers**: your results only count in the leaderboards of the server you play on. You can let the results of future matches count across servers too.
     }
button-delete = Delete
button-delete-all = Yes, delete everything
button-keep = Keep it

## The page of ``/settings`` about a server's data, and its erasure by managers

erase = { $time ->
    [first] This server's data
   *[last] Are you quite sure?
 }
erased = Everything I kept about this server is gone.
erase-question = { $time ->
    [first] I keep its matches, leaderboards, results, settings and list of blocked people. *Erase everything* deletes them for good, including matches still being played.
   *[last] This can't be undone. Do you want to delete everything about this server now?
 }
button-keep-everything = Keep everything
erased-title = Erased
button-erase = { $time ->
    [first] Erase everything
   *[last] Yes, erase it all
 }
