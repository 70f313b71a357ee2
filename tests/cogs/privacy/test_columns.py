"""No column that could hold a person or a server is forgotten, and a deletion is all or nothing."""

import asyncio
import gc
import json
import random
import time
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import JSON, BigInteger, Column, MetaData, String, Table, select

from bot.base.refusals import Refusal
from bot.match import actions, lobbies, store
from bot.match.ledger import Change
from bot.match.people import Person
from bot.match.ratings import EVERYWHERE
from bot.match.record import Record
from bot.match.verification import export_text, verify
from bot.preferences.people import PreferenceBook
from bot.storage import tables
from bot.storage.tables import Holds, columns_that
from cogs.privacy.deletion import Deletion
from cogs.privacy.erasure import erase_server, former_player
from cogs.privacy.export import Exports
from cogs.replays import origins
from games.core import STAND_IN, GameError
from tests.cogs.privacy.deleting import open_table
from tests.support.endings import Interrupted, announce_champions, brink, stopped_at
from tests.support.past import ELSEWHERE, GUILD, HERE, Past, crowd, past_of
from tests.support.places import copied
from tests.support.stored import everything, traces_in

ZEB = Person(8_888_777_766_665_555, "zebulon", 1)
ANN, BOB, CEM = crowd()[:3]


def unclassified(metadata: MetaData) -> list[str]:
    return sorted(
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.c
        if column not in columns_that(table, *Holds)
    )


def test_of_every_column_it_is_said_what_it_holds() -> None:
    assert unclassified(tables.metadata) == []


def test_a_new_table_or_column_that_nobody_thought_of_is_found() -> None:
    metadata = MetaData()
    for table in tables.metadata.tables.values():
        table.to_metadata(metadata)
    Table("friends", metadata, Column("user_id", BigInteger), Column("note", String))
    metadata.tables["matches"].append_column(Column("winner_id", BigInteger))
    found = ["friends.note", "friends.user_id", "matches.winner_id"]
    assert unclassified(metadata) == found


SUSPICIOUS = ("user", "host", "name", "invited", "member", "player", "owner", "guild", "server")
"""Columns so called hold a person or a server; the names of facts and emojis are their own."""


def test_nothing_that_sounds_like_a_person_or_a_server_is_called_harmless() -> None:
    harmless = [
        f"{table.name}.{column.name}"
        for table in tables.metadata.tables.values()
        for column in columns_that(table, Holds.NEITHER)
        if any(word in SUSPICIOUS for word in column.name.split("_"))
    ]
    assert harmless == ["emojis.name", "facts.name"]


def test_large_numbers_are_people_places_or_moments() -> None:
    """Ids of Discord are stored in no other kind of column than this, besides JSON and texts."""
    moments = {
        *("at", "created_at", "ended_at", "posted_at", "refused_at", "told_at", "starts_at"),
        *("ends_at", "since", "left_at", "alive_at", "pinged_at", "checked_at"),
        *("called_at", "counts_at", "due_at", "merit"),
        *(f"alarm_{what}_at" for what in ("began", "unseen", "computer", "warn", "ends", "wake")),
    }
    unexplained = [
        f"{table.name}.{column.name}"
        for table in tables.metadata.tables.values()
        for column in columns_that(table, Holds.NEITHER)
        if isinstance(column.type, BigInteger) and column.name not in moments
    ]
    assert unexplained == ["emojis.application_id", "emojis.emoji_id"], "the bot's own"


def test_whatever_tells_a_server_goes_with_it() -> None:
    for table in tables.metadata.tables.values():
        if columns_that(table, Holds.PLACE, Holds.DEAL):
            of_match = any(
                key.column is tables.matches.c.id and key.ondelete == "CASCADE"
                for key in table.foreign_keys
            )
            assert columns_that(table, Holds.SERVER) or of_match, table.name


def test_names_stand_beside_the_id_of_whose_they_are() -> None:
    people = (Holds.OWNER, Holds.PERSON, Holds.BARRED)
    for table in tables.metadata.tables.values():
        if columns_that(table, Holds.NAME):
            assert len(columns_that(table, *people)) == 1, table.name


