## The table's text about forced moves

others-forced = Ход был единственный, и я сделал его сам: { $names }.
you-forced = Ход был единственный, и я сделал его за вас.
