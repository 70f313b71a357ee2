"""Lobbies: who may sit down, who may start, and what becomes of a finished match's people."""

import asyncio

import pytest

from bot.base.refusals import Refusal
from bot.match import actions, lobbies, waking
from bot.match.admission import MAX_SEATS
from bot.match.people import Person
from bot.match.queries import count_seated
from bot.match.record import Record
from games.core import STAND_IN, IllegalOptions, Level, commitment
from games.high_card import HighCard
from tests.support.refusing import refuse
from tests.support.stored import ANN, BOB, CEM, HALL, Shelf, let_all_decide

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


async def test_a_new_table_is_sealed_and_seats_its_host(shelf: Shelf) -> None:
    record = await shelf.ledger.read((await shelf.lobby()).id)
    assert seated(record) == ["ann"]
    assert (record.status, record.host_id, record.version) == ("lobby", ANN.user_id, 1)
    assert record.commitment == commitment(HighCard.rules_version, record.id, record.secret)
    assert record.chairs[0].contribution == str(ANN.interaction_id)


async def test_two_tables_never_share_a_secret(shelf: Shelf) -> None:
    made = [await shelf.lobby() for _ in range(3)]
    assert len({record.secret for record in made} | {record.id for record in made}) == 6
    assert {len(record.secret) for record in made} == {32}


async def test_people_who_press_together_each_get_a_chair(shelf: Shelf) -> None:
    record = await shelf.lobby()
    guests = [Person(100 + n, f"guest {n}", n) for n in range(20)]
    results = await asyncio.gather(
        *(shelf.ledger.change(record.id, actions.join, guest) for guest in guests),
        return_exceptions=True,
    )
    stored = await shelf.ledger.read(record.id)
    assert len(seated(stored)) == len({chair.user_id for chair in stored.chairs}) == 13
    refused = [result for result in results if not isinstance(result, Record)]
    assert {type(result) for result in refused} <= {Refusal, IllegalOptions}
    assert len(refused) == 20 - 12


async def test_who_sits_down_in_many_places_at_once_gets_no_more_seats_than_allowed(
    shelf: Shelf,
) -> None:
    hosts = [Person(100 + n, f"host {n}", 1) for n in range(14)]
    tables = [
        await lobbies.open_lobby(shelf.ledger, "high-card", {"target": 4}, "relaxed", host, HALL)
        for host in hosts
    ]
    for table in tables[: MAX_SEATS - 1]:
        await shelf.ledger.change(table.id, actions.join, BOB)
    joins = (shelf.ledger.change(table.id, actions.join, BOB) for table in tables[MAX_SEATS - 1 :])
    answers = await asyncio.gather(*joins, return_exceptions=True)
    assert [type(answer).__name__ for answer in answers].count("Refusal") == len(answers) - 1
    assert (await shelf.database.read(count_seated, BOB.user_id))[0] == MAX_SEATS


async def test_nobody_sits_on_two_chairs(shelf: Shelf) -> None:
    record = await shelf.lobby()
    results = await asyncio.gather(
        *(shelf.ledger.change(record.id, actions.join, BOB) for _ in range(4)),
        return_exceptions=True,
    )
    assert [type(r).__name__ for r in results].count("Refusal") == 3
    assert seated(await shelf.ledger.read(record.id)) == ["ann", "bob"]


async def test_who_leaves_makes_room_and_the_others_move_up(shelf: Shelf) -> None:
    record = await shelf.lobby("live", BOB, CEM)
    record = await shelf.ledger.change(record.id, lobbies.leave, BOB)
    assert seated(await shelf.ledger.read(record.id)) == ["ann", "cem"]
    record = await shelf.ledger.change(record.id, lobbies.leave, ANN)
    assert (seated(record), record.host_id) == (["cem"], CEM.user_id)
    record = await shelf.ledger.change(record.id, lobbies.leave, CEM)
    assert record.status == "cancelled"


async def test_the_last_person_to_leave_does_not_leave_computers_alone(shelf: Shelf) -> None:
    record = await shelf.lobby()
    await shelf.ledger.change(record.id, lobbies.add_computer, 1, ANN)
    record = await shelf.ledger.change(record.id, lobbies.leave, ANN)
    assert record.status == "cancelled"


