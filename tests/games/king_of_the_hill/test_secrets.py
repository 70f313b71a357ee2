"""Nobody learns what lies hidden: matches that differ in secrets alone look and sound alike."""

import random
from collections import Counter

import pytest

from games.king_of_the_hill import JOKER, KingOfTheHillState, SetAside
from tests.games.king_of_the_hill.histories import (
    History,
    heard,
    history,
    joker_is_placed,
    random_actions,
    reception,
    unseen,
    with_cards_exchanged,
    with_joker_exchanged,
)
from tests.games.king_of_the_hill.table import GAME, chance
from tests.games.playing import drawn_from

MATCHES = range(24)


def assert_alike(
    one: History, other: History, viewer: int | None, upto: int, rng: random.Random
) -> None:
    """In views, events, menus, refusals, whose turn it is, deadlines and default actions."""
    for now in range(upto + 1):
        state, twin = one.states[now], other.states[now]
        assert GAME.view(twin, viewer) == GAME.view(state, viewer)
        assert GAME.to_act(twin) == GAME.to_act(state)
        assert GAME.deadline(twin) == GAME.deadline(state)
        assert GAME.outcome(twin) == GAME.outcome(state)
        if viewer is not None and now >= upto - 4:
            assert_same_possibilities(state, twin, viewer, rng)
        if now < upto:
            assert heard(other.events[now]) == heard(one.events[now])


def assert_same_possibilities(
    state: KingOfTheHillState, twin: KingOfTheHillState, seat: int, rng: random.Random
) -> None:
    menu, same = GAME.menu(state, seat), GAME.menu(twin, seat)
    assert drawn_from(menu) == drawn_from(same)
    if menu.count() < 100:
        assert list(menu) == list(same)
    else:
        assert menu.count() == same.count()
    for action in random_actions(rng):
        assert reception(twin, seat, action) == reception(state, seat, action)
    if menu:
        mine, theirs = (GAME.default_action(each, seat, chance()) for each in (state, twin))
        assert mine == theirs


def at_stake(state: KingOfTheHillState) -> set[int]:
    """The cards of choices made in secret and of spoils not yet divided."""
    return {*state.spoils, *(card for cards in state.committed for card in cards or ())}


def moments(told: History) -> list[int]:
    """When cards are at stake."""
    return [number for number, state in enumerate(told.states) if at_stake(state)] or [0]


def whereabouts(state: KingOfTheHillState, card: int) -> str:
    for seat in (0, 1):
        if card in (state.committed[seat] or ()):
            return "committed"
        if card in state.hands[seat]:
            return "hand"
        if card in state.reserves[seat]:
            return "reserve"
    return "spoils" if card in state.spoils else "stack"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_two_cards_never_seen_may_be_exchanged_and_nobody_can_tell(viewer: int | None) -> None:
    """Ruling "What is public": hands, reserves, choices, face-down cards and spoils are not."""
    places: Counter[str] = Counter()
    for seed in MATCHES:
        rng = random.Random(seed)
        told = history(seed)
        for number in range(4):
            upto = rng.choice(moments(told)) if number % 2 else rng.randrange(len(told.states))
            hidden = unseen(told, viewer, upto)
            if len(hidden) > 1:
                one, other = rng.sample(hidden, 2)
                in_play = [card for card in hidden if card in at_stake(told.states[upto])]
                if in_play and other not in in_play:
                    one = rng.choice(in_play)
                again = with_cards_exchanged(told, one, other, upto)
                assert again.states[-1] != told.states[upto] or same_place(told, one, other, upto)
                assert_alike(told, again, viewer, upto, rng)
                places.update(whereabouts(told.states[upto], card) for card in (one, other))
    wanted = {"hand": 20, "reserve": 20, "stack": 20, "committed": 4, "spoils": 1}
    assert all(places[place] >= least for place, least in wanted.items()), places


