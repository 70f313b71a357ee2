"""Gameplay Actions, steps 7 to 9: dealing, declaring, and the eight cards left over."""

from collections import Counter

import pytest

from games.core import IllegalAction
from games.core.cards import code
from games.eighty_points.state import Declare, EightyPointsState, Name, Pass
from games.eighty_points.view import Declaration
from tests.games.eighty_points.table import (
    GAME,
    C,
    D,
    H,
    S,
    bury,
    call,
    chance,
    codes,
    dealing,
    declarable,
    declare,
    go_on,
    kinds,
    name,
    pass_all,
    playable,
    put,
    waits,
)
from tests.games.playing import chi_square

PAIR, SINGLE = True, False


def refused(state: EightyPointsState, seat: int, suit: int, *, pair: bool, why: str) -> None:
    before = GAME.copy(state)
    assert (suit, pair) not in declarable(state, seat)
    with pytest.raises(IllegalAction, match=why):
        declare(state, seat, suit, pair=pair)
    assert state == before


def test_action_7_dealing_is_driven_by_the_clock() -> None:
    """Ruling: "never by who is able to declare, so that its pace tells nothing" """
    able = dealing("2C 2C", "2D", "2H 2H", "2S", "2D", dealt=4)
    unable = dealing(dealt=4)
    for state in (able, unable):
        assert GAME.to_act(state) == {0, 1, 2, 3, 4}
        deadline = GAME.deadline(state)
        assert deadline is not None
        assert (deadline.key, deadline.seats, deadline.step) == ("1/declare", frozenset(), 4)
        assert deadline.live_only and not deadline.optional
        assert deadline.seconds == 1.5
    assert GAME.menu(able, 0)
    assert not GAME.menu(unable, 0)


@pytest.mark.parametrize("rank", ["2", "5", "10", "K", "A"])
def test_action_7_a_card_of_the_trump_rank_may_be_declared(rank: str) -> None:
    """ "If the card has the sameRank as the trumpRank, that Player has the ability ..." """
    other = "3" if rank != "3" else "4"
    state = dealing(f"{rank}C", f"{other}D {other}D", f"{rank}D {rank}S", dealt=6, rank=rank)
    assert [declarable(state, seat) for seat in range(5)] == [
        {(C, SINGLE)}, set(), {(D, SINGLE), (S, SINGLE)}, set(), set(),
    ]  # fmt: skip
    refused(state, 0, D, pair=False, why="not_declarable suit=1 pair=False")
    refused(state, 0, C, pair=True, why="not_declarable suit=0 pair=True")
    refused(state, 1, D, pair=True, why="not_declarable")
    assert declare(state, 2, S) == []
    event, _ = go_on(state)
    facts = {"seat": 2, "suit": S, "pair": False, "over": None}
    assert (event.kind, event.public) == ("declared", facts)
    assert GAME.view(state, None).declarations == (Declaration(2, S, pair=False),)
    assert codes(GAME.view(state, 4).seats[2].shown) == f"{rank}S"
    assert state.phase == "dealing"
    assert state.trump_suit is None


def test_action_7_what_is_declared_is_secret_until_the_next_card() -> None:
    state, other = dealing("2C 2D", "2H", dealt=9), dealing("2C 2D", "2H", dealt=9)
    assert declare(state, 0, D) == []
    assert GAME.view(state, 0).claim == Declaration(0, D, pair=False)
    assert not GAME.menu(state, 0)
    for viewer in (1, 2, 3, 4, None):
        assert repr(GAME.view(state, viewer)) == repr(GAME.view(other, viewer))
    assert GAME.to_act(state) == GAME.to_act(other)
    refused(state, 0, C, pair=False, why="answered")
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


def test_action_7_once_declared_only_an_identical_pair_may_declare() -> None:
    """ "only Players with an identical pair of cards with rank equal to the trumpRank" """
    state = dealing("2C", "2D 2H", "2H 2S 2S", "2D", dealt=9)
    declare(state, 0, C)
    go_on(state)
    assert [declarable(state, seat) for seat in range(5)] == [
        set(), set(), {(S, PAIR)}, set(), set(),
    ]  # fmt: skip
    for seat, suit in ((1, D), (1, H), (2, H), (2, S), (3, D), (0, C)):
        refused(state, seat, suit, pair=False, why="pair_needed")
    refused(state, 1, D, pair=True, why="not_declarable")
    declare(state, 2, S, pair=True)
    event, _ = go_on(state)
    assert event.public == {"seat": 2, "suit": S, "pair": True, "over": 0}
    assert GAME.view(state, None).declarations == (
        Declaration(0, C, pair=False),
        Declaration(2, S, pair=True),
    )
    assert [codes(shown) for shown in state.shown] == ["2C", "", "2S 2S", "", ""]


