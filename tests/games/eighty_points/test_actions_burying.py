"""Gameplay Actions, steps 10 to 12: the dead hand, the called card, and before a trick."""

from collections import Counter

import pytest

from games.core import Event, IllegalAction
from games.eighty_points.state import BURIED, Bury, Call, Choose, EightyPointsState
from tests.games.eighty_points.table import (
    GAME,
    D,
    bury,
    cards,
    chance,
    codes,
    dealing,
    declare,
    go_on,
    kinds,
    new,
    pass_all,
    table,
    trick,
    waits,
)

HELD = "2D 2D JR AD KD KD 10H 10H 5C 3C 3C QS 7S 8S"


def burying(hand: str = HELD, seat: int = 0) -> EightyPointsState:
    """Diamonds are trumps, and a seat takes up the eight cards."""
    state = dealing(*[hand if each == seat else "" for each in range(5)])
    declare(state, seat, D, pair=True)
    pass_all(state)
    assert (state.phase, state.koth, len(state.hands[seat])) == ("burying", seat, 28)
    return state


def calling() -> EightyPointsState:
    state = burying()
    bury(state, "2D JR KD KD 10H 5C 3C 3C")
    return state


@pytest.mark.parametrize("koth", range(5))
def test_action_10_the_king_alone_buries_within_a_minute(koth: int) -> None:
    """ "KotH has about a minute (too long?)" """
    state = burying(seat=koth)
    assert GAME.to_act(state) == {koth}
    deadline = GAME.deadline(state)
    assert deadline is not None
    assert waits(state) == ("1/bury", 60, {koth})
    assert not deadline.optional and not deadline.live_only
    other = (koth + 2) % 5
    assert not GAME.menu(state, other)
    before = GAME.copy(state)
    with pytest.raises(IllegalAction, match="not_the_koth"):
        GAME.apply(state, other, Bury(tuple(state.hands[other][:8])), chance())
    assert state == before


@pytest.mark.parametrize(
    ("buried", "why"),
    [
        ("2D 2D JR AD KD KD 10H", "eight_cards"),
        ("2D 2D JR AD KD KD 10H 10H 5C", "eight_cards"),
        ("", "eight_cards"),
        ("2D JR JR AD KD KD 10H 10H", "card_not_held"),
        ("5C 5C 2D AD KD KD 10H 10H", "card_not_held"),
        ("3H 2D JR AD KD KD 10H 10H", "card_not_held"),
    ],
)
def test_action_10_no_other_number_and_no_other_cards(buried: str, why: str) -> None:
    state = burying()
    before = GAME.copy(state)
    with pytest.raises(IllegalAction, match=why):
        bury(state, buried)
    assert state == before


def test_action_10_when_the_time_elapses_random_cards_are_buried() -> None:
    """ "random cards are removed from the KotH's hand and added to the deadHand" """
    drawn: Counter[int] = Counter()
    start = burying("2D 2D " + "AC AD AH AS KC KD KH KS QC QD QH QS JC JD JH JS 9C 9D")
    held = Counter(start.hands[0])
    for key in range(400):
        state = GAME.copy(start)
        assert kinds(go_on(state, key)) == ["buried"]
        assert len(state.dead) == BURIED == 8
        assert Counter(state.dead) + Counter(state.hands[0]) == held
        assert state.dead == sorted(state.dead)
        drawn.update(state.dead)
    spread = sum((drawn[card] / copies - 114.3) ** 2 / 114.3 for card, copies in held.items())
    assert spread < 56
    assert len(drawn) == len(held)


def choose(state: EightyPointsState, text: str, seat: int = 0) -> list[Event]:
    return GAME.apply(state, seat, Choose(tuple(sorted(cards(text)))), chance())


def test_action_10_what_has_been_chosen_is_buried_when_the_time_elapses() -> None:
    """Ruling: "what has been picked stays, the rest is random" """
    rest: set[str] = set()
    for key in range(40):
        state = burying()
        held = Counter(state.hands[0])
        choose(state, "2D 3C 3C")
        choose(state, "3C 3C KD 7S 8S")
        go_on(state, key)
        assert not Counter(cards("3C 3C KD 7S 8S")) - Counter(state.dead)
        assert Counter(state.dead) + Counter(state.hands[0]) == held
        assert (len(state.dead), state.chosen, state.phase) == (8, [], "calling")
        rest |= {*codes(state.dead).split()} - {"3C", "KD", "7S", "8S"}
    assert len(rest) > 10


