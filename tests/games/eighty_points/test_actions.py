"""Gameplay Actions: what the model takes as it comes: secrets, lots, and what time plays."""

from collections import Counter
from typing import Any

import pytest

from games.core import Event
from games.eighty_points.rounds import rise_of, score_of
from games.eighty_points.state import BURIED, Choose, EightyPointsState, Pass
from games.eighty_points.view import Declaration
from tests.games.eighty_points.table import (
    GAME,
    C,
    D,
    H,
    S,
    cards,
    chance,
    codes,
    dealing,
    declarable,
    declare,
    go_on,
    kinds,
    new,
    pass_all,
    put,
    table,
    trick,
)
from tests.games.playing import chi_square


def test_action_3_the_seats_are_drawn_by_lot() -> None:
    """Ruling: "randomly seats the five players", from the match's own seed; all see the order."""
    places: Counter[tuple[int, int]] = Counter()
    orders = set()
    for key in range(600):
        state = new(key)
        orders.add(tuple(state.seating))
        places.update(enumerate(state.seating))
        assert sorted(state.seating) == [0, 1, 2, 3, 4]
        assert new(key).seating == state.seating
    assert len(orders) > 100
    assert chi_square(places, 25) < 52
    assert {GAME.view(state, viewer).seating for viewer in (None, 0, 4)} == {tuple(state.seating)}


def test_action_5_every_card_may_lie_anywhere() -> None:
    tops = Counter(new(key).deck[-1] for key in range(1_000))
    left_over = Counter(card for key in range(300) for card in new(key).deck[:8])
    assert chi_square(tops, 54) < 95
    assert chi_square(left_over, 54) < 95


def test_action_7_dealing_is_driven_by_the_clock() -> None:
    """The ruling: its pace must not depend on whether a player is able to declare."""
    able, unable = dealing("2C 2C", "2D", "2H 2H", "2S", "2D", dealt=4), dealing(dealt=4)
    assert GAME.menu(able, 0)
    assert not GAME.menu(unable, 0)
    assert GAME.to_act(able) == GAME.to_act(unable)
    assert GAME.deadline(able) == GAME.deadline(unable)


def test_action_7_what_is_declared_is_secret_until_the_next_card() -> None:
    state, other = dealing("2C 2D", "2H", dealt=9), dealing("2C 2D", "2H", dealt=9)
    assert declare(state, 0, D) == []
    assert GAME.view(state, 0).claim == Declaration(0, D, pair=False)
    assert not GAME.menu(state, 0)
    for viewer in (1, 2, 3, 4, None):
        assert repr(GAME.view(state, viewer)) == repr(GAME.view(other, viewer))
    assert GAME.to_act(state) == GAME.to_act(other)
    go_on(state)
    assert GAME.view(state, 0).claim is None
    assert GAME.view(state, None).declarations == (Declaration(0, D, pair=False),)


@pytest.mark.parametrize("dealt", [9, 20])
@pytest.mark.parametrize("said", ["123", "132", "213", "231", "312", "321"])
def test_action_7_who_got_the_card_first_declares_first(dealt: int, said: str) -> None:
    """Ruling: "who gets a card of the trump rank first may declare first" """
    state = dealing("", "3D 2C", "2D", "3H 3S 2H", dealt=dealt)
    suits = {"1": C, "2": D, "3": H}
    for each in said:
        declare(state, int(each), suits[each])
    if dealt == 20:
        assert state.declarations == []
        pass_all(state)
    else:
        go_on(state)
    assert state.declarations == [Declaration(2, D, pair=False)]
    assert codes(state.shown[1] + state.shown[3]) == ""


def test_action_7_of_two_pairs_the_one_that_was_complete_first_is_final() -> None:
    state = dealing("2C 3C 3C 3D 2C", "3D 3H 2H 2H", "2S")
    for seat, suit, pair in ((0, C, True), (1, H, True), (2, S, False)):
        declare(state, seat, suit, pair=pair)
    pass_all(state)
    assert state.declarations == [Declaration(2, S, pair=False), Declaration(1, H, pair=True)]
    assert (state.koth, state.trump_suit) == (1, H)


def test_action_7_of_cards_dealt_together_the_starter_s_came_first() -> None:
    state = dealing("", "", "2D", "", "2H", starter=3)
    declare(state, 2, D)
    declare(state, 4, H)
    pass_all(state)
    assert state.declarations == [Declaration(4, H, pair=False)]


def test_action_8_a_last_answer_is_secret_until_all_have_given_theirs() -> None:
    """A declaration and its absence must look and sound the same."""
    able, unable = dealing("2C", "2D 2D"), dealing("3C", "2D 2D")
    said = declare(able, 0, C), GAME.apply(unable, 0, Pass(), chance())
    assert said[0] == said[1]
    for viewer in (1, 2, 3, 4, None):
        assert repr(GAME.view(able, viewer)) == repr(GAME.view(unable, viewer))
    assert GAME.to_act(able) == GAME.to_act(unable)
    assert declarable(able, 1) == {(D, False), (D, True)}


