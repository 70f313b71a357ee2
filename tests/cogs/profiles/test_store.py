"""Profiles against the bare results, added up again by other means."""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bot.base.calendar import DAY_MS
from bot.match import actions
from bot.match.leaderboards import LeaderboardLine
from bot.match.people import Person
from bot.match.ratings import is_uncertain
from bot.storage import tables
from cogs.profiles.store import Against, Profile, feats_of, profile_of
from games.core import Entry
from tests.support.past import CHANNEL, ELSEWHERE, GUILD, HERE, RESIDENTS, Past, past_of
from tests.support.places import copied
from tests.support.stored import let_all_decide, overheard, steps_of

ANN, BOB, CEM, DORA = RESIDENTS
Row = Any


@pytest.fixture
async def past(tmp_path: Path, lived_in_database: Path) -> AsyncIterator[Past]:
    """A long past, and a few matches more whose ends are known."""
    async with past_of(copied(lived_in_database, tmp_path / "castellan.db")) as past:
        for loser in (BOB, BOB, ANN, BOB):
            await past.duel(loser, ANN, BOB)
        await past.duel(CEM, ANN, CEM)
        await past.duel(ANN, ANN, DORA, casual=True)
        yield past


async def results(past: Past) -> list[Row]:
    found = await past.shelf.database.rows(
        select(tables.results).order_by(tables.results.c.number, tables.results.c.seat)
    )
    return list(found)


def known(rows: list[Row]) -> list[int]:
    """Those with the most matches, and the residents."""
    most = Counter(row.user_id for row in rows if row.user_id > 0).most_common(12)
    return sorted({each for each, _ in most} | {person.user_id for person in RESIDENTS})


def counted(rows: list[Row], user_id: int, slug: str) -> list[Row]:
    return [r for r in rows if (r.user_id, r.slug, r.rated) == (user_id, slug, True)]


async def test_ratings_and_places_are_those_that_the_results_lead_to(past: Past) -> None:
    rows = await results(past)
    database = past.shelf.database
    latest: dict[tuple[str, int], Row] = {}
    for row in rows:
        if row.rated and row.mu is not None:
            latest[row.slug, row.user_id] = row
    profiles = {
        user: await database.read(profile_of, user, GUILD, own=False) for user in known(rows)
    }
    placed = 0
    for (slug, user_id), row in latest.items():
        if user_id not in profiles:
            continue
        rank = profiles[user_id].ranks[slug]
        assert rank.mu == row.mu
        assert rank.sigma == row.sigma
        sure = [
            each
            for (of, user), each in latest.items()
            if of == slug
            and user in profiles
            and profiles[user].ranks[slug].connected
            and not is_uncertain(each.sigma)
        ]
        better = [each for each in sure if each.mu > row.mu]
        assert rank.place == (1 + len(better) if row in sure else None)
        placed += rank.place is not None
    assert placed


async def test_places_of_games_for_one_are_those_of_their_kings(past: Past) -> None:
    for person, games in ((ANN, 7), (BOB, 6), (CEM, 5)):
        for _ in range(games):
            await past.solitaire(person)
    rows = [r for r in await results(past) if r.slug == "kill-the-kings" and r.day is None]
    sums: dict[int, tuple[int, int, int, int]] = {}
    for user_id in {row.user_id for row in rows}:
        mine = [row for row in rows if row.user_id == user_id]
        streaks = "".join("w" if row.won else " " for row in mine).split()
        spent = [row.spent for row in mine if row.won]
        sums[user_id] = (
            round(1e6 * sum(row.score for row in mine) / len(mine)),
            sum(row.won for row in mine),
            -min(spent, default=9999),
            max(map(len, streaks), default=0),
        )
    database = past.shelf.database
    for person in (ANN, BOB, CEM):
        profile = await database.read(profile_of, person.user_id, GUILD, own=False)
        ranked = [sums[each.user_id] for each in (ANN, BOB, CEM)]
        better = sum(other > sums[person.user_id] for other in ranked)
        assert profile.ranks["kill-the-kings"].place == 1 + better
        feats = await database.read(feats_of, profile, "kill-the-kings")
        mine = counted(rows, person.user_id, "kill-the-kings")
        assert profile.played("kill-the-kings").total == sum(row.score for row in mine)
        assert [point.score for point in feats.course] == [row.score for row in mine]
        assert feats.fewest == min((row.spent for row in mine if row.won), default=None)
        assert (feats.highest, feats.largest, feats.opponents) == (None, None, ())


