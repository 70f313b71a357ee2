"""Clocks: paces, warnings, defaults for the absent, computers that stand in, time switched off."""

from typing import Any

import pytest

from bot.matches.record import SECONDS, Pace, Record
from games.core import Chance
from tests.support.world import (
    LOWEST,
    World,
    declare_button,
    labels,
    pings,
    said_privately,
    text_of,
    words,
)

MINUTE = 60
HOUR = 60 * MINUTE
TIMED: tuple[Pace, ...] = ("live", "relaxed", "correspondence")


def called(world: World, record: Record) -> list[Any]:
    """The messages that notify somebody, in the place of a match."""
    assert record.place_id is not None
    return [message for message in world.messages(record.place_id) if pings(message)]


def seconds_of(pace: Pace) -> int:
    seconds = SECONDS[pace]
    assert seconds is not None
    return seconds


async def let_time_run_out(world: World) -> None:
    """Pass exactly the time that the present decision has left."""
    ends_at = (await world.only_match()).alarm.ends_at
    assert ends_at is not None
    await world.leap((ends_at - world.bot.ledger.now()) / 1000 + 0.01)


def test_the_paces_are_those_that_the_lobby_promises() -> None:
    assert [SECONDS[pace] for pace in TIMED] == [45, 5 * MINUTE, 24 * HOUR]
    assert SECONDS["untimed"] is None


@pytest.mark.parametrize("pace", TIMED)
async def test_time_runs_out_at_the_pace_chosen_and_not_before(world: World, pace: Pace) -> None:
    record = await world.begin("ann", "bob", pace=pace)
    begun = record.version
    await world.leap(seconds_of(pace) - 1)
    assert (await world.only_match()).version == begun
    await world.leap(1.1)
    record = await world.only_match()
    assert record.version == begun + 1
    (entry,) = await world.bot.queries.log_of(record.id)
    assert entry.kind == "time"
    assert "played a card and said" in words(await world.board())


@pytest.mark.parametrize("pace", TIMED)
async def test_one_warning_comes_with_a_fifth_of_the_time_left(world: World, pace: Pace) -> None:
    record = await world.begin("ann", "bob", pace=pace)
    name = await world.whose_turn()
    seconds = seconds_of(pace)
    await world.leap(seconds * 0.8 - 1)
    assert not any("your time" in text_of(message) for message in called(world, record))
    await world.leap(1.1)
    (warning,) = called(world, record)
    assert "your time in High Card ends" in text_of(warning)
    assert pings(warning) == [world.people[name].id]
    await world.leap(seconds * 0.1)
    (again,) = called(world, record)
    assert again.id == warning.id
    assert (await world.only_match()).version == record.version


