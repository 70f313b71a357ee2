"""Tables of all games: lobbies, running matches, games for one."""
