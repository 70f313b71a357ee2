## The table's text about forced moves

others-forced = { $names } 只有一种选择，我已经代为出手。
you-forced = 你只有一种选择，我已经替你出手了。
