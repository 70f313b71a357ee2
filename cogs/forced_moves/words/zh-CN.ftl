## The table's text about forced moves

forced-names-had = { $names } 只有一种选择，我已经代为出手。
forced-had-only = 你只有一种选择，我已经替你出手了。
