"""Challenges over a database alone, and the counting of best-ofs."""

import asyncio
import random

import pytest
from sqlalchemy import func, select, true

from bot.base.calendar import DAY_MS
from bot.base.refusals import Refusal
from bot.match.people import Person
from bot.match.record import Record
from bot.storage import tables
from cogs.challenges import actions as challenges
from cogs.challenges import tables as challenge_tables
from cogs.challenges.actions import (
    MAX_A_DAY,
    MAX_OPEN,
    MAX_PINGS,
    MAX_PINGS_A_DAY,
    PING_APART_MS,
    Challenge,
    Party,
    Terms,
)
from cogs.challenges.series import Series, side_of
from cogs.privacy.deletion import Deletion
from tests.support.stored import ANN, BOB, CEM, HALL, Shelf
from tests.support.wording import english

TERMS = Terms("high-card", "relaxed", False, 3)
MESSAGE = 5


async def challenge(shelf: Shelf, person: Person = ANN, other: Person = BOB) -> Challenge:
    side = Party(other.user_id, other.name, "")
    return await shelf.database.write(
        challenges.open_challenge, shelf.ledger.now(), TERMS, person, side, HALL
    )


async def accept(shelf: Shelf, of: Challenge, person: Person = BOB) -> Record:
    record, _ = await shelf.ledger.find_or_create(
        challenges.accept, of.id, of.version, person, MESSAGE
    )
    return record


async def withdraw(shelf: Shelf, of: Challenge) -> Challenge:
    return await shelf.database.write(challenges.withdraw, shelf.ledger.now(), of.id, ANN)


async def decline(shelf: Shelf, of: Challenge) -> Challenge:
    now = shelf.ledger.now()
    return await shelf.database.write(challenges.decline, now, of.id, of.version, BOB)


async def counter(shelf: Shelf, of: Challenge) -> Challenge:
    now = shelf.ledger.now()
    return await shelf.database.write(challenges.counter, now, of.id, of.version, BOB, TERMS)


async def test_of_all_answers_at_once_one_counts(shelf: Shelf) -> None:
    rng = random.Random(1)
    matches = 0
    for _ in range(8):
        of = await challenge(shelf)
        answers = [answer(shelf, of) for answer in (accept, accept, withdraw, decline, counter)]
        rng.shuffle(answers)
        done = await asyncio.gather(*answers, return_exceptions=True)
        won = [each for each in done if not isinstance(each, Refusal)]
        assert not any(isinstance(each, BaseException) for each in won)
        assert len(won) == 1
        for record in (each for each in won if isinstance(each, Record)):
            matches += 1
            await shelf.ledger.call_off(record.id, "manager")
        assert len(await shelf.database.scalars(select(tables.matches.c.id))) == matches
        now = await shelf.database.read(challenges.load_challenge, of.id)
        if now is not None and now.status == "open":
            await shelf.database.write(challenges.withdraw, shelf.ledger.now(), of.id, BOB)


async def test_a_challenge_at_once_with_a_deletion_leaves_nobody_behind(shelf: Shelf) -> None:
    rng = random.Random(2)
    for _ in range(6):
        of = await challenge(shelf)
        doing = [accept(shelf, of), challenge(shelf, CEM, BOB), counter(shelf, of)]
        rng.shuffle(doing)
        doing.insert(rng.randrange(3), Deletion(shelf.ledger).delete(BOB.user_id))
        done = await asyncio.gather(*doing, return_exceptions=True)
        assert all(isinstance(e, Refusal) for e in done if isinstance(e, BaseException))
        await Deletion(shelf.ledger).delete(BOB.user_id)  # including what he has begun since
        for table in (tables.chairs, challenge_tables.challenge_people):
            theirs = select(func.count()).where(table.c.user_id == BOB.user_id)
            assert await shelf.database.scalar(theirs) == 0
        now = shelf.ledger.now()
        for challenge_id in await shelf.database.scalars(select(challenge_tables.challenges.c.id)):
            left = await shelf.database.read(challenges.load_challenge, challenge_id)
            assert left is not None
            assert left.status != "open" or not challenges.is_alive(left, now)
        for record_id in await shelf.database.scalars(select(tables.matches.c.id)):
            await shelf.ledger.call_off(record_id, "manager")


async def test_nobody_has_more_open_challenges_than_allowed_however_fast(shelf: Shelf) -> None:
    others = [Person(100 + n, f"player {n}", 1) for n in range(8)]
    done = await asyncio.gather(
        *(challenge(shelf, ANN, other) for other in others), return_exceptions=True
    )
    assert sum(isinstance(each, Challenge) for each in done) == MAX_OPEN


