"""Game nights of deals over a database alone: who sits where, the same cards, the results."""

import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import combinations
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.base.refusals import Refusal
from bot.match import actions
from bot.match.ledger import Change
from bot.match.people import Person
from bot.match.record import Record
from bot.match.verification import NotVerified, export_text, verify
from cogs.game_nights import tables
from cogs.game_nights.actions import plan
from cogs.game_nights.dealing import BREAK_MS
from cogs.game_nights.pages import pages_of
from cogs.game_nights.standings import standings_of
from cogs.games.high_card.presenter import HighCardPresenter
from games import GAMES
from games.core import LEVELS
from tests.cogs.game_nights.stored import MINUTE, PEOPLE, StoredNight
from tests.support.imagined import ENGLISH
from tests.support.places import copied
from tests.support.stored import HALL, let_all_decide, opened

Holding = Callable[..., AbstractAsyncContextManager[StoredNight]]


@pytest.fixture
def holding(tmp_path: Path, empty_database: Path) -> Holding:
    """Create a game night that is about to begin, with a number of deals of a game."""

    @asynccontextmanager
    async def held(slug: str = "eighty-points", deals: int = 5) -> AsyncIterator[StoredNight]:
        async with opened(copied(empty_database, tmp_path / "castellan.db")) as shelf:
            at = shelf.ledger.now() + MINUTE
            planned = await shelf.database.write(
                plan, at - MINUTE, HALL, slug, at, deals, level="page"
            )
            yield StoredNight(shelf, planned)

    return held


def people_of(record: Record) -> set[int]:
    return {chair.user_id for chair in record.chairs if chair.user_id is not None}


def hands(record: Record) -> list[object]:
    """Return the cards that each seat was dealt."""
    return [record.game.view(record.state, seat) for seat in range(len(record.chairs))]


async def test_all_tables_of_a_deal_have_the_same_cards_and_those_of_the_next_others(
    holding: Holding,
) -> None:
    async with holding() as night:
        await night.join(*PEOPLE[:10])
        first, second = await night.step(MINUTE)
        assert hands(first) == hands(second) and first.secret == second.secret
        assert first.commitment == second.commitment and first.id != second.id
        assert first.unrated and first.options["rounds"] == 1
        await night.play_out(first)
        assert await night.step(BREAK_MS) == [], "the other table still plays"
        await night.play_out(second)
        assert await night.step(BREAK_MS - 1) == []
        third, _ = await night.step(1)
        assert hands(third) != hands(first) and third.secret != first.secret


@pytest.mark.parametrize(
    ("slug", "people", "tables", "seats"),
    [("eighty-points", 3, 2, 5), ("high-card", 9, 3, 4), ("king-of-the-mountain", 5, 3, 2)],
)
async def test_where_people_are_missing_computers_of_the_evenings_level_play(
    holding: Holding, slug: str, people: int, tables: int, seats: int
) -> None:
    async with holding(slug) as night:
        await night.join(*PEOPLE[:people])
        begun = await night.step(MINUTE)
        assert [len(record.chairs) for record in begun] == [seats] * tables
        met = [user_id for record in begun for user_id in people_of(record)]
        assert sorted(met) == [person.user_id for person in PEOPLE[:people]]
        levels = {chair.level for record in begun for chair in record.chairs}
        assert levels == {LEVELS[0]}, "also of those who take the seats of people who leave"
        for record in begun:
            assert record.private == (not people_of(record)), "nobody would look at it"


async def test_everybody_sits_in_every_seat_and_an_evening_ends_with_its_last_deal(
    holding: Holding,
) -> None:
    async with holding() as night:
        await night.join(*PEOPLE[:25])
        sat, met = Counter[tuple[int | None, int]](), Counter[tuple[int, ...]]()
        for deal in range(5):
            begun = await night.step(MINUTE)
            for record in begun:
                sat.update((chair.user_id, chair.seat) for chair in record.chairs)
                met.update(combinations(sorted(people_of(record)), 2))
            await night.play_out(*begun, seed=deal)
        assert set(sat.values()) == {1} and len(sat) == 125
        assert set(met.values()) == {1} and len(met) == 250
        with pytest.raises(Refusal, match="last matches"):
            await night.join(PEOPLE[25])
        assert await night.step() == []
        gathering = await night.gathering()
        assert gathering.night.phase == "over"
        scores = standings_of(gathering)
        assert [each.place for each in scores] == sorted(each.place for each in scores)
        assert all(len(each.results) == 5 for each in scores)
        mean = sum(each.percent or 0 for each in scores) / 25
        assert mean == pytest.approx(50), "what one gains another loses"


