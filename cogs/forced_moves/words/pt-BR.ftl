## The table's text about forced moves

forced-names-had = { $names }: só havia uma jogada, então eu a fiz.
forced-had-only = Você só tinha uma jogada, então eu a fiz por você.
