"""Requirements of every game and of its computer players, over every entry of GAMES."""

import json
import random
import re
from collections import Counter
from itertools import islice
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import (
    LEVELS,
    Chance,
    Entry,
    IllegalAction,
    IllegalOptions,
    Level,
    Menu,
    begin,
    replay,
    step,
    time_out,
)
from games.core.cards import CODES
from games.core.takebacks import leaves_no_trace
from tests.games.every import every_game, with_computers
from tests.games.playing import (
    AnyGame,
    drawn_from,
    header_for,
    heard,
    is_waited_for,
    key,
    play,
    random_move,
    sample_of,
    seats_of,
)
from tests.games.reviews import choices, choose, decisions

seeds = st.integers(0, 2**32)


def dumped(game: AnyGame, state: Any) -> str:
    return json.dumps(game.dump(state))


def looked_at(rng: random.Random, number: int) -> bool:
    """Whether a position is looked at: the longer a match, the fewer of them are."""
    return rng.random() < max(0.03, 1 - number / 80)


def beginning(menu: Menu[Any]) -> tuple[Any, ...]:
    """Enough of a menu to tell it from another; some are too long to be listed."""
    return menu.count(), drawn_from(menu), list(islice(menu, 2000))


def inventory(game: AnyGame, state: Any) -> Counter[Any]:
    counted: Counter[Any] = sample_of(game, "inventory", lambda _: Counter())(state)
    return counted


@every_game
@settings(max_examples=4)
@given(seed=seeds)
def test_two_runs_are_identical_whatever_the_global_random_state(game: AnyGame, seed: int) -> None:
    header = header_for(game, seed)
    runs = []
    for run in range(2):
        trace: list[str] = []
        for state, _entry, _events in play(game, header, seed):
            random.seed(run * 7919 + len(trace))
            trace.append(dumped(game, state))
        runs.append(trace)
    assert runs[0] == runs[1]


@every_game
@settings(max_examples=3)
@given(seed=seeds)
def test_stored_and_replayed_states_are_the_live_one_at_each_step(game: AnyGame, seed: int) -> None:
    header = header_for(game, seed)
    chance = Chance(header.key)
    log: list[Any] = []
    stored = game.load(json.loads(dumped(game, replay(game, header, []))))
    for state, entry, _events in play(game, header, seed):
        assert stored == state
        if len(log) % 11 == 0:
            assert replay(game, header, log) == state
        log.append(entry)
        step(game, stored, entry, chance)
        stored = game.load(json.loads(dumped(game, stored)))
    assert replay(game, header, log) == stored
    half = len(log) // 2
    assert replay(game, header, log, half) == replay(game, header, log[:half])


@every_game
def test_all_that_a_menu_lists_is_drawn_by_lot_some_time(game: AnyGame) -> None:
    rng = random.Random(1)
    for state, _entry, _events in islice(play(game, header_for(game, 1), 1), 25):
        for seat in sorted(game.to_act(state)):
            menu = game.menu(state, seat)
            if menu.count() <= 200:
                drawn = {repr(menu.sample(rng)) for _ in range(20 * menu.count())}
                assert drawn == {*map(repr, menu)}


@every_game
@settings(max_examples=3)
@given(seed=seeds)
def test_menu_and_apply_agree(game: AnyGame, seed: int) -> None:
    header = header_for(game, seed)
    rng = random.Random(seed)
    chance = Chance(header.key)
    pool: list[Any] = []
    for number, (state, _entry, _events) in enumerate(play(game, header, seed)):
        before = dumped(game, state)
        for seat in range(seats_of(game, state)):
            menu = game.menu(state, seat)
            assert bool(menu) == (menu.count() > 0)
            assert bool(menu) <= (seat in game.to_act(state))
            deadline = game.deadline(state)
            waited_for = game.to_act(state) if deadline is None else deadline.seats
            assert bool(menu) >= (seat in waited_for)
            offered = [menu.sample(rng)] if menu else []
            if menu.count() <= 100:
                offered = list(menu)
                assert len(offered) == menu.count() == len({repr(a) for a in offered})
            for action in offered:
                assert action in menu
            kinds = {type(action): action for action in offered}.values()
            some = rng.sample(offered, min(12, len(offered))) if looked_at(rng, number) else []
            for action in (*kinds, *some):
                game.apply(game.copy(state), seat, action, chance)
            for action in rng.sample(pool, min(8, len(pool))):
                if action not in menu:
                    with pytest.raises(IllegalAction):
                        game.apply(state, seat, action, chance)
            pool += offered[:1]
        assert dumped(game, state) == before


