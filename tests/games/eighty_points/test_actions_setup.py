"""Gameplay Actions, steps 1 to 6: players, seats, readiness, and the beginning of a round."""

from collections import Counter

import pytest

from games.core import IllegalAction, IllegalOptions
from games.eighty_points.state import EightyPointsOptions, Ready
from tests.games.eighty_points.table import (
    GAME,
    chance,
    get_ready,
    go_on,
    kinds,
    new,
    table,
    trick,
    wait_for,
    waits,
)
from tests.games.playing import chi_square


def last_trick(koth: int = 0) -> list[str]:
    """One card each; the King of the Hill wins with the ace of trumps, nothing else is a trump."""
    hands = ["3C", "4C", "6C", "7C", "8C"]
    hands[koth] = "AH"
    return hands


def test_action_1_there_are_five_players() -> None:
    """ "Create five new Players" """
    assert [*GAME.seats] == [5]
    for seats in (0, 1, 2, 3, 4, 6, 7):
        with pytest.raises(IllegalOptions, match="players"):
            GAME.new(EightyPointsOptions(), seats, chance())
    assert len(GAME.view(new(), None).seats) == 5


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


def test_action_4_a_round_begins_when_all_are_ready() -> None:
    """ "All players acknowledge readiness for a Round to begin." """
    state = table(*last_trick())
    trick(state, "AH", "4C", "6C", "7C", "8C")
    go_on(state)
    assert state.phase == "scored"
    waiting = {0, 1, 2, 3, 4}
    for seat in (3, 0, 4, 2):
        assert GAME.to_act(state) == waiting
        waiting.remove(seat)
        assert list(GAME.menu(state, seat)) == [Ready()]
        (event,) = GAME.apply(state, seat, Ready(), chance())
        assert (event.kind, event.public) == ("ready", {"seat": seat})
        assert state.phase == "scored"
        assert GAME.view(state, None).seats[seat].answered
        assert GAME.menu(state, seat).count() == 0
        with pytest.raises(IllegalAction, match="already_ready"):
            GAME.apply(state, seat, Ready(), chance())
    assert GAME.to_act(state) == {1}
    events = GAME.apply(state, 1, Ready(), chance())
    assert kinds(events) == ["ready", "round_began"]
    assert events[1].public == {"round": 2, "koth": 0}
    assert (state.phase, state.round) == ("dealing", 2)
    assert not any(seat.answered for seat in GAME.view(state, None).seats)


def test_action_4_who_lets_the_time_pass_is_ready() -> None:
    """Ruling: "with a time-out that counts as ready" """
    state = table(*last_trick())
    trick(state, "AH", "4C", "6C", "7C", "8C")
    go_on(state)
    deadline = GAME.deadline(state)
    assert deadline is not None
    assert waits(state) == ("1/ready", None, {0, 1, 2, 3, 4})
    assert deadline.optional and not deadline.live_only
    GAME.apply(state, 2, Ready(), chance())
    deadline = GAME.deadline(state)
    assert deadline is not None and deadline.seats == {0, 1, 3, 4}
    assert kinds(go_on(state)) == ["ready"] * 4 + ["round_began"]
    assert state.round == 2


def test_action_5_every_card_may_lie_anywhere() -> None:
    tops = Counter(new(key).deck[-1] for key in range(1_000))
    left_over = Counter(card for key in range(300) for card in new(key).deck[:8])
    assert chi_square(tops, 54) < 95
    assert chi_square(left_over, 54) < 95


@pytest.mark.parametrize("koth", range(5))
def test_action_6_later_the_first_player_is_king_and_gives_the_trump_rank(koth: int) -> None:
    """ "the current rank of the given first player (who is also the KotH ...)" """
    ranks = [2 + (seat * 3) % 5 for seat in range(5)]
    hands = last_trick(koth)
    state = table(*hands, koth=koth, ranks=ranks)
    trick(state, *(hands[(koth + place) % 5] for place in range(5)))
    go_on(state)
    get_ready(state)
    view = GAME.view(state, None)
    assert (view.round, view.phase) == (2, "dealing")
    assert (view.starter, view.koth, view.defenders) == (koth, koth, (koth,))
    assert view.trump_rank == ranks[koth] + 3 == view.seats[koth].rank
    assert view.trump_suit is None


def test_action_6_a_new_round_keeps_nothing_of_the_last_but_ranks_and_points() -> None:
    state = new(5)
    wait_for(state, "scored", 5)
    points, totals = list(state.points), list(state.totals)
    assert (sum(totals), state.trick_number > 0) == (0, True)
    before = GAME.view(state, None)
    get_ready(state, 5)
    view = GAME.view(state, 3)
    assert [seat.total for seat in view.seats] == points
    assert [seat.rank for seat in view.seats] == [seat.rank for seat in before.seats]
    for seat in view.seats:
        assert (seat.held, seat.points, seat.answered) == (0, 0, False)
        assert (seat.shown, seat.void, seat.pairless) == ((), 0, 0)
    assert (view.declarations, view.trick, view.played, view.hand) == ((), (), (), ())
    assert (view.called, view.fallen, view.ally, view.leader, view.turn, view.last) == (None,) * 6
    assert (view.trick_number, view.dealt) == (0, 0)
    assert view.score == before.score
    assert GAME.view(state, None).buried is None