@pytest.fixture
async def past(tmp_path: Path, empty_database: Path) -> AsyncIterator[Past]:
    async with past_of(copied(empty_database, tmp_path / "castellan.db")) as past:
        await announce_champions(past, GUILD, ZEB, ANN)
        yield past


async def lived(past: Past) -> list[Record]:
    """Much that ends, and then a match of each kind that does not; those."""
    for _ in range(5):
        await past.resign(await past.begin("king-of-the-hill", [ZEB, ANN]), ANN)
    await past.finish(await past.begin("high-card", [BOB, ZEB, CEM], {"target": 1}))
    await past.solitaire(ZEB, concede=True)
    given_up = await past.begin("high-card", [ANN, ZEB, BOB])
    await past.resign(given_up, ZEB)
    lobby = await open_table(past, ZEB, past.shelf.place)
    await past.shelf.ledger.change(lobby.id, actions.join, past.click(CEM))
    alone, _ = await past.daily_deals.begin("kill-the-kings", past.click(ZEB), past.shelf.place)
    return [given_up, lobby, alone, await past.begin("high-card", [ZEB, BOB, CEM])]


async def play_on(past: Past, first: Record, person: Person, link: str) -> Record:
    """Deal a match again on another server, from its first step."""
    step = origins.Step(first, 0, link, 1)
    again, _ = await past.shelf.ledger.find_or_create(
        origins.play_on, step, past.click(person), ELSEWHERE, STAND_IN, private=True
    )
    return again


async def test_a_deletion_interrupted_anywhere_changes_nothing(past: Past) -> None:
    await lived(past)
    database = past.shelf.database
    before = await everything(database)
    for number in count(1):
        try:
            with stopped_at(database, number) as run:
                await Deletion(past.shelf.ledger).delete(ZEB.user_id)
            break
        except Interrupted:
            assert await everything(database) == before
    assert run[-1] == "COMMIT"
    assert run.count("COMMIT") == 1
    assert number > 30
    assert traces_in(await everything(database), ZEB.user_id, ZEB.name) == []


async def test_nobody_is_left_in_what_features_keep_with_a_match(past: Past) -> None:
    """Whatever its shape, and whether or not they sat in the match."""
    own = await past.begin("high-card", [ZEB, ANN])
    other = await past.begin("high-card", [BOB, CEM])

    def note(change: Change) -> None:
        tosses = {f"{ZEB.user_id}": 1, "last": ZEB.user_id, "all": [[f"<@{ZEB.user_id}>"]]}
        change.record.details = {"coin": tosses, "other": ANN.user_id}

    for record in (own, other):
        await past.shelf.ledger.change(record.id, note)
    await Deletion(past.shelf.ledger).delete(ZEB.user_id)
    assert traces_in(await everything(past.shelf.database), ZEB.user_id) == []
    for record in (own, other):
        kept = (await past.shelf.ledger.read(record.id)).details
        pseudonym = kept["coin"]["last"]
        assert kept["coin"] == {str(pseudonym): 1, "last": pseudonym, "all": [[f"<@{pseudonym}>"]]}
        assert kept["other"] == ANN.user_id
    assert pseudonym < 0


async def test_former_players_have_one_pseudonym_and_one_in_each_open_match(past: Past) -> None:
    given_up, lobby, alone, running = await lived(past)
    await Deletion(past.shelf.ledger).delete(ZEB.user_id)
    chairs, row = tables.chairs.c, tables.matches.c
    query = select(chairs.match_id, chairs.user_id, chairs.name, row.status)
    found = await past.shelf.database.rows(query.join(tables.matches).where(chairs.user_id < 0))
    seats = {each.match_id: each for each in found}
    made = await past.shelf.database.rows(
        select(tables.log.c.match_id, tables.log.c.user_id)
        .where(tables.log.c.user_id < 0)
        .distinct()
    )
    moves = {each.match_id: each.user_id for each in made}
    assert {each.name for each in seats.values()} == {former_player("en-US")}
    lasting = {each.user_id for each in seats.values() if each.status != "running"}
    own = [seats[record.id].user_id for record in (given_up, running)]
    assert len(lasting) == 1
    assert len({*lasting, *own}) == 3
    assert seats[alone.id].status == "cancelled"
    assert lobby.id not in seats
    assert all(seats[match_id].user_id == user_id for match_id, user_id in moves.items())
    assert [c.name for c in (await past.shelf.ledger.read(lobby.id)).chairs] == [CEM.name]


