## The table's text about forced moves

forced-names-had = Ход был единственный, и я сделал его сам: { $names }.
forced-had-only = Ход был единственный, и я сделал его за вас.