async def test_untimed_matches_wait_for_ever(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    assert "Time ends" not in words(await world.board())
    await world.leap(30 * 24 * HOUR)
    assert (await world.only_match()).version == record.version
    await world.play_turn()


async def test_the_board_says_until_when_a_turn_may_take(world: World) -> None:
    record = await world.begin("ann", "bob")
    assert record.alarm.ends_at is not None
    assert f"<t:{record.alarm.ends_at // 1000}:R>" in words(await world.board())
    assert record.alarm.ends_at - world.bot.ledger.now() == 5 * MINUTE * 1000


async def test_the_default_is_played_for_the_absent(world: World) -> None:
    record = await world.begin("ann", "bob")
    seat = record.state.turn
    expected = record.game.default_action(record.state, seat, Chance(record.header.key))
    await let_time_run_out(world)
    record = await world.only_match()
    assert record.state.played[seat] == expected.card
    assert record.state.declared[seat] == expected.declaration


async def test_after_three_time_outs_in_a_row_a_computer_takes_the_seat(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="live", target=10)
    absent = await world.whose_turn()
    missed = 0
    while missed < 3:
        if await world.whose_turn() == absent:
            chair = (await world.only_match()).chair_of(world.people[absent].id)
            assert chair is not None
            assert not chair.stand_in
            await let_time_run_out(world)
            missed += 1
        else:
            await world.play_turn(None)
    record = await world.only_match()
    chair = record.chair_of(world.people[absent].id)
    assert chair is not None
    assert chair.stand_in
    board = await world.board()
    assert f"**{absent}** ⚙" in words(board)
    assert "Take my seat back" in labels(board)


async def stand_in_for(world: World, name: str) -> None:
    """Let a computer take somebody's seat as three time-outs would."""
    for _ in range(60):
        record = await world.only_match()
        chair = record.chair_of(world.people[name].id)
        assert chair is not None
        if chair.stand_in:
            return
        if await world.whose_turn() == name:
            await let_time_run_out(world)
        else:
            await world.play_turn(None)
    raise AssertionError("nobody stood in")


async def test_the_owner_takes_the_seat_back_with_one_click(world: World) -> None:
    await world.begin("ann", "bob", target=10)
    await stand_in_for(world, "bob")
    result = await world.people["bob"].click(await world.board(), label="Take my seat back")
    assert "Welcome back" in said_privately(result)
    chair = (await world.only_match()).chair_of(world.people["bob"].id)
    assert chair is not None
    assert not chair.stand_in
    assert chair.timeouts == 0
    assert "⚙" not in words(await world.board())
    assert "Take my seat back" not in labels(await world.board())


async def test_the_seat_can_be_taken_back_in_the_hand(world: World) -> None:
    await world.begin("ann", "bob", target=10)
    await stand_in_for(world, "bob")
    hand = await world.hand("bob")
    assert "A computer is playing your seat" in words(hand)
    await world.people["bob"].click(hand, label="Take my seat back")
    assert "A computer is playing" not in words(hand)
    chair = (await world.only_match()).chair_of(world.people["bob"].id)
    assert chair is not None
    assert not chair.stand_in


async def test_nobody_else_can_take_the_seat_back(world: World) -> None:
    await world.begin("ann", "bob", target=10)
    await stand_in_for(world, "bob")
    before = await world.rows()
    board = await world.board()
    result = await world.people["ann"].click(board, label="Take my seat back")
    assert "already playing your own seat" in said_privately(result)
    result = await world.stranger.click(board, label="Take my seat back")
    assert "do not sit at this table" in said_privately(result)
    assert await world.rows() == before


async def test_the_computer_moves_for_the_absent_after_its_pause(world: World) -> None:
    await world.begin("ann", "bob", target=10)
    await stand_in_for(world, "bob")
    for _ in range(10):
        record = await world.only_match()
        if record.state.turn == 1:
            break
        await world.play_turn(None)
    record = await world.only_match()
    assert record.alarm.computer_at is not None
    await world.env.advance_time(2.1)
    assert (await world.only_match()).version == record.version + 1


async def test_nobody_is_called_to_a_seat_that_a_computer_plays(world: World) -> None:
    await world.begin("ann", "bob", target=10)
    await stand_in_for(world, "bob")
    for _ in range(10):
        record = await world.only_match()
        if record.state.turn == 1:
            break
        await world.play_turn(None)
    bob = world.people["bob"].id
    assert not any(bob in pings(message) for message in called(world, record))


async def test_playing_oneself_forgives_earlier_time_outs(world: World) -> None:
    await world.begin("ann", "bob", target=20)
    missed = 0
    for _ in range(80):
        record = await world.only_match()
        chair = record.chair_of(world.people["bob"].id)
        assert chair is not None
        assert not chair.stand_in
        if missed == 6 or record.status == "over":
            break
        if await world.whose_turn() == "bob" and chair.timeouts < 2:
            await let_time_run_out(world)
            missed += 1
        else:
            await world.play_turn(None)
    assert missed == 6


async def test_a_turn_made_in_time_leaves_the_next_player_their_whole_time(world: World) -> None:
    await world.begin("ann", "bob", pace="live")
    await world.env.advance_time(44)
    await world.play_turn()
    record = await world.only_match()
    await world.env.advance_time(40)
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(6)
    assert (await world.only_match()).version == record.version + 1


async def test_somebody_who_joins_does_not_prolong_the_turn(world: World) -> None:
    record = await world.begin("ann", "bob", pace="live")
    ends_at = record.alarm.ends_at
    await world.env.advance_time(30)
    await world.people["cem"].click(await world.board(), label="Join")
    assert (await world.only_match()).alarm.ends_at == ends_at


async def test_an_alarm_of_an_earlier_version_does_nothing(world: World) -> None:
    old = await world.begin("ann", "bob", pace="live")
    await world.play_turn()
    await world.leap(20)
    before = await world.rows()
    for version in (old.version, 1, 0):
        assert await world.bot.running.wake(old.id, version) is None
    assert await world.rows() == before


async def test_a_lobby_closes_after_half_an_hour_without_a_guest(world: World) -> None:
    lobby = await world.open_table("ann")
    await world.leap(29 * MINUTE + 58)
    assert (await world.only_match()).status == "lobby"
    await world.leap(3)
    assert (await world.only_match()).status == "cancelled"
    assert "This table was closed" in words(lobby)
    assert not labels(lobby)


async def test_a_guest_keeps_the_lobby_open_for_another_half_hour(world: World) -> None:
    await world.open_table("ann")
    await world.leap(20 * MINUTE)
    await world.seat("bob")
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
    await world.leap(left / 1000 - 1)
    assert (await world.only_match()).version == record.version
    await world.leap(32)
    assert (await world.only_match()).version == record.version + 1


async def test_the_board_tells_the_credited_time_after_an_outage(world: World) -> None:
    await world.begin("ann", "bob")
    await world.env.advance_time(60)
    await world.outage(2 * HOUR)
    after = await world.only_match()
    assert after.alarm.ends_at is not None
    assert f"<t:{after.alarm.ends_at // 1000}:R>" in words(await world.board())


async def test_a_lobby_survives_an_outage(world: World) -> None:
    await world.open_table("ann")
    await world.outage(5 * HOUR)
    await world.env.advance_time(60)
    assert (await world.only_match()).status == "lobby"
    await world.seat("bob")


async def test_computers_go_on_after_an_outage(world: World) -> None:
    lobby = await world.open_table("ann", target=1)
    await world.people["ann"].click(lobby, label="Add computer")
    await world.people["ann"].click(lobby, label="Start")
    for _ in range(20):
        record = await world.only_match()
        if record.chairs[record.state.turn].computer:
            break
        await world.play_turn(None)
    assert record.chairs[record.state.turn].computer
    await world.outage(HOUR)
    await world.env.advance_time(33)
    assert (await world.only_match()).version > record.version


async def test_a_time_out_during_an_open_hand_refreshes_it(world: World) -> None:
    await world.begin("ann", "bob", pace="live")
    name = await world.whose_turn()
    hand = await world.hand(name)
    word = declare_button(hand, LOWEST)["custom_id"]
    await let_time_run_out(world)
    assert "lies face down" in words(hand)
    before = await world.rows()
    result = await world.press(name, hand, word)
    assert "moved on" in said_privately(result)
    assert await world.rows() == before
