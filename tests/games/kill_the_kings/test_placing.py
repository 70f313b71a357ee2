"""Legal placements, and kills."""

import pytest

from games.core.cards import code
from games.kill_the_kings.piles import FITS, LENGTHS, killers, runs
from games.kill_the_kings.state import PEOPLE
from tests.games.kill_the_kings.model import KINGS, may_go_below
from tests.games.kill_the_kings.table import (
    PILE,
    below,
    cards,
)


def test_the_same_holds_below_every_card() -> None:
    for above in PEOPLE:
        fitting = {code(card) for card in FITS[above]} - set(KINGS)
        wanted = {code(card) for card in PEOPLE if may_go_below(code(card), code(above))}
        assert fitting == wanted - {code(above)}


@pytest.mark.parametrize(
    ("king", "pile", "counted"),
    [
        ("KC", "", (0, 0, 0)),
        ("KC", "9C", (1, 1, 1)),
        ("KC", "9C 8D", (2, 1, 1)),
        ("KC", "QC 10H", (2, 1, 1)),
        ("KC", "QC 10C 8C", (1, 3, 1)),
        ("KD", "QD 9C 8H 8S", (1, 1, 2)),
        ("KC", "QH 9C 8D 3S", (4, 1, 1)),
    ],
)
def test_the_lengths_of_runs_at_the_bottom_are_counted_without_the_king(
    king: str, pile: str, counted: tuple[int, int, int]
) -> None:
    """Ruling: "Look at the run at the bottom of the pile, the king not counted." """
    state = below(king, pile)
    assert tuple(runs(state.piles[PILE[king]])) == counted
    assert LENGTHS == {"alternating": 5, "suited": 4, "kind": 3}


@pytest.mark.parametrize(
    ("pile", "deadly"),
    [
        ("", ""),
        ("9C", ""),
        ("10C 9C", ""),
        ("9C 9D", "9H 9S"),
        ("JC 8C 3C", "2C AC"),
        ("QH 9C 8D 3S", "2D AD 2H AH"),
        ("QH 9C 8D 3C", "2D AD 2H AH"),
        ("QH 9C 8D 8S", "8C 8H"),
        ("QH 9C 8D AS", ""),
    ],
)
def test_the_cards_that_would_kill_next(pile: str, deadly: str) -> None:
    assert killers(cards(pile)) == set(cards(deadly))
