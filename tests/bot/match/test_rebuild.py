"""Ratings made again from the log, and what outlasts the deletion of old matches."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select, update

from bot.base.calendar import ALL_TIME
from bot.base.refusals import Refusal
from bot.cli import main
from bot.match.beginning import level_against
from bot.match.ledger import Ledger
from bot.match.people import Person
from bot.match.ratings import EVERYWHERE, Tier
from bot.match.rebuild import rebuild, recount_once
from bot.match.record import Record
from bot.match.retention import Retention
from bot.preferences.people import PreferenceBook
from bot.storage import Database, tables
from cogs.privacy.deletion import Deletion
from cogs.privacy.departures import Departures
from cogs.roles.achievements import _find_winners
from tests.support.past import ELSEWHERE, HERE, Past, crowd, past_of
from tests.support.places import address, copied, inside
from tests.support.results import result

Rows = list[dict[str, Any]]
GAME = "kill-the-kings"


@pytest.fixture(scope="module")
def small_past(tmp_path_factory: pytest.TempPathFactory, empty_database: Path) -> Path:
    """A database in which a few dozen matches of all kinds were played, to be copied."""
    path = tmp_path_factory.mktemp("small") / "castellan.db"
    copied(empty_database, path)

    async def play() -> None:
        async with past_of(path) as past:
            rng = random.Random(9)
            for turn in range(3):
                if turn == 1:
                    await allow(past, *crowd()[:6])
                await play_some(past, crowd()[:12], rng)
                await past.finish(
                    await past.begin("king-of-the-mountain", crowd()[:2], {"turn_limit": 1})
                )

    asyncio.run(play())
    return path


@pytest.fixture
def path(tmp_path: Path, small_past: Path) -> Path:
    return copied(small_past, tmp_path / "castellan.db")


@pytest.fixture
async def played(path: Path) -> AsyncIterator[Past]:
    async with past_of(path) as made:
        yield made


async def rows(database: Database, *wanted: Any) -> dict[str, Rows]:
    """Everything in the tables of results, row for row."""
    found = {}
    for table in wanted or (tables.ratings, tables.results, tables.facts):
        query = select(table).order_by(*table.primary_key.columns)
        found[table.name] = [row._asdict() for row in await database.rows(query)]
    facts = found.get("facts", ())
    found |= {"facts": [fact for fact in facts if fact["name"] != "rating rules"]}
    return found


async def allow(past: Past, *people: Person) -> None:
    book = PreferenceBook(past.shelf.database)
    for person in people:
        await book.count_worldwide(person.user_id, f"{person.name[:20]} at large", "en-US")


async def play_some(past: Past, people: list[Person], rng: random.Random) -> None:
    """A few matches of all kinds, here and elsewhere, some of them won by leaving."""
    for number in range(6):
        table = rng.sample(people, rng.choice((2, 3, 4)))
        place = ELSEWHERE if number % 4 == 1 else HERE
        casual = number == 2
        record = await past.begin("high-card", table, {"target": 1}, casual=casual, place=place)
        if number % 3 == 0:
            await past.resign(record, table[-1])
            record = await past.shelf.ledger.read(record.id)
        await past.finish(record)
        past.wait(0.1)
    for person in rng.sample(people, 2):
        with suppress(Refusal):  # their data was deleted today
            await past.solitaire(person, daily=True)
        past.wait(0.1)
        await past.solitaire(person, concede=True)
        past.wait(0.1)
    past.wait(26)


async def test_a_rebuild_of_what_was_only_played_changes_nothing(
    lived_in_database: Path, tmp_path: Path
) -> None:
    async with past_of(copied(lived_in_database, tmp_path / "hall.db")) as past:
        before = await rows(past.shelf.database)
        told = await rebuild(past.shelf.database)
        assert await rows(past.shelf.database) == before
    results = before["results"]
    numbers = {row["number"] for row in results}
    assert (told.replayed, told.kept, told.corrected, told.added) == (len(numbers), 0, 0, 0)
    assert told.counted == len({row["number"] for row in results if row["rated"]}) < len(numbers)
    assert told.lines == len(before["ratings"]) > 500


async def test_deletions_erased_servers_and_switches_come_out_equal(played: Past) -> None:
    rng = random.Random(5)
    database, people = played.shelf.database, crowd()[:24]
    await allow(played, *people[:16])
    await play_some(played, people, rng)
    running = await played.begin("high-card", people[2:6], {"target": 2})
    left = await played.begin("high-card", people[2:6], {"target": 2}, place=ELSEWHERE)
    left = await played.resign(left, people[4])
    for person in (people[2], people[4], people[20]):
        await Deletion(played.shelf.ledger).delete(person.user_id)
    await played.finish(await played.shelf.ledger.read(running.id))
    await played.finish(await played.shelf.ledger.read(left.id))
    for person in people[5:12]:
        await PreferenceBook(database).stay_local(person.user_id, "en-US")
    await play_some(played, people, rng)
    assert ELSEWHERE.guild_id is not None
    await Departures(played.shelf.ledger).erase(ELSEWHERE.guild_id)
    await allow(played, *people[8:10], *people[20:23])
    await play_some(played, people, rng)
    await Deletion(played.shelf.ledger).delete(people[7].user_id)

    before = await rows(database)
    told = await rebuild(database)
    assert _unrated(await rows(database)) == _unrated(before)
    assert told.corrected == told.added == told.kept == 0
    worldwide = [row for row in before["ratings"] if row["guild_id"] == EVERYWHERE]
    hidden = [row for row in worldwide if row["tier"] == Tier.HIDDEN]
    assert {row["name"] for row in hidden} == {""}
    assert len(worldwide) > len(hidden) > 0
    assert any(row["guild_id"] is None and row["worldwide"] for row in before["results"])
    assert any(row["user_id"] < 0 for row in before["results"])
    assert all(row["user_id"] > 0 for row in before["ratings"])


def _unrated(stored: dict[str, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Return the rows without ratings: whom people had met by when isn't known after deletions."""
    left_out = ("mu", "sigma", "merit", "tier")
    found = [row for name in sorted(stored) for row in stored[name]]
    return [{name: row[name] for name in row if name not in left_out} for row in found]