def same_place(told: History, one: int, other: int, upto: int) -> bool:
    """Two cards of one hand or reserve may be exchanged without any difference at all."""
    state = told.states[upto]
    return any({one, other} <= {*held} for held in (*state.hands, *state.reserves))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_jokers_place_is_secret_until_it_is_played_or_a_tie_moves_it(
    viewer: int | None,
) -> None:
    """Ruling: "The place of a Joker is not public until it is played"."""
    exchanges: Counter[str] = Counter()
    for seed in MATCHES:
        rng = random.Random(seed)
        told = history(seed)
        seat = rng.randrange(2) if viewer is None else 1 - viewer
        known_at = [n for n in range(len(told.states)) if not joker_is_placed(told, seat, n)]
        for upto in rng.sample(known_at, min(2, len(known_at))):
            mine = {*told.states[0].hands[seat]} & {*unseen(told, viewer, upto)}
            if mine:
                again = with_joker_exchanged(told, seat, rng.choice(sorted(mine)), upto)
                assert_alike(told, again, viewer, upto, rng)
                before, after = (
                    JOKER in each.reserves[seat] for each in (told.states[upto], again.states[-1])
                )
                exchanges[f"{before} to {after}"] += 1
    assert exchanges["True to False"] > 3 < exchanges["False to True"], exchanges


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_choice_made_in_secret_changes_nothing_for_the_other(viewer: int) -> None:
    """Whatever the opponent commits to, in the setup, in an attack or in a tie."""
    compared: Counter[str] = Counter()
    for seed in MATCHES:
        rng = random.Random(seed)
        told = history(seed)
        for state in told.states:
            if GAME.to_act(state) != {0, 1} or rng.random() < 0.5:
                continue
            menu = GAME.menu(state, 1 - viewer)
            one, other = (History([state]) for _ in range(2))
            for twin in (one, other):
                after = GAME.copy(state)
                twin.events.append(GAME.apply(after, 1 - viewer, menu.sample(rng), chance()))
                twin.states.append(after)
            assert heard(one.events[0]) == [("committed", {"seat": 1 - viewer})]
            assert_alike(one, other, viewer, 1, rng)
            assert_alike(one, other, None, 1, rng)
            compared[GAME.view(state, None).phase + str(GAME.view(state, None).from_reserve)] += 1
    assert set(compared) == {"setupFalse", "attackFalse", "attackTrue"}


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_division_of_spoils_tells_the_other_its_numbers_alone(viewer: int) -> None:
    compared = 0
    for seed in MATCHES:
        rng = random.Random(seed)
        for state in history(seed).states:
            if GAME.view(state, None).phase != "spoils" or GAME.to_act(state) == {viewer}:
                continue
            menu = GAME.menu(state, 1 - viewer)
            action = menu.sample(rng)
            others = [each for each in menu if len(each.reserve) == len(action.reserve)]
            one, other = (History([state]) for _ in range(2))
            for twin, chosen in ((one, action), (other, rng.choice(others))):
                after = GAME.copy(state)
                twin.events.append(GAME.apply(after, 1 - viewer, chosen, chance()))
                twin.states.append(after)
            assert_alike(one, other, viewer, 1, rng)
            assert_alike(one, other, None, 1, rng)
            compared += one.states[1] != other.states[1]
    assert compared > 15


def test_before_it_is_revealed_an_attack_moves_no_counts() -> None:
    for seed in MATCHES:
        for state in history(seed).states:
            if GAME.view(state, None).phase != "attack" or GAME.to_act(state) != {0, 1}:
                continue
            before = GAME.view(state, None)
            for action in list(GAME.menu(state, 0))[-3:]:
                twin = GAME.copy(state)
                GAME.apply(twin, 0, action, chance())
                after = GAME.view(twin, None)
                assert [(s.hand, s.reserve) for s in after.seats] == [
                    (s.hand, s.reserve) for s in before.seats
                ]
                assert after.discards == before.discards
                assert after.battle == before.battle


def test_a_refused_setup_says_the_same_of_cards_in_the_other_hand_and_in_the_pyramid() -> None:
    state = history(1).states[0]
    hidden = [state.hands[1][0], state.stacks[1][0], state.stacks[3][0]]
    texts = {reception(state, 0, SetAside((card,))) for card in hidden}
    assert len(texts) == 1
    assert texts != {"accepted"}
