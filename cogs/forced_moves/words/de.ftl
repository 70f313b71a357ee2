## The table's text about forced moves

others-forced = Für { $names } gab es nur einen Zug, also habe ich ihn gemacht.
you-forced = Du hattest nur einen Zug, also habe ich ihn für dich gemacht.