@pytest.mark.threads
async def test_a_large_export_keeps_nobody_waiting(past: Past) -> None:
    """The longest time in which nothing else could be done is a small part of it."""
    match = await past.begin("high-card", [ZEB, ANN])
    row = {"match_id": match.id, "kind": "action", "seat": 0, "user_id": ZEB.user_id, "at": 1}
    many = [{**row, "sequence": 100 + n, "action": {"cards": ["KS"] * 20}} for n in range(12_000)]
    await past.shelf.database.run(tables.log.insert(), many)
    gc.disable()  # in a process of many tests it takes longer than what is measured
    try:
        exporting = asyncio.ensure_future(Exports(past.shelf.ledger).of(ZEB.user_id))
        began = before = time.perf_counter()
        longest = 0.0
        while not exporting.done():
            await asyncio.sleep(0.001)  # one that never waits leaves threads no time
            longest = max(longest, time.perf_counter() - before)
            before = time.perf_counter()
    finally:
        gc.enable()
    assert len(json.loads(await exporting)["log"]) == len(many)
    assert longest < (before - began) / 4, (longest, before - began)


async def test_a_deletion_among_clicks_and_endings_leaves_nothing_behind(past: Past) -> None:
    """Their own clicks, others' and a match's last action, all at once, in changing order."""
    rng = random.Random(3)
    for _ in range(7):
        table = [ZEB, ANN, BOB]
        ends = await brink(past, await past.begin("high-card", table, {"target": 1}))
        other = await past.begin("high-card", table)
        lobby = await open_table(past, ANN, past.shelf.place)
        ledger = past.shelf.ledger
        clicks = [
            ends.play(past),
            past.step(other),
            ledger.change(other.id, actions.resign, rng.choice(table)),
            ledger.change(lobby.id, lobbies.leave, ANN),
            past.solitaire(ZEB, concede=True),
        ]
        rng.shuffle(clicks)
        clicks.insert(rng.randrange(len(clicks)), Deletion(past.shelf.ledger).delete(ZEB.user_id))  # type: ignore[arg-type]
        done = await asyncio.gather(*clicks, return_exceptions=True)
        failed = [each for each in done if isinstance(each, BaseException)]
        assert all(isinstance(each, Refusal | GameError) for each in failed)
        # What they began anew while being deleted is theirs; it goes the second time.
        await Deletion(past.shelf.ledger).delete(ZEB.user_id)
        assert traces_in(await everything(past.shelf.database), ZEB.user_id, ZEB.name) == []
        for record in (other, await past.shelf.ledger.read(ends.match_id)):
            now = await past.shelf.ledger.read(record.id)
            assert now.status in ("running", "over", "cancelled")
            assert len(now.chairs) == 3
        await ledger.call_off(other.id, "manager")


async def test_nothing_of_a_server_is_left_but_what_counts_across_servers(past: Past) -> None:
    await lived(past)
    await past.finish(await past.begin("high-card", [BOB, CEM], {"target": 1}))
    await past.solitaire(ZEB, daily=True)
    before = await everything(past.shelf.database)
    number = await erase_server(past.shelf.database, GUILD)
    assert number == sum(GUILD in row for row in before["matches"])
    after = await everything(past.shelf.database)
    assert traces_in(after, GUILD) == []
    kept = after["results"]
    assert all(row in before["ratings"] for row in after["ratings"])
    assert {row[0] for row in after["ratings"]} == {EVERYWHERE}
    assert len(kept) == 5 * 2 + 2  # those of ann and zebulon, and zebulon's games for one
    assert {row[tables.results.c.keys().index("match_id")] for row in kept} == {None}
    here = [each.id for each in await all_records(past)]
    assert all(row[0] in here for name in ("chairs", "log") for row in after[name])


