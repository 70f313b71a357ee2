"""Results and ratings of finished matches."""

from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bot.base.calendar import DAY_MS
from bot.base.refusals import Refusal
from bot.match import actions, waking
from bot.match.admission import MAX_RATED_A_DAY, MAX_UNPLAYED
from bot.match.chairs import MIN_MOVES
from bot.match.counting import count_due
from bot.match.leaderboards import Leaderboard, sheet_of
from bot.match.people import Person
from bot.match.ratings import EVERYWHERE, MU, SIGMA
from bot.match.rebuild import rebuild
from bot.match.record import Record
from bot.preferences.people import PreferenceBook
from bot.storage import Database, tables
from cogs.announcements.champions import CHAMPION
from cogs.announcements.tables import announcements
from cogs.privacy.deletion import Deletion
from tests.support.endings import announce_champions
from tests.support.past import CHANNEL, GUILD, Past, crowd
from tests.support.ranked import one_game_short, store, well_known
from tests.support.results import result
from tests.support.stored import Shelf, let_all_decide

PEOPLE = crowd()


async def stored(past: Past) -> tuple[list[Any], list[Any]]:
    """All results, the last match's first, and all lines of the server's all-time tables."""
    results, ratings = tables.results, tables.ratings
    here = (ratings.c.guild_id == GUILD, ratings.c.period == "all")
    lines = await past.shelf.database.rows(
        select(results).order_by(results.c.number.desc(), results.c.seat)
    )
    standings = await past.shelf.database.rows(select(ratings).where(*here))
    return list(lines), list(standings)


async def test_one_person_with_computers_or_a_casual_match_leaves_results_and_no_rating(
    shelf: Shelf,
) -> None:
    past = Past(shelf)
    await past.finish(await past.begin("high-card", PEOPLE[:1], {"target": 1}, computers=2))
    await past.finish(await past.begin("high-card", PEOPLE[:3], {"target": 1}, casual=True))
    lines, standings = await stored(past)
    assert [line.rated for line in lines] == [False] * 4
    assert (lines[-1].user_id, lines[-1].place) == (PEOPLE[0].user_id, 1)
    assert standings == []


async def test_a_match_that_ends_after_a_pause_counts(shelf: Shelf) -> None:
    past = Past(shelf)
    record = await past.begin("king-of-the-hill", PEOPLE[:2])
    await let_all_decide(shelf.database)
    await shelf.ledger.change(record.id, actions.archive, record.version)
    await past.resign(record, PEOPLE[0])
    lines, _ = await stored(past)
    assert [line.place for line in lines] == [2, 1]


async def let_meet(past: Past, *people: Person) -> None:
    """Store lines of people who have met enough others to count as opponents."""
    met: dict[str, Any] = {"board": "king-of-the-hill", "sigma": SIGMA, "played": 0}
    await store(past.shelf.database, [well_known(GUILD, each.user_id, **met) for each in people])


async def test_a_win_that_is_given_away_at_once_gains_nothing(shelf: Shelf) -> None:
    """Or a second account could play the first one up within seconds."""
    past = Past(shelf)
    await let_meet(past, PEOPLE[1])
    record = await past.begin("king-of-the-hill", PEOPLE[:2])
    while not all(chair.decided for chair in record.chairs):
        record = await past.step(record)
    assert record.chairs[1].own_moves < MIN_MOVES
    record = await shelf.ledger.change(record.id, actions.resign, PEOPLE[0])
    assert record.status == "over"
    assert [chair.rating_after for chair in record.chairs] == [1437, 1500]
    lines, standings = await stored(past)
    assert [(line.place, line.rated, line.gains) for line in lines] == [
        (2, True, True),
        (1, True, False),
    ]
    played = {each.user_id: each.played for each in standings}
    assert played == {PEOPLE[0].user_id: 1, PEOPLE[1].user_id: 0}


async def test_who_has_met_nobody_else_changes_no_rating_by_losing(shelf: Shelf) -> None:
    """A second account that loses on purpose has met nobody else."""
    past = Past(shelf)
    await let_meet(past, PEOPLE[0])
    for _ in range(2):
        await past.resign(await past.begin("king-of-the-hill", PEOPLE[:2]), PEOPLE[1])
    _, standings = await stored(past)
    rated = {standing.user_id: standing.mu for standing in standings}
    assert rated[PEOPLE[0].user_id] == MU
    assert (rated[PEOPLE[1].user_id] or 0) < MU


async def test_two_people_play_only_so_many_rated_matches_a_day(shelf: Shelf) -> None:
    past = Past(shelf)
    pair, other = PEOPLE[:2], PEOPLE[2]

    async def rated(people: list[Person], slug: str = "high-card") -> bool:
        record = await past.begin(slug, people, {"target": 1} if slug == "high-card" else None)
        await past.resign(record, people[1])
        return record.unrated is None

    assert [await rated(pair) for _ in range(MAX_RATED_A_DAY + 1)] == [True] * 5 + [False]
    assert not await rated([*pair, other]), "a third one makes no difference"
    assert await rated([pair[0], other])
    assert await rated(pair, "king-of-the-hill"), "each game by itself"
    running = await past.begin("high-card", [pair[0], other], {"target": 1})
    with pytest.raises(Refusal, match="already played"):
        await shelf.ledger.change(running.id, actions.join, past.click(pair[1]))
    await Deletion(shelf.ledger).delete(pair[1].user_id)
    assert not await rated(pair), "to delete one's data is no way round it"
    shelf.clock.move(DAY_MS)
    assert await rated(pair)