async def test_what_is_wrong_is_made_right_from_the_logs(played: Past) -> None:
    row = tables.results.c
    database = played.shelf.database
    before = await rows(database)
    spoilt = [each for each in before["results"] if each["rated"]][::9]
    for each in spoilt:
        await database.run(
            update(tables.results)
            .where(row.number == each["number"], row.seat == each["seat"])
            .values(place=each["place"] + 3, mu=0.0)
        )
    await database.run(delete(tables.ratings).where(tables.ratings.c.played > 1))
    await database.run(update(tables.ratings).values(mu=1.0, streak=7))
    told = await rebuild(database)
    assert await rows(database) == before
    assert told.corrected == len({each["number"] for each in spoilt}) > 3


async def test_ratings_counted_by_older_rules_are_counted_again_once(played: Past) -> None:
    database, row = played.shelf.database, tables.results.c
    daily = update(tables.results).where(row.deal.is_not(None))
    first = select(func.min(row.number)).where(row.deal.is_not(None)).scalar_subquery()
    await database.run(daily.where(row.number == first).values(percent=73.0, given_away=1.5))
    before = await rows(database)
    assert {(each["percent"], each["given_away"]) for each in before["results"]} == {
        *((None, None), (73.0, 1.5))
    }
    await database.run(daily.values(given_away=1.5))  # what isn't settled is judged again
    await database.remember("rating rules", "1")
    await database.run(update(tables.ratings).values(mu=1.0, merit=7))
    await recount_once(database)
    assert await rows(database) == before
    await database.run(update(tables.ratings).values(merit=7))
    await recount_once(database)
    assert {row["merit"] for row in (await rows(database))["ratings"]} == {7}


async def test_what_a_daily_deal_gave_away_outlasts_a_correction(played: Past) -> None:
    """It isn't judged again; the percentage is computed again."""
    row = tables.results.c
    database = played.shelf.database
    await database.run(
        update(tables.results)
        .where(row.deal.is_not(None))
        .values(place=row.place + 3, percent=73.0, given_away=1.5)
    )
    told = await rebuild(database)
    query = select(row.given_away, row.percent).where(row.deal.is_not(None))
    found = [tuple(each) for each in await database.rows(query)]
    assert found == [(1.5, None)] * told.corrected != []


async def test_a_deal_of_yesterday_that_ended_after_todays_was_counted_before_it(
    database: Database,
) -> None:
    """It is counted at once, and today's when the day is over."""
    today, yesterday = f"{GAME}/2026-01-20/7", f"{GAME}/2026-01-19/7"
    late = {"at": result(3, deal=today)["at"]}
    deals = [
        result(number, deal=deal, slug=GAME, won=True, **values)
        for number, deal, values in ((1, today, {}), (2, yesterday, late))
    ]
    await database.run(insert(tables.results), deals)
    await rebuild(database)
    line = tables.ratings.c
    assert await database.scalars(select(line.streak).where(line.period == ALL_TIME)) == [2]


async def test_matches_from_before_there_were_results_are_taken_in(played: Past) -> None:
    """As if results had begun to be kept after the first few matches."""
    early, row = 8, tables.results.c
    database = played.shelf.database
    before = await rows(database)
    await database.run(delete(tables.results).where(row.number <= early))
    await database.run(update(tables.results).values(number=row.number - early))
    await database.run(delete(tables.ratings))
    told = await rebuild(database)
    assert await rows(database) == before
    # And one in the middle, whose number others have moved up to.
    await database.run(delete(tables.results).where(row.number == 10))
    again = await rebuild(database)
    assert await rows(database) == before
    assert (told.added, again.added) == (early, 1)


