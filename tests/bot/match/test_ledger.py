"""Alarms: time limits of decisions, warnings, and moves of computers."""

import pytest

from bot.base.refusals import Refusal
from bot.match import actions, lobbies, waking
from bot.match.events import Happened
from bot.match.ledger import LOBBY_MS
from bot.match.record import SECONDS, TIMEOUTS_BEFORE_STAND_IN, Pace, Record
from tests.support.stored import ANN, BOB, CEM, PAUSE_MS, Shelf, let_all_decide, seat_to_act

MINUTE = 60 * 1000
TIMED: list[Pace] = ["live", "relaxed", "correspondence"]


def times(shelf: Shelf, record: Record) -> tuple[int | None, int | None, int | None]:
    """A match's computer, warning and end, in milliseconds from now."""
    alarm, now = record.alarm, shelf.ledger.now()
    ends = (alarm.computer_at, alarm.warn_at, alarm.ends_at)
    computer, warn, end = (None if at is None else at - now for at in ends)
    return computer, warn, end


async def woken(shelf: Shelf, record: Record) -> Record:
    """The match after its alarm has rung."""
    await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
    return await shelf.ledger.read(record.id)


@pytest.mark.parametrize(
    ("pace", "milliseconds"),
    [("live", 45_000), ("relaxed", 300_000), ("correspondence", 86_400_000)],
)
async def test_each_pace_gives_its_time_and_warns_at_a_fifth_left(
    shelf: Shelf, pace: Pace, milliseconds: int
) -> None:
    record = await shelf.running(pace)
    assert times(shelf, record) == (None, milliseconds * 4 // 5, milliseconds)
    stored = await shelf.ledger.read(record.id)
    assert stored.alarm == record.alarm
    assert stored.alarm.wake_at == record.alarm.warn_at


async def test_an_untimed_match_never_wakes_by_itself(shelf: Shelf) -> None:
    record = await shelf.running("untimed")
    assert times(shelf, record) == (None, None, None)
    assert record.alarm.wake_at is None
    shelf.clock.move(400 * 24 * 60 * MINUTE)
    assert (await woken(shelf, record)).version == record.version


async def test_every_pace_has_been_tried() -> None:
    assert {*TIMED, "untimed"} == SECONDS.keys()


@pytest.mark.parametrize("pace", TIMED)
async def test_what_does_not_change_the_decision_does_not_change_its_clock(
    shelf: Shelf, pace: Pace
) -> None:
    record = await shelf.running(pace)
    shelf.clock.move(10_000)
    joined = await shelf.ledger.change(record.id, actions.join, CEM)
    shelf.clock.move(10_000)
    left = await shelf.ledger.change(record.id, actions.resign, CEM)
    assert joined.alarm == left.alarm == record.alarm
    assert left.version == record.version + 2


async def test_the_next_decision_gets_all_its_time(shelf: Shelf) -> None:
    record = await shelf.running("live")
    shelf.clock.move(30_000)
    record = await shelf.act(record)
    assert times(shelf, record) == (None, 36_000, 45_000)


async def test_a_warning_comes_once_and_leaves_the_match_as_it_is(shelf: Shelf) -> None:
    record = await shelf.running("live")
    assert not await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
    shelf.clock.move(36_000)
    assert await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
    stored = await shelf.ledger.read(record.id)
    assert stored.version == record.version
    assert times(shelf, stored) == (None, None, 9_000)
    assert not await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
    joined = await shelf.ledger.change(record.id, actions.join, CEM)
    assert times(shelf, joined) == (None, None, 9_000)


async def test_a_turn_that_lets_its_time_pass_is_played_a_moment_after_the_end_it_was_shown(
    shelf: Shelf,
) -> None:
    record = await shelf.running("live")
    seat = seat_to_act(record)
    shelf.clock.move(46_499)
    await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
    assert (await shelf.ledger.read(record.id)).version == record.version
    shelf.clock.move(1)
    after = await woken(shelf, record)
    assert after.version == record.version + 1
    assert [entry.kind for entry in await shelf.queries.log_of(record.id)] == ["time"]
    assert (after.chairs[seat].timeouts, after.chairs[seat].stand_in) == (1, False)
    assert times(shelf, after)[2] == 45_000


async def test_an_alarm_of_an_older_version_does_nothing(shelf: Shelf) -> None:
    record = await shelf.running("live")
    later = await shelf.act(record)
    shelf.clock.move(10 * MINUTE)
    await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
    assert (await shelf.ledger.read(record.id)).version == later.version


async def test_a_computer_moves_at_once_and_keeps_no_clock(shelf: Shelf) -> None:
    record = await shelf.running("live", computers=3)
    while seat_to_act(record) < 2:
        record = await shelf.act(record)
    assert times(shelf, record) == (0, None, None)
    after = await woken(shelf, record)
    assert after.version == record.version + 1
    (*_, entry) = await shelf.queries.log_of(record.id)
    assert (entry.kind, entry.seat) == ("action", seat_to_act(record))


async def test_computers_play_on_only_after_people_have_seen_what_was_revealed(
    shelf: Shelf,
) -> None:
    record = await shelf.running("live", computers=3)
    while (
        seat_to_act(record) < 2
        or not any(record.state.active[:2])
        or not record.recent
        or record.recent[-1]["kind"] == "declared"
    ):
        if seat_to_act(record) < 2:
            record = await shelf.act(record)
        else:
            record = await woken(shelf, record)
    assert "revealed" in {each["kind"] for each in record.recent}
    assert times(shelf, record) == (PAUSE_MS, None, None)
    shelf.clock.move(PAUSE_MS - 1)
    assert (await woken(shelf, record)).version == record.version
    shelf.clock.move(1)
    assert (await woken(shelf, record)).version == record.version + 1


async def test_computers_do_not_wait_for_people_who_are_out_of_the_round(shelf: Shelf) -> None:
    record = await shelf.running("live", computers=3)
    while any(record.state.active[:2]):
        shelf.clock.move(PAUSE_MS)
        ours = seat_to_act(record) < 2
        record = await (shelf.act(record) if ours else woken(shelf, record))
    assert record.recent[-1]["kind"] == "dealt", "a hand was revealed, and the round goes on"
    assert times(shelf, record) == (0, None, None)


async def test_a_computer_takes_the_seat_of_who_is_absent_until_they_come_back(
    shelf: Shelf,
) -> None:
    record = await shelf.running("live")
    await let_all_decide(shelf.database)
    seat = seat_to_act(record)
    person = (ANN, BOB)[seat]
    missed = 0
    while missed < TIMEOUTS_BEFORE_STAND_IN:
        assert record.chairs[seat].timeouts == missed
        if seat_to_act(record) == seat:
            shelf.clock.move(46_500)
            record = await woken(shelf, record)
            missed += 1
        else:
            record = await shelf.act(record)
    assert record.chairs[seat].stand_in
    while seat_to_act(record) != seat:
        record = await shelf.act(record)
    assert times(shelf, record) == (PAUSE_MS if record.moment else 0, None, None)
    back = await shelf.ledger.change(record.id, actions.return_to_seat, person)
    assert times(shelf, back) == (None, 36_000, 45_000)
    assert (back.chairs[seat].stand_in, back.chairs[seat].timeouts) == (False, 0)
    with pytest.raises(Refusal):
        await shelf.ledger.change(record.id, actions.return_to_seat, person)


async def test_an_action_of_their_own_forgets_the_turns_that_were_missed(shelf: Shelf) -> None:
    record = await shelf.running("live")
    seat = seat_to_act(record)
    shelf.clock.move(46_500)
    record = await woken(shelf, record)
    while seat_to_act(record) != seat:
        record = await shelf.act(record)
    assert record.chairs[seat].timeouts == 1
    assert (await shelf.act(record)).chairs[seat].timeouts == 0


async def test_a_lobby_in_which_nothing_happens_is_closed(shelf: Shelf) -> None:
    record = await shelf.lobby()
    shelf.clock.move(LOBBY_MS["relaxed"] - 1)
    record = await shelf.ledger.change(record.id, actions.join, BOB)
    lasts = LOBBY_MS["relaxed"]
    assert times(shelf, record) == (None, lasts - lasts // 6, lasts)
    shelf.clock.move(LOBBY_MS["relaxed"])
    closed = await woken(shelf, record)
    assert closed.status == "cancelled"
    assert closed.alarm.wake_at is None


async def test_a_match_that_is_over_never_wakes(shelf: Shelf) -> None:
    record = await shelf.running("live")
    await let_all_decide(shelf.database)
    over = await shelf.ledger.change(record.id, actions.resign, ANN)
    assert over.status == "over"
    assert over.alarm.wake_at is None
    with pytest.raises(Refusal):
        await shelf.act(record)


async def test_a_listener_hears_of_each_change_once_it_is_stored(shelf: Shelf) -> None:
    heard: list[tuple[str, int]] = []
    shelf.ledger.on_commit(Happened.ANY, lambda record: heard.append((record.id, record.version)))
    record = await shelf.lobby("live", BOB)
    with pytest.raises(Refusal):
        await shelf.ledger.change(record.id, actions.join, BOB)
    await shelf.ledger.change(record.id, lobbies.start, record.version, ANN)
    assert heard == [(record.id, 1), (record.id, 2), (record.id, 3)]


async def test_a_listener_hears_of_a_pause_and_its_end(shelf: Shelf) -> None:
    heard: list[str] = []
    shelf.ledger.on_commit(Happened.PAUSED, lambda record: heard.append(record.status))
    record = await shelf.running("untimed")
    await shelf.ledger.change(record.id, actions.archive, record.version)
    await actions.take_up(shelf.ledger, record.id, ANN)
    await shelf.ledger.change(record.id, actions.resign, ANN)
    assert heard == ["archived", "running"]


async def test_matches_are_found_by_who_sits_in_them(shelf: Shelf) -> None:
    first = await shelf.running()
    shelf.clock.move(1000)
    second = await shelf.lobby()
    assert [r.id for r in await shelf.queries.matches_of(ANN.user_id)] == [second.id, first.id]
    assert [r.id for r in await shelf.queries.matches_of(BOB.user_id)] == [first.id]
    await shelf.ledger.change(second.id, lobbies.cancel, second.version, ANN)
    assert [r.id for r in await shelf.queries.matches_of(ANN.user_id)] == [first.id]
    await shelf.ledger.change(first.id, actions.resign, BOB)
    assert await shelf.queries.matches_of(BOB.user_id) == []
