"""Rulings, "Rank and end" and "Conceding": rounds, the host's word, places, leavers."""

from collections.abc import Sequence
from functools import cache

import pytest
from pydantic import ValidationError

from games.core import IllegalAction, Outcome
from games.eighty_points.rounds import PASSED
from games.eighty_points.state import MAX_ROUNDS, EightyPointsOptions, EightyPointsState, FixRounds
from tests.games.eighty_points.table import (
    GAME,
    chance,
    get_ready,
    go_on,
    kinds,
    new,
    pass_all,
    table,
    trick,
    wait_for,
)

PHASES = ("dealing", "declaring", "naming", "burying", "calling", "playing", "shown", "scored")


def last_trick(
    points: Sequence[int],
    *,
    ranks: Sequence[int] = (2, 2, 2, 2, 2),
    totals: Sequence[int] = (0, 0, 0, 0, 0),
    called: str | None = None,
    number: int = 1,
    rounds: int = 5,
    left: Sequence[int] = (),
) -> EightyPointsState:
    """Seat 0 is king and takes the last trick, worth nothing; all points have been taken."""
    state = table(
        "AH", "3C", "4C", "6C", "7C", called=called, points=points, ranks=ranks, totals=totals,
        number=number, rounds=rounds,
    )  # fmt: skip
    for seat in left:
        GAME.concede(state, seat, chance())
    trick(state, "AH", "3C", "4C", "6C", "7C")
    return state


def ended(points: Sequence[int], **facts: Sequence[int]) -> tuple[int, ...]:
    """The places after a last round."""
    state = last_trick(points, number=5, **facts)  # type: ignore[arg-type]
    go_on(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(state.ranks)
    return outcome.places


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
def test_who_would_pass_the_ace_has_won(
    rank: int, points: list[int], after: int, over: bool
) -> None:
    """Ruling: "A player whose rank would pass A has won" """
    state = last_trick(points, ranks=[rank, 14, 14, 14, 14])
    go_on(state)
    assert state.ranks[0] == after
    assert (state.phase == "over") is over
    if over:
        assert after == PASSED == 15
        places = (1, 2, 3, 3, 3) if points[1] else (1, 2, 2, 2, 2)
        assert GAME.outcome(state) == Outcome(places, (15, 14, 14, 14, 14))
    else:
        get_ready(state)
        assert state.phase == "dealing"
        assert state.trump_rank <= 14


def test_all_who_pass_in_the_same_round_win_together() -> None:
    """Ruling: "all who pass in the same round win together", whatever their points."""
    state = last_trick([10, 60, 60, 50, 20], ranks=[14, 14, 13, 14, 12])
    go_on(state)
    assert state.ranks == [14, 15, 15, 15, 14]
    assert GAME.outcome(state) == Outcome((5, 1, 1, 1, 4), (14, 15, 15, 15, 14))


def test_places_go_by_rank_then_by_card_points_over_the_match() -> None:
    """Ruling: "Standing by rank, then by card points won over the match, equal shares" """
    assert ended([110, 40, 25, 20, 5]) == (1, 2, 3, 4, 5)
    quiet = [120, 40, 40, 0, 0]
    assert ended(quiet) == (1, 2, 2, 4, 4)
    assert ended(quiet, totals=[0, 0, 10, 50, 40]) == (1, 4, 2, 2, 4)
    assert ended(quiet, totals=[0, 90, 0, 0, 120]) == (2, 1, 4, 5, 2)
    assert ended(quiet, ranks=[2, 3, 4, 4, 5]) == (5, 4, 2, 3, 1)
    assert ended(quiet, ranks=[2, 2, 2, 2, 2], totals=[0, 80, 80, 120, 120]) == (1,) * 5


def test_the_dead_hand_counts_for_the_score_and_not_for_the_standing() -> None:
    state = table(
        "3C", "4C", "6C", "7C", "AH", points=[105, 20, 20, 20, 20], number=5, dead="5D KS",
        ranks=[2, 2, 2, 2, 2],
    )  # fmt: skip
    trick(state, "3C", "4C", "6C", "7C", "AH")
    go_on(state)
    assert state.score is not None
    assert (state.score.total, state.score.rise) == (110, 0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 2, 2, 2, 2)


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


@cache
def first_in(phase: str) -> EightyPointsState:
    """A second round in this phase, nobody having declared."""
    state = new(2)
    wait_for(state, "scored")
    if phase == "scored":
        return state
    go_on(state)
    if phase in ("dealing", "declaring"):
        return wait_for(state, phase)
    wait_for(state, "declaring")
    pass_all(state)
    return wait_for(state, phase)


def reached(phase: str) -> EightyPointsState:
    return GAME.copy(first_in(phase))


def test_zero_between_rounds_ends_the_match_at_once_with_this_round_counted() -> None:
    state = last_trick([120, 50, 30, 0, 0], rounds=0, totals=[0, 0, 0, 100, 0])
    go_on(state)
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
    (event,) = GAME.concede(state, seat, chance())
    assert (event.kind, event.public) == ("left", {"seat": seat})
    assert [each.left for each in GAME.view(state, None).seats] == [
        each == seat for each in range(5)
    ]
    assert GAME.to_act(state) == GAME.to_act(before)
    assert GAME.deadline(state) == GAME.deadline(before)
    assert GAME.outcome(state) is None
    with pytest.raises(IllegalAction, match="already_left"):
        GAME.concede(state, seat, chance())
    before.left[seat] = True
    assert state == before


def test_who_has_conceded_is_placed_last() -> None:
    """Ruling: "the conceding player is placed last" """
    assert ended([120, 40, 40, 0, 0], left=[0]) == (5, 1, 1, 3, 3)
    assert ended([120, 40, 30, 10, 0], left=[1, 3]) == (1, 4, 2, 5, 3)
    assert ended([120, 40, 30, 10, 0], left=[4], ranks=[2, 2, 2, 2, 14]) == (1, 2, 3, 4, 5)


def test_who_has_conceded_stays_last_even_past_the_ace() -> None:
    state = last_trick([200, 0, 0, 0, 0], ranks=[14, 2, 2, 2, 2], left=[0])
    go_on(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (5, 1, 1, 1, 1)
