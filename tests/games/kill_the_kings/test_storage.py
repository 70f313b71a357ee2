"""Stored states, views, and events."""

from collections import Counter

from games.core import Chance
from games.core.cards import code
from games.kill_the_kings.state import KillTheKingsState
from tests.games.kill_the_kings.table import GAME, PILE, codes, layout, play, told
from tests.games.playing import chi_square


def in_play() -> KillTheKingsState:
    return layout("JC 10H", "JS", "QS 9H 7H", "QH QD QC", reserve="8D 2C", drawn="9S", top="AC 3D")


def test_everything_but_the_order_of_the_stock_is_seen_by_everybody() -> None:
    """Ruling "Public"."""
    state = in_play()
    view = GAME.view(state, None)
    assert view == GAME.view(state, 0)
    assert [codes(pile.cards) for pile in view.piles] == ["JC 10H", "JS", "QS 9H 7H", "QH QD QC"]
    assert [pile.death for pile in view.piles] == [None, None, None, "kind"]
    assert [code(pile.bottom) for pile in view.piles[:3]] == ["10H", "JS", "7H"]
    assert code(GAME.view(layout(), None).piles[PILE["KD"]].bottom) == "KD"
    assert codes(view.reserve) == "8D 2C"
    assert view.drawn is not None
    assert code(view.drawn) == "9S"
    assert (view.stock, view.slots, view.killed, view.ending) == (len(state.stock), 5, 1, None)


def test_a_world_keeps_what_is_seen_and_deals_the_stock_anew() -> None:
    state = in_play()
    view = GAME.view(state, 0)
    tops: Counter[int] = Counter()
    for number in range(1_000):
        world = GAME.determinize(view, Chance(number.to_bytes(32, "big")))
        assert GAME.view(world, 0) == view
        assert sorted(world.stock) == sorted(state.stock)
        tops[world.stock[-1]] += 1
    assert chi_square(tops, len(state.stock)) < 75


def test_events_tell_what_happened_to_everybody() -> None:
    state = layout("QH QD", reserve="2C", top="10S QC")
    assert told(play(state, "draw")) == [("drawn", {"card": "10S"})]
    assert told(play(state, "reserve")) == [("reserved", {"card": "10S"})]
    assert told(play(state, "2C KC")) == [("placed", {"card": "2C", "king": "KC", "drawn": False})]
    state = layout("QH QD", top="QC")
    play(state, "draw")
    assert told(play(state, "QC KC")) == [
        ("placed", {"card": "QC", "king": "KC", "drawn": True}),
        ("killed", {"king": "KC", "way": "kind"}),
    ]
