## Searches for an opponent on any server. Two people with the same wish are seated together

across-closed = This match is between two servers, so only its two players can be in it.
across-no-rematch = There are no rematches with opponents from other channels. /tables finds you a new one.
name-across = Player { $n }
pair = People on this server can't look for opponents on other servers. A server manager can allow that with /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on-opponents-other = **Opponents from other servers:** find them with /tables
visitors-on-play-server = Play on this server only
visitors-off-opponents-other = **Opponents from other servers:** none
visitors-off-play-other = Play with other servers
button-find-opponent = Find an opponent

## The pages of the search for an opponent

seeking-form-ill-find = I'll find you someone who wants to play the same game, here or on another server. You each get a board in your own channel, and the match is unrated.
waiting = I'm looking for an opponent. If I can't find anyone, I'll stop { $moment }.
found = I've found you an opponent: your match is in { $place }.
board = Unrated, because the players are in different channels.
seeking-form-people-other = People on the other server can see your moves, but not your name.
seeking-form-people-other-server = People on the other server can see your moves, and your name: { $name }.
button-start-searching = Start searching
button-cancel-search = Cancel search
ended-ive-cancelled = I've cancelled your search.
ended-couldnt-find = I couldn't find anyone this time.
button-search-again = Search again
seeking-form-waiting-opponent = **Waiting for an opponent right now**
