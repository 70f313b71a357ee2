"""Which stacks may be fought for."""

import random

import pytest

from games.core import IllegalAction
from games.king_of_the_hill import Choose, available
from tests.games.king_of_the_hill.model import may_be_chosen
from tests.games.king_of_the_hill.table import (
    ALL_BUT_APEX,
    APEX,
    BOTTOM,
    GAME,
    SIZES,
    at,
    chance,
    fight,
    kinds,
    offered,
    table,
)


def free(*gone: tuple[int, int]) -> set[int]:
    """What may be chosen besides the stacks of the last row, by row and column of those gone."""
    return offered(table(gone=[at(*place) for place in gone])) - set(BOTTOM)


def test_at_first_only_the_five_bottommost_stacks_can_be_chosen() -> None:
    """ "the only stacks that can be chosen are one of the five bottommost stacks" """
    assert offered(table()) == set(BOTTOM)


def test_an_end_stack_frees_the_one_obliquely_above_it() -> None:
    """ "If one of the end stacks ..., the 2 card stack obliquely above it can be chosen" """
    assert free((5, 0)) == {at(4, 0)}
    assert free((5, 4)) == {at(4, 3)}


@pytest.mark.parametrize("column", [1, 2, 3])
def test_an_interior_stack_frees_the_two_on_which_it_rested(column: int) -> None:
    """ "the two 2 card stacks on which that stack had been resting could now be chosen" """
    assert free((5, column)) == {at(4, column - 1), at(4, column)}


@pytest.mark.parametrize("row", [4, 3])
def test_the_same_holds_higher_up(row: int) -> None:
    """ "its bottom end at least partially exposed" """
    last = row - 1
    assert free((row, 0)) == {at(row - 1, 0)}
    assert free((row, last)) == {at(row - 1, last - 1)}
    assert free((row, 1)) == {at(row - 1, 0), at(row - 1, 1)}


def test_a_stack_gone_cannot_be_chosen_again() -> None:
    assert at(5, 2) not in offered(table(gone=[at(5, 2)]))


@pytest.mark.parametrize("column", [0, 1])
def test_the_apex_is_not_free_while_one_stack_beneath_is_left(column: int) -> None:
    """ "to fight for this card, the Joker's bottom end must be totally exposed" """
    assert APEX not in offered(table(gone=ALL_BUT_APEX - {at(2, column)}))


def test_the_apex_is_free_once_both_stacks_beneath_it_are_gone() -> None:
    """ "the two stacks immediately beneath the Joker must have already been chosen" """
    assert offered(table(gone=ALL_BUT_APEX)) == {APEX}
    early = [at(5, 2), at(4, 1), at(3, 1), at(2, 0), at(2, 1)]
    assert APEX in offered(table(gone=early))
    assert APEX not in offered(table(gone=early[:-1]))


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


def test_a_player_must_choose_a_stack() -> None:
    """Ruling: "A player must choose one"."""
    for gone in ([], [at(5, 1)], [*ALL_BUT_APEX]):
        state = table(gone=gone)
        assert GAME.menu(state, 0).count() == len(offered(state)) > 0


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


def test_the_other_player_cannot_choose() -> None:
    """ "Players alternate turns." """
    state = table(turn=1)
    assert GAME.to_act(state) == {1}
    assert GAME.menu(state, 0).count() == 0
    with pytest.raises(IllegalAction, match="not_your_turn"):
        GAME.apply(state, 0, Choose(BOTTOM[0]), chance())
