"""Battles: who wins a stack, ties, Jokers, discards, spoils, and whose turn is next."""

import pytest

from games.core import IllegalAction
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    codes,
    commit,
    fight,
    kinds,
    table,
    winner,
)


@pytest.mark.parametrize("bare", [0, 1])
def test_a_reserve_that_can_only_be_the_joker_attacks_at_once(bare: int) -> None:
    """Ruling "Tie": "one possible attack, known to all (a reserve of one card ...)" """
    reserves = ("", "2D") if bare == 0 else ("2D", "")
    state = table(("7C KC", "7D QD"), reserves)
    events = fight(state, BOTTOM[0], ("7C", "7D"))
    assert kinds(events) == ["committed", "revealed", "tied", "committed"]
    assert events[-1].public == {"seat": bare}
    assert GAME.to_act(state) == {1 - bare}
    assert GAME.menu(state, bare).count() == 0
    assert [seat.ready for seat in GAME.view(state, None).seats] == [bare == 0, bare == 1]
    with pytest.raises(IllegalAction, match="already_chosen"):
        commit(state, bare, "JB")
    events = commit(state, 1 - bare, "2D")
    assert events[1].public["attacks"][bare] == ["JB"]
    assert winner(state) == 1 - bare


@pytest.mark.parametrize("reserves", [("", ""), ("JB", ""), ("JB", "JB")])
def test_where_both_can_only_play_the_joker_the_stack_is_discarded_at_once(
    reserves: tuple[str, str],
) -> None:
    state = table(("7C KC", "7D QD"), reserves)
    events = fight(state, BOTTOM[0], ("7C", "7D"))
    assert kinds(events) == [
        "committed", "revealed", "tied", "committed", "committed", "revealed", "discarded",
    ]  # fmt: skip
    assert [codes(hand) for hand in state.hands] == ["KC JB", "QD JB"]
    assert GAME.to_act(state) == {1}
