"""Game nights over a database alone: who is dealt in and paired, and how it stands."""

import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sqlalchemy import select, update

from bot.base.refusals import Refusal
from bot.match import actions, lobbies
from bot.match.ledger import Change
from bot.match.people import Person
from bot.match.record import Record
from bot.pages.faces import AbsentPresenter
from bot.storage import tables
from cogs.game_nights.actions import call_off, plan
from cogs.game_nights.arena import (
    ALONE_MS,
    BREATH_MS,
    MAX_LATE_MS,
    MAX_MEETINGS,
    REMATCH_MS,
    Pair,
    Waiting,
    pair_up,
)
from cogs.game_nights.pages import NightPages
from cogs.game_nights.standings import DRAW, LOSS, WIN, points_of, standings_of
from cogs.game_nights.store import LAST_MATCH_MS
from cogs.game_nights.tables import nights
from cogs.games.king_of_the_hill.presenter import KingOfTheHillPresenter
from games.core import Entry
from tests.cogs.game_nights.holding import MINUTE, PEOPLE, StoredNight
from tests.cogs.test_uninstalled_games import uninstalled
from tests.support.imagined import ENGLISH
from tests.support.places import copied
from tests.support.stored import HALL, let_all_decide, opened


@pytest.fixture
async def night(tmp_path: Path, empty_database: Path) -> AsyncIterator[StoredNight]:
    """A game night of an hour that is about to begin."""
    async with opened(copied(empty_database, tmp_path / "castellan.db")) as shelf:
        now = shelf.ledger.now()
        planned = await shelf.database.write(
            plan, now, HALL, "king-of-the-hill", now + MINUTE, 60, level="page"
        )
        yield StoredNight(shelf, planned)


def names(record: Record) -> set[str]:
    return {chair.name for chair in record.chairs if chair.user_id is not None}