async def test_only_the_host_starts_cancels_and_adds_computers(shelf: Shelf) -> None:
    record = await shelf.lobby("live", BOB)
    for action in (lobbies.start, lobbies.cancel, lobbies.add_computer):
        with pytest.raises(Refusal, match="Only the host"):
            await shelf.ledger.change(record.id, action, record.version, BOB)
        with pytest.raises(Refusal, match="joined or left"):
            await shelf.ledger.change(record.id, action, record.version - 1, ANN)


async def test_a_table_needs_enough_people_and_no_more_than_the_rules_allow(shelf: Shelf) -> None:
    record = await shelf.lobby()
    with pytest.raises(Refusal, match="needs"):
        await shelf.ledger.change(record.id, lobbies.start, record.version, ANN)
    record = await shelf.lobby("live", BOB, target=26)
    with pytest.raises(IllegalOptions):
        await shelf.ledger.change(record.id, actions.join, CEM)


async def test_a_person_sits_at_no_more_tables_than_one_may(shelf: Shelf) -> None:
    for number in range(MAX_SEATS):
        host = Person(500 + number, "host", 1)
        record = await lobbies.open_lobby(shelf.ledger, "high-card", {}, "live", host, HALL)
        await shelf.ledger.change(record.id, actions.join, DORA)
    with pytest.raises(Refusal, match="already in"):
        await lobbies.open_lobby(shelf.ledger, "high-card", {}, "live", DORA, HALL)
    await shelf.ledger.change(record.id, lobbies.leave, DORA)
    await lobbies.open_lobby(shelf.ledger, "high-card", {}, "live", DORA, HALL)


async def test_a_match_that_has_begun_or_was_closed_is_no_lobby(shelf: Shelf) -> None:
    running, closed = await shelf.running(), await shelf.lobby()
    await shelf.ledger.change(closed.id, lobbies.cancel, 1, ANN)
    with pytest.raises(Refusal, match="was closed"):
        await shelf.ledger.change(closed.id, actions.join, CEM)
    for record, says in ((running, "already begun"), (closed, "was closed")):
        with pytest.raises(Refusal, match=says):
            await shelf.ledger.change(record.id, lobbies.leave, ANN)


async def test_a_rematch_seats_who_asked_and_invites_the_others(shelf: Shelf) -> None:
    old = await over(shelf, computers=1, level="king")
    again = await lobbies.rematch(shelf.ledger, old.id, BOB)
    stored = await shelf.ledger.read(again.id)
    assert seated(stored) == ["bob", old.chairs[2].name]
    assert [chair.user_id for chair in stored.chairs] == [BOB.user_id, None]
    assert stored.chairs[1].level == "king"
    assert stored.invited == [{"id": ANN.user_id, "name": "ann"}]
    assert stored.options == old.options
    joined = await lobbies.rematch(shelf.ledger, old.id, ANN)
    assert (joined.id, seated(joined)[-1], joined.invited) == (again.id, "ann", [])


async def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(shelf: Shelf) -> None:
    old = await over(shelf)
    first, second = await asyncio.gather(
        lobbies.rematch(shelf.ledger, old.id, ANN), lobbies.rematch(shelf.ledger, old.id, BOB)
    )
    assert first.id == second.id


async def test_a_rematch_that_fails_half_way_leaves_no_table(shelf: Shelf) -> None:
    old = await over(shelf, computers=1)
    change, when = "UPDATE OF rematch_id ON matches", f"old.id = '{old.id}'"
    await shelf.database.write(refuse, "broken", change, when=when)
    with pytest.raises(Exception, match="disk full"):
        await lobbies.rematch(shelf.ledger, old.id, BOB)
    assert await shelf.queries.matches_of(BOB.user_id) == []


async def test_a_table_that_everybody_left_has_no_outcome(shelf: Shelf) -> None:
    record = await shelf.lobby()
    left = await shelf.ledger.change(record.id, lobbies.leave, ANN)
    assert (left.status, left.cause, left.chairs) == ("cancelled", "empty", [])
    assert left.outcome is None
