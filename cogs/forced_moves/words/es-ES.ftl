## The table's text about forced moves

forced-names-had = { $names }: solo había una jugada, así que la hice yo.
forced-had-only = Solo tenías una jugada, así que la hice por ti.