async def test_nothing_is_dealt_before_the_hour(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    assert await night.step(MINUTE - 1) == []
    (match,) = await night.step(1)
    assert names(match) == {"guest 0", "guest 1"}
    assert match.unrated and match.status == "running"


async def test_one_who_is_left_over_waits_and_then_meets_a_computer(night: StoredNight) -> None:
    await night.join(*PEOPLE[:3])
    (match,) = await night.step(MINUTE)
    (alone,) = await night.waits()
    assert await night.step(ALONE_MS - 1) == []
    (other,) = await night.step(1)
    assert names(other) == {alone} and names(match).isdisjoint(names(other))
    (computer,) = [chair for chair in other.chairs if chair.user_id is None]
    assert computer.level == "page"


async def test_nobody_is_paired_again_without_a_breath(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    (match,) = await night.step(MINUTE)
    await let_all_decide(night.shelf.database)
    await night.shelf.ledger.change(match.id, actions.resign, PEOPLE[0])
    assert await night.step(BREATH_MS - 1) == []
    assert len(await night.step(1)) == 1


async def test_who_plays_another_live_match_is_paired_once_it_is_over(night: StoredNight) -> None:
    busy, others = PEOPLE[0], PEOPLE[1:3]
    lobby = await lobbies.open_lobby(
        night.shelf.ledger, "high-card", {"target": 4}, "live", busy, HALL
    )
    await night.shelf.ledger.change(lobby.id, lobbies.sit_down, PEOPLE[9])
    newest = await night.shelf.ledger.read(lobby.id)
    other = await night.shelf.ledger.change(lobby.id, lobbies.start, newest.version, busy)
    await night.join(busy, *others)
    (match,) = await night.step(MINUTE)
    assert names(match) == {each.name for each in others}
    assert await night.step(ALONE_MS) == []
    await night.lose(other, 0)
    (alone,) = await night.step(ALONE_MS)
    assert names(alone) == {busy.name}


@pytest.mark.parametrize(("late", "phase"), [(MAX_LATE_MS, "running"), (MAX_LATE_MS + 1, "missed")])
async def test_a_night_that_the_bot_slept_through_is_off_and_the_next_week_is_planned(
    night: StoredNight, late: int, phase: str
) -> None:
    await night.join(*PEOPLE[:2])
    row, database = nights.c, night.shelf.database
    await database.run(update(nights).values(weekly=True))
    await database.run(update(tables.postings).values(message_id=5))
    begun = await night.step(MINUTE + late)
    assert (len(begun), (await night.gathering()).night.phase) == (phase == "running", phase)
    planned = await database.scalars(select(row.starts_at).where(row.phase == "open"))
    assert len(list(planned)) == 1


async def test_who_has_just_met_waits_for_others_a_while(night: StoredNight) -> None:
    await night.join(*PEOPLE[:4])
    first, second = await night.step(MINUTE)
    await night.lose(first, 0)
    assert await night.step(REMATCH_MS - BREATH_MS - 1) == []
    await night.lose(second, 0)
    begun = await night.step()
    assert len(begun) == 2
    assert all(names(record) not in (names(first), names(second)) for record in begun)


async def test_two_who_are_alone_play_again_at_once(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    (match,) = await night.step(MINUTE)
    await night.lose(match, 0)
    (again,) = await night.step()
    assert names(again) == names(match)


async def test_two_meet_a_third_time_only_once_both_have_met_all_others(night: StoredNight) -> None:
    """Or one gives the other a win every minute, while everybody else plays."""
    await night.join(*PEOPLE[:4])
    begun = await night.step(MINUTE)
    (quick, slow) = begun
    both = names(quick)
    for _ in range(MAX_MEETINGS - 1):
        await night.lose(quick, 0)
        (quick,) = await night.step(REMATCH_MS)
        assert names(quick) == both
    await night.lose(quick, 0)
    assert await night.step(REMATCH_MS - BREATH_MS) == []
    alone = await night.step(ALONE_MS)
    assert sorted(map(len, map(names, alone))) == [1, 1], "each plays a computer"
    for record in (slow, *alone):
        await night.lose(record, next(c.seat for c in record.chairs if c.user_id is not None))
    begun = await night.step()
    assert len(begun) == 2 and all(len(names(record) & both) == 1 for record in begun)


async def test_wins_that_are_given_away_at_once_make_no_streak(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    await night.step(MINUTE)
    for points in (2, 4, 6):
        (record,) = await night.shelf.queries.matches_of(PEOPLE[1].user_id)
        await night.shelf.database.run(update(tables.chairs).values(decided=True))
        await night.shelf.ledger.change(record.id, actions.resign, PEOPLE[1])
        await night.step(BREATH_MS)
        assert (await night.points())["guest 0"] == points


async def test_what_a_computer_wins_for_who_is_away_is_lost(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    (record,) = await night.step(MINUTE)

    def stand_in(change: Change) -> None:
        chairs = change.record.chairs
        chairs[0].decided = chairs[0].stand_in = True
        change.play(Entry("concession", 1), Person(chairs[1].user_id or 0, "", 1))

    await night.shelf.database.run(update(tables.chairs).values(own_moves=5))
    await night.shelf.ledger.change(record.id, stand_in)
    assert await night.points() == {"guest 0": 0, "guest 1": 0}


async def test_who_leaves_two_matches_undecided_is_out(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    for time in range(2):
        (record,) = await night.step(MINUTE)
        await night.shelf.ledger.change(record.id, actions.resign, PEOPLE[1])
        assert await night.step() == []
        night.shelf.clock.move(1)
        if time == 0:
            await night.join(PEOPLE[1])
    with pytest.raises(Refusal, match="You've left"):
        await night.join(PEOPLE[1])


async def test_points_double_after_two_wins_and_a_void_match_is_none(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    await night.step(MINUTE)
    for points in (2, 4, 8):
        (record,) = await night.shelf.queries.matches_of(PEOPLE[1].user_id)
        await night.lose(record, next(c.seat for c in record.chairs if c.name == "guest 1"))
        await night.step()
        assert (await night.points())["guest 0"] == points
    (record,) = await night.shelf.queries.matches_of(PEOPLE[1].user_id)
    await night.shelf.ledger.call_off(record.id, "manager")
    (again,) = await night.step(BREATH_MS)
    assert await night.points() == {"guest 0": 8, "guest 1": 0}
    await night.lose(again, next(c.seat for c in again.chairs if c.name == "guest 0"))
    assert await night.points() == {"guest 0": 8, "guest 1": 2}


async def test_the_last_of_many_matches_are_numbered_as_played(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    (record,) = await night.step(MINUTE)
    for _ in range(22):
        await night.lose(record, 0)
        (record,) = await night.step()
    pages = NightPages(await night.gathering(), KingOfTheHillPresenter(), ENGLISH)
    _, newest, *_, oldest = pages.mine(PEOPLE[0].user_id).text.splitlines()
    assert (newest[:3], oldest[:2]) == ("22.", "3.")


async def test_standings_stay_when_the_game_is_gone(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    (record,) = await night.step(MINUTE)
    await night.lose(record, 0)
    with uninstalled("king-of-the-hill"):
        pages = NightPages(await night.gathering(), AbsentPresenter("king-of-the-hill"), ENGLISH)
        assert "**guest 1** · 2 points" in pages.message().text


async def test_who_leaves_undecided_or_stays_away_is_dealt_in_no_more(night: StoredNight) -> None:
    await night.join(*PEOPLE[:4])
    first, second = await night.step(MINUTE)
    runner, absent = first.chairs[0], second.chairs[1]
    assert runner.user_id and absent.user_id
    person = Person(runner.user_id, runner.name, 1)
    await night.shelf.ledger.change(first.id, actions.resign, person)
    row = tables.chairs.c
    away = update(tables.chairs).where(row.match_id == second.id, row.seat == absent.seat)
    await night.shelf.database.run(away.values(stand_in=True))
    await night.lose(second, 0)
    await night.step(REMATCH_MS)
    gathering = await night.gathering()
    assert {g.name for g in gathering.guests if not g.here} == {runner.name, absent.name}
    night.shelf.clock.move(1)
    await night.join(person)
    await night.step(ALONE_MS)
    here = {g.name for g in (await night.gathering()).guests if g.here}
    assert runner.name in here


async def test_whoever_is_barred_meanwhile_is_dealt_in_no_more(night: StoredNight) -> None:
    await night.join(*PEOPLE[:3])
    barred = {"guild_id": HALL.guild_id, "user_id": PEOPLE[0].user_id, "name": "", "at": 1}
    await night.shelf.database.run(tables.bars.insert().values(barred))
    (match,) = await night.step(MINUTE)
    assert names(match) == {"guest 1", "guest 2"}
    assert await night.step(ALONE_MS) == []
    with pytest.raises(Refusal, match="blocked"):
        await night.join(PEOPLE[0])


async def test_the_last_matches_may_end_and_later_ones_do_not_count(night: StoredNight) -> None:
    await night.join(*PEOPLE[:4])
    await night.step(MINUTE)
    stored = (await night.gathering()).tables
    first, second = [await night.shelf.ledger.read(table.match_id) for table in stored]
    await night.step(60 * MINUTE)
    await night.lose(first, 0)
    assert await night.step() == []
    assert (await night.gathering()).night.phase == "running", "the other match is awaited"
    with pytest.raises(Refusal, match="last matches"):
        await night.join(PEOPLE[5])
    await night.step(LAST_MATCH_MS)
    assert (await night.gathering()).night.phase == "over"
    before = await night.points()
    night.shelf.clock.move(1)
    await night.lose(second, 0)
    assert await night.points() == before
    assert sorted(before.values()) == [0, 0, 0, 2]


async def test_a_night_that_begins_late_lasts_as_long(night: StoredNight) -> None:
    await night.join(*PEOPLE[:2])
    await night.step(31 * MINUTE)
    now = night.shelf.ledger.now()
    assert (await night.gathering()).night.ends_at == now + 60 * MINUTE


async def test_a_night_that_was_left_or_called_off_is_joined_no_more(night: StoredNight) -> None:
    await night.join(PEOPLE[0])
    with pytest.raises(Refusal, match="already"):
        await night.join(PEOPLE[0])
    assert not await night.leave(PEOPLE[0])
    assert (await night.gathering()).guests == ()
    with pytest.raises(Refusal, match="haven't joined this game night"):
        await night.leave(PEOPLE[0])
    await night.shelf.database.write(call_off, 0, night.id)
    with pytest.raises(Refusal, match="cancelled"):
        await night.join(PEOPLE[0])
    assert await night.step(MINUTE) == []


async def test_a_night_of_23_with_a_late_one_and_two_leavers(night: StoredNight) -> None:
    """Nobody is ever in two matches, and the points are those of the matches."""
    rng = random.Random(5)
    late, *punctual = PEOPLE[:23]
    await night.join(*punctual)
    await night.step(MINUTE)
    left: list[str] = []
    for number in range(40):
        if number == 10:
            await night.join(late)
        if number in (15, 20):
            gone = rng.choice([g for g in (await night.gathering()).guests if g.here])
            await night.leave(Person(gone.user_id, gone.name, 1))
            left.append(gone.name)
        under_way = [t for t in (await night.gathering()).tables if t.status == "running"]
        seats = Counter(s.user_id for t in under_way for s in t.seats if s.user_id)
        assert set(seats.values()) == {1}
        record = await night.shelf.ledger.read(rng.choice(under_way).match_id)
        people = [chair.seat for chair in record.chairs if chair.user_id is not None]
        await night.lose(record, rng.choice(people))
        await night.step(rng.randrange(30_000))
    gathering = await night.gathering()
    lines = standings_of(gathering)
    assert {line.guest.name for line in lines if not line.guest.here} == set(left)
    assert {late.name} <= {line.guest.name for line in lines if line.results or line.table}
    ended = [t for t in gathering.tables if t.status == "over"]
    among_people = [t for t in ended if all(s.user_id for s in t.seats)]
    with_computers = len(ended) - len(among_people)
    assert sum(len(line.results) for line in lines) == 2 * len(among_people) + with_computers
    assert [line.place for line in lines] == sorted(line.place for line in lines)


@pytest.mark.parametrize(
    ("results", "points"),
    [
        ([], []),
        ([WIN, DRAW, LOSS], [2, 1, 0]),
        ([WIN, WIN, WIN, WIN], [2, 2, 4, 4]),
        ([WIN, WIN, DRAW, WIN], [2, 2, 2, 2]),
        ([WIN, WIN, LOSS, WIN, WIN, WIN], [2, 2, 0, 2, 2, 4]),
        ([WIN, DRAW, WIN, WIN, DRAW, DRAW], [2, 1, 2, 2, 2, 1]),
    ],
)
def test_two_wins_in_a_row_double_what_follows(results: list[int], points: list[int]) -> None:
    assert points_of(results) == points


@st.composite
def fields(draw: st.DrawFn, most: int) -> list[Waiting]:
    """People who wait, in any order; some have just met each other, or people who still play."""
    number = draw(st.integers(0, most))
    ranks = draw(st.permutations(range(number)))
    lasts = draw(st.lists(st.none() | st.integers(0, most), min_size=number, max_size=number))
    sinces = draw(st.lists(st.integers(0, 5), min_size=number, max_size=number))
    return [
        Waiting(me, ranks[me] * 2 + me % 2, sinces[me], None if lasts[me] == me else lasts[me])
        for me in range(number)
    ]


def all_pairings(field: Sequence[Waiting]) -> Iterator[list[Pair]]:
    if len(field) < 2:
        yield []
        return
    if len(field) % 2:
        for left_out in field:
            yield from all_pairings([each for each in field if each is not left_out])
        return
    first, *others = field
    for second in others:
        for rest in all_pairings([each for each in others if each is not second]):
            yield [(first, second), *rest]


def cost(pairs: Sequence[Pair]) -> tuple[int, int]:
    return (
        sum(first.just_met(second) for first, second in pairs),
        sum(abs(first.rank - second.rank) for first, second in pairs),
    )


@given(fields(most=20))
def test_nobody_plays_twice_and_at_most_one_is_left_out(field: list[Waiting]) -> None:
    paired = [each.user_id for pair in pair_up(field) for each in pair]
    assert len(set(paired)) == len(paired) == len(field) // 2 * 2
    assert set(paired) <= {each.user_id for each in field}


@given(fields(most=8))
def test_as_few_as_can_be_have_just_met_and_ranks_are_near(field: list[Waiting]) -> None:
    best = min(map(cost, all_pairings(field)))
    found = cost(pair_up(field))
    assert found[0] == best[0]
    if len(field) % 2 == 0:
        assert found == best


@given(st.permutations(range(20)), st.integers(3, 10))
@example(list(range(60)), 30)
def test_in_a_large_field_nobody_meets_the_same_again(order: list[int], half: int) -> None:
    """A player with only one opponent left, who is also that one's last, can always get another."""
    some = order[: 2 * half]
    last = dict(zip(some, some[1:] + some[:1], strict=True))
    field = [Waiting(each, rank, last=last[each]) for rank, each in enumerate(sorted(some))]
    assert cost(pair_up(field))[0] == 0


def test_of_an_odd_number_the_newest_waits() -> None:
    field = [Waiting(1, 0, since=5), Waiting(2, 1, since=9), Waiting(3, 2, since=7)]
    ((first, second),) = pair_up(field)
    assert {first.user_id, second.user_id} == {1, 3}


def test_another_waits_where_only_that_keeps_people_from_meeting_again() -> None:
    field = [Waiting(1, 0, 5, last=3), Waiting(2, 1, 9), Waiting(3, 2, 7, last=1)]
    ((first, second),) = pair_up(field)
    assert not first.just_met(second)
