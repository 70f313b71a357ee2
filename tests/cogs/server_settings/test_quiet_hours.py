"""Quiet hours: whatever calls people arrives without a sound, or waits until they are over."""

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.preferences.servers import GuildSettings
from tests.cogs.server_settings.managing import have_set, panel, push, text
from tests.support.world import World, answer, pings, text_of

MIDNIGHT = (22, 7)
"""The simulated clock begins at midnight UTC, so these hours have begun."""
DAYLIGHT = (9, 17)


async def quiet(world: World, start: int, end: int, zone: str = "UTC") -> None:
    await have_set(world, quiet_from=start, quiet_until=end, time_zone=zone)


def silent(message: Any) -> bool:
    return discord.MessageFlags._from_value(int(message.flags)).suppress_notifications


async def wants_direct_hands(world: World, name: str) -> None:
    message = answer(await world.people[name].slash(world.channel, "preferences"))
    await world.people[name].click(message, label="Send hands by direct message")


@pytest.mark.parametrize(
    ("hours", "zone", "expected"),
    [
        (MIDNIGHT, "UTC", True),
        (DAYLIGHT, "UTC", False),
        (DAYLIGHT, "Asia/Tokyo", True),
        (MIDNIGHT, "Asia/Tokyo", False),
        (None, "UTC", False),
    ],
)
async def test_calls_and_direct_hands_are_silent_in_quiet_hours_only(
    world: World, hours: tuple[int, int] | None, zone: str, expected: bool
) -> None:
    assert world.env.now().hour == 0
    if hours is not None:
        await quiet(world, *hours, zone)
    await wants_direct_hands(world, "ann")
    record = await world.begin("ann", "bob", "cem")
    while await world.whose_turn() == "ann":
        await world.play_turn()
    await world.grace()
    assert [silent(message) for message in world.calls(record.shown.place_id)] == [expected]
    (hand,) = world.messages(world.people["ann"].user.dm_channel.id)
    assert silent(hand) == expected
    boards = world.boards(record.shown.place_id or 0)
    assert not any(silent(board) for board in boards)


async def test_warnings_are_silent_too_and_clocks_run_on(world: World) -> None:
    await quiet(world, *MIDNIGHT)
    record = await world.begin("ann", "bob")
    turn = await world.whose_turn()
    await world.env.advance_time(4 * 60 + 1)
    (warning,) = world.calls(record.shown.place_id)
    assert "your time in High Card runs out" in text_of(warning)
    assert silent(warning)
    await world.env.advance_time(62)
    assert await world.whose_turn() != turn


async def test_where_turns_take_days_calls_wait_until_quiet_hours_are_over(world: World) -> None:
    await quiet(world, 22, 7)
    record = await world.begin("ann", "bob", pace="correspondence")
    await world.grace()
    assert world.calls(record.shown.place_id) == []
    await world.leap(7 * 3600 - 300)
    assert world.calls(record.shown.place_id) == []
    await world.leap(302)
    (call,) = world.calls(record.shown.place_id)
    assert pings(call) == [world.people[await world.whose_turn()].id]
    assert not silent(call)


async def test_quiet_hours_can_be_ended(world: World) -> None:
    await quiet(world, 0, 23)
    record = await world.begin("ann", "bob", pace="correspondence")
    await world.grace()
    assert world.calls(record.shown.place_id) == []
    await push(world, await panel(world, "Notifications"), "quiet_off")
    await world.env.advance_time(15 * 60)
    assert [silent(message) for message in world.calls(record.shown.place_id)] == [False]


async def test_only_whose_turn_it_is_is_called_in_quiet_hours_as_ever(world: World) -> None:
    await quiet(world, *MIDNIGHT)
    record = await world.begin("ann", "bob")
    await world.grace()
    (call,) = world.calls(record.shown.place_id)
    assert pings(call) == [world.people[await world.whose_turn()].id]


@pytest.mark.parametrize(
    ("night", "minutes"),
    [((2026, 3, 29), 0), ((2026, 10, 25), 120), ((2026, 10, 26), 60)],
    ids=["clocks go forward", "clocks go back", "any other"],
)
def test_quiet_hours_go_by_the_wall_clock(night: tuple[int, int, int], minutes: int) -> None:
    settings = GuildSettings(quiet_from=2, quiet_until=3, time_zone="Europe/Berlin")
    evening = datetime(*night, tzinfo=UTC) - timedelta(hours=6)
    times = (evening + timedelta(minutes=each) for each in range(24 * 60))
    assert sum(settings.quiet_at(int(each.timestamp() * 1000)) for each in times) == minutes


async def test_the_panel_says_which_clock_counts(world: World) -> None:
    shown = text(await panel(world, "Notifications"))
    assert "Quiet hours follow the clocks there, daylight saving time included." in shown
