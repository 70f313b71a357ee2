"""Gameplay Actions and rulings: secrets, lots, what time plays, trumps, rank and end."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from pydantic import ValidationError

from games.core import IllegalAction, Outcome
from games.core.cards import CODES
from games.eighty_points.rounds import PASSED, rise_of, score_of
from games.eighty_points.state import (
    BURIED,
    MAX_ROUNDS,
    Choose,
    DeclareTrumps,
    EightyPointsOptions,
    EightyPointsState,
    FixRounds,
    Pass,
)
from games.eighty_points.trumps import order_of
from games.eighty_points.view import Declaration
from tests.games.eighty_points.model import RANKS, family, height
from tests.games.eighty_points.table import (
    GAME,
    C,
    D,
    H,
    S,
    dealing,
    declare,
    go_on,
    new,
    pass_all,
    put,
    table,
    trick,
    wait_for,
)
from tests.games.playing import cards, chance, chi_square, codes, kinds, result, told


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
    offered = {DeclareTrumps(D, pair=False), DeclareTrumps(D, pair=True), Pass()}
    assert {*GAME.menu(able, 1)} == offered


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


def burying(hand: str) -> EightyPointsState:
    """Diamonds are trumps, and seat 0 takes up the eight cards."""
    state = dealing(hand, "", "", "", "")
    declare(state, 0, D, pair=True)
    pass_all(state)
    assert (state.phase, state.koth, len(state.hands[0])) == ("burying", 0, 28)
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


def test_action_10_only_the_king_sees_what_is_chosen_and_nothing_is_told_of_it() -> None:
    state, other = burying("2D 2D JR AD 3C 3C"), burying("2D 2D JR AD 3C 3C")
    assert GAME.apply(state, 0, Choose(tuple(cards("3C 2D"))), chance()) == []
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
def test_action_20_the_next_who_is_no_defender_is_king_next(koth: int, after: int | None) -> None:
    """ "next player in counter-clockwise order from KotH who is not in defenders" """
    state = table("3C", "4C", "6C", "7C", "8C", koth=koth)
    state.ally = None if after is None else (koth + after) % 5
    state.points = [0 if seat in (koth, state.ally) else 40 for seat in range(5)]
    assert score_of(state).koth == (koth + (2 if after == 1 else 1)) % 5


def test_an_action_that_is_none_cannot_be_read() -> None:
    for data in (
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
    ):
        with pytest.raises(ValueError, match="validation error"):
            GAME.actions.validate_python(data)


PHASES = ("dealing", "declaring", "naming", "burying", "calling", "playing", "shown", "scored")


def last_trick(
    points: Sequence[int], ranks: Sequence[int] = (2,) * 5, left: Sequence[int] = (), **facts: Any
) -> EightyPointsState:
    """Seat 0 is king and takes the last trick, worth nothing; all points have been taken."""
    state = table("AH", "3C", "4C", "6C", "7C", points=points, ranks=ranks, **facts)
    for seat in left:
        GAME.concede(state, seat, chance())
    trick(state, "AH", "3C", "4C", "6C", "7C")
    go_on(state)
    return state


def places(points: Sequence[int], **facts: Any) -> tuple[int, ...]:
    """The places after a last round."""
    found, scores = result(GAME, state := last_trick(points, number=5, **facts))
    assert scores == tuple(state.ranks)
    return found


def test_five_rounds_are_played_unless_the_host_says_otherwise() -> None:
    assert EightyPointsOptions().rounds == 5
    assert EightyPointsOptions().loose_following is False
    for wrong in (-1, MAX_ROUNDS + 1):
        with pytest.raises(ValidationError):
            EightyPointsOptions(rounds=wrong)
    assert new(rounds=MAX_ROUNDS).rounds == 50
    assert GAME.view(new(rounds=7, loose_following=True), None).rounds == 7
    assert GAME.view(new(rounds=7, loose_following=True), None).loose_following


@pytest.mark.parametrize(
    ("rank", "points", "after", "over"),
    [
        (11, [200, 0, 0, 0, 0], 14, False),
        (12, [200, 0, 0, 0, 0], 15, True),
        (13, [200, 0, 0, 0, 0], 15, True),
        (14, [200, 0, 0, 0, 0], 15, True),
        (12, [160, 40, 0, 0, 0], 14, False),
        (13, [160, 40, 0, 0, 0], 15, True),
        (13, [125, 75, 0, 0, 0], 14, False),
        (14, [125, 75, 0, 0, 0], 15, True),
        (14, [120, 80, 0, 0, 0], 14, False),
    ],
)
def test_whoever_passes_the_ace_wins(rank: int, points: list[int], after: int, over: bool) -> None:
    """Ruling: "A player whose rank would pass A has won" """
    state = last_trick(points, ranks=[rank, 14, 14, 14, 14])
    assert state.ranks[0] == after
    assert (state.phase == "over") is over
    if over:
        assert after == PASSED == 15
        places = (1, 2, 3, 3, 3) if points[1] else (1, 2, 2, 2, 2)
        assert GAME.outcome(state) == Outcome(places, (15, 14, 14, 14, 14))
    else:
        go_on(state)
        assert state.phase == "dealing"
        assert state.trump_rank <= 14


def test_all_who_pass_in_the_same_round_win_together() -> None:
    """Ruling: "all who pass in the same round win together", whatever their points."""
    state = last_trick([10, 60, 60, 50, 20], ranks=[14, 14, 13, 14, 12])
    assert state.ranks == [14, 15, 15, 15, 14]
    assert GAME.outcome(state) == Outcome((5, 1, 1, 1, 4), (14, 15, 15, 15, 14))


def test_places_go_by_rank_then_by_card_points_over_the_match() -> None:
    """Ruling: "Standing by rank, then by card points won over the match, equal shares" """
    assert places([110, 40, 25, 20, 5]) == (1, 2, 3, 4, 5)
    quiet = [120, 40, 40, 0, 0]
    assert places(quiet) == (1, 2, 2, 4, 4)
    assert places(quiet, totals=[0, 0, 10, 50, 40]) == (1, 4, 2, 2, 4)
    assert places(quiet, totals=[0, 90, 0, 0, 120]) == (2, 1, 4, 5, 2)
    assert places(quiet, ranks=[2, 3, 4, 4, 5]) == (5, 4, 2, 3, 1)
    assert places(quiet, ranks=[2, 2, 2, 2, 2], totals=[0, 80, 80, 120, 120]) == (1,) * 5


def test_the_dead_hand_counts_for_the_score_and_not_for_the_standing() -> None:
    taken: dict[str, Any] = {"points": [105, 20, 20, 20, 20], "ranks": [2] * 5}
    state = table("3C", "4C", "6C", "7C", "AH", number=5, dead="5D KS", **taken)
    trick(state, "3C", "4C", "6C", "7C", "AH")
    go_on(state)
    assert state.score is not None
    assert (state.score.total, state.score.rise) == (110, 0)
    assert result(GAME, state)[0] == (1, 2, 2, 2, 2)


def reached(phase: str) -> EightyPointsState:
    """A second round in this phase, nobody having declared."""
    state = wait_for(new(2), "scored")
    if phase != "scored":
        go_on(state)
    if phase not in ("dealing", "declaring", "scored"):
        pass_all(wait_for(state, "declaring"))
    return wait_for(state, phase)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("remaining", [0, 1, MAX_ROUNDS])
def test_the_host_fixes_the_rounds_still_to_be_played(phase: str, remaining: int) -> None:
    """ "ends the game after the specified number of rounds ... after the current round" """
    state = reached(phase)
    before, number = GAME.copy(state), state.round
    events = GAME.amend(state, FixRounds(remaining), chance())
    assert events[0].kind == "rounds_fixed"
    assert events[0].public == {"remaining": remaining}
    assert GAME.view(state, None).rounds == state.rounds == number + remaining
    if phase == "scored" and not remaining:
        assert kinds(events) == ["rounds_fixed", "over"]
        assert state.phase == "over"
        return
    before.rounds = state.rounds
    assert state == before
    assert kinds(events) == ["rounds_fixed"]
    if remaining < 2:
        while GAME.outcome(state) is None:
            go_on(state)
        assert state.round == number + remaining


def test_zero_between_rounds_ends_the_match_at_once_with_this_round_counted() -> None:
    state = last_trick([120, 50, 30, 0, 0], rounds=0, totals=[0, 0, 0, 100, 0])
    assert (state.phase, GAME.outcome(state)) == ("scored", None)
    GAME.amend(state, FixRounds(0), chance())
    assert GAME.outcome(state) == Outcome((1, 3, 4, 2, 5), (2,) * 5)
    with pytest.raises(IllegalAction, match="match_over"):
        GAME.amend(state, FixRounds(0), chance())
    with pytest.raises(IllegalAction, match="match_over"):
        GAME.amend(state, FixRounds(3), chance())


def test_only_a_sensible_number_of_rounds_can_be_fixed() -> None:
    amendments = GAME.amendments
    assert amendments is not None
    for remaining in (-1, MAX_ROUNDS + 1, "some", None):
        with pytest.raises(ValidationError):
            amendments.validate_python({"type": "fix_rounds", "remaining": remaining})
    assert amendments.validate_python({"type": "fix_rounds", "remaining": 0}) == FixRounds(0)


@pytest.mark.parametrize("phase", PHASES)
def test_who_concedes_leaves_the_others_playing_on(phase: str) -> None:
    """Ruling: "a computer player takes the seat over ... and the others play on" """
    state = reached(phase)
    before = GAME.copy(state)
    seat = min(GAME.to_act(state) or {0})
    assert told(GAME.concede(state, seat, chance())) == [("left", {"seat": seat})]
    left = [each.left for each in GAME.view(state, None).seats]
    assert left == [each == seat for each in range(5)]
    assert GAME.to_act(state) == GAME.to_act(before)
    assert GAME.deadline(state) == GAME.deadline(before)
    assert GAME.outcome(state) is None
    with pytest.raises(IllegalAction, match="already_left"):
        GAME.concede(state, seat, chance())
    before.left[seat] = True
    assert state == before


def test_who_has_conceded_is_placed_last() -> None:
    """Ruling: "the conceding player is placed last" """
    assert places([120, 40, 40, 0, 0], left=[0]) == (5, 1, 1, 3, 3)
    assert places([120, 40, 30, 10, 0], left=[1, 3]) == (1, 4, 2, 5, 3)
    assert places([120, 40, 30, 10, 0], left=[4], ranks=[2, 2, 2, 2, 14]) == (1, 2, 3, 4, 5)


def test_who_has_conceded_stays_last_even_past_the_ace() -> None:
    state = last_trick([200, 0, 0, 0, 0], ranks=[14, 2, 2, 2, 2], left=[0])
    assert result(GAME, state)[0] == (5, 1, 1, 1, 1)


@pytest.mark.parametrize("suit", ["C", "D", "H", "S", ""])
def test_hands_are_sorted_trumps_first_and_the_strongest_first(suit: str) -> None:
    """ "A card that is a trump does not belong to its printed suit." """
    for rank in RANKS:
        order = order_of(RANKS.index(rank) + 2, "CDHS".index(suit) if suit else None)
        families = [family(card, rank, suit) for card in CODES]
        assert order.suits == tuple(map("CDHST".index, families))
        laid = [CODES[card] for card in order.sorted([*range(54)] * 2)]
        assert [*map(laid.count, CODES)] == [2] * 54
        ranking = [
            ("CDHST".index(family(card, rank, suit)), height(card, rank, suit)) for card in laid
        ]
        assert ranking == sorted(ranking, reverse=True)
        assert all(laid[at] == laid[at + 1] for at in range(0, 108, 2))
