## Deletes a person's data, and updates its messages on Discord

delete = One of your matches changed just now, so I haven't deleted anything yet. Press again.

## Erases a person or a server from every column of every table

former-player = former player

## The pages of *Your data* in ``/preferences``

scope-across-servers = **Across servers**: your results also count in the cross-server leaderboards, where everyone can see you as { $name }.
privacy-why-run = **Why**: to run matches, to let people check and replay them, and to keep the leaderboards.
privacy-long-until = **How long**: until you delete it. A server's data is deleted a week after I'm removed from it, or when its managers erase it. Results you count across servers stay with you.
privacy-isnt-stored = **What isn't stored**: messages. I can't read what people write, and I keep no lists of members. When something fails, the technical log kept by the person who runs me may include your ID.
scope-across-servers-results = **Across servers**: your results only count in the leaderboards of the server you play on. You can let the results of future matches count across servers too.
export-everything-stored = Everything stored about you
export-file-lists = The file lists everything table by table, as it's stored. Other people's data is left out, and so are the cards of matches still being played.
question-delete-data = Delete your data?
question-undone-ratings =
    This can't be undone.
    - Your ratings and preferences are gone.
    - Everywhere else you become a *former player*. Finished matches can still be replayed, without naming you.
    - In matches still being played, a computer takes your seat. Your solo games, and matches against computers only, end without a result. You leave tables that haven't begun.
    - If a server has blocked you, you stay blocked, without your name.
    - Results and leaderboards that someone shared, announcements, and direct messages stay on Discord until someone deletes them there.
gone-data-been = Your data has been deleted
gone-updating-boards = I'm updating the boards in channels now. If you play again, you start as a new player. Servers that have blocked you still keep you out.
privacy-which-game = - which game you're looking for an opponent in, and where, for about ten minutes
button-count-me = Count me on my servers only
button-count-me-across = Count me across servers
privacy-challenge-challenges = - who you challenge and who challenges you, for about a day
privacy-stored-about =
    {""}**What is stored about you**, under your Discord ID
    - the choices you made in /preferences, and the language you last used
    - the matches you played in: the name you had, what you played and when, and who hosted
    - how they ended, your answers to daily puzzles, your ratings, and the name they're listed under
    - which message holds which hand, if you get your hands by direct message
    - which servers have blocked you from their matches
button-delete = Delete
button-yes-delete = Yes, delete everything
button-keep = Keep it

## The page of ``/settings`` about a server's data, and its erasure by managers

button-servers-data = This server's data
erase-everything-kept = Everything I kept about this server is gone.
erase-question-quite-sure = Are you quite sure?
erase-question-undone-want = This can't be undone. Do you want to delete everything about this server now?
erase-question-keep-its = I keep its matches, leaderboards, results, settings and list of blocked people. *Erase everything* deletes them for good, including matches still being played.
button-keep-everything = Keep everything
erase-erased = Erased
button-yes-erase = Yes, erase it all
button-erase-everything = Erase everything
