"""Random play for the tests: matches as logs of entries, with leavers and joiners."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from games.core import (
    AnyGame,
    Chance,
    Deadline,
    Entry,
    Event,
    Header,
    IllegalAction,
    Menu,
    begin,
    step,
)
from games.core.cards import code, parse
from games.core.game import Facts

Choose = Callable[[Any, Menu[Any], random.Random], Any]
"""Returns an action, given a view and its menu; None for nothing."""

LONGEST = 20_000
"""More entries than any random match of any game needs."""


def key(number: int) -> bytes:
    return number.to_bytes(32, "big")


def chance(number: int = 0) -> Chance:
    return Chance(key(number))


def cards(text: str) -> list[int]:
    return [parse(each) for each in text.split()]


def codes(held: Iterable[int]) -> str:
    return " ".join(map(code, held))


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Sequence[Event]) -> list[tuple[str, Facts]]:
    return [(event.kind, event.public) for event in events]


def result(game: AnyGame, state: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Places and scores of a match that is over."""
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.places, outcome.scores


def deadline_of(game: AnyGame, state: Any) -> Deadline:
    deadline = game.deadline(state)
    assert deadline is not None
    return deadline


def refusal(game: AnyGame, state: Any, seat: int, action: Any) -> IllegalAction:
    """How an action is refused, which leaves the state as it was."""
    before = game.copy(state)
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, seat, game.actions.validate_python(action), chance())
    assert state == before
    return caught.value


def header_for(game: AnyGame, seed: int, seats: int | None = None, **options: Any) -> Header:
    rng = random.Random(seed)
    count = seats or rng.choice(game.seats)
    usual: Callable[[random.Random], dict[str, Any]]
    usual = sample_of(game, "options", lambda _: {})
    dumped = game.options(**(usual(rng) | options)).model_dump(mode="json")
    return Header(game.slug, game.rules_version, dumped, count, key(seed))


def sample_of(game: AnyGame, name: str, default: Any) -> Any:
    """Ask a game's ``sample``, which knows what the suites can't ask the game itself.

    A package brings that module beside its rules. Those of our own games are in ``tests/games``.
    """
    package = type(game).__module__.rpartition(".")[0]
    module = f"{'tests.' if package.startswith('games.') else ''}{package}.sample"
    return getattr(import_module(module), name, default) if find_spec(module) else default


def seats_of(game: AnyGame, state: Any) -> int:
    """Joining adds seats, so their number is asked of what everybody sees."""
    if len(game.seats) == 1:
        return game.seats[0]
    return len(game.view(state, None).seats)


def assert_judged(game: AnyGame, state: Any, tried: Iterable[tuple[int, Any, bool]]) -> None:
    """Check that menu and rules agree on seats' legal actions, and that refusals change nothing."""
    twin, menus = game.copy(state), dict[int, Menu[Any]]()
    for seat, action, legal in tried:
        menu = menus[seat] = menus[seat] if seat in menus else game.menu(state, seat)
        assert (action in menu) == legal
        if legal:
            game.apply(game.copy(state), seat, action, chance())
            continue
        with pytest.raises(IllegalAction):
            game.apply(twin, seat, action, chance())
    assert twin == state


def random_entry(game: AnyGame, state: Any, rng: random.Random, eventful: bool) -> Entry:
    """A legal entry; an eventful match also has time-outs, and rare leavers and joiners."""
    if eventful:
        roll = rng.random()
        if roll < 0.05:
            return Entry("time")
        if roll < 0.07 and _allowed(game, state, entry := Entry("joining")):
            return entry
        if roll < 0.08:
            entry = Entry("concession", rng.randrange(seats_of(game, state)))
            if _allowed(game, state, entry):
                return entry
    return random_move(game, state, rng)


def random_move(game: AnyGame, state: Any, rng: random.Random) -> Entry:
    """An action, or time where the game goes on by itself."""
    able = [seat for seat in sorted(game.to_act(state)) if game.menu(state, seat)]
    deadline = game.deadline(state)
    if deadline is not None and not deadline.seats and (not able or rng.random() < 0.7):
        return Entry("time")
    seat = rng.choice(able)
    menu = game.menu(state, seat)
    lively: Callable[[Any, Menu[Any], random.Random], Any] | None
    lively = sample_of(game, "lively", None)
    action = menu.sample(rng) if lively is None else lively(state, menu, rng)
    return Entry("action", seat, game.actions.dump_python(action, mode="json"))


def _allowed(game: AnyGame, state: Any, entry: Entry) -> bool:
    try:
        step(game, game.copy(state), entry, chance())
    except IllegalAction:
        return False
    return True


def play(
    game: AnyGame, header: Header, seed: int, *, eventful: bool = True
) -> Iterator[tuple[Any, Entry, list[Any]]]:
    """Yields the live state before each entry, the entry, and after it is applied its events."""
    rng = random.Random(seed)
    chance = Chance(header.key)
    state = begin(game, header)
    for _ in range(LONGEST):
        if game.outcome(state) is not None:
            return
        entry = random_entry(game, state, rng, eventful)
        events: list[Any] = []
        yield state, entry, events
        events += step(game, state, entry, chance)
    raise AssertionError(f"no end after {LONGEST} entries")


def let_choose(
    game: AnyGame, state: Any, seats: Sequence[Choose], rng: random.Random, chance: Chance
) -> None:
    """The first seat that wants to acts; if none does, time goes on."""
    for seat in sorted(game.to_act(state)):
        menu = game.menu(state, seat)
        if menu and (action := seats[seat](game.view(state, seat), menu, rng)) is not None:
            game.apply(state, seat, action, chance)
            return
        assert not menu or not is_waited_for(game, state, seat)
    game.expire(state, chance)


def heard(events: list[Any]) -> str:
    return json.dumps([[event.kind, event.public] for event in events])


def is_waited_for(game: AnyGame, state: Any, seat: int) -> bool:
    """Whether a seat has to choose; else time goes on without it."""
    deadline = game.deadline(state)
    return deadline is None or seat in deadline.seats


def drawn_from(menu: Menu[Any]) -> list[Any]:
    """Some actions of a menu, the same of menus that are the same."""
    return [menu.sample(random.Random(seed)) for seed in range(5)] if menu else []


def chi_square(counts: Counter[Any], outcomes: int) -> float:
    """Return the chi-squared statistic of counts against an even distribution."""
    expected = counts.total() / outcomes
    missing = outcomes - len(counts)
    return sum((n - expected) ** 2 for n in counts.values()) / expected + missing * expected
