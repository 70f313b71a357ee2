"""Which stacks may be fought for."""

import random

import pytest

from games.core import IllegalAction
from games.king_of_the_hill.pyramid import available
from games.king_of_the_hill.state import Choose
from tests.games.king_of_the_hill.model import may_be_chosen
from tests.games.king_of_the_hill.table import (
    APEX,
    GAME,
    SIZES,
    at,
    chance,
    fight,
    kinds,
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


@pytest.mark.parametrize("index", [APEX, at(2, 0), at(3, 1), at(4, 1), -1, 15])
def test_other_stacks_are_refused(index: int) -> None:
    state = table(gone=[at(5, 0)])
    assert Choose(index) not in GAME.menu(state, 0)
    with pytest.raises(IllegalAction, match="stack_not_available"):
        GAME.apply(state, 0, Choose(index), chance())


def test_the_view_names_the_stacks_available_while_one_is_to_be_chosen() -> None:
    state = table(("2C", "3C"), gone=[at(5, 0)])
    assert set(GAME.view(state, None).available) == offered(state)
    fight(state, at(5, 1))
    assert GAME.view(state, None).available == ()


def test_choosing_is_told_to_everybody() -> None:
    state = table(turn=1)
    events = GAME.apply(state, 1, Choose(at(5, 3)), chance())
    assert kinds(events) == ["chosen"]
    assert events[0].public == {"seat": 1, "stack": at(5, 3)}
    assert state.battle is not None
    assert (state.battle.stack, state.battle.size, state.battle.chooser) == (at(5, 3), 1, 1)
    assert state.battle.top == state.stacks[at(5, 3)][-1]