async def test_matches_of_other_rules_keep_their_results_and_are_counted(played: Past) -> None:
    database = played.shelf.database
    before = await rows(database, tables.ratings, tables.results)
    changed = await database.run(
        update(tables.matches)
        .where(tables.matches.c.slug == "king-of-the-mountain")
        .values(rules_version=99)
    )
    told = await rebuild(database)
    assert await rows(database, tables.ratings, tables.results) == before
    assert told.kept == changed == 3


@pytest.mark.parametrize("damage", [{"seat": None}, {"seat": 99}, {"action": {"word": "?"}}])
async def test_a_match_with_a_damaged_log_keeps_its_result_and_is_told(
    played: Past, damage: dict[str, Any]
) -> None:
    row = tables.log.c
    database = played.shelf.database
    before = await rows(database)
    ((of, first),) = await database.rows(
        select(row.match_id, row.sequence)
        .join(tables.matches)
        .where(row.kind == "action", tables.matches.c.slug == "high-card")
        .order_by(tables.matches.c.ended_at)
        .limit(1)
    )
    await database.run(
        update(tables.log).where(row.match_id == of, row.sequence == first).values(**damage)
    )
    told = await rebuild(database)
    assert await rows(database) == before
    assert any(each["match_id"] == of for each in before["results"])
    assert (told.kept, told.corrected, told.added) == (1, 0, 0)


def test_the_command_rebuilds_and_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", address(path))
    every = select(tables.ratings).order_by(*tables.ratings.primary_key.columns)
    before = inside(path, lambda connection: connection.execute(every).all())
    inside(path, lambda connection: connection.execute(delete(tables.ratings)))
    assert main(["rebuild-ratings"]) == 0
    assert inside(path, lambda connection: connection.execute(every).all()) == before != []
    out = capsys.readouterr().out
    assert "finished matches replayed" in out
    assert f"{len(before)} leaderboard lines written" in out


ANN, BOB = crowd()[:2]
DAY = 24


async def lines_of(ledger: Ledger, record: Record) -> int:
    """Return the number of lines in a match's log; -1 if there is no such match."""
    row, match = tables.log.c, tables.matches.c
    known = await ledger.database.scalar(select(match.id).where(match.id == record.id))
    count = select(func.count()).where(row.match_id == record.id)
    return -1 if known is None else await ledger.database.scalar(count) or 0


async def look(past: Past, days: int | None = None) -> None:
    await Retention(past.shelf.ledger, days).look_after()


async def test_a_match_that_was_called_off_loses_its_moves_after_a_month(past: Past) -> None:
    ledger = past.shelf.ledger
    off, over, live = [await past.begin("high-card", [ANN, BOB]) for _ in range(3)]
    for record in (off, over, live):
        await past.step(record)
    await ledger.call_off(off.id, "manager")
    await past.resign(over, BOB)
    past.wait(29 * DAY)
    later = await past.begin("high-card", [ANN, BOB])
    await past.step(later)
    await ledger.call_off(later.id, "manager")
    await look(past)
    before = [await lines_of(ledger, each) for each in (off, over, live, later)]
    assert min(before) > 0
    past.wait(2 * DAY)
    await look(past)
    assert [await lines_of(ledger, each) for each in (off, over, live, later)] == [0, *before[1:]]
    assert (await ledger.read(off.id)).status == "cancelled"
    past.wait(30 * DAY)
    await look(past)
    assert await lines_of(ledger, later) == 0


async def test_old_matches_go_if_the_operator_wants_it_and_what_counted_stays(past: Past) -> None:
    ledger = past.shelf.ledger
    old = await past.resign(await past.begin("high-card", [ANN, BOB]), BOB)
    alone = await past.solitaire(ANN, concede=True)
    live = await past.begin("high-card", [ANN, BOB])
    past.wait(60 * DAY)
    new = await past.resign(await past.begin("high-card", [BOB, ANN]), BOB)
    before = await rows(ledger.database)
    await look(past)
    assert await lines_of(ledger, old) > 0, "unless the operator says so, they are kept"
    await look(past, 59)
    gone = [await lines_of(ledger, each) < 0 for each in (old, alone, live, new)]
    assert gone == [True, True, False, False]
    assert await rows(ledger.database) == before
    await rebuild(ledger.database)
    assert await rows(ledger.database) == before


async def test_a_win_against_computers_earns_a_role_and_a_level_if_it_counted(past: Past) -> None:
    database = past.shelf.database
    against: dict[str, Any] = {"options": {"target": 1}, "computers": 1, "level": "page"}
    for person, casual in ((ANN, False), (BOB, True)):
        for _ in range(50):
            begun = await past.begin("high-card", [person], casual=casual, **against)
            if (await past.finish(begun)).chairs[0].place == 1:
                break
        else:
            raise AssertionError("nobody wins")
    past.wait(40 * DAY)
    winners: Any = (_find_winners, HERE.guild_id or 0, "high-card", ["page"])
    assert await database.read(*winners) == [ANN.user_id]
    await look(past, 30)
    assert await database.read(*winners) == [ANN.user_id]
    assert await database.read(level_against, ANN.user_id, "high-card") == "knight"
