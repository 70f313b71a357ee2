"""Matches in the ledger: lobbies, alarms, what listeners hear, views, and whom news are told."""

import pytest

from bot.base.refusals import Refusal
from bot.match import actions, lobbies, telling, waking
from bot.match.events import Happened
from bot.match.ledger import LOBBY_MS
from bot.match.people import Person
from bot.match.record import SECONDS, TIMEOUTS_BEFORE_STAND_IN, Pace, Record
from bot.match.telling import RULES, Occasion, Ping, when
from bot.match.view import match_view
from games import GAMES
from games.core import STAND_IN, Level, commitment
from games.high_card import HighCard
from tests.support.refusing import refuse
from tests.support.stored import ANN, BOB, CEM, PAUSE_MS, Shelf, let_all_decide, seat_to_act
from tests.support.unstored import record_of

MINUTE = 60 * 1000
TIMED = [pace for pace, seconds in SECONDS.items() if seconds is not None]


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


@pytest.mark.parametrize("pace", TIMED)
async def test_what_changes_no_decision_does_not_change_its_clock(shelf: Shelf, pace: Pace) -> None:
    record = await shelf.running(pace)
    shelf.clock.move(10_000)
    joined = await shelf.ledger.change(record.id, actions.join, CEM)
    shelf.clock.move(10_000)
    left = await shelf.ledger.change(record.id, actions.resign, CEM)
    assert joined.alarm == left.alarm == record.alarm
    assert left.version == record.version + 2


