"""Shared deals without Discord, and how those who had the same cards are compared."""

from datetime import timedelta
from math import isclose
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.base.refusals import Refusal
from bot.match import actions, lobbies
from bot.match.actions import deal_again
from bot.match.people import Person, Place
from bot.match.record import Record
from bot.match.shared_deals import (
    MAX_FOR_DIFFERENCES,
    Finish,
    SharedDeals,
    matchpoints,
    percentages,
)
from cogs.daily.actions import DailyDeals
from games.core import commitment
from tests.support.stored import ANN, BOB, CEM, HALL, Shelf

SLUG = "kill-the-kings"
DAY_MS = 24 * 3600 * 1000


async def opened_on(shelf: Shelf) -> DailyDeals:
    shared_deals = SharedDeals(shelf.database)
    await shared_deals.open()
    return DailyDeals(shelf.ledger, shared_deals)


@pytest.fixture
async def daily(shelf: Shelf) -> DailyDeals:
    return await opened_on(shelf)


async def attempt(
    daily: DailyDeals, person: Person = ANN, place: Place = HALL
) -> tuple[Record, bool]:
    return await daily.begin(SLUG, person, place)


async def test_the_deal_depends_on_day_and_server_and_on_nothing_else(
    shelf: Shelf, daily: DailyDeals
) -> None:
    first, _ = await attempt(daily)
    other = Person(BOB.user_id, "somebody else", 123456)
    same, _ = await attempt(daily, other, Place(HALL.guild_id, 5, "de"))
    assert same.state.stock == first.state.stock
    abroad, _ = await attempt(daily, CEM, Place(2, HALL.channel_id, HALL.locale))
    nowhere, _ = await attempt(daily, CEM, Place(None, HALL.channel_id, HALL.locale))
    shelf.clock.move(DAY_MS)
    tomorrow, _ = await attempt(daily)
    deals = [r.state.stock for r in (first, abroad, nowhere, tomorrow)]
    assert all(deals.count(deal) == 1 for deal in deals)
    secrets = [r.secret for r in (first, abroad, nowhere, tomorrow)]
    assert len(set(secrets)) == 4
    assert all(len(secret) == 32 for secret in secrets)


async def test_another_installation_deals_otherwise(daily: DailyDeals, tmp_path: Path) -> None:
    first, _ = await attempt(daily)
    other = Shelf(tmp_path / "other.db")
    await other.database.open()
    second, _ = await attempt(await opened_on(other))
    await other.database.close()
    assert first.shared_deal == second.shared_deal
    assert first.state.stock != second.state.stock


async def test_the_seal_of_a_daily_deal_is_made_from_its_own_secret(daily: DailyDeals) -> None:
    record, _ = await attempt(daily)
    assert record.shared_deal is not None
    assert record.commitment == commitment(record.rules_version, record.shared_deal, record.secret)
    assert record.contributions == []
    again, new = await attempt(daily)
    assert not new
    assert (again.id, again.secret, again.commitment) == (
        record.id,
        record.secret,
        record.commitment,
    )


@pytest.mark.parametrize(("hours", "days"), [(0, 1), (12, 1), (23.999, 1), (24, 2), (36, 2)])
async def test_the_next_deal_comes_at_midnight_utc(
    shelf: Shelf, daily: DailyDeals, hours: float, days: int
) -> None:
    begun = shelf.clock.time
    shelf.clock.move(int(hours * 3600 * 1000))
    assert daily.tomorrow() == int((begun + timedelta(days=days)).timestamp())


async def test_again_is_for_the_player_of_a_finished_game_for_one(
    shelf: Shelf, daily: DailyDeals
) -> None:
    several = await shelf.lobby("relaxed", BOB)
    await shelf.ledger.change(several.id, lobbies.cancel, several.version, ANN)
    with pytest.raises(Refusal):
        await shelf.ledger.find_or_create(deal_again, several.id, ANN, HALL)
    assert len(await shelf.queries.matches_of(ANN.user_id)) == 0
    record, _ = await attempt(daily)
    with pytest.raises(Refusal, match="isn't over yet"):
        await shelf.ledger.find_or_create(deal_again, record.id, ANN, HALL)
    await shelf.ledger.change(record.id, actions.resign, ANN)
    with pytest.raises(Refusal, match="someone else's game"):
        await shelf.ledger.find_or_create(deal_again, record.id, BOB, HALL)
    new, _ = await shelf.ledger.find_or_create(deal_again, record.id, ANN, HALL)
    assert new.shared_deal is None
    assert (new.status, new.private, new.secret == record.secret) == ("running", True, False)


SEATS = 4
COURSES = st.builds(
    Finish.of,
    place=st.integers(1, SEATS),
    seats=st.just(SEATS),
    won=st.booleans(),
    score=st.integers(0, 3),
    spent=st.none() | st.integers(1, 3),
)
DEALS = st.lists(COURSES, min_size=2, max_size=12)


def finish(place: int, score: int = 0, *, seats: int = SEATS, won: bool | None = None) -> Finish:
    won = place == 1 if won is None else won
    return Finish.of(place=place, seats=seats, won=won, score=score, spent=None)


def test_a_win_is_worth_all_and_a_draw_half() -> None:
    assert [finish(place).worth for place in (1, 4)] == [1, 0]
    assert finish(1, seats=2, won=False).worth == 0.5
    assert finish(2, seats=2).worth == 0


def test_matchpoints_are_those_beaten_and_half_of_those_equalled() -> None:
    four_and_more = [finish(1), finish(2), finish(2), finish(3), finish(4)]
    assert matchpoints(four_and_more) == [4, 2.5, 2.5, 1, 0]
    assert percentages(four_and_more) == [100, 62.5, 62.5, 25, 0]


def test_few_are_compared_by_capped_differences() -> None:
    assert percentages([finish(1, seats=2), finish(2, seats=2)]) == [100, 0]
    first, second = percentages([finish(1), finish(2)])
    assert first is not None and isclose(first, 50 + 50 * (1 / 3) / 0.5)
    assert isclose(first + (second or 0), 100)
    assert percentages([finish(2, 2), finish(2, 1)]) == [60, 40]


def test_a_lone_course_is_not_compared() -> None:
    assert percentages([finish(1)]) == [None]


@given(DEALS)
def test_the_order_of_arrival_does_not_matter(deal: list[Finish]) -> None:
    turned = deal[1:] + deal[:1]
    found = percentages(deal)
    assert [*found[1:], found[0]] == percentages(turned)


@given(DEALS)
def test_equal_courses_are_equal_and_better_ones_better(deal: list[Finish]) -> None:
    found = [each or 0 for each in percentages(deal)]
    for one, mine in zip(deal, found, strict=True):
        for other, theirs in zip(deal, found, strict=True):
            assert (mine == theirs) if one == other else (one > other) <= (mine > theirs - 1e-9)
    assert all(-1e-9 <= each <= 100 + 1e-9 for each in found)


@given(DEALS)
def test_what_one_gains_others_lose(deal: list[Finish]) -> None:
    number = len(deal)
    assert sum(matchpoints(deal)) == number * (number - 1) / 2
    assert isclose(sum(each or 0 for each in percentages(deal)), 50 * number)


@given(st.lists(COURSES, min_size=2, max_size=MAX_FOR_DIFFERENCES))
def test_with_few_the_best_is_still_the_best(deal: list[Finish]) -> None:
    found = [each or 0 for each in percentages(deal)]
    assert isclose(found[deal.index(max(deal))], max(found))
