## The table's text about forced moves

others-forced = { $names }は選べる手が1つだけだったので、自動で進めました。
you-forced = 選べる手が1つだけだったので、自動で進めました。
