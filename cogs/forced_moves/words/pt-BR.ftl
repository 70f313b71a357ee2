## The table's text about forced moves

others-forced = { $names }: só havia uma jogada possível, então eu joguei.
you-forced = Você só tinha uma jogada possível, então joguei no seu lugar.
