## The table's text about forced moves

others-forced = { $names } 只有一種選擇，我已經代為出手。
you-forced = 你只有一種選擇，我已經替你出手了。
