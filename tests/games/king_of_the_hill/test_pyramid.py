"""Which stacks may be fought for."""

import random

from games.king_of_the_hill.state import available
from tests.games.king_of_the_hill.model import may_be_chosen
from tests.games.king_of_the_hill.table import (
    GAME,
    SIZES,
    at,
    fight,
    offered,
    table,
)


def test_every_subset_of_stacks_left_frees_what_the_document_says() -> None:
    rng = random.Random(0)
    for _ in range(3_000):
        left = {index for index in range(15) if rng.random() < rng.choice([0.3, 0.7])}
        sizes = [size if index in left else 0 for index, size in enumerate(SIZES)]
        places = {
            (row, column) for row in range(1, 6) for column in range(row) if at(row, column) in left
        }
        wanted = {at(*place) for place in places if may_be_chosen(place, places)}
        assert set(available(sizes)) == wanted
        assert len(available(sizes)) == len(wanted)


def test_the_view_names_the_stacks_available_while_one_is_to_be_chosen() -> None:
    state = table(("2C", "3C"), gone=[at(5, 0)])
    assert set(GAME.view(state, None).available) == offered(state)
    fight(state, at(5, 1))
    assert GAME.view(state, None).available == ()
