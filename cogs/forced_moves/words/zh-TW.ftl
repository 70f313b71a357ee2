## The table's text about forced moves

forced-names-had = { $names } 只有一種選擇，我已經代為出手。
forced-had-only = 你只有一種選擇，我已經替你出手了。