def test_action_7_a_pair_is_final() -> None:
    """Ruling: "a pair is final" """
    state = dealing("2C 2C", "2D 2D", "2H 2H", dealt=18)
    declare(state, 1, D, pair=True)
    go_on(state)
    for seat, suit, pair in ((0, C, True), (2, H, True), (0, C, False), (1, D, True)):
        refused(state, seat, suit, pair=pair, why="pair_is_final")
    assert GAME.to_act(state) == frozenset()
    assert not any(GAME.menu(state, seat) for seat in range(5))
    deadline = GAME.deadline(state)
    assert deadline is not None and deadline.seats == frozenset()
    assert deadline.seconds == 0, "nobody can do anything but look on"


def test_action_8_declaring_stays_open_for_three_seconds_after_the_last_card() -> None:
    """ "wait for a few seconds (about 3 seconds?)" """
    state = dealing("2C", "2D 2D", dealt=19)
    go_on(state)
    deadline = GAME.deadline(state)
    assert deadline is not None
    assert (deadline.key, deadline.seconds, deadline.step) == ("1/declare", 3, 20)
    assert deadline.optional and not deadline.live_only
    assert deadline.seats == GAME.to_act(state) == {0, 1, 2, 3, 4}
    assert [*GAME.menu(state, 3)] == [Pass()]
    assert [*GAME.menu(state, 0)] == [Declare(C), Pass()]
    declare(state, 0, C)
    declare(state, 1, D, pair=True)
    assert kinds(pass_all(state)) == ["answered"] * 3 + ["declared", "declared", "trumps"]
    assert (state.phase, state.koth, state.trump_suit) == ("burying", 1, D)


def test_action_8_a_last_answer_is_secret_until_all_have_given_theirs() -> None:
    """Whether somebody declares or not looks and sounds the same."""
    able, unable = dealing("2C", "2D 2D"), dealing("3C", "2D 2D")
    said = declare(able, 0, C), GAME.apply(unable, 0, Pass(), chance())
    assert said[0] == said[1]
    for viewer in (1, 2, 3, 4, None):
        assert repr(GAME.view(able, viewer)) == repr(GAME.view(unable, viewer))
    assert GAME.to_act(able) == GAME.to_act(unable)
    assert declarable(able, 1) == {(D, SINGLE), (D, PAIR)}


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


@pytest.mark.parametrize("suit", range(4))
def test_action_8_later_the_king_chooses_a_suit(suit: int) -> None:
    """ "startingPlayer (the KotH) of this Round has a few seconds (about 5 seconds?) to choose" """
    state = dealing("", "", "7D", number=2, starter=3, rank="7")
    assert kinds(pass_all(state)) == ["answered"] * 5
    assert (state.phase, state.koth, state.trump_suit) == ("naming", 3, None)
    assert GAME.to_act(state) == {3}
    deadline = GAME.deadline(state)
    assert deadline is not None
    assert waits(state) == ("2/name", 5, {3})
    assert not deadline.optional and not deadline.live_only
    assert [*GAME.menu(state, 3)] == [Name(each) for each in range(4)]
    assert not GAME.menu(state, 2)
    with pytest.raises(IllegalAction, match="not_the_koth"):
        GAME.apply(state, 2, Name(suit), chance())
    with pytest.raises(IllegalAction, match="not_now"):
        declare(state, 2, D)
    (event,) = name(state, suit)
    assert (event.kind, event.public) == ("trumps", {"suit": suit, "koth": 3})
    assert (state.phase, state.trump_suit) == ("burying", suit)


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


@pytest.mark.parametrize("koth", range(5))
def test_action_9_the_eight_cards_left_are_added_to_the_king_s_hand(koth: int) -> None:
    """ "The remaining eight cards in the CardStack are added to the KotH's Hand." """
    state = dealing(*["2C 2C" if seat == koth else "" for seat in range(5)])
    left, hands = list(state.deck), [list(hand) for hand in state.hands]
    assert len(left) == 8
    declare(state, koth, C, pair=True)
    *_, event = pass_all(state)
    assert state.deck == []
    for seat in range(5):
        mine = hands[seat] + left if seat == koth else hands[seat]
        assert state.hands[seat] == sorted(mine)
        assert GAME.view(state, None).seats[seat].held == (28 if seat == koth else 20)
    assert event.public == {"suit": C, "koth": koth}


def test_action_9_declared_cards_are_shown_until_they_are_played() -> None:
    state = dealing("3C 2C 2C", "2D", "2H AS AS", "2S", "2D")
    declare(state, 2, H)
    declare(state, 0, C, pair=True)
    pass_all(state)
    buried = [card for card in state.hands[0] if code(card)[0] != "2"][:8]
    bury(state, codes(buried))
    call(state, None)
    put(state, "2C")
    assert [codes(seat.shown) for seat in GAME.view(state, None).seats] == ["2C", "", "2H", "", ""]
    put(state, "2D")
    assert "2H" in playable(state)
    put(state, "2H")
    assert [codes(seat.shown) for seat in GAME.view(state, 4).seats] == ["2C", "", "", "", ""]