@every_game
@settings(max_examples=4)
@given(seed=seeds)
def test_pieces_are_conserved_and_random_play_ends(game: AnyGame, seed: int) -> None:
    header = header_for(game, seed)
    whole = inventory(game, replay(game, header, []))
    last = None
    for state, _entry, _events in play(game, header, seed):
        assert inventory(game, state) == whole
        last = state
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.winners or seats_of(game, last) == 1
    assert len(outcome.places) == len(outcome.scores) == seats_of(game, last)
    assert game.to_act(last) == frozenset()
    assert game.deadline(last) is None
    assert not any(game.menu(last, seat) for seat in range(seats_of(game, last)))


@every_game
@settings(max_examples=3)
@given(seed=seeds)
def test_after_the_end_nothing_more_can_be_done(game: AnyGame, seed: int) -> None:
    header = header_for(game, seed)
    chance = Chance(header.key)
    done = [(state, entry) for state, entry, _events in play(game, header, seed)]
    last = done[-1][0]
    before = dumped(game, last)
    assert game.expire(last, chance) == []
    seats = range(seats_of(game, last))
    again = [entry for _state, entry in done[-40:] if entry.kind == "action"]
    for entry in (*again, *(Entry("concession", seat) for seat in seats), Entry("joining")):
        with pytest.raises(IllegalAction):
            step(game, last, entry, chance)
    assert dumped(game, last) == before


@every_game
def test_only_as_many_play_as_the_rules_name(game: AnyGame) -> None:
    for seats in {*range(16)} - {*game.seats}:
        with pytest.raises(IllegalOptions):
            game.new(game.options(), seats, Chance(bytes(32)))


@every_game
@settings(max_examples=3)
@given(seed=seeds)
def test_copies_and_views_are_independent(game: AnyGame, seed: int) -> None:
    header = header_for(game, seed)
    chance = Chance(header.key)
    for state, entry, _events in play(game, header, seed):
        before = dumped(game, state)
        twin = game.copy(state)
        assert twin == state
        view = game.view(twin, None)
        told = repr(view)
        step(game, twin, entry, chance)
        assert dumped(game, state) == before
        assert repr(view) == told


@every_game
@settings(max_examples=3)
@given(seed=seeds)
def test_a_resampled_world_cannot_be_told_from_the_real_one(game: AnyGame, seed: int) -> None:
    header = header_for(game, seed)
    rng = random.Random(seed)
    whole = inventory(game, replay(game, header, []))
    for number, (state, _entry, _events) in enumerate(play(game, header, seed)):
        if not looked_at(rng, 2 * number + 40):
            continue
        for viewer in (None, rng.randrange(seats_of(game, state))):
            view = game.view(state, viewer)
            world = game.determinize(view, Chance(key(number)))
            assert inventory(game, world) == whole
            assert repr(game.view(world, viewer)) == repr(view)
            assert game.to_act(world) == game.to_act(state)
            assert game.deadline(world) == game.deadline(state)
            assert game.outcome(world) == game.outcome(state)
            if viewer is not None:
                assert beginning(game.menu(world, viewer)) == beginning(game.menu(state, viewer))
            while number % 2 == (viewer is None) and game.outcome(world) is None:
                step(game, world, random_move(game, world, rng), Chance(header.key))


