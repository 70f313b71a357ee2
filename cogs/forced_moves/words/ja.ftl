## The table's text about forced moves

forced-names-had = { $names }は選べる手が1つだけだったので、自動で進めました。
forced-had-only = 選べる手が1つだけだったので、自動で進めました。