async def test_the_rank_told_is_the_place_on_the_servers_own_leaderboard(shelf: Shelf) -> None:
    past, board, wide = Past(shelf), "king-of-the-hill", (GUILD + 1, EVERYWHERE)
    lines = [
        *(well_known(GUILD, each.user_id, board) for each in PEOPLE[:2]),
        well_known(GUILD, 901, board, mu=40.0),
        well_known(GUILD, 903, board, mu=40.0, period="2025-10"),
        well_known(GUILD, 904, "high-card", mu=40.0),
        *(well_known(where, at, board, mu=40.0) for where in wide for at in (905, 906)),
    ]
    await store(shelf.database, lines)
    record = await past.resign(await past.begin(board, PEOPLE[:2]), PEOPLE[0])
    for chair, rank in zip(record.chairs, (3, 2), strict=True):
        table = Leaderboard(GUILD, board, "all")
        sheet = await shelf.database.read(sheet_of, table, 0, chair.user_id or 0)
        assert sheet.own is not None
        assert chair.rank_after == sheet.own.place == rank


async def test_who_leaves_without_having_decided_gives_nobody_a_rating(shelf: Shelf) -> None:
    """After a turn that they missed, or as late joiners before their first hand."""
    past = Past(shelf)
    record = await past.begin("high-card", PEOPLE[:2], {"target": 3})
    late = min(record.awaited)
    while not record.chairs[late].timeouts:
        record = await run_out(past, record)
    record = await shelf.ledger.change(record.id, actions.resign, PEOPLE[late])
    assert (record.status, record.cause) == ("cancelled", "unplayed")
    record = await past.begin("high-card", PEOPLE[:1], {"target": 1}, computers=2)
    record = await shelf.ledger.change(record.id, actions.join, past.click(PEOPLE[1]))
    await past.finish(await shelf.ledger.change(record.id, actions.resign, PEOPLE[1]))
    lines, standings = await stored(past)
    assert [line.rated for line in lines] == [False] * 2
    assert standings == []


async def run_out(past: Past, record: Record) -> Record:
    at = record.alarm.wake_at
    assert at is not None
    past.shelf.clock.move(max(0, at - past.shelf.ledger.now()))
    await waking.wake(past.shelf.ledger, past.shelf.computers, record.id, record.version)
    return await past.shelf.ledger.read(record.id)


async def played_by_one(past: Past, record: Record) -> Record:
    """Play a match to its end in which the second seat's owner lets all their time run out."""
    while record.live:
        absent = min(record.awaited) == 1
        record = await (run_out(past, record) if absent else past.step(record))
    return record


@pytest.mark.parametrize(("number", "target"), [(2, 3), (3, 5)])
async def test_who_never_came_gives_nobody_a_rating_and_voids_a_match_of_two(
    shelf: Shelf, number: int, target: int
) -> None:
    """They may be asleep, whoever plays on for them."""
    past = Past(shelf)
    begun = await past.begin("high-card", PEOPLE[:number], {"target": target})
    record = await played_by_one(past, begun)
    assert not record.chairs[1].decided
    lines, standings = await stored(past)
    if number == 2:
        assert record.chairs[1].left
        assert (record.status, record.cause) == ("cancelled", "absent")
        assert (lines, standings) == ([], [])
    else:
        assert record.status == "over"
        assert [line.rated for line in lines] == [True, False, True]
        assert {each.user_id for each in standings} == {PEOPLE[0].user_id, PEOPLE[2].user_id}


async def test_who_often_leaves_undecided_waits_although_the_others_play_on(shelf: Shelf) -> None:
    past, quitter = Past(shelf), PEOPLE[3]
    for _ in range(MAX_UNPLAYED):
        record = await past.begin("high-card", PEOPLE[:4])
        while min(record.awaited) != 3 and not record.chairs[2].decided:
            record = await past.step(record)
        record = await shelf.ledger.change(record.id, actions.resign, quitter)
    with pytest.raises(Refusal, match="recently left several matches"):
        await past.begin("high-card", PEOPLE[2:4])


async def test_who_lets_a_computer_play_most_of_a_match_has_left_it(shelf: Shelf) -> None:
    """However late they take their seat back, and whoever came in first."""
    past = Past(shelf)
    record = await past.begin("high-card", PEOPLE[:2], {"target": 5})
    while not record.chairs[1].decided:
        record = await past.step(record)
    while record.chairs[1].computer_moves < 3:
        waits = min(record.awaited) == 1 and not record.chairs[1].stand_in
        record = await (run_out(past, record) if waits else past.step(record))
    record = await shelf.ledger.change(record.id, actions.return_to_seat, PEOPLE[1])
    while record.live:
        record = await past.step(record)
        if 2 * record.chairs[1].computer_moves <= record.chairs[1].own_moves:
            break
        assert not record.chairs[1].stand_in
    assert record.status == "over", "it was over before they had played enough themselves"
    lines, _ = await stored(past)
    assert [(line.place, line.rated) for line in lines] == [(1, True), (2, True)]
    assert not lines[1].won