@every_game
def test_a_match_given_up_at_once_can_be_resampled_too(game: AnyGame) -> None:
    header = header_for(game, 1, game.seats[0])
    for steps in range(6):
        for viewer in (None, *range(game.seats[0])):
            chance = Chance(header.key)
            state = begin(game, header)
            for _, (_, entry, _) in zip(range(steps), play(game, header, 1), strict=False):
                step(game, state, entry, chance)
            for seat in range(game.seats[0]):
                if game.outcome(state) is None:
                    step(game, state, Entry("concession", seat), chance)
            view = game.view(state, viewer)
            assert repr(game.view(game.determinize(view, chance), viewer)) == repr(view)


@every_game
def test_worlds_that_look_alike_speak_alike(game: AnyGame) -> None:
    """Equal views before and after a step go with byte-equal events, refusals included."""
    compared = 0

    def refused(state: Any, seat: int, action: Any) -> str:
        try:
            game.apply(game.copy(state), seat, action, Chance(bytes(32)))
        except IllegalAction as error:
            return str(error)
        return ""

    for seed in range(4):
        header, rng = header_for(game, seed), random.Random(seed)
        chance = Chance(header.key)
        pool: list[Any] = []
        for number, (state, entry, _events) in enumerate(play(game, header, seed)):
            if entry.kind == "action" and len(pool) < 50:
                pool.append(game.actions.validate_python(entry.action))
            if not looked_at(rng, number):
                continue
            viewer = rng.choice([None, *range(seats_of(game, state))])
            world = game.determinize(game.view(state, viewer), Chance(key(number)))
            for action in pool if viewer is not None else ():
                told = refused(world, viewer, action)
                assert refused(state, viewer, action) == told
            real, other = game.copy(state), game.copy(world)
            try:
                told = heard(step(game, other, entry, chance))
            except IllegalAction:
                continue
            said = heard(step(game, real, entry, chance))
            if game.view(real, viewer) == game.view(other, viewer):
                assert said == told
                compared += 1
    assert compared > 4


@every_game
def test_defaults_are_legal_and_time_alone_ends_a_match(game: AnyGame) -> None:
    for seed in range(2):
        header = header_for(game, seed)
        chance = Chance(header.key)
        state = replay(game, header, [])
        for _ in range(5_000):
            deadline = game.deadline(state)
            if deadline is None:
                break
            assert deadline.seats <= game.to_act(state)
            for seat in deadline.seats:
                default = game.default_action(state, seat, chance)
                assert default is None or default in game.menu(state, seat)
            told = time_out(game, twin := game.copy(state), chance)
            assert told.action is not None
            assert [seat for seat, _ in told.action["played"]] == sorted(deadline.seats)
            events = step(game, twin, told, chance)
            assert heard(step(game, state, Entry("time"), chance)) == heard(events)
            assert state == twin
        if seats_of(game, state) > 1:
            assert game.outcome(state) is not None
        else:
            assert deadline is None, "solitaire has no clock"


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_each_decision_has_a_key_of_its_own(game: AnyGame, seed: int) -> None:
    """Within a step of a decision, those who are waited for only become fewer."""
    keys, step, waiting = [""], 0, frozenset[int]()
    for state, _entry, _events in play(game, header_for(game, seed), seed):
        if (deadline := game.deadline(state)) is None:
            continue
        assert deadline.seats <= game.to_act(state)
        if deadline.key != keys[-1]:
            assert deadline.key not in keys
            keys.append(deadline.key)
        elif deadline.step == step:
            assert deadline.seats <= waiting
        step, waiting = deadline.step, deadline.seats


@every_game
def test_every_option_has_a_default_and_a_description(game: AnyGame) -> None:
    game.options()
    for name, field in game.options.model_fields.items():
        assert field.description, name


def stored(game: AnyGame) -> dict[str, Any]:
    """The thirteenth state of a match, or of a shorter one the last but one, as it is stored."""
    steps = islice(play(game, header_for(game, 3), 3, eventful=False), 13)
    *_, text = (dumped(game, state) for state, _, _ in steps)
    data: dict[str, Any] = json.loads(text)
    return data


def shows_cards(error: ValueError) -> bool:
    return bool({*re.findall(r"[0-9A-Z]+", str(error).upper())} & {*CODES})


