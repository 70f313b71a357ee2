"""Ends of games: won, bust, out of moves, conceded; no clock ends a game."""

import pytest

from games.kill_the_kings.state import KillTheKingsState
from tests.games.kill_the_kings.table import GAME, chance, layout, play, told

THREE_DEAD = ("QC QD QH", "JC JD JH", "10C 10D 10H")


def scored(state: KillTheKingsState) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    outcome = GAME.outcome(state)
    return None if outcome is None else (outcome.places, outcome.scores)


def test_among_wins_fewer_cards_drawn_are_told_apart() -> None:
    """Ruling "Score"."""
    early = layout(*THREE_DEAD, "9S 9H", top="9C")
    late = layout(*THREE_DEAD, "9S 9H", top="9C", stock=5)
    for state in (early, late):
        play(state, "draw", "9C KS")
    assert GAME.view(early, 0).cards_drawn == 12
    assert GAME.view(late, 0).cards_drawn == 44


@pytest.mark.parametrize("dead", [0, 1, 2, 3])
def test_the_score_is_the_number_of_kings_killed(dead: int) -> None:
    """Ruling: "Kings killed (0-4)"."""
    state = layout(*THREE_DEAD[:dead])
    GAME.concede(state, 0, chance())
    assert scored(state) == ((2,), (dead,))


def test_conceding_loses_with_the_kings_killed_so_far() -> None:
    """README: "Conceding is always possible." """
    for state in (layout("QC QD QH"), layout("QC QD QH", drawn="2C")):
        assert told(GAME.concede(state, 0, chance())) == [("ended", {"ending": "conceded"})]
        assert scored(state) == ((2,), (1,))
        assert GAME.to_act(state) == frozenset()
