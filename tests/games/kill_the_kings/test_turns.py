"""The deal, drawing, the reserve, and what may be done when."""

from collections import Counter

import pytest

from games.core import IllegalAction
from games.core.cards import code, rank_of
from games.kill_the_kings.state import KINGS, PEOPLE, KillTheKingsState, PlaceCard, Reserve
from tests.games.kill_the_kings.table import GAME, chance, layout, new, play
from tests.games.playing import chi_square


def test_the_four_kings_head_four_piles_and_the_other_48_cards_are_the_stock() -> None:
    """ "Remove the four kings from a standard deck ... Shuffle the remaining cards." """
    state = new()
    view = GAME.view(state, 0)
    assert [code(pile.king) for pile in view.piles] == ["KC", "KD", "KH", "KS"]
    assert all(pile.alive and pile.cards == () for pile in view.piles)
    assert sorted(state.stock) == sorted(PEOPLE)
    assert {*PEOPLE} | {*KINGS} == {*range(52)}
    assert 13 not in map(rank_of, PEOPLE)
    assert (view.reserve, view.drawn, view.stock, view.cards_drawn) == ((), None, 48, 0)
    assert (view.slots, view.killed) == (4, 0)


def test_every_card_is_as_often_on_top() -> None:
    tops = Counter(new(key).stock[-1] for key in range(2_400))
    assert chi_square(tops, 48) < 83


LAST_PLACEMENTS = [
    (layout("9C", reserve="8D QD", drawn="2H"), "2H KC"),
    (layout("9C", reserve="QD 8D 2H"), "8D KC"),
    (layout("QH QD", reserve="2C 3C 4C 5C", drawn="QC"), "QC KC"),
    (layout("QH QD", reserve="2C QC 4C 5C"), "QC KC"),
]


@pytest.mark.parametrize(("state", "move"), LAST_PLACEMENTS)
def test_the_last_placement_is_taken_back_whole(state: KillTheKingsState, move: str) -> None:
    """A kill too, and the card comes back to where it was."""
    before = GAME.copy(state)
    card = move.split(maxsplit=1)[0]
    play(state, move)
    assert state != before
    events = play(state, "undo")
    assert [(e.kind, e.public) for e in events] == [
        ("undone", {"card": card, "drawn": before.drawn is not None})
    ]
    assert state == before


def test_there_are_four_piles() -> None:
    for pile in (-1, 4):
        state = layout(drawn="10H")
        with pytest.raises(IllegalAction, match="unknown_pile"):
            GAME.apply(state, 0, PlaceCard(state.drawn or 0, pile), chance())
        assert PlaceCard(state.drawn or 0, pile) not in GAME.menu(state, 0)


def test_nobody_else_plays() -> None:
    state = layout(drawn="10H")
    assert GAME.to_act(state) == {0}
    assert GAME.menu(state, 1).count() == 0
    with pytest.raises(IllegalAction, match="not_your_turn"):
        GAME.apply(state, 1, Reserve(), chance())


@pytest.mark.parametrize(
    ("state", "move", "code"),
    [
        (layout("9C", reserve="8D"), "reserve", "nothing_drawn"),
        (layout(reserve="2C 3C 4C 5C", drawn="AC"), "reserve", "reserve_full"),
        (layout("9C", reserve="8D", stock=0), "draw", "stock_empty"),
        (layout("9C", drawn="10H"), "draw", "card_drawn"),
        (layout("9C"), "undo", "nothing_to_undo"),
        (layout("9C 8D"), "8D KS", "card_not_held"),
        (layout("9C", drawn="10D"), "10D KC", "does_not_fit"),
        (layout("QC QD QH", drawn="10H"), "10H KC", "king_dead"),
    ],
)
def test_what_is_refused_is_refused_by_name(state: KillTheKingsState, move: str, code: str) -> None:
    before = GAME.copy(state)
    with pytest.raises(IllegalAction, match=code):
        play(state, move)
    assert state == before
