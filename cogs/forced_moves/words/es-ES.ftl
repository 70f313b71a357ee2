## The table's text about forced moves

others-forced = { $names }: solo había una jugada, así que la hice yo.
you-forced = Solo tenías una jugada, así que la hice por ti.
