"""What may be placed below what, and what kills a king."""

import pytest

from games.core import IllegalAction
from games.core.cards import code
from games.kill_the_kings.piles import FITS, LENGTHS, killers, runs
from games.kill_the_kings.state import PEOPLE
from tests.games.kill_the_kings.model import KINGS, may_go_below
from tests.games.kill_the_kings.table import (
    GAME,
    PILE,
    below,
    cards,
    codes,
    killed,
    kings_that_take,
    layout,
    play,
)


def test_the_same_holds_below_every_card() -> None:
    for above in PEOPLE:
        fitting = {code(card) for card in FITS[above]} - set(KINGS)
        wanted = {code(card) for card in PEOPLE if may_go_below(code(card), code(above))}
        assert fitting == wanted - {code(above)}


def test_a_card_that_does_not_fit_is_refused() -> None:
    state = layout("9C", drawn="10D")
    with pytest.raises(IllegalAction, match="does_not_fit"):
        play(state, "10D KC")
    assert codes(state.piles[0]) == "9C"


@pytest.mark.parametrize(
    ("king", "pile", "way"),
    [
        ("KC", "QD JC 10H 9S 8D", "alternating"),
        ("KC", "QH 9C 8D 3S AH", "alternating"),
        ("KD", "JS 9D 7S 5H 2C", "alternating"),
        ("KC", "QC JC 10C 9C", "suited"),
        ("KS", "QS 9S 4S AS", "suited"),
        ("KH", "9H 7H 6H 2H", "suited"),
        ("KS", "QH QD QC", "kind"),
        ("KC", "AC AD AS", "kind"),
        ("KH", "JC 10D 4S 4H 4C", "kind"),
        ("KC", "JC 8C 7H 7S 7C", "kind"),
        ("KH", "QS 9H 7H 6H 5H", "suited"),
        ("KC", "10H 10S 9D 6S 4H 2C", "alternating"),
        ("KC", "QC JC 10C 9H 8C 7D 6S", "alternating"),
        ("KS", "QS JS 10S 9D 8D 7D 6D", "suited"),
    ],
)
def test_five_alternating_four_of_a_suit_or_three_of_a_value_kill(
    king: str, pile: str, way: str
) -> None:
    """Ruling "Killing": 5 opposite and lower, 4 of one suit and lower, 3 of one value."""
    *above, last = pile.split()
    state = below(king, " ".join(above), last)
    play(state, f"{last} {king}")
    assert killed(state) == {king: way}


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


def test_a_king_killed_leaves_with_his_pile_and_no_card_goes_there_again() -> None:
    """Ruling: "The pile with its king leaves the table"."""
    state = layout("QH QD", drawn="QC", reserve="JH")
    play(state, "QC KC")
    assert killed(state) == {"KC": "kind"}
    assert kings_that_take(state, "JH") == {"KH", "KS"}
    with pytest.raises(IllegalAction, match="king_dead"):
        play(state, "JH KC")
    view = GAME.view(state, None)
    assert [pile.alive for pile in view.piles] == [False, True, True, True]
    assert view.killed == 1