async def test_what_stands_out_is_found_in_the_rows(past: Past) -> None:
    rows = await results(past)
    tables_of = defaultdict(list)
    for row in rows:
        tables_of[row.number].append(row)
    database = past.shelf.database
    for user_id in known(rows):
        profile = await database.read(profile_of, user_id, GUILD, own=False)
        numbers = [game.matches for game in profile.games]
        assert numbers == sorted(numbers, reverse=True)
        for slug in ("high-card", "king-of-the-hill"):
            mine = counted(rows, user_id, slug)
            feats = await database.read(feats_of, profile, slug)
            assert [(p.mu, p.at) for p in feats.course] == [(r.mu, r.at) for r in mine[-100:]]
            best = max(mine, key=lambda row: row.mu, default=None)
            assert (feats.highest and feats.highest.mu) == (best and best.mu)
            assert feats.largest == max(
                (len(tables_of[row.number]) for row in mine if row.won), default=None
            )
            met: Counter[int] = Counter()
            last: dict[int, int] = {}
            for row in mine:
                for other in tables_of[row.number]:
                    if other.user_id != user_id and other.user_id > 0:
                        met[other.user_id] += 1
                        last[other.user_id] = row.number
            order = sorted(met, key=lambda other: (-met[other], -last[other], other))
            assert [each.user_id for each in feats.opponents] == order[:3]
            for each in feats.opponents:
                pairs = [
                    (row.place, other.place)
                    for row in mine
                    for other in tables_of[row.number]
                    if other.user_id == each.user_id
                ]
                assert each.matches == len(pairs)
                assert each.before == sum(a < b for a, b in pairs)
                assert each.behind == sum(a > b for a, b in pairs)


async def test_only_what_happened_in_the_server_is_told(past: Past) -> None:
    database = past.shelf.database
    before = await database.read(profile_of, ANN.user_id, GUILD, own=False)
    await past.duel(BOB, ANN, BOB, place=ELSEWHERE)
    assert await database.read(profile_of, ANN.user_id, GUILD, own=False) == before
    feats = await database.read(feats_of, before, "king-of-the-hill")
    assert feats.opponents[0].matches == 4
    there = await database.read(profile_of, ANN.user_id, ELSEWHERE.guild_id, own=False)
    assert [(game.slug, game.matches) for game in there.games] == [("king-of-the-hill", 1)]
    mine = await database.read(profile_of, ANN.user_id, None, own=True)
    assert mine.played("king-of-the-hill").matches == 1 + before.played("king-of-the-hill").matches
    assert mine.ranks == {}
    hers = await database.read(profile_of, ANN.user_id, None, own=False)
    assert (hers.games, hers.ranks, hers.name) == ((), {}, None)


async def test_across_servers_only_those_who_allow_it_are_told(past: Past) -> None:
    wish = {"direct_hands": False, "pings": True, "worldwide": True}
    for person in (ANN, BOB):
        row = {"user_id": person.user_id, "name": person.name.upper(), **wish}
        await past.shelf.database.run(insert(tables.preferences).values(row))
    await past.duel(BOB, ANN, BOB, place=ELSEWHERE)
    past.shelf.clock.move(DAY_MS)
    await past.duel(ANN, ANN, BOB)
    database = past.shelf.database
    profile = await database.read(profile_of, ANN.user_id, None, own=False)
    (game,) = profile.games
    assert (game.slug, game.matches, game.counted, game.won) == ("king-of-the-hill", 2, 2, 1)
    assert profile.name == "ANN"
    assert (await database.read(feats_of, profile, game.slug)).course == ()
    assert (
        await database.read(profile_of, ANN.user_id, GUILD, own=False)
    ).worldwide == profile.ranks
    await past.shelf.database.run(update(tables.preferences).values(worldwide=False))
    assert (await database.read(profile_of, ANN.user_id, None, own=False)).games == ()
    assert (await database.read(profile_of, ANN.user_id, GUILD, own=False)).worldwide == {}


