"""Clocks: paces, warnings, defaults for the absent, computers that stand in, time switched off."""

import pytest

from bot.match.record import SECONDS, Pace
from tests.support.world import (
    World,
    labels,
    pings,
    text_of,
    words,
)

MINUTE = 60
HOUR = 60 * MINUTE
TIMED: tuple[Pace, ...] = ("live", "relaxed", "correspondence")


def test_the_paces_are_those_that_the_lobby_promises() -> None:
    assert [SECONDS[pace] for pace in TIMED] == [45, 5 * MINUTE, 24 * HOUR]
    assert SECONDS["untimed"] is None


async def test_one_warning_comes_with_a_fifth_of_the_time_left(world: World) -> None:
    record = await world.begin("ann", "bob", pace="correspondence")
    name = await world.whose_turn()
    seconds = 24 * HOUR
    await world.leap(seconds * 0.8 - 1)
    calls = world.calls(record.shown.place_id)
    assert not any("your time" in text_of(each) for each in calls)
    await world.leap(1.1)
    (warning,) = world.calls(record.shown.place_id)
    assert "your time in High Card runs out" in text_of(warning)
    assert pings(warning) == [world.people[name].id]
    await world.leap(seconds * 0.1)
    (again,) = world.calls(record.shown.place_id)
    assert again.id == warning.id
    assert (await world.only_match()).version == record.version


async def test_untimed_matches_wait_for_ever(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    assert "Ends" not in words(await world.board())
    await world.leap(30 * 24 * HOUR)
    assert (await world.only_match()).version == record.version
    await world.play_turn()


async def test_a_turn_made_in_time_leaves_the_next_player_their_whole_time(world: World) -> None:
    await world.begin("ann", "bob", pace="live")
    await world.env.advance_time(44)
    await world.play_turn()
    record = await world.only_match()
    await world.env.advance_time(40)
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(7)
    assert (await world.only_match()).version == record.version + 1


async def test_somebody_who_joins_does_not_prolong_the_turn(world: World) -> None:
    record = await world.begin("ann", "bob", pace="live")
    ends_at = record.alarm.ends_at
    await world.env.advance_time(30)
    await world.press("cem", await world.board(), "Join")
    assert (await world.only_match()).alarm.ends_at == ends_at


@pytest.mark.parametrize(
    ("pace", "minutes"),
    [("live", 30), ("relaxed", 120), ("correspondence", 3 * 24 * 60), ("untimed", 3 * 24 * 60)],
)
async def test_a_lobby_without_a_guest_closes_by_pace_and_can_be_opened_again(
    world: World, pace: Pace, minutes: int
) -> None:
    await world.open_table("ann", pace=pace)
    await world.leap(minutes * MINUTE - 2)
    assert (await world.only_match()).status == "lobby"
    await world.leap(3)
    closed = await world.only_match()
    assert closed.status == "cancelled"
    lobby = await world.lobby()
    assert "Nothing happened at this table for a while" in words(lobby)
    assert labels(lobby) == ["Open it again"]
    await world.press("ann", lobby, "Open it again")
    again = await world.newest_match()
    assert (again.status, again.pace, again.host_id) == ("lobby", pace, closed.host_id)


async def test_a_guest_keeps_the_lobby_open_for_another_half_hour(world: World) -> None:
    await world.open_table("ann", pace="live")
    await world.leap(20 * MINUTE)
    await world.join("bob")
    await world.leap(20 * MINUTE)
    assert (await world.only_match()).status == "lobby"
    await world.leap(11 * MINUTE)
    assert (await world.only_match()).status == "cancelled"


async def test_time_switched_off_is_credited_to_the_player(world: World) -> None:
    record = await world.begin("ann", "bob")
    await world.env.advance_time(60)
    assert record.alarm.ends_at is not None
    left = record.alarm.ends_at - world.bot.ledger.now()
    await world.outage(2 * HOUR)
    after = await world.only_match()
    assert after.version == record.version
    assert after.alarm.ends_at is not None
    now_left = after.alarm.ends_at - world.bot.ledger.now()
    assert left <= now_left <= left + 30_000
    assert f"<t:{after.alarm.ends_at // 1000}:R>" in words(await world.board())
    await world.leap(left / 1000 - 1)
    assert (await world.only_match()).version == record.version
    await world.leap(32)
    assert (await world.only_match()).version == record.version + 1


async def test_a_lobby_survives_an_outage(world: World) -> None:
    await world.open_table("ann")
    await world.outage(5 * HOUR)
    await world.env.advance_time(60)
    assert (await world.only_match()).status == "lobby"
    await world.join("bob")
