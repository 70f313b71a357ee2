## Searches for an opponent on any server. Two people with the same wish are seated together

closed = This match is between two servers, so nobody except its two players can join it.
no-rematch = There are no rematches with opponents from other channels. Find a new opponent with /tables.
player = Player { $n }
not-allowed = People on this server can't look for opponents on other servers. A server manager can allow that with /settings.

## *Find an opponent*: looks for a player on any server that allows it

visitors-on = **Opponents from other servers:** find them with /tables
button-no-visitors = Play on this server only
visitors-off = **Opponents from other servers:** none
button-visitors = Play with other servers
button-find = Find an opponent

## The pages of the search for an opponent

form = I'll find you someone who wants to play the same game, here or on another server. If they aren't in this channel, you both play in direct messages. The match is unrated.

    { $name ->
        [none] Opponents from other servers won't see your name.
       *[other] Opponents from other servers will see your name: { $name }.
     }
searching = I'm looking for an opponent. If I can't find anyone, I'll stop { $moment }.
letter = You're looking for an opponent: { $wish }. If the match is played in direct messages, you'll find it here.
no-direct-messages = Matches with other servers are played in direct messages, but I can't write to you. Open the server's menu, allow direct messages under Privacy Settings, then search again.
found = { $where ->
    [direct] I've found you an opponent: your match is in your direct messages.
   *[channel] I've found you an opponent: your match is in { $place }.
 }
button-start = Start searching
button-cancel = Cancel search
ended = { $how ->
    [stopped] I've cancelled your search.
   *[nobody] I couldn't find anyone this time.
 }
button-again = Search again
waiting-now = **Waiting for an opponent right now**