@pytest.mark.parametrize("daily", [False, True])
async def test_a_match_dealt_again_forgets_an_erased_server(past: Past, daily: bool) -> None:
    first = await past.solitaire(ZEB, daily=daily, concede=True)
    link = f"https://discord.com/channels/{GUILD}/5/6"
    again = await play_on(past, first, ANN, link)
    ended = await past.shelf.ledger.change(again.id, actions.resign, ANN)
    log = await past.shelf.database.read(store.load_log, again.id)
    assert verify(export_text(ended, log))
    await erase_server(past.shelf.database, GUILD)
    assert traces_in(await everything(past.shelf.database), GUILD) == []
    left = await all_records(past)
    assert [record.id for record in left] == ([] if daily else [again.id])
    for record in left:
        assert record.origin is not None
        assert record.origin["link"] is None
        assert verify(export_text(record, log))


@pytest.mark.parametrize("worldwide", [False, True])
@pytest.mark.parametrize("end", ["finished", "conceded", "under way"])
@pytest.mark.parametrize("slug", ["kill-the-kings", "high-card"])
async def test_attempts_across_servers_outlive_the_server(
    past: Past, slug: str, end: str, *, worldwide: bool
) -> None:
    if worldwide:
        await PreferenceBook(past.shelf.database).count_worldwide(ZEB.user_id, ZEB.name, "en-US")
    begun = [
        await past.daily_deals.begin(slug, past.click(ZEB), HERE, everywhere=everywhere)
        for everywhere in (False, True)
    ]
    across, _ = begun[-1]
    if end != "under way":
        await (past.resign(across, ZEB) if end == "conceded" else past.finish(across))
    before = await everything(past.shelf.database)
    await erase_server(past.shelf.database, GUILD)
    after = await everything(past.shelf.database)
    assert traces_in(after, GUILD, HERE.channel_id) == []
    (kept,) = await all_records(past)
    assert (kept.id, kept.shared_deal, kept.guild_id) == (across.id, across.shared_deal, None)
    assert [row for row in after["log"] if row[0] == kept.id] == [
        row for row in before["log"] if row[0] == kept.id
    ]
    again, dealt = await past.daily_deals.begin(slug, past.click(ZEB), ELSEWHERE, everywhere=True)
    assert (again.id, dealt) == (across.id, False), "one attempt, whatever becomes of the server"
    await past.finish(again)
    (line,) = await past.shelf.database.rows(select(tables.results))
    assert (line.match_id, line.deal, line.user_id) == (kept.id, kept.shared_deal, ZEB.user_id)
    await Deletion(past.shelf.ledger).delete(ZEB.user_id)
    assert traces_in(await everything(past.shelf.database), ZEB.user_id, ZEB.name) == []


async def test_another_deal_of_a_servers_day_is_not_kept_elsewhere_either(
    past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.daily.actions.MAX_AT_A_DEAL", 1)
    await past.solitaire(ANN, daily=True, concede=True)
    second = await past.solitaire(ZEB, daily=True, concede=True)
    assert second.shared_deal is not None and second.shared_deal.endswith(f"/{GUILD}/1")
    await play_on(past, second, BOB, "")
    await erase_server(past.shelf.database, GUILD)
    assert traces_in(await everything(past.shelf.database), GUILD) == []


async def all_records(past: Past) -> list[Record]:
    found = await past.shelf.database.scalars(select(tables.matches.c.id))
    return [await past.shelf.ledger.read(match_id) for match_id in found]


async def test_everywhere_is_no_server_to_be_erased(past: Past) -> None:
    await lived(past)
    before = await everything(past.shelf.database)
    with pytest.raises(ValueError, match="no server"):
        await erase_server(past.shelf.database, EVERYWHERE)
    assert await everything(past.shelf.database) == before


def test_every_json_column_is_either_harmless_or_known_to_hold_people_or_places() -> None:
    known = {
        "matches.invited": Holds.PEOPLE,
        "matches.details": Holds.VALUES,
        "matches.origin": Holds.PLACE,
        "guild_settings.channels": Holds.PLACE,
        "guild_settings.more": Holds.PLACE,
    }
    for table in tables.metadata.tables.values():
        for column in table.c:
            if isinstance(column.type, JSON):
                holds = known.get(f"{table.name}.{column.name}", Holds.NEITHER)
                assert column in columns_that(table, holds)
