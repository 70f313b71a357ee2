"""What is hidden changes nothing that others see, and not when they see it.

The same public steps are taken over two deals that differ only in what some may not know. Each of
those must read the same words, look at the same pictures, be asked and refused the same, by the
same requests at the same moments.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from bot.matches.record import Record
from games.core.cards import code, parse
from games.eighty_points import EightyPointsState
from tests.cogs.games.eighty_points.matches import forged, open_hands
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    begin,
    bury,
    call,
    laid_out,
    pass_by,
    put,
)
from tests.cogs.people.test_preferences import prefer
from tests.games.eighty_points import table
from tests.support.acting import arrange
from tests.support.eyes import Eyes
from tests.support.world import World, said_privately

Step = Callable[[World, Eyes], Awaitable[None]]


@dataclass(frozen=True)
class Scenario:
    """Two deals, who must not be able to tell them apart, and what happens over both."""

    one: EightyPointsState
    other: EightyPointsState
    readers: tuple[str | None, ...]
    steps: tuple[Step, ...]
    pace: str = "relaxed"
    change: Callable[[Record], None] | None = None
    """What else is arranged, everybody playing for themselves unless said otherwise."""
    direct: tuple[str, ...] = ()
    noticed_by: tuple[str, ...] = ()
    """Whose cards they are, so that they do see the difference."""
    warmed_up: bool = False
    """Whether both tellings must find what a telling leaves: a call, who played last."""


def plays(*cards: str) -> Step:
    """A trick from ann on, as far as these cards go."""

    async def step(world: World, eyes: Eyes) -> None:
        for name, card in zip(NAMES, cards, strict=False):
            await put(world, name, card, eyes.hands.get(name))
            await eyes.look()

    return step


def waits(seconds: float, times: int = 1) -> Step:
    async def step(world: World, eyes: Eyes) -> None:
        for _ in range(times):
            await world.env.advance_time(seconds)
            await eyes.look()

    return step


def tries(name: str, *verbs: str) -> Step:
    """Somebody presses what is not theirs to press, and is answered."""

    async def step(world: World, eyes: Eyes) -> None:
        for verb in verbs:
            message = world.forge(await forged(world, verb))
            eyes.note(name, said_privately(await world.people[name].click(message, label="0")))
        await eyes.look()

    return step


async def buries_low(world: World, eyes: Eyes) -> None:
    record = await world.only_match()
    await bury(world, "ann", " ".join(code(card) for card in record.state.hands[0][:8]))
    await eyes.look()


async def calls_nobody(world: World, eyes: Eyes) -> None:
    await call(world, "ann", None)
    await eyes.look()


async def bob_passes(world: World, eyes: Eyes) -> None:
    await pass_by(world, "bob")
    await eyes.look()


def trick(bob: str, cem: str) -> EightyPointsState:
    return table.table("AS KD 3C", bob, cem, "JS QS 9C", "10S 4S 4D", dead="3D 3D")


def _dealing(phase: str = "dealing") -> EightyPointsState:
    state = table.dealing("", "2C 2C", dealt=19 if phase == "dealing" else 20)
    state.hands[3].sort()
    return state


def _undealt_twos(phase: str = "dealing") -> EightyPointsState:
    """Bob's twos of clubs lie among the eight cards left over."""
    state = _dealing(phase)
    left_over = [card for card in state.deck[:8] if card not in state.hands[1]][-2:]
    for card in left_over:
        at = state.deck.index(card)
        state.deck[at] = parse("2C")
        state.hands[1].remove(parse("2C"))
        state.hands[1].append(card)
    state.hands[1].sort()
    table.assert_whole(state)
    return state


def _burying(change: bool = False) -> EightyPointsState:
    state = laid_out("burying")
    if change:
        for mine, theirs in ((0, 1), (5, 2)):
            one, other = state.hands[0][mine], state.hands[theirs][-1]
            state.hands[0][mine], state.hands[theirs][-1] = other, one
        for hand in state.hands:
            hand.sort()
    table.assert_whole(state)
    return state


def bob_is_a_computer(record: Record) -> None:
    everybody_plays(record)
    record.chairs[1].stand_in = True


def everybody_plays(record: Record) -> None:
    record.recent = []
    for chair in record.chairs:
        chair.stand_in, chair.timeouts = False, 0


OTHERS = ("ann", "dora", "eve", None)
FIRST = ("AS", "7S", "9S", "JS", "4S")
SCENARIOS: dict[str, Scenario] = {
    "a forced card or a free choice": Scenario(
        trick("7S 9H 4C", "8S 9S 9D"),
        trick("7S 8S 4C", "9H 9S 9D"),
        OTHERS,
        (plays(*FIRST), waits(1, 3), tries("dora", "put:JS", "put:QS", "put:7S", "pick:JS")),
        noticed_by=("bob", "cem"),
    ),
    "a computer with one card or two to choose from": Scenario(
        trick("7S 9H 4C", "8S 9S 9D"),
        trick("7S 9D 4C", "8S 9S 9H"),
        OTHERS,
        (plays("AS"), waits(1, 3)),
        change=bob_is_a_computer,
    ),
    "who could declare while cards are dealt": Scenario(
        _dealing(),
        _undealt_twos(),
        ("ann", "dora", "eve", None),
        (tries("dora", "declare:0.", "declare:0.pair", "pass"), waits(1, 4)),
        pace="live",
    ),
    "who could declare at the end": Scenario(
        _dealing("declaring"),
        _undealt_twos("declaring"),
        ("ann", "cem", "dora", None),
        (bob_passes, tries("dora", "declare:0.", "name:0")),
        pace="untimed",
        direct=("dora",),
        warmed_up=True,
    ),
    "what is buried": Scenario(
        _burying(),
        _burying(change=True),
        ("dora", "eve", None),
        (buries_low, calls_nobody),
        warmed_up=True,
    ),
}


async def told(world: World, scenario: Scenario, state: EightyPointsState) -> Eyes:
    """All that the readers see who open their hands and let the steps be taken."""
    await world.env.advance_time(120)
    await arrange(world, table.GAME.copy(state), scenario.change or everybody_plays)
    readers = (*scenario.readers, *scenario.noticed_by)
    eyes = Eyes(world, readers)
    opened = [name for name in readers if name and name not in scenario.direct]
    await eyes.open(await open_hands(world, *opened))
    await eyes.look()
    for step in scenario.steps:
        await step(world, eyes)
    return eyes


def apart(one: str, other: str) -> str:
    """Where two long texts part."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    return f"...{one[at - 60 : at + 60]}... and ...{other[at - 60 : at + 60]}..."


@pytest.mark.parametrize("name", SCENARIOS)
async def test_hidden_cards_change_nothing_that_others_see_and_not_when(
    world: World, name: str
) -> None:
    scenario = SCENARIOS[name]
    await begin(world, pace=scenario.pace)
    for person in scenario.direct:
        await prefer(world, person, "Hands by direct message")
    if scenario.warmed_up:
        await told(world, scenario, scenario.other)
    one = await told(world, scenario, scenario.one)
    other = await told(world, scenario, scenario.other)
    for reader in scenario.readers:
        for first, second in zip(one.seen[reader], other.seen[reader], strict=False):
            assert first == second, (reader, apart(repr(first), repr(second)))
        assert len(one.seen[reader]) == len(other.seen[reader])
        assert len(one.seen[reader]) > 2
    assert all(one.seen[name] != other.seen[name] for name in scenario.noticed_by)