async def test_a_lobby_asks_its_host_with_a_sixth_of_its_time_left(shelf: Shelf) -> None:
    lasts = LOBBY_MS["relaxed"]
    assert times(shelf, await shelf.lobby()) == (None, lasts - lasts // 6, lasts)


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
    assert (await woken(shelf, record)).version == record.version + 1
    (*_, entry) = await shelf.queries.log_of(record.id)
    assert (entry.kind, entry.seat) == ("action", seat_to_act(record))


async def test_computers_play_on_once_people_have_seen_what_was_revealed(shelf: Shelf) -> None:
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


async def test_a_computer_has_the_seat_of_who_is_absent_until_they_come_back(shelf: Shelf) -> None:
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


async def test_listeners_hear_of_each_change_once_it_is_stored_or_of_pauses_alone(
    shelf: Shelf,
) -> None:
    heard, paused = list[int](), list[str]()
    shelf.ledger.on_commit(Happened.ANY, lambda record: heard.append(record.version))
    shelf.ledger.on_commit(Happened.PAUSED, lambda record: paused.append(record.status))
    record = await shelf.lobby("untimed", BOB)
    with pytest.raises(Refusal):
        await shelf.ledger.change(record.id, actions.join, BOB)
    record = await shelf.ledger.change(record.id, lobbies.start, record.version, ANN)
    assert heard == [1, 2, 3]
    aside = await shelf.ledger.change(record.id, actions.archive, record.version)
    with pytest.raises(Refusal, match="paused"):
        await shelf.act(aside)
    with pytest.raises(Refusal):
        await actions.take_up(shelf.ledger, record.id, CEM)
    await actions.take_up(shelf.ledger, record.id, ANN)
    await let_all_decide(shelf.database)
    over = await shelf.ledger.change(record.id, actions.resign, ANN)
    assert (over.status, over.alarm.wake_at) == ("over", None)
    with pytest.raises(Refusal):
        await shelf.act(record)
    assert (heard, paused) == ([1, 2, 3, 4, 5, 6], ["archived", "running"])


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


DORA = Person(40, "dora", 940)


def seated(record: Record) -> list[str]:
    assert [chair.seat for chair in record.chairs] == list(range(len(record.chairs)))
    return [chair.name for chair in record.chairs]


async def over(shelf: Shelf, *, computers: int = 0, level: Level = STAND_IN) -> Record:
    record = await shelf.running(computers=computers, level=level)
    await let_all_decide(shelf.database)
    record = await shelf.ledger.change(record.id, actions.resign, ANN)
    if record.live:
        record = await shelf.ledger.change(record.id, actions.resign, BOB)
    while record.live:
        shelf.clock.move(2_000)
        await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
        record = await shelf.ledger.read(record.id)
    return record


async def test_a_new_table_is_sealed_by_its_own_secret_and_seats_its_host(shelf: Shelf) -> None:
    record = await shelf.ledger.read((await shelf.lobby()).id)
    assert seated(record) == ["ann"]
    assert (record.status, record.host_id, record.version) == ("lobby", ANN.user_id, 1)
    assert record.commitment == commitment(HighCard.rules_version, record.id, record.secret)
    assert record.chairs[0].contribution == str(ANN.interaction_id)
    made = [record, *[await shelf.lobby() for _ in range(2)]]
    assert len({each.secret for each in made} | {each.id for each in made}) == 6
    assert {len(each.secret) for each in made} == {32}


async def test_a_match_that_has_begun_or_was_closed_is_no_lobby(shelf: Shelf) -> None:
    running, closed = await shelf.running(), await shelf.lobby()
    await shelf.ledger.change(closed.id, lobbies.cancel, 1, ANN)
    with pytest.raises(Refusal, match="was closed"):
        await shelf.ledger.change(closed.id, actions.join, CEM)
    for record, says in ((running, "already started"), (closed, "was closed")):
        with pytest.raises(Refusal, match=says):
            await shelf.ledger.change(record.id, lobbies.leave, ANN)


async def test_a_rematch_seats_computers_of_the_same_level(shelf: Shelf) -> None:
    old = await over(shelf, computers=1, level="king")
    again = await lobbies.rematch(shelf.ledger, old.id, BOB)
    assert [(each.name, each.level) for each in again.chairs[1:]] == [(old.chairs[2].name, "king")]


async def test_a_rematch_that_fails_half_way_leaves_no_table(shelf: Shelf) -> None:
    old = await over(shelf, computers=1)
    change, when = "UPDATE OF rematch_id ON matches", f"old.id = '{old.id}'"
    await shelf.database.write(refuse, "broken", change, when=when)
    with pytest.raises(Exception, match="disk full"):
        await lobbies.rematch(shelf.ledger, old.id, BOB)
    assert await shelf.queries.matches_of(BOB.user_id) == []


async def test_before_a_match_begins_there_is_nothing_to_see_or_to_do(shelf: Shelf) -> None:
    for viewer in (None, 0):
        seen = match_view(await shelf.lobby(), viewer)
        assert not seen.begun
        assert not seen.menu
        with pytest.raises(LookupError, match="no game"):
            assert seen.view


def test_of_a_match_under_way_everybody_has_a_view_and_only_players_a_seat_and_a_menu() -> None:
    record = record_of(GAMES["high-card"])
    turn = record.state.turn
    spectator, player = match_view(record, None), match_view(record, turn)
    assert (spectator.view.viewer, player.view.viewer) == (None, turn)
    assert spectator.begun
    assert player.menu
    assert player.seat == turn
    assert not spectator.menu
    with pytest.raises(LookupError, match="spectator"):
        assert spectator.seat


PACES: tuple[Pace, ...] = tuple(SECONDS)
TALE: dict[str, set[Pace]] = {
    "all": set(PACES),
    "slow": {"correspondence", "untimed"},
    "not live": set(PACES) - {"live"},
}
PAUSE = {"live": 15, "relaxed": 45, "correspondence": 180, "untimed": 180}
NOW = 1_000_000_000


def rows() -> list[list[str]]:
    """Return the rows of the module's table: occasion, whom, paces, absent, here, quiet."""
    table = (telling.__doc__ or "").split("==\n")[2].partition("\n====")[0]
    spans = (12, 28, 10, 8, 7, 5)
    starts = [sum(spans[:number]) for number in range(len(spans))]
    return [
        [line[at : at + span].strip() for at, span in zip(starts, spans, strict=True)]
        for line in table.split("\n")
    ]


def test_the_table_in_words_is_the_table_in_code() -> None:
    assert [row[0] for row in rows()] == [str(each) for each in Occasion] == [str(e) for e in RULES]
    for occasion, _, paces, absent, here, quiet in rows():
        rule = RULES[Occasion(occasion)]
        assert rule.absent_ms == int(absent.removesuffix(" s")) * 1000
        assert rule.waits == (quiet == "waits")
        expected = {pace: PAUSE[pace] * (here == "pause") * 1000 for pace in TALE[paces]}
        assert rule.here_ms == expected


def ping(occasion: Occasion) -> Ping:
    return Ping("m", 1, occasion, "", NOW)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("occasion", Occasion)
def test_who_is_absent_is_told_soon_and_who_was_here_after_a_pause(
    occasion: Occasion, pace: Pace
) -> None:
    rule, call = RULES[occasion], ping(occasion)
    for seen_at in (0, NOW - telling.HERE_MS - 1):
        at = when(call, pace, seen_at, NOW, quiet=False)
        assert at == (NOW + rule.absent_ms if pace in rule.here_ms else None)
    for seen_at in (NOW - telling.HERE_MS, NOW):
        at = when(call, pace, seen_at, NOW, quiet=False)
        assert at == (NOW + rule.here_ms[pace] if pace in rule.here_ms else None)


@pytest.mark.parametrize("occasion", Occasion)
def test_a_look_puts_off_a_turn_and_settles_anything_else(occasion: Occasion) -> None:
    at = when(ping(occasion), "relaxed", NOW + 1, NOW + 2, quiet=False)
    of_a_turn = occasion in (Occasion.TURN, Occasion.CHANCE)
    assert at == (NOW + 1 + 45_000 if of_a_turn else None)


@pytest.mark.parametrize("occasion", Occasion)
def test_quiet_hours_end_on_a_quarter_and_put_off_what_can_wait(occasion: Occasion) -> None:
    late = NOW + 10 * 60 * 1000
    at = when(ping(occasion), "correspondence", 0, late, quiet=True)
    assert at is not None
    if RULES[occasion].waits:
        assert late < at <= late + telling.QUARTER_MS and at % telling.QUARTER_MS == 0
    else:
        assert at <= late
    at_once = when(ping(occasion), "relaxed", 0, late, quiet=True)
    assert at_once is None or at_once <= late
