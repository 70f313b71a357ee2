"""Invariants at every decision of any match, with leavers, newcomers and time-outs."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.high_card.state import HighCardState
from tests.games.high_card.table import GAME, assert_all_cards
from tests.games.playing import header_for
from tests.games.playing import play as match

seeds = st.integers(0, 2**32)


def decisions(seed: int, *, eventful: bool = True) -> Iterator[HighCardState]:
    for state, _, _ in match(GAME, header_for(GAME, seed), seed, eventful=eventful):
        yield state


def expected_to_hold(state: HighCardState, seat: int) -> int:
    if state.gone[seat]:
        return 0
    still_to_declare = state.active[seat] and state.declared[seat] is None
    return state.points[seat] + still_to_declare


@settings(max_examples=20)
@given(seed=seeds)
def test_everyone_keeps_a_card_a_point_and_one_more_when_about_to_play(seed: int) -> None:
    for state in decisions(seed):
        seats = range(len(state.points))
        assert [len(hand) for hand in state.hands] == [
            expected_to_hold(state, seat) for seat in seats
        ]


@settings(max_examples=20)
@given(seed=seeds)
def test_the_deck_is_whole_and_whose_turn_it_is_can_play(seed: int) -> None:
    for state in decisions(seed):
        assert_all_cards(state)
        assert state.turn is not None
        assert state.active[state.turn]
        assert not state.gone[state.turn]
        assert state.declared[state.turn] is None
        assert GAME.menu(state, state.turn).count() == 3 * (state.points[state.turn] + 1)


@settings(max_examples=20)
@given(seed=seeds)
def test_at_least_two_are_in_the_round_and_nobody_has_reached_the_target(seed: int) -> None:
    for state in decisions(seed):
        assert sum(state.active) >= 2
        assert max(state.points) < state.target


@settings(max_examples=20)
@given(seed=seeds)
def test_first_players_follow_the_rules_of_a_model_that_reads_the_events(seed: int) -> None:
    header = header_for(GAME, seed)
    table = [
        (state.first, events) for state, _, events in match(GAME, header, seed, eventful=False)
    ]
    leader = first = table[0][0]
    still_in: list[int] = list(range(header.seats))
    for before, events in table:
        assert before == first
        for event in events:
            facts: dict[str, Any] = dict(event.public)
            if event.kind == "revealed":
                still_in = [seat for seat, _, _, right in facts["plays"] if right]
            elif event.kind == "round_ended":
                leader = next_of(facts["seats"], first, header.seats) if facts["seats"] else leader
            elif event.kind == "round_began":
                first = leader
                assert facts["first"] == leader
                still_in = list(range(header.seats))
            elif event.kind == "dealt" and facts["hand"] > 1:
                first = next_of(still_in, first + 1, header.seats)


def next_of(candidates: list[int], start: int, seats: int) -> int:
    """The nearest of these seats, going left from ``start``."""
    return min(candidates, key=lambda seat: (seat - start) % seats)