async def test_a_match_that_ends_as_time_runs_out_is_counted_once(shelf: Shelf) -> None:
    past = Past(shelf)
    for _ in range(40):
        record = await past.begin("high-card", PEOPLE[:2], {"target": 1})
        await let_all_decide(shelf.database)
        while record.status != "over":
            record = await run_out(past, record)
        if (await shelf.queries.log_of(record.id))[-1].kind == "time":
            break
    else:
        raise AssertionError("time has ended no match")
    lines, _ = await stored(past)
    assert len({line.number for line in lines}) * 2 == len(lines)
    assert [line.match_id for line in lines[:2]] == [record.id] * 2
    assert all(line.rated for line in lines[:2]) == any(not chair.away for chair in record.chairs)


async def test_a_match_that_a_computer_ends_is_counted_once(shelf: Shelf) -> None:
    """Everybody is gone but one, who has to watch two computers play it out."""
    past = Past(shelf)
    for _ in range(20):
        record = await past.begin("high-card", PEOPLE[:2], {"target": 1}, computers=2)
        record = await past.finish(record)
        seat = (await shelf.queries.log_of(record.id))[-1].seat
        if seat is not None and record.chairs[seat].computer:
            break
    else:
        raise AssertionError("no computer made the last move")
    lines, standings = await stored(past)
    ended = [line for line in lines if line.match_id == record.id]
    assert [line.user_id for line in ended] == [person.user_id for person in PEOPLE[:2]]
    matches = len({line.match_id for line in lines})
    assert [standing.played for standing in standings] == [matches, matches]


async def test_however_much_somebody_has_scored_their_next_game_ends(shelf: Shelf) -> None:
    past, much = Past(shelf), 2**31 - 5
    await past.shared_deals.open()
    await past.solitaire(PEOPLE[0], concede=True)
    await shelf.database.run(update(tables.ratings).values(total=much, won=10**6))
    record = await past.solitaire(PEOPLE[0])
    assert record.outcome is not None
    _, standings = await stored(past)
    assert [(each.total, each.played) for each in standings] == [
        (much + record.outcome.scores[0], 2)
    ]


async def test_an_attempt_at_a_daily_deal_that_time_ends_is_lost(shelf: Shelf) -> None:
    past = Past(shelf)
    await past.shared_deals.open()
    ann: Person = PEOPLE[0]
    record, _ = await past.daily_deals.begin("kill-the-kings", past.click(ann), shelf.place)
    past.wait(72)
    await waking.wake(shelf.ledger, shelf.computers, record.id, record.version)
    lines, _ = await stored(past)
    assert [(line.user_id, line.won, line.rated, line.deal) for line in lines] == [
        (ann.user_id, False, True, record.shared_deal)
    ]


async def test_a_day_with_a_won_deal_goes_on_with_the_streak_whatever_else_was_lost(
    database: Database,
) -> None:
    """A person may play the server's deal and that of all servers on one day."""
    played = [(18, GUILD, True), (19, GUILD, True), (20, GUILD, False), (20, EVERYWHERE, True)]
    line = tables.ratings.c
    query = select(line.guild_id, line.period, line.streak).order_by(line.guild_id, line.period)
    await PreferenceBook(database).count_worldwide(1, "ann", "en-US")
    for number, (day, server, won) in enumerate(played, 1):
        name = f"kill-the-kings/2026-01-{day}/{server}"
        row = result(number, deal=name, slug="kill-the-kings", won=won, guild_id=GUILD)
        waits = {"counts_at": row["at"], "worldwide": day > 18}
        await database.run(insert(tables.results).values(**row | waits))
        await database.write(count_due, row["at"])
    streaks = [tuple(each) for each in await database.rows(query)]
    everywhere = [(EVERYWHERE, period, 2) for period in ("2026-01", "2026-W04", "all")]
    here = [("2026-01", 3), ("2026-W03", 1), ("2026-W04", 2), ("all", 3)]
    assert streaks == [*everywhere, *((GUILD, *each) for each in here)]
    await rebuild(database)
    assert [tuple(each) for each in await database.rows(query)] == streaks


@pytest.mark.parametrize(("private", "told_in"), [(True, None), (False, CHANNEL)])
async def test_a_champion_is_announced_where_the_match_was_played_unless_in_private(
    shelf: Shelf, private: bool, told_in: int | None
) -> None:
    past, ann = Past(shelf), PEOPLE[0]
    await announce_champions(past, GUILD, ann)
    await store(shelf.database, [one_game_short(GUILD, ann.user_id, score=1)])
    record, _ = await past.alone(past.click(ann), private=private)
    await past.resign(record, ann)
    told = await shelf.database.rows(select(announcements.c.kind, announcements.c.channel_id))
    assert [tuple(each) for each in told] == [(CHAMPION, told_in)]
