## The table's text about forced moves

others-forced = { $names } had only one move, so I made it for them.
you-forced = You had only one move, so I made it for you.
