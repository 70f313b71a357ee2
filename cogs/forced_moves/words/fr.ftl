## The table's text about forced moves

others-forced = Un seul coup possible pour { $names } : je l’ai joué.
you-forced = Tu n’avais qu’un seul coup, alors je l’ai joué pour toi.