async def test_who_leaves_is_followed_by_a_computer_and_a_late_one_gets_the_seat(
    holding: Holding,
) -> None:
    async with holding() as night:
        late, leaver = PEOPLE[20], PEOPLE[0]
        await night.join(*PEOPLE[:20])
        begun = await night.step(MINUTE)
        table = await night.leave(leaver)
        assert table is not None and table.deal == 1
        left = await night.shelf.ledger.read(table.match_id)
        assert left.status == "running", "a computer plays on"
        (chair,) = [each for each in left.chairs if each.user_id == leaver.user_id]
        assert chair.left and chair.computer and chair.level == "page"
        await night.join(late)
        await night.play_out(*begun)
        next_ones = await night.step(BREAK_MS)
        assert len(next_ones) == 4
        seated = {user_id for record in next_ones for user_id in people_of(record)}
        assert seated == {person.user_id for person in (*PEOPLE[1:20], late)}
        await night.play_out(*next_ones)
        await night.join(leaver)
        assert len(await night.step(BREAK_MS)) == 5, "with a table more"
        numbers = [guest.number for guest in (await night.gathering()).guests]
        assert sorted(filter(None, numbers)) == list(range(1, 21))


async def test_who_leaves_deals_has_nothing_of_what_computers_make_of_them(
    holding: Holding,
) -> None:
    async with holding("high-card", 5) as night:
        leaver = PEOPLE[0]
        await night.join(*PEOPLE[:8])
        for deal in (1, 2):
            begun = await night.step(MINUTE)
            assert leaver.user_id in {user_id for each in begun for user_id in people_of(each)}
            await night.leave(leaver)
            if deal == 1:
                await night.join(leaver)
            await night.play_out(*begun, seed=deal)
        scores = standings_of(await night.gathering())
        (mine,) = [each for each in scores if each.guest.user_id == leaver.user_id]
        assert [each.percent for each in mine.results] == [0, 0]
        assert mine is scores[-1]
        with pytest.raises(Refusal, match="You've left"):
            await night.join(leaver)


async def test_who_leaves_two_deals_by_their_boards_is_dealt_in_no_more(
    holding: Holding,
) -> None:
    async with holding("high-card", 5) as night:
        leaver = PEOPLE[0]
        await night.join(*PEOPLE[:8])
        for deal in (1, 2, 3):
            begun = await night.step(MINUTE)
            mine = [each for each in begun if leaver.user_id in people_of(each)]
            assert len(mine) == (deal < 3)
            for record in mine:
                await night.shelf.ledger.change(record.id, actions.resign, leaver)
            await night.play_out(*begun, seed=deal)


async def test_who_lets_their_time_pass_is_dealt_in_no_more(holding: Holding) -> None:
    async with holding("high-card", 3) as night:
        await night.join(*PEOPLE[:8])
        begun = await night.step(MINUTE)
        absent = begun[0].chairs[1]

        def stay_away(change: Change) -> None:
            change.record.chairs[1].stand_in = True

        await night.shelf.ledger.change(begun[0].id, stay_away)
        await night.play_out(*begun)
        begun = await night.step(BREAK_MS)
        assert absent.user_id not in {user_id for each in begun for user_id in people_of(each)}
        assert sum(len(people_of(each)) for each in begun) == 7


async def test_a_table_that_is_called_off_counts_nothing_and_holds_nobody_up(
    holding: Holding,
) -> None:
    async with holding("high-card", 3) as night:
        await night.join(*PEOPLE[:12])
        first, *others = await night.step(MINUTE)
        await night.shelf.ledger.call_off(first.id, "manager")
        await night.play_out(*others)
        scores = await night.scores()
        names = {chair.name for chair in first.chairs}
        assert {name for name, percent in scores.items() if percent is None} == names
        assert len(await night.step(BREAK_MS)) == 3