@pytest.mark.sqlite  # PostgreSQL reads a table that is as small as these without its indexes
async def test_nothing_is_looked_for_without_an_index(past: Past) -> None:
    database = past.shelf.database
    with overheard(past.shelf.database) as asked:
        profile = await database.read(profile_of, ANN.user_id, GUILD, own=True)
        for slug in ("king-of-the-hill", "kill-the-kings"):
            await database.read(feats_of, profile, slug)
    plans = await past.shelf.database.read(steps_of, asked)
    assert any("ix_results_user_id_number" in step for step in plans)
    assert any("ix_ratings_standing" in step for step in plans)
    for step in plans:
        assert not step.startswith(tuple(f"SCAN {name}" for name in tables.metadata.tables))
        assert "ix_results_guild_id" not in step


@pytest.mark.parametrize(
    ("last_day", "now"), [("2026-01-20", 3), ("2026-01-21", 3), ("2026-01-19", 0), (None, 0)]
)
def test_a_streak_of_days_lasts_until_a_day_was_missed(last_day: str | None, now: int) -> None:
    board = "kill-the-kings/daily"
    line = LeaderboardLine(
        GUILD, board, "all", 1, "ann", streak=3, best_streak=7, last_day=last_day, played=9
    )
    profile = Profile(1, GUILD, "ann", False, (), {board: line}, {}, {})
    assert profile.streak_of_days("kill-the-kings", "2026-01-21") == (now, 7)
    assert profile.streak_of_days("high-card", "2026-01-21") is None


async def test_somebody_unknown_has_no_games(past: Past) -> None:
    profile = await past.shelf.database.read(profile_of, CHANNEL, GUILD, own=True)
    assert (profile.games, profile.ranks, profile.name) == ((), {}, None)
    assert profile.played("high-card").matches == 0


async def test_only_wins_that_count_tell_of_a_level_that_was_beaten(past: Past) -> None:
    """Else a step from the end of any match could be played on against Kings."""
    database, row, match = past.shelf.database, tables.results.c, tables.matches.c
    (duel,) = [each for each in await results(past) if each.user_id == DORA.user_id][-1:]
    lone = update(tables.results).where(row.user_id == DORA.user_id, row.slug == duel.slug)
    await database.run(lone.values(against=None))
    won = update(tables.results).where(row.number == duel.number, row.user_id == DORA.user_id)
    await database.run(won.values(against="king", won=True))
    for unrated in (None, "casual", "takeback"):
        this = update(tables.matches).where(match.id == duel.match_id)
        await database.run(this.values(unrated=unrated))
        profile = await database.read(profile_of, DORA.user_id, GUILD, own=False)
        assert profile.beaten.get(duel.slug) == (None if unrated else "king"), unrated


async def test_daily_deals_tell_nothing_of_ratings_and_levels(past: Past) -> None:
    """With a second account, people may have seen the cards."""
    eve, ledger, database = Person(4711, "eve", 1), past.shelf.ledger, past.shelf.database
    record, _ = await past.daily_deals.begin("high-card", eve, HERE)
    await let_all_decide(database)
    for chair in record.chairs[1:]:
        record = await ledger.read(record.id)
        given_up = Entry("concession", chair.seat)
        await ledger.change(record.id, actions.happen, record.version, given_up)
    await past.end_day()
    profile = await database.read(profile_of, eve.user_id, GUILD, own=True)
    feats = await database.read(feats_of, profile, "high-card")
    assert feats.computers == (Against("knight", 1, 1),)
    assert (profile.beaten, feats.skill, feats.next_level) == ({}, None, "page")


async def test_a_win_that_came_too_soon_counts_as_little_as_in_the_leaderboard(past: Past) -> None:
    """It has no rating either, so a chart that has all others is complete."""
    eve, fay, database = Person(4711, "eve", 1), Person(4712, "fay", 1), past.shelf.database
    await past.finish(await past.begin("high-card", [eve, ANN], {"target": 1}))
    early = await past.begin("high-card", [eve, fay])
    await database.run(update(tables.chairs).values(decided=True))
    await past.shelf.ledger.change(early.id, actions.resign, fay)
    profile = await database.read(profile_of, eve.user_id, GUILD, own=True)
    feats = await database.read(feats_of, profile, "high-card")
    line, shown = profile.ranks["high-card"], profile.played("high-card")
    assert (shown.matches, shown.counted, shown.won) == (2, line.played, line.won)
    assert [point.mu for point in feats.course] == [line.mu]
    assert [each.user_id for each in feats.opponents] == [ANN.user_id]