def test_action_8_nobody_declares_in_the_first_round_chance_decides() -> None:
    """ "choose a random suit as the trumpSuit and choose a random player as the KotH" """
    drawn: Counter[tuple[int, int]] = Counter()
    for key in range(1_000):
        state = dealing("2C 2D 2H 2S")
        events = pass_all(state, key)
        assert kinds(events) == ["answered"] * 5 + ["trumps"]
        assert state.phase == "burying"
        assert state.koth is not None and state.trump_suit is not None
        assert events[-1].public == {"suit": state.trump_suit, "koth": state.koth}
        drawn[state.koth, state.trump_suit] += 1
    assert set(drawn) == {(koth, suit) for koth in range(5) for suit in range(4)}
    assert chi_square(drawn, 20) < 43.8
    assert chi_square(Counter(koth for koth, _ in drawn.elements()), 5) < 18.5
    assert chi_square(Counter(suit for _, suit in drawn.elements()), 4) < 16.3


def test_action_8_else_a_random_suit() -> None:
    """ "If a trumpSuit still hasn't been declared, a random suit will be chosen" """
    drawn: Counter[int] = Counter()
    for key in range(600):
        state = dealing(number=2)
        pass_all(state, key)
        assert GAME.default_action(state, 0, chance(key)) in GAME.menu(state, 0)
        go_on(state, key)
        assert (state.phase, state.koth) == ("burying", 0)
        assert state.trump_suit is not None
        drawn[state.trump_suit] += 1
    assert set(drawn) == {C, D, H, S}
    assert chi_square(drawn, 4) < 16.3


HELD = "2D 2D JR AD KD KD 10H 10H 5C 3C 3C QS 7S 8S"


def burying(hand: str = HELD, seat: int = 0) -> EightyPointsState:
    """Diamonds are trumps, and a seat takes up the eight cards."""
    state = dealing(*[hand if each == seat else "" for each in range(5)])
    declare(state, seat, D, pair=True)
    pass_all(state)
    assert (state.phase, state.koth, len(state.hands[seat])) == ("burying", seat, 28)
    return state


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


def test_action_14_when_the_time_elapses_the_lowest_legal_card_is_played() -> None:
    """Ruling: "the lowest legal card or pair, points avoided" """
    cases = [
        ("5C 7C AC 3D", "4C", "7C"),
        ("5C 10C KC 3D", "4C", "5C"),
        ("10C KC JC 4D", "3C", "JC"),
        ("10C KC 4D 4D", "3C", "10C"),
        ("AD 10S 3H JB", "4C", "AD"),
        ("AD 8S 8H JB", "4C", "8S"),
        ("JB 2S 2H AH", "4H", "AH"),
        ("JB JR 2S 2H", "4H", "2S"),
        ("JB JR JR 2H", "4H", "2H"),
        ("5C 5C 7C 7C", "4C 4C", "7C 7C"),
        ("AC AC KC KC", "4C 4C", "AC AC"),
        ("QC AC 10C 3D", "4C 4C", "QC AC"),
        ("10C 3D 7S 5D", "4C 4C", "3D 10C"),
        ("AH 3D 4S 5D", "4C 4C", "3D 4S"),
        ("6C 6C 8C 8C", "4C 4C", "6C 6C"),
    ]
    for hand, led, wanted in cases:
        leader = led + " 9H 9H 9D"[: 12 - 3 * len(led.split())]
        state = table(leader, hand, "9S 9S JS JS", "JH JH QH QH", "QS QS JD JD")
        put(state, led)
        (event,) = go_on(state)
        assert event.public == {"seat": 1, "cards": codes(sorted(cards(wanted))).split()}


def test_actions_19_and_20_every_score() -> None:
    for total in range(400):
        if total < 80:
            steps = 3 if total == 0 else 2 if 0 < total <= 40 else 1
        else:
            steps = (total >= 120) + (total >= 160) + (total >= 200)
        assert rise_of(total) == (total < 80, steps)


@pytest.mark.parametrize("koth", range(5))
@pytest.mark.parametrize("after", [None, 1, 2, 3, 4])
def test_action_20_the_next_player_who_is_no_defender_is_king_next(
    koth: int, after: int | None
) -> None:
    """ "next player in counter-clockwise order from KotH who is not in defenders" """
    state = table("3C", "4C", "6C", "7C", "8C", koth=koth)
    state.ally = None if after is None else (koth + after) % 5
    state.points = [0 if seat in (koth, state.ally) else 40 for seat in range(5)]
    assert score_of(state).koth == (koth + (2 if after == 1 else 1)) % 5


@pytest.mark.parametrize(
    "data",
    [
        {"type": "put", "cards": ["1H"]},
        {"type": "put", "cards": "AH"},
        {"type": "bury", "cards": [None]},
        {"type": "call", "card": "AX"},
        {"type": "call"},
        {"type": "declare", "suit": 4},
        {"type": "declare", "suit": -1},
        {"type": "name", "suit": 4},
        {"type": "fold"},
        {},
    ],
)
def test_an_action_that_is_none_cannot_be_read(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        GAME.actions.validate_python(data)
