"""Deals of the day that go by choices."""

import random
from collections.abc import Mapping
from statistics import fmean

import pytest
from sqlalchemy import select, update

from bot.match.shared_deals import Course, percentages
from bot.storage import tables
from cogs.daily.actions import judged_games
from cogs.daily.deals import daily_options, daily_seats
from games import GAMES
from games.core import Chance, Entry, Header, Level, begin, entry_of, step, time_out
from games.core.reviewing import Weighing, _behind_par, given_away
from tests.cogs.daily.test_daily_of_all_games import Alone, attempt
from tests.cogs.daily.test_daily_of_all_games import begin as begin_daily
from tests.games.reviews import quick_reviewers
from tests.support.reading import told
from tests.support.world import World, answer

by_choices = pytest.mark.parametrize("slug", judged_games())
DEALS = 2


async def judged(world: World, slug: str) -> Mapping[int, float | None]:
    row = tables.results.c
    found = await world.bot.database.rows(
        select(row.user_id, row.given_away).where(row.slug == slug)
    )
    return {each.user_id: each.given_away for each in found if each.user_id}


@by_choices
async def test_choices_are_judged_once_a_deal_is_finished(world: World, slug: str) -> None:
    game = GAMES[slug]
    await begin_daily(world, game)
    await Alone(world, game).finish()
    ann = world.person("ann").user_id
    await world.env.advance_time(61)
    (given,) = (await judged(world, slug)).values()
    assert given is not None
    record = await attempt(world)
    log = await world.bot.queries.log_of(record.id)
    reviewer = GAMES[slug].reviewer
    assert given == given_away(game, reviewer, record.header, log, 0)
    assert list(await judged(world, slug)) == [ann]
    page = answer(await world.people["ann"].slash(world.channel, "daily", game=slug))
    assert f"choices {0 - round(given, 1):+.1f} ranks" in told(page)
    assert "Your choices count here" in told(page)


@by_choices
async def test_who_chose_best_is_first_whatever_the_result(world: World, slug: str) -> None:
    game = GAMES[slug]
    for who in ("ann", "bob"):
        await begin_daily(world, game, who)
        await Alone(world, game, who).finish()
    await world.env.advance_time(61)
    row = tables.results.c
    for who, given, place in (("ann", 1.25, 1), ("bob", 0.5, 5)):
        mine = row.user_id == world.person(who).user_id
        values = {"given_away": given, "place": place, "won": place == 1}
        await world.bot.database.run(update(tables.results).where(mine).values(**values))
    page = told(answer(await world.people["ann"].slash(world.channel, "daily", game=slug)))
    assert page.index("bob") < page.index("ann")
    await world.bot.database.run(update(tables.results).where(row.place == 5).values(left=True))
    page = told(answer(await world.people["ann"].slash(world.channel, "daily", game=slug)))
    assert page.index("ann") < page.index("bob"), "who left it is last"


@by_choices
def test_stronger_players_choose_better(slug: str) -> None:
    with quick_reviewers():
        lost = {
            level: sum(_lost(slug, level, deal) for deal in range(DEALS))
            for level in ("page", "king")
        }
    assert lost["king"] < lost["page"]


def test_who_takes_on_decisions_that_cost_much_is_not_punished_for_noise() -> None:
    rng = random.Random(1)
    rows = tuple(tuple(rng.gauss(0, 1) for _ in range(18)) for _ in range(24))
    behind = [_behind_par(Weighing(tuple(range(18)), rows, ({},) * 18), at) for at in range(18)]
    assert abs(fmean(behind)) < 0.1


def test_choices_are_compared_by_how_far_apart_they_are() -> None:
    near, far = Course.of_choices(0.2), Course.of_choices(1.0)
    many = [Course.of_choices(each) for each in (0.0, 0.01, 0.02, 0.03, 0.04, 0.5)]
    *close, last = (each or 0 for each in percentages(many, by_choices=True))
    assert min(close) > 50 > last
    assert max(close) - min(close) < 5
    assert percentages([near, far]) == [100, 0]
    assert percentages([near, Course.of_choices(0.3)]) == [pytest.approx(60), pytest.approx(40)]
    assert percentages([near, near]) == [50, 50]


def _lost(slug: str, level: Level, number: int) -> float:
    """Play a daily deal with a level among Knights; return how far its choices are behind par."""
    game, players, log = GAMES[slug], GAMES[slug].computers, list[Entry]()
    key, seats = number.to_bytes(32, "big"), daily_seats(slug)
    header = Header(slug, game.rules_version, daily_options(slug), seats, key)
    state, chance = begin(game, header), Chance(key)
    while game.outcome(state) is None:
        entry = None
        for seat in sorted(game.to_act(state)):
            menu, player = game.menu(state, seat), players[level if seat == 0 else "knight"]
            rng = random.Random(f"{number}/{len(log)}/{seat}")
            action = player.choose(game.view(state, seat), menu, rng) if menu else None
            if action is not None:
                entry = entry_of(game, seat, action)
                break
        log.append(entry or time_out(game, state, chance))
        step(game, state, log[-1], chance)
    return given_away(game, GAMES[slug].reviewer, header, log, 0)
