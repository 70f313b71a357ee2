"""Nobody learns what lies hidden: rounds that differ in hidden cards look and sound alike."""

import json
import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from games.core import IllegalAction
from games.core.cards import CODES, code
from games.core.match import step
from games.eighty_points import EightyPointsState
from tests.games.eighty_points.histories import (
    History,
    exchanges,
    heard,
    history,
    random_actions,
    reception,
    twin,
)
from tests.games.eighty_points.table import GAME, H, chance, dealing, declarable, declare, go_on
from tests.games.playing import drawn_from

SEEDS = range(6)
VIEWERS = [None, 0, 1, 2, 3, 4]


def assert_alike(state: EightyPointsState, other: EightyPointsState, viewer: int | None) -> None:
    assert repr(GAME.view(other, viewer)) == repr(GAME.view(state, viewer))
    assert GAME.to_act(other) == GAME.to_act(state)
    assert repr(GAME.deadline(other)) == repr(GAME.deadline(state))
    assert GAME.outcome(other) == GAME.outcome(state)


def assert_same_possibilities(
    state: EightyPointsState, other: EightyPointsState, seat: int, rng: random.Random
) -> None:
    menu, same = GAME.menu(state, seat), GAME.menu(other, seat)
    assert (same.count(), drawn_from(same)) == (menu.count(), drawn_from(menu))
    assert list(islice(same, 60)) == list(islice(menu, 60))
    actions = random_actions(state, rng)
    assert [reception(other, seat, each, chance()) for each in actions] == [
        reception(state, seat, each, chance()) for each in actions
    ]
    if seat in GAME.to_act(state) and state.phase != "dealing":
        assert GAME.default_action(other, seat, chance()) == (
            GAME.default_action(state, seat, chance())
        )


def told_alike(state: EightyPointsState, other: EightyPointsState, now: Any) -> bool:
    """Whether the same step, possible in both, was heard and left them alike."""
    told, number, viewer = now
    entry = told.entries[number]
    one, two = GAME.copy(state), GAME.copy(other)
    try:
        again = step(GAME, two, entry, chance())
    except IllegalAction:
        return False
    before = step(GAME, one, entry, chance())
    if viewer is not None and one.hands[viewer] != two.hands[viewer]:
        return False
    assert json.dumps(heard(again)) == json.dumps(heard(before))
    assert_alike(one, two, viewer)
    return True


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_cards_may_be_exchanged_behind_the_viewer_s_back(viewer: int | None) -> None:
    """Another two hands, a hand and the dead hand, a hand or the dead hand and the deck."""
    kinds: Counter[str] = Counter()
    steps: Counter[str] = Counter()
    for seed in SEEDS:
        told = history(seed)
        rng = random.Random(seed)
        for number in rng.sample(range(len(told.states) - 1), 18):
            state = told.states[number]
            if state.phase == "scored":
                continue
            for kind, other in exchanges(state, viewer, rng, 2):
                assert other != state
                kinds[kind] += 1
                assert_alike(state, other, viewer)
                if viewer is not None:
                    assert_same_possibilities(state, other, viewer, rng)
                steps[state.phase] += told_alike(state, other, (told, number, viewer))
    assert kinds["hand and hand"] > 30, kinds
    assert kinds["dead and hand"] > 6 < kinds["deck and hand"], kinds
    assert steps["playing"] > 18 < steps.total() - steps["playing"], steps


@pytest.mark.parametrize("viewer", VIEWERS)
def test_rounds_dealt_otherwise_behind_the_viewer_s_back_look_alike(viewer: int | None) -> None:
    """Two cards of the shuffled deck are exchanged, and all that is seen done is done again."""
    compared: Counter[str] = Counter()
    for seed in SEEDS:
        told = history(seed)
        rng = random.Random(seed)
        for number in (1, 2):
            first, last = told.round(number)
            for _ in range(8):
                upto = rng.randrange(first + 1, last + 1)
                one, other = rng.sample(range(108), 2)
                again = twin(told, first, upto, one, other)
                if again is None or not same_hand(told, again, first, viewer):
                    continue
                if again.states[-1] == told.states[upto]:
                    continue
                for now, state in enumerate(again.states):
                    before = told.states[first + now]
                    assert GAME.view(state, viewer) == GAME.view(before, viewer)
                    assert GAME.to_act(state) == GAME.to_act(before)
                    assert GAME.deadline(state) == GAME.deadline(before)
                    if now < len(again.events):
                        assert heard(again.events[now]) == (heard(told.events[first + now]))
                assert_alike(told.states[upto], again.states[-1], viewer)
                compared[told.states[upto].phase] += 1
    assert compared["playing"] > 4, compared
    assert compared["dealing"] > 1, compared


