"""Gameplay Actions, steps 1 to 6: players, seats, readiness, and the beginning of a round."""

from collections import Counter

import pytest

from games.core import Event, IllegalAction, IllegalOptions
from games.core.cards import code
from games.eighty_points import EightyPointsOptions, Pass, Ready
from games.eighty_points.view import after
from tests.games.eighty_points.histories import history
from tests.games.eighty_points.inventory import inventory
from tests.games.eighty_points.table import (
    GAME,
    WHOLE,
    chance,
    get_ready,
    go_on,
    kinds,
    new,
    put,
    table,
    trick,
    wait_for,
    waits,
)
from tests.games.playing import chi_square, header_for, play


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


def test_action_2_each_starts_at_rank_2() -> None:
    """ "each starting at rank 2 (tracked in playerRanks)" """
    for key in range(5):
        assert [seat.rank for seat in GAME.view(new(key), None).seats] == [2] * 5


def test_action_2_ranks_are_tracked_and_change_by_the_scoring_alone() -> None:
    changes = 0
    for seed in range(3):
        ranks = [2] * 5
        told: list[Event] = []
        for state, _entry, events in play(GAME, header_for(GAME, seed), seed):
            for event in told:
                for seat in event.public["seats"] if event.kind == "scored" else ():
                    ranks[seat] += event.public["rise"]
                    changes += 1
            assert [seat.rank for seat in GAME.view(state, 0).seats] == ranks
            told = events
    assert changes > 10


def test_action_3_the_seating_order_is_fixed() -> None:
    """ "a seating order ... that will be fixed for the rest of the Game" """
    tricks = 0
    for seed in range(4):
        for state, _entry, _events in play(GAME, header_for(GAME, seed), seed):
            if state.phase == "shown":
                seats = [each.seat for each in state.tricks[-1].plays]
                assert state.leader is not None
                assert seats == [after(state.seating, state.leader, place) for place in range(5)]
                tricks += 1
            for place, each in enumerate(state.trick):
                assert state.leader is not None
                assert each.seat == after(state.seating, state.leader, place)
    assert tricks > 200


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


def test_action_3_the_first_player_is_the_first_of_the_seats_drawn() -> None:
    """ "and thus randomly chooses the first player to begin the game" """
    assert all(state.starter == state.seating[0] for state in map(new, range(20)))


def test_action_14_play_goes_on_in_the_order_of_the_seats_drawn() -> None:
    state = table(*last_trick(), seating=[0, 3, 1, 4, 2])
    for card, after_it in (("AH", 3), ("7C", 1), ("4C", 4), ("8C", 2)):
        put(state, card)
        assert state.turn == after_it


def test_action_20_the_next_king_is_the_next_challenger_in_the_order_of_the_seats_drawn() -> None:
    state = table(
        "3C", "AC", "4C", "6C", "7C", seating=[0, 3, 1, 4, 2], called="6C",
        points=[80, 120, 0, 0, 0],
    )  # fmt: skip
    trick(state, "3C", "6C", "AC", "7C", "4C")
    go_on(state)
    assert state.score is not None
    assert (state.ally, state.score.koth) == (3, 1)


def test_all_tricks_of_the_round_are_remembered() -> None:
    """A table remembers what lay open on it; the next round begins with nothing."""
    told = history(2)
    first, last = told.round(1)
    state = told.states[last]
    view = GAME.view(state, None)
    laid = [
        (event.public["seat"], tuple(event.public["cards"]))
        for events in told.events[first:last]
        for event in events
        if event.kind == "played"
    ]
    assert [
        (play.seat, tuple(map(code, play.cards))) for each in view.tricks for play in each.plays
    ] == laid
    assert [each.number for each in view.tricks] == [*range(1, view.trick_number + 1)]
    for seat in range(5):
        mine = [each.points for each in view.tricks if each.winner == seat]
        assert sum(mine) == view.seats[seat].points


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


def test_action_4_nothing_but_readiness_is_asked_between_rounds() -> None:
    state = table(*last_trick())
    with pytest.raises(IllegalAction, match="not_now"):
        GAME.apply(state, 0, Ready(), chance())
    trick(state, "AH", "4C", "6C", "7C", "8C")
    with pytest.raises(IllegalAction, match="not_now"):
        GAME.apply(state, 0, Ready(), chance())
    go_on(state)
    with pytest.raises(IllegalAction, match="not_now"):
        GAME.apply(state, 0, Pass(), chance())


def test_action_5_the_first_player_is_any_of_the_five() -> None:
    """ "one of the five Players assigned as the first player to deal to" """
    counts = Counter(new(key).starter for key in range(500))
    assert set(counts) == {0, 1, 2, 3, 4}
    assert chi_square(counts, 5) < 18.5


def test_action_5_two_decks_of_54_are_shuffled() -> None:
    """ "a new CardStack containing two 54-card decks is shuffled" """
    state = new(3)
    assert len(state.deck) == 108
    assert inventory(state) == WHOLE
    assert state.deck != sorted(state.deck)
    assert new(3).deck == state.deck
    assert len({tuple(new(key).deck) for key in range(20)}) == 20


def test_action_5_every_card_may_lie_anywhere() -> None:
    tops = Counter(new(key).deck[-1] for key in range(1_000))
    left_over = Counter(card for key in range(300) for card in new(key).deck[:8])
    assert chi_square(tops, 54) < 95
    assert chi_square(left_over, 54) < 95


def test_action_5_every_round_has_a_new_shuffled_stack() -> None:
    decks = []
    state = new(8, rounds=4)
    for _ in range(3):
        decks.append(tuple(state.deck))
        assert inventory(state) == WHOLE
        wait_for(state, "scored", 8)
        get_ready(state, 8)
    assert len({*decks, tuple(state.deck)}) == 4
    assert len(state.deck) == 108


def test_action_6_in_the_first_round_twos_are_trumps_and_there_is_no_king_yet() -> None:
    """ "the trumpRank for this Round is 2, but the KotH for this Round hasn't been determined" """
    for key in range(8):
        state = new(key)
        view = GAME.view(state, None)
        assert (view.round, view.trump_rank, view.trump_suit) == (1, 2, None)
        assert (view.koth, view.ally, view.defenders) == (None, None, ())
        assert (view.phase, view.starter, view.dealt) == ("dealing", state.starter, 0)


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


@pytest.mark.parametrize("seed", range(6))
def test_action_6_nothing_said_or_shown_in_a_round_lasts_into_the_next(seed: int) -> None:
    told = history(seed)
    first, _ = told.round(2)
    before, view = told.states[first - 1], GAME.view(told.states[first], None)
    assert before.declarations
    known = GAME.view(before, None).seats
    assert any(seat.void for seat in known) and any(seat.pairless for seat in known)
    assert before.called is not None
    assert (view.declarations, view.called, view.fallen, view.ally) == ((), None, None, None)
    for seat in view.seats:
        assert (seat.shown, seat.void, seat.pairless) == ((), 0, 0)
    assert (view.trick, view.played, view.last, view.leader) == ((), (), None, None)
