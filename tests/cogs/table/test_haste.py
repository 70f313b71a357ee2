"""Many presses of one person: they wait, and others don't."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from simcord import InteractionResult, ResponseMessage
from simcord.backend.models.interaction import ResponseKind
from sqlalchemy import event

from bot.base.bounds import BOUNDS
from bot.base.environment import Environment
from bot.discord_io.limits import LIMITS, MAX_COUNTED, Limits
from bot.discord_io.press import Press
from tests.support.world import Click, World, buttons, said_privately, words

pytestmark = pytest.mark.threads
USUAL = Environment.model_fields["presses_per_minute"].default
TOO_MUCH = "That's a bit fast for me. Give me a moment, then try again."
A_SECOND = USUAL / 60


@pytest.fixture
def settings(settings: Environment) -> Environment:
    """Those of a bot that people share: nobody may press as fast as a test."""
    return settings.model_copy(update={"presses_per_minute": USUAL})


@contextmanager
def transactions(world: World) -> Iterator[list[str]]:
    """Record the transactions begun in the block, reads included."""
    begun: list[str] = []

    def note(*_: object) -> None:
        begun.append("one")

    for engine in world.bot.database.engines:
        event.listen(engine, "begin", note)
    yield begun
    for engine in world.bot.database.engines:
        event.remove(engine, "begin", note)


def limited(result: InteractionResult | ResponseMessage) -> bool:
    """Return True if the person is asked to wait."""
    shown = result.response if isinstance(result, InteractionResult) else result
    return shown is not None and shown.ephemeral and TOO_MUCH in words(shown)


async def test_who_presses_twenty_times_a_second_costs_others_nothing(world: World) -> None:
    await world.begin("ann", "bob", target=5)
    pressed = turned_away = asked_to_wait = begun = 0
    for _ in range(10):
        board, turn = await world.board(), await world.whose_turn()
        spam = [Click("stranger", board, label="My hand") for _ in range(20)]
        with transactions(world) as some:
            mine, *theirs = await world.at_once(Click(turn, board, label="My hand"), *spam)
        assert "Your turn" in said_privately(mine)
        begun += len(some)
        pressed += len(theirs)
        for result in theirs:
            assert result.acknowledged
            deferred = result._interaction.response_kind == ResponseKind.DEFERRED_UPDATE
            turned_away += limited(result) or (deferred and not result.followups)
            asked_to_wait += limited(result)
        await world.play_turn()
        await world.env.advance_time(1)
    allowed = pressed - turned_away
    assert LIMITS["press"].burst <= allowed <= LIMITS["press"].burst + 10 * A_SECOND
    assert 1 <= asked_to_wait <= 4
    assert begun <= allowed + 3 * 10


async def test_who_was_too_fast_goes_on_a_moment_later(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    results = await world.at_once(*(Click("ann", board, label="My hand") for _ in range(60)))
    assert list(map(limited, results)).count(True) == 1
    await world.env.advance_time(1)
    (result,) = await world.at_once(Click("ann", board, label="My hand"))
    assert not limited(result)


async def test_a_fast_player_meets_no_limit(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    for number in range(120):
        burst = 10 if number % 30 == 0 else 1
        clicks = [Click("ann", board, label="My hand") for _ in range(burst)]
        for result in await world.at_once(*clicks):
            assert not limited(result)
        await world.env.advance_time(0.5)


async def test_who_opens_one_table_after_the_other_is_asked_to_wait(world: World) -> None:
    results = [await world.ask("ann", "play high-card") for _ in range(LIMITS["table"].burst + 1)]
    assert list(map(limited, results)) == [False] * LIMITS["table"].burst + [True]
    await world.env.advance_time(60 / (USUAL * LIMITS["table"].share))
    assert not limited(await world.ask("ann", "play high-card"))


async def test_commands_beyond_the_limit_are_all_answered(world: World) -> None:
    results = [await world.ask("ann", "help") for _ in range(LIMITS["press"].burst + 3)]
    assert list(map(limited, results[-4:])) == [False, True, True, True]


async def test_exports_cost_more_than_presses(world: World) -> None:
    ann = world.people["ann"]
    page = await world.ask("ann", "privacy")
    (export,) = (b["custom_id"] for b in buttons(page) if ":privacy:export" in b["custom_id"])
    results = [await ann.click(page, custom_id=export) for _ in range(LIMITS["file"].burst + 1)]
    assert list(map(limited, results[-2:])) == [False, True]


async def test_lists_for_one_who_types_too_fast_are_left_out(world: World) -> None:
    await world.begin("ann", "bob")
    ann = world.people["ann"]
    burst = LIMITS["suggestion"].burst
    with transactions(world) as begun:
        offered = [
            await ann.autocomplete(world.channel, "hand", "match", "") for _ in range(burst + 5)
        ]
    assert all(offered[:burst])
    assert offered[burst:] == [[]] * 5
    assert len(begun) == burst


class Clock:
    """A time in milliseconds that only changes when moved."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


def test_in_the_long_run_as_many_are_allowed_as_a_minute_has() -> None:
    clock = Clock()
    limits = Limits(clock, 240)
    allowed = 0
    for _ in range(20 * 600):
        allowed += limits.allow(1, "press")
        clock.time += 50
    assert 2_400 <= allowed <= 2_400 + LIMITS["press"].burst


def test_counts_are_forgotten_once_they_make_no_difference() -> None:
    clock = Clock()
    limits = Limits(clock, 240)
    for person in range(500):
        assert limits.allow(person, "press")
    assert len(limits) == 500
    clock.time += 1_000
    assert limits.allow(500, "press")
    assert len(limits) == 1


def test_counts_take_no_more_room_however_many_people_there_are() -> None:
    limits = Limits(Clock(), 240)
    for person in range(3 * MAX_COUNTED):
        assert limits.allow(person, "press")
    assert len(limits) == MAX_COUNTED


def test_a_limit_that_nobody_can_reach_counts_nothing() -> None:
    limits = Limits(Clock(), 1e18)
    assert all(limits.allow(1, "file") for _ in range(1_000))
    assert len(limits) == 0


async def test_what_one_person_asks_for_waits_for_their_own_and_nobody_elses(world: World) -> None:
    """Four presses of a person are handled at a time."""
    under_way: list[str] = []
    most, others, go_on = 0, asyncio.Event(), asyncio.Event()

    async def take_long(press: Press) -> None:
        nonlocal most
        under_way.append(press.person.name)
        most = max(most, under_way.count("stranger"))
        if press.person.name == "ann":
            others.set()
        await go_on.wait()
        under_way.remove(press.person.name)

    world.bot.router.on("take_long", "private", take_long)
    custom_id = "-:0:take_long"
    page = world.forge(custom_id)
    presses = [Click("stranger", page, custom_id=custom_id) for _ in range(12)]
    asking = asyncio.create_task(world.at_once(*presses, Click("ann", page, custom_id=custom_id)))
    try:
        await asyncio.wait_for(others.wait(), 60)
        assert under_way.count("stranger") == BOUNDS["presses"].mine
    finally:
        go_on.set()
    results = await asking
    assert most == BOUNDS["presses"].mine
    assert all(result.acknowledged for result in results)