async def test_many_who_challenge_one_at_once_ping_them_once(shelf: Shelf) -> None:
    others = [Person(100 + n, f"player {n}", 1) for n in range(8)]
    done = await asyncio.gather(*(challenge(shelf, other, BOB) for other in others))
    assert sum(each.pinged for each in done) == 1


async def test_one_person_pings_only_a_few_by_challenges(shelf: Shelf) -> None:
    pinged = []
    for number in range(6):
        of = await challenge(shelf, ANN, Person(100 + number, f"player {number}", 1))
        pinged.append(of.pinged)
        await withdraw(shelf, of)
    assert pinged == [True] * MAX_PINGS + [False] * 3
    shelf.clock.move(PING_APART_MS + 1)
    assert (await challenge(shelf, ANN, Person(100, "player 0", 1))).pinged


async def challenge_often(shelf: Shelf, number: int) -> list[bool]:
    """Ann challenges bob every eleven minutes and withdraws. Returns whether each pinged him."""
    pinged = []
    for _ in range(number):
        of = await challenge(shelf)
        pinged.append(of.pinged)
        await withdraw(shelf, of)
        shelf.clock.move(PING_APART_MS + 60_000)
    return pinged


async def test_one_person_challenges_another_only_so_often_a_day(shelf: Shelf) -> None:
    pinged = await challenge_often(shelf, MAX_A_DAY)
    assert pinged == [True] * MAX_PINGS_A_DAY + [False] * (MAX_A_DAY - MAX_PINGS_A_DAY)
    with pytest.raises(Refusal) as refused:
        await challenge(shelf)
    assert "enough challenges to" in english(refused.value.sentence)
    assert (await challenge(shelf, CEM, BOB)).pinged
    await withdraw(shelf, await challenge(shelf, ANN, CEM))
    shelf.clock.move(DAY_MS - MAX_A_DAY * (PING_APART_MS + 60_000))
    assert await challenge_often(shelf, 1) == [True]


async def test_what_is_over_is_counted_until_a_day_has_passed(shelf: Shelf) -> None:
    await challenge_often(shelf, MAX_A_DAY)
    now, ours = shelf.ledger.now(), true()
    await shelf.database.write(challenges.lapse, now, ours)
    with pytest.raises(Refusal):
        await challenge(shelf)


async def test_who_accepts_can_be_challenged_all_day(shelf: Shelf) -> None:
    for _ in range(MAX_A_DAY + 1):
        record = await accept(shelf, await challenge(shelf))
        await shelf.ledger.call_off(record.id, "manager")


FIRST, SECOND, DRAW = 0, 1, None


def played(best_of: int, *winners: int | None) -> Series:
    series = Series("a", best_of)
    for winner in winners:
        assert not series.ended
        series = series.after(winner)
    return series


@pytest.mark.parametrize(
    ("best_of", "winners", "winner"),
    [
        (3, [FIRST, FIRST], FIRST),
        (3, [FIRST, SECOND, SECOND], SECOND),
        (3, [DRAW, DRAW, SECOND], SECOND),
        (3, [FIRST, DRAW, DRAW], FIRST),
        (3, [FIRST, SECOND, DRAW], None),
        (3, [DRAW, DRAW, DRAW], None),
        (3, [FIRST, DRAW, SECOND], None),
        (5, [SECOND, SECOND, SECOND], SECOND),
        (5, [FIRST, DRAW, FIRST, DRAW], FIRST),
        (5, [FIRST, FIRST, SECOND, FIRST], FIRST),
    ],
)
def test_a_decisive_match_ends_it(
    best_of: int, winners: list[int | None], winner: int | None
) -> None:
    series = played(best_of, *winners)
    assert (series.ended, series.winner) == (True, winner)


@pytest.mark.parametrize(
    ("best_of", "winners"),
    [(3, []), (3, [FIRST]), (3, [FIRST, DRAW]), (5, [FIRST, FIRST]), (5, [FIRST, FIRST, DRAW])],
)
def test_it_goes_on_while_a_draw_is_possible(best_of: int, winners: list[int | None]) -> None:
    assert not played(best_of, *winners).ended


def test_leavers_lose_whatever_the_score_and_leaders_win_what_is_stopped() -> None:
    left = played(5, FIRST, FIRST).forfeit(FIRST)
    assert (left.ended, left.winner) == (True, SECOND)
    assert played(5, SECOND).stop().winner == SECOND
    assert played(5, SECOND, FIRST).stop().winner is None


def test_seats_change_from_match_to_match() -> None:
    assert [side_of(0, number) for number in (1, 2, 3)] == [0, 1, 0]
    assert [side_of(1, number) for number in (1, 2, 3)] == [1, 0, 1]
