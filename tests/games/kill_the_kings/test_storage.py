"""What is stored, what is seen, and what is told."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from games.core import Chance
from games.core.cards import code
from games.kill_the_kings import KillTheKingsState
from tests.games.kill_the_kings.table import GAME, PILE, chance, codes, layout, moves, play, told
from tests.games.playing import chi_square


def in_play() -> KillTheKingsState:
    return layout("JC 10H", "JS", "QS 9H 7H", "QH QD QC", reserve="8D 2C", drawn="9S", top="AC 3D")


def stored() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(GAME.dump(in_play())))
    return data


def test_a_stored_state_is_readable() -> None:
    data = stored()
    assert data.pop("stock")[-2:] == ["3D", "AC"]
    assert data == {
        "version": 2,
        "piles": [["JC", "10H"], ["JS"], ["QS", "9H", "7H"], ["QH", "QD", "QC"]],
        "deaths": [None, None, None, "kind"],
        "reserve": ["8D", "2C"],
        "drawn": "9S",
        "last": None,
        "ending": None,
    }


def test_a_stored_state_is_loaded_as_it_was() -> None:
    assert GAME.load(stored()) == in_play()
    for taken_back in (layout("2C", drawn="AC"), layout("QH QD", reserve="2C QC")):
        play(taken_back, sorted(moves(taken_back) - {"draw", "reserve"})[0])
        assert taken_back.last is not None
        assert GAME.load(json.loads(json.dumps(GAME.dump(taken_back)))) == taken_back
    state = layout("2C", drawn="AC", stock=0)
    play(state, "AC KC")
    assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state


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


@pytest.mark.parametrize("seed", range(20))
def test_the_order_of_the_stock_changes_nothing_that_is_seen_or_may_be_done(seed: int) -> None:
    """Until a card is drawn: then that card alone is told."""
    rng = random.Random(seed)
    state = in_play()
    other = GAME.copy(state)
    rng.shuffle(other.stock)
    assert other.stock != state.stock
    for move in ("9S KC", "8D KC", "draw"):
        for viewer in (None, 0):
            assert GAME.view(state, viewer) == GAME.view(other, viewer)
        assert moves(state) == moves(other)
        assert GAME.to_act(state) == GAME.to_act(other)
        assert GAME.outcome(state) == GAME.outcome(other)
        if move != "draw":
            assert told(play(state, move)) == told(play(other, move))
    top = code(other.stock[-1])
    assert told(play(other, "draw")) == [("drawn", {"card": top})]


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


def test_a_world_after_the_end_is_at_its_end() -> None:
    state = in_play()
    GAME.concede(state, 0, chance())
    world = GAME.determinize(GAME.view(state, 0), chance())
    assert world.ending == "conceded"
    assert GAME.outcome(world) == GAME.outcome(state)


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


@pytest.mark.parametrize(
    ("pile", "last", "way"),
    [("QD JC 10H 9S", "8D", "alternating"), ("QC JC 10C", "9C", "suited"), ("QH QD", "QC", "kind")],
)
def test_the_killing_event_says_how(pile: str, last: str, way: str) -> None:
    events = play(layout(pile, reserve=last), f"{last} KC")
    assert told(events)[0] == ("placed", {"card": last, "king": "KC", "drawn": False})
    assert told(events)[1:] == [("killed", {"king": "KC", "way": way})]