async def test_where_nobody_is_compared_who_left_is_last_and_nobody_has_a_medal(
    holding: Holding,
) -> None:
    async with holding("high-card", deals=3) as night:
        await night.join(*PEOPLE[:8])
        first, second = await night.step(MINUTE)
        await night.shelf.ledger.call_off(first.id, "manager")
        await let_all_decide(night.shelf.database)
        leaver = second.chairs[1]
        await night.leave(next(p for p in PEOPLE if p.user_id == leaver.user_id))
        await night.play_out(second)
        await night.shelf.database.run(update(tables.evenings).values(phase="over"))
        gathering = await night.gathering()
        *others, last = [line for line in standings_of(gathering) if line.results]
        assert (last.guest.user_id, last.place) == (leaver.user_id, 4)
        assert {(line.place, line.percent) for line in others} == {(1, None)}
        shown = pages_of(gathering, HighCardPresenter(), ENGLISH).message().text
        assert "1. **guest" in shown and "🥇" not in shown


async def test_who_has_played_fewer_than_half_of_the_deals_is_behind_all_others(
    holding: Holding,
) -> None:
    async with holding("high-card", 3) as night:
        await night.join(*PEOPLE[:7])
        for deal in range(3):
            if deal == 2:
                await night.join(PEOPLE[7])
            await night.play_out(*await night.step(MINUTE), seed=deal)
        scores = standings_of(await night.gathering())
        assert scores[-1].guest.name == PEOPLE[7].name and not scores[-1].ranked
        assert all(each.ranked for each in scores[:-1])
        assert scores[-1].place == 8


async def test_the_deal_can_be_verified_offline(holding: Holding) -> None:
    async with holding("high-card", 3) as night:
        await night.join(*PEOPLE[:8])
        begun = await night.step(MINUTE)
        computers, seat = night.shelf.computers, min(begun[0].awaited)
        choices = [await computers.choose(record, seat, "page") for record in begun]
        assert choices[0] == choices[1], "equal play meets equal answers"
        await night.play_out(*begun)
        record = await night.shelf.ledger.read(begun[0].id)
        log = await night.shelf.queries.log_of(record.id)
        text = export_text(record, log)
        told = "\n".join(verify(text))
        assert f"the name of the deal, {night.id}/1" in told
        with pytest.raises(NotVerified, match="commitment"):
            verify(text.replace(f'"{night.id}/1"', f'"{night.id}/2"'))


def pass_for_long(change: Change) -> None:
    """Run out the time of every decision, for longer than anybody would stay up."""
    for _ in range(1000):
        if change.record.status == "over":
            return
        change.play(change.record.time_out())


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.night_minutes])
async def test_no_table_holds_all_others_up_for_ever(holding: Holding, slug: str) -> None:
    async with holding(slug, 5) as night:
        await night.join(*PEOPLE[:10])
        for record in await night.step(MINUTE):
            ended = await night.shelf.ledger.change(record.id, pass_for_long)
            assert ended.status == "over"


async def test_if_nobody_comes_it_ends_with_its_time(holding: Holding) -> None:
    async with holding() as night:
        assert await night.step(MINUTE) == []
        assert (await night.gathering()).night.phase == "running"
        assert await night.step(50 * MINUTE) == []
        assert (await night.gathering()).night.phase == "over"


async def test_an_evening_of_23_with_late_ones_and_leavers(holding: Holding) -> None:
    """Nobody ever sits at two tables, and everybody is compared for what they played."""
    rng = random.Random(7)
    async with holding() as night:
        await night.join(*PEOPLE[:23])
        for deal in range(5):
            begun = await night.step(MINUTE)
            seated = Counter(user_id for record in begun for user_id in people_of(record))
            here = {guest.user_id for guest in (await night.gathering()).guests if guest.here}
            assert set(seated.values()) == {1} and set(seated) == here
            for gone in rng.sample(sorted(here), 2):
                assert await night.leave(Person(gone, "", 1)) is not None
            if deal < 4:
                late = [Person(200 + 2 * deal + n, f"late {deal} {n}", 1) for n in (0, 1)]
                await night.join(*late)
            await night.play_out(*begun, seed=deal)
        await night.step()
        gathering = await night.gathering()
        assert gathering.night.phase == "over"
        for score in standings_of(gathering):
            sat = [t for t in gathering.tables for s in t.seats if s.user_id == score.guest.user_id]
            assert len(score.results) == len(sat) > 0
            assert all(0 <= (each.percent or 0) <= 100 for each in score.results)
