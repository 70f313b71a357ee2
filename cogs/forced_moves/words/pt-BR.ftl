## The table's text about forced moves

others-forced = { $names }: só havia uma jogada, então eu a fiz.
you-forced = Você só tinha uma jogada, então eu a fiz por você.
