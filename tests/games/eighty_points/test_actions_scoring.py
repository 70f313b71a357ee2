"""Gameplay Actions, steps 17 to 20: the challengers' score, ranks, and the next king."""

from collections.abc import Sequence

import pytest

from games.eighty_points import EightyPointsState, Score
from games.eighty_points.scoring import rise_of
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

BOUNDS = [
    (0, True, 3),
    (1, True, 2),
    (5, True, 2),
    (39, True, 2),
    (40, True, 2),
    (41, True, 1),
    (45, True, 1),
    (79, True, 1),
    (80, False, 0),
    (85, False, 0),
    (119, False, 0),
    (120, False, 1),
    (159, False, 1),
    (160, False, 2),
    (199, False, 2),
    (200, False, 3),
    (201, False, 3),
    (239, False, 3),
    (240, False, 3),
    (280, False, 3),
    (500, False, 3),
]
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


@pytest.mark.parametrize(("total", "defended", "rise"), BOUNDS)
def test_actions_19_and_20_the_bounds_of_the_score(total: int, defended: bool, rise: int) -> None:
    assert rise_of(total) == (defended, rise)


def test_actions_19_and_20_every_score() -> None:
    for total in range(400):
        if total < 80:
            steps = 3 if total == 0 else 2 if 0 < total <= 40 else 1
        else:
            steps = (total >= 120) + (total >= 160) + (total >= 200)
        assert rise_of(total) == (total < 80, steps)


@pytest.mark.parametrize("ally", [None, 1, 3])
def test_action_17_the_points_of_who_is_no_defender_are_added(ally: int | None) -> None:
    """ "For each Player not in defenders, his or her points ... are added" """
    state = rounds_end(85, ally=ally)
    score = score_of(state)
    defenders = (0,) if ally is None else (0, ally)
    assert score.defenders == defenders
    assert score.points == tuple(state.points)
    assert sum(score.points) == 200
    assert score.challengers == 85
    assert score.challengers == sum(
        points for seat, points in enumerate(score.points) if seat not in defenders
    )
    assert (score.dead, score.doubled, score.total) == (0, False, 85)


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


@pytest.mark.parametrize(("challengers", "total"), [(120, 280), (40, 200), (0, 160), (45, 205)])
def test_action_18_the_dead_hand_may_lift_the_score_above_all_points(
    challengers: int, total: int
) -> None:
    state = rounds_end(challengers, dead=80, winner=3)
    score = score_of(state)
    assert (score.total, score.rise) == (total, 3 if total >= 200 else 2)
    assert score.risers == (1, 2, 3, 4)
    assert state.ranks == [2] + [2 + score.rise] * 4


@pytest.mark.parametrize("ally", [None, 4])
@pytest.mark.parametrize(("challengers", "rise"), [(0, 3), (5, 2), (40, 2), (45, 1), (75, 1)])
def test_action_19_below_eighty_each_defender_rises(
    challengers: int, rise: int, ally: int | None
) -> None:
    """ "each Player in defenders has rank incremented by" """
    ranks = [4, 5, 6, 7, 8]
    state = rounds_end(challengers, ally=ally, ranks=ranks)
    score = score_of(state)
    defenders = (0,) if ally is None else (0, ally)
    assert (score.rise, score.risers) == (rise, defenders)
    assert state.ranks == [
        rank + (rise if seat in defenders else 0) for seat, rank in enumerate(ranks)
    ]
    assert [seat.rank for seat in GAME.view(state, None).seats] == state.ranks


@pytest.mark.parametrize("ally", [None, 4])
@pytest.mark.parametrize(
    ("challengers", "rise"),
    [(80, 0), (85, 0), (115, 0), (120, 1), (155, 1), (160, 2), (195, 2), (200, 3)],
)
def test_action_20_from_eighty_on_each_challenger_rises(
    challengers: int, rise: int, ally: int | None
) -> None:
    """ "each Player not in defenders has rank incremented by" """
    ranks = [4, 5, 6, 7, 8]
    state = rounds_end(challengers, ally=ally, ranks=ranks)
    score = score_of(state)
    others = (1, 2, 3, 4) if ally is None else (1, 2, 3)
    assert score.rise == rise
    assert score.risers == (others if rise else ())
    assert state.ranks == [
        rank + (rise if seat in others else 0) for seat, rank in enumerate(ranks)
    ]


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


def test_action_20_a_challenger_s_last_trick_decides_who_is_king_next() -> None:
    assert score_of(rounds_end(75, dead=5)).koth == 0
    assert score_of(rounds_end(75, dead=5, winner=4)).koth == 1
    assert score_of(rounds_end(75, dead=5, winner=4)).total == 85


def test_actions_17_to_20_a_king_who_called_and_played_alone_has_no_teammate() -> None:
    state = table("AH", "3C", "4C", "6C", "7C", called="AH", points=[130, 70, 0, 0, 0])
    trick(state, "AH", "3C", "4C", "6C", "7C")
    go_on(state)
    score = score_of(state)
    assert (score.defenders, score.koth, score.rise, score.risers) == ((0,), 0, 1, (0,))


def test_actions_17_to_20_an_ally_of_the_last_trick_defends_with_all_points_won_before() -> None:
    state = table("9D", "8D", "AS", "6D", "JD", called="AS", points=[50, 10, 120, 20, 0])
    trick(state, "9D", "8D", "AS", "6D", "JD")
    go_on(state)
    assert score_of(state).total == 30
    assert score_of(state).koth == 2