def test_action_10_only_the_king_sees_what_is_chosen_and_nothing_is_told_of_it() -> None:
    state, other = burying(), burying()
    assert choose(state, "2D 3C") == []
    assert GAME.view(state, 0).chosen == tuple(cards("3C 2D"))
    for viewer in (1, 2, 3, 4, None):
        assert repr(GAME.view(state, viewer)) == repr(GAME.view(other, viewer))
    assert GAME.deadline(state) == GAME.deadline(other)
    assert GAME.to_act(state) == GAME.to_act(other)


def test_action_10_the_dead_hand_is_the_king_s_secret_until_the_round_ends() -> None:
    """Ruling "Private": "the dead hand (to the KotH only, until the round's end)" """
    state = table("AH", "3C", "4C", "6C", "7C", dead="KS KS 5D 5D 3S 3S 4S 4S")
    dead = tuple(state.dead)
    for _ in range(2):
        assert GAME.view(state, 0).buried == dead
        assert [GAME.view(state, viewer).buried for viewer in (1, 2, 3, 4, None)] == [None] * 5
        if state.phase == "playing":
            trick(state, "AH", "3C", "4C", "6C", "7C")
    go_on(state)
    assert state.phase == "scored"
    assert {GAME.view(state, viewer).buried for viewer in (0, 1, 2, 3, 4, None)} == {dead}


def test_action_11_the_king_alone_calls_within_fifteen_seconds() -> None:
    """ "KotH has about 15 seconds (too short?)" """
    state = calling()
    assert GAME.to_act(state) == {0}
    deadline = GAME.deadline(state)
    assert deadline is not None
    assert waits(state) == ("1/call", 15, {0})
    assert not deadline.optional and not deadline.live_only
    before = GAME.copy(state)
    with pytest.raises(IllegalAction, match="not_the_koth"):
        GAME.apply(state, 3, Call(5), chance())
    assert state == before


def test_action_11_when_the_time_elapses_nobody_is_called() -> None:
    """ "the KotH will not be able to enlist any of the remaining players" """
    state = calling()
    (event,) = go_on(state)
    assert (event.kind, event.public) == ("called", {"card": None})
    assert (state.phase, state.called) == ("playing", None)
    while state.phase != "scored":
        assert "call_fallen" not in kinds(go_on(state))
        assert (state.ally, state.fallen) == (None, None)
    assert state.score is not None
    assert state.score.defenders == (0,)


def test_action_12_no_acknowledgement_is_asked_before_a_trick() -> None:
    """Ruling: "the finished trick stays on show for a moment, no acknowledgement asked" """
    state = table("AH 3H", "3C 3C", "4C 4C", "6C 6C", "7C 7C")
    trick(state, "AH", "3C", "4C", "6C", "7C")
    assert GAME.to_act(state) == frozenset()
    deadline = GAME.deadline(state)
    assert deadline is not None
    assert waits(state) == ("1/19/shown", 2, set())
    assert not deadline.optional and not deadline.live_only
    assert not any(GAME.menu(state, seat) for seat in range(5))
    with pytest.raises(IllegalAction, match="not_now"):
        GAME.apply(state, 0, Call(None), chance())
    assert go_on(state) == []
    assert state.phase == "playing"


def test_actions_out_of_their_phase_are_refused() -> None:
    """Every action in every phase that is not its own."""
    own = {
        "declare": {"dealing", "declaring"},
        "pass": {"declaring"},
        "name": {"naming"},
        "bury": {"burying"},
        "call": {"calling"},
        "put": {"playing"},
        "ready": {"scored"},
    }
    samples: list[dict[str, object]] = [
        {"type": "declare", "suit": 0, "pair": False},
        {"type": "pass"},
        {"type": "name", "suit": 1},
        {"type": "bury", "cards": ["2C"] * 8},
        {"type": "call", "card": None},
        {"type": "put", "cards": ["2C"]},
        {"type": "ready"},
    ]
    state = new(1, rounds=2)
    seen = set()
    while state.phase != "over":
        for sample in samples if state.phase not in seen else ():
            action = GAME.actions.validate_python(sample)
            if state.phase not in own[str(sample["type"])]:
                before = GAME.copy(state)
                with pytest.raises(IllegalAction, match="not_now"):
                    GAME.apply(state, 0, action, chance())
                assert state == before
        seen.add(state.phase)
        go_on(state, 1)
    assert seen == set.union(*own.values()) | {"shown"}
    for sample in samples:
        with pytest.raises(IllegalAction, match="match_over"):
            GAME.apply(state, 0, GAME.actions.validate_python(sample), chance())
