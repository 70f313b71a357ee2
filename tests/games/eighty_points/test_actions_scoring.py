"""Gameplay Actions, steps 17 to 20: the challengers' score, ranks, and the next king."""

from collections.abc import Sequence

import pytest

from games.eighty_points.scoring import rise_of
from games.eighty_points.state import EightyPointsState
from games.eighty_points.view import Score
from tests.games.eighty_points.table import (
    GAME,
    cards,
    get_ready,
    go_on,
    kinds,
    table,
    trick,
    worth,
)

DEAD = {
    0: "3C 3C 4C 4C 6C 6C 7C 7C",
    5: "3C 3C 4C 4C 6C 6C 7C 5C",
    40: "3C 3C 4C 4C KC KC KD KD",
    80: "KC KC KD KD 10C 10C 10D 10D",
}


def rounds_end(
    challengers: int,
    *,
    dead: int = 0,
    winner: int = 0,
    koth: int = 0,
    ally: int | None = None,
    ranks: Sequence[int] | None = None,
    number: int = 1,
    rounds: int = 5,
) -> EightyPointsState:
    """A round scored in which the challengers took so many points of all 200.

    ``winner`` takes the last trick, in which the ally plays the called ace of spades.
    """
    leader = winner
    hands = ["9D", "8D", "7D", "6D", "JD"]
    hands[winner] = "AH"
    if ally is not None and ally != winner:
        hands[ally] = "AS"
    called = None if ally is None else "AH" if ally == winner else "AS"
    state = table(
        *hands, koth=koth, leader=leader, dead=DEAD[dead], called=called, ranks=ranks,
        number=number, rounds=rounds,
    )  # fmt: skip
    defenders = {koth} if ally is None else {koth, ally}
    others = [seat for seat in range(5) if seat not in defenders]
    state.points = [0] * 5
    state.points[others[0]] = challengers // 10 * 5
    state.points[others[-1]] += challengers - challengers // 10 * 5
    state.points[koth if ally is None else ally] = 200 - dead - challengers
    trick(state, *(hands[(leader + place) % 5] for place in range(5)))
    assert state.ally == ally
    assert kinds(go_on(state))[0] == "scored"
    return state


def score_of(state: EightyPointsState) -> Score:
    assert state.score is not None
    return state.score


def test_actions_19_and_20_every_score() -> None:
    for total in range(400):
        if total < 80:
            steps = 3 if total == 0 else 2 if 0 < total <= 40 else 1
        else:
            steps = (total >= 120) + (total >= 160) + (total >= 200)
        assert rise_of(total) == (total < 80, steps)


@pytest.mark.parametrize("winner", range(5))
@pytest.mark.parametrize("ally", [None, 2])
def test_action_18_a_challenger_s_last_trick_adds_twice_the_dead_hand(
    winner: int, ally: int | None
) -> None:
    """ "If the trickWinner is not in defenders, two times the "point value" ..." """
    score = score_of(rounds_end(45, dead=40, winner=winner, ally=ally))
    challenger = winner not in (0, ally)
    assert score.doubled is challenger
    assert score.dead == worth(cards(DEAD[40])) == 40
    assert score.challengers == 45
    assert score.total == (45 + 80 if challenger else 45)
    assert score.rise == 1


def test_actions_19_and_20_everybody_hears_the_reckoning() -> None:
    state = table("3C", "4C", "6C", "7C", "AC", koth=0, called="6C", points=[115, 25, 0, 60, 0])
    trick(state, "3C", "4C", "6C", "7C", "AC")
    (event,) = go_on(state)
    assert event.public == {"total": 85, "rise": 0, "seats": []}
    state = table("AC", "4C", "6C", "7C", "8C", koth=0, called="6C", points=[155, 15, 10, 20, 0])
    trick(state, "AC", "4C", "6C", "7C", "8C")
    (event,) = go_on(state)
    assert event.public == {"total": 35, "rise": 2, "seats": [0, 2]}
    assert GAME.view(state, 3).score == score_of(state)


@pytest.mark.parametrize("koth", range(5))
@pytest.mark.parametrize("after", [None, 1, 2, 3, 4])
def test_action_19_the_teammate_is_king_next_else_the_same(koth: int, after: int | None) -> None:
    """ "If KotH has a teammate in defenders, teammate is KotH in next round." """
    ally = None if after is None else (koth + after) % 5
    for challengers in (0, 40, 75):
        state = rounds_end(challengers, koth=koth, ally=ally)
        wanted = koth if ally is None else ally
        assert score_of(state).koth == wanted
        assert state.koth == koth
        get_ready(state)
        assert (state.koth, state.starter) == (wanted, wanted)


@pytest.mark.parametrize("koth", range(5))
@pytest.mark.parametrize("after", [None, 1, 2, 3, 4])
def test_action_20_the_next_player_who_is_no_defender_is_king_next(
    koth: int, after: int | None
) -> None:
    """ "next player in counter-clockwise order from KotH who is not in defenders" """
    ally = None if after is None else (koth + after) % 5
    wanted = (koth + (2 if after == 1 else 1)) % 5
    for challengers in (80, 120, 200):
        state = rounds_end(challengers, koth=koth, ally=ally)
        assert score_of(state).koth == wanted
        get_ready(state)
        assert (state.koth, state.starter) == (wanted, wanted)