def same_hand(told: History, again: History, first: int, viewer: int | None) -> bool:
    """Whether the viewer has held the same cards, and as king taken up and buried the same."""
    return viewer is None or all(
        state.hands[viewer] == told.states[first + now].hands[viewer]
        and (state.koth != viewer or state.dead == told.states[first + now].dead)
        for now, state in enumerate(again.states)
    )


@pytest.mark.parametrize("seed", range(6))
def test_dealing_goes_on_alike_whoever_could_declare(seed: int) -> None:
    """Ruling: "never by who is able to declare": who may act and the clock tell nothing."""
    told = history(seed)
    first, last = told.round(1)
    for state in told.states[first : last + 1]:
        if state.phase not in ("dealing", "declaring") or state.declarations:
            continue
        assert GAME.to_act(state) == {seat for seat in range(5) if not state.answered[seat]}
        bare, full = GAME.copy(state), GAME.copy(state)
        bare.claims, full.claims = [None] * 5, [None] * 5
        for hand in bare.hands:
            hand[:] = [card + 1 if card in (0, 13, 26, 39) else card for card in hand]
        assert GAME.to_act(bare) == GAME.to_act(state)
        assert GAME.deadline(bare) == GAME.deadline(state)
        assert not any(declarable(bare, seat) for seat in range(5))
        if not any(state.answered):
            assert heard(GAME.expire(bare, chance())) == (heard(GAME.expire(full, chance())))


def test_after_a_single_who_could_override_it_is_not_told() -> None:
    able, unable = dealing("2C", "2H 2H", dealt=19), dealing("2C", dealt=19)
    for state in (able, unable):
        declare(state, 0, 0)
        go_on(state)
    assert declarable(able, 1) == {(H, True)}
    assert_alike(able, unable, None)
    assert GAME.to_act(able) == GAME.to_act(unable)
    assert heard(go_on(able)) == heard(go_on(unable))
    assert (able.phase, unable.phase) == ("burying", "burying")


def codes_in(value: object) -> list[str]:
    """Every card that a JSON value names."""
    if isinstance(value, dict):
        return [found for each in value.values() for found in codes_in(each)]
    if isinstance(value, list | tuple):
        return [found for each in value for found in codes_in(each)]
    return [value] if isinstance(value, str) and value in CODES else []


def test_no_event_holds_a_card_of_a_hand() -> None:
    """Cards are named when they are played or called, and by nothing else."""
    told_of: Counter[str] = Counter()
    for seed in SEEDS:
        told = history(seed)
        for after, events in zip(told.states[1:], told.events, strict=True):
            for event in events:
                told_of[event.kind] += 1
                named = codes_in(event.public)
                if event.kind == "played":
                    seat = event.public["seat"]
                    shown = after.trick or after.tricks[-1].plays
                    (laid,) = [play.cards for play in shown if play.seat == seat]
                    assert named == [code(card) for card in laid]
                elif event.kind == "called":
                    assert named == ([] if after.called is None else [code(after.called)])
                else:
                    assert named == []
    assert set(told_of) == {
        "dealt", "declared", "answered", "trumps", "buried", "called", "played", "call_fallen",
        "trick_won", "scored", "over", "ready", "round_began",
    }  # fmt: skip


def test_a_spectator_s_view_holds_no_card_but_those_laid_open() -> None:
    for seed in SEEDS:
        for state in history(seed).states:
            view = GAME.view(state, None)
            assert view.hand == ()
            if state.phase not in ("scored", "over"):
                assert view.buried is None
            assert view.tricks == tuple(state.tricks)
            assert (view.claim, view.chosen) == (None, ())
            assert view.trick == tuple(state.trick)
            shown = [card for seat in view.seats for card in seat.shown]
            assert {card % 13 + 2 for card in shown} <= {state.trump_rank}
            assert len(shown) <= 2 * len(view.declarations)