@every_game
def test_a_state_of_another_version_is_refused(game: AnyGame) -> None:
    data = stored(game)
    assert game.load(data)
    now = game.rules_version
    for version in (now - 1, now + 1, str(now), None):
        with pytest.raises(ValueError, match="version") as refusal:
            game.load(data | {"version": version})
        assert not shows_cards(refusal.value)


@every_game
def test_a_state_with_a_part_missing_or_too_many_is_refused(game: AnyGame) -> None:
    data = stored(game)
    for name in data:
        with pytest.raises(ValueError, match="state"):
            game.load({other: value for other, value in data.items() if other != name})
    with pytest.raises(ValueError, match="state"):
        game.load(data | {"surplus": []})


@every_game
def test_a_damaged_state_is_refused_without_showing_cards(game: AnyGame) -> None:
    data = stored(game)
    names = data.keys() - {"version"}
    damages = ("AC", "AC 3D", ["AC", "3d"], [["AC", "3D", "1H"], []], {"AC": "3D"}, -1)
    refusals = []
    for name in names:
        for damage in damages:
            try:
                game.load(data | {name: damage})
            except ValueError as error:
                refusals.append(error)
    assert not any(map(shows_cards, refusals))
    assert len(refusals) > 4 * len(names), "few of these can be part of any state"


@every_game
def test_what_may_be_taken_back(game: AnyGame) -> None:
    """Nothing that was random or revealed something hidden, so no draw."""
    free, bound = sample_of(game, "FREE", set()), sample_of(game, "BOUND", set())
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(6):
        for state, entry, _ in islice(play(game, header_for(game, seed), seed), 80):
            if "draw" not in bound and free <= found[True] and bound <= found[False]:
                break  # all has been seen; a search for something impossible never stops early
            if entry.kind != "action" or entry.seat is None or entry.action is None:
                continue
            action = game.actions.validate_python(entry.action)
            before, seats = game.dump(state), seats_of(game, state)
            undone = leaves_no_trace(game, state, seats, entry.seat, action, key(0))
            assert game.dump(state) == before
            found[undone].add(entry.action.get("type", ""))
    assert free <= found[True]
    assert bound <= found[False]
    assert "draw" not in found[True]


@with_computers
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_is_given_a_view(game: AnyGame, level: Level) -> None:
    seen = get_type_hints(type(game).view)["return"]
    assert get_type_hints(type(game.computers[level]).choose)["view"] is seen


@with_computers
def test_a_choice_is_legal_and_the_same_wherever_the_hidden_cards_are(game: AnyGame) -> None:
    compared, known = 0, iter(choices(game.slug))
    for number, made in enumerate(decisions(game.slug)):
        world = game.determinize(game.view(made.state, made.seat), Chance(key(number)))
        for level, chosen in zip(LEVELS, islice(known, len(LEVELS)), strict=True):
            assert choose(game, level, world, made.seat, random.Random(made.step)) == chosen
            if chosen is not None:
                assert game.actions.validate_python(chosen) in game.menu(made.state, made.seat)
                compared += 1
    assert compared > len(LEVELS)


@with_computers
def test_every_level_acts_by_the_rules_of_every_variant_and_alike_again(game: AnyGame) -> None:
    """In positions of random matches with whatever options, of every phase some."""
    for seed in range(2):
        rng, met = random.Random(seed), Counter[str]()
        for state, entry, _events in play(game, header_for(game, seed), seed):
            if entry.seat is None or not (menu := game.menu(state, entry.seat)):
                continue
            view = game.view(state, entry.seat)
            phase = getattr(view, "phase", "")
            met[phase] += 1
            if met[phase] > 2 and rng.random() > 0.005:
                continue
            for level in LEVELS:
                chosen = choose(game, level, state, entry.seat, random.Random(seed))
                if met[phase] == 1:
                    again = choose(game, level, state, entry.seat, random.Random(seed))
                    assert chosen == again
                if chosen is None:
                    assert not is_waited_for(game, state, entry.seat)
                else:
                    assert game.actions.validate_python(chosen) in menu
            assert view == game.view(state, entry.seat)
