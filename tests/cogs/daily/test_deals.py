"""Deals of the day: equal play meets equal answers, few have the same, nobody has two."""

from random import Random

import pytest
from sqlalchemy import select

from bot.base.refusals import Refusal
from bot.match import waking
from bot.match.people import Person
from bot.match.ratings import EVERYWHERE
from bot.match.record import Record
from bot.match.verification import export_text, verify
from bot.storage import tables
from cogs.daily.deals import MAX_AT_A_DEAL, OWN_SEAT, DailyDeal, has_finished
from cogs.daily.results import daily_table
from cogs.daily.standings import streak_of
from cogs.privacy.deletion import Deletion
from cogs.privacy.departures import Departures
from games import GAMES
from games.core import Entry
from tests.games.every import every_game, for_several
from tests.games.playing import AnyGame
from tests.support.past import Past
from tests.support.stored import HALL, Shelf, overheard, steps_of


@pytest.fixture
async def past(shelf: Shelf) -> Past:
    made = Past(shelf)
    await made.shared_deals.open()
    return made


async def begin(past: Past, slug: str, number: int, *, everywhere: bool = False) -> Record:
    person = past.click(Person(9000 + number, f"guest {number}", 1))
    record, _ = await past.daily_deals.begin(slug, person, HALL, everywhere=everywhere)
    return record


@for_several
async def test_equal_play_meets_equal_answers(past: Past, game: AnyGame) -> None:
    logs = []
    for number in range(2):
        past.rng = Random(1)
        record = await begin(past, game.slug, number)
        logs.append((await past.finish(record)).state)
    first, second = logs
    assert game.dump(first) == game.dump(second)


@every_game
async def test_a_finished_attempt_is_verified(past: Past, game: AnyGame) -> None:
    record = await past.finish(await begin(past, game.slug, 0))
    entries: list[Entry] = await past.shelf.queries.log_of(record.id)
    assert any("the name of the deal" in line for line in verify(export_text(record, entries)))


@pytest.mark.parametrize("finished", [True, False])
async def test_who_deletes_their_data_is_dealt_no_more_that_day(past: Past, finished: bool) -> None:
    first = await begin(past, "high-card", 0)
    if finished:
        await past.finish(first)
    await Deletion(past.shelf.ledger).delete(9000)
    for slug, everywhere in (("high-card", False), ("high-card", True), ("kill-the-kings", False)):
        with pytest.raises(Refusal, match="a new one tomorrow"):
            await begin(past, slug, 0, everywhere=everywhere)
    assert (await begin(past, "high-card", 1)).shared_deal == first.shared_deal
    past.wait(24)
    assert (await begin(past, "high-card", 0)).status == "running"


async def test_a_server_that_was_erased_has_no_more_deals_of_that_day(past: Past) -> None:
    """Its managers could play the same cards again."""
    await past.finish(await begin(past, "high-card", 0))
    await Departures(past.shelf.ledger).erase(HALL.guild_id or 0)
    with pytest.raises(Refusal, match="a new one tomorrow"):
        await begin(past, "high-card", 0)
    assert (await begin(past, "high-card", 0, everywhere=True)).status == "running"
    past.wait(24)
    assert (await begin(past, "high-card", 0)).status == "running"


async def test_twenty_have_the_same_cards_and_the_next_have_others(past: Past) -> None:
    names = [
        (await begin(past, "high-card", number)).shared_deal for number in range(MAX_AT_A_DEAL + 1)
    ]
    first, last = names[0], names[-1]
    assert first is not None and last is not None
    assert set(names[:-1]) == {first}
    assert last == f"{first}/1"
    again = await begin(past, "high-card", 0)
    assert again.shared_deal == first, "they get their own again"
    other = await begin(past, "high-card", 0, everywhere=True)
    deal = DailyDeal.parse(first)
    assert other.shared_deal == DailyDeal(deal.slug, deal.day, EVERYWHERE).name


@pytest.mark.parametrize("slug", ["high-card", "kill-the-kings"])
@pytest.mark.parametrize("given_up", ["conceded", "left lying"])
async def test_a_streak_counts_days_that_were_finished(
    past: Past, slug: str, given_up: str
) -> None:
    """Against computers, and alone."""
    days = []
    for finishes in (True, True, False):
        record = await begin(past, slug, 0)
        days.append(past.daily_deals.today())
        if not finishes and given_up == "conceded":
            await past.resign(record, Person(9000, "guest 0", 1))
        elif not finishes:
            past.wait(48)
            for _ in range(10):  # computers may have their turn first
                shelf, record = past.shelf, await past.shelf.ledger.read(record.id)
                await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
        await past.finish(await past.shelf.ledger.read(record.id))
        past.wait(24)
    assert len(await past.shelf.database.rows(select(tables.results))) == len(days)
    lengths = [await past.shelf.database.read(streak_of, 9000, day) for day in days]
    assert lengths == [1, 2, 2]


@pytest.mark.sqlite  # PostgreSQL reads a table that is as small as this without its indexes
async def test_attempts_are_found_by_an_index(past: Past) -> None:
    record = await begin(past, "high-card", 0)
    deal = DailyDeal.parse(record.shared_deal or "")
    with overheard(past.shelf.database) as said:
        await begin(past, "high-card", 1)
        await past.shelf.database.read(daily_table, deal, 1, deal.day)
        await past.shelf.database.read(has_finished, deal.name, 1)
    asked = [each for each in said if "results.deal IN" in each[0]]
    steps = await past.shelf.database.read(steps_of, asked)
    found = [step for step in steps if "results" in step]
    assert found
    assert all("deal=?" in step for step in found), found


def test_names_are_read_as_they_are_written() -> None:
    for name in ("high-card/2026-01-02/7", "high-card/2026-01-02/0/3"):
        assert DailyDeal.parse(name).name == name
    assert DailyDeal.parse("high-card/2026-01-02/0").everywhere


async def test_the_person_has_the_same_seat_in_every_game(past: Past) -> None:
    for slug in GAMES:
        record = await begin(past, slug, 0)
        assert [chair.seat for chair in record.chairs if chair.user_id] == [OWN_SEAT]
