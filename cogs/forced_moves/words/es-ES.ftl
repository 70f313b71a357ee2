## The table's text about forced moves

others-forced = { $names }: solo había una jugada posible, así que la he hecho yo.
you-forced = Solo tenías una jugada posible, así que la he hecho por ti.
