## The table's text about forced moves

forced-names-had = { $names } had only one move, so I made it for them.
forced-had-only = You had only one move, so I made it for you.
