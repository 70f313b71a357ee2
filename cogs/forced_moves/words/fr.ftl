## The table's text about forced moves

forced-names-had = Un seul coup possible pour { $names } : je l’ai joué.
forced-had-only = Tu n’avais qu’un seul coup, alors je l’ai joué pour toi.
