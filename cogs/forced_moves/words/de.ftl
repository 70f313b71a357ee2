## The table's text about forced moves

forced-names-had = Für { $names } gab es nur einen Zug, also habe ich ihn gemacht.
forced-had-only = Du hattest nur einen Zug, also habe ich ihn für dich gemacht.
